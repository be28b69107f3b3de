"""Every seat's chance to win from a position, by letting bots play it to its end many times."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tesoro_lab import games
from tesoro_lab.bots import find, sensible
from tesoro_lab.engine import Bot, Match, Move, State, Stream, TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.lab.estimates import Mean, mean
from tesoro_lab.odds.intervals import Interval, wilson

PATIENCE: dict[str, int] = {"ruta": 60, "inkan": 40, "royal": 40}
"""After so many more rounds whoever stands best is taken for the winner."""


class Rollout(NamedTuple):
    """What came of playing a position to its end once."""

    won: tuple[float, ...]
    """For each seat 1 if it won, its part if several won together, else 0."""
    capped: bool
    """Whether it was stopped at the cap, where whoever stood best counts as the winner."""


@dataclass(frozen=True, slots=True)
class Player:
    """How positions are played to their end; rollout number k always has the same luck."""

    bot: str | Bot
    rounds: int
    """A rollout is stopped after so many more rounds."""
    seed: str

    def bot_of(self, state: State) -> Bot:
        """The bot itself."""
        return find(games.of(state), self.bot) if isinstance(self.bot, str) else self.bot

    def rollout(self, state: State, number: int) -> Rollout:
        """Play a copy of the position to its end, with the luck of number k."""
        state = state.copy()
        bot = self.bot_of(state)
        seats = len(state.standing())
        streams = [Stream(f"{self.seed}/{number}:seat{seat}") for seat in range(seats)]
        streams.append(Stream(f"{self.seed}/{number}:chance"))
        players = [*[bot] * seats, type(state).draw]
        last = state.round + self.rounds
        seat = state.seat
        while seat is not None and state.round <= last:
            state.play(players[seat](state, streams[seat]))
            seat = state.seat
        return Rollout(_parts(state), seat is not None)

    def rollouts(self, state: State, numbers: range) -> list[Rollout]:
        """Play it several times."""
        return [self.rollout(state, number) for number in numbers]


def _parts(state: State) -> tuple[float, ...]:
    """What each seat has won; in a game that was stopped whoever stands best has."""
    standing = state.standing()
    winners: Sequence[int] = state.winners()
    if not winners:
        best = max(standing)
        winners = [seat for seat, value in enumerate(standing) if value == best]
    return tuple([(seat in winners) / len(winners) for seat in range(len(standing))])


@dataclass(frozen=True, slots=True)
class Chances:
    """Every seat's chance to win from one position, as some rollouts have it."""

    player: Player
    rollouts: tuple[Rollout, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the rollouts that each seat won."""
        count = len(self.rollouts)
        return tuple(
            [sum(won) / count for won in zip(*[r.won for r in self.rollouts], strict=True)]
        )

    def interval(self, seat: int) -> Interval:
        """Where the chance of a seat lies in 95 of 100 cases, by Wilson.

        A victory that was shared counts in part. It is the chance *between such bots*: other
        players have other chances, and this interval does not know them.

        Raises:
            TesoroError: there is no such seat.
        """
        won = [r.won[_seat(seat, r)] for r in self.rollouts]
        return wilson(sum(won), len(won))

    @property
    def capped(self) -> int:
        """How many rollouts were stopped at the cap."""
        return sum([r.capped for r in self.rollouts])

    def minus(self, other: "Chances", seat: int) -> Mean:
        """By how much a seat's chance is better here than there, with its interval.

        Rollouts of the same number have the same luck and are compared with each other
        (common random numbers).

        Raises:
            TesoroError: there is no such seat.
        """
        both = zip(self.rollouts, other.rollouts, strict=False)
        return mean([here.won[_seat(seat, here)] - there.won[seat] for here, there in both])


def _seat(seat: int, rollout: Rollout) -> int:
    """The seat, if the rollout has it."""
    seats = len(rollout.won)
    if not 0 <= whole(seat, "seats") < seats:
        raise TesoroError(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
    return seat


def player_of(
    state: State, bot: str | Bot | None = None, rounds: int | None = None, seed: str | int = 1
) -> Player:
    """How positions of this game are played to their end, where nothing else is asked for.

    Raises:
        TesoroError: the game has no sensible bot and none was given, or no such bot or rounds.
    """
    try:
        name = games.of(state)
    except TesoroError:
        if bot is None:
            raise TesoroError("This game has no bot for rollouts; give one with bot=...") from None
        name = ""
    chosen = sensible(name) if bot is None else bot
    if rounds is not None and whole(rounds, "rounds") < 0:
        raise TesoroError(f"A rollout goes on for 0 rounds or more, not {rounds}.")
    if isinstance(chosen, str):
        chosen = chosen.removeprefix("bot:")
        find(name, chosen)
    return Player(chosen, PATIENCE.get(name, 100) if rounds is None else rounds, str(seed))


def chances(
    position: Match | State,
    rollouts: int = 100,
    *,
    seed: str | int = 1,
    bot: str | Bot | None = None,
    rounds: int | None = None,
) -> Chances:
    """Every seat's chance to win from here, by letting a sensible bot play all seats on.

    Args:
        position: a match, where it stands, or a state.
        rollouts: how many times it is played on; the budget is counted, never timed, so the
            same call gives the same answer on any machine.
        seed: rollout number k draws from ``f"{seed}/{k}"``.
        bot: who plays all seats; None for the game's sensible bot.
        rounds: after so many more rounds whoever stands best counts as the winner.

    Raises:
        TesoroError: there is no rollout, or no such bot.

    >>> from tesoro_lab import new_match
    >>> match = new_match("royal", seats=["Ana", "Luis"], seed=7)
    >>> found = chances(match, rollouts=10)
    >>> sum(found.shares), found.capped
    (1.0, 0)
    """
    if whole(rollouts, "rollouts") < 1:
        raise TesoroError(f"A chance needs at least 1 rollout, not {rollouts}.")
    state = position.state if isinstance(position, Match) else position
    player = player_of(state, bot, rounds, seed)
    return Chances(player, tuple(player.rollouts(state, range(rollouts))))


def weigh(
    position: Match | State,
    moves: Sequence[Move | str] | None = None,
    rollouts: int = 100,
    *,
    seed: str | int = 1,
    bot: str | Bot | None = None,
    rounds: int | None = None,
) -> dict[Move, Chances]:
    """What each move makes of the chances; all of them meet the same luck.

    Args:
        position: a match, where it stands, or a state, at which a seat decides.
        moves: which moves to weigh; None for all the finite ones.
        rollouts: how many times it is played on after each move.
        seed: as in ``chances``.
        bot: as in ``chances``.
        rounds: as in ``chances``.

    Raises:
        TesoroError: no seat decides, there is nothing to weigh, or there is no rollout.
        IllegalMove: a move is refused.
    """
    state = position.state if isinstance(position, Match) else position
    if moves is None:
        moves = list(state.legal().moves)
    if not moves or state.seat is None:
        raise TesoroError("Nobody has a move to weigh here.")
    if whole(rollouts, "rollouts") < 1:
        raise TesoroError(f"A chance needs at least 1 rollout, not {rollouts}.")
    player = player_of(state, bot, rounds, seed)
    found: dict[Move, Chances] = {}
    for text in moves:
        move = Move.parse(text) if isinstance(text, str) else text
        after: Any = state.after(move)
        found[move] = Chances(player, tuple(player.rollouts(after, range(rollouts))))
    return found
