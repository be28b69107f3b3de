"""A confidence sequence may be watched: it seldom ever loses the truth, and it does narrow."""

from collections.abc import Callable
from random import Random

import pytest

from tesoro_lab.engine import TesoroError
from tesoro_lab.lab.sequences import Sequence
from tesoro_lab.odds import wilson

RUNS, VALUES = 300, 300


def coin(rng: Random) -> float:
    return float(rng.random() < 0.3)


def pair(rng: Random) -> float:
    """The score of a pair of games between bots that are alike: mostly 1/2."""
    return (0.0, 0.5, 0.5, 0.5, 1.0)[int(5 * rng.random())]


def spread_out(rng: Random) -> float:
    return rng.random()


@pytest.mark.parametrize(
    ("draw", "truth"), [(coin, 3), (pair, 5), (spread_out, 5)], ids=["coin", "pair", "uniform"]
)
def test_it_ever_loses_the_truth_in_at_most_5_of_100_runs(
    draw: Callable[[Random], float], truth: int
) -> None:
    lost = 0
    for run in range(RUNS):
        rng, seen = Random(f"run {run}"), Sequence(steps=10)
        for _ in range(VALUES):
            seen.add(draw(rng))
        lost += truth not in seen._above  # struck out at any time: it never comes back
    # Up to 5 % may be lost; more than 24 of 300 would come about once in 100 at just 5 %.
    assert lost <= 24


def test_an_ordinary_interval_looked_at_after_every_game_loses_it_far_more_often() -> None:
    lost = 0
    for run in range(RUNS):
        rng, hits = Random(f"run {run}"), 0
        for count in range(1, VALUES + 1):
            hits += int(coin(rng))
            if count >= 10 and not wilson(hits, count).holds(0.3):
                lost += 1
                break
    assert lost > 60


def test_it_only_ever_narrows_and_holds_the_mean_of_its_values_within_a_step() -> None:
    rng, seen = Random("narrow"), Sequence()
    before, total = seen.interval, 0.0
    for _ in range(400):
        value = pair(rng)
        total += value
        seen.add(value)
        assert before.low <= seen.interval.low <= seen.interval.high <= before.high
        before = seen.interval
    assert seen.interval.holds(total / seen.count)
    assert seen.interval.high - seen.interval.low < 0.17


def test_values_that_hardly_vary_are_believed_sooner() -> None:
    steady, wild = Sequence(), Sequence()
    for number in range(60):
        steady.add(0.5)
        wild.add(number % 2)
    widths = [seen.interval.high - seen.interval.low for seen in (steady, wild)]
    assert widths[0] < 0.6 * widths[1]


def test_what_lies_outside_is_refused() -> None:
    with pytest.raises(TesoroError, match="between 0 and 1"):
        Sequence().add(1.5)
    with pytest.raises(TesoroError, match="level"):
        Sequence(level=1)


def test_the_interval_of_none_holds_0_and_that_of_all_holds_1() -> None:
    for count in range(1, 1500):
        none, everyone = wilson(0, count), wilson(count, count)
        assert none.low == 0 and none.holds(0)
        assert everyone.high == 1 and everyone.holds(1)
        assert none.high == pytest.approx(1 - everyone.low)
