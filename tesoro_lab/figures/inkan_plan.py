"""Where everything lies on the board of Inkan Aarre: the projection, the ways and their dots.

The board is 640 units wide and 804 high, y downwards, north at the top.
"""

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.places import Edge, Mode

HEIGHT = 804.0
RIM = 8.0  # the wooden frame
CHART = Box(15, 15, 610, 742)  # sea and land, inside the numbered scale
CAPTION = Box(15, 761, 610, 35)
TITLE = Box(400, 27, 208, 50)
PANEL = Box(470, 570, 148, 178)  # the players' list, with room for six
KEY = Box(21, 588, 108, 160)
_OPEN = Box(66, 118, 508, 430)  # where a map of somewhere else finds room between them
CIRCLE = 11.0  # radius of a red circle
DOT = 4.4  # radius of an ordinary dot

Point = tuple[float, float]
Scale = tuple[Point, ...]

# Degrees and where they lie, stretch by stretch: the empty Pacific and the far south are drawn
# a little closer, so that the crowded north has room.
_LONGITUDES: Scale = ((-91.6, 15.0), (-81.6, 81.0), (-33.3, 625.0))
_SOUTHWARDS: Scale = ((-13.6, 15.0), (36.0, 562.0), (57.6, 757.0))


# On the project's own map some places are too near to one another to be drawn true to scale: these
# few are shifted, and these ways bent aside (latitude, longitude).
_SHIFTED: dict[str, Point] = {
    "MPI": (-12.2, -73.4),
    "xCUZ": (-14.6, -70.8),
    "MVD": (-34.4, -55.3),
    "BUE": (-35.1, -59.0),
    "sPLA": (-37.4, -53.6),
    "TIT": (-16.5, -69.0),
    "dDAR": (7.5, -77.8),
}
_BENT: dict[str, tuple[Point, ...]] = {
    "L01": ((10.1, -73.7), (8.9, -72.6)),
    "L04": ((8.9, -75.7), (7.3, -76.3)),
    "L07": ((-9.4, -77.3),),
    "L08": ((-13.9, -75.7), (-15.3, -73.2)),
    "L10": ((-15.1, -69.0),),
    "L12": ((-19.1, -67.9),),
    "L20": ((-32.1, -70.3),),
    "L26": ((-33.2, -58.4), (-32.8, -56.8)),
    "L27": ((-33.2, -60.4), (-30.8, -58.9), (-27.5, -56.2)),
    "L28": ((-33.0, -53.6), (-30.0, -51.4), (-27.8, -50.2), (-26.0, -48.4)),
    "L30": ((-24.0, -51.6), (-22.9, -48.9)),
    "L34": ((-10.9, -38.1),),
    "L35": ((-12.3, -41.6), (-13.4, -44.2), (-15.2, -45.9)),
    "L38": ((-7.5, -46.0), (-11.8, -46.9)),
    "S03": ((8.4, -57.5), (8.1, -55.9), (7.2, -54.9)),
    "S04": ((7.5, -54.5), (7.0, -52.8), (6.2, -51.7)),
    "S08": ((-9.6, -34.0), (-11.6, -35.6), (-13.4, -37.2)),
    "S12": ((-37.2, -56.2), (-36.4, -58.0)),
    "S23": ((-11.8, -79.2), (-9.5, -80.6)),
}


class Way(NamedTuple):
    """A road, a sea lane or a red line, and the curve by which it is drawn."""

    edge: Edge
    line: tuple[Point, ...]


class Plan(NamedTuple):
    """One map laid out on the board."""

    at_home: bool
    """Whether it lies in South America as the board draws it."""
    longitudes: Scale
    southwards: Scale
    """Degrees south of the equator."""
    spots: tuple[Point, ...]
    """By dot."""
    ways: tuple[Way, ...]

    def point(self, lon: float, lat: float) -> Point:
        """Where a place lies, in board units."""
        return _along(self.longitudes, lon), _along(self.southwards, -lat)


@lru_cache(maxsize=16)
def plan(board: InkanMap) -> Plan:
    """The layout of a map; it depends on nothing else.

    >>> laid = plan(InkanMap.load())
    >>> len(laid.spots) == len(InkanMap.load().names), laid.at_home
    (True, True)
    """
    places = [(node.lon, node.lat) for node in board.nodes]
    places += [(lon, lat) for edge in board.edges for lat, lon in edge.via]
    at_home = all(_room_for(lon, lat) for lon, lat in places)
    longitudes, southwards = (_LONGITUDES, _SOUTHWARDS) if at_home else _fitted(places)
    rough = Plan(at_home, longitudes, southwards, (), ())
    shifted, bent = (_SHIFTED, _BENT) if board.is_standard() else ({}, {})
    node_at = {}
    for node in board.nodes:
        lat, lon = shifted.get(node.id, (node.lat, node.lon))
        node_at[node.id] = rough.point(lon, lat)
    spots = list(node_at.values())
    ways = []
    for edge in board.edges:
        via = [rough.point(lon, lat) for lat, lon in bent.get(edge.id, edge.via)]
        ends = [node_at[edge.a], *via, node_at[edge.b]]
        line = arc(ends[0], ends[-1]) if edge.mode == Mode.AIR else curve(ends)
        ways.append(Way(edge, tuple(line)))
        spots += evenly(line, edge.steps)
    return rough._replace(spots=tuple(spots), ways=tuple(ways))


def _room_for(lon: float, lat: float) -> bool:
    """Whether the board has room for a place where South America has it."""
    x, y = _along(_LONGITUDES, lon), _along(_SOUTHWARDS, -lat)
    inside = CHART.x < x < CHART.x + CHART.w and CHART.y < y < CHART.y + CHART.h
    return inside and not any(
        box.x - 6 < x < box.x + box.w + 6 and box.y - 6 < y < box.y + box.h + 6
        for box in (TITLE, PANEL, KEY)
    )


def _fitted(places: list[Point]) -> tuple[Scale, Scale]:
    """Scales by which a map of somewhere else fills the board."""
    west, east = min(lon for lon, _ in places), max(lon for lon, _ in places)
    south, north = min(lat for _, lat in places), max(lat for _, lat in places)
    x, y, w, h = _OPEN
    return (
        ((west, x), (max(east, west + 0.01), x + w)),
        ((-max(north, south + 0.01), y), (-south, y + h)),
    )


def _along(scale: Scale, value: float) -> float:
    """The value on a scale of straight stretches, the outer ones going on for ever."""
    stretches = list(pairwise(scale))
    for (low, at), (high, end) in stretches:
        if value <= high or (high, end) == scale[-1]:
            return at + (value - low) * (end - at) / (high - low)
    return scale[-1][1]


def curve(points: list[Point], finer: int = 7) -> list[Point]:
    """A smooth line through points, as a pencil would join them."""
    if len(points) == 2:
        return points
    line = [points[0]]
    padded = [points[0], *points, points[-1]]
    for k in range(1, len(padded) - 2):
        before, here, there, after = padded[k - 1 : k + 3]
        span = hypot(there[0] - here[0], there[1] - here[1])
        leave = _tangent(before, there, span)
        enter = _tangent(here, after, span)
        for step in range(1, finer + 1):
            t = step / finer
            line.append(
                tuple(  # type: ignore[arg-type]
                    _hermite(here[axis], there[axis], leave[axis], enter[axis], t)
                    for axis in (0, 1)
                )
            )
    return line


def _tangent(before: Point, after: Point, span: float) -> Point:
    """The direction of travel at a point, as long as the stretch it shapes."""
    x, y = after[0] - before[0], after[1] - before[1]
    length = hypot(x, y) or 1.0
    return x / length * span * 0.9, y / length * span * 0.9


def _hermite(a: float, b: float, leave: float, enter: float, t: float) -> float:
    cube, square = t * t * t, t * t
    return (
        (2 * cube - 3 * square + 1) * a
        + (cube - 2 * square + t) * leave
        + (3 * square - 2 * cube) * b
        + (cube - square) * enter
    )


def arc(a: Point, b: Point, bulge: float = 0.09) -> list[Point]:
    """A shallow bow from one point to another, as airlines draw their routes."""
    x, y = b[0] - a[0], b[1] - a[1]
    side = bulge if x >= 0 else -bulge  # always upwards
    line = []
    for step in range(17):
        t = step / 16
        lift = 4 * t * (1 - t) * side
        line.append((a[0] + x * t + y * lift, a[1] + y * t - x * lift))
    return line


def evenly(line: list[Point] | tuple[Point, ...], steps: int) -> list[Point]:
    """The dots of a way: `steps` - 1 points along the line, all the same distance apart."""
    lengths = [hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(line)]
    whole = sum(lengths)
    found: list[Point] = []
    done = 0.0
    for (p, q), length in zip(pairwise(line), lengths, strict=True):
        while len(found) < steps - 1 and whole * (len(found) + 1) / steps <= done + length:
            t = (whole * (len(found) + 1) / steps - done) / length
            found.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        done += length
    return found


def fan(spot: Point, count: int, radius: float) -> list[Point]:
    """Where `count` pawns stand round one spot, none hiding another."""
    if count == 1:
        return [(spot[0], spot[1])]
    first = {2: 0.0, 3: -90.0, 4: -45.0}.get(count, -90.0)
    wide = radius * {2: 1.0, 3: 1.1, 4: 1.25, 5: 1.5}.get(count, 1.75)
    return [
        (
            spot[0] + wide * cos((first + 360 * k / count) * pi / 180),
            spot[1] + wide * sin((first + 360 * k / count) * pi / 180),
        )
        for k in range(count)
    ]


def text_path(line: list[Point] | tuple[Point, ...], close: bool = False) -> str:
    """The points as the path of an SVG drawing."""
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in line) + ("Z" if close else "")
