"""The answers of every lesson: each module here is one lesson, named after its word.

A module defines WORD (the first part of its question ids), TITLE, MISCONCEPTIONS (three, each a
key with a sentence in both languages) and QUESTIONS. A new lesson is a new module; nothing else
has to be told about it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from tesoro_lab.lessons.questions import Question
from tesoro_lab.lessons.speech import Pair


@dataclass(frozen=True, slots=True)
class AnswerBook:
    """What one lesson asks, and what its students get wrong."""

    word: str
    title: Pair
    misconceptions: Mapping[str, Pair]
    questions: Mapping[str, Question]


@cache
def words() -> tuple[str, ...]:
    """The words of all lessons that have questions.

    >>> "two-dice" in words()
    True
    """
    names = [module.name for module in iter_modules(__path__)]
    return tuple(sorted(name.replace("_", "-") for name in names))


@cache
def book(word: str) -> AnswerBook | None:
    """The answers of one lesson, or None when no lesson has this word."""
    if word not in words():
        return None
    module = import_module(f"{__name__}.{word.replace('-', '_')}")
    questions = {question.id: question for question in module.QUESTIONS}
    return AnswerBook(module.WORD, module.TITLE, module.MISCONCEPTIONS, questions)
