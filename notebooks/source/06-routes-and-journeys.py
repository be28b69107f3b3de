# %% [raw] part="facts"
# word = "journeys"
# site = true
# minutes = 45
#
# [title]
# en = "Routes and journeys"
# es = "Rutas y viajes"
#
# [level]
# en = "second steps (from 16 years)"
# es = "segundos pasos (desde 16 años)"
#
# [needs]
# en = "fractions and averages; no Python"
# es = "fracciones y medias; nada de Python"
#
# [learns]
# en = "how to find an average number of turns from the goal backwards, why the shortest route is not the fastest, and what a single road is worth to a map"
# es = "hallar el número medio de turnos desde la meta hacia atrás, por qué la ruta más corta no es la más rápida y qué vale un camino para un mapa"

# %% [markdown] lang="en"
# From Rio de Janeiro to Puerto Montt, at the other end of the continent, there are many ways, and one die. By the end of this lesson you can say how many turns a journey takes on average, and you know why the shortest way is not always the one to take.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="4e6b339c"
# De Río de Janeiro a Puerto Montt, en la otra punta del continente, hay muchas maneras de ir, y un dado. Al final de esta lección podrás decir cuántos turnos dura un viaje de media, y sabrás por qué el camino más corto no es siempre el que conviene.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import mean, stdev

import networkx as nx

import tesoro_lab as tl
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# The map is a **graph**: places, and ways between them. A computer finds the route with the fewest steps by land and sea in no time. It is lit up below, one light for each step.

# %% [markdown] lang="es" of="e22c5b8a"
# ## 1. Predice
#
# El mapa es un **grafo**: lugares y caminos que los unen. Un ordenador encuentra al instante la ruta con menos pasos por tierra y mar. Es la que está iluminada abajo, con una luz por paso.

# %%
match = tl.new_match("inkan", seats=["Ana", "Luis"], seed="journeys")
match.run()
board = match.board
whole = board.graph()
roads = nx.subgraph_view(whole, filter_edge=lambda a, b, way: whole[a][b][way]["mode"] != "air")
shortest = nx.shortest_path(roads, "RIO", "PMC")
print(len(shortest) - 1, "«steps|pasos»")
tl.board(match, highlight=[board.dot(place) for place in shortest], lang=lang)

# %% [markdown] lang="en"
# The rules in three lines. On land and at sea you throw **one die** and use the whole throw; at a red circle you may stop early. Land is free, a stay at sea costs 100 pesos, and a flight along a red line costs 300 pesos and takes one turn without a die. To change from sea to land or back you must **stop** in a harbour first, and the rest of that throw is lost.
#
# Three ways to Puerto Montt:
#
# | route | how | steps | pesos |
# |---|---|---|---|
# | A | sea to Buenos Aires (8), land to Valparaíso (6), sea to Puerto Montt (4) | 18 | 200 |
# | B | sea to Buenos Aires (8), land to Puerto Montt (11) | 19 | 100 |
# | C | land all the way (22) | 22 | 0 |
#
# Which of them takes the fewest turns on average? Write down a guess for this and for the other three. Nobody marks them.

# %% [markdown] lang="es" of="13def4a5"
# Las reglas en tres líneas. Por tierra y por mar se tira **un dado** y se usa toda la tirada; en un círculo rojo se puede parar antes. La tierra es gratis, una estancia en el mar cuesta 100 pesos y un vuelo por una línea roja cuesta 300 pesos y ocupa un turno sin dado. Para pasar del mar a la tierra o al revés hay que **parar** antes en un puerto, y el resto de esa tirada se pierde.
#
# Tres maneras de ir a Puerto Montt:
#
# | ruta | cómo | pasos | pesos |
# |---|---|---|---|
# | A | mar hasta Buenos Aires (8), tierra hasta Valparaíso (6), mar hasta Puerto Montt (4) | 18 | 200 |
# | B | mar hasta Buenos Aires (8), tierra hasta Puerto Montt (11) | 19 | 100 |
# | C | tierra todo el camino (22) | 22 | 0 |
#
# ¿Cuál dura menos turnos de media? Apunta una predicción para esto y para las otras tres preguntas. Nadie las califica.

# %%
guess_route = "a"  # ? «the fastest route, a letter in quotation marks|la ruta más rápida, una letra entre comillas»
guess_two = 0.9  # ? «the chance to reach a circle 2 steps away in one turn|la probabilidad de llegar en un turno a un círculo a 2 pasos»
guess_six = 1.7  # ? «turns to a circle 6 steps away, on average|turnos hasta un círculo a 6 pasos, de media»
guess_five = 0.1  # ? «a journey takes 5.9 turns on average: the chance that 5 are enough|un viaje dura 5,9 turnos de media: la probabilidad de que basten 5»

# %% [markdown] lang="en"
# ## 2. Play
#
# A race to Puerto Montt: Ana takes route B or A, Luis route C. Play it with your neighbour, and count the turns of each on paper. When a disk is offered, press **{{label leave_disk}}**: today nobody digs.

# %% [markdown] lang="es" of="220a13c0"
# ## 2. Juega
#
# Una carrera a Puerto Montt: Ana va por la ruta B o la A, Luis por la C. Jugadla por parejas y contad en un papel los turnos de cada cual. Cuando se ofrezca un disco, pulsad **{{label leave_disk}}**: hoy nadie cava.

# %%
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# One race says little: the die decides it. We count instead.
#
# ## 3. Exact
#
# Think backwards, from the goal. To a circle **one** step away every throw is enough: 1 turn. To one **two** steps away five throws of six are enough; after a 1, one step is left, and that takes 1 turn more. On average
#
# $$1 + \frac16 \cdot 1 = \frac76 \text{ turns.}$$
#
# **Question `journeys-1`.** How many turns does it take on average to a circle **three** steps away? Which throws fall short, and how far is it from there?

# %% [markdown] lang="es" of="7a7cb3ef"
# Una carrera dice poco: la decide el dado. Vamos a contar.
#
# ## 3. Exacto
#
# Piensa hacia atrás, desde la meta. Para un círculo a **un** paso basta cualquier tirada: 1 turno. Para uno a **dos** pasos bastan cinco tiradas de seis; tras un 1 queda un paso, que cuesta 1 turno más. De media
#
# $$1 + \frac16 \cdot 1 = \frac76 \text{ turnos.}$$
#
# **Pregunta `journeys-1`.** ¿Cuántos turnos se tarda de media hasta un círculo a **tres** pasos? ¿Qué tiradas se quedan cortas y cuánto falta desde allí?

# %%
three_steps = Fraction(49, 36)  # ?
check("journeys-1", three_steps)

# %% [markdown] lang="en"
# The same sentence serves for every distance: one turn, and then a sixth of the turns from each of the six places where the throw can end. So the table builds itself, each line from the six before it.

# %% [markdown] lang="es" of="d70134cb"
# La misma frase vale para cualquier distancia: un turno, y después un sexto de los turnos desde cada uno de los seis sitios donde puede acabar la tirada. Así la tabla se construye sola, cada línea con las seis anteriores.

# %%
turns = {steps: Fraction(0) for steps in range(-5, 1)}
for n in range(1, 25):
    turns[n] = 1 + sum(turns[n - pips] for pips in range(1, 7)) / 6
print("«steps   turns  steps/3.5   more|pasos  turnos  pasos/3,5    más»")
for n in range(4, 13):
    print(f"{n:5} {float(turns[n]):7.3f} {n / 3.5:10.3f} {float(turns[n]) - n / 3.5:6.3f}")
print(compare(guess_two, Fraction(5, 6)))
print(compare(guess_six, turns[6], share=False))

# %% [markdown] lang="en"
# A die moves 3.5 steps on average, but a journey takes longer than its steps divided by 3.5. The last throw mostly shows more than is needed, and what is too much is lost: on average five thirds of a pip, about half a throw.
#
# **Question `journeys-2`.** Look at the last column. About how many turns does a journey of **100** steps take, with all its steps by land? Two decimals are enough.

# %% [markdown] lang="es" of="914dc803"
# Un dado avanza 3,5 pasos de media, pero un viaje dura más que sus pasos entre 3,5. La última tirada casi siempre muestra más de lo necesario, y lo que sobra se pierde: de media cinco tercios de punto, cerca de media tirada.
#
# **Pregunta `journeys-2`.** Mira la última columna. ¿Cuántos turnos dura, más o menos, un viaje de **100** pasos, todos por tierra? Bastan dos decimales.

# %%
hundred_steps = 100 / 3.5 + 0.476  # ?
check("journeys-2", hundred_steps)

# %% [markdown] lang="en"
# **Question `journeys-3`.** Now route A: 8 steps by sea, 6 by land, 4 by sea, with a stop in Buenos Aires and in Valparaíso. How many turns is that on average?

# %% [markdown] lang="es" of="2989f170"
# **Pregunta `journeys-3`.** Ahora la ruta A: 8 pasos por mar, 6 por tierra y 4 por mar, con una parada en Buenos Aires y otra en Valparaíso. ¿Cuántos turnos son de media?

# %%
route_a = turns[8] + turns[6] + turns[4]  # ?
check("journeys-3", route_a)

# %% [markdown] lang="en"
# The lab can look for routes by each of the three measures: by steps, by turns and by pesos.

# %% [markdown] lang="es" of="314c13fb"
# El laboratorio puede buscar rutas con cada una de las tres medidas: por pasos, por turnos y por pesos.

# %%
find = tl.odds.routes
a = find.by_steps(board, "RIO", "PMC")
b = find.by_turns(board, "RIO", "PMC", modes=("land", "sea"))
c = find.by_pesos(board, "RIO", "PMC")
routes = {"A": a, "B": b, "C": c}
print("«   steps  pesos  turns|   pasos  pesos  turnos»")
for name, route in routes.items():
    print(f"{name} {route.steps:7} {route.pesos:6}  {float(route.turns):.3f}")

# %% [markdown] lang="en"
# A is the shortest, C the cheapest and B the fastest: **three measures, three winners**. What did you predict? A saves one step against B, but changes once more between land and sea, and each change throws away about half a turn.
#
# **Question `journeys-4`.** Ana begins with 300 pesos. That buys the flight from Rio to Buenos Aires; from there 11 steps by land are left. How many turns does this journey take on average?

# %% [markdown] lang="es" of="eabb1718"
# A es la más corta, C la más barata y B la más rápida: **tres medidas, tres ganadoras**. ¿Qué habías predicho? A ahorra un paso frente a B, pero cambia una vez más entre tierra y mar, y cada cambio tira cerca de medio turno.
#
# **Pregunta `journeys-4`.** Ana empieza con 300 pesos. Con eso se paga el vuelo de Río a Buenos Aires; desde allí quedan 11 pasos por tierra. ¿Cuántos turnos dura este viaje de media?

# %%
flight_and_land = 1 + turns[11]  # ?
check("journeys-4", flight_and_land)

# %% [markdown] lang="en"
# ## 4. Simulate
#
# Do real dice agree? Four thousand travellers walk each route. After $n$ journeys with the mean $m$ and the standard deviation $s$, about 95 of 100 such experiments have the exact value inside $m \pm 1.96\,s/\sqrt{n}$.

# %% [markdown] lang="es" of="7cc1e45f"
# ## 4. Simula
#
# ¿Están de acuerdo los dados de verdad? Cuatro mil viajes por cada ruta. Tras $n$ viajes con la media $m$ y la desviación típica $s$, en unos 95 de cada 100 experimentos así el valor exacto está dentro de $m \pm 1{,}96\,s/\sqrt{n}$.

# %%
rng = Random("journeys")


def journey(route, rng):
    count = 0
    for leg in route.legs:
        left = leg.steps
        while left > 0:
            left -= rng.randint(1, 6)
            count += 1
    return count


for name, route in routes.items():
    made = [journey(route, rng) for _ in range(4000)]
    margin = 1.96 * stdev(made) / sqrt(4000)
    print(f"{name}: {mean(made):.3f} ± {margin:.3f}   «exact|exacto» {float(route.turns):.3f}")

# %% [markdown] lang="en"
# Route C takes 6.8 turns *on average*. Single journeys are shorter or longer.
#
# **Question `journeys-5`.** What is the chance that the 22 steps of route C are done in only **four** turns? Count the throws of four dice that are enough, and write `Fraction(throws, 6**4)`.

# %% [markdown] lang="es" of="98ae37e7"
# La ruta C dura 6,8 turnos *de media*. Un viaje concreto es más corto o más largo.
#
# **Pregunta `journeys-5`.** ¿Cuál es la probabilidad de hacer los 22 pasos de la ruta C en solo **cuatro** turnos? Cuenta las tiradas de cuatro dados que bastan y escribe `Fraction(tiradas, 6**4)`.

# %%
four_turns = Fraction(1 + 4 + 10, 6**4)  # ?
check("journeys-5", four_turns)

# %% [markdown] lang="en"
# And how is it with the journey that ends the game, from Rio to Machu Picchu? By road it is 19 steps, 5.9 turns on average. Bars: the chance to arrive on just that turn. Steps: the chance to be there by then. Diamonds: four thousand simulated journeys.

# %% [markdown] lang="es" of="46a0a5e2"
# ¿Y el viaje que acaba la partida, de Río a Machu Picchu? Por el camino son 19 pasos, 5,9 turnos de media. Barras: la probabilidad de llegar justo en ese turno. Escalones: la de haber llegado ya. Rombos: cuatro mil viajes simulados.

# %%
road = find.by_steps(board, "RIO", "MPI")
arrivals = tl.odds.journeys.arrival_turns(board, "RIO", "MPI", modes=("land",))
made = Counter(journey(road, rng) for _ in range(4000))
chart = tl.figures.turns(
    arrivals, lang=lang, observed=made, journey="«Rio - Machu Picchu|Río - Machu Picchu»"
)
print(tl.figures.text_of(chart))
print(compare(guess_five, arrivals.by(5)))
chart

# %% [markdown] lang="en"
# ## 5. On this map
#
# **Question `journeys-6`.** You have the treasure, you stand in Rio with 300 pesos, and you want to be in Machu Picchu in as few turns as possible. One flight is all you can pay. Which one?
#
# * `"a"`: Fly at once to Buenos Aires, then go by land (17 steps).
# * `"b"`: Fly at once to Brasília, then go by land (15 steps).
# * `"c"`: Go by land to Potosí (14 steps), and fly from there to Machu Picchu.

# %% [markdown] lang="es" of="6d081e02"
# ## 5. En este mapa
#
# **Pregunta `journeys-6`.** Tienes el tesoro, estás en Río con 300 pesos y quieres llegar a Machu Picchu en los menos turnos posibles. Solo puedes pagar un vuelo. ¿Cuál?
#
# * `"a"`: Volar ya a Buenos Aires y seguir por tierra (17 pasos).
# * `"b"`: Volar ya a Brasilia y seguir por tierra (15 pasos).
# * `"c"`: Ir por tierra a Potosí (14 pasos) y volar desde allí a Machu Picchu.

# %%
best_flight = "c"  # ?
check("journeys-6", best_flight)

# %% [markdown] lang="en"
# More money buys more flights. Here are the turns to Machu Picchu for a traveller who may change plans after every throw. They are found by going over the whole map again and again until nothing changes any more, and are right to a billionth of a turn. One of these purses buys nothing: which, and why?

# %% [markdown] lang="es" of="3e28e117"
# Más dinero paga más vuelos. Aquí están los turnos hasta Machu Picchu de quien puede cambiar de plan tras cada tirada. Se encuentran recorriendo todo el mapa una y otra vez hasta que ya nada cambia, y son exactos hasta la milmillonésima de turno. Una de estas bolsas no sirve de más: ¿cuál, y por qué?

# %%
for pesos in (0, 600, 900, 1200):
    left = tl.odds.journeys.expected_turns(board, "RIO", "MPI", pesos)
    print(f"{pesos:5} pesos: {left:.3f} «turns|turnos»")

# %% [markdown] lang="en"
# Which places does everybody pass? For each pair of circles take the shortest route by land and sea, and see which places lie on it.

# %% [markdown] lang="es" of="910f1dbb"
# ¿Por qué lugares pasa todo el mundo? Para cada pareja de círculos toma la ruta más corta por tierra y mar y mira qué lugares están en ella.

# %%
busy = tl.odds.roadworks.centrality(board)
for place in list(busy)[:5]:
    print(f"{busy[place]:.3f}  {tl.words.space(board, board.dot(place), lang)}")
trail = tl.odds.roadworks.cut(board, "L09")
print(trail.ends, "->", trail.apart)

# %% [markdown] lang="en"
# The last line says what is lost if the Inca Trail, the road between Cuzco and Machu Picchu, is closed: Machu Picchu is cut off from all roads. Such a road is called a **bridge** of the graph.
#
# **Question `journeys-7`.** A landslide closes the road from São Paulo to Cuiabá, 6 steps long, which lies on a shortest route from Rio to Machu Picchu. How many steps longer does the journey from Rio to Machu Picchu become? Look at the map.

# %% [markdown] lang="es" of="916e711e"
# La última línea dice qué se pierde si se cierra el Camino Inca, el que une Cuzco con Machu Picchu: Machu Picchu queda separado de todos los caminos. Un camino así se llama **puente** del grafo.
#
# **Pregunta `journeys-7`.** Un derrumbe cierra el camino de São Paulo a Cuiabá, de 6 pasos, que está en una ruta más corta de Río a Machu Picchu. ¿Cuántos pasos más tiene entonces el viaje de Río a Machu Picchu? Mira el mapa.

# %%
more_steps = 4 + 4 - (2 + 6)  # ?
check("journeys-7", more_steps)

# %% [markdown] lang="en"
# ## 6. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * The shortest route need not be the fastest because ...
# * A journey of 7 steps takes more than 2 turns on average because ...
# * "6.8 turns on average" does not mean that ...

# %% [markdown] lang="es" of="b6bc6b30"
# ## 6. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * La ruta más corta no es por fuerza la más rápida porque...
# * Un viaje de 7 pasos dura más de 2 turnos de media porque...
# * «6,8 turnos de media» no quiere decir que...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * The shortest route need not be the fastest because every change between land and sea makes the pawn stop, and the rest of that throw is lost.
# * A journey of 7 steps takes more than 2 turns on average because the last throw mostly shows more than is needed.
# * "6.8 turns on average" does not mean that one arrives on turn 7: some need 5 turns and some need 9, and a few are there after 4.

# %% [markdown] lang="es" of="5962b083" part="solution"
# Una manera de terminarlas:
#
# * La ruta más corta no es por fuerza la más rápida porque cada cambio entre tierra y mar obliga a la ficha a parar, y el resto de esa tirada se pierde.
# * Un viaje de 7 pasos dura más de 2 turnos de media porque la última tirada casi siempre muestra más de lo necesario.
# * «6,8 turnos de media» no quiere decir que se llegue en el turno 7: hay quien necesita 5 turnos y quien necesita 9, y alguien llega con 4.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# | Minutes | What happens |
# |---|---|
# | 0-6 | The map, the rules in three lines, the guesses. Show of hands: A, B or C? |
# | 6-14 | The race in pairs. Collect the turns of all Anas and all Luises on the board. |
# | 14-26 | Backwards from the goal; questions 1 to 3. The three winners. |
# | 26-30 | The flight, question 4. |
# | 30-37 | The simulation, question 5, the chart. |
# | 37-45 | On this map, questions 6 and 7; the sentences of *Explain* aloud. |
#
# Short of time: leave out question 2 and give question 7 as homework. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. Draw seven dots in a row, the last one a circle. Ask from each dot backwards: which throws arrive? Write the averages above the dots as you find them: 0, 1, 7/6, 49/36. Nobody needs a formula; everybody sees that each number is made of the ones before it.
# 2. Draw route A as three bars, 8, 6 and 4 long, with a gap between them, and route B as two, 8 and 11. Colour the pips that are lost, about 1.7 at the end of each bar. A is shorter by one step and longer by one gap.
# 3. Write *steps*, *pesos*, *turns* as three columns and let students name the winner of each. Ask for other cases where the shortest is not the fastest: changing trains, a motorway with a toll, three lifts.
# 4. Under the chart: how many of 100 travellers arrive on turn 5 or before, though the average is 5.9? An average is a balance point, not a timetable.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the three winners, the second by the last column of the table, the third by the chart.
#
# ## Answers
#
# {{answers}}
#
# Questions 2 to 5 and 7 can't be read off an earlier output. The circles and crossroads are those of our reconstructed map; another map gives other numbers and the same three questions.
#
# ## Going further
#
# * Why are 900 pesos no better than 600? One flies from Asunción to Potosí and on to Machu Picchu with 600; a third flight would have to begin in Rio, and only with a fourth (1,200) does it lead to Asunción, by Buenos Aires.
# * Why five thirds of a pip? Over a long road the pawn's stops are spread so that a throw of 6 covers a given dot twice as often as a throw of 3. The mean of what is too much is (E[X²] − E[X]) / (2 E[X]) = (91/6 − 21/6) / 7 = 5/3, and 5/3 divided by 7/2 is 10/21, or 0.476.
# * On the whole map, 103 of the 630 pairs of circles have a shortest route that is not the fastest one by land and sea. The worst is from Brasília to Puerto Montt: 22 steps take 8.11 turns, 24 steps only 7.33.
# * A traveller who may change plans after each throw does a little better than a fixed route: with 100 pesos by land and sea 6.33 turns to Puerto Montt instead of 6.39. Where can one gain by waiting for the die?
# * What does it cost to look under the disk in the blind alley of Angel Falls? `tl.odds.roadworks.alleys(board)` lists all five: in and out again takes 7/3 turns.
# * Load a map of your own town's bus lines with `InkanMap.from_csv`, and find its bridges.

# %% [markdown] lang="es" of="317b8a47" part="teacher"
# ## Tiempos
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-6 | El mapa, las reglas en tres líneas, las predicciones. A mano alzada: ¿A, B o C? |
# | 6-14 | La carrera por parejas. Se reúnen en la pizarra los turnos de todas las Anas y todos los Luises. |
# | 14-26 | Desde la meta hacia atrás; preguntas 1 a 3. Las tres ganadoras. |
# | 26-30 | El vuelo, pregunta 4. |
# | 30-37 | La simulación, pregunta 5, la gráfica. |
# | 37-45 | En este mapa, preguntas 6 y 7; las frases de *Explica* en voz alta. |
#
# Si falta tiempo: salta la pregunta 2 y deja la 7 para casa. Si no hay proyector: la hoja de trabajo de abajo basta para la lección.
#
# ## En la pizarra
#
# 1. Dibuja siete puntos en fila, el último un círculo. Pregunta desde cada punto, hacia atrás: ¿qué tiradas llegan? Escribe las medias sobre los puntos según salen: 0, 1, 7/6, 49/36. A nadie le hace falta una fórmula; todo el mundo ve que cada número se hace con los anteriores.
# 2. Dibuja la ruta A como tres barras de 8, 6 y 4, con un hueco entre ellas, y la ruta B como dos, de 8 y 11. Colorea los puntos que se pierden, cerca de 1,7 al final de cada barra. A tiene un paso menos y un hueco más.
# 3. Escribe *pasos*, *pesos* y *turnos* como tres columnas y que el alumnado diga quién gana en cada una. Pide otros casos en que lo más corto no es lo más rápido: los transbordos, una autopista de peaje, tres ascensores.
# 4. Debajo de la gráfica: ¿cuántos viajes de cada 100 llegan en el turno 5 o antes, aunque la media sea 5,9? Una media es un punto de equilibrio, no un horario.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con las tres ganadoras, la segunda con la última columna de la tabla y la tercera con la gráfica.
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 2 a 5 y la 7 no se pueden leer en ninguna salida anterior. Los círculos y cruces son los de nuestro mapa reconstruido; otro mapa da otros números y las mismas tres preguntas.
#
# ## Para ir más lejos
#
# * ¿Por qué 900 pesos no son mejores que 600? Con 600 se vuela de Asunción a Potosí y de allí a Machu Picchu; un tercer vuelo tendría que empezar en Río, y solo con un cuarto (1.200) lleva a Asunción, por Buenos Aires.
# * ¿Por qué cinco tercios de punto? En un camino largo, las paradas de la ficha se reparten de modo que una tirada de 6 cubre un punto dado el doble de veces que una de 3. La media de lo que sobra es (E[X²] − E[X]) / (2 E[X]) = (91/6 − 21/6) / 7 = 5/3, y 5/3 entre 7/2 es 10/21, o 0,476.
# * En todo el mapa, 103 de las 630 parejas de círculos tienen una ruta más corta que no es la más rápida por tierra y mar. La peor es la de Brasilia a Puerto Montt: 22 pasos duran 8,11 turnos, y 24 pasos solo 7,33.
# * Quien puede cambiar de plan tras cada tirada va algo mejor que por una ruta fija: con 100 pesos, por tierra y mar, 6,33 turnos a Puerto Montt en vez de 6,39. ¿Dónde se gana esperando a ver el dado?
# * ¿Cuánto cuesta mirar debajo del disco en el callejón sin salida del Salto Ángel? `tl.odds.roadworks.alleys(board)` da los cinco que hay: entrar y salir cuesta 7/3 turnos.
# * Carga con `InkanMap.from_csv` un mapa de las líneas de autobús de tu ciudad y busca sus puentes.

# %% [markdown] lang="en" part="worksheet"
# # Routes and journeys: worksheet
#
# Name: ______________________  You need one die for two people.
#
# On land and at sea you throw one die and use the whole throw; at a circle you may stop early. To change between sea and land you must stop in a harbour, and the rest of that throw is lost.
#
# | route to Puerto Montt | steps | pesos | turns on average |
# |---|---|---|---|
# | A: sea 8, land 6, sea 4 | 18 | 200 | |
# | B: sea 8, land 11 | 19 | 100 | |
# | C: land 22 | 22 | 0 | |
#
# **A. Predict.** I think the fastest is route ____.
#
# **B. Play.** Each of you throws the die until route B (one player) or C (the other) is done. Turns: B ____  C ____
#
# **C. Exact.** On average one step takes 1 turn and two steps take 7/6 turns.
#
# | steps | 4 | 5 | 6 | 8 | 11 | 22 |
# |---|---|---|---|---|---|---|
# | turns | 1.588 | 1.853 | 2.161 | 2.775 | 3.613 | 6.762 |
#
# 1. Three steps take ____ turns on average.
# 2. 100 steps take about ____ turns (the last throw costs about 0.476 turns more than steps/3.5).
# 3. Fill in the last column of the table of routes. Shortest: ____ cheapest: ____ fastest: ____
# 4. A flight (one turn) and then 11 steps: ____ turns
# 5. The chance to do 22 steps in four turns: ____ / 1,296
# 6. From Rio to Machu Picchu with one flight: (a) fly, then 17 steps; (b) fly, then 15 steps; (c) 14 steps, then fly. Best: ____
# 7. Rio - São Paulo 2 steps, São Paulo - Cuiabá 6, Rio - Brasília 4, Brasília - Cuiabá 4. São Paulo - Cuiabá is closed: from Rio to Cuiabá it is ____ steps longer.
#
# **D. Explain.** The shortest route need not be the fastest because ______________________

# %% [markdown] lang="es" of="baf9242a" part="worksheet"
# # Rutas y viajes: hoja de trabajo
#
# Nombre: ______________________  Hace falta un dado para dos personas.
#
# Por tierra y por mar se tira un dado y se usa toda la tirada; en un círculo se puede parar antes. Para cambiar entre mar y tierra hay que parar en un puerto, y el resto de esa tirada se pierde.
#
# | ruta a Puerto Montt | pasos | pesos | turnos de media |
# |---|---|---|---|
# | A: mar 8, tierra 6, mar 4 | 18 | 200 | |
# | B: mar 8, tierra 11 | 19 | 100 | |
# | C: tierra 22 | 22 | 0 | |
#
# **A. Predice.** Creo que la más rápida es la ruta ____.
#
# **B. Juega.** Cada cual tira el dado hasta acabar la ruta B (una persona) o la C (la otra). Turnos: B ____  C ____
#
# **C. Exacto.** De media, un paso dura 1 turno y dos pasos duran 7/6 turnos.
#
# | pasos | 4 | 5 | 6 | 8 | 11 | 22 |
# |---|---|---|---|---|---|---|
# | turnos | 1,588 | 1,853 | 2,161 | 2,775 | 3,613 | 6,762 |
#
# 1. Tres pasos duran ____ turnos de media.
# 2. 100 pasos duran unos ____ turnos (la última tirada cuesta unos 0,476 turnos más que pasos/3,5).
# 3. Rellena la última columna de la tabla de rutas. La más corta: ____ la más barata: ____ la más rápida: ____
# 4. Un vuelo (un turno) y después 11 pasos: ____ turnos
# 5. La probabilidad de hacer 22 pasos en cuatro turnos: ____ / 1.296
# 6. De Río a Machu Picchu con un solo vuelo: (a) volar y 17 pasos; (b) volar y 15 pasos; (c) 14 pasos y volar. Lo mejor: ____
# 7. Río - São Paulo 2 pasos, São Paulo - Cuiabá 6, Río - Brasilia 4, Brasilia - Cuiabá 4. Se cierra São Paulo - Cuiabá: de Río a Cuiabá hay ____ pasos más.
#
# **D. Explica.** La ruta más corta no es por fuerza la más rápida porque ______________________
