"""How counted shares look in every chart: a diamond, and whiskers for its interval."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.figures.palette import INK, VERMILION
from tesoro_lab.odds import Interval


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
