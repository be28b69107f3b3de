"""The story of a match: every seat's chance to win at each turn, and what turned the game."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, NamedTuple

from tesoro_lab import games
from tesoro_lab.engine import CHANCE, Bot, Match, Move, State, Stream, TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.lab.bars import bar, until_interrupted
from tesoro_lab.lab.estimates import Mean
from tesoro_lab.lab.rollouts import Chances, Player, Rollout, player_of
from tesoro_lab.lab.workers import spread
from tesoro_lab.words import chance_words as say

SLICE = 10
"""So many rollouts are made at a time, so that an interruption loses little."""
DEEPER = 4
"""Great changes and decisions are looked at with so many times the rollouts of a turn."""
MOST = 6
"""So many decisions of one turn are weighed at most, the first ones."""
SPARE = 2
"""So many more turns than are named in the end are looked at more closely."""


class Point(NamedTuple):
    """A place in the story: a turn begins, or the match ends there."""

    turn: int
    move: int
    """How many moves of the match are played."""


class Change(NamedTuple):
    """How the chances changed in one turn, for the seat for which they changed most."""

    at: int
    """The number of the point at which the turn begins; it ends at the next one."""
    seat: int
    by: Mean
    """By how much that seat's chance rose, with its interval; less than 0 if it fell."""


class Cost(NamedTuple):
    """What a decision cost whoever made it, beside the bot's choice in the same place."""

    move: int
    """The number of the move in the match, counted from 0."""
    seat: int
    played: Move
    advised: Move
    """What the bot that plays the rollouts would have done."""
    loss: Mean
    """By how much the seat's chance would be better with that, with its interval."""


class Story:
    """Every seat's chance to win along a match, filled in bit by bit.

    The chances are those between bots that play all seats on from there: they tell what the
    position was worth to such players, not what these players would have made of it.

    Attributes:
        names: the players' names by seat.
        title: the game.
        points: where a turn begins, in order, and the end.
        rollouts: how many each point gets.
        found: the rollouts made so far, for each point.
        weighed: whether the great changes have been looked at more closely.
        turning: the turns that changed most, once they have been.
        costs: what decisions in those turns have cost.
    """

    def __init__(
        self,
        match: Match,
        rollouts: int = 30,
        *,
        seed: str | int = 1,
        bot: str | Bot | None = None,
        rounds: int | None = None,
    ) -> None:
        """Look at all moves of a match, undone ones included; nothing is rolled out yet.

        Raises:
            TesoroError: there is no rollout, or no bot to make them.
        """
        games.match_of(match)
        if whole(rollouts, "rollouts") < 1:
            raise TesoroError(f"A chance needs at least 1 rollout, not {rollouts}.")
        self.names, self.title = list(match.names), match.game.title
        self.rollouts = rollouts
        self.player: Player = player_of(match.state, bot, rounds, seed)
        self.moves = [*match.moves, *match.future]
        self.points, self._states = _turns(match.state_at(0), self.moves)
        self.found: list[list[Rollout]] = [[] for _ in self.points]
        self.weighed = False
        self.turning: tuple[Change, ...] = ()
        self.costs: tuple[Cost, ...] = ()
        self._order = coarse_to_fine(len(self.points))

    @property
    def missing(self) -> int:
        """How many rollouts are still to be made."""
        return sum([self.rollouts - len(found) for found in self.found])

    def advance(self, rollouts: int = SLICE) -> int:
        """Make the next few rollouts, all at one point, and return how many are still missing.

        First come the ends, then the middle, then the quarters: the whole line is there early
        and becomes finer.
        """
        for index in self._order:
            done = self.found[index]
            if len(done) < self.rollouts:
                upto = min(self.rollouts, len(done) + rollouts)
                done += self.player.rollouts(self._states[index], range(len(done), upto))
                break
        return self.missing

    def fill(self, workers: int = 1, progress: bool | None = None) -> None:
        """Make all that is missing; an interruption keeps what is done, and this goes on."""
        left = [index for index in self._order if len(self.found[index]) < self.rollouts]
        states = [(self.player, self._states[k], len(self.found[k]), self.rollouts) for k in left]
        work: Any = spread(_rest, states, workers)
        total = self.rollouts * len(self.points)
        shown = bar(total, "rollout", progress, total - self.missing)
        with until_interrupted(work, shown):
            for index, rest in zip(left, work, strict=True):
                self.found[index] += rest
                shown.update(len(rest))

    def chances(self, index: int) -> Chances | None:
        """The chances at one point; None while it has no rollout."""
        found = self.found[index]
        return Chances(self.player, tuple(found)) if found else None

    def shares(self, at: int) -> tuple[float, ...]:
        """Every seat's chance at a point that has a rollout."""
        return Chances(self.player, tuple(self.found[at])).shares

    def changes(self, most: int = 3) -> list[Change]:
        """The turns that seem to have changed the chances most, the greatest first.

        The same luck met both sides of each turn. Among many turns some seem great by luck
        alone: ``weighing`` looks at them again with luck of their own.
        """
        found = []
        for at in range(len(self.points) - 1):
            if all([len(self.found[k]) == self.rollouts for k in (at, at + 1)]):
                before, after = [Chances(self.player, tuple(self.found[k])) for k in (at, at + 1)]
                found.append(_greatest(at, before, after))
        found.sort(key=lambda change: -abs(change.by.value))
        return found[:most]

    def weighing(self, most: int = 3) -> Iterator[int]:
        """Look closely at the turns that seem to have changed most, and at their decisions.

        It is done bit by bit, and gives after each bit how many rollouts it took. The rollouts
        are new ones: the greatest change of many was also lucky to look so great, and only new
        luck can tell how great it is. Only decisions that the bot would have made otherwise are
        weighed; by its lights the others cost nothing.
        """
        turning: list[Change] = []
        for change in self.changes(most + SPARE):
            before = yield from self._deeply(self._states[change.at])
            after = yield from self._deeply(self._states[change.at + 1])
            turning.append(_greatest(change.at, before, after))
        turning = [change for change in turning if not change.by.interval.holds(0)]
        turning.sort(key=lambda change: -abs(change.by.value))
        self.turning = tuple(turning[:most])
        costs: list[Cost] = []
        for change in self.turning:
            costs += yield from self._decisions(change.at)
        self.costs = tuple(sorted(costs, key=lambda cost: -cost.loss.value))
        self.weighed = True

    def weigh(self, most: int = 3, progress: bool | None = None) -> None:
        """Do all of ``weighing`` at once; an interruption leaves it undone."""
        shown = bar(None, "rollout", progress)
        try:
            for done in self.weighing(most):
                shown.update(done)
        except KeyboardInterrupt:
            pass
        finally:
            shown.close()

    def _deeply(self, state: State) -> Generator[int, None, Chances]:
        """The chances in a position by new rollouts, a slice at a time."""
        rollouts: list[Rollout] = []
        last = (1 + DEEPER) * self.rollouts
        for first in range(self.rollouts, last, SLICE):
            numbers = range(first, min(first + SLICE, last))
            rollouts += self.player.rollouts(state, numbers)
            yield len(numbers)
        return Chances(self.player, tuple(rollouts))

    def _decisions(self, at: int) -> Generator[int, None, list[Cost]]:
        """What the decisions of one turn cost, with the same luck for both choices."""
        state = self._states[at].copy()
        found: list[Cost] = []
        for number in range(self.points[at].move, self.points[at + 1].move):
            seat, played = state.seat, self.moves[number]
            if seat is not None and seat != CHANCE:
                rng = Stream(f"{self.player.seed}:advice/{number}")
                advised = self.player.bot_of(state)(state, rng)
                if advised != played and len(found) < MOST:
                    there = yield from self._deeply(state.after(advised))
                    here = yield from self._deeply(state.after(played))
                    found.append(Cost(number, seat, played, advised, there.minus(here, seat)))
            state.play(played)
        return found

    def summary(self, lang: str = "en") -> str:
        """The chances at both ends, the turns that changed most and what decisions cost."""
        lines = [say.story(self.title, len(self.points) - 1, self.rollouts, lang)]
        lines.append(say.played_on(str(self._bot), self.player.rounds, lang))
        lines.append(say.margin(self.rollouts, lang))
        if self.missing:
            lines.append(say.still_missing(self.missing, lang))
        for index in (0, len(self.points) - 1):
            chances = self.chances(index)
            if chances:
                turn = self.points[index].turn
                lines.append(say.chances_at(turn, index > 0, self.names, chances.shares, lang))
        for change in self.turning:
            turn, name = self.points[change.at].turn, self.names[change.seat]
            lines.append(say.changed(turn, name, change.by, lang))
        clear = [cost for cost in self.costs if cost.loss.interval.low > 0]
        for cost in clear[:3]:
            name, board = self.names[cost.seat], self._states[0].board
            lines.append(say.cost(cost, name, board, self.names, lang))
        if self.weighed and not clear:
            lines.append(say.nothing_lost(bool(self.turning), lang))
        return "\n".join(lines)

    @property
    def _bot(self) -> str:
        bot = self.player.bot
        return bot if isinstance(bot, str) else str(getattr(bot, "__name__", "bot"))

    def __repr__(self) -> str:
        return f"<Story: {self.title}, {len(self.points) - 1} turns, {self.missing} rollouts to go>"


def story_of(
    match: Match,
    rollouts: int = 30,
    *,
    seed: str | int = 1,
    bot: str | Bot | None = None,
    rounds: int | None = None,
    workers: int = 1,
    progress: bool | None = None,
    made_by: Callable[..., Story] = Story,
) -> Story:
    """Tell the story of a match: chances at every turn, the great changes, and their decisions."""
    story = made_by(match, rollouts, seed=seed, bot=bot, rounds=rounds)
    story.fill(workers, progress)
    if not story.missing:
        story.weigh(progress=progress)
    return story


def coarse_to_fine(many: int) -> list[int]:
    """All numbers below `many`: the ends, the middle, the quarters, and so on.

    >>> coarse_to_fine(5), coarse_to_fine(1)
    ([0, 4, 2, 1, 3], [0])
    """
    order = dict.fromkeys([0, many - 1])
    step = 1
    while step < many:
        step *= 2
    while step >= 1:
        order.update(dict.fromkeys(range(0, many, step)))
        step //= 2
    return list(order)


def _turns(state: State, moves: Sequence[Move]) -> tuple[list[Point], list[State]]:
    """Where each turn begins, and the end, with the positions there."""
    points, states = [Point(state.turn, 0)], [state.copy()]
    for number, move in enumerate(moves, 1):
        state.play(move)
        if state.turn != points[-1].turn or number == len(moves):
            points.append(Point(state.turn, number))
            states.append(state.copy())
    return points, states


def _greatest(at: int, before: Chances, after: Chances) -> Change:
    """The change of one turn, for the seat for which it is greatest."""
    rises = [after.minus(before, seat) for seat in range(len(before.shares))]
    seat = max(range(len(rises)), key=lambda seat: abs(rises[seat].value))
    return Change(at, seat, rises[seat])


def _rest(item: tuple[Player, State, int, int]) -> list[Rollout]:
    player, state, done, wanted = item
    return player.rollouts(state, range(done, wanted))
