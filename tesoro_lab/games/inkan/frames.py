"""The sub-phases of the game: plain values on the state's stack, the top one being asked now."""

from typing import NamedTuple, TypeAlias

from tesoro_lab.engine import CHANCE


class Opening(NamedTuple):
    """Chance throws for the start; `throws` holds what the first of `seats` have thrown."""

    seats: tuple[int, ...]
    throws: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Die(NamedTuple):
    """Chance throws the die for a journey of `traveller` by the mode it has chosen."""

    traveller: int
    mode: str

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Try(NamedTuple):
    """Chance throws the die: 4, 5 or 6 turns the disk for nothing."""

    digger: int

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Turn(NamedTuple):
    """Chance shows what the disk under `digger` is."""

    digger: int

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Start(NamedTuple):
    """The seat begins its turn: it deals with the disk under it, or chooses how to travel."""

    seat: int


class Go(NamedTuple):
    """The seat has thrown and chooses where to stop."""

    seat: int
    mode: str
    steps: int


class Arrival(NamedTuple):
    """The seat has arrived on an unturned disk."""

    seat: int


class Guide(NamedTuple):
    """The seat may let the guide take it to any place of the map."""

    seat: int


class Begin(NamedTuple):
    """Errand: the first turn of the game starts."""

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


class NextTurn(NamedTuple):
    """Errand: the turn passes on."""

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


Decision: TypeAlias = Start | Go | Arrival | Guide
"""A frame in which a seat is asked."""
Frame: TypeAlias = Opening | Die | Try | Turn | Decision | Begin | NextTurn
