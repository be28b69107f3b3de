"""Small experiments to set beside the exact answer; the same seed gives the same throws."""

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import counted, whole
from tesoro_lab.engine.streams import Stream, pick

MOST = 10_000_000
"""How many throws are kept, and how many sides a die has, at most."""


def throw_many(n: int, seed: str | int = 0, dice: int = 2, sides: int = 6) -> dict[int, int]:
    """Throw `dice` dice `n` times and count each sum; sums that never came count 0.

    >>> counts = throw_many(360, seed=1)
    >>> sum(counts.values()), list(counts)[0], list(counts)[-1]
    (360, 2, 12)
    """
    thrown = sums(n, seed, dice, sides)
    counts = dict.fromkeys(range(dice, dice * sides + 1), 0)
    for total in thrown:
        counts[total] += 1
    return counts


def sums(n: int, seed: str | int = 0, dice: int = 2, sides: int = 6) -> list[int]:
    """The sums of `n` throws, one after the other.

    >>> sums(5, seed=7) == sums(8, seed=7)[:5]
    True
    """
    return [sum(throw) for throw in throw_list(n, seed, dice, sides)]


def throw_list(n: int, seed: str | int = 0, dice: int = 2, sides: int = 6) -> list[tuple[int, ...]]:
    """The `n` throws themselves, each die in its place."""
    if whole(n, "throws") < 0 or whole(dice, "dice") < 1 or whole(sides, "sides") < 1:
        raise TesoroError(
            "Throw at least one die with at least one side, and not less than 0 times."
        )
    counted(n * dice, "dice thrown", high=MOST)
    rng = Stream(f"{seed}:throws")
    return [tuple([pick(rng, sides) + 1 for _ in range(dice)]) for _ in range(n)]
