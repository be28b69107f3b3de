"""Two bots meet again and again: the same luck twice, with their chairs exchanged."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tesoro_lab.engine import Bot, Game, Match, TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.front import new_match
from tesoro_lab.lab.playing import limit, seated


class Pair(NamedTuple):
    """Two games with the same seed, in which the bots sit on each other's chairs."""

    seed: str
    first: float
    """What the first bot got in the first game: 1 won, 0 lost, 1/2 shared or undecided."""
    second: float
    """The same in the second game, with the chairs exchanged."""
    undecided: int
    """How many of the two games were stopped before their end."""

    @property
    def score(self) -> float:
        """What the first bot got on average; 1/2 if both are alike."""
        return (self.first + self.second) / 2


@dataclass(frozen=True, slots=True)
class Duel:
    """Who plays whom at what; whoever has it plays pair number k just the same."""

    game: str | Game
    bots: tuple[str | Bot, str | Bot]
    seats: int
    seed: str
    rules: Any = None
    board: Any = None
    max_rounds: int | None = 200

    def pair(self, number: int) -> Pair:
        """Play pair number k: the same luck, first with these chairs, then with the others."""
        chairs = lineup(self.seats, number)
        seed = f"{self.seed}/{number}"
        first, stopped = self._play(chairs, seed)
        second, stopped_too = self._play([1 - bot for bot in chairs], seed)
        return Pair(seed, first, second, stopped + stopped_too)

    def pairs(self, numbers: range) -> list[Pair]:
        """Play several pairs."""
        return [self.pair(number) for number in numbers]

    def match(self, chairs: Sequence[int], seed: str) -> Match:
        """A match of the duel; 0 and 1 say which bot has which chair."""
        bots = [self.bots[bot] for bot in chairs]
        return new_match(self.game, bots, seed, self.rules, self.board)

    def _play(self, chairs: Sequence[int], seed: str) -> tuple[float, int]:
        match = self.match(chairs, seed)
        match.run(max_rounds=self.max_rounds)
        winners = match.state.winners()
        if not winners:
            return 0.5, int(not match.over)
        return sum([chairs[seat] == 0 for seat in winners]) / len(winners), 0


def duel(
    game: str | Game,
    bots: tuple[str | Bot, str | Bot],
    seats: int,
    seed: str,
    rules: Any,
    board: Any,
    max_rounds: int | None,
) -> tuple[Duel, tuple[str, str], str]:
    """The duel, the names of its two bots and the title of the game; refused if it can't be.

    Raises:
        TesoroError: the game or a bot is unknown, or too few or too many play, or no round.
    """
    whole(seats, "seats")
    first, second = seated(bots)
    found = Duel(game, (first, second), seats, seed, rules, board, limit(max_rounds))
    match = found.match([1, *[0] * (seats - 1)], seed)
    if seats < 2:
        raise TesoroError(f"Two bots need at least 2 seats, not {seats}.")
    return found, (str(match.bots[1]), str(match.bots[0])), match.game.title


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with a number where two bots have the same.

    >>> told_apart(["mine", "random", "mine"])
    ['mine 1', 'random', 'mine 2']
    """
    told = []
    for index, name in enumerate(names):
        number = names[: index + 1].count(name)
        told.append(f"{name} {number}" if names.count(name) > 1 else name)
    return told


def lineup(seats: int, number: int) -> list[int]:
    """Which bot has which chair in the first game of pair k; the chairs go round.

    >>> lineup(2, 0), lineup(2, 1), lineup(4, 1)
    ([0, 1], [1, 0], [1, 0, 0, 1])
    """
    return [int((chair + seats - number) % seats >= (seats + 1) // 2) for chair in range(seats)]
