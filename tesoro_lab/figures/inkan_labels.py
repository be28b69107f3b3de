"""Where names, harbour signs and rewards stand on the map, so that all of them can be read."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from tesoro_lab.figures.inkan_circles import radius
from tesoro_lab.figures.inkan_plan import CHART, DOT, Plan, Point, plan
from tesoro_lab.figures.inkan_roads import dead_ends
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.figures.svg import measure, wrap
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.places import Mode

SIZE = 10.0  # of a circle's name
SMALL = 9.0  # of a crossroads' name
LINE = 10.5
TAG = (26.0, 13.0)  # a reward's banner


class Label(NamedTuple):
    """The name of one place: its lines, their box, and where a leader line would start."""

    dot: int
    lines: tuple[str, ...]
    size: float
    box: Box
    leader: tuple[Point, Point] | None


class Signs(NamedTuple):
    """Everything that is written on one map in one language."""

    labels: tuple[Label, ...]
    anchors: dict[int, Point]
    tags: dict[int, Box]


class _Clutter(NamedTuple):
    """What a name should not cover: discs with a weight, and boxes already given away."""

    discs: list[tuple[float, float, float, float]]
    boxes: dict[object, Box]


@lru_cache(maxsize=16)
def signs(board: InkanMap, names: tuple[str, ...], taken: tuple[Box, ...]) -> Signs:
    """Places for all names (by node), harbour signs and rewards, clear of the boxes `taken`."""
    laid = plan(board)
    clutter = _Clutter(_discs(board, laid), dict(enumerate(taken)))
    anchors: dict[int, Point] = {}
    tags: dict[int, Box] = {}
    for circle in board.circles:
        if board.walks.sea[circle]:
            spot = laid.spots[circle]
            box = _best(spot, radius(board, circle) - 6, ((11.0, 11.0),), clutter, (0.0,))[0]
            clutter.boxes["anchor", circle] = box
            anchors[circle] = (box.cx, box.cy)
        if board.rewards[circle]:
            box = _best(laid.spots[circle], radius(board, circle), (TAG,), clutter)[0]
            clutter.boxes["tag", circle] = tags[circle] = box
    order = sorted(range(len(board.nodes)), key=lambda node: _elbow_room(node, board, laid))
    shapes = {node: _shapes(board, node, names[node]) for node in order}
    found: dict[int, Label] = {}
    for _ in range(2):  # a name set early may do better once the others stand
        for node in order:
            clutter.boxes.pop(("name", node), None)
            found[node] = _placed(board, laid, node, shapes[node], clutter)
            clutter.boxes["name", node] = found[node].box
    return Signs(tuple(found[node] for node in sorted(found)), anchors, tags)


def _shapes(board: InkanMap, node: int, name: str) -> list[tuple[tuple[str, ...], float]]:
    """The ways in which a name can be broken into lines."""
    size = SIZE if node < len(board.circles) else SMALL
    unique: list[tuple[tuple[str, ...], float]] = []
    for width in (400, 84, 62):
        lines = [line for part in name.split("\n") for line in wrap(part, width, size)]
        if len(lines) <= 3 and (tuple(lines), size) not in unique:
            unique.append((tuple(lines), size))
    return unique


def _placed(
    board: InkanMap,
    laid: Plan,
    node: int,
    shapes: list[tuple[tuple[str, ...], float]],
    clutter: _Clutter,
) -> Label:
    """A name at the best place found for it."""
    spot, reach = laid.spots[node], radius(board, node) if node < len(board.circles) else DOT + 0.8
    if node == board.start:  # where all pawns stand at first
        reach += 12
    sizes = [
        (max(measure(line, size, True) for line in lines) + 2, LINE * len(lines) + 1)
        for lines, size in shapes
    ]
    box, which, away = _best(spot, reach, sizes, clutter)
    leader = None
    if away > 6:
        x = min(max(spot[0], box.x), box.x + box.w)
        y = min(max(spot[1], box.y), box.y + box.h)
        length = hypot(x - spot[0], y - spot[1]) or 1
        start = (spot[0] + (x - spot[0]) * reach / length, spot[1] + (y - spot[1]) * reach / length)
        leader = (start, (x, y))
    lines, size = shapes[which]
    return Label(node, lines, size, box, leader)


def _best(
    spot: Point,
    reach: float,
    sizes: Sequence[tuple[float, float]],
    clutter: _Clutter,
    gaps: tuple[float, ...] = (3.0, 6.0, 10.0, 16.0, 24.0, 34.0),
) -> tuple[Box, int, float]:
    """The box that covers least, the number of its size, and how far it stands off."""
    near = [d for d in clutter.discs if abs(d[0] - spot[0]) < 130 and abs(d[1] - spot[1]) < 65]
    boxes = [b for b in clutter.boxes.values() if abs(b.cx - spot[0]) < 260]
    best: tuple[float, Box, int, float] | None = None
    for which, (w, h) in enumerate(sizes):
        for gap in gaps:
            for step in range(24):
                angle = 2 * pi * step / 24
                cost = gap * 0.55 + 1.5 * which + abs(sin(2 * angle)) * 1.2
                if best is not None and cost >= best[0]:
                    continue
                box = _beside(spot, reach + gap, angle, w, h)
                cost += _cover(box, near, boxes, best[0] - cost if best else 1e9)
                if best is None or cost < best[0]:
                    best = (cost, box, which, gap)
    assert best is not None
    return best[1:]


def _beside(spot: Point, reach: float, angle: float, w: float, h: float) -> Box:
    """A box that touches the circle of radius `reach` round the spot in a direction."""
    x, y = cos(angle), sin(angle)
    # The box's middle lies so far out that its nearest point is on the circle.
    at_x, at_y = spot[0] + reach * x, spot[1] + reach * y
    slide_x = 0.0 if abs(x) < 0.13 else (1.0 if x > 0 else -1.0) * min(1.0, abs(x) * 1.6)
    slide_y = 0.0 if abs(y) < 0.13 else (1.0 if y > 0 else -1.0) * min(1.0, abs(y) * 1.6)
    return Box(at_x + (slide_x - 1) * w / 2, at_y + (slide_y - 1) * h / 2, w, h)


def _cover(
    box: Box, discs: list[tuple[float, float, float, float]], boxes: list[Box], bearable: float
) -> float:
    """How much a box would hide; counting stops where it is more than bearable."""
    x, y, w, h = box
    left, top, wide, high = CHART.inset(2)
    cost = 0.0
    if x < left or y < top or x + w > left + wide or y + h > top + high:
        cost = 400.0
    for u, v, bw, bh in boxes:
        wide = min(x + w, u + bw) - max(x, u)
        high = min(y + h, v + bh) - max(y, v)
        if wide > 0 and high > 0:
            cost += 40 + wide * high
    if cost >= bearable:
        return cost
    right, low = x + w, y + h
    for u, v, r, weight in discs:
        if x - r < u < right + r and y - r < v < low + r:
            depth = r - hypot(max(x - u, 0.0, u - right), max(y - v, 0.0, v - low))
            if depth > 0:
                cost += weight * (1 + depth / r)
                if cost >= bearable:
                    return cost
    return cost


def _discs(board: InkanMap, laid: Plan) -> list[tuple[float, float, float, float]]:
    """Circles and dots, which must stay free, and the ways between them, which should."""
    discs = []
    for number, (x, y) in enumerate(laid.spots):
        if number < len(board.circles):
            discs.append((x, y, radius(board, number) + 1, 60.0))
        else:
            discs.append((x, y, DOT + 1.5, 22.0))
    for x, y, away, gap in dead_ends(board, laid):
        discs.append((x + gap * cos(away), y + gap * sin(away), 8.0, 30.0))
    weights = {Mode.LAND: 1.5, Mode.SEA: 1.3, Mode.AIR: 0.9}
    for way in laid.ways:
        gone = 0.0
        for (x1, y1), (x2, y2) in pairwise(way.line):
            gone += hypot(x2 - x1, y2 - y1)
            if gone >= 5:
                discs.append((x2, y2, 2.6, weights[way.edge.mode]))
                gone = 0.0
    return discs


def _elbow_room(node: int, board: InkanMap, laid: Plan) -> float:
    """How far the nearest other places are: those with least room choose first."""
    x, y = laid.spots[node]
    away = sorted(hypot(x - u, y - v) for u, v in laid.spots)
    return sum(away[1:9]) + (200 if node >= len(board.circles) else 0)
