"""Makes the notebooks of a lesson from its source: student's copy or solutions, in one language."""

import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tesoro_lab import words
from tesoro_lab.engine import Move
from tesoro_lab.lessons.source import ANSWER, Cell, Source, in_language
from tesoro_lab.lessons.speech import Pair, say

_LABEL = re.compile(r"\{\{label (\w+)\}\}")
_BUTTON = re.compile(r"\{\{button (\w+)\}\}")

HEAD: tuple[tuple[str, Pair], ...] = (
    ("level", ("Level", "Nivel")),
    ("minutes", ("Minutes", "Minutos")),
    ("needs", ("You need", "Hace falta")),
    ("learns", ("Afterwards you know", "Después sabrás")),
)
LESSON: Pair = ("Lesson", "Lección")
INDEX: Pair = ("All lessons", "Todas las lecciones")
ON_SITE: Pair = ("runs in the browser alone", "basta el navegador")
OFF_SITE: Pair = ("needs Python", "hace falta Python")
SOLUTIONS: Pair = ("solutions", "soluciones")


def place(source: Source, copy: str, lang: str) -> Path:
    """Where a copy lies below the folder of the notebooks; `copy` is "student" or "solution"."""
    folder = Path("solutions" if copy == "solution" else ".")
    return folder / ("es" if lang == "es" else ".") / f"{source.name}.ipynb"


def notebook(source: Source, copy: str, lang: str, lessons: Sequence[Source] = ()) -> Any:
    """One copy as an nbformat notebook, not yet run; the same source gives the same notebook.

    `lessons` are all the lessons there are, for the table that takes the place of {{lessons}}.
    """
    v4 = _nbformat()
    cells = [v4.new_markdown_cell(head(source, copy, lang))] if source.is_lesson else []
    chosen = [c for c in source.cells if c.part in ("", copy) and c.lang in ("", lang)]
    cells += [_made(cell, copy, lang, lessons) for cell in chosen]
    for number, made in enumerate(cells):
        made["id"] = f"{source.word}-{number:02d}"
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        "tesoro_lab": {"source": f"{source.name}.py", "copy": copy, "lang": lang},
    }
    return v4.new_notebook(cells=cells, metadata=metadata)


def _nbformat() -> Any:
    # Only a maker of lessons needs nbformat; a student's check must not wait for it.
    return import_module("nbformat.v4")


def _made(cell: Cell, copy: str, lang: str, lessons: Sequence[Source]) -> Any:
    v4 = _nbformat()
    text = cell.text if cell.lang else in_language(cell.text, lang)
    metadata = {"tags": list(cell.tags)} if cell.tags else {}
    if cell.kind == "code":
        return v4.new_code_cell(code(text, copy), metadata=metadata)
    text = labelled(text.replace("{{lessons}}", index(lessons, lang)), lang)
    return v4.new_markdown_cell(text, metadata=metadata)


def labelled(text: str, lang: str) -> str:
    """A text in which {{label undo}} and {{button roll}} are what the table shows.

    So a lesson names a button as the button names itself. An unknown one is a KeyError.

    >>> labelled("Press {{button roll}}, then {{label undo}}.", "en")
    'Press Roll the dice, then Undo.'
    """
    text = _LABEL.sub(lambda found: words.label(found[1], lang), text)
    return _BUTTON.sub(lambda found: words.move(Move(found[1]), (), None, lang), text)


def code(text: str, copy: str) -> str:
    """A code cell's text: answers become three dots in the student's copy.

    >>> code("chance = 6 / 36  # ? a fraction", "student")
    'chance = ...  # a fraction'
    """
    lines = []
    for line in text.splitlines():
        answer = ANSWER.match(line)
        if answer:
            kept = "..." if copy == "student" else answer[2]
            line = f"{answer[1]}{kept}" + (f"  # {answer[3]}" if answer[3] else "")
        lines.append(line)
    return "\n".join(lines)


def head(source: Source, copy: str, lang: str) -> str:
    """The first cell of a lesson: title, what it needs and gives, the way to its twin."""
    title = f"# {say(LESSON, lang)} {int(source.name[:2])}. {source.fact('title', lang)}"
    if copy == "solution":
        title += f" ({say(SOLUTIONS, lang)})"
    rows = [f"* **{say(label, lang)}:** {source.fact(name, lang)}" for name, label in HEAD]
    up = "../" if lang == "es" else ""
    twin = f"[English](../{source.name}.ipynb)"
    if lang == "en":
        twin = f"[Español](es/{source.name}.ipynb)"
    ways = f"[{say(INDEX, lang)}](00-start.ipynb) · {twin}"
    if copy == "solution":
        ways = (
            f"[{say(INDEX, lang)}](../{up}{'es/' if lang == 'es' else ''}00-start.ipynb) · {twin}"
        )
    return "\n".join([title, "", *rows, "", ways])


def index(lessons: Sequence[Source], lang: str) -> str:
    """A table of the lessons: name, level, minutes, where it runs, what it needs and gives."""
    labels = [say(label, lang) for name, label in HEAD if name in ("needs", "learns")]
    lines = [f"| | {' | '.join([say(LESSON, lang), *labels])} |", "|---|---|---|---|"]
    for source in lessons:
        about = [
            f"**[{source.fact('title', lang)}]({source.name}.ipynb)**",
            source.fact("level", lang),
            f"{say(dict(HEAD)['minutes'], lang)}: {source.fact('minutes', lang)}",
            say(ON_SITE if source.on_site else OFF_SITE, lang),
        ]
        facts = [source.fact(name, lang) for name in ("needs", "learns")]
        lines.append(f"| {int(source.name[:2])} | {' | '.join(['<br>'.join(about), *facts])} |")
    return "\n".join(lines)
