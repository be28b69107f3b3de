"""Chances as people read them: 6 of 36, the fraction in lowest terms, and the percentage."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tesoro_lab.engine import Distribution
from tesoro_lab.words.numbers import Pair, fraction, number, percent, twin

READABLE = 10**9
"""Nobody reads weights out of more than this; beyond it the percentage stands alone."""
_OF: Pair = ("of", "de")
_YES: Pair = ("yes", "sí")
_NO: Pair = ("no", "no")


def chances(
    distribution: Distribution[Any], lang: str = "en", name: Callable[[Any], str] | None = None
) -> str:
    """A table of all outcomes, a line each: how many of how many, the fraction, the percentage.

    `name` says how an outcome is called; otherwise numbers and pairs are written as usual.

    >>> print(chances(Distribution.uniform(range(1, 4)).times(2)))
    2  1 of 9  1/9  11.1%
    3  2 of 9  2/9  22.2%
    4  3 of 9  1/3  33.3%
    5  2 of 9  2/9  22.2%
    6  1 of 9  1/9  11.1%
    """
    called = name or (lambda outcome: outcome_name(outcome, lang))
    rows = [
        (called(outcome), *_parts(weight, distribution.total, lang))
        for outcome, weight in distribution.weights.items()
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        ["  ".join([f"{cell:>{w}}" for cell, w in zip(row, widths, strict=True)]) for row in rows]
    )


def chance(distribution: Distribution[Any], event: object, lang: str = "en") -> str:
    r"""The chance of an event, in every form at once.

    >>> two = Distribution.uniform(range(1, 7)).times(2)
    >>> chance(two, 7), chance(two, {2, 12}, "es")
    ('6 of 36 = 1/6 = 16.7%', '2 de 36 = 1/18 = 5,6\xa0%')
    """
    weight = int(distribution.p(event) * distribution.total)
    return " = ".join(_parts(weight, distribution.total, lang))


def outcome_name(outcome: Any, lang: str = "en") -> str:
    """An outcome in words: a number, yes or no, or the parts of a throw side by side.

    >>> outcome_name((3, 4)), outcome_name(True, "es"), outcome_name(-2000, "es")
    ('3 4', 'sí', '−2.000')
    """
    if isinstance(outcome, bool):
        return twin(_YES if outcome else _NO, lang)
    if isinstance(outcome, int):
        return number(outcome, lang)
    if isinstance(outcome, Fraction):
        return fraction(outcome, lang)
    if type(outcome) is tuple:
        return " ".join([outcome_name(part, lang) for part in outcome])
    return str(outcome)


def _parts(weight: int, total: int, lang: str) -> tuple[str, ...]:
    share = Fraction(weight, total)
    rounded = percent(share, lang)
    if 0 < share < Fraction(1, 2000):
        rounded = "<" + percent(Fraction(1, 1000), lang)  # not nothing, however little
    if total > READABLE:
        return (rounded,)
    of_all = f"{number(weight, lang)} {twin(_OF, lang)} {number(total, lang)}"
    return (of_all, fraction(share, lang), rounded)
