"""Small drawings for the cards of Port Royal, round the origin, about 20 units wide."""

from tesoro_lab.figures.palette import BLUE, GREEN, INK, VERMILION, YELLOW
from tesoro_lab.figures.ruta_icons import star
from tesoro_lab.figures.svg import path

_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
_EDGE = f'stroke="{INK}" stroke-width="1" {_ROUND}'

TINTS: dict[str, tuple[str, str]] = {
    "yellow": (YELLOW, INK),
    "blue": (BLUE, "#FFFFFF"),
    "green": (GREEN, "#FFFFFF"),
    "red": (VERMILION, "#FFFFFF"),
    "black": ("#38322C", "#FFFFFF"),
}
"""The colours of ships, each with the ink that is read on it."""

COIN = (
    f'<circle r="9" fill="#E9BD46" {_EDGE}/><circle r="6.4" fill="none" stroke="#9A6B12"'
    ' stroke-width=".9"/>'
)
SHIELD = path("M-9,-9.5Q0,-12 9,-9.5V-1Q8.5,7 0,11Q-8.5,7 -9,-1Z", f'fill="#F4F0E4" {_EDGE}')
SABRE = path("M-8,8L-4.6,4.6M-7.4,2.6L-2.6,7.4", f'fill="none" {_EDGE} style="stroke-width:2"')
SABRE += path(
    "M-5.4,3.6Q3,-1 8,-9Q8.6,1 -3.4,5.6Z",
    f'fill="#D9DEE2" {_EDGE}',
)
SWORDS = f'<g transform="scale(-1,1)">{SABRE}</g>{SABRE}'
SKULL = (
    path(
        "M-8.5,-2Q-8.5,-10 0,-10T8.5,-2Q8.5,2 5,4V8.5H-5V4Q-8.5,2 -8.5,-2Z",
        f'fill="#FFFFFF" {_EDGE}',
    )
    + f'<circle cx="-3.6" cy="-2" r="2.3" fill="{INK}"/>'
    + f'<circle cx="3.6" cy="-2" r="2.3" fill="{INK}"/>'
    + path("M0,1L-1.3,3.6H1.3ZM-1.8,8.5V6M1.8,8.5V6", f'fill="{INK}" stroke="{INK}"')
)
ANCHOR = (
    path(
        "M0,-6V9M-4.5,-2.5H4.5M-8,2Q-7,8.4 0,9.4Q7,8.4 8,2M-9.8,4.4L-8,2L-5.6,4M9.8,4.4L8,2L5.6,4",
        f'fill="none" stroke="{INK}" stroke-width="2" {_ROUND}',
    )
    + f'<circle cy="-8" r="2.1" fill="none" stroke="{INK}" stroke-width="1.7"/>'
)
CROSS = path("M-2.2,-10H2.2V-5H7V-.8H2.2V10H-2.2V-.8H-7V-5H-2.2Z", f'fill="#F4F0E4" {_EDGE}')
HOUSE = path("M-7,9V0H7V9Z", f'fill="#E7D3A8" {_EDGE}') + path(
    "M-10,1L0,-9L10,1Z", f'fill="#B5763B" {_EDGE}'
)
HOUSE += path("M-2,9V3.6H2V9Z", f'fill="{INK}"')
JOKER = path(star(5, 10, 4.4), f'fill="#E9BD46" {_EDGE}')
SYMBOLS = {"a": ANCHOR, "c": CROSS, "h": HOUSE, "any": JOKER}

# A mark for each colour of ship, so that nobody needs the colour: sun, wave, leaf, flame, moon.
EMBLEMS: dict[str, str] = {
    "yellow": path(star(8, 9.5, 4.8), "") + '<circle r="3" fill="#FFFFFF" fill-opacity=".55"/>',
    "blue": path(
        "M-9,-4Q-6,-8 -3,-4T3,-4T9,-4M-9,1Q-6,-3 -3,1T3,1T9,1M-9,6Q-6,2 -3,6T3,6T9,6",
        'fill="none" stroke-width="2.1" stroke-linecap="round" class="line"',
    ),
    "green": path("M-7,8Q-10,-7 8,-9Q9,8 -7,8Z", "")
    + path("M-8.5,9.5L4,-5", 'fill="none" stroke="#FFFFFF" stroke-width="1.1"'),
    "red": path("M0,-10Q8,-2 7,3.5Q6,9.5 0,9.5T-7,3.5Q-7,0 -4,-2.6Q-3.4,0 -2,1Q-3,-5 0,-10Z", ""),
    "black": path("M3,-9.4A9.6,9.6 0 1 0 8.8,5.4A8,8 0 1 1 3,-9.4Z", ""),
}


def emblem(colour: str, ink: str) -> str:
    """The mark of a ship's colour, drawn in one ink."""
    return f'<g fill="{ink}" stroke="{ink}" stroke-width=".6">{EMBLEMS[colour]}</g>'


def medal(inner: str, fill: str = "#FFFDF7", radius: float = 11) -> str:
    """A drawing on a round ground."""
    return f'<circle r="{radius:g}" fill="{fill}" {_EDGE}/>{inner}'
