"""What many games tell about a share or a mean, and how far the truth may lie from it."""

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin, sqrt, tan
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.odds.intervals import LEVEL, Interval, wilson
from tesoro_lab.words import decimal, number, percent, twin

MANY = 300
"""From so many degrees of freedom on, Student's t is taken for the normal distribution."""


class Share(NamedTuple):
    """How many of the games had something, with the 95 % interval of Wilson for the true share."""

    hits: int
    games: int
    interval: Interval

    @property
    def value(self) -> float:
        """The share as counted."""
        return self.hits / self.games

    def said(self, lang: str = "en") -> str:
        """The share, its interval and the counts, in words."""
        low, high = self.interval
        of, to = twin(("of", "de"), lang), twin(("to", "a"), lang)
        return (
            f"{percent(self.value, lang):>6}  ({percent(low, lang)} {to} {percent(high, lang)})  "
            f"{number(self.hits, lang)} {of} {number(self.games, lang)}"
        )

    def __str__(self) -> str:
        return self.said()


class Mean(NamedTuple):
    """A mean over games, with the 95 % interval of Student's t for the true mean."""

    value: float
    games: int
    interval: Interval

    def said(self, lang: str = "en", digits: int = 1) -> str:
        """The mean and its interval, in words; one game alone has none."""
        if self.games == 1:
            return f"{decimal(self.value, lang, digits):>6}"
        low, high = [decimal(end, lang, digits) for end in self.interval]
        to = twin(("to", "a"), lang)
        return f"{decimal(self.value, lang, digits):>6}  ({low} {to} {high})"

    def __str__(self) -> str:
        return self.said()


def share(hits: Sequence[bool]) -> Share:
    """The share of games that had something.

    >>> share([True, False, False, True]).value
    0.5
    """
    return Share(sum(hits), len(hits), wilson(sum(hits), len(hits)))


def mean(values: Sequence[float], level: float = LEVEL) -> Mean:
    """The mean of one number a game, with the interval of Student's t.

    The interval supposes that the games are independent of each other and that the mean of so
    many is nearly normal ("Student" (W. S. Gosset), "The probable error of a mean", Biometrika 6,
    1908, pages 1-25). One value alone tells nothing about the spread: its interval is without end.

    >>> found = mean([4.0, 6.0, 5.0, 5.0])
    >>> found.value, round(found.interval.low, 2), round(found.interval.high, 2)
    (5.0, 3.7, 6.3)

    Raises:
        TesoroError: there are no values, or no such level.
    """
    if not values:
        raise TesoroError("A mean needs at least one game.")
    middle, count = fmean(values), len(values)
    half = float("inf")
    if count > 1:
        half = t_quantile(count - 1, level) * sqrt(variance(values, middle) / count)
    return Mean(middle, count, Interval(middle - half, middle + half))


@cache
def t_quantile(freedom: int, level: float = LEVEL) -> float:
    """How many standard errors to either side hold `level` of Student's t distribution.

    >>> round(t_quantile(3), 3), round(t_quantile(1), 2), round(t_quantile(1000), 2)
    (3.182, 12.71, 1.96)

    Raises:
        TesoroError: there is no freedom, or no such level.
    """
    if freedom < 1 or not 0 < level < 1:
        raise TesoroError(
            f"At least 1 degree of freedom and a level between 0 and 1, not {freedom} and {level}."
        )
    if freedom >= MANY:
        z = NormalDist().inv_cdf((1 + level) / 2)
        return z + (z**3 + z) / (4 * freedom)
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < level else (low, middle)
    return sqrt(freedom) * tan((low + high) / 2)


def _within(angle: float, freedom: int) -> float:
    """The chance that Student's t lies between -t and t, for t = sqrt(freedom) * tan(angle).

    A finite sum of powers of the cosine (M. Abramowitz and I. A. Stegun, "Handbook of
    Mathematical Functions", 1964, formulas 26.7.3 and 26.7.4).
    """
    odd = freedom % 2
    term, total = (cos(angle), 0.0) if odd else (1.0, 0.0)
    for power in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power - 1) / power
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
