"""What a merchant thinks a title is worth, in reales, and to whom."""

from functools import cache
from typing import TYPE_CHECKING

from tesoro_lab.games.ruta.board import COMPANIES, LONJAS, RutaBoard
from tesoro_lab.games.ruta.frames import CROWN

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

HOUSES_SOON = 3
"""A complete group is judged by its tolls with this many houses."""
VISITS_AHEAD = 0.5
"""How often a merchant counts on a visitor of each of its built plots, for certain."""
PROSPECT = 1.25
"""Part of a group, if more than one title, is worth this much more than its prices."""
BLOCKING = 0.3
"""How much of what a rival would win by a title it is worth to take it away from him."""

Ladder = tuple[int, ...]
"""The worth of holding 0, 1, ... titles of one group."""


@cache
def ladders(board: RutaBoard) -> tuple[Ladder, ...]:
    """By space: what it is worth to hold so many titles of the group of this space.

    >>> ladders(RutaBoard.load())[1]
    (0, 6000, 25500)
    """
    by_group = {group: _ladder(board, members) for group, members in board.members.items()}
    return tuple([by_group.get(group, ()) for group in board.group])


def _ladder(board: RutaBoard, members: tuple[int, ...]) -> Ladder:
    group, whole = board.group[members[0]], len(members)
    prices = sum([board.price[title] for title in members])
    if group in (LONJAS, COMPANIES):
        # The more of them, the higher the toll of each.
        return tuple([prices * k * (whole + k) // (whole * (whole + 1)) for k in range(whole + 1)])
    parts = [int(PROSPECT * prices * k / whole) for k in range(2, whole)]
    tolls = sum([board.tolls[title][HOUSES_SOON] for title in members])
    return (*(0, prices // whole, *parts)[:whole], prices + int(VISITS_AHEAD * tolls))


def held(state: "RutaState", seat: int, title: int) -> int:
    """How many titles of the group of `title` the seat owns."""
    count = 0
    for mate in state.board.mates[title]:
        if state.owner[mate] == seat:
            count += 1
    return count


def gain(state: "RutaState", seat: int, title: int) -> int:
    """What the seat would win by owning this title too."""
    ladder = ladders(state.board)[title]
    count = held(state, seat, title)
    return ladder[count + 1] - ladder[count]


def loss(state: "RutaState", seat: int, title: int) -> int:
    """What the seat would lose without this title of its own."""
    ladder = ladders(state.board)[title]
    count = held(state, seat, title)
    return ladder[count] - ladder[count - 1]


def price_limit(state: "RutaState", seat: int, title: int) -> int:
    """The most the seat would pay for a title on sale: its gain, and a rival's that it stops."""
    return gain(state, seat, title) + int(BLOCKING * _rival_gain(state, seat, title))


def _rival_gain(state: "RutaState", seat: int, title: int) -> int:
    """What another player would win who lacks only this title of its group."""
    rival = CROWN
    for mate in state.board.mates[title]:
        if mate == title:
            continue
        owner = state.owner[mate]
        if owner in (seat, CROWN) or rival not in (owner, CROWN):
            return 0
        rival = owner
    return 0 if rival == CROWN else gain(state, rival, title)
