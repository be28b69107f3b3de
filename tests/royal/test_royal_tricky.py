"""Cases that programs of this game got wrong before, by the sheet and by the rulebook."""

from typing import Any

import pytest
from royal_play import (
    BLUE,
    FIVE_SHIPS,
    GREEN,
    OFFICIAL,
    RED,
    YELLOW,
    at,
    go,
    num,
    pay,
    purses,
    shown,
    thrown,
)
from scripted_play import no, texts, told

from tesoro_lab.engine import Reason

both = pytest.mark.parametrize("rules", [{}, OFFICIAL], ids=["sheet", "rulebook"])
Rules = dict[str, Any]


@both
def test_jesters_of_all_when_somebody_else_loses_the_turn(rules: Rules) -> None:
    crew = {0: ["jester-1"], 1: ["jester-2"], 2: ["jester-2", "jester-3"]}
    state = at({"seats": 3, "persons": crew, "display": [RED, "sailor-1"]}, **rules)
    events = shown(state, RED)
    assert told(events, "jester") == [(0, 1), (1, 1), (2, 2)]
    assert (purses(state), state.display, state.active) == ([4, 4, 5], (), 1)
    assert thrown(state) == {RED: 2, "sailor-1": 1}


@both
def test_the_last_card_taken_pays_the_next_jesters(rules: Rules) -> None:
    state = at({"seats": 3, "display": [RED], "persons": {2: ["jester-1"]}}, **rules)
    assert told(go(state, "stop", "pass", f"take {RED}"), "jester") == [(2, 1)]


@both
def test_exactly_the_price_is_too_little_at_anothers_harbour(rules: Rules) -> None:
    state = at({"display": ["captain-1"], "coins": [0, 4]}, **rules)
    go(state, "stop", "pass")
    assert no(state, "hire captain-1") == Reason("short", (5, 4))


@both
def test_four_mademoiselles_hire_a_sailor_for_the_fee(rules: Rules) -> None:
    ladies = ["mademoiselle-2"] * 2 + ["mademoiselle-3"] * 2
    state = at({"display": ["sailor-1"], "persons": {1: ladies}, "coins": [0, 1]}, **rules)
    events = go(state, "stop", "pass", "hire sailor-1")
    assert told(events, "coin_shown") == []
    assert purses(state) == [1, 0]


@both
def test_two_traders_of_a_colour(rules: Rules) -> None:
    crew = {1: ["trader-blue-1", "trader-blue-2"]}
    state = at({"display": [BLUE, RED], "persons": crew}, **rules)
    go(state, "stop", "pass", f"take {BLUE}")
    assert purses(state) == [4, 3 + 3 - 1]


@both
def test_four_colours_with_persons_between(rules: Rules) -> None:
    state = at({"display": [YELLOW, "jack-1", BLUE, "sailor-1", GREEN, RED]}, **rules)
    go(state, "stop", f"take {RED}")
    assert (state.seat, state.frame.picks) == (0, 1)


@both
def test_a_repelled_ship_is_no_colour_of_the_harbour(rules: Rules) -> None:
    state = at({"persons": {0: ["sailor-1"]}, "display": FIVE_SHIPS[1:4]}, **rules)
    shown(state, YELLOW)
    go(state, "repel", "stop")
    assert state.frame.picks == 1


@both
def test_a_governor_and_an_admiral_of_another(rules: Rules) -> None:
    """The rulebook lets both work for the player whose turn it is not; the sheet neither."""
    crew = {1: ["governor-0", "admiral-1"]}
    state = at({"display": [*FIVE_SHIPS, "sailor-1"], "persons": crew, "coins": [0, 0]}, **rules)
    go(state, "stop", f"take {RED}", "pass")
    assert purses(state) == [1, 2 if rules else 0]
    assert state.frame.picks == (2 if rules else 1)
    go(state, f"take {YELLOW}")
    assert (state.active == 1) == (not rules)
    if rules:
        go(state, f"take {BLUE}")
        assert purses(state) == [3, 2]


@both
def test_the_captain_hired_last_completes_an_expedition_at_once(rules: Rules) -> None:
    crew = {0: ["captain-1"], 1: ["captain-1", "captain-1"]}
    facts = {"persons": crew, "expeditions": ["expedition-aa"], "display": ["captain-1"]}
    state = at(facts | {"coins": [4, 0]}, **rules)
    go(state, "stop", "hire captain-1")
    pay(state)
    go(state, "claim expedition-aa captain-1 captain-1", "end")
    assert state.claimed[0] == (num("expedition-aa"),)
    assert texts(state) == ["draw"]
