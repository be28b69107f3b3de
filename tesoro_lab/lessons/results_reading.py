"""Reading the CSV files that students hand in, as they come or as a spreadsheet saved them."""

import csv
from datetime import date
from io import StringIO
from pathlib import Path

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons.results_rows import HEADS, WORDS, Result
from tesoro_lab.lessons.speech import LANGUAGES, Pair, say
from tesoro_lab.lessons.students import NAME, is_name, one_line

LARGEST = 256 * 1024
"""A file with more bytes than this is not read."""
TOO_LARGE: Pair = (
    "{file} is far larger than the results of a student: it is left out.",
    "{file} es mucho mayor que los resultados de un estudiante: se deja fuera.",
)
UNREADABLE: Pair = ("{file} can't be read: {why}.", "{file} no se puede leer: {why}.")
NO_UTF8: Pair = (
    "{file} is not in UTF-8: save it again as “CSV UTF-8”.",
    "{file} no está en UTF-8: guárdalo de nuevo como «CSV UTF-8».",
)
FOREIGN: Pair = (
    "{file} holds no results of a student: its first line does not name {due}.",
    "{file} no contiene resultados: su primera línea no nombra {due}.",
)
BAD_ROW: Pair = (
    "{file}, line {line}: {found} is no {head}; this line is left out.",
    "{file}, línea {line}: {found} no vale como {head}; la línea se deja fuera.",
)


def read(path: Path, file: str, notes: list[str], lang: str) -> list[Result]:
    """The results in a file.

    Raises:
        TesoroError: it holds none.
    """
    lines = list(csv.reader(StringIO(text := _text(path, file, lang)), delimiter=_cut(text)))
    heads = [cell.strip().casefold() for cell in lines[0]] if lines else []
    places = {head: _column(heads, head) for head in HEADS}
    if any(places[head] is None for head in ("student", "question", "mark")):
        due = ", ".join([say(HEADS[head], lang) for head in ("student", "question", "mark")])
        raise TesoroError(say(FOREIGN, lang).format(file=file, due=due))
    rows = []
    for number, line in enumerate(lines[1:], 2):
        cells = {
            head: line[place].strip() if place is not None and place < len(line) else ""
            for head, place in places.items()
        }
        if not any(cells.values()):
            continue
        wrong = _wrong(cells)
        if wrong:
            facts = {"found": repr(cells[wrong])[:40], "head": say(HEADS[wrong], lang)}
            notes.append(say(BAD_ROW, lang).format(file=file, line=number, **facts))
        else:
            rows.append(_result(cells))
    return rows


def _text(path: Path, file: str, lang: str) -> str:
    try:
        with path.open("rb") as page:
            content = page.read(LARGEST + 1)
    except OSError as error:
        why = error.strerror or error
        raise TesoroError(say(UNREADABLE, lang).format(file=file, why=why)) from None
    if len(content) > LARGEST:
        raise TesoroError(say(TOO_LARGE, lang).format(file=file))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TesoroError(say(NO_UTF8, lang).format(file=file)) from None
    return "\n".join(text.replace("\0", "").splitlines())


def _cut(text: str) -> str:
    """What stands between two cells: a spreadsheet in Spanish writes semicolons."""
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _column(heads: list[str], head: str) -> int | None:
    """Where a column stands, under its name in either language."""
    for name in HEADS[head]:
        if name in heads:
            return heads.index(name)
    return None


def _wrong(cells: dict[str, str]) -> str:
    """The first cell that can't be, or ""."""
    if not is_name(one_line(cells["student"].removeprefix("'"))):
        return "student"
    if not cells["question"] or len(cells["question"]) > NAME:
        return "question"
    if _mark(cells["mark"]) is None:
        return "mark"
    tries = cells["tries"]
    if tries and not (tries.isascii() and tries.isdecimal() and len(tries) < 7):
        return "tries"
    return "" if _is_day(cells["day"]) else "day"


def _is_day(text: str) -> bool:
    if not text:
        return True
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return len(text) == 10


def _mark(word: str) -> str | None:
    """The mark behind a word in either language."""
    marks = {say(pair, lang): mark for mark, pair in WORDS.items() for lang in LANGUAGES}
    return marks.get(word.casefold())


def _result(cells: dict[str, str]) -> Result:
    name = one_line(cells["student"].removeprefix("'"))
    tries = int(cells["tries"] or 0)
    return Result(name, cells["question"], _mark(cells["mark"]) or "open", tries, cells["day"])
