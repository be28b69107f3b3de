"""Discover: drawing, stopping, repelling ships and losing the turn."""

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
    purses,
    shown,
    thrown,
)
from scripted_play import code, kinds, no, texts, told

from tesoro_lab.engine import Reason

PRESETS: list[dict[str, object]] = [{}, OFFICIAL]
CREW_16 = [*["sailor-1"] * 7, *["sailor-2"] * 2, "sailor-3", "pirate-1", "pirate-2", "pirate-3"]


@pytest.mark.parametrize("rules", PRESETS)
def test_the_first_card_is_compulsory(rules: dict[str, object]) -> None:
    state = at(**rules)
    assert code(state, "stop") == "first_card"
    assert texts(state) == ["draw"]
    shown(state, "sailor-1")
    assert texts(state) == ["draw", "stop"]


@pytest.mark.parametrize("card", ["tax-swords", "expedition-aa"])
def test_after_a_tax_or_an_expedition_as_first_card_one_may_stop(card: str) -> None:
    state = at({"persons": {0: ["jester-1"], 1: ["jester-2", "jester-2"]}})
    shown(state, card)
    events = go(state, "stop")
    assert told(events, "jester") == [(1, 2)]
    assert told(events, "turn") == [(1, 2, 1)]


def test_persons_and_ships_lie_in_the_order_drawn() -> None:
    state = at()
    shown(state, RED, "jack-1", BLUE)
    assert ids(state.display) == [RED, "jack-1", BLUE]
    assert state.drawn == 3


@pytest.mark.parametrize("rules", PRESETS)
def test_a_second_ship_of_a_colour_that_cannot_be_repelled_ends_the_turn(
    rules: dict[str, object],
) -> None:
    """Nobody picks, the harbour and the ship are discarded, expeditions stay."""
    state = at({"expeditions": ["expedition-cc"]}, **rules)
    shown(state, "expedition-aa", "sailor-1", RED)
    events = shown(state, "ship-red-2-3")
    assert kinds(events) == ["draws", "busts", "turn"]
    assert told(events, "busts") == [(0, num("ship-red-2-3"))]
    assert thrown(state) == {"sailor-1": 1, RED: 1, "ship-red-2-3": 1}
    assert state.display == ()
    assert ids(state.open_expeditions) == ["expedition-aa", "expedition-cc"]
    assert state.seat == state.active == 1
    assert purses(state) == [3, 3]


@pytest.mark.parametrize("rules", PRESETS)
def test_a_lost_turn_pays_every_jester_once(rules: dict[str, object]) -> None:
    jesters = {0: ["jester-1"], 1: ["jester-2"], 2: ["jester-2", "jester-3"]}
    state = at({"seats": 4, "persons": jesters, "display": [RED], "turn": 1}, **rules)
    events = shown(state, "ship-red-3-6")
    assert told(events, "jester") == [(1, 1), (2, 2), (0, 1)]
    assert purses(state) == [4, 4, 5, 3]


@pytest.mark.parametrize(
    ("crew", "ship", "can"),
    [
        ([], YELLOW, False),
        (["sailor-1"], YELLOW, True),
        (["sailor-3"], BLACK, False),
        (["pirate-1"], BLACK, True),
        (["sailor-1", "pirate-1"], "ship-green-2-3", True),
        (["sailor-1", "pirate-1"], "ship-black-2-4", False),
        (["pirate-1", "pirate-2", "pirate-3"], "ship-red-3-6", True),
        (["pirate-1", "pirate-2", "pirate-3"], "ship-black-3-7", False),
        (CREW_16, "ship-black-3-7", True),
        (CREW_16, "ship-black-3-skull", False),
        (CREW_16, "ship-red-4-skull", False),
    ],
)
def test_a_ship_is_repelled_with_as_many_swords_as_it_shows(
    crew: list[str], ship: str, can: bool
) -> None:
    """Equal is enough, and a skull is never repelled, not even with all 16 swords."""
    state = at({"persons": {0: crew}})
    shown(state, ship)
    assert ("repel" in texts(state)) == can
    if can:
        assert kinds(go(state, "repel")) == ["repels"]
        assert thrown(state) == {ship: 1}
        assert state.display == ()
        assert texts(state) == ["draw", "stop"]
    else:
        swords = sum(2 if name.startswith("pirate") else 1 for name in crew)
        assert no(state, "repel") == Reason("swords_short", (ship, swords))


def test_a_second_ship_may_be_repelled_and_the_turn_goes_on() -> None:
    state = at({"persons": {0: ["sailor-1", "pirate-1"]}, "display": [RED]})
    shown(state, "ship-red-2-3")
    assert asked(state) == "Threat"
    assert texts(state) == ["bust", "repel"]
    assert told(go(state, "repel"), "repels") == [(0, num("ship-red-2-3"))]
    assert ids(state.display) == [RED]
    assert texts(state) == ["draw", "stop"]


def test_the_same_swords_repel_again_and_again() -> None:
    state = at({"persons": {0: ["sailor-1"]}})
    for _ in range(3):
        shown(state, YELLOW)
        go(state, "repel")
    assert thrown(state) == {YELLOW: 3}


def test_only_the_ship_just_drawn_is_repelled() -> None:
    for card in ("sailor-1", "tax-swords", "expedition-aa"):
        state = at({"persons": {0: ["pirate-1"]}})
        shown(state, RED, card)
        assert code(state, "repel") == "not_just_drawn"
    state = at({"persons": {0: ["pirate-1"]}})
    shown(state, RED, BLUE)
    go(state, "repel")
    assert ids(state.display) == [RED]
    assert code(state, "repel") == "not_just_drawn"


def test_a_claim_does_not_age_the_ship_just_drawn() -> None:
    crew = ["pirate-1", "captain-1", "captain-1"]
    state = at({"persons": {0: crew}, "expeditions": ["expedition-aa"]})
    shown(state, RED)
    go(state, "claim expedition-aa captain-1 captain-1", "repel")
    assert state.display == ()


def test_the_swords_of_others_do_not_help() -> None:
    state = at({"persons": {1: ["pirate-3"]}})
    shown(state, YELLOW)
    assert no(state, "repel") == Reason("swords_short", (YELLOW, 0))


def test_five_colours_may_lie_and_a_sixth_ship_is_one_too_many() -> None:
    state = at()
    shown(state, *FIVE_SHIPS)
    assert len(state.display) == 5
    events = shown(state, "ship-black-2-4")
    assert told(events, "busts") == [(0, num("ship-black-2-4"))]
    assert sum(thrown(state).values()) == 6


def test_repelling_may_be_refused_unless_the_table_forbids_it() -> None:
    facts = {"persons": {0: ["pirate-1", "jester-1"]}, "display": [BLUE, GREEN]}
    state = at(facts)
    shown(state, BLUE)
    events = go(state, "bust")
    assert kinds(events) == ["busts", "jester", "turn"]
    assert state.active == 1
    state = at(facts, refuse_repel=False)
    shown(state, BLUE)
    assert texts(state) == ["repel"]
    assert code(state, "bust") == "must_repel"


def test_after_a_lost_turn_expeditions_may_be_claimed_only_where_the_table_says_so() -> None:
    facts = {
        "persons": {0: ["captain-1", "jack-1"]},
        "expeditions": ["expedition-aa"],
        "display": [YELLOW],
    }
    state = at(facts)
    shown(state, YELLOW)
    assert state.active == 1
    state = at(facts, claim_after_bust=True)
    shown(state, YELLOW)
    assert asked(state) == "Busted"
    assert texts(state) == ["claim expedition-aa captain-1 jack-1", "end"]
    go(state, "claim expedition-aa captain-1 jack-1")
    assert texts(state) == ["end"]
    events = go(state, "end")
    assert kinds(events) == ["turn"]
    assert (state.active, state.standing()[0]) == (1, (4, 5))


def test_chance_turns_over_any_unseen_card() -> None:
    state = at({"discards": {"governor-0": 4}, "display": [RED]})
    go(state, "draw")
    chance = state.chance()
    assert chance.total == 119 - 4 - 1
    weights = {move.args[0]: weight for move, weight in chance.weights.items()}
    assert "governor-0" not in weights
    assert "expedition-ach" not in weights
    assert (weights[RED], weights["sailor-1"]) == (2, 7)
    assert state.seat == -1
    assert state.pile == 119 - 4 - 1 - 6
    assert code(state, "card governor-0") == "card_not_unseen"


def test_the_order_of_ships_and_persons_does_not_matter_for_colours() -> None:
    state = at()
    shown(state, YELLOW, "sailor-1", BLACK, "sailor-1")
    assert "busts" in kinds(shown(state, "ship-yellow-4-4"))
