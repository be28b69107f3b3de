"""What the board of La Ruta del Tesoro says of a space when one points at it."""

from functools import lru_cache

from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.words import space as space_name
from tesoro_lab.words import title_deed


@lru_cache(maxsize=16)
def deeds(board: RutaBoard, lang: str) -> list[str]:
    """One text per space: its number and name, and the whole deed of a title."""
    texts = []
    for here in board.spaces:
        name = space_name(board, here.index, lang)
        lines = list(title_deed(board, here.index, lang)) if here.group else []
        if lines and lines[0] == name:
            lines = lines[1:]
        texts.append("<br>".join([f"<b>{here.index} {name}</b>", *lines]))
    return texts
