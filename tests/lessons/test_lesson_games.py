"""The answers of the lesson on how many games are what the library itself works out."""

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from tesoro_lab.lessons import answers
from tesoro_lab.odds import wilson


def answer(id: str):
    return answers.book("games").questions[id].solution


def test_seven_to_three_or_wider_is_counted_row_by_row():
    wide = sum(abs(2 * sum(row) - 10) >= 4 for row in product((0, 1), repeat=10))
    assert answer("games-1") == Fraction(wide, 1024)


@pytest.mark.parametrize(
    ("id", "half"), [("games-2", 0.01), ("games-7", 0.05)], ids=["one point", "five points"]
)
def test_so_many_games_give_so_narrow_an_interval(id, half):
    games = int(answer(id))
    low, high = wilson(games // 2, games)
    assert (high - low) / 2 == pytest.approx(half, rel=0.03)
    question = answers.book("games").questions[id]
    exact = round((1.96 * 0.5 / half) ** 2)  # whoever takes the longer formula is right too
    assert question.judge(exact, "en")[0]


def test_a_quarter_of_the_variance_takes_a_quarter_of_the_games():
    assert sqrt(1 / 1200) == pytest.approx(sqrt(Fraction(1, 4) / answer("games-5")))
    assert answer("games-3") == 40 * Fraction(1, 20)
