"""Reading what a student counted: a table of counts, or the list of all outcomes."""

from collections.abc import Iterable
from operator import index
from typing import Any, NamedTuple, Protocol

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons import pool_words as told
from tesoro_lab.lessons.speech import say


class Tally(NamedTuple):
    """What one student counted: how often each outcome came, and in how many trials."""

    counts: dict[int, int]
    trials: int
    seed: str = ""
    """The seed of the games, where a computer played them."""


class Countable(Protocol):
    """What of an experiment is needed to count."""

    @property
    def outcomes(self) -> tuple[int, ...]:
        """All that can be counted, as whole numbers."""
        ...

    def label(self, outcome: int, lang: str) -> str:
        """What an outcome is called."""
        ...


def plain_tally(kind: Countable, given: Any, trials: int | None, lang: str) -> Tally:
    """Counts of an experiment in which each trial has one outcome."""
    counts = counted(kind, given, lang)
    return Tally(counts, sum(counts.values()) if trials is None else trials)


def check_all_counted(tally: Tally, lang: str) -> None:
    """Refuse counts that do not add up to the trials."""
    found = sum(tally.counts.values())
    if found != tally.trials:
        raise TesoroError(say(told.NOT_ALL, lang).format(found=found, due=tally.trials))


def counted(kind: Countable, given: Any, lang: str) -> dict[int, int]:
    """How often each outcome came, from a table of counts or a list of outcomes.

    Raises:
        TesoroError: it is neither, or an outcome can't be, or a count is no whole number.
    """
    counts = dict.fromkeys(kind.outcomes, 0)
    for outcome, many in _pairs(kind, given, lang):
        which, often = _whole(outcome), _whole(many)
        if which not in counts:
            due = told.few(kind.outcomes)
            raise TesoroError(say(told.OUTCOME, lang).format(found=short(outcome), due=due))
        if often is None or often < 0:
            what = kind.label(which, lang)
            raise TesoroError(say(told.HOW_OFTEN, lang).format(outcome=what, found=short(many)))
        counts[which] += often
    return counts


def _pairs(kind: Countable, given: Any, lang: str) -> Iterable[tuple[Any, Any]]:
    """Outcomes with how often each came."""
    if hasattr(given, "items"):
        return list(given.items())
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        first, second = kind.outcomes[:2]
        example = f"{{{first}: 3, {second}: 5}}"
        raise TesoroError(say(told.NO_COUNTS, lang).format(example=example, found=short(given)))
    return [(item, 1) for item in given]


def summed(item: Any) -> Any:
    """The sum of a throw of two dice; anything else as it is.

    >>> summed((3, 5)), summed(9), summed((3, 7))
    (8, 9, (3, 7))
    """
    if isinstance(item, tuple | list) and len(item) == 2:
        first, second = _whole(item[0]), _whole(item[1])
        if first in range(1, 7) and second in range(1, 7):
            return int(first or 0) + int(second or 0)
    return item


def _whole(value: Any) -> int | None:
    """A whole number of any make, or None; a truth value is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def short(value: Any, most: int = 40) -> str:
    """A value as a refusal repeats it.

    >>> short("a" * 99)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa..."
    """
    text = repr(value)
    return text if len(text) <= most else text[: most - 3] + "..."
