"""How counted shares look in every chart: a diamond, and whiskers for its interval."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures.palette import INK, VERMILION
from tesoro_lab.odds import Interval, wilson


def diamond(size: int, colour: str = VERMILION) -> dict[str, Any]:
    """The marker, so many pixels wide.

    >>> diamond(10)["symbol"]
    'diamond'
    """
    return {"symbol": "diamond", "size": size, "color": colour, "line": {"color": INK, "width": 1}}


def whiskers(
    shares: Sequence[float], ranges: Sequence[Interval], width: int, thickness: float = 1.5
) -> dict[str, Any]:
    """The error bars in per cent from each share to the ends of its interval; pixels wide.

    >>> whiskers([0.5], [Interval(0.25, 0.75)], 4)["array"]
    [25.0]
    """
    both = list(zip(ranges, shares, strict=True))
    return {
        "type": "data",
        "symmetric": False,
        "array": [100 * (between.high - share) for between, share in both],
        "arrayminus": [100 * (share - between.low) for between, share in both],
        "color": INK,
        "thickness": thickness,
        "width": width,
    }


def counted(
    name: str,
    xs: Sequence[Any],
    counts: Sequence[tuple[int, int]],
    size: int,
    width: int,
    hover: Sequence[str] | None = None,
    colour: str = VERMILION,
) -> go.Scatter:
    """A diamond at each counted share with whiskers for its 95 % interval.

    `counts` gives for each x (hits, trials); `size` of a diamond and `width` of a whisker are in
    pixels; without `hover` a diamond says nothing when pointed at.

    >>> list(counted("seen", [7], [(1, 4)], 10, 5).y)
    [25.0]
    """
    shares = [hits / trials for hits, trials in counts]
    ranges = [wilson(hits, trials) for hits, trials in counts]
    return go.Scatter(
        name=name,
        x=list(xs),
        y=[100 * share for share in shares],
        mode="markers",
        marker=diamond(size, colour),
        error_y=whiskers(shares, ranges, width),
        hovertext=hover,
        hoverinfo="skip" if hover is None else "text",
    )
