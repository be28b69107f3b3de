"""The fixed layer of the board of La Ruta del Tesoro, as one picture: frame, spaces and names."""

from functools import lru_cache

from tesoro_lab.figures.palette import BANDS, GOLD, INK, PARCHMENT, PARCHMENT_DARK, SEPIA
from tesoro_lab.figures.ruta_centre import centre
from tesoro_lab.figures.ruta_icons import (
    ANCHOR,
    ARROW,
    CHEST,
    COINS,
    FORTUNE,
    GALLEY,
    LONJA,
    PORT,
    SHIP,
    SWORDS,
)
from tesoro_lab.figures.ruta_squares import (
    DEPTH,
    SIDE,
    TAB,
    band,
    body,
    cell,
    corner,
    letter_spot,
    side,
    space,
    tab,
)
from tesoro_lab.figures.style import SANS, SERIF
from tesoro_lab.figures.svg import measure, path, placed, rect, wrap, write
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.words.numbers import number, twin

_GROUND = {
    "chest": "#F3DDBB",
    "chance": "#DCEBDD",
    "tax": "#F1D9CF",
    "lonja": "#F1EDE3",
    "company": "#F7F1E1",
}
_ICONS = {
    "plot": PORT,
    "chest": CHEST,
    "chance": FORTUNE,
    "tax": COINS,
    "lonja": LONJA,
    "company": SHIP,
}
_LIGHT = 'stroke="#FFFFFF" stroke-opacity=".55" fill="none"'
_DARK = f'stroke="{INK}" stroke-opacity=".45" fill="none"'

# One tile per pattern, so that a group is known without its colour.
_TILES: dict[str, tuple[float, float, str]] = {
    "waves": (8, 6, path("M0,3Q2,0 4,3T8,3", f'{_DARK} stroke-width="1"')),
    "dots": (6, 6, f'<circle cx="3" cy="3" r="1.2" fill="{INK}" fill-opacity=".5"/>'),
    "rising": (6, 6, path("M-1,7L7,-1M-1,1L1,-1M5,7L7,5", f'{_DARK} stroke-width="1.1"')),
    "falling": (6, 6, path("M-1,-1L7,7M5,-1L7,1M-1,5L1,7", f'{_LIGHT} stroke-width="1.2"')),
    "checks": (8, 8, path("M0,0H4V4H0ZM4,4H8V8H4Z", f'fill="{INK}" fill-opacity=".28"')),
    "upright": (5, 5, path("M2.5,0V5", f'{_LIGHT} stroke-width="1.2"')),
    "diamonds": (8, 8, path("M4,1L7,4L4,7L1,4Z", f'{_LIGHT} stroke-width="1.1"')),
    "arches": (8, 17, path("M1,17V9Q4,3 7,9V17", f'{_DARK} stroke-width="1"')),
    "ropes": (8, 8, path("M0,0L8,8M8,0L0,8", f'{_DARK} stroke-width=".9"')),
}


_TILED = 'patternUnits="userSpaceOnUse"'


@lru_cache(maxsize=16)
def picture(board: RutaBoard, lang: str) -> str:
    """The whole fixed layer as SVG text."""
    spaces = "".join(_space(board, index, lang) for index in range(len(board.spaces)))
    tiles = "".join(
        f'<pattern id="{name}" width="{w:g}" height="{h:g}" {_TILED}>{inner}</pattern>'
        for name, (w, h, inner) in _TILES.items()
    )
    drawings = "".join(f'<g id="{kind}">{inner}</g>' for kind, inner in _ICONS.items())
    whole = f'viewBox="0 0 {SIDE:g} {SIDE:g}" width="{SIDE:g}" height="{SIDE:g}"'
    frame = rect(0, 0, SIDE, SIDE, 'rx="9" fill="#6B4423"') + rect(
        2.5, 2.5, SIDE - 5, SIDE - 5, f'rx="7" fill="none" stroke="{GOLD}" stroke-width="1.2"'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {whole} font-family="{SANS}"'
        f' text-anchor="middle" fill="{INK}"><defs>{tiles}{drawings}</defs>'
        f"{frame}{centre(board, lang)}{spaces}</svg>"
    )


def _space(board: RutaBoard, index: int, lang: str) -> str:
    """Everything that never changes on one space."""
    if corner(index):
        return _corner(board, index, lang)
    here = board.spaces[index]
    box = space(index)
    ground = _GROUND.get(here.kind, PARCHMENT)
    parts = [rect(*box, f'fill="{ground}" stroke="{SEPIA}" stroke-width="1"')]
    if here.group:
        parts.append(_band(index, here.group))
        parts.append(_strip(index, number(here.price, lang)))
    elif here.amount:
        parts.append(_strip(index, number(-abs(here.amount), lang)))
    parts.append(_name(board, index, lang))
    return "".join(parts)


def _band(index: int, group: str) -> str:
    """The group's colour, pattern and letter."""
    look = BANDS.get(group, BANDS["COMPANIES"])
    box = band(index)
    edge = f'stroke="{INK}" stroke-width=".8"'
    parts = [rect(*box, f'fill="{look.colour}" {edge}')]
    if look.pattern in _TILES:
        parts.append(rect(*box, f'fill="url(#{look.pattern})"'))
    x, y = letter_spot(index)
    parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.6" fill="#FFFFFF" {edge}/>')
    parts.append(write(x, y + 3.2, look.letter, 9, 'font-weight="bold"'))
    return "".join(parts)


def _strip(index: int, text: str) -> str:
    """The price at the outer end, turned along the edge on the two sides."""
    box = tab(index)
    parts = [rect(*box, f'fill="{PARCHMENT_DARK}" stroke="{SEPIA}" stroke-width=".7"')]
    if side(index) in ("bottom", "top"):
        parts.append(write(box.cx, box.cy + 3.4, text, 9.5))
    else:
        turn = -90 if side(index) == "left" else 90
        parts.append(placed(box.cx, box.cy, write(0, 3.4, text, 9.5), turn=turn))
    return "".join(parts)


def _name(board: RutaBoard, index: int, lang: str) -> str:
    """The printed name in one or two lines, and below it a small drawing."""
    here = board.spaces[index]
    upright = side(index) in ("bottom", "top")
    box = body(index)
    if not here.group and not upright:
        box = space(index)._replace(w=DEPTH - (TAB if here.amount else 0))
    size = 10.5
    lines = wrap(here.name, box.w - 2, size)[:3]
    style = 'font-weight="bold"' if here.kind == "plot" else ""
    if len(lines) == 1 and measure(here.name, size, bool(style)) > 1.12 * (box.w - 2):
        size, style = 9.5, ""
    parts = [
        write(box.cx, box.y + 12 + 10.5 * row, line, size, style, box.w - 2)
        for row, line in enumerate(lines)
    ]
    if here.kind == "chance" and lang == "en":
        parts.append(write(box.cx, box.y + 23, "Chance", 9, 'font-style="italic"'))
    icon = f'<use href="#{here.kind}"/>'
    if here.kind == "tax" and side(index) == "right":
        icon = SWORDS
    roomy = upright or len(lines) == 1
    height = 0.95 if roomy else 0.66
    middle = box.y + box.h - (18 if upright else 15 if roomy else 11)
    if here.kind == "plot":
        tint = BANDS[here.group].colour if here.group in BANDS else SEPIA
        icon = f'<g fill="{tint}" stroke="{INK}" stroke-width=".7" opacity=".42">{icon}</g>'
        height, middle = 1.0, box.y + box.h - (15 if upright else 13)
    parts.append(placed(box.cx, middle, icon, height))
    return "".join(parts)


def _corner(board: RutaBoard, index: int, lang: str) -> str:
    """One of the four corners: Start, Galleys, Anchorage, Go to Galleys."""
    here = board.spaces[index]
    box = space(index)
    parts = [rect(*box, f'fill="{PARCHMENT}" stroke="{SEPIA}" stroke-width="1"')]
    parts.append(_corner_number(index))
    serif = f'font-family="{SERIF}" font-weight="bold"'
    if here.kind == "start":
        parts.append(write(box.cx, box.y + 19, here.name.upper(), 15, serif, 80))
        salary = "+" + number(board.treasury.start_salary, lang)
        parts.append(write(box.cx, box.y + 33, salary, 11))
        parts.append(placed(box.cx, box.y + 61, ARROW, 1.1))
    elif here.kind == "galleys":
        parts.append(_galleys(here.name, lang))
    elif here.kind == "anchorage":
        parts.append(write(box.cx, box.y + 17, here.name, 12.5, serif, 82))
        parts.append(placed(box.cx, box.y + 61, ANCHOR, 0.72))
    else:
        first, _, rest = here.name.partition(" ")
        parts.append(write(box.cx, box.y + 16, first, 12.5, serif, 82))
        parts.append(write(box.cx, box.y + 29, rest, 12.5, serif, 82))
        parts.append(placed(box.cx, box.y + 62, GALLEY, 0.95))
    return "".join(parts)


def _corner_number(index: int) -> str:
    """A corner's number, at its outer side, where the scale round the sea has no room for it."""
    box = space(index)
    x = box.x + 8 if box.x < 320 else box.x + box.w - 9
    y = box.y + box.h - 5
    return write(x, y, str(index), 9)


def _galleys(name: str, lang: str) -> str:
    """The corner of the Galleys: the barred inside, and the strip for visitors."""
    inside, box = cell(), space(10)
    bars = "".join(
        f"M{inside.x + 8 + 9 * k:.1f},{inside.y}V{inside.y + inside.h}" for k in range(6)
    )
    visit = twin(("just visiting", "de visita"), lang)
    label = f'font-family="{SERIF}" font-weight="bold"'
    return (
        rect(*inside, f'fill="#D9C49A" stroke="{INK}" stroke-width="1.2"')
        + path(bars, f'stroke="{SEPIA}" stroke-opacity=".5" stroke-width="2.2"')
        + rect(
            inside.x + 2,
            inside.y + 2,
            inside.w - 4,
            16,
            f'fill="{PARCHMENT}" stroke="{SEPIA}" stroke-width=".7"',
        )
        + write(inside.cx, inside.y + 14, name, 12, label, 54)
        + write(box.x + 50, box.y + DEPTH - 10, visit, 10, 'font-style="italic"')
    )
