# %% [raw] part="facts"
# word = "bot"
# site = true
#
# [title]
# en = "Write a bot"
# es = "Escribe un robot"
#
# [minutes]
# en = "90 (two periods of 45)"
# es = "90 (dos sesiones de 45)"
#
# [level]
# en = "further on (from 16 years)"
# es = "para avanzar (desde 16 años)"
#
# [needs]
# en = "the lesson How many games?, and a little Python: `if`, `for`, functions"
# es = "la lección ¿Cuántas partidas? y algo de Python: `if`, `for`, funciones"
#
# [learns]
# en = "how to turn an idea into a player, how to change one thing at a time and measure it, and why strength against one rival is not strength at every table"
# es = "convertir una idea en un jugador, cambiar una sola cosa cada vez y medirla, y por qué ser fuerte contra un rival no es serlo en cualquier mesa"

# %% [markdown] lang="en"
# A bot is a player made of code. By the end of this lesson you have written three of them, and one of yours may beat the merchant who has played against you so far. Then the class holds a tournament.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="d80bb440"
# Un robot es un jugador hecho de código. Al final de esta lección habrás escrito tres, y puede que uno de los tuyos gane al mercader contra el que has jugado hasta ahora. Después, la clase celebra un torneo.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from fractions import Fraction

import tesoro_lab as tl
from tesoro_lab.bots import find
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# Write your guesses down first. Nobody marks them. Each is a share of games, from 0 to 1.

# %% [markdown] lang="es" of="01231fa8"
# ## 1. Predice
#
# Apunta antes tus predicciones. Nadie las califica. Cada una es una proporción de partidas, de 0 a 1.

# %%
guess_random = 0.5  # ? «a bot that buys and builds whenever it can wins so many against one that moves at random|tanto gana quien compra y edifica siempre que puede contra quien juega al azar»
guess_merchant = 0.5  # ? «the same bot against the merchant|el mismo robot contra el mercader»
guess_alone = 0.25  # ? «a merchant that never makes a deal, at a table with three that do|un mercader que nunca hace tratos, en una mesa con tres que sí»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play three minutes against the merchant. Watch what it does and note one thing that you would do better.

# %% [markdown] lang="es" of="50ab3849"
# ## 2. Juega
#
# Juega tres minutos contra el mercader. Fíjate en lo que hace y apunta una cosa que tú harías mejor.

# %%
match = tl.new_match("ruta", seats=["Ana", "bot:merchant"], seed="write-a-bot")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# ## 3. A bot is a function
#
# It is given the state of the game and a source of luck, `rng`, and answers with a move. That is all. `state.legal()` knows what the rules allow now. The simplest bot takes any of it.

# %% [markdown] lang="es" of="aa34efa1"
# ## 3. Un robot es una función
#
# Recibe el estado de la partida y una fuente de suerte, `rng`, y responde con una jugada. Eso es todo. `state.legal()` sabe lo que las reglas permiten ahora. El robot más sencillo elige cualquier cosa.

# %%
seed = 3


def aimless(state, rng):
    return state.legal().sample(rng)


game = tl.new_match("ruta", seats=[("Aimless", aimless), "bot:merchant"], seed=seed)
game.run(max_rounds=1)
print("\n".join(tl.log(game, lang=lang)[:8]))

# %% [markdown] lang="en"
# Luck comes from `rng` alone. So the same seed plays the same game again, move for move, and two bots can be given the same luck.
#
# **Question `bot-1`.** Luis writes `random.random()` from Python's own module into his bot instead of `rng.random()`. What goes wrong?
#
# * `"a"`: his bot is no longer as strong
# * `"b"`: nobody can play the same game again, not even he
# * `"c"`: nothing, luck is luck

# %% [markdown] lang="es" of="097c316e"
# La suerte viene solo de `rng`. Por eso la misma semilla juega otra vez la misma partida, jugada a jugada, y se puede dar la misma suerte a dos robots.
#
# **Pregunta `bot-1`.** Luis escribe en su robot `random.random()`, del módulo de Python, en lugar de `rng.random()`. ¿Qué falla?
#
# * `"a"`: su robot ya no es igual de fuerte
# * `"b"`: nadie puede volver a jugar la misma partida, ni siquiera él
# * `"c"`: nada, la suerte es la suerte

# %%
what_fails = "b"  # ?
check("bot-1", what_fails)

# %% [markdown] lang="en"
# A second idea in ten lines: a list of wishes. Of what is allowed it does the first thing on the list; if there is none, anything.

# %% [markdown] lang="es" of="1a6c0e33"
# Una segunda idea en diez líneas: una lista de deseos. De lo que está permitido hace lo primero de la lista; si no hay nada, cualquier cosa.

# %%
WISHES = ["claim", "pay", "buy", "build", "roll", "end"]


def greedy(state, rng):
    moves = state.legal().moves
    for wish in WISHES:
        for move in moves:
            if move.kind == wish:
                return move
    return state.legal().sample(rng)


# %%
games = 60


def wins(bot, *others):
    played = tl.simulate("ruta", [bot, *others], games=games, seed="bots", progress=False)
    won = sum(0 in game.winners for game in played.games)
    low, high = tl.odds.wilson(won, games)
    print(f"{won:3} / {games} = {won / games:.2f}   {low:.2f} - {high:.2f}")
    return Fraction(won, games)


print(compare(guess_random, wins(greedy, "random"), measured=True))
print(compare(guess_merchant, wins(greedy, "merchant"), measured=True))

# %% [markdown] lang="en"
# So many games it won, the interval of its true share, and your guess. It is far ahead of chance and far behind the merchant: a win against a weak player says little about a strong one.
#
# ## 4. Exact: what is to be expected?
#
# **Question `bot-2`.** Your bot sits down with three merchants and plays exactly as well as they do. Which share of the games should it win?

# %% [markdown] lang="es" of="592329ca"
# Son las partidas que ganó, el intervalo de su proporción verdadera y tu predicción. Está muy por delante del azar y muy por detrás del mercader: ganar a un jugador flojo dice poco de cómo irá contra uno fuerte.
#
# ## 4. Exacto: ¿qué cabe esperar?
#
# **Pregunta `bot-2`.** Tu robot se sienta con tres mercaderes y juega exactamente igual de bien que ellos. ¿Qué proporción de las partidas debería ganar?

# %%
fair_share = Fraction(1, 4)  # ?
check("bot-2", fair_share)

# %% [markdown] lang="en"
# **Question `bot-3`.** A bot wins 3/5 of its games against the merchant, each independently of the others. They play a match: whoever first has two wins. What is the chance that the bot wins the match? Write a fraction.

# %% [markdown] lang="es" of="4bd67228"
# **Pregunta `bot-3`.** Un robot gana 3/5 de sus partidas contra el mercader, cada una con independencia de las demás. Juegan un duelo: gana quien antes llegue a dos victorias. ¿Cuál es la probabilidad de que el robot gane el duelo? Escribe una fracción.

# %%
match_won = Fraction(3, 5) ** 2 + 2 * Fraction(3, 5) ** 2 * Fraction(2, 5)  # ?
check("bot-3", match_won)

# %% [markdown] lang="en"
# ## 5. Change one thing
#
# Start from a player who is already good, and change *one* thing. Then whatever differs comes from that thing. This one plays like the merchant, but never makes a deal.

# %% [markdown] lang="es" of="32dc3611"
# ## 5. Cambia una sola cosa
#
# Parte de un jugador que ya es bueno y cambia *una* cosa. Así, toda diferencia viene de ella. Este juega como el mercader, pero nunca hace un trato.

# %%
merchant = find("ruta", "merchant")


def loner(state, rng):
    move = merchant(state, rng)
    instead = {"accept": "decline", "offer": "end"}.get(move.kind)
    return tl.Move(instead) if instead else move


print("1 - 1:", end=" ")
with_one = wins(loner, "merchant")
print("1 - 3:", end=" ")
with_three = wins(loner, "merchant", "merchant", "merchant")
print(compare(guess_alone, with_three, measured=True))

# %% [markdown] lang="en"
# With one merchant it holds its own. With three it is crushed, although it plays just the same.
#
# **Question `bot-4`.** Why?
#
# * `"a"`: at a larger table there are more auctions, and it loses those
# * `"b"`: it is bad luck; with other seeds it would be even again
# * `"c"`: the others make deals with each other, and complete their groups without it

# %% [markdown] lang="es" of="a5f21306"
# Contra un mercader se defiende. Contra tres queda aplastado, aunque juega exactamente igual.
#
# **Pregunta `bot-4`.** ¿Por qué?
#
# * `"a"`: en una mesa grande hay más subastas y las pierde
# * `"b"`: es mala suerte; con otras semillas volvería a estar igualado
# * `"c"`: los demás hacen tratos entre ellos y completan sus grupos sin contar con él

# %%
why_crushed = "c"  # ?
check("bot-4", why_crushed)

# %% [markdown] lang="en"
# ## 6. Simulate: is it better?
#
# Now the other way round. The merchant keeps money in its pocket at the end of a turn. This one puts all of it into houses, the dearest tolls first.

# %% [markdown] lang="es" of="d1972865"
# ## 6. Simula: ¿es mejor?
#
# Ahora, al revés. El mercader guarda dinero en el bolsillo al acabar el turno. Este lo gasta todo en casas, empezando por los peajes más caros.

# %%
CASTLE = 5  # «its place in the row of tolls|su lugar en la fila de peajes»


def builder(state, rng):
    move = merchant(state, rng)
    if move.kind != "end":
        return move
    plots = [move for move in state.legal().moves if move.kind == "build"]
    return max(plots, key=lambda plot: state.board.tolls[plot.args[0]][CASTLE], default=move)


duel = tl.compare(builder, "merchant", most_games=200, seed="builder", progress=False)
print(duel.summary(lang))

# %% [markdown] lang="en"
# `compare` gives both bots the same luck and lets them change seats. Its interval may be looked at as often as you like. If it leaves open which is better, the lead is too small for so many games: `most_games=1000` tells more, and takes longer.
#
# **Question `bot-5`.** Eva has tried 20 changes of the merchant, each of them over 100 games. One of the 20 won 61 of them; the 95% interval begins just above 1/2. She announces that it is better. What should you tell her?
#
# * `"a"`: that is proof: the interval leaves out 1/2
# * `"b"`: 100 games never show anything
# * `"c"`: with 20 tries such an interval may well come by luck alone; play this one again with new seeds

# %% [markdown] lang="es" of="b43c0efe"
# `compare` da la misma suerte a los dos robots y les hace cambiar de asiento. Su intervalo se puede mirar cuantas veces se quiera. Si no dice cuál es mejor, la ventaja es demasiado pequeña para tan pocas partidas: `most_games=1000` dice más y tarda más.
#
# **Pregunta `bot-5`.** Eva ha probado 20 cambios del mercader, cada uno con 100 partidas. Uno de los 20 ha ganado 61; su intervalo del 95 % empieza justo por encima de 1/2. Anuncia que es mejor. ¿Qué hay que decirle?
#
# * `"a"`: que está demostrado: el intervalo deja fuera 1/2
# * `"b"`: que 100 partidas nunca demuestran nada
# * `"c"`: que con 20 intentos un intervalo así puede salir por pura suerte; que vuelva a jugar con ese y con semillas nuevas

# %%
what_to_tell = "c"  # ?
check("bot-5", what_to_tell)

# %% [markdown] lang="en"
# **Question `bot-6`.** A share is near 1/2. Over $n$ games its 95% interval reaches about $\dfrac{0.98}{\sqrt n}$ to either side. How many games does it take until a true share of 0.57 can be told from 0.5? (The interval shall be 0.07 to either side.)

# %% [markdown] lang="es" of="d9ff3bfd"
# **Pregunta `bot-6`.** Una proporción está cerca de 1/2. Con $n$ partidas, su intervalo del 95 % llega más o menos $\dfrac{0{,}98}{\sqrt n}$ a cada lado. ¿Cuántas partidas hacen falta para distinguir de 0,5 una proporción verdadera de 0,57? (El intervalo debe ser de 0,07 a cada lado.)

# %%
games_needed = (0.98 / 0.07) ** 2  # ?
check("bot-6", games_needed)

# %% [markdown] lang="en"
# ## 7. The tournament of the class
#
# Each against each, with the same luck and seats changed. Put the bots of your class into the list. A rating of 0 is the middle of the field.

# %% [markdown] lang="es" of="c52d5fd0"
# ## 7. El torneo de la clase
#
# Todos contra todos, con la misma suerte y cambiando de asiento. Pon en la lista los robots de tu clase. Una puntuación de 0 es el centro del grupo.

# %%
field = [aimless, greedy, builder, "merchant"]
cup = tl.tournament(field, "ruta", games=20, seed="class", progress=False)
print(cup.summary(lang))

# %%
chart = tl.figures.who_beats_whom(cup, lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# **Question `bot-7`.** In a tournament of each against each, Rock beats Scissors, Scissors beats Paper and Paper beats Rock, each time in 9 of 10 games. All three get the same rating. Rock now plays one game against Paper. What is its chance?

# %% [markdown] lang="es" of="87ce2d95"
# **Pregunta `bot-7`.** En un torneo de todos contra todos, Piedra gana a Tijera, Tijera gana a Papel y Papel gana a Piedra, siempre en 9 de cada 10 partidas. Los tres obtienen la misma puntuación. Piedra juega ahora una partida contra Papel. ¿Cuál es su probabilidad de ganar?

# %%
rock_against_paper = Fraction(1, 10)  # ?
check("bot-7", rock_against_paper)

# %% [markdown] lang="en"
# ## 8. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * I change one thing at a time because ...
# * Whoever beats everybody I know may still lose to ...
# * My bot did better in 100 games. Before I believe it, I ...

# %% [markdown] lang="es" of="cd0f9fb6"
# ## 8. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Cambio una sola cosa cada vez porque...
# * Quien gana a todos los que conozco puede perder contra...
# * Mi robot ha ido mejor en 100 partidas. Antes de creérmelo...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * I change one thing at a time because otherwise I don't know which change made the difference; two of them may even cancel out.
# * Whoever beats everybody I know may still lose to a player who plays another way, or at a larger table: strength depends on who sits there.
# * My bot did better in 100 games. Before I believe it, I look at the interval, count how many other ideas I tried, and play again with new seeds.

# %% [markdown] lang="es" of="dcf904f7" part="solution"
# Una manera de terminarlas:
#
# * Cambio una sola cosa cada vez porque, si no, no sé qué cambio marcó la diferencia; dos cambios pueden incluso anularse.
# * Quien gana a todos los que conozco puede perder contra quien juegue de otra manera, o en una mesa más grande: la fuerza depende de quién esté sentado.
# * Mi robot ha ido mejor en 100 partidas. Antes de creérmelo miro el intervalo, cuento cuántas otras ideas he probado y vuelvo a jugar con semillas nuevas.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# First period: from an idea to a player.
#
# | Minutes | What happens |
# |---|---|
# | 0-5 | Three guesses, by a show of hands. |
# | 5-13 | Play against the merchant; collect at the board what one would do better. |
# | 13-28 | The aimless and the greedy bot, question 1. Let each pair change the order of the wishes and measure again. |
# | 28-36 | Questions 2 and 3. |
# | 36-45 | The loner, question 4. |
#
# Second period: is it better?
#
# | Minutes | What happens |
# |---|---|
# | 0-12 | The builder, questions 5 and 6. |
# | 12-32 | Every pair writes a bot of its own: the merchant with one change. It must run a game to its end before it is handed in. |
# | 32-42 | The tournament of the class on one machine, with the projector; question 7. |
# | 42-45 | The sentences of *Explain* aloud. |
#
# With one period only: sections 1 to 5. A bot that breaks a rule stops the game with a sentence that names the bot and the move; let students read it before they ask. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. Write three columns: what the state tells, what the rules allow, what the bot wants. Every line of the greedy bot belongs to one of them.
# 2. Draw four chairs and let the class say what each should win. Then put the loner on one of them and draw the deals of the other three as arrows.
# 3. Let twenty students toss a coin ten times and crown the best one. Is that student a better tosser? That is question 5.
# 4. Rock, scissors and paper on a triangle with arrows: which order would a single number give them?
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the four chairs, the second by the loner and the triangle, the third by the coins.
#
# ## Answers
#
# {{answers}}
#
# Questions 2, 3, 5, 6 and 7 can't be read off an earlier output.
#
# ## Going further
#
# * `tl.compare(my_bot, "admiral")` measures against the strongest quick bot of this game. Read its file `tesoro_lab/bots/ruta/admiral.py`: which of its ideas would you have had?
# * Put your bot at a table of four with `tl.simulate("ruta", [my_bot, "merchant", "merchant", "merchant"], games=200)`. Does it keep its lead?
# * The other games: `find("royal", "careful")` and `find("inkan", "explorer")` are good players to start from.
# * `tl.learn.env("royal")` gives the games to programs that learn by themselves (PettingZoo).

# %% [markdown] lang="es" of="2785100b" part="teacher"
# ## Tiempos
#
# Primera sesión: de una idea a un jugador.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-5 | Tres predicciones, a mano alzada. |
# | 5-13 | Se juega contra el mercader; en la pizarra se recoge qué haría mejor cada cual. |
# | 13-28 | El robot sin rumbo y el codicioso, pregunta 1. Cada pareja cambia el orden de los deseos y vuelve a medir. |
# | 28-36 | Preguntas 2 y 3. |
# | 36-45 | El solitario, pregunta 4. |
#
# Segunda sesión: ¿es mejor?
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-12 | El constructor, preguntas 5 y 6. |
# | 12-32 | Cada pareja escribe su robot: el mercader con un cambio. Antes de entregarlo tiene que acabar una partida. |
# | 32-42 | El torneo de la clase en una sola máquina, con el proyector; pregunta 7. |
# | 42-45 | Las frases de *Explica* en voz alta. |
#
# Con una sola sesión: apartados 1 a 5. Si un robot incumple una regla, la partida se detiene con una frase que nombra el robot y la jugada; conviene leerla antes de preguntar. Sin proyector: la hoja de trabajo de abajo sirve para toda la lección.
#
# ## En la pizarra
#
# 1. Escribe tres columnas: lo que dice el estado, lo que permiten las reglas, lo que quiere el robot. Cada línea del codicioso pertenece a una de ellas.
# 2. Dibuja cuatro sillas y que la clase diga cuánto debería ganar cada una. Después sienta al solitario en una y dibuja con flechas los tratos de las otras tres.
# 3. Veinte estudiantes lanzan diez veces una moneda y se corona a quien saca más caras. ¿Lanza mejor? Esa es la pregunta 5.
# 4. Piedra, papel y tijera en un triángulo con flechas: ¿qué orden les daría un solo número?
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con las cuatro sillas, la segunda con el solitario y el triángulo, la tercera con las monedas.
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 2, 3, 5, 6 y 7 no se pueden leer en ninguna salida anterior.
#
# ## Para ir más lejos
#
# * `tl.compare(my_bot, "admiral")` mide contra el robot rápido más fuerte de este juego. Lee su archivo `tesoro_lab/bots/ruta/admiral.py`: ¿cuáles de sus ideas se te habrían ocurrido?
# * Sienta tu robot en una mesa de cuatro con `tl.simulate("ruta", [my_bot, "merchant", "merchant", "merchant"], games=200)`. ¿Conserva la ventaja?
# * Los otros juegos: `find("royal", "careful")` y `find("inkan", "explorer")` son buenos jugadores de los que partir.
# * `tl.learn.env("royal")` ofrece los juegos a programas que aprenden solos (PettingZoo).

# %% [markdown] lang="en" part="worksheet"
# # Write a bot: worksheet
#
# Name: ______________________
#
# **A. Predict.** A bot that buys and builds whenever it can wins ____ of 100 games against one that moves at random, and ____ of 100 against the merchant.
#
# **B. Be the bot.** Write your wishes in order, the first one first. Your neighbour plays the game and does, of what is allowed, what stands highest on your list.
#
# 1. ____________ 2. ____________ 3. ____________ 4. ____________ 5. ____________
#
# **C. Answer.**
#
# 1. Luck that does not come from `rng`: a) the bot is weaker  b) the same game can't be played again  c) nothing. ____
# 2. As strong as the three others at the table, a bot wins ____ of the games.
# 3. It wins 3/5 of its games. The chance to be the first with two wins: ____
# 4. Even against one merchant, crushed by three, for a) there are more auctions  b) bad luck  c) the others trade. ____
# 5. The best of 20 tries begins just above 1/2: a) proof  b) play it again  c) says nothing. ____
# 6. To tell 0.57 from 0.5 one needs about ____ games.
# 7. Rock, Scissors and Paper have the same rating. Rock against Paper: ____
#
# **D. Explain.** I change one thing at a time because ______________________

# %% [markdown] lang="es" of="cf69a052" part="worksheet"
# # Escribe un robot: hoja de trabajo
#
# Nombre: ______________________
#
# **A. Predice.** Un robot que compra y edifica siempre que puede gana ____ de cada 100 partidas contra uno que juega al azar, y ____ de cada 100 contra el mercader.
#
# **B. Haz de robot.** Escribe tus deseos en orden, el primero delante. Quien tengas al lado juega la partida y, de lo que está permitido, hace lo que esté más arriba en tu lista.
#
# 1. ____________ 2. ____________ 3. ____________ 4. ____________ 5. ____________
#
# **C. Responde.**
#
# 1. Si la suerte no viene de `rng`: a) el robot es más flojo  b) no se puede repetir la partida  c) nada. ____
# 2. Igual de fuerte que los otros tres de la mesa, un robot gana ____ de las partidas.
# 3. Gana 3/5 de sus partidas. La probabilidad de llegar antes a dos victorias: ____
# 4. Igualado contra un mercader, aplastado por tres, porque a) hay más subastas  b) es mala suerte  c) los demás hacen tratos. ____
# 5. El mejor de 20 intentos empieza justo por encima de 1/2: a) está demostrado  b) que vuelva a jugar  c) no dice nada. ____
# 6. Para distinguir 0,57 de 0,5 hacen falta unas ____ partidas.
# 7. Piedra, Tijera y Papel tienen la misma puntuación. Piedra contra Papel: ____
#
# **D. Explica.** Cambio una sola cosa cada vez porque ______________________
