"""Random streams that can be rewound, so that after an undo the same dice come again.

Every draw in this library goes through ``random()`` alone. Python promises that its sequence
for a given seed does not change, which it does not promise for ``choice`` or ``shuffle``.
"""

import random
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Any


class Stream(random.Random):
    """A random stream that starts from a text and knows how far it has come.

    >>> stream = Stream("7:chance")
    >>> first = [pick(stream, 6) + 1 for _ in range(5)]
    >>> stream.position
    5
    >>> stream.rewind(3)
    >>> [pick(stream, 6) + 1, pick(stream, 6) + 1] == first[3:]
    True
    """

    position: int
    """How many numbers have been drawn so far."""

    def __init__(self, text: str) -> None:
        """Start the stream that belongs to this text."""
        self.text = text
        self.position = 0
        super().__init__(text)
        self._draw = super().random

    def random(self) -> float:
        """Return the next number from 0 up to, but not including, 1."""
        self.position += 1
        return self._draw()

    def getrandbits(self, k: int, /) -> int:
        """Return ``k`` random bits, drawn by ``random()`` so that they are counted too."""
        bits = 0
        for _ in range(0, k, 32):
            bits = bits << 32 | int(self.random() * 4294967296)
        return bits >> (-k % 32)

    def _randbelow(self, n: int) -> int:
        # choice, sample, shuffle, randrange and randint of the base class all come through here.
        return int(self.random() * n)

    def rewind(self, position: int) -> None:
        """Go to the place where ``position`` numbers have been drawn, back or forward."""
        self.seed(self.text)
        draw = self._draw
        for _ in range(position):
            draw()
        self.position = position

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle as a text and a position."""
        return Stream, (self.text,), self.position

    def __setstate__(self, position: Any) -> None:
        """Go on from where the copied stream was."""
        self.rewind(position)

    def __repr__(self) -> str:
        """Return the text and the position."""
        return f"<Stream {self.text!r} at {self.position}>"


def pick(rng: random.Random, n: int) -> int:
    """Draw a whole number from 0 to ``n - 1``, each as likely as the others."""
    return int(rng.random() * n)


def weighted(rng: random.Random, weights: Sequence[int]) -> int:
    """Draw an index of ``weights``, each as likely as its weight says.

    >>> weighted(Stream("any"), [0, 0, 5])
    2
    """
    steps = list(accumulate(weights))
    if not steps or not steps[-1]:
        raise ValueError("the weights must have a sum above 0")
    return bisect(steps, int(rng.random() * steps[-1]))
