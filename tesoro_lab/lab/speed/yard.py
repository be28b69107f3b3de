"""What a figure is, and the yardstick it is measured with."""

import random
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

STANDARD = 0.101
"""CPU seconds that the yardstick takes on the machine for which the aims were set."""
ROUNDS = 10
"""How often each measurement is repeated; the best counts."""


class Figure(NamedTuple):
    """One measured figure; `aim` is the least it should be, or the most if `less` is better."""

    what: str
    unit: str
    raw: float
    scaled: float
    aim: float | None = None
    less: bool = False

    def __str__(self) -> str:
        aim = ""
        if self.aim is not None:
            met = self.scaled <= self.aim if self.less else self.scaled >= self.aim
            sign = "at most" if self.less else "at least"
            aim = f"{sign} {self.aim:,.10g}: {'met' if met else 'MISSED'}"
        return f"{self.what:38}{short(self.raw):>13}{short(self.scaled):>13} {self.unit:7}  {aim}"


def rate(what: str, often: float, seconds: float, slow: float, aim: float | None = None) -> Figure:
    """So many times in so many seconds, on a machine that slow."""
    return Figure(what, "/s", often / seconds, often / seconds * slow, aim)


def short(number: float) -> str:
    """A number in as few figures as say enough.

    >>> short(1234.5), short(0.12345)
    ('1,234', '0.123')
    """
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def yardstick() -> float:
    """CPU seconds for a fixed piece of plain Python, the best of five."""
    return best(_work, 5)


def _work() -> None:
    rng = random.Random(1)
    counts: dict[int, int] = {}
    for i in range(300_000):
        k = int(rng.random() * 1000)
        counts[k] = counts.get(k, 0) + i % 7
        [*range(8)]


def best(work: Callable[[], object], times: int) -> float:
    """The least CPU seconds that the work took."""
    return min([_seconds(work) for _ in range(times)])


def beside(work: Callable[[], object], times: int = ROUNDS) -> tuple[float, float]:
    """The least CPU seconds of the work, and how slow the machine was meanwhile.

    The yardstick takes turns with the work, so that both meet the same machine; 2.0 means that
    it took twice its standard time.
    """
    pairs = [(_seconds(_work), _seconds(work)) for _ in range(times)]
    return min([took for _, took in pairs]), min([stick for stick, _ in pairs]) / STANDARD


def _seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
