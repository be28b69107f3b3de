"""The rules of Inkan Aarre in short."""

from tesoro_lab.words.numbers import Pair

IN_SHORT: Pair = (
    """\
### Inkan Aarre in short

**Aim.** Find the Inca's Treasure, hidden under one of 34 golden disks somewhere in South America,
and bring it to Machu Picchu. If the treasure has been found, a Lucky Sun turned after that wins
there too: the first to arrive has won, and no exact throw is needed.

**Start.** All begin in Rio de Janeiro with 300 pesos. The highest throw goes first.

**Your turn.** On a disk that is still face down you may pay for it, throw for it or wait;
each of these ends the turn. Or you travel: by land, by sea or by air. Choose before you throw.

**By land.** Roads are free. Use the whole throw without turning back; only at a red circle may
you stop early. Where a road ends, the rest of the throw is lost.

**By sea.** Pay 100 pesos once, and they hold as long as you stay on sea, harbours included. A step
inland, a flight or the guide ends the stay. Or sail two steps a turn free, without a throw.
The Amazon is sea.

**By air.** From circle to circle along a red line: 300 pesos, no throw, one line a turn.

**Disks.** When you arrive on one, pay 100 pesos to turn it, or throw: 4, 5 or 6 turns it free.
If that fails, you may try again on later turns. A turned disk leaves the map.

| disk | how many | what it brings |
|---|---|---|
| Inca's Treasure | 1 | the race to Machu Picchu |
| Golden cup | 3 | 1,000 pesos |
| Silver necklace | 4 | 600 pesos |
| Ancient pottery | 4 | 300 pesos |
| Guide | 2 | leads you anywhere, in the same turn or never |
| Lucky Sun | 8 | counts only after the treasure was found |
| Devil | 3 | all your money is gone |
| Empty disk | 10, one of them set aside | sand |

**Rewards.** The first to stop at Cap Horn receives 500 pesos; at the Iguazu Falls and in Iquitos,
200.
""",
    """\
### Inkan Aarre en breve

**Objetivo.** Encontrar el Tesoro del Inca, oculto bajo uno de los 34 discos de oro repartidos por
América del Sur, y llevarlo a Machu Picchu. Una vez hallado, también gana allí un Sol de la Suerte
que salga después: vence quien llega antes, y no hace falta una tirada exacta.

**Comienzo.** Se sale de Río de Janeiro con 300 pesos por cabeza. Empieza la tirada más alta.

**Tu turno.** Sobre un disco boca abajo puedes pagar por él, tirar por él o esperar: con eso acaba
el turno. O bien viajas: por tierra, por mar o por aire. Se elige antes de tirar.

**Por tierra.** Los caminos son gratis. Se usa toda la tirada sin volver atrás; solo en un círculo
rojo se puede parar antes. Donde el camino acaba, el resto se pierde.

**Por mar.** Se pagan 100 pesos una vez, y valen mientras sigas en el mar, puertos incluidos. Un
paso tierra adentro, un vuelo o el guía acaban con ellos. O navegas gratis dos pasos por turno, sin
tirar. El Amazonas es mar.

**Por aire.** De círculo a círculo por una línea roja: 300 pesos, sin tirar, una línea por turno.

**Discos.** Al llegar a uno, paga 100 pesos para descubrirlo o tira: con 4, 5 o 6 sale gratis. Si
no, puedes volver a probar en otros turnos. El disco descubierto se retira del mapa.

| disco | cuántos | qué trae |
|---|---|---|
| Tesoro del Inca | 1 | la carrera hacia Machu Picchu |
| Copa de oro | 3 | 1.000 pesos |
| Collar de plata | 4 | 600 pesos |
| Cerámica antigua | 4 | 300 pesos |
| Guía | 2 | te lleva adonde quieras, en el mismo turno o nunca |
| Sol de la Suerte | 8 | solo cuenta una vez hallado el tesoro |
| Diablo | 3 | adiós a todo tu dinero |
| Disco vacío | 10, uno de ellos apartado | arena |

**Premios.** Quien primero para en el cabo de Hornos recibe 500 pesos; en las cataratas del Iguazú y
en Iquitos, 200.
""",
)
