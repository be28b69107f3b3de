"""The cards of Port Royal as pictures: whole cards, small ones for what people own, and the back.

A whole card is 96 units wide and 134 high, a small one 40 by 54, an expedition 92 by 52.
"""

from functools import cache, lru_cache

from tesoro_lab.figures.palette import GOLD, INK, PARCHMENT, PARCHMENT_DARK, SEA, SEPIA
from tesoro_lab.figures.royal_icons import (
    COIN,
    SABRE,
    SHIELD,
    SKULL,
    SWORDS,
    SYMBOLS,
    TINTS,
    emblem,
    medal,
)
from tesoro_lab.figures.royal_portraits import portrait
from tesoro_lab.figures.royal_ships import ship
from tesoro_lab.figures.style import SANS, SERIF
from tesoro_lab.figures.svg import data_uri, path, placed, rect, write
from tesoro_lab.games.royal.deck import SKULL as NEVER
from tesoro_lab.games.royal.deck import CardKind, Face, Role, RoyalDeck
from tesoro_lab.words.numbers import twin

WIDTH, HEIGHT = 96.0, 134.0
SMALL_W, SMALL_H = 40.0, 54.0
CHART_W, CHART_H = 92.0, 52.0

_BOLD = 'font-weight="bold"'
_GROUNDS = {
    Role.SAILOR: "#CFE3EA",
    Role.PIRATE: "#E9D3C6",
    Role.SETTLER: "#DDE5C4",
    Role.CAPTAIN: "#CFE3EA",
    Role.PRIEST: "#E6DCCB",
    Role.JACK: "#F3E6C4",
    Role.MADEMOISELLE: "#F0DCE6",
    Role.JESTER: "#F3E6C4",
    Role.ADMIRAL: "#D6DEEA",
    Role.GOVERNOR: "#EFD9D2",
    Role.TRADER: "#EFE3CC",
}


@lru_cache(maxsize=512)
def card(deck: RoyalDeck, front: int, lang: str) -> str:
    """A whole card as an image address."""
    return image(WIDTH, HEIGHT, whole(deck, front, lang))


@lru_cache(maxsize=512)
def whole(deck: RoyalDeck, front: int, lang: str) -> str:
    """A whole card as SVG text."""
    face = deck.faces[front]
    name = twin((face.name, face.name_es), lang)
    body = _ship(face, name) if face.kind == CardKind.SHIP else _person(face, name)
    return _paper(WIDTH, HEIGHT, 8) + body


def image(w: float, h: float, inner: str) -> str:
    """A picture of its own, with the house's lettering."""
    size = f'width="{w * 2:g}" height="{h * 2:g}" viewBox="0 0 {w:g} {h:g}"'
    return data_uri(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{SANS}"'
        f' text-anchor="middle" fill="{INK}">{inner}</svg>'
    )


def _paper(w: float, h: float, round_: float) -> str:
    """The card itself with its shadow."""
    return rect(2, 2.6, w - 3, h - 3, f'rx="{round_:g}" fill="{INK}" fill-opacity=".28"') + rect(
        1, 1, w - 3.5, h - 4, f'rx="{round_:g}" fill="#FFFCF2" stroke="{INK}" stroke-width="1.1"'
    )


def _ship(face: Face, name: str) -> str:
    """The colour's band and mark, the ship at sea, its coins and the swords against it."""
    tint, ink = TINTS[face.colour]
    band = path(
        "M5.5,26V11Q5.5,5.5 11,5.5H82.5Q88,5.5 88,11V26Z",
        f'fill="{tint}" stroke="{INK}" stroke-width=".9"',
    )
    mark = placed(17, 15.8, emblem(face.colour, ink), 0.82)
    title = f'<g fill="{ink}">{write(55, 20, name, 13.5, _BOLD, 60)}</g>'
    sky = rect(5.5, 26, 82.5, 66, f'fill="#E7F1EE" stroke="{INK}" stroke-width=".9"')
    sun = '<circle cx="74" cy="39" r="7" fill="#F6E2A2"/>'
    sea = path(
        "M6,79Q10,76 14,79T22,79T30,79T38,79T46,79T54,79T62,79T70,79T78,79T87.5,79V91.5H6Z",
        f'fill="{SEA}"',
    )
    waves = path(
        "M12,86q4,-3 8,0t8,0M50,87q4,-3 8,0t8,0t8,0M31,90q3,-2 6,0",
        'fill="none" stroke="#5E97A0" stroke-width="1.1"',
    )
    art = sky + sun + placed(46, 79.5, ship(face.colour), 0.88) + sea + waves
    return band + mark + title + art + _gains(face) + _needs(face)


def _gains(face: Face) -> str:
    """The coins a ship brings: as many coins, and the figure on the last."""
    coins = "".join([placed(17 + 6.5 * k, 111, COIN, 1.12) for k in range(face.coins)])
    return coins + write(17 + 6.5 * (face.coins - 1), 116, str(face.coins), 14.5, _BOLD)


def _needs(face: Face) -> str:
    """The swords that repel a ship, or its skull."""
    if face.need == NEVER:
        return placed(72, 111, SKULL, 1.4)
    return placed(63, 111, SWORDS, 1.12) + write(81, 117, str(face.need), 18, _BOLD)


def _person(face: Face, name: str) -> str:
    """Portrait and name, the effect at the left, shields at the right, the price below."""
    ground = _GROUNDS.get(Role(face.role), PARCHMENT)
    window = rect(5.5, 5.5, 82.5, 82, f'rx="5" fill="{ground}" stroke="{INK}" stroke-width=".9"')
    arch = path(
        "M14,87V44Q14,12 46.7,12T79.4,44V87Z", 'fill="#FFFFFF" fill-opacity=".45" stroke="none"'
    )
    art = placed(46.7, 54, portrait(face.role, face.colour), 1.0)
    plate = path("M5.5,87H88V103H5.5Z", f'fill="{PARCHMENT_DARK}" stroke="{INK}" stroke-width=".9"')
    if face.colour:
        plate = path(
            "M5.5,87H88V103H5.5Z",
            f'fill="{TINTS[face.colour][0]}" stroke="{INK}" stroke-width=".9"',
        )
    ink = TINTS[face.colour][1] if face.colour else INK
    title = f'<g fill="{ink}">{write(46.7, 99.4, name, 11.5, _BOLD, 78)}</g>'
    price = placed(46.7, 116.4, COIN, 1.28) + write(46.7, 121.6, str(face.cost), 15, _BOLD)
    return window + arch + art + plate + title + price + _effect(face) + _shields(face)


def _shields(face: Face) -> str:
    if not face.shields:
        return ""
    return placed(77, 18, SHIELD, 1.12) + write(77, 23.4, str(face.shields), 15, _BOLD)


def _effect(face: Face) -> str:
    """What the person does, as a round mark."""
    return placed(17.5, 18.5, medal(*_effect_mark(face)), 1.06)


def _effect_mark(face: Face) -> tuple[str, str]:
    role = face.role
    if role == Role.TRADER:
        return emblem(face.colour, TINTS[face.colour][1]), TINTS[face.colour][0]
    if role in (Role.SAILOR, Role.PIRATE):
        return (SABRE if face.swords == 1 else SWORDS), "#FFFDF7"
    if face.symbols:
        return f'<g transform="scale(.72)">{SYMBOLS[face.symbols[0]]}</g>', "#FFFDF7"
    text = write(0, 4.4, _GAIN.get(Role(role), ""), 12, _BOLD, 19)
    if role == Role.GOVERNOR:
        return path("M-7.4,-9.4H7.4V9.4H-7.4Z", _LITTLE_CARD) + text, "#2C5A63"
    return text, "#E9BD46"


_LITTLE_CARD = f'fill="#FFFCF2" stroke="{INK}" stroke-width=".8"'
_GAIN = {
    Role.MADEMOISELLE: "−1",
    Role.JESTER: "+1",
    Role.ADMIRAL: "+2",
    Role.GOVERNOR: "+1",
}
"""Coins that a person brings or saves, or the card it adds."""


@lru_cache(maxsize=512)
def small(deck: RoyalDeck, front: int) -> str:
    """A small card for what a player owns, as SVG text: portrait, effect and shields."""
    face = deck.faces[front]
    if face.kind == CardKind.EXPEDITION:
        return _small_expedition(face)
    ground = _GROUNDS.get(Role(face.role), PARCHMENT)
    tint = TINTS[face.colour][0] if face.colour else PARCHMENT_DARK
    parts = [
        rect(1, 1.4, SMALL_W - 1.5, SMALL_H - 1.6, f'rx="4" fill="{INK}" fill-opacity=".25"'),
        rect(
            0.6,
            0.6,
            SMALL_W - 2,
            SMALL_H - 2.4,
            f'rx="4" fill="{ground}" stroke="{INK}" stroke-width="1"',
        ),
        placed(19.6, 25, portrait(face.role, face.colour), 0.52),
        path(
            "M1.2,41.5H38V47.5Q38,51 34.5,51H4.7Q1.2,51 1.2,47.5Z",
            f'fill="{tint}" stroke="{INK}" stroke-width=".7"',
        ),
        placed(9.5, 42.8, medal(*_effect_mark(face)), 0.68),
    ]
    if face.shields:
        parts.append(
            placed(29.5, 43.4, SHIELD, 0.72) + write(29.5, 47, str(face.shields), 10, _BOLD)
        )
    return "".join(parts)


def _small_expedition(face: Face) -> str:
    symbols = "".join(
        [
            placed(x, y, SYMBOLS[mark], 0.62)
            for mark, (x, y) in zip(face.symbols, ((11, 12), (28, 12), (19.5, 26)), strict=False)
        ]
    )
    return (
        rect(1, 1.4, SMALL_W - 1.5, SMALL_H - 1.6, f'rx="4" fill="{INK}" fill-opacity=".25"')
        + rect(
            0.6,
            0.6,
            SMALL_W - 2,
            SMALL_H - 2.4,
            f'rx="4" fill="#F0DFB2" stroke="{GOLD}" stroke-width="1.6"',
        )
        + symbols
        + placed(19.6, 42, SHIELD, 0.86)
        + write(19.6, 46.2, str(face.shields), 12, _BOLD)
    )


@lru_cache(maxsize=64)
def chart(deck: RoyalDeck, front: int) -> str:
    """An open expedition as SVG text: a piece of a map with its symbols, shields and coins."""
    face = deck.faces[front]
    edge = "M2,4Q14,1 26,3T50,2T74,3T89,2L90,26L89,49Q70,47 50,49T20,48T2,49L1,27Z"
    way = path(
        "M8,43Q22,30 36,41T62,33",
        f'fill="none" stroke="{SEPIA}" stroke-width="1.3" stroke-dasharray="3 3"',
    )
    spot = path("M61,29L67,35M67,29L61,35", 'stroke="#A03020" stroke-width="2.2"')
    symbols = "".join(
        [placed(14 + 20 * k, 17, medal(_scaled(mark), radius=10)) for k, mark in _ranked(face)]
    )
    return (
        path(edge, f'transform="translate(1.4,1.8)" fill="{INK}" fill-opacity=".25"')
        + path(edge, f'fill="#F0DFB2" stroke="{INK}" stroke-width="1.1"')
        + way
        + spot
        + symbols
        + placed(79, 16, SHIELD, 1.05)
        + write(79, 21, str(face.shields), 14, _BOLD)
        + placed(79, 38, COIN, 0.98)
        + write(79, 42.4, str(face.coins), 12, _BOLD)
    )


def _ranked(face: Face) -> list[tuple[int, str]]:
    return list(enumerate(face.symbols))


def _scaled(mark: str) -> str:
    return f'<g transform="scale(.74)">{SYMBOLS[mark]}</g>'


@cache
def pile() -> str:
    """The pile of backs as an image address."""
    stack = "".join([placed(d, d, back(), 0.945) for d in (5.2, 2.6, 0)])
    return image(WIDTH, HEIGHT, stack)


@cache
def discards() -> str:
    """Cards thrown on each other, whose fronts are not told, as an image address."""
    blank = rect(
        -WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, f'rx="8" fill="#FFFCF2" stroke="{INK}"'
    ) + rect(
        6 - WIDTH / 2,
        6 - HEIGHT / 2,
        WIDTH - 12,
        HEIGHT - 12,
        f'rx="5" fill="none" stroke="{SEPIA}" stroke-opacity=".5"',
    )
    heap = "".join([placed(WIDTH / 2, HEIGHT / 2, blank, 0.88, turn) for turn in (-8, 6)])
    return image(WIDTH, HEIGHT, heap)


def back() -> str:
    """The back of every card, which is a coin, as SVG text."""
    waves = path(
        "M12,24q6,-5 12,0t12,0t12,0t12,0t12,0t12,0M12,112q6,-5 12,0t12,0t12,0t12,0t12,0t12,0",
        f'fill="none" stroke="{GOLD}" stroke-width="1.6"',
    )
    return (
        _paper(WIDTH, HEIGHT, 8)
        + rect(5.5, 5.5, 82.5, 119, f'rx="5" fill="#2C5A63" stroke="{INK}" stroke-width=".9"')
        + rect(9, 9, 75.5, 112, f'rx="4" fill="none" stroke="{GOLD}" stroke-width="1"')
        + waves
        + placed(46.7, 66, COIN, 3.1)
        + f'<g font-family="{SERIF}" fill="#7A520C">'
        + write(46.7, 77, "P", 32, _BOLD)
        + "</g>"
    )
