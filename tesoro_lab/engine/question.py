"""What may be asked of chance: an event, in whatever form is at hand."""

from collections.abc import Callable, Collection, Container, Iterable
from numbers import Number
from typing import Any, cast

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.engine.given import shown


def question(event: Any, outcomes: Collection[Any]) -> Callable[[Any], bool]:
    """Return an event as a question about one outcome, to be answered with yes or no.

    An event is a question already (callable), or one of the outcomes, or a collection of them.

    >>> question({7, 11}, range(2, 13))(7), question("ace", ["ace", "king"])("king")
    (True, False)

    Raises:
        TesoroError: it can be none of them, such as a text where all outcomes are numbers.
    """
    if callable(event):
        return cast(Callable[[Any], bool], event)
    if single(event) or among(event, outcomes):
        possible(event, outcomes)
        return lambda outcome: bool(outcome == event)
    if isinstance(event, Iterable):
        for part in event[:1] if isinstance(event, range) else event:
            possible(part, outcomes)
    return lambda outcome: outcome in event


def single(event: Any) -> bool:
    """Whether an event is one thing, not a question and not a collection of things.

    >>> single("ace"), single(7), single({7, 11}), single(bool)
    (True, True, False, False)
    """
    text = isinstance(event, str | bytes)
    return text or not (callable(event) or isinstance(event, Container))


def possible(event: Any, outcomes: Collection[Any]) -> None:
    """Refuse what is of another kind than all outcomes, so that it can be none of them.

    >>> possible(99, [1, 2])

    Raises:
        TesoroError: it is, for instance, a text where all outcomes are numbers.
    """
    kind = _kind(event)
    for outcome in outcomes:
        if isinstance(outcome, kind):
            return
    if not among(event, outcomes):
        raise TesoroError(
            f"{shown(event)} cannot be an outcome here: outcomes are such as "
            f"{shown(next(iter(outcomes)))}."
        )


def among(thing: Any, things: Container[Any]) -> bool:
    """Whether it is one of them; what is unhashable, such as a list, is none of any.

    >>> among("ace", {"ace": 1}), among(["ace"], {"ace": 1})
    (True, False)
    """
    try:
        return thing in things
    except TypeError:
        return False


def _kind(thing: Any) -> type:
    for kind in (str, Number, tuple):
        if isinstance(thing, kind):
            return kind
    return type(thing)
