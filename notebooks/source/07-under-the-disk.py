# %% [raw] part="facts"
# word = "disk"
# site = true
#
# [title]
# en = "Under the disk"
# es = "Bajo el disco"
#
# [minutes]
# en = "90 (two periods of 45)"
# es = "90 (dos sesiones de 45)"
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
# en = "how chances change when nothing is put back, what a gamble is worth on average, and what to believe when a witness sometimes lies (Bayes)"
# es = "cómo cambian las probabilidades cuando no se devuelve nada, qué vale de media una apuesta y qué creer cuando un testigo miente a veces (Bayes)"

# %% [markdown] lang="en"
# Thirty-four golden disks lie face down on the map, and under one of them is the Inca's Treasure. By the end of this lesson you can say what the next disk may be, whether it is worth 100 pesos, and how much an old sailor's word is worth.
#
# Run a cell with **Shift + Enter**. Where you see three dots `...`, write your answer in their place. Each `check` tells you at once whether it is right, or gives you a hint; try as often as you like.

# %% [markdown] lang="es" of="75a44093"
# Hay treinta y cuatro discos dorados boca abajo en el mapa, y bajo uno de ellos está el Tesoro del Inca. Al final de esta lección podrás decir qué puede ser el próximo disco, si vale 100 pesos y cuánto vale la palabra de un viejo marinero.
#
# Ejecuta cada celda con **Mayús + Intro**. Donde veas tres puntos `...`, escribe tu respuesta en su lugar. Cada `check` te dice al momento si es correcta o te da una pista; prueba cuantas veces quieras.

# %%
from fractions import Fraction
from math import comb, sqrt
from random import Random
from statistics import mean, stdev

import tesoro_lab as tl
from tesoro_lab.games.inkan import INKAN
from tesoro_lab.lessons import check, compare, language, progress

lang = language("«en|es»")

# %% [markdown] lang="en"
# ## 1. Predict
#
# These are the disks at the start of a game, all face down. Nobody knows where each of them lies.

# %% [markdown] lang="es" of="9d75af76"
# ## 1. Predice
#
# Estos son los discos al empezar la partida, todos boca abajo. Nadie sabe dónde está cada uno.

# %%
match = tl.new_match("inkan", seats=["Ana", "Luis"], seed="disk")
match.run()
board = match.board
left = tl.odds.beliefs.hidden(match.state)
chart = tl.figures.hidden(match.state, lang=lang)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# A cup brings 1,000 pesos, a necklace 600, a piece of pottery 300. The devil takes all your money. Write down your guesses. Nobody marks them.

# %% [markdown] lang="es" of="4a4a4eba"
# Una copa da 1.000 pesos, un collar 600 y una cerámica 300. El diablo se lleva todo tu dinero. Apunta tus predicciones. Nadie las califica.

# %%
guess_devil = 0.2  # ? «three disks are turned: the chance of at least one devil|se descubren tres discos: la probabilidad de al menos un diablo»
guess_second = 0.03  # ? «the chance that the second disk turned is the treasure|la probabilidad de que el segundo disco descubierto sea el tesoro»
guess_worth = 100  # ? «with 300 pesos you pay 100 for a disk: your gain on average, in pesos|con 300 pesos pagas 100 por un disco: tu ganancia media, en pesos»
guess_here = 0.6  # ? «somebody who lies one time in three says that the treasure is in Lima: the chance that it is|alguien que miente una de cada tres veces dice que el tesoro está en Lima: la probabilidad de que esté»

# %% [markdown] lang="en"
# ## 2. Play
#
# Play ten minutes with your neighbour and turn as many disks as you can. Before each one, say aloud how likely a devil is now; then look at the tab **{{label odds}}**.

# %% [markdown] lang="es" of="31a095fc"
# ## 2. Juega
#
# Jugad diez minutos por parejas y descubrid todos los discos que podáis. Antes de cada uno, decid en voz alta cómo de probable es ahora un diablo; después mirad la pestaña **{{label odds}}**.

# %%
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# Now let bots play whole games. In which place does the treasure come: is it the first disk turned, the second, the last?

# %% [markdown] lang="es" of="c74f8d7f"
# Ahora deja que los robots jueguen partidas enteras. ¿En qué puesto sale el tesoro: es el primer disco descubierto, el segundo, el último?

# %%
when = []
for number in range(150):
    game = tl.new_match("inkan", seats=["bot:explorer"] * 4, seed=f"disk-{number}")
    game.run()
    disks = [move.args[0] for move in game.moves if move.kind == "disk"]
    when.append(disks.index("treasure") + 1)
print(when[:20])
low, high = tl.odds.wilson(sum(place <= 17 for place in when), len(when))
print(f"«among the first 17|entre los 17 primeros»: {low:.3f} - {high:.3f}")

# %% [markdown] lang="en"
# The places are strewn over everything from 1 to 34, and about half of them are 17 or less.
#
# ## 3. Exact: nothing is put back
#
# Every hidden disk is as likely as any other to be the next one. So the chance of a kind is *how many of it are face down*, divided by *how many are face down in all*. But each turned disk is gone: both numbers change.
#
# **Question `disk-1`.** Two disks have been turned, both empty. What is the chance that the next one is a devil? Write it as `Fraction(devils, disks)`.

# %% [markdown] lang="es" of="26ee2af9"
# Los puestos están repartidos por todo lo que va del 1 al 34, y cerca de la mitad son 17 o menos.
#
# ## 3. Exacto: nada se devuelve
#
# Cualquier disco oculto puede ser el próximo con la misma probabilidad que los demás. Así que la probabilidad de una clase es *cuántos hay de ella boca abajo* entre *cuántos hay boca abajo en total*. Pero cada disco descubierto desaparece: cambian los dos números.
#
# **Pregunta `disk-1`.** Se han descubierto dos discos, los dos vacíos. ¿Cuál es la probabilidad de que el próximo sea un diablo? Escríbela como `Fraction(diablos, discos)`.

# %%
devil_now = Fraction(3, 32)  # ?
check("disk-1", devil_now)

# %% [markdown] lang="en"
# For several disks in a row the chances are multiplied, each with the numbers of its own moment. So *no* devil among the first three has the chance
#
# $$\frac{31}{34} \cdot \frac{30}{33} \cdot \frac{29}{32},$$
#
# and *at least one* devil has the rest up to 1.

# %% [markdown] lang="es" of="bd4c3c5e"
# Para varios discos seguidos se multiplican las probabilidades, cada una con los números de su momento. Así, *ningún* diablo entre los tres primeros tiene la probabilidad
#
# $$\frac{31}{34} \cdot \frac{30}{33} \cdot \frac{29}{32},$$
#
# y *al menos un* diablo tiene lo que falta hasta 1.

# %%
no_devil = Fraction(31, 34) * Fraction(30, 33) * Fraction(29, 32)
print(no_devil == Fraction(comb(31, 3), comb(34, 3)))
print(compare(guess_devil, 1 - no_devil))

# %% [markdown] lang="en"
# **Question `disk-2`.** What is the chance that the first two disks are **both Lucky Suns**? There are 8 of them.

# %% [markdown] lang="es" of="e846f602"
# **Pregunta `disk-2`.** ¿Cuál es la probabilidad de que los dos primeros discos sean **ambos Soles de la Suerte**? Hay 8.

# %%
two_suns = Fraction(8, 34) * Fraction(7, 33)  # ?
check("disk-2", two_suns)

# %% [markdown] lang="en"
# **Question `disk-3`.** Luis turns the first disk and hides it from Ana. She turns the second. What is, for her, the chance that hers is the treasure? Would she rather have been first?

# %% [markdown] lang="es" of="46065977"
# **Pregunta `disk-3`.** Luis descubre el primer disco sin que Ana lo vea. Ella descubre el segundo. ¿Cuál es, para ella, la probabilidad de que el suyo sea el tesoro? ¿Le habría convenido ser la primera?

# %%
second_disk = Fraction(33, 34) * Fraction(1, 33)  # ?
check("disk-3", second_disk)

# %%
print(compare(guess_second, second_disk))

# %% [markdown] lang="en"
# ## 4. Is it worth 100 pesos?
#
# You have 300 pesos and pay 100 for a disk. Now 200 are left for a devil to take. Here is what each kind of disk changes in your purse, times how many there are of it. The treasure, the guides and the Suns count as nothing here: they bring no pesos.

# %% [markdown] lang="es" of="a1835640"
# ## 4. ¿Vale 100 pesos?
#
# Tienes 300 pesos y pagas 100 por un disco. Ahora quedan 200 que un diablo puede llevarse. Aquí está lo que cada clase de disco cambia en tu bolsa, multiplicado por cuántos hay. El tesoro, los guías y los Soles aquí no cuentan: no dan pesos.

# %%
purse = 300
brings = {"cup": 1000, "necklace": 600, "pottery": 300, "devil": -(purse - 100)}
total = 0
for kind, pesos in brings.items():
    total += left[kind] * pesos
    print(f"{left[kind]} x {pesos:5} = {left[kind] * pesos:5}")
average = Fraction(total, 34) - 100
print(f"{total} / 34 - 100 = {float(average):.2f} pesos")
print(average == tl.odds.beliefs.worth(match.state, purse))
print(compare(guess_worth, average, share=False))

# %% [markdown] lang="en"
# Such a sum of *chance times gain* is the **expected value**. No single disk brings 76 pesos; after many disks that is the average of each.
#
# **Question `disk-4`.** And with **600** pesos in your purse, before you pay? How many pesos does the disk bring on average?

# %% [markdown] lang="es" of="d05a2b94"
# Una suma así, de *probabilidad por ganancia*, es el **valor esperado**. Ningún disco da 76 pesos; después de muchos discos, esa es la media de cada uno.
#
# **Pregunta `disk-4`.** ¿Y con **600** pesos en la bolsa, antes de pagar? ¿Cuántos pesos da el disco de media?

# %%
worth_600 = Fraction(6600 - 3 * 500, 34) - 100  # ?
check("disk-4", worth_600)

# %% [markdown] lang="en"
# **Question `disk-5`.** The richer you are, the more a devil takes. With how many pesos in your purse does a disk bring exactly **nothing** on average?

# %% [markdown] lang="es" of="c6f1884b"
# **Pregunta `disk-5`.** Cuanto más tienes, más se lleva un diablo. ¿Con cuántos pesos en la bolsa un disco da de media exactamente **nada**?

# %%
even_purse = Fraction(3500, 3)  # ?
check("disk-5", even_purse)

# %% [markdown] lang="en"
# ## 5. Simulate
#
# Shuffle the 34 disks six thousand times and turn the first three. For a share take the interval of the lesson on two dice; for an average it is $m \pm 1.96\,s/\sqrt{n}$ with the standard deviation $s$.

# %% [markdown] lang="es" of="48e28dbf"
# ## 5. Simula
#
# Baraja los 34 discos seis mil veces y descubre los tres primeros. Para una proporción toma el intervalo de la lección de los dos dados; para una media es $m \pm 1{,}96\,s/\sqrt{n}$, con la desviación típica $s$.

# %%
rng = Random("disk")
box = [kind for kind, count in left.items() for _ in range(count)]
devils, changes, n = 0, [], 6000
for _ in range(n):
    rng.shuffle(box)
    devils += "devil" in box[:3]
    changes.append(brings.get(box[0], 0) - 100)
low, high = tl.odds.wilson(devils, n)
print(f"{low:.3f} - {high:.3f}   «exact|exacto» {float(1 - no_devil):.3f}")
margin = 1.96 * stdev(changes) / sqrt(n)
print(f"{mean(changes):.1f} ± {margin:.1f} pesos   «exact|exacto» {float(average):.1f}")
print(f"«best and worst|lo mejor y lo peor»: {max(changes)}, {min(changes)}")

# %% [markdown] lang="en"
# Even after six thousand disks the average is known only to some eight pesos: single disks differ so much. One evening at the table tells you nearly nothing about whether paying is wise. Counting tells you.
#
# ## 6. The sailor
#
# Late in a game four disks are left, in Lima, Quito, Iquitos and Potosí, and one of them is the treasure. In the harbour sits an old sailor who knows where it is. The rules of the game know nothing of him; suppose that he is there. **Two times in three he tells the truth, one time in three he says the opposite.** You ask him about Lima, and he says: *not here*.
#
# What do you believe now? Count stories. For each of the four places take three that are equally likely: in two of them he tells the truth, in one he lies.
#
# | the treasure is in | he says *here* | he says *not here* |
# |---|---|---|
# | Lima | 2 | 1 |
# | Quito | 1 | 2 |
# | Iquitos | 1 | 2 |
# | Potosí | 1 | 2 |
#
# He has said *not here*: the left column is out. There remain 1 + 2 + 2 + 2 = 7 stories, and in 1 of them the treasure is in Lima. Before it was 1/4, now it is **1/7**. This way of thinking is called **Bayes' rule**: each possibility weighs *what it weighed before* times *how well it explains what you heard*.

# %% [markdown] lang="es" of="97e2d782"
# Incluso después de seis mil discos la media solo se conoce con unos ocho pesos de margen: los discos son muy distintos entre sí. Una tarde de juego no dice casi nada sobre si pagar es sensato. Contar sí lo dice.
#
# ## 6. El marinero
#
# Al final de una partida quedan cuatro discos, en Lima, Quito, Iquitos y Potosí, y uno es el tesoro. En el puerto hay un viejo marinero que sabe dónde está. Las reglas del juego no saben nada de él; supón que está ahí. **Dos de cada tres veces dice la verdad, y una de cada tres dice lo contrario.** Le preguntas por Lima y responde: *aquí no*.
#
# ¿Qué crees ahora? Cuenta historias. Para cada uno de los cuatro lugares toma tres igual de probables: en dos dice la verdad y en una miente.
#
# | el tesoro está en | dice *aquí* | dice *aquí no* |
# |---|---|---|
# | Lima | 2 | 1 |
# | Quito | 1 | 2 |
# | Iquitos | 1 | 2 |
# | Potosí | 1 | 2 |
#
# Ha dicho *aquí no*: la columna de la izquierda queda fuera. Restan 1 + 2 + 2 + 2 = 7 historias, y en 1 de ellas el tesoro está en Lima. Antes era 1/4, ahora es **1/7**. Esta manera de pensar se llama **regla de Bayes**: cada posibilidad pesa *lo que pesaba antes* por *lo bien que explica lo que has oído*.

# %%
four = [board.dot(place) for place in ("Lima", "Quito", "Iquitos", "POT")]
for kind in ("treasure", "sun", "devil", "empty"):
    box.remove(kind)
others = [circle for circle in board.disks if circle not in four]
late = INKAN.scenario({"turned": dict(zip(others, box, strict=True))})
lima = board.dot("Lima")
before = tl.odds.beliefs.where(late)
after = tl.odds.beliefs.told(before, lima)
chart = tl.figures.belief(after, board, lang=lang, before=before)
print(tl.figures.text_of(chart))
chart

# %% [markdown] lang="en"
# Luck must agree. Hide the treasure six thousand times, ask about Lima each time, and keep only the times when he says *not here*. In what share of these does it lie in Lima all the same?

# %% [markdown] lang="es" of="335abe95"
# La suerte tiene que estar de acuerdo. Esconde el tesoro seis mil veces, pregunta cada vez por Lima y quédate solo con las veces que dice *aquí no*. ¿En qué proporción de ellas está en Lima a pesar de todo?

# %%
heard = there = 0
for _ in range(6000):
    place = rng.choice(four)
    honest = rng.random() < 2 / 3
    says_here = (place == lima) == honest
    if not says_here:
        heard += 1
        there += place == lima
low, high = tl.odds.wilson(there, heard)
print(f"{heard} «times|veces»: {low:.3f} - {high:.3f}   «exact|exacto» {float(after[lima]):.3f}")

# %% [markdown] lang="en"
# **Question `disk-6`.** Now the start of a game: **34** disks face down, and the same sailor says of Lima: *not here*. What is the chance that the treasure is in Lima?

# %% [markdown] lang="es" of="6397f14b"
# **Pregunta `disk-6`.** Ahora al empezar la partida: **34** discos boca abajo, y el mismo marinero dice de Lima: *aquí no*. ¿Cuál es la probabilidad de que el tesoro esté en Lima?

# %%
not_here = Fraction(1, 1 + 33 * 2)  # ?
check("disk-6", not_here)

# %% [markdown] lang="en"
# **Question `disk-7`.** Again 34 disks, but he says: ***here***. Two times in three he tells the truth. What is the chance that the treasure is in Lima?

# %% [markdown] lang="es" of="9d13e2c6"
# **Pregunta `disk-7`.** Otra vez 34 discos, pero dice: ***aquí***. Dos de cada tres veces dice la verdad. ¿Cuál es la probabilidad de que el tesoro esté en Lima?

# %%
here = Fraction(2, 2 + 33 * 1)  # ?
check("disk-7", here)

# %%
print(compare(guess_here, here))

# %% [markdown] lang="en"
# **Question `disk-8`.** Back to the four disks. A second sailor, just as truthful, who has not spoken with the first, says of Lima too: *not here*. What is the chance now that the treasure is in Lima?

# %% [markdown] lang="es" of="9cea3c19"
# **Pregunta `disk-8`.** Volvamos a los cuatro discos. Un segundo marinero, igual de sincero, que no ha hablado con el primero, también dice de Lima: *aquí no*. ¿Cuál es ahora la probabilidad de que el tesoro esté en Lima?

# %%
two_sailors = Fraction(1, 1 + 3 * 4)  # ?
check("disk-8", two_sailors)

# %% [markdown] lang="en"
# ## 7. Explain
#
# Finish each sentence in your own words, and read them to your neighbour.
#
# * The second disk is as good as the first because ...
# * A disk is worth less to the rich than to the poor because ...
# * Though the sailor is right two times in three, his *here* makes Lima only a little likely because ...

# %% [markdown] lang="es" of="e338f543"
# ## 7. Explica
#
# Termina cada frase con tus palabras y léeselas a quien tengas al lado.
#
# * El segundo disco es tan bueno como el primero porque...
# * Un disco vale menos para quien es rico que para quien es pobre porque...
# * Aunque el marinero acierta dos de cada tres veces, su *aquí* hace Lima solo un poco probable porque...

# %% [markdown] lang="en" part="solution"
# One way to finish them:
#
# * The second disk is as good as the first because nobody knows what the first was: in a shuffled row the treasure is as likely to lie in any place.
# * A disk is worth less to the rich than to the poor because the cups bring the same to both, but the devil takes all there is.
# * Though the sailor is right two times in three, his *here* makes Lima only a little likely because there are 33 other places, and from each of them a false *here* may come.

# %% [markdown] lang="es" of="524938db" part="solution"
# Una manera de terminarlas:
#
# * El segundo disco es tan bueno como el primero porque nadie sabe qué fue el primero: en una fila barajada el tesoro puede estar en cualquier puesto por igual.
# * Un disco vale menos para quien es rico que para quien es pobre porque las copas dan lo mismo a las dos personas, pero el diablo se lleva todo lo que hay.
# * Aunque el marinero acierta dos de cada tres veces, su *aquí* hace Lima solo un poco probable porque hay otros 33 lugares, y de cada uno puede venir un *aquí* mentiroso.

# %%
progress()

# %% [markdown] lang="en" part="teacher"
# ## Timing
#
# First period: nothing is put back.
#
# | Minutes | What happens |
# |---|---|
# | 0-5 | The disks, the guesses. Keep the guess about Lima for the second period. |
# | 5-16 | Play in pairs; chances said aloud before each disk. Then the bots' games. |
# | 16-30 | Questions 1 to 3. |
# | 30-45 | What a disk is worth, questions 4 and 5; the simulation. |
#
# Second period: the sailor.
#
# | Minutes | What happens |
# |---|---|
# | 0-12 | The sailor acted out: one student knows the disk and throws a die before answering (1 to 4: the truth, 5 or 6: a lie). |
# | 12-22 | The table of stories; the chart; the simulation. |
# | 22-37 | Questions 6 to 8. |
# | 37-45 | The sentences of *Explain* aloud. |
#
# With one period only: run the cells of section 4 without its questions, and leave out question 8. No projector: the worksheet below carries the lesson.
#
# ## At the blackboard
#
# 1. A bag with 34 slips of paper. Draw some, keep them, and write the fraction for the devil anew after each: 3/34, 3/33, 3/32 ... and watch it jump when a devil comes. Nobody forgets afterwards that nothing is put back.
# 2. For question 3 deal out all 34 slips face down, one to each student. Who has the best chance? Nobody wants to swap: there is no first and second, only a row.
# 3. The balance: on the left what the 34 disks bring together (3,000 + 2,400 + 1,200), on the right 34 times 100 pesos and three devils, each as heavy as what is left in the purse. Fill the purse until it tips.
# 4. Draw the unit square for the sailor: a column for each place, two thirds of each shaded as truth. *Not here* cuts a third off the others and two thirds off Lima. What is left is the belief. With 34 columns Lima becomes a thin line, and the answer to question 7 is seen before it is counted.
#
# ## Three misconceptions
#
# {{misconceptions}}
#
# The first is met by the bag, the second by dealing out the slips, the third by the square with 34 columns.
#
# ## Answers
#
# {{answers}}
#
# No question can be read off an earlier output, but for question 3: its 1/34 stands in the very first chart, and that this is the same number is its point. The 1/7 that the lesson shows is the answer to none.
#
# ## Going further
#
# * Throwing for the disk (4, 5 or 6) costs no pesos but may cost a turn. With 300 pesos a throw is worth 5,700/34/2 = 83.8 pesos, paying 76.5. What is a turn worth to you? See `tl.odds.beliefs.worth_of_throwing`.
# * The treasure and the Suns bring no pesos, but they win the game. `worth(state, pesos, values={"treasure": 2000})` lets everyone say what they are worth.
# * What may the sailor ask for his word? With four disks left, compare how many you must turn on average until the treasure comes, with and without him.
# * A sailor who lies two times in three is just as useful. One who lies every second time is worth nothing: why?
# * The same sum outside the game: a test that is right 99 times in 100, for an illness that one in 1,000 has. Of those who test positive, about one in 11 is ill: 99 of 1,098.

# %% [markdown] lang="es" of="c118759a" part="teacher"
# ## Tiempos
#
# Primera sesión: nada se devuelve.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-5 | Los discos, las predicciones. La de Lima se guarda para la segunda sesión. |
# | 5-16 | Se juega por parejas, diciendo en voz alta la probabilidad antes de cada disco. Después, las partidas de los robots. |
# | 16-30 | Preguntas 1 a 3. |
# | 30-45 | Qué vale un disco, preguntas 4 y 5; la simulación. |
#
# Segunda sesión: el marinero.
#
# | Minutos | Qué se hace |
# |---|---|
# | 0-12 | Se representa al marinero: alguien conoce el disco y tira un dado antes de responder (de 1 a 4, la verdad; 5 o 6, una mentira). |
# | 12-22 | La tabla de historias, la gráfica, la simulación. |
# | 22-37 | Preguntas 6 a 8. |
# | 37-45 | Las frases de *Explica* en voz alta. |
#
# Con una sola sesión: ejecutad las celdas del apartado 4 sin sus preguntas y saltad la 8. Si no hay proyector: la hoja de trabajo de abajo basta para la lección.
#
# ## En la pizarra
#
# 1. Una bolsa con 34 papelitos. Saca algunos, guárdalos y escribe otra vez la fracción del diablo después de cada uno: 3/34, 3/33, 3/32... y mirad cómo salta cuando sale un diablo. Después nadie olvida que nada se devuelve.
# 2. Para la pregunta 3 reparte los 34 papelitos boca abajo, uno a cada persona. ¿Quién tiene más probabilidad? Nadie quiere cambiar: no hay primero ni segundo, solo una fila.
# 3. La balanza: a la izquierda lo que dan los 34 discos juntos (3.000 + 2.400 + 1.200), a la derecha 34 veces 100 pesos y tres diablos, cada uno tan pesado como lo que queda en la bolsa. Llena la bolsa hasta que se incline.
# 4. Dibuja para el marinero el cuadrado unidad: una columna por lugar, con dos tercios sombreados como verdad. *Aquí no* quita un tercio a los demás y dos tercios a Lima. Lo que queda es lo que se cree. Con 34 columnas Lima es una línea fina, y la respuesta a la pregunta 7 se ve antes de contarla.
#
# ## Tres ideas equivocadas
#
# {{misconceptions}}
#
# La primera se combate con la bolsa, la segunda repartiendo los papelitos y la tercera con el cuadrado de 34 columnas.
#
# ## Respuestas
#
# {{answers}}
#
# Ninguna pregunta se puede leer en una salida anterior, salvo la 3: su 1/34 está en la primera gráfica, y que sea el mismo número es lo que enseña. El 1/7 que muestra la lección no es la respuesta de ninguna.
#
# ## Para ir más lejos
#
# * Tirar por el disco (4, 5 o 6) no cuesta pesos, pero puede costar un turno. Con 300 pesos una tirada vale 5.700/34/2 = 83,8 pesos, y pagar 76,5. ¿Qué vale para ti un turno? Mira `tl.odds.beliefs.worth_of_throwing`.
# * El tesoro y los Soles no dan pesos, pero ganan la partida. Con `worth(state, pesos, values={"treasure": 2000})` cada cual dice lo que valen.
# * ¿Cuánto puede pedir el marinero por su palabra? Con cuatro discos, compara cuántos hay que descubrir de media hasta que sale el tesoro, con él y sin él.
# * Un marinero que miente dos de cada tres veces es igual de útil. Uno que miente una de cada dos no vale nada: ¿por qué?
# * La misma cuenta fuera del juego: una prueba que acierta 99 de cada 100 veces, para una enfermedad que tiene una persona de cada 1.000. De quienes dan positivo, más o menos una de cada 11 está enferma: 99 de 1.098.

# %% [markdown] lang="en" part="worksheet"
# # Under the disk: worksheet
#
# Name: ______________________  You need 34 slips of paper in a bag: 1 treasure, 3 cups, 4 necklaces, 4 pottery, 2 guides, 8 Suns, 3 devils, 9 empty.
#
# **A. Predict.** I think: three disks hold at least one devil with the chance ____; if one who lies one time in three says "the treasure is in Lima", it is there with the chance ____.
#
# **B. Draw** three slips without putting them back; do it ten times (put them back after each three). At least one devil: ____ times.
#
# **C. Exact.**
#
# 1. Two empty disks are gone. The next is a devil: ____
# 2. The first two disks are both Suns: ____ · ____ = ____
# 3. The second disk is the treasure, the first unseen: ____
#
# Cup 1,000 pesos, necklace 600, pottery 300; the devil takes what is left after paying 100.
#
# 4. With 600 pesos: 3 · 1,000 + 4 · 600 + 4 · 300 − 3 · ____ = ____ ; divided by 34: ____ ; minus 100: ____
# 5. It brings nothing on average with ____ pesos in the purse.
#
# The sailor tells the truth two times in three. Count stories, three for each place:
#
# | places | stories | says *here* | says *not here* |
# |---|---|---|---|
# | Lima | 3 | | |
# | 33 others | 99 | | |
#
# 6. He says *not here*: the treasure is in Lima with the chance ____
# 7. He says *here*: ____
# 8. Four places only, and two sailors say *not here*: ____
#
# **D. Explain.** His *here* makes Lima only a little likely because ______________________

# %% [markdown] lang="es" of="ca0b6645" part="worksheet"
# # Bajo el disco: hoja de trabajo
#
# Nombre: ______________________  Hacen falta 34 papelitos en una bolsa: 1 tesoro, 3 copas, 4 collares, 4 cerámicas, 2 guías, 8 Soles, 3 diablos, 9 vacíos.
#
# **A. Predice.** Creo que en tres discos hay al menos un diablo con probabilidad ____; si quien miente una de cada tres veces dice «el tesoro está en Lima», está ahí con probabilidad ____.
#
# **B. Saca** tres papelitos sin devolverlos; hazlo diez veces (devuélvelos después de cada tres). Al menos un diablo: ____ veces.
#
# **C. Exacto.**
#
# 1. Faltan ya dos discos vacíos. El próximo es un diablo: ____
# 2. Los dos primeros discos son Soles: ____ · ____ = ____
# 3. El segundo disco es el tesoro, sin ver el primero: ____
#
# Copa 1.000 pesos, collar 600, cerámica 300; el diablo se lleva lo que queda después de pagar 100.
#
# 4. Con 600 pesos: 3 · 1.000 + 4 · 600 + 4 · 300 − 3 · ____ = ____ ; entre 34: ____ ; menos 100: ____
# 5. No da nada de media con ____ pesos en la bolsa.
#
# El marinero dice la verdad dos de cada tres veces. Cuenta historias, tres por lugar:
#
# | lugares | historias | dice *aquí* | dice *aquí no* |
# |---|---|---|---|
# | Lima | 3 | | |
# | otros 33 | 99 | | |
#
# 6. Dice *aquí no*: el tesoro está en Lima con probabilidad ____
# 7. Dice *aquí*: ____
# 8. Solo cuatro lugares, y dos marineros dicen *aquí no*: ____
#
# **D. Explica.** Su *aquí* hace Lima solo un poco probable porque ______________________
