"""Value iteration for journeys: sweep over all spots until the expected turns no longer change."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from tesoro_lab.odds.ways import Way

TINY = 1e-11
"""A sweep over all choices that changes no value by more than this ends the search. The error
left is at most this times the turns still to come, so far below 1e-9 of a turn."""
ROUGH = 2.0
"""While values still change by more than this, it is too early to hold on to any choice."""
EVALUATIONS = 3
"""How often the values are improved for the choices made before all choices are tried again."""


class Level(NamedTuple):
    """The solution for one purse."""

    turns: list[float]
    """Expected turns by spot."""
    task: "_Task | None" = None
    """What was solved."""


class _Task(NamedTuple):
    """What must be solved for one purse."""

    given: list[float]
    """By spot, the best one can do by a way that costs something: known from smaller purses."""
    free: list[list[tuple[tuple[int, ...], ...]]]
    """By spot, the throws of each way that costs nothing."""


def solve(open_ways: Sequence[Sequence[Way]], goal: int, poorer: Sequence[Level]) -> Level:
    """Expected turns by spot with the ways open to a purse, given those of all smaller purses.

    `math.inf` stands where no choice leads to the goal for sure.
    """
    task = _task(open_ways, goal, poorer)
    if poorer and task == poorer[-1].task:
        return poorer[-1]  # the last 100 pesos make no difference anywhere
    sure = _sure(task, goal)
    before = poorer[-1] if poorer else _first(task, goal)
    turns = [inf] * len(open_ways)
    turns[2 * goal] = turns[2 * goal + 1] = 0.0
    order = [
        spot for spot, ways in enumerate(open_ways) if ways and sure[spot] and spot // 2 != goal
    ]
    order.sort(key=before.turns.__getitem__)
    for spot in order:
        value = before.turns[spot]
        turns[spot] = value if value < inf else 0.0
    change = inf
    while change > TINY:
        change, chosen = _improve(task, turns, order)
        if change < ROUGH:
            for _ in range(EVALUATIONS):
                _evaluate(chosen, turns)
    return Level(turns, task)


def _improve(
    task: _Task, turns: list[float], order: list[int]
) -> tuple[float, list[tuple[int, list[int]]]]:
    """Try every choice on every spot: the greatest change, and the stops chosen by spot."""
    change = 0.0
    chosen = []
    value_at = turns.__getitem__
    for spot in order:
        best = task.given[spot]
        picks: list[int] = []
        for throws in task.free[spot]:
            stops = [ends[0] if len(ends) == 1 else min(ends, key=value_at) for ends in throws]
            value = 1 + sum(map(value_at, stops)) / len(stops)
            if value < best:
                best, picks = value, stops
        change = max(change, abs(best - turns[spot]))
        turns[spot] = best
        if picks:
            chosen.append((spot, picks))
    return change, chosen


def _evaluate(chosen: list[tuple[int, list[int]]], turns: list[float]) -> None:
    """Sweep once over the spots with the choices as they are."""
    for spot, picks in chosen:
        if len(picks) == 6:
            a, b, c, d, e, f = picks
            value = turns[a] + turns[b] + turns[c] + turns[d] + turns[e] + turns[f]
            turns[spot] = 1 + value / 6
        else:
            turns[spot] = 1 + sum([turns[end] for end in picks]) / len(picks)


def _task(open_ways: Sequence[Sequence[Way]], goal: int, poorer: Sequence[Level]) -> _Task:
    given = [inf] * len(open_ways)
    free: list[list[tuple[tuple[int, ...], ...]]] = [[] for _ in open_ways]
    for spot, ways in enumerate(open_ways):
        if spot // 2 == goal:
            continue
        for way in ways:
            if way.price == 0:
                free[spot].append(way.throws)
                continue
            turns = poorer[-way.price].turns
            total = sum([min([turns[end] for end in ends]) for ends in way.throws])
            given[spot] = min(given[spot], 1 + total / len(way.throws))
    return _Task(given, free)


def _first(task: _Task, goal: int) -> Level:
    """Something to begin with: by spot, how many throws one is away at the least."""
    leads_here: list[list[int]] = [[] for _ in task.free]
    for spot, all_throws in enumerate(task.free):
        for throws in all_throws:
            for ends in throws:
                for end in ends:
                    leads_here[end].append(spot)
    turns = [inf] * len(task.free)
    turns[2 * goal] = turns[2 * goal + 1] = 0.0
    ahead = [2 * goal, 2 * goal + 1]
    for near in ahead:
        for spot in leads_here[near]:
            if turns[spot] == inf:
                turns[spot] = turns[near] + 1
                ahead.append(spot)
    return Level(turns)


def _sure(task: _Task, goal: int) -> list[bool]:
    """The spots from which some choices lead to the goal with certainty, sooner or later.

    Whoever can always stay among spots that may lead to the goal gets there in the end.
    """
    sure = [bool(free) or given < inf for free, given in zip(task.free, task.given, strict=True)]
    sure[2 * goal] = sure[2 * goal + 1] = True
    while True:
        reach = [value < inf for value in task.given]
        reach[2 * goal] = reach[2 * goal + 1] = True
        grown = True
        while grown:
            grown = False
            for spot, all_throws in enumerate(task.free):
                if not reach[spot] and _may_lead(all_throws, reach, sure):
                    reach[spot] = grown = True
        if reach == sure:
            return sure
        sure = reach


def _may_lead(
    all_throws: list[tuple[tuple[int, ...], ...]], reach: list[bool], sure: list[bool]
) -> bool:
    """Whether one way may lead into `reach`, and can always be kept within `sure`."""
    for throws in all_throws:
        leads = False
        for ends in throws:
            safe = False
            for end in ends:
                safe = safe or sure[end]
                leads = leads or reach[end]
            if not safe:
                break
        else:
            if leads:
                return True
    return False
