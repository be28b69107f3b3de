"""The kinds of question a lesson can ask, and how each judges an answer."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, Protocol

from tesoro_lab.lessons import reading
from tesoro_lab.lessons.speech import Pair, percentage, say
from tesoro_lab.words.numbers import decimal, fraction

NEGATIVE: Pair = (
    "A chance is never below 0. Look at the signs.",
    "Una probabilidad nunca es menor que 0. Revisa los signos.",
)
PERCENT: Pair = (
    "You mean the right thing, written as a percentage. Give it as a number between 0 and 1: "
    "a fraction, or the percentage divided by 100.",
    "La idea es correcta, pero está escrita como porcentaje. Dala como un número entre 0 y 1: "
    "una fracción, o el porcentaje dividido entre 100.",
)
ABOVE_ONE: Pair = (
    "A chance is never above 1. If you counted the good cases, divide by the number of all cases.",
    "Una probabilidad nunca es mayor que 1. Si contaste los casos favorables, divide entre el "
    "número total de casos.",
)
CLOSE: Pair = (
    "Close, but it looks rounded or measured by throwing. Count the cases and give the fraction.",
    "Cerca, pero parece redondeado o medido con tiradas. Cuenta los casos y da la fracción.",
)
NO_SUCH_THROW: Pair = (
    "The throw {throw} can't happen: each die shows a number from 1 to 6.",
    "La tirada {throw} no puede salir: cada dado muestra un número del 1 al 6.",
)
EXTRA_THROW: Pair = (
    "The throw {throw} does not belong in the list: read again what is asked.",
    "La tirada {throw} no corresponde a la lista: vuelve a leer lo que se pide.",
)
TWICE: Pair = (
    "One throw stands in your list twice; each should stand there once.",
    "Una tirada está dos veces en tu lista; cada una debe estar una sola vez.",
)


class Hint(NamedTuple):
    """What to say to a typical wrong answer.

    `answers` are values that a student reaches by one and the same wrong idea; `idea` is the key
    of the misconception in the lesson's MISCONCEPTIONS, or "" for a plain slip.
    """

    answers: tuple[object, ...]
    text: Pair
    idea: str = ""


class Question(Protocol):
    """A question of a lesson: its id, what it is about, its answer and how to judge one."""

    @property
    def id(self) -> str:
        """The lesson's word and a number, such as "two-dice-1"."""
        ...

    @property
    def about(self) -> Pair:
        """What is asked, in a few words."""
        ...

    @property
    def why(self) -> Pair:
        """What to say to the right answer: the reason."""
        ...

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The typical wrong answers and what to say to each."""
        ...

    @property
    def solution(self) -> object:
        """An answer that is right."""
        ...

    def judge(self, answer: object, lang: str) -> tuple[bool, str]:
        """Whether the answer is right, and the sentence to show. Raises reading.Unread."""
        ...

    def shown(self, lang: str) -> str:
        """The answer as the teacher's notes print it."""
        ...

    def written(self, answer: Any, lang: str) -> str:
        """A wrong answer as the teacher's notes print it."""
        ...


@dataclass(frozen=True, slots=True)
class Number:
    """A question answered by one number.

    A fraction or whole number must be exact; a decimal may differ by `tolerance`, so that a value
    rounded to three decimals is right. `share` says that the answer is a chance from 0 to 1.
    """

    id: str
    about: Pair
    solution: Fraction
    why: Pair
    otherwise: Pair
    hints: tuple[Hint, ...] = ()
    tolerance: Fraction = Fraction(1, 2000)
    share: bool = True

    def judge(self, answer: object, lang: str) -> tuple[bool, str]:
        """Compare exactly, or within the tolerance for a decimal."""
        value = reading.number(answer)
        exact = isinstance(answer, int | Fraction)
        if self._meets(value, self.solution, exact):
            return True, say(self.why, lang)
        for hint in self.hints:
            for wrong in hint.answers:
                if self._meets(value, reading.number(wrong), exact):
                    return False, say(hint.text, lang)
        return False, say(self._general(value), lang)

    def _meets(self, value: Fraction, target: Fraction, exact: bool) -> bool:
        room = self.tolerance
        if self.share:  # a small chance is held to one part in a hundred of itself
            room = Fraction(0) if exact else min(room, abs(target) / 100)
        return abs(value - target) <= room

    def _general(self, value: Fraction) -> Pair:
        if not self.share:
            return self.otherwise
        if value < 0:
            return NEGATIVE
        if abs(value - 100 * self.solution) <= Fraction(1, 10):
            return PERCENT
        if value > 1:
            return ABOVE_ONE
        near = abs(value - self.solution) <= self.solution / 10
        return CLOSE if near else self.otherwise

    def shown(self, lang: str) -> str:
        """The exact value, and for a chance its percentage."""
        exact = fraction(self.solution, lang)
        if self.share:
            return f"{exact} ≈ {percentage(self.solution, lang)}"
        return self.written(self.solution, lang)

    def written(self, answer: Any, lang: str) -> str:
        """A chance as a fraction; of any other number its decimals if it has any."""
        value = reading.number(answer)
        whole = self.share or value.denominator == 1
        return fraction(value, lang) if whole else decimal(value, lang)


@dataclass(frozen=True, slots=True)
class Choice:
    """A question answered by one letter; `letters` are the offered ones."""

    id: str
    about: Pair
    solution: str
    why: Pair
    hints: tuple[Hint, ...]
    letters: str = "abc"

    def judge(self, answer: object, lang: str) -> tuple[bool, str]:
        """Compare letters, small or capital."""
        given = reading.letter(answer)
        if given == self.solution:
            return True, say(self.why, lang)
        for hint in self.hints:
            if given in hint.answers:
                return False, say(hint.text, lang)
        return False, say(reading.LETTER, lang)

    def shown(self, lang: str) -> str:
        """The right letter."""
        return self.solution

    def written(self, answer: Any, lang: str) -> str:
        """The letter."""
        return str(answer)


@dataclass(frozen=True, slots=True)
class Throws:
    """A question answered by a list of throws of two dice, in any order and each once.

    `mirror` is the sentence for a list that would be complete if (1, 2) and (2, 1) were one throw.
    """

    id: str
    about: Pair
    solution: tuple[tuple[int, int], ...]
    why: Pair
    otherwise: Pair
    mirror: Pair
    hints: tuple[Hint, ...] = ()

    def judge(self, answer: object, lang: str) -> tuple[bool, str]:
        """Compare the lists in any order; a wrong list is told what is wrong with it."""
        given = reading.throws(answer)
        if sorted(given) == sorted(self.solution):
            return True, say(self.why, lang)
        for hint in self.hints:
            for wrong in hint.answers:
                if sorted(given) == sorted(reading.throws(wrong)):
                    return False, say(hint.text, lang)
        return False, self._general(given, lang)

    def _general(self, given: list[tuple[int, int]], lang: str) -> str:
        for a, b in given:
            if not (1 <= a <= 6 and 1 <= b <= 6):
                return say(NO_SUCH_THROW, lang).format(throw=f"({a}, {b})")
        for a, b in given:
            if (a, b) not in self.solution:
                return say(EXTRA_THROW, lang).format(throw=f"({a}, {b})")
        if len(set(given)) < len(given):
            return say(TWICE, lang)
        unordered = {tuple(sorted(throw)) for throw in self.solution}
        same = unordered == {tuple(sorted(throw)) for throw in given}
        return say(self.mirror if same else self.otherwise, lang)

    def shown(self, lang: str) -> str:
        """The throws one after another."""
        return self.written(self.solution, lang)

    def written(self, answer: Any, lang: str) -> str:
        """The throws one after another."""
        return ", ".join(f"({a}, {b})" for a, b in answer)
