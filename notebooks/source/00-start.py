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
# Run each grey cell from top to bottom with **Shift + Enter**.

# %% [markdown] lang="es" of="042be80b"
# # Tesoros, azar y estrategia
#
# Esto es un laboratorio con juegos de mesa dentro. En **La Ruta del Tesoro** comercias por el Mediterráneo del siglo XV; en **Inkan Aarre** buscas el Tesoro del Inca por toda Sudamérica; en **Port Royal** pruebas suerte en el puerto, carta tras carta. Juegas turno a turno. En cualquier momento puedes parar y preguntar: *¿cuál es la probabilidad?* El laboratorio da la respuesta exacta, y las lecciones enseñan cómo se encuentra.
#
# [English](../00-start.ipynb)
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
# El tablero ahora: las casillas dicen de quién son, y los peones dónde está cada persona. `print(tl.text(match, lang=lang))` dice lo mismo con palabras.

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
# {{lessons}}
#
# Every lesson goes the same way: *predict, play, exact, simulate, explain*, and checks your answers on the spot. For teachers, the folder `teachers` has notes with timing, answers and a worksheet for each lesson, and the folder `solutions` has every answer worked out.

# %% [markdown] lang="es" of="604fb152"
# Para una partida entera con tus participantes, robots y reglas, abre [la mesa](play-ruta.ipynb); para los otros juegos, [la mesa de Inkan Aarre](play-inkan.ipynb) y [la de Port Royal](play-royal.ipynb).
#
# ## Las lecciones
#
# {{lessons}}
#
# Todas las lecciones siguen el mismo camino: *predice, juega, exacto, simula, explica*, y comprueban tus respuestas al momento. Para el profesorado, la carpeta `teachers/es` tiene notas con tiempos, respuestas y una hoja de trabajo para cada lección, y la carpeta `solutions/es`, todas las respuestas resueltas.
