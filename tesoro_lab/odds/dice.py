"""Dice, exactly: every throw, every sum, and doubles in a row."""

from fractions import Fraction
from itertools import product

from tesoro_lab.engine import Distribution, TesoroError


def dice(n: int = 2, sides: int = 6) -> Distribution[int]:
    """The sum of `n` dice.

    >>> dice(2)[7], dice(2)[12]
    (Fraction(1, 6), Fraction(1, 36))
    >>> dice(1, sides=4).mean()
    Fraction(5, 2)
    """
    return _die(sides).times(_at_least_one(n, "dice"))


def throws(n: int = 2, sides: int = 6) -> Distribution[tuple[int, ...]]:
    """Every throw of `n` dice that can be told apart, so (3, 4) and (4, 3) are two.

    >>> len(throws()), throws()[3, 4], throws().p(lambda throw: throw[0] == throw[1])
    (36, Fraction(1, 36), Fraction(1, 6))
    """
    faces = _die(sides).outcomes
    return Distribution.uniform(product(faces, repeat=_at_least_one(n, "dice")))


def working(total: int, n: int = 2, sides: int = 6) -> list[tuple[int, ...]]:
    """The throws that make a sum: the working behind its chance.

    >>> working(4)
    [(1, 3), (2, 2), (3, 1)]
    >>> Fraction(len(working(4)), 36) == dice()[4]
    True
    """
    return [throw for throw in throws(n, sides) if sum(throw) == total]


def doubles(k: int = 1) -> Fraction:
    """The chance that the next `k` throws of two dice are all doubles.

    >>> doubles(1), doubles(3)
    (Fraction(1, 6), Fraction(1, 216))
    """
    if k < 0:
        raise TesoroError(f"The number of throws must be 0 or more, not {k}.")
    return Fraction(1, 6) ** k


def _die(sides: int) -> Distribution[int]:
    return Distribution.uniform(range(1, _at_least_one(sides, "sides") + 1))


def _at_least_one(number: int, what: str) -> int:
    if number < 1:
        raise TesoroError(f"The number of {what} must be 1 or more, not {number}.")
    return number
