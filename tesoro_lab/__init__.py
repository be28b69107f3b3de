"""A classroom lab for chance and strategy, built on treasure board games.

Every name below is fetched from its own floor of the house when it is first asked for, so that
`import tesoro_lab` starts at once and loads no Jupyter, Plotly, pandas, numpy or networkx.

>>> import tesoro_lab as tl
>>> tl.Distribution.uniform([1, 2, 3, 4, 5, 6]).mean()
Fraction(7, 2)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tesoro_lab import figures, learn, odds, words
    from tesoro_lab.engine import Distribution, Match, Move, TesoroError
    from tesoro_lab.figures import board, story
    from tesoro_lab.front import load_match, new_match
    from tesoro_lab.games.inkan import InkanMap, InkanRules
    from tesoro_lab.games.royal import RoyalDeck, RoyalRules
    from tesoro_lab.games.ruta import RutaBoard, RutaRules
    from tesoro_lab.lab import compare, simulate, tournament
    from tesoro_lab.lessons import check
    from tesoro_lab.lessons.pool import pool
    from tesoro_lab.widgets import explore, table
    from tesoro_lab.words import log, text

__version__ = "0.1.0"

__all__ = [
    "Distribution",
    "InkanMap",
    "InkanRules",
    "Match",
    "Move",
    "RoyalDeck",
    "RoyalRules",
    "RutaBoard",
    "RutaRules",
    "TesoroError",
    "board",
    "check",
    "compare",
    "explore",
    "figures",
    "learn",
    "load_match",
    "log",
    "new_match",
    "odds",
    "pool",
    "simulate",
    "story",
    "table",
    "text",
    "tournament",
    "words",
]

# Where each name lives: (module, attribute), or (module, "") for the module itself.
_HOMES: dict[str, tuple[str, str]] = {
    "Distribution": ("tesoro_lab.engine", "Distribution"),
    "InkanMap": ("tesoro_lab.games.inkan", "InkanMap"),
    "InkanRules": ("tesoro_lab.games.inkan", "InkanRules"),
    "Match": ("tesoro_lab.engine", "Match"),
    "Move": ("tesoro_lab.engine", "Move"),
    "RoyalDeck": ("tesoro_lab.games.royal", "RoyalDeck"),
    "RoyalRules": ("tesoro_lab.games.royal", "RoyalRules"),
    "RutaBoard": ("tesoro_lab.games.ruta", "RutaBoard"),
    "RutaRules": ("tesoro_lab.games.ruta", "RutaRules"),
    "TesoroError": ("tesoro_lab.engine", "TesoroError"),
    "board": ("tesoro_lab.figures", "board"),
    "check": ("tesoro_lab.lessons", "check"),
    "compare": ("tesoro_lab.lab", "compare"),
    "explore": ("tesoro_lab.widgets.explore", ""),
    "figures": ("tesoro_lab.figures", ""),
    "learn": ("tesoro_lab.learn", ""),
    "load_match": ("tesoro_lab.front", "load_match"),
    "log": ("tesoro_lab.words", "log"),
    "new_match": ("tesoro_lab.front", "new_match"),
    "odds": ("tesoro_lab.odds", ""),
    "pool": ("tesoro_lab.lessons.pool", "pool"),
    "simulate": ("tesoro_lab.lab", "simulate"),
    "story": ("tesoro_lab.figures", "story"),
    "table": ("tesoro_lab.widgets", "table"),
    "text": ("tesoro_lab.words", "text"),
    "tournament": ("tesoro_lab.lab", "tournament"),
    "words": ("tesoro_lab.words", ""),
}


def __getattr__(name: str) -> Any:
    """Fetch a name of the front door from its floor, once."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"tesoro_lab has no {name!r}; it has {', '.join(__all__)}")
    module = import_module(home[0])
    found = getattr(module, home[1]) if home[1] else module
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The names of the front door, fetched or not, and the version."""
    return sorted([*__all__, "__version__"])
