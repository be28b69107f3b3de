# %% [raw] part="facts"
# word = "play-royal"
#
# [title]
# en = "Play Port Royal"
# es = "Juega a Port Royal"

# %% [markdown] lang="en"
# # Play Port Royal
#
# Turn over card after card in the harbour: ships bring coins, people bring shields. But a second ship of one colour loses the turn. Run the two cells below with **Shift + Enter** and play. Write your own names in `seats`; `"bot:navigator"` is a bot, which plays by itself, and `"bot:careful"` an easier one. Two to five can play.
#
# [Español](es/play-royal.ipynb) · [Start and lessons](00-start.ipynb)

# %% [markdown] lang="es" of="25058e1e"
# # Juega a Port Royal
#
# Descubre carta tras carta en el puerto: los barcos dan monedas y los personajes, escudos. Pero un segundo barco de un color pierde el turno. Ejecuta las dos celdas siguientes con **Mayús + Intro** y juega. Escribe vuestros nombres en `seats`; `"bot:navigator"` es un robot, que juega solo, y `"bot:careful"`, otro más fácil. Pueden jugar de dos a cinco personas.
#
# [English](../play-royal.ipynb) · [Inicio y lecciones](00-start.ipynb)

# %%
from pathlib import Path
from tempfile import gettempdir

from IPython.display import Markdown

import tesoro_lab as tl
from tesoro_lab.games.royal import RoyalRules

lang = "«en|es»"
match = tl.new_match("royal", seats=["Ana", "Luis", "bot:navigator"], seed=7)

# %%
tl.table(match, lang=lang)

# %% [markdown] lang="en"
# ## At the table
#
# * **Buttons** are the moves allowed now; a grey one says why not. Draw or stop; repel a ship, if you have the swords; then take a ship, hire somebody, or pass. Everything works from the keyboard too: Tab to move, Enter to press.
# * **The harbour**: a click on a card that you may pick picks it. Each colour of ship has its own shape too, so that nobody has to tell colours apart.
# * **{{label claim_expedition}}** appears when you can send people to an open expedition, on your own turn, at any moment; choose who goes.
# * **{{label odds}}** says how likely the next card is to lose the turn, what more swords would change, the chance of four and of five colours, what stopping and drawing are worth, and what the solver advises.
# * **{{label timeline}}**: go back to any move and look, or press **{{label branch_here}}** and try something else from there. After **{{label undo}}** the same cards come again.
# * **{{label save}}** keeps the whole match in a small file, and **{{label load}}** brings it back. The table also saves by itself after every move: after a restart of the kernel press **{{label resume}}**.
# * **Teacher's cards**: untick *Chance plays by itself*, and you can choose each card that is turned, to show a rule to the class. The record keeps it like any other.
# * **{{label new_game}}** asks for players, bots, rules and the seed: the same seed gives the same game to the whole class.
#
# Two lessons are played at this table: [One more card](08-one-more-card.ipynb) and [When to stop](09-when-to-stop.ipynb).

# %% [markdown] lang="es" of="dc378abd"
# ## En la mesa
#
# * Los **botones** son las jugadas permitidas ahora; uno gris dice por qué no. Robar o plantarse; repeler un barco, si tienes los sables; después tomar un barco, reclutar a alguien o pasar. Todo funciona también con el teclado: Tab para moverse, Intro para pulsar.
# * **El puerto**: un clic en una carta que puedes elegir la elige. Cada color de barco tiene además su propia forma, para que nadie tenga que distinguir colores.
# * **{{label claim_expedition}}** aparece cuando puedes enviar personajes a una expedición abierta, en tu turno, en cualquier momento; elige quién va.
# * **{{label odds}}** dice con qué probabilidad pierde el turno la próxima carta, qué cambiaría con más sables, la probabilidad de cuatro y de cinco colores, cuánto valen plantarse y robar, y qué aconseja el cálculo.
# * **{{label timeline}}**: vuelve a cualquier jugada y mira, o pulsa **{{label branch_here}}** y prueba otra cosa desde allí. Después de **{{label undo}}** salen otra vez las mismas cartas.
# * **{{label save}}** conserva la partida entera en un archivo pequeño, y **{{label load}}** la recupera. La mesa también guarda sola después de cada jugada: si el núcleo se reinicia, pulsa **{{label resume}}**.
# * **Cartas a elección**: desmarca *El azar juega solo* y podrás elegir cada carta que se descubre, para enseñar una regla a la clase. El registro la guarda como cualquier otra.
# * **{{label new_game}}** pregunta por participantes, robots, reglas y semilla: la misma semilla da la misma partida a toda la clase.
#
# En esta mesa se juegan dos lecciones: [Una carta más](08-one-more-card.ipynb) y [Cuándo plantarse](09-when-to-stop.ipynb).

# %%
Markdown(tl.words.rules_in_short("royal", lang))

# %% [markdown] lang="en"
# ## Without the table
#
# The same match in lines of code: this is how lessons and bots see it. Ana turns over a frigate and a sailor, stops, and hires the sailor with her three coins. Luis takes the frigate and pays her one coin for it. A match that is saved here opens at the table, and the other way round.

# %% [markdown] lang="es" of="d1be9c15"
# ## Sin la mesa
#
# La misma partida en líneas de código: así la ven las lecciones y los robots. Ana descubre una fragata y un marinero, se planta y recluta al marinero con sus tres monedas. Luis toma la fragata y le paga por ella una moneda. Una partida guardada aquí se abre en la mesa, y al revés.

# %%
other = tl.new_match("royal", seats=["Ana", "Luis"], seed=2)
other.play(tl.Move("starter", (0,)))
for card in ("ship-red-3-6", "sailor-1"):
    other.play("draw")
    other.play(tl.Move("card", (card,)))  # «teacher's cards|cartas a elección»
other.play("stop")
other.play(tl.Move("hire", ("sailor-1",)))
other.run()
other.play(tl.Move("take", ("ship-red-3-6",)))
other.run()
print("\n".join(tl.log(other, lang=lang)))

# %% [markdown] lang="en"
# The Spanish sheet and the rulebook of 2014 differ in a few points, such as what a Governor does on other people's turns. Without more said, the sheet is followed where it speaks; `RoyalRules.official()` follows the rulebook throughout.

# %% [markdown] lang="es" of="2be5250c"
# La hoja española y el reglamento de 2014 difieren en unos pocos puntos, como qué hace un Gobernador en los turnos ajenos. Si no se dice nada, se sigue la hoja en lo que dice; `RoyalRules.official()` sigue el reglamento en todo.

# %%
strict = tl.new_match("royal", seats=["Ana", "Luis"], seed=2, rules=RoyalRules.official())
print(match.rules.governor_scope, strict.rules.governor_scope)
# «Any folder of yours will do.|Vale cualquier carpeta tuya.»
place = Path(gettempdir()) / "royal.json"
other.save(place)
again = tl.load_match(place)
print(again.moves == other.moves)
