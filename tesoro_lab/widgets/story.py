"""The events of a match, heard once and kept, so that the log need not play it all again."""

from tesoro_lab import words
from tesoro_lab.engine import CHANCE, Event, Match, Move
from tesoro_lab.widgets.view import View
from tesoro_lab.words.story import tell

Heard = tuple[int, Event]
"""The number of a move, and something that happened in it."""


class Story:
    """What has happened in a match, move by move, and whose move each was."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._moves: list[Move] = []
        self._movers: list[int] = []
        self._events: list[Heard] = []

    def events(self, match: Match) -> list[Heard]:
        """Every event up to where the match stands; only new moves are played to hear them."""
        moves = match.moves
        known = _common(self._moves, moves) if match is self._match else 0
        del self._movers[known:]
        self._events = [heard for heard in self._events if heard[0] < known]
        state = match.state_at(known)
        for number in range(known, len(moves)):
            self._movers.append(CHANCE if state.seat is None else state.seat)
            state.heard = []
            state.play(moves[number])
            self._events += [(number, event) for event in state.heard]
        self._moves, self._match = moves, match
        return self._events

    def movers(self, match: Match) -> list[int]:
        """Whose move each was, chance included, up to where the match stands."""
        self.events(match)
        return self._movers

    def lines(self, view: View, start: int = 0) -> list[tuple[int, str]]:
        """The story from a move on, as (number of the move, line)."""
        match = view.match
        recent = [heard for heard in self.events(match) if heard[0] >= start]
        return tell(recent, words.voice(match.names, match.board, view.lang))

    def news(self, view: View) -> list[str]:
        """The lines since the last move that a person made."""
        self.events(view.match)
        bots = view.match.bots
        start = len(self._movers)
        while start > 0:
            start -= 1
            mover = self._movers[start]
            if mover != CHANCE and bots[mover] is None:
                break
        return [line for _, line in self.lines(view, start)]


def _common(old: list[Move], new: list[Move]) -> int:
    """How many moves at the beginning are the same."""
    same = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        same += 1
    return same
