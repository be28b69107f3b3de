"""The kinds of move at this table, and the moves that need no new object each time."""

from enum import StrEnum

from tesoro_lab.engine import Distribution, Move
from tesoro_lab.games.ruta.board import SPACES


class Kind(StrEnum):
    """What a seat, or chance, may do; the word is also the move's text form."""

    ROLL = "roll"
    END = "end"
    BUY = "buy"
    AUCTION = "auction"
    BID = "bid"
    PASS = "pass"
    FINE = "fine"
    USE = "use"
    PAY = "pay"
    BANKRUPT = "bankrupt"
    CLAIM = "claim"
    WAIT = "wait"
    BUILD = "build"
    SELL = "sell"
    MORTGAGE = "mortgage"
    LIFT = "lift"
    PLACE = "place"
    OFFER = "offer"
    ACCEPT = "accept"
    DECLINE = "decline"
    RESIGN = "resign"
    TIME = "time"
    DICE = "dice"
    CARD = "card"
    TITLE = "title"


ROLL = Move(Kind.ROLL)
END = Move(Kind.END)
BUY = Move(Kind.BUY)
AUCTION = Move(Kind.AUCTION)
PASS = Move(Kind.PASS)
FINE = Move(Kind.FINE)
PAY = Move(Kind.PAY)
BANKRUPT = Move(Kind.BANKRUPT)
WAIT = Move(Kind.WAIT)
ACCEPT = Move(Kind.ACCEPT)
DECLINE = Move(Kind.DECLINE)
RESIGN = Move(Kind.RESIGN)
TIME = Move(Kind.TIME)


def _by_space(kind: Kind) -> tuple[Move, ...]:
    return tuple(Move(kind, (space,)) for space in range(SPACES))


BUILD = _by_space(Kind.BUILD)
SELL = _by_space(Kind.SELL)
MORTGAGE = _by_space(Kind.MORTGAGE)
LIFT = _by_space(Kind.LIFT)
PLACE = _by_space(Kind.PLACE)
CLAIM = _by_space(Kind.CLAIM)
TITLE = _by_space(Kind.TITLE)

DICE = tuple(Move(Kind.DICE, (a, b)) for a in range(1, 7) for b in range(1, 7))
"""The 36 throws of two dice, in order."""
TWO_DICE = Distribution.uniform(DICE)
