"""The map as a graph: routes, crossings, blind alleys and cut roads."""

import sys
from fractions import Fraction
from math import inf
from typing import Any

import pytest
from tiny_map import tiny_map

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.inkan import InkanMap
from tesoro_lab.odds import roadworks, routes
from tesoro_lab.odds.journeys import MODES, expected_turns

BOARD = InkanMap.load()


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> InkanMap:
    return tiny_map(tmp_path_factory.mktemp("tiny"))


def test_the_graph_has_every_dot_and_step() -> None:
    drawn = BOARD.graph()
    assert sorted(drawn.nodes) == sorted(BOARD.names)
    steps = {"land": 0, "sea": 0, "air": 0}
    for one, two, marks in drawn.edges(data=True):
        steps[marks["mode"]] += 1
        if marks["mode"] != "air":
            roads = BOARD.walks.land if marks["mode"] == "land" else BOARD.walks.sea
            assert BOARD.number[two] in roads[BOARD.number[one]]
    for mode, roads in (("land", BOARD.walks.land), ("sea", BOARD.walks.sea)):
        assert steps[mode] == sum([len(others) for others in roads]) // 2
    assert steps["air"] == sum([len(flights) for flights in BOARD.flights]) // 2
    rio = drawn.nodes["RIO"]
    assert (rio["kind"], rio["circle"], rio["number"]) == ("start", True, BOARD.start)


def test_the_graph_of_places_has_whole_ways() -> None:
    places = BOARD.graph(dots=False)
    assert len(places) == len(BOARD.nodes)
    assert places.number_of_edges() == len(BOARD.edges)
    for edge in BOARD.edges:
        marks = places.edges[edge.a, edge.b, edge.id]
        assert marks["steps"] == edge.steps
        assert marks["price"] == {"land": 0, "sea": 100, "air": 300}[edge.mode]


def test_without_networkx_the_sentence_says_what_to_install(monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)
    with pytest.raises(TesoroError, match="networkx"):
        BOARD.graph()


def test_three_routes_of_the_small_map(tiny: InkanMap) -> None:
    # Four steps by sea for 100 pesos, six by land for nothing, two flights for 600.
    assert routes.by_steps(tiny, "S", "G")[1:3] == (4, 100)
    assert routes.by_pesos(tiny, "S", "G")[1:3] == (6, 0)
    fast = routes.by_turns(tiny, "S", "G")
    assert [leg.mode for leg in fast.legs] == ["sea"]
    assert fast.turns == routes.turns_for(4) == Fraction(343, 216)
    assert routes.by_turns(tiny, "S", "G", pesos=0).turns == routes.turns_for(6)
    assert routes.by_turns(tiny, "A", "G", pesos=300).places == ("A", "G")


def test_shortest_is_not_fastest_on_the_real_map() -> None:
    short = routes.by_steps(BOARD, "RIO", "MPI")
    fast = routes.by_turns(BOARD, "RIO", "MPI", pesos=1200)
    assert (short.steps, short.pesos) == (19, 0)
    assert (fast.turns, fast.pesos) == (4, 1200)
    assert short.turns == routes.turns_for(19)


@pytest.mark.parametrize("goal", ["MPI", "HOR", "CTG", "GPS", "FLK", "IQT"])
@pytest.mark.parametrize("pesos", [0, 300, 900])
def test_whoever_may_change_plans_is_never_slower(goal: str, pesos: int) -> None:
    try:
        fixed = routes.by_turns(BOARD, "RIO", goal, pesos)
    except TesoroError:
        assert pesos == 0  # an island, and no money to sail by die
        return
    free = expected_turns(BOARD, "RIO", goal, pesos)
    assert free <= float(fixed.turns) + 1e-9
    assert float(fixed.turns) - free < 1.5


def test_a_route_that_cannot_be(tiny: InkanMap) -> None:
    with pytest.raises(TesoroError, match="No route"):
        routes.by_steps(tiny, "S", "I", modes=("land",))
    with pytest.raises(TesoroError, match="red circle"):
        routes.by_steps(tiny, "S", "x")


def test_centrality_of_the_small_map_by_hand(tiny: InkanMap) -> None:
    # Five circles make ten pairs. The way from the Bay to the Temple passes the Fork; from the
    # Isle to the Bay it is five steps over the Port as over the Temple, so half of the ways do.
    shares = roadworks.centrality(tiny)
    assert shares["x"] == pytest.approx(1.5 / 10)
    assert shares["e"] == 0


def test_centrality_is_a_share() -> None:
    for start in (None, "RIO"):
        for shares in (
            roadworks.centrality(BOARD, start=start),
            roadworks.centrality(BOARD, MODES[:1], start),
        ):
            values = list(shares.values())
            assert values == sorted(values, reverse=True)
            assert 0 <= values[-1] <= values[0] <= 1


def test_blind_alleys(tiny: InkanMap) -> None:
    bog = roadworks.alley(tiny, "Bog")
    # One step in: whatever one throws, and on average 2.5 of the pips are lost.
    assert bog == ("e", "x", 1, 2, Fraction(5, 2))
    assert [each.place for each in roadworks.alleys(tiny)] == ["A", "e"]  # nine steps, and one
    with pytest.raises(TesoroError, match="no blind alley"):
        roadworks.alley(tiny, "Bay")
    trail = roadworks.alley(BOARD, "ANG")
    # Two steps: 7/6 throws of 3.5 pips are 49/12, two of them needed.
    assert (trail.steps, trail.lost) == (2, Fraction(49, 12) - 2)
    assert roadworks.detour(BOARD, "RIO", "MPI", "MPI") == 0
    assert roadworks.detour(BOARD, "CCS", "ANG", "GEO") > 1


def test_what_a_cut_road_costs(tiny: InkanMap) -> None:
    lost = roadworks.cut(tiny, "r3")
    # Fork to Temple: back over the Bay to the Port, then by sea: 1 + 3 + 4.
    assert (lost.detour, lost.apart, lost.longer) == (8, (), {})
    assert roadworks.cut(tiny, "r5").apart == ("A",)
    assert roadworks.cut(tiny, "w1").longer == {"G": 2, "I": 6}
    assert roadworks.bridges(tiny) == ("r4", "r5")
    with pytest.raises(TesoroError, match="'f1'"):
        roadworks.cut(tiny, "f1")


def test_machu_picchu_hangs_on_one_trail() -> None:
    lost = roadworks.cut(BOARD, "L09")
    assert (lost.apart, lost.detour) == (("MPI",), inf)
    for way in roadworks.bridges(BOARD):
        assert roadworks.cut(BOARD, way).detour == inf


def test_no_place_lies_on_more_than_all_routes_from_the_start() -> None:
    for start in ("dOHI", "dDAR", "Rio de Janeiro", "xCUZ"):
        assert 0 < max(roadworks.centrality(BOARD, start=start).values()) <= 1
    with pytest.raises(TesoroError, match="lies between two places"):
        roadworks.centrality(BOARD, start="L01.1")
