"""The ground of the map of Inkan Aarre: sea, coast, islands and rivers, drawn as by hand."""

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

from tesoro_lab.engine.tables import read_table
from tesoro_lab.figures.inkan_plan import CHART, Plan, Point, evenly, text_path
from tesoro_lab.figures.palette import SEPIA
from tesoro_lab.figures.svg import path, rect
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.places import Mode

WATER = "#B5DCE6"
SHALLOW = "#DDF1EF"
DEEP = "#7FBBD0"
BANK = "#5E9CB0"
LAND = "#F3E3B3"

# Longitude and latitude. The coast table ends at Panama; the isthmus goes on to the frame.
_ISTHMUS = """
-82.8 8.2  -83.6 8.5  -83.9 9.4  -85.0 9.9  -85.8 10.3  -85.8 11.1  -87.3 12.6  -89.0 13.4
-92.5 14.3  -92.5 17  -82.9 17  -83.4 14.2  -83.6 12.4  -83.7 11.0  -82.9 9.8  -82.2 9.1
"""
_ISLES = (
    "-61.9 10.75 -60.95 10.85 -61.0 10.1 -61.9 10.05",  # Trinidad
    "-74.1 -42.0 -73.6 -42.0 -73.4 -43.2 -74.2 -43.3",  # Chiloé
    "-75.4 -48.2 -74.6 -48.2 -74.8 -49.9 -75.4 -50.0",  # Wellington
    "-70.05 12.55 -69.8 12.35 -68.9 12.05 -68.9 12.25 -69.6 12.6",  # Curaçao
)
# From the source to the mouth; the width grows on the way.
_RIVERS = (
    "-77.0 -10.5 -76.6 -8.5 -75.6 -6.5 -74.0 -4.9 -73.25 -3.75",  # Marañón
    "-71.5 -13.0 -72.6 -11.4 -73.8 -9.6 -74.6 -7.4 -73.9 -5.6 -73.25 -3.75",  # Ucayali
    "-65.2 -13.6 -65.3 -11.0 -64.3 -9.4 -62.6 -7.2 -60.2 -4.6 -58.9 -3.3",  # Madeira
    "-69.5 2.0 -67.4 1.4 -66.4 -0.2 -63.4 -0.8 -61.4 -2.3 -60.1 -3.1",  # Negro
    "-57.0 -13.6 -58.2 -10.0 -58.0 -7.6 -56.4 -5.0 -55.0 -2.6",  # Tapajós
    "-54.0 -13.0 -53.2 -9.0 -52.4 -5.8 -52.0 -3.2 -51.8 -1.8",  # Xingu
    "-49.4 -15.0 -48.8 -11.4 -48.2 -8.2 -49.4 -5.2 -49.5 -3.0 -48.7 -1.6",  # Tocantins
    "-65.0 2.6 -66.0 4.2 -67.6 6.2 -66.2 7.7 -63.4 8.2 -61.4 8.8 -60.4 8.9",  # Orinoco
    "-75.8 2.2 -75.0 4.8 -74.4 7.2 -74.7 9.2 -74.8 11.1",  # Magdalena
    "-45.9 -19.4 -44.2 -16.2 -43.2 -12.6 -41.2 -9.4 -38.4 -9.2 -36.4 -10.5",  # São Francisco
    "-48.4 -19.4 -51.4 -20.4 -53.4 -23.2 -54.6 -25.7 -57.2 -27.4"
    " -59.4 -28.6 -60.6 -31.4 -58.9 -34.2",  # Paraná
    "-57.4 -16.4 -57.7 -19.4 -57.9 -22.3 -57.5 -25.4 -58.6 -27.3",  # Paraguay
    "-51.2 -28.0 -54.0 -27.4 -56.4 -29.2 -57.9 -31.4 -58.3 -33.9",  # Uruguay
    "-70.6 -37.2 -67.8 -38.8 -64.8 -39.8 -62.9 -41.0",  # Negro of Patagonia
)
_TITICACA = "-70.0 -15.4 -69.3 -15.3 -68.6 -16.3 -69.0 -16.6 -69.8 -16.0"
_MARACAIBO = "-72.0 9.2 -71.2 9.2 -71.1 10.2 -71.5 10.9 -71.8 10.3"


def ground(board: InkanMap, laid: Plan) -> str:
    """Sea and land with their clips, islands and rivers; everything else is drawn upon it."""
    shore = land(laid) + islets(board, laid)
    edge = 'stroke-linejoin="round" fill="none"'
    shoals = "".join(
        f'<use href="#land" {edge} stroke="{SHALLOW}" stroke-width="{width}"'
        f' stroke-opacity="{depth}"/>'
        for width, depth in ((44, 0.22), (30, 0.28), (18, 0.38), (8, 0.75))
    )
    return (
        f'<defs>{_TINTS}<path id="land" d="{shore}"/>'
        f'<clipPath id="shore"><use href="#land"/></clipPath></defs>'
        + rect(*CHART, 'fill="url(#deep)"')
        + shoals
        + _ripples(laid)
        + f'<use href="#land" {edge} stroke="#5B432A" stroke-width="3"/>'
        + f'<use href="#land" fill="{LAND}"/>'
        + f'<g clip-path="url(#shore)">{_tinted(laid)}{_rivers(board, laid)}</g>'
    )


def pairs(numbers: str) -> list[Point]:
    """Longitude-latitude pairs from a row of numbers."""
    values = [float(word) for word in numbers.split()]
    return list(zip(values[::2], values[1::2], strict=True))


@cache
def coast() -> tuple[tuple[Point, ...], ...]:
    """The rings of the coast table, with the isthmus and the islands it leaves out."""
    rings: dict[str, list[Point]] = {}
    for row in read_table("inkan_coast.csv", None, ("ring", "lon", "lat")):
        point = (row.degrees("lon"), row.degrees("lat"))
        rings.setdefault(row.text("ring"), []).append(point)
    more = [_ISTHMUS, *_ISLES]
    return tuple(tuple(ring) for ring in [*rings.values(), *map(pairs, more)])


def land(laid: Plan) -> str:
    """The path of all land; a map of another part of the world is land all over."""
    if not laid.at_home:
        x, y, w, h = CHART
        return f"M{x},{y}h{w}v{h}h{-w}Z"
    rng = Random("coast")
    return "".join(_inked([laid.point(lon, lat) for lon, lat in ring], rng) for ring in coast())


def islets(board: InkanMap, laid: Plan) -> str:
    """A small island under every circle that would float on the sea."""
    if not laid.at_home:
        return ""
    rings = [[laid.point(lon, lat) for lon, lat in ring] for ring in coast()]
    rng = Random("islets")
    blobs = []
    for circle in board.circles:
        spot = laid.spots[circle]
        if board.walks.land[circle] or inside(spot, rings):
            continue
        ring = []
        for k in range(11):
            reach = 15 + 5 * rng.random()
            angle = 2 * pi * k / 11
            ring.append((spot[0] + reach * cos(angle) * 1.1, spot[1] + reach * sin(angle)))
        blobs.append(_inked(ring, rng))
    return "".join(blobs)


def inside(spot: Point, rings: list[list[Point]]) -> bool:
    """Whether a point lies within one of the rings."""
    x, y = spot
    for ring in rings:
        odd = False
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                odd = not odd
        if odd:
            return True
    return False


def _inked(ring: list[Point], rng: Random) -> str:
    """A closed outline with the small trembles of a pen, its corners rounded."""
    shaken: list[Point] = []
    for p, q in pairwise([*ring, ring[0]]):
        length = hypot(q[0] - p[0], q[1] - p[1])
        shaken.append(p)
        if length > 5:
            parts = 2 if length < 22 else 3
            for k in range(1, parts):
                off = (rng.random() - 0.5) * min(length, 24) * 0.26
                t = k / parts
                shaken.append(
                    (
                        p[0] + (q[0] - p[0]) * t - (q[1] - p[1]) / length * off,
                        p[1] + (q[1] - p[1]) * t + (q[0] - p[0]) / length * off,
                    )
                )
    middles = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in pairwise([*shaken, shaken[0]])]
    start = f"M{middles[-1][0]:.1f},{middles[-1][1]:.1f}"
    return (
        start
        + "".join(
            f"Q{p[0]:.1f},{p[1]:.1f} {m[0]:.1f},{m[1]:.1f}"
            for p, m in zip(shaken, middles, strict=True)
        )
        + "Z"
    )


def _fade(colour: str, dense: float) -> str:
    """The stops of a wash of colour that thins out to nothing."""
    return "".join(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{dense * share:.2f}"/>'
        for at, share in ((0, 1.0), (0.55, 0.75), (1, 0.0))
    )


_TINTS = (
    f'<radialGradient id="deep" cx=".5" cy=".45" r=".75"><stop offset=".35" stop-color="{WATER}"/>'
    f'<stop offset="1" stop-color="{DEEP}"/></radialGradient>'
    + "".join(
        f'<radialGradient id="{name}">{_fade(colour, dense)}</radialGradient>'
        for name, colour, dense in (
            ("jungle", "#8FBF6A", 0.85),
            ("grass", "#C9D27A", 0.75),
            ("sand", "#EFC681", 0.85),
            ("steppe", "#D9C79A", 0.8),
            ("height", "#B98B5A", 0.62),
        )
    )
)
# Longitude, latitude, half width, half height in units, turn, and what grows there.
_PATCHES = (
    (-61.5, -4.5, 190, 105, 0, "jungle"),
    (-66.0, -9.0, 110, 70, 20, "jungle"),
    (-58.0, 4.0, 90, 45, 10, "jungle"),
    (-41.0, -16.5, 34, 120, 25, "jungle"),
    (-77.6, 5.0, 20, 60, 0, "jungle"),
    (-49.0, -12.5, 110, 90, 0, "grass"),
    (-62.0, -35.0, 80, 70, 0, "grass"),
    (-55.5, -30.5, 70, 60, 0, "grass"),
    (-68.0, 7.0, 80, 28, 10, "grass"),
    (-40.5, -8.0, 62, 48, 0, "sand"),
    (-70.2, -24.0, 20, 120, 0, "sand"),
    (-77.8, -11.5, 22, 90, -25, "sand"),
    (-68.5, -46.0, 50, 100, 0, "steppe"),
    (-60.5, -23.0, 60, 55, 0, "steppe"),
)


def _tinted(laid: Plan) -> str:
    """Washes of colour: rain forest, savanna, desert, steppe, and the height of the Andes."""
    if not laid.at_home:
        return ""
    parts = []
    for lon, lat, wide, high, turn, name in _PATCHES:
        x, y = laid.point(lon, lat)
        parts.append(
            f'<ellipse rx="{wide}" ry="{high}" fill="url(#{name})"'
            f' transform="translate({x:.0f},{y:.0f}) rotate({turn})"/>'
        )
    return "".join(parts)


def _rivers(board: InkanMap, laid: Plan) -> str:
    """Thin rivers, and a broad band of water under every sea lane that runs inland."""
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    thin = ""
    if laid.at_home:
        for numbers in _RIVERS:
            d = _flowing([laid.point(lon, lat) for lon, lat in pairs(numbers)])
            thin += d
        thin = (
            path(thin, f'{line} stroke="{BANK}" stroke-width="3"')
            + path(thin, f'{line} stroke="{WATER}" stroke-width="1.8"')
            + "".join(
                path(
                    _inked([laid.point(*p) for p in pairs(lake)], Random("lake")),
                    f'fill="{WATER}" stroke="{BANK}" stroke-width="1"',
                )
                for lake in (_TITICACA, _MARACAIBO)
            )
        )
    rings = [[laid.point(lon, lat) for lon, lat in ring] for ring in coast()]
    broad = "".join(
        text_path(way.line)
        for way in laid.ways
        if way.edge.mode == Mode.SEA
        and (not laid.at_home or any(inside(s, rings) for s in evenly(way.line, way.edge.steps)))
    )
    return (
        thin
        + path(broad, f'{line} stroke="{BANK}" stroke-width="14.5"')
        + path(broad, f'{line} stroke="{WATER}" stroke-width="12.6"')
    )


def _flowing(points: list[Point]) -> str:
    """A winding line through points."""
    middles = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in pairwise(points)]
    d = f"M{points[0][0]:.1f},{points[0][1]:.1f}L{middles[0][0]:.1f},{middles[0][1]:.1f}"
    for p, m in zip(points[1:-1], middles[1:], strict=True):
        d += f"Q{p[0]:.1f},{p[1]:.1f} {m[0]:.1f},{m[1]:.1f}"
    return d + f"L{points[-1][0]:.1f},{points[-1][1]:.1f}"


def _ripples(laid: Plan) -> str:
    """Little waves scattered over the open sea, clear of the dots."""
    rng = Random("ripples")
    d = ""
    for row in range(24):
        for column in range(17):
            x = CHART.x + 16 + column * 36 + (row % 2) * 18 + 12 * (rng.random() - 0.5)
            y = CHART.y + 14 + row * 31 + 10 * (rng.random() - 0.5)
            if all(abs(x - u) > 17 or abs(y - v) > 12 for u, v in laid.spots):
                d += f"M{x - 6:.0f},{y:.0f}q3,-4 6,0t6,0"
    return path(d, f'fill="none" stroke="{SEPIA}" stroke-opacity=".22" stroke-width="1"')
