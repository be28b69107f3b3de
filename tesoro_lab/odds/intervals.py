"""How far a share that was counted may lie from the true one."""

from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from tesoro_lab.engine import TesoroError

LEVEL = 0.95
"""The usual level: about so many of all such intervals hold the true share."""


class Interval(NamedTuple):
    """A range of shares, both ends included."""

    low: float
    high: float

    def holds(self, share: float | Fraction) -> bool:
        """Whether a share lies in the range."""
        return self.low <= share <= self.high


def wilson(hits: float, trials: int, level: float = LEVEL) -> Interval:
    """Wilson's score interval for a share: `hits` out of `trials`.

    If everybody who counts draws such an interval, about `level` of them hold the true share.
    It never leaves 0 to 1 and behaves well for few trials and for rare things (E. B. Wilson,
    "Probable inference, the law of succession, and statistical inference", Journal of the
    American Statistical Association 22, 1927, pages 209-212).

    >>> low, high = wilson(8, 36)
    >>> round(low, 3), round(high, 3)
    (0.117, 0.381)

    Raises:
        TesoroError: there are no trials, or more hits than trials, or no such level.
    """
    if trials < 1 or not 0 <= hits <= trials:
        raise TesoroError(f"{hits} hits in {trials} trials cannot be: count at least one trial.")
    if not 0 < level < 1:
        raise TesoroError(f"The level must lie between 0 and 1, not at {level}.")
    z = NormalDist().inv_cdf((1 + level) / 2)
    share = hits / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials**2))
    # None and all are ends of their intervals exactly, whatever the decimals leave over.
    return Interval(middle - half if hits else 0.0, middle + half if hits < trials else 1.0)


def band(share: float, trials: int, level: float = LEVEL) -> Interval:
    """Where a counted share lies in about `level` of all experiments, if the true one is `share`.

    >>> low, high = band(1 / 6, 600)
    >>> round(low, 3), round(high, 3)
    (0.137, 0.196)

    Raises:
        TesoroError: there are no trials, or no such share or level.
    """
    if trials < 1:
        raise TesoroError("A band needs at least one trial.")
    if not 0 <= share <= 1 or not 0 < level < 1:
        raise TesoroError(
            f"The share and the level must lie between 0 and 1, not at {share} and {level}."
        )
    half = NormalDist().inv_cdf((1 + level) / 2) * sqrt(share * (1 - share) / trials)
    return Interval(max(0.0, share - half), min(1.0, share + half))
