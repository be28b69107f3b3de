"""The rows of a student's results, and how they are written as CSV."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import NamedTuple

from tesoro_lab.lessons.speech import Pair, say

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
