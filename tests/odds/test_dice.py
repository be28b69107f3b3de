"""Dice and intervals, against hand counts, icepool and many throws."""

import copy
from fractions import Fraction

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Distribution, TesoroError


def test_the_36_throws_are_alike_and_their_sums_are_the_triangle() -> None:
    assert len(odds.throws()) == 36
    assert [odds.dice()[total] * 36 for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(("n", "sides"), [(1, 6), (2, 6), (3, 6), (5, 6), (2, 4), (3, 10)])
def test_sums_agree_with_icepool(n: int, sides: int) -> None:
    icepool = pytest.importorskip("icepool")
    theirs = icepool.d(sides).repeat_and_sum(n) if hasattr(icepool.Die, "repeat_and_sum") else None
    theirs = theirs or n @ icepool.d(sides)
    ours = odds.dice(n, sides)
    assert {total: ours[total] for total in ours} == {
        total: theirs.probability("==", total) for total in theirs.outcomes()
    }


def test_working_shows_what_the_chance_counts() -> None:
    for total in range(2, 13):
        assert Fraction(len(odds.working(total)), 36) == odds.dice()[total]
    assert odds.working(13) == []
    assert odds.dice(2).working(9) == odds.working(9) == [(3, 6), (4, 5), (5, 4), (6, 3)]


@pytest.mark.parametrize(
    "event", [9, {7, 11}, range(2, 5), lambda total: total % 3 == 0, lambda total: False]
)
def test_the_working_takes_any_event_that_a_chance_takes(event: object) -> None:
    for pool in (odds.dice(2), odds.dice(3), odds.dice(3, sides=8).highest(2)):
        assert Fraction(len(pool.working(event)), pool.total) == pool.p(event)


def test_two_dice_sum_is_still_a_distribution_like_any_other() -> None:
    two = odds.dice(2)
    assert two == Distribution.uniform(range(1, 7)).times(2)
    assert two[7] == Fraction(1, 6)
    assert two + two == odds.dice(4)
    assert two.given(range(2, 5)).total == 6
    assert copy.deepcopy(two).working(3) == [(1, 2), (2, 1)]


def test_doubles_in_a_row() -> None:
    assert [odds.doubles(k) for k in range(4)] == [
        1,
        Fraction(1, 6),
        Fraction(1, 36),
        Fraction(1, 216),
    ]


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.dice(0),
        lambda: odds.dice(2, sides=0),
        lambda: odds.doubles(-1),
        lambda: odds.wilson(5, 4),
        lambda: odds.wilson(0, 0),
        lambda: odds.wilson(1, 2, level=1),
        lambda: odds.band(0.5, 0),
        lambda: odds.throw_list(-1),
    ],
)
def test_nonsense_is_refused_in_a_sentence(ask: object) -> None:
    with pytest.raises(TesoroError, match=r"^[A-Z0-9].*\.$"):
        ask()  # type: ignore[operator]


def test_wilson_agrees_with_the_known_examples() -> None:
    # Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine
    # 17 (1998), table I, method 3: 81/263, 15/148, 0/20, 1/29.
    for hits, trials, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        interval = odds.wilson(hits, trials)
        assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)


def test_about_95_of_100_intervals_hold_the_exact_share() -> None:
    held = 0
    for seed in range(400):
        sevens = odds.throw_many(120, seed=seed)[7]
        held += odds.wilson(sevens, 120).holds(odds.dice()[7])
    assert odds.wilson(held, 400, level=0.9999).holds(0.95)


def test_throws_come_again_with_the_seed_and_fit_the_exact_shares() -> None:
    counts = odds.throw_many(20_000, seed=3)
    assert counts == odds.throw_many(20_000, seed=3)
    for total, count in counts.items():
        assert odds.wilson(count, 20_000, level=0.9999).holds(odds.dice()[total])
