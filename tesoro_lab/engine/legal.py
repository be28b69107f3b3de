"""What may be done now: a few moves, and ranges of numbers that are never listed out."""

from collections.abc import Iterator
from random import Random
from typing import Protocol

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.engine.moves import Move


class Span(Protocol):
    """Many moves of one kind, too many to list: it knows its members and can draw one."""

    @property
    def kind(self) -> str:
        """The kind of all its moves."""

    def __contains__(self, move: object, /) -> bool:
        """Tell whether the move is one of these."""

    def sample(self, rng: Random, /) -> Move:
        """Draw one of the moves."""


class Range:
    """The moves ``kind low``, ``kind low+step``, ... up to ``kind high``.

    >>> bids = Range("bid", 6000, 9000, step=100)
    >>> Move("bid", (6100,)) in bids, Move("bid", (6150,)) in bids
    (True, False)
    """

    __slots__ = ("high", "kind", "low", "step")

    def __init__(self, kind: str, low: int, high: int, step: int = 100) -> None:
        """Keep the bounds, both included; ``low`` above ``high`` makes an empty range."""
        self.kind = kind
        self.low = low
        self.high = high
        self.step = step

    def __contains__(self, move: object) -> bool:
        """Tell whether the move has this kind and one number of the range."""
        if not isinstance(move, Move) or move.kind != self.kind or len(move.args) != 1:
            return False
        number = move.args[0]
        return (
            isinstance(number, int)
            and self.low <= number <= self.high
            and (number - self.low) % self.step == 0
        )

    def sample(self, rng: Random) -> Move:
        """Draw one number of the range, each as likely as the others."""
        steps = (self.high - self.low) // self.step + 1
        return Move(self.kind, (self.low + self.step * int(rng.random() * steps),))

    def __bool__(self) -> bool:
        """Tell whether there is any number in the range."""
        return self.low <= self.high

    def __eq__(self, other: object) -> bool:
        """Compare kind, bounds and step."""
        if not isinstance(other, Range):
            return NotImplemented
        mine = (self.kind, self.low, self.high, self.step)
        return mine == (other.kind, other.low, other.high, other.step)

    __hash__ = None  # type: ignore[assignment]  # its bounds can change

    def __repr__(self) -> str:
        """Return an expression that makes the same range."""
        return f"Range({str(self.kind)!r}, {self.low}, {self.high}, step={self.step})"


class Legal:
    """All that may be done now; never empty while a seat has to decide.

    Attributes:
        moves: the moves that can be listed.
        ranges: spans of moves that cannot, such as bids.
        apart: moves that are legal but that nobody plays at random while there is anything
            else to do, such as resigning.
        rare: a span that knows its moves but has none to draw now, such as offers while only
            unusual ones are open; not counted, and empty for most games.

    >>> legal = Legal((Move("pass"),), (Range("bid", 100, 900),), apart=(Move("resign"),))
    >>> Move.parse("bid 300") in legal, Move("resign") in legal, Move("roll") in legal
    (True, True, False)
    >>> [str(move) for move in legal], len(legal)
    (['pass'], 3)
    """

    __slots__ = ("apart", "moves", "ranges", "rare")

    def __init__(
        self,
        moves: tuple[Move, ...],
        ranges: tuple[Span, ...] = (),
        apart: tuple[Move, ...] = (),
        rare: Span | None = None,
    ) -> None:
        """Keep the moves; empty ranges are dropped."""
        self.moves = moves
        self.apart = apart
        self.rare = rare
        for span in ranges:
            if not span:
                ranges = tuple([full for full in ranges if full])
                break
        self.ranges = ranges

    def sample(self, rng: Random) -> Move:
        """Draw one listed move or one range, each as likely as the others, then a move of it.

        Raises:
            TesoroError: nothing is legal.
        """
        moves = self.moves
        ranges = self.ranges
        listed = len(moves)
        total = listed + len(ranges)
        if total:
            index = int(rng.random() * total)
            return moves[index] if index < listed else ranges[index - listed].sample(rng)
        if self.apart:
            return self.apart[int(rng.random() * len(self.apart))]
        raise TesoroError("There is no legal move to draw from.")

    def __contains__(self, move: object) -> bool:
        """Tell whether the move may be played."""
        if move in self.moves or move in self.apart:
            return True
        for span in self.ranges:
            if move in span:
                return True
        return self.rare is not None and move in self.rare

    def __iter__(self) -> Iterator[Move]:
        """Go through the moves that can be listed, without those kept apart."""
        return iter(self.moves)

    def __len__(self) -> int:
        """Count the moves, the ranges (as one each) and the moves kept apart."""
        return len(self.moves) + len(self.ranges) + len(self.apart)

    def __eq__(self, other: object) -> bool:
        """Compare moves, ranges and moves kept apart, in order."""
        if not isinstance(other, Legal):
            return NotImplemented
        mine = (self.moves, self.ranges, self.apart)
        return mine == (other.moves, other.ranges, other.apart)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return all of it in one line."""
        parts = [str(move) for move in self.moves]
        parts += [repr(span) for span in self.ranges]
        parts += [f"{move} (apart)" for move in self.apart]
        return f"<Legal {', '.join(parts)}>"
