"""The answers of the lessons on landing places and the Galleys are what the library works out."""

from fractions import Fraction

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Distribution
from tesoro_lab.lessons import answers
from tesoro_lab.odds.pawns import pawn_chain


def question(id: str):
    return answers.book(id.rpartition("-")[0]).questions[id]


def test_the_tiny_board():
    tiny = odds.Chain(
        {"start": Distribution({"start": 1, "port": 1}), "port": Distribution({"start": 1})}
    )
    assert question("landing-1").solution == tiny.steps["port"]["start"]
    assert question("landing-2").solution == tiny.after(2, "start")["start"]
    assert question("landing-3").solution == tiny.stationary()["port"]


def test_the_real_board():
    chain = pawn_chain()
    malta = chain.places_floats()[18]
    asked = question("landing-4")
    assert abs(float(asked.solution) - 1 / malta) < asked.tolerance
    asked = question("landing-7")
    tolls = 60 * float(chain.rolls_per_turn()) * malta
    assert abs(float(asked.solution) - tolls) < asked.tolerance
    touched = chain.places_floats("touched")[30]
    assert f"{touched:.2%}" in question("landing-5").why[0]
    row = chain.rolls.distances(40, chain.rolls.states[0])
    assert row[27] >= 0.01 > row[28]
    visited = sum(share > 0 for share in chain.places_floats().values())
    assert question("landing-9").solution == Fraction(5, 100) * visited


def test_waiting():
    stay = odds.galleys.of()
    wait = stay.ways["wait"]
    assert question("galleys-1").solution == 1 - wait.moves_on.p({1, 2})
    fined = wait.cost[10_000]
    assert question("galleys-2").solution == wait.moves_on[3] - fined
    assert question("galleys-3").solution == 1 / odds.doubles(1)
    assert question("galleys-4").solution == odds.doubles(1)
    assert question("galleys-5").solution == wait.cost.mean()


def test_money_against_time():
    stay = odds.galleys.of()
    worth = stay.worth(1000)
    asked = question("galleys-6")
    assert abs(float(asked.solution) - (worth["wait"] - worth["pay"])) < asked.tolerance
    asked = question("galleys-7")
    assert abs(float(asked.solution) - (stay.threshold or 0)) < asked.tolerance
    assert stay.best(0) == "pay" and question("galleys-8").solution == "a"
    doubles = odds.throws().given(lambda throw: throw[0] == throw[1])
    assert doubles.p(lambda throw: sum(throw) == 8) > odds.dice()[8]


@pytest.mark.parametrize(("level", "said"), [(0, 1635), (1, 641)])
def test_what_titles_cost_is_as_the_lesson_says(level, said):
    values = odds.values.of()
    board = values.board
    if level:
        cost = sum(values.income(at, level) for at in board.members["G4"])
    else:
        cost = sum((values.income(at) for at in board.titles), Fraction(0))
    assert round(cost) == said
