"""Whose turn it is: who begins, what a turn may start with, and how it passes on."""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Distribution, Legal, Move, Reason
from tesoro_lab.engine.stacked import Actions, always
from tesoro_lab.games.inkan.disks import pay_for_disk, throw_for_disk, why_not_pay, why_not_try
from tesoro_lab.games.inkan.frames import Begin, NextTurn, Opening, Start
from tesoro_lab.games.inkan.kinds import DIE, ONE_DIE, PAY, STAY, TRY, Kind
from tesoro_lab.games.inkan.travel import TRAVEL_ACTIONS, ways

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState


def throws(state: "InkanState", frame: object) -> Distribution[Move]:
    """One to six, each with the same weight."""
    return ONE_DIE


def draw_die(state: "InkanState", frame: object, rng: Random) -> Move:
    """One of the six throws."""
    return DIE[int(rng.random() * 6)]


def why_not_throw(state: "InkanState", frame: object, move: Move) -> Reason | None:
    """A die shows one to six."""
    return None if move in DIE else Reason("impossible_throw", move.args)


def opening(state: "InkanState", frame: Opening, move: Move) -> None:
    """The highest throw begins; those who tie for it throw again."""
    pips = int(move.args[0])
    state.tell("opening_throw", frame.seats[len(frame.throws)], pips)
    thrown = (*frame.throws, pips)
    state.stack.pop()
    if len(thrown) < len(frame.seats):
        state.stack.append(Opening(frame.seats, thrown))
        return
    best = [who for who, pips in zip(frame.seats, thrown, strict=True) if pips == max(thrown)]
    if len(best) > 1:
        state.tell("opening_tie", tuple(best))
        state.stack.append(Opening(tuple(best)))
    else:
        state.first = best[0]
        state.tell("starts", best[0])


def begin(state: "InkanState", errand: Begin) -> None:
    """The first turn of the game."""
    state.round = 1
    _start_turn(state, state.first)


def next_turn(state: "InkanState", errand: NextTurn) -> None:
    """The turn passes on clockwise."""
    seat = (state.traveller + 1) % len(state.purses)
    if seat == state.first:
        state.round += 1
    _start_turn(state, seat)


def _start_turn(state: "InkanState", seat: int) -> None:
    state.traveller = seat
    state.turn += 1
    state.stack.append(Start(seat))
    state.tell("turn", seat, state.turn, state.round)


def choices(state: "InkanState", frame: Start) -> Legal:
    """Turn the disk, throw for it or stay on it; or any way to travel."""
    moves = ways(state, frame.seat)
    if state.on_disk(frame.seat):
        if why_not_pay(state, frame, PAY) is None:
            moves.append(PAY)
        moves += (TRY, STAY)
    return Legal(tuple(moves))


def _may_stay(state: "InkanState", frame: Start, move: Move) -> Reason | None:
    return always(state, frame, move) if state.on_disk(frame.seat) else Reason("no_disk_here")


def _stay(state: "InkanState", frame: Start, move: Move) -> None:
    state.stack[-1] = NextTurn()
    state.tell("stays", frame.seat)


OPENING_ACTIONS: Actions = {Kind.DIE: (why_not_throw, opening)}
START_ACTIONS: Actions = {
    **TRAVEL_ACTIONS,
    Kind.PAY: (why_not_pay, pay_for_disk),
    Kind.TRY: (why_not_try, throw_for_disk),
    Kind.STAY: (_may_stay, _stay),
}
