"""The tables of the map: what the project's own holds, and a map of one's own."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median
from typing import Any

import pytest
from inkan_play import BOARD, EDGES, NODES, OTHER_READINGS, at, ends, go, tiny, trip

from tesoro_lab.engine import CHANCE, Match, Move, SaveError, TableError
from tesoro_lab.engine.files import data_root
from tesoro_lab.engine.tables import read_table
from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules
from tesoro_lab.games.inkan.invariants import problems
from tesoro_lab.games.inkan.places import Edge, Mode, NodeKind

# The project's own map


def edges(mode: str) -> list[Edge]:
    return [edge for edge in BOARD.edges if edge.mode == mode]


def test_there_are_36_circles_and_274_dots() -> None:
    assert len(BOARD.circles) == 36
    assert len(BOARD.disks) == 34
    assert len(BOARD.names) == 274
    assert BOARD.circles == tuple(range(36))
    assert (BOARD.names[BOARD.start], BOARD.names[BOARD.goal]) == ("RIO", "MPI")
    assert repr(BOARD) == "<InkanMap reconstructed: 36 circles, 274 dots>"


def test_the_nodes_are_of_these_kinds() -> None:
    assert Counter(str(node.kind) for node in BOARD.nodes) == {
        "start": 1,
        "goal": 1,
        "disk": 34,
        "crossroads_land": 7,
        "crossroads_sea": 3,
        "dead_end": 2,
    }


def test_there_are_50_roads_27_lanes_and_26_red_lines() -> None:
    assert [len(edges(mode)) for mode in ("land", "sea", "air")] == [50, 27, 26]


def test_small_dots_by_land_and_by_sea() -> None:
    land = sum(edge.steps - 1 for edge in edges(Mode.LAND)) + 7 + 2
    sea = sum(edge.steps - 1 for edge in edges(Mode.SEA)) + 3
    assert (land, sea) == (138, 100)
    assert 36 + land + sea == 274


def test_how_long_the_ways_are() -> None:
    land = [edge.steps for edge in edges(Mode.LAND)]
    sea = [edge.steps for edge in edges(Mode.SEA)]
    assert (min(land), max(land), round(mean(land), 1)) == (1, 7, 3.6)
    assert (min(sea), max(sea), round(mean(sea), 1)) == (2, 11, 4.6)
    assert [edge.id for edge in edges(Mode.LAND) if edge.steps == 1] == ["L09"]


def neighbours(mode: str) -> tuple[tuple[int, ...], ...]:
    return {"land": BOARD.walks.land, "sea": BOARD.walks.sea}[mode]


def distances(start: int, *modes: str, through: bool = True) -> dict[int, int]:
    """Steps from one dot to every other; circles stop the way unless one goes through them."""
    found, ahead = {start: 0}, [start]
    for dot in ahead:
        if dot != start and not through and dot in BOARD.circles:
            continue
        for mode in modes:
            for other in neighbours(mode)[dot]:
                if other not in found:
                    found[other] = found[dot] + 1
                    ahead.append(other)
    return found


@pytest.mark.parametrize(
    ("mode", "low", "high", "average", "middle"),
    [("land", 2, 9, 5.2, 5), ("sea", 3, 12, 6.2, 6)],
)
def test_from_circle_to_circle(mode: str, low: int, high: int, average: float, middle: int) -> None:
    steps = [
        far
        for circle in BOARD.circles
        for other, far in distances(circle, mode, through=False).items()
        if circle < other < 36
    ]
    assert (min(steps), max(steps)) == (low, high)
    assert round(mean(steps), 1) == average
    assert median(steps) == middle


def test_everything_is_connected() -> None:
    assert len(distances(BOARD.start, "land", "sea")) == 274
    by_land = distances(BOARD.start, "land")
    assert sum(disk in by_land for disk in BOARD.disks) == 29
    assert BOARD.goal in by_land
    islands = [BOARD.names[disk] for disk in BOARD.disks if not BOARD.walks.land[disk]]
    assert sorted(islands) == ["FLK", "GPS", "HOR", "IQT", "JFI"]


def test_distances_that_players_know() -> None:
    by_land = distances(BOARD.start, "land")
    assert by_land[BOARD.goal] == 19
    near = {name: by_land[BOARD.dot(name)] for name in ("SAO", "BSB", "SSA", "IGU")}
    assert near == {"SAO": 2, "BSB": 4, "SSA": 5, "IGU": 6}
    way = [("RIO", "CGB", 8), ("CGB", "PVH", 5), ("PVH", "MPI", 6)]
    for one, two, steps in way:
        assert distances(BOARD.dot(one), "land")[BOARD.dot(two)] == steps
    to_goal = distances(BOARD.goal, "land", "sea")
    far = [to_goal[disk] for disk in BOARD.disks]
    assert (round(mean(far), 1), max(far)) == (14.4, 25)


def test_red_lines_join_two_circles_and_touch_24() -> None:
    touched = {end for edge in edges(Mode.AIR) for end in (edge.a, edge.b)}
    assert len(touched) == 24
    assert all(BOARD.number[end] in BOARD.circles for end in touched)
    assert sum(map(len, BOARD.flights)) == 52


def test_the_flags_of_the_table_say_what_the_ways_say() -> None:
    rows = list(read_table("inkan_nodes.csv", None, ("harbour", "airfield", "disk")))
    for row in rows:
        dot = BOARD.dot(row.text("id"))
        if dot in BOARD.circles:
            assert row.flag("harbour") == bool(BOARD.walks.sea[dot]), row.text("id")
        assert row.flag("airfield") == bool(BOARD.flights[dot]), row.text("id")
        assert row.flag("disk") == (dot in BOARD.disks)
    for row in read_table("inkan_edges.csv", None, ("spots",)):
        if row.text("kind") != "air":
            assert row.whole("spots") == row.whole("steps") - 1


def test_blind_alleys_have_one_road() -> None:
    alleys = [node.id for node in BOARD.nodes if node.blind_alley]
    assert sorted(alleys) == ["ANG", "dDAR", "dOHI"]
    for name in alleys:
        assert len(BOARD.walks.land[BOARD.dot(name)]) == 1


def test_every_country_that_the_rulebook_names_has_a_circle() -> None:
    countries = {BOARD.nodes[circle].country for circle in BOARD.circles}
    printed = """Venezuela, Guyana, Suriname, French Guiana, Colombia, Ecuador, Peru, Brazil,
        Bolivia, Paraguay, Argentina, Chile, Uruguay"""
    assert {name.strip() for name in printed.split(",")} == countries - {"Falkland Islands"}


def test_a_dot_by_number_id_or_name() -> None:
    for name in ("LIM", "Lima", "lima", BOARD.number["LIM"]):
        assert BOARD.dot(name) == BOARD.number["LIM"]
    assert BOARD.dot("Salto Ángel") == BOARD.dot("Angel Falls") == BOARD.dot("ANG")
    assert BOARD.names[BOARD.dot("L16.2")] == "L16.2"
    # The dots of a way are counted from its end `a`.
    assert BOARD.dot("L16.1") in BOARD.walks.land[BOARD.dot("xSRZ")]
    assert BOARD.dot("L16.3") in BOARD.walks.land[BOARD.dot("CGB")]
    for name in ("L16.4", "L16.0", "Atlantis", 274, -1, None):
        with pytest.raises(TableError):
            BOARD.dot(name)  # type: ignore[arg-type]


# A map of one's own


def test_circles_need_not_come_first_in_the_table(tmp_path: Path) -> None:
    board = tiny(tmp_path)
    assert board.circles == tuple(range(10))
    assert [board.names[circle] for circle in board.circles] == list("BSCIGDKMNP")
    assert [board.names[disk] for disk in board.disks] == list("BCIDKMNP")
    assert (board.names[board.start], board.names[board.goal]) == ("S", "G")
    assert {board.names[dot]: pesos for dot, pesos in enumerate(board.rewards) if pesos} == {
        "C": 50,
        "I": 70,
    }
    assert board.name == "places"
    assert not board.is_standard()


def test_a_turn_on_a_map_of_ones_own(tmp_path: Path) -> None:
    board = tiny(tmp_path)
    state = at({"places": ["S", "S"]}, board)
    go(state, "land", "die 3")
    assert ends(state) == {"B", "r3.1"}
    go(state, "go B", "pay", "disk treasure")
    go(state, *trip("sea", 3, "C"), "leave")
    go(state, *trip("land", 6, "G"))
    assert state.winners() == (0,)


@pytest.mark.parametrize("rules", [InkanRules(), OTHER_READINGS], ids=["rulebook", "other"])
@pytest.mark.parametrize("seats", [2, 6])
def test_whole_games_on_a_map_of_ones_own(tmp_path: Path, rules: InkanRules, seats: int) -> None:
    board = tiny(tmp_path)
    kinds: Counter[str] = Counter()
    for number in range(25):
        rng = random.Random(f"tiny/{number}")
        state = INKAN.new(seats, rules, board)
        while state.seat is not None:
            move = state.draw(rng) if state.seat == CHANCE else state.legal().sample(rng)
            state.play(move)
            kinds[move.text if move.kind == "disk" else move.kind] += 1
            assert problems(state) == []
        assert state.at[state.winners()[0]] == board.goal
    assert {text for text in kinds if text.startswith("disk")} == {
        f"disk {kind}"
        for kind in ("treasure", "cup", "necklace", "pottery", "guide", "sun", "devil", "empty")
    }
    assert kinds["disk treasure"] == 25


def test_a_map_of_ones_own_travels_inside_a_save(tmp_path: Path) -> None:
    board = tiny(tmp_path)
    match = Match(INKAN, INKAN.new(2, None, board), ["A", "B"], [None, None], seed=1)
    for _ in range(2):
        match.play("die 1") if match.cursor else match.play("die 5")
    match.play("land")
    data = match.to_dict()
    for path in tmp_path.glob("*.csv"):
        path.unlink()
    back = Match.from_dict(data, lambda _: INKAN, lambda _: None)  # type: ignore[arg-type,return-value]
    assert back.state == match.state
    assert back.state.board == board
    assert back.state.board.names == board.names
    assert back.state.board.walks == board.walks


def test_the_projects_map_is_saved_by_name() -> None:
    data = BOARD.to_dict()
    assert set(data) == {"name", "fingerprint"}
    assert InkanMap.from_dict(data) is BOARD
    assert InkanMap.load() == BOARD
    assert hash(BOARD) == BOARD.fingerprint


def test_a_copy_of_the_projects_tables_is_the_same_map(tmp_path: Path) -> None:
    root = data_root()
    nodes = (root / "inkan_nodes.csv").read_text(encoding="utf-8")
    ways = (root / "inkan_edges.csv").read_text(encoding="utf-8")
    board = tiny(tmp_path, nodes, ways)
    assert board == BOARD
    assert board.is_standard()
    assert InkanMap.from_dict(board.to_dict()) == board
    state = at({}, board)
    assert INKAN.from_dict(state.to_dict()) == state


def test_one_changed_cell_makes_another_map(tmp_path: Path) -> None:
    board, other = tiny(tmp_path), tiny(tmp_path, NODES.replace("1,2,50", "1,2,60"))
    assert board != other
    assert board != "places"
    longer = tiny(tmp_path, NODES, EDGES.replace("r4,land,B,G,3", "r4,land,B,G,4"))
    assert len(longer.names) == len(board.names) + 1


def test_another_map_than_the_saved_one_is_refused(tmp_path: Path) -> None:
    for data in (
        BOARD.to_dict() | {"fingerprint": 1},
        BOARD.to_dict() | {"name": "atlantis"},
        tiny(tmp_path).to_dict() | {"fingerprint": BOARD.fingerprint},
    ):
        with pytest.raises(SaveError, match="'board' holds another map"):
            InkanMap.from_dict(data)
    for broken in ({}, {"name": 3}, [], None):
        with pytest.raises(SaveError, match="'board' has no 'name'"):
            InkanMap.from_dict(broken)  # type: ignore[arg-type]


def _spoilt(tmp_path: Path) -> Iterator[dict[str, Any]]:
    for part in ("nodes", "edges"):
        for value in (None, 7, "x", [], [7], [{}], [["x"]]):
            yield tiny(tmp_path).to_dict() | {part: value}
    data = tiny(tmp_path).to_dict()
    del data["edges"]
    yield data
    for part, column, cell in (
        ("nodes", "kind", "moon"),
        ("nodes", "lat", "north"),
        ("nodes", "reward", -1),
        ("edges", "a", "Q"),
        ("edges", "steps", 0),
        ("edges", "via", "1;2"),
        ("edges", "steps", 3),
    ):
        data = tiny(tmp_path).to_dict()
        data[part][0][column] = cell
        yield data


def test_a_travelling_map_that_was_spoilt_is_refused(tmp_path: Path) -> None:
    for data in _spoilt(tmp_path):
        with pytest.raises(SaveError, match="'board"):
            InkanMap.from_dict(data)


NODE_ERRORS = [
    ("B,disk,Bay", "x,disk,Bay", "row 3, column 'id': is 'x' again"),
    ("B,disk,Bay", ",disk,Bay", "row 3, column 'id': is empty"),
    ("B,disk,Bay", "B 2,disk,Bay", "row 3, column 'id': is 'B 2'; one word is needed"),
    ("B,disk,Bay", "12,disk,Bay", "row 3, column 'id': is '12'; one word is needed"),
    ("B,disk,Bay", "-3,disk,Bay", "row 3, column 'id': is '-3'; one word is needed"),
    ("B,disk,Bay", "B,city,Bay", "row 3, column 'kind': is 'city'; it must be one of start, goal"),
    ("B,disk,Bay", "B,,Bay", "row 3, column 'kind': is empty"),
    ("B,disk,Bay", "B,start,Bay", "row 4, column 'kind': is 'start' again"),
    ("B,disk,Bay", "B,goal,Bay", "row 8, column 'kind': is 'goal' again"),
    ("S,start,Port", "S,disk,Port", "places.csv: the map needs a place of kind 'start'"),
    ("G,goal,Temple", "G,disk,Temple", "places.csv: the map needs a place of kind 'goal'"),
    (",disk,", ",crossroads_land,", "column 'reward': is 50, but only a circle"),
    ("B,disk,Bay", "B,disk,", "row 3, column 'name_en': is empty"),
    ("Bay,Bay,Land", "Bay,,Land", "row 3, column 'name_local': is empty"),
    ("Bay,Bay,Land", "Bay,Bay,", "row 3, column 'country': is empty"),
    ("Bay,Bay,Land,0,2", "Bay,Bay,Land,north,2", "row 3, column 'lat': is 'north'; a number"),
    ("Bay,Bay,Land,0,2", "Bay,Bay,Land,0,", "row 3, column 'lon': is ''; a number"),
    ("Bay,Bay,Land,0,2", "Bay,Bay,Land,91,2", "row 3, column 'lat': is 91.0; it must be from -90"),
    ("Bay,Bay,Land,0,2", "Bay,Bay,Land,0,181", "row 3, column 'lon': is 181.0; it must be from"),
    ("Bay,Bay,Land,0,2", "Bay,Bay,Land,nan,2", "row 3, column 'lat': is nan"),
    ("1,2,50", "1,2,-50", "row 5, column 'reward': is -50; it must be at least 0"),
    ("1,2,50", "1,2,lots", "row 5, column 'reward': is 'lots'; a whole number"),
    ("x,crossroads_land,Fork,Fork,Land,0,1,", "x,crossroads_land,F,F,L,0,1,9", "only a circle"),
    ("lat,lon,reward", "lat,long,reward", "row 1: the column 'lon' is missing"),
    ("id,kind", "name,kind", "row 1: the column 'id' is missing"),
    ("P,disk,Pass", "r1.1,disk,Pass", "ways.csv, row 2, column 'id': is 'r1', but its dot 1"),
]
EDGE_ERRORS = [
    ("r2,land", "r1,land", "row 3, column 'id': is 'r1' again"),
    ("r2,land", "B,land", "row 3, column 'id': is 'B' again"),
    ("r2,land", ",land", "row 3, column 'id': is empty"),
    ("r2,land", "r 2,land", "row 3, column 'id': is 'r 2'; one word"),
    ("r2,land", "2,land", "row 3, column 'id': is '2'; one word"),
    ("r2,land", "r2,rail", "row 3, column 'kind': is 'rail'; it must be one of land, sea, air"),
    ("r2,land", "r2,mixed", "row 3, column 'kind': is 'mixed'"),
    ("r2,land,x,B,1", "r2,land,Q,B,1", "row 3, column 'a': is 'Q'; it must be one of"),
    ("r2,land,x,B,1", "r2,land,x,,1", "row 3, column 'b': is empty"),
    ("r2,land,x,B,1", "r2,land,x,x,1", "row 3, column 'b': is 'x', where the edge begins"),
    ("r2,land,x,B,1", "r2,land,x,B,0", "row 3, column 'steps': is 0; it must be at least 1"),
    ("r2,land,x,B,1", "r2,land,x,B,", "row 3, column 'steps': is ''; a whole number"),
    ("r2,land,x,B,1", "r2,land,x,B,1.5", "row 3, column 'steps': is '1.5'; a whole number"),
    ("r2,land,x,B,1", "r2,air,x,B,", "row 3, column 'a': is 'x', which is no circle"),
    ("f1,air,S,G", "f1,air,S,e", "column 'b': is 'e', which is no circle"),
    ("w1,sea,S,s,1", "w1,sea,S,x,1", "column 'b': is 'x', which lies on land"),
    ("w1,sea,S,s,1", "w1,sea,e,s,1", "column 'a': is 'e', which lies on land"),
    ("r2,land,x,B,1", "r2,land,s,B,1", "row 3, column 'a': is 's', which lies at sea"),
    ("a,b,steps", "a,b,length", "row 1: the column 'steps' is missing"),
    ("r8,land,M,N", "r8,land,D,M", "places.csv, row 13, column 'id': is 'N', a place that no road"),
    ("r8,land,M,N,3", "r8,air,M,N,", "is 'N', a place that no road or sea lane joins"),
]


@pytest.mark.parametrize(("old", "new", "says"), NODE_ERRORS)
def test_a_wrong_place_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in NODES
    with pytest.raises(TableError) as caught:
        tiny(tmp_path, NODES.replace(old, new))
    sentence = str(caught.value)
    assert sentence.startswith("ways.csv" if says.startswith("ways") else "places.csv")
    assert says in sentence


@pytest.mark.parametrize(("old", "new", "says"), EDGE_ERRORS)
def test_a_wrong_way_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in EDGES
    with pytest.raises(TableError) as caught:
        tiny(tmp_path, NODES, EDGES.replace(old, new))
    sentence = str(caught.value)
    assert sentence.startswith(("ways.csv, ", "places.csv, row 13"))
    assert says in sentence


def test_a_wrong_point_of_a_way_is_refused(tmp_path: Path) -> None:
    lines = [line + ",via" if n == 0 else line + "," for n, line in enumerate(EDGES.splitlines())]
    for via in ("north", "1", "1 2 3", "1 2; x y", "1 2;"):
        wrong = "\n".join([lines[0], lines[1] + via, *lines[2:]])
        with pytest.raises(TableError, match=r"ways\.csv, row 2, column 'via'"):
            tiny(tmp_path, NODES, wrong)
    right = "\n".join([lines[0], lines[1] + "1 2; 3.5 -4", *lines[2:]])
    assert tiny(tmp_path, NODES, right).edges[0].via == ((1, 2), (3.5, -4))


def test_a_wrong_flag_is_refused(tmp_path: Path) -> None:
    lines = NODES.splitlines()
    head = lines[0] + ",blind_alley,draw_lat"
    good = [head, *[line + ",0," for line in lines[1:]]]
    good[8] = lines[8] + ",1,-1.5"
    bog = next(node for node in tiny(tmp_path, "\n".join(good)).nodes if node.id == "e")
    assert (bog.blind_alley, bog.lat) == (True, -1.5)
    for cells, column in ((",2,", "blind_alley"), (",yes,", "blind_alley"), (",1,95", "draw_lat")):
        wrong = [*good[:8], lines[8] + cells, *good[9:]]
        with pytest.raises(TableError, match=f"places.csv, row 9, column '{column}'"):
            tiny(tmp_path, "\n".join(wrong))


def test_two_red_lines_between_the_same_places_are_one(tmp_path: Path) -> None:
    board = tiny(tmp_path, NODES, EDGES + "f3,air,G,S,\n")
    state = at({"places": ["S"]}, board)
    assert [move for move in state.legal().moves if move.kind == "fly"] == [Move("fly", ("G",))]


def test_two_roads_between_the_same_places_are_two_ways(tmp_path: Path) -> None:
    board = tiny(tmp_path, NODES, EDGES + "r10,land,B,C,2\n")
    state = at({"places": ["B"]}, board)
    go(state, "land", "die 4")
    assert "B" in ends(state)  # there by one, back by the other: that is no turning back


def test_tables_that_are_no_tables_are_refused(tmp_path: Path) -> None:
    for nodes, ways in (("", EDGES), (NODES, ""), (NODES.splitlines()[0], EDGES)):
        with pytest.raises(TableError):
            tiny(tmp_path, nodes, ways)
    with pytest.raises(TableError, match=r"nowhere\.csv: there is no such file"):
        InkanMap.from_csv(tmp_path / "nowhere.csv", tmp_path / "ways.csv")
    (tmp_path / "places.csv").write_bytes(b"id,kind\n\xff\xfe")
    with pytest.raises(TableError, match=r"places\.csv: is not UTF-8"):
        InkanMap.from_csv(tmp_path / "places.csv", tmp_path / "ways.csv")


def test_kinds_of_node_that_are_circles() -> None:
    for number, node in enumerate(BOARD.nodes):
        circle = node.kind in (NodeKind.START, NodeKind.GOAL, NodeKind.DISK)
        assert circle == (number in BOARD.circles)
