"""Which of two bots is the better one: games in pairs, until the interval is narrow enough."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from math import ceil, inf
from statistics import fmean, variance
from typing import TYPE_CHECKING, Any

from tesoro_lab.engine import Bot, Game, TesoroError
from tesoro_lab.engine.given import real, whole
from tesoro_lab.lab.bars import bar, until_interrupted
from tesoro_lab.lab.duels import Duel, Pair, duel, told_apart
from tesoro_lab.lab.sequences import Sequence
from tesoro_lab.lab.tables import table
from tesoro_lab.lab.workers import crew, parcels, spread
from tesoro_lab.odds.intervals import LEVEL, Interval
from tesoro_lab.words import lab_words as say

if TYPE_CHECKING:
    import pandas as pd

AT_ONCE = 5
"""So many pairs of games are one parcel of work when several workers play."""


@dataclass(frozen=True, slots=True)
class Goal:
    """When a comparison has seen enough."""

    width: float
    """The interval shall be no wider than this."""
    sure: bool
    """Whether to stop as well when the interval does not hold 1/2 any more."""
    most_pairs: int
    level: float

    def reached(self, interval: Interval, pairs: int) -> str | None:
        """Why to stop now: "width", "sure" or "games"; None to go on."""
        if interval.high - interval.low <= self.width:
            return "width"
        if self.sure and not interval.holds(0.5):
            return "sure"
        return "games" if pairs >= self.most_pairs else None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of a comparison; the score of the first bot is 1/2 if both are alike."""

    duel: Duel
    goal: Goal
    title: str
    bots: tuple[str, str]
    pairs: tuple[Pair, ...]
    path: tuple[Interval, ...] = field(repr=False)
    """The interval after each pair."""
    stopped: str | None
    """Why it stopped: "width", "sure", "games"; None if it was interrupted."""

    @property
    def score(self) -> float:
        """What the first bot got per game: 1 for a win, 1/2 for a shared or undecided game."""
        return fmean([pair.score for pair in self._some()])

    @property
    def interval(self) -> Interval:
        """Where the true score lies; it holds however often somebody looked, and stopped."""
        return self.path[-1] if self.path else Interval(0.0, 1.0)

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * len(self.pairs)

    @property
    def better(self) -> str | None:
        """The name of the better bot; None if the interval leaves it open."""
        low, high = self.interval
        return self.bots[0] if low > 0.5 else self.bots[1] if high < 0.5 else None

    @property
    def variance_ratio(self) -> float:
        """How many times as many independent games would be as sure as these pairs.

        The variance of the mean of two independent games, one on each chair, by that of the
        mean of a pair with the same luck (common random numbers; P. Glasserman and D. D. Yao,
        "Some guidelines and guarantees for common random numbers", Management Science 38, 1992,
        pages 884-908). Both are taken among pairs with the same chairs and pooled, since what a
        better chair is worth is no luck. Endless if only the same luck made all pairs alike.

        Raises:
            TesoroError: no two pairs had the same chairs yet.
        """
        alike = self._alike()
        if not alike:
            raise TesoroError(
                "A variance needs two pairs of games with the same chairs: play at least "
                f"{self.duel.seats + 1} pairs."
            )
        first, second = [
            _pooled([[getattr(pair, game) for pair in group] for group in alike])
            for game in ("first", "second")
        ]
        apart = (first + second) / 4
        together = _pooled([[pair.score for pair in group] for group in alike])
        if not together:
            return inf if apart else 1.0
        return apart / together

    @property
    def independent_games(self) -> float:
        """How many independent games would have been as sure; endless if no luck was left."""
        ratio = self.variance_ratio
        return ratio if ratio == inf else ceil(self.games * ratio)

    @property
    def frame(self) -> "pd.DataFrame":
        """One row a pair, with the interval after it, as a pandas table.

        Raises:
            TesoroError: pandas is not installed.
        """
        rows = zip(self.pairs, self.path, strict=True)
        return table(
            [{**p._asdict(), "score": p.score, "low": i.low, "high": i.high} for p, i in rows]
        )

    def resume(self, workers: int = 1, progress: bool | None = None) -> "Comparison":
        """Go on after an interruption, as if there had been none."""
        return _played(self, workers, progress)

    def summary(self, lang: str = "en") -> str:
        """Who is better, how sure that is, and what the pairs were worth, in words."""
        if not self.pairs:
            return say.nothing_yet(lang)
        undecided = sum([pair.undecided for pair in self.pairs])
        lines = [
            say.compared(self.bots, self.title, self.games, undecided, self.duel.seed, lang),
            say.scored(self.bots[0], self.score, self.interval, self.goal.level, lang),
            say.verdict(self.better, lang),
            say.stopped(self.stopped, self.goal.width, lang),
        ]
        if self._alike():
            lines.append(say.luck_shared(self.variance_ratio, self.independent_games, lang))
        return "\n".join(lines)

    def _alike(self) -> list[tuple[Pair, ...]]:
        """The pairs by their chairs, which come round; only where there are several."""
        seats = self.duel.seats
        groups = [self.pairs[number::seats] for number in range(seats)]
        return [group for group in groups if len(group) > 1]

    def _some(self) -> tuple[Pair, ...]:
        if not self.pairs:
            raise TesoroError("No game has been finished yet: play on with .resume().")
        return self.pairs

    def __repr__(self) -> str:
        return f"<Comparison: {self.summary().replace(chr(10), ' ')}>"


def compare(
    bot_a: str | Bot,
    bot_b: str | Bot,
    game: str | Game = "ruta",
    *,
    seats: int = 2,
    width: float = 0.1,
    sure: bool = False,
    most_games: int = 4000,
    level: float = LEVEL,
    seed: str | int = 1,
    rules: Any = None,
    board: Any = None,
    max_rounds: int | None = 200,
    workers: int = 1,
    progress: bool | None = None,
) -> Comparison:
    """Let two bots play pairs of games with the same luck until it is clear how they compare.

    In each pair the chance stream is the same, and so is that of each chair; in the second game
    the bots have exchanged their chairs. From pair to pair the chairs go round. With more than
    two seats half of the table is played by each bot. After each pair the interval is that of a
    confidence sequence (``tesoro_lab.lab.sequences``), so stopping by it is allowed.

    Args:
        bot_a: the first bot, by its name or a bot of your own.
        bot_b: the second bot.
        game: the short name of the game, or a game.
        seats: how many play.
        width: stop when the interval of the first bot's score is no wider than this.
        sure: whether to stop as well when it is certain that one of them is better.
        most_games: stop after so many games in any case.
        level: how sure the interval is.
        seed: pair number k is played with the seed ``f"{seed}/{k}"``, twice.
        rules: the rules in force; None for the printed ones.
        board: the board; None for the recommended one.
        max_rounds: a game is stopped after so many rounds and counts 1/2; None never.
        workers: as in ``simulate``; the same pairs count for any number of workers.
        progress: as in ``simulate``.

    Raises:
        TesoroError: the game or a bot is unknown, or the goal can't be.

    >>> found = compare("merchant", "random", width=0.5, seed=7)
    >>> found.better, found.stopped
    ('merchant', 'width')
    """
    real(width, "The width")
    real(level, "The level")
    if not 0 < width <= 1 or whole(most_games, "games") < 2:
        raise TesoroError("Ask for a width above 0 and at most 1, and for at least 2 games.")
    found, names, title = duel(game, (bot_a, bot_b), seats, str(seed), rules, board, max_rounds)
    goal = Goal(width, sure, most_games // 2, level)
    Sequence(level)  # refuses an impossible level at once
    one, two = told_apart(names)
    return _played(Comparison(found, goal, title, (one, two), (), (), None), workers, progress)


def _pooled(groups: list[list[float]]) -> float:
    """The variance within groups, each about its own mean."""
    squares = sum([variance(group) * (len(group) - 1) for group in groups])
    return squares / sum([len(group) - 1 for group in groups])


def _played(begun: Comparison, workers: int, progress: bool | None) -> Comparison:
    """Play on from where it stands until the goal is reached, or somebody interrupts."""
    goal, pairs = begun.goal, list(begun.pairs)
    seen, path = Sequence(goal.level), list(begun.path)
    for pair in pairs:
        seen.add(pair.score)
    stopped = goal.reached(seen.interval, len(pairs))
    if stopped is None:
        numbers = range(len(pairs), goal.most_pairs)
        size = 1 if crew(workers) == 1 else AT_ONCE
        work: Any = spread(begun.duel.pairs, parcels(numbers, workers, size), workers)
        shown = bar(2 * goal.most_pairs, "game", progress, 2 * len(pairs))
        with until_interrupted(work, shown):
            stopped = _watched(chain.from_iterable(work), goal, seen, pairs, path, shown)
    bots = begun.bots
    return Comparison(begun.duel, goal, begun.title, bots, tuple(pairs), tuple(path), stopped)


def _watched(
    played: Iterable[Pair],
    goal: Goal,
    seen: Sequence,
    pairs: list[Pair],
    path: list[Interval],
    shown: Any,
) -> str | None:
    """Take pair after pair in order until the goal is reached, and say why it is."""
    for pair in played:
        seen.add(pair.score)
        pairs.append(pair)
        path.append(seen.interval)
        shown.update(2)
        stopped = goal.reached(seen.interval, len(pairs))
        if stopped is not None:
            return stopped
    return None
