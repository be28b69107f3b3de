"""Makes the teacher's notes of a lesson, with its answers, its misconceptions and its worksheet."""

from pathlib import Path

from tesoro_lab.lessons import answers
from tesoro_lab.lessons.copies import HEAD, labelled
from tesoro_lab.lessons.questions import Question
from tesoro_lab.lessons.source import Source, SourceError
from tesoro_lab.lessons.speech import Pair, say

TITLE: Pair = ("{title}: teacher's notes", "{title}: notas para el profesorado")
COPIES: Pair = (
    "[Student's copy]({student}) · [Solutions]({solution}) · [Español]({twin})",
    "[Copia del alumnado]({student}) · [Soluciones]({solution}) · [English]({twin})",
)
MET: Pair = ("The hints that answer it: {ids}.", "Lo responden las pistas de: {ids}.")
COLUMNS: Pair = (
    "| Question | Answer | Why | Typical wrong answers and their hints |",
    "| Pregunta | Respuesta | Por qué | Errores típicos y sus pistas |",
)
BREAK = '<div style="page-break-before: always"></div>'


def place(source: Source, lang: str) -> Path:
    """Where the notes lie below the folder of the notebooks."""
    return Path("teachers") / ("es" if lang == "es" else ".") / f"{source.name}.md"


def notes(source: Source, lang: str) -> str:
    """The teacher's notes of a lesson as Markdown; the worksheet begins on a page of its own.

    Raises SourceError if the lesson's answers, its notes or its worksheet are missing.
    """
    book = answers.book(source.word)
    if book is None:
        raise SourceError(f"{source.name}: lessons/answers has no module for {source.word!r}.")
    body = [cell.text for cell in source.cells if (cell.part, cell.lang) == ("teacher", lang)]
    sheet = [cell.text for cell in source.cells if (cell.part, cell.lang) == ("worksheet", lang)]
    told = "\n\n".join(body)
    for name, made in (("answers", table(book, lang)), ("misconceptions", ideas(book, lang))):
        if f"{{{{{name}}}}}" not in told:
            raise SourceError(f"{source.name}: the teacher's notes have no {{{{{name}}}}}.")
        told = told.replace(f"{{{{{name}}}}}", made)
    if not sheet:
        raise SourceError(f"{source.name}: there is no worksheet.")
    text = "\n\n".join([_head(source, lang), told, BREAK, *sheet]) + "\n"
    return labelled(text, lang)


def _head(source: Source, lang: str) -> str:
    up, es = ("../../", "es/") if lang == "es" else ("../", "")
    links = say(COPIES, lang).format(
        student=f"{up}{es}{source.name}.ipynb",
        solution=f"{up}solutions/{es}{source.name}.ipynb",
        twin=f"../{source.name}.md" if lang == "es" else f"es/{source.name}.md",
    )
    title = say(TITLE, lang).format(title=source.fact("title", lang))
    rows = [f"* **{say(label, lang)}:** {source.fact(name, lang)}" for name, label in HEAD]
    return "\n".join([f"# {title}", "", links, "", *rows])


def ideas(book: answers.AnswerBook, lang: str) -> str:
    """The misconceptions, each with the questions whose hints answer it."""
    lines = []
    for number, (key, pair) in enumerate(book.misconceptions.items(), 1):
        asked = book.questions.values()
        ids = [q.id for q in asked if any(hint.idea == key for hint in q.hints)]
        met = say(MET, lang).format(ids=", ".join(ids))
        lines.append(f"{number}. **{say(pair, lang)}** {met}")
    return "\n".join(lines)


def table(book: answers.AnswerBook, lang: str) -> str:
    """Every question with its answer, the reason, and what each typical wrong answer is told."""
    lines = [say(COLUMNS, lang), "|---|---|---|---|"]
    for question in book.questions.values():
        about = f"`{question.id}` {say(question.about, lang)}"
        cells = [about, question.shown(lang), say(question.why, lang), _hints(question, lang)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _hints(question: Question, lang: str) -> str:
    told = []
    for hint in question.hints:
        wrong = "; ".join(question.written(answer, lang) for answer in hint.answers)
        told.append(f"**{wrong}**: {say(hint.text, lang)}")
    return "<br>".join(told)
