# %% [raw] part="facts"
# word = "play-ruta"
#
# [title]
# en = "Play La Ruta del Tesoro"
# es = "Juega a La Ruta del Tesoro"

# %% [markdown] lang="en"
# # Play La Ruta del Tesoro
#
# Run the two cells below with **Shift + Enter** and play. Write your own names in `seats`; `"bot:merchant"` is a bot, which plays by itself. Two to six can play.
#
# [Español](es/play-ruta.ipynb) · [Start and lessons](00-start.ipynb)

# %% [markdown] lang="es" of="31648a25"
# # Juega a La Ruta del Tesoro
#
# Ejecuta las dos celdas siguientes con **Mayús + Intro** y juega. Escribe vuestros nombres en `seats`; `"bot:merchant"` es un robot, que juega solo. Pueden jugar de dos a seis personas.
#
# [English](../play-ruta.ipynb) · [Inicio y lecciones](00-start.ipynb)

# %%
from pathlib import Path
from tempfile import gettempdir

from IPython.display import Markdown

import tesoro_lab as tl

lang = "«en|es»"
match = tl.new_match("ruta", seats=["Ana", "Luis", "bot:merchant"], seed=7)

# %%
tl.table(match, lang=lang)

# %% [markdown] lang="en"
# ## At the table
#
# * **Buttons** are the moves allowed now; a grey one says why not. Everything works from the keyboard too: Tab to move, Enter to press.
# * **{{label odds}}** says, before a throw, how likely each space is, what it will cost or bring, and the chance to pass Start.
# * **{{label timeline}}**: go back to any move and look, or press **{{label branch_here}}** and try something else from there. After **{{label undo}}** the same dice come again.
# * **{{label save}}** keeps the whole match in a small file, and **{{label load}}** brings it back. The table also saves by itself after every move: after a restart of the kernel press **{{label resume}}**.
# * **Teacher's dice**: untick *Chance plays by itself*, and before each throw you can choose the dice, to show a rule to the class. The record keeps them like any other throw.
# * **{{label new_game}}** asks for players, bots, rules and the seed: the same seed gives the same game to the whole class.

# %% [markdown] lang="es" of="69aaaf12"
# ## En la mesa
#
# * Los **botones** son las jugadas permitidas ahora; uno gris dice por qué no. Todo funciona también con el teclado: Tab para moverse, Intro para pulsar.
# * **{{label odds}}** dice, antes de una tirada, cómo de probable es cada casilla, qué costará o dará y la probabilidad de pasar por la Salida.
# * **{{label timeline}}**: vuelve a cualquier jugada y mira, o pulsa **{{label branch_here}}** y prueba otra cosa desde allí. Después de **{{label undo}}** salen otra vez los mismos dados.
# * **{{label save}}** conserva la partida entera en un archivo pequeño, y **{{label load}}** la recupera. La mesa también guarda sola después de cada jugada: si el núcleo se reinicia, pulsa **{{label resume}}**.
# * **Dados a elección**: desmarca *El azar juega solo* y antes de cada tirada podrás elegir los dados, para enseñar una regla a la clase. El registro los guarda como cualquier otra tirada.
# * **{{label new_game}}** pregunta por participantes, robots, reglas y semilla: la misma semilla da la misma partida a toda la clase.

# %%
Markdown(tl.words.rules_in_short("ruta", lang))

# %% [markdown] lang="en"
# ## Without the table
#
# The same match in lines of code: this is how lessons and bots see it. A match that is saved here opens at the table, and the other way round.

# %% [markdown] lang="es" of="342d2013"
# ## Sin la mesa
#
# La misma partida en líneas de código: así la ven las lecciones y los robots. Una partida guardada aquí se abre en la mesa, y al revés.

# %%
other = tl.new_match("ruta", seats=["Ana", "Luis"], seed=7)
other.run()
other.play("roll")
other.play("dice 6 5")  # «teacher's dice|dados a elección»
print(tl.text(other, lang=lang))

# %%
# «Any folder of yours will do.|Vale cualquier carpeta tuya.»
place = Path(gettempdir()) / "ruta.json"
other.save(place)
again = tl.load_match(place)
print(again.moves == other.moves)
