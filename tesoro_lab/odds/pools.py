"""Keep the best of a pool of dice, or the worst: exactly, without listing every throw.

The faces are gone through from the best downwards. At each face some of the dice left show it,
and the rest show something worse, so that only the number of dice already placed and their sum
need be known (dynamic programming).
"""

from collections.abc import Sequence
from math import comb
from typing import Any

from tesoro_lab.engine import Distribution, TesoroError, fit
from tesoro_lab.engine.given import of_kind, whole


def highest(die: Distribution[Any], n: int, k: int = 1) -> Distribution[Any]:
    """The sum of the `k` highest of `n` dice of one kind, or of any draws that are numbers.

    >>> die = Distribution.uniform(range(1, 7))
    >>> highest(die, 4, 3).mean(), highest(die, 2)[6]
    (Fraction(15869, 1296), Fraction(11, 36))

    Raises:
        TesoroError: there is no die, or not so many of them to keep.
    """
    return _best(die, n, k, _faces(die)[::-1])


def lowest(die: Distribution[Any], n: int, k: int = 1) -> Distribution[Any]:
    """The sum of the `k` lowest of `n` dice of one kind.

    >>> lowest(Distribution.uniform(range(1, 7)), 2)[1]
    Fraction(11, 36)

    Raises:
        TesoroError: there is no die, or not so many of them to keep.
    """
    return _best(die, n, k, _faces(die))


def _faces(die: Distribution[Any]) -> list[Any]:
    of_kind(die, Distribution, "The die")
    return sorted(fit.numbers(die.weights))


def _best(die: Distribution[Any], n: int, k: int, faces: Sequence[Any]) -> Distribution[Any]:
    if whole(n, "dice") < 1:
        raise TesoroError(f"A pool needs at least 1 die, not {n}.")
    if not 1 <= whole(k, "dice") <= n:
        raise TesoroError(f"From a pool of {n} one can keep 1 to {n}, not {k}.")
    done: dict[Any, int] = {}
    placed: list[dict[Any, int]] = [{} for _ in range(k)]
    placed[0][0] = 1
    rest = die.total
    for face in faces:
        weight = die.weights[face]
        rest -= weight
        _place(placed, done, face, weight, rest, n)
    return Distribution({total: done[total] for total in sorted(done)})


def _place(
    placed: list[dict[Any, int]], done: dict[Any, int], face: Any, weight: int, rest: int, n: int
) -> None:
    """Let any number of the dice left show this face.

    `placed[m]` holds the sums, with their weights, that m dice make; `done` those of all k, once
    the dice that are not kept have been counted too. Those with more dice come first, since each
    only leads to later ones.
    """
    k = len(placed)
    for m in range(k - 1, -1, -1):
        missing, left = k - m, n - m
        shares = [comb(left, j) * weight**j for j in range(missing)]
        # All that is kept is placed as soon as at least `missing` dice show this face.
        full = (weight + rest) ** left
        full -= sum([share * rest ** (left - j) for j, share in enumerate(shares)])
        for total, ways in placed[m].items():
            if full:
                best = total + missing * face
                done[best] = done.get(best, 0) + ways * full
            for j in range(1, missing):
                further = placed[m + j]
                better = total + j * face
                further[better] = further.get(better, 0) + ways * shares[j]
