"""The rows of a student's results, and how they are written as CSV."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons.speech import Pair, say

NAME = 60
"""So many letters a student's name has at most."""
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
        lines.writerow([safe(result.student), result.question, mark, tries, result.day, about])
    return page.getvalue()


def safe(text: str) -> str:
    """A text that no spreadsheet works out."""
    return "'" + text if text.startswith(("=", "+", "-", "@")) else text
