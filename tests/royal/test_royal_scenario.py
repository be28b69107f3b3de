"""Positions from plain facts, and those that cannot be."""

from typing import Any

import pytest
from royal_play import BLUE, OTHER_READINGS, RED, YELLOW, at, go, ids, num, purses, thrown

from tesoro_lab.engine import ScenarioError
from tesoro_lab.games.royal import ROYAL, RoyalRules
from tesoro_lab.games.royal.invariants import problems


def test_without_facts_it_is_the_first_turn_of_a_new_game() -> None:
    state = at()
    new = ROYAL.new(2)
    go(new, "starter 0")
    assert state == new


def test_every_fact_is_laid_down() -> None:
    state = at(
        {
            "seats": 5,
            "turn": 3,
            "first": 1,
            "display": [RED, "jack-1", BLUE],
            "expeditions": ["expedition-aa", "expedition-ach"],
            "persons": {0: ["sailor-1", "governor-0"], 4: ["captain-1"]},
            "claimed": {2: ["expedition-hh"]},
            "discards": {"tax-swords": 2, YELLOW: 1},
            "coins": [0, 1, 2, 13, 4],
            "drawn": 5,
            "round": 7,
            "fresh": True,
        }
    )
    assert problems(state) == []
    assert (state.seat, state.active, state.first, state.round, state.drawn) == (3, 3, 1, 7, 5)
    assert ids(state.display) == [RED, "jack-1", BLUE]
    assert ids(state.open_expeditions) == ["expedition-aa", "expedition-ach"]
    assert [ids(persons) for persons in state.persons] == [
        *(["sailor-1", "governor-0"], [], [], [], ["captain-1"]),
    ]
    assert state.claimed[2] == (num("expedition-hh"),)
    assert thrown(state) == {"tax-swords": 2, YELLOW: 1}
    assert purses(state) == [0, 1, 2, 13, 4]
    assert state.frame.fresh
    assert state.pile == 119 - 3 - 1 - 3 - 1 - 3 - 20


def test_cards_by_seat_may_be_a_list() -> None:
    state = at({"persons": [["sailor-1"], ["jack-1"]], "coins": {1: 9, 0: 1}})
    assert [ids(persons) for persons in state.persons] == [["sailor-1"], ["jack-1"]]
    assert purses(state) == [1, 9]


def test_the_cards_in_the_harbour_have_been_drawn() -> None:
    state = at({"display": [RED, BLUE]})
    assert state.drawn == 2
    go(state, "stop")


def test_the_expedition_of_five_players_may_have_been_claimed() -> None:
    state = at({"seats": 5, "claimed": {1: ["expedition-ach"]}})
    assert state.open_expeditions == ()
    assert state.standing()[1] == (5, 3)


def test_twelve_shields_make_it_the_last_round() -> None:
    crew = {1: ["sailor-3", "pirate-3", "admiral-3", "admiral-3"]}
    assert at({"persons": crew}).last_round
    assert not at({"persons": crew}, **OTHER_READINGS.to_dict()).last_round


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"weather": "fair"}, "There is no fact 'weather'; the facts are display, "),
    ({"seats": 1}, "'seats' must be 2 to 5, not 1"),
    ({"seats": 6}, "'seats' must be 2 to 5, not 6"),
    ({"seats": True}, "'seats' must be 2 to 5, not True"),
    ({"turn": 2}, "'turn' is wrong: 2 is no seat; the seats are 0 to 1"),
    ({"turn": -1}, "'turn' is wrong"),
    ({"turn": "0"}, "'turn' is wrong"),
    ({"first": 2}, "'first' is wrong: 2 is no seat"),
    ({"first": None}, "'first' is wrong"),
    ({"display": ["raft"]}, "'display' is wrong: No card of the deck is called 'raft'"),
    ({"display": [7]}, "'display' is wrong"),
    ({"display": 7}, "'display' is wrong"),
    ({"display": [[RED]]}, "'display' is wrong"),
    ({"display": ["jack-1"] * 4}, "there is no 'jack-1' left to lay down"),
    ({"display": [RED, RED]}, "Two ships of one colour"),
    ({"display": ["tax-swords"]}, "tax-swords lies in the harbour"),
    ({"display": ["expedition-aa"]}, "expedition-aa lies in the harbour"),
    ({"expeditions": [RED]}, f"{RED} lies among the expeditions"),
    ({"expeditions": ["expedition-ach"]}, "no 'expedition-ach' left"),
    ({"expeditions": 1}, "'expeditions' is wrong"),
    ({"persons": {0: [RED]}}, f"Seat 0 cannot have hired {RED}"),
    ({"persons": {2: ["jack-1"]}}, "'persons' is wrong: 2 is no seat"),
    ({"persons": {0: 5}}, "'persons' is wrong"),
    ({"persons": 5}, "'persons' is wrong"),
    ({"claimed": {0: ["jack-1"]}}, "Seat 0 cannot have fulfilled jack-1"),
    ({"claimed": {"a": ["expedition-aa"]}}, "'claimed' is wrong"),
    ({"discards": {"raft": 1}}, "'discards' is wrong"),
    ({"discards": {RED: 4}}, "'discards' is wrong"),
    ({"discards": {RED: -1}}, "'discards' is wrong: -1 must be a whole number from 0"),
    ({"discards": {RED: True}}, "'discards' is wrong"),
    ({"discards": [RED]}, "'discards' is wrong"),
    ({"coins": [3, 3, 3]}, "'coins' is wrong: 2 is no seat"),
    ({"coins": [-1, 3]}, "'coins' is wrong"),
    ({"coins": [120, 0]}, "'coins' is wrong: 120 must be a whole number from 0 to 119"),
    ({"coins": ["3", 3]}, "'coins' is wrong"),
    ({"coins": 3}, "'coins' is wrong"),
    ({"drawn": -1}, "'drawn' is wrong"),
    ({"drawn": 1.5}, "'drawn' is wrong"),
    ({"round": "one"}, "'round' is wrong"),
    ({"round": True}, "'round' is wrong"),
    ({"fresh": 1}, "'fresh' must be True or False, not 1"),
    ({"fresh": True}, "no ship that could be repelled"),
    ({"fresh": True, "display": ["jack-1"]}, "no ship that could be repelled"),
]


@pytest.mark.parametrize(("facts", "says"), WRONG)
def test_a_position_that_cannot_be_is_refused(facts: dict[str, Any], says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        at(facts)
    assert says in str(caught.value)


def test_facts_must_be_a_table() -> None:
    for facts in ([], "facts", 3):
        with pytest.raises(ScenarioError, match="a table of facts"):
            ROYAL.scenario(facts)  # type: ignore[arg-type]


FIELDS = ("refuse_repel", "new_governor_counts", "new_admiral_paid", "claim_after_bust")


@pytest.mark.parametrize("field", [*FIELDS, "expedition_needed_to_win"])
def test_a_rule_that_is_a_yes_or_no(field: str) -> None:
    for value in (True, False):
        assert RoyalRules.from_dict({field: value}).to_dict()[field] is value
    for value in (1, "True", None):
        with pytest.raises(ScenarioError, match=f"{field} must be True or False"):
            RoyalRules.from_dict({field: value})


@pytest.mark.parametrize("field", ["governor_scope", "admiral_scope"])
def test_a_rule_that_is_one_of_two_words(field: str) -> None:
    for value in ("own_turn", "any_turn"):
        assert RoyalRules.from_dict({field: value}).to_dict()[field] == value
    for value in ("always", True, None):
        with pytest.raises(ScenarioError, match=f"{field} must be 'own_turn' or 'any_turn'"):
            RoyalRules.from_dict({field: value})


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(ScenarioError, match="rules has no field 'rum'"):
        RoyalRules.from_dict({"rum": True})
    with pytest.raises(ScenarioError, match="rules must be a table"):
        RoyalRules.from_dict([])  # type: ignore[arg-type]
