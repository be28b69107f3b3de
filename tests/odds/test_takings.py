"""Simulated takings come near the expected ones, and the same seed takes the same."""

from math import sqrt
from statistics import stdev

import pytest

from tesoro_lab.engine import TesoroError
from tesoro_lab.odds import takings, values

WORTH = values.of()


@pytest.mark.parametrize(
    ("title", "level", "owned"),
    [("Constantinopla", 5, 2), ("Malta", 0, 3), ("Lonja de Alicante", 0, 4), ("Lloyds", 0, 2)],
)
def test_the_average_is_what_is_expected(title: str, level: int, owned: int) -> None:
    at = 12 if title == "Lloyds" else title  # its toll depends on the throw
    tolls = takings(WORTH, at, level, owned, 30_000, seed="market")
    error = stdev(tolls) / sqrt(len(tolls))
    assert abs(sum(tolls) / len(tolls) - WORTH.income(at, level, owned)) < 4 * error


def test_the_same_seed_takes_the_same() -> None:
    first, again, other = [takings(WORTH, 19, 3, rolls=300, seed=s) for s in ("a", "a", "b")]
    assert first == again != other
    assert set(first) == {0, 60_000}


def test_what_cannot_be_is_refused() -> None:
    for wrong in ({"title": 0}, {"title": 39, "level": 9}, {"title": 39, "rolls": 0}):
        with pytest.raises(TesoroError):
            takings(WORTH, **wrong)
