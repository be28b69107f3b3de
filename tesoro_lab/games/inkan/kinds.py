"""The kinds of move at this table, the kinds of disk, and moves that need no new object."""

from enum import StrEnum
from functools import cache

from tesoro_lab.engine import Distribution, Move


class Kind(StrEnum):
    """What a seat, or chance, may do; the word is also the move's text form."""

    LAND = "land"
    SEA = "sea"
    DRIFT = "drift"
    MIXED = "mixed"
    FLY = "fly"
    GO = "go"
    PAY = "pay"
    TRY = "try"
    LEAVE = "leave"
    STAY = "stay"
    GUIDE = "guide"
    DECLINE = "decline"
    DIE = "die"
    DISK = "disk"


class Disk(StrEnum):
    """What a golden disk shows."""

    TREASURE = "treasure"
    CUP = "cup"
    NECKLACE = "necklace"
    POTTERY = "pottery"
    GUIDE = "guide"
    SUN = "sun"
    DEVIL = "devil"
    EMPTY = "empty"


IN_THE_BOX: dict[Disk, int] = {
    Disk.TREASURE: 1,
    Disk.CUP: 3,
    Disk.NECKLACE: 4,
    Disk.POTTERY: 4,
    Disk.GUIDE: 2,
    Disk.SUN: 8,
    Disk.DEVIL: 3,
    Disk.EMPTY: 10,
}
"""The 35 disks of the rulebook; one empty disk is kept aside as a reserve."""
RESERVE = Disk.EMPTY
DISKS = tuple(Disk)
WORTH: dict[Disk, int] = {Disk.CUP: 1000, Disk.NECKLACE: 600, Disk.POTTERY: 300}
"""What a disk brings, in pesos."""


@cache
def laid_out(circles: int) -> tuple[int, ...]:
    """How many disks of each kind, in the order of `DISKS`, lie on so many circles.

    The 34 circles of the board take all but the reserve. Another map leaves out disks one by one,
    always of the kind of which most are left (the empty ones first), but never the treasure; a
    larger one has more empty disks.

    >>> laid_out(34)
    (1, 3, 4, 4, 2, 8, 3, 9)
    >>> laid_out(8)
    (1, 1, 1, 1, 1, 1, 1, 1)
    """
    counts = [IN_THE_BOX[disk] - (disk == RESERVE) for disk in DISKS]
    counts[-1] += max(0, circles - sum(counts))
    while sum(counts) > circles:
        others = counts[1:]
        most = len(others) - others[::-1].index(max(others))
        counts[most] -= 1
    return tuple(counts)


START_PESOS = 300
DISK_PRICE = 100
SEA_PRICE = 100
AIR_PRICE = 300
FREE_STEPS = 2
"""How far one sails in a turn for nothing."""
LUCKY_THROW = 4
"""A throw of this or more turns a disk for nothing."""

LAND = Move(Kind.LAND)
SEA = Move(Kind.SEA)
DRIFT = Move(Kind.DRIFT)
MIXED = Move(Kind.MIXED)
PAY = Move(Kind.PAY)
TRY = Move(Kind.TRY)
LEAVE = Move(Kind.LEAVE)
STAY = Move(Kind.STAY)
DECLINE = Move(Kind.DECLINE)
DIE = tuple(Move(Kind.DIE, (pips,)) for pips in range(1, 7))
"""The six throws of the die, in order."""
ONE_DIE = Distribution.uniform(DIE)
DISK_MOVES = {disk: Move(Kind.DISK, (str(disk),)) for disk in Disk}
