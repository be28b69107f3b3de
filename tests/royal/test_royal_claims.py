"""Expeditions: who may claim which, with whom, and what it brings."""

import pytest
from royal_play import (
    BLUE,
    OFFICIAL,
    OTHER_READINGS,
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
from scripted_play import code, no, texts, told

from tesoro_lab.engine import Reason
from tesoro_lab.games.royal import ROYAL

ALL = {
    "expedition-aa": (["captain-1", "captain-1"], 4, 2),
    "expedition-cc": (["priest-1", "priest-1"], 4, 2),
    "expedition-hh": (["settler-1", "settler-1"], 4, 2),
    "expedition-aah": (["settler-1", "captain-1", "captain-1"], 6, 3),
    "expedition-cch": (["settler-1", "priest-1", "priest-1"], 6, 3),
    "expedition-ach": (["settler-1", "captain-1", "priest-1"], 5, 3),
}


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("rules", [{}, OFFICIAL, OTHER_READINGS.to_dict()])
def test_an_expedition_brings_card_shields_and_coins(name: str, rules: dict[str, object]) -> None:
    party, shields, coins = ALL[name]
    crew = [*party, "sailor-1"]
    state = at({"seats": 5, "persons": {0: crew}, "expeditions": [name]}, **rules)
    events = go(state, " ".join(["claim", name, *party]))
    fronts = tuple(num(person) for person in party)
    assert told(events, "claims") == [(0, num(name), fronts, coins)]
    assert ids(state.claimed[0]) == [name]
    assert ids(state.persons[0]) == ["sailor-1"]
    assert sum(thrown(state).values()) == len(party)
    assert num(name) not in state.open_expeditions
    assert state.standing()[0] == (shields + 1, 3 + coins)


def test_one_may_choose_whom_to_send() -> None:
    state = at({"persons": {0: ["captain-1"] * 2 + ["jack-1"]}, "expeditions": ["expedition-aa"]})
    assert texts(state, "claim") == [
        "claim expedition-aa captain-1 captain-1",
        "claim expedition-aa captain-1 jack-1",
    ]
    go(state, "claim expedition-aa captain-1 jack-1")
    assert ids(state.persons[0]) == ["captain-1"]


@pytest.mark.parametrize(
    ("crew", "name", "claims"),
    [
        (["priest-1", "jack-1", "jack-1"], "expedition-cch", ["priest-1 jack-1 jack-1"]),
        (["jack-1"] * 3, "expedition-aah", ["jack-1 jack-1 jack-1"]),
        (["jack-1"] * 3, "expedition-hh", ["jack-1 jack-1"]),
        (["settler-1", "jack-1"], "expedition-hh", ["settler-1 jack-1"]),
        (["settler-1", "jack-1"], "expedition-cch", []),
        (["settler-1", "settler-1", "captain-1"], "expedition-aah", []),
        (["captain-1", "priest-1"], "expedition-aa", []),
        (["sailor-1", "sailor-1"], "expedition-aa", []),
        (
            ["settler-1", "priest-1", "priest-1", "jack-1"],
            "expedition-cch",
            [
                "settler-1 priest-1 jack-1",
                "settler-1 priest-1 priest-1",
                "priest-1 priest-1 jack-1",
            ],
        ),
    ],
)
def test_a_jack_stands_for_one_symbol(crew: list[str], name: str, claims: list[str]) -> None:
    state = at({"persons": {0: crew}, "expeditions": [name]})
    assert texts(state, "claim") == sorted(f"claim {name} {party}" for party in claims)


def test_wrong_parties_are_refused() -> None:
    crew = ["settler-1", "captain-1", "captain-1", "jack-1", "sailor-1"]
    state = at({"persons": {0: crew}, "expeditions": ["expedition-aa"]})
    for party in (
        "captain-1 captain-1 jack-1",
        "captain-1 captain-1 sailor-1",
        "captain-1 sailor-1",
        "settler-1 captain-1",
        "captain-1",
    ):
        text = f"claim expedition-aa {party}"
        assert no(state, text) == Reason("wrong_party", ("expedition-aa",))
    assert code(state, "claim expedition-aa") == "wrong_party"
    assert no(state, "claim expedition-aa jack-1 captain-1") == Reason(
        "party_order", ("expedition-aa",)
    )
    assert no(state, "claim expedition-aa priest-1 jack-1") == Reason(
        "not_your_person", ("priest-1",)
    )
    assert no(state, "claim expedition-aa jack-1 jack-1") == Reason("not_your_person", ("jack-1",))
    assert no(state, "claim expedition-cc captain-1 jack-1") == Reason(
        "no_such_expedition", ("expedition-cc",)
    )
    assert code(state, "claim") == "bad_args"
    assert code(state, "claim expedition-zz captain-1") == "bad_args"


def test_each_person_serves_only_once() -> None:
    crew = ["settler-1", "captain-1", "captain-1", "jack-1"]
    both = ["expedition-aa", "expedition-aah"]
    state = at({"persons": {0: crew}, "expeditions": both})
    go(state, "claim expedition-aa captain-1 captain-1")
    assert texts(state, "claim") == []
    crew = ["captain-1", "captain-1", "priest-1", "jack-1"]
    state = at({"persons": {0: crew}, "expeditions": ["expedition-aa", "expedition-cc"]})
    go(state, "claim expedition-cc priest-1 jack-1", "claim expedition-aa captain-1 captain-1")
    assert state.standing()[0] == (8, 7)


def test_symbols_are_gone_after_a_claim() -> None:
    state = at({"persons": {0: ["captain-1"] * 3}, "expeditions": ["expedition-aa"]})
    go(state, "claim expedition-aa captain-1 captain-1")
    shown(state, "expedition-aah")
    assert texts(state, "claim") == []


def test_one_may_claim_whenever_one_is_asked_in_ones_turn() -> None:
    """Before the first card, between cards, before a pick and after the last one."""
    facts = {
        "persons": {0: ["captain-1", "captain-1"]},
        "expeditions": ["expedition-aa"],
        "display": [],
    }
    claim = "claim expedition-aa captain-1 captain-1"
    for moves in (
        (),
        ("draw", f"card {RED}"),
        ("draw", f"card {RED}", "draw", f"card {BLUE}", "stop"),
        ("draw", f"card {RED}", "stop", f"take {RED}"),
    ):
        state = at(facts)
        go(state, *moves, claim)
        assert ids(state.claimed[0]) == ["expedition-aa"]


@pytest.mark.parametrize("rules", [{}, OFFICIAL])
def test_the_person_just_hired_may_go_in_the_same_turn(rules: dict[str, object]) -> None:
    """Also when it was the last pick: the turn is not over before the others pick."""
    facts = {
        "persons": {0: ["captain-1"], 1: ["jester-1"]},
        "expeditions": ["expedition-aa"],
        "display": ["captain-1"],
        "coins": [4, 3],
    }
    state = at(facts, **rules)
    go(state, "stop", "hire captain-1")
    pay(state)
    assert asked(state) == "Leaving"
    assert texts(state) == ["claim expedition-aa captain-1 captain-1", "end"]
    assert code(state, "pass") == "wrong_moment"
    events = go(state.copy(), "end")
    assert told(events, "jester") == [(1, 1)]
    go(state, "claim expedition-aa captain-1 captain-1")
    assert texts(state) == ["end"]
    assert told(go(state, "end"), "jester") == [(1, 1)]
    assert (state.active, purses(state)) == (1, [2, 4])


def test_nobody_is_asked_after_the_last_pick_without_a_claim_to_make() -> None:
    facts = {"persons": {0: ["captain-1"]}, "expeditions": ["expedition-aa"], "display": [RED]}
    state = at(facts)
    go(state, "stop", f"take {RED}")
    assert state.active == 1


def test_claimed_coins_may_pay_for_the_next_person() -> None:
    facts = {
        "persons": {0: ["priest-1", "priest-1"]},
        "expeditions": ["expedition-cc"],
        "display": ["pirate-1"],
    }
    state = at(facts)
    go(state, "stop")
    assert code(state, "hire pirate-1") == "short"
    go(state, "claim expedition-cc priest-1 priest-1", "hire pirate-1")


def test_only_the_active_player_claims() -> None:
    facts = {
        "persons": {1: ["captain-1", "captain-1"]},
        "expeditions": ["expedition-aa"],
        "display": [YELLOW],
    }
    for rules in ({}, OFFICIAL, OTHER_READINGS.to_dict()):
        state = at(facts, **rules)
        assert code(state, "claim expedition-aa captain-1 captain-1") == "not_your_person"
        go(state, "stop", "pass")
        assert texts(state, "claim") == []
        assert code(state, "claim expedition-aa captain-1 captain-1") == "not_your_turn"
        go(state, "pass")
        go(state, "claim expedition-aa captain-1 captain-1")


def test_an_expedition_drawn_lies_apart_until_it_is_claimed() -> None:
    state = at({"persons": {1: ["settler-1", "settler-1"]}})
    shown(state, "expedition-hh", RED)
    assert ids(state.display) == [RED]
    go(state, "stop", "pass", "pass")
    assert ids(state.open_expeditions) == ["expedition-hh"]
    assert texts(state, "claim") == ["claim expedition-hh settler-1 settler-1"]


def test_a_threat_is_answered_before_anything_else() -> None:
    crew = ["captain-1", "captain-1", "pirate-1"]
    state = at({"persons": {0: crew}, "expeditions": ["expedition-aa"], "display": [YELLOW]})
    shown(state, YELLOW)
    assert code(state, "claim expedition-aa captain-1 captain-1") == "wrong_moment"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_expedition_of_five_players(seats: int) -> None:
    state = ROYAL.new(seats)
    lies = ids(state.open_expeditions)
    assert lies == (["expedition-ach"] if seats == 5 else [])
    assert state.pools[0][num("expedition-ach")] == 0
    assert state.pile == 119 - 3 * seats
