"""How explorers look: their style sheet, and the still on paper."""

from functools import cache
from pathlib import Path
from typing import Any

from tesoro_lab.figures import palette
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets import theme
from tesoro_lab.widgets.numbers import html

WIDTH = 640
"""So many pixels wide is the picture of an explorer."""


@cache
def style(height: int) -> str:
    """The style sheet of the table, and what explorers add to it, for a picture so high."""
    sheet = Path(__file__).with_name("explore.css").read_text(encoding="utf-8")
    sheet = sheet.replace("NARROW", str(WIDTH + theme.SIDE_WIDTH))
    return f"{theme.style(WIDTH)}<style>{sheet}{_lower(height)}</style>"


def tall(height: int) -> str:
    """The style class of a picture so high."""
    return f"tl-tall-{height}"


def _lower(height: int) -> str:
    """Where the table's sheet draws a picture smaller, close the gap below one that is not square.

    The widths are those of `theme.style`.
    """
    rules = []
    for tenths in (10, 9, 8, 7, 6):
        right, below = [size * (11 - tenths) // 10 for size in (WIDTH, height)]
        rules.append(
            f"@container (max-width: {WIDTH * tenths // 10 + 24}px) "
            f"{{.tl-explore .tl-board.{tall(height)} > * "
            f"{{ margin: 0 -{right}px -{below}px 0 !important; }} }}"
        )
    return "\n".join(rules)


_ON_PAPER = {
    '<td class="tl-bar"><span style="': '<td style="min-width: 90px"><span style="'
    f"float: left; height: 10px; background: {palette.BLUE}; ",
    '<tr class="tl-marked">': '<tr style="background: #fdf0cf">',
    '<th scope="row">': '<th scope="row" style="text-align: left">',
    ' class="tl-words">': ' style="text-align: left">',
}
"""Where no style sheet comes along, what looks as it does stands in the table itself."""


def still_html(title: str, answer: Any, lang: str) -> str:
    """What is shown, for a page without widgets: title, sentences and numbers."""
    table = html(answer.numbers, lang)
    for look, inline in _ON_PAPER.items():
        table = table.replace(look, inline)
    return f"<h3>{escape(title)}</h3><p>{escape(answer.said)}</p>{table}"
