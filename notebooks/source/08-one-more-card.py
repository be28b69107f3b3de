# %% [raw] part="facts"
# word = "card"
# site = true
# minutes = 45
#
# [title]
# en = "One more card"
# es = "Una carta más"
#
# [level]
# en = "second steps (from 16 years)"
# es = "segundos pasos (desde 16 años)"
#
# [needs]
# en = "fractions; no Python"
# es = "fracciones; nada de Python"
#
# [learns]
# en = "how likely the next card is to lose the turn, how a chance changes with what one knows (conditional probability), and what ships have to do with birthdays"
# es = "con qué probabilidad pierde el turno la próxima carta, cómo cambia una probabilidad con lo que se sabe (probabilidad condicionada) y qué tienen que ver los barcos con los cumpleaños"

# %% [markdown] lang="en"
# You turn over card after card, and each may bring something good. But a second ship of the same colour loses the whole turn. By the end of this lesson you can say, before a card is turned, how dangerous it is; and you will bet on birthdays in your class.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="167e0183"
# Descubres carta tras carta, y cada una puede traer algo bueno. Pero un segundo barco del mismo color pierde el turno entero. Al final de esta lección podrás decir, antes de descubrir una carta, cómo de peligrosa es; y apostarás sobre los cumpleaños de tu clase.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from collections import Counter
from fractions import Fraction
from random import Random

import tesoro_lab as tl
from tesoro_lab.games.royal import RoyalDeck
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# The pile has 119 cards. 50 of them are ships, ten in each of five colours. The other 69, people and a few expeditions and taxes, never lose a turn. Nobody has swords yet.
#
# Write down your guesses. Nobody marks them.

# %% [markdown] lang="es" of="0cadc806"
# ## 1. Predice
#
# El mazo tiene 119 cartas. 50 son barcos, diez de cada uno de cinco colores. Las otras 69, personajes y unas pocas expediciones e impuestos, nunca pierden un turno. Nadie tiene sables todavía.
#
# Apunta tus predicciones. Nadie las califica.

# %%
guess_next = 0.3  # ? «a red and a blue ship lie there: the chance that the next card loses the turn|hay un barco rojo y uno azul: la probabilidad de que la próxima carta pierda el turno»
guess_five = 0.5  # ? «five cards in a row: the chance that the turn is lost|cinco cartas seguidas: la probabilidad de perder el turno»
guess_months = 0.3  # ? «five people: the chance that two of them were born in the same month|cinco personas: la probabilidad de que dos hayan nacido en el mismo mes»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play eight minutes with your neighbour. Before each card say aloud how likely it is to lose the turn; then look at the tab **{{label odds}}**.

# %% [markdown] lang="es" of="dd9fbfe2"
# ## 2. Juega
#
# Juega ocho minutos con quien tengas al lado. Antes de cada carta, decid en voz alta con qué probabilidad pierde el turno; después mirad la pestaña **{{label odds}}**.

# %%
match = tl.new_match("royal", seats=["Ana", "Luis"], seed="one-more-card")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# Here is the whole pile, with a dash for every card that is no ship. Shuffle it and turn over until the turn is lost: six turns of somebody who never stops.

# %% [markdown] lang="es" of="f59a8ed0"
# Aquí está el mazo entero, con una raya por cada carta que no es un barco. Barájalo y descubre cartas hasta perder el turno: seis turnos de alguien que nunca se planta.

# %%
yellow, blue, green = "«yellow|amarillo»", "«blue|azul»", "«green|verde»"
red, black = "«red|rojo»", "«black|negro»"
colours = {"yellow": yellow, "blue": blue, "green": green, "red": red, "black": black}
deck = RoyalDeck.load()
cards = []
for face, count in zip(deck.faces, deck.shuffled, strict=True):
    cards += [colours[face.colour] if face.kind == "ship" else "-"] * count
print(len(cards), dict(Counter(cards)))
rng = Random("six-turns")
for _ in range(6):
    rng.shuffle(cards)
    length = next(n for n, card in enumerate(cards) if card != "-" and card in cards[:n])
    print(*cards[: length + 1])

# %% [markdown] lang="en"
# ## 3. Exact: count what is unseen
#
# Every card that you have not seen is as likely as any other to be the next one. The coins are such cards too: they lie face down and nobody has looked at them, so count them among the unseen. Of the 119 cards take away those that you see. Then
#
# $$\text{chance} = \frac{\text{unseen ships of the colours that lie there}}{\text{unseen cards}}.$$
#
# Two ships lie there, a red and a blue one, and nothing else has been turned:

# %% [markdown] lang="es" of="4abb39be"
# ## 3. Exacto: cuenta lo que no has visto
#
# Cualquier carta que no has visto puede ser la próxima con la misma probabilidad que las demás. Las monedas también son cartas así: están boca abajo y nadie las ha mirado, de modo que se cuentan entre las no vistas. De las 119 cartas quita las que ves. Entonces
#
# $$\text{probabilidad} = \frac{\text{barcos sin ver de los colores que hay}}{\text{cartas sin ver}}.$$
#
# Hay dos barcos, uno rojo y uno azul, y no se ha descubierto nada más:

# %%
print(compare(guess_next, Fraction(9 + 9, 119 - 2)))

# %% [markdown] lang="en"
# **Question `card-1`.** In one harbour lies a red ship, and nothing else has been turned. In another game a red ship and three people lie there. Where is the next card more dangerous?
#
# * `"a"`: beside the red ship alone.
# * `"b"`: beside the red ship and the three people.
# * `"c"`: in both it is the same.

# %% [markdown] lang="es" of="e243f7fc"
# **Pregunta `card-1`.** En un puerto hay un barco rojo y no se ha descubierto nada más. En otra partida hay un barco rojo y tres personajes. ¿Dónde es más peligrosa la próxima carta?
#
# * `"a"`: junto al barco rojo solo.
# * `"b"`: junto al barco rojo y los tres personajes.
# * `"c"`: es igual en los dos.

# %%
more_dangerous = "b"  # ?
check("card-1", more_dangerous)

# %% [markdown] lang="en"
# **Question `card-2`.** The first four cards of a turn were a yellow ship, a sailor, a green ship and a black ship. What is the chance that the fifth loses the turn? Write a `Fraction(bad, unseen)`.

# %% [markdown] lang="es" of="4a5bede5"
# **Pregunta `card-2`.** Las cuatro primeras cartas de un turno fueron un barco amarillo, un marinero, un barco verde y uno negro. ¿Cuál es la probabilidad de que la quinta pierda el turno? Escribe `Fraction(malas, sin_ver)`.

# %%
fifth_loses = Fraction(9 + 9 + 9, 119 - 4)  # ?
check("card-2", fifth_loses)

# %% [markdown] lang="en"
# ## 4. If you know more
#
# A red and a blue ship lie there again: the chance is 18/117. Now somebody peeps at the next card and says: *it is a ship*. That changes everything. Only 48 cards are still possible, and 18 of them are bad:
#
# $$P(\text{lost} \mid \text{ship}) = \frac{18}{48}.$$
#
# Read the bar as *if we know that*. Such a chance is called **conditional**. Multiplied with the chance of what you were told, it gives back the chance of both:

# %% [markdown] lang="es" of="4ab3c3d5"
# ## 4. Si sabes más
#
# Otra vez hay un barco rojo y uno azul: la probabilidad es 18/117. Ahora alguien mira a escondidas la próxima carta y dice: *es un barco*. Eso lo cambia todo. Solo quedan 48 cartas posibles, y 18 son malas:
#
# $$P(\text{perdido} \mid \text{barco}) = \frac{18}{48}.$$
#
# Lee la barra como *si sabemos que*. Una probabilidad así se llama **condicionada**. Multiplicada por la probabilidad de lo que te han dicho, devuelve la probabilidad de las dos cosas:

# %%
ship = Fraction(48, 117)
lost_if_ship = Fraction(18, 48)
print(ship * lost_if_ship == Fraction(18, 117))

# %% [markdown] lang="en"
# **Question `card-3`.** **Three** ships of three colours lie there, and nothing else has been turned. You are told: the next card is a ship. What is the chance that it loses the turn?

# %% [markdown] lang="es" of="fc5d557b"
# **Pregunta `card-3`.** Hay **tres** barcos de tres colores y no se ha descubierto nada más. Te dicen: la próxima carta es un barco. ¿Cuál es la probabilidad de que pierda el turno?

# %%
lost_if_ship_3 = Fraction(27, 47)  # ?
check("card-3", lost_if_ship_3)

# %% [markdown] lang="en"
# **Question `card-4`.** The same three ships. Luis turns the next card, and from the other end of the room you only hear him cheer: the turn is **not** lost. What is the chance that it was a ship?

# %% [markdown] lang="es" of="6220f420"
# **Pregunta `card-4`.** Los mismos tres barcos. Luis descubre la próxima carta, y desde el otro lado del aula solo oyes que se alegra: el turno **no** se ha perdido. ¿Cuál es la probabilidad de que fuera un barco?

# %%
ship_if_safe = Fraction(20, 116 - 27)  # ?
check("card-4", ship_if_safe)

# %% [markdown] lang="en"
# ## 5. Birthdays in disguise
#
# Leave out all cards but the ships. When do the first ships all have different colours? The first always does. The second does with the chance 40/49, the third, *if the first two differ*, with 30/48. Conditional chances are multiplied.
#
# **Question `card-5`.** What is the chance that among the first **three** ships at least two have the same colour?

# %% [markdown] lang="es" of="676d3f7a"
# ## 5. Cumpleaños disfrazados
#
# Deja fuera todas las cartas menos los barcos. ¿Cuándo son todos los primeros barcos de colores distintos? El primero, siempre. El segundo, con probabilidad 40/49; el tercero, *si los dos primeros son distintos*, con 30/48. Las probabilidades condicionadas se multiplican.
#
# **Pregunta `card-5`.** ¿Cuál es la probabilidad de que entre los **tres** primeros barcos haya al menos dos del mismo color?

# %%
two_alike = 1 - Fraction(40, 49) * Fraction(30, 48)  # ?
check("card-5", two_alike)

# %% [markdown] lang="en"
# Now put people in the place of ships and months in the place of colours. Five people, twelve months, all equally likely: they are all different with the chance $\frac{11}{12}\cdot\frac{10}{12}\cdot\frac{9}{12}\cdot\frac{8}{12}$. There is one difference: a month is not used up when somebody is born in it, so the 12 below stays.

# %% [markdown] lang="es" of="3bdcb54f"
# Ahora pon personas en lugar de barcos y meses en lugar de colores. Cinco personas, doce meses, todos igual de probables: son todos distintos con probabilidad $\frac{11}{12}\cdot\frac{10}{12}\cdot\frac{9}{12}\cdot\frac{8}{12}$. Hay una diferencia: un mes no se gasta cuando alguien nace en él, así que el 12 de abajo se queda.

# %%
different = Fraction(11 * 10 * 9 * 8, 12**4)
print(compare(guess_months, 1 - different))

days = Fraction(1)
for people in range(1, 31):
    days *= Fraction(366 - people, 365)
    if people in (5, 10, 22, 23, 30):
        print(
            f"{people:2} «people, one day of the year|personas, un mismo día del año»: {1 - float(days):.3f}"
        )

# %% [markdown] lang="en"
# With 23 people it is already a little likelier than not: there are 253 **pairs** of people, and each of them may agree.
#
# **Question `card-6`.** **Four** friends: what is the chance that at least two of them were born on the same **day of the week**? Take the seven days as equally likely.

# %% [markdown] lang="es" of="05f907f1"
# Con 23 personas ya es algo más probable que sí que no: hay 253 **parejas** de personas, y cada una puede coincidir.
#
# **Pregunta `card-6`.** **Cuatro** amigas: ¿cuál es la probabilidad de que al menos dos hayan nacido el mismo **día de la semana**? Toma los siete días como igual de probables.

# %%
same_weekday = 1 - Fraction(6 * 5 * 4, 7**3)  # ?
check("card-6", same_weekday)

# %% [markdown] lang="en"
# ## 6. Simulate
#
# Six thousand turns of somebody who never stops. For each number of cards we note how many turns came so far, and how many were lost by the very next card: that is a conditional chance, *if nothing has been lost before*.

# %% [markdown] lang="es" of="70b9cac6"
# ## 6. Simula
#
# Seis mil turnos de alguien que nunca se planta. Para cada número de cartas apuntamos cuántos turnos llegaron hasta ahí y cuántos se perdieron justo con la carta siguiente: es una probabilidad condicionada, *si antes no se ha perdido nada*.

# %%
rng = Random("one-more-card")
tried, lost, reached = Counter(), Counter(), Counter()
for _ in range(6000):
    rng.shuffle(cards)
    seen = []
    for drawn, card in enumerate(cards):
        tried[drawn] += 1
        if card in seen:
            lost[drawn] += 1
            break
        if card != "-":
            seen.append(card)
    reached.update(range(1, len(seen) + 1))

# %%
fresh = tl.odds.harbour.Harbour.fresh()
within = [fresh.bust_within(n) for n in range(9)]
risk = {n: (within[n + 1] - within[n]) / (1 - within[n]) for n in range(8)}
observed = {n: (lost[n], tried[n]) for n in risk}
chart = tl.figures.bust_next(risk, lang=lang, observed=observed)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# About 95 of 100 such intervals hold the exact value. Look for the one that just misses it: with many intervals some do, and that is no mistake. And five cards in a row?

# %% [markdown] lang="es" of="d8736ea1"
# Unos 95 de cada 100 intervalos así contienen el valor exacto. Busca el que no lo alcanza por poco: con muchos intervalos pasa alguna vez, y no es un error. ¿Y cinco cartas seguidas?

# %%
low, high = tl.odds.wilson(sum(lost[n] for n in range(5)), 6000)
print(f"{low:.3f} - {high:.3f}   «exact|exacto» {float(within[5]):.3f}")
print(compare(guess_five, within[5]))

# %% [markdown] lang="en"
# Four colours let you take two cards, five colours three. How often does somebody who never stops come so far before the turn is lost? It is the birthday problem once more.

# %% [markdown] lang="es" of="108124d1"
# Cuatro colores permiten tomar dos cartas, y cinco, tres. ¿Cuántas veces llega tan lejos, antes de perder el turno, alguien que nunca se planta? Es otra vez el problema de los cumpleaños.

# %%
reach = {k: fresh.reach(k) for k in range(1, 6)}
observed = {k: (reached[k], 6000) for k in reach}
chart = tl.figures.colours_reached(reach, lang=lang, observed=observed)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# ## 7. Swords
#
# Whoever has as many swords as a ship shows may send it away. Here are the swords that each colour's ten ships ask for; a skull can't be sent away at all.

# %% [markdown] lang="es" of="bcd9a605"
# ## 7. Sables
#
# Quien tiene tantos sables como muestra un barco puede alejarlo. Aquí están los sables que piden los diez barcos de cada color; una calavera no se puede alejar de ninguna manera.

# %%
for colour, name in colours.items():
    asked = []
    for face in deck.faces:
        if face.kind == "ship" and face.colour == colour:
            asked += ["«skull|calavera»" if face.need == 99 else face.need] * face.count
    print(f"{name:8}", *asked)

# %% [markdown] lang="en"
# **Question `card-7`.** Ana owns two sailors: **two swords**. In her harbour lie a red ship that shows 3 swords and a yellow one that shows 1. Nothing else has been turned, and she sends away whatever she can. What is the chance that the next card loses her turn? Her sailors are cards that you see.

# %% [markdown] lang="es" of="9f85a4ce"
# **Pregunta `card-7`.** Ana tiene dos marineros: **dos sables**. En su puerto hay un barco rojo que muestra 3 sables y uno amarillo que muestra 1. No se ha descubierto nada más, y aleja todo lo que puede. ¿Cuál es la probabilidad de que la próxima carta le haga perder el turno? Sus marineros son cartas que ves.

# %%
with_swords = Fraction(6 + 3, 119 - 2 - 2)  # ?
check("card-7", with_swords)

# %% [markdown] lang="en"
# ## 8. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * After many people and no second ship, the next card is a little more dangerous because ...
# * *The next card is a ship* makes a loss likelier because ...
# * Two of 23 people agree more often than one thinks because ...

# %% [markdown] lang="es" of="80cac913"
# ## 8. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Después de muchos personajes y ningún segundo barco, la próxima carta es algo más peligrosa porque...
# * *La próxima carta es un barco* hace más probable perder porque...
# * Dos de 23 personas coinciden más a menudo de lo que se piensa porque...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * After many people and no second ship, the next card is a little more dangerous because harmless cards have left the pile and all the bad ones are still in it.
# * *The next card is a ship* makes a loss likelier because all the cards that could not hurt are out: the same bad cards are divided by fewer.
# * Two of 23 people agree more often than one thinks because any pair will do, and there are 253 pairs, not only the 22 in which I am.

# %% [markdown] lang="es" of="38ab3620" part="solution"
# Una manera de terminarlas:
#
# * Después de muchos personajes y ningún segundo barco, la próxima carta es algo más peligrosa porque han salido del mazo cartas inofensivas y todas las malas siguen dentro.
# * *La próxima carta es un barco* hace más probable perder porque quedan fuera todas las cartas que no podían dañar: las mismas cartas malas se dividen entre menos.
# * Dos de 23 personas coinciden más a menudo de lo que se piensa porque sirve cualquier pareja, y hay 253 parejas, no solo las 22 en las que estoy yo.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# | Minutes | What happens |
# |---|---|
# | 0-4 | Everybody writes three guesses. Then ask for hands: who was born in the same month as a neighbour? |
# | 4-13 | Play in pairs, a chance said aloud before each card. |
# | 13-21 | Count the unseen, questions 1 and 2. |
# | 21-28 | If you know more, questions 3 and 4. |
# | 28-36 | Birthdays, questions 5 and 6. |
# | 36-45 | The simulation and its two charts, question 7, the sentences of *Explain* aloud. |
#
# Short of time: leave question 7 and the swords for homework. With a slow class take two periods and cut after question 4. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. Write 9/118, 9/117, 9/116 ... as somebody turns over people beside one red ship. The top stays, the bottom shrinks. Then let a blue ship come: the top jumps to 18.
# 2. Draw a square for the 117 cards, 48 of them ships, 18 of these bad. *It is a ship* means: fold the rest of the square away. What was a small part of all is a large part of what is left. Question 4 folds away another piece of the same square.
# 3. A tree with only the branch *all different*: 1, 40/49, 30/48, 20/47, 10/46. Beside it the tree of the birthdays. Where does the number below stay, and why?
# 4. Ask each student whose birthdays they would have to compare with their own, and draw the lines between five names: 4 of the lines are yours, but there are 10 in all.
# 5. Real birthdays: let the class call out theirs until two agree. With 23 students it is about one chance in two, with 30 about 71 in 100.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the fractions that shrink below, the second by folding the square, the third by drawing the lines.
#
# ## Answers
#
# {{answers}}
#
# No question can be read off an earlier output. The chart of the colours shows the answer to question 5 turned round, but it comes after it.
#
# ## Going further
#
# * Which is the most dangerous harbour without swords that can exist? Five ships of five colours: every further ship loses, 45 of 114 cards if nothing else lies there. With people beside them it is worse still.
# * The law of total probability: with red and blue lying there, 18/117 = 48/117 · 18/48 + 69/117 · 0.
# * The chance of five colours with so many swords: `tl.odds.harbour.Harbour.fresh(swords=4).reach(5)`. How many swords make it a safe bet?
# * Turn question 4 round: what is the chance that the card was a person, if the turn was not lost? 60/89. Together with 9/89 for expeditions and taxes and the answer it makes 1.
# * Real births are not spread evenly over the year. Does that make two equal birthdays likelier or less likely? Likelier: try it with a loaded die.

# %% [markdown] lang="es" of="43caaa00" part="teacher"
# ## Tiempos
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-4 | Cada cual escribe tres predicciones. Después, a mano alzada: ¿quién nació en el mismo mes que alguien de al lado? |
# | 4-13 | Se juega por parejas, diciendo en voz alta una probabilidad antes de cada carta. |
# | 13-21 | Contar lo no visto, preguntas 1 y 2. |
# | 21-28 | Si sabes más, preguntas 3 y 4. |
# | 28-36 | Los cumpleaños, preguntas 5 y 6. |
# | 36-45 | La simulación y sus dos gráficas, pregunta 7, las frases de *Explica* en voz alta. |
#
# Si falta tiempo: deja la pregunta 7 y los sables para casa. Si la clase va despacio, toma dos sesiones y corta después de la pregunta 4. Si no hay proyector: la hoja de trabajo de abajo basta para la lección.
#
# ## En la pizarra
#
# 1. Escribe 9/118, 9/117, 9/116... mientras alguien descubre personajes junto a un barco rojo. Lo de arriba se queda, lo de abajo mengua. Después haz que salga un barco azul: arriba salta a 18.
# 2. Dibuja un cuadrado para las 117 cartas, 48 de ellas barcos y 18 de estos malos. *Es un barco* quiere decir: dobla el resto del cuadrado hacia atrás. Lo que era una parte pequeña de todo es una parte grande de lo que queda. La pregunta 4 dobla otro trozo del mismo cuadrado.
# 3. Un árbol solo con la rama *todos distintos*: 1, 40/49, 30/48, 20/47, 10/46. Al lado, el árbol de los cumpleaños. ¿Dónde se queda igual el número de abajo, y por qué?
# 4. Pregunta a cada persona con quién tendría que comparar su cumpleaños y dibuja las líneas entre cinco nombres: 4 líneas son tuyas, 10 hay en total.
# 5. Cumpleaños de verdad: que la clase diga los suyos hasta que coincidan dos. Con 23 personas es más o menos una de cada dos veces; con 30, unas 71 de cada 100.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con las fracciones que menguan por abajo, la segunda doblando el cuadrado y la tercera dibujando las líneas.
#
# ## Respuestas
#
# {{answers}}
#
# Ninguna pregunta se puede leer en una salida anterior. La gráfica de los colores muestra la respuesta a la pregunta 5 vuelta del revés, pero viene después.
#
# ## Para ir más lejos
#
# * ¿Cuál es el puerto más peligroso que puede haber sin sables? Cinco barcos de cinco colores: todo barco más pierde, 45 de 114 cartas si no hay nada más. Con personajes al lado es todavía peor.
# * La probabilidad total: con un barco rojo y uno azul, 18/117 = 48/117 · 18/48 + 69/117 · 0.
# * La probabilidad de cinco colores con unos cuantos sables: `tl.odds.harbour.Harbour.fresh(swords=4).reach(5)`. ¿Cuántos sables la hacen una apuesta segura?
# * Dale la vuelta a la pregunta 4: ¿cuál es la probabilidad de que la carta fuera un personaje, si el turno no se perdió? 60/89. Junto con 9/89 de expediciones e impuestos y la respuesta, suma 1.
# * Los nacimientos reales no se reparten por igual en el año. ¿Eso hace más o menos probables dos cumpleaños iguales? Más: pruébalo con un dado cargado.

# %% [markdown] lang="en" part="worksheet"
# # One more card: worksheet
#
# Name: ______________________  You need 119 slips of paper: 10 each with yellow, blue, green, red, black, and 69 empty ones.
#
# **A. Predict.** I think: beside a red and a blue ship the next card loses the turn with the chance ____; of five people two were born in the same month with the chance ____.
#
# **B. Play.** Draw slips without putting them back, until a colour comes twice; do it ten times, with all slips back after each. How many slips did you draw?
#
# | turn | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | slips | | | | | | | | | | |
#
# **C. Exact.**
#
# 1. More dangerous: (a) a red ship alone (b) a red ship and three people (c) the same: ____
# 2. After yellow ship, sailor, green ship, black ship: ____ / ____
# 3. Three ships of three colours, and the next card is a ship. It loses: ____ / ____
# 4. The same three ships, and the next card did *not* lose. It was a ship: ____ / ____
# 5. Among three ships at least two of one colour: 1 − ____ · ____ = ____
# 6. Among four friends at least two born on the same weekday: 1 − ____ · ____ · ____ = ____
# 7. Two sailors (two swords), a red ship (3) and a yellow one (1) lie there. Swords asked for: red 1, 1, 1, 3, 3, 3, 6, 6, skull, skull; yellow 1, 1, 1, 1, 2, 2, 2, 4, 4, 4. The next card loses: ____ / ____
#
# **D. Explain.** Two of 23 people agree so often because ______________________

# %% [markdown] lang="es" of="f8065d16" part="worksheet"
# # Una carta más: hoja de trabajo
#
# Nombre: ______________________  Hacen falta 119 papelitos: 10 con cada color, amarillo, azul, verde, rojo y negro, y 69 vacíos.
#
# **A. Predice.** Creo que junto a un barco rojo y uno azul la próxima carta pierde el turno con probabilidad ____; de cinco personas, dos nacieron en el mismo mes con probabilidad ____.
#
# **B. Juega.** Saca papelitos sin devolverlos hasta que un color salga dos veces; hazlo diez veces, con todos los papelitos de vuelta después de cada una. ¿Cuántos papelitos has sacado?
#
# | turno | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | papelitos | | | | | | | | | | |
#
# **C. Exacto.**
#
# 1. Más peligroso: (a) un barco rojo solo (b) un barco rojo y tres personajes (c) igual: ____
# 2. Después de barco amarillo, marinero, barco verde, barco negro: ____ / ____
# 3. Tres barcos de tres colores, y la próxima carta es un barco. Pierde: ____ / ____
# 4. Los mismos tres barcos, y la próxima carta *no* ha perdido. Era un barco: ____ / ____
# 5. Entre tres barcos, al menos dos de un color: 1 − ____ · ____ = ____
# 6. Entre cuatro amigas, al menos dos nacidas el mismo día de la semana: 1 − ____ · ____ · ____ = ____
# 7. Dos marineros (dos sables); hay un barco rojo (3) y uno amarillo (1). Sables que piden: rojos 1, 1, 1, 3, 3, 3, 6, 6, calavera, calavera; amarillos 1, 1, 1, 1, 2, 2, 2, 4, 4, 4. La próxima carta pierde: ____ / ____
#
# **D. Explica.** Dos de 23 personas coinciden tan a menudo porque ______________________
