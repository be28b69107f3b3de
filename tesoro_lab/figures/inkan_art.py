"""The fixed layer of the board of Inkan Aarre: all that never changes, as one SVG picture."""

from functools import lru_cache

from tesoro_lab.figures.inkan_circles import ANCHOR, circles
from tesoro_lab.figures.inkan_furniture import TAKEN, caption, frame, furniture
from tesoro_lab.figures.inkan_labels import Label, Signs, signs
from tesoro_lab.figures.inkan_land import ground
from tesoro_lab.figures.inkan_plan import CHART, HEIGHT, plan
from tesoro_lab.figures.inkan_relief import DRAWINGS, relief
from tesoro_lab.figures.inkan_roads import blind_alleys, dots, lanes, red_lines, roads
from tesoro_lab.figures.palette import BLUE, INK
from tesoro_lab.figures.ruta_squares import SIDE
from tesoro_lab.figures.style import SANS
from tesoro_lab.figures.svg import path, placed, rect, write
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.words import provenance, short_name, space, twin


@lru_cache(maxsize=16)
def picture(board: InkanMap, lang: str) -> str:
    """The whole fixed layer as SVG text."""
    laid = plan(board)
    written = written_signs(board, lang)
    taken = [label.box for label in written.labels] + list(written.tags.values())
    whole = f'viewBox="0 0 {SIDE:g} {HEIGHT:g}" width="{SIDE:g}" height="{HEIGHT:g}"'
    drawings = "".join(f'<g id="{name}">{inner}</g>' for name, inner in DRAWINGS.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {whole} font-family="{SANS}"'
        f' text-anchor="middle" fill="{INK}"><defs>{drawings}'
        f'<clipPath id="chart">{rect(*CHART, "")}</clipPath></defs>'
        + frame(laid)
        + f'<g clip-path="url(#chart)">{ground(board, laid)}'
        + relief(laid, [*taken, *TAKEN])
        + roads(laid)
        + lanes(laid)
        + red_lines(laid)
        + dots(board, laid)
        + blind_alleys(board, laid)
        + "".join(_leader(label) for label in written.labels)
        + circles(board, laid)
        + "".join(placed(x, y, ANCHOR) for x, y in written.anchors.values())
        + "".join(_label(label, board) for label in written.labels)
        + furniture(laid, lang)
        + f"</g>{caption(provenance(board, lang))}</svg>"
    )


def written_signs(board: InkanMap, lang: str) -> Signs:
    """The names, harbour signs and rewards of a map, each at its place."""
    names = []
    for dot in range(len(board.nodes)):
        circle = dot < len(board.circles)
        name = space(board, dot, lang) if circle else short_name(board, dot, lang)
        if dot in (board.start, board.goal):
            role = ("start", "salida") if dot == board.start else ("goal", "meta")
            name += f"\n{twin(role, lang).upper()}"
        names.append(name)
    return signs(board, tuple(names), TAKEN)


def _leader(label: Label) -> str:
    """A thin line from a name to its place, when it stands far off."""
    if not label.leader:
        return ""
    (x1, y1), (x2, y2) = label.leader
    d = f"M{x1:.1f},{y1:.1f}L{x2:.1f},{y2:.1f}"
    return path(d, 'stroke="#FFF8E4" stroke-width="2.6"') + path(
        d, f'stroke="{INK}" stroke-width=".9"'
    )


def _label(label: Label, board: InkanMap) -> str:
    """A name with a pale halo."""
    at_sea = label.dot >= len(board.circles) and bool(board.walks.sea[label.dot])
    kind = 'font-weight="bold"' if label.dot < len(board.circles) else 'font-style="italic"'
    colour = BLUE if at_sea else INK
    halo = 'paint-order="stroke" stroke="#FFF8E4" stroke-opacity=".92" stroke-width="3"'
    style = f'{kind} fill="{colour}" {halo} stroke-linejoin="round"'
    top = label.box.cy - 5.2 * (len(label.lines) - 1) + label.size * 0.36
    return "".join(
        write(label.box.cx, top + 10.4 * row, line, label.size, style)
        for row, line in enumerate(label.lines)
    )
