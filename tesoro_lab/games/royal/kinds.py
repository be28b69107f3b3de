"""The kinds of move at this table."""

from enum import StrEnum

from tesoro_lab.engine import Move


class Kind(StrEnum):
    """What a seat, or chance, may do; the word is also the move's text form."""

    DRAW = "draw"
    STOP = "stop"
    REPEL = "repel"
    BUST = "bust"
    TAKE = "take"
    HIRE = "hire"
    PASS = "pass"
    CLAIM = "claim"
    END = "end"
    STARTER = "starter"
    CARD = "card"
    COIN = "coin"


DRAW = Move(Kind.DRAW)
STOP = Move(Kind.STOP)
REPEL = Move(Kind.REPEL)
BUST = Move(Kind.BUST)
PASS = Move(Kind.PASS)
END = Move(Kind.END)
STARTER = tuple(Move(Kind.STARTER, (seat,)) for seat in range(5))

START_COINS = 3
SHIELDS_TO_WIN = 12
TAXED_FROM = 12
"""Whoever has so many coins loses half of them to the taxes."""
FEE = 1
"""What a player pays to pick from another's harbour."""
ADMIRAL_CARDS = 5
ADMIRAL_COINS = 2
