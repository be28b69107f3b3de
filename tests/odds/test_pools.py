"""The best of a pool of dice, against counting by hand and against every single throw."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.odds import pools

UNEVEN = [
    Distribution({1: 3, 4: 1, 9: 2}),
    Distribution({-2: 1, 0: 5, 7: 1}),
    Distribution({Fraction(1, 2): 2, Fraction(2, 3): 1, 3: 1}),
    Distribution({5: 4}),
]


def by_hand(die: Distribution, n: int, kept: slice) -> Distribution:
    counts: Counter = Counter()
    for drawn in product(die.weights.items(), repeat=n):
        ways = 1
        for _, weight in drawn:
            ways *= weight
        counts[sum(sorted(face for face, _ in drawn)[kept])] += ways
    return Distribution(counts)


@pytest.mark.parametrize("die", UNEVEN)
@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_every_choice_agrees_with_every_throw(die: Distribution, n: int) -> None:
    for k in range(1, n + 1):
        assert pools.highest(die, n, k) == by_hand(die, n, slice(n - k, n))
        assert pools.lowest(die, n, k) == by_hand(die, n, slice(0, k))
    assert pools.highest(die, n, n) == pools.lowest(die, n, n) == die.times(n)


def test_four_dice_keep_three() -> None:
    best = odds.dice(4, sides=6).highest(3)
    assert best.mean() == Fraction(15869, 1296)
    assert best[18] * 1296 == len(best.working(18)) == 21
    assert best.total == 1296
    assert odds.dice(4).lowest(3).mean() == 21 - best.mean()
    assert isinstance(best, odds.Dice)


def test_the_working_of_a_choice_counts_every_throw() -> None:
    for pool in (odds.dice(4).highest(2), odds.dice(3, 4).lowest(), odds.dice(3).highest(3)):
        for total in pool:
            assert Fraction(len(pool.working(total)), pool.sides**pool.n) == pool[total]


def test_a_large_pool_is_no_trouble() -> None:
    pool = odds.dice(60, sides=20).highest(10)
    assert pool.total == 20**60
    assert list(pool.weights) == sorted(pool.weights)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.dice(4).highest(5),
        lambda: odds.dice(4).lowest(0),
        lambda: odds.dice(4).highest(3).lowest(1),
        lambda: pools.highest(UNEVEN[0], 0, 1),
        lambda: odds.dice(8).working(20),
        lambda: odds.throws(20),
    ],
)
def test_refusals_teach(ask: object) -> None:
    with pytest.raises(TesoroError, match=r"^[A-Z0-9].*\.$"):
        ask()  # type: ignore[operator]
