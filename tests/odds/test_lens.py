"""The odds lens: exact values worked out by hand, and agreement with play itself."""

from fractions import Fraction
from time import perf_counter
from typing import Any

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Move
from tesoro_lab.engine.streams import Stream
from tesoro_lab.games.ruta import RUTA, RutaRules
from tesoro_lab.games.ruta.frames import Draw
from tesoro_lab.games.ruta.state import RutaState


def scene(**facts: Any) -> RutaState:
    rules = facts.pop("rules", RutaRules())
    state = RUTA.scenario({"seats": 2, **facts}, rules)
    assert isinstance(state, RutaState)
    return state


def look(state: RutaState) -> odds.Lens:
    lens = odds.lens(state)
    assert lens is not None
    return lens


def test_from_start_by_hand() -> None:
    lens = look(scene())
    assert (lens.ask, lens.seat, lens.start) == ("throw", 0, 0)
    assert lens.first == odds.dice()
    # The Galleys by a card: Suerte (7) holds one in 16, the chest (2) one in 16.
    assert lens.to_galleys == (Fraction(6, 36) + Fraction(1, 36)) / 16
    # Back at Start by a card: one of Suerte; of the chest one, and one more that sails to Mahón.
    assert lens.passes_start == Fraction(6, 36) / 16 + Fraction(1, 36) * 2 / 16
    # Doubles give another throw, unless (1, 1) finds the card that sends to the Galleys.
    assert lens.extra_throw == Fraction(1, 6) - Fraction(1, 36) / 16
    # The alcabalas on 4 cost 20,000: spaces that nobody owns cost nothing.
    costs = {spot.space: spot.money for spot in lens.spots}
    assert costs[4] == -20_000
    assert costs[3] == costs[5] == costs[10] == 0


def test_expected_money_is_the_sum_over_the_spots() -> None:
    lens = look(scene(owners={3: 1, 5: 1, 6: 1, 8: 1, 9: 1}, buildings={6: 2, 8: 2, 9: 3}))
    total = sum(spot.chance * spot.money for spot in lens.spots)
    assert total == lens.expected == lens.money.mean()
    assert sum(spot.chance for spot in lens.spots) == 1
    costs = {spot.space: spot.money for spot in lens.spots}
    assert (costs[6], costs[8], costs[9], costs[5]) == (-9_000, -9_000, -30_000, -5_000)


def test_a_debt_counts_in_full_whatever_the_purse_holds() -> None:
    owners = {37: 1, 39: 1}
    rich = look(scene(pawns={0: 30}, owners=owners, buildings={37: 5, 39: 5}))
    poor = look(
        scene(pawns={0: 30}, owners=owners, buildings={37: 5, 39: 5}, purses={0: 0, 1: 270_000})
    )
    assert poor.money == rich.money
    assert {spot.space: spot.money for spot in poor.spots}[39] == -200_000


def test_past_start_the_salary_comes_in() -> None:
    lens = look(scene(pawns={0: 39}))
    assert lens.passes_start == 1
    assert {spot.space: spot.money for spot in lens.spots}[1 + 2] == 20_000


def test_go_to_galleys_and_three_doubles() -> None:
    lens = look(scene(pawns={0: 23}))
    assert lens.first[30] == Fraction(6, 36)
    assert lens.places[30] == 0
    assert lens.to_galleys >= Fraction(6, 36)
    third = look(scene(pawns={0: 11}, doubles={0: 2}))
    assert third.to_galleys >= Fraction(1, 6)
    assert third.extra_throw == 0


def test_in_the_galleys() -> None:
    first = look(scene(pawns={0: 10}, tries={0: 0}))
    # No double; or a double six to Suerte (22), and there the card that sends one back.
    assert first.places[10] == Fraction(5, 6) + Fraction(1, 36) / 16
    assert first.extra_throw == 0
    last = look(scene(pawns={0: 10}, tries={0: 2}))
    # Nobody stays a fourth turn; only a card, at the chest (17) or Suerte (22), sends one back.
    assert last.places[10] == last.to_galleys == Fraction(6 + 1, 36) / 16
    assert last.money.p(lambda change: change == -10_000) > Fraction(1, 2)


def test_before_a_card_it_says_what_is_left_in_the_pile() -> None:
    state = scene()
    state.play(Move("roll"))
    state.play(Move("dice", (3, 4)))
    assert type(state.frame) is Draw
    lens = look(state)
    assert lens.ask == "card"
    assert lens.pile is not None
    assert lens.pile["suerte", 11] == Fraction(1, 16)
    assert lens.places[3] == Fraction(1, 16)  # four spaces back
    assert [spot.space for spot in lens.spots] == [7]
    known = [no for no in range(1, 17) if no not in (2, 14)]
    few = scene(unseen={"suerte": [2, 14]}, below={"suerte": known})
    few.play(Move("roll"))
    few.play(Move("dice", (3, 4)))
    assert look(few).money.weights == {20_000: 1, 40_000: 1}
    assert look(few).expected == Fraction(40_000 + 20_000, 2)


def test_during_another_decision_it_is_about_the_next_throw() -> None:
    state = scene(pawns={0: 5}, phase="throw")
    state.play(Move("roll"))
    state.play(Move("dice", (1, 2)))
    assert state.seat == 0
    lens = look(state)
    assert (lens.ask, lens.start) == ("later", 8)
    assert lens.first == odds.dice().map(lambda total: 8 + total)


def test_nothing_to_say_before_the_game_and_after_it() -> None:
    state = RUTA.new(2, RutaRules(), RUTA.scenario({}).board)
    assert odds.lens(state) is None


def test_visits_of_a_space() -> None:
    state = scene(pawns={0: 0, 1: 1})
    chances = odds.visits(state, 8)
    assert chances == {0: Fraction(5, 36), 1: Fraction(6, 36)}


def test_the_lens_leaves_the_state_alone() -> None:
    state = scene(pawns={0: 20})
    before = state.copy()
    odds.lens(state)
    assert state == before


POSITIONS = [
    {},
    {
        "pawns": {0: 15},
        "doubles": {0: 1},
        "owners": {18: 1, 19: 1, 16: 1, 12: 1},
        "buildings": {18: 1},
    },
    {"pawns": {0: 10}, "tries": {0: 2}, "owners": {12: 1, 28: 1, 15: 1}},
    {"pawns": {0: 31}, "owners": {1: 0, 3: 0, 37: 1, 39: 1}, "buildings": {1: 2, 3: 1}},
]


@pytest.mark.parametrize("facts", POSITIONS)
def test_it_agrees_with_play(facts: dict[str, Any]) -> None:
    state = scene(**facts)
    lens = look(state)
    rng = Stream("lens")
    trials = 6_000
    places: dict[int, int] = {}
    changes: dict[int, int] = {}
    for _ in range(trials):
        end = state.copy()
        end.play(Move("roll"))
        while end.seat == -1:
            end.play(end.draw(rng))
        places[end.pawns[0].at] = places.get(end.pawns[0].at, 0) + 1
        change = end.purses[0] - state.purses[0]
        changes[change] = changes.get(change, 0) + 1
    for counts, exact in ((places, lens.places), (changes, lens.money)):
        assert set(counts) <= set(exact)
        for outcome in exact:
            assert odds.wilson(counts.get(outcome, 0), trials, 0.99999).holds(exact[outcome])


def test_it_is_quick() -> None:
    state = scene(pawns={0: 31})
    best = 1.0
    for _ in range(5):
        start = perf_counter()
        odds.lens(state)
        best = min(best, perf_counter() - start)
    assert best < 0.06  # about 0.01 s on a common machine; the rest is for a busy one
