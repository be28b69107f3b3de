"""Self-checks: `check` says whether an answer is right, or gives a hint; it never stops."""

from dataclasses import dataclass
from difflib import get_close_matches
from textwrap import fill

from tesoro_lab.lessons import answers
from tesoro_lab.lessons.questions import Question
from tesoro_lab.lessons.reading import BLANK, STRANGE, Unread
from tesoro_lab.lessons.speech import Pair, chosen, say

RIGHT: Pair = ("Right.", "Correcto.")
UNKNOWN: Pair = (
    "There is no question {id}. The questions of this lesson are: {ids}.",
    "No existe la pregunta {id}. Las preguntas de esta lección son: {ids}.",
)
NO_LESSON: Pair = (
    "There is no question {id}. Questions are named like two-dice-1; the lessons are: {ids}.",
    "No existe la pregunta {id}. Las preguntas se llaman, por ejemplo, two-dice-1; "
    "las lecciones son: {ids}.",
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check has to say: `.right`, `.message`, and the id of the question.

    `.blank` is true while nothing has been answered. Shown by itself it is its text.
    """

    id: str
    right: bool
    message: str
    blank: bool = False

    @property
    def mark(self) -> str:
        """A sign that needs no colour: a tick, a cross, or three dots while unanswered."""
        return "✓" if self.right else "…" if self.blank else "✗"

    def __str__(self) -> str:
        return fill(f"{self.mark} {self.id}: {self.message}", 96, subsequent_indent="  ")

    def __repr__(self) -> str:
        return str(self)

    def __bool__(self) -> bool:
        return self.right


# What each question was last told in this session, in the order of asking.
_told: dict[str, Verdict] = {}
# How often each question was answered in this session, up to its first right answer.
_tries: dict[str, int] = {}
_solved: set[str] = set()


def check(id: str, answer: object, lang: str | None = None) -> Verdict:
    """Check one answer, offline, in the notebook's language or in `lang`.

    It never raises: a blank, a text or any odd value gets a sentence too.

    >>> check("two-dice-2", ...).right
    False
    >>> check("two-dice-99", 1).message[:36]
    'There is no question two-dice-99. Th'
    """
    speech = chosen(lang)
    question = find(id)
    if question is None:
        return Verdict(str(id), False, unknown(id, speech))
    verdict = _judged(question, answer, speech)
    if not verdict.blank and question.id not in _solved:
        _tries[question.id] = _tries.get(question.id, 0) + 1
        if verdict.right:
            _solved.add(question.id)
    _told[question.id] = verdict
    return verdict


def _judged(question: Question, answer: object, lang: str) -> Verdict:
    try:
        right, message = question.judge(answer, lang)
    except Unread as unread:
        return Verdict(question.id, False, say(unread.pair, lang), unread.pair is BLANK)
    except Exception:  # a value whose own code fails must not stop a student either
        return Verdict(question.id, False, say(STRANGE, lang))
    return Verdict(question.id, right, f"{say(RIGHT, lang)} {message}" if right else message)


def find(id: object) -> Question | None:
    """The question with this id, or None."""
    if not isinstance(id, str):
        return None
    word, _, _ = id.strip().lower().rpartition("-")
    book = answers.book(word)
    return book.questions.get(id.strip().lower()) if book else None


def unknown(id: object, lang: str) -> str:
    """The sentence for an id that no question has; it lists the ids that exist."""
    word = str(id).strip().lower().rpartition("-")[0]
    known = get_close_matches(word, answers.words(), 1, 0.7)
    book = answers.book(known[0]) if known else None
    if book:
        return say(UNKNOWN, lang).format(id=id, ids=", ".join(book.questions))
    return say(NO_LESSON, lang).format(id=id, ids=", ".join(answers.words()))


def told() -> dict[str, Verdict]:
    """A copy of what each question was last told in this session."""
    return dict(_told)


def tries() -> dict[str, int]:
    """How often each question was answered in this session, up to its first right answer."""
    return dict(_tries)


def forget() -> None:
    """Start again with no answers given."""
    _told.clear()
    _tries.clear()
    _solved.clear()
