"""What came of many games: shares and means with intervals, tables, and how to go on."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.lab.bars import bar, until_interrupted
from tesoro_lab.lab.estimates import Mean, Share, mean, share
from tesoro_lab.lab.playing import Plan, Record
from tesoro_lab.lab.tables import frame_of, turns_of
from tesoro_lab.lab.workers import parcels, spread
from tesoro_lab.words import lab_words as say

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class Results:
    """The games of one experiment, in the order of their numbers.

    A game that was stopped after ``max_rounds`` has no winner; it counts as undecided and stays
    in every share.
    """

    plan: Plan
    title: str
    seats: tuple[str, ...]
    """The bot of each seat."""
    wanted: int
    """How many games were asked for; fewer are there after an interruption."""
    games: tuple[Record, ...]

    def __len__(self) -> int:
        return len(self.games)

    @property
    def seed(self) -> str:
        """The seed of the experiment; that of game number k is ``f"{seed}/{k}"``."""
        return self.plan.seed

    @property
    def max_rounds(self) -> int | None:
        """After how many rounds a game was stopped; None if never."""
        return self.plan.max_rounds

    @property
    def complete(self) -> bool:
        """Whether all the games that were asked for are there."""
        return len(self.games) >= self.wanted

    @property
    def decided(self) -> Share:
        """The share of games that came to an end."""
        return share([game.decided for game in self._some()])

    @property
    def undecided(self) -> Share:
        """The share of games that were stopped before their end."""
        return share([not game.decided for game in self._some()])

    def share(self, counted: str) -> Share:
        """The share of games in which a thing such as "trades" happened at least once.

        A yes-or-no measure of your own is counted by its yes, among the games that have it.

        Raises:
            TesoroError: no such thing is counted.
        """
        return share([value > 0 for value in self.values(counted)])

    def mean(self, counted: str) -> Mean:
        """The mean over the games of a count, a measure, "rounds" or "moves".

        Raises:
            TesoroError: no such thing is counted.
        """
        return mean(self.values(counted))

    def values(self, counted: str) -> list[float]:
        """One number for each game: of a count, a measure, "rounds" or "moves".

        Raises:
            TesoroError: no such thing is counted, or no game has it.
        """
        if counted in ("rounds", "moves"):
            return [float(getattr(game, counted)) for game in self._some()]
        known = [*self._some()[0].counts, *self._measured()]
        if counted not in known:
            names = ", ".join(known) or "nothing"
            raise TesoroError(f'Nobody counted "{counted}" in these games, only {names}.')
        found = [{**game.counts, **game.measured}.get(counted) for game in self.games]
        there = [float(value) for value in found if value is not None]
        if not there:
            raise TesoroError(f'No game has a value for "{counted}".')
        return there

    def wins(self, seat: int) -> Share:
        """The share of games that this seat won, alone or with others.

        Raises:
            TesoroError: there is no such seat.
        """
        if not 0 <= whole(seat, "seats") < len(self.seats):
            raise TesoroError(f"There is no seat {seat}; the seats are 0 to {len(self.seats) - 1}.")
        return share([seat in game.winners for game in self._some()])

    @property
    def frame(self) -> "pd.DataFrame":
        """One row a game as a pandas table; ``standing`` has a column for each seat.

        Raises:
            TesoroError: pandas is not installed.
        """
        return frame_of(self.plan, self.games)

    @property
    def turns(self) -> "pd.DataFrame":
        """One row for each turn of each game, as it begins, and for each end.

        Raises:
            TesoroError: pandas is not installed, or the turns were not asked for.
        """
        if not self.plan.turns:
            raise TesoroError("The turns were not kept; ask for them with turns=True.")
        return turns_of(self.plan, self.games)

    def resume(
        self, games: int | None = None, workers: int = 1, progress: bool | None = None
    ) -> "Results":
        """Play on where an interruption stopped it, or up to so many games in all.

        What is here is kept as it is, and the games that follow are those that would have
        followed without the interruption.

        >>> from tesoro_lab.lab import simulate
        >>> few = simulate("ruta", ["random", "random"], games=2, seed=7, max_rounds=3)
        >>> more = few.resume(games=4)
        >>> more == simulate("ruta", ["random", "random"], games=4, seed=7, max_rounds=3)
        True

        Args:
            games: how many there shall be in all; None for as many as were asked for first.
            workers: as in ``simulate``.
            progress: as in ``simulate``.
        """
        wanted = self.wanted if games is None else whole(games, "games")
        left = range(len(self.games), wanted)
        done = [*self.games, *played(self.plan, left, workers, progress)]
        return Results(self.plan, self.title, self.seats, max(wanted, len(self)), tuple(done))

    def summary(self, lang: str = "en") -> str:
        """The shares and means with their 95 % intervals, as plain text."""
        if not self.games:
            return f"{self._headline(lang)}\n{say.nothing_yet(lang)}"
        rows = [(say.word("decided", lang), self.decided.said(lang))]
        rows.append((say.word("undecided", lang), self.undecided.said(lang)))
        counted = self.games[0].counts
        rows += [(say.having(name, lang), self.share(name).said(lang)) for name in counted]
        rows += [(name, self._said(name, lang)) for name in self._measured()]
        for seat in range(len(self.seats)):
            rows.append((say.won_by(seat, self.seats[seat], lang), self.wins(seat).said(lang)))
        rows.append((say.word("rounds", lang), self.mean("rounds").said(lang)))
        width = max([len(name) for name, _ in rows])
        told = [f"{name:{width}}  {value}" for name, value in rows]
        return "\n".join([self._headline(lang), *told, self._length(lang)])

    def _headline(self, lang: str = "en") -> str:
        head = say.headline(len(self.games), self.title, self.max_rounds, self.seed, lang)
        return head if self.complete else f"{head} {say.broken_off(self.wanted, lang)}"

    def _length(self, lang: str) -> str:
        rounds = sorted([game.rounds for game in self.games])
        moves = sum([game.moves for game in self.games]) / len(self.games)
        undecided = len(self.games) - self.decided.hits
        return say.lengths((median(rounds), rounds[0], rounds[-1]), moves, undecided, lang)

    def _said(self, name: str, lang: str) -> str:
        """A measure: a share if it is yes or no, a mean if it is a number."""
        found = [game.measured.get(name) for game in self.games]
        there = [value for value in found if value is not None]
        if not there:
            return say.word("never", lang)
        if all([isinstance(value, bool) for value in there]):
            return self.share(name).said(lang)
        return self.mean(name).said(lang, 2)

    def _measured(self) -> list[str]:
        """The names of the measures, in the order in which the games brought them."""
        names: dict[str, None] = {}
        for game in self.games:
            names.update(dict.fromkeys(game.measured))
        return list(names)

    def _some(self) -> Sequence[Record]:
        if not self.games:
            raise TesoroError("No game has been finished yet: play on with .resume().")
        return self.games

    def __repr__(self) -> str:
        return f"<Results: {self._headline()}>"


def played(plan: Plan, numbers: range, workers: int, progress: bool | None) -> list[Record]:
    """Play these games; an interruption ends it and keeps the beginning."""
    records: list[Record] = []
    shown = bar(numbers.stop, "game", progress, numbers.start)
    work: Any = spread(plan.records, parcels(numbers, workers), workers)
    with until_interrupted(work, shown):
        for parcel in work:
            records += parcel
            shown.update(len(parcel))
    return records
