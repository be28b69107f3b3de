"""The sub-phases of the game: plain values on the state's stack, the top one being asked now."""

from typing import NamedTuple, TypeAlias

from tesoro_lab.engine import CHANCE


class Starter(NamedTuple):
    """Chance says who begins."""

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Reveal(NamedTuple):
    """Chance turns over the top card of the pile for `drawer`."""

    drawer: int

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Coin(NamedTuple):
    """Chance shows the front of the next of `left` coins that `payer` puts on the discards."""

    payer: int
    left: int

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Discover(NamedTuple):
    """The seat draws or stops; `fresh` says that its last card is a ship it may still repel."""

    seat: int
    fresh: bool = False


class Threat(NamedTuple):
    """The last ship has a colour that lies there already: the seat repels it or loses its turn."""

    seat: int


class Trade(NamedTuple):
    """The seat may pick so many more cards from the harbour of `active`."""

    seat: int
    active: int
    picks: int


class Busted(NamedTuple):
    """The seat has lost its turn but may still fulfil expeditions."""

    seat: int


class Leaving(NamedTuple):
    """The active seat has picked its last card but may still fulfil expeditions."""

    seat: int


class Bonus(NamedTuple):
    """Errand: the losses of a tax are paid; now comes its bonus."""

    face: int

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


class Others(NamedTuple):
    """Errand: the next of `seats` has its time at the harbour of `active`."""

    active: int
    seats: tuple[int, ...]

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


MOST_SEATS = 5
DISCOVER_OF = tuple([Discover(seat) for seat in range(MOST_SEATS)])
FRESH_OF = tuple([Discover(seat, fresh=True) for seat in range(MOST_SEATS)])
REVEAL_OF = tuple([Reveal(seat) for seat in range(MOST_SEATS)])
NEXT_TURN = NextTurn()
"""The frames of every turn, by seat, made once."""

Decision: TypeAlias = Discover | Threat | Trade | Busted | Leaving
"""A frame in which a seat is asked."""
Frame: TypeAlias = Starter | Reveal | Coin | Decision | Bonus | Others | NextTurn
