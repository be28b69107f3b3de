# %% [raw] part="facts"
# word = "worth"
# site = true
#
# [title]
# en = "What is a plaza worth?"
# es = "¿Cuánto vale una plaza?"
#
# [minutes]
# en = "90 (two periods of 45)"
# es = "90 (dos sesiones de 45)"
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
# en = "what a title takes on average (expected value), which building brings back most of its cost (return on investment), when it has paid for itself, and what to bid for it"
# es = "cuánto cobra de media un título (valor esperado), qué edificio devuelve más de lo que cuesta (rentabilidad), cuándo se ha pagado y cuánto pujar por él"

# %% [markdown] lang="en"
# A plaza costs money today and takes tolls for the rest of the game. Is that a good deal? By the end of this lesson you can put a number on it: for an empty plot, for the next house, for a castle, and for your bid at an auction.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="d3f8d7e8"
# Una plaza cuesta dinero hoy y cobra peajes el resto de la partida. ¿Es buen negocio? Al final de esta lección podrás ponerle un número: a un solar vacío, a la próxima casa, a un castillo y a tu puja en una subasta.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from collections import Counter
from math import sqrt
from statistics import mean, stdev

import tesoro_lab as tl
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# Constantinople is the dearest plaza of all: it costs 40,000 reales, each house and the castle 20,000 more. Whoever stops there pays 200,000 once the castle stands. Write down your guesses; nobody marks them.

# %% [markdown] lang="es" of="fc2f903d"
# ## 1. Predice
#
# Constantinopla es la plaza más cara de todas: cuesta 40.000 reales, y cada casa y el castillo, 20.000 más. Quien para allí paga 200.000 cuando está el castillo. Apunta tus predicciones; nadie las califica.

# %%
guess_castle = 5000  # ? «reales the castle takes per roll of one opponent, on average|reales que cobra el castillo por tirada de un rival, de media»
guess_building = 5  # ? «which one brings back most of its cost: house 1, 2, 3, 4, or 5 for the castle|cuál devuelve más de su coste: casa 1, 2, 3, 4, o 5 para el castillo»
guess_rolls = 20  # ? «rolls of opponents until plaza and castle, 140,000 reales, are paid back|tiradas de rivales hasta recuperar plaza y castillo, 140.000 reales»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play five minutes with your neighbour. Buy what you like, and keep a list of the tolls: who took them, where, how much. In the tab **{{label deeds}}** you see what each title asks for.

# %% [markdown] lang="es" of="ad7ca248"
# ## 2. Juega
#
# Juega cinco minutos con quien tengas al lado. Compra lo que quieras y lleva una lista de los peajes: quién los cobró, dónde y cuánto. En la pestaña **{{label deeds}}** se ve lo que pide cada título.

# %%
match = tl.new_match("ruta", seats=["Ana", "Luis"], seed="plaza")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# Your list is short. Let four merchants play 40 rounds: which titles took most, and from how many visitors?

# %% [markdown] lang="es" of="c8d8816b"
# Tu lista es corta. Deja que jueguen 40 rondas cuatro mercaderes: ¿qué títulos cobraron más, y de cuántas visitas?

# %%
game = tl.new_match("ruta", seats=["bot:merchant"] * 4, seed="market")
game.run(max_rounds=40)
taken, visitors = Counter(), Counter()
for _, event in game.events():
    if event.kind == "toll":
        payer, owner, title, reales = event.data
        taken[title] += reales
        visitors[title] += 1
for title, reales in taken.most_common(5):
    print(f"{reales:6}  {visitors[title]} x  {tl.words.space(game.board, title, lang)}")

# %% [markdown] lang="en"
# A title with two visitors took more than one with six. So two things count: how *often* somebody comes, and how much he pays *then*.
#
# ## 3. Exact: chance times toll
#
# How often does one roll of an opponent end on a title? The library follows all throws, all cards and the way to the Galleys, and finds the exact chance in the long run. Printed: the chance, and one roll in how many.

# %% [markdown] lang="es" of="291055b7"
# Un título con dos visitas cobró más que otro con seis. Así que cuentan dos cosas: cada *cuánto* viene alguien y cuánto paga *entonces*.
#
# ## 3. Exacto: probabilidad por peaje
#
# ¿Cada cuánto acaba en un título la tirada de un rival? La biblioteca sigue todas las tiradas, todas las cartas y el camino a Galeras, y halla la probabilidad exacta a la larga. Se imprime la probabilidad y una tirada de cada cuántas.

# %%
values = tl.odds.values.of()
for space in (1, 18, 19, 34, 37, 39):
    chance = values.visits(space)
    name = tl.words.space(values.board, space, lang)
    print(f"{name:15} {float(chance):.4f}   1 / {float(1 / chance):.1f}")

# %% [markdown] lang="en"
# With a castle, Constantinople takes 200,000 reales in 0.0216 of all rolls, and nothing in the others. On average that is 200,000 × 0.0216 ≈ 4,320 reales for *every* roll. Such a sum of chance times gain is the **expected value**. All amounts in this lesson are of this kind: reales per roll of one opponent.
#
# **Question `worth-1`.** Damascus with three houses asks for 100,000 reales. How many reales does it take on average per roll of one opponent?

# %% [markdown] lang="es" of="d6e3609f"
# Con un castillo, Constantinopla cobra 200.000 reales en 0,0216 de las tiradas y nada en las demás. De media son 200.000 × 0,0216 ≈ 4.320 reales por *cada* tirada. Una suma así, de probabilidad por ganancia, es el **valor esperado**. Todas las cantidades de esta lección son de esta clase: reales por tirada de un rival.
#
# **Pregunta `worth-1`.** Damasco con tres casas pide 100.000 reales. ¿Cuántos reales cobra de media por tirada de un rival?

# %%
damascus = 100_000 * 0.0245  # ?
check("worth-1", damascus)

# %% [markdown] lang="en"
# Now the whole ladder of Constantinople, from the empty plot to the castle:

# %% [markdown] lang="es" of="b96df971"
# Ahora, la escala entera de Constantinopla, del solar vacío al castillo:

# %%
chart = tl.figures.title_ladder(values, "Constantinopla", lang=lang)
print(tl.figures.text_of(chart))
print(compare(guess_castle, values.income("Constantinopla", level=5), share=False))
print(compare(guess_rolls, values.title("Constantinopla")[-1].payback, share=False))
chart

# %% [markdown] lang="en"
# ## 4. The next building
#
# You own a plaza with two houses and have money for a third. What you paid before is gone either way. Only this counts: how much **more** does the plaza take then, and what does the third house cost? The quotient is the **return** of that house: the part of its cost that each roll brings back.
#
# **Question `worth-2`.** Tripoli has two houses and asks for 22,000 reales; with three houses it asks for 60,000. A house there costs 10,000. Which part of its cost does the third house bring back with each roll of one opponent? A number between 0 and 1.

# %% [markdown] lang="es" of="26b3c467"
# ## 4. El próximo edificio
#
# Tienes una plaza con dos casas y dinero para la tercera. Lo que pagaste antes ya no vuelve, hagas lo que hagas. Solo cuenta esto: cuánto **más** cobra entonces la plaza y cuánto cuesta la tercera casa. El cociente es la **rentabilidad** de esa casa: la parte de su coste que devuelve cada tirada.
#
# **Pregunta `worth-2`.** Trípoli tiene dos casas y pide 22.000 reales; con tres casas pide 60.000. Allí una casa cuesta 10.000. ¿Qué parte de su coste devuelve la tercera casa con cada tirada de un rival? Un número entre 0 y 1.

# %%
third_house = (60_000 - 22_000) * 0.0285 / 10_000  # ?
check("worth-2", third_house)

# %% [markdown] lang="en"
# The same for every group, always one building more on each of its plots:

# %% [markdown] lang="es" of="f59b9a64"
# Lo mismo para cada grupo, siempre un edificio más en cada uno de sus solares:

# %%
chart = tl.figures.building_returns(values, lang=lang)
print(tl.figures.text_of(chart))
steps = [step.returns for step in values.title("Constantinopla")[2:]]
best = steps.index(max(steps)) + 1
print(compare(guess_building, best, share=False))
chart

# %% [markdown] lang="en"
# In seven groups of eight the **third** house stands out. Whoever stops at two has paid for the poor ones and left out the good one.
#
# **Question `worth-3`.** You own the Central Mediterranean with two houses on each of its three plots, and the Black Sea with three houses on each of its two. You have 40,000 reales. What do you build?
#
# * `"a"`: the fourth house on both plots of the Black Sea, for 40,000: Constantinople takes more than any other plot.
# * `"b"`: the third house on all three plots of the Central Mediterranean, for 30,000: there each real comes back soonest.
# * `"c"`: either; on average it comes to the same.

# %% [markdown] lang="es" of="1fd219ee"
# En siete grupos de ocho destaca la **tercera** casa. Quien se queda en dos ha pagado las malas y se ha dejado la buena.
#
# **Pregunta `worth-3`.** Tienes el Mediterráneo central con dos casas en cada uno de sus tres solares, y el Mar Negro con tres casas en cada uno de los dos suyos. Te quedan 40.000 reales. ¿Qué edificas?
#
# * `"a"`: la cuarta casa en los dos solares del Mar Negro, por 40.000: Constantinopla cobra más que ningún otro solar.
# * `"b"`: la tercera casa en los tres solares del Mediterráneo central, por 30.000: allí cada real vuelve antes.
# * `"c"`: da lo mismo; de media sale igual.

# %%
what_to_build = "b"  # ?
check("worth-3", what_to_build)

# %% [markdown] lang="en"
# **Question `worth-4`.** The game will not last long. With three houses on each plot the Central Mediterranean takes 4,953 reales per roll of an opponent, with four 6,702. The three fourth houses cost 30,000 together. How many rolls of opponents must still come, so that the fourth houses pay for themselves?

# %% [markdown] lang="es" of="6eebe8ea"
# **Pregunta `worth-4`.** La partida no durará mucho. Con tres casas en cada solar, el Mediterráneo central cobra 4.953 reales por tirada de un rival; con cuatro, 6.702. Las tres cuartas casas cuestan juntas 30.000. ¿Cuántas tiradas de rivales tienen que quedar para que las cuartas casas se paguen solas?

# %%
rolls_needed = 30_000 / (6_702 - 4_953)  # ?
check("worth-4", rolls_needed)

# %% [markdown] lang="en"
# ## 5. When is it paid back?
#
# Cost divided by income is the **payback**: the number of rolls after which the tolls have brought back the cost, on average. Here for whole groups with castles, titles and houses included; the rounds are for three opponents. A player makes 1.17 rolls in a turn on average: doubles give more, lost turns fewer.

# %% [markdown] lang="es" of="024c7c86"
# ## 5. ¿Cuándo se recupera?
#
# El coste dividido entre el ingreso es el **plazo de recuperación**: el número de tiradas tras el que los peajes han devuelto el coste, de media. Aquí, para grupos enteros con castillos, contando títulos y casas; las rondas son para tres rivales. Cada persona hace de media 1,17 tiradas por turno: los dobles dan más, los turnos perdidos quitan.

# %%
chart = tl.figures.group_payback(values, opponents=3, lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# The group that takes most, Ragusa and the Levant, is among the slowest. And a cheap one, the Gulf of Lion and Liguria, comes second.
#
# **Question `worth-5`.** In your game there are only **two** opponents. After how many rounds has the Central Mediterranean with its castles, 24.4 rolls, paid for itself?

# %% [markdown] lang="es" of="aa771710"
# El grupo que más cobra, Ragusa y Levante, está entre los más lentos. Y uno barato, Golfo de León y Liguria, queda en segundo lugar.
#
# **Pregunta `worth-5`.** En tu partida solo hay **dos** rivales. ¿Tras cuántas rondas se ha pagado el Mediterráneo central con sus castillos, 24,4 tiradas?

# %%
rounds = 24.4 / (2 * 1.17)  # ?
check("worth-5", rounds)

# %% [markdown] lang="en"
# Try it yourself: another title, fewer rounds, other opponents. Where do the lines cross, and which one is on top when the game ends soon?

# %% [markdown] lang="es" of="f9926de3"
# Pruébalo: otro título, menos rondas, otros rivales. ¿Dónde se cruzan las líneas, y cuál está arriba si la partida acaba pronto?

# %%
lab = tl.explore.investment("Constantinopla", opponents=3, rounds=20, lang=lang)
lab

# %%
print(lab.text)

# %% [markdown] lang="en"
# ## 6. Simulate
#
# A pawn walks 6,000 rolls, and we write down each toll of the castle on Constantinople. With the mean $m$ and the standard deviation $s$ of $n$ of them, the exact value lies inside $m \pm 1.96\,s/\sqrt{n}$ in about 95 of 100 such experiments.

# %% [markdown] lang="es" of="761e47a7"
# ## 6. Simula
#
# Una ficha hace 6.000 tiradas y apuntamos cada peaje del castillo de Constantinopla. Con la media $m$ y la desviación típica $s$ de $n$ de ellos, el valor exacto está dentro de $m \pm 1{,}96\,s/\sqrt{n}$ en unos 95 de cada 100 experimentos así.

# %%
tolls = tl.odds.takings(values, "Constantinopla", level=5, rolls=6000, seed="plaza")
for n in (60, 600, 6000):
    margin = 1.96 * stdev(tolls[:n]) / sqrt(n)
    print(f"{n:5} «rolls|tiradas»: {mean(tolls[:n]):7.0f} ± {margin:6.0f}")
print(f"«exact|exacto»: {float(values.income('Constantinopla', level=5)):.0f}")

# %% [markdown] lang="en"
# After 60 rolls one knows next to nothing: a toll that comes seldom and is huge makes for a wild average. Four short games, 100 rolls of opponents each, beside the straight line of what is expected:

# %% [markdown] lang="es" of="b6986eb3"
# Tras 60 tiradas no se sabe casi nada: un peaje enorme que llega pocas veces da una media muy revuelta. Cuatro partidas cortas, de 100 tiradas de rivales cada una, junto a la línea recta de lo esperado:

# %%
runs = [tl.odds.takings(values, "Constantinopla", 5, rolls=100, seed=k) for k in range(4)]
income = values.income("Constantinopla", 5)
chart = tl.figures.paying_back(140_000, income, runs, lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# **Question `worth-6`.** On average the castle has paid for itself after 32 rolls. How likely is it that even after **40** rolls *nobody* has stopped there? Take each roll as a draw of its own that hits with the chance 0.0216.

# %% [markdown] lang="es" of="56c0b7a0"
# **Pregunta `worth-6`.** De media el castillo se ha pagado tras 32 tiradas. ¿Cómo de probable es que incluso tras **40** tiradas no haya parado allí *nadie*? Toma cada tirada como un sorteo aparte que acierta con la probabilidad 0,0216.

# %%
no_visitor = (1 - 0.0216) ** 40  # ?
check("worth-6", no_visitor)

# %% [markdown] lang="en"
# And with pawns that really walk? Their rolls are not quite draws of their own: who has just passed has a whole lap before him. 300 walks of 40 rolls each:

# %% [markdown] lang="es" of="8336d0db"
# ¿Y con fichas que caminan de verdad? Sus tiradas no son del todo sorteos aparte: quien acaba de pasar tiene por delante una vuelta entera. 300 paseos de 40 tiradas cada uno:

# %%
walks = [tl.odds.takings(values, "Constantinopla", 5, rolls=40, seed=k) for k in range(300)]
empty = sum(not any(walk) for walk in walks)
low, high = tl.odds.wilson(empty, 300)
print(f"{empty} / 300 = {empty / 300:.3f}   95 %: {low:.3f} - {high:.3f}")

# %% [markdown] lang="en"
# ## 7. At the auction
#
# A title is worth what it will bring *you* until the game ends: what it takes itself, and what it adds to the titles that you already have.
#
# **Question `worth-7`.** Crimea is up for auction, and you own Constantinople, still empty. Alone, Crimea asks for 3,500 reales and Constantinople for 5,000; in one hand both ask for double. Nobody will build any more, and 70 rolls of opponents are still to come. Up to which price is it worth your while? Both chances are about 0.0216.

# %% [markdown] lang="es" of="b93c2188"
# ## 7. En la subasta
#
# Un título vale lo que *te* va a dar hasta el final de la partida: lo que cobra él mismo y lo que añade a los títulos que ya tienes.
#
# **Pregunta `worth-7`.** Se subasta Crimea, y tienes Constantinopla, todavía vacía. Sueltas, Crimea pide 3.500 reales y Constantinopla 5.000; en una sola mano las dos piden el doble. Ya nadie va a edificar, y quedan 70 tiradas de rivales. ¿Hasta qué precio te compensa? Las dos probabilidades son más o menos 0,0216.

# %%
crimea = 70 * 0.0216 * (7_000 + 5_000)  # ?
check("worth-7", crimea)

# %% [markdown] lang="en"
# The library reckons in the same way. For somebody without Constantinople, for somebody who has it, and for somebody who has it *and* the money to build at once:

# %% [markdown] lang="es" of="5752ee05"
# La biblioteca calcula del mismo modo. Para quien no tiene Constantinopla, para quien la tiene y para quien la tiene *y* puede edificar enseguida:

# %%
alone = values.offer("Crimea", rolls=70)
pair = values.offer("Crimea", ["Constantinopla"], rolls=70)
builder = values.offer("Crimea", ["Constantinopla"], "best", rolls=70)
for offer in (alone, pair, builder):
    print(f"{float(offer.price):8.0f}   «buildings|edificios»: {offer.buildings}")

# %% [markdown] lang="en"
# The printed price of Crimea is 35,000 reales: too much for the first two, a gift for the third. So it is no wonder that people bid so differently for the same title.
#
# ## 8. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * A title that is visited seldom may take more than one that is visited often, because ...
# * For the next house it does not matter what I have paid so far, because ...
# * That a castle has paid for itself after 32 rolls *on average* does not mean that ...

# %% [markdown] lang="es" of="07868a44"
# El precio impreso de Crimea es de 35.000 reales: demasiado para los dos primeros casos, un regalo para el tercero. No es raro que la gente puje tan distinto por el mismo título.
#
# ## 8. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Un título que se visita poco puede cobrar más que otro que se visita mucho, porque...
# * Para la próxima casa no importa lo que haya pagado hasta ahora, porque...
# * Que un castillo se haya pagado tras 32 tiradas *de media* no quiere decir que...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * A title that is visited seldom may take more than one that is visited often, because the average is chance times toll: a small chance of a huge toll can be the larger product.
# * For the next house it does not matter what I have paid so far, because that money is gone whether I build or not: I compare only what changes, more tolls against the cost of the house.
# * That a castle has paid for itself after 32 rolls *on average* does not mean that it will have done so in my game: in about four games of ten nobody has come even after 40 rolls.

# %% [markdown] lang="es" of="50191464" part="solution"
# Una manera de terminarlas:
#
# * Un título que se visita poco puede cobrar más que otro que se visita mucho, porque la media es probabilidad por peaje: una probabilidad pequeña de un peaje enorme puede ser el producto mayor.
# * Para la próxima casa no importa lo que haya pagado hasta ahora, porque ese dinero no vuelve, edifique o no: comparo solo lo que cambia, más peajes contra el coste de la casa.
# * Que un castillo se haya pagado tras 32 tiradas *de media* no quiere decir que en mi partida sea así: en unas cuatro partidas de diez no ha venido nadie ni siquiera tras 40 tiradas.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# First period: what a plaza takes.
#
# | Minutes | What happens |
# |---|---|
# | 0-5 | Three guesses, before anybody looks at a title. |
# | 5-17 | Play in pairs with the list of tolls; the merchants' game. |
# | 17-27 | Chance times toll, question 1, the ladder of Constantinople. |
# | 27-45 | The next building, questions 2 to 4. |
#
# Second period: when it pays, and what to bid.
#
# | Minutes | What happens |
# |---|---|
# | 0-12 | Payback, question 5; everybody tries two titles of their own in the investment lab. |
# | 12-25 | The simulation, question 6. |
# | 25-37 | A real auction first (below), then question 7. |
# | 37-45 | The sentences of *Explain* aloud. |
#
# With one period only: sections 1 to 4 and question 7. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. Draw 46 small squares and shade one: an opponent's roll ends on Constantinople about once in 46. Write 200,000 into that square and 0 into the others, then share it out evenly: about 4,350 in each (exactly one roll in 46.3: 4,324). That is all an expected value is.
# 2. A staircase for Tripoli: 8,000, 22,000, 60,000, 80,000, 100,000. Ask which *step* is the highest, not which stair. Each step costs the same 10,000.
# 3. Hold an auction with paper money before question 7: one student owns Constantinople, the others nothing of that group, and everybody has the same money. Sell Crimea. Write the bids on the board, and come back to them after the question.
# 4. Let the class draw for question 6: 40 times from a bag with 45 white slips and one red, each slip going back. Who has seen the red one? About four in ten have not.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the table of chances: Malta is hit nearly half as often again as Constantinople. The second is met by the staircase, the third by the bag of slips.
#
# ## Answers
#
# {{answers}}
#
# Questions 6 and 7 can't be read off an earlier output; the others need at least one step of their own.
#
# ## What is assumed
#
# The opponents' pawns have long been on their way, the owner takes every toll, every visitor can pay, nothing is mortgaged, and cards are drawn afresh each time. The chances are those at the end of a roll, for opponents who pay at once to leave the Galleys. Whoever waits there for a double hits less often; the investment lab shows by how much.
#
# ## Going further
#
# * Exchanges: how much does the fourth one bring its owner, its own toll and what it adds to the other three? (`values.group("LONJAS")`: the tolls are 5,000, 10,000, 15,000 and 20,000, so each further one adds more than the one before.)
# * Only on the Balearics the castle is the best building. Why? (Look at the steps of Mahón's tolls: the last one is the highest.)
# * The Crown lends half of the price on a title. Should one count that in a bid? (`mortgage=True` does; the loan is real money, but a mortgaged title takes nothing.)
# * There are 32 houses in the box. Who stops at three and four houses can keep them from others. What is *that* worth?
# * The same thought elsewhere: a solar panel, a bus pass, a machine in a bakery. What is the cost, what is the income, and what is the chance that the average does not come?

# %% [markdown] lang="es" of="f4e295ec" part="teacher"
# ## Tiempos
#
# Primera sesión: lo que cobra una plaza.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-5 | Tres predicciones, antes de que nadie mire un título. |
# | 5-17 | Se juega por parejas con la lista de peajes; la partida de los mercaderes. |
# | 17-27 | Probabilidad por peaje, pregunta 1, la escala de Constantinopla. |
# | 27-45 | El próximo edificio, preguntas 2 a 4. |
#
# Segunda sesión: cuándo compensa y cuánto pujar.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-12 | El plazo de recuperación, pregunta 5; cada cual prueba dos títulos en el laboratorio de inversiones. |
# | 12-25 | La simulación, pregunta 6. |
# | 25-37 | Primero una subasta de verdad (abajo), después la pregunta 7. |
# | 37-45 | Las frases de *Explica* en voz alta. |
#
# Con una sola sesión: los apartados 1 a 4 y la pregunta 7. Si no hay proyector: la hoja de trabajo de abajo basta para la lección.
#
# ## En la pizarra
#
# 1. Dibuja 46 cuadritos y sombrea uno: la tirada de un rival acaba en Constantinopla más o menos una vez de cada 46. Escribe 200.000 en ese cuadrito y 0 en los demás, y luego repártelo por igual: unos 4.350 en cada uno (exactamente, una tirada de cada 46,3: 4.324). Un valor esperado no es más que eso.
# 2. Una escalera para Trípoli: 8.000, 22.000, 60.000, 80.000, 100.000. Pregunta qué *salto* es el mayor, no qué peldaño. Cada salto cuesta los mismos 10.000.
# 3. Haz una subasta con dinero de papel antes de la pregunta 7: alguien tiene Constantinopla, las demás personas nada de ese grupo, y todas el mismo dinero. Vende Crimea. Escribe las pujas en la pizarra y vuelve a ellas después de la pregunta.
# 4. Que la clase juegue la pregunta 6: 40 extracciones de una bolsa con 45 papelitos blancos y uno rojo, devolviendo cada vez el papelito. ¿A quién le ha salido el rojo? A unos cuatro de cada diez, no.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con la tabla de probabilidades: en Malta se cae casi la mitad más a menudo que en Constantinopla. La segunda, con la escalera; la tercera, con la bolsa de papelitos.
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 6 y 7 no se pueden leer en ninguna salida anterior; las demás piden al menos un paso propio.
#
# ## Qué se supone
#
# Las fichas rivales llevan mucho tiempo en camino, quien tiene el título cobra cada peaje, cada visita puede pagar, nada está hipotecado y las cartas se roban cada vez de nuevo. Las probabilidades son al final de cada tirada, para rivales que pagan enseguida por salir de Galeras. Quien espera allí un doble cae menos veces; el laboratorio de inversiones muestra cuánto.
#
# ## Para ir más lejos
#
# * Las lonjas: ¿cuánto da la cuarta a quien la compra, entre su propio peaje y lo que añade a las otras tres? (`values.group("LONJAS")`: los peajes son 5.000, 10.000, 15.000 y 20.000, así que cada una más añade más que la anterior.)
# * Solo en Baleares el castillo es el mejor edificio. ¿Por qué? (Mira los saltos de los peajes de Mahón: el último es el mayor.)
# * La Corona presta la mitad del precio de un título. ¿Hay que contarlo en una puja? (`mortgage=True` lo cuenta; el préstamo es dinero de verdad, pero un título hipotecado no cobra nada.)
# * En la caja hay 32 casas. Quien se queda con tres y cuatro casas puede dejar sin ellas a las demás personas. ¿Cuánto vale *eso*?
# * La misma idea en otros sitios: una placa solar, un abono de autobús, la máquina de una panadería. ¿Cuál es el coste, cuál el ingreso y qué probabilidad hay de que la media no llegue?

# %% [markdown] lang="en" part="worksheet"
# # What is a plaza worth? Worksheet
#
# Name: ______________________  Chances that one roll of an opponent ends there: Malta 0.0308, Tripoli 0.0285, Damascus 0.0245, Constantinople and Crimea 0.0216.
#
# **A. Predict.** A castle on Constantinople takes ______ reales per roll of an opponent, on average. The building with the best return is number ____.
#
# **B. Play** and write down five tolls: title, toll, who paid.
#
# **C. Work out.**
#
# 1. Damascus, three houses, toll 100,000: ______ reales per roll
# 2. Tripoli, from two houses (22,000) to three (60,000), a house for 10,000. Return: ______
# 3. 40,000 reales: fourth houses on the Black Sea, or third houses on the Central Mediterranean? ______
# 4. Three fourth houses for 30,000 raise the tolls from 4,953 to 6,702 reales per roll. Paid back after ____ rolls
# 5. 24.4 rolls, two opponents, 1.17 rolls a turn: ____ rounds
# 6. The chance that 40 rolls all miss, at 0.0216 each: ____
# 7. Crimea at auction, for the owner of Constantinople: 70 rolls to come, both empty. Up to ______ reales
#
# **D. Explain.** For the next house it does not matter what I have paid so far, because ______________________

# %% [markdown] lang="es" of="5f297eeb" part="worksheet"
# # ¿Cuánto vale una plaza? Hoja de trabajo
#
# Nombre: ______________________  Probabilidad de que la tirada de un rival acabe allí: Malta 0,0308, Trípoli 0,0285, Damasco 0,0245, Constantinopla y Crimea 0,0216.
#
# **A. Predice.** Un castillo en Constantinopla cobra ______ reales por tirada de un rival, de media. El edificio más rentable es el número ____.
#
# **B. Juega** y apunta cinco peajes: título, peaje, quién pagó.
#
# **C. Calcula.**
#
# 1. Damasco, tres casas, peaje 100.000: ______ reales por tirada
# 2. Trípoli, de dos casas (22.000) a tres (60.000), a 10.000 la casa. Rentabilidad: ______
# 3. 40.000 reales: ¿cuartas casas en el Mar Negro o terceras casas en el Mediterráneo central? ______
# 4. Tres cuartas casas por 30.000 suben los peajes de 4.953 a 6.702 reales por tirada. Se recuperan en ____ tiradas
# 5. 24,4 tiradas, dos rivales, 1,17 tiradas por turno: ____ rondas
# 6. La probabilidad de que fallen 40 tiradas, a 0,0216 cada una: ____
# 7. Crimea en subasta, para quien tiene Constantinopla: quedan 70 tiradas, las dos vacías. Hasta ______ reales
#
# **D. Explica.** Para la próxima casa no importa lo que haya pagado hasta ahora, porque ______________________
