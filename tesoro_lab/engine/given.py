"""What was handed to a function, checked: one sentence says what would be right."""

from collections.abc import Callable, Iterable, Mapping
from numbers import Real
from operator import index
from typing import Any, NoReturn

from tesoro_lab.engine.errors import TesoroError


def whole(number: Any, what: str) -> int:
    """A whole number of something, such as "dice"; how small or large it may be is not asked.

    >>> whole(3, "dice")
    3

    Raises:
        TesoroError: it is no whole number, or a yes or no.
    """
    try:
        found = index(number)
    except TypeError:
        found = None
    if found is None or isinstance(number, bool):
        raise TesoroError(f"{shown(number)} is not a whole number of {what}.")
    return found


def counted(number: Any, what: str, low: int = 0, high: int | None = None) -> int:
    """A whole number of something, from `low` on, and no more than `high`.

    >>> counted(3, "dice", 1)
    3

    Raises:
        TesoroError: it is no whole number, too small or too large.
    """
    found = whole(number, what)
    if found < low or (high is not None and found > high):
        due = f"{low} or more" if high is None or found < low else f"{high:,} or less"
        raise TesoroError(f"The number of {what} must be {due}, not {shown(found)}.")
    return found


def real(number: Any, what: str) -> None:
    """Refuse what is no number, or no finite one, such as "nan" or a yes or no.

    >>> real(0.5, "The level")

    Raises:
        TesoroError: it is something else.
    """
    # A number equal to itself and below infinity is finite: this holds for fractions as well.
    fits = isinstance(number, Real) and not isinstance(number, bool)
    if not (fits and abs(number) < float("inf")):
        raise TesoroError(f"{what} must be a number, not {shown(number)}.")


def of_kind(value: Any, kind: type, what: str) -> None:
    """Refuse what is not of a kind, such as the rules of another game.

    >>> of_kind(3, int, "what is counted")

    Raises:
        TesoroError: it is something else.
    """
    if not isinstance(value, kind):
        name = kind.__name__
        raise TesoroError(f"{what} must be of the kind {name}, not {str(value)[:60]!r}.")


def one_of(value: Any, choices: Iterable[Any], what: str) -> None:
    """Refuse what is none of the choices, and name them.

    >>> one_of("pay", ("pay", "wait"), "What one does")

    Raises:
        TesoroError: it is something else.
    """
    listed = [*choices]
    if value not in listed:
        names = " or ".join([repr(choice) for choice in listed])
        raise TesoroError(f"{what} must be {names}, not {shown(value)}.")


def several(value: Any, what: str) -> None:
    """Refuse what does not hold several things: a number, nothing, or a text, which is one.

    >>> several(["Ana", "Luis"], "The seats")

    Raises:
        TesoroError: it is something else.
    """
    if isinstance(value, str | bytes | type) or not isinstance(value, Iterable):
        raise TesoroError(f"{what} must be a list, not {shown(value)}.")


def mapping(value: Any, what: str) -> None:
    """Refuse what is no table of keys and values.

    >>> mapping({"gold": 2}, "The cards")

    Raises:
        TesoroError: it is something else.
    """
    if not isinstance(value, Mapping):
        raise TesoroError(f"{what} must be a dict, not {shown(value)}.")


def function(value: Any, what: str) -> None:
    """Refuse what cannot be called.

    >>> function(len, "What a card is worth")

    Raises:
        TesoroError: it is something else.
    """
    if not callable(value):
        raise TesoroError(f"{what} must be a function, not {shown(value)}.")


def source(rng: Any) -> None:
    """Refuse what chance cannot be drawn from.

    >>> from random import Random
    >>> source(Random(1))

    Raises:
        TesoroError: it has no `random()`.
    """
    draw: Callable[[], float] | None = getattr(rng, "random", None)
    if not callable(draw) or isinstance(rng, type):
        raise TesoroError(f"Chance is drawn from a random.Random(seed), not from {shown(rng)}.")


def unhashable(value: Any, what: str) -> NoReturn:
    """Refuse what changes, such as a list, where only what stays as it is can be looked up."""
    raise TesoroError(f"{what} must be a number, a text or a tuple, not {shown(value)}.") from None


def shown(value: Any) -> str:
    """A value as a sentence may show it, in one short line.

    >>> shown(["x"] * 99)
    "['x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', '..."
    """
    text = " ".join(repr(value).split())
    return text if len(text) <= 60 else f"{text[:57]}..."
