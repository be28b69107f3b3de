"""A turn that begins in the Galleys: throw for a double, pay the fine, or use a card."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.cards import Card, Effect
from tesoro_lab.games.ruta.frames import CROWN, After, Galleys, Throw
from tesoro_lab.games.ruta.kinds import FINE, ROLL, Kind
from tesoro_lab.games.ruta.money import charge, spendable
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.games.ruta.rules import RutaRules

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def ways_out(state: "RutaState", frame: Galleys) -> Choices:
    """Throw, and whatever fine or card the purse allows."""
    moves = [ROLL]
    cash = spendable(state, frame.seat)
    if state.board.treasury.fine <= cash:
        moves.append(FINE)
    for card in state.board.keepable:
        mine = card.effect == Effect.FREE_GALLEYS and state.card_holder(card) == frame.seat
        if mine and ransom(state, card) <= cash:
            moves.append(Move(Kind.USE, (card.deck, card.no)))
    return moves, []


def ransom(state: "RutaState", card: Card) -> int:
    """What using this card costs, in reales; most cards cost nothing."""
    return price(state.board, state.rules, card)


def price(board: RutaBoard, rules: RutaRules, card: Card) -> int:
    """What using a card that opens the Galleys costs on a board by its rules, in reales."""
    if not card.amount or rules.ransom_card == "free":
        return 0
    return board.treasury.fine if rules.ransom_card == "as_fine" else card.amount


def _may_pay_fine(state: "RutaState", frame: Galleys, move: Move) -> Reason | None:
    fine, cash = state.board.treasury.fine, spendable(state, frame.seat)
    return Reason("short", (fine, cash)) if fine > cash else always(state, frame, move)


def _pay_fine(state: "RutaState", frame: Galleys, move: Move) -> None:
    _go_free(state, frame.seat, "fine")
    fine = state.board.treasury.fine
    state.tell("fined", frame.seat, fine)
    charge(state, frame.seat, ((CROWN, fine),))


def _may_use(state: "RutaState", frame: Galleys, move: Move) -> Reason | None:
    if len(move.args) != 2:
        return Reason("bad_args", (move.kind,))
    deck, no = move.args
    card = state.board.find_card(str(deck), int(no)) if type(no) is int else None
    if card is None or card.effect != Effect.FREE_GALLEYS or not card.keepable:
        return Reason("no_card", (deck, no))
    if state.card_holder(card) != frame.seat:
        return Reason("no_card", (deck, no))
    cost, cash = ransom(state, card), spendable(state, frame.seat)
    return Reason("short", (cost, cash)) if cost > cash else None


def _use(state: "RutaState", frame: Galleys, move: Move) -> None:
    """The card goes back under its pile, and its ransom to the Crown."""
    deck, no = str(move.args[0]), int(move.args[1])
    card = state.board.find_card(deck, no)
    assert card is not None
    state.return_card(deck, no)
    state.tell("uses_card", frame.seat, deck, no)
    _go_free(state, frame.seat, "card")
    cost = ransom(state, card)
    if cost:
        charge(state, frame.seat, ((CROWN, cost),))


def _go_free(state: "RutaState", seat: int, how: str) -> None:
    """Free again, the seat throws now, or from its next turn on."""
    state.pawns[seat] = Pawn(state.pawns[seat].at)
    state.tell("leaves", seat, how)
    state.stack.pop()
    state.stack.append(Throw(seat) if state.rules.fine_then == "move_now" else After(seat))


ACTIONS: Actions = {Kind.FINE: (_may_pay_fine, _pay_fine), Kind.USE: (_may_use, _use)}
