# %% [raw] part="facts"
# word = "galleys"
# site = true
# minutes = 45
#
# [title]
# en = "Stuck in the Galleys"
# es = "Preso en Galeras"
#
# [level]
# en = "second steps (from 15 years)"
# es = "segundos pasos (desde 15 años)"
#
# [needs]
# en = "fractions, averages, and the lesson Two dice; no Python"
# es = "fracciones, medias y la lección Dos dados; nada de Python"
#
# [learns]
# en = "how long one waits for something that comes with the same chance each time (the geometric distribution), and how to weigh money against time"
# es = "cuánto se espera algo que llega cada vez con la misma probabilidad (la distribución geométrica) y cómo se compara el dinero con el tiempo"

# %% [markdown] lang="en"
# Ana is in the Galleys. She may pay 10,000 reales and go, or throw and hope for a double. By the end of this lesson you know how long such hope takes, what it costs, and at which moment of a game one should pay and at which one should wait.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="fb9588f3"
# Ana está en Galeras. Puede pagar 10.000 reales y marcharse, o tirar y esperar un doble. Al final de esta lección sabrás cuánto dura esa esperanza, cuánto cuesta, y en qué momento de la partida conviene pagar y en cuál esperar.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import mean, stdev

import tesoro_lab as tl
from tesoro_lab.games.ruta import RUTA
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# The rules: at the beginning of a turn in the Galleys one may **pay** the fine of 10,000 reales, and throws and moves as usual. Or one **waits**: one throws, and a double sets the pawn free and moves it. Whoever has failed three times must pay the fine and moves by that third throw. So nobody stays longer than three turns.
#
# Write down your guesses. Nobody marks them.

# %% [markdown] lang="es" of="63e174d5"
# ## 1. Predice
#
# Las reglas: al empezar un turno en Galeras se puede **pagar** la multa de 10.000 reales, y se tira y se mueve como siempre. O se **espera**: se tira, y un doble libera la ficha y la mueve. Quien falla tres veces tiene que pagar la multa y mueve con esa tercera tirada. Así que nadie se queda más de tres turnos.
#
# Apunta tus predicciones. Nadie las califica.

# %%
guess_fails = 0.3  # ? «the chance that three throws bring no double|la probabilidad de que en tres tiradas no salga un doble»
guess_cost = 3000  # ? «the mean cost of waiting, in reales|el coste medio de esperar, en reales»
guess_turns = 4  # ? «how many turns one would wait on average if nobody had to leave|cuántos turnos se esperaría de media si nadie tuviera que salir»

# %% [markdown] lang="en"
# ## 2. Play
#
# Both are in the Galleys. Ana presses **{{button roll}}** and waits for a double, Luis presses **{{button pay_fine}}**. Play three rounds, then run the cell again and play once more. On paper: on which turn did Ana get out, and what did it cost her?

# %% [markdown] lang="es" of="430de65e"
# ## 2. Juega
#
# Los dos están en Galeras. Ana pulsa **{{button roll}}** y espera un doble; Luis pulsa **{{button pay_fine}}**. Jugad tres rondas, ejecutad la celda otra vez y jugad de nuevo. En un papel: ¿en qué turno salió Ana y cuánto le costó?

# %%
held = {"seats": 2, "pawns": {0: 10, 1: 10}, "tries": {0: 0, 1: 0}}
match = tl.new_match("ruta", seats=["Ana", "Luis"], seed="stuck", start=RUTA.scenario(held))
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# ## 3. Exact: how long one waits
#
# A throw is a double with chance 1/6, and none with 5/6. To get out on the **second** turn, the first throw must fail and the second must be a double:
#
# $$\frac56 \cdot \frac16 = \frac{5}{36}$$
#
# **Question `galleys-1`.** What is the chance that Ana is still held after **two** throws?

# %% [markdown] lang="es" of="aab94ee5"
# ## 3. Exacto: cuánto se espera
#
# Una tirada es un doble con probabilidad 1/6, y no lo es con 5/6. Para salir en el **segundo** turno, la primera tirada tiene que fallar y la segunda ser un doble:
#
# $$\frac56 \cdot \frac16 = \frac{5}{36}$$
#
# **Pregunta `galleys-1`.** ¿Cuál es la probabilidad de que Ana siga presa después de **dos** tiradas?

# %%
held_after_two = Fraction(5, 6) ** 2  # ?
check("galleys-1", held_after_two)

# %% [markdown] lang="en"
# **Question `galleys-2`.** What is the chance that Ana gets out on the **third** turn *by a double*, not by the fine?

# %% [markdown] lang="es" of="e9a55d69"
# **Pregunta `galleys-2`.** ¿Cuál es la probabilidad de que Ana salga en el **tercer** turno *por un doble*, y no por la multa?

# %%
third_by_double = Fraction(5, 6) ** 2 * Fraction(1, 6)  # ?
check("galleys-2", third_by_double)

# %% [markdown] lang="en"
# Each turn has 5/6 of the chance of the turn before. Such a distribution is called **geometric**. The rule of three throws cuts it off: whoever would have waited longer pays. The dots show how it would go on.

# %% [markdown] lang="es" of="56bf400d"
# Cada turno tiene 5/6 de la probabilidad del anterior. Una distribución así se llama **geométrica**. La regla de las tres tiradas la corta: quien habría esperado más, paga. Los puntos muestran cómo seguiría.

# %%
stay = tl.odds.galleys.of()
chart = tl.figures.waiting(stay, lang=lang, endless=True)
print(tl.figures.text_of(chart))
print(compare(guess_fails, Fraction(5, 6) ** 3))
chart

# %% [markdown] lang="en"
# **Question `galleys-3`.** Suppose that nobody ever had to leave. How many turns would it take on average, the turn of the double included? Call it $m$. The first turn always counts; with chance 5/6 one stands again where one began: $m = 1 + \frac56\,m$.

# %% [markdown] lang="es" of="ccef5d90"
# **Pregunta `galleys-3`.** Supón que nadie tuviera que salir nunca. ¿Cuántos turnos harían falta de media, contando el del doble? Llámalo $m$. El primer turno cuenta siempre; con probabilidad 5/6 se está otra vez como al principio: $m = 1 + \frac56\,m$.

# %%
turns_without_limit = 6  # ?
check("galleys-3", turns_without_limit)

# %%
print(compare(guess_turns, 6, share=False))

# %% [markdown] lang="en"
# **Question `galleys-4`.** Ana's first two throws have failed. "Now it must come", says Luis. What is the chance that her third throw is a double?

# %% [markdown] lang="es" of="ff7d01c4"
# **Pregunta `galleys-4`.** Las dos primeras tiradas de Ana han fallado. «Ahora tiene que salir», dice Luis. ¿Cuál es la probabilidad de que su tercera tirada sea un doble?

# %%
third_throw = Fraction(1, 6)  # ?
check("galleys-4", third_throw)

# %% [markdown] lang="en"
# ## 4. Exact: what waiting costs
#
# **Question `galleys-5`.** Whoever waits pays the 10,000 only if all three throws fail. What does waiting cost on average, in reales?

# %% [markdown] lang="es" of="d42876ce"
# ## 4. Exacto: cuánto cuesta esperar
#
# **Pregunta `galleys-5`.** Quien espera solo paga los 10.000 si fallan las tres tiradas. ¿Cuánto cuesta esperar de media, en reales?

# %%
mean_cost = 10_000 * Fraction(5, 6) ** 3  # ?
check("galleys-5", mean_cost)

# %% [markdown] lang="en"
# There are cards too. The one from Chance opens the Galleys for nothing; the ransom card from the Treasure Chest costs 20,000 reales when it is used, more than the fine. Here is what each way costs, and how many of one's own turns go by without a move.

# %% [markdown] lang="es" of="6c94503f"
# También hay cartas. La de Suerte abre Galeras gratis; la de rescate, del Cofre del Tesoro, cuesta 20.000 reales al usarla, más que la multa. Esto es lo que cuesta cada salida y cuántos turnos propios pasan sin mover.

# %%
print(compare(guess_cost, stay.ways["wait"].cost.mean(), share=False))
for name, way in stay.ways.items():
    print(f"{name:10} {float(way.cost.mean()):9.2f}   {way.held.mean()}")

# %% [markdown] lang="en"
# ## 5. Simulate
#
# Four thousand pawns wait. With the mean cost $m$ of $n$ stays and the standard deviation $s$, about 95 of 100 such experiments have the exact value inside $m \pm 1.96\,s/\sqrt{n}$.

# %% [markdown] lang="es" of="6e527737"
# ## 5. Simula
#
# Esperan cuatro mil fichas. Con el coste medio $m$ de $n$ estancias y la desviación típica $s$, en unos 95 de cada 100 experimentos así el valor exacto está dentro de $m \pm 1{,}96\,s/\sqrt{n}$.

# %%
rng = Random("stuck")


def wait():
    for turn in (1, 2, 3):
        if rng.randint(1, 6) == rng.randint(1, 6):
            return turn, 0
    return 3, 10_000


stays = [wait() for _ in range(4000)]
costs = [cost for _, cost in stays]
margin = 1.96 * stdev(costs) / sqrt(4000)
exact = float(stay.ways["wait"].cost.mean())
print(f"{mean(costs):.0f} ± {margin:.0f}   «exact|exacto» {exact:.0f}")

# %%
left = [turn for turn, _ in stays]
chart = tl.figures.waiting(stay, lang=lang, observed={turn: left.count(turn) for turn in (1, 2, 3)})
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# ## 6. Money against time
#
# Waiting is cheaper: it saves more than 4,000 reales. But a pawn that stands still misses throws, and throws bring money: the salary at Start, less taxes, and what the cards bring. They also cost money: the tolls of others. The lab follows two pawns, one that pays and one that waits, until nobody can tell them apart, and counts what the second has missed.

# %% [markdown] lang="es" of="91e7b8b3"
# ## 6. El dinero y el tiempo
#
# Esperar es más barato: ahorra más de 4.000 reales. Pero una ficha parada pierde tiradas, y las tiradas dan dinero: el sueldo de la Salida, menos los impuestos, y lo que traen las cartas. También cuestan dinero: los peajes ajenos. El laboratorio sigue a dos fichas, una que paga y otra que espera, hasta que ya no se distinguen, y cuenta lo que se ha perdido la segunda.

# %%
print(f"«saved of the fine      |ahorrado de la multa   » {float(stay.saving):8.2f}")
print(f"«throws missed          |tiradas perdidas       » {stay.missed.throws:8.2f}")
print(f"«income missed by them  |ingresos que se pierden» {stay.missed.income:8.2f}")

# %% [markdown] lang="en"
# **Question `galleys-6`.** At this table the titles of others cost 1,000 reales a throw on average. By how many reales is waiting better than paying? Add what it saves and the tolls it avoids, and take away what it misses.

# %% [markdown] lang="es" of="fbfca723"
# **Pregunta `galleys-6`.** En esta mesa los títulos ajenos cuestan de media 1.000 reales por tirada. ¿Por cuántos reales es mejor esperar que pagar? Suma lo que ahorra y los peajes que evita, y resta lo que pierde.

# %%
better_by = 4212.96 + 1.99 * 1000 - 5120.53  # ?
check("galleys-6", better_by)

# %% [markdown] lang="en"
# **Question `galleys-7`.** How many reales a throw must the titles of others cost for both to be equally good?

# %% [markdown] lang="es" of="be195a75"
# **Pregunta `galleys-7`.** ¿Cuántos reales por tirada tienen que costar los títulos ajenos para que dé lo mismo?

# %%
equal_at = (5120.53 - 4212.96) / 1.99  # ?
check("galleys-7", equal_at)

# %%
chart = tl.figures.pay_or_wait(stay, lang=lang, tolls=1000)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# What do titles cost a throw? If others owned all 28 titles, no two of a group in one hand and nothing built, it would be 1,635 reales; the group of Sardinia, Malta and Tripoli alone, with one house on each, costs 641.
#
# **Question `galleys-8`.** The game has just begun, and all titles are for sale. Eva is sent to the Galleys. What is better for her?
#
# * `"a"`: To pay: there are no tolls to avoid, and with two throws more she may buy what others would get.
# * `"b"`: To wait: it costs 5,787 reales on average instead of 10,000.
# * `"c"`: It is all one: in the long run it comes to the same.

# %% [markdown] lang="es" of="2008f5eb"
# ¿Cuánto cuestan los títulos por tirada? Si los 28 fueran de otras personas, sin dos de un grupo en la misma mano y sin nada edificado, serían 1.635 reales; solo el grupo de Cerdeña, Malta y Trípoli, con una casa en cada una, cuesta 641.
#
# **Pregunta `galleys-8`.** La partida acaba de empezar y todos los títulos están en venta. A Eva la mandan a Galeras. ¿Qué le conviene?
#
# * `"a"`: Pagar: no hay peajes que evitar, y con dos tiradas más puede comprar lo que si no comprarían otras personas.
# * `"b"`: Esperar: cuesta de media 5.787 reales en vez de 10.000.
# * `"c"`: Da igual: a la larga sale lo mismo.

# %%
at_the_beginning = "a"  # ?
check("galleys-8", at_the_beginning)

# %% [markdown] lang="en"
# **Question `galleys-9`.** Luis owns Malta, 8 spaces after the Galleys, and has just built a castle there. Ana is in the Galleys and wants to wait "to be safe from Malta". What is true?
#
# * `"a"`: Waiting saves her from Malta: as long as she is held she can't land there.
# * `"b"`: Leaving by a double makes Malta less likely, since doubles are rare.
# * `"c"`: She must pass Malta all the same. Waiting only saves her about two throws' worth of tolls, and leaving by a double even makes Malta a little likelier than leaving by any throw.

# %% [markdown] lang="es" of="85d9a711"
# **Pregunta `galleys-9`.** Malta, 8 casillas después de Galeras, es de Luis, que acaba de levantar allí un castillo. Ana está en Galeras y quiere esperar «para librarse de Malta». ¿Qué es verdad?
#
# * `"a"`: Esperar la libra de Malta: mientras está presa no puede caer allí.
# * `"b"`: Saliendo con un doble Malta es menos probable, porque los dobles son raros.
# * `"c"`: Tiene que pasar por Malta de todos modos. Esperar solo le ahorra los peajes de unas dos tiradas, y saliendo con un doble Malta es incluso algo más probable que saliendo con una tirada cualquiera.

# %%
safe_from_malta = "c"  # ?
check("galleys-9", safe_from_malta)

# %%
throws = tl.odds.throws()
doubles = throws.given(lambda throw: throw[0] == throw[1])
print(throws.p(lambda throw: sum(throw) == 8), doubles.p(lambda throw: sum(throw) == 8))
for space in (12, 13, 18, 19, 39):
    name = tl.words.space(stay.board, space, lang)
    print(f"{stay.missed.stops[space]:.4f}  {name}")

# %% [markdown] lang="en"
# The last lines say how many stops on a space waiting saves, for ever: 0.04 to 0.06 for most, less where the double leads (Lloyds, 2 spaces on), more where it can't (Tripoli, 9 spaces on: 0.09).
#
# ## 7. Explore
#
# Move the tolls and see where the best way changes. Take a card in hand, change the rules, let pawns wait.

# %% [markdown] lang="es" of="efbfe9eb"
# Las últimas líneas dicen cuántas paradas en una casilla ahorra esperar, para siempre: de 0,04 a 0,06 en la mayoría, menos adonde lleva el doble (Lloyds, 2 casillas más allá) y más adonde no puede llevar (Trípoli, 9 casillas más allá: 0,09).
#
# ## 7. Explora
#
# Mueve los peajes y mira dónde cambia la mejor salida. Ten una carta en la mano, cambia las reglas, haz esperar a las fichas.

# %%
lab = tl.explore.galleys(tolls=500, lang=lang)
lab

# %%
print(lab.text)

# %% [markdown] lang="en"
# ## 8. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * After two failed throws the third is no likelier to be a double because ...
# * Waiting can be worse although it is cheaper because ...
# * Late in the game one waits rather than pays because ...

# %% [markdown] lang="es" of="1bf57de5"
# ## 8. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Tras dos tiradas fallidas, la tercera no es un doble con más probabilidad porque...
# * Esperar puede ser peor aunque sea más barato porque...
# * Al final de la partida se espera en vez de pagar porque...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * After two failed throws the third is no likelier to be a double because dice have no memory: each throw has 1/6.
# * Waiting can be worse although it is cheaper because one misses about two throws, and throws bring salary and titles.
# * Late in the game one waits rather than pays because throws then cost more in tolls than they bring.

# %% [markdown] lang="es" of="d9fba66c" part="solution"
# Una manera de terminarlas:
#
# * Tras dos tiradas fallidas, la tercera no es un doble con más probabilidad porque los dados no tienen memoria: cada tirada tiene 1/6.
# * Esperar puede ser peor aunque sea más barato porque se pierden unas dos tiradas, y las tiradas dan sueldo y títulos.
# * Al final de la partida se espera en vez de pagar porque entonces las tiradas cuestan más en peajes de lo que dan.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# | Minutes | What happens |
# |---|---|
# | 0-4 | The rules and the guesses. Show of hands: pay or wait? |
# | 4-10 | Play; collect on the board on which turn each Ana got out. |
# | 10-21 | Questions 1 to 4, the chart. |
# | 21-28 | What waiting costs, question 5; the simulation. |
# | 28-39 | Money against time, questions 6 to 9. |
# | 39-45 | The explorer; the sentences of *Explain* aloud; repeat the show of hands. |
#
# Short of time, or with a slow class: leave out question 3 and the simulation, and give question 9 and the explorer as homework. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. Draw a tree with one branch going on and one leaving at each throw: 1/6 leaves, 5/6 goes on. Write 36 pawns at the root, then 216, and follow them: 36 leave, 30 leave, 25 leave, 125 pay.
# 2. Let the whole class stand up and throw two dice. Whoever has a double sits down. Count who still stands after each throw: about 5 of 6 each time. Ask those who have stood longest whether they feel that it must come now.
# 3. Write $m = 1 + \frac56 m$ and let somebody say it in words before it is solved.
# 4. Draw two lines, *pay* flat and *wait* rising with the tolls. What makes the line rise? About two throws' tolls. What puts it below the other at the left? The salary missed.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the class standing up, the second by the two lines, the third by the last table of section 6.
#
# ## Answers
#
# {{answers}}
#
# Questions 1 to 3 and 5 to 7 can't be read off an earlier output. What is missed is counted for ever, in the long run and with every fine payable; in a game that ends soon, a toll put off may never be paid, and waiting gains a little.
#
# ## Going further
#
# * Is it ever right to wait once and then pay? `[tl.odds.galleys.of(tries=k).threshold for k in range(3)]` gives the tolls from which waiting is better after 0, 1 and 2 failed throws: 457, and then below 0. So whoever was right to begin waiting is right to go on.
# * Change a rule: `RutaRules(third_turn="pay_and_wait")` makes waiting worse (equal at 953), `RutaRules(fine_then="next_turn")` makes paying slow, and waiting is always better.
# * The table for a real position: `stay.worth({18: 95_000, 19: 100_000})` takes the toll of each space instead of an average.
# * Where else does one wait for something with the same chance each time? A bus without a timetable, a rare card in a packet, the first six in a board game.

# %% [markdown] lang="es" of="d919fd2d" part="teacher"
# ## Tiempos
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-4 | Las reglas y las predicciones. A mano alzada: ¿pagar o esperar? |
# | 4-10 | Se juega; se anota en la pizarra en qué turno salió cada Ana. |
# | 10-21 | Preguntas 1 a 4, la gráfica. |
# | 21-28 | Cuánto cuesta esperar, pregunta 5; la simulación. |
# | 28-39 | El dinero y el tiempo, preguntas 6 a 9. |
# | 39-45 | El explorador; las frases de *Explica* en voz alta; se repite la votación. |
#
# Si falta tiempo o la clase va despacio: salta la pregunta 3 y la simulación, y deja la pregunta 9 y el explorador para casa. Si no hay proyector: la hoja de trabajo de abajo basta para la lección.
#
# ## En la pizarra
#
# 1. Dibuja un árbol con una rama que sigue y otra que sale en cada tirada: 1/6 sale, 5/6 sigue. Escribe 36 fichas en la raíz, luego 216, y síguelas: 36 salen, 30 salen, 25 salen, 125 pagan.
# 2. Que toda la clase se ponga de pie y tire dos dados. Quien saca un doble se sienta. Cuenta quién sigue de pie tras cada tirada: unos 5 de cada 6. Pregunta a quienes más llevan de pie si notan que ahora tiene que salir.
# 3. Escribe $m = 1 + \frac56 m$ y que alguien lo diga con palabras antes de resolverlo.
# 4. Dibuja dos líneas, *pagar* plana y *esperar* que sube con los peajes. ¿Qué hace subir la línea? Los peajes de unas dos tiradas. ¿Qué la pone por debajo de la otra a la izquierda? El sueldo perdido.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con la clase de pie, la segunda con las dos líneas y la tercera con la última tabla del apartado 6.
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 1 a 3 y 5 a 7 no se pueden leer en ninguna salida anterior. Lo que se pierde está contado para siempre, a la larga y con toda multa pagable; en una partida que acaba pronto, un peaje aplazado quizá no se pague nunca, y esperar gana un poco.
#
# ## Para ir más lejos
#
# * ¿Conviene alguna vez esperar una vez y después pagar? `[tl.odds.galleys.of(tries=k).threshold for k in range(3)]` da los peajes desde los que es mejor esperar tras 0, 1 y 2 tiradas falladas: 457, y después por debajo de 0. Así que quien hizo bien en empezar a esperar hace bien en seguir.
# * Cambia una regla: `RutaRules(third_turn="pay_and_wait")` empeora esperar (da igual con 953); `RutaRules(fine_then="next_turn")` hace lento pagar, y esperar es siempre mejor.
# * La cuenta para una posición de verdad: `stay.worth({18: 95_000, 19: 100_000})` toma el peaje de cada casilla en vez de una media.
# * ¿Dónde más se espera algo con la misma probabilidad cada vez? Un autobús sin horario, un cromo raro en un sobre, el primer seis en un juego de mesa.

# %% [markdown] lang="en" part="worksheet"
# # Stuck in the Galleys: worksheet
#
# Name: ______________________  You need two dice for two people.
#
# In the Galleys you may pay 10,000 reales and go at once, or throw for a double, on three turns at most. After the third failed throw you pay the 10,000 and go.
#
# **A. Predict.** Of 216 pawns that wait, ____ have to pay.
#
# **B. Throw.** Each of you waits ten times. Tally on which turn you get out.
#
# | turn 1 | turn 2 | turn 3, double | turn 3, fine |
# |---|---|---|---|
# | &nbsp; | | | |
#
# **C. Exact.** A double comes with chance 1/6.
#
# 1. Still held after two throws: ____
# 2. Out on turn 3 by a double: ____
# 3. If nobody had to leave: m = 1 + 5/6 · m, so m = ____ turns
# 4. Two throws have failed. The third is a double with chance ____
# 5. Waiting costs ____ reales on average.
#
# Waiting saves 4,213 reales and misses 1.99 throws, which would bring 5,121 reales.
#
# 6. Titles of others cost 1,000 a throw: waiting is better by ____ reales.
# 7. Both are equal if they cost ____ a throw.
# 8. At the beginning of the game it is better to: pay / wait (underline one)
# 9. By any throw, Malta (8 spaces on) comes with chance ____ / 36; by a double, with ____ / 6.
#
# **D. Explain.** Waiting can be worse although it is cheaper because ______________________

# %% [markdown] lang="es" of="d4db2776" part="worksheet"
# # Preso en Galeras: hoja de trabajo
#
# Nombre: ______________________  Hacen falta dos dados para dos personas.
#
# En Galeras puedes pagar 10.000 reales y salir enseguida, o tirar para sacar un doble, tres turnos como mucho. Tras la tercera tirada fallida pagas los 10.000 y sales.
#
# **A. Predice.** De 216 fichas que esperan, ____ tienen que pagar.
#
# **B. Tira.** Cada cual espera diez veces. Anota en qué turno sales.
#
# | turno 1 | turno 2 | turno 3, doble | turno 3, multa |
# |---|---|---|---|
# | &nbsp; | | | |
#
# **C. Exacto.** Un doble sale con probabilidad 1/6.
#
# 1. Seguir preso tras dos tiradas: ____
# 2. Salir en el turno 3 por un doble: ____
# 3. Si nadie tuviera que salir: m = 1 + 5/6 · m, así que m = ____ turnos
# 4. Han fallado dos tiradas. La tercera es un doble con probabilidad ____
# 5. Esperar cuesta ____ reales de media.
#
# Esperar ahorra 4.213 reales y pierde 1,99 tiradas, que darían 5.121 reales.
#
# 6. Los títulos ajenos cuestan 1.000 por tirada: esperar es mejor por ____ reales.
# 7. Da igual si cuestan ____ por tirada.
# 8. Al principio de la partida es mejor: pagar / esperar (subraya uno)
# 9. Con una tirada cualquiera, Malta (8 casillas más allá) sale con probabilidad ____ / 36; con un doble, con ____ / 6.
#
# **D. Explica.** Esperar puede ser peor aunque sea más barato porque ______________________
