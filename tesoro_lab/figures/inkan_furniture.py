"""What stands round the map of Inkan Aarre: frame, title, compass, key, and a ship on the sea."""

from tesoro_lab.figures.inkan_circles import ANCHOR, CLAY, GILT
from tesoro_lab.figures.inkan_plan import (
    CAPTION,
    CHART,
    DOT,
    HEIGHT,
    KEY,
    PANEL,
    RIM,
    TITLE,
    Plan,
)
from tesoro_lab.figures.inkan_relief import LLAMA, PENGUIN, TOUCAN, WHALE
from tesoro_lab.figures.inkan_roads import BARRIER, DOTTED, PLANE, ROAD, STONE
from tesoro_lab.figures.palette import BLUE, GOLD, INK, PARCHMENT, PARCHMENT_DARK, SEPIA
from tesoro_lab.figures.ruta_icons import GALLEY, compass
from tesoro_lab.figures.ruta_squares import SIDE, Box
from tesoro_lab.figures.style import SERIF
from tesoro_lab.figures.svg import measure, path, placed, rect, wrap, write
from tesoro_lab.words import twin

DIE = Box(484, 490, 30, 30)
# Things drawn for show: the box each fills, its middle, the drawing and its scale.
_SHOWN = (
    (Box(532, 462, 80, 84), (572, 506), compass(30), 1.0),
    (Box(540, 92, 64, 58), (572, 124), GALLEY, 0.95),
    (Box(18, 418, 54, 30), (45, 436), WHALE, 0.95),
    (Box(288, 474, 30, 34), (303, 492), LLAMA, 1.0),
    (Box(202, 246, 34, 30), (217, 260), TOUCAN, 0.95),
    (Box(206, 684, 16, 24), (214, 697), PENGUIN, 0.95),
)
TAKEN = (
    Box(380, 20, 245, 64),
    PANEL.inset(-2),
    KEY.inset(-1),
    DIE,
    *(box for box, *_ in _SHOWN),
)
"""What no name may cover."""

_PAPER = f'fill="#FFF9E8" stroke="{SEPIA}" stroke-width="1.1"'


def frame(laid: Plan) -> str:
    """The wooden rim, and the scale of degrees round the chart."""
    inner = Box(RIM, RIM, SIDE - 2 * RIM, HEIGHT - 2 * RIM)
    parts = [
        rect(0, 0, SIDE, HEIGHT, 'rx="9" fill="#6B4423"'),
        rect(
            2.5, 2.5, SIDE - 5, HEIGHT - 5, f'rx="7" fill="none" stroke="{GOLD}" stroke-width="1.2"'
        ),
        rect(*inner, f'fill="{PARCHMENT}" stroke="{INK}" stroke-width=".8"'),
    ]
    dark = ""
    x, y, w, h = CHART
    for k in range(30):
        if k % 2 == 0:
            at = x + w * k / 30
            dark += f"M{at:.1f},{RIM}h{w / 30:.1f}V{y}h{-w / 30:.1f}Z"
            at = y + h * k / 30
            dark += f"M{RIM},{at:.1f}H{x}v{h / 30:.1f}H{RIM}Z"
            dark += f"M{x + w},{at:.1f}H{SIDE - RIM}v{h / 30:.1f}H{x + w}Z"
    parts.append(path(dark, f'fill="{SEPIA}" fill-opacity=".55"'))
    parts.append(rect(*CHART, f'fill="none" stroke="{INK}" stroke-width="1.6"'))
    parts.append(rect(*CAPTION, f'fill="{PARCHMENT_DARK}"'))
    return "".join(parts)


def furniture(laid: Plan, lang: str) -> str:
    """Title, key, and a few things for show wherever the map leaves room for them."""
    shown = ""
    for box, spot, drawing, scale in _SHOWN:
        x, y, w, h = box.inset(-5)
        covered = any(x < u < x + w and y < v < y + h for u, v in laid.spots)
        if laid.at_home and not covered:
            shown += placed(*spot, drawing, scale)
    return shown + title(lang) + key(lang)


def caption(text: str) -> str:
    """What of this map is printed and what is reconstructed."""
    rows = len(wrap(text, CAPTION.w - 10, 9.4))
    lines = wrap(text, min(CAPTION.w - 10, measure(text, 9.4) / rows + 40), 9.4)[:3]
    top = CAPTION.cy + 3.2 - 5.2 * (len(lines) - 1)
    style = f'font-style="italic" fill="{INK}"'
    return "".join(
        write(CAPTION.cx, top + 10.4 * row, line, 9.4, style, CAPTION.w - 10)
        for row, line in enumerate(lines)
    )


def title(lang: str) -> str:
    """The name of the game on its ribbon."""
    x, y, w, h = TITLE
    edge = f'stroke="{SEPIA}" stroke-width="1.2" stroke-linejoin="round"'
    half = h / 2 - 7
    tails = "".join(
        f"M{at - 12 * out},{y + 11}h{30 * out}l{-9 * out},{half}l{9 * out},{half}h{-30 * out}Z"
        for at, out in ((x + 4, -1), (x + w - 4, 1))
    )
    serif = f'font-family="{SERIF}"'
    line = twin(("the race to Machu Picchu", "la carrera a Machu Picchu"), lang)
    return (
        path(tails, f'fill="#E0C994" {edge}')
        + rect(x, y, w, h - 8, f'fill="#FFF9E8" {edge}')
        + rect(x + 3.5, y + 3.5, w - 7, h - 15, f'fill="none" stroke="{GOLD}" stroke-width=".8"')
        + write(x + w / 2, y + 22.5, "Inkan Aarre", 23, f'{serif} font-weight="bold"', w - 20)
        + write(x + w / 2, y + 36, line, 11, f'{serif} font-style="italic"', w - 20)
    )


def key(lang: str) -> str:
    """What each line and mark means."""
    x, y, w, _ = KEY
    left = x + 21
    line = 'fill="none"'
    half = f"M{left - 14},0H{left + 14}"
    rows = (
        (
            ("Road: free", "Camino: gratis"),
            path(half, f'{line} stroke="{ROAD}" stroke-width="5.4"')
            + path(half, f'{line} stroke="{STONE}" stroke-width="3.4"'),
        ),
        (
            ("Sea lane: 100", "Mar: 100"),
            path(half, f'{line} stroke="{BLUE}" stroke-width="2.2" stroke-dasharray="7 4"'),
        ),
        (
            ("Red line: 300", "Línea roja: 300"),
            path(half, f"{line} {DOTTED}") + placed(left, 0, PLANE, 0.62),
        ),
        (
            ("One step", "Un paso"),
            f'<circle cx="{left}" r="{DOT}" fill="#FFFFFF" stroke="{INK}" stroke-width="1.5"/>',
        ),
        (
            ("Disk face down", "Disco tapado"),
            f'<circle cx="{left}" r="9" fill="{CLAY}" stroke="{INK}" stroke-width="1"/>'
            f'<circle cx="{left}" r="7" fill="{GILT}" stroke="{INK}" stroke-width=".9"/>',
        ),
        (
            ("Disk gone", "Disco retirado"),
            f'<circle cx="{left}" r="9" fill="{CLAY}" stroke="{INK}" stroke-width="1"/>'
            f'<circle cx="{left}" r="6" fill="#7E1712"/>',
        ),
        (("Harbour", "Puerto"), placed(left, 0, ANCHOR)),
        (("Blind alley", "Sin salida"), placed(left, 0, BARRIER)),
    )
    parts = [rect(*KEY, f'rx="5" {_PAPER} fill-opacity=".93"')]
    for row, (pair, drawing) in enumerate(rows):
        at = y + 13 + 19.2 * row
        parts.append(placed(0, at, drawing))
        parts.append(write(x + 40, at + 3.4, twin(pair, lang), 9.5, 'text-anchor="start"', w - 43))
    return "".join(parts)
