"""The middle of the board of La Ruta del Tesoro: a sea chart, the title, dice and cards."""

from math import cos, pi, sin

from tesoro_lab.figures.palette import (
    BANDS,
    GOLD,
    INK,
    PARCHMENT,
    PARCHMENT_DARK,
    SEA,
    SEA_DARK,
    SEPIA,
)
from tesoro_lab.figures.ruta_icons import CASTLE, CHEST, FORTUNE, GALLEY, HOUSE, compass
from tesoro_lab.figures.ruta_map import EDGE, PORTS, islands, point, sea
from tesoro_lab.figures.ruta_squares import HIGH, LOW, RING, Box, ring_point
from tesoro_lab.figures.style import SERIF
from tesoro_lab.figures.svg import path, placed, rect, wrap, write
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.words import provenance, twin

ROSE = (152.0, 391.0)
DICE = (Box(283, 432, 34, 34), Box(324, 432, 34, 34))
PILES = {"suerte": Box(122, 428, 62, 42), "cofre": Box(192, 428, 62, 42)}
STOCK = Box(386, 428, 132, 42)
TITLE = Box(186, 126, 268, 74)


def centre(board: RutaBoard, lang: str) -> str:
    """The whole middle as a piece of SVG."""
    span = HIGH - LOW
    land = HIGH - EDGE - RING
    clip = f'<clipPath id="chart">{rect(EDGE, EDGE, land, land, "")}</clipPath>'
    chart = (
        rect(EDGE, EDGE, land, land, f'fill="{PARCHMENT}"')
        + _rhumbs()
        + path(sea(), f'fill="{SEA}" stroke="{SEA_DARK}" stroke-width="5" stroke-opacity=".35"')
        + path(sea(), f'fill="{SEA}" stroke="{SEPIA}" stroke-width="1.1" stroke-linejoin="round"')
        + f'<g clip-path="url(#water)">{_rhumbs()}</g>'
        + path(
            islands(),
            f'fill="{PARCHMENT}" stroke="{SEPIA}" stroke-width="1" stroke-linejoin="round"',
        )
        + _regions()
        + _ports(board)
    )
    return (
        f'<defs>{clip}<clipPath id="water">{path(sea(), "")}</clipPath></defs>'
        + rect(LOW, LOW, span, span, f'fill="{PARCHMENT_DARK}" stroke="{INK}" stroke-width="1"')
        + f'<g clip-path="url(#chart)">{chart}</g>'
        + _scale()
        + placed(*ROSE, compass(29))
        + placed(297, 356, GALLEY, 0.7)
        + _title(lang)
        + _piles(lang)
        + _stock(lang)
        + _caption(board, lang)
    )


def _rhumbs() -> str:
    """The 32 wind lines that a portolan chart draws from its rose."""
    x, y = ROSE
    lines = "".join(
        f"M{x},{y}L{x + 640 * cos(k * pi / 16):.0f},{y + 640 * sin(k * pi / 16):.0f}"
        for k in range(32)
    )
    return path(lines, f'stroke="{GOLD}" stroke-width=".5" stroke-opacity=".38" fill="none"')


def _scale() -> str:
    """The frame of the chart: light and dark stretches with the number of each space."""
    inner = HIGH - LOW - 2 * RING
    parts = [rect(EDGE, EDGE, inner, inner, f'fill="none" stroke="{INK}" stroke-width="1"')]
    for index in range(40):
        x, y = ring_point(index)
        if index % 10 == 0:
            continue
        if index % 2 == 0:
            w, h = (50.0, RING) if index % 20 < 10 else (RING, 50.0)
            parts.append(rect(x - w / 2, y - h / 2, w, h, f'fill="{SEPIA}" fill-opacity=".28"'))
        parts.append(write(x, y + 3.2, str(index), 9))
    return "".join(parts)


def _regions() -> str:
    """The names of the shores, spaced out as old charts do."""
    style = f'font-family="{SERIF}" font-style="italic" fill="{SEPIA}" fill-opacity=".75"'
    parts = []
    for x, y, turn, gap, words in (
        (345, 250, 0, 6, "EUROPA"),
        (243, 407, 0, 5, "BERBERÍA"),
        (455, 316, 0, 3, "ANATOLIA"),
        (508, 366, 90, 3, "LEVANTE"),
        (376, 371, 8, 1.5, "Mar Mediterráneo"),
        (469, 262, 0, 1, "Mar Negro"),
    ):
        size = 9.5 if words[1].islower() else 10.5
        text = write(0, 0, words, size, f'{style} letter-spacing="{gap}"')
        parts.append(placed(x, y, text, turn=turn))
    return "".join(parts)


def _ports(board: RutaBoard) -> str:
    """A dot for every plot and lonja that the chart knows, in the colour of its group."""
    parts = []
    for here in board.spaces:
        if here.group and here.name in PORTS:
            x, y = point(*PORTS[here.name])
            look = BANDS.get(here.group, BANDS["COMPANIES"])
            shape = (
                f'<rect x="{x - 2.6:.1f}" y="{y - 2.6:.1f}" width="5.2" height="5.2"'
                if here.kind == "lonja"
                else f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.1"'
            )
            parts.append(f'{shape} fill="{look.colour}" stroke="{INK}" stroke-width=".9"/>')
    return "".join(parts)


def _title(lang: str) -> str:
    """The name of the game on its scroll."""
    x, y, w, h = TITLE
    edge = f'stroke="{SEPIA}" stroke-width="1.2" stroke-linejoin="round"'
    tails = "".join(
        f"M{at - 14 * out},{y + 12}h{36 * out}l{-12 * out},{h / 2 - 7}"
        f"l{12 * out},{h / 2 - 7}h{-36 * out}Z"
        for at, out in ((x, -1), (x + w, 1))
    )
    serif = f'font-family="{SERIF}"'
    line = twin(
        ("trade on the Mediterranean, 15th century", "comercio en el Mediterráneo, siglo XV"), lang
    )
    return (
        path(tails, f'fill="#E0C994" {edge}')
        + rect(x, y, w, h - 12, f'fill="#FFF9E8" {edge}')
        + rect(x + 4, y + 4, w - 8, h - 20, f'fill="none" stroke="{GOLD}" stroke-width=".8"')
        + write(x + w / 2, y + 34, "La Ruta del Tesoro", 26, f'{serif} font-weight="bold"', w - 20)
        + write(x + w / 2, y + 51, line, 11, f'{serif} font-style="italic"')
    )


def _piles(lang: str) -> str:
    """The two piles of cards."""
    parts = []
    for deck, icon, pair in (
        ("suerte", FORTUNE, ("Suerte", "Suerte")),
        ("cofre", CHEST, ("Cofre", "Cofre")),
    ):
        x, y, w, h = PILES[deck]
        ground = "#DCEBDD" if deck == "suerte" else "#F3DDBB"
        edge = f'stroke="{INK}" stroke-width="1" fill="{ground}" rx="4"'
        parts.append(
            rect(x + 4, y + 4, w, h, edge) + rect(x + 2, y + 2, w, h, edge) + rect(x, y, w, h, edge)
        )
        parts.append(placed(x + 17, y + 18, icon, 0.95))
        parts.append(write(x + w / 2, y + h - 4.5, twin(pair, lang), 10))
    return "".join(parts)


def _stock(lang: str) -> str:
    """The Crown's stock of buildings, and the dice's two blank faces."""
    x, y, w, h = STOCK
    parts = [rect(x, y, w, h, f'rx="4" fill="#FFF9E8" stroke="{SEPIA}" stroke-width="1"')]
    parts.append(
        write(x + w / 2, y + 12.5, twin(("left with the Crown", "queda a la Corona"), lang), 10)
    )
    parts.append(placed(x + 22, y + 29, HOUSE, 1.7) + placed(x + 82, y + 28, CASTLE, 1.35))
    parts += [
        rect(*die, f'rx="7" fill="#FFFFFF" stroke="{INK}" stroke-width="1.3"') for die in DICE
    ]
    return "".join(parts)


def _caption(board: RutaBoard, lang: str) -> str:
    """What of this board is printed, public or reconstructed."""
    style = f'font-style="italic" fill="{SEPIA}"'
    lines = wrap(provenance(board, lang), 412, 9.5)[:4]
    top = 508 - 5.5 * (len(lines) - 1)
    return "".join(
        write(320, top + 11 * row, line, 9.5, style, 412) for row, line in enumerate(lines)
    )
