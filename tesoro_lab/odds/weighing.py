"""Chances that sum to 1 as a distribution of whole-number weights."""

from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import lcm
from typing import TypeVar

from tesoro_lab.engine import Distribution

K = TypeVar("K", bound=Hashable)


def weighed(chances: Mapping[K, Fraction]) -> Distribution[K]:
    """The distribution with these chances, in their order; parts of a whole will do as well.

    >>> weighed({"sun": Fraction(2, 3), "rain": Fraction(1, 3)})
    Distribution({'sun': 2, 'rain': 1})

    Raises:
        TesoroError: there is no outcome, or a chance is not above 0.
    """
    common = lcm(*[chance.denominator for chance in chances.values()])
    return Distribution({outcome: int(chance * common) for outcome, chance in chances.items()})
