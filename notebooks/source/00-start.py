# %% [raw] part="facts"
# word = "start"
#
# [title]
# en = "Start here"
# es = "Empieza aquí"

# %% [markdown] lang="en"
# # Treasure, chance and strategy
#
# This is a laboratory with board games in it. In **La Ruta del Tesoro** you trade in the Mediterranean of the fifteenth century; in **Inkan Aarre** you look for the Inca's Treasure all over South America; in **Port Royal** you try your luck in the harbour, card after card. You play turn by turn. At any moment you can stop and ask: *what are the odds?* The lab gives the exact answer, and the lessons show how it is found.
#
# [Español](es/00-start.ipynb)
#
# | [La Ruta del Tesoro](play-ruta.ipynb) | [Inkan Aarre](play-inkan.ipynb) | [Port Royal](play-royal.ipynb) |
# |---|---|---|
# | ![The table of La Ruta del Tesoro: the board with the Mediterranean, and beside it the buttons, the players and the chance of each space](pictures/ruta.jpg) | ![The table of Inkan Aarre: the map of South America with its golden disks, and beside it the chance to reach each place](pictures/inkan.jpg) | ![The table of Port Royal: cards lie in the harbour, and beside them stands the risk of the next one](pictures/royal.jpg) |
#
# On this page: [three turns together](#Three-turns-together), [your own turns](#Your-own-turns), [the lessons](#The-lessons), [what else there is](#What-else-there-is).
#
# Run each grey cell from top to bottom with **Shift + Enter**.

# %% [markdown] lang="es" of="19a21536"
# # Tesoros, azar y estrategia
#
# Esto es un laboratorio con juegos de mesa dentro. En **La Ruta del Tesoro** comercias por el Mediterráneo del siglo XV; en **Inkan Aarre** buscas el Tesoro del Inca por toda Sudamérica; en **Port Royal** pruebas suerte en el puerto, carta tras carta. Juegas turno a turno. En cualquier momento puedes parar y preguntar: *¿cuál es la probabilidad?* El laboratorio da la respuesta exacta, y las lecciones enseñan cómo se encuentra.
#
# [English](../00-start.ipynb)
#
# | [La Ruta del Tesoro](play-ruta.ipynb) | [Inkan Aarre](play-inkan.ipynb) | [Port Royal](play-royal.ipynb) |
# |---|---|---|
# | ![La mesa de La Ruta del Tesoro: el tablero con el Mediterráneo y, al lado, los botones, las personas que juegan y la probabilidad de cada casilla](../pictures/ruta.jpg) | ![La mesa de Inkan Aarre: el mapa de Sudamérica con sus discos dorados y, al lado, la probabilidad de llegar a cada lugar](../pictures/inkan.jpg) | ![La mesa de Port Royal: hay cartas en el puerto y, al lado, el riesgo de la próxima](../pictures/royal.jpg) |
#
# En esta página: [tres turnos juntos](#Tres-turnos-juntos), [tus propios turnos](#Tus-propios-turnos), [las lecciones](#Las-lecciones), [qué más hay](#Qué-más-hay).
#
# Ejecuta cada celda gris, de arriba abajo, con **Mayús + Intro**.

# %%
import tesoro_lab as tl

lang = "«en|es»"


def tell(match):
    print("\n".join(tl.log(match, lang=lang)))


# %% [markdown] lang="en"
# ## Three turns together
#
# Ana and Luis sit at the table of La Ruta del Tesoro. Each throws to see who starts. `run` lets chance do its part until a person has to decide.

# %% [markdown] lang="es" of="bb0a8d74"
# ## Tres turnos juntos
#
# Ana y Luis se sientan a la mesa de La Ruta del Tesoro. Tiran para ver quién empieza. `run` deja que el azar haga su parte hasta que una persona tenga que decidir.

# %%
match = tl.new_match("ruta", seats=["Ana", "Luis"], seed=6)
match.run()
tell(match)

# %% [markdown] lang="en"
# **Turn 1: buy.** Before Ana throws, ask what can happen. These are her exact chances, in order of likelihood.

# %% [markdown] lang="es" of="0096b155"
# **Turno 1: comprar.** Antes de que Ana tire, pregunta qué puede pasar. Estas son sus probabilidades exactas, de la mayor a la menor.

# %%
spots = tl.odds.of(match).spots
for spot in sorted(spots, key=lambda spot: spot.chance, reverse=True)[:5]:
    print(f"{str(spot.chance):5}  {tl.words.space(match.board, spot.space, lang)}")

# %%
match.play("roll")
match.run()
match.play("buy")
match.play("end")
match.run()
tell(match)

# %% [markdown] lang="en"
# **Turn 2: pay.** Luis throws. Who stands on somebody else's property pays a toll.

# %% [markdown] lang="es" of="5f77ff4f"
# **Turno 2: pagar.** Tira Luis. Quien cae en la propiedad de otra persona paga un peaje.

# %%
seen = len(tl.log(match, lang=lang))
match.play("roll")
match.run()
match.play("end")
match.run()
print("\n".join(tl.log(match, lang=lang)[seen:]))

# %% [markdown] lang="en"
# **Turn 3: auction.** Ana reaches a place that belongs to nobody, and does not want it at the printed price. Then the Crown must sell it to the best bidder, and everyone may bid.

# %% [markdown] lang="es" of="fcf6f1b7"
# **Turno 3: subastar.** Ana llega a una plaza sin dueño y no la quiere al precio impreso. Entonces la Corona tiene que venderla a quien más ofrezca, y todo el mundo puede pujar.

# %%
seen = len(tl.log(match, lang=lang))
match.play("roll")
match.run()
for move in ("auction", "bid 5000", "bid 6000", "pass", "end"):
    match.play(move)
print("\n".join(tl.log(match, lang=lang)[seen:]))

# %% [markdown] lang="en"
# The board now: squares show whose they are, and the pawns where the players stand. `print(tl.text(match, lang=lang))` says the same in words.

# %% [markdown] lang="es" of="043ddb1d"
# El tablero ahora: las casillas dicen de quién son, y las fichas, dónde está cada persona. `print(tl.text(match, lang=lang))` dice lo mismo con palabras.

# %%
tl.board(match, lang=lang)

# %% [markdown] lang="en"
# ## Your own turns
#
# Go on from here at the table. The buttons are exactly the moves that the rules allow now; a grey one says why it is refused. The tab **{{label odds}}** stands open: before each throw, guess first, then look.

# %% [markdown] lang="es" of="384d3698"
# ## Tus propios turnos
#
# Sigue desde aquí en la mesa. Los botones son exactamente las jugadas que las reglas permiten ahora; uno gris dice por qué se rechaza. La pestaña **{{label odds}}** está abierta: antes de cada tirada, primero predice y luego mira.

# %%
tl.table(match, lang=lang, autosave=None)

# %% [markdown] lang="en"
# For a whole game with your own players, bots and rules, open [the table](play-ruta.ipynb); for the other games, [the table of Inkan Aarre](play-inkan.ipynb) and [the table of Port Royal](play-royal.ipynb).
#
# ## The lessons
#
# Every lesson goes the same way: *predict, play, exact, simulate, explain*, and checks your answers on the spot. They are in order, but each says what it needs. A period has 45 minutes.
#
# {{lessons}}
#
# *Runs in the browser alone*: the lesson also works on the site that is served without Python, from any web server and without the internet; the README says how to make that site. There a cell takes several times as long.
#
# For teachers, the folder `teachers` has notes with timing, answers and a worksheet for each lesson, and the folder `solutions` has every answer worked out.

# %% [markdown] lang="es" of="8ea97b2b"
# Para una partida entera con tus participantes, robots y reglas, abre [la mesa](play-ruta.ipynb); para los otros juegos, [la mesa de Inkan Aarre](play-inkan.ipynb) y [la de Port Royal](play-royal.ipynb).
#
# ## Las lecciones
#
# Todas las lecciones siguen el mismo camino: *predice, juega, exacto, simula, explica*, y comprueban tus respuestas al momento. Están en orden, pero cada una dice lo que le hace falta. Una sesión dura 45 minutos.
#
# {{lessons}}
#
# *Basta el navegador*: la lección funciona también en el sitio que se sirve sin Python, desde cualquier servidor web y sin internet; el README dice cómo se hace ese sitio. Allí una celda tarda varias veces más.
#
# Para el profesorado, la carpeta `teachers/es` tiene notas con tiempos, respuestas y una hoja de trabajo para cada lección, y la carpeta `solutions/es`, todas las respuestas resueltas.

# %% [markdown] lang="en"
# ## What else there is
#
# **Explorers** answer your own questions with sliders, exactly, and let luck try to agree. This one throws dice: set a question, guess, then look.
#
# ![An explorer of dice: controls for the question, bars with the exact chance of each sum, diamonds for a thousand throws, and a table of the numbers](pictures/explorer.jpg)

# %% [markdown] lang="es" of="a6ed3548"
# ## Qué más hay
#
# Los **exploradores** responden a tus propias preguntas con deslizadores, con exactitud, y dejan que la suerte intente darles la razón. Este tira dados: haz una pregunta, predice y después mira.
#
# ![Un explorador de dados: controles para la pregunta, barras con la probabilidad exacta de cada suma, rombos para mil tiradas y una tabla con los números](../pictures/explorer.jpg)

# %%
tl.explore.dice(lang=lang)

# %% [markdown] lang="en"
# | type this in a cell | and ask | lesson |
# |---|---|---|
# | `tl.explore.dice()` | any dice: a sum, at least one six, the highest three | 1 |
# | `tl.explore.heat_map()` | where pawns land, by each way of counting | 2 |
# | `tl.explore.galleys()` | whether to pay or to wait | 3 |
# | `tl.explore.deck("suerte")` | what the next cards can be, when some have been seen | 4 |
# | `tl.explore.investment("Constantinopla")` | when a plaza and its houses have paid for themselves | 5 |
#
# * **The class pool** adds up what a whole class has thrown: `tl.pool("two-dice")`, then `.add("Ana", [7, 5, 9])` and `.desk()`.
# * **The story of a match** draws each seat's chance to win, turn by turn, and shows where a game was decided: the tab **{{label story}}** of each table, or `tl.story(match)`.
# * **Bots** sit at every table; lesson 11 shows how to write one, and `tl.tournament` lets them meet.
# * **Pages without code**, for the projector: type `tesoro-lab app` in a terminal, and the tables, the explorers and the class pool open as pages.

# %% [markdown] lang="es" of="e8e9fcf0"
# | escribe esto en una celda | y pregunta | lección |
# |---|---|---|
# | `tl.explore.dice(lang="es")` | cualquier clase de dados: una suma, al menos un seis, los tres más altos | 1 |
# | `tl.explore.heat_map(lang="es")` | dónde caen las fichas, según cómo se cuente | 2 |
# | `tl.explore.galleys(lang="es")` | si conviene pagar o esperar | 3 |
# | `tl.explore.deck("suerte", lang="es")` | qué cartas pueden venir cuando ya se han visto algunas | 4 |
# | `tl.explore.investment("Constantinopla", lang="es")` | cuándo se han pagado una plaza y sus casas | 5 |
#
# * **El recuento de la clase** suma lo que ha tirado una clase entera: `tl.pool("two-dice", lang="es")`, después `.add("Ana", [7, 5, 9])` y `.desk()`.
# * **La historia de una partida** dibuja la probabilidad de ganar de cada puesto, turno a turno, y muestra dónde se decidió: la pestaña **{{label story}}** de cada mesa, o `tl.story(match, lang="es")`.
# * **Los robots** se sientan a todas las mesas; la lección 11 enseña a escribir uno, y `tl.tournament` los enfrenta.
# * **Páginas sin código**, para el proyector: escribe `tesoro-lab app` en un terminal y las mesas, los exploradores y el recuento de la clase se abren como páginas.
