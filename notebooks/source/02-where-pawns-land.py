# %% [raw] part="facts"
# word = "landing"
# site = true
# minutes = 45
#
# [title]
# en = "Where pawns land"
# es = "Dónde caen las fichas"
#
# [level]
# en = "second steps (from 15 years)"
# es = "segundos pasos (desde 15 años)"
#
# [needs]
# en = "fractions, percentages, and the lesson Two dice; no Python"
# es = "fracciones, porcentajes y la lección Dos dados; nada de Python"
#
# [learns]
# en = "how a table of single steps (a Markov chain) tells where a pawn is in the long run, how soon the start is forgotten, and why two right tables can differ"
# es = "cómo una tabla de pasos sueltos (una cadena de Markov) dice dónde está una ficha a la larga, cuánto tarda en olvidarse la salida y por qué dos tablas correctas pueden ser distintas"

# %% [markdown] lang="en"
# A board is a ring of 40 spaces, and everybody goes round and round. So each space should see the same number of visitors, shouldn't it? By the end of this lesson you know which spaces are hit most, why, and how one finds it out without throwing a single die.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="e3e8d576"
# Un tablero es un anillo de 40 casillas, y todo el mundo da vueltas y vueltas. Así que cada casilla debería recibir las mismas visitas, ¿no? Al final de esta lección sabrás qué casillas se pisan más, por qué, y cómo se averigua sin tirar un solo dado.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from fractions import Fraction

import tesoro_lab as tl
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# Write down your guesses. The first two are percentages: `2.5` means one roll of 40. Nobody marks them.

# %% [markdown] lang="es" of="aca6dda4"
# ## 1. Predice
#
# Apunta tus predicciones. Las dos primeras son porcentajes: `2.5` quiere decir una tirada de cada 40. Nadie las califica.

# %%
guess_held = 2.5  # ? «of 100 rolls, how many end with the pawn held in the Galleys|de 100 tiradas, cuántas acaban con la ficha presa en Galeras»
guess_malta = 2.5  # ? «of 100 rolls, how many end on Malta (space 18)|de 100 tiradas, cuántas acaban en Malta (casilla 18)»
guess_rolls = 10  # ? «after how many rolls does it hardly matter where one began|tras cuántas tiradas apenas importa dónde se empezó»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play three minutes with your neighbour. On paper, make a mark for each roll: on which of the four sides of the board does it end, or in the Galleys?

# %% [markdown] lang="es" of="3343a5d0"
# ## 2. Juega
#
# Juega tres minutos con quien tengas al lado. En un papel, haz una marca por cada tirada: ¿en cuál de los cuatro lados del tablero acaba, o acaba en Galeras?

# %%
match = tl.new_match("ruta", seats=["Ana", "Luis"], seed="where-pawns-land")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# Now a pawn that does nothing but roll, 400 times. Here are the five places where it ended most often.

# %% [markdown] lang="es" of="5143b4e3"
# Ahora una ficha que no hace más que tirar, 400 veces. Estos son los cinco sitios donde acabó más veces.

# %%
board = tl.RutaBoard.load()
walk = tl.odds.walks.simulate(400, seed="an-afternoon")
held = "«held in the Galleys|presa en Galeras»"
names = [tl.words.space(board, k, lang) for k in range(40)] + [held]
for k in sorted(walk.roll, key=lambda k: -walk.roll[k])[:5]:
    print(f"{walk.roll[k]:3}  {names[k]}")

# %% [markdown] lang="en"
# If all were alike, each would have about 10. Is it luck that some have more? 400 rolls can't tell. Let us count instead.
#
# ## 3. Exact, on a tiny board
#
# Three islands in a ring: **Start**, **Port**, **Reef**, and again Start. You toss a coin: heads, one island on; tails, two. But whoever comes to the Reef is swept back to Start at once.
#
# From Start: heads leads to Port. Tails leads to the Reef, and so back to Start. In a table, one row for each island where one can be:
#
# | from \ to | Start | Port |
# |---|---|---|
# | Start | 1/2 | 1/2 |
# | Port | ? | ? |
#
# The next place depends only on where you are *now*, not on how you got there. That is a **Markov chain**, and this is its **transition matrix**. The Reef needs no row: nobody ever stays there.
#
# **Question `landing-1`.** You are in Port. What is the chance that you are in Start after the next toss?

# %% [markdown] lang="es" of="a7e93191"
# Si todos fueran iguales, cada uno tendría unas 10. ¿Es suerte que algunos tengan más? Con 400 tiradas no se puede saber. Vamos a contar.
#
# ## 3. Exacto, en un tablero diminuto
#
# Tres islas en anillo: **Salida**, **Puerto**, **Arrecife** y otra vez Salida. Se tira una moneda: cara, una isla adelante; cruz, dos. Pero a quien llega al Arrecife la corriente lo devuelve a la Salida en el acto.
#
# Desde la Salida: con cara se va a Puerto. Con cruz se va al Arrecife y, por tanto, de vuelta a la Salida. En una tabla, una fila por cada isla donde se puede estar:
#
# | de \ a | Salida | Puerto |
# |---|---|---|
# | Salida | 1/2 | 1/2 |
# | Puerto | ? | ? |
#
# El sitio siguiente depende solo de dónde estás *ahora*, no de cómo llegaste. Eso es una **cadena de Markov**, y esta es su **matriz de transición**. El Arrecife no necesita fila: nadie se queda allí.
#
# **Pregunta `landing-1`.** Estás en Puerto. ¿Cuál es la probabilidad de estar en la Salida después de la próxima moneda?

# %%
port_to_start = Fraction(1)  # ?
check("landing-1", port_to_start)

# %% [markdown] lang="en"
# **Question `landing-2`.** You begin in Start. What is the chance that you are in Start after **two** tosses? Go along each way and multiply; then add the ways.

# %% [markdown] lang="es" of="db0dde5e"
# **Pregunta `landing-2`.** Empiezas en la Salida. ¿Cuál es la probabilidad de estar en la Salida después de **dos** monedas? Recorre cada camino y multiplica; después suma los caminos.

# %%
start_after_two = Fraction(1, 2) * Fraction(1, 2) + Fraction(1, 2) * 1  # ?
check("landing-2", start_after_two)

# %% [markdown] lang="en"
# A computer goes on like that, toss by toss. Here is the chance of being in Start, for one who begins in Start and for one who begins in Port.

# %% [markdown] lang="es" of="2c394e6c"
# Un ordenador sigue así, moneda tras moneda. Aquí está la probabilidad de estar en la Salida, para quien empieza en la Salida y para quien empieza en Puerto.

# %%
from_start, from_port = Fraction(1), Fraction(0)


def toss(start):
    port = 1 - start
    # «half of Start stays, all of Port comes|queda media Salida, vuelve todo Puerto»
    return start / 2 + port


for n in range(9):
    print(f"{n}  {float(from_start):.4f}  {float(from_port):.4f}")
    from_start, from_port = toss(from_start), toss(from_port)

# %% [markdown] lang="en"
# Both columns settle on the same number, whatever the start. Nobody stands still: pawns go on and on. What settles is the **chance**. It settles where one more toss changes nothing any more: this is the **stationary distribution**.
#
# **Question `landing-3`.** In the long run, which share of the time are you in **Port**? Call it $p$. In Port you arrive only from Start, with heads: so $p = \frac12\,(1 - p)$.

# %% [markdown] lang="es" of="f6eac7c2"
# Las dos columnas se asientan en el mismo número, se empiece donde se empiece. Nadie se queda quieto: las fichas siguen y siguen. Lo que se asienta es la **probabilidad**. Se asienta donde una moneda más ya no cambia nada: es la **distribución estacionaria**.
#
# **Pregunta `landing-3`.** A la larga, ¿qué parte del tiempo estás en **Puerto**? Llámala $p$. A Puerto solo se llega desde la Salida, con cara: por tanto $p = \frac12\,(1 - p)$.

# %%
share_of_port = Fraction(1, 3)  # ?
check("landing-3", share_of_port)

# %% [markdown] lang="en"
# ## 4. Exact, on the real board
#
# Now La Ruta's board, with everything that moves a pawn: doubles, cards, the Galleys. The chain is walked by the game's own rules, throw by throw. It has more states than the board has spaces, since the next roll also depends on how many doubles were thrown before.

# %% [markdown] lang="es" of="e4e585a5"
# ## 4. Exacto, en el tablero de verdad
#
# Ahora el tablero de La Ruta, con todo lo que mueve una ficha: dobles, cartas, Galeras. La cadena se recorre con las reglas del propio juego, tirada a tirada. Tiene más estados que casillas el tablero, porque la tirada siguiente también depende de cuántos dobles han salido antes.

# %%
pawn = tl.odds.pawn_chain()
print(len(pawn.rolls), "«states|estados»")
for state in (Pawn(18), Pawn(18, 1), Pawn(18, 2)):
    print(state, "->", len(pawn.rolls.steps[state]), "«states may come next|estados pueden seguir»")
places = pawn.places()
print(sum(share for _, share in places.items()))

# %% [markdown] lang="en"
# `Pawn(18, 2)` stands on Malta and has thrown two doubles this turn: for it the next double means the Galleys. The shares in `places` are exact fractions; they add up to 1. This is the board coloured by them.

# %% [markdown] lang="es" of="fa723674"
# `Pawn(18, 2)` está en Malta y ha sacado dos dobles en este turno: para ella el próximo doble son las Galeras. Las proporciones de `places` son fracciones exactas; suman 1. Este es el tablero coloreado con ellas.

# %%
chart = tl.figures.heat_map(places, lang=lang)
print(tl.figures.text_of(chart))
print(compare(guess_held, 100 * places[40], share=False))
print(compare(guess_malta, 100 * places[18], share=False))
chart

# %% [markdown] lang="en"
# The Galleys draw pawns in, by a space, by cards and by three doubles; from there most rolls lead 6, 7, 8 or 9 spaces on. That is why Sardinia, Malta and Tripoli stand out. Cards send pawns to Start and to Mahón. The last side sees fewer pawns, for some have been taken away at 30.
#
# **Question `landing-4`.** Malta is the end of 3.08% of all rolls. A pawn has just stopped on Malta. After how many rolls, on average, does it stop there again?

# %% [markdown] lang="es" of="43689c9c"
# Las Galeras atraen fichas, por una casilla, por cartas y por tres dobles; desde allí la mayoría de las tiradas llevan 6, 7, 8 o 9 casillas más allá. Por eso destacan Cerdeña, Malta y Trípoli. Algunas cartas envían fichas a la Salida y a Mahón. Al último lado llegan menos, porque en la 30 se han apartado unas cuantas.
#
# **Pregunta `landing-4`.** En Malta acaba el 3,08 % de las tiradas. Una ficha acaba de parar en Malta. ¿Después de cuántas tiradas, de media, vuelve a parar allí?

# %%
return_to_malta = 1 / 0.0308  # ?
check("landing-4", return_to_malta)

# %% [markdown] lang="en"
# **Question `landing-5`.** The space Go to the Galleys shows 0.00%. Why?
#
# * `"a"`: The dice never lead there.
# * `"b"`: The dice lead there as often as elsewhere, but no roll *ends* there.
# * `"c"`: It is so rare that it rounds to 0.00%.

# %% [markdown] lang="es" of="8de9b55b"
# **Pregunta `landing-5`.** La casilla Vaya a Galeras muestra 0,00 %. ¿Por qué?
#
# * `"a"`: Los dados nunca llevan allí.
# * `"b"`: Los dados llevan allí tanto como a otras, pero ninguna tirada *acaba* allí.
# * `"c"`: Es tan raro que se redondea a 0,00 %.

# %%
why_zero = "b"  # ?
check("landing-5", why_zero)

# %% [markdown] lang="en"
# ## 5. How one counts
#
# Published tables of such games differ, and mostly nobody has made a mistake: they count different things. And it matters what one does in the Galleys, pay at once or wait for a double.

# %% [markdown] lang="es" of="749d1604"
# ## 5. Cómo se cuenta
#
# Las tablas publicadas de juegos así no coinciden, y casi nunca hay un error: cuentan cosas distintas. Y también importa qué se hace en Galeras, pagar enseguida o esperar un doble.

# %%
print("«                     18     30   held|                     18     30   presa»")
for galleys in ("pay", "wait"):
    for convention in ("roll", "turn", "touched"):
        row = tl.odds.pawn_chain(galleys=galleys).places_floats(convention)
        shown = [tl.words.percent(row[k], lang, 2) for k in (18, 30, 40)]
        print(f"{galleys:5} {convention:9} {'  '.join(shown)}")
print(f"«rolls in a turn|tiradas por turno»: {float(pawn.rolls_per_turn()):.4f}")

# %% [markdown] lang="en"
# * `roll`: where the pawn is at the end of each roll.
# * `turn`: where it is at the end of each turn; after a double the places on the way don't count.
# * `touched`: every stop counts, also the card space before the card sends the pawn on.
#
# **Question `landing-6`.** You own Malta and want to know how often one **throw** of an opponent brings you a toll. Which line gives it, if opponents pay at once in the Galleys?
#
# * `"a"`: The one for `roll`.
# * `"b"`: The one for `turn`.
# * `"c"`: None: the lines contradict each other, so at most one can be right.

# %% [markdown] lang="es" of="6eae90f0"
# * `roll`: dónde está la ficha al final de cada tirada.
# * `turn`: dónde está al final de cada turno; tras un doble, las casillas del camino no cuentan.
# * `touched`: cuenta cada parada, también la casilla de carta antes de que la carta mande la ficha a otro sitio.
#
# **Pregunta `landing-6`.** Malta es tuya y quieres saber cada cuánto una **tirada** de un rival te da un peaje. ¿Qué línea lo dice, si los rivales pagan enseguida en Galeras?
#
# * `"a"`: La de `roll`.
# * `"b"`: La de `turn`.
# * `"c"`: Ninguna: las líneas se contradicen, así que como mucho una puede ser correcta.

# %%
right_line = "a"  # ?
check("landing-6", right_line)

# %% [markdown] lang="en"
# **Question `landing-7`.** Three opponents play 20 more rounds; a turn has 1.17 rolls on average. How many tolls do you expect for Malta?

# %% [markdown] lang="es" of="aa560f8d"
# **Pregunta `landing-7`.** Tres rivales juegan 20 rondas más; un turno tiene 1,17 tiradas de media. ¿Cuántos peajes esperas por Malta?

# %%
tolls_of_malta = 3 * 20 * 1.17 * 0.0308  # ?
check("landing-7", tolls_of_malta)

# %% [markdown] lang="en"
# ## 6. How soon the start is forgotten
#
# All pawns begin on Start. The **distance from equilibrium** says which part of the chance still lies in the wrong places: nearly 100% at first, 0% when the long-run table holds. It is sometimes called total variation.

# %% [markdown] lang="es" of="de88f1c7"
# ## 6. Cuánto tarda en olvidarse la salida
#
# Todas las fichas empiezan en la Salida. La **distancia al equilibrio** dice qué parte de la probabilidad está todavía donde no debe: casi el 100 % al principio, 0 % cuando ya vale la tabla a largo plazo. También se llama variación total.

# %%
rows = {
    names[0]: pawn.rolls.distances(40, Pawn(0)),
    names[18]: pawn.rolls.distances(40, Pawn(18)),
}
chart = tl.figures.mixing(rows, lang=lang)
print(tl.figures.text_of(chart))
first = next(n for n in range(41) if rows[names[0]][n] < 0.01)
print(compare(guess_rolls, first, share=False))
chart

# %% [markdown] lang="en"
# After about 28 rolls, or 24 turns, less than 1% is left. A game lasts longer than that, so the long-run table is a good one for it; only the first two laps of the board are clearly different.
#
# **Question `landing-8`.** What is it that comes to rest as the rolls go by?
#
# * `"a"`: The pawn: in the end it moves between a few spaces only.
# * `"b"`: The visits: a space that has had too few gets more of them later, until all is even.
# * `"c"`: The chance of finding the pawn on each space.

# %% [markdown] lang="es" of="91026731"
# Tras unas 28 tiradas, o 24 turnos, queda menos del 1 %. Una partida dura más, así que la tabla a largo plazo le sirve bien; solo las dos primeras vueltas al tablero son claramente distintas.
#
# **Pregunta `landing-8`.** ¿Qué es lo que se asienta con las tiradas?
#
# * `"a"`: La ficha: al final solo se mueve entre unas pocas casillas.
# * `"b"`: Las visitas: una casilla que ha tenido pocas recibe más después, hasta que todo se iguala.
# * `"c"`: La probabilidad de encontrar la ficha en cada casilla.

# %%
what_settles = "c"  # ?
check("landing-8", what_settles)

# %% [markdown] lang="en"
# ## 7. Simulate
#
# A pawn rolls 20,000 times, with real piles of cards that go round. Each place gets its share, and its distance from the exact one in **standard errors**, $\sqrt{p\,(1-p)/n}$. Luck alone keeps 95 of 100 shares within two of them.
#
# **Question `landing-9`.** Of the 40 places that can have visitors, about how many will lie **more** than two standard errors off, though nothing is wrong?

# %% [markdown] lang="es" of="5b824601"
# ## 7. Simula
#
# Una ficha tira 20.000 veces, con mazos de verdad que dan la vuelta. De cada sitio sale su proporción y lo que se aparta de la exacta en **errores típicos**, $\sqrt{p\,(1-p)/n}$. El azar, por sí mismo, deja 95 de cada 100 proporciones a menos de dos de ellos.
#
# **Pregunta `landing-9`.** De los 40 sitios que pueden tener visitas, ¿cuántos se apartarán **más** de dos errores típicos, más o menos, aunque nada esté mal?

# %%
places_off = 40 * 0.05  # ?
check("landing-9", places_off)

# %%
walk = tl.odds.walks.simulate(20_000, seed="landing")
chart = tl.figures.heat_map(places, walk.roll, "errors", lang=lang)
print(tl.figures.text_of(chart))
chart

# %%
tl.figures.landing_bars(places, walk.roll, lang=lang)

# %% [markdown] lang="en"
# The diamonds dance around the tops of the bars. The exact table took no luck at all; the simulation shows that it is the game's own table, real piles of cards included.
#
# ## 8. Explore
#
# Choose how to count and what is done in the Galleys; watch the pawn leave Start roll by roll; let it roll 100,000 times.

# %% [markdown] lang="es" of="88662d65"
# Los rombos bailan alrededor del final de las barras. La tabla exacta no ha necesitado suerte; la simulación muestra que es la del propio juego, con mazos de verdad.
#
# ## 8. Explora
#
# Elige cómo se cuenta y qué se hace en Galeras; mira cómo la ficha deja la Salida tirada a tirada; hazla tirar 100.000 veces.

# %%
lab = tl.explore.heat_map(lang=lang)
lab

# %%
print(lab.text)

# %% [markdown] lang="en"
# ## 9. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * Not all spaces of a ring are hit equally often because ...
# * In the long run it does not matter where one began because ...
# * Two tables of the same game can differ and both be right because ...

# %% [markdown] lang="es" of="654d3400"
# ## 9. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * No todas las casillas de un anillo se pisan igual porque...
# * A la larga no importa dónde se empezó porque...
# * Dos tablas del mismo juego pueden ser distintas y correctas las dos porque...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * Not all spaces of a ring are hit equally often because some rules break the ring: a space, cards and doubles put pawns into the Galleys, and from there they go on.
# * In the long run it does not matter where one began because each roll spreads the chance further, until one more roll changes nothing.
# * Two tables of the same game can differ and both be right because one counts ends of rolls, the other ends of turns or every stop, and because players may pay or wait in the Galleys.

# %% [markdown] lang="es" of="4dc42adb" part="solution"
# Una manera de terminarlas:
#
# * No todas las casillas de un anillo se pisan igual porque algunas reglas rompen el anillo: una casilla, las cartas y los dobles llevan fichas a Galeras, y desde allí siguen.
# * A la larga no importa dónde se empezó porque cada tirada reparte más la probabilidad, hasta que una tirada más no cambia nada.
# * Dos tablas del mismo juego pueden ser distintas y correctas las dos porque una cuenta finales de tirada y otra finales de turno o cada parada, y porque en Galeras se puede pagar o esperar.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# | Minutes | What happens |
# |---|---|
# | 0-4 | Guesses. Show of hands: is every space hit equally often? |
# | 4-10 | Play with the tally of the four sides; add up the class's tallies. |
# | 10-21 | The tiny board at the blackboard, questions 1 to 3. |
# | 21-28 | The map, questions 4 and 5. Let students say why before you read the paragraph. |
# | 28-33 | How one counts, questions 6 and 7. |
# | 33-37 | Forgetting the start, question 8. |
# | 37-45 | Simulation, question 9, the explorer; the sentences of *Explain* aloud. |
#
# Short of time, or with a slow class: give questions 7 and 9 and the explorer as homework. No projector: the worksheet below carries the tiny board, and the map can be printed.
#
# ## At the blackboard
#
# 1. Draw the three islands and put a counter on Start. Let the class toss a coin 30 times and keep a tally of Start and Port. Then draw the two arrows from Start, each with 1/2, and ask for those from Port.
# 2. Write the chance of Start under one another: 1, 1/2, 3/4, 5/8, 11/16. Ask: is it going somewhere? Each number is half of the one before plus what Port gives back.
# 3. Think of 300 pawns instead of one. After a while 200 are in Start and 100 in Port; at each toss 100 leave Start for Port and 100 come back. All move, and the picture stands still.
# 4. Draw the corner of the Galleys with arrows leading in (a space, cards, doubles) and the dice leading out, tallest at 7. The map is that drawing.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the map, the second by the 300 pawns, the third by the six lines of section 5.
#
# ## Answers
#
# {{answers}}
#
# Questions 4, 7 and 9 can't be read off an earlier output. The printed shares are those of our board under the rulebook's rules, with cards drawn as if each draw were fresh.
#
# ## Going further
#
# * How many rolls from Start to a first stop on Constantinople? `targets = [s for s in pawn.rolls.states if s.at == 39]`, then `pawn.rolls.hitting_times_floats(targets)[Pawn(0)]`, about 46; `tl.figures.first_passage(pawn.rolls.first_passage(Pawn(0), targets, 60), lang=lang)` draws it. Why is it not the same as the way back from Constantinople to Constantinople?
# * Real piles go round, and a card that is kept is missing from its pile. How much does that change? `tl.odds.walks.simulate` has `piles="independent"` to compare; the difference needs millions of rolls to show.
# * Change one card in a copy of `ruta_cards.csv` and load it with `RutaBoard.from_csv`: `tl.odds.pawn_chain(board)` and the map follow at once.

# %% [markdown] lang="es" of="1d57a940" part="teacher"
# ## Tiempos
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-4 | Predicciones. A mano alzada: ¿se pisan todas las casillas igual? |
# | 4-10 | Se juega llevando la cuenta de los cuatro lados; se suman las cuentas de la clase. |
# | 10-21 | El tablero diminuto en la pizarra, preguntas 1 a 3. |
# | 21-28 | El mapa, preguntas 4 y 5. Que el alumnado diga por qué antes de leer el párrafo. |
# | 28-33 | Cómo se cuenta, preguntas 6 y 7. |
# | 33-37 | Olvidar la salida, pregunta 8. |
# | 37-45 | La simulación, pregunta 9, el explorador; las frases de *Explica* en voz alta. |
#
# Si falta tiempo o la clase va despacio: deja las preguntas 7 y 9 y el explorador para casa. Si no hay proyector: la hoja de trabajo de abajo trae el tablero diminuto, y el mapa se puede imprimir.
#
# ## En la pizarra
#
# 1. Dibuja las tres islas y pon una ficha en la Salida. Que la clase tire una moneda 30 veces y lleve la cuenta de Salida y Puerto. Después dibuja las dos flechas de la Salida, cada una con 1/2, y pregunta por las de Puerto.
# 2. Escribe una debajo de otra la probabilidad de la Salida: 1, 1/2, 3/4, 5/8, 11/16. Pregunta: ¿va a alguna parte? Cada número es la mitad del anterior más lo que devuelve Puerto.
# 3. Piensa en 300 fichas en vez de una. Al cabo de un rato hay 200 en la Salida y 100 en Puerto; con cada moneda 100 van de la Salida a Puerto y 100 vuelven. Todas se mueven y el dibujo no cambia.
# 4. Dibuja la esquina de Galeras con flechas que entran (una casilla, cartas, dobles) y los dados que salen, más altos en el 7. El mapa es ese dibujo.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con el mapa, la segunda con las 300 fichas y la tercera con las seis líneas del apartado 5.
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 4, 7 y 9 no se pueden leer en ninguna salida anterior. Las proporciones son las de nuestro tablero con las reglas del reglamento, como si cada carta se sacara del mazo entero.
#
# ## Para ir más lejos
#
# * ¿Cuántas tiradas hay de la Salida a la primera parada en Constantinopla? `targets = [s for s in pawn.rolls.states if s.at == 39]` y después `pawn.rolls.hitting_times_floats(targets)[Pawn(0)]`, unas 46; `tl.figures.first_passage(pawn.rolls.first_passage(Pawn(0), targets, 60), lang=lang)` lo dibuja. ¿Por qué no es lo mismo que volver de Constantinopla a Constantinopla?
# * Los mazos de verdad dan la vuelta, y una carta guardada falta en el suyo. ¿Cuánto cambia eso? `tl.odds.walks.simulate` tiene `piles="independent"` para comparar; hacen falta millones de tiradas para ver la diferencia.
# * Cambia una carta en una copia de `ruta_cards.csv` y cárgala con `RutaBoard.from_csv`: `tl.odds.pawn_chain(board)` y el mapa la siguen al momento.

# %% [markdown] lang="en" part="worksheet"
# # Where pawns land: worksheet
#
# Name: ______________________  You need a coin for two people.
#
# Three islands in a ring: Start, Port, Reef, and again Start. Heads: one island on. Tails: two. Whoever comes to the Reef is swept back to Start at once.
#
# **A. Predict.** In the long run one is in Start ____ of 30 times.
#
# **B. Toss** 30 times with your neighbour, beginning in Start. Tally where you are after each toss.
#
# | Start | Port |
# |---|---|
# | &nbsp; | |
#
# **C. Exact.** Fill in the table.
#
# | from \ to | Start | Port |
# |---|---|---|
# | Start | 1/2 | 1/2 |
# | Port | | |
#
# 1. From Port, the chance of Start after one toss: ____
# 2. From Start, the chance of Start after two tosses: ____
# 3. In the long run, the share of Port: p = ½ (1 − p), so p = ____
#
# On the real board, of 100 rolls about 3.08 end on Malta and 3.93 in the Galleys; a turn has 1.17 rolls.
#
# 4. From one stop on Malta to the next: ____ rolls on average
# 5. Go to the Galleys has 0.00% because ______________________
# 6. How often does a throw bring a toll for Malta? Count ends of: rolls / turns / all stops (underline one)
# 7. Three opponents, 20 rounds: ____ tolls for Malta
# 8. What settles in the long run: the pawn / the chance / the visits (underline one)
# 9. Of 40 shares, about ____ lie more than two standard errors off by luck alone.
#
# **D. Explain.** Not all spaces of a ring are hit equally often because ______________________

# %% [markdown] lang="es" of="b511db6c" part="worksheet"
# # Dónde caen las fichas: hoja de trabajo
#
# Nombre: ______________________  Hace falta una moneda para dos personas.
#
# Tres islas en anillo: Salida, Puerto, Arrecife y otra vez Salida. Cara: una isla adelante. Cruz: dos. A quien llega al Arrecife la corriente lo devuelve a la Salida en el acto.
#
# **A. Predice.** A la larga se está en la Salida ____ de 30 veces.
#
# **B. Tira** la moneda 30 veces con quien tengas al lado, empezando en la Salida. Anota dónde estás después de cada una.
#
# | Salida | Puerto |
# |---|---|
# | &nbsp; | |
#
# **C. Exacto.** Rellena la tabla.
#
# | de \ a | Salida | Puerto |
# |---|---|---|
# | Salida | 1/2 | 1/2 |
# | Puerto | | |
#
# 1. Desde Puerto, la probabilidad de la Salida tras una moneda: ____
# 2. Desde la Salida, la probabilidad de la Salida tras dos monedas: ____
# 3. A la larga, la parte de Puerto: p = ½ (1 − p), así que p = ____
#
# En el tablero de verdad, de 100 tiradas unas 3,08 acaban en Malta y 3,93 en Galeras; un turno tiene 1,17 tiradas.
#
# 4. De una parada en Malta a la siguiente: ____ tiradas de media
# 5. Vaya a Galeras tiene 0,00 % porque ______________________
# 6. ¿Cada cuánto una tirada da un peaje por Malta? Hay que contar finales de: tirada / turno / todas las paradas (subraya uno)
# 7. Tres rivales, 20 rondas: ____ peajes por Malta
# 8. Lo que se asienta a la larga: la ficha / la probabilidad / las visitas (subraya uno)
# 9. De 40 proporciones, unas ____ se apartan más de dos errores típicos por puro azar.
#
# **D. Explica.** No todas las casillas de un anillo se pisan igual porque ______________________
