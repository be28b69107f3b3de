# %% [raw] part="facts"
# word = "own-rules"
# site = true
#
# [title]
# en = "Your own rules"
# es = "Tus propias reglas"
#
# [minutes]
# en = "90 (two periods of 45), then a project of a week"
# es = "90 (dos sesiones de 45) y después un proyecto de una semana"
#
# [level]
# en = "the closing project (from 16 years)"
# es = "proyecto final (desde 16 años)"
#
# [needs]
# en = "the lessons What is a plaza worth? and How many games?; you change single words of Python"
# es = "las lecciones ¿Cuánto vale una plaza? y ¿Cuántas partidas?; se cambian palabras sueltas de Python"
#
# [learns]
# en = "how to find out what a change of the rules does to a game: predict, work out exactly, measure with an interval, and say no more than the games say"
# es = "averiguar qué le hace a un juego un cambio en las reglas: predecir, calcular con exactitud, medir con un intervalo y no decir más de lo que dicen las partidas"

# %% [markdown] lang="en"
# Everybody has ideas for better rules. But what does a new rule really do? By the end of this lesson you can find out: you change the game, predict, work out what can be worked out, measure the rest, and know how sure you are. Then the game is yours.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="1f2cf860"
# A todo el mundo se le ocurren reglas mejores. Pero ¿qué hace de verdad una regla nueva? Al final de esta lección podrás averiguarlo: cambias el juego, predices, calculas lo que se puede calcular, mides lo demás y sabes hasta qué punto puedes fiarte. Después, el juego es tuyo.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
import csv
import shutil
import tempfile
from fractions import Fraction
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import tesoro_lab as tl
from tesoro_lab.bots import find
from tesoro_lab.engine.files import data_root
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# Two changes are on the table.
#
# * **The silk card.** The Treasure Chest gets a 17th card: *Silk for sale! Sail to Constantinople.*
# * **Double tolls.** As the rules are printed, a complete group doubles the toll of its *empty* plots. Now it doubles the toll of houses and castles too.
#
# Write down your guesses; nobody marks them.

# %% [markdown] lang="es" of="8b19ff25"
# ## 1. Predice
#
# Hay dos cambios sobre la mesa.
#
# * **La carta de la seda.** El Cofre del Tesoro recibe una carta número 17: *¡Se vende seda! Navega a Constantinopla.*
# * **Peajes dobles.** Según las reglas impresas, un grupo completo dobla el peaje de sus solares *vacíos*. Ahora dobla también el de las casas y los castillos.
#
# Apunta tus predicciones; nadie las califica.

# %%
guess_silk = 2.5  # ? «per cent of all rolls that end on Constantinople with the silk card; without it 2.16|por ciento de las tiradas que acaban en Constantinopla con la carta de la seda; sin ella, 2,16»
guess_payback = 20  # ? «rolls until plaza and castle there are paid back, with double tolls; with the printed ones 32|tiradas hasta recuperar allí plaza y castillo con peajes dobles; con los impresos, 32»
guess_rounds = -10  # ? «rounds that a game of four merchants lasts longer (+) or shorter (-) with double tolls|rondas que dura de más (+) o de menos (-) una partida de cuatro mercaderes con peajes dobles»

# %% [markdown] lang="en"
# ## 2. Change it and play
#
# The cards of the game are rows of a table, `ruta_cards.csv`. We copy it to a folder of our own and write one more row: the deck, the number, what the card does, four cells that this card does not need, the space it leads to, 39, and 0, since nobody may keep it. The originals stay as they are.

# %% [markdown] lang="es" of="21b7af66"
# ## 2. Cambia y juega
#
# Las cartas del juego son filas de una tabla, `ruta_cards.csv`. La copiamos a una carpeta nuestra y escribimos una fila más: el mazo, el número, lo que hace la carta, cuatro celdas vacías que esta carta no necesita, la casilla a la que lleva, 39, y 0, porque no se puede guardar. Los originales se quedan como están.

# %%
folder = Path(tempfile.mkdtemp())
cards = folder / "our_cards.csv"
shutil.copy(data_root() / "ruta_cards.csv", cards)
with open(cards, "a", encoding="utf-8") as file:
    file.write("cofre,17,move_to,,,,,39,0,own,\n")
silk = tl.RutaBoard.from_csv(data_root() / "ruta_board.csv", cards)
card = silk.cards["cofre"][-1]
print(card.deck, card.no, card.effect, card.target)

# %% [markdown] lang="en"
# Play five minutes with your neighbour, and count: how many rolls, how many cards from the Treasure Chest, how often the silk card? It is called *Treasure Chest 17* there.

# %% [markdown] lang="es" of="d33afd4d"
# Juega cinco minutos con quien tengas al lado y cuenta: ¿cuántas tiradas, cuántas cartas del Cofre del Tesoro, cuántas veces la carta de la seda? Allí se llama *Cofre del Tesoro 17*.

# %%
match = tl.new_match("ruta", seats=["Ana", "Luis"], seed="silk", board=silk)
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# Probably nobody met it. Whoever only plays a little sees nothing of a change, or sees one by accident. There are two better ways: work it out, and measure it.
#
# ## 3. Exact: where the pawns land
#
# First on paper. The three spaces of the Treasure Chest are 2, 17 and 33. Three of its sixteen cards send the pawn on at once, to Start, to Mahón and to the Galleys, so that only 13 of 16 who draw a card are still there when the roll ends. Printed: the share of rolls that end there, and the share of rolls in which such a card is drawn.

# %% [markdown] lang="es" of="1f953a20"
# Lo más probable es que a nadie le haya salido. Quien solo juega un rato no ve nada de un cambio, o cree verlo por casualidad. Hay dos caminos mejores: calcularlo y medirlo.
#
# ## 3. Exacto: dónde caen las fichas
#
# Primero, sobre el papel. Las tres casillas del Cofre del Tesoro son la 2, la 17 y la 33. Tres de sus dieciséis cartas mandan la ficha enseguida a otro sitio, a la Salida, a Mahón y a Galeras, así que de cada 16 que sacan carta solo 13 siguen allí cuando acaba la tirada. Se imprimen la proporción de tiradas que acaban allí y la de tiradas en las que se saca una de esas cartas.

# %%
printed = tl.odds.values.of()
places = printed.chain.places()
resting = sum(places[space] for space in (2, 17, 33))
drawn = resting * Fraction(16, 13)
print(f"{float(resting):.4f}  {float(drawn):.4f}")

# %% [markdown] lang="en"
# **Question `own-rules-1`.** In 0.0767 of all rolls somebody draws from the Treasure Chest. It now has 17 cards, all equally likely. One roll in how many brings out the silk card?

# %% [markdown] lang="es" of="27f34dae"
# **Pregunta `own-rules-1`.** En 0,0767 de las tiradas alguien saca una carta del Cofre del Tesoro. Ahora tiene 17 cartas, todas igual de probables. ¿En una tirada de cada cuántas sale la carta de la seda?

# %%
one_roll_in = 17 / 0.0767  # ?
check("own-rules-1", one_roll_in)

# %% [markdown] lang="en"
# **Question `own-rules-2`.** And the other spaces? Besides Constantinople (39), which ones are hit noticeably *more* often with the silk card? Answer before you run the next cell.
#
# * `"a"`: none; the others just share what is left, all alike
# * `"b"`: those shortly before it, such as 37 and 38
# * `"c"`: those about seven spaces after it, such as 5, 6 and 7

# %% [markdown] lang="es" of="e5901572"
# **Pregunta `own-rules-2`.** ¿Y las demás casillas? Aparte de Constantinopla (39), ¿en cuáles se cae claramente *más* con la carta de la seda? Responde antes de ejecutar la celda siguiente.
#
# * `"a"`: en ninguna; las demás se reparten lo que queda, todas por igual
# * `"b"`: en las que están poco antes, como la 37 y la 38
# * `"c"`: en las que están unas siete casillas después, como la 5, la 6 y la 7

# %%
where_else = "c"  # ?
check("own-rules-2", where_else)

# %% [markdown] lang="en"
# Now exactly. The library follows every throw and every card through the new table. Printed: the change, the new chance, the space; at the top what lost most, at the bottom what gained most.

# %% [markdown] lang="es" of="e869d652"
# Ahora, con exactitud. La biblioteca sigue cada tirada y cada carta por la tabla nueva. Se imprimen el cambio, la probabilidad nueva y la casilla; arriba, lo que más pierde; abajo, lo que más gana.

# %%
ours = tl.odds.values.of(silk)
after = ours.chain.places()
change = {space: after[space] - places[space] for space in range(40)}
ranked = sorted(change, key=change.get)
for space in ranked[:5] + ranked[-5:]:
    name = tl.words.space(silk, space, lang)
    print(f"{float(change[space]):+.4f}  {float(after[space]):.4f}  {space:2} {name}")
print(compare(guess_silk, 100 * after[39], share=False))

# %% [markdown] lang="en"
# One roll in 222: so the chance of Constantinople should grow by 1/222, or 0.0045. In truth it is 0.0043. Why a little less? Because the pawns that the card takes away from 33 no longer come to 39 by a throw of 6. A change pulls at all the other numbers too; only the whole chain sees that.
#
# ## 4. Exact: what a title earns
#
# The second change is a field of the rules. Does it move the pawns? And what does it do to the castle on Constantinople? Printed for each game: reales per roll of one opponent, and the rolls until plaza and castle, 140,000 reales, are paid back.

# %% [markdown] lang="es" of="d8da5347"
# Una tirada de cada 222: la probabilidad de Constantinopla debería crecer en 1/222, o sea 0,0045. En realidad crece 0,0043. ¿Por qué algo menos? Porque las fichas que la carta se lleva de la 33 ya no llegan a la 39 con un 6. Un cambio tira también de todos los demás números; eso solo lo ve la cadena entera.
#
# ## 4. Exacto: lo que gana un título
#
# El segundo cambio es un campo de las reglas. ¿Mueve las fichas? ¿Y qué le hace al castillo de Constantinopla? Se imprimen, para cada juego, los reales por tirada de un rival y las tiradas hasta recuperar plaza y castillo, 140.000 reales.

# %%
DOUBLE = tl.RutaRules(double_toll_built=True)
dear = tl.odds.values.of(rules=DOUBLE)
print(dear.chain.places() == places)
for values in (printed, ours, dear):
    castle = values.title("Constantinopla")[-1]
    print(f"{float(castle.income):6.0f}  {float(castle.payback):5.1f}")
print(compare(guess_payback, castle.payback, share=False))

# %% [markdown] lang="en"
# `True`: not one of the chances has changed. The rule speaks of money, and the dice know nothing about money. The silk card moves the pawns, double tolls do not: it is worth asking that of every rule first, because what it leaves alone you need not measure.
#
# **Question `own-rules-3`.** Now **both** changes at once. The castle asks for 400,000 reales, and 0.0259 of all rolls end there. After how many rolls of one opponent are 140,000 reales paid back, on average?

# %% [markdown] lang="es" of="6730af09"
# `True`: no ha cambiado ni una sola probabilidad. La regla habla de dinero, y los dados no saben nada de dinero. La carta de la seda mueve las fichas; los peajes dobles, no. Conviene preguntarse eso primero con cada regla, porque lo que no toca no hace falta medirlo.
#
# **Pregunta `own-rules-3`.** Ahora, **los dos** cambios a la vez. El castillo pide 400.000 reales y allí acaban 0,0259 de las tiradas. ¿Tras cuántas tiradas de un rival se recuperan, de media, 140.000 reales?

# %%
rolls_for_both = 140_000 / (400_000 * 0.0259)  # ?
check("own-rules-3", rolls_for_both)

# %% [markdown] lang="en"
# ## 5. Simulate: how long does a game last?
#
# No formula tells how long four merchants go on playing until one is left. So they play. `rounds` lets them play 80 games and gives the number of rounds of each; `told` gives the mean and its interval, as in lesson 10. First the printed rules, and as if four classes had played 20 games each.

# %% [markdown] lang="es" of="7cc6fe05"
# ## 5. Simula: ¿cuánto dura una partida?
#
# Ninguna fórmula dice cuánto siguen jugando cuatro mercaderes hasta que solo queda uno. Así que juegan. `rounds` les hace jugar 80 partidas y da el número de rondas de cada una; `told` da la media y su intervalo, como en la lección 10. Primero, las reglas impresas, y como si cuatro clases hubieran jugado 20 partidas cada una.

# %%
SEATS = ["merchant"] * 4


def rounds(rules=None, board=None, seed="tide", games=80):
    found = tl.simulate("ruta", SEATS, games, seed, rules, board, progress=False)
    return found.values("rounds")


def told(numbers):
    margin = 1.96 * stdev(numbers) / sqrt(len(numbers))
    return f"{mean(numbers):6.1f} ± {margin:4.1f}"


def gaps(old, new):
    return [b - a for a, b in zip(old, new, strict=True)]


before = rounds()
for first in range(0, 80, 20):
    print(told(before[first : first + 20]))

# %% [markdown] lang="en"
# Look at the lowest and at the highest mean. If those two classes had believed that they were testing two *different* rules, what would they have written? All four played by the very same ones.
#
# Now the changes, with the same seeds as before. Printed: the mean; the mean of the **differences**, game by game; in brackets, how wide the interval would be if the two games of a pair had had luck of their own. A game that is still open after 200 rounds counts as 200.

# %% [markdown] lang="es" of="2010ab81"
# Mira la media más baja y la más alta. Si esas dos clases hubieran creído que probaban dos reglas *distintas*, ¿qué habrían escrito? Las cuatro jugaron exactamente con las mismas.
#
# Ahora los cambios, con las mismas semillas que antes. Se imprimen la media; la media de las **diferencias**, partida a partida; y, entre paréntesis, el ancho que tendría el intervalo si cada una de las dos partidas de la pareja hubiera tenido su propia suerte. Una partida que sigue abierta tras 200 rondas cuenta como 200.

# %%
tries = {
    "«the silk card|la carta de la seda»": rounds(board=silk),
    "«double tolls|peajes dobles»": rounds(rules=DOUBLE),
}
print(told(before))
for name, numbers in tries.items():
    apart = 1.96 * sqrt((stdev(before) ** 2 + stdev(numbers) ** 2) / 80)
    print(f"{told(numbers)}   {told(gaps(before, numbers))}  (± {apart:4.1f})   {name}")

# %% [markdown] lang="en"
# Set the last line beside your third guess. And read the intervals: where the one of the differences leaves out 0, the change makes itself felt in these games; where it holds 0, they leave the matter open.
#
# **Question `own-rules-4`.** Another group has tried a rule in 40 games. Its games were shorter by 3.0 rounds on average, and the interval of the differences is −3.0 ± 5.0. What may the group write?
#
# * `"a"`: The rule makes a game shorter, by about three rounds.
# * `"b"`: The rule does nothing to the length of a game.
# * `"c"`: Anything from 8 rounds shorter to 2 rounds longer fits; our games do not show yet whether the rule does anything.

# %% [markdown] lang="es" of="89d72970"
# Compara la última línea con tu tercera predicción. Y lee los intervalos: donde el de las diferencias deja fuera el 0, el cambio se nota en estas partidas; donde contiene el 0, la cuestión queda abierta.
#
# **Pregunta `own-rules-4`.** Otro grupo ha probado una regla en 40 partidas. Duraron de media 3,0 rondas menos, y el intervalo de las diferencias es −3,0 ± 5,0. ¿Qué puede escribir el grupo?
#
# * `"a"`: La regla acorta la partida en unas tres rondas.
# * `"b"`: La regla no le hace nada a la duración de la partida.
# * `"c"`: Cabe todo, desde 8 rondas menos hasta 2 rondas más; nuestras partidas todavía no muestran si la regla hace algo.

# %%
may_write = "c"  # ?
check("own-rules-4", may_write)

# %% [markdown] lang="en"
# **The same seed.** Both games of a pair get the same luck. How long do they stay the same? Here is one pair, with the printed rules and with double tolls. Printed: how many moves they have in common, and how many each has; then the two moves at which they part.

# %% [markdown] lang="es" of="ff924848"
# **La misma semilla.** Las dos partidas de una pareja reciben la misma suerte. ¿Cuánto tiempo son iguales? Aquí hay una pareja, con las reglas impresas y con peajes dobles. Se imprimen cuántas jugadas tienen en común y cuántas tiene cada una; después, las dos jugadas en las que se separan.

# %%
pair = [tl.new_match("ruta", ["bot:merchant"] * 4, "tide/0", rules) for rules in (None, DOUBLE)]
for game in pair:
    game.run(max_rounds=200)
old, new = (game.moves for game in pair)
same = [a == b for a, b in zip(old, new, strict=False)]
common = [*same, False].index(False)
print(common, len(old), len(new))
print(old[common : common + 1], new[common : common + 1])

# %% [markdown] lang="en"
# **Question `own-rules-5`.** The seed is the same, and yet the games part. Why?
#
# * `"a"`: Something is broken: the same seed gives the same game.
# * `"b"`: The new rule changes the chances of the dice.
# * `"c"`: Luck gives out the same numbers in the same order; but as soon as the rule makes somebody decide otherwise, they fall on other players and other situations.

# %% [markdown] lang="es" of="b5780870"
# **Pregunta `own-rules-5`.** La semilla es la misma y, aun así, las partidas se separan. ¿Por qué?
#
# * `"a"`: Hay algún fallo: la misma semilla da la misma partida.
# * `"b"`: La regla nueva cambia las probabilidades de los dados.
# * `"c"`: La suerte reparte los mismos números en el mismo orden; pero en cuanto la regla hace que alguien decida otra cosa, les tocan a otros jugadores y en otras situaciones.

# %%
why_they_part = "c"  # ?
check("own-rules-5", why_they_part)

# %% [markdown] lang="en"
# So the same seed helps only for a while: as long as the two games are alike, their luck cancels; afterwards it no longer does. How much that was worth, you can read off above: compare the interval of the differences with the one in brackets.
#
# **Question `own-rules-6`.** The differences of a pair have a standard deviation of 16 rounds. How many pairs of games give an interval of ±1 round? (The margin is $1.96\,s/\sqrt{n}$.)

# %% [markdown] lang="es" of="689328e0"
# Así que la misma semilla ayuda solo un rato: mientras las dos partidas son iguales, la suerte se anula; después, ya no. Cuánto ha valido eso se puede leer arriba: compara el intervalo de las diferencias con el del paréntesis.
#
# **Pregunta `own-rules-6`.** Las diferencias de una pareja tienen una desviación típica de 16 rondas. ¿Cuántas parejas de partidas dan un intervalo de ±1 ronda? (El margen es $1{,}96\,s/\sqrt{n}$.)

# %%
pairs_needed = (1.96 * 16 / 1) ** 2  # ?
check("own-rules-6", pairs_needed)

# %% [markdown] lang="en"
# **Question `own-rules-7`.** A school with a fast computer tries a rule in 1,000,000 pairs of games and finds a difference of −0.02 ± 0.03 rounds. What does that say?
#
# * `"a"`: If the rule does anything to the length, then less than a tenth of a round: nobody will notice.
# * `"b"`: With so many games there is no uncertainty left: games get shorter by 0.02 rounds.
# * `"c"`: Nothing at all, because 0 lies in the interval.

# %% [markdown] lang="es" of="141604be"
# **Pregunta `own-rules-7`.** Un instituto con un ordenador rápido prueba una regla en 1.000.000 de parejas de partidas y halla una diferencia de −0,02 ± 0,03 rondas. ¿Qué dice eso?
#
# * `"a"`: Si la regla le hace algo a la duración, es menos de una décima de ronda: nadie lo notará.
# * `"b"`: Con tantas partidas ya no queda incertidumbre: las partidas se acortan en 0,02 rondas.
# * `"c"`: Nada en absoluto, porque el 0 está en el intervalo.

# %%
a_million = "a"  # ?
check("own-rules-7", a_million)

# %% [markdown] lang="en"
# **Question `own-rules-8`.** In your class 20 groups each try another rule, and, without knowing it, all 20 rules do nothing at all. Each group makes a correct 95% interval. What is the chance that at least one group finds one that leaves out 0, and runs to the teacher? Take the groups as independent.

# %% [markdown] lang="es" of="5c489872"
# **Pregunta `own-rules-8`.** En tu clase, 20 grupos prueban cada uno una regla distinta y, sin saberlo, ninguna de las 20 hace nada. Cada grupo calcula un intervalo correcto del 95 %. ¿Cuál es la probabilidad de que al menos un grupo halle uno que deja fuera el 0 y vaya corriendo a contarlo? Toma los grupos como independientes.

# %%
false_alarm = 1 - 0.95**20  # ?
check("own-rules-8", false_alarm)

# %% [markdown] lang="en"
# ## 6. A rule decides who plays well
#
# Rules do more than make games long or short. Here is a frugal merchant: just like the others, but it never builds. Two bots meet, once by the full game and once by the quick one, in which titles are dealt and the richest wins after 12 rounds. Printed: the games played, the score of the frugal one, and its interval.

# %% [markdown] lang="es" of="520280e7"
# ## 6. La regla decide quién juega bien
#
# Las reglas hacen más que alargar o acortar las partidas. Este es un mercader ahorrador: igual que los demás, pero no edifica nunca. Dos robots se enfrentan, una vez en el juego completo y otra en el rápido, en el que se reparten los títulos y gana quien tiene más tras 12 rondas. Se imprimen las partidas jugadas, la puntuación del ahorrador y su intervalo.

# %%
merchant = find("ruta", "merchant")


def frugal(state, rng):
    move = merchant(state, rng)
    return tl.Move.parse("end") if move.kind == "build" else move


for rules in (tl.RutaRules(), tl.RutaRules(quick_game=12)):
    found = tl.compare(
        frugal, "merchant", width=0.25, sure=True, rules=rules, seed="thrift", progress=False
    )
    low, high = found.interval
    print(f"{found.games:4}   {found.score:.2f}   {low:.2f} - {high:.2f}")

# %% [markdown] lang="en"
# In which of the two games does the interval leave out 1/2? There building matters. If a score is exactly 0.50, think of the other possibility too: perhaps nobody ever got as far as building, and the bots played the same games. *These bots* show no difference then; people might. What a simulation says about a rule, it always says about the players as well.
#
# ## 7. Your turn
#
# A cell of the board can be changed just as easily. `changed` copies the table, writes another value into one cell and loads the board. In this example the harmless Anchorage, space 20, becomes a second way to the Galleys. Change the line marked with three stars: it is the beginning of your project. A cell that can't be right is refused with its row and its column.

# %% [markdown] lang="es" of="49e8c6aa"
# ¿En cuál de los dos juegos queda el 1/2 fuera del intervalo? Ahí edificar importa. Si una puntuación es exactamente 0,50, piensa también en otra posibilidad: quizá nadie llegó nunca a edificar y los robots jugaron las mismas partidas. Entonces *estos robots* no muestran ninguna diferencia; las personas quizá sí. Lo que una simulación dice de una regla lo dice siempre también de quienes juegan.
#
# ## 7. Te toca
#
# Una celda del tablero se cambia con la misma facilidad. `changed` copia la tabla, escribe otro valor en una celda y carga el tablero. En este ejemplo, el inofensivo Fondeadero, la casilla 20, se convierte en un segundo camino a Galeras. Cambia la línea de las tres estrellas: es el principio de tu proyecto. Una celda imposible se rechaza diciendo la fila y la columna.

# %%
BOARD = data_root() / "ruta_board.csv"


def changed(space, column, value):
    with open(BOARD, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    rows[space][column] = value
    table = folder / "our_board.csv"
    with open(table, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    return tl.RutaBoard.from_csv(table)


mine = changed(20, "kind", "go_to_galleys")  # ***

# %%
chain = tl.odds.values.of(mine).chain
print(f"{float(places[40]):.4f}  {float(chain.places()[40]):.4f}")
chart = tl.figures.heat_map(chain.places_floats(), board=mine, lang=lang)
print(tl.figures.text_of(chart).splitlines()[-1])
chart

# %%
numbers = rounds(board=mine)
print(told(numbers), told(gaps(before, numbers)), sep="   ")

# %% [markdown] lang="en"
# The first two numbers are the share of rolls that end inside the Galleys, before and after. Look at the map: which groups have gained visitors, and why those?
#
# ### The project
#
# Choose **one** change that you would like to have in the game, alone or in a group of two or three. A board goes into `rounds(board=...)`, a rule into `rounds(rules=tl.RutaRules(...))`. Some to begin with:
#
# | change | where | a question |
# |---|---|---|
# | the toll or the price of a plaza | `changed(39, "toll_castle", "300000")` | which building is best then? |
# | a card of your own | a row of `our_cards.csv`, made after one that does something like it | where do pawns land? |
# | the salary twice for stopping on Start | `double_salary_on_start=True` | do games get longer? |
# | fines and taxes wait at the Anchorage | `anchorage_pot=True` | more castles, or fewer? |
# | after the fine one waits a turn | `fine_then="next_turn"` | more rounds, fewer rolls? |
# | trade from the beginning | `trading_opens="any_time"` | does it help whoever leads? |
#
# **Hand in** this notebook, run from top to bottom, with five parts:
#
# 1. **The change** in one sentence, and the reason why you want it.
# 2. **The prediction**, with a number and a reason, written before anything is run.
# 3. **What is exact**: does the change move the pawns? If so, the new chances, and one of them checked by hand. If not, say why, and what a title earns then.
# 4. **What is measured**: how many games, fixed beforehand; which seed; the difference with its interval.
# 5. **The conclusion** in three sentences: what the interval allows you to say, what it leaves open, and whether you would play by this rule.
#
# **How it is judged**, 4 points each:
#
# | | full points if |
# |---|---|
# | prediction | it came first, has a number and a reason; whether it came true does not count |
# | exact | what needs no games was worked out, and one number checked by hand |
# | measurement | number of games and seed fixed beforehand, the same seeds for both, an interval |
# | conclusion | it says as much as the interval does, and no more |
# | can be repeated | somebody else runs the notebook and gets the same numbers |
#
# A rule that turns out to do nothing is worth as many points as one that turns the game upside down.

# %% [markdown] lang="es" of="2555d168"
# Los dos primeros números son la proporción de tiradas que acaban dentro de Galeras, antes y después. Mira el mapa: ¿qué grupos han ganado visitas, y por qué esos?
#
# ### El proyecto
#
# Elige **un** cambio que te gustaría tener en el juego, a solas o en un grupo de dos o tres. Un tablero va en `rounds(board=...)`; una regla, en `rounds(rules=tl.RutaRules(...))`. Algunos para empezar:
#
# | cambio | dónde | una pregunta |
# |---|---|---|
# | el peaje o el precio de una plaza | `changed(39, "toll_castle", "300000")` | ¿qué edificio conviene más entonces? |
# | una carta propia | una fila de `our_cards.csv`, hecha a partir de otra parecida | ¿dónde caen las fichas? |
# | doble paga al caer justo en la Salida | `double_salary_on_start=True` | ¿se alargan las partidas? |
# | las multas y los impuestos esperan en el Fondeadero | `anchorage_pot=True` | ¿más castillos o menos? |
# | tras pagar la multa se espera un turno | `fine_then="next_turn"` | ¿más rondas, menos tiradas? |
# | intercambios desde el principio | `trading_opens="any_time"` | ¿ayuda a quien va por delante? |
#
# **Entrega** este cuaderno, ejecutado de principio a fin, con cinco partes:
#
# 1. **El cambio** en una frase, y por qué lo quieres.
# 2. **La predicción**, con un número y una razón, escrita antes de ejecutar nada.
# 3. **Lo exacto**: ¿mueve el cambio las fichas? Si las mueve, las probabilidades nuevas, y una de ellas comprobada a mano. Si no, di por qué, y cuánto gana entonces un título.
# 4. **Lo medido**: cuántas partidas, fijadas de antemano; qué semilla; la diferencia con su intervalo.
# 5. **La conclusión** en tres frases: qué te permite decir el intervalo, qué deja abierto y si jugarías con esta regla.
#
# **Cómo se evalúa**, 4 puntos cada apartado:
#
# | | puntuación completa si |
# |---|---|
# | predicción | es anterior a todo lo demás y tiene un número y una razón; que se cumpla o no, no cuenta |
# | lo exacto | se ha calculado lo que no necesita partidas, y un número se ha comprobado a mano |
# | la medida | el número de partidas y la semilla se fijaron antes, las semillas son las mismas para los dos juegos y hay un intervalo |
# | la conclusión | dice lo que dice el intervalo, y nada más |
# | se puede repetir | otra persona ejecuta el cuaderno y obtiene los mismos números |
#
# Una regla que al final no hace nada vale tantos puntos como otra que pone el juego patas arriba.

# %% [markdown] lang="en"
# ## 8. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * Before I measure what a rule does, I ask what it cannot change, because ...
# * That my games came out shorter does not yet mean that the rule makes them shorter, because ...
# * More games make the interval ... but never ...

# %% [markdown] lang="es" of="e4face80"
# ## 8. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Antes de medir qué hace una regla, me pregunto qué no puede cambiar, porque...
# * Que mis partidas hayan salido más cortas no quiere decir todavía que la regla las acorte, porque...
# * Con más partidas el intervalo se hace... pero nunca...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * Before I measure what a rule does, I ask what it cannot change, because there I have the exact answer at once, and all my games for the rest.
# * That my games came out shorter does not yet mean that the rule makes them shorter, because games under one and the same rule differ as well, as the four classes showed: the difference has to be larger than luck alone makes it.
# * More games make the interval narrower, but never shrink it to a single point: for a tenth of the width one needs a hundred times as many.

# %% [markdown] lang="es" of="26b63e7b" part="solution"
# Una manera de terminarlas:
#
# * Antes de medir qué hace una regla, me pregunto qué no puede cambiar, porque ahí tengo enseguida la respuesta exacta, y todas mis partidas para lo demás.
# * Que mis partidas hayan salido más cortas no quiere decir todavía que la regla las acorte, porque también las partidas con una misma regla son distintas, como mostraron las cuatro clases: la diferencia tiene que ser mayor que la que crea la suerte sola.
# * Con más partidas el intervalo se hace más estrecho, pero nunca llega a ser un solo punto: para una décima parte del ancho hacen falta cien veces más.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# First period: what can be worked out.
#
# | Minutes | What happens |
# |---|---|
# | 0-7 | The two changes, three guesses. Collect the class's own ideas for rules on the board; they are the projects of next week. |
# | 7-17 | Write the card, play in pairs, count rolls and cards. |
# | 17-32 | Where the pawns land, questions 1 and 2; question 2 before its cell is run. |
# | 32-45 | What a title earns, question 3. |
#
# Second period: what must be measured.
#
# | Minutes | What happens |
# |---|---|
# | 0-15 | The four classes, the two changes, question 4. |
# | 15-28 | The pair of games, questions 5 and 6. |
# | 28-36 | Questions 7 and 8. |
# | 36-45 | The frugal merchant in two minutes; the project: everybody leaves with one change and one prediction on paper. |
#
# Then a week for the project, and a third period in which each group has three minutes: one prediction, one number, one sentence. All the cells take less than a minute together. No projector: the project sheet below is filled in on paper, but the measuring needs the notebook on at least one computer.
#
# ## At the blackboard
#
# 1. Before section 3: "Some two hundred rolls for one silk card." Ask who would have noticed it. The class's counts from section 2 together: how many rolls, how many silk cards?
# 2. The four classes: draw four bars with their intervals and invent a different rule for each. Then say that it was the same rule four times. Wait.
# 3. Question 5: two students with the same list of ten throws, written on paper, play the same game aloud. One has to skip a turn. From then on the same throws fall to other players: the list is the same, the game is not.
# 4. Question 8: twenty students each toss a coin five times, and whoever gets the same side five times stands up (one in sixteen). Nobody's coin is special, and still in about three classes of four somebody stands.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the four classes and by question 8, the second by the pair of games, the third by the school with a million of them.
#
# ## Answers
#
# {{answers}}
#
# Questions 3, 4, 6, 7 and 8 can't be read off an earlier output, and question 2 is to be answered before its cell is run. None of the answers depends on how the bots play.
#
# ## What is assumed
#
# The exact chances are those at the end of a roll, for opponents who pay at once to leave the Galleys, with cards drawn afresh each time. The lengths are those of four merchants; they stand for no human player. Each game counts once; the intervals suppose that the games are independent of each other, which different seeds make sure of.
#
# ## Judging the projects
#
# * Ask for the prediction **on paper at the end of the second period**. A prediction that was written down afterwards is always right.
# * The commonest fault is the large word: "proves", "clearly", "makes". Let the group underline the number that carries each such word.
# * The second commonest is to run it again with another seed until it looks good (lesson 10 tells why that goes wrong). The seed on the paper prevents it.
# * If nothing was seen, ask: how large could it still be? The interval answers.
# * A class that likes to compare can hang up all intervals on one line. With twenty of them one false alarm is to be expected: which one is it? Only new games, with another seed, can tell.
#
# ## Going further
#
# * A rule can be tested on the other games too: `tl.RoyalRules`, `tl.InkanRules`, `RoyalDeck.from_csv` and `InkanMap.from_csv` are made in the same way.
# * `measure=lambda match: {...}` counts whatever you like in each game: the rent of one title, the money of the poorest after 20 rounds, how often the first player wins.
# * Is a rule *fairer*? First say what you would measure. (For instance: how often does the one who leads after 20 rounds win?)
# * The same way of working elsewhere: new medicines, traffic lights, the look of a web page. Who fixes the number of cases beforehand there, and why?

# %% [markdown] lang="es" of="971d2e73" part="teacher"
# ## Tiempos
#
# Primera sesión: lo que se puede calcular.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-7 | Los dos cambios, tres predicciones. Recoge en la pizarra las ideas de la clase para nuevas reglas; son los proyectos de la semana siguiente. |
# | 7-17 | Se escribe la carta, se juega por parejas y se cuentan tiradas y cartas. |
# | 17-32 | Dónde caen las fichas, preguntas 1 y 2; la pregunta 2, antes de ejecutar su celda. |
# | 32-45 | Lo que gana un título, pregunta 3. |
#
# Segunda sesión: lo que hay que medir.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-15 | Las cuatro clases, los dos cambios, pregunta 4. |
# | 15-28 | La pareja de partidas, preguntas 5 y 6. |
# | 28-36 | Preguntas 7 y 8. |
# | 36-45 | El mercader ahorrador en dos minutos; el proyecto: cada cual se va con un cambio y una predicción en papel. |
#
# Después, una semana para el proyecto y una tercera sesión en la que cada grupo tiene tres minutos: una predicción, un número, una frase. Todas las celdas juntas tardan menos de un minuto. Si no hay proyector: la hoja del proyecto, abajo, se rellena en papel, pero para medir hace falta el cuaderno en al menos un ordenador.
#
# ## En la pizarra
#
# 1. Antes del apartado 3: «Unas doscientas tiradas por cada carta de la seda». Pregunta quién la habría notado. Se suman las cuentas de la clase del apartado 2: ¿cuántas tiradas, cuántas cartas de la seda?
# 2. Las cuatro clases: dibuja cuatro barras con sus intervalos e inventa una regla distinta para cada una. Luego di que era cuatro veces la misma regla. Espera.
# 3. Pregunta 5: dos personas con la misma lista de diez tiradas, escrita en papel, juegan la misma partida en voz alta. Una tiene que perder un turno. Desde ahí las mismas tiradas les tocan a otros jugadores: la lista es la misma, la partida no.
# 4. Pregunta 8: veinte personas lanzan cada una una moneda cinco veces, y quien saque las cinco veces el mismo lado se pone de pie (una de cada dieciséis). Ninguna moneda es especial y, aun así, en unas tres clases de cada cuatro hay alguien de pie.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con las cuatro clases y con la pregunta 8; la segunda, con la pareja de partidas; la tercera, con el instituto del millón de parejas.
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 3, 4, 6, 7 y 8 no se pueden leer en ninguna salida anterior, y la pregunta 2 se responde antes de ejecutar su celda. Ninguna de las respuestas depende de cómo jueguen los robots.
#
# ## Qué se supone
#
# Las probabilidades exactas son al final de cada tirada, para rivales que pagan enseguida por salir de Galeras y con las cartas sacadas cada vez de nuevo. Las duraciones son las de cuatro mercaderes; no representan a ninguna persona. Cada partida cuenta una vez; los intervalos suponen que las partidas son independientes entre sí, y de eso se encargan las semillas distintas.
#
# ## Evaluar los proyectos
#
# * Pide la predicción **en papel al final de la segunda sesión**. Una predicción escrita después acierta siempre.
# * El fallo más común son las palabras grandes: «demuestra», «claramente», «hace que». Que el grupo subraye el número en que se apoya cada una.
# * El segundo es repetirlo con otra semilla hasta que el resultado guste (la lección 10 cuenta por qué eso sale mal). La semilla escrita en el papel lo impide.
# * Si no se ha visto nada, pregunta: ¿cómo de grande podría ser todavía? El intervalo responde.
# * Si a la clase le gusta comparar, se pueden colgar todos los intervalos en una misma línea. Con veinte hay que esperar una falsa alarma: ¿cuál es? Solo lo dirán partidas nuevas, con otra semilla.
#
# ## Para ir más lejos
#
# * También se pueden probar reglas en los otros juegos: `tl.RoyalRules`, `tl.InkanRules`, `RoyalDeck.from_csv` e `InkanMap.from_csv` funcionan del mismo modo.
# * `measure=lambda match: {...}` cuenta lo que quieras en cada partida: lo que cobra un título, el dinero de quien menos tiene tras 20 rondas, cuántas veces gana quien empieza.
# * ¿Es una regla *más justa*? Di primero qué medirías. (Por ejemplo: ¿cuántas veces gana quien va por delante tras 20 rondas?)
# * La misma manera de trabajar en otros sitios: medicamentos nuevos, semáforos, el aspecto de una página web. ¿Quién fija allí de antemano el número de casos, y por qué?

# %% [markdown] lang="en" part="worksheet"
# # Your own rules: project sheet
#
# Name: ______________________  Group: ______________________
#
# **1. The change** (one only): ____________________________________________
#
# We want it because ____________________________________________
#
# **2. The prediction**, before anything is run. Number and unit: ______________ because ______________________
#
# **3. Exact.** Does the change move the pawns? yes / no, because ______________________
#
# Checked by hand (working): ____________________________________________
#
# The library says: ______________
#
# **4. Measured.** Fixed beforehand: ______ games, seed ____________, four merchants / ______________
#
# | | mean ± margin |
# |---|---|
# | printed rules | |
# | our rules | |
# | difference, game by game | |
#
# The interval of the difference goes from ______ to ______. Does it hold 0? yes / no
#
# **5. Conclusion.** The interval allows us to say ______________________
#
# It leaves open ______________________
#
# We would / would not play by this rule, because ______________________
#
# **Points** (4 each): prediction ___ exact ___ measurement ___ conclusion ___ can be repeated ___ **of 20:** ___

# %% [markdown] lang="es" of="f85cf5c2" part="worksheet"
# # Tus propias reglas: hoja del proyecto
#
# Nombre: ______________________  Grupo: ______________________
#
# **1. El cambio** (uno solo): ____________________________________________
#
# Lo queremos porque ____________________________________________
#
# **2. La predicción**, antes de ejecutar nada. Número y unidad: ______________ porque ______________________
#
# **3. Exacto.** ¿Mueve el cambio las fichas? sí / no, porque ______________________
#
# Comprobado a mano (con el cálculo): ____________________________________________
#
# La biblioteca dice: ______________
#
# **4. Medido.** Fijado de antemano: ______ partidas, semilla ____________, cuatro mercaderes / ______________
#
# | | media ± margen |
# |---|---|
# | reglas impresas | |
# | nuestras reglas | |
# | diferencia, partida a partida | |
#
# El intervalo de la diferencia va de ______ a ______. ¿Contiene el 0? sí / no
#
# **5. Conclusión.** El intervalo nos permite decir ______________________
#
# Deja abierto ______________________
#
# Jugaríamos / no jugaríamos con esta regla, porque ______________________
#
# **Puntos** (4 cada uno): predicción ___ lo exacto ___ la medida ___ la conclusión ___ se puede repetir ___ **de 20:** ___
