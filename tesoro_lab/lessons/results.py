"""A class's results: the CSV files that students export, put together into one table."""

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons.results_reading import read
from tesoro_lab.lessons.results_rows import HEADS, WORDS, Result, safe
from tesoro_lab.lessons.sheets import put_csv
from tesoro_lab.lessons.speech import Pair, chosen, say
from tesoro_lab.lessons.students import key

if TYPE_CHECKING:
    import pandas as pd

NO_FOLDER: Pair = (
    "There is no folder {folder} with the files of the class.",
    "No existe la carpeta {folder} con los archivos de la clase.",
)
TWICE: Pair = (
    "{student} handed in {question} twice ({file} too): the later day counts, on the same day the "
    "better mark.",
    "{student} entregó {question} dos veces (también en {file}): cuenta el último día y, en el "
    "mismo día, la mejor.",
)
LINE: Pair = ("{student}: {right} of {all} right", "{student}: {right} de {all} bien")
QUESTION: Pair = ("{question}: {right} of {all} right", "{question}: {right} de {all} bien")


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
            [[safe(cell) for cell in row] for row in self.table]
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
    names: dict[str, str] = {}  # "ana" and "Ana" share one line of the table
    rows = [
        row._replace(student=names.setdefault(key(row.student), row.student))
        for row in found.values()
    ]
    rows.sort(key=lambda row: (row.student.casefold(), _place(row.question)))
    return ClassResults(tuple(rows), tuple(dict.fromkeys(notes)), speech)


def _gather(
    path: Path, file: str, found: dict[tuple[str, str], Result], notes: list[str], lang: str
) -> None:
    """Add what a file holds, or a sentence."""
    try:
        rows = read(path, file, notes, lang)
    except TesoroError as error:
        notes.append(str(error))
        return
    for row in rows:
        place = (key(row.student), row.question)
        before = found.get(place)
        if before is not None and before[2:] != row[2:]:
            lesson = row.question.rpartition("-")[0]
            facts = {"student": row.student, "question": lesson, "file": file}
            notes.append(say(TWICE, lang).format(**facts))
        if before is None or _weight(row) > _weight(before):
            found[place] = row


def _weight(row: Result) -> tuple[str, int]:
    return row.day, ["open", "wrong", "right"].index(row.mark)
