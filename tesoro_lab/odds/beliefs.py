"""What one may believe about the disks still face down in Inkan Aarre: exact fractions.

Nobody knows where a disk lies, so every hidden disk is as likely as any other to be under each
unturned circle. All of it follows from how many disks of each kind are still hidden.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.games import state_of
from tesoro_lab.games.inkan.kinds import DISK_PRICE, DISKS, LUCKY_THROW, WORTH, Disk
from tesoro_lab.odds.drawing import hypergeometric
from tesoro_lab.odds.weighing import weighed

TRUTH = Fraction(2, 3)
"""How often an informant of the lessons tells the truth."""


def hidden(state: Any) -> dict[str, int]:
    """How many disks of each kind are still face down, only those that are.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> hidden(INKAN.scenario({"turned": {"Lima": "devil"}}))["devil"]
    2
    """
    state = state_of(state, "inkan")
    return {str(disk): n for disk, n in zip(DISKS, state.hidden, strict=True) if n}


def unturned(state: Any) -> tuple[int, ...]:
    """The circles, by number, whose disk nobody has turned."""
    state = state_of(state, "inkan")
    return tuple([circle for circle, there in enumerate(state.unturned) if there])


def next_disk(state: Any) -> Distribution[str] | None:
    """What the next disk may be, whichever it is; None when all are turned.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> disk = next_disk(INKAN.scenario({}))
    >>> disk["treasure"], disk["devil"], disk["empty"]
    (Fraction(1, 34), Fraction(3, 34), Fraction(9, 34))
    """
    counts = hidden(state)
    return Distribution(counts) if counts else None


def under(state: Any, place: str | int, kind: str = "treasure") -> Fraction:
    """The chance that a disk of this kind lies under a place.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> state = INKAN.scenario({"turned": {"Lima": "devil"}})
    >>> under(state, "Quito"), under(state, "Quito", "devil"), under(state, "Lima")
    (Fraction(1, 33), Fraction(2, 33), Fraction(0, 1))
    """
    disk = _kind(kind)
    circle = state.board.dot(place)
    if circle not in unturned(state):
        return Fraction(0)
    return Fraction(state.hidden[DISKS.index(disk)], sum(state.hidden))


def among(state: Any, k: int, kind: str = "treasure") -> Distribution[int]:
    """How many of the next `k` disks are of this kind: drawn without putting back.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> two = among(INKAN.scenario({}), 2, "sun")
    >>> two[2] == Fraction(8, 34) * Fraction(7, 33), two.mean()
    (True, Fraction(8, 17))

    Raises:
        TesoroError: so many are not hidden, or there is no such kind.
    """
    state = state_of(state, "inkan")
    count = state.hidden[DISKS.index(_kind(kind))]
    total = sum(state.hidden)
    if not 0 <= k <= total:
        raise TesoroError(f"One can turn 0 to {total} disks now, not {k}.")
    return hypergeometric(total, count, k)


def worth(
    state: Any,
    pesos: int,
    price: int = DISK_PRICE,
    values: Mapping[str, int] | None = None,
) -> Fraction:
    """What turning the next disk changes in a purse on average, in pesos.

    Cups, necklaces and pottery bring what the rulebook says; the devil takes all that is left in
    the purse after paying. The treasure, suns, guides and empty disks count as nothing unless
    `values` says what they are worth to you.

    Args:
        state: the game.
        pesos: what is in the purse before paying for the disk.
        price: what is paid for turning it; 0 after a lucky throw.
        values: pesos by kind of disk, for any kind whose worth you see differently.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> worth(INKAN.scenario({}), pesos=300)
    Fraction(1300, 17)

    Raises:
        TesoroError: all disks are turned, the purse is too small, or there is no such kind.
    """
    if price > pesos:
        raise TesoroError(f"A purse of {pesos} pesos cannot pay {price} for a disk.")
    disk = next_disk(state)
    if disk is None:
        raise TesoroError("All disks are turned; there is none to value.")
    gain: dict[str, int] = {str(kind): amount for kind, amount in WORTH.items()}
    gain[str(Disk.DEVIL)] = price - pesos
    for kind, amount in (values or {}).items():
        gain[str(_kind(kind))] = amount
    total = sum([gain.get(kind, 0) * count for kind, count in disk.weights.items()])
    return Fraction(total, disk.total) - price


def worth_of_throwing(state: Any, pesos: int, values: Mapping[str, int] | None = None) -> Fraction:
    """The same when one throws for the disk instead: 4, 5 or 6 turns it for nothing.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> state = INKAN.scenario({})
    >>> worth_of_throwing(state, 300) == worth(state, 300, price=0) / 2
    True
    """
    return Fraction(7 - LUCKY_THROW, 6) * worth(state, pesos, 0, values)


def where(state: Any, kind: str = "treasure") -> Distribution[int] | None:
    """Where the only hidden disk of a kind may lie: by number of circle; None if none is left.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> state = INKAN.scenario({})
    >>> len(where(state)), where(state)[state.board.dot("Lima")]
    (34, Fraction(1, 34))

    Raises:
        TesoroError: several such disks are hidden, so that one belief cannot be about one place.
    """
    state = state_of(state, "inkan")
    count = state.hidden[DISKS.index(_kind(kind))]
    if count > 1:
        raise TesoroError(f"{count} disks of kind {kind!r} are hidden; ask for one place: `under`.")
    return Distribution.uniform(unturned(state)) if count else None


def told(
    belief: Distribution[int], circle: int, here: bool = False, truth: Fraction = TRUTH
) -> Distribution[int]:
    """The belief after an informant has said "it is here", or "it is not here", of a circle.

    The informant knows, and tells the truth with the chance `truth` (two times in three), else
    the opposite. Bayes: each place weighs what it weighed before, times the chance of hearing
    these words if the treasure lies there.

    >>> four = Distribution.uniform([0, 1, 2, 3])
    >>> after = told(four, 0)
    >>> after[0], after[1]
    (Fraction(1, 7), Fraction(2, 7))
    >>> told(four, 0, here=True)[0]
    Fraction(2, 5)

    Raises:
        TesoroError: `truth` is no chance, or these words could not have been said.
    """
    truth = Fraction(truth)
    if not 0 <= truth <= 1:
        raise TesoroError(f"The chance of a true word lies between 0 and 1, not at {truth}.")
    chances: dict[int, Fraction] = {}
    for place, chance in belief.items():
        is_true = (place == circle) == here
        chance *= truth if is_true else 1 - truth
        if chance:
            chances[place] = chance
    if not chances:
        raise TesoroError("An informant who is always right could not have said this.")
    return weighed(chances)


def _kind(kind: str) -> Disk:
    try:
        return Disk(kind)
    except ValueError:
        raise TesoroError(f"There is no disk {kind!r}; the kinds are {', '.join(DISKS)}.") from None
