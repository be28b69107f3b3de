"""CSV files of a class: written whole and never over another, read as spreadsheets leave them."""

import os
from os import PathLike
from pathlib import Path
from uuid import uuid4

from tesoro_lab.engine import TesoroError
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
    spare = target.with_name(f".{target.name}.{uuid4().hex[:8]}")
    try:
        try:
            with spare.open("x", encoding="utf-8", newline="") as page:
                page.write(MARK + text)
            os.replace(spare, target)
        finally:
            spare.unlink(missing_ok=True)
    except OSError as error:
        why = error.strerror or error
        raise TesoroError(say(NOT_WRITTEN, lang).format(file=target, why=why)) from None
    return target
