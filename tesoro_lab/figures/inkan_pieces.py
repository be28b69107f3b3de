"""What stands on the board of Inkan Aarre now, as plain lists for the traces."""

from collections.abc import Mapping, Sequence
from typing import Any

from tesoro_lab.figures.inkan_circles import radius
from tesoro_lab.figures.inkan_furniture import DIE
from tesoro_lab.figures.inkan_labels import Signs
from tesoro_lab.figures.inkan_list import letters, panel, prize, prize_columns, rounded
from tesoro_lab.figures.inkan_plan import CHART, CIRCLE, Plan, Point, fan
from tesoro_lab.figures.palette import INK, initials, seat
from tesoro_lab.figures.ruta_pieces import PIPS, Columns, frame, pawn_size, shapes
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.words.numbers import number, percent

TAG = (25.0, 11.5)  # the chance beside a light


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
    columns |= panel(state, names, lang, scale)
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
    """A light on every dot asked for, and beside it its chance or a word, unless it is ""."""
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
        told = [place for place, dot in enumerate(dots) if highlight[dot] != ""]
        tagged = [dots[place] for place in told]
        names = [label.box for label in written.labels]
        boxes = _tag_boxes(tagged, [wide[place] for place in told], laid, names)
        columns["chance tags"] = shapes([frame(box) for box in boxes])
        columns["chances"] = {
            "x": [box.cx for box in boxes],
            "y": [box.cy for box in boxes],
            "text": [_tag(highlight[dot], lang) for dot in tagged],
        }
    return columns


def _tag(told: Any, lang: str) -> str:
    """A word as it is, or a chance as a percentage."""
    return told if isinstance(told, str) else percent(told, lang, 0)


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
    outline = [rounded(DIE, 6)] if thrown else []
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
        "pawn letters": letters([spots[k] for k in order], order, marks),
        "prizes": prize_columns(carried, scale * 0.85),
    }


__all__ = ["data"]
