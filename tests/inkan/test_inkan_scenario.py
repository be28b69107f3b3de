"""Positions from plain facts: each one is laid down, a wrong one refused in a clear sentence."""

from pathlib import Path
from typing import Any

import pytest
from inkan_play import BOARD, at, go, place, tiny, trip
from scripted_play import code

from tesoro_lab.engine import ScenarioError
from tesoro_lab.games.inkan import INKAN
from tesoro_lab.games.inkan.frames import Start
from tesoro_lab.games.inkan.invariants import problems
from tesoro_lab.games.inkan.kinds import DISKS, Disk


def test_without_facts_two_players_stand_in_rio() -> None:
    state = at()
    assert state.frame == Start(0)
    assert state.purses == [300, 300]
    assert state.at == [BOARD.start] * 2
    assert (state.turn, state.round) == (1, 1)


def test_each_fact_is_laid_down() -> None:
    state = at(
        {
            "seats": 4,
            "turn": 2,
            "places": ["Lima", "L16.2", 5, "Salto Ángel"],
            "purses": {0: 100, 3: 0},
            "paid": [True, False, False, False],
            "suns": {1: 2},
            "turned": {"Quito": "treasure", "GEO": "sun", 8: "sun", "Caracas": "devil"},
            "treasure": 3,
            "rewarded": ["Iquitos", "HOR"],
            "round": 7,
        }
    )
    assert state.frame == Start(2)
    assert (state.seat, state.traveller, state.round) == (2, 2, 7)
    assert [place(state, seat) for seat in range(4)] == ["LIM", "L16.2", "ANG", "ANG"]
    assert state.purses == [100, 300, 300, 0]
    assert state.bank == -700
    assert state.paid == [True, False, False, False]
    assert (state.suns, state.treasure) == ([0, 2, 0, 0], 3)
    assert sum(state.hidden) == 30 == state.unturned.count(True)
    assert state.hidden[DISKS.index(Disk.SUN)] == 6
    assert [BOARD.names[i] for i, left in enumerate(state.rewards) if left] == ["IGU"]
    assert problems(state) == []


def test_places_by_table_and_whoever_is_not_named_stays_in_rio() -> None:
    state = at({"seats": 3, "places": {1: "Cuzco crossroads"}})
    assert [place(state, seat) for seat in range(3)] == ["RIO", "xCUZ", "RIO"]


def test_a_scenario_is_played_like_any_game() -> None:
    state = at({"seats": 3, "turn": 1})
    go(state, *trip("land", 4, "BSB"), "leave")
    assert state.seat == 2
    assert code(state, "stay") == "no_disk_here"


def test_a_scenario_on_a_map_of_ones_own(tmp_path: Path) -> None:
    board = tiny(tmp_path)
    state = at({"places": ["Bay", "e"], "turned": {"Desert": "cup"}, "rewarded": ["Isle"]}, board)
    assert [place(state, seat) for seat in range(2)] == ["B", "e"]
    assert sum(state.hidden) == 7


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"purse": [1]}, r"no fact 'purse'; the facts are seats, turn, places, purses"),
        ({"seats": 1}, "'seats' must be 2 to 6, not 1"),
        ({"seats": 7}, "'seats' must be 2 to 6, not 7"),
        ({"seats": "three"}, "'seats' must be 2 to 6, not 'three'"),
        ({"seats": True}, "'seats' must be 2 to 6, not True"),
        ({"turn": 2}, "2 is no seat; the seats are 0 to 1"),
        ({"turn": "Ana"}, "'Ana' is no seat"),
        ({"turn": True}, "True is no seat"),
        ({"places": {0: "Atlantis"}}, "'places' is wrong: No place of the map is called"),
        ({"places": {0: 274}}, "'places' is wrong: There is no dot 274; the map has 0 to 273"),
        ({"places": {0: -1}}, "There is no dot -1"),
        ({"places": {0: None}}, "There is no dot None"),
        ({"places": {0: True}}, "There is no dot True"),
        ({"places": {2: "RIO"}}, "'places' is wrong: 2 is no seat"),
        ({"places": ["RIO"] * 3}, "2 is no seat"),
        ({"places": "RIO"}, """'places' is wrong: it must look like ["Lima", "L16.2"]"""),
        ({"purses": {0: -1}}, "'purses' is wrong: -1 must be a whole number from 0"),
        ({"purses": {0: "rich"}}, "'purses' is wrong: 'rich' must be a whole number"),
        ({"purses": {0: 1.5}}, "1.5 must be a whole number"),
        ({"purses": [True]}, "True must be a whole number"),
        ({"purses": 100}, "'purses' is wrong: it must look like [300, 0]"),
        ({"paid": ["no"]}, "'paid' is wrong: 'no' must be True or False"),
        ({"paid": [1]}, "1 must be True or False"),
        ({"paid": True}, "'paid' is wrong: it must look like"),
        ({"places": ["BSB"], "paid": [True]}, "has paid the sea fee but stands inland on BSB"),
        (
            {"suns": [1, 0], "turned": {"UIO": "sun"}},
            "No Lucky Sun counts before the treasure has been found",
        ),
        (
            {"suns": [1, 0], "turned": {"LIM": "treasure"}, "treasure": 0},
            "More Lucky Suns are held and hidden than there are",
        ),
        ({"suns": [-1, 0]}, "-1 must be a whole number"),
        ({"turned": {"RIO": "cup"}}, "'RIO' has no disk to turn"),
        ({"turned": {"xCUZ": "cup"}}, "'xCUZ' has no disk to turn"),
        ({"turned": {"LIM": "cup", "Lima": "cup"}}, "'Lima' has no disk to turn"),
        ({"turned": {"LIM": "moon"}}, "'moon' is no disk; the disks are treasure, cup, necklace"),
        ({"turned": {"LIM": None}}, "None is no disk"),
        ({"turned": ["LIM"]}, """'turned' is wrong: it must look like {"Quito": "treasure"}"""),
        ({"turned": {"LIM": "treasure"}}, "either still hidden or somebody has found it"),
        ({"treasure": 0}, "either still hidden or somebody has found it"),
        ({"treasure": 2}, "'treasure' is wrong: 2 is no seat"),
        ({"turned": {"LIM": "guide", "UIO": "guide", "CAY": "guide"}}, "-1 disks of kind 'guide'"),
        (
            {"turned": {"LIM": "treasure"}, "treasure": 1, "places": {1: "MPI"}},
            "Seat 1 has brought its prize to the goal",
        ),
        ({"rewarded": ["Lima"]}, "'rewarded' is wrong: 'Lima' has no reward"),
        ({"rewarded": ["Atlantis"]}, "'rewarded' is wrong: No place"),
        ({"rewarded": "Lima"}, "'Lima' has no reward"),
        ({"rewarded": 1}, """'rewarded' is wrong: it must look like ["Iquitos"]"""),
        ({"round": -1}, "'round' is wrong: -1"),
        ({"round": "two"}, "'round' is wrong: 'two'"),
    ],
)
def test_a_wrong_fact_is_refused(facts: dict[str, Any], says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        at(facts)
    assert says in str(caught.value)


def test_a_voyage_that_has_ended_is_not_paid() -> None:
    with pytest.raises(ScenarioError, match="a voyage that has already ended at SSA"):
        at({"places": ["SSA"], "paid": [True]}, sea_fee="each_voyage")
    assert at({"places": ["S09.1"], "paid": [True]}, sea_fee="each_voyage").paid[0]


def test_facts_must_be_a_table() -> None:
    with pytest.raises(ScenarioError, match="table of facts, not list"):
        INKAN.scenario([])  # type: ignore[arg-type]
