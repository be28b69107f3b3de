"""What stands on the board of La Ruta del Tesoro now, as plain lists for the traces."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tesoro_lab.figures.palette import INK, SEAL, SEATS, initials, seat
from tesoro_lab.figures.ruta_centre import DICE, PILES, STOCK
from tesoro_lab.figures.ruta_squares import (
    SIDE,
    Box,
    band,
    body,
    corner,
    house_spots,
    ring_point,
    side,
    space,
    standing,
    tab,
)
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.words.numbers import number, percent, twin

Columns = dict[str, list[Any]]

_HOUSE = ((-3.8, 4.6), (-3.8, -0.8), (0.0, -5.2), (3.8, -0.8), (3.8, 4.6), (-3.8, 4.6))
_LOW_HOUSE = ((-4.8, 3.6), (-4.8, -0.8), (0.0, -4.4), (4.8, -0.8), (4.8, 3.6), (-4.8, 3.6))
_CASTLE = (
    (-7.2, 6.6), (-7.2, -6.6), (-4.5, -6.6), (-4.5, -3.8), (-1.6, -3.8), (-1.6, -6.6),
    (1.6, -6.6), (1.6, -3.8), (4.5, -3.8), (4.5, -6.6), (7.2, -6.6), (7.2, 6.6), (1.9, 6.6),
    (1.9, 2.4), (0.0, 0.6), (-1.9, 2.4), (-1.9, 6.6), (-7.2, 6.6),
)  # fmt: skip
# Pointed shapes are drawn larger, and their letter stands below the middle, where there is room.
_SIZES = {"square": 16, "triangle-up": 22, "diamond": 20, "pentagon": 19, "star": 23}
_DROP = {"triangle-up": 3.2, "star": 1.0}
PIPS = {
    1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)
}  # fmt: skip


def pawn_size(symbol: str) -> float:
    """How large a pawn of this shape is drawn, in board units."""
    return _SIZES.get(symbol, 17)


def pawn_drop(symbol: str) -> float:
    """How far below the middle of this shape its letter stands."""
    return _DROP.get(symbol, 0.5)


def data(
    state: Any, names: Sequence[str], lang: str, highlight: Any = None, scale: float = 1.0
) -> dict[str, Columns]:
    """The columns of every changing trace, by the trace's name; `scale` is pixels per unit."""
    marks = initials(names)
    framed, tags, chances = _highlight(highlight, lang)
    columns: dict[str, Columns] = {"spaces": {}, "mortgages": _mortgages(state)}
    for number_of_seat in range(len(SEATS)):
        columns[f"owner{number_of_seat}"] = _owned(state, number_of_seat)
    columns["owner marks"] = _owner_marks(state, marks)
    columns["houses"] = _houses(state)
    columns["castles"] = _castles(state)
    columns["mortgage seals"] = _seals(state, lang)
    columns["highlight"] = framed
    columns["pips"] = _pips(state)
    columns["counts"] = _counts(state, lang)
    columns["chance tags"] = tags
    columns["chances"] = chances
    columns["pawns"], columns["pawn letters"], columns["thrower"] = _pawns(state, marks, scale)
    return columns


def shapes(outlines: Iterable[Sequence[tuple[float, float]]]) -> Columns:
    """Outlines joined into two columns, with a gap after each."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for outline in outlines:
        for x, y in outline:
            xs.append(x)
            ys.append(y)
        xs.append(None)
        ys.append(None)
    return {"x": xs[:-1], "y": ys[:-1]}


def frame(box: Box) -> list[tuple[float, float]]:
    """The outline of a rectangle."""
    x, y, w, h = box
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]


def moved(shape: Sequence[tuple[float, float]], x: float, y: float) -> list[tuple[float, float]]:
    """A shape made round the origin, put at a place."""
    return [(x + dx, y + dy) for dx, dy in shape]


def _owned(state: Any, owner: int) -> Columns:
    """The tabs of one seat's titles."""
    return shapes([frame(tab(i).inset(0.8)) for i in state.board.titles if state.owner[i] == owner])


def _owner_marks(state: Any, marks: Sequence[str]) -> Columns:
    """The owner's pawn and letter on each tab, side by side."""
    columns: Columns = {"x": [], "y": [], "text": [], "marker.symbol": [], "marker.color": []}
    columns["textfont.color"] = []
    columns["marker.line.width"] = []
    for index in state.board.titles:
        owner = state.owner[index]
        if owner < 0:
            continue
        box, look = tab(index), seat(owner)
        flat = side(index) in ("bottom", "top")
        for k, (symbol, letter) in enumerate(((look.symbol, ""), ("circle", marks[owner]))):
            step = -8 if k == 0 else 8
            columns["x"].append(box.cx + (step if flat else 0))
            columns["y"].append(box.cy + (0 if flat else step))
            columns["text"].append(letter)
            columns["marker.symbol"].append(symbol)
            columns["marker.color"].append("#FFFFFF" if k == 0 else "rgba(0,0,0,0)")
            columns["textfont.color"].append(look.ink)
            columns["marker.line.width"].append(1 - k)
    return columns


def _houses(state: Any) -> Columns:
    """One to four small houses on a band."""
    outlines = []
    for index in state.board.titles:
        if 1 <= state.level[index] <= 4:
            shape = _HOUSE if side(index) in ("bottom", "top") else _LOW_HOUSE
            for x, y in house_spots(index)[: state.level[index]]:
                outlines.append(moved(shape, x, y))
    return shapes(outlines)


def _castles(state: Any) -> Columns:
    """A castle in the middle of the building places."""
    outlines = []
    for index in state.board.titles:
        if state.level[index] == 5:
            spots = house_spots(index)
            x, y = (spots[1][0] + spots[2][0]) / 2, (spots[1][1] + spots[2][1]) / 2
            outlines.append(moved(_CASTLE, x, y))
    return shapes(outlines)


def _mortgages(state: Any) -> Columns:
    """A hatch over the name of each mortgaged title."""
    outlines = []
    for index in state.board.titles:
        if state.mortgaged[index]:
            outlines.extend(hatch(_below_name(state.board, index), 7.0))
    return shapes(outlines)


def _below_name(board: RutaBoard, index: int) -> Box:
    """The part of a space's body that its name leaves free."""
    x, y, w, h = body(index)
    top = 15 if board.kind[index] == "plot" else 26
    return Box(x + 1, y + top, w - 2, h - top - 1)


def hatch(box: Box, pitch: float) -> list[list[tuple[float, float]]]:
    """Slanting lines across a rectangle."""
    x, y, w, h = box
    lines = []
    start = pitch
    while start < w + h:
        first = (x + min(start, w), y + max(0.0, start - w))
        last = (x + max(0.0, start - h), y + min(start, h))
        lines.append([first, last])
        start += pitch
    return lines


def _seals(state: Any, lang: str) -> Columns:
    """A seal with M (mortgaged) or H (hipotecado) on each mortgaged title."""
    titles = [index for index in state.board.titles if state.mortgaged[index]]
    letter = twin(("M", "H"), lang)
    return {
        "x": [_seal_spot(index)[0] for index in titles],
        "y": [_seal_spot(index)[1] for index in titles],
        "text": [letter] * len(titles),
        "marker.symbol": ["octagon"] * len(titles),
        "marker.color": ["#FFFFFF"] * len(titles),
        "textfont.color": [SEAL] * len(titles),
    }


def _seal_spot(index: int) -> tuple[float, float]:
    """At the end of the band, clear of its letter: nothing can be built there meanwhile."""
    box = band(index)
    if side(index) in ("bottom", "top"):
        return (box.x + box.w - 10, box.cy)
    return (box.cx, box.y + box.h - 10)


def _pips(state: Any) -> Columns:
    """The eyes of the last throw."""
    xs: list[float] = []
    ys: list[float] = []
    for die, value in zip(DICE, state.dice or (), strict=False):
        for place in PIPS.get(value, ()):
            xs.append(die.cx + 9.2 * (place % 3 - 1))
            ys.append(die.cy + 9.2 * (place // 3 - 1))
    return {"x": xs, "y": ys, "marker.color": [INK] * len(xs)}


def _counts(state: Any, lang: str) -> Columns:
    """How many cards lie in each pile, what the Crown has left to build with, and the pot."""
    piles = [(PILES[deck], str(len(state.piles[deck]))) for deck in ("suerte", "cofre")]
    places = [(box.x + box.w - 17, box.y + 17.5, text) for box, text in piles]
    places.append((STOCK.x + 44, STOCK.y + 29, str(state.houses)))
    places.append((STOCK.x + 108, STOCK.y + 29, str(state.castles)))
    if state.pot:
        corner = space(20)
        places.append((corner.cx, corner.y + 32, number(state.pot, lang)))
    return {
        "x": [x for x, _, _ in places],
        "y": [y for _, y, _ in places],
        "text": [text for _, _, text in places],
    }


def _pawns(state: Any, marks: Sequence[str], scale: float) -> tuple[Columns, Columns, Columns]:
    """Every pawn in the game where it stands, and a ring round the one whose turn it is."""
    crowd: dict[tuple[int, bool], list[int]] = {}
    for number_of_seat, pawn in enumerate(state.pawns):
        if state.playing[number_of_seat]:
            crowd.setdefault((pawn.at, pawn.tries >= 0), []).append(number_of_seat)
    spots: dict[int, tuple[float, float]] = {}
    for (at, inside), seats in crowd.items():
        spots.update(zip(seats, standing(at, len(seats), inside), strict=True))
    order = sorted(spots)
    looks = [seat(number_of_seat) for number_of_seat in order]
    pawns: Columns = {
        "x": [spots[k][0] for k in order],
        "y": [spots[k][1] for k in order],
        "marker.symbol": [look.symbol for look in looks],
        "marker.color": [look.colour for look in looks],
        "marker.size": [pawn_size(look.symbol) * scale for look in looks],
    }
    letters: Columns = {
        "x": pawns["x"],
        "y": [spots[k][1] + pawn_drop(seat(k).symbol) for k in order],
        "text": [marks[k] for k in order],
        "textfont.color": [look.ink for look in looks],
    }
    turn = [state.thrower] if state.thrower in spots and state.seat is not None else []
    ring: Columns = {
        "x": [spots[k][0] for k in turn],
        "y": [spots[k][1] for k in turn],
        "marker.color": ["#FFD94A"] * len(turn),
    }
    return pawns, letters, ring


def _highlight(highlight: Any, lang: str) -> tuple[Columns, Columns, Columns]:
    """Frames round the spaces asked for, and their chances beside them."""
    spaces = sorted(highlight or ())
    texts: Columns = {"x": [], "y": [], "text": []}
    if isinstance(highlight, Mapping):
        for index in spaces:
            x, y = _tag_spot(index)
            texts["x"].append(x)
            texts["y"].append(y)
            texts["text"].append(percent(highlight[index], lang, 0))
    tags = [frame(Box(x - 15, y - 7, 30, 14)) for x, y in zip(texts["x"], texts["y"], strict=True)]
    return shapes([frame(space(index).inset(1.0)) for index in spaces]), shapes(tags), texts


def _tag_spot(index: int) -> tuple[float, float]:
    """On the scale round the sea, over the space's number; a corner's tag stays inside it."""
    x, y = ring_point(index)
    if corner(index):
        return x + (-26 if x < SIDE / 2 else 26), y + (-18 if y < SIDE / 2 else 18)
    if side(index) in ("left", "right"):
        return x + (7.5 if x < SIDE / 2 else -7.5), y
    return x, y


__all__ = ["data", "frame", "hatch", "moved", "pawn_drop", "pawn_size", "shapes"]
