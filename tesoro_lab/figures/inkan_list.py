"""The players' list on the board of Inkan Aarre: pawns, purses, and what each carries."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.figures.inkan_circles import GILT
from tesoro_lab.figures.inkan_plan import PANEL, Point
from tesoro_lab.figures.palette import initials, seat
from tesoro_lab.figures.ruta_pieces import Columns, frame, pawn_drop, pawn_size, shapes
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.figures.svg import measure
from tesoro_lab.words.numbers import number, twin

HEAD = 20.0  # the line over the players
ROW = 21.5
FOOT = 18.0  # the key below them


def panel(state: Any, names: Sequence[str], lang: str, scale: float) -> dict[str, Columns]:
    """The players' list: pawn, name, purse, and what each carries."""
    seats = range(len(state.purses))
    foot = FOOT if state.found else 0
    paper = Box(PANEL.x, PANEL.y, PANEL.w, HEAD + ROW * len(state.purses) + foot + 6)
    rows = [paper.y + HEAD + 3 + ROW * (k + 0.5) for k in seats]
    looks = [seat(k) for k in seats]
    turn = [rows[state.traveller]] if state.seat is not None else []
    columns: dict[str, Columns] = {
        "panel": shapes([rounded(paper, 4)]),
        "panel rim": shapes([rounded(paper.inset(3), 3)]),
        "panel turn": shapes([frame(Box(paper.x + 5, y - 10, paper.w - 10, 20)) for y in turn]),
        "panel head": {
            "x": [paper.cx],
            "y": [paper.y + 13],
            "text": [fitted(_headline(state, names, lang), paper.w - 14, 10.5)],
        },
        "panel pawns": {
            "x": [paper.x + 17] * len(rows),
            "y": rows,
            "marker.symbol": [look.symbol for look in looks],
            "marker.color": [look.colour for look in looks],
            "marker.size": [pawn_size(look.symbol) * 0.78 * scale for look in looks],
        },
        "panel letters": letters([(paper.x + 17, y) for y in rows], list(seats), initials(names)),
        "panel names": {
            "x": [paper.x + 31] * len(rows),
            "y": rows,
            "text": [fitted(names[k], 54, 11) for k in seats],
        },
        "panel purses": {
            "x": [paper.x + paper.w - 8] * len(rows),
            "y": rows,
            "text": [number(purse, lang) for purse in state.purses],
        },
    }
    columns |= _carried(state, paper, rows, scale, lang)
    return columns


def _carried(
    state: Any, paper: Box, rows: list[float], scale: float, lang: str
) -> dict[str, Columns]:
    """The treasure and the Lucky Suns that count, in the list, and their key below it."""
    at = paper.x + paper.w - 50
    marks = [(at, y, *held) for k, y in enumerate(rows) if (held := prize(state, k))]
    texts: list[tuple[float, float, str]] = []
    if state.found:
        foot = paper.y + paper.h - 11
        small = [(symbol, colour, size * 0.82) for symbol, colour, size in (TREASURE, SUN)]
        marks += [(paper.x + 16, foot, *small[0]), (paper.x + 82, foot, *small[1])]
        for x, pair in ((26, ("treasure", "tesoro")), (92, ("Lucky Sun", "Sol"))):
            texts.append((paper.x + x, foot, twin(pair, lang)))
    return {
        "panel prizes": prize_columns(marks, scale * 0.9),
        "panel key": {
            "x": [x for x, _, _ in texts],
            "y": [y for _, y, _ in texts],
            "text": [text for _, _, text in texts],
        },
    }


TREASURE = ("hexagram", GILT, 17.0)
SUN = ("star-diamond", "#FFF3B0", 15.0)


def prize(state: Any, number_of_seat: int) -> tuple[str, str, float] | None:
    """The mark of what a seat carries to Machu Picchu, if it carries anything that wins."""
    if state.treasure == number_of_seat:
        return TREASURE
    return SUN if state.carries_prize(number_of_seat) else None


def prize_columns(marks: Sequence[tuple[float, float, str, str, float]], scale: float) -> Columns:
    """Marks of what is carried, by place, symbol, colour and size."""
    return {
        "x": [mark[0] for mark in marks],
        "y": [mark[1] for mark in marks],
        "marker.symbol": [mark[2] for mark in marks],
        "marker.color": [mark[3] for mark in marks],
        "marker.size": [mark[4] * scale for mark in marks],
    }


def _headline(state: Any, names: Sequence[str], lang: str) -> str:
    """Where the treasure is."""
    if not state.found:
        return twin(("The treasure lies hidden", "El tesoro sigue oculto"), lang)
    pair = ("{} has the treasure", "{} tiene el tesoro")
    return twin(pair, lang).format(names[state.treasure])


def fitted(text: str, width: float, size: float) -> str:
    """The text, cut with an ellipsis where it would be too wide.

    >>> fitted("Ana", 50, 11), fitted("Maximiliano", 50, 11)
    ('Ana', 'Maximil…')
    """
    if measure(text, size, True) <= width:
        return text
    while text and measure(text + "…", size, True) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def rounded(box: Box, by: float) -> list[Point]:
    """A rectangle with its corners cut."""
    x, y, w, h = box
    return [
        (x + by, y), (x + w - by, y), (x + w, y + by), (x + w, y + h - by), (x + w - by, y + h),
        (x + by, y + h), (x, y + h - by), (x, y + by), (x + by, y),
    ]  # fmt: skip


def letters(spots: Sequence[Point], order: Sequence[int], marks: Sequence[str]) -> Columns:
    """The letter of each pawn, a little below its middle."""
    return {
        "x": [x for x, _ in spots],
        "y": [y + pawn_drop(seat(k).symbol) for (_, y), k in zip(spots, order, strict=True)],
        "text": [marks[k] for k in order],
        "textfont.color": [seat(k).ink for k in order],
    }
