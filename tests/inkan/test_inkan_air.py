"""Travelling by air: one red line for 300 pesos, without the die."""

from inkan_play import BOARD, at, go, place
from scripted_play import code, kinds, no, texts, told

from tesoro_lab.games.inkan.frames import Arrival


def test_a_flight_costs_300_and_needs_no_die() -> None:
    state = at({"places": ["RIO"]})
    assert texts(state, "fly") == ["fly BSB", "fly BUE", "fly REC"]
    events = go(state, "fly BUE")
    assert told(events, "flies") == [(0, BOARD.dot("RIO"), BOARD.dot("BUE"), 300)]
    assert "throws" not in kinds(events)
    assert (state.purses[0], place(state)) == (0, "BUE")


def test_one_line_a_turn() -> None:
    state = at({"places": ["RIO"], "purses": [900], "turned": {"REC": "empty"}})
    go(state, "fly REC")
    assert state.seat == 1
    state = at({"places": ["RIO"], "purses": [900]})
    go(state, "fly REC")
    assert code(state, "fly BEL") == "wrong_moment"


def test_lines_lead_both_ways() -> None:
    for dot, flights in enumerate(BOARD.flights):
        for other in flights:
            assert dot in BOARD.flights[other]
            state = at({"places": [dot]})
            go(state, f"fly {BOARD.names[other]}")
            assert state.at[0] == other


def test_a_flight_lands_on_a_disk_that_may_be_bought_or_thrown_for_at_once() -> None:
    state = at({"places": ["RIO"], "purses": [400]})
    go(state, "fly REC")
    assert state.frame == Arrival(0)
    assert texts(state) == ["leave", "pay", "try"]
    state = at({"places": ["RIO"]})
    go(state, "fly REC")
    assert texts(state) == ["leave", "try"]  # nothing is left to pay with


def test_whoever_has_less_than_300_stays_on_the_ground() -> None:
    state = at({"places": ["RIO"], "purses": [299]})
    assert no(state, "fly BSB") == ("short", (300, 299))
    assert texts(state, "fly") == []


def test_there_must_be_a_line_from_here() -> None:
    state = at({"places": ["RIO"]})
    assert no(state, "fly LIM") == ("no_flight", ("LIM",))
    assert no(state, "fly RIO") == ("no_flight", ("RIO",))
    state = at({"places": ["L32.1"]})
    assert no(state, "fly RIO") == ("no_flight", ("RIO",))


def test_a_place_that_is_not_on_the_map_is_no_place_to_fly_to() -> None:
    state = at({"places": ["RIO"]})
    for text in ("fly Atlantis", "fly 7", "fly", "fly BSB REC"):
        assert no(state, text) == ("bad_args", ("fly",))


def test_the_reward_of_a_place_is_for_whoever_flies_there_too() -> None:
    state = at({"places": ["CRD"]})
    events = go(state, "fly HOR")
    assert told(events, "reward") == [(0, BOARD.dot("HOR"), 500)]
    assert state.purses[0] == 500
