"""The sub-phases of the game: plain values on the state's stack, the top one being asked now.

Three families: what chance decides, what a seat decides, and errands, which nobody decides and
which run by themselves as soon as they come to the top. A frame only says what is pending; the
rules about it live in the module named after what happens at the table.
"""

from typing import NamedTuple, TypeAlias

from tesoro_lab.engine import CHANCE
from tesoro_lab.games.ruta.movement import Trip

CROWN = -1
"""Stands for the Crown where an owner, a creditor or a card's holder is named."""


class Opening(NamedTuple):
    """Chance throws for the start; `sums` holds what the first of `seats` have thrown."""

    seats: tuple[int, ...]
    sums: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Deal(NamedTuple):
    """Chance deals the next title of the quick game to the first seat of `takers`."""

    takers: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Dice(NamedTuple):
    """Chance throws two dice for `thrower`."""

    thrower: int

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Draw(NamedTuple):
    """Chance turns over the top card of a deck for `drawer`."""

    drawer: int
    deck: str

    @property
    def seat(self) -> int:
        """Chance decides."""
        return CHANCE


class Throw(NamedTuple):
    """The seat is about to throw."""

    seat: int


class Galleys(NamedTuple):
    """The seat begins its turn in the Galleys: throw for a double, pay, or use a card."""

    seat: int


class After(NamedTuple):
    """The seat has moved, or may not throw this turn; what is left is its estate, then to end."""

    seat: int


class Purchase(NamedTuple):
    """The seat stands on a title that the Crown sells."""

    seat: int
    title: int


class Exempt(NamedTuple):
    """The seat owes the alcabalas and holds the exemption card."""

    seat: int
    space: int


class Auction(NamedTuple):
    """English auction of a title: `bidders` are asked in turn, the first of them now."""

    seat: int
    title: int
    high: int
    leader: int
    bidders: tuple[int, ...]


class PieceAuction(NamedTuple):
    """English auction of a scarce house or castle among those who could build it."""

    seat: int
    piece: str
    high: int
    leader: int
    bidders: tuple[int, ...]
    asked: int


class Place(NamedTuple):
    """The winner of a piece chooses the plot it is built on."""

    seat: int
    piece: str


class Goods(NamedTuple):
    """One side of an exchange: reales, titles by space, kept cards by (deck, number)."""

    cash: int = 0
    titles: tuple[int, ...] = ()
    cards: tuple[tuple[str, int], ...] = ()


class Offer(NamedTuple):
    """The seat is asked to accept an exchange: it would receive `give` and part with `want`."""

    seat: int
    proposer: int
    give: Goods
    want: Goods


class Debt(NamedTuple):
    """The seat owes more than its purse holds; `dues` are (creditor, amount) pairs."""

    seat: int
    dues: tuple[tuple[int, int], ...]


class Claim(NamedTuple):
    """The owner may claim a toll now, or wait and perhaps forget it."""

    seat: int
    debtor: int
    title: int
    amount: int


class Arrive(NamedTuple):
    """Errand: resolve the space on which `who` stands."""

    who: int

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


class Travel(NamedTuple):
    """Errand: carry out a trip that had to wait for a payment."""

    who: int
    trip: Trip

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


class Collect(NamedTuple):
    """Errand: `receiver` is paid `amount` by each of `payers`, one after the other."""

    receiver: int
    amount: int
    payers: tuple[int, ...]

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


class Confiscated(NamedTuple):
    """Errand: the Crown auctions the titles it has taken, one by one."""

    titles: tuple[int, ...]

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


class Resume(NamedTuple):
    """Errand: an auction that somebody left in the middle goes on with the others."""

    auction: Auction | PieceAuction

    @property
    def seat(self) -> None:
        """Nobody is asked."""
        return None


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


MOST_SEATS = 6
THROW_OF = tuple([Throw(seat) for seat in range(MOST_SEATS)])
AFTER_OF = tuple([After(seat) for seat in range(MOST_SEATS)])
DICE_OF = tuple([Dice(seat) for seat in range(MOST_SEATS)])
ARRIVE_OF = tuple([Arrive(seat) for seat in range(MOST_SEATS)])
"""The frames of every turn, by seat, made once."""

Decision: TypeAlias = (
    Throw
    | Galleys
    | After
    | Purchase
    | Exempt
    | Auction
    | PieceAuction
    | Place
    | Offer
    | Debt
    | Claim
)
"""A frame in which a seat is asked."""

Frame: TypeAlias = (
    Opening
    | Deal
    | Dice
    | Draw
    | Decision
    | Arrive
    | Travel
    | Collect
    | Confiscated
    | Resume
    | Begin
    | NextTurn
)
