"""Cutting states out of a Markov chain, one by one, without a single subtraction.

A state that is cut out hands each chance of coming to it on to where it leads. What is left is
the same chain, looked at only while it is in the states that are left. Nothing is ever taken
away, so decimals lose no digits, and whole-number weights stay whole (W. K. Grassmann, M. I.
Taksar and D. P. Heyman, "Regenerative analysis and steady state distributions for Markov
chains", Operations Research 33, 1985, pages 1107-1116).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import gcd
from typing import Any, NamedTuple

Row = dict[int, Any]
"""Where a state leads: the weight of each state it may come to, all ints or all floats."""


class Cut(NamedTuple):
    """A state that was cut out, as it stood among those that were left then."""

    state: int
    to: Row
    """The weights of where it leads, itself left out."""
    leaving: Any
    """The sum of these."""
    total: Any
    """The same with the weight of staying."""
    entries: list[tuple[int, Any]]
    """From which states it is entered, each with its chance of doing so."""


def cut_out(rows: Sequence[Row], keep: Iterable[int], exact: bool) -> list[Cut]:
    """Cut out every state but those to keep; each next one has the fewest ways through it.

    Args:
        rows: the weights by state, whole numbers if `exact`, else decimals that sum to 1.
        keep: the states that stay; every other state must be able to come to one of them.
        exact: whether to reckon with whole numbers.
    """
    merge = _merge_whole if exact else _merge_decimals
    share: Callable[[Any, Any], Any] = Fraction if exact else _ratio
    ahead = [dict(row) for row in rows]
    behind: list[dict[int, None]] = [{} for _ in rows]
    for state, row in enumerate(ahead):
        for other in row:
            behind[other][state] = None
    kept = dict.fromkeys(keep)
    left = [state for state in range(len(rows)) if state not in kept]
    cuts = []
    while left:
        state = min(left, key=lambda k: len(behind[k]) * len(ahead[k]))
        left.remove(state)
        cuts.append(_cut(state, ahead, behind, merge, share))
    return cuts


def _cut(
    state: int,
    ahead: list[Row],
    behind: list[dict[int, None]],
    merge: Callable[[Row, Any, Row, Any], Row],
    share: Callable[[Any, Any], Any],
) -> Cut:
    row = ahead[state]
    total = sum(row.values())
    row.pop(state, None)
    leaving = sum(row.values())
    behind[state].pop(state, None)
    entries = []
    for other in row:
        behind[other].pop(state, None)
    for before in behind[state]:
        coming = ahead[before]
        entries.append((before, share(coming[state], sum(coming.values()))))
        weight = coming.pop(state)
        ahead[before] = merge(coming, weight, row, leaving)
        for other in row:
            behind[other][before] = None
    return Cut(state, row, leaving, total, entries)


def _merge_whole(coming: Row, weight: int, row: Row, leaving: int) -> Row:
    """Each weight times `leaving`, so that what is handed on divides evenly; then made small."""
    merged = {state: w * leaving for state, w in coming.items()}
    for state, w in row.items():
        merged[state] = merged.get(state, 0) + weight * w
    common = gcd(*merged.values())
    return {state: w // common for state, w in merged.items()} if common > 1 else merged


def _merge_decimals(coming: Row, weight: float, row: Row, leaving: float) -> Row:
    part = weight / leaving
    for state, w in row.items():
        coming[state] = coming.get(state, 0.0) + part * w
    return coming


def _ratio(part: float, whole: float) -> float:
    return part / whole


def stationary(rows: Sequence[Row], exact: bool) -> list[Any]:
    """The stationary distribution of a chain in which every state comes to every other."""
    chances: list[Any] = [0] * len(rows)
    chances[0] = Fraction(1) if exact else 1.0
    for cut in reversed(cut_out(rows, [0], exact)):
        flow = sum([chances[before] * share for before, share in cut.entries])
        chances[cut.state] = flow * cut.total / cut.leaving
    whole = sum(chances)
    return [chance / whole for chance in chances]


def expected(
    rows: Sequence[Row], gain: Sequence[Any], ends: Mapping[int, Any], exact: bool
) -> list[Any]:
    """What is gained on average from each state until an end is reached, the end's own included.

    Args:
        rows: the weights by state.
        gain: what each step from a state brings; 1 everywhere counts the steps.
        ends: the states at which the walk ends, and what each of them brings.
        exact: whether to reckon with whole numbers and fractions.
    """
    share: Callable[[Any, Any], Any] = Fraction if exact else _ratio
    cuts = cut_out(rows, ends, exact)
    gains = list(gain)
    for cut in cuts:  # one stay in a state lasts total / leaving steps on average
        gains[cut.state] = gains[cut.state] * share(cut.total, cut.leaving)
        for before, chance in cut.entries:
            gains[before] = gains[before] + chance * gains[cut.state]
    values: list[Any] = [ends.get(state, 0) for state in range(len(rows))]
    for cut in reversed(cuts):
        onward = sum([w * values[state] for state, w in cut.to.items()])
        values[cut.state] = gains[cut.state] + onward * share(1, cut.leaving)
    return values
