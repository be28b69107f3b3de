"""The explorer as any bot, and what it should do in positions where that is clear."""

from pathlib import Path
from typing import Any

import pytest
from bot_suite import BotContract

from tesoro_lab.bots import find
from tesoro_lab.engine import Match, Move, Stream
from tesoro_lab.front import new_match
from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules
from tesoro_lab.games.inkan.frames import Arrival, Guide
from tesoro_lab.lab import simulate

explorer = find("inkan", "explorer")

FIELDS = (
    InkanRules("next_turn", "each_voyage", "penniless", "any", "pass", mixed_modes=True),
    InkanRules("next_turn", "one_stay", "penniless", "any"),
    InkanRules("on_arrival", "each_voyage", "anyone", "after_treasure", "pass", mixed_modes=True),
)
"""Every value of every field."""


class TestExplorer(BotContract):
    game = "inkan"
    bot = "explorer"
    choices = (None, *FIELDS)
    moves = 250


def position(rules: InkanRules | None = None, **facts: Any) -> Any:
    return INKAN.scenario(facts, rules)


def decide(state: Any) -> str:
    return explorer(state, Stream("any")).text


FOUND = {"turned": {"Lima": "treasure"}}
GUIDES_GONE = {"turned": {"Lima": "treasure", "Quito": "guide", "Iquitos": "guide"}}
SUN = {"turned": {"Lima": "treasure", "Quito": "sun"}}


def test_with_the_treasure_it_races_whatever_it_costs() -> None:
    state = position(**FOUND, treasure=0, places={0: "UIO"}, purses={0: 2000})
    assert decide(state).startswith("fly ")
    state = position(**FOUND, treasure=0, places={0: "TIT"}, purses={0: 0})
    assert decide(state) == "land"
    state.play(Move("land"))
    state.play(Move("die", (5,)))
    assert decide(state) == "go MPI"


def test_a_sun_that_counts_is_raced_home_too() -> None:
    state = position(**SUN, treasure=1, suns={0: 1}, places={0: "TIT"}, purses={0: 300})
    state.play(Move("land"))
    state.play(Move("die", (3,)))
    assert decide(state) == "go MPI"


def test_it_pays_for_a_disk_or_throws_for_it() -> None:
    state = position(places={0: "LIM"}, purses={0: 300})
    assert decide(state) == "pay"
    assert decide(position(places={0: "LIM"}, purses={0: 0})) == "try"
    for throw, move in (("on_arrival", "try"), ("next_turn", "leave")):
        state = position(InkanRules(disk_throw=throw), places={0: "LIM"}, purses={0: 0})
        state.stack[-1] = Arrival(0)
        assert decide(state) == move


def test_a_guide_is_used_well() -> None:
    state = position(**FOUND, treasure=0, places={0: "Recife"})
    state.stack[-1] = Guide(0)
    assert decide(state) == "guide MPI"
    state = position(places={0: "Recife"}, turned={"Recife": "guide"})
    state.stack[-1] = Guide(0)
    place = decide(state).split()[1]
    assert state.unturned[state.board.dot(place)]


def test_on_the_way_home_it_turns_a_disk_only_if_that_helps() -> None:
    # A short way on foot: money helps nothing, and only a guide, 2 of 33, could be quicker.
    state = position(**FOUND, treasure=0, places={0: "TIT"}, purses={0: 100})
    state.stack[-1] = Arrival(0)
    assert decide(state) in ("pay", "try")  # nothing to lose: the turn is over anyhow
    # Two steps from home by land, or one flight that is paid for and that the devil would take.
    state = position(**GUIDES_GONE, treasure=0, places={0: "POT"}, purses={0: 300})
    state.stack[-1] = Arrival(0)
    assert decide(state) == "leave"


def test_it_stops_at_a_disk_on_its_way() -> None:
    state = position(places={0: "RIO"})
    state.play(Move("land"))
    state.play(Move("die", (2,)))
    assert decide(state) == "go SAO"


def test_it_goes_on_when_every_disk_is_turned() -> None:
    state = position()
    state.unturned = [False] * len(state.unturned)
    state.hidden = [0] * len(state.hidden)
    assert state.why_not(explorer(state, Stream("any"))) is None


def test_it_beats_random_players() -> None:
    results = simulate("inkan", ["explorer", "random"], games=40, seed="beats", progress=False)
    assert results.wins(0).hits >= 36
    results = simulate("inkan", ["random", "explorer"], games=40, seed="beats", progress=False)
    assert results.wins(1).hits >= 36


@pytest.mark.parametrize("rules", [None, InkanRules(disk_throw="next_turn")])
def test_every_game_of_four_ends_in_good_time(rules: InkanRules | None) -> None:
    results = simulate("inkan", ["explorer"] * 4, 100, "four", rules, progress=False)
    assert results.decided.hits == 100
    rounds = [game.rounds for game in results.games]
    # Wide enough for chance: 4,000 games have a mean of about 13 or 14 rounds, spread 8.
    assert 10 < sum(rounds) / len(rounds) < 18


def test_it_finds_its_way_on_another_map(tmp_path: Path) -> None:
    nodes, edges = tmp_path / "nodes.csv", tmp_path / "edges.csv"
    disks = [(f"D{n}", "disk") for n in range(6)]
    places = [("S", "start"), ("G", "goal"), *disks, ("y", "crossroads_sea")]
    nodes.write_text(
        "id,kind,name_en,name_local,country,lat,lon,reward\n"
        + "".join([f"{id},{kind},{id},{id},Land,0,0,\n" for id, kind in places]),
        encoding="utf-8",
    )
    edges.write_text(
        "id,kind,a,b,steps\nr1,land,S,D0,3\nr2,land,D0,D1,4\nr3,land,D1,G,2\n"
        "w1,sea,D0,y,2\nw2,sea,y,D2,2\nw3,sea,D2,D3,1\nr4,land,D3,D4,3\nf1,air,D4,D5,\nr5,land,D5,G,9\n",
        encoding="utf-8",
    )
    board = InkanMap.from_csv(nodes, edges)
    for number in range(10):
        match = new_match("inkan", ["bot:explorer"] * 3, f"small/{number}", board=board)
        match.run(max_rounds=200)
        assert isinstance(match, Match)
        assert match.over
