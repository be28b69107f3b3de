"""What fits into a distribution: what cannot be counted, added or ranked is refused."""

from collections.abc import Callable, Mapping, Sequence
from math import inf, prod
from numbers import Real
from typing import Any

from tesoro_lab.engine import given
from tesoro_lab.engine.errors import TesoroError

MOST = 1_000_000
"""How many tuples independent draws side by side may make."""
MOST_DRAWS = 10_000
"""How many draws may be added up."""


def weights(weighed: Any) -> None:
    """Refuse anything but outcomes with whole numbers above 0."""
    given.mapping(weighed, "The weights")
    if not weighed:
        raise TesoroError("A distribution needs at least one outcome.")
    for outcome, weight in weighed.items():
        if type(weight) is not int or weight < 1:
            raise TesoroError(
                f"The weight of {outcome!r} must be a whole number above 0, not {weight!r}."
            )


def count(so_far: dict[Any, int], outcome: Any, weight: int) -> None:
    """Let an outcome weigh so much more; what is unhashable is no outcome."""
    try:
        so_far[outcome] = so_far.get(outcome, 0) + weight
    except TypeError:
        given.unhashable(outcome, "An outcome")


def numbers(weighed: Mapping[Any, int]) -> Mapping[Any, int]:
    """The weights, if all outcomes are numbers."""
    for outcome in weighed:
        number = type(outcome) is int or (isinstance(outcome, Real) and abs(float(outcome)) < inf)
        if not number:
            raise TesoroError(
                "Only numbers can be added up or averaged, and one outcome is "
                f"{given.shown(outcome)}; turn each into a number with `map` first."
            )
    return weighed


def ranked(weighed: Mapping[Any, int]) -> list[Any]:
    """The outcomes in rising order, if they have one."""
    try:
        return sorted(weighed)
    except TypeError:
        raise TesoroError(
            "These outcomes have no order, so none of them is in the middle; "
            "turn each into a number with `map` first."
        ) from None


def added(add: Callable[..., dict[Any, int]], *what: Any) -> dict[Any, int]:
    """The weights of sums of outcomes, if these can be added."""
    try:
        return add(*what)
    except TypeError:
        raise TesoroError(
            "These outcomes cannot be added; turn each into a number with `map` first."
        ) from None


def draws(n: Any) -> int:
    """How many draws may be added up or put side by side."""
    return given.counted(n, "draws", 1, MOST_DRAWS)


def together(sizes: Sequence[int]) -> None:
    """Refuse draws side by side, by how many outcomes each has, that make too many tuples."""
    if prod(sizes) > MOST:
        raise TesoroError(
            f"These draws make more than {MOST:,} different tuples, too many to keep; "
            "add them up with `+` or `times` instead."
        )


def parts(pairs: Any, kind: type) -> list[tuple[int, Any]]:
    """The parts of a mixture, each a weight and something of a kind."""
    given.several(pairs, "The parts of a mixture")
    listed = list(pairs)
    for pair in listed:
        if not (isinstance(pair, tuple | list) and len(pair) == 2):
            raise TesoroError(
                f"A part of a mixture is a pair, (weight, distribution), not {given.shown(pair)}."
            )
        given.of_kind(pair[1], kind, "A part of a mixture")
        if type(pair[0]) is not int or pair[0] < 1:
            raise TesoroError(
                f"The weight of a part must be a whole number above 0, not {given.shown(pair[0])}."
            )
    return listed
