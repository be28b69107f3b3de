"""Pictures: boards and charts as Plotly figures, pure functions of what they show.

Every picture has an opaque light card, marks beside its colours, and a text twin:

>>> import tesoro_lab as tl
>>> match = tl.new_match("ruta", seats=["Ana", "Luis"], seed=7)
>>> figure = tl.figures.board(match)
>>> tl.figures.text_of(figure) == tl.text(match.state, match.names)
True
"""

from tesoro_lab.figures import palette, style
from tesoro_lab.figures.boards import board, refresh
from tesoro_lab.figures.charts import reach, running_share, sums
from tesoro_lab.figures.contests import ladder, who_beats_whom
from tesoro_lab.figures.draws import draws
from tesoro_lab.figures.experiments import comparison, histogram, settling, wins
from tesoro_lab.figures.fortunes import ownership, wealth
from tesoro_lab.figures.inkan_beliefs import belief
from tesoro_lab.figures.inkan_charts import hidden, turns
from tesoro_lab.figures.landing_charts import first_passage, landing_bars, mixing
from tesoro_lab.figures.landings import heat_map
from tesoro_lab.figures.layers import SPACES_TRACE
from tesoro_lab.figures.royal_charts import Situation, bust_next, colours_reached, stop_or_draw
from tesoro_lab.figures.stories import story, story_chart
from tesoro_lab.figures.style import CONFIG, text_of
from tesoro_lab.figures.title_values import paying_back, title_ladder
from tesoro_lab.figures.values import building_returns, group_payback, group_tolls
from tesoro_lab.figures.waiting import pay_or_wait, waiting

style.install()

__all__ = [
    "CONFIG",
    "SPACES_TRACE",
    "Situation",
    "belief",
    "board",
    "building_returns",
    "bust_next",
    "colours_reached",
    "comparison",
    "draws",
    "first_passage",
    "group_payback",
    "group_tolls",
    "heat_map",
    "hidden",
    "histogram",
    "ladder",
    "landing_bars",
    "mixing",
    "ownership",
    "palette",
    "pay_or_wait",
    "paying_back",
    "reach",
    "refresh",
    "running_share",
    "settling",
    "stop_or_draw",
    "story",
    "story_chart",
    "style",
    "sums",
    "text_of",
    "title_ladder",
    "turns",
    "waiting",
    "wealth",
    "who_beats_whom",
    "wins",
]
