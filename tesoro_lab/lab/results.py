"""What came of many games: a small record of each, shares with intervals, and a table."""

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.odds.intervals import Interval, wilson

if TYPE_CHECKING:
    import pandas as pd


class Record(NamedTuple):
    """One game in short."""

    seed: str
    winners: tuple[int, ...]
    """The seats that won; nobody in a game that was stopped."""
    decided: bool
    rounds: int
    moves: int
    """All moves, those of chance included."""
    standing: tuple[Any, ...]
    """How well each seat stood at the end; in La Ruta del Tesoro its fortune in reales."""
    counts: dict[str, int]
    """How often things happened that are worth counting: trades, castles, bankruptcies."""


class Share(NamedTuple):
    """How many of the games had something, with the 95 % interval of Wilson for the true share."""

    hits: int
    games: int
    interval: Interval

    @property
    def value(self) -> float:
        """The share as counted."""
        return self.hits / self.games

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{100 * self.value:5.1f} %  ({100 * low:.1f} to {100 * high:.1f} %)  "
            f"{self.hits} of {self.games}"
        )


@dataclass(frozen=True, slots=True)
class Results:
    """The games of one experiment, in the order in which they were played.

    A game that was stopped after ``max_rounds`` has no winner; it counts as undecided and stays
    in every share.
    """

    title: str
    seats: tuple[str, ...]
    """The bot of each seat."""
    seed: str
    max_rounds: int | None
    games: tuple[Record, ...]

    def __len__(self) -> int:
        return len(self.games)

    @property
    def decided(self) -> Share:
        """The share of games that came to an end."""
        return self._share([game.decided for game in self.games])

    def share(self, counted: str) -> Share:
        """The share of games in which a thing such as "trades" happened at least once.

        Raises:
            TesoroError: no such thing is counted.
        """
        if counted not in self._counted():
            known = ", ".join(self._counted()) or "nothing"
            raise TesoroError(f'Nobody counted "{counted}" in these games, only {known}.')
        return self._share([game.counts[counted] > 0 for game in self.games])

    def wins(self, seat: int) -> Share:
        """The share of games that this seat won, alone or with others.

        Raises:
            TesoroError: there is no such seat.
        """
        if not 0 <= seat < len(self.seats):
            raise TesoroError(f"There is no seat {seat}; the seats are 0 to {len(self.seats) - 1}.")
        return self._share([seat in game.winners for game in self.games])

    @property
    def frame(self) -> "pd.DataFrame":
        """One row a game as a pandas table; ``standing`` has a column for each seat.

        Raises:
            TesoroError: pandas is not installed.
        """
        try:
            import pandas as pd
        except ImportError:
            raise TesoroError(
                'The table needs pandas; type: python -m pip install "tesoro-lab[lab]".'
            ) from None
        return pd.DataFrame([_row(game) for game in self.games])

    def summary(self) -> str:
        """The shares with their 95 % intervals, and how long the games were, as plain text."""
        rows = [("decided", self.decided)]
        rows += [(f"with {name}", self.share(name)) for name in self._counted()]
        rows += [(f"won by {self._seat(seat)}", self.wins(seat)) for seat in range(len(self.seats))]
        width = max([len(name) for name, _ in rows])
        return "\n".join(
            [
                self._headline(),
                *[f"{name:{width}}  {share}" for name, share in rows],
                self._length(),
            ]
        )

    def _headline(self) -> str:
        cap = "to the end" if self.max_rounds is None else f"at most {self.max_rounds} rounds each"
        games = "1 game" if len(self.games) == 1 else f"{len(self.games):,} games"
        return f'{games} of {self.title}, {cap}, seed "{self.seed}"'

    def _length(self) -> str:
        rounds = sorted([game.rounds for game in self.games])
        moves = sum([game.moves for game in self.games]) / len(self.games)
        undecided = len(self.games) - self.decided.hits
        return (
            f"rounds: {median(rounds):g} in the middle, {rounds[0]} to {rounds[-1]}; "
            f"moves: {moves:,.0f} a game; undecided: {undecided}"
        )

    def _seat(self, seat: int) -> str:
        return f"seat {seat} ({self.seats[seat]})"

    def _counted(self) -> list[str]:
        return list(self.games[0].counts)

    def _share(self, hits: list[bool]) -> Share:
        return Share(sum(hits), len(hits), wilson(sum(hits), len(hits)))

    def __repr__(self) -> str:
        return f"<Results: {self._headline()}>"


def _row(game: Record) -> dict[str, Any]:
    row: dict[str, Any] = {
        "seed": game.seed,
        "winner": game.winners[0] if len(game.winners) == 1 else None,
        "winners": game.winners,
        "decided": game.decided,
        "rounds": game.rounds,
        "moves": game.moves,
        **game.counts,
    }
    for seat, value in enumerate(game.standing):
        row[f"standing_{seat}"] = value
    return row
