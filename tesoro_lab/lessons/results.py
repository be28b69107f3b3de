"""A class's results: the CSV files that students export, put together into one table."""

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from io import StringIO
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons.sheets import put_csv
from tesoro_lab.lessons.speech import LANGUAGES, Pair, chosen, say

if TYPE_CHECKING:
    import pandas as pd

NAME = 60
"""So many letters a student's name has at most."""
LARGEST = 256 * 1024
"""A file with more bytes than this is not read."""
MARKS = {"✓": "right", "✗": "wrong", "…": "open"}
"""The marks of `progress`, in words."""
WORDS: dict[str, Pair] = {
    "right": ("right", "bien"),
    "wrong": ("wrong", "mal"),
    "open": ("open", "sin responder"),
}
HEADS: dict[str, Pair] = {
    "student": ("student", "estudiante"),
    "question": ("question", "pregunta"),
    "mark": ("mark", "resultado"),
    "tries": ("tries", "intentos"),
    "day": ("day", "día"),
    "about": ("about", "tema"),
}
NAMED: Pair = (
    "A student's name is a text of 1 to {most} letters in one line, not {found}.",
    "El nombre es un texto de 1 a {most} letras en una línea, no {found}.",
)
NO_FOLDER: Pair = (
    "There is no folder {folder} with the files of the class.",
    "No existe la carpeta {folder} con los archivos de la clase.",
)
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
TWICE: Pair = (
    "{student} handed in {question} twice ({file} too): the later day counts, on the same day the "
    "better mark.",
    "{student} entregó {question} dos veces (también en {file}): cuenta el último día y, en el "
    "mismo día, la mejor.",
)
LINE: Pair = ("{student}: {right} of {all} right", "{student}: {right} de {all} bien")
QUESTION: Pair = ("{question}: {right} of {all} right", "{question}: {right} de {all} bien")


class Result(NamedTuple):
    """One answer of one student.

    Attributes:
        student: the name.
        question: the question's id, such as "two-dice-3".
        mark: "right", "wrong" or "open".
        tries: how often it was answered up to the first right answer; 0 if that is not known.
        day: when it was exported, such as "2026-03-31".
    """

    student: str
    question: str
    mark: str
    tries: int = 0
    day: str = ""


def student_named(student: object, lang: str) -> str:
    """A student's name in one line.

    Raises:
        TesoroError: it is no text, empty or too long.
    """
    name = " ".join(student.split()) if isinstance(student, str) else ""
    if not 1 <= len(name) <= NAME or not name.isprintable():
        raise TesoroError(say(NAMED, lang).format(most=NAME, found=repr(student)[:40]))
    return name


def sheet(rows: Iterable[tuple[Result, str]], lang: str) -> str:
    """Results with what each question is about, as CSV."""
    page = StringIO()
    lines = csv.writer(page, lineterminator="\r\n")
    lines.writerow([say(HEADS[head], lang) for head in HEADS])
    for result, about in rows:
        tries = str(result.tries) if result.tries else ""
        mark = say(WORDS[result.mark], lang)
        lines.writerow([_safe(result.student), result.question, mark, tries, result.day, about])
    return page.getvalue()


def _safe(text: str) -> str:
    """A text that no spreadsheet works out."""
    return "'" + text if text.startswith(("=", "+", "-", "@")) else text


@dataclass(frozen=True, slots=True)
class ClassResults:
    """The answers of a class.

    Attributes:
        rows: one `Result` for each student and question, in that order.
        notes: one sentence for each file or line that was left out, or handed in twice.
    """

    rows: tuple[Result, ...]
    notes: tuple[str, ...]
    lang: str = "en"

    @property
    def students(self) -> tuple[str, ...]:
        """Everybody who handed in something."""
        return tuple(dict.fromkeys([row.student for row in self.rows]))

    @property
    def questions(self) -> tuple[str, ...]:
        """Every question that somebody handed in."""
        return tuple(sorted({row.question for row in self.rows}, key=_place))

    @property
    def table(self) -> list[list[str]]:
        """A row for each student and a column for each question, the heads first."""
        marks = {(row.student, row.question): say(WORDS[row.mark], self.lang) for row in self.rows}
        heads = [say(HEADS["student"], self.lang), *self.questions]
        body = [
            [student, *[marks.get((student, question), "") for question in self.questions]]
            for student in self.students
        ]
        return [heads, *body]

    def to_csv(self, path: str | PathLike[str], *, replace: bool = False) -> Path:
        """Keep `table` as a CSV file, and return where.

        Raises:
            TesoroError: the file is there already, or it can't be written.
        """
        page = StringIO()
        csv.writer(page, lineterminator="\r\n").writerows(
            [[_safe(cell) for cell in row] for row in self.table]
        )
        return put_csv(path, page.getvalue(), self.lang, replace=replace)

    @property
    def frame(self) -> "pd.DataFrame":
        """`rows` as a pandas table.

        Raises:
            TesoroError: pandas is not installed.
        """
        try:
            import pandas as pd
        except ImportError:
            raise TesoroError("The table needs pandas; `.rows` and `.table` do not.") from None
        return pd.DataFrame(list(self.rows), columns=list(Result._fields))

    def __str__(self) -> str:
        """How much each student has right, how much of the class each question, and the notes."""
        lines = [
            say(LINE, self.lang).format(student=student, **_score(self.rows, 0, student))
            for student in self.students
        ]
        lines += [
            say(QUESTION, self.lang).format(question=question, **_score(self.rows, 1, question))
            for question in self.questions
        ]
        return "\n".join([*lines, *self.notes])

    def __repr__(self) -> str:
        return str(self)


def _score(rows: Sequence[Result], field: int, value: str) -> dict[str, int]:
    own = [row for row in rows if row[field] == value]
    return {"right": sum([row.mark == "right" for row in own]), "all": len(own)}


def _place(question: str) -> tuple[str, int]:
    """Questions in the order of their lesson's name and their number."""
    word, _, number = question.rpartition("-")
    return (word, int(number)) if number.isascii() and number.isdecimal() else (question, 0)


def class_results(folder: str | PathLike[str], lang: str | None = None) -> ClassResults:
    """Put the CSV files in a folder, and in those inside it, together into one table.

    Files in either language, and those that a spreadsheet has saved again, are read alike. A file
    or line that can't be read is left out with a sentence in `.notes`.

    >>> from tempfile import TemporaryDirectory
    >>> from tesoro_lab.lessons import check, checks, progress
    >>> checks.forget()
    >>> folder = TemporaryDirectory()
    >>> check("two-dice-2", "what?").right
    False
    >>> file = progress("two-dice").to_csv(f"{folder.name}/ana.csv", student="Ana")
    >>> class_results(folder.name, "en").rows[1][:4]
    ('Ana', 'two-dice-2', 'wrong', 1)
    >>> folder.cleanup()

    Raises:
        TesoroError: there is no such folder.
    """
    speech = chosen(lang)
    root = Path(folder).expanduser()
    if not root.is_dir():
        raise TesoroError(say(NO_FOLDER, speech).format(folder=root))
    found: dict[tuple[str, str], Result] = {}
    notes: list[str] = []
    for path in sorted(root.rglob("[!.]*.csv")):
        if path.is_file():
            _gather(path, path.relative_to(root).as_posix(), found, notes, speech)
    rows = sorted(found.values(), key=lambda row: (row.student.casefold(), _place(row.question)))
    return ClassResults(tuple(rows), tuple(dict.fromkeys(notes)), speech)


def _gather(
    path: Path, file: str, found: dict[tuple[str, str], Result], notes: list[str], lang: str
) -> None:
    """Add what a file holds, or a sentence."""
    try:
        rows = _read(path, file, notes, lang)
    except TesoroError as error:
        notes.append(str(error))
        return
    for row in rows:
        key = (row.student.casefold(), row.question)
        before = found.get(key)
        if before is not None and before[2:] != row[2:]:
            lesson = row.question.rpartition("-")[0]
            facts = {"student": row.student, "question": lesson, "file": file}
            notes.append(say(TWICE, lang).format(**facts))
        if before is None or _weight(row) > _weight(before):
            found[key] = row


def _weight(row: Result) -> tuple[str, int]:
    return row.day, ["open", "wrong", "right"].index(row.mark)


def _read(path: Path, file: str, notes: list[str], lang: str) -> list[Result]:
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
    name = cells["student"].removeprefix("'")
    if not 1 <= len(name) <= NAME or not name.isprintable():
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
    name = " ".join(cells["student"].removeprefix("'").split())
    tries = int(cells["tries"] or 0)
    return Result(name, cells["question"], _mark(cells["mark"]) or "open", tries, cells["day"])
