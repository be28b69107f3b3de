"""Finds what a lesson source is missing: a translation, a fresh one, the same numbers in both."""

import io
import re
import tokenize
from collections.abc import Iterator

from tesoro_lab.lessons.source import ANSWER, MARK, Cell, Source, fingerprint

LINES = 15  # of code in a cell, at most
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_QUIET = re.compile(r"`[^`]*`|\{\{[^}]*\}\}|\]\([^)]*\)|<[^>]*>")


def faults(source: Source) -> list[str]:
    """Every fault of a source as a sentence; an empty list means that it can be built."""
    found = list(_pairing(source.cells))
    for cell in source.cells:
        if cell.kind == "code":
            found += code_faults(cell.text)
        elif not cell.lang:
            found += _plain_faults(cell.text)
    return [f"{source.name}: {fault}" for fault in found]


def _pairing(cells: tuple[Cell, ...]) -> Iterator[str]:
    waiting: Cell | None = None
    for cell in (*cells, Cell("end", "")):
        if cell.lang == "es":
            if waiting is None:
                yield f"{start(cell.text)} is Spanish without English before it."
            else:
                yield from _twin_faults(waiting, cell)
            waiting = None
            continue
        if waiting is not None:
            yield f"{start(waiting.text)} has no Spanish after it."
        waiting = cell if cell.lang == "en" else None


def _twin_faults(english: Cell, spanish: Cell) -> Iterator[str]:
    where = start(english.text)
    if english.part != spanish.part:
        yield f"{where} and its Spanish belong to different parts."
    if spanish.of != fingerprint(english.text):
        yield f"the Spanish of {where} is stale: the English has changed since (see --stamp)."
    left, right = numbers(english.text, "en"), numbers(spanish.text, "es")
    if left != right:
        yield f"{where} and its Spanish have different numbers: {left} and {right}."
    if not spanish.text.strip() or english.text.strip() == spanish.text.strip():
        yield f"{where} is not translated."


def numbers(text: str, lang: str) -> list[str]:
    """The numbers in a text, sorted, each in the plain form of Python.

    >>> numbers("1,000 throws, 16.7%", "en") == numbers("1.000 tiradas, 16,7 %", "es")
    True
    """
    code = [number for part in re.findall(r"`[^`]*`", text) for number in _NUMBER.findall(part)]
    prose = _NUMBER.findall(re.sub(r"`[^`]*`|\]\([^)]*\)", " ", text).replace("{,}", ","))
    swap = str.maketrans(",.", ".,")
    plain = [(number if lang == "en" else number.translate(swap)) for number in prose]
    return sorted(code + [number.replace(",", "") for number in plain])


def _plain_faults(text: str) -> Iterator[str]:
    if _LETTERS.search(_QUIET.sub("", MARK.sub("", text))):
        yield f"{start(text)} is prose without a language, and not all of it stands in «en|es»."


def code_faults(text: str) -> Iterator[str]:
    """What is wrong with a code cell: too long, or words that stand in one language only."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > LINES:
        yield f"{start(text)} has {len(lines)} lines of code; {LINES} are the most."
    for line in lines:
        if re.search(r"# ?\?", line) and not ANSWER.match(line):
            yield f"{start(text)}: an answer must look like `name = value  # ? comment`."
    for left, right in MARK.findall(text):
        if not left.strip() or not right.strip():
            yield f"{start(text)}: one side of «{left}|{right}» is empty."
    for kind, token in _words_of(MARK.sub("", text)):
        if kind == "comment" or re.search(r"[^\W\d_]\s+[^\W\d_]", token):
            yield f"{start(text)}: {token.strip()!r} stands in one language only; write «en|es»."


def _words_of(text: str) -> Iterator[tuple[str, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            if _LETTERS.search(token.string) and not token.string.startswith("# NBVAL"):
                yield "comment", token.string
        elif token.type in (tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1)):
            yield "text", re.sub(r"\{[^}]*\}", "", token.string)


def start(text: str) -> str:
    """The first words of a cell, to find it by."""
    line = next((line for line in text.splitlines() if line.strip()), "")
    return f'"{line[:50]}"'
