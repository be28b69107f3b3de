"""The answers of the two lessons at the harbour are what the library itself works out."""

from fractions import Fraction

import pytest

from tesoro_lab.games.royal import ROYAL, RoyalDeck
from tesoro_lab.lessons import answers
from tesoro_lab.odds.harbour import Harbour
from tesoro_lab.odds.stopping import Plan, ships_only

RED_2, RED_3, BLUE_1, BLUE_2 = "ship-red-2-3", "ship-red-3-6", "ship-blue-1-1", "ship-blue-2-2"
GREEN_1, YELLOW_1, BLACK_1 = "ship-green-1-1", "ship-yellow-1-1", "ship-black-1-2"


def answer(id: str):
    return answers.book(id.rpartition("-")[0]).questions[id].solution


def harbour(*display: str, **facts) -> Harbour:
    return Harbour.of(ROYAL.scenario({"display": list(display), "drawn": len(display), **facts}))


def ships(*display: str) -> Harbour:
    """The game of ships only, with these lying there."""
    lying = harbour(*display)
    faces = RoyalDeck.load().faces
    unseen = [n * (face.kind == "ship") for n, face in zip(lying.unseen, faces, strict=True)]
    return lying._replace(unseen=tuple(unseen))


def test_one_more_card():
    three = harbour(YELLOW_1, GREEN_1, BLACK_1)
    lone, people = harbour(RED_2), harbour(RED_2, "sailor-1", "priest-1", "captain-1")
    assert (lone.bust_next(), people.bust_next()) == (Fraction(9, 118), Fraction(9, 115))
    assert answer("card-2") == harbour(YELLOW_1, "sailor-1", GREEN_1, BLACK_1).bust_next()
    assert answer("card-3") == three.ship_doubles()
    safe = 1 - three.bust_next()
    assert answer("card-4") == (Fraction(47, 116) - three.bust_next()) / safe
    assert answer("card-5") == 1 - Harbour.fresh().reach(3)
    assert answer("card-7") == harbour(RED_2, YELLOW_1, persons={0: ["sailor-1"] * 2}).bust_next()


@pytest.mark.parametrize(
    ("id", "display", "governors"),
    [
        ("stop-1", (RED_3,), 0),
        ("stop-3", (RED_3, BLUE_2), 1),
        ("stop-4", (RED_2, BLUE_2, GREEN_1), 0),
    ],
)
def test_one_more_ship(id, display, governors):
    advice = Plan(ships(*display), ships_only(), governors).advice()
    assert answer(id) == advice.once
    assert not advice.draw


def test_two_small_ships_are_drawn_from():
    advice = Plan(ships(BLUE_1, GREEN_1), ships_only()).advice()
    assert advice.once == Fraction(66, 48)
    assert advice.draw and answer("stop-2") == "b"


def test_the_price_of_a_simple_rule():
    plan = Plan(Harbour.fresh(), ships_only())
    best = plan.advice().value
    assert answer("stop-6") == 11 * (best - plan.until(2))
    # It stops at a single ship of 2 coins, where the best plan draws, and differs nowhere else.
    drawing = Plan(ships(RED_2), ships_only()).advice().onward
    assert answer("stop-7") == best - Fraction(3, 10) * (drawing - 2)
