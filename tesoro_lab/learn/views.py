"""What an observation is made of: named parts, each some numbers from 0 to 1."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

Table: TypeAlias = Sequence[int]
"""All seats, the one that looks at the head, then clockwise."""


class Part(NamedTuple):
    """One part of an observation: `look(state, table)` gives its numbers."""

    name: str
    meaning: str
    look: Callable[[Any, Table], list[float]]


class Field(NamedTuple):
    """Where a part stands in the observation: from `first`, so many numbers, and what they say."""

    name: str
    first: int
    size: int
    meaning: str


def placed(parts: Sequence[Part], state: Any, table: Table) -> tuple[Field, ...]:
    """Where each part stands; their sizes are the same in every state of a game."""
    found: list[Field] = []
    first = 0
    for part in parts:
        size = len(part.look(state, table))
        found.append(Field(part.name, first, size, part.meaning))
        first += size
    return tuple(found)


def share(number: float, most: float) -> float:
    """A number as a share of what counts as much; more than that counts as 1, less than 0 as 0.

    >>> share(30, 120), share(500, 120), share(-1, 120)
    (0.25, 1.0, 0.0)
    """
    return min(1.0, max(0.0, number / most))


def one_hot(index: int, size: int) -> list[float]:
    """Zeros with a 1 in one place; only zeros if there is no such place.

    >>> one_hot(1, 3), one_hot(-1, 3)
    ([0.0, 1.0, 0.0], [0.0, 0.0, 0.0])
    """
    row = [0.0] * size
    if 0 <= index < size:
        row[index] = 1.0
    return row


def seat_row(table: Table, who: Any) -> list[float]:
    """A 1 for one seat of the table as it is seen; zeros for nobody."""
    return [1.0 if seat == who else 0.0 for seat in table]


def kind_of(frames: Sequence[type]) -> Callable[[Any, Table], list[float]]:
    """Which of these decisions is asked; zeros when the game is over."""

    def look(state: Any, table: Table) -> list[float]:
        asked = type(state.frame)
        return [1.0 if frame is asked else 0.0 for frame in frames]

    return look


def mover(state: Any, table: Table) -> list[float]:
    """Who must decide."""
    return seat_row(table, state.seat)


def rounds(state: Any, table: Table) -> list[float]:
    """How far the game has come, of 200 rounds."""
    return [share(state.round, 200)]
