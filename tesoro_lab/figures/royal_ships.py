"""The five ships of Port Royal as drawings: each colour has a rig and a hull of its own.

They stand on the line y = 0, about 70 units wide, the sails up to y = -56.
"""

from functools import cache

from tesoro_lab.figures.palette import INK
from tesoro_lab.figures.royal_icons import TINTS, emblem
from tesoro_lab.figures.svg import path, placed

_WOOD = f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"'
_MAST = 'fill="none" stroke="#5A3A22" stroke-width="1.9" stroke-linecap="round"'
_SAIL = f'fill="#FFFBEF" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"'
_DECK = 'fill="none" stroke="#FFFFFF" stroke-opacity=".65" stroke-width="1.2"'
_PORTS = f'fill="#FFFDF7" stroke="{INK}" stroke-width=".7"'


def square(x: float, top: float, low: float, half: float) -> str:
    """A square sail, full of wind."""
    belly = half + 2.6
    middle = (top + low) / 2
    return (
        f"M{x - half + 1.5:g},{top:g}H{x + half - 1.5:g}Q{x + belly + 1:g},{middle:g} "
        f"{x + half:g},{low:g}Q{x:g},{low - 3.5:g} {x - half:g},{low:g}"
        f"Q{x - belly + 4:g},{middle:g} {x - half + 1.5:g},{top:g}Z"
    )


def _flags(colour: str, *tops: tuple[float, float]) -> str:
    """A pennant on each mast."""
    return "".join(
        [path(f"M{x:g},{y:g}l9,2.4l-9,2.6Z", f'fill="{colour}" {_WOOD}') for x, y in tops]
    )


def _ports(y: float, *xs: float) -> str:
    return path("".join([f"M{x:g},{y:g}h4v4h-4Z" for x in xs]), _PORTS)


def _pinnace(fill: str) -> str:
    return (
        path("M-3,-6V-54M-28,-11L-36,-15", _MAST)
        + path("M-1,-50Q24,-36 27,-13L-1,-13Z", _SAIL)
        + path("M-5,-46Q-12,-26 -31,-14L-5,-14Z", _SAIL)
        + path("M-31,-11L28,-12L22,3Q0,8 -20,4Z", f'fill="{fill}" {_WOOD}')
        + path("M-26,-6.5L25,-7.5", f'{_DECK} style="stroke:{INK};stroke-opacity:.5"')
        + _flags(fill, (-3, -55))
    )


def _flute(fill: str) -> str:
    return (
        path("M-13,-10V-53M12,-10V-56M30,-12L39,-18", _MAST)
        + path(square(-13, -50, -36, 9) + square(-13, -34, -15, 12), _SAIL)
        + path(square(12, -53, -38, 9) + square(12, -36, -15, 13), _SAIL)
        + path(
            "M-33,-17L-26,-17L-24,-10H22L34,-14Q38,1 22,5H-20Q-38,3 -33,-17Z",
            f'fill="{fill}" {_WOOD}',
        )
        + path("M-33,-7Q-30,-3 -22,-3.5H26Q32,-4.5 35,-8", _DECK)
        + _flags(fill, (-13, -54), (12, -57))
    )


def _skiff(fill: str) -> str:
    return (
        path("M-4,-5V-46M-4,-12L25,-44", _MAST)
        + path("M-2,-42L25,-46Q30,-27 24,-11L-2,-12Z", _SAIL)
        + path("M-33,-9Q-4,-2 33,-12Q30,5 14,6H-16Q-30,5 -33,-9Z", f'fill="{fill}" {_WOOD}')
        + path("M-30,-4Q-2,2 31,-6", _DECK)
        + path("M-14,-6L-27,9M-24.6,6.2l-5,3.4l1.6,2.4l5,-3.4ZM6,-4L-5,10", _MAST)
        + _flags(fill, (-4, -47))
    )


def _frigate(fill: str) -> str:
    masts = ((-21, 8.0), (2, 10.0), (23, 8.0))
    sails = "".join(
        [
            square(x, -54, -43, half - 2)
            + square(x, -41, -29, half)
            + square(x, -27, -14, half + 1.5)
            for x, half in masts
        ]
    )
    return (
        path("M-21,-8V-55M2,-8V-58M23,-8V-55M34,-13L43,-19", _MAST)
        + path(sails, _SAIL)
        + path("M-36,-17L-30,-11H26L38,-15L29,5Q0,8 -31,5Z", f'fill="{fill}" {_WOOD}')
        + path("M-33,-8H33", _DECK)
        + _ports(-5, -27, -18, -9, 0, 9, 18)
        + _flags(fill, (-21, -56), (2, -59), (23, -56))
    )


def _galleon(fill: str) -> str:
    sails = square(-17, -53, -36, 9) + square(7, -55, -38, 10) + square(7, -36, -16, 13)
    return (
        path("M-17,-12V-54M7,-10V-58M27,-14V-44M34,-17L43,-25", _MAST)
        + path(sails + square(-17, -34, -21, 8), _SAIL)
        + path("M28,-42Q36,-30 40,-19L28,-18Z", _SAIL)
        + path(
            "M-38,-28L-26,-25L-25,-16L-15,-15L-13,-8H16L19,-15L37,-18L29,5Q0,9 -29,5Z",
            f'fill="{fill}" {_WOOD}',
        )
        + path("M-35,-19L-26,-17.5M-34,-11L-14,-9M-33,-3H32M20,-10.5L34,-12.5", _DECK)
        + _ports(-1.5, -24, -14, -4, 6, 16)
        + _flags(fill, (-17, -55), (7, -59))
    )


# the ship of each colour, and where its main sail carries the mark: x, y and scale
_SHIPS = {
    "yellow": (_pinnace, 9.0, -24.0, 0.95),
    "blue": (_flute, 12.0, -26.0, 0.8),
    "green": (_skiff, 11.5, -26.0, 1.0),
    "red": (_frigate, 2.0, -34.5, 0.62),
    "black": (_galleon, 7.0, -27.0, 0.8),
}


@cache
def ship(colour: str) -> str:
    """The whole ship with the mark of its colour on the main sail."""
    draw, x, y, scale = _SHIPS[colour]
    fill = TINTS[colour][0]
    ink = "#B58900" if colour == "yellow" else fill
    return draw(fill) + placed(x, y, emblem(colour, ink), scale)
