"""Where a throw can take a pawn: computed once from the roads, then only looked up."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

LARGEST = 6
"""The die shows 1 to 6."""

Roads: TypeAlias = tuple[tuple[int, ...], ...]
"""For each dot the dots one step away."""
Stops: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""For each dot and throw (0 to 6) the dots where one may stop, in order."""


class Walks(NamedTuple):
    """The roads of a map by mode, and every place where a throw may end."""

    land: Roads
    sea: Roads
    stops: dict[str, Stops]
    """By mode: "land", "sea", "mixed", and "voyage" for sea lanes that end at each circle."""
    passed: dict[str, tuple[tuple[dict[int, tuple[int, ...]], ...], ...]]
    """By mode, dot and throw: for each stop the circles that can be passed on the way."""


def compile_walks(
    dots: int, steps: Mapping[str, Iterable[tuple[int, int]]], circles: Iterable[int]
) -> Walks:
    """The tables of a map from its single steps."""
    land, sea = _roads(dots, steps["land"]), _roads(dots, steps["sea"])
    both = tuple([tuple(sorted({*a, *b})) for a, b in zip(land, sea, strict=True)])
    red = frozenset(circles)
    stops: dict[str, Stops] = {}
    passed = {}
    for mode, roads, ends in (
        ("land", land, False),
        ("sea", sea, False),
        ("voyage", sea, True),
        ("mixed", both, False),
    ):
        found = [[_walk(roads, red, dot, throw, ends) for throw in range(7)] for dot in range(dots)]
        stops[mode] = tuple([tuple([tuple(sorted(way)) for way in row]) for row in found])
        passed[mode] = tuple([tuple(row) for row in found])
    return Walks(land, sea, stops, passed)


def _roads(dots: int, steps: Iterable[tuple[int, int]]) -> Roads:
    neighbours: list[set[int]] = [set() for _ in range(dots)]
    for one, two in steps:
        neighbours[one].add(two)
        neighbours[two].add(one)
    return tuple([tuple(sorted(others)) for others in neighbours])


def _walk(
    roads: Roads, circles: frozenset[int], start: int, throw: int, ends_at_circles: bool
) -> dict[int, tuple[int, ...]]:
    """Where `throw` steps from `start` may end, with the circles passed on the way there.

    One never turns back within a throw, may stop early at a circle, and loses the rest of the
    throw where the road ends.
    """
    ends: dict[int, set[int]] = {}
    ahead: dict[tuple[int, int], frozenset[int]] = {(-1, start): frozenset()}
    for step in range(1, throw + 1):
        onward: dict[tuple[int, int], frozenset[int]] = {}
        for (before, dot), passed in ahead.items():
            for other in roads[dot]:
                if other == before:
                    continue
                through = passed | ({dot} & circles if step > 1 else frozenset())
                key = (dot, other)
                onward[key] = onward.get(key, frozenset()) | through
        ahead = {}
        for (dot, other), through in onward.items():
            stuck = len(roads[other]) == 1
            if step == throw or other in circles or stuck:
                ends.setdefault(other, set()).update(through)
            if not stuck and not (ends_at_circles and other in circles):
                ahead[dot, other] = through
    return {dot: tuple(sorted(passed)) for dot, passed in ends.items()}
