"""The tables of stops beside a plain search that walks every way step by step."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from inkan_play import BOARD

from tesoro_lab.games.inkan.walks import Walks, compile_walks

MODES = ("land", "sea", "voyage", "mixed")
Steps = tuple[tuple[int, int], ...]


class Net(NamedTuple):
    """A small map: single steps by land and by sea, circles, and those with a reward."""

    dots: int
    land: Steps
    sea: Steps
    circles: frozenset[int]
    rewarded: frozenset[int]

    def walks(self) -> Walks:
        steps = {"land": self.land, "sea": self.sea}
        return compile_walks(self.dots, steps, sorted(self.circles), sorted(self.rewarded))


@st.composite
def nets(draw: st.DrawFn) -> Net:
    dots = draw(st.integers(2, 7))
    pair = st.tuples(st.integers(0, dots - 1), st.integers(0, dots - 1))
    steps = st.lists(pair.filter(lambda two: two[0] != two[1]), max_size=8)
    some = st.frozensets(st.integers(0, dots - 1))
    circles = draw(some)
    rewarded = draw(some) & circles
    return Net(dots, tuple(draw(steps)), tuple(draw(steps)), circles, rewarded)


@cache
def near(net: Net, mode: str, dot: int) -> set[int]:
    """The dots a step away, read from the list of steps itself."""
    steps = {"land": net.land, "mixed": (*net.land, *net.sea)}.get(mode, net.sea)
    return {b for a, b in steps if a == dot} | {a for a, b in steps if b == dot}


def journeys(net: Net, mode: str, way: tuple[int, ...], throw: int) -> Iterator[tuple[int, ...]]:
    """Every way on which a throw may be used, as the dots in order."""
    here, before = way[-1], way[-2] if len(way) > 1 else None
    onward = near(net, mode, here) - {before}
    left = throw - (len(way) - 1)
    if len(way) > 1 and (left == 0 or here in net.circles or not onward):
        yield way
    barred = mode == "voyage" and here in net.circles and len(way) > 1
    if left and not barred:
        for dot in onward:
            yield from journeys(net, mode, (*way, dot), throw)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(nets(), st.integers(1, 6))
def test_the_tables_say_what_walking_every_way_says(net: Net, throw: int) -> None:
    walks = net.walks()
    for mode in MODES:
        for start in range(net.dots):
            ways = list(journeys(net, mode, (start,), throw))
            stops = walks.stops[mode][start][throw]
            assert stops == tuple(sorted({way[-1] for way in ways}))
            passed = walks.passed[mode][start][throw]
            assert set(passed) <= set(stops)
            for stop in stops:
                sets = {frozenset(way[1:-1]) & net.rewarded for way in ways if way[-1] == stop}
                best = {one for one in sets if one and not any(one < other for other in sets)}
                assert {frozenset(way) for way in passed.get(stop, ())} == best


@settings(max_examples=100, deadline=None, derandomize=True)
@given(nets(), st.integers(1, 6))
def test_the_last_step_by_sea(net: Net, throw: int) -> None:
    walks = net.walks()
    for start in range(net.dots):
        ways = list(journeys(net, "mixed", (start,), throw))
        afloat = {way[-1] for way in ways if way[-2] in near(net, "sea", way[-1])}
        assert walks.afloat[start][throw] == tuple(sorted(afloat))
        longest = [way for pips in range(1, 7) for way in journeys(net, "mixed", (start,), pips)]
        steps = chain.from_iterable(pairwise(way) for way in longest)
        at_sea = any(b in near(net, "sea", a) for a, b in steps)
        assert walks.nears_sea[start] >= bool(near(net, "sea", start))
        assert walks.nears_sea[start] <= at_sea


@settings(max_examples=60, deadline=None, derandomize=True)
@given(nets())
def test_a_throw_leads_somewhere_exactly_where_a_way_begins(net: Net) -> None:
    walks = net.walks()
    for mode in MODES:
        for start in range(net.dots):
            assert walks.stops[mode][start][0] == ()
            for throw in range(1, 7):
                assert bool(walks.stops[mode][start][throw]) == bool(near(net, mode, start))


@pytest.mark.parametrize("mode", MODES)
def test_the_tables_of_the_projects_map(mode: str) -> None:
    """The same search over the real map, from every seventh dot."""
    both = (BOARD.walks.land, BOARD.walks.sea)
    land, sea = (
        tuple([(a, b) for a, row in enumerate(roads) for b in row if a < b]) for roads in both
    )
    rewarded = frozenset([dot for dot, pesos in enumerate(BOARD.rewards) if pesos])
    net = Net(len(BOARD.names), land, sea, frozenset(BOARD.circles), rewarded)
    assert net.walks() == BOARD.walks
    for start in range(0, net.dots, 7):
        for throw in (1, 2, 5, 6):
            ways = list(journeys(net, mode, (start,), throw))
            assert BOARD.walks.stops[mode][start][throw] == tuple(sorted({w[-1] for w in ways}))


def test_the_sea_is_near_where_six_steps_reach_it() -> None:
    near_sea = BOARD.walks.nears_sea
    for name, near_it in (("RIO", True), ("L32.3", True), ("BSB", True), ("CGB", False)):
        assert near_sea[BOARD.dot(name)] == near_it
    for dot, roads in enumerate(BOARD.walks.sea):
        assert near_sea[dot] or not roads
