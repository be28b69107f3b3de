"""Rewards on the way, and the end: a prize brought to Machu Picchu."""

from pathlib import Path

import pytest
from inkan_play import BOARD, at, digging, ends, go, tiny, trip
from scripted_play import code, kinds, told

from tesoro_lab.engine import ScenarioError

FOUND = {"turned": {"LIM": "treasure", "UIO": "sun"}}


@pytest.mark.parametrize(("name", "pesos"), [("HOR", 500), ("IGU", 200), ("IQT", 200)])
def test_three_places_reward_the_first_to_come(name: str, pesos: int) -> None:
    assert BOARD.rewards[BOARD.dot(name)] == pesos
    state = digging()
    events = go(state, "disk guide", f"guide {name}")
    assert told(events, "reward") == [(0, BOARD.dot(name), pesos)]
    assert state.purses[0] == 200 + pesos
    assert told(events, "turns") == [(0, BOARD.dot("BSB"), "guide")]


def test_there_are_no_other_rewards() -> None:
    assert sum(BOARD.rewards) == 900
    assert [BOARD.names[dot] for dot, pesos in enumerate(BOARD.rewards) if pesos] == [
        "IQT",
        "IGU",
        "HOR",
    ]


def test_a_reward_is_paid_once() -> None:
    state = at({"places": ["L29.1", "L29.1"]})
    events = go(state, *trip("land", 1, "IGU"), "leave")
    assert told(events, "reward") == [(0, BOARD.dot("IGU"), 200)]
    events = go(state, *trip("land", 1, "IGU"), "leave")
    assert told(events, "reward") == []
    go(state, *trip("land", 1, "L29.1"), *trip("land", 1, "L29.1"))
    assert told(go(state, *trip("land", 1, "IGU")), "reward") == []
    assert state.purses == [500, 300]
    assert told(go(at({"places": ["L29.1"], "rewarded": ["IGU"]}), "land"), "reward") == []


def test_the_reward_can_pay_for_the_disk_there() -> None:
    state = at({"places": ["L29.1"], "purses": [0]})
    go(state, *trip("land", 1, "IGU"), "pay", "disk empty")
    assert state.purses[0] == 100


def test_only_stopping_earns_it() -> None:
    state = at({"places": ["L29.1"]})
    events = go(state, *trip("land", 2, "L30.1"))
    assert told(events, "reward") == []
    assert state.rewards[BOARD.dot("IGU")] == 200


def test_reward_on_pass() -> None:
    state = at({"places": ["L29.1"]}, reward_on="pass")
    events = go(state, *trip("land", 2, "L30.1"))
    assert told(events, "reward") == [(0, BOARD.dot("IGU"), 200)]
    state = at({"places": ["L29.1"]}, reward_on="pass")
    assert told(go(state, *trip("land", 1, "IGU")), "reward") == [(0, BOARD.dot("IGU"), 200)]
    state = at({"places": ["IGU"]}, reward_on="pass")  # to leave it is not to reach it
    assert told(go(state, *trip("land", 1, "L29.1")), "reward") == []
    state = at({"places": ["ASU"], "rewarded": ["IGU"]}, reward_on="pass")
    assert told(go(state, *trip("land", 3, "L30.1")), "reward") == []


def test_reward_on_pass_at_sea_and_in_mixed_throws() -> None:
    for how in ("sea", "mixed"):
        state = at({"places": ["S15.3"]}, reward_on="pass", mixed_modes=True)
        events = go(state, *trip(how, 2, "S16.1"))
        assert told(events, "reward") == [(0, BOARD.dot("HOR"), 500)]


SQUARE = """id,kind,name_en,name_local,country,lat,lon,reward
S,start,Port,Port,Land,0,0,
A,disk,North,North,Land,1,1,50
B,disk,South,South,Land,-1,1,80
C,disk,East,East,Land,0,2,
G,goal,Temple,Temple,Land,0,3,
"""
WAYS = """id,kind,a,b,steps
r1,land,S,A,1
r2,land,S,B,1
r3,land,A,C,1
r4,land,B,C,1
r5,land,C,G,1
"""


def test_nobody_walks_two_ways_at_once(tmp_path: Path) -> None:
    """Two ways of two steps lead east, each past one reward: the better one is earned."""
    board = tiny(tmp_path, SQUARE, WAYS)
    state = at({"places": ["S", "S"]}, board, reward_on="pass")
    events = go(state, *trip("land", 2, "C"), "leave")
    assert told(events, "reward") == [(0, board.dot("B"), 80)]
    events = go(state, *trip("land", 2, "C"))
    assert told(events, "reward") == [(1, board.dot("A"), 50)]


def test_a_way_past_two_rewards_earns_both(tmp_path: Path) -> None:
    board = tiny(tmp_path, SQUARE, WAYS)
    state = at({"places": ["S"]}, board, reward_on="pass")
    # Round the square, S A C B S: both lie on that one way.
    events = go(state, *trip("land", 4, "S"))
    assert sorted(told(events, "reward")) == [(0, board.dot("A"), 50), (0, board.dot("B"), 80)]


# The end


def test_the_treasure_brought_to_machu_picchu_wins_at_once() -> None:
    state = at({**FOUND, "places": ["xCUZ"], "treasure": 0})
    events = go(state, *trip("land", 1, "MPI"))
    assert told(events, "reaches_goal") == [(0, True)]
    assert told(events, "game_over") == [((0,),)]
    assert state.winners() == (0,)
    assert (state.seat, state.over, len(state.legal())) == (None, True, 0)


def test_no_exact_throw_is_needed() -> None:
    state = at({**FOUND, "places": ["L08.2"], "treasure": 0})  # two steps away
    go(state, "land", "die 6")
    assert "MPI" in ends(state)
    go(state, "go MPI")
    assert state.winners() == (0,)


def test_a_sun_that_counts_wins_where_the_treasure_has_not_arrived() -> None:
    facts = {**FOUND, "places": ["RIO", "xCUZ"], "treasure": 0, "suns": [0, 1], "turn": 1}
    state = at(facts)
    events = go(state, *trip("land", 3, "MPI"))
    assert told(events, "reaches_goal") == [(1, False)]
    assert state.winners() == (1,)


def test_with_treasure_and_sun_it_is_the_treasure_that_is_told() -> None:
    state = at({**FOUND, "places": ["xCUZ"], "treasure": 0, "suns": [1, 0]})
    assert told(go(state, *trip("land", 1, "MPI")), "reaches_goal") == [(0, True)]


def test_machu_picchu_without_a_prize_is_a_place_like_any_other() -> None:
    state = at({"places": ["xCUZ"]})
    events = go(state, *trip("land", 1, "MPI"))
    assert "reaches_goal" not in kinds(events)
    assert state.seat == 1
    state = at({**FOUND, "places": ["xCUZ", "RIO"], "treasure": 1})
    go(state, *trip("land", 1, "MPI"))
    assert not state.over


def test_a_sun_turned_too_early_does_not_win() -> None:
    state = at({"places": ["L08.2", "REC"], "turned": {"UIO": "sun"}})
    go(state, *trip("land", 2, "MPI"), "pay", "disk treasure")
    assert not state.over
    go(state, *trip("land", 1, "xCUZ"), *trip("land", 1, "L34.2"), *trip("land", 1, "MPI"))
    assert not state.over


def test_a_flight_to_machu_picchu_wins() -> None:
    state = at({"turned": {"UIO": "treasure"}, "treasure": 0, "places": ["LIM"]})
    go(state, "fly MPI")
    assert state.winners() == (0,)


def test_a_guide_to_machu_picchu_wins() -> None:
    state = digging({**FOUND, "treasure": 0})
    go(state, "disk guide", "guide MPI")
    assert state.winners() == (0,)
    state = digging({**FOUND, "treasure": 1, "suns": [1, 0]})
    go(state, "disk guide", "guide MPI")
    assert state.winners() == (0,)


def test_passing_machu_picchu_without_stopping_does_not_win(tmp_path: Path) -> None:
    nodes = SQUARE + "Z,disk,Beyond,Beyond,Land,0,4,\n"
    board = tiny(tmp_path, nodes, WAYS + "r6,land,G,Z,1\n")
    state = at({"places": ["C"], "turned": {"A": "treasure"}, "treasure": 0}, board)
    go(state, "land", "die 2")
    assert {"G", "Z"} <= ends(state)
    after = state.copy()
    go(state, "go Z")
    assert not state.over
    go(after, "go G")
    assert after.winners() == (0,)


def test_a_sun_that_waits_at_machu_picchu_must_arrive_there_again() -> None:
    facts = {"places": ["REC", "MPI"], "turned": {"UIO": "sun"}, "suns": [0, 1]}
    state = at(facts, suns_count="any")
    go(state, "pay", "disk treasure")
    assert not state.over
    go(state, *trip("land", 1, "xCUZ"), *trip("land", 1, "L34.2"), *trip("land", 1, "MPI"))
    assert state.winners() == (1,)


def test_nothing_can_be_done_when_it_is_over() -> None:
    state = at({**FOUND, "places": ["xCUZ"], "treasure": 0})
    go(state, *trip("land", 1, "MPI"))
    for text in ("land", "die 1", "disk cup", "decline", "dance"):
        assert code(state, text) == "over"


def test_the_winner_earns_the_reward_passed_on_the_last_throw(tmp_path: Path) -> None:
    board = tiny(tmp_path, SQUARE.replace("C,disk,East,East,Land,0,2,", "C,disk,E,E,L,0,2,9"), WAYS)
    facts = {"places": ["A"], "turned": {"A": "treasure"}, "treasure": 0}
    state = at(facts, board, reward_on="pass")
    events = go(state, *trip("land", 2, "G"))
    assert kinds(events)[-3:] == ["reward", "reaches_goal", "game_over"]


def test_whoever_holds_the_treasure_cannot_stand_on_the_goal_unfinished() -> None:
    with pytest.raises(ScenarioError, match="would have won"):
        at({**FOUND, "places": ["MPI"], "treasure": 0})
    with pytest.raises(ScenarioError, match="would have won"):
        at({**FOUND, "places": ["RIO", "MPI"], "treasure": 0, "suns": [0, 1]})


def test_play_goes_on_when_the_treasure_is_found_and_no_sun_is_left() -> None:
    suns = dict.fromkeys([name for name in BOARD.names[3:11] if name != "LIM"], "sun")
    state = at({"turned": {"LIM": "treasure", **suns}, "treasure": 1})
    assert not state.over
    assert state.winners() == ()
    assert state.carries_prize(1)
