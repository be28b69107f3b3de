"""Hand-drawn things on the land and sea of Inkan Aarre: mountains, trees, animals, a ship."""

from itertools import pairwise
from math import hypot
from random import Random

from tesoro_lab.figures.inkan_land import coast, inside, pairs
from tesoro_lab.figures.inkan_plan import CHART, Plan, Point
from tesoro_lab.figures.palette import INK, SEPIA
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.figures.svg import path

_EDGE = f'stroke="{INK}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"'

# The crest of the Andes, longitude and latitude.
_CRESTS = (
    "-73.2 9.6  -72.6 7.0  -74.0 5.9  -75.8 3.6  -77.0 1.4  -78.3 -0.9  -78.9 -3.2  -78.6 -5.6"
    "  -77.6 -8.0  -76.4 -10.4  -74.9 -12.2  -73.0 -15.2  -71.4 -16.0  -69.9 -17.8  -68.9 -20.0"
    "  -68.4 -22.6  -68.6 -25.4  -69.4 -28.2  -70.0 -30.8  -70.0 -33.6  -70.8 -36.4  -71.4 -39.2"
    "  -72.0 -42.0  -72.4 -45.0  -73.2 -47.6  -73.0 -50.4",
    "-71.6 8.6  -70.6 9.4",
    "-70.4 -12.6  -68.6 -14.6  -67.2 -16.4  -66.0 -18.2  -64.9 -20.6  -65.0 -23.0  -66.4 -26.0",
    "-76.4 5.2  -76.0 7.0",
)
_TREES = (  # longitude, latitude, half a width, half a height in degrees, how many, which drawing
    (-66.0, -6.4, 8.5, 5.2, 150, "tree"),
    (-56.4, -6.4, 7.4, 5.0, 130, "tree"),
    (-61.0, 1.0, 9.5, 3.4, 110, "tree"),
    (-54.6, 2.2, 3.5, 2.2, 22, "tree"),
    (-71.0, 0.6, 4.0, 2.4, 26, "tree"),
    (-41.4, -17.4, 1.6, 4.4, 16, "tree"),
    (-39.6, -7.6, 3.4, 2.6, 12, "cactus"),
    (-62.6, -35.6, 5.0, 3.0, 26, "tuft"),
    (-55.6, -30.0, 3.6, 3.0, 16, "tuft"),
    (-68.0, 7.0, 4.6, 1.2, 14, "tuft"),
    (-47.6, -12.0, 5.6, 4.6, 34, "tuft"),
    (-68.2, -46.6, 2.4, 4.4, 16, "tuft"),
    (-61.0, -24.0, 2.6, 2.4, 10, "palm"),
    (-46.0, -7.0, 3.0, 3.4, 10, "palm"),
    (-63.0, 4.2, 2.0, 1.2, 5, "mesa"),
)
DRAWINGS = {
    "peak": path("M-8,5L-1.2,-7.2Q0,-8.6 1.1,-7L8.4,5Q0,3 -8,5Z", f'fill="#E4CFA2" {_EDGE}')
    + path("M0,-7.9L1.1,-7L8.4,5Q4.4,3.9 1,3.9Q3.2,0 1,-2.4Q2,-5 0,-7.9Z", 'fill="#A57B4E"')
    + path(
        "M-3.4,-3.3L-1.2,-7.2Q0,-8.6 1.1,-7L3.2,-3.6L1.4,-4.4L0,-2.6L-1.4,-4.2Z", 'fill="#FFFFFF"'
    ),
    "tree": '<ellipse cx=".8" cy="2.6" rx="3.4" ry="1.2" fill="#2B1D0E" fill-opacity=".18"/>'
    + path("M-.6,0H.6V3H-.6Z", 'fill="#6B4423"')
    + '<circle cx="0" cy="-1.6" r="3.4" fill="#5E9A4B" stroke="#2F5E2B" stroke-width=".7"/>'
    + '<circle cx="-1" cy="-2.6" r="1.3" fill="#8CC274"/>',
    "palm": path("M0,4Q1,0 .4,-3", f'fill="none" {_EDGE}')
    + path(
        "M.4,-3Q-3,-6 -5,-2.4M.4,-3Q3,-6.4 5.4,-2.6M.4,-3Q-.4,-7 -2.6,-7M.4,-3Q1.6,-7 3.6,-7",
        'fill="none" stroke="#3E7B3A" stroke-width="1.2" stroke-linecap="round"',
    ),
    "cactus": path(
        "M0,4V-4.4M0,1H-2.6V-1.6M0,-.4H2.6V-3",
        'fill="none" stroke="#4E8B57" stroke-width="1.7" stroke-linecap="round"'
        ' stroke-linejoin="round"',
    ),
    "tuft": path(
        "M0,2Q-1.4,-.6 -2.8,-1.4M0,2V-2.6M0,2Q1.4,-.6 2.8,-1.4",
        'fill="none" stroke="#8C9440" stroke-width="1" stroke-linecap="round"',
    ),
    "mesa": path("M-7,5L-4.6,-4Q0,-5.4 4.4,-4L7,5Q0,3.8 -7,5Z", f'fill="#C7A878" {_EDGE}')
    + path("M-4.6,-4Q0,-5.4 4.4,-4L4.8,-2.4Q0,-3.6 -5,-2.4Z", 'fill="#6FA45A"')
    + path("M0,-3V4", 'stroke="#FFFFFF" stroke-width="1.1"'),
}


PEAKS = ("hill", "peak", "summit")
DRAWINGS["hill"] = f'<g transform="scale(.72)">{DRAWINGS["peak"]}</g>'
DRAWINGS["summit"] = f'<g transform="scale(1.3)">{DRAWINGS["peak"]}</g>'


def relief(laid: Plan, taken: list[Box]) -> str:
    """Mountains and plants wherever neither a dot nor anything written stands."""
    if not laid.at_home:
        return ""
    marks = [*_mountains(laid), *_plants(laid)]
    marks.sort(key=lambda mark: mark[1])
    crowd = [point for way in laid.ways for point in way.line]
    return "".join(
        f'<use href="#{name}" x="{x:.0f}" y="{y:.0f}"/>'
        for x, y, name in marks
        if not _covered(x, y, laid.spots, crowd, taken, 5.0 if name in PEAKS else 7.5)
    )


def _mountains(laid: Plan) -> list[tuple[float, float, str]]:
    rng = Random("peaks")
    found = []
    for crest in _CRESTS:
        points = [laid.point(lon, lat) for lon, lat in pairs(crest)]
        for (x1, y1), (x2, y2) in pairwise(points):
            count = max(1, round(hypot(x2 - x1, y2 - y1) / 4.6))
            for k in range(count):
                t = k / count
                found.append(
                    (
                        x1 + (x2 - x1) * t + 11 * (rng.random() - 0.5),
                        y1 + (y2 - y1) * t + 4 * (rng.random() - 0.5),
                        PEAKS[int(3 * rng.random())],
                    )
                )
    return found


def _plants(laid: Plan) -> list[tuple[float, float, str]]:
    rng = Random("plants")
    rings = [[laid.point(lon, lat) for lon, lat in ring] for ring in coast()]
    found: list[tuple[float, float, str]] = []
    for lon, lat, wide, high, count, name in _TREES:
        for _ in range(count):
            x, y = laid.point(
                lon + wide * (rng.random() + rng.random() - 1),
                lat + high * (rng.random() + rng.random() - 1),
            )
            apart = all(hypot(x - u, y - v) > 8.5 for u, v, *_ in found)
            if apart and inside((x, y), rings):
                found.append((x, y, name))
    return found


def _covered(
    x: float,
    y: float,
    spots: tuple[Point, ...],
    ways: list[Point],
    taken: list[Box],
    reach: float,
) -> bool:
    """Whether a drawing here would touch a dot, a way or a name."""
    for box in taken:
        if box.x - 6 < x < box.x + box.w + 6 and box.y - 5 < y < box.y + box.h + 7:
            return True
    for u, v in spots:
        if abs(x - u) < reach + 5 and abs(y - v) < reach + 5:
            return True
    for u, v in ways:
        if abs(x - u) < reach and abs(y - v) < reach:
            return True
    return not (CHART.x < x < CHART.x + CHART.w and CHART.y < y < CHART.y + CHART.h)


# Creatures and a ship, drawn large enough to be found; each with its place and its reach.
LLAMA = (
    path(
        "M-9,9L-9.5,1Q-10,-4 -5,-4H3Q4,-8 4,-12L3.2,-15L5,-14L6,-16L7,-13.6Q10.5,-13 10.6,-11.2"
        "L7.4,-10.4Q8,-4 7.4,0L6.6,9H4.6L4,2H-5L-6.6,9Z",
        f'fill="#FFF6E0" {_EDGE}',
    )
    + path("M-6,-4H2L2.4,1.4H-5.4Z", f'fill="#B3261E" {_EDGE}')
    + path("M-5.8,-2.2H2.1M-5.6,-.4H2.2", 'stroke="#F5C542" stroke-width=".9"')
    + '<circle cx="7" cy="-12" r=".7" fill="#2B1D0E"/>'
)
WHALE = (
    path(
        "M-20,2Q-18,-8 -4,-8Q10,-8 14,1Q17,1 18,-4Q14,-7 15,-10Q19,-9 20,-6Q22,-10 25,-9"
        "Q25,-5 21,-3Q20,6 12,8H-12Q-20,8 -20,2Z",
        f'fill="#5F8FA8" {_EDGE}',
    )
    + path("M-19.4,4Q-10,7 -2,4M-17,6H10", 'fill="none" stroke="#DCEBF0" stroke-width="1.1"')
    + '<circle cx="-14" cy="0" r="1" fill="#2B1D0E"/>'
    + path(
        "M-8,-9Q-8,-15 -12,-16M-8,-9Q-8,-15 -4,-16",
        f'fill="none" stroke="{SEPIA}" stroke-width="1.1"',
    )
)
PENGUIN = (
    path("M-4,9Q-7,-2 -3,-8Q0,-11 3,-8Q7,-2 4,9Z", f'fill="#2F3A46" {_EDGE}')
    + path("M-2.6,8.4Q-4,0 -1.4,-3.4Q0,-5 1.4,-3.4Q4,0 2.6,8.4Z", 'fill="#FFFFFF"')
    + path("M-1,-6L0,-3.8L1,-6Z", f'fill="#E69F00" {_EDGE}')
    + path("M-4,9.5H-.6M.6,9.5H4", 'stroke="#E69F00" stroke-width="1.6" stroke-linecap="round"')
    + '<circle cx="-1.3" cy="-7" r=".6" fill="#FFFFFF"/>'
    + '<circle cx="1.3" cy="-7" r=".6" fill="#FFFFFF"/>'
)
TOUCAN = (
    path("M-4,9Q-9,4 -6,-3Q-3,-8 2,-6Q4,-5 4,-2Q4,5 -4,9Z", f'fill="#26323A" {_EDGE}')
    + path("M0,-5.4Q4,-6 4,-2Q4,1 0,2Q-1.6,-2 0,-5.4Z", 'fill="#FFF6E0"')
    + path("M3.4,-5.2Q11,-7.6 14,-1Q9,-3 4,-1.4Z", f'fill="#E69F00" {_EDGE}')
    + path("M11.4,-4.6Q13.4,-3 14,-1Q12.6,-1.8 11,-2Z", 'fill="#2B1D0E"')
    + '<circle cx="1.6" cy="-3.4" r=".9" fill="#2B1D0E"/>'
    + path("M-6,6L-11,13L-3,9Z", f'fill="#26323A" {_EDGE}')
)


def spread(spot: Point, wide: float, high: float) -> Box:
    """The box round a drawing."""
    return Box(spot[0] - wide, spot[1] - high, 2 * wide, 2 * high)
