"""The fixed layer of the table of Port Royal: wood, sea and quay, and the strips of the players."""

from functools import cache, lru_cache

from tesoro_lab.figures.palette import GOLD, INK, PARCHMENT, PARCHMENT_DARK, SEA_DARK, SEPIA
from tesoro_lab.figures.palette import SEA as WATER
from tesoro_lab.figures.royal_faces import image
from tesoro_lab.figures.royal_icons import COIN, SHIELD, SWORDS, TINTS, emblem
from tesoro_lab.figures.royal_places import (
    DISCARDS,
    LAID,
    PILE,
    QUAY,
    SEA,
    SHELF,
    SIDE,
    STATS,
    height,
    medals,
    row,
)
from tesoro_lab.figures.ruta_icons import compass
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.figures.style import SANS, SERIF
from tesoro_lab.figures.svg import data_uri, path, placed, rect, write
from tesoro_lab.words.labels import label

_WOOD = "#6B4423"
_PLANK = "#A97B4C"


@lru_cache(maxsize=16)
def layer(seats: int, lang: str) -> str:
    """The fixed layer as an image address; it depends on players and language only."""
    return data_uri(picture(seats, lang))


def picture(seats: int, lang: str) -> str:
    """The whole fixed layer as SVG text."""
    tall = height(seats)
    frame = rect(0, 0, SIDE, tall, f'rx="9" fill="{_WOOD}"') + rect(
        2.5, 2.5, SIDE - 5, tall - 5, f'rx="7" fill="none" stroke="{GOLD}" stroke-width="1.2"'
    )
    parts = [frame, _head(), _sea(), _quay(lang), _shelf(lang)]
    parts += [_row(seat, seats) for seat in range(seats)]
    size = f'viewBox="0 0 {SIDE:g} {tall:g}" width="{SIDE:g}" height="{tall:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{SANS}"'
        f' text-anchor="middle" fill="{INK}">{"".join(parts)}</svg>'
    )


def _head() -> str:
    """The board over the harbour: a mark for each colour of ship, and a card for the picks."""
    marks = "".join(
        [
            f'<circle cx="{x:g}" cy="{y:g}" r="12" fill="{TINTS[name][0]}" stroke="#F3E2B8"'
            ' stroke-width="1.3"/>' + placed(x, y, emblem(name, TINTS[name][1]), 0.82)
            for name, (x, y) in zip(TINTS, medals(), strict=True)
        ]
    )
    card = rect(SIDE - 47, 11, 15, 21, f'rx="2.5" fill="#FFFCF2" stroke="{INK}"')
    return marks + card


def _sea() -> str:
    """The water of the harbour, with waves and a compass."""
    water = rect(*SEA, f'fill="{WATER}"')
    waves = "".join(
        [
            f"M{x:g},{y:g}q5,-4 10,0t10,0t10,0"
            for y in range(int(SEA.y) + 22, int(SEA.y + SEA.h) - 6, 34)
            for x in range(124 + (y % 68) // 34 * 44, 600, 92)
        ]
    )
    lines = path(waves, f'fill="none" stroke="{SEA_DARK}" stroke-opacity=".55" stroke-width="1.3"')
    rose = placed(
        LAID.x + LAID.w - 82, LAID.y + LAID.h - 72, f'<g opacity=".5">{compass(60)}</g>', 0.98
    )
    return water + lines + rose


def _quay(lang: str) -> str:
    """The planks at the left, on which pile and discards lie."""
    x, y, w, h = QUAY
    ground = rect(x, y, w, h, f'fill="{_PLANK}"')
    seams = path(
        "".join([f"M{x:g},{y + step:g}h{w:g}" for step in range(21, int(h), 21)])
        + "".join([f"M{x + 30 + (k * 37) % 50:g},{y + 21 * k:g}v21" for k in range(int(h) // 21)]),
        'fill="none" stroke="#7A5430" stroke-width="1"',
    )
    edge = rect(x + w - 4, y, 4, h, 'fill="#7A5430"')
    posts = "".join(
        [
            f'<circle cx="{x + w - 1:g}" cy="{y + at:g}" r="6" fill="#8A6238" stroke="{INK}"/>'
            f'<circle cx="{x + w - 1:g}" cy="{y + at:g}" r="2.6" fill="#5A3A22"/>'
            for at in (16, h / 2, h - 16)
        ]
    )
    return ground + seams + edge + posts + _piles(lang)


def _piles(lang: str) -> str:
    """The places of pile and discards, each with its plate."""
    style = 'rx="6" fill="#8A6238" stroke="#5A3A22" stroke-width="1.4" stroke-dasharray="5 4"'
    trays = rect(*PILE.inset(1), style) + rect(*DISCARDS.inset(1), style)
    return trays + _plate(PILE, label("pile", lang)) + _plate(DISCARDS, label("discards", lang))


def _plate(box: Box, name: str) -> str:
    """The name under a pile, with room for the count beside it."""
    x, y, w, h = box
    return rect(
        x - 10, y + h + 6, w + 20, 17, f'rx="4" fill="{PARCHMENT}" stroke="{INK}" stroke-width=".9"'
    ) + write(x + w / 2 - 13, y + h + 18.4, name, 10.5, "", 52)


def _shelf(lang: str) -> str:
    """The strip for the expeditions that lie open."""
    x, y, w, h = SHELF
    ground = rect(x, y, w, h, f'fill="{PARCHMENT_DARK}" stroke="{SEPIA}" stroke-width="1"')
    name = write(x + QUAY.w / 2, y + h / 2 + 4, label("expeditions", lang), 13.5, _TITLE, 90)
    return ground + name


_TITLE = f'font-family="{SERIF}" font-weight="bold"'


def _row(seat: int, seats: int) -> str:
    """A player's strip: the icons of coins, swords and shields, and the line before the cards."""
    x, y, w, h = row(seat, seats)
    ground = PARCHMENT if seat % 2 == 0 else "#F4E8CB"
    return placed(x, y, _ground(w, h, ground))


def _ground(w: float, h: float, fill: str) -> str:
    """A strip by itself."""
    low = h / 2 + 15
    return (
        rect(0, 0, w, h, f'fill="{fill}" stroke="{SEPIA}" stroke-width=".8"')
        + path(f"M{STATS - 5:g},7v{h - 14:g}", f'stroke="{SEPIA}" stroke-opacity=".45"')
        + placed(20, low, COIN, 0.92)
        + placed(67, low, SWORDS, 0.9)
        + placed(108, low, SHIELD, 0.92)
    )


@cache
def light(seats: int) -> str:
    """The strip of whoever has the turn, lit up, as an image address."""
    _, _, w, h = row(0, seats)
    return image(w, h, _ground(w, h, "#FBE3A0"))
