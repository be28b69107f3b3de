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


@cache
def style() -> str:
    """The style sheet as an HTML element."""
    colours = "".join([f"--tl-{name}: {value};" for name, value in _COLOURS.items()])
    sheet = Path(__file__).with_name("table.css").read_text(encoding="utf-8")
    return f"<style>.tl-table {{{colours}}}\n{sheet}</style>"
