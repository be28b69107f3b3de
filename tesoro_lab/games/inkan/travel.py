"""Travelling: choose land, sea or air, throw, and stop where the roads allow."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Legal, Move, Reason
from tesoro_lab.engine.stacked import Actions, always
from tesoro_lab.games.inkan.disks import why_not_try
from tesoro_lab.games.inkan.frames import Arrival, Die, Go, NextTurn, Start
from tesoro_lab.games.inkan.kinds import (
    AIR_PRICE,
    DISK_PRICE,
    DRIFT,
    FREE_STEPS,
    LAND,
    MIXED,
    SEA,
    SEA_PRICE,
    TRY,
    Kind,
)

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState

BY_LAND, BY_SEA, BY_BOTH = str(Kind.LAND), str(Kind.SEA), str(Kind.MIXED)
VOYAGE = "voyage"
"""The table of sea lanes that end at each circle."""


def ways(state: "InkanState", seat: int) -> list[Move]:
    """Every way to travel that is open to the seat from where it stands."""
    at, purse = state.at[seat], state.purses[seat]
    walks = state.board.walks
    moves: list[Move] = []
    if walks.land[at]:
        moves.append(LAND)
    fee = state.paid[seat] or purse >= SEA_PRICE
    if fee and walks.sea[at]:
        moves.append(SEA)
    if fee and state.rules.mixed_modes and walks.nears_sea[at]:
        moves.append(MIXED)
    if walks.sea[at] and (purse < SEA_PRICE or state.rules.free_sea == "anyone"):
        moves.append(DRIFT)
    if purse >= AIR_PRICE:
        moves += state.board.flight_moves[at]
    return moves


def _may_walk(state: "InkanState", frame: Start, move: Move) -> Reason | None:
    if not state.board.walks.land[state.at[frame.seat]]:
        return Reason("no_road_here")
    return always(state, frame, move)


def _walk(state: "InkanState", frame: Start, move: Move) -> None:
    state.stack[-1] = Die(frame.seat, BY_LAND)


def _may_sail(state: "InkanState", frame: Start, move: Move) -> Reason | None:
    if not state.board.walks.sea[state.at[frame.seat]]:
        return Reason("no_sea_here")
    return _why_no_fee(state, frame.seat) or always(state, frame, move)


def _why_no_fee(state: "InkanState", seat: int) -> Reason | None:
    if state.paid[seat] or state.purses[seat] >= SEA_PRICE:
        return None
    return Reason("short", (SEA_PRICE, state.purses[seat]))


def _sail(state: "InkanState", frame: Start, move: Move) -> None:
    """The fee is paid once; it holds until the seat leaves the sea."""
    _pay_fee(state, frame.seat)
    mode = VOYAGE if state.rules.sea_fee == "each_voyage" else BY_SEA
    state.stack[-1] = Die(frame.seat, mode)


def _pay_fee(state: "InkanState", seat: int) -> None:
    if not state.paid[seat]:
        state.pay(seat, SEA_PRICE)
        state.paid[seat] = True
        state.tell("sea_fee", seat, SEA_PRICE)


def _may_drift(state: "InkanState", frame: Start, move: Move) -> Reason | None:
    seat = frame.seat
    if not state.board.walks.sea[state.at[seat]]:
        return Reason("no_sea_here")
    if state.rules.free_sea == "penniless" and state.purses[seat] >= SEA_PRICE:
        return Reason("can_pay_sea", (SEA_PRICE,))
    return always(state, frame, move)


def _drift(state: "InkanState", frame: Start, move: Move) -> None:
    """Two steps for nothing, without the die."""
    mode = VOYAGE if state.rules.sea_fee == "each_voyage" else BY_SEA
    state.stack[-1] = Go(frame.seat, mode, FREE_STEPS)
    state.tell("drifts", frame.seat)


def _may_mix(state: "InkanState", frame: Start, move: Move) -> Reason | None:
    if not state.rules.mixed_modes:
        return Reason("no_mixing")
    if not state.board.walks.nears_sea[state.at[frame.seat]]:
        return Reason("no_sea_here")
    return _why_no_fee(state, frame.seat) or always(state, frame, move)


def _mix(state: "InkanState", frame: Start, move: Move) -> None:
    """The fee is for the whole throw, from wherever the sea can be reached with it."""
    _pay_fee(state, frame.seat)
    state.stack[-1] = Die(frame.seat, BY_BOTH)


def _may_fly(state: "InkanState", frame: Start, move: Move) -> Reason | None:
    flights = state.board.flight_moves[state.at[frame.seat]]
    if move not in flights:
        return Reason("no_flight", move.args) if _is_dot(state, move) else _bad(move)
    if state.purses[frame.seat] < AIR_PRICE:
        return Reason("short", (AIR_PRICE, state.purses[frame.seat]))
    return None


def _fly(state: "InkanState", frame: Start, move: Move) -> None:
    """Along one red line, without the die."""
    seat = frame.seat
    to = state.board.number[str(move.args[0])]
    state.pay(seat, AIR_PRICE)
    state.tell("flies", seat, state.at[seat], to, AIR_PRICE)
    state.paid[seat] = False
    arrive(state, seat, to)


def thrown(state: "InkanState", frame: Die, move: Move) -> None:
    """The die is cast; now the seat chooses where to stop."""
    pips = int(move.args[0])
    state.tell("throws", frame.traveller, pips, frame.mode)
    state.stack[-1] = Go(frame.traveller, frame.mode, pips)


def stops(state: "InkanState", frame: Go) -> Legal:
    """Every place where the throw may end."""
    return Legal(state.board.go_moves[frame.mode][state.at[frame.seat]][frame.steps])


def _may_go(state: "InkanState", frame: Go, move: Move) -> Reason | None:
    if move in state.board.go_moves[frame.mode][state.at[frame.seat]][frame.steps]:
        return None
    if not _is_dot(state, move):
        return _bad(move)
    return Reason("out_of_reach", (*move.args, frame.steps))


def _go(state: "InkanState", frame: Go, move: Move) -> None:
    """Walk or sail there; a step inland ends the stay at sea."""
    seat = frame.seat
    before, to = state.at[seat], state.board.number[str(move.args[0])]
    state.tell("travels", seat, before, to, frame.mode)
    state.paid[seat] = state.paid[seat] and _still_at_sea(state, frame, before, to)
    if state.rules.reward_on == "pass":
        ways = state.board.walks.passed[frame.mode][before][frame.steps].get(to)
        for circle in _richest(state, ways) if ways else ():
            reward(state, seat, circle)
    arrive(state, seat, to)


def _still_at_sea(state: "InkanState", frame: Go, before: int, to: int) -> bool:
    """Whether the fee paid still holds after stopping at `to`."""
    walks = state.board.walks
    if frame.mode == BY_LAND or not walks.sea[to]:
        return False
    if frame.mode == BY_BOTH and to not in walks.afloat[before][frame.steps]:
        return False
    return state.rules.sea_fee == "one_stay" or to not in state.board.circles


def _richest(state: "InkanState", ways: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The one way of these whose circles still bring most: nobody walks two ways at once."""
    return max(ways, key=lambda way: sum([state.rewards[circle] for circle in way]))


def arrive(state: "InkanState", seat: int, to: int) -> None:
    """The seat stands on a new place: it wins, earns a reward, or finds a disk there."""
    state.at[seat] = to
    if to == state.board.goal and state.carries_prize(seat):
        state.tell("reaches_goal", seat, state.treasure == seat)
        state.finish((seat,))
        return
    reward(state, seat, to)
    if state.on_disk(seat) and _can_dig(state, seat):
        state.stack[-1] = Arrival(seat)
    else:
        state.stack[-1] = NextTurn()


def _can_dig(state: "InkanState", seat: int) -> bool:
    """Whether the seat has any choice about the disk on arriving."""
    return state.purses[seat] >= DISK_PRICE or why_not_try(state, Arrival(seat), TRY) is None


def reward(state: "InkanState", seat: int, place: int) -> None:
    """The first to come to Cap Horn, Iguazu or Iquitos is rewarded."""
    if place < len(state.rewards) and state.rewards[place]:
        pesos = state.rewards[place]
        state.rewards[place] = 0
        state.pay(seat, -pesos)
        state.tell("reward", seat, place, pesos)


def _is_dot(state: "InkanState", move: Move) -> bool:
    return len(move.args) == 1 and move.args[0] in state.board.number


def _bad(move: Move) -> Reason:
    return Reason("bad_args", (move.kind,))


TRAVEL_ACTIONS: Actions = {
    Kind.LAND: (_may_walk, _walk),
    Kind.SEA: (_may_sail, _sail),
    Kind.DRIFT: (_may_drift, _drift),
    Kind.MIXED: (_may_mix, _mix),
    Kind.FLY: (_may_fly, _fly),
}
GO_ACTIONS: Actions = {Kind.GO: (_may_go, _go)}
