# %% [raw] part="facts"
# word = "play-inkan"
#
# [title]
# en = "Play Inkan Aarre"
# es = "Juega a Inkan Aarre"

# %% [markdown] lang="en"
# # Play Inkan Aarre
#
# The Inca's Treasure lies under one of 34 golden disks, somewhere in South America. Find it, and bring it to Machu Picchu. Run the two cells below with **Shift + Enter** and play. Write your own names in `seats`; `"bot:explorer"` is a bot, which plays by itself. Two to six can play.
#
# [Español](es/play-inkan.ipynb) · [Start and lessons](00-start.ipynb)

# %% [markdown] lang="es" of="239ae08c"
# # Juega a Inkan Aarre
#
# El Tesoro del Inca está bajo uno de los 34 discos dorados, en algún lugar de Sudamérica. Encuéntralo y llévalo a Machu Picchu. Ejecuta las dos celdas siguientes con **Mayús + Intro** y juega. Escribe vuestros nombres en `seats`; `"bot:explorer"` es un robot, que juega solo. Pueden jugar de dos a seis personas.
#
# [English](../play-inkan.ipynb) · [Inicio y lecciones](00-start.ipynb)

# %%
from pathlib import Path
from tempfile import gettempdir

from IPython.display import Markdown

import tesoro_lab as tl

lang = "«en|es»"
match = tl.new_match("inkan", seats=["Ana", "Luis", "bot:explorer"], seed=7)

# %%
tl.table(match, lang=lang)

# %% [markdown] lang="en"
# ## At the table
#
# * **Buttons** are the moves allowed now; a grey one says why not. First say how you travel, by land, by sea or by air; then the die is thrown. Everything works from the keyboard too: Tab to move, Enter to press.
# * **Places to stop** light up on the map after a throw. Choose one on the map or from the list.
# * **{{label odds}}** says where a throw can take you, how many turns it is to Machu Picchu by each way with your money, what the next disk may be and what it is worth on average.
# * **{{label timeline}}**: go back to any move and look, or press **{{label branch_here}}** and try something else from there. After **{{label undo}}** the same throws and disks come again.
# * **{{label save}}** keeps the whole match in a small file, and **{{label load}}** brings it back. The table also saves by itself after every move: after a restart of the kernel press **{{label resume}}**.
# * **Teacher's dice**: untick *Chance plays by itself*, and you can choose each throw and each disk, to show a rule to the class. The record keeps them like any other.
# * **{{label new_game}}** asks for players, bots, rules and the seed: the same seed gives the same game to the whole class.
#
# The map is reconstructed: the rulebook names a few places, and the other circles, roads, lanes and lines are ours. Two lessons are played on it: [Routes and journeys](06-routes-and-journeys.ipynb) and [Under the disk](07-under-the-disk.ipynb).

# %% [markdown] lang="es" of="3600c299"
# ## En la mesa
#
# * Los **botones** son las jugadas permitidas ahora; uno gris dice por qué no. Primero di cómo viajas, por tierra, por mar o por aire; después se tira el dado. Todo funciona también con el teclado: Tab para moverse, Intro para pulsar.
# * Los **lugares donde parar** se iluminan en el mapa después de una tirada. Elige uno en el mapa o en la lista.
# * **{{label odds}}** dice adónde puede llevarte una tirada, cuántos turnos hay hasta Machu Picchu de cada manera con tu dinero, qué puede ser el próximo disco y cuánto vale de media.
# * **{{label timeline}}**: vuelve a cualquier jugada y mira, o pulsa **{{label branch_here}}** y prueba otra cosa desde allí. Después de **{{label undo}}** salen otra vez las mismas tiradas y los mismos discos.
# * **{{label save}}** conserva la partida entera en un archivo pequeño, y **{{label load}}** la recupera. La mesa también guarda sola después de cada jugada: si el núcleo se reinicia, pulsa **{{label resume}}**.
# * **Dados a elección**: desmarca *El azar juega solo* y podrás elegir cada tirada y cada disco, para enseñar una regla a la clase. El registro los guarda como cualquier otro.
# * **{{label new_game}}** pregunta por participantes, robots, reglas y semilla: la misma semilla da la misma partida a toda la clase.
#
# El mapa es una reconstrucción: el reglamento nombra unos pocos lugares, y los demás círculos, caminos, rutas y líneas son nuestros. En él se juegan dos lecciones: [Rutas y viajes](06-routes-and-journeys.ipynb) y [Bajo el disco](07-under-the-disk.ipynb).

# %%
Markdown(tl.words.rules_in_short("inkan", lang))

# %% [markdown] lang="en"
# ## Without the table
#
# The same match in lines of code: this is how lessons and bots see it. Ana goes by land, throws a 2, stops in São Paulo and pays for the disk there. A match that is saved here opens at the table, and the other way round.

# %% [markdown] lang="es" of="0ebb8d43"
# ## Sin la mesa
#
# La misma partida en líneas de código: así la ven las lecciones y los robots. Ana va por tierra, saca un 2, para en São Paulo y paga por el disco. Una partida guardada aquí se abre en la mesa, y al revés.

# %%
other = tl.new_match("inkan", seats=["Ana", "Luis"], seed=2)
other.run()
other.play("land")
other.play("die 2")  # «teacher's dice|dados a elección»
other.play(tl.Move("go", ("SAO",)))
other.play("pay")
other.run()
print("\n".join(tl.log(other, lang=lang)))

# %%
# «Any folder of yours will do.|Vale cualquier carpeta tuya.»
place = Path(gettempdir()) / "inkan.json"
other.save(place)
again = tl.load_match(place)
print(again.moves == other.moves)
