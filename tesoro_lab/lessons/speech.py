"""The two languages of the lessons: English and Spanish stand side by side in every pair."""

from fractions import Fraction

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.words.numbers import percent

LANGUAGES = ("en", "es")
Pair = tuple[str, str]

_setting = ["en"]


def language(lang: str | None = None) -> str:
    """Set the language in which this notebook's checks answer, and return it.

    Without an argument it returns the language now in use. Raises TesoroError for any other
    language than "en" and "es".

    >>> language("es")
    'es'
    >>> language("en")
    'en'
    """
    if lang is not None:
        if lang not in LANGUAGES:
            raise TesoroError(f"The lessons speak en (English) and es (español), not {lang!r}.")
        _setting[0] = lang
    return _setting[0]


def chosen(lang: str | None) -> str:
    """The language asked for, or else the notebook's: a check never stops over a language."""
    return lang if lang in LANGUAGES else _setting[0]


def say(pair: Pair, lang: str | None = None) -> str:
    """One side of a pair.

    >>> say(("one die", "un dado"), "es")
    'un dado'
    """
    return pair[LANGUAGES.index(chosen(lang))]


def percentage(chance: Fraction, lang: str) -> str:
    """A chance as a percentage; a small one keeps two digits that say something.

    >>> percentage(Fraction(1, 6), "en"), percentage(Fraction(1, 216), "en")
    ('16.7%', '0.46%')
    """
    digits = 1
    while digits < 6 and 0 < chance * 10 ** (digits + 2) < 10:
        digits += 1
    return percent(chance, lang, digits)
