"""How far a student has come: one line for each question."""

from dataclasses import dataclass, field
from datetime import date
from os import PathLike
from pathlib import Path

from tesoro_lab.lessons import answers, checks
from tesoro_lab.lessons.results_rows import MARKS, Result, sheet
from tesoro_lab.lessons.sheets import put_csv
from tesoro_lab.lessons.speech import Pair, chosen, say
from tesoro_lab.lessons.students import named

SUMMARY: Pair = (
    "{title}: {right} of {all} questions right",
    "{title}: {right} de {all} preguntas correctas",
)


@dataclass(frozen=True, slots=True)
class Progress:
    """The questions of some lessons with their marks; `.rows` are plain tuples.

    Each row is (question id, mark, what it is about); the mark is a tick, a cross or three dots.
    """

    rows: tuple[tuple[str, str, str], ...]
    text: str
    tries: dict[str, int] = field(default_factory=dict)
    """How often each question was answered in this session, up to its first right answer."""
    lang: str = "en"

    @property
    def right(self) -> int:
        """How many questions are answered right."""
        return sum(mark == "✓" for _, mark, _ in self.rows)

    def csv(self, student: str, day: date | None = None) -> str:
        """The marks as CSV, a row for each question, with the day but no time of day.

        It is a note of what was answered in this session, for the teacher's table; it is not
        proof against a student who edits it.

        Raises:
            TesoroError: the name is no text of one line.
        """
        name = named(student, self.lang)
        when = (day or date.today()).isoformat()
        rows = [
            (Result(name, id, MARKS[mark], self.tries.get(id, 0), when), about)
            for id, mark, about in self.rows
        ]
        return sheet(rows, self.lang)

    def to_csv(self, path: str | PathLike[str], student: str, *, replace: bool = False) -> Path:
        """Keep the marks as a CSV file for the teacher, and return where.

        Args:
            path: the name of the file.
            student: whose results they are.
            replace: whether a file of this name may be written over.

        Raises:
            TesoroError: the file is there already, it can't be written, or the name can't be.
        """
        return put_csv(path, self.csv(student), self.lang, replace=replace)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


def progress(lesson: str | None = None, lang: str | None = None) -> Progress:
    """Show what has been answered in this session, for one lesson or for all those begun.

    `lesson` is a lesson's word, such as "two-dice".

    >>> checks.forget()
    >>> print(str(progress("two-dice")).splitlines()[0])
    Two dice: 0 of 7 questions right
    """
    speech = chosen(lang)
    told = checks.told()
    begun = [word for word in answers.words() if any(id.startswith(word + "-") for id in told)]
    words = [lesson] if lesson is not None else begun or list(answers.words())
    rows: list[tuple[str, str, str]] = []
    parts = []
    for word in words:
        book = answers.book(word)
        if book is None:
            parts.append(checks.unknown(f"{word}-", speech))
            continue
        own = [_row(id, told.get(id), say(q.about, speech)) for id, q in book.questions.items()]
        rows += own
        parts.append(_part(say(book.title, speech), own, speech))
    return Progress(tuple(rows), "\n\n".join(parts), checks.tries(), speech)


def _row(id: str, verdict: checks.Verdict | None, about: str) -> tuple[str, str, str]:
    return id, verdict.mark if verdict is not None else "…", about


def _part(title: str, rows: list[tuple[str, str, str]], lang: str) -> str:
    right = sum(mark == "✓" for _, mark, _ in rows)
    head = say(SUMMARY, lang).format(title=title, right=right, all=len(rows))
    return "\n".join([head, *(f"  {mark} {id}  {about}" for id, mark, about in rows)])
