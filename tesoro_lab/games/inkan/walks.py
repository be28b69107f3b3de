"""Where a throw can take a pawn: computed once from the roads, then only looked up."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

LARGEST = 6
"""The die shows 1 to 6."""

Roads: TypeAlias = tuple[tuple[int, ...], ...]
"""For each dot the dots one step away."""
Stops: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""For each dot and throw (0 to 6) the dots where one may stop, in order."""
Passed: TypeAlias = tuple[tuple[dict[int, tuple[tuple[int, ...], ...]], ...], ...]
"""For each dot and throw: for each stop, what each of the different ways there passes."""


class Walks(NamedTuple):
    """The roads of a map by mode, and every place where a throw may end."""

    land: Roads
    sea: Roads
    stops: dict[str, Stops]
    """By mode: "land", "sea", "mixed", and "voyage" for sea lanes that end at each circle."""
    passed: dict[str, Passed]
    """By mode: the circles with a reward on the ways; stops with none on the way are left out."""
    afloat: Stops
    """The stops of mixed throws that one may come to with a last step by sea."""
    nears_sea: tuple[bool, ...]
    """By dot: whether one throw can bring a pawn to sea, or it is there already."""


_Ways: TypeAlias = frozenset[frozenset[int]]
"""For each different way: the circles with a reward that it passes."""
_Level: TypeAlias = dict[tuple[int, int], _Ways]
"""Where one can be after some steps, as pairs of the dot before and the dot."""
_STRAIGHT: _Ways = frozenset({frozenset()})


def compile_walks(
    dots: int,
    steps: Mapping[str, Iterable[tuple[int, int]]],
    circles: Iterable[int],
    rewarded: Iterable[int] = (),
) -> Walks:
    """The tables of a map from its single steps; `rewarded` are the circles with a reward."""
    land, sea = _roads(dots, steps["land"]), _roads(dots, steps["sea"])
    both = tuple([tuple(sorted({*a, *b})) for a, b in zip(land, sea, strict=True)])
    red, prized = frozenset(circles), frozenset(rewarded)
    found: dict[str, list[list[_Level]]] = {}
    for mode, roads, barriers in (
        ("land", land, frozenset[int]()),
        ("sea", sea, frozenset[int]()),
        ("voyage", sea, red),
        ("mixed", both, frozenset[int]()),
    ):
        levels = [_levels(roads, prized, barriers, dot) for dot in range(dots)]
        found[mode] = [[_ends(roads, red, row, throw) for throw in range(7)] for row in levels]
    return Walks(
        land=land,
        sea=sea,
        stops={mode: _table(rows) for mode, rows in found.items()},
        passed={mode: _passed(rows) for mode, rows in found.items()},
        afloat=_table([[_by_sea(ends, sea) for ends in row] for row in found["mixed"]]),
        nears_sea=tuple([bool(_by_sea(_all(row), sea)) for row in found["mixed"]]),
    )


def _roads(dots: int, steps: Iterable[tuple[int, int]]) -> Roads:
    neighbours: list[set[int]] = [set() for _ in range(dots)]
    for one, two in steps:
        neighbours[one].add(two)
        neighbours[two].add(one)
    return tuple([tuple(sorted(others)) for others in neighbours])


def _levels(
    roads: Roads, rewarded: frozenset[int], barriers: frozenset[int], start: int
) -> list[_Level]:
    """Where one can be after 0, 1, ... 6 steps without ever turning back.

    Nobody goes on from a barrier; where a road ends, nobody goes on either.
    """
    levels: list[_Level] = [{(-1, start): _STRAIGHT}]
    for step in range(LARGEST):
        onward: _Level = {}
        for (before, dot), ways in levels[-1].items():
            if step and dot in barriers:
                continue
            through = frozenset([way | {dot} for way in ways]) if step and dot in rewarded else ways
            for other in roads[dot]:
                if other != before:
                    onward[dot, other] = onward.get((dot, other), frozenset()) | through
        levels.append(onward)
    return levels


def _ends(roads: Roads, circles: frozenset[int], levels: list[_Level], throw: int) -> _Level:
    """Where the throw may end: with its last step, early at a circle, or where the road ends."""
    ends: _Level = {}
    for step in range(1, throw + 1):
        for (before, dot), ways in levels[step].items():
            if step == throw or dot in circles or len(roads[dot]) == 1:
                ends[before, dot] = ends.get((before, dot), frozenset()) | ways
    return ends


def _all(row: list[_Level]) -> _Level:
    """The ends of any throw."""
    return {end: ways for ends in row for end, ways in ends.items()}


def _by_sea(ends: _Level, sea: Roads) -> _Level:
    """The ends whose last step can be by sea."""
    return {(before, dot): ways for (before, dot), ways in ends.items() if before in sea[dot]}


def _table(rows: list[list[_Level]]) -> Stops:
    return tuple([tuple([tuple(sorted({dot for _, dot in ends})) for ends in row]) for row in rows])


def _passed(rows: list[list[_Level]]) -> Passed:
    return tuple([tuple([_best_ways(ends) for ends in row]) for row in rows])


def _best_ways(ends: _Level) -> dict[int, tuple[tuple[int, ...], ...]]:
    """For each stop the ways there that pass most; those that pass less are left out."""
    ways: dict[int, set[frozenset[int]]] = {}
    for (_, dot), passing in ends.items():
        if passing != _STRAIGHT:
            ways.setdefault(dot, set()).update(passing)
    return {
        dot: tuple(sorted([tuple(sorted(way)) for way in all_ways if not _less(way, all_ways)]))
        for dot, all_ways in ways.items()
    }


def _less(way: frozenset[int], others: set[frozenset[int]]) -> bool:
    return any([way < other for other in others])
