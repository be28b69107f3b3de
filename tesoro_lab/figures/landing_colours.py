"""The colours of the board where pawns land, and of the writing on them."""

from typing import Any

from tesoro_lab.figures.landing_words import Show, unit
from tesoro_lab.figures.palette import SEPIA
from tesoro_lab.words import decimal

Scale = tuple[tuple[float, str], ...]
# One hue from light to dark, so that the order shows without colour.
RAMP: Scale = (
    (0.0, "#FFFDF7"),
    (0.3, "#D3E5EE"),
    (0.55, "#8FC1DC"),
    (0.8, "#3A86B7"),
    (1.0, "#0B3C5D"),
)
# Orange for too few and blue for too many, with the sign written beside.
APART: Scale = (
    (0.0, "#9A3F00"),
    (0.25, "#E8A878"),
    (0.5, "#FFFDF7"),
    (0.75, "#8DBBDD"),
    (1.0, "#00497A"),
)
LOWEST, HIGHEST = 1.0, 3.5
"""Shares in per cent at the ends of the ramp, which take what lies beyond as well."""
FARTHEST = {"points": 0.3, "errors": 3.0}


def ink(value: float, show: Show) -> str:
    """Black or white letters, whichever stand out more from the colour of the place."""
    return "#000000" if luminance(colour(value, show)) > 0.179 else "#FFFFFF"


def colour(value: float, show: Show) -> tuple[float, float, float]:
    """The colour of a place as red, green and blue from 0 to 255.

    >>> colour(1.0, "exact"), colour(9.9, "exact")
    ((255.0, 253.0, 247.0), (11.0, 60.0, 93.0))
    """
    far = FARTHEST.get(show, 0.0)
    low, high = (-far, far) if far else (LOWEST, HIGHEST)
    at = min(max((value - low) / (high - low), 0.0), 1.0)
    stops = APART if far else RAMP
    above = next(k for k in range(1, len(stops)) if at <= stops[k][0])
    (begin, first), (end, second) = stops[above - 1], stops[above]
    share = (at - begin) / (end - begin)
    one, two = _parts(first), _parts(second)
    red, green, blue = [a + share * (b - a) for a, b in zip(one, two, strict=True)]
    return red, green, blue


def _parts(code: str) -> list[int]:
    return [int(code[k : k + 2], 16) for k in (1, 3, 5)]


def luminance(parts: tuple[float, float, float]) -> float:
    """How bright a colour is, 0 to 1 (the relative luminance of WCAG 2).

    >>> luminance((255, 255, 255)), luminance((0, 0, 0))
    (1.0, 0.0)
    """
    red, green, blue = [_linear(part / 255) for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def scale_of(show: Show, lang: str, scale: float) -> dict[str, Any]:
    """The colours and, in the middle of the board, what they mean."""
    far = FARTHEST.get(show, 0.0)
    ticks = [-far, 0.0, far] if far else [LOWEST, 1.5, 2.0, 2.5, 3.0, HIGHEST]
    return {
        "cmin": ticks[0],
        "cmax": ticks[-1],
        "colorscale": APART if far else RAMP,
        "colorbar": {
            "orientation": "h",
            "x": 0.5,
            "xanchor": "center",
            "y": 0.2,
            "yanchor": "bottom",
            "len": 0.56,
            "thickness": 14 * scale,
            "outlinecolor": SEPIA,
            "outlinewidth": 1,
            "tickvals": ticks,
            "ticktext": [_tick(tick, ticks, show, lang) for tick in ticks],
            "tickfont": {"size": 11 * scale},
        },
    }


def _tick(value: float, ticks: list[float], show: Show, lang: str) -> str:
    """A mark of the colour scale; the outermost colours hold for all that lies beyond."""
    beyond = "≤ " if value == ticks[0] else "≥ " if value == ticks[-1] else ""
    sign = "+" if value > 0 and show in FARTHEST else ""
    return f"{beyond}{sign}{decimal(value, lang, 1)}{unit(show, lang)}"
