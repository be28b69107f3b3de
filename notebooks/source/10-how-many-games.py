# %% [raw] part="facts"
# word = "games"
# site = true
#
# [title]
# en = "How many games?"
# es = "¿Cuántas partidas?"
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
# en = "percentages, and the lesson Two dice; no Python"
# es = "porcentajes y la lección Dos dados; nada de Python"
#
# [learns]
# en = "how many games it takes to tell two players apart, why one must not stop when it looks good, and how the same luck for both saves games"
# es = "cuántas partidas hacen falta para distinguir a dos jugadores, por qué no hay que parar cuando el resultado gusta y cómo la misma suerte para ambos ahorra partidas"

# %% [markdown] lang="en"
# Ana and Luis have played ten games, and Ana has won seven. Is she the better player? By the end of this lesson you can say what ten games tell, how many it would take to be sure, and how to need fewer.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="bd4c5b87"
# Ana y Luis han jugado diez partidas y Ana ha ganado siete. ¿Juega mejor? Al final de esta lección podrás decir qué cuentan diez partidas, cuántas harían falta para estar seguros y cómo necesitar menos.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from fractions import Fraction
from math import comb
from random import Random

import tesoro_lab as tl
from tesoro_lab.bots import find
from tesoro_lab.lab.sequences import Sequence
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# Write your guesses down first. Nobody marks them.

# %% [markdown] lang="es" of="371e7849"
# ## 1. Predice
#
# Apunta antes tus predicciones. Nadie las califica.

# %%
guess_seven = 0.1  # ? «two equal players finish 7 to 3, or wider apart, after ten games|dos iguales acaban 7 a 3, o con más diferencia, tras diez partidas»
guess_games = 500  # ? «so many games to know a share to within one point|tantas partidas para conocer una proporción con un punto de error»
guess_fooled = 0.05  # ? «fooled, if one stops as soon as it looks clear|se engaña quien para en cuanto parece claro»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play three minutes of Port Royal against the bot. Who is the better one, you or it? Note how sure you are.

# %% [markdown] lang="es" of="1ec1df0f"
# ## 2. Juega
#
# Juega tres minutos a Port Royal contra el robot. ¿Quién juega mejor, tú o él? Apunta hasta qué punto lo tienes claro.

# %%
match = tl.new_match("royal", seats=["Ana", "bot:careful"], seed="how-many")
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# ## 3. Exact
#
# Take two players who are exactly alike. Each game is a toss of a coin, and ten games are one of $2^{10} = 1024$ rows of wins and losses, all equally likely. In `comb(10, k)` of them the first player has won $k$ games. Here they are.

# %% [markdown] lang="es" of="a4102c63"
# ## 3. Exacto
#
# Toma dos jugadores exactamente iguales. Cada partida es como lanzar una moneda, y diez partidas son una de las $2^{10} = 1024$ filas de victorias y derrotas, todas igual de probables. En `comb(10, k)` de ellas el primero ha ganado $k$ partidas. Aquí están.

# %%
for wins in range(11):
    print(f"{wins:2} - {10 - wins:<2} {comb(10, wins):4}  {'#' * (comb(10, wins) // 6)}")

# %% [markdown] lang="en"
# **Question `games-1`.** What is the chance that two players who are alike finish 7 to 3 *or with a wider gap*, whoever of the two it is that leads? Write it as `Fraction(rows, 1024)`.

# %% [markdown] lang="es" of="a5496b2b"
# **Pregunta `games-1`.** ¿Cuál es la probabilidad de que dos jugadores iguales acaben 7 a 3 *o con más diferencia*, gane quien gane de los dos? Escríbela como `Fraction(filas, 1024)`.

# %%
seven_or_wider = Fraction(352, 1024)  # ?
check("games-1", seven_or_wider)

# %%
print(compare(guess_seven, seven_or_wider))

# %% [markdown] lang="en"
# So one pair of equals in three looks at least as unequal as Ana and Luis. Ten games tell very little.
#
# ## 4. Simulate
#
# Now real games: two bots of the same make play La Ruta del Tesoro 160 times. By symmetry each wins with the chance 1/2. Watch the share, and the interval around it.

# %% [markdown] lang="es" of="e52bf256"
# Así que una de cada tres parejas de iguales parece al menos tan desigual como Ana y Luis. Diez partidas dicen muy poco.
#
# ## 4. Simula
#
# Ahora, partidas de verdad: dos robots idénticos juegan 160 veces a La Ruta del Tesoro. Por simetría cada uno gana con probabilidad 1/2. Observa la proporción y el intervalo a su alrededor.

# %%
results = tl.simulate("ruta", ["merchant", "merchant"], games=160, seed="alike", progress=False)
won = [0 in game.winners for game in results.games]
for n in (10, 40, 160):
    low, high = tl.odds.wilson(sum(won[:n]), n)
    print(
        f"{n:4} «games|partidas»: {sum(won[:n]) / n:.3f}   {low:.3f} - {high:.3f}   ± {(high - low) / 2:.3f}"
    )

# %%
chart = tl.figures.settling(results, 0, exact=0.5, lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# Don't trust the first line: after 10 games the share happened to be 1/2, but its interval reached from 24% to 76%. With more games the interval closes in: the **law of large numbers**. But slowly: each time there were four times as many games, and the interval became about half as wide. Its half-width is about $\dfrac{1}{\sqrt{n}}$ for $n$ games (more exactly $1.96\sqrt{s(1-s)/n}$).
#
# **Question `games-2`.** After 100 games a share is known to within about ±10 points. How many games does it take in all to know it to within ±1 point?

# %% [markdown] lang="es" of="dbd9b2f3"
# No te fíes de la primera línea: tras 10 partidas la proporción era justo 1/2, pero su intervalo iba del 24 % al 76 %. Con más partidas el intervalo se cierra: es la **ley de los grandes números**. Pero despacio: cada vez hubo cuatro veces más partidas y el intervalo quedó más o menos la mitad de ancho. Su semianchura es más o menos $\dfrac{1}{\sqrt{n}}$ para $n$ partidas (con más exactitud, $1{,}96\sqrt{s(1-s)/n}$).
#
# **Pregunta `games-2`.** Tras 100 partidas una proporción se conoce con un error de unos ±10 puntos. ¿Cuántas partidas hacen falta en total para conocerla con ±1 punto?

# %%
games_for_one_point = 10_000  # ?
check("games-2", games_for_one_point)

# %%
print(compare(guess_games, games_for_one_point, share=False))

# %% [markdown] lang="en"
# What does "95% interval" promise? Let 200 classes each play 100 games between equals, and count the classes whose interval misses the truth, 1/2.

# %% [markdown] lang="es" of="8ccfee3e"
# ¿Qué promete un «intervalo del 95 %»? Que 200 clases jueguen 100 partidas cada una entre iguales, y cuenta las clases cuyo intervalo no contiene la verdad, 1/2.

# %%
rng = Random("classes")
missed = 0
for _ in range(200):
    wins = sum(rng.random() < 0.5 for _ in range(100))
    missed += not tl.odds.wilson(wins, 100).holds(0.5)
print(f"{missed} / 200")

# %% [markdown] lang="en"
# **Question `games-3`.** In your school 40 classes each measure another share, and all of them do it right. How many of the 40 intervals should you expect to miss the truth?

# %% [markdown] lang="es" of="185d9f47"
# **Pregunta `games-3`.** En tu centro, 40 clases miden cada una otra proporción, y todas lo hacen bien. ¿Cuántos de los 40 intervalos cabe esperar que no contengan la verdad?

# %%
misses_expected = 2  # ?
check("games-3", misses_expected)

# %% [markdown] lang="en"
# ## 5. May one stop when it looks good?
#
# A class looks at the interval after *every* game, from the tenth on. As soon as 1/2 lies outside, it stops and says: one is better! It goes on for 300 games at most. But the players are alike.
#
# **Question `games-4`.** Of 100 such classes, how many will call one of them better? Choose before you run the next cell.
#
# * `"a"`: about 5, because the interval is one of 95%
# * `"b"`: many more than 5
# * `"c"`: none, because after many games the share comes home to 1/2

# %% [markdown] lang="es" of="3e57fde0"
# ## 5. ¿Se puede parar cuando el resultado gusta?
#
# Una clase mira el intervalo después de *cada* partida, desde la décima. En cuanto 1/2 queda fuera, para y dice: ¡uno es mejor! Sigue como mucho 300 partidas. Pero los jugadores son iguales.
#
# **Pregunta `games-4`.** De 100 clases así, ¿cuántas dirán que uno es mejor? Elige antes de ejecutar la celda siguiente.
#
# * `"a"`: unas 5, porque el intervalo es del 95 %
# * `"b"`: muchas más de 5
# * `"c"`: ninguna, porque tras muchas partidas la proporción vuelve a 1/2

# %%
who_is_fooled = "b"  # ?
check("games-4", who_is_fooled)

# %%
fooled = careful = 0
for school_class in range(100):
    rng, wins, stopped, seen = Random(f"peek {school_class}"), 0, False, Sequence(steps=20)
    for game in range(1, 301):
        won = rng.random() < 0.5
        wins += won
        seen.add(float(won))
        stopped = stopped or (game >= 10 and not tl.odds.wilson(wins, game).holds(0.5))
    fooled += stopped
    careful += not seen.interval.holds(0.5)
print(f"«ordinary interval|intervalo corriente»: {fooled} / 100")
print(f"«confidence sequence|sucesión de confianza»: {careful} / 100")

# %%
print(compare(guess_fooled, Fraction(fooled, 100), measured=True))

# %% [markdown] lang="en"
# Each look is another chance to be fooled. The ordinary interval keeps its promise only if the number of games was fixed beforehand. The last line belongs to another kind of interval, a **confidence sequence**. It is wider, but its promise holds at all times at once, so one *may* watch it and stop by it.
#
# ## 6. The same luck for both
#
# Here is a merchant who dozes: one decision in 20 it makes at random. How much does that harm it? In `tl.compare` the two bots play each deal of luck twice, on each other's chairs, and it stops by a confidence sequence.

# %% [markdown] lang="es" of="17d9c79b"
# Cada mirada es otra ocasión de engañarse. El intervalo corriente solo cumple su promesa si el número de partidas se fijó antes. La última línea es de otra clase de intervalo, una **sucesión de confianza**. Es más ancha, pero su promesa vale en todo momento a la vez, y por eso *sí* se puede mirar y parar según lo que diga.
#
# ## 6. La misma suerte para los dos
#
# Este mercader se adormila: una decisión de cada 20 la toma al azar. ¿Cuánto lo perjudica? En `tl.compare` los dos robots juegan dos veces con cada suerte, intercambiando los asientos, y se para según una sucesión de confianza.

# %%
merchant, at_random = find("ruta", "merchant"), find("ruta", "random")


def dozing(state, rng):
    return at_random(state, rng) if rng.random() < 0.05 else merchant(state, rng)


found = tl.compare(dozing, "merchant", width=0.1, seed="doze", progress=False)
print(found.summary(lang))

# %%
chart = tl.figures.comparison(found, lang=lang)
print(tl.figures.text_of(chart).splitlines()[0])
chart

# %% [markdown] lang="en"
# A doze now and then does so little harm that even so many games may leave it open. And yet they tell more than they seem to. When both have had the same dice and cards, much of the luck cancels: most pairs end one all, and only the doze makes a difference. These are **common random numbers**. It is no trick: luck is neither removed nor bent, only shared out fairly, like the same hands at both tables of a bridge match.
#
# **Question `games-5`.** In another comparison the same luck for both makes the variance of the result a *quarter* of what it was. With independent luck it would have taken 1,200 games. How many are enough now?

# %% [markdown] lang="es" of="195f26ad"
# Adormilarse de vez en cuando hace tan poco daño que incluso tantas partidas pueden dejarlo sin aclarar. Y, sin embargo, dicen más de lo que parece. Cuando los dos han tenido los mismos dados y las mismas cartas, mucha suerte se anula: la mayoría de las parejas acaba en empate a uno y solo la siesta marca la diferencia. Son los **números aleatorios comunes**. No es un truco: la suerte ni se quita ni se tuerce, solo se reparte con justicia, como las mismas manos en las dos mesas de un torneo de bridge.
#
# **Pregunta `games-5`.** En otra comparación, la misma suerte para los dos deja la varianza del resultado en la *cuarta parte*. Con suertes independientes habrían hecho falta 1200 partidas. ¿Cuántas bastan ahora?

# %%
games_with_same_luck = 300  # ?
check("games-5", games_with_same_luck)

# %% [markdown] lang="en"
# ## 7. What to say
#
# **Question `games-6`.** A new bot has got 51% of the points against the old one, and the interval is 44% to 58%. Which sentence is right?
#
# * `"a"`: The new bot may be better or worse; these games leave it open.
# * `"b"`: The two bots are equally strong.
# * `"c"`: The new bot is better, though only a little.

# %% [markdown] lang="es" of="f647ca63"
# ## 7. Qué se puede decir
#
# **Pregunta `games-6`.** Un robot nuevo ha obtenido el 51 % de los puntos contra el viejo, y el intervalo va del 44 % al 58 %. ¿Qué frase es correcta?
#
# * `"a"`: El robot nuevo puede ser mejor o peor; estas partidas no lo aclaran.
# * `"b"`: Los dos robots son igual de fuertes.
# * `"c"`: El robot nuevo es mejor, aunque solo un poco.

# %%
right_sentence = "a"  # ?
check("games-6", right_sentence)

# %% [markdown] lang="en"
# **Question `games-7`.** Suppose that the new bot truly gets 55% of the points. About how many independent games must one fix beforehand so that the interval is about ±5 points, and 50% can just be told from 55%?

# %% [markdown] lang="es" of="91e371bd"
# **Pregunta `games-7`.** Supón que el robot nuevo obtiene de verdad el 55 % de los puntos. ¿Cuántas partidas independientes, más o menos, hay que fijar de antemano para que el intervalo sea de unos ±5 puntos y el 50 % se distinga por poco del 55 %?

# %%
games_for_five_points = 400  # ?
check("games-7", games_for_five_points)

# %% [markdown] lang="en"
# ## 8. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * Seven wins in ten games do not show who is better, because ...
# * To know a share ten times as exactly one needs ...
# * Whoever stops as soon as it looks clear ...
# * The same luck for both saves games because ...

# %% [markdown] lang="es" of="c562878b"
# ## 8. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * Siete victorias en diez partidas no muestran quién juega mejor porque...
# * Para conocer una proporción con diez veces más exactitud hacen falta...
# * Quien para en cuanto parece claro...
# * La misma suerte para los dos ahorra partidas porque...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * Seven wins in ten games do not show who is better, because one pair of equals in three finishes at least so far apart.
# * To know a share ten times as exactly one needs a hundred times as many games: the width shrinks with the root of their number.
# * Whoever stops as soon as it looks clear has given luck many chances to look clear, and is fooled far more often than 5 times in 100.
# * The same luck for both saves games because what luck does to one it does to the other as well; in the difference it cancels, and less noise is left.

# %% [markdown] lang="es" of="20ddce79" part="solution"
# Una manera de terminarlas:
#
# * Siete victorias en diez partidas no muestran quién juega mejor porque una de cada tres parejas de iguales acaba con al menos esa diferencia.
# * Para conocer una proporción con diez veces más exactitud hacen falta cien veces más partidas: la anchura disminuye con la raíz de su número.
# * Quien para en cuanto parece claro ha dado a la suerte muchas ocasiones de parecer clara, y se engaña mucho más de 5 veces de cada 100.
# * La misma suerte para los dos ahorra partidas porque lo que la suerte le hace a uno se lo hace también al otro; en la diferencia se anula y queda menos ruido.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# First period: what games tell.
#
# | Minutes | What happens |
# |---|---|
# | 0-5 | Three guesses. Show of hands: seven wins to three, is she better? |
# | 5-13 | Play in pairs against the bot; each notes who is better and how sure that is. |
# | 13-23 | The 1,024 rows, question 1. Let every pair toss a coin ten times and collect the results at the board: about one pair in three parts 7 to 3 or wider. |
# | 23-35 | The simulation, question 2. |
# | 35-45 | The 200 classes, question 3. |
#
# Second period: how to do it well.
#
# | Minutes | What happens |
# |---|---|
# | 0-15 | Stopping when it looks good: question 4 by a show of hands before the cell is run. |
# | 15-30 | The same luck, question 5. |
# | 30-40 | Questions 6 and 7. |
# | 40-45 | The sentences of *Explain* aloud. |
#
# With one period only: sections 1 to 4 and question 6. No projector: the worksheet below carries the lesson. The cells take less than a minute together; the comparison takes longest.
#
# ## At the blackboard
#
# 1. Draw the row of the 1,024 as a hill and shade both ends from 7 to 3 outwards. Ask which part of the hill is shaded before anyone counts.
# 2. Draw one interval after another, for 100, 400 and 1,600 games, each half as wide. How far must one go for a tenth? Let the class find 10,000.
# 3. Let every student toss a coin in silence and raise a hand as soon as their own result is "significant". Hands go up. All coins were fair.
# 4. Two racing bicycles on two different days, or on the same day on the same road: which test tells you more about the bicycles?
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is best met with ten tosses of a coin in the whole class, the second with the drawing of the intervals, the third with raised hands.
#
# ## Answers
#
# {{answers}}
#
# Questions 2, 5, 6 and 7 can't be read off an earlier output. Question 4 is to be answered before its cell is run.
#
# ## Going further
#
# * `tl.tournament(["random", "careful", "navigator"], "royal", games=20)` lets each meet each, with intervals and a rating. Which differences are sure?
# * `tl.simulate(..., measure=...)` measures whatever you like. Who builds the first castle wins more often: by how much, and is that luck or cause?
# * A survey asks 1,000 people. Why do newspapers speak of "±3 points"? (1 over the square root of 1,000 is 0.032.)

# %% [markdown] lang="es" of="128554ef" part="teacher"
# ## Tiempos
#
# Primera sesión: qué dicen las partidas.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-5 | Tres predicciones. A mano alzada: siete victorias a tres, ¿juega mejor? |
# | 5-13 | Se juega por parejas contra el robot; cada cual apunta quién juega mejor y hasta qué punto lo tiene claro. |
# | 13-23 | Las 1.024 filas, pregunta 1. Que cada pareja lance una moneda diez veces y se reúnan los resultados en la pizarra: más o menos una de cada tres acaba 7 a 3 o con más diferencia. |
# | 23-35 | La simulación, pregunta 2. |
# | 35-45 | Las 200 clases, pregunta 3. |
#
# Segunda sesión: cómo hacerlo bien.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-15 | Parar cuando el resultado gusta: la pregunta 4 a mano alzada antes de ejecutar la celda. |
# | 15-30 | La misma suerte, pregunta 5. |
# | 30-40 | Preguntas 6 y 7. |
# | 40-45 | Las frases de *Explica* en voz alta. |
#
# Con una sola sesión: los apartados 1 a 4 y la pregunta 6. Si no hay proyector: la hoja de trabajo de abajo basta para la lección. Las celdas tardan en total menos de un minuto; la que más, la comparación.
#
# ## En la pizarra
#
# 1. Dibuja las 1.024 filas como una colina y sombrea los dos extremos, de 7 a 3 hacia fuera. Pregunta qué parte de la colina está sombreada antes de que nadie cuente.
# 2. Dibuja un intervalo tras otro, para 100, 400 y 1.600 partidas, cada uno la mitad de ancho. ¿Hasta dónde hay que llegar para una décima parte? Que la clase encuentre las 10.000.
# 3. Que cada cual lance una moneda en silencio y levante la mano en cuanto su resultado sea «significativo». Se levantan manos. Todas las monedas eran justas.
# 4. Dos bicicletas de carreras en dos días distintos, o el mismo día y por la misma carretera: ¿qué prueba dice más de las bicicletas?
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate mejor lanzando diez veces una moneda en toda la clase, la segunda con el dibujo de los intervalos y la tercera con las manos levantadas.
#
# ## Respuestas
#
# {{answers}}
#
# Las preguntas 2, 5, 6 y 7 no se pueden leer en ninguna salida anterior. La pregunta 4 se responde antes de ejecutar su celda.
#
# ## Para ir más lejos
#
# * `tl.tournament(["random", "careful", "navigator"], "royal", games=20)` enfrenta a todos contra todos, con intervalos y una puntuación. ¿Qué diferencias son seguras?
# * `tl.simulate(..., measure=...)` mide lo que quieras. Quien construye el primer castillo gana más a menudo: ¿cuánto más?, ¿y es suerte o causa?
# * Una encuesta pregunta a 1.000 personas. ¿Por qué los periódicos hablan de «±3 puntos»? (1 entre la raíz de 1.000 es 0,032.)

# %% [markdown] lang="en" part="worksheet"
# # How many games?: worksheet
#
# Name: ______________________  You need a coin.
#
# **A. Predict.** Two players are exactly alike. After ten games they finish 7 to 3 or wider apart in about ____ of 100 cases.
#
# **B. Toss** a coin ten times: ____ heads, ____ tails. In our class ____ of ____ pairs finished 7 to 3 or wider apart.
#
# **C. Exact.** So many of the 1,024 rows have so many wins:
#
# | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | 1 | 10 | 45 | 120 | 210 | 252 | 210 | 120 | 45 | 10 | 1 |
#
# 1. The chance of 7 to 3 or wider, whoever leads: ____ / 1,024
# 2. 100 games give ±10 points. For ±1 point one needs ____ games.
# 3. Of 40 correct 95% intervals, about ____ miss the truth.
# 4. One looks after every game and stops as soon as it looks clear. Of 100 classes with equal players so many are fooled: a) about 5  b) many more  c) none. ____
# 5. The same luck makes the variance a quarter. Instead of 1,200 games ____ are enough.
# 6. 51% of the points, interval 44% to 58%: a) equally strong  b) open  c) better. ____
# 7. To tell 55% from 50% one needs about ____ games.
#
# **D. Explain.** Seven wins in ten games do not show who is better, because ______________________

# %% [markdown] lang="es" of="100931ce" part="worksheet"
# # ¿Cuántas partidas?: hoja de trabajo
#
# Nombre: ______________________  Hace falta una moneda.
#
# **A. Predice.** Dos jugadores son exactamente iguales. Tras diez partidas acaban 7 a 3 o con más diferencia en unos ____ de cada 100 casos.
#
# **B. Lanza** una moneda diez veces: ____ caras, ____ cruces. En la clase, ____ de ____ parejas acabaron 7 a 3 o con más diferencia.
#
# **C. Exacto.** De las 1.024 filas, tantas tienen tantas victorias:
#
# | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
# |---|---|---|---|---|---|---|---|---|---|---|
# | 1 | 10 | 45 | 120 | 210 | 252 | 210 | 120 | 45 | 10 | 1 |
#
# 1. La probabilidad de 7 a 3 o más diferencia, gane quien gane: ____ / 1.024
# 2. 100 partidas dan ±10 puntos. Para ±1 punto hacen falta ____ partidas.
# 3. De 40 intervalos correctos del 95 %, unos ____ no contienen la verdad.
# 4. Se mira después de cada partida y se para en cuanto parece claro. De 100 clases con jugadores iguales se engañan: a) unas 5  b) muchas más  c) ninguna. ____
# 5. La misma suerte deja la varianza en la cuarta parte. En vez de 1.200 partidas bastan ____.
# 6. El 51 % de los puntos, intervalo del 44 % al 58 %: a) igual de fuertes  b) no se sabe  c) mejor. ____
# 7. Para distinguir el 55 % del 50 % hacen falta unas ____ partidas.
#
# **D. Explica.** Siete victorias en diez partidas no muestran quién juega mejor porque ______________________
