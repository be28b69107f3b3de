"""Exact chance: outcomes with whole-number weights in, fractions out."""

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate, product
from math import gcd, lcm, prod, sqrt
from random import Random
from typing import Any, Generic, TypeVar, cast

from tesoro_lab.engine import fit, given
from tesoro_lab.engine.convolve import convolve, power
from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.engine.question import possible, question

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)

LISTED = 12
"""How many outcomes ``repr`` lists before it stops."""


class Distribution(Generic[T]):
    """Outcomes and how likely each is, without any rounding.

    Weights are whole numbers of 1 or more. An outcome has the chance weight / total. Asking
    for an outcome that is not there gives 0, as it should, but a text where all outcomes are
    numbers is refused. Two distributions are equal if every chance is, whatever the totals.

    >>> die = Distribution.uniform(range(1, 7))
    >>> two = die + die
    >>> two[7], two.p(lambda total: total >= 10), two.mean()
    (Fraction(1, 6), Fraction(1, 6), Fraction(7, 1))
    >>> two.given(lambda total: total % 2 == 0)[2]
    Fraction(1, 18)
    """

    __slots__ = ("_ladder", "total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        """Keep the weights in the order given.

        Raises:
            TesoroError: there is no outcome, or a weight is not a whole number above 0.
        """
        fit.weights(weights)
        self.weights: dict[T, int] = dict(weights)
        self.total: int = sum(self.weights.values())
        self._ladder: list[float] | None = None

    @classmethod
    def uniform(cls, outcomes: Iterable[T]) -> "Distribution[T]":
        """Give each outcome the same weight; one that comes twice weighs double.

        >>> Distribution.uniform("banana")
        Distribution({'b': 1, 'a': 3, 'n': 2})
        """
        if not isinstance(outcomes, str):  # the letters of a word are outcomes too
            given.several(outcomes, "The outcomes")
        weights: dict[T, int] = {}
        for outcome in outcomes:
            fit.count(weights, outcome, 1)
        return cls(weights)

    @classmethod
    def mixture(cls, parts: Iterable[tuple[int, "Distribution[T]"]]) -> "Distribution[T]":
        """Choose one of several distributions by weight, then an outcome from it.

        >>> coin = Distribution.uniform([0, 1])
        >>> die = Distribution.uniform(range(1, 7))
        >>> Distribution.mixture([(1, coin), (1, die)])[1]
        Fraction(1, 3)
        """
        listed = fit.parts(parts, Distribution)
        common = lcm(*[part.total for _, part in listed])
        weights: dict[T, int] = {}
        for share, part in listed:
            scale = share * (common // part.total)
            for outcome, weight in part.weights.items():
                weights[outcome] = weights.get(outcome, 0) + scale * weight
        return cls(weights)

    @property
    def outcomes(self) -> tuple[T, ...]:
        """All outcomes, in order."""
        return tuple(self.weights)

    def __getitem__(self, outcome: object) -> Fraction:
        """Return the chance of one outcome, 0 if it cannot happen.

        Raises:
            TesoroError: it is of another kind than all outcomes, such as a text among numbers.
        """
        try:
            weight = self.weights.get(cast(T, outcome), 0)
        except TypeError:
            given.unhashable(outcome, "One outcome")
        if not weight:
            possible(outcome, self.weights)
        return Fraction(weight, self.total)

    def __contains__(self, outcome: object) -> bool:
        """Tell whether the outcome can happen."""
        return outcome in self.weights

    def __iter__(self) -> Iterator[T]:
        """Go through the outcomes."""
        return iter(self.weights)

    def __len__(self) -> int:
        """Count the outcomes."""
        return len(self.weights)

    def items(self) -> list[tuple[T, Fraction]]:
        """Return each outcome with its chance."""
        return [(outcome, Fraction(w, self.total)) for outcome, w in self.weights.items()]

    def p(self, event: object) -> Fraction:
        """Return the chance of an event: a question (callable), a collection, or one outcome.

        >>> two = Distribution.uniform(range(1, 7)).times(2)
        >>> two.p({7, 11}), two.p(7), two.p(lambda total: total < 4)
        (Fraction(2, 9), Fraction(1, 6), Fraction(1, 12))
        """
        asked = question(event, self.weights)
        return Fraction(sum(w for x, w in self.weights.items() if asked(x)), self.total)

    def given(self, event: object) -> "Distribution[T]":
        """Return what is left once we know that the event has happened.

        Raises:
            TesoroError: the event cannot happen.
        """
        asked = question(event, self.weights)
        left = {x: w for x, w in self.weights.items() if asked(x)}
        if not left:
            raise TesoroError("None of the outcomes fits what is given, so it cannot happen.")
        return Distribution(left)

    def map(self, f: Callable[[T], U]) -> "Distribution[U]":
        """Return the distribution of ``f`` of the outcome.

        >>> Distribution.uniform(range(1, 7)).map(lambda pips: pips % 2)
        Distribution({1: 3, 0: 3})
        """
        given.function(f, "What each outcome becomes")
        weights: dict[U, int] = {}
        for outcome, weight in self.weights.items():
            fit.count(weights, f(outcome), weight)
        return Distribution(weights)

    def then(self, f: "Callable[[T], Distribution[U]]") -> "Distribution[U]":
        """Let each outcome lead to a further distribution, and return what comes in the end.

        >>> die = Distribution.uniform(range(1, 7))
        >>> again = die.then(lambda pips: die if pips == 1 else Distribution({pips: 1}))
        >>> again[6]
        Fraction(7, 36)
        """
        given.function(f, "What each outcome leads to")
        return Distribution.mixture([(w, f(x)) for x, w in self.weights.items()])

    def joint(self, *others: "Distribution[Any]") -> "Distribution[tuple[Any, ...]]":
        """Return the tuples of one independent draw from each distribution, this one first.

        >>> mine, yours = Distribution.uniform(range(1, 7)), Distribution.uniform(range(1, 9))
        >>> mine.joint(yours).p(lambda pair: pair[0] > pair[1])
        Fraction(5, 16)

        Raises:
            TesoroError: there would be more than a million tuples.
        """
        for other in others:
            given.of_kind(other, Distribution, "Each of the draws")
        parts = [part.weights.items() for part in (self, *others)]
        fit.together([*map(len, parts)])
        weights: dict[tuple[Any, ...], int] = {}
        for drawn in product(*parts):
            weights[tuple([x for x, _ in drawn])] = prod([w for _, w in drawn])
        return Distribution(weights)

    def repeat(self, n: int) -> "Distribution[tuple[T, ...]]":
        """Return the tuples of ``n`` independent draws from this distribution, in order.

        >>> Distribution.uniform("HT").repeat(3).p(lambda toss: toss.count("H") == 2)
        Fraction(3, 8)
        """
        return self.joint(*[self] * (fit.draws(n) - 1))

    def __add__(self, other: Any) -> "Distribution[Any]":
        """Return the sum of two independent draws; a plain number shifts every outcome."""
        if isinstance(other, Distribution):
            return Distribution(fit.added(convolve, self.weights, other.weights))
        if isinstance(other, int | Fraction):
            return Distribution({x + other: w for x, w in fit.numbers(self.weights).items()})
        raise TesoroError(
            "One adds a distribution, a whole number or a fraction to a distribution, "
            f"not {given.shown(other)}."
        )

    __radd__ = __add__

    def times(self, n: int) -> "Distribution[Any]":
        """Return the sum of ``n`` independent draws.

        >>> Distribution.uniform(range(1, 7)).times(3)[10]
        Fraction(1, 8)
        """
        return Distribution(fit.added(power, self.weights, fit.draws(n)))

    def mean(self) -> Fraction:
        """Return the expected outcome."""
        return self._moment(lambda x: x)

    def variance(self) -> Fraction:
        """Return the expected square of the distance from the mean."""
        mean = self.mean()
        return self._moment(lambda x: (x - mean) ** 2)

    def sd(self) -> float:
        """Return the standard deviation, the square root of the variance."""
        return sqrt(self.variance())

    def quantile(self, q: Fraction | float) -> T:
        """Return the least outcome that has at least the chance ``q`` at or below it.

        >>> Distribution.uniform(range(1, 7)).times(2).quantile(0.9)
        10
        """
        given.real(q, "A quantile")
        # A decimal such as 0.1 means one tenth, not the binary number nearest to it.
        wanted = Fraction(str(q)) if isinstance(q, float) else Fraction(q)
        if not 0 < wanted <= 1:
            raise TesoroError(f"A quantile must be above 0 and at most 1, not {q}.")
        ranked = fit.ranked(self.weights)
        so_far = 0
        for outcome in ranked[:-1]:
            so_far += self.weights[outcome]
            if so_far >= wanted * self.total:
                return cast(T, outcome)
        return cast(T, ranked[-1])

    def median(self) -> T:
        """Return the least outcome with at least half of the chance at or below it."""
        return self.quantile(Fraction(1, 2))

    def quantiles(self, parts: int = 4) -> tuple[T, ...]:
        """Return the outcomes that cut the chance into equal parts, quarters if not told.

        >>> Distribution.uniform(range(1, 7)).times(2).quantiles()
        (5, 7, 9)
        """
        given.counted(parts, "parts", 2, fit.MOST_DRAWS)
        return tuple([self.quantile(Fraction(k, parts)) for k in range(1, parts)])

    def mode(self) -> T:
        """Return the most likely outcome, the first of them if several share the place."""
        weights = self.weights
        return max(weights, key=lambda outcome: weights[outcome])

    def modes(self) -> tuple[T, ...]:
        """Return all outcomes that are as likely as the most likely one.

        >>> Distribution.uniform(range(1, 7)).times(3).modes()
        (10, 11)
        """
        most = max(self.weights.values())
        return tuple([outcome for outcome, weight in self.weights.items() if weight == most])

    def sample(self, rng: Random) -> T:
        """Draw one outcome, with one number of ``rng.random()``."""
        if self._ladder is None:
            self._ladder = [step / self.total for step in accumulate(self.weights.values())]
            self._ladder[-1] = 1.0
        try:
            drawn = rng.random()
        except (AttributeError, TypeError):
            given.source(rng)
            raise
        return self.outcomes[bisect_right(self._ladder, drawn)]

    def table(self) -> str:
        """Return the outcomes with their chances as aligned text.

        >>> print(Distribution({"heads": 1, "tails": 3}).table())
        heads  1/4   25.00 %
        tails  3/4   75.00 %
        """
        rows = [(str(x), f"{w}/{self.total}", w / self.total) for x, w in self.weights.items()]
        name = max(len(row[0]) for row in rows)
        share = max(len(row[1]) for row in rows)
        return "\n".join(
            [f"{x:>{name}}  {f:>{share}}  {p:7.2%}".replace("%", " %") for x, f, p in rows]
        )

    def __eq__(self, other: object) -> bool:
        """Compare the chances, not the totals and not the order."""
        if not isinstance(other, Distribution):
            return NotImplemented
        return self._reduced() == other._reduced()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return the weights, the first twelve at most."""
        shown = [f"{x!r}: {w}" for x, w in list(self.weights.items())[:LISTED]]
        more = [f"... {len(self) - LISTED} more"] if len(self) > LISTED else []
        return f"Distribution({{{', '.join(shown + more)}}})"

    def _reduced(self) -> dict[T, int]:
        common = gcd(*self.weights.values())
        return {x: w // common for x, w in self.weights.items()}

    def _moment(self, f: Callable[[Any], Any]) -> Fraction:
        weights = fit.numbers(self.weights)
        return Fraction(sum(f(x) * w for x, w in weights.items())) / self.total
