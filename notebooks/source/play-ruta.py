# %% [raw] part="facts"
# word = "play-ruta"
#
# [title]
# en = "Play La Ruta del Tesoro"
# es = "Juega a La Ruta del Tesoro"

# %% [markdown] lang="en"
# # Play La Ruta del Tesoro
#
# Run the two cells below with **Shift + Enter** and play. Write your own names in `seats`; `"bot:merchant"` is a player of the computer. Two to six can play.
#
# [Español](es/play-ruta.ipynb) · [Start and lessons](00-start.ipynb)

# %% [markdown] lang="es" of="f4ce38d1"
# # Juega a La Ruta del Tesoro
#
# Ejecuta las dos celdas siguientes con **Mayús + Intro** y juega. Escribe vuestros nombres en `seats`; `"bot:merchant"` es un jugador del ordenador. Pueden jugar de dos a seis personas.
#
# [English](../play-ruta.ipynb) · [Inicio y lecciones](00-start.ipynb)

# %%
from pathlib import Path
from tempfile import gettempdir

import tesoro_lab as tl

lang = "«en|es»"
match = tl.new_match("ruta", seats=["Ana", "Luis", "bot:merchant"], seed=7)

# %%
tl.table(match, lang=lang)

# %% [markdown] lang="en"
# ## At the table
#
# * **Buttons** are the moves allowed now; a grey one says why not. Everything works from the keyboard too: Tab to move, Enter to press.
# * **Odds** beside the board says, before a throw, how likely each space is, what it will cost or bring, and the chance to pass Start.
# * **Timeline** below the board: go back to any move and look, or branch off there and try something else. The same dice come again after *undo*.
# * **Save** keeps the whole match in a small file, and **Load** brings it back, even after the kernel was restarted.
# * **Teacher's dice** put the next throw where you want it, to show a rule to the class. The record keeps it like any other throw.

# %% [markdown] lang="es" of="2c3f810d"
# ## En la mesa
#
# * Los **botones** son las jugadas permitidas ahora; uno gris dice por qué no. Todo funciona también con el teclado: Tab para moverse, Intro para pulsar.
# * **Probabilidades**, junto al tablero, dice antes de una tirada cómo de probable es cada casilla, qué costará o dará y la probabilidad de pasar por la Salida.
# * **Línea de tiempo**, debajo del tablero: vuelve a cualquier jugada y mira, o abre allí una rama y prueba otra cosa. Después de *deshacer* salen otra vez los mismos dados.
# * **Guardar** conserva la partida entera en un archivo pequeño, y **Cargar** la recupera, incluso después de reiniciar el núcleo.
# * Los **dados del profesor** ponen la próxima tirada donde quieras, para enseñar una regla a la clase. El registro la guarda como cualquier otra.

# %% [markdown] lang="en"
# ## Without the table
#
# The same match in lines of code: this is how lessons and bots see it. A match that is saved here opens at the table, and the other way round.

# %% [markdown] lang="es" of="342d2013"
# ## Sin la mesa
#
# La misma partida en líneas de código: así la ven las lecciones y los bots. Una partida guardada aquí se abre en la mesa, y al revés.

# %%
other = tl.new_match("ruta", seats=["Ana", "Luis"], seed=7)
other.run()
other.play("roll")
other.play("dice 6 5")  # «teacher's dice|los dados del profesor»
print(tl.text(other.state, other.names, lang))

# %%
# «Any folder of yours will do.|Vale cualquier carpeta tuya.»
place = Path(gettempdir()) / "ruta.json"
other.save(place)
again = tl.load_match(place)
print(again.moves == other.moves)

# %% [markdown] lang="en"
# ## The rules in short

# %% [markdown] lang="es" of="f8359853"
# ## Las reglas en breve

# %%
from IPython.display import Markdown

Markdown(tl.words.rules_in_short("ruta", lang))
