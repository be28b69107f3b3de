"""Intervals hold the truth as often as they say."""

import math
import random

import pytest

from tesoro_lab.engine import TesoroError
from tesoro_lab.lab.estimates import mean, share, t_quantile


@pytest.mark.parametrize(
    ("freedom", "level", "printed"),
    [
        (1, 0.999, 636.619),
        (2, 0.999, 31.599),
        (3, 0.999, 12.924),
        (2, 0.95, 4.303),
        (1, 0.95, 12.706),
        (4, 0.95, 2.776),
        (30, 0.95, 2.042),
        (10, 0.99, 3.169),
        (120, 0.9, 1.658),
    ],
)
def test_quantiles_are_those_of_printed_tables(freedom: int, level: float, printed: float) -> None:
    assert t_quantile(freedom, level) == pytest.approx(printed, abs=6e-4)


def test_where_the_two_formulas_meet_they_agree() -> None:
    assert t_quantile(299) == pytest.approx(t_quantile(301), abs=1e-4)


def test_the_interval_of_a_mean_holds_the_truth_in_about_95_of_100() -> None:
    rng = random.Random("mean")
    held = sum(mean([rng.gauss(3, 2) for _ in range(6)]).interval.holds(3) for _ in range(2000))
    assert 0.935 < held / 2000 < 0.965


def test_the_least_freedom_has_closed_formulas() -> None:
    """With one degree t is the tangent of an angle; with two it is a root."""
    for level in (0.01, 0.5, 0.9, 0.999, 0.99999):
        assert t_quantile(1, level) == pytest.approx(math.tan(math.pi * level / 2), rel=1e-9)
        root = level * math.sqrt(2 / (1 - level * level))
        assert t_quantile(2, level) == pytest.approx(root, rel=1e-9)


def test_one_game_tells_nothing_about_the_spread() -> None:
    low, high = mean([4.0]).interval
    assert (low, high) == (float("-inf"), float("inf"))


def test_they_say_it_in_both_languages() -> None:
    assert str(share([True] * 3 + [False])) == " 75.0%  (30.1% to 95.4%)  3 of 4"
    assert share([True] * 3 + [False]).said("es").endswith("3 de 4")
    assert mean([1.0, 2.0]).said("es") == "   1,5  (−4,9 a 7,9)"


def test_nothing_has_no_mean() -> None:
    with pytest.raises(TesoroError, match="at least one"):
        mean([])


def test_a_level_is_a_share():
    with pytest.raises(TesoroError, match="a level between 0 and 1, not 1 and 95"):
        mean([1.0, 2.0], level=95)
    with pytest.raises(TesoroError, match="At least 1 degree of freedom"):
        t_quantile(0)
