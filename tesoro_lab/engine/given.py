"""What was handed to a function, checked: one sentence says what would be right."""

from operator import index
from typing import Any

from tesoro_lab.engine.errors import TesoroError


def whole(number: Any, what: str) -> int:
    """A whole number of something, such as "dice"; how small or large it may be is not asked.

    >>> whole(3, "dice")
    3

    Raises:
        TesoroError: it is no whole number.
    """
    try:
        return index(number)
    except TypeError:
        raise TesoroError(f"{number!r} is not a whole number of {what}.") from None


def of_kind(value: Any, kind: type, what: str) -> None:
    """Refuse what is not of a kind, such as the rules of another game.

    >>> of_kind(3, int, "what is counted")

    Raises:
        TesoroError: it is something else.
    """
    if not isinstance(value, kind):
        name = kind.__name__
        raise TesoroError(f"{what} must be of the kind {name}, not {str(value)[:60]!r}.")
