"""What is worth counting in a game, by the events it told."""

from collections.abc import Callable, Sequence

from tesoro_lab.engine import Event

Tally = Callable[[Sequence[Event]], dict[str, int]]
"""Counts, by name, what happened in one game."""

CASTLE = 5
"""The building level at which a castle stands in La Ruta del Tesoro."""


def _ruta(events: Sequence[Event]) -> dict[str, int]:
    """Exchanges agreed on, castles built and players who left the table bankrupt."""
    trades = castles = bankruptcies = 0
    for kind, data in events:
        if kind == "accepts":
            trades += 1
        elif kind == "builds":
            castles += data[2] == CASTLE
        elif kind == "bankrupt":
            bankruptcies += 1
    return {"trades": trades, "castles": castles, "bankruptcies": bankruptcies}


def _nothing(events: Sequence[Event]) -> dict[str, int]:
    return {}


_TALLIES: dict[str, Tally] = {"ruta": _ruta}


def tally_of(game: str) -> Tally:
    """The tally of the game of this name; one that counts nothing if it has none."""
    return _TALLIES.get(game, _nothing)
