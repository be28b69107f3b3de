"""Trade and hire: pick ships for their coins and persons for their price, one by one."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Legal, Move, Reason
from tesoro_lab.engine.stacked import Actions, always
from tesoro_lab.games.royal import claims
from tesoro_lab.games.royal.coins import charge, gain, hand_over, purse
from tesoro_lab.games.royal.deck import PERSON, SHIP, CardKind, Role
from tesoro_lab.games.royal.discover import clear
from tesoro_lab.games.royal.frames import NEXT_TURN, Leaving, Others, Trade
from tesoro_lab.games.royal.harbour import (
    count_role,
    enter,
    pay_admirals,
    traders,
)
from tesoro_lab.games.royal.kinds import FEE, PASS, Kind

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


MADEMOISELLE = Role.MADEMOISELLE
JESTER = Role.JESTER


def choices(state: "RoyalState", frame: Trade) -> Legal:
    """Every ship, every person the seat can pay, or pass; on its own turn also claims."""
    board = state.board
    moves = [PASS]
    faces = board.faces
    seat = frame.seat
    coins = purse(state, seat) - _fee(frame)
    credit = coins + count_role(state, seat, MADEMOISELLE)
    if coins < 0:
        credit = -1
    for front in dict.fromkeys(state.display):
        face = faces[front]
        if face.kind is SHIP:
            moves.append(board.take_moves[front])
        elif face.cost <= credit:
            moves.append(board.hire_moves[front])
    if seat == frame.active and state.open_expeditions:
        moves += claims.moves(state, seat)
    return Legal(tuple(moves))


def price(state: "RoyalState", frame: Trade, front: int) -> int:
    """What hiring this person costs the seat: one coin less for each Señorita, and the fee."""
    cost = state.board.faces[front].cost - count_role(state, frame.seat, MADEMOISELLE)
    return max(cost, 0) + _fee(frame)


def _fee(frame: Trade) -> int:
    """The coin owed to the active player for each card picked from its harbour."""
    return 0 if frame.seat == frame.active else FEE


def income(state: "RoyalState", seat: int, front: int) -> int:
    """The coins a ship brings: those it shows, and one for each trader of its colour."""
    face = state.board.faces[front]
    return face.coins + traders(state, seat, face.colour)


def _wanted(state: "RoyalState", move: Move, kind: CardKind) -> int | Reason:
    """The front that the move names, if such a card lies in the harbour."""
    front = state.board.number.get(str(move.args[0])) if len(move.args) == 1 else None
    if front is None:
        return Reason("bad_args", (move.kind,))
    if front not in state.display:
        return Reason("not_in_harbour", (move.args[0],))
    if state.board.faces[front].kind != kind:
        return Reason("not_a_ship" if kind == SHIP else "not_a_person", (move.args[0],))
    return front


def _may_take(state: "RoyalState", frame: Trade, move: Move) -> Reason | None:
    front = _wanted(state, move, SHIP)
    return front if isinstance(front, Reason) else None


def _take(state: "RoyalState", frame: Trade, move: Move) -> None:
    """The ship's coins are received; a fee may be paid from them."""
    seat, front = frame.seat, state.board.number[str(move.args[0])]
    _pick(state, frame, front)
    state.discards[front] += 1
    coins = income(state, seat, front)
    state.tell("takes", seat, front, coins)
    gain(state, seat, coins)
    _pay_fee(state, frame)
    _ask_for_claims(state, frame)


def _may_hire(state: "RoyalState", frame: Trade, move: Move) -> Reason | None:
    front = _wanted(state, move, PERSON)
    if isinstance(front, Reason):
        return front
    cost, coins = price(state, frame, front), purse(state, frame.seat)
    return Reason("short", (cost, coins)) if cost > coins else None


def _hire(state: "RoyalState", frame: Trade, move: Move) -> None:
    """The person joins the seat, which pays its price coin by coin."""
    seat, front = frame.seat, state.board.number[str(move.args[0])]
    cost = price(state, frame, front) - _fee(frame)
    role = state.board.faces[front].role
    extra = role == Role.GOVERNOR and state.rules.new_governor_counts
    if frame.seat != frame.active and state.rules.governor_scope == "own_turn":
        extra = False
    _pick(state, frame, front, extra=extra)
    state.persons[seat] = tuple(sorted((*state.persons[seat], front)))
    state.tell("hires", seat, front, cost)
    _pay_fee(state, frame)
    state.note_shields(seat)
    _ask_for_claims(state, frame)
    if role == Role.ADMIRAL and state.rules.new_admiral_paid:
        pay_admirals(state, seat, frame.active, 1)
    charge(state, seat, cost)


def _pick(state: "RoyalState", frame: Trade, front: int, extra: bool = False) -> None:
    """One card less in the harbour, and one pick less for the seat."""
    at = state.display.index(front)
    state.display = state.display[:at] + state.display[at + 1 :]
    left = frame.picks - 1 + extra
    state.stack.pop()
    if left and state.display:
        state.stack.append(Trade(frame.seat, frame.active, left))


def _ask_for_claims(state: "RoyalState", frame: Trade) -> None:
    """After its last pick the active seat may still fulfil an expedition, if it can."""
    last = isinstance(state.stack[-1], Others)
    if last and frame.seat == frame.active and claims.moves(state, frame.seat):
        state.stack.append(Leaving(frame.seat))


def _pay_fee(state: "RoyalState", frame: Trade) -> None:
    if _fee(frame) and purse(state, frame.seat):
        hand_over(state, frame.seat, frame.active)
        state.tell("fee", frame.seat, frame.active, FEE)


def _pass(state: "RoyalState", frame: Trade, move: Move) -> None:
    state.stack.pop()
    state.tell("passes", frame.seat)


def others(state: "RoyalState", errand: Others) -> None:
    """Each other player has its time, clockwise; a Jester is paid when nothing is left."""
    seats = errand.seats
    if seats and state.display:
        state.stack.append(Others(errand.active, seats[1:]))
        enter(state, seats[0], errand.active)
        return
    for seat in seats:
        jesters = count_role(state, seat, JESTER)
        if jesters:
            state.tell("jester", seat, jesters)
            gain(state, seat, jesters)
    clear(state)
    state.stack.append(NEXT_TURN)


ACTIONS: Actions = {
    Kind.TAKE: (_may_take, _take),
    Kind.HIRE: (_may_hire, _hire),
    Kind.PASS: (always, _pass),
    **claims.ACTIONS,
}
