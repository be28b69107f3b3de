"""The ways on the board of Inkan Aarre: stone roads, sea lanes, red lines, and their dots."""

from math import atan2, degrees

from tesoro_lab.figures.inkan_plan import CIRCLE, DOT, Plan, text_path
from tesoro_lab.figures.palette import BLUE, INK
from tesoro_lab.figures.svg import path, placed
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.places import Mode

ROAD = "#6B4423"
STONE = "#D9B277"
RED = "#C4161C"
_LINE = 'fill="none" stroke-linejoin="round"'


def roads(laid: Plan) -> str:
    """Paved roads: a dark bed, a light stone surface and its joints."""
    round_ends = f'{_LINE} stroke-linecap="round"'
    return _layers(
        "roads",
        _all(laid, Mode.LAND),
        f'{round_ends} stroke="#FFF6DC" stroke-opacity=".55" stroke-width="8.6"',
        f'{round_ends} stroke="{ROAD}" stroke-width="5.4"',
        f'{round_ends} stroke="{STONE}" stroke-width="3.4"',
        f'{_LINE} stroke="{ROAD}" stroke-width="3.4" stroke-dasharray=".8 4.4"',
    )


def lanes(laid: Plan) -> str:
    """Sea lanes: long blue dashes."""
    return _layers(
        "lanes",
        _all(laid, Mode.SEA),
        f'{_LINE} stroke="#FFFFFF" stroke-opacity=".7" stroke-width="4"',
        f'{_LINE} stroke="{BLUE}" stroke-width="2.2" stroke-dasharray="7 4"',
    )


def red_lines(laid: Plan) -> str:
    """Air lines: thin, red and dotted, with a small aeroplane on each."""
    planes = ""
    for way in laid.ways:
        if way.edge.mode == Mode.AIR:
            (x1, y1), (x2, y2) = way.line[6], way.line[8]
            turn = degrees(atan2(y2 - y1, x2 - x1))
            planes += placed((x1 + x2) / 2, (y1 + y2) / 2, '<use href="#plane"/>', 0.62, turn)
    lines = _layers(
        "flights",
        _all(laid, Mode.AIR),
        f'{_LINE} stroke="#FFFFFF" stroke-opacity=".6" stroke-width="3.4"',
        f"{_LINE} {DOTTED}",
    )
    return f'<defs><g id="plane">{PLANE}</g></defs>{lines}{planes}'


PLANE = path(
    "M9,0C9,-1.4 7,-1.7 5,-1.7H2.4L-2,-8H-4.4L-2,-1.7H-5.4L-7.4,-4.2H-9L-7.8,0L-9,4.2H-7.4"
    "L-5.4,1.7H-2L-4.4,8H-2L2.4,1.7H5C7,1.7 9,1.4 9,0Z",
    f'fill="{RED}" stroke="#FFFFFF" stroke-width="1.2" stroke-linejoin="round"',
)


DOTTED = f'stroke="{RED}" stroke-width="2.1" stroke-linecap="round" stroke-dasharray=".1 4.2"'


def dots(board: InkanMap, laid: Plan) -> str:
    """White dots that one can count: brown-rimmed on land, blue-rimmed at sea."""
    parts = []
    for number in range(len(board.circles), len(laid.spots)):
        x, y = laid.spots[number]
        name = "wet" if board.walks.sea[number] else "dry"
        parts.append(f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}"/>')
    kinds = "".join(
        f'<circle id="{name}" r="{DOT}" fill="#FFFFFF" stroke="{rim}" stroke-width="1.5"/>'
        for name, rim in (("dry", INK), ("wet", BLUE))
    )
    return f"<defs>{kinds}</defs>" + "".join(parts)


def blind_alleys(board: InkanMap, laid: Plan) -> str:
    """A barrier behind every place from which one must go back the same way."""
    return "".join(
        placed(x, y, placed(gap, 0, BARRIER), turn=degrees(away))
        for x, y, away, gap in dead_ends(board, laid)
    )


def dead_ends(board: InkanMap, laid: Plan) -> list[tuple[float, float, float, float]]:
    """Places with a barrier, the direction in which it stands, and how far off."""
    found = []
    for number, node in enumerate(board.nodes):
        ways = board.walks.land[number] + board.walks.sea[number]
        if not node.blind_alley or not ways:
            continue
        x, y = laid.spots[number]
        before = laid.spots[ways[0]]
        gap = (CIRCLE if number < len(board.circles) else DOT) + 4.6
        found.append((x, y, atan2(y - before[1], x - before[0]), gap))
    return found


# A red and white bar across the way, lying to the right of the place.
BARRIER = path("M-2,-8.5H2V8.5H-2Z", f'fill="#FFFFFF" stroke="{INK}" stroke-width="1.1"') + path(
    "M-2,-6L2,-8.5V-4.7L-2,-2.2ZM-2,1.5L2,-1V2.8L-2,5.3Z", f'fill="{RED}"'
)


def _layers(name: str, d: str, *styles: str) -> str:
    """One path stroked several times, the later strokes over the earlier."""
    strokes = "".join(f'<use href="#{name}" {style}/>' for style in styles)
    return f'<defs><path id="{name}" d="{d}"/></defs>{strokes}'


def _all(laid: Plan, mode: Mode) -> str:
    return "".join(text_path(way.line) for way in laid.ways if way.edge.mode == mode)
