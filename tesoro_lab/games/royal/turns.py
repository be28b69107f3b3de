"""Whose turn it is: who begins, how the turn passes on, and how the last round ends."""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Distribution, Move, Reason
from tesoro_lab.engine.stacked import Actions
from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.frames import DISCOVER_OF, NextTurn, Starter
from tesoro_lab.games.royal.harbour import shields
from tesoro_lab.games.royal.kinds import STARTER, Kind

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


def starters(state: "RoyalState", frame: Starter) -> Distribution[Move]:
    """Any player, each with the same chance."""
    return Distribution.uniform(STARTER[: len(state.coins)])


def draw_starter(state: "RoyalState", frame: Starter, rng: Random) -> Move:
    """One of the players."""
    return STARTER[int(rng.random() * len(state.coins))]


def _may_start(state: "RoyalState", frame: Starter, move: Move) -> Reason | None:
    return None if move in STARTER[: len(state.coins)] else Reason("bad_args", (move.kind,))


def _start(state: "RoyalState", frame: Starter, move: Move) -> None:
    state.stack.pop()
    state.first = int(move.args[0])
    state.round = 1
    state.tell("starts", state.first)
    _begin_turn(state, state.first)


def next_turn(state: "RoyalState", errand: NextTurn) -> None:
    """The turn passes on clockwise; the last round ends with the player before the first."""
    seat = (state.active + 1) % len(state.coins)
    if seat == state.first:
        if state.last_round:
            state.finish(winners(state))
            return
        state.round += 1
    _begin_turn(state, seat)


def _begin_turn(state: "RoyalState", seat: int) -> None:
    state.active = seat
    state.turn += 1
    state.drawn = 0
    state.stack.append(DISCOVER_OF[seat])
    state.tell("turn", seat, state.turn, state.round)


def winners(state: "RoyalState") -> tuple[int, ...]:
    """Most shields, then most coins, then shared; only with an expedition where that is asked."""
    seats = list(range(len(state.coins)))
    if state.rules.expedition_needed_to_win:
        seats = [seat for seat in seats if state.claimed[seat]]
    scores = {seat: (shields(state, seat), purse(state, seat)) for seat in seats}
    best = max(scores.values())
    return tuple([seat for seat in seats if scores[seat] == best])


STARTER_ACTIONS: Actions = {Kind.STARTER: (_may_start, _start)}
