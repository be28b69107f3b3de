"""The red circles on the board of Inkan Aarre, the start, the goal, harbours and islands."""

from math import cos, pi, sin

from tesoro_lab.figures.inkan_plan import CIRCLE, Plan
from tesoro_lab.figures.palette import BLUE, INK
from tesoro_lab.figures.ruta_icons import star
from tesoro_lab.figures.svg import path, placed
from tesoro_lab.games.inkan.map import InkanMap

CLAY = "#B3261E"
CLAY_DARK = "#7E1712"
GILT = "#F5C542"
START = 15.0
GOAL = 14.5


def radius(board: InkanMap, circle: int) -> float:
    """How far a circle's drawing reaches."""
    return {board.start: START, board.goal: GOAL}.get(circle, CIRCLE)


def circles(board: InkanMap, laid: Plan) -> str:
    """Every circle as it looks when no disk lies on it."""
    parts = [f'<defs><g id="circle">{_CIRCLE}</g></defs>']
    for circle in board.circles:
        drawing = {board.start: _START, board.goal: _GOAL}.get(circle, '<use href="#circle"/>')
        parts.append(placed(*laid.spots[circle], drawing))
    return "".join(parts)


_SHADE = '<circle cx="1" cy="2" r="{}" fill="#2B1D0E" fill-opacity=".28"/>'
_CIRCLE = (
    _SHADE.format(CIRCLE + 0.6)
    + f'<circle r="{CIRCLE}" fill="{CLAY}" stroke="#FFF6DC" stroke-width="1.2"/>'
    + f'<circle r="{CIRCLE - 0.2}" fill="none" stroke="{INK}" stroke-width="1"/>'
    + f'<circle r="7.4" fill="{CLAY_DARK}"/>'
    + path("M-3,-3L3,3M3,-3L-3,3", 'stroke="#E9B9A8" stroke-width="1.6" stroke-linecap="round"')
)
# Rio: a star of the winds on red.
_START = (
    _SHADE.format(START + 0.8)
    + f'<circle r="{START}" fill="{CLAY}" stroke="{INK}" stroke-width="1.2"/>'
    + f'<circle r="{START - 2.4}" fill="none" stroke="#FFF6DC" stroke-width="1.1"/>'
    + path(star(5, 10, 4.2), f'fill="#FFF6DC" stroke="{INK}" stroke-width=".8"')
)


def _rays(count: int, inner: float, outer: float) -> str:
    """Pointed rays round the origin, every second one shorter."""
    d = ""
    for k in range(count):
        angle = 2 * pi * k / count
        half = pi / count * 0.62
        tip = outer if k % 2 == 0 else outer * 0.86
        d += (
            "M"
            + "L".join(
                f"{reach * cos(at):.1f},{reach * sin(at):.1f}"
                for reach, at in ((inner, angle - half), (tip, angle), (inner, angle + half))
            )
            + "Z"
        )
    return d


# Machu Picchu: the sun behind a stepped temple with its trapezium gate.
_GOAL = (
    path(
        _rays(16, 13.5, 20),
        f'fill="{GILT}" stroke="{INK}" stroke-width=".8" stroke-linejoin="round"',
    )
    + f'<circle r="{GOAL}" fill="{CLAY}" stroke="{INK}" stroke-width="1.2"/>'
    + f'<circle r="{GOAL - 2.4}" fill="#FBE7A1" stroke="#FFF6DC" stroke-width="1"/>'
    + '<g transform="scale(.88)">'
    + path(
        "M-11,8.6V4.6H-8.4V.8H-5.8V-3H-3.4V-6.6H3.4V-3H5.8V.8H8.4V4.6H11V8.6Z",
        f'fill="#C9BFA8" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"',
    )
    + path("M-11,8.6H11M-8.4,4.6H8.4M-5.8,.8H5.8", f'stroke="{INK}" stroke-width=".6"')
    + path("M-3,8.6L-2,1.2H2L3,8.6Z", f'fill="{INK}"')
    + f'<circle cy="-9.6" r="2.3" fill="{GILT}" stroke="{INK}" stroke-width=".7"/></g>'
)
ANCHOR = (
    f'<circle r="5.4" fill="#FFFFFF" stroke="{BLUE}" stroke-width="1.2"/>'
    + path(
        "M0,-2.2V3.4M-1.7,-1H1.7M-3,.9C-2.7,2.9 -1.2,3.4 0,3.6C1.2,3.4 2.7,2.9 3,.9",
        f'fill="none" stroke="{BLUE}" stroke-width="1.1" stroke-linecap="round"',
    )
    + f'<circle cy="-3" r=".9" fill="{BLUE}"/>'
)
