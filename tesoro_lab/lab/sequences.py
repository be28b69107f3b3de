"""An interval that may be looked at after every game, and stopped by, without losing its promise.

An ordinary 95 % interval holds the truth in 95 of 100 experiments *if the number of games was
fixed beforehand*. Whoever looks after each game and stops when it pleases them is fooled far more
often. A confidence sequence holds the truth at all times at once in 95 of 100 experiments, so it
may be watched and stopped by.
"""

from math import log, sqrt
from typing import Final

from tesoro_lab.engine import TesoroError
from tesoro_lab.odds.intervals import LEVEL, Interval

CAUTION: Final = 0.5
"""At most this part of the capital is staked on one game."""


class Sequence:
    """A confidence sequence for the mean of values between 0 and 1.

    For each mean m that the values might have, somebody bets against it, once that the true mean
    is larger and once that it is smaller. If m is true the bets are fair, and a fair gambler who
    starts with 1 ever reaches 2/0.05 with a chance of at most 0.05/2 (Ville's inequality). So an m
    against which a bet has ever won so much is struck out; what is left is the interval. The
    stakes are those of the "hedged capital" of I. Waudby-Smith and A. Ramdas, "Estimating means
    of bounded random variables by betting", Journal of the Royal Statistical Society B 86, 2024,
    pages 1-27 (theorem 3, equations 24 to 26); S. R. Howard, A. Ramdas, J. McAuliffe and J. Sekhon,
    "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49,
    2021, pages 1055-1080, tell what such sequences are.

    The means are tried on a grid, and the ends are rounded outwards to it.

    >>> seen = Sequence()
    >>> for value in [0.5, 1.0] * 100:
    ...     seen.add(value)
    >>> seen.interval.holds(0.75), seen.interval.holds(0.5), seen.interval.holds(0.9)
    (True, False, False)
    """

    def __init__(self, level: float = LEVEL, steps: int = 500) -> None:
        """Begin before the first value.

        Raises:
            TesoroError: there is no such level.
        """
        if not 0 < level < 1:
            raise TesoroError(f"The level must lie between 0 and 1, not at {level}.")
        self.steps = steps
        self.count = 0
        self.interval = Interval(0.0, 1.0)
        self._won = 2 / (1 - level)
        self._total = self._spread = 0.0
        # For each mean still possible, as a number of steps: the capital of the two gamblers.
        self._above = dict.fromkeys(range(steps + 1), 1.0)
        self._below = dict.fromkeys(range(steps + 1), 1.0)

    def add(self, value: float) -> None:
        """Look at one more value.

        Raises:
            TesoroError: it does not lie between 0 and 1.
        """
        if not 0 <= value <= 1:
            raise TesoroError(f"A value must lie between 0 and 1, not at {value}.")
        self._bet(value, self._stake())
        self.count += 1
        self._total += value
        middle = (0.5 + self._total) / (self.count + 1)
        self._spread += (value - middle) ** 2
        possible = list(self._above)
        if possible:  # it is empty only if the promise was broken, and then the last one stays
            step = 1 / self.steps
            low, high = (min(possible) - 1) * step, (max(possible) + 1) * step
            self.interval = Interval(max(0.0, low), min(1.0, high))

    def _stake(self) -> float:
        """What to stake next, from the spread of the values so far; it never looks ahead."""
        variance = (0.25 + self._spread) / (self.count + 1)
        time = self.count + 1
        return sqrt(2 * log(self._won) / (variance * time * log(time + 1)))

    def _bet(self, value: float, stake: float) -> None:
        for point in list(self._above):
            guess = point / self.steps
            up = min(stake, CAUTION / guess) if guess else stake
            down = min(stake, CAUTION / (1 - guess)) if guess < 1 else stake
            above = self._above[point] * (1 + up * (value - guess))
            below = self._below[point] * (1 - down * (value - guess))
            if above >= self._won or below >= self._won:
                del self._above[point], self._below[point]
            else:
                self._above[point], self._below[point] = above, below
