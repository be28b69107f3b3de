"""How far a title or a group is owned and built, in a few words."""

from typing import Any

from tesoro_lab.words.numbers import Pair, noun, twin

_CASTLE = 5
_KINDS = {"lonja": "lonja", "company": "company"}


def rung(board: Any, title: int, owned: int, level: int, lang: str = "en") -> str:
    """What stands on a title, or how much of its group is owned: a label for a chart or a table.

    `level` is 0 for nothing, 1 to 4 for houses, 5 for a castle; `owned` counts the titles of the
    group in one hand.

    >>> from tesoro_lab.games.ruta import RutaBoard
    >>> board = RutaBoard.load()
    >>> rung(board, 39, 2, 0), rung(board, 39, 2, 3), rung(board, 39, 2, 5, "es")
    ('whole group, empty', '3 houses', 'castillo')
    >>> rung(board, 5, 4, 0, "es"), rung(board, 6, 2, 0)
    ('4 lonjas', '2 titles, empty')
    """
    kind = _KINDS.get(str(board.kind[title]))
    if kind:
        return f"{owned} {noun(kind, owned, lang)}"
    if level == _CASTLE:
        return noun("castle", 1, lang)
    if level:
        return f"{level} {noun('house', level, lang)}"
    return twin(_empty(owned, len(board.mates[title])), lang)


def _empty(owned: int, whole: int) -> Pair:
    if owned == whole:
        return "whole group, empty", "grupo entero, vacío"
    if owned == 1:
        return "empty plot", "solar vacío"
    return f"{owned} titles, empty", f"{owned} títulos, vacíos"
