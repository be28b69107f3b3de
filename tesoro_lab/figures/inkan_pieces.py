"""What stands on the board of Inkan Aarre now, as plain lists for the traces."""

from collections.abc import Mapping, Sequence
from typing import Any

from tesoro_lab.figures.inkan_circles import GILT, radius
from tesoro_lab.figures.inkan_furniture import DIE, PANEL
from tesoro_lab.figures.inkan_labels import Signs
from tesoro_lab.figures.inkan_plan import CHART, CIRCLE, Plan, Point, fan
from tesoro_lab.figures.palette import INK, initials, seat
from tesoro_lab.figures.ruta_pieces import PIPS, Columns, frame, pawn_drop, pawn_size, shapes
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.figures.svg import measure
from tesoro_lab.words.numbers import number, percent, twin

HEAD = 20.0  # the line over the players' list
ROW = 21.5
TAG = (25.0, 11.5)  # the chance beside a light
FOOT = 18.0


def data(
    state: Any,
    names: Sequence[str],
    lang: str,
    highlight: Any,
    scale: float,
    laid: Plan,
    written: Signs,
) -> dict[str, Columns]:
    """The columns of every changing trace, by the trace's name; `scale` is pixels per unit."""
    marks = initials(names)
    columns: dict[str, Columns] = {"spaces": {}}
    columns |= _disks(state, laid)
    columns |= _rewards(state, written, lang)
    columns |= _highlight(state, highlight, lang, scale, laid, written)
    columns |= _die(state)
    columns |= _panel(state, names, lang, scale)
    columns |= _pawns(state, marks, scale, laid)
    return columns


def _disks(state: Any, laid: Plan) -> dict[str, Columns]:
    """A golden disk on every circle where nobody has turned it."""
    xs: list[float] = []
    ys: list[float] = []
    for circle, there in zip(state.board.circles, state.unturned, strict=True):
        if there:
            xs.append(laid.spots[circle][0])
            ys.append(laid.spots[circle][1])
    return {"disks": {"x": xs, "y": ys}, "disk suns": {"x": xs, "y": ys}}


def _rewards(state: Any, written: Signs, lang: str) -> dict[str, Columns]:
    """A banner beside each place whose reward nobody has taken."""
    left = [
        (written.tags[circle], pesos)
        for circle, pesos in zip(state.board.circles, state.rewards, strict=True)
        if pesos
    ]
    return {
        "reward tags": shapes([_banner(box) for box, _ in left]),
        "rewards": {
            "x": [box.cx for box, _ in left],
            "y": [box.cy for box, _ in left],
            "text": [number(pesos, lang) for _, pesos in left],
        },
    }


def _banner(box: Box) -> list[Point]:
    """A ribbon with notched ends."""
    x, y, w, h = box
    return [
        (x, y), (x + w, y), (x + w - 3, y + h / 2), (x + w, y + h), (x, y + h),
        (x + 3, y + h / 2), (x, y),
    ]  # fmt: skip


def _highlight(
    state: Any, highlight: Any, lang: str, scale: float, laid: Plan, written: Signs
) -> dict[str, Columns]:
    """A light on every dot asked for, and its chance beside it."""
    dots = sorted(highlight or ())
    count = len(state.board.circles)
    xs = [laid.spots[dot][0] for dot in dots]
    ys = [laid.spots[dot][1] for dot in dots]
    wide = [2 * radius(state.board, dot) if dot < count else 11.0 for dot in dots]
    columns: dict[str, Columns] = {
        "glow": {"x": xs, "y": ys, "marker.size": [(w + 4) * scale for w in wide]},
        "highlight": {"x": xs, "y": ys, "marker.size": [(w + 9.5) * scale for w in wide]},
        "chance tags": shapes([]),
        "chances": {"x": [], "y": [], "text": []},
    }
    if isinstance(highlight, Mapping):
        boxes = _tag_boxes(dots, wide, laid, [label.box for label in written.labels])
        columns["chance tags"] = shapes([frame(box) for box in boxes])
        columns["chances"] = {
            "x": [box.cx for box in boxes],
            "y": [box.cy for box in boxes],
            "text": [percent(highlight[dot], lang, 0) for dot in dots],
        }
    return columns


def _tag_boxes(dots: list[int], wide: list[float], laid: Plan, names: list[Box]) -> list[Box]:
    """A place for each chance beside its dot, where most is free."""
    lit = [laid.spots[dot] for dot in dots]
    boxes: list[Box] = []
    for (x, y), across in zip(lit, wide, strict=True):
        w, h = TAG
        reach = across / 2 + 4
        tries = (
            Box(x - w / 2, y + reach, w, h),
            Box(x - w / 2, y - reach - h, w, h),
            Box(x + reach, y - h / 2, w, h),
            Box(x - reach - w, y - h / 2, w, h),
            Box(x + reach * 0.6, y + reach * 0.6, w, h),
            Box(x + reach * 0.6, y - reach * 0.6 - h, w, h),
            Box(x - reach * 0.6 - w, y + reach * 0.6, w, h),
            Box(x - reach * 0.6 - w, y - reach * 0.6 - h, w, h),
        )
        boxes.append(min(tries, key=lambda box: _in_the_way(box, lit, boxes, names)))
    return boxes


def _in_the_way(box: Box, lit: list[Point], boxes: list[Box], names: list[Box]) -> float:
    cost = 0.0
    for x, y in lit:
        if box.x - 6 < x < box.x + box.w + 6 and box.y - 6 < y < box.y + box.h + 6:
            cost += 2
    for other in boxes:
        if abs(box.cx - other.cx) < box.w + 1 and abs(box.cy - other.cy) < box.h + 1:
            cost += 6
    for name in names:
        wide = min(box.x + box.w, name.x + name.w) - max(box.x, name.x)
        high = min(box.y + box.h, name.y + name.h) - max(box.y, name.y)
        if wide > 0 and high > 0:
            cost += 1.5
    x, y, w, h = CHART
    if box.x < x or box.y < y or box.x + box.w > x + w or box.y + box.h > y + h:
        cost += 10
    return cost


def _die(state: Any) -> dict[str, Columns]:
    """The throw that one is travelling by, while one chooses where to stop."""
    value = getattr(state.frame, "steps", 0)
    thrown = value if isinstance(value, int) and type(state.frame).__name__ == "Go" else 0
    outline = [_rounded(DIE, 6)] if thrown else []
    spots = [
        (DIE.cx + 8.2 * (place % 3 - 1), DIE.cy + 8.2 * (place // 3 - 1))
        for place in PIPS.get(thrown, ())
    ]
    return {
        "die": shapes(outline),
        "pips": {
            "x": [x for x, _ in spots],
            "y": [y for _, y in spots],
            "marker.color": [INK] * len(spots),
        },
    }


def _rounded(box: Box, by: float) -> list[Point]:
    """A rectangle with its corners cut."""
    x, y, w, h = box
    return [
        (x + by, y), (x + w - by, y), (x + w, y + by), (x + w, y + h - by), (x + w - by, y + h),
        (x + by, y + h), (x, y + h - by), (x, y + by), (x + by, y),
    ]  # fmt: skip


def _panel(state: Any, names: Sequence[str], lang: str, scale: float) -> dict[str, Columns]:
    """The players' list: pawn, name, purse, and what each carries."""
    seats = range(len(state.purses))
    foot = FOOT if state.found else 0
    paper = Box(PANEL.x, PANEL.y, PANEL.w, HEAD + ROW * len(state.purses) + foot + 6)
    rows = [paper.y + HEAD + 3 + ROW * (k + 0.5) for k in seats]
    looks = [seat(k) for k in seats]
    turn = [rows[state.traveller]] if state.seat is not None else []
    columns: dict[str, Columns] = {
        "panel": shapes([_rounded(paper, 4)]),
        "panel rim": shapes([_rounded(paper.inset(3), 3)]),
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
        "panel letters": _letters([(paper.x + 17, y) for y in rows], list(seats), initials(names)),
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
        "panel prizes": _prize_columns(marks, scale * 0.9),
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


def _prize_columns(marks: Sequence[tuple[float, float, str, str, float]], scale: float) -> Columns:
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
    ('Ana', 'Maximi…')
    """
    if measure(text, size, True) <= width:
        return text
    while text and measure(text + "…", size, True) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def _pawns(state: Any, marks: Sequence[str], scale: float, laid: Plan) -> dict[str, Columns]:
    """Every pawn where it stands, a ring round the one whose turn it is, and what they carry."""
    crowd: dict[int, list[int]] = {}
    for number_of_seat, dot in enumerate(state.at):
        crowd.setdefault(dot, []).append(number_of_seat)
    spots: dict[int, Point] = {}
    for dot, seats in crowd.items():
        x, y = laid.spots[dot]
        lift = 3.0 if dot < len(state.board.circles) else 1.0
        spread = fan((x, y - lift), len(seats), CIRCLE - 1)
        spots.update(zip(seats, spread, strict=True))
    order = sorted(spots)
    looks = [seat(k) for k in order]
    turn = [state.traveller] if state.seat is not None else []
    carried = [
        (spots[k][0] + 9, spots[k][1] - 8, *held) for k in order if (held := prize(state, k))
    ]
    return {
        "thrower": {
            "x": [spots[k][0] for k in turn],
            "y": [spots[k][1] for k in turn],
            "marker.color": ["#FFD94A"] * len(turn),
        },
        "pawns": {
            "x": [spots[k][0] for k in order],
            "y": [spots[k][1] for k in order],
            "marker.symbol": [look.symbol for look in looks],
            "marker.color": [look.colour for look in looks],
            "marker.size": [pawn_size(look.symbol) * scale for look in looks],
        },
        "pawn letters": _letters([spots[k] for k in order], order, marks),
        "prizes": _prize_columns(carried, scale * 0.85),
    }


def _letters(spots: Sequence[Point], order: Sequence[int], marks: Sequence[str]) -> Columns:
    return {
        "x": [x for x, _ in spots],
        "y": [y + pawn_drop(seat(k).symbol) for (_, y), k in zip(spots, order, strict=True)],
        "text": [marks[k] for k in order],
        "textfont.color": [seat(k).ink for k in order],
    }


__all__ = ["data", "fitted", "prize"]
