# %% [raw] part="facts"
# word = "stop"
# site = true
#
# [title]
# en = "When to stop"
# es = "Cuándo plantarse"
#
# [minutes]
# en = "90 (two periods of 45)"
# es = "90 (dos sesiones de 45)"
#
# [level]
# en = "third steps (from 16 years)"
# es = "terceros pasos (desde 16 años)"
#
# [needs]
# en = "fractions, averages, and the lesson One more card; one question changes a line of Python"
# es = "fracciones, medias y la lección Una carta más; una pregunta cambia una línea de Python"
#
# [learns]
# en = "what a decision is worth before its outcome is known (expected value), how the best plan is found from the end backwards, and what a simple rule costs"
# es = "cuánto vale una decisión antes de conocer su resultado (valor esperado), cómo se encuentra el mejor plan desde el final hacia atrás y cuánto cuesta una regla sencilla"

# %% [markdown] lang="en"
# Stop, and you take what lies there. Draw, and it may get better, or all be gone. By the end of this lesson you know the best plan for this gamble, you can say how it is found, and you know what you lose with a plan that fits on a slip of paper.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="68d27756"
# Si te plantas, tomas lo que hay. Si robas, puede mejorar o perderse todo. Al final de esta lección conocerás el mejor plan para esta apuesta, sabrás cómo se encuentra y sabrás cuánto pierdes con un plan que cabe en un papelito.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from statistics import mean, stdev

import tesoro_lab as tl
from tesoro_lab.games.royal import ROYAL
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# We play a smaller game first: **ships only**. There are 50 ships, ten in each of five colours. Of the ten, three show 1 coin, three show 2, three show 3, and one shows 4. You turn over ships one by one. After each you may stop and take the one with most coins; with four colours you take the best two, with five the best three. A second ship of a colour: all is lost, you take nothing.
#
# Write down your guesses, in coins a turn on average. Nobody marks them.

# %% [markdown] lang="es" of="fca1b311"
# ## 1. Predice
#
# Primero jugamos a un juego más pequeño: **solo barcos**. Hay 50 barcos, diez de cada uno de cinco colores. De los diez, tres muestran 1 moneda, tres muestran 2, tres muestran 3 y uno muestra 4. Descubres barcos uno a uno. Después de cada uno puedes plantarte y tomar el que tenga más monedas; con cuatro colores tomas los dos mejores, y con cinco, los tres mejores. Un segundo barco de un color: se pierde todo y no tomas nada.
#
# Apunta tus predicciones, en monedas por turno de media. Nadie las califica.

# %%
guess_first = 2  # ? «always stop at the first ship|plantarse siempre en el primer barco»
guess_three = 3  # ? «always go on to three colours|seguir siempre hasta tres colores»
guess_best = 3  # ? «the best plan there is|el mejor plan que hay»

# %% [markdown] lang="en"
# ## 2. Play
#
# Now the whole game, with people and swords. Play ten minutes with your neighbour and note for each turn whether you stopped too soon, too late, or just right. Afterwards look at the advice in the tab **{{label odds}}**.

# %% [markdown] lang="es" of="0be158a6"
# ## 2. Juega
#
# Ahora el juego entero, con personajes y sables. Juega diez minutos con quien tengas al lado y apunta en cada turno si te plantaste demasiado pronto, demasiado tarde o a tiempo. Después mira el consejo de la pestaña **{{label odds}}**.

# %%
match = tl.new_match("royal", seats=["Ana", "Luis"], seed="when-to-stop")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# ## 3. Exact: what one more ship is worth
#
# Ships only. A red ship with 2 coins and a blue one with 1 lie there. If you stop, you take 2. If you draw one more ship and then stop, 48 ships may come:

# %% [markdown] lang="es" of="ee8dd7b3"
# ## 3. Exacto: cuánto vale un barco más
#
# Solo barcos. Hay uno rojo con 2 monedas y uno azul con 1. Si te plantas, tomas 2. Si robas un barco más y después te plantas, pueden salir 48 barcos:

# %%
mix = {1: 3, 2: 3, 3: 3, 4: 1}
print("18 x 0   «a second red or blue one|un segundo rojo o azul»")
total = 0
for coins, count in mix.items():
    take = max(2, 1, coins)
    total += 3 * count * take
    print(f"{3 * count:2} x {take}   «another colour, coins:|otro color, monedas:» {coins}")
print(f"{total} / 48 = {total / 48:.4f}")

# %% [markdown] lang="en"
# One more ship is worth 1.5625 coins on average: less than the 2 that you have. So stop, although it goes well in 30 cases of 48. Such a sum of *chance times gain* is the **expected value**.
#
# **Question `stop-1`.** One ship lies there, with **3** coins, and nothing else. What do you take on average, in coins, if you draw one more ship and then stop?

# %% [markdown] lang="es" of="0b82389a"
# Un barco más vale de media 1,5625 monedas: menos que las 2 que tienes. Así que plántate, aunque vaya bien en 30 casos de 48. Una suma así, de *probabilidad por ganancia*, es el **valor esperado**.
#
# **Pregunta `stop-1`.** Hay un solo barco, con **3** monedas, y nada más. ¿Cuántas monedas tomas de media si robas un barco más y después te plantas?

# %%
from_three = Fraction(36 * 3 + 4 * 4, 49)  # ?
check("stop-1", from_three)

# %% [markdown] lang="en"
# **Question `stop-2`.** Two ships lie there, each with **1** coin. What should you do, and why?
#
# * `"a"`: draw, because it goes well in more than half of the cases.
# * `"b"`: draw, because what one takes then is more on average than 1 coin.
# * `"c"`: stop, because in more than a third of the cases all is lost.

# %% [markdown] lang="es" of="95c227ac"
# **Pregunta `stop-2`.** Hay dos barcos, cada uno con **1** moneda. ¿Qué conviene hacer, y por qué?
#
# * `"a"`: robar, porque va bien en más de la mitad de los casos.
# * `"b"`: robar, porque lo que se toma entonces es de media más que 1 moneda.
# * `"c"`: plantarse, porque en más de un tercio de los casos se pierde todo.

# %%
two_small_ships = "b"  # ?
check("stop-2", two_small_ships)

# %% [markdown] lang="en"
# **Question `stop-3`.** A **Governor** works for you: you may take **one ship more**. A red ship with 3 coins and a blue one with 2 lie there; stopping brings 5. What do you take on average if you draw one more ship and then stop?

# %% [markdown] lang="es" of="961bcffa"
# **Pregunta `stop-3`.** Trabaja para ti un **Gobernador**: puedes tomar **un barco más**. Hay uno rojo con 3 monedas y uno azul con 2; plantarse da 5. ¿Cuántas monedas tomas de media si robas un barco más y después te plantas?

# %%
with_governor = Fraction(9 * 5 + 9 * 5 + 9 * 6 + 3 * 7, 48)  # ?
check("stop-3", with_governor)

# %% [markdown] lang="en"
# **Question `stop-4`.** The jump to a fourth colour tempts: one takes two ships then. Three ships lie there, with **2, 2 and 1** coins. What do you take on average if you draw one more ship and then stop?

# %% [markdown] lang="es" of="cc280f41"
# **Pregunta `stop-4`.** El salto al cuarto color tienta: entonces se toman dos barcos. Hay tres barcos, con **2, 2 y 1** monedas. ¿Cuántas monedas tomas de media si robas un barco más y después te plantas?

# %%
fourth_colour = Fraction(6 * 4 + 6 * 4 + 6 * 5 + 2 * 6, 47)  # ?
check("stop-4", fourth_colour)

# %% [markdown] lang="en"
# **Question `stop-5`.** Leave the ships. You hold 3 coins. One more draw makes them **4**, or you lose them **all**. How likely may the loss be at most, so that drawing is not worse than stopping?

# %% [markdown] lang="es" of="2417eb61"
# **Pregunta `stop-5`.** Deja los barcos. Tienes 3 monedas. Una carta más las convierte en **4**, o las pierdes **todas**. ¿Cómo de probable puede ser la pérdida, como mucho, para que robar no sea peor que plantarse?

# %%
highest_risk = Fraction(1, 4)  # ?
check("stop-5", highest_risk)

# %% [markdown] lang="en"
# ## 4. The best plan, from the end backwards
#
# After one more ship you need not stop: you may go on again. So what drawing is worth depends on what you will do later. Begin at the end: with five colours you must stop. Then you know the better choice with four colours, then with three, with two, with one. In the code a function asks itself, one ship further on.

# %% [markdown] lang="es" of="4f2beef3"
# ## 4. El mejor plan, desde el final hacia atrás
#
# Después de un barco más no tienes por qué plantarte: puedes seguir otra vez. Así que lo que vale robar depende de lo que hagas después. Empieza por el final: con cinco colores hay que plantarse. Entonces sabes qué es mejor con cuatro colores, después con tres, con dos, con uno. En el código, una función se pregunta a sí misma, un barco más adelante.

# %%
picks = {4: 2, 5: 3}


def stop(ships):
    return Fraction(sum(sorted(ships)[-picks.get(len(ships), 1) :]))


@cache
def draw(ships):
    free = 5 - len(ships)
    total = Fraction(0)
    for coins, count in mix.items():
        after = (*ships, coins)
        total += free * count * max(stop(after), draw(after) if free > 1 else 0)
    return total / (50 - len(ships))


best = draw(())
print(best, f"= {float(best):.4f}")
print(compare(guess_best, best, share=False))

# %% [markdown] lang="en"
# Here is the whole plan for one and two ships. The library's own solver, made for the whole game, finds the same value.

# %% [markdown] lang="es" of="38993275"
# Aquí está el plan entero para uno y dos barcos. El cálculo de la biblioteca, hecho para el juego entero, encuentra el mismo valor.

# %%
harbours = [(1,), (2,), (3,), (1, 1), (1, 2), (1, 3)]
rows = [(" + ".join(str(coins) for coins in ships), stop(ships), draw(ships)) for ships in harbours]
chart = tl.figures.stop_or_draw(rows, lang=lang)
print(tl.figures.text_of(chart))
solver = tl.odds.stopping
print(solver.Plan(tl.odds.harbour.Harbour.fresh(), solver.ships_only()).advice().value == best)
chart

# %% [markdown] lang="en"
# ## 5. The price of a simple rule
#
# Nobody works that out at the table. People follow rules: *two colours are enough*. What is a rule worth, and what does it cost against the best plan? A rule is a function that says when to stop.

# %% [markdown] lang="es" of="7bca6cb7"
# ## 5. El precio de una regla sencilla
#
# Nadie calcula eso en la mesa. La gente sigue reglas: *con dos colores basta*. ¿Cuánto vale una regla, y cuánto cuesta frente al mejor plan? Una regla es una función que dice cuándo plantarse.

# %%
first_ship = lambda ships: True
two_colours = lambda ships: len(ships) >= 2


def value(rule, gain=stop, ships=()):
    if ships and (len(ships) == 5 or rule(ships)):
        return gain(ships)
    free = 5 - len(ships)
    parts = [free * count * value(rule, gain, (*ships, coins)) for coins, count in mix.items()]
    return Fraction(sum(parts), 50 - len(ships))


rules = {
    "«first ship|primer barco»": first_ship,
    "«two colours|dos colores»": two_colours,
    "«three colours|tres colores»": lambda ships: len(ships) >= 3,
    "«three coins|tres monedas»": lambda ships: stop(ships) >= 3,
    "«best plan|mejor plan»": lambda ships: stop(ships) >= draw(ships),
}

# %%
for name, rule in rules.items():
    coins, lost = value(rule), 1 - value(rule, gain=lambda ships: 1)
    print(f"{name:14} {float(coins):.4f}  «lost|perdidos» {float(lost):.3f}")
print(compare(guess_first, value(first_ship), share=False))
print(compare(guess_three, value(rules["«three colours|tres colores»"]), share=False))

# %% [markdown] lang="en"
# *Three coins* means: stop as soon as you may take at least 3 coins, be it with one ship or with several.
#
# **Question `stop-6`.** In a game you have **11** turns. How many coins does the rule *two colours* cost you in the whole game, on average, against the best plan?

# %% [markdown] lang="es" of="9251981c"
# *Tres monedas* quiere decir: plántate en cuanto puedas tomar al menos 3 monedas, con un barco o con varios.
#
# **Pregunta `stop-6`.** En una partida tienes **11** turnos. ¿Cuántas monedas te cuesta de media, en toda la partida, la regla *dos colores* frente al mejor plan?

# %%
price = 11 * (Fraction(45757, 18424) - Fraction(548, 245))  # ?
check("stop-6", price)

# %% [markdown] lang="en"
# **Question `stop-7`.** There is a better slip of paper: *stop as soon as you may take at least **2** coins*. What does this rule bring a turn, in coins? Let `value` work it out: copy the rule of *three coins* from above, change its number, and write `value(lambda ships: ...)`.

# %% [markdown] lang="es" of="acaae799"
# **Pregunta `stop-7`.** Hay un papelito mejor: *plántate en cuanto puedas tomar al menos **2** monedas*. ¿Cuántas monedas da esta regla por turno? Que lo calcule `value`: copia de arriba la regla de *tres monedas*, cambia su número y escribe `value(lambda ships: ...)`.

# %%
two_coins = value(lambda ships: stop(ships) >= 2)  # ?
check("stop-7", two_coins)

# %% [markdown] lang="en"
# ## 6. Simulate
#
# Six thousand turns for each rule, with real ships from a shuffled pile. With the mean $m$ and the standard deviation $s$ of $n$ of them, the exact value lies inside $m \pm 1.96\,s/\sqrt{n}$ in about 95 of 100 such experiments.

# %% [markdown] lang="es" of="d8a57539"
# ## 6. Simula
#
# Seis mil turnos con cada regla, con barcos de verdad de un mazo barajado. Con la media $m$ y la desviación típica $s$ de $n$ de ellos, el valor exacto está dentro de $m \pm 1{,}96\,s/\sqrt{n}$ en unos 95 de cada 100 experimentos así.

# %%
fleet = [(colour, coins) for colour in range(5) for coins in (1, 1, 1, 2, 2, 2, 3, 3, 3, 4)]


def one_turn(rule, rng):
    colours, ships = [], ()
    for colour, coins in rng.sample(fleet, 6):
        if colour in colours:
            return 0
        colours.append(colour)
        ships = (*ships, coins)
        if len(ships) == 5 or rule(ships):
            return int(stop(ships))


print([one_turn(two_colours, Random(number)) for number in range(20)])

# %%
rng, n = Random("when-to-stop"), 6000
for name, rule in rules.items():
    taken = [one_turn(rule, rng) for _ in range(n)]
    margin = 1.96 * stdev(taken) / sqrt(n)
    low, high = tl.odds.wilson(taken.count(0), n)
    print(f"{name:14} {mean(taken):.3f} ± {margin:.3f}  «exact|exacto» {float(value(rule)):.3f}")
    print(f"{'':14} «lost|perdidos» {low:.3f} - {high:.3f}")

# %% [markdown] lang="en"
# **Question `stop-8`.** Two ships with 1 coin each lay there. Ana drew, as the best plan says, and lost all. Luis says: *you should have stopped*. What is true?
#
# * `"a"`: he is right, for she took 0 instead of 1.
# * `"b"`: he is wrong: a decision is judged by what was known before.
# * `"c"`: she was wrong this time, and would have been right if a ship with 4 coins had come.

# %% [markdown] lang="es" of="01697d81"
# **Pregunta `stop-8`.** Había dos barcos con 1 moneda cada uno. Ana robó, como dice el mejor plan, y lo perdió todo. Luis dice: *deberías haberte plantado*. ¿Qué es cierto?
#
# * `"a"`: tiene razón, porque ella tomó 0 en lugar de 1.
# * `"b"`: no tiene razón: una decisión se juzga por lo que se sabía antes.
# * `"c"`: esta vez se equivocó, y habría acertado si hubiera salido un barco con 4 monedas.

# %%
was_it_wrong = "b"  # ?
check("stop-8", was_it_wrong)

# %% [markdown] lang="en"
# ## 7. The whole game
#
# With people and swords the same thought goes on: the solver works from the end backwards, over all cards that are really unseen. Swords make drawing safer; people in the harbour make stopping worth more. What a person is worth in coins is a judgement, and the solver says which one it makes (`tesoro_lab/odds/worth.py`).

# %% [markdown] lang="es" of="b4d319d3"
# ## 7. El juego entero
#
# Con personajes y sables la idea sigue igual: el cálculo va desde el final hacia atrás, con todas las cartas que de verdad están sin ver. Los sables hacen más seguro robar; los personajes del puerto hacen que plantarse valga más. Cuánto vale un personaje en monedas es una estimación, y el cálculo dice cuál hace (`tesoro_lab/odds/worth.py`).

# %%
lying = ["ship-red-2-3", "ship-blue-1-1"]
sailors, pirates = ["sailor-1"] * 2, ["pirate-1", "pirate-2"]
rows = []
for swords, crew in ((0, []), (2, sailors), (4, pirates)):
    state = ROYAL.scenario({"display": lying, "persons": {0: crew}, "drawn": 2})
    advice = solver.plan(state, worth=None).advice()
    rows.append((f"{swords} «swords|sables»", advice.stop, advice.onward))
chart = tl.figures.stop_or_draw(rows, lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# And does it win games? The bot `careful` follows a slip of paper: stop at two ships or three cards. The bot `navigator` asks a solver. Forty games between the two (a shared victory counts for both):

# %% [markdown] lang="es" of="8502ff58"
# ¿Y gana partidas? El robot `careful` sigue un papelito: plantarse con dos barcos o tres cartas. El robot `navigator` pregunta a un cálculo. Cuarenta partidas entre los dos (una victoria compartida cuenta para los dos):

# %%
games = tl.simulate("royal", seats=["navigator", "careful"], games=40, seed="stop", progress=False)
for seat, name in enumerate(("navigator", "careful")):
    low, high = games.wins(seat).interval
    print(f"{name:10} {games.wins(seat).hits:2} / 40   {low:.2f} - {high:.2f}")

# %% [markdown] lang="en"
# The navigator also chooses its people better, so not all of the difference comes from stopping. Can you think of an experiment that tells the two apart?
#
# ## 8. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * It may be right to stop although it would go well more often than not, because ...
# * One finds the best plan from the end backwards because ...
# * The rule *two coins* is nearly as good as the best plan because ...

# %% [markdown] lang="es" of="1fe3d5cd"
# El navegante también elige mejor a sus personajes, así que no toda la diferencia viene de plantarse. ¿Se te ocurre un experimento que separe las dos cosas?
#
# ## 8. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Puede ser correcto plantarse aunque lo más probable sea que vaya bien, porque...
# * El mejor plan se encuentra desde el final hacia atrás porque...
# * La regla *dos monedas* es casi tan buena como el mejor plan porque...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * It may be right to stop although it would go well more often than not, because going well may bring little and going badly takes all: both have to be weighed, not only counted.
# * One finds the best plan from the end backwards because what drawing is worth now depends on what one will do later, and only at the end is that known.
# * The rule *two coins* is nearly as good as the best plan because it differs from it in one harbour only, a single ship with 2 coins, and there both choices are worth nearly the same.

# %% [markdown] lang="es" of="c337a0c7" part="solution"
# Una manera de terminarlas:
#
# * Puede ser correcto plantarse aunque lo más probable sea que vaya bien, porque que vaya bien puede dar poco y que vaya mal se lleva todo: hay que pesar las dos cosas, no solo contarlas.
# * El mejor plan se encuentra desde el final hacia atrás porque lo que vale robar ahora depende de lo que se haga después, y eso solo se sabe al final.
# * La regla *dos monedas* es casi tan buena como el mejor plan porque se distingue de él en un solo puerto, un único barco con 2 monedas, y ahí las dos opciones valen casi lo mismo.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# First period: one more ship.
#
# | Minutes | What happens |
# |---|---|
# | 0-5 | The ships-only game shown with slips of paper; three guesses. |
# | 5-17 | Play in pairs; too soon, too late or just right is noted for each turn. |
# | 17-30 | What one more ship is worth, questions 1 and 2. |
# | 30-45 | Questions 3 to 5. |
#
# Second period: plans and rules.
#
# | Minutes | What happens |
# |---|---|
# | 0-12 | From the end backwards, at the board first; then the chart. |
# | 12-24 | The class proposes rules; the table of rules; questions 6 and 7. |
# | 24-33 | The simulation, question 8. |
# | 33-45 | The whole game, the bots, the sentences of *Explain* aloud. |
#
# With one period only: sections 1 to 3 and question 8. Without Python, question 7 can be left out; its answer is about 2.47. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. Before anything is counted: who would draw at 2 and 1? Hands up, then the 48 ships in four rows (0, 2, 3, 4 coins) with their numbers 18, 18, 9, 3. The average is their centre of gravity.
# 2. Question 5 as a balance: 1 coin to win against 3 to lose. It is level when winning is three times as likely as losing.
# 3. A tree of three levels for the end: three ships 1, 1, 1; draw or stop; then four ships, draw or stop. Fold it up from the right: at each fork cross out the worse branch. That is all that the function in section 4 does.
# 4. Let two students play the same hidden pile, one by the best plan and one by *two colours*, ten turns each. Often the worse rule wins. How many turns would show the difference of a quarter coin? (With a standard deviation near 1.2 coins, some hundreds.)
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the centre of gravity, the second by writing the zeros of the lost cases into the sum, the third by question 8: ask for the decision before the card is turned.
#
# ## Answers
#
# {{answers}}
#
# Only question 6 uses printed values, and it asks for something that is not printed. The exact numbers of section 4: 1,085/752 for two ships with 1 coin, 64/47 for three ships with 1 coin; the best plan goes on at 1, at 2, at 1 + 1 and at 1 + 1 + 1, and stops everywhere else.
#
# ## Going further
#
# * A ship with 2 coins alone: the best plan draws (100/49, or about 2.04), the rule *two coins* stops. That is one place where they differ. What does it cost, and how often does it come? (3/10 of all turns, 2/49 of a coin: together 0.012.)
# * A rule for a bolder player: what must a fourth colour bring, so that one should go on to it from 2, 2 and 1?
# * The navigator against a navigator that stops like `careful`: write the bot (CONTRIBUTING tells how) and take the two effects apart.
# * Who wants to win, and is far behind, should not count coins but chances to win. Then more risk may be right. Where in sport does one see that?
# * The same thought elsewhere: when to take a flat, to sell a share, to stop looking for a better job. What plays the part of the second ship?

# %% [markdown] lang="es" of="4a2ef765" part="teacher"
# ## Tiempos
#
# Primera sesión: un barco más.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-5 | Se enseña con papelitos el juego de solo barcos; tres predicciones. |
# | 5-17 | Se juega por parejas; en cada turno se apunta si fue demasiado pronto, demasiado tarde o a tiempo. |
# | 17-30 | Cuánto vale un barco más, preguntas 1 y 2. |
# | 30-45 | Preguntas 3 a 5. |
#
# Segunda sesión: planes y reglas.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-12 | Desde el final hacia atrás, primero en la pizarra; después, la gráfica. |
# | 12-24 | La clase propone reglas; la tabla de reglas; preguntas 6 y 7. |
# | 24-33 | La simulación, pregunta 8. |
# | 33-45 | El juego entero, los robots, las frases de *Explica* en voz alta. |
#
# Con una sola sesión: los apartados 1 a 3 y la pregunta 8. Sin Python se puede saltar la pregunta 7; su respuesta es más o menos 2,47. Si no hay proyector: la hoja de trabajo de abajo basta para la lección.
#
# ## En la pizarra
#
# 1. Antes de contar nada: ¿quién robaría con 2 y 1? A mano alzada; después, los 48 barcos en cuatro filas (0, 2, 3, 4 monedas) con sus números 18, 18, 9, 3. La media es su centro de gravedad.
# 2. La pregunta 5 como una balanza: 1 moneda que ganar contra 3 que perder. Está en equilibrio cuando ganar es tres veces más probable que perder.
# 3. Un árbol de tres niveles para el final: tres barcos 1, 1, 1; robar o plantarse; después cuatro barcos, robar o plantarse. Dóblalo desde la derecha: en cada cruce tacha la rama peor. Eso es todo lo que hace la función del apartado 4.
# 4. Que dos personas jueguen con el mismo mazo oculto, una con el mejor plan y otra con *dos colores*, diez turnos cada una. Muchas veces gana la regla peor. ¿Cuántos turnos mostrarían la diferencia de un cuarto de moneda? (Con una desviación típica cerca de 1,2 monedas, unos cientos.)
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con el centro de gravedad, la segunda escribiendo en la suma los ceros de los casos perdidos y la tercera con la pregunta 8: pide la decisión antes de descubrir la carta.
#
# ## Respuestas
#
# {{answers}}
#
# Solo la pregunta 6 usa valores impresos, y pide algo que no está impreso. Los números exactos del apartado 4: 1.085/752 con dos barcos de 1 moneda, 64/47 con tres barcos de 1 moneda; el mejor plan sigue con 1, con 2, con 1 + 1 y con 1 + 1 + 1, y se planta en todo lo demás.
#
# ## Para ir más lejos
#
# * Un solo barco con 2 monedas: el mejor plan roba (100/49, más o menos 2,04) y la regla *dos monedas* se planta. Ahí se distinguen. ¿Cuánto cuesta eso, y con qué frecuencia ocurre? (3/10 de los turnos, 2/49 de moneda: en total, 0,012.)
# * Una regla para quien es más valiente: ¿qué debería dar un cuarto color para que conviniera seguir hasta él desde 2, 2 y 1?
# * El navegante contra un navegante que se planta como `careful`: escribe el robot (CONTRIBUTING dice cómo) y separa los dos efectos.
# * Quien quiere ganar y va muy por detrás no debería contar monedas, sino probabilidades de ganar. Entonces puede convenir más riesgo. ¿Dónde se ve eso en el deporte?
# * La misma idea en otros sitios: cuándo quedarse con un piso, vender una acción, dejar de buscar un trabajo mejor. ¿Qué hace allí de segundo barco?

# %% [markdown] lang="en" part="worksheet"
# # When to stop: worksheet
#
# Name: ______________________  You need 50 slips of paper: five colours, each with 1, 1, 1, 2, 2, 2, 3, 3, 3, 4.
#
# **Rules.** Turn over slips one by one. After each you may stop and take the best one; with four colours the best two, with five the best three. A second slip of a colour: you take nothing.
#
# **A. Predict.** Coins a turn on average: first slip ____ ; always three colours ____ ; the best plan ____
#
# **B. Play** ten turns by a rule of your own. My rule: stop when ______________________
#
# | turn | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | sum |
# |---|---|---|---|---|---|---|---|---|---|---|---|
# | coins | | | | | | | | | | | |
#
# **C. Exact**, for one more slip and then stopping.
#
# 1. One slip with 3 lies there: (9 · 0 + 36 · ____ + 4 · ____) / 49 = ____
# 2. Two slips with 1 each: (18 · 0 + 9 · 1 + 9 · 2 + 9 · 3 + 3 · 4) / 48 = ____ ; so I ____________
# 3. Slips 3 and 2, and I may take one more than usual: ____ / 48 = ____ ; stopping brings 5.
# 4. Slips 2, 2, 1; with a fourth colour I take two: ____ / 47 = ____
# 5. I hold 3 coins; a draw makes them 4 or 0. The loss may be at most as likely as ____
# 6. Best plan 2.4836, *two colours* 2.2367 coins a turn. In 11 turns the rule costs ____
# 7. (with the notebook) Stop at 2 coins or more: ____ coins a turn
# 8. With 1 and 1 on the table Ana drew and lost all. Her decision was (a) wrong (b) right (c) right only if a 4 comes: ____
#
# **D. Explain.** It may be right to stop although it mostly goes well, because ______________________

# %% [markdown] lang="es" of="f111d753" part="worksheet"
# # Cuándo plantarse: hoja de trabajo
#
# Nombre: ______________________  Hacen falta 50 papelitos: cinco colores, cada uno con 1, 1, 1, 2, 2, 2, 3, 3, 3, 4.
#
# **Reglas.** Descubre papelitos uno a uno. Después de cada uno puedes plantarte y tomar el mejor; con cuatro colores, los dos mejores; con cinco, los tres mejores. Un segundo papelito de un color: no tomas nada.
#
# **A. Predice.** Monedas por turno de media: primer papelito ____ ; siempre tres colores ____ ; el mejor plan ____
#
# **B. Juega** diez turnos con una regla tuya. Mi regla: plantarme cuando ______________________
#
# | turno | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | suma |
# |---|---|---|---|---|---|---|---|---|---|---|---|
# | monedas | | | | | | | | | | | |
#
# **C. Exacto**, para un papelito más y plantarse después.
#
# 1. Hay un papelito con 3: (9 · 0 + 36 · ____ + 4 · ____) / 49 = ____
# 2. Dos papelitos con 1: (18 · 0 + 9 · 1 + 9 · 2 + 9 · 3 + 3 · 4) / 48 = ____ ; así que ____________
# 3. Papelitos 3 y 2, y puedo tomar uno más de lo normal: ____ / 48 = ____ ; plantarse da 5.
# 4. Papelitos 2, 2, 1; con un cuarto color tomo dos: ____ / 47 = ____
# 5. Tengo 3 monedas; una carta las convierte en 4 o en 0. La pérdida puede ser, como mucho, tan probable como ____
# 6. Mejor plan 2,4836, *dos colores* 2,2367 monedas por turno. En 11 turnos la regla cuesta ____
# 7. (con el cuaderno) Plantarse con 2 monedas o más: ____ monedas por turno
# 8. Con 1 y 1 en la mesa Ana robó y lo perdió todo. Su decisión fue (a) un error (b) correcto (c) correcto solo si sale un 4: ____
#
# **D. Explica.** Puede ser correcto plantarse aunque casi siempre vaya bien, porque ______________________
