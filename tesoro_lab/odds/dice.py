"""Dice, exactly: every throw, every sum, the best of a pool, and doubles in a row."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.engine.convolve import power
from tesoro_lab.engine.given import counted, whole
from tesoro_lab.engine.question import question
from tesoro_lab.odds import pools

LISTABLE = 1_000_000
"""No more throws than this are listed one by one."""
FEASIBLE = 1_000_000_000
"""Dice squared, times sides: about how long the sum of a pool takes to work out."""
_SIX = Distribution.uniform(range(1, 7))


class Dice(Distribution[int]):
    """The sum of a pool of equal dice, or of the ones kept, which can also show its working."""

    __slots__ = ("kept", "n", "sides")

    n: int
    """How many dice are thrown."""
    sides: int
    """How many sides each has."""
    kept: slice
    """Which dice of a throw count, when they lie in rising order."""

    def __init__(self, weights: Mapping[int, int], n: int, sides: int, kept: slice) -> None:
        super().__init__(weights)
        self.n, self.sides, self.kept = n, sides, kept

    def highest(self, k: int = 1) -> "Dice":
        """The sum of the `k` highest dice of the throw.

        >>> dice(4, sides=6).highest(3).mean()
        Fraction(15869, 1296)

        Raises:
            TesoroError: there are not so many dice, or some were left out before.
        """
        return self._keep(pools.highest, k, slice(self.n - whole(k, "dice"), self.n))

    def lowest(self, k: int = 1) -> "Dice":
        """The sum of the `k` lowest dice of the throw.

        >>> dice(2).lowest()[1]
        Fraction(11, 36)

        Raises:
            TesoroError: there are not so many dice, or some were left out before.
        """
        return self._keep(pools.lowest, k, slice(0, k))

    def working(self, event: object) -> list[tuple[int, ...]]:
        """The throws behind the chance of an event: a sum, several of them, or a question.

        >>> dice(2).working(9)
        [(3, 6), (4, 5), (5, 4), (6, 3)]
        >>> dice(2).working(lambda total: total >= 11)
        [(5, 6), (6, 5), (6, 6)]
        >>> len(dice(4).highest(3).working(18))
        21

        Raises:
            TesoroError: there are more than a million throws.
        """
        asked, kept = question(event, self.weights), self.kept
        return [throw for throw in _throws(self.n, self.sides) if asked(sum(sorted(throw)[kept]))]

    def _keep(
        self, best: Callable[[Distribution[int], int, int], Distribution[int]], k: int, kept: slice
    ) -> "Dice":
        if self.kept != slice(0, self.n):
            raise TesoroError("Some dice are left out already; begin again with the whole pool.")
        return Dice(best(_die(self.sides), self.n, k).weights, self.n, self.sides, kept)


def dice(n: int = 2, sides: int = 6) -> Dice:
    """The sum of `n` dice.

    >>> dice(2)[7], dice(2)[12]
    (Fraction(1, 6), Fraction(1, 36))
    >>> dice(1, sides=4).mean()
    Fraction(5, 2)

    Raises:
        TesoroError: there is no die, or a die without sides.
    """
    if counted(n, "dice", 1) ** 2 * counted(sides, "sides", 1) > FEASIBLE:
        raise TesoroError(
            f"{n} dice of {sides} sides are too many to work out exactly; `sums` throws them."
        )
    sums = power(_die(sides).weights, n)
    return Dice(sums, n, sides, slice(0, n))


def throws(n: int = 2, sides: int = 6) -> Distribution[tuple[int, ...]]:
    """Every throw of `n` dice that can be told apart, so (3, 4) and (4, 3) are two.

    >>> len(throws()), throws()[3, 4], throws().p(lambda throw: throw[0] == throw[1])
    (36, Fraction(1, 36), Fraction(1, 6))

    Raises:
        TesoroError: there is no die, a die without sides, or more than a million throws.
    """
    return Distribution.uniform(_throws(n, sides))


def working(event: object, n: int = 2, sides: int = 6) -> list[tuple[int, ...]]:
    """The throws that make a sum: `dice(n, sides).working(event)` in short.

    >>> working(4)
    [(1, 3), (2, 2), (3, 1)]
    >>> Fraction(len(working(4)), 36) == dice()[4]
    True
    """
    return dice(n, sides).working(event)


def doubles(k: int = 1) -> Fraction:
    """The chance that the next `k` throws of two dice are all doubles.

    >>> doubles(1), doubles(3)
    (Fraction(1, 6), Fraction(1, 216))

    Raises:
        TesoroError: there are less than no throws.
    """
    counted(k, "throws", 0, 10_000)
    return Fraction(1, 6) ** k


def _throws(n: int, sides: int) -> "product[tuple[int, ...]]":
    counted(n, "dice", 1)
    if n > 99 or counted(sides, "sides", 1) ** n > LISTABLE:
        raise TesoroError(
            f"{n} dice of {sides} sides fall in more than {LISTABLE:,} ways, too many to list; "
            "ask `dice` for the chance instead."
        )
    return product(range(1, sides + 1), repeat=n)


def _die(sides: int) -> Distribution[int]:
    if sides == 6:
        return _SIX
    return Distribution.uniform(range(1, counted(sides, "sides", 1) + 1))
