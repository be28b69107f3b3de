"""Drawing without putting back: how many good ones come, how long one waits, what they add up to.

Formulas: N. L. Johnson, A. W. Kemp and S. Kotz, "Univariate Discrete Distributions", third edition,
Wiley 2005, chapter 6.
"""

from collections.abc import Iterable
from math import comb

from tesoro_lab.engine import Distribution, TesoroError


def hypergeometric(cards: int, good: int, n: int) -> Distribution[int]:
    """How many of `n` cards are good, when `good` of all `cards` are.

    >>> hypergeometric(5, 2, 2).weights
    {0: 3, 1: 6, 2: 1}

    Raises:
        TesoroError: more are good, or drawn, than there are, or less than none.
    """
    if not 0 <= good <= cards or not 0 <= n <= cards:
        raise TesoroError(f"Of {cards} cards 0 to {cards} are good or drawn, not {good} and {n}.")
    ways = {k: comb(good, k) * comb(cards - good, n - k) for k in range(n + 1)}
    return Distribution({k: number for k, number in ways.items() if number})


def waiting(cards: int, good: int, nth: int = 1) -> Distribution[int]:
    """The place of the `nth` good card among all: the negative hypergeometric distribution.

    >>> waiting(5, 2).weights
    {1: 4, 2: 3, 3: 2, 4: 1}

    Raises:
        TesoroError: there are not so many good cards.
    """
    if not 1 <= nth <= good <= cards:
        raise TesoroError(f"Of {cards} cards {good} are good; one can't wait for number {nth}.")
    # Card t is the nth good one: nth - 1 good ones come before it, the others after it.
    places = range(nth, cards - good + nth + 1)
    return Distribution({t: comb(t - 1, nth - 1) * comb(cards - t, good - nth) for t in places})


def sums(worth: Iterable[tuple[int, int]], n: int) -> Distribution[int]:
    """What `n` cards add up to, from the worth of each kind and how many there are of it.

    >>> sums([(1, 1), (2, 1), (3, 1)], 2).weights
    {3: 1, 4: 1, 5: 1}
    """
    ways: list[dict[int, int]] = [{0: 1}, *[{} for _ in range(n)]]
    for value, count in worth:
        _choose(ways, value, count)
    return Distribution({total: ways[n][total] for total in sorted(ways[n])})


def _choose(ways: list[dict[int, int]], value: int, count: int) -> None:
    """Let any number of `count` equal cards be among those drawn; `ways[m]` is for m cards."""
    for drawn in range(len(ways) - 1, 0, -1):
        more = ways[drawn]
        for j in range(1, min(count, drawn) + 1):
            for total, number in ways[drawn - j].items():
                better = total + j * value
                more[better] = more.get(better, 0) + comb(count, j) * number
