"""The dice lab: predict a sum or an event, then throw, then see the exact chance."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from tesoro_lab import odds
from tesoro_lab.engine import Distribution
from tesoro_lab.figures.pools import Bet, pool
from tesoro_lab.odds import pools
from tesoro_lab.widgets.explore.base import Answer, Explorer
from tesoro_lab.widgets.explore.controls import (
    Choice,
    Control,
    Press,
    Slider,
    again,
    batches,
    within,
)
from tesoro_lab.widgets.explore.dice_said import EVENTS, dice_name, event_name, numbers_of, told
from tesoro_lab.widgets.explore.throws import working_html
from tesoro_lab.widgets.numbers import lines
from tesoro_lab.words.numbers import Pair

MOST_THROWS = 10_000
SHOWN = 216
"""The working is shown where there are so many throws at most: those of three common dice."""

KEEPS: dict[str, Pair] = {
    "all": ("all of them", "todos"),
    "highest": ("the highest", "los más altos"),
    "lowest": ("the lowest", "los más bajos"),
}


class DiceQuestion(NamedTuple):
    """What the dice lab is asked.

    Attributes:
        n: how many dice are thrown, 1 to 12.
        sides: how many sides each has, 2 to 20.
        keep: which of them count: "all", the "highest" or the "lowest".
        k: how many count, unless all do.
        event: "exactly", "at_least", "at_most" (about the sum), "some" or "same" (about all dice).
        target: the number in the event.
        bet: where the slider of the guess stands, in per cent.
        guess: what was guessed, in per cent; None if nothing was.
        open: whether the exact chances are shown.
        throws: how often the dice were thrown.
        seed: of the luck.
    """

    n: int = 2
    sides: int = 6
    keep: str = "all"
    k: int = 1
    event: str = "exactly"
    target: int = 7
    bet: int = 50
    guess: int | None = None
    open: bool = False
    throws: int = 0
    seed: int = 1

    @property
    def kept(self) -> int:
        """How many dice count."""
        return self.n if self.keep == "all" else min(self.k, self.n)

    @property
    def dice(self) -> tuple[Any, ...]:
        """What the chances of the sum depend on."""
        return (self.n, self.sides, self.keep, self.kept)

    @property
    def on_sum(self) -> bool:
        """Whether the event is about the sum."""
        return self.event in ("exactly", "at_least", "at_most")

    def counts(self, throw: Sequence[int]) -> list[int]:
        """The dice of a throw that count."""
        if self.keep == "all":
            return list(throw)
        return sorted(throw, reverse=self.keep == "highest")[: self.kept]

    def hit(self, total: int) -> bool:
        """Whether a sum is in the event."""
        if self.event == "exactly":
            return total == self.target
        return total >= self.target if self.event == "at_least" else total <= self.target

    def fits(self, throw: Sequence[int]) -> bool:
        """Whether a throw is in the event."""
        if self.event == "some":
            return self.target in throw
        if self.event == "same":
            return len(set(throw)) == 1
        return self.hit(sum(self.counts(throw)))


class DiceLab(Explorer):
    """Any dice: predict a chance, throw, and set the exact value beside both."""

    headline = ("Dice lab", "Laboratorio de dados")
    look = "dice"

    def lay(self) -> list[list[Control]]:
        """The dice; the event and the guess; the throws."""
        dice: list[Control] = [
            Slider("n", ("Dice", "Dados"), 1, 12),
            Slider("sides", ("Sides of each", "Caras de cada uno"), 2, 20),
            Choice("keep", ("Which ones count", "Cuáles cuentan"), list(KEEPS.items()),
                   buttons=True),
            Slider("k", ("How many of them", "Cuántos"), 1, lambda q: q.n,
                   when=lambda q: q.keep != "all"),
        ]  # fmt: skip
        event: list[Control] = [
            Choice("event", ("Event", "Suceso"), list(EVENTS.items())),
            Slider("target", ("Number", "Número"), _low, _high, when=lambda q: q.event != "same"),
            Slider("bet", ("Your guess", "Tu predicción"), 0, 100, unit="%"),
            Press("guess", ("Take my guess", "Esta es mi predicción"),
                  lambda q: q._replace(guess=q.bet, open=True), main=True),
            Press("show", ("Show the exact chances", "Mostrar lo exacto"),
                  lambda q: q._replace(open=True), when=lambda q: not q.open),
            Press("hide", ("Hide them and guess again", "Ocultarlo y predecir otra vez"),
                  lambda q: q._replace(open=False, guess=None), when=lambda q: q.open),
        ]  # fmt: skip
        throws: list[Control] = [
            *batches(("Throw", "Tirar"), (1, 10, 100, 1000), "throws", MOST_THROWS,
                     lambda q, times: q._replace(throws=q.throws + times)),
            again(lambda q: q.throws > 0, throws=0),
        ]  # fmt: skip
        return [dice, event, throws]

    def settled(self, question: DiceQuestion, before: DiceQuestion) -> DiceQuestion:
        """Other dice begin without throws, another event without a guess."""
        question = super().settled(question, before)
        if (question.n, question.sides) != (before.n, before.sides):
            question = question._replace(throws=0)
        asked, was = [(q.dice, q.event, q.target) for q in (question, before)]
        if asked != was and question.guess == before.guess:
            question = question._replace(guess=None)
        return question

    @staticmethod
    def work(question: DiceQuestion, lang: str) -> Answer:
        """Everything about these dice and this event."""
        throws: Pair = ("The number of throws", "Número de tiradas")
        within(question.throws, 0, MOST_THROWS, throws, lang)
        exact = sums_of(question.dice)
        counts, hits = thrown(question.dice, question.throws, question.seed, _about(question))
        guess = None if question.guess is None else Fraction(question.guess, 100)
        bet = Bet(event_name(question, lang), chance(question), hits, question.throws, guess)
        said = told(question, bet, exact.total, lang)
        numbers = numbers_of(question, exact, counts, bet, lang)
        fits = [total for total in exact.outcomes if question.on_sum and question.hit(total)]
        figure = pool(
            exact, counts, bet, frozenset(fits), dice_name(question, lang),
            f"{said}\n{lines(numbers, lang)}", lang, not question.open,
        )  # fmt: skip
        seen = question.open and question.sides**question.n <= SHOWN
        return Answer(figure, said, numbers, working_html(question, lang) if seen else "")


def _low(question: DiceQuestion) -> int:
    return 1 if question.event == "some" else question.kept


def _high(question: DiceQuestion) -> int:
    return question.sides * (1 if question.event == "some" else question.kept)


# The answers


@lru_cache(maxsize=64)
def sums_of(dice: tuple[int, int, str, int]) -> Distribution[int]:
    """The exact sum of the dice that count: how many, their sides, which ones, how many of them.

    >>> sums_of((4, 6, "highest", 3)).mean()
    Fraction(15869, 1296)
    """
    n, sides, keep, kept = dice
    if keep == "all":
        return odds.dice(n, sides)
    die = odds.dice(1, sides)
    return pools.highest(die, n, kept) if keep == "highest" else pools.lowest(die, n, kept)


def chance(question: DiceQuestion) -> Fraction:
    """The exact chance of the event.

    >>> chance(DiceQuestion(n=4, event="some", target=6, keep="all"))
    Fraction(671, 1296)
    """
    if question.on_sum:
        return sums_of(question.dice).p(question.hit)
    if question.event == "same":
        return Fraction(1, question.sides ** (question.n - 1))
    if question.target not in range(1, question.sides + 1):
        return Fraction(0)
    return 1 - Fraction(question.sides - 1, question.sides) ** question.n


def _about(question: DiceQuestion) -> tuple[str, int]:
    return question.event, question.target


@lru_cache(maxsize=16)
def _rolled(n: int, sides: int, times: int, seed: int) -> list[tuple[int, ...]]:
    return odds.throw_list(times, seed, n, sides)


@lru_cache(maxsize=64)
def thrown(
    dice: tuple[int, int, str, int], times: int, seed: int, about: tuple[str, int]
) -> tuple[Counter[int], int]:
    """Throw the dice, count each sum, and count how often the event came."""
    n, sides, keep, kept = dice
    asked = DiceQuestion(n, sides, keep, kept, *about)
    throws = _rolled(n, sides, times, seed)
    counts = Counter([sum(asked.counts(throw)) for throw in throws])
    if asked.on_sum:
        return counts, sum([times for total, times in counts.items() if asked.hit(total)])
    return counts, sum([asked.fits(throw) for throw in throws])


def dice(
    n: int = 2,
    sides: int = 6,
    *,
    keep: str = "all",
    k: int | None = None,
    event: str = "exactly",
    target: int | None = None,
    guess: int | None = None,
    open: bool = False,
    throws: int = 0,
    seed: int = 1,
    lang: str = "en",
) -> DiceLab:
    """The dice lab: any dice, an event, a guess, throws, and the exact chance.

    Args:
        n: how many dice, 1 to 12.
        sides: of each, 2 to 20.
        keep: which dice count: "all", the "highest" or the "lowest".
        k: how many count; unless all do, all but one at first.
        event: "exactly", "at_least", "at_most" a sum; "some" die shows a face; all the "same".
        target: the number in the event; at first the middle one.
        guess: a guess in per cent; the exact chances are shown then.
        open: show the exact chances without a guess.
        throws: how often the dice have been thrown already, 10,000 times at most.
        seed: of the luck.
        lang: "en" or "es".

    Raises:
        TesoroError: one of them is out of its range.

    >>> lab = dice(4, keep="highest", k=3, event="at_least", target=16, open=True)
    >>> print(lab.answer.said)
    4 dice with 6 sides, the 3 highest count: the sum is at least 16. Exactly 169 of 1,296 = 13.04%.
    """
    kept = max(1, n - 1) if k is None else k
    asked = DiceQuestion(n, sides, keep, kept, event, 0, 50, guess, open, throws, seed)
    middle = (_low(asked) + _high(asked)) // 2
    asked = asked._replace(target=middle if target is None else target)
    if guess is not None:
        asked = asked._replace(bet=guess, open=True)
    return DiceLab(asked, lang)
