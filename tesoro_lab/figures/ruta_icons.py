"""Small drawings for the board of La Ruta del Tesoro, round the origin, about 24 units wide."""

from math import cos, pi, sin

from tesoro_lab.figures.palette import GOLD, INK, PARCHMENT, SEPIA, VERMILION
from tesoro_lab.figures.svg import path

_LINE = (
    f'fill="none" stroke="{INK}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"'
)
_FILLED = f'fill="{PARCHMENT}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"'
_GOLD = f'fill="#E2B33C" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"'

CHEST = (
    path("M-11,-1V9H11V-1Z", f'fill="#B07A43" stroke="{INK}" stroke-width="1.2"')
    + path(
        "M-11,-1C-11,-9 -7,-10 0,-10S11,-9 11,-1Z",
        f'fill="#C8924F" stroke="{INK}" stroke-width="1.2"',
    )
    + path("M-7.5,-9V9M7.5,-9V9", f'stroke="{INK}" stroke-width="1"')
    + path("M-2.5,-3H2.5V3H-2.5Z", _GOLD)
)
COINS = path(
    "M-10,6A6,2.6 0 1 0 2,6A6,2.6 0 1 0 -10,6M-10,2.5A6,2.6 0 1 0 2,2.5A6,2.6 0 1 0 -10,2.5"
    "M-10,-1A6,2.6 0 1 0 2,-1A6,2.6 0 1 0 -10,-1",
    _GOLD,
) + path("M1,7A5,2.2 0 1 0 11,7A5,2.2 0 1 0 1,7M1,4A5,2.2 0 1 0 11,4A5,2.2 0 1 0 1,4", _GOLD)
SWORDS = path(
    "M-9,-9L6,6M9,-9L-6,6M3,8L8,3M-3,8L-8,3M6.5,6.5L9,9M-6.5,6.5L-9,9",
    f'fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"',
)
LONJA = path("M-12,-6L0,-11L12,-6V9H-12Z", _FILLED) + path(
    "M-9,9V0Q-6.5,-5 -4,0V9M-2.5,9V0Q0,-5 2.5,0V9M4,9V0Q6.5,-5 9,0V9",
    f'fill="#8C8577" stroke="{INK}" stroke-width="1"',
)
SHIP = (
    path(
        "M-12,3H12L8,9.5H-8Z",
        f'fill="#A36A3A" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"',
    )
    + path("M0,3V-12M-7,3V-7", f'stroke="{INK}" stroke-width="1.2"')
    + path(
        "M1,-11Q11,-6 1,1ZM-6.4,-7Q-1,-3 -6.4,1Z", f'fill="#FFFFFF" stroke="{INK}" stroke-width="1"'
    )
)
ANCHOR = (
    path(
        "M0,-20V22M-9,-9H9M-20,6C-18,20 -6,22 0,24C6,22 18,20 20,6"
        "M-24,11L-20,4L-14,9M24,11L20,4L14,9",
        f'fill="none" stroke="{INK}" stroke-width="3.2" stroke-linecap="round"',
    )
    + f'<circle cx="0" cy="-24" r="4.5" fill="none" stroke="{INK}" stroke-width="3"/>'
)
ARROW = path(
    "M24,-8H-8V-17L-27,0L-8,17V8H24Z",
    f'fill="{VERMILION}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"',
)
GALLEY = (
    path(
        "M-27,2Q0,10 22,2L29,-5L27,5Q22,14 12,14H-17Q-25,12 -27,2Z",
        f'fill="#A36A3A" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"',
    )
    + path("M-4,4V-24", f'stroke="{INK}" stroke-width="1.6"')
    + path(
        "M-15,-23Q6,-24 17,-6Q2,-4 -13,-3Q-6,-13 -15,-23Z",
        f'fill="#FFFFFF" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"',
    )
    + path("M-4,-24H-12L-8,-27L-12,-30H-4Z", f'fill="{VERMILION}" stroke="{INK}" stroke-width="1"')
    + path("M-18,9L-24,20M-10,10L-16,21M-2,11L-8,22M6,11L0,22M14,10L8,21", _LINE)
)
# A walled harbour with its tower; takes its fill from where it is put.
PORT = path(
    "M-17,6V-1H-13V-4H-10V-1H-7V-9L-3.5,-13L0,-9V-1H4V-5H6V-3H8V-5H10V-3H12V-5H14V6Z", ""
) + path("M-20,9Q-17.5,6 -15,9T-10,9T-5,9T0,9T5,9T10,9T15,9T20,9", 'fill="none" stroke-width="1.1"')
HOUSE = path("M-4,4V-1L0,-5L4,-1V4Z", f'fill="#FFFFFF" stroke="{INK}" stroke-width="1"')
CASTLE = path(
    "M-7,6V-6H-4V-3.5H-1.5V-6H1.5V-3.5H4V-6H7V6H2V2Q0,-.5 -2,2V6Z",
    f'fill="#FFFFFF" stroke="{INK}" stroke-width="1"',
)


def star(points: int, outer: float, inner: float, start: float = -90) -> str:
    """The path of a star round the origin."""
    corners = []
    for k in range(2 * points):
        radius = inner if k % 2 else outer
        angle = (start + 180 * k / points) * pi / 180
        corners.append(f"{radius * cos(angle):.1f},{radius * sin(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


FORTUNE = (
    path(star(8, 11, 4.5), f'fill="#E2B33C" stroke="{INK}" stroke-width="1"')
    + f'<circle r="3" fill="{PARCHMENT}" stroke="{INK}" stroke-width="1"/>'
)


# Where each family of points begins, the turn to the next one, its length and its colour.
_POINTS = ((22.5, 45, 0.6, GOLD), (45.0, 90, 0.78, "#4F8A8B"), (0.0, 90, 1.0, VERMILION))


def compass(radius: float) -> str:
    """A compass rose: 16 points, each half light and half dark, north marked with a lily."""
    parts = [
        f'<circle r="{radius * 0.74:.1f}" fill="{PARCHMENT}" stroke="{SEPIA}" stroke-width="1"/>',
        f'<circle r="{radius * 0.68:.1f}" fill="none" stroke="{SEPIA}" stroke-width=".6"/>',
    ]
    for first, turn, length, colour in _POINTS:
        for k in range(360 // turn):
            parts.append(_needle(radius * length, radius * 0.17, first + turn * k, colour))  # noqa: PERF401
    lily = "M0,-7C3,-3 3,-1 1,1C4,-2 6,0 4,3H-4C-6,0 -4,-2 -1,1C-3,-1 -3,-3 0,-7Z"
    parts.append(f'<g transform="translate(0,{-radius - 4:.1f})">{path(lily, _FILLED)}</g>')
    return "".join(parts)


def _needle(length: float, width: float, turn: float, colour: str) -> str:
    """One point of the rose, half light and half coloured."""
    side = f"{width * 0.75:.1f},{-width * 0.75:.1f}"
    other = f"{-width * 0.75:.1f},{-width * 0.75:.1f}"
    edge = f'stroke="{INK}" stroke-width=".6" stroke-linejoin="round"'
    return (
        f'<g transform="rotate({turn:g})">'
        + path(f"M0,0L{side}L0,{-length:.1f}Z", f'fill="{colour}" {edge}')
        + path(f"M0,0L{other}L0,{-length:.1f}Z", f'fill="#FFFFFF" {edge}')
        + "</g>"
    )
