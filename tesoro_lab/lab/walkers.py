"""Very many walkers on a Markov chain at once, such as pawns on the board of La Ruta del Tesoro.

No rule is written here. All walkers move by one table made from the exact chain, whose steps
come from the game's own movement: each row holds the next states, each as often as its weight
says, so that one whole number drawn at random picks the next state with exactly its chance.
"""

from collections.abc import Hashable
from math import lcm
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tesoro_lab.engine import Stream, TesoroError
from tesoro_lab.odds.pawns import Policy, pawn_chain, place

if TYPE_CHECKING:
    from tesoro_lab.games.ruta import RutaBoard, RutaRules
    from tesoro_lab.odds.chain import Chain

S = TypeVar("S", bound=Hashable)

MOST_CELLS = 2**24
"""The largest table that is made."""
FLOCK = 32_768
"""So many walkers at a time move fastest: their numbers stay in the processor's cache."""


class Walkers(Generic[S]):
    """So many walkers that step through the same chain, each for itself.

    The same seed gives the same walks with the same release of numpy.

    >>> from tesoro_lab.engine import Distribution
    >>> from tesoro_lab.odds.chain import Chain
    >>> ring = Chain.walk([0], lambda n: Distribution.uniform([(n - 1) % 5, (n + 1) % 5]))
    >>> flock = Walkers(ring, 1000, start=0)
    >>> flock.step(2)
    >>> sorted(flock.counts()), sum(flock.counts().values()), flock.steps
    ([0, 2, 3], 1000, 2)
    """

    def __init__(
        self, chain: "Chain[S]", count: int, seed: str | int = 0, start: Any = None
    ) -> None:
        """Put all walkers on `start`, or on the chain's first state.

        Raises:
            TesoroError: there is no such state, `count` is less than 1, or the chances of the
                chain have so large a common denominator that the table would be too large.
        """
        import numpy as np

        first = chain.states[0] if start is None else start
        if first not in chain.steps:
            raise TesoroError(f"{first!r} is no state of this chain; one is {chain.states[0]!r}.")
        if type(count) is not int or count < 1:
            raise TesoroError(f"The number of walkers is a whole number from 1, not {count!r}.")
        self.chain = chain
        self.steps = 0
        """How many steps each walker has made."""
        self._width, self._table = _table(chain)
        at = chain.states.index(first)
        sizes = [FLOCK] * (count // FLOCK) + [count % FLOCK]
        self._flocks = [np.full(size, at, self._table.dtype) for size in sizes if size]
        self._draws = [_generator(f"{seed}:walkers{k}") for k in range(len(self._flocks))]

    def step(self, times: int = 1) -> None:
        """Every walker makes so many steps."""
        for k, flock in enumerate(self._flocks):
            self._flocks[k] = self._walked(flock, times, self._draws[k].integers)
        self.steps += times

    def _walked(self, flock: Any, times: int, draw: Any) -> Any:
        import numpy as np

        width = self._width
        numbers = np.uint16 if width <= 2**16 else np.uint32
        for _ in range(times):
            cells = flock.astype(np.intp)
            cells *= width
            cells += draw(0, width, len(flock), dtype=numbers)
            flock = self._table.take(cells)
        return flock

    def counts(self) -> dict[S, int]:
        """How many walkers are in each state now; states without any are left out."""
        import numpy as np

        states = self.chain.states
        found = sum([np.bincount(flock, minlength=len(states)) for flock in self._flocks])
        numbers: list[int] = np.asarray(found).tolist()
        return {state: n for state, n in zip(states, numbers, strict=True) if n}

    def __repr__(self) -> str:
        """Say how many walk and how far they have come."""
        count = sum([len(flock) for flock in self._flocks])
        return f"<{count} Walkers on {self.chain!r}, after {self.steps} steps>"


def pawns(
    count: int = 100_000,
    rolls: int = 100,
    seed: str | int = 0,
    board: "RutaBoard | None" = None,
    rules: "RutaRules | None" = None,
    galleys: Policy = "pay",
) -> dict[int, int]:
    """Where so many pawns of La Ruta stand after so many rolls each, by place.

    The places are those of `odds.pawns`: the spaces, and 40 for held in the Galleys. Cards count
    as drawn independently, as there.

    >>> landed = pawns(1000, rolls=1)
    >>> sum(landed.values()), min(landed)
    (1000, 0)
    """
    flock = Walkers(pawn_chain(board, rules, galleys).rolls, count, seed)
    flock.step(rolls)
    landed: dict[int, int] = {}
    for pawn, number in flock.counts().items():
        landed[place(pawn)] = landed.get(place(pawn), 0) + number
    return dict(sorted(landed.items()))


def _generator(text: str) -> Any:
    import numpy as np

    return np.random.Generator(np.random.PCG64(Stream(text).getrandbits(128)))


def _table(chain: "Chain[S]") -> tuple[int, Any]:
    """The width of a row, and the rows one after another: next states, as often as they weigh."""
    import numpy as np

    width = lcm(*[step.total for step in chain.steps.values()])
    if width * len(chain) > MOST_CELLS:
        raise TesoroError(
            f"The chances of this chain have the common denominator {width}, too large for a "
            f"table of {len(chain)} states."
        )
    number = {state: k for k, state in enumerate(chain.states)}
    small = np.min_scalar_type(len(chain) - 1)
    table = np.empty((len(chain), width), small)
    for row, step in zip(table, chain.steps.values(), strict=True):
        ends = [number[state] for state in step.weights]
        row[:] = np.repeat(ends, [w * (width // step.total) for w in step.weights.values()])
    return width, table.ravel()
