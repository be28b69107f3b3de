"""The contract that all games keep: moves, exact chance, legality, states and matches.

Nothing here knows any particular game, and nothing here needs more than Python itself.
"""

from tesoro_lab.engine.chance import Distribution
from tesoro_lab.engine.errors import (
    IllegalMove,
    NeedsDecision,
    Reason,
    SaveError,
    ScenarioError,
    TableError,
    TesoroError,
)
from tesoro_lab.engine.legal import Legal, Range, Span
from tesoro_lab.engine.match import Match
from tesoro_lab.engine.moves import CHANCE, Move
from tesoro_lab.engine.state import Bot, Event, FindBot, Game, State
from tesoro_lab.engine.streams import Stream, pick, weighted

__all__ = [
    "CHANCE",
    "Bot",
    "Distribution",
    "Event",
    "FindBot",
    "Game",
    "IllegalMove",
    "Legal",
    "Match",
    "Move",
    "NeedsDecision",
    "Range",
    "Reason",
    "SaveError",
    "ScenarioError",
    "Span",
    "State",
    "Stream",
    "TableError",
    "TesoroError",
    "pick",
    "weighted",
]
