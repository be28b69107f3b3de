# %% [raw] part="facts"
# word = "two-dice"
# site = true
# minutes = 45
#
# [title]
# en = "Two dice"
# es = "Dos dados"
#
# [level]
# en = "first steps (from 15 years)"
# es = "primeros pasos (desde 15 años)"
#
# [needs]
# en = "fractions; no Python"
# es = "fracciones; nada de Python"
#
# [learns]
# en = "how to count the 36 throws of two dice, how near a simulation comes to the exact chance, and why dice have no memory"
# es = "contar las 36 tiradas de dos dados, cuánto se acerca una simulación a la probabilidad exacta y por qué los dados no tienen memoria"

# %% [markdown] lang="en"
# Two dice move every pawn on the route. By the end of this lesson you can say, before a throw, how likely each space is, and you know when to believe a run of luck.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="2e6f6a2b"
# Dos dados mueven todas las fichas de la ruta. Al final de esta lección podrás decir, antes de tirar, cómo de probable es cada casilla, y sabrás cuándo fiarte de una racha.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random

import tesoro_lab as tl
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# Write down a guess for each chance before you throw anything. A chance is a number from 0 (never) to 1 (always): `0.25` means about one throw in four. Nobody marks these guesses; later you set them beside the exact answers.

# %% [markdown] lang="es" of="7cd6ea04"
# ## 1. Predice
#
# Apunta una predicción para cada probabilidad antes de tirar nada. Una probabilidad es un número de 0 (nunca) a 1 (siempre): `0.25` quiere decir más o menos una tirada de cada cuatro. Nadie califica estas predicciones; después las pondrás al lado de las respuestas exactas.

# %%
guess_seven = 0.2  # ? «two dice make 7|dos dados suman 7»
guess_double = 0.1  # ? «both dice show the same number|los dos dados muestran el mismo número»
guess_galleys = 0.01  # ? «three doubles in a row|tres dobles seguidos»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play three minutes with your neighbour. Press **{{button roll}}**, and keep a tally on paper: how often does each sum come?

# %% [markdown] lang="es" of="48f7f0a2"
# ## 2. Juega
#
# Juega tres minutos con quien tengas al lado. Pulsa **{{button roll}}** y lleva la cuenta en un papel: ¿cuántas veces sale cada suma?

# %%
match = tl.new_match("ruta", seats=["Ana", "Luis"], seed="two-dice")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# Your tally is short. Let four bots play for you, and count the sums of all their throws.

# %% [markdown] lang="es" of="22bb2760"
# Tu cuenta es corta. Deja que jueguen por ti cuatro robots y cuenta las sumas de todas sus tiradas.

# %%
game = tl.new_match("ruta", seats=["bot:random"] * 4, seed="an-afternoon")
game.run(max_rounds=20)
sums = [sum(move.args) for move in game.moves if move.kind == "dice"]
print(f"{len(sums)} «throws|tiradas»")
for total in range(2, 13):
    print(f"{total:2} {'#' * sums.count(total)}")

# %% [markdown] lang="en"
# The middle is tall and the ends are low. Is that luck, or must it be so?

# %% [markdown] lang="es" of="eae89876"
# El centro es alto y los extremos son bajos. ¿Es suerte, o tiene que ser así?

# %% [markdown] lang="en"
# ## 3. Exact
#
# Colour one die red and one blue. The red die can show six numbers, and with each of them the blue die can show six: 36 throws, all equally likely. Here is the sum of each one, a row for each number of the red die.

# %% [markdown] lang="es" of="bc0984c8"
# ## 3. Exacto
#
# Pinta un dado de rojo y el otro de azul. El rojo puede mostrar seis números, y con cada uno de ellos el azul puede mostrar seis: 36 tiradas, todas igual de probables. Aquí está la suma de cada una, con una fila para cada número del dado rojo.

# %%
for red in range(1, 7):
    print(" ".join(f"{red + blue:2}" for blue in range(1, 7)))

# %% [markdown] lang="en"
# **Question `two-dice-1`.** Which throws make 5? Write each as a pair, the red die first, such as `(6, 2)`. Put all of them in the list.

# %% [markdown] lang="es" of="10abe9ec"
# **Pregunta `two-dice-1`.** ¿Qué tiradas suman 5? Escribe cada una como una pareja, primero el dado rojo, por ejemplo `(6, 2)`. Ponlas todas en la lista.

# %%
throws_of_5 = [(1, 4), (2, 3), (3, 2), (4, 1)]  # ?
check("two-dice-1", throws_of_5)

# %% [markdown] lang="en"
# A 7 comes in six of the 36 throws. Every row of the table has exactly one: whatever the red die shows, one number of the blue die makes it 7.

# %% [markdown] lang="es" of="d4efd4e3"
# El 7 sale en seis de las 36 tiradas. Cada fila de la tabla tiene exactamente uno: muestre lo que muestre el dado rojo, hay un número del azul que lo lleva a 7.

# %%
two = tl.odds.dice(2)
print(*tl.odds.working(7))
print(compare(guess_seven, two[7]))

# %% [markdown] lang="en"
# **Question `two-dice-2`.** What is the chance that the sum is 9 or more? Write it as `Fraction(cases, 36)`.

# %% [markdown] lang="es" of="9526a3fd"
# **Pregunta `two-dice-2`.** ¿Cuál es la probabilidad de que la suma sea 9 o más? Escríbela como `Fraction(casos, 36)`.

# %%
nine_or_more = Fraction(10, 36)  # ?
check("two-dice-2", nine_or_more)

# %% [markdown] lang="en"
# Now the exact chances and the bots' throws in one picture. The exact value is where the bars belong; luck moves each of them a little.

# %% [markdown] lang="es" of="820a34cd"
# Ahora, en una misma figura, las probabilidades exactas y las tiradas de los robots. El valor exacto es donde deberían estar las barras; la suerte mueve un poco cada una.

# %%
chart = tl.figures.sums(two, Counter(sums), lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# ## 4. Simulate
#
# How far off may luck be? We throw two dice many times and watch the share of sevens. After $n$ throws with the share $s$, about 95 of 100 such experiments have the exact chance inside
#
# $$s \pm 1.96\,\sqrt{\frac{s\,(1-s)}{n}}$$

# %% [markdown] lang="es" of="aa11ec1c"
# ## 4. Simula
#
# ¿Cuánto puede desviarnos la suerte? Tiramos dos dados muchas veces y miramos la proporción de sietes. Tras $n$ tiradas con la proporción $s$, en unos 95 de cada 100 experimentos así la probabilidad exacta está dentro de
#
# $$s \pm 1{,}96\,\sqrt{\frac{s\,(1-s)}{n}}$$

# %%
rng = Random("dados")
thrown = [two.sample(rng) for _ in range(6000)]
for n in (50, 500, 6000):
    share = thrown[:n].count(7) / n
    margin = 1.96 * sqrt(share * (1 - share) / n)
    extra = thrown[:n].count(7) - n / 6
    print(f"{n:5} «throws|tiradas»: {share:.3f} ± {margin:.3f}, {extra:+3.0f} «sevens|sietes»")
print(f"«exact|exacto»: {float(two[7]):.3f}")

# %%
sevens = [total == 7 for total in thrown]
chart = tl.figures.running_share(sevens, two[7], "«sevens|sietes»", lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# The share settles and the band narrows around the exact value. This is the **law of large numbers**. It speaks of *shares*. The last column shows how many sevens there are too many (+) or too few (−): here that number even grows, it only becomes small beside the number of throws.
#
# **Question `two-dice-3`.** Luis has thrown 100 times and got only 8 sevens; he expected about 17. How many sevens should he expect in his **next** 100 throws?

# %% [markdown] lang="es" of="209ed18f"
# La proporción se asienta y la banda se estrecha alrededor del valor exacto. Es la **ley de los grandes números**. Habla de *proporciones*. La última columna muestra cuántos sietes hay de más (+) o de menos (−): aquí ese número incluso crece, solo se vuelve pequeño al lado del número de tiradas.
#
# **Pregunta `two-dice-3`.** Luis ha tirado 100 veces y solo le han salido 8 sietes; esperaba unos 17. ¿Cuántos sietes debe esperar en sus **próximas** 100 tiradas?

# %%
next_sevens = 100 / 6  # ?
check("two-dice-3", next_sevens)

# %% [markdown] lang="en"
# **Question `two-dice-4`.** After 100 throws your interval is too wide for you: you want it half as wide. How many throws do you need in all?

# %% [markdown] lang="es" of="a89643f4"
# **Pregunta `two-dice-4`.** Tras 100 tiradas tu intervalo te parece demasiado ancho: lo quieres la mitad de ancho. ¿Cuántas tiradas necesitas en total?

# %%
throws_needed = 400  # ?
check("two-dice-4", throws_needed)

# %% [markdown] lang="en"
# ## 5. Doubles
#
# After a double you throw again. But the third double in a row sends you to the Galleys at once, without moving. A double is one of the six throws (1, 1), (2, 2) ... (6, 6).

# %% [markdown] lang="es" of="fe1e7918"
# ## 5. Dobles
#
# Después de un doble se vuelve a tirar. Pero el tercer doble seguido te envía a Galeras al momento, sin mover. Un doble es una de las seis tiradas (1, 1), (2, 2)... (6, 6).

# %%
double = Fraction(6, 36)
print(compare(guess_double, double))

# %% [markdown] lang="en"
# **Question `two-dice-5`.** Ana is about to begin her turn. What is the chance that she throws three doubles in a row? (Suppose that nothing else ends her turn before.)

# %% [markdown] lang="es" of="3b265aa7"
# **Pregunta `two-dice-5`.** Ana va a empezar su turno. ¿Cuál es la probabilidad de que saque tres dobles seguidos? (Supón que nada más termina antes su turno.)

# %%
three_doubles = Fraction(1, 216)  # ?
check("two-dice-5", three_doubles)

# %%
print(compare(guess_galleys, three_doubles))

# %% [markdown] lang="en"
# **Question `two-dice-6`.** Ana has just thrown two doubles. Everybody holds their breath. What is the chance that her third throw is a double and sends her to the Galleys?

# %% [markdown] lang="es" of="5ae7d7fe"
# **Pregunta `two-dice-6`.** Ana acaba de sacar dos dobles. Todo el mundo contiene la respiración. ¿Cuál es la probabilidad de que su tercera tirada sea un doble y la envíe a Galeras?

# %%
third_double = Fraction(1, 6)  # ?
check("two-dice-6", third_double)

# %% [markdown] lang="en"
# ## 6. On this board
#
# The game knows these chances too, for the pawn whose turn it is. Here is what the first throw of a new game can do.

# %% [markdown] lang="es" of="ed8c9122"
# ## 6. En este tablero
#
# El juego también conoce estas probabilidades para la ficha a la que le toca. Esto es lo que puede hacer la primera tirada de una partida nueva.

# %%
fresh = tl.new_match("ruta", seats=["Ana", "Luis"], seed=6)
fresh.run()
lens = tl.odds.of(fresh)
for spot in lens.spots:
    print(f"{spot.space:3}  {str(spot.chance):5}  {tl.words.space(fresh.board, spot.space, lang)}")

# %% [markdown] lang="en"
# **Question `two-dice-7`.** Luis stands on the Galleys corner, space 10, and is free to go. Sardinia is space 16, Malta 18 and Tripoli 19; all three belong to Ana. What is the chance that his next throw takes him to one of them?

# %% [markdown] lang="es" of="fece788c"
# **Pregunta `two-dice-7`.** Luis está en la esquina de Galeras, casilla 10, y puede salir. Cerdeña es la casilla 16, Malta la 18 y Trípoli la 19; las tres son de Ana. ¿Cuál es la probabilidad de que su próxima tirada lo lleve a una de ellas?

# %%
hit = Fraction(5 + 5 + 4, 36)  # ?
check("two-dice-7", hit)

# %% [markdown] lang="en"
# ## 7. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * Seven comes more often than any other sum because ...
# * (3, 4) and (4, 3) count as two throws because ...
# * After a run without sevens, the next throw ...

# %% [markdown] lang="es" of="f27e4887"
# ## 7. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * El siete sale más que ninguna otra suma porque...
# * (3, 4) y (4, 3) cuentan como dos tiradas porque...
# * Después de una racha sin sietes, la próxima tirada...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * Seven comes more often than any other sum because six of the 36 throws make it, one for each number of the red die.
# * (3, 4) and (4, 3) count as two throws because the dice are two things, even when they look alike: painting them changes nothing in how they fall.
# * After a run without sevens, the next throw has the chance 1/6 of a seven, as always.

# %% [markdown] lang="es" of="ca9d9e90" part="solution"
# Una manera de terminarlas:
#
# * El siete sale más que ninguna otra suma porque lo dan seis de las 36 tiradas, una por cada número del dado rojo.
# * (3, 4) y (4, 3) cuentan como dos tiradas porque los dados son dos cosas, aunque parezcan iguales: pintarlos no cambia en nada cómo caen.
# * Después de una racha sin sietes, la próxima tirada tiene la probabilidad 1/6 de ser un siete, como siempre.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# | Minutes | What happens |
# |---|---|
# | 0-5 | Everyone writes three guesses before anyone throws. Ask for a show of hands: is 7 as likely as 12? |
# | 5-13 | Play in pairs with the tally on paper, then the bots' 20 rounds. Put the class's tallies together on the board. |
# | 13-23 | The table of 36, questions 1 and 2. |
# | 23-33 | The simulation, questions 3 and 4. |
# | 33-40 | Doubles, questions 5 and 6. |
# | 40-45 | On the board, question 7; the sentences of *Explain* aloud. |
#
# Short of time: leave out question 4 and give it as homework. No projector: the worksheet below carries the whole lesson.
#
# ## At the blackboard
#
# 1. Draw the empty table of 36, red numbers down the side and blue ones along the top. Let students call out the sums and see the diagonals appear. Ask what a diagonal means.
# 2. Hold up two dice of different colours, then two of the same colour. Does the colour change how often 7 comes? This is where the order of a throw is won or lost: wait for an answer.
# 3. Write 1/6 · 1/6 · 1/6 as a tree with only the branch of doubles drawn. Cover the first two branches with your hand: what is left is question 6.
# 4. After the simulation, write the last column (sevens too many or too few) beside the *share* for 50, 500 and 6,000 throws. The share comes home while the number walks away. Nothing was paid back.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is best met with the table, the second with two colours, the third with a question: how would the dice know?
#
# ## Answers
#
# {{answers}}
#
# Questions 3 to 7 can't be read off an earlier output; the numbers of throws in section 4 are chosen with that in mind.
#
# ## Going further
#
# * The chance that Luis meets one of the three spaces *at some time in his turn* is a little higher, because after a double he throws again. By how much? After (1, 1) he stands on 12 and after (2, 2) on 14, and 14 and 8 throws of the 36 hit from there: (504 + 22)/1,296, or about 40.6%. A third throw adds hardly anything.
# * Three dice: which sum is the likeliest? There are two of them, 10 and 11, with 27 throws of 216 each: `tl.odds.dice(3)`.
# * A game for two: one bets on 5 to 9, the other on all the other sums. Who should pay whom, and how much, for it to be fair? (24 throws against 12.)

# %% [markdown] lang="es" of="1d332e25" part="teacher"
# ## Tiempos
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-5 | Cada cual escribe tres predicciones antes de que nadie tire. Pregunta a mano alzada: ¿es el 7 tan probable como el 12? |
# | 5-13 | Se juega por parejas con la cuenta en papel; después, las 20 rondas de los robots. Se reúnen en la pizarra las cuentas de toda la clase. |
# | 13-23 | La tabla de las 36, preguntas 1 y 2. |
# | 23-33 | La simulación, preguntas 3 y 4. |
# | 33-40 | Los dobles, preguntas 5 y 6. |
# | 40-45 | En el tablero, pregunta 7; las frases de *Explica* en voz alta. |
#
# Si falta tiempo: deja la pregunta 4 para casa. Si no hay proyector: la hoja de trabajo de abajo basta para toda la lección.
#
# ## En la pizarra
#
# 1. Dibuja la tabla vacía de las 36, con los números rojos a un lado y los azules arriba. Que el alumnado diga las sumas y vea aparecer las diagonales. Pregunta qué significa una diagonal.
# 2. Enseña dos dados de distinto color y luego dos del mismo color. ¿Cambia el color lo a menudo que sale el 7? Aquí se gana o se pierde lo del orden de una tirada: espera una respuesta.
# 3. Escribe 1/6 · 1/6 · 1/6 como un árbol en el que solo está dibujada la rama de los dobles. Tapa con la mano las dos primeras ramas: lo que queda es la pregunta 6.
# 4. Después de la simulación, escribe la última columna (los sietes de más o de menos) al lado de la *proporción* para 50, 500 y 6.000 tiradas. La proporción vuelve a casa mientras el número se aleja. Nada se ha compensado.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate mejor con la tabla, la segunda con dos colores y la tercera con una pregunta: ¿cómo iban a saberlo los dados?
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 3 a 7 no se pueden leer en ninguna salida anterior; los números de tiradas del apartado 4 están elegidos pensando en eso.
#
# ## Para ir más lejos
#
# * La probabilidad de que Luis caiga en una de las tres casillas *en algún momento de su turno* es algo mayor, porque después de un doble vuelve a tirar. ¿Cuánto? Después de (1, 1) está en la 12 y después de (2, 2) en la 14, y desde allí aciertan 14 y 8 tiradas de las 36: (504 + 22)/1.296, más o menos el 40,6 %. Una tercera tirada apenas añade nada.
# * Tres dados: ¿qué suma es la más probable? Hay dos, 10 y 11, con 27 tiradas de 216 cada una: `tl.odds.dice(3)`.
# * Un juego para dos: una persona apuesta por las sumas de 5 a 9 y la otra por todas las demás. ¿Quién debe pagar a quién, y cuánto, para que sea justo? (24 tiradas contra 12.)

# %% [markdown] lang="en" part="worksheet"
# # Two dice: worksheet
#
# Name: ______________________  You need two dice of different colours, or 36 slips of paper in a bag with the pairs (1, 1) to (6, 6).
#
# **A. Predict.** I think: a 7 comes in ____ of 36 throws, a double in ____ of 36.
#
# **B. Throw** 36 times with your neighbour and tally the sums.
#
# | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | &nbsp; | | | | | | | | | | |
#
# **C. Exact.** Fill in the 36 sums.
#
# | red \ blue | 1 | 2 | 3 | 4 | 5 | 6 |
# |---|---|---|---|---|---|---|
# | 1 | | | | | | |
# | 2 | | | | | | |
# | 3 | | | | | | |
# | 4 | | | | | | |
# | 5 | | | | | | |
# | 6 | | | | | | |
#
# 1. The throws that make 5: ______________________
# 2. The chance of 9 or more: ____ / 36
# 3. Luis got 8 sevens in 100 throws. In his next 100 he should expect about ____.
# 4. For an interval half as wide as with 100 throws, one needs ____ throws in all.
# 5. The chance of three doubles in a row: ____
# 6. Ana has two doubles behind her. The chance that the third throw is a double: ____
# 7. From space 10, the chance that one throw leads to space 16, 18 or 19: ____ / 36
#
# **D. Explain.** After a run without sevens, the next throw ______________________

# %% [markdown] lang="es" of="e6aa1c2e" part="worksheet"
# # Dos dados: hoja de trabajo
#
# Nombre: ______________________  Hacen falta dos dados de distinto color, o 36 papelitos en una bolsa con las parejas de (1, 1) a (6, 6).
#
# **A. Predice.** Creo que el 7 sale en ____ de 36 tiradas y un doble en ____ de 36.
#
# **B. Tira** 36 veces con quien tengas al lado y anota las sumas.
#
# | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | &nbsp; | | | | | | | | | | |
#
# **C. Exacto.** Rellena las 36 sumas.
#
# | rojo \ azul | 1 | 2 | 3 | 4 | 5 | 6 |
# |---|---|---|---|---|---|---|
# | 1 | | | | | | |
# | 2 | | | | | | |
# | 3 | | | | | | |
# | 4 | | | | | | |
# | 5 | | | | | | |
# | 6 | | | | | | |
#
# 1. Las tiradas que suman 5: ______________________
# 2. La probabilidad de 9 o más: ____ / 36
# 3. A Luis le salieron 8 sietes en 100 tiradas. En las próximas 100 debe esperar unos ____.
# 4. Para un intervalo la mitad de ancho que con 100 tiradas hacen falta ____ tiradas en total.
# 5. La probabilidad de tres dobles seguidos: ____
# 6. Ana lleva dos dobles. La probabilidad de que la tercera tirada sea un doble: ____
# 7. Desde la casilla 10, la probabilidad de que una tirada lleve a la casilla 16, 18 o 19: ____ / 36
#
# **D. Explica.** Después de una racha sin sietes, la próxima tirada ______________________
