# %% [raw] part="facts"
# word = "piles"
# site = true
# minutes = 45
#
# [title]
# en = "Two piles"
# es = "Dos mazos"
#
# [level]
# en = "second steps (from 15 years)"
# es = "segundos pasos (desde 15 años)"
#
# [needs]
# en = "fractions, and in one section combinations; no Python"
# es = "fracciones y, en un apartado, combinaciones; nada de Python"
#
# [learns]
# en = "how chances change when cards are not put back (the hypergeometric distribution), how long one waits for a card, and when a pile has no secrets left"
# es = "cómo cambian las probabilidades cuando las cartas no vuelven (la distribución hipergeométrica), cuánto hay que esperar una carta y cuándo un mazo deja de tener secretos"

# %% [markdown] lang="en"
# Dice have no memory. Cards do: a card that has been drawn can't come again until its pile has come round. By the end of this lesson you can say how likely a card is, how long you will wait for it, and from when on you *know* which card comes next.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="a429ce48"
# Los dados no tienen memoria. Las cartas sí: una carta que ha salido no puede volver hasta que su mazo haya dado la vuelta. Al final de esta lección podrás decir cómo de probable es una carta, cuánto tendrás que esperarla y desde cuándo *sabes* cuál es la próxima.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from collections import Counter
from fractions import Fraction
from math import comb, sqrt
from random import Random

import tesoro_lab as tl
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# Two piles of 16 cards lie on the board: *Suerte*, which the table calls Chance, and *Cofre del Tesoro*, the Treasure Chest. Whoever stops on such a space draws the top card, does what it says, and puts it face down **under** the pile. Nobody ever shuffles again. Only three cards may be kept.
#
# In the Suerte pile one card sends you to the Galleys, and four make you pay the Crown a fixed sum. Write down your guesses. Nobody marks them.

# %% [markdown] lang="es" of="d2702e16"
# ## 1. Predice
#
# En el tablero hay dos mazos de 16 cartas: *Suerte* y *Cofre del Tesoro*. Quien para en una de sus casillas saca la carta de arriba, hace lo que dice y la deja boca abajo **debajo** del mazo. Nadie vuelve a barajar. Solo tres cartas se pueden guardar.
#
# En el mazo de Suerte una carta envía a Galeras y cuatro hacen pagar a la Corona una cantidad fija. Apunta tus predicciones. Nadie las califica.

# %%
guess_galleys = 0.3  # ? «five Suerte cards are drawn: the chance that the Galleys are among them|se sacan cinco cartas de Suerte: la probabilidad de que esté la de Galeras»
guess_pay = 0.5  # ? «three Suerte cards: the chance that at least one makes you pay the Crown|tres cartas de Suerte: la probabilidad de que al menos una haga pagar a la Corona»
guess_wait = 4  # ? «how many cards, on average, until the first that makes you pay|cuántas cartas, en promedio, hasta la primera que hace pagar»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play eight minutes with your neighbour. Write down every card that is drawn, in order, a column for each pile. Before a card is turned over, say aloud which ones it can still be.

# %% [markdown] lang="es" of="214b2dd6"
# ## 2. Juega
#
# Juega ocho minutos con quien tengas al lado. Apunta cada carta que salga, por orden, con una columna para cada mazo. Antes de descubrir una carta, decid en voz alta cuáles pueden ser todavía.

# %%
match = tl.new_match("ruta", seats=["Ana", "Luis"], seed="two-piles")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# In eight minutes few cards come. Let five bots play a whole afternoon. Here are the numbers of the cards, in the order in which they were drawn, 16 to a row.

# %% [markdown] lang="es" of="9a902445"
# En ocho minutos salen pocas cartas. Deja que cinco robots jueguen toda una tarde. Aquí están los números de las cartas en el orden en que salieron, 16 en cada fila.

# %%
game = tl.new_match("ruta", seats=["bot:random"] * 5, seed="the-piles")
game.run(max_rounds=50)
for pile in ("suerte", "cofre"):
    drawn = [m.args[1] for m in game.moves if m.kind == "card" and m.args[0] == pile]
    print(tl.words.deck_name(pile, lang))
    print("  ", *drawn[:16])
    if drawn[16:]:
        print("  ", *drawn[16:])

# %% [markdown] lang="en"
# No number comes twice in a row of 16. The Suerte pile has been gone through exactly once. The other one has come round, and its second row is the first one again. But look closely: one card is missing there. Which one, and where may it be? Keep the question in mind.

# %% [markdown] lang="es" of="76f1443a"
# En una fila de 16 ningún número sale dos veces. El mazo de Suerte se ha recorrido justo una vez. El otro ha dado la vuelta, y su segunda fila repite la primera. Pero fíjate bien: allí falta una carta. ¿Cuál, y dónde puede estar? Quédate con la pregunta.

# %% [markdown] lang="en"
# ## 3. Exact: cards are not put back
#
# Here are the 16 Suerte cards; beside a card stands what it brings from the Crown, or costs. Before the first draw each of them is as likely as any other: 1/16.

# %% [markdown] lang="es" of="637e92df"
# ## 3. Exacto: las cartas no vuelven
#
# Aquí están las 16 cartas de Suerte; junto a una carta, lo que da la Corona o lo que hay que pagarle. Antes de sacar la primera, todas son igual de probables: 1/16.

# %%
cards = {card.no: card for card in game.board.cards["suerte"]}
signs = {"receive_crown": 1, "pay_crown": -1}
for no, card in cards.items():
    money = signs.get(card.effect, 0) * card.amount
    name = tl.words.card_title("suerte", no, lang)
    print(f"{no:2} {name:24} {tl.words.change(money, lang) if money else ''}")

# %% [markdown] lang="en"
# **Question `piles-1`.** In one game six Suerte cards have been drawn, and *To the Galleys* was not among them. In another game nobody has drawn a Suerte card yet. Where is the next Suerte card more likely to send you to the Galleys?
#
# * `"a"`: in the second game, where nothing has been drawn.
# * `"b"`: in the first game, after the six cards.
# * `"c"`: in both it is the same.

# %% [markdown] lang="es" of="22c3d819"
# **Pregunta `piles-1`.** En una partida han salido seis cartas de Suerte, y *A Galeras* no estaba entre ellas. En otra partida nadie ha sacado todavía una carta de Suerte. ¿Dónde es más probable que la próxima carta de Suerte te envíe a Galeras?
#
# * `"a"`: en la segunda partida, en la que no ha salido nada.
# * `"b"`: en la primera partida, después de las seis cartas.
# * `"c"`: es igual en las dos.

# %%
more_likely = "b"  # ?
check("piles-1", more_likely)

# %% [markdown] lang="en"
# The lab has a deck that remembers what has been seen. Every draw makes a new deck, with one secret less. Here five harmless cards come, one after the other, and each goes under the pile.

# %% [markdown] lang="es" of="44503d5e"
# El laboratorio tiene un mazo que recuerda lo que se ha visto. Cada carta que sale deja un mazo nuevo, con un secreto menos. Aquí salen cinco cartas inofensivas, una tras otra, y cada una va debajo del mazo.

# %%
fresh = tl.odds.decks.of_match(tl.new_match("ruta", seats=["Ana", "Luis"]), "suerte")
deck = fresh
for no in (3, 10, 1, 2, 14):
    print(f"{len(deck.unseen)} «unseen, the Galleys|sin ver, Galeras»: {deck.top()[cards[5]]}")
    deck = deck.drawn(cards[no]).put_under(cards[no])

# %% [markdown] lang="en"
# Five cards are drawn from the full pile. The Galleys are **not** among them if the first is another card (15 of 16), and then the second (14 of 15), and so on. Such chances are multiplied.

# %% [markdown] lang="es" of="3d298009"
# Se sacan cinco cartas del mazo entero. Galeras **no** está entre ellas si la primera es otra carta (15 de 16), y después la segunda (14 de 15), y así hasta la quinta. Esas probabilidades se multiplican.

# %%
spared = Fraction(1)
for left in (16, 15, 14, 13, 12):
    spared *= Fraction(left - 1, left)
    print(f"{left - 1}/{left}  ->  {spared}")
print(compare(guess_galleys, 1 - spared))

# %% [markdown] lang="en"
# Nearly everything cancels: 5 cards of 16, so 5/16. With a die of 16 sides it would be only 27.6%, because the same face can come twice and waste a throw.
#
# **Question `piles-2`.** In the Cofre pile five of the 16 cards, 1, 3, 5, 8 and 12, simply bring money. Nothing has been drawn yet. What is the chance that the first **two** cards are both among these five?

# %% [markdown] lang="es" of="f25a2cdf"
# Casi todo se simplifica: 5 cartas de 16, o sea 5/16. Con un dado de 16 caras sería solo el 27,6 %, porque la misma cara puede salir dos veces y desperdiciar una tirada.
#
# **Pregunta `piles-2`.** En el mazo de Cofre, cinco de las 16 cartas, la 1, la 3, la 5, la 8 y la 12, simplemente dan dinero. No ha salido ninguna todavía. ¿Cuál es la probabilidad de que las **dos** primeras sean de esas cinco?

# %%
both_bring = Fraction(5, 16) * Fraction(4, 15)  # ?
check("piles-2", both_bring)

# %% [markdown] lang="en"
# **Question `piles-3`.** Four of the 16 Suerte cards make you pay the Crown a fixed sum: 7, 8, 12 and 16 in the list. Three cards are drawn from the full pile. What is the chance that **at least one** of them is one of these four?

# %% [markdown] lang="es" of="b9574c5b"
# **Pregunta `piles-3`.** Cuatro de las 16 cartas de Suerte hacen pagar a la Corona una cantidad fija: la 7, la 8, la 12 y la 16 de la lista. Se sacan tres cartas del mazo entero. ¿Cuál es la probabilidad de que **al menos una** sea de esas cuatro?

# %%
some_pay = 1 - Fraction(12, 16) * Fraction(11, 15) * Fraction(10, 14)  # ?
check("piles-3", some_pay)

# %%
print(compare(guess_pay, some_pay))

# %% [markdown] lang="en"
# ## 4. How many of them?
#
# Draw eight cards, half of the pile. How many of the four will be among them? There are $\binom{16}{8}$ hands of eight cards, all equally likely. A hand with exactly two of the four takes two of these 4 and six of the other 12:
#
# $$P(2) = \frac{\binom{4}{2}\,\binom{12}{6}}{\binom{16}{8}}.$$
#
# This is called the **hypergeometric distribution**. By hand, and then from the deck:

# %% [markdown] lang="es" of="36f0c02a"
# ## 4. ¿Cuántas de ellas?
#
# Saca ocho cartas, medio mazo. ¿Cuántas de las cuatro habrá entre ellas? Hay $\binom{16}{8}$ manos de ocho cartas, todas igual de probables. Una mano con exactamente dos de las cuatro toma dos de esas 4 y seis de las otras 12:
#
# $$P(2) = \frac{\binom{4}{2}\,\binom{12}{6}}{\binom{16}{8}}.$$
#
# Se llama **distribución hipergeométrica**. A mano y, después, con el mazo:

# %%
paying = [cards[no] for no in (7, 8, 12, 16)]
print("P(2) =", Fraction(comb(4, 2) * comb(12, 6), comb(16, 8)))
print(tl.words.chances(fresh.count_in(8, paying), lang))

# %% [markdown] lang="en"
# **Question `piles-4`.** A new game begins, and no card has been drawn. What is the chance that the **fifth** Suerte card of the game will be *A treasure*, number 2?

# %% [markdown] lang="es" of="e005536d"
# **Pregunta `piles-4`.** Empieza una partida nueva y no ha salido ninguna carta. ¿Cuál es la probabilidad de que la **quinta** carta de Suerte de la partida sea *Un tesoro*, la número 2?

# %%
fifth_treasure = Fraction(1, 16)  # ?
check("piles-4", fifth_treasure)

# %% [markdown] lang="en"
# ## 5. How long until it comes?
#
# *A treasure* is as likely to be the first card as the 16th, so on average one waits (1 + 16)/2 = 8.5 cards for it. Now wait for the **first of two** cards. Think of the two as walls in the row of 16 cards: they leave three gaps, one before, one between and one after them. No gap is favoured, so the other 14 cards share them evenly: 14/3 before the first wall. Then comes the wall itself, card number 14/3 + 1 = 17/3 on average.

# %% [markdown] lang="es" of="b9fbe2a6"
# ## 5. ¿Cuánto tarda en salir?
#
# *Un tesoro* puede ser la primera carta con la misma probabilidad que la 16.ª, así que en promedio se esperan (1 + 16)/2 = 8,5 cartas. Ahora espera la **primera de dos** cartas. Imagina las dos como paredes en la fila de 16: dejan tres huecos, uno antes, uno entre ellas y uno después. Ningún hueco tiene ventaja, así que las otras 14 cartas se reparten por igual: 14/3 antes de la primera pared. Después viene la pared misma: en promedio, la carta número 14/3 + 1 = 17/3.

# %%
print(fresh.wait_for([cards[2]]).mean(), fresh.wait_for([cards[2], cards[5]]).mean())

# %% [markdown] lang="en"
# **Question `piles-5`.** How many Suerte cards are drawn from the full pile, on average, until the **first of the four** that make you pay the Crown? Count that card too.

# %% [markdown] lang="es" of="eb63e210"
# **Pregunta `piles-5`.** ¿Cuántas cartas de Suerte se sacan del mazo entero, en promedio, hasta la **primera de las cuatro** que hacen pagar a la Corona? Cuenta también esa carta.

# %%
wait = Fraction(12, 5) + 1  # ?
check("piles-5", wait)

# %%
print(compare(guess_wait, wait, share=False))

# %% [markdown] lang="en"
# ## 6. Simulate
#
# Four thousand piles, each well shuffled, from which we draw until one of the four comes. About 95 of 100 such experiments have the exact mean inside the interval.

# %% [markdown] lang="es" of="b8f4f424"
# ## 6. Simula
#
# Cuatro mil mazos bien barajados, de los que sacamos cartas hasta que sale una de las cuatro. En unos 95 de cada 100 experimentos así, la media exacta está dentro del intervalo.

# %%
rng = Random("two-piles")
waits = []
for _ in range(4000):
    pile = fresh.deal(16, rng)
    waits.append(next(n for n, card in enumerate(pile, 1) if card in paying))
exact = fresh.wait_for(paying)
for n in (40, 400, 4000):
    mean = sum(waits[:n]) / n
    print(f"{n:5} «piles|mazos»: {mean:.2f} ± {1.96 * exact.sd() / sqrt(n):.2f}")
print(f"«exact|exacto»: {float(exact.mean()):.2f}")

# %%
title = "«Cards until the first that makes you pay|Cartas hasta la primera que hace pagar»"
chart = tl.figures.draws(exact, Counter(waits), title, lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# About 95 of 100 such intervals hold the exact value. Look for one that just misses it: among 13 bars one or two may, and that is no mistake.
#
# The bars end at 13: after twelve other cards only the four are left. With a die there would be no end, and each bar would be the same part of the one before it. Here that part shrinks, from 4/5 down to 1/4, because the four are an ever larger share of the cards that are left. This is the **negative hypergeometric distribution**.

# %% [markdown] lang="es" of="afd8eb83"
# Unos 95 de cada 100 intervalos así contienen el valor exacto. Busca uno que no lo alcance por poco: entre 13 barras puede haber una o dos, y no es un error.
#
# Las barras acaban en 13: después de otras doce cartas solo quedan las cuatro. Con un dado no habría final, y cada barra sería siempre la misma parte de la anterior. Aquí esa parte mengua, de 4/5 a 1/4, porque las cuatro pesan cada vez más entre las cartas que quedan. Es la **distribución hipergeométrica negativa**.

# %% [markdown] lang="en"
# ## 7. The pile has come round
#
# After the 16th card nothing is left to chance. Whoever has taken notes knows the order in which the cards went under the pile, and so which comes next. Here is the bots' Cofre pile as it lies now: how many cards nobody has seen, the next three (`->`), and what somebody keeps (`*`).

# %% [markdown] lang="es" of="eebd99b7"
# ## 7. El mazo ha dado la vuelta
#
# Después de la carta 16 ya no queda nada al azar. Quien ha tomado notas sabe en qué orden fueron las cartas debajo del mazo y, por tanto, cuál es la próxima. Aquí está el mazo de Cofre de los robots tal como está ahora: cuántas cartas no ha visto nadie, las tres próximas (`->`) y lo que alguien guarda (`*`).

# %%
chest = tl.odds.decks.of_match(game, "cofre")
print(len(chest.unseen), "«cards unseen|cartas sin ver»")
for card in chest.known[:3]:
    print("->", card.no, tl.words.card_title("cofre", card.no, lang))
for card in chest.held:
    print("* ", card.no, tl.words.card_title("cofre", card.no, lang))

# %% [markdown] lang="en"
# There is the missing card: somebody kept it when it came. It goes under the pile only after it has been used. As long as it is away, the others come round one draw earlier.
#
# In the deck lab you can watch a pile lose its secrets. Here is the same pile a little earlier, after 13 cards: three are unseen. Guess which lie there, then draw one after the other.

# %% [markdown] lang="es" of="b0dc5dfc"
# Ahí está la carta que faltaba: alguien la guardó cuando salió. Solo va debajo del mazo después de usarla. Mientras no está, las demás vuelven una carta antes.
#
# En el laboratorio de mazos puedes ver cómo un mazo pierde sus secretos. Aquí está el mismo mazo un poco antes, después de 13 cartas: quedan tres sin ver. Adivina cuáles son y ve sacándolas una tras otra.

# %%
moves = [f"{'keep' if no in (6, 9) else 'under'} {no}" for no in drawn[:13]]
lab = tl.explore.deck("cofre", kind="costs", moves=moves, lang=lang)
lab

# %%
print(lab.text)

# %% [markdown] lang="en"
# **Question `piles-6`.** In another game the first Suerte card was *Free from the Galleys*; Ana has kept it ever since. The fourth card was *A treasure*. By now all 16 cards have been drawn, none of them twice. In how many draws will *A treasure* come again: is it the next card (`1`), the one after it (`2`), ...?

# %% [markdown] lang="es" of="77466472"
# **Pregunta `piles-6`.** En otra partida la primera carta de Suerte fue *Libre de Galeras*; Ana la guarda desde entonces. La cuarta fue *Un tesoro*. Ya han salido las 16 cartas, ninguna dos veces. ¿Dentro de cuántas cartas volverá *Un tesoro*: es la próxima (`1`), la siguiente (`2`)...?

# %%
draws_to_go = 3  # ?
check("piles-6", draws_to_go)

# %% [markdown] lang="en"
# ## 8. Both piles
#
# The Cofre pile has a card for the Galleys too, *Chained to the oar*. What one pile shows tells nothing about the other: they are **independent**, so their chances are multiplied.
#
# **Question `piles-7`.** In the Suerte pile three cards are unseen, *To the Galleys* among them; in the Cofre pile eight, *Chained to the oar* among them. Ana draws a Suerte card and Luis a Cofre card. What is the chance that **at least one** of them is sent to the Galleys?

# %% [markdown] lang="es" of="38faf3ac"
# ## 8. Los dos mazos
#
# El mazo de Cofre también tiene una carta para Galeras, *Al remo*. Lo que enseña un mazo no dice nada del otro: son **independientes**, así que sus probabilidades se multiplican.
#
# **Pregunta `piles-7`.** En el mazo de Suerte quedan tres cartas sin ver, entre ellas *A Galeras*; en el de Cofre, ocho, entre ellas *Al remo*. Ana saca una carta de Suerte y Luis una de Cofre. ¿Cuál es la probabilidad de que **al menos uno** de los dos vaya a Galeras?

# %%
somebody_sent = 1 - Fraction(2, 3) * Fraction(7, 8)  # ?
check("piles-7", somebody_sent)

# %% [markdown] lang="en"
# ## 9. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * After many harmless cards a bad one is likelier, and with dice it is not, because ...
# * The fifth card is as likely to be the treasure as the first because ...
# * Whoever writes down the cards has an advantage when ...

# %% [markdown] lang="es" of="0ea8269a"
# ## 9. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Después de muchas cartas inofensivas una mala es más probable, y con dados no, porque...
# * La quinta carta puede ser el tesoro con la misma probabilidad que la primera porque...
# * Quien apunta las cartas tiene ventaja cuando...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * After many harmless cards a bad one is likelier, and with dice it is not, because the harmless cards lie under the pile and can't be next, while a die has all its faces at every throw.
# * The fifth card is as likely to be the treasure as the first because nobody has seen the cards: in a shuffled row every place is like every other.
# * Whoever writes down the cards has an advantage when few cards are unseen, and most of all when the pile has come round: then the next card is certain.

# %% [markdown] lang="es" of="5c35fe7b" part="solution"
# Una manera de terminarlas:
#
# * Después de muchas cartas inofensivas una mala es más probable, y con dados no, porque las cartas inofensivas están debajo del mazo y no pueden ser la próxima, mientras que un dado tiene todas sus caras en cada tirada.
# * La quinta carta puede ser el tesoro con la misma probabilidad que la primera porque nadie ha visto las cartas: en una fila barajada todos los lugares son iguales.
# * Quien apunta las cartas tiene ventaja cuando quedan pocas sin ver, y sobre todo cuando el mazo ha dado la vuelta: entonces la próxima carta es segura.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# | Minutes | What happens |
# |---|---|
# | 0-4 | Everybody writes three guesses. Ask for hands: after six harmless cards, is the bad one likelier, rarer, the same? |
# | 4-13 | Play in pairs with the two columns on paper; then the bots' two rows. Who sees what is missing from the second row? |
# | 13-25 | Not put back, questions 1 to 3. |
# | 25-30 | How many of them, question 4. |
# | 30-37 | The wait, question 5, and the simulation. |
# | 37-45 | The pile comes round, questions 6 and 7, the sentences of *Explain* aloud. |
#
# Short of time: section 4 may be skipped except for question 4. With a slow class take two periods and cut after question 4. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. Sixteen slips in a row, face down, one with a cross. Everybody says where the cross may be: each place is 1/16. Now turn over six empty ones from the left and ask again. Nothing was moved, and yet the chance has changed: not the cards, but what we know.
# 2. The tree of question 3 with only the branch *none*: 12/16, 11/15, 10/14. Why does the number above shrink too?
# 3. Four walls among twelve stones in a row: let somebody place them at random and count the five gaps, ten times. Their averages come near to each other.
# 4. Draw the pile as a conveyor belt: above the unseen cards, below the known ones. Each draw moves one from above to below; a kept card steps off the belt. When is the upper part empty?
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the row of slips of which some are turned over, the second by the same row with nothing turned over, the third by asking for six draws: 6 · 4/16 would be more than 1.
#
# ## Answers
#
# {{answers}}
#
# No question can be read off an earlier output: the lists show the cards but no chance that is asked for, and the table of section 4 is about eight cards.
#
# ## Going further
#
# * Adding *was* right in section 3: 5 · 1/16 for one card among five. When may chances be added? When no two of the cases can happen together.
# * Is it worth while to take notes? In our trials four bots drew some 10 to 30 cards from each pile in a whole game: often the pile has come round only when the game is nearly over.
# * If Ana uses her card before the next Suerte card (question 6), where does it go, and when does the treasure come? Still in three draws: her card goes to the very end.
# * `fresh.sum_in(3, value)` gives the distribution of what three cards bring together, for a function `value` of a card. What do three Suerte cards bring from the Crown on average? It is three times the mean of one card, although they are not independent.
# * Poker: `tl.odds.Deck.of({"ace": 4, "other": 48}).at_least(1, 5, "ace")` is 18,472/54,145, a little more than one third.

# %% [markdown] lang="es" of="36773a9d" part="teacher"
# ## Tiempos
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-4 | Cada cual escribe tres predicciones. Pregunta a mano alzada: después de seis cartas inofensivas, ¿la mala es más probable, menos, igual? |
# | 4-13 | Se juega por parejas con las dos columnas en papel; después, las dos filas de los robots. ¿Quién ve lo que falta en la segunda fila? |
# | 13-25 | Las cartas no vuelven, preguntas 1 a 3. |
# | 25-30 | Cuántas de ellas, pregunta 4. |
# | 30-37 | La espera, pregunta 5, y la simulación. |
# | 37-45 | El mazo da la vuelta, preguntas 6 y 7, las frases de *Explica* en voz alta. |
#
# Si falta tiempo: la sección 4 se puede saltar, salvo la pregunta 4. Si la clase va despacio, toma dos sesiones y corta después de la pregunta 4. Si no hay proyector: la hoja de trabajo de abajo basta para la lección.
#
# ## En la pizarra
#
# 1. Dieciséis papelitos en fila, boca abajo, uno con una cruz. Cada cual dice dónde puede estar la cruz: cada lugar, 1/16. Ahora descubre seis vacíos por la izquierda y vuelve a preguntar. No se ha movido nada y, sin embargo, la probabilidad ha cambiado: no las cartas, sino lo que sabemos.
# 2. El árbol de la pregunta 3 solo con la rama *ninguna*: 12/16, 11/15, 10/14. ¿Por qué mengua también el número de arriba?
# 3. Cuatro paredes entre doce piedras en fila: que alguien las coloque al azar y cuente los cinco huecos, diez veces. Los promedios se acercan unos a otros.
# 4. Dibuja el mazo como una cinta transportadora: arriba las cartas sin ver, debajo las conocidas. Cada vez que se saca una, pasa de arriba abajo; una carta guardada se baja de la cinta. ¿Cuándo queda vacía la parte de arriba?
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con la fila de papelitos con algunos descubiertos; la segunda, con la misma fila sin descubrir ninguno; la tercera, preguntando por seis cartas: 6 · 4/16 sería más que 1.
#
# ## Respuestas
#
# {{answers}}
#
# Ninguna pregunta se puede leer en una salida anterior: las listas muestran las cartas, pero ninguna probabilidad de las que se piden, y la tabla de la sección 4 es de ocho cartas.
#
# ## Para ir más lejos
#
# * En la sección 3 sumar *sí* valía: 5 · 1/16 para una carta entre cinco. ¿Cuándo se pueden sumar probabilidades? Cuando nunca se dan dos de los casos a la vez.
# * ¿Merece la pena tomar notas? En nuestras pruebas, cuatro robots sacaron entre 10 y 30 cartas de cada mazo en una partida entera: muchas veces el mazo da la vuelta cuando la partida casi ha terminado.
# * Si Ana usa su carta antes de que salga la próxima de Suerte (pregunta 6), ¿adónde va, y cuándo sale el tesoro? También dentro de tres cartas: la suya va al final del todo.
# * `fresh.sum_in(3, valor)` da la distribución de lo que suman tres cartas, para una función `valor` de una carta. ¿Cuánto dan en promedio tres cartas de Suerte de parte de la Corona? Tres veces la media de una carta, aunque no sean independientes.
# * Póquer: `tl.odds.Deck.of({"as": 4, "otra": 48}).at_least(1, 5, "as")` es 18.472/54.145, un poco más de un tercio.

# %% [markdown] lang="en" part="worksheet"
# # Two piles: worksheet
#
# Name: ______________________  You need 16 slips of paper with the numbers 1 to 16.
#
# **A. Predict.** I think: the chance that the Galleys are among five Suerte cards is ____; that one of three cards makes me pay is ____; the first that makes me pay comes on average as card number ____.
#
# **B. Play.** Shuffle the slips and lay them in a pile, face down. Draw until one of 7, 8, 12, 16 comes, each card going under the pile; write down how many you drew. Shuffle and begin again, ten times.
#
# | time | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | cards | | | | | | | | | | |
#
# **C. Exact.** Each pile has 16 cards.
#
# 1. The Galleys are likelier (a) on the first card (b) after six other cards (c) the same: ____
# 2. Five Cofre cards bring money from the Crown. The first two both do: ____ · ____ = ____
# 3. Four Suerte cards make you pay. At least one of three does: 1 − ____ · ____ · ____ = ____
# 4. The fifth card of the game is the treasure: ____ / ____
# 5. Four walls, twelve other cards, ____ gaps: the first wall comes on average as card number ____ / ____ + 1 = ____
# 6. The first card is kept, the fourth was the treasure, all 16 have been drawn. It comes again in ____ draws.
# 7. Three Suerte cards and eight Cofre cards are unseen, one for the Galleys in each. At least one of two people is sent: 1 − ____ · ____ = ____
#
# **D. Explain.** After the 16th card the pile has no secrets because ______________________

# %% [markdown] lang="es" of="1a644df2" part="worksheet"
# # Dos mazos: hoja de trabajo
#
# Nombre: ______________________  Hacen falta 16 papelitos con los números del 1 al 16.
#
# **A. Predice.** Creo que la probabilidad de que Galeras esté entre cinco cartas de Suerte es ____; la de que una de tres cartas me haga pagar, ____; la primera que me hace pagar sale en promedio como carta número ____.
#
# **B. Juega.** Mezcla los papelitos y haz con ellos un mazo boca abajo. Saca hasta que salga el 7, el 8, el 12 o el 16, dejando cada uno debajo del mazo; apunta cuántos has sacado. Mezcla y vuelve a empezar, diez veces.
#
# | vez | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | cartas | | | | | | | | | | |
#
# **C. Exacto.** Cada mazo tiene 16 cartas.
#
# 1. Galeras es más probable (a) en la primera carta (b) después de otras seis (c) igual: ____
# 2. Cinco cartas de Cofre dan dinero de la Corona. Las dos primeras lo dan: ____ · ____ = ____
# 3. Cuatro cartas de Suerte hacen pagar. Al menos una de tres: 1 − ____ · ____ · ____ = ____
# 4. La quinta carta de la partida es el tesoro: ____ / ____
# 5. Cuatro paredes, otras doce cartas, ____ huecos: la primera pared sale en promedio como carta número ____ / ____ + 1 = ____
# 6. La primera carta está guardada, la cuarta fue el tesoro, han salido las 16. Vuelve dentro de ____ cartas.
# 7. Quedan sin ver tres cartas de Suerte y ocho de Cofre, una de Galeras en cada mazo. Va al menos una de dos personas: 1 − ____ · ____ = ____
#
# **D. Explica.** Después de la carta 16 el mazo ya no tiene secretos porque ______________________
