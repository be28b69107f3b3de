"""Trade and hire: how many cards, at what price, in which order, and what the crew does."""

from collections.abc import Sequence

import pytest
from royal_play import (
    BLACK,
    BLUE,
    FIVE_SHIPS,
    GREEN,
    OFFICIAL,
    RED,
    YELLOW,
    asked,
    at,
    go,
    ids,
    num,
    pay,
    purses,
    shown,
    thrown,
)
from scripted_play import kinds, no, texts, told

from tesoro_lab.engine import Reason
from tesoro_lab.games.royal import RoyalState


def picks(state: RoyalState) -> tuple[int, int]:
    """Who picks, and how many cards."""
    frame = state.frame
    assert asked(state) == "Trade"
    return frame.seat, frame.picks


@pytest.mark.parametrize("rules", [{}, OFFICIAL])
@pytest.mark.parametrize(
    ("display", "governors", "count"),
    [
        (["sailor-1"], 0, 1),
        (FIVE_SHIPS[:3], 0, 1),
        (FIVE_SHIPS[:4], 0, 2),
        ([YELLOW, "jack-1", BLUE, GREEN, "jack-1", RED], 0, 2),
        (FIVE_SHIPS, 0, 3),
        (["sailor-1"], 1, 2),
        (FIVE_SHIPS, 4, 7),
    ],
)
def test_how_many_cards_the_active_player_may_pick(
    display: list[str], governors: int, count: int, rules: dict[str, object]
) -> None:
    state = at({"display": display, "persons": {0: ["governor-0"] * governors}}, **rules)
    go(state, "stop")
    assert picks(state) == (0, count)


def test_the_number_is_fixed_when_one_begins_to_pick() -> None:
    state = at({"display": FIVE_SHIPS})
    go(state, "stop", f"take {RED}")
    assert picks(state) == (0, 2)
    go(state, f"take {BLUE}")
    assert picks(state) == (0, 1)
    go(state, f"take {BLACK}")
    assert picks(state) == (1, 1)


def test_others_pick_one_card_whatever_the_colours() -> None:
    state = at({"display": FIVE_SHIPS, "seats": 3})
    go(state, "stop", "pass")
    assert picks(state) == (1, 1)
    go(state, f"take {RED}")
    assert picks(state) == (2, 1)


def test_the_others_pick_clockwise_and_the_rest_is_discarded() -> None:
    state = at({"seats": 4, "turn": 2, "display": [RED, BLUE, "sailor-1"]})
    events = go(state, "stop", "pass", "pass", "pass", "pass")
    assert told(events, "passes") == [(2,), (3,), (0,), (1,)]
    assert thrown(state) == {RED: 1, BLUE: 1, "sailor-1": 1}
    assert state.active == 3


def test_a_ship_brings_its_coins_and_goes_to_the_discards() -> None:
    state = at({"display": ["ship-green-4-5"]})
    events = go(state, "stop", "take ship-green-4-5")
    assert told(events, "takes") == [(0, num("ship-green-4-5"), 4)]
    assert purses(state) == [7, 3]
    assert thrown(state) == {"ship-green-4-5": 1}


@pytest.mark.parametrize(
    ("crew", "ship", "coins"),
    [
        (["trader-yellow-1", "trader-yellow-2"], YELLOW, 3),
        (["trader-yellow-2"], YELLOW, 2),
        (["trader-blue-1"], YELLOW, 1),
        (["trader-black-1", "trader-black-1"], "ship-black-4-skull", 6),
    ],
)
def test_each_trader_of_the_colour_brings_a_coin(crew: list[str], ship: str, coins: int) -> None:
    state = at({"display": [ship], "persons": {0: crew}})
    go(state, "stop", f"take {ship}")
    assert purses(state) == [3 + coins, 3]


def test_traders_work_at_anothers_harbour_too() -> None:
    state = at({"display": [RED], "persons": {1: ["trader-red-1"]}, "coins": [0, 0]})
    events = go(state, "stop", "pass", f"take {RED}")
    assert told(events, "fee") == [(1, 0, 1)]
    assert purses(state) == [1, 1]


def test_a_person_costs_its_price_coin_by_coin() -> None:
    state = at({"display": ["captain-1"], "coins": [5, 3]})
    events = go(state, "stop", "hire captain-1")
    assert told(events, "hires") == [(0, num("captain-1"), 4)]
    assert (asked(state), state.frame.left) == ("Coin", 4)
    assert len(told(pay(state), "coin_shown")) == 4
    assert purses(state) == [1, 3]
    assert ids(state.persons[0]) == ["captain-1"]
    assert sum(thrown(state).values()) == 4


def test_a_person_that_is_too_dear_is_refused() -> None:
    state = at({"display": ["captain-1"], "coins": [3, 4]})
    go(state, "stop")
    assert no(state, "hire captain-1") == Reason("short", (4, 3))
    go(state, "pass")
    assert no(state, "hire captain-1") == Reason("short", (5, 4))


def test_others_need_the_price_and_the_fee() -> None:
    state = at({"display": ["captain-1"], "coins": [0, 5]})
    events = go(state, "stop", "pass", "hire captain-1")
    assert told(events, "fee") == [(1, 0, 1)]
    pay(state)
    assert purses(state) == [1, 0]


def test_a_ship_may_pay_its_own_fee() -> None:
    state = at({"display": [RED], "coins": [0, 0]})
    go(state, "stop", "pass", f"take {RED}")
    assert purses(state) == [1, 0]


@pytest.mark.parametrize(
    ("ladies", "person", "price"),
    [
        (["mademoiselle-2"], "captain-1", 3),
        (["mademoiselle-2", "mademoiselle-3"], "captain-1", 2),
        (["mademoiselle-2", "mademoiselle-2", "mademoiselle-3", "mademoiselle-3"], "sailor-1", 0),
        (["mademoiselle-2", "mademoiselle-2", "mademoiselle-3", "mademoiselle-3"], "captain-1", 0),
        (["mademoiselle-2"], "mademoiselle-3", 8),
    ],
)
def test_each_mademoiselle_lowers_the_price_never_below_zero(
    ladies: Sequence[str], person: str, price: int
) -> None:
    for seat in (0, 1):
        fee = seat
        state = at({"display": [person], "persons": {seat: ladies}, "coins": [price, price + fee]})
        go(state, "stop", *["pass"] * seat)
        events = go(state, f"hire {person}")
        assert told(events, "hires") == [(seat, num(person), price)]
        pay(state)
        assert purses(state)[seat] == 0


def test_even_for_nothing_the_fee_is_due() -> None:
    ladies = ["mademoiselle-2", "mademoiselle-2", "mademoiselle-3", "mademoiselle-3"]
    state = at({"display": ["sailor-1"], "persons": {1: ladies}, "coins": [3, 0]})
    go(state, "stop", "pass")
    assert no(state, "hire sailor-1") == Reason("short", (1, 0))
    assert texts(state) == ["pass"]


def test_a_new_mademoiselle_counts_for_the_next_pick() -> None:
    state = at({"display": [*FIVE_SHIPS, "mademoiselle-2", "captain-1"], "coins": [20, 3]})
    go(state, "stop", "hire mademoiselle-2")
    pay(state)
    assert told(go(state, "hire captain-1"), "hires") == [(0, num("captain-1"), 3)]


def test_a_new_trader_counts_for_the_next_pick() -> None:
    state = at({"display": [*FIVE_SHIPS, "trader-red-1"], "coins": [3, 3]})
    go(state, "stop", "hire trader-red-1")
    pay(state)
    go(state, f"take {RED}")
    assert purses(state) == [2, 3]


@pytest.mark.parametrize("counts", [True, False])
def test_a_new_governor_gives_one_more_card_at_once(counts: bool) -> None:
    state = at(
        {"display": ["governor-0", "sailor-1"], "coins": [12, 3]}, new_governor_counts=counts
    )
    go(state, "stop", "hire governor-0")
    pay(state)
    assert picks(state) == ((0, 1) if counts else (1, 1))


@pytest.mark.parametrize("scope", ["own_turn", "any_turn"])
def test_a_new_governor_at_anothers_harbour(scope: str) -> None:
    state = at({"display": ["governor-0", RED], "coins": [3, 12]}, governor_scope=scope)
    go(state, "stop", "pass", "hire governor-0")
    pay(state)
    if scope == "any_turn":
        assert picks(state) == (1, 1)
        go(state, f"take {RED}")
        assert purses(state) == [5, 3]
    assert state.active == 1


@pytest.mark.parametrize(("scope", "count"), [("own_turn", 1), ("any_turn", 3)])
def test_governors_at_anothers_harbour(scope: str, count: int) -> None:
    """Each card picked costs a coin for the active player."""
    state = at(
        {"display": FIVE_SHIPS, "persons": {1: ["governor-0"] * 2}, "coins": [0, 5]},
        governor_scope=scope,
    )
    go(state, "stop", "pass")
    assert picks(state) == (1, count)
    for ship in FIVE_SHIPS[:count]:
        go(state, f"take {ship}")
    assert purses(state) == [count, 5]
    assert state.active == 1


@pytest.mark.parametrize("rules", [{}, OFFICIAL])
@pytest.mark.parametrize(("cards", "coins"), [(4, 0), (5, 4), (6, 4)])
def test_each_admiral_pays_two_coins_when_five_cards_lie_there(
    cards: int, coins: int, rules: dict[str, object]
) -> None:
    display = [*FIVE_SHIPS[:4], "sailor-1", "sailor-1"][:cards]
    state = at({"display": display, "persons": {0: ["admiral-1", "admiral-3"]}}, **rules)
    events = go(state, "stop")
    assert told(events, "admiral") == ([(0, coins)] if coins else [])
    assert purses(state) == [3 + coins, 3]


def test_expeditions_and_taxes_do_not_count_for_the_admiral() -> None:
    state = at({"persons": {0: ["admiral-1"]}, "display": FIVE_SHIPS[:4]})
    shown(state, "tax-swords", "expedition-aa")
    assert told(go(state, "stop"), "admiral") == []


@pytest.mark.parametrize(("scope", "paid"), [("own_turn", []), ("any_turn", [(1, 2)])])
def test_an_admiral_at_anothers_harbour(scope: str, paid: list[tuple[int, int]]) -> None:
    """It is paid before its owner chooses, so that the coins can be spent at once."""
    facts = {"display": [*FIVE_SHIPS, "sailor-1"], "persons": {1: ["admiral-1"]}, "coins": [0, 2]}
    state = at(facts, admiral_scope=scope)
    events = go(state, "stop", f"take {RED}", "pass")
    assert told(events, "admiral") == paid
    assert ("hire sailor-1" in texts(state)) == bool(paid)


def test_the_admiral_of_another_needs_five_cards_left() -> None:
    state = at(
        {"display": FIVE_SHIPS, "persons": {1: ["admiral-1"]}},
        admiral_scope="any_turn",
    )
    assert told(go(state, "stop", f"take {RED}", "pass"), "admiral") == []


@pytest.mark.parametrize("paid", [False, True])
def test_a_new_admiral_is_paid_at_once_only_where_the_table_says_so(paid: bool) -> None:
    display = [*FIVE_SHIPS, "admiral-1"]
    state = at({"display": display, "coins": [5, 3]}, new_admiral_paid=paid)
    events = go(state, "stop", "hire admiral-1")
    assert told(events, "admiral") == ([(0, 2)] if paid else [])
    pay(state)
    assert purses(state) == [2 if paid else 0, 3]


def test_a_new_admiral_is_not_paid_when_four_cards_are_left() -> None:
    state = at({"display": [*FIVE_SHIPS[:4], "admiral-1"], "coins": [5, 3]}, new_admiral_paid=True)
    assert told(go(state, "stop", "hire admiral-1"), "admiral") == []


@pytest.mark.parametrize("scope", ["own_turn", "any_turn"])
def test_a_new_admiral_at_anothers_harbour(scope: str) -> None:
    state = at(
        {"display": [*FIVE_SHIPS, "admiral-1"], "coins": [3, 6]},
        new_admiral_paid=True,
        admiral_scope=scope,
    )
    events = go(state, "stop", "pass", "hire admiral-1")
    assert told(events, "admiral") == ([(1, 2)] if scope == "any_turn" else [])


@pytest.mark.parametrize("rules", [{}, OFFICIAL])
def test_a_jester_is_paid_when_nothing_is_left(rules: dict[str, object]) -> None:
    """After the last card was taken, not only after a pass; the active player gets nothing."""
    jesters = {0: ["jester-1"], 2: ["jester-2", "jester-2"], 1: ["jester-3"]}
    state = at({"seats": 3, "display": [RED, BLUE], "persons": jesters}, **rules)
    events = go(state, "stop", f"take {RED}")
    assert told(events, "jester") == []
    events = go(state, f"take {BLUE}")
    assert told(events, "jester") == [(2, 2)]
    assert purses(state) == [5, 3, 5]
    assert state.active == 1


def test_a_jester_is_not_paid_while_anything_lies_there() -> None:
    """Not even when its owner cannot pay for any of it."""
    state = at({"display": ["governor-0"], "persons": {1: ["jester-1"]}, "coins": [0, 0]})
    go(state, "stop", "pass")
    assert texts(state) == ["pass"]
    assert told(go(state, "pass"), "jester") == []


def test_the_active_player_may_pass_and_the_others_still_pick() -> None:
    state = at({"display": [RED, BLUE]})
    events = go(state, "stop", "pass")
    assert kinds(events) == ["stops", "passes"]
    assert picks(state) == (1, 1)


def test_passing_ends_all_picks() -> None:
    state = at({"display": FIVE_SHIPS})
    go(state, "stop", f"take {RED}", "pass")
    assert picks(state) == (1, 1)


def test_two_copies_of_a_card_are_one_choice() -> None:
    state = at({"display": ["sailor-1", "sailor-1", RED]})
    go(state, "stop")
    assert texts(state) == ["hire sailor-1", "pass", f"take {RED}"]
    go(state, "hire sailor-1")
    assert ids(state.display) == ["sailor-1", RED]
