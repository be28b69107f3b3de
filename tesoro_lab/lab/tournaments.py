"""Each bot against each: a table with intervals, and a rating."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from tesoro_lab.engine import Bot, Game, TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.lab.bars import bar, until_interrupted
from tesoro_lab.lab.duels import Duel, Pair, duel, told_apart
from tesoro_lab.lab.estimates import Mean
from tesoro_lab.lab.playing import seated
from tesoro_lab.lab.ratings import bradley_terry
from tesoro_lab.lab.ratings import errors as errors_of
from tesoro_lab.lab.tables import table
from tesoro_lab.lab.workers import spread
from tesoro_lab.odds.intervals import Interval, wilson
from tesoro_lab.words import lab_words as say

if TYPE_CHECKING:
    import pandas as pd

SIDES = NormalDist().inv_cdf(0.975)
"""So many standard errors to either side hold 95 %."""


class Standing(NamedTuple):
    """How one bot came out."""

    bot: str
    score: Mean
    """What it got per game against all others."""
    rating: float
    rated: Interval
    """Where its rating may lie."""
    undecided: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """What came of a tournament of each against each."""

    title: str
    seed: str
    bots: tuple[str, ...]
    wanted: int
    """How many pairs of games any two bots were to play."""
    duels: dict[tuple[int, int], tuple[Pair, ...]]
    """The pairs of games of each two bots, by their numbers."""

    @property
    def complete(self) -> bool:
        """Whether all games are there; some are not after an interruption."""
        return all([len(pairs) == self.wanted for pairs in self.duels.values()])

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * sum([len(pairs) for pairs in self.duels.values()])

    def against(self, one: int, other: int) -> Mean | None:
        """What one bot got per game against another; None if they have not met."""
        scores = self._scores(one, other)
        return scored(scores) if scores else None

    @property
    def table(self) -> list[Standing]:
        """How each bot came out, the highest rating first.

        The two games of a pair share their luck, so a pair counts as one game for all intervals.
        """
        points = self._points()
        rated = bradley_terry(points)
        errors = errors_of(points, rated)
        rows = []
        for bot, name in enumerate(self.bots):
            scores = [s for other in self._others(bot) for s in self._scores(bot, other)]
            if scores:
                rating, half = rated[bot], SIDES * errors[bot]
                inside = Interval(rating - half, rating + half)
                rows.append(Standing(name, scored(scores), rating, inside, self._undecided(bot)))
        return sorted(rows, key=lambda row: -row.rating)

    @property
    def frame(self) -> "pd.DataFrame":
        """One row a bot, the highest rating first, as a pandas table.

        Raises:
            TesoroError: pandas is not installed.
        """
        return table(
            [
                {
                    "bot": row.bot,
                    "score": row.score.value,
                    "score_low": row.score.interval.low,
                    "score_high": row.score.interval.high,
                    "rating": row.rating,
                    "rating_low": row.rated.low,
                    "rating_high": row.rated.high,
                    "pairs": row.score.games,
                    "undecided": row.undecided,
                }
                for row in self.table
            ]
        )

    def summary(self, lang: str = "en") -> str:
        """The table as plain text."""
        if not self.games:
            return say.nothing_yet(lang)
        rows = self.table
        width = max([len(row.bot) for row in rows])
        told = [say.standing(row, width, lang) for row in rows]
        head = say.tournament(self.title, self.games, self.seed, lang)
        undecided = sum([row.undecided for row in rows]) // 2
        return "\n".join([head, *told, say.how_rated(undecided, lang)])

    def _others(self, bot: int) -> list[int]:
        return [other for other in range(len(self.bots)) if other != bot]

    def _scores(self, one: int, other: int) -> list[float]:
        if one < other:
            return [pair.score for pair in self.duels[one, other]]
        return [1 - pair.score for pair in self.duels[other, one]]

    def _undecided(self, bot: int) -> int:
        return sum(
            [pair.undecided for two, pairs in self.duels.items() if bot in two for pair in pairs]
        )

    def _points(self) -> list[list[float]]:
        """What each got against each; a pair of games with the same luck counts as one game."""
        points = [[0.0] * len(self.bots) for _ in self.bots]
        for (one, other), pairs in self.duels.items():
            points[one][other] = sum([pair.score for pair in pairs])
            points[other][one] = len(pairs) - points[one][other]
        return points

    def __repr__(self) -> str:
        return f"<Tournament: {self.title}, {', '.join(self.bots)}, {self.games} games>"


def tournament(
    bots: Sequence[str | Bot],
    game: str | Game = "ruta",
    *,
    seats: int = 2,
    games: int = 40,
    seed: str | int = 1,
    rules: Any = None,
    board: Any = None,
    max_rounds: int | None = 200,
    workers: int = 1,
    progress: bool | None = None,
) -> Tournament:
    """Let each bot meet each other one in pairs of games with the same luck.

    Args:
        bots: at least two, by their names or bots of your own.
        game: the short name of the game, or a game.
        seats: how many play; with more than two, half of the table is played by each bot.
        games: how many games any two bots play; an even number, for the chairs are exchanged.
        seed: bots number i and j play their pairs as ``compare`` with the seed
            ``f"{seed}/{i}-{j}"``.
        rules: the rules in force; None for the printed ones.
        board: the board; None for the recommended one.
        max_rounds: a game is stopped after so many rounds and counts 1/2; None never.
        workers: as in ``simulate``.
        progress: as in ``simulate``.

    Raises:
        TesoroError: the game or a bot is unknown, or there are too few bots or games.

    >>> found = tournament(["random", "merchant"], games=4, seed=7)
    >>> [row.bot for row in found.table]
    ['merchant', 'random']
    """
    bots = seated(bots)
    if len(bots) < 2 or whole(games, "games") < 2 or games % 2:
        raise TesoroError("A tournament needs two bots or more, and an even number of games.")
    plans: dict[tuple[int, int], Duel] = {}
    names, title = [""] * len(bots), ""
    for one, other in combinations(range(len(bots)), 2):
        plans[one, other], both, title = duel(
            game, (bots[one], bots[other]), seats, f"{seed}/{one}-{other}", rules, board, max_rounds
        )
        names[one], names[other] = both
    found: dict[tuple[int, int], list[Pair]] = {two: [] for two in plans}
    _play(plans, found, games // 2, workers, progress)
    duels = {two: tuple(pairs) for two, pairs in found.items()}
    return Tournament(title, str(seed), tuple(told_apart(names)), games // 2, duels)


def scored(scores: Sequence[float]) -> Mean:
    """The mean of the scores of pairs of games, with Wilson's interval.

    The formula is made for wins and losses. Scores between 0 and 1 vary less than those, so
    the interval is at least as wide as it need be; and it has a width even if all were won.

    >>> scored([1.0] * 10).interval.low > 0.7
    True
    """
    return Mean(fmean(scores), len(scores), wilson(sum(scores), len(scores)))


def _play(
    plans: dict[tuple[int, int], Duel],
    found: dict[tuple[int, int], list[Pair]],
    wanted: int,
    workers: int,
    progress: bool | None,
) -> None:
    """Play all duels, a pair of each in turn, so that an interruption leaves them all alike."""
    items = [(two, plans[two], number) for number in range(wanted) for two in plans]
    work: Any = spread(_one_pair, items, workers)
    shown = bar(2 * len(items), "game", progress)
    with until_interrupted(work, shown):
        for two, pair in work:
            found[two].append(pair)
            shown.update(2)


def _one_pair(item: tuple[tuple[int, int], Duel, int]) -> tuple[tuple[int, int], Pair]:
    two, plan, number = item
    return two, plan.pair(number)
