"""The turn: who begins, the throw and what it does, the end, and the quick game's clock."""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Distribution, Move, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always, space_of
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.claims import lapse
from tesoro_lab.games.ruta.frames import (
    AFTER_OF,
    CROWN,
    DICE_OF,
    THROW_OF,
    After,
    Begin,
    Deal,
    Decision,
    Dice,
    Galleys,
    NextTurn,
    Opening,
    Throw,
    Travel,
)
from tesoro_lab.games.ruta.kinds import DICE, END, ROLL, TITLE, TWO_DICE, Kind
from tesoro_lab.games.ruta.landing import carry
from tesoro_lab.games.ruta.money import charge, fortune, spend
from tesoro_lab.games.ruta.movement import FREE, Pawn, Trip, throw

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

DEALT_TITLES = 2
"""Titles dealt to each player at the start of the quick game."""


def can_deal(board: RutaBoard, seats: int) -> bool:
    """Whether there are titles enough to deal, and anybody could pay for the dearest of them."""
    dearest = sorted([board.price[title] for title in board.titles])[-DEALT_TITLES:]
    enough = len(board.titles) >= DEALT_TITLES * seats
    return enough and sum(dearest) <= board.treasury.start_cash


def throws(state: "RutaState", frame: Opening | Dice) -> Distribution[Move]:
    """The 36 throws of two dice, each with the same weight."""
    return TWO_DICE


def draw_dice(state: "RutaState", frame: Opening | Dice, rng: Random) -> Move:
    """One of the 36 throws, each with the same chance."""
    return DICE[6 * int(rng.random() * 6) + int(rng.random() * 6)]


def may_throw(state: "RutaState", frame: Opening | Dice, move: Move) -> Reason | None:
    """Two dice show one to six each."""
    return None if move in _THROWS else Reason("impossible_throw", move.args)


_THROWS = frozenset(DICE)


def opening(state: "RutaState", frame: Opening, move: Move) -> None:
    """The highest throw begins; those who tie for it throw again."""
    a, b = move.args
    seat = frame.seats[len(frame.sums)]
    state.tell("opening_throw", seat, a, b)
    sums = (*frame.sums, int(a) + int(b))
    state.stack.pop()
    if len(sums) < len(frame.seats):
        state.stack.append(Opening(frame.seats, sums))
        return
    best = [who for who, total in zip(frame.seats, sums, strict=True) if total == max(sums)]
    if len(best) > 1:
        state.tell("opening_tie", tuple(best))
        state.stack.append(Opening(tuple(best)))
        return
    state.first = state.thrower = best[0]
    state.tell("starts", best[0])
    if state.rules.quick:
        state.stack.append(Deal(tuple(state.clockwise(best[0]) * DEALT_TITLES)))


def deals(state: "RutaState", frame: Deal) -> Distribution[Move]:
    """Any title the Crown still has, each with the same weight."""
    return Distribution.uniform(_left(state))


def draw_title(state: "RutaState", frame: Deal, rng: Random) -> Move:
    """One of these titles."""
    titles = _left(state)
    return titles[int(rng.random() * len(titles))]


def _left(state: "RutaState") -> list[Move]:
    return [TITLE[title] for title in state.board.titles if state.owner[title] == CROWN]


def _may_deal(state: "RutaState", frame: Deal, move: Move) -> Reason | None:
    title = space_of(move)
    if title in state.board.titles and state.owner[title] == CROWN:
        return None
    return Reason("title_not_free", (title,))


def _deal(state: "RutaState", frame: Deal, move: Move) -> None:
    """The title dealt is paid for at once."""
    state.stack.pop()
    seat, title = frame.takers[0], space_of(move)
    if len(frame.takers) > 1:
        state.stack.append(Deal(frame.takers[1:]))
    spend(state, seat, state.board.price[title])
    state.give_title(title, seat)
    state.tell("dealt", seat, title, state.board.price[title])


def begin(state: "RutaState", errand: Begin) -> None:
    """The first turn of the game."""
    state.round = 1
    _start_turn(state, state.first)


def next_turn(state: "RutaState", errand: NextTurn | None = None) -> None:
    """The turn passes on clockwise, unless the quick game ends here."""
    seat = state.next_seat(state.thrower)
    count = len(state.purses)
    wraps = (seat - state.first) % count <= (state.thrower - state.first) % count
    if state.time_called or (wraps and state.round == state.rules.quick_game):
        _richest_win(state)
        return
    state.round += wraps
    _start_turn(state, seat)


def _richest_win(state: "RutaState") -> None:
    """The quick game ends: the greatest fortune wins, and equal ones share."""
    seats = [seat for seat, plays in enumerate(state.playing) if plays]
    fortunes = [fortune(state, seat) for seat in seats]
    best = max(fortunes)
    state.finish(tuple([seat for seat, has in zip(seats, fortunes, strict=True) if has == best]))


def _start_turn(state: "RutaState", seat: int) -> None:
    """A lost turn still lets its player build and trade; one in the Galleys has its own choice."""
    state.thrower = seat
    state.turn += 1
    pawn = state.pawns[seat]
    if pawn.doubles:
        pawn = state.pawns[seat] = Pawn(pawn.at, 0, pawn.tries)
    state.tell("turn", seat, state.turn, state.round)
    if state.skips[seat]:
        state.skips[seat] -= 1
        state.tell("skips", seat, state.skips[seat])
        state.stack.append(AFTER_OF[seat])
    else:
        state.stack.append(THROW_OF[seat] if pawn.tries == FREE else Galleys(seat))


def before_throw(state: "RutaState", frame: Throw) -> Choices:
    """The seat throws when it has done with its estate."""
    return [ROLL], []


def roll(state: "RutaState", frame: Throw | Galleys, move: Move) -> None:
    """The dice are in the air; tolls that others owe are forgotten."""
    if state.claims:
        lapse(state, frame.seat)
    state.stack[-1] = DICE_OF[frame.seat]


def _thrown(state: "RutaState", frame: Dice, move: Move) -> None:
    """The pawn moves by the throw, and the turn goes on beneath what it sets off."""
    who, (a, b) = frame.thrower, move.args
    state.dice = a, b = int(a), int(b)
    before = state.pawns[who]
    trip = throw(state.board, state.rules, before, a, b)
    state.stack[-1] = THROW_OF[who] if trip.again else AFTER_OF[who]
    if state.heard is not None:
        _tell_throw(state, who, before, trip)
    if trip.fined:
        state.stack.append(Travel(who, trip))
        state.tell("fined", who, state.board.treasury.fine)
        charge(state, who, ((CROWN, state.board.treasury.fine),))
    else:
        carry(state, who, trip)


def _tell_throw(state: "RutaState", who: int, before: Pawn, trip: Trip) -> None:
    a, b = state.dice
    state.tell("throws", who, a, b)
    if before.tries != FREE:
        if trip.pawn.tries != FREE:
            state.tell("stays", who, trip.pawn.tries)
        elif a == b:
            state.tell("leaves", who, "doubles")
    if trip.sent:
        state.tell("sent", who, "doubles")
    elif trip.again:
        state.tell("doubles_again", who)


def after_move(state: "RutaState", frame: After) -> Choices:
    """The seat ends its turn when it has done with its estate."""
    return [END], []


def _end(state: "RutaState", frame: After, move: Move) -> None:
    state.stack.pop()
    next_turn(state)


def clock_runs(state: "RutaState") -> bool:
    """Whether the table may still call time."""
    return state.rules.quick_game == "clock" and not state.time_called


def _may_call_time(state: "RutaState", frame: Decision, move: Move) -> Reason | None:
    return always(state, frame, move) if clock_runs(state) else Reason("no_clock")


def _call_time(state: "RutaState", frame: Decision, move: Move) -> None:
    """The running turn is the last one."""
    state.time_called = True
    state.tell("time_called", frame.seat)


OPENING_ACTIONS: Actions = {Kind.DICE: (may_throw, opening)}
DEAL_ACTIONS: Actions = {Kind.TITLE: (_may_deal, _deal)}
DICE_ACTIONS: Actions = {Kind.DICE: (may_throw, _thrown)}
THROW_ACTIONS: Actions = {Kind.ROLL: (always, roll)}
AFTER_ACTIONS: Actions = {Kind.END: (always, _end)}
TIME_ACTIONS: Actions = {Kind.TIME: (_may_call_time, _call_time)}
