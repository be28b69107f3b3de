"""CSV files of a class: written whole and never over another, read as spreadsheets leave them."""

from os import PathLike
from pathlib import Path

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.files import write_whole
from tesoro_lab.lessons.speech import Pair, say

MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""With this first, a spreadsheet knows that the file is UTF-8, and shows accents as they are."""
THERE: Pair = (
    "{file} is there already; say replace=True to write over it, or choose another name.",
    "{file} ya existe; escribe replace=True para sustituirlo, o elige otro nombre.",
)
NOT_WRITTEN: Pair = ("{file} can't be written: {why}.", "{file} no se puede escribir: {why}.")


def put_csv(
    path: str | PathLike[str], text: str, lang: str = "en", *, replace: bool = False
) -> Path:
    """Write a table, and return where.

    Raises:
        TesoroError: the file is there already and `replace` is False, or it can't be written.
    """
    target = Path(path).expanduser()
    if target.exists() and not replace:
        raise TesoroError(say(THERE, lang).format(file=target))
    try:
        write_whole(target, (MARK + text).encode())
    except OSError as error:
        why = error.strerror or error
        raise TesoroError(say(NOT_WRITTEN, lang).format(file=target, why=why)) from None
    return target
