"""The line of moves of a match: those played, those that can be redone, and states on the way."""

from typing import Final

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.engine.moves import CHANCE, Move
from tesoro_lab.engine.state import State

EVERY: Final = 64
"""A snapshot of the state is kept each time so many moves have been played."""


class Line:
    """All moves of a match in order, with a cursor between those played and those undone.

    Attributes:
        moves: the moves played and, from the cursor on, those that can be redone.
        movers: whose move each of them is.
        draws: how many random numbers each of them took from its mover's stream.
        cursor: how many moves are played.
        snapshots: the states after 0, 64, 128, ... moves; never played on.
    """

    __slots__ = ("cursor", "draws", "movers", "moves", "snapshots")

    def __init__(self, start: State) -> None:
        """Begin before the first move; the state is copied."""
        self.moves: list[Move] = []
        self.movers: list[int] = []
        self.draws: list[int] = []
        self.cursor = 0
        self.snapshots: list[State] = [start.copy()]

    def add(self, move: Move, mover: int | None, draws: int, state: State) -> None:
        """Note a move that has led to ``state``; a different move drops those to redo."""
        cursor = self.cursor
        moves = self.moves
        if cursor < len(moves):
            if moves[cursor] == move:
                self.draws[cursor] = draws
                self.cursor = cursor + 1
                return
            self._cut()
        moves.append(move)
        self.movers.append(CHANCE if mover is None else mover)
        self.draws.append(draws)
        self.cursor = cursor = cursor + 1
        if cursor % EVERY == 0:
            self.snapshots.append(state.copy())

    def _cut(self) -> None:
        cursor = self.cursor
        del self.moves[cursor:], self.movers[cursor:], self.draws[cursor:]
        del self.snapshots[cursor // EVERY + 1 :]

    def state_at(self, k: int) -> State:
        """Return a copy of the state after ``k`` moves, undone ones included.

        Raises:
            TesoroError: there is no such position.
        """
        moves = self.moves
        if not 0 <= whole(k, "moves") <= len(moves):
            raise TesoroError(
                f"There is no position after {k} moves, only after 0 to {len(moves)}."
            )
        nearest = k // EVERY
        state = self.snapshots[nearest].copy()
        for index in range(nearest * EVERY, k):
            state.play(moves[index])
        return state

    def go(self, k: int, seats: int) -> list[int]:
        """Set the cursor, and return by how much each stream moves, the one of chance last."""
        shift = [0] * (seats + 1)
        back = k < self.cursor
        for index in range(min(k, self.cursor), max(k, self.cursor)):
            shift[self.movers[index]] += self.draws[index]
        self.cursor = k
        return [-numbers for numbers in shift] if back else shift

    def played(self) -> "Line":
        """Return a copy that holds only the moves up to the cursor."""
        other = Line(self.snapshots[0])
        other.moves = self.moves[: self.cursor]
        other.movers = self.movers[: self.cursor]
        other.draws = self.draws[: self.cursor]
        other.cursor = self.cursor
        other.snapshots = self.snapshots[: self.cursor // EVERY + 1]
        return other
