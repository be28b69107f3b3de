"""What is worth counting in a game, by the events it told."""

from collections import Counter
from collections.abc import Callable, Sequence

from tesoro_lab.engine import Event

Tally = Callable[[Sequence[Event]], dict[str, int]]
"""Counts, by name, what happened in one game."""

CASTLE = 5
"""The building level at which a castle stands in La Ruta del Tesoro."""

STANDING: dict[str, tuple[str, ...]] = {
    "ruta": ("fortune",),
    "inkan": ("carries", "pesos"),
    "royal": ("shields", "coins"),
}
"""What the values of a game's standing are: reales; a rank and pesos; shields and coins."""


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


def _inkan(events: Sequence[Event]) -> dict[str, int]:
    """Disks turned over, devils that robbed somebody, suns that counted, and flights."""
    told = Counter([kind for kind, _ in events])
    robberies = sum([bool(data[1]) for kind, data in events if kind == "devil"])
    suns = sum([bool(data[1]) for kind, data in events if kind == "sun"])
    return {"disks": told["turns"], "robberies": robberies, "suns": suns, "flights": told["flies"]}


def _royal(events: Sequence[Event]) -> dict[str, int]:
    """People hired, busts in the harbour, ships repelled and expeditions sent out."""
    told = Counter([kind for kind, _ in events])
    return {
        "hires": told["hires"],
        "busts": told["busts"],
        "repelled": told["repels"],
        "expeditions": told["claims"],
    }


def _nothing(events: Sequence[Event]) -> dict[str, int]:
    return {}


_TALLIES: dict[str, Tally] = {"ruta": _ruta, "inkan": _inkan, "royal": _royal}


def tally_of(game: str) -> Tally:
    """The tally of the game of this name; one that counts nothing if it has none."""
    return _TALLIES.get(game, _nothing)
