"""The looks of the table: a style sheet, and the colours of the pictures beside it."""

from functools import cache
from pathlib import Path

from tesoro_lab.figures import palette

_COLOURS = {
    "ink": palette.INK,
    "sepia": palette.SEPIA,
    "parchment": palette.PARCHMENT,
    "parchment-dark": palette.PARCHMENT_DARK,
    "card": palette.CARD,
    "gold": palette.GOLD,
    "blue": palette.BLUE,
    "vermilion": palette.VERMILION,
    "green": palette.GREEN,
}


SIDE_WIDTH = 390
"""Where less than this is left beside the board, the rest goes below it; in pixels."""


@cache
def style(board: int) -> str:
    """The style sheet as an HTML element, for a board of so many pixels."""
    colours = "".join([f"--tl-{name}: {value};" for name, value in _COLOURS.items()])
    sheet = Path(__file__).with_name("table.css").read_text(encoding="utf-8")
    sheet = sheet.replace("NARROW", str(board + SIDE_WIDTH)) + _shrunk(board)
    return f"<style>.tl-table {{{colours}}}\n{sheet}</style>"


def _shrunk(board: int) -> str:
    """Rules that draw the board smaller where the page is narrower than the board."""
    rules = []
    for tenths in (10, 9, 8, 7, 6):
        part, lost = (tenths - 1) / 10, board * (11 - tenths) // 10
        rules.append(
            f"@container (max-width: {board * tenths // 10 + 24}px) {{.tl-table .tl-board > * {{"
            f"transform: scale({part}); transform-origin: 0 0;"
            f"margin: 0 -{lost}px -{lost}px 0 !important; }} }}"
        )
    return "\n".join(rules)
