"""The Galleys: three ways in, every way out, three turns at most, and what may be done inside."""

from typing import Any

import pytest
from play import CROWN, G1, LONJAS, all_sold, all_to, at, card_at, doubles, go, throw
from scripted_play import code, kinds, no, told
from scripted_play import listed as texts

from tesoro_lab.games.ruta.frames import Throw
from tesoro_lab.games.ruta.movement import FREE, Pawn


def held(tries: int = 0, facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 begins its turn in the Galleys."""
    return at({"seats": 3, "tries": {0: tries}, **(facts or {})}, **rules)


# The ways in


def test_in_by_the_space() -> None:
    state = at({"pawns": [25]})
    assert told(go(state, *throw(1, 4)), "sent") == [(0, "space")]
    assert state.pawns[0] == Pawn(10, 0, 0)


@pytest.mark.parametrize(("deck", "no"), [("suerte", 5), ("cofre", 15)])
def test_in_by_a_card(deck: str, no: int) -> None:
    state = card_at(deck)
    assert told(go(state, f"card {deck} {no}"), "sent") == [(0, "card")]
    assert state.pawns[0] == Pawn(10, 0, 0)
    assert state.purses[0] == 135_000


def test_in_by_three_doubles() -> None:
    state = at({"pawns": [0], "doubles": [2]})
    assert told(go(state, *doubles(5)), "sent") == [(0, "doubles")]
    assert state.pawns[0] == Pawn(10, 0, 0)


@pytest.mark.parametrize(
    "facts",
    [{"pawns": [25]}, {"pawns": [0], "doubles": [2]}],
    ids=["space", "doubles"],
)
def test_no_way_out_on_the_turn_one_is_sent(facts: dict[str, Any]) -> None:
    state = at({**facts, "cards": {"suerte 9": 0}})
    go(state, "roll", "dice 1 4" if "doubles" not in facts else "dice 4 4")
    assert code(state, "fine") == "just_sent"
    assert code(state, "use suerte 9") == "just_sent"
    assert code(state, "roll") == "wrong_moment"


def test_a_free_player_has_nothing_to_pay_and_no_card_to_use() -> None:
    state = at({"cards": {"suerte 9": 0}})
    assert code(state, "fine") == "not_in_galleys"
    assert code(state, "use suerte 9") == "not_in_galleys"


# Throwing for a double


@pytest.mark.parametrize("tries", [0, 1, 2])
def test_a_double_opens_the_galleys_on_each_of_three_turns(tries: int) -> None:
    state = held(tries)
    events = go(state, *doubles(5))
    assert told(events, "leaves") == [(0, "doubles")]
    assert state.pawns[0] == Pawn(20)
    assert state.purses[0] == 135_000
    assert code(state, "roll") == "wrong_moment"  # no further throw


def test_a_failed_throw_leaves_the_pawn_where_it_is() -> None:
    state = held()
    events = go(state, *throw(1, 2))
    assert told(events, "stays") == [(0, 1)]
    assert state.pawns[0] == Pawn(10, 0, 1)
    assert code(state, "fine") == "just_sent"  # only before throwing
    go(state, "end")
    assert state.seat == 1


def test_the_third_failed_throw_pays_the_fine_and_moves() -> None:
    state = held()
    for tries in (1, 2):
        go(state, *throw(1, 2), "end", *throw(4, 6), "end", *throw(4, 6), "end")
        assert state.pawns[0].tries == tries
    before = state.purses[0]
    events = go(state, *throw(4, 6))
    assert told(events, "fined") == [(0, 10_000)]
    assert state.purses[0] == before - 10_000
    assert state.pawns[0] == Pawn(20)
    assert kinds(events).index("fined") < kinds(events).index("moves")


def test_third_turn_pay_and_wait() -> None:
    state = held(2, third_turn="pay_and_wait")
    go(state, *throw(4, 6))
    assert state.purses[0] == 125_000
    assert state.pawns[0] == Pawn(10)
    go(state, "end", *throw(4, 6), "end", *throw(4, 6), "end")
    assert isinstance(state.frame, Throw)  # free: an ordinary turn


def test_the_forced_fine_is_a_debt_and_moving_waits_for_it() -> None:
    state = held(2, {"purses": {0: 4_000}, "owners": {"Lonja de Mallorca": 0}})
    events = go(state, *throw(4, 6))
    assert told(events, "owes") == [(0, 10_000)]
    assert state.pawns[0].at == 10
    go(state, "mortgage 5", "pay")
    assert state.purses[0] == 4_000
    assert state.pawns[0] == Pawn(20)


def test_whoever_cannot_pay_the_forced_fine_does_not_move() -> None:
    state = held(2, {"purses": {0: 4_000}})
    events = go(state, *throw(4, 6), "bankrupt")
    assert told(events, "moves") == []
    assert not state.playing[0]
    assert state.seat == 1


def test_galleys_double_rolls_again() -> None:
    state = held(1, galleys_double_rolls_again=True)
    events = go(state, *doubles(5))
    assert told(events, "doubles_again") == [(0,)]
    assert state.pawns[0] == Pawn(20, 1)
    go(state, "roll", "dice 4 1", "buy", "end")
    assert state.pawns[0].at == 25


def test_the_double_that_opens_the_galleys_counts_towards_three() -> None:
    state = held(1, {"pawns": {0: 10}}, galleys_double_rolls_again=True)
    go(state, *doubles(5))
    go(state, "roll", "dice 6 6")  # 32, Chipre
    go(state, "buy")
    events = go(state, *doubles(1))
    assert told(events, "sent") == [(0, "doubles")]


# Paying


def test_the_fine_is_paid_before_throwing_and_the_turn_is_then_ordinary() -> None:
    state = held()
    events = go(state, "fine")
    assert told(events, "leaves") == [(0, "fine")]
    assert told(events, "pays") == [(0, CROWN, 10_000)]
    assert state.purses[0] == 125_000
    go(state, *doubles(5))
    assert state.pawns[0] == Pawn(20, 1)  # doubles count from zero, and this one throws again
    assert "roll" in texts(state)


@pytest.mark.parametrize("way", ["fine", "use suerte 9"])
def test_fine_then_next_turn(way: str) -> None:
    state = held(0, {"cards": {"suerte 9": 0}}, fine_then="next_turn")
    go(state, way)
    assert code(state, "roll") == "wrong_moment"
    assert code(state, "fine") == "not_in_galleys"
    assert state.pawns[0] == Pawn(10)
    go(state, "end", *throw(4, 6), "end", *throw(4, 6), "end")
    events = go(state, *throw(4, 6))
    assert told(events, "moves") == [(0, 10, 20)]


def test_the_fine_needs_the_cash() -> None:
    state = held(0, {"purses": {0: 9_900}, "owners": {"Lonja de Mallorca": 0}})
    assert no(state, "fine") == ("short", (10_000, 9_900))
    go(state, "mortgage 5", "fine")
    assert state.purses[0] == 9_900


# Cards


def test_a_card_of_ones_own_opens_the_galleys_for_nothing_and_goes_under_its_pile() -> None:
    state = held(0, {"cards": {"suerte 9": 0}})
    events = go(state, "use suerte 9")
    assert told(events, "uses_card") == [(0, "suerte", 9)]
    assert told(events, "leaves") == [(0, "card")]
    assert state.purses[0] == 135_000
    assert state.piles["suerte"].below == (9,)
    assert state.holder == [CROWN] * 3
    go(state, *throw(4, 6))
    assert state.pawns[0].at == 20


@pytest.mark.parametrize(
    ("ransom_card", "cost"), [("kept", 20_000), ("as_fine", 10_000), ("free", 0)]
)
def test_what_the_ransom_card_costs_when_used(ransom_card: str, cost: int) -> None:
    state = held(0, {"cards": {"cofre 6": 0}}, ransom_card=ransom_card)
    go(state, "use cofre 6")
    assert state.purses[0] == 135_000 - cost
    assert state.piles["cofre"].below == (6,)


def test_the_ransom_needs_the_cash() -> None:
    state = held(0, {"cards": {"cofre 6": 0}, "purses": {0: 19_900}})
    assert no(state, "use cofre 6") == ("short", (20_000, 19_900))
    assert "use cofre 6" not in texts(state)
    exact = held(0, {"cards": {"cofre 6": 0}, "purses": {0: 20_000}})
    go(exact, "use cofre 6")
    assert exact.purses[0] == 0


def test_the_last_10000_reales_pay_the_fine() -> None:
    state = held(0, {"purses": {0: 10_000}})
    go(state, "fine")
    assert state.purses[0] == 0


def test_only_a_card_one_holds_can_be_used() -> None:
    state = held(0, {"cards": {"suerte 9": 1, "cofre 9": 0}})
    assert no(state, "use suerte 9") == ("no_card", ("suerte", 9))
    assert code(state, "use cofre 6") == "no_card"
    assert code(state, "use cofre 9") == "no_card"  # the waiver is for the alcabalas
    assert code(state, "use suerte 1") == "no_card"
    assert code(state, "use suerte") == "bad_args"


def test_a_card_may_be_bought_from_another_player_in_the_galleys() -> None:
    state = held(0, {"cards": {"suerte 9": 1}})
    go(state, "offer 1 give 5000 want 0 suerte 9", "accept", "use suerte 9")
    assert state.purses[:2] == [130_000, 140_000]
    assert state.pawns[0].tries == FREE


def test_a_second_card_may_not_be_bought_there() -> None:
    facts = {"cards": {"suerte 9": 1, "cofre 6": 0}}
    state = held(0, facts)
    assert no(state, "offer 1 give 5000 want 0 suerte 9") == ("has_card_already", (0,))
    free = at({"seats": 3, **facts})
    go(free, "offer 1 give 5000 want 0 suerte 9", "accept")
    assert free.holder == [0, 0, CROWN]


def test_two_cards_at_once_are_one_too_many_there() -> None:
    state = held(0, {"cards": {"suerte 9": 1, "cofre 6": 1}})
    assert code(state, "offer 1 give 5000 want 0 suerte 9 cofre 6") == "has_card_already"
    go(state, "offer 1 give 5000 want 0 suerte 9")


def test_whoever_sells_a_card_to_a_held_player_is_bound_by_the_same_condition() -> None:
    state = at({"tries": {1: 0}, "cards": {"suerte 9": 0, "cofre 6": 1}})
    assert no(state, "offer 1 give 0 suerte 9 want 5000") == ("has_card_already", (1,))


# Inside


def test_tolls_are_collected_from_inside() -> None:
    state = at({"pawns": [4, 10], "tries": {1: 0}, "owners": {"Lonja de Alicante": 1}})
    go(state, "roll", "dice 5 6")
    assert state.purses == [130_000, 140_000]


def test_building_selling_and_mortgages_are_open_inside() -> None:
    state = held(0, {"owners": all_to(0, *G1, "Lonja de Mallorca")})
    go(state, "build 1", "build 3", "sell 1", "sell 3", "mortgage 1", "lift 1", "mortgage 5")
    assert state.level[1] == state.level[3] == 0


def test_a_held_player_bids_and_trades() -> None:
    state = at(
        {
            "seats": 2,
            "pawns": [0],
            "tries": {1: 0},
            "owners": all_to(1, *LONJAS),
        },
        trading_opens="any_time",
    )
    go(state, "roll", "dice 5 6", "auction", "bid 100", "pass")
    assert state.owner[11] == 1
    other = held(0, {"owners": all_sold({"Mahón": 0}, 1)})
    go(other, "offer 1 give 0 1 want 6000", "accept")
    assert other.owner[1] == 1


def test_counting_tries_starts_anew_each_time_one_is_sent() -> None:
    state = held(1)
    go(state, "fine", "roll", "dice 5 5", "roll", "dice 4 6")  # free to 20, then 30: sent again
    assert state.pawns[0] == Pawn(10, 0, 0)
