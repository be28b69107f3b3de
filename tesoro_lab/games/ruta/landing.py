"""A pawn arrives: the salary on the way, then what its space asks for."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always
from tesoro_lab.games.ruta.auction import open_auction
from tesoro_lab.games.ruta.board import SpaceKind
from tesoro_lab.games.ruta.cards import COFRE, SUERTE, Effect
from tesoro_lab.games.ruta.claims import demand_toll
from tesoro_lab.games.ruta.frames import (
    AFTER_OF,
    ARRIVE_OF,
    CROWN,
    Arrive,
    Draw,
    Exempt,
    Purchase,
    Travel,
)
from tesoro_lab.games.ruta.kinds import AUCTION, BUY, PAY, Kind
from tesoro_lab.games.ruta.money import charge, receive, spend, spendable
from tesoro_lab.games.ruta.movement import Trip, arrive

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def carry(state: "RutaState", who: int, trip: Trip) -> None:
    """Move the pawn as `trip` says, pay the salary, and leave the arrival as an errand."""
    before, state.pawns[who] = state.pawns[who], trip.pawn
    if trip.sent:
        end_throws(state)
        return
    if not trip.lands:
        return
    state.stack.append(ARRIVE_OF[who])
    state.tell("moves", who, before.at, trip.pawn.at)
    if trip.salaries:
        salary = trip.salaries * state.board.treasury.start_salary
        receive(state, who, salary)
        state.tell("salary", who, salary)
        repay_loan(state, who)


def repay_loan(state: "RutaState", who: int) -> None:
    """Passing Start, the borrower gives the Crown's loan back."""
    loan = state.loans[who]
    if loan:
        state.loans[who] = 0
        state.tell("loan_repaid", who, loan)
        charge(state, who, ((CROWN, loan),))


def end_throws(state: "RutaState") -> None:
    """Whatever the dice said, the thrower has no further throw this turn."""
    state.stack[0] = AFTER_OF[state.thrower]


def travel(state: "RutaState", errand: Travel) -> None:
    """A trip that waited for the fine to be paid goes ahead."""
    state.tell("leaves", errand.who, "fine")
    carry(state, errand.who, errand.trip)


def land(state: "RutaState", errand: Arrive) -> None:
    """Resolve the space on which the pawn stands."""
    who = errand.who
    at = state.pawns[who].at
    _LANDINGS[state.board.kind[at]](state, who, at)


def _on_title(state: "RutaState", who: int, at: int) -> None:
    owner = state.owner[at]
    if owner == CROWN:
        state.stack.append(Purchase(who, at))
    elif owner == who:
        state.tell("own", who, at)
    elif state.mortgaged[at]:
        state.tell("toll_free", who, owner, at)
    else:
        demand_toll(state, who, owner, at)


def _on_card(state: "RutaState", who: int, at: int) -> None:
    chest = state.board.kind[at] == SpaceKind.CHEST
    state.stack.append(Draw(who, COFRE if chest else SUERTE))


def _on_tax(state: "RutaState", who: int, at: int) -> None:
    if exemption(state, who, at) is not None:
        state.stack.append(Exempt(who, at))
    else:
        _pay_tax(state, who, at)


def _pay_tax(state: "RutaState", who: int, at: int) -> None:
    amount = state.board.spaces[at].amount
    state.tell("tax", who, at, amount)
    charge(state, who, ((CROWN, amount),))


def _on_go_to_galleys(state: "RutaState", who: int, at: int) -> None:
    state.tell("sent", who, "space")
    carry(state, who, arrive(state.board, state.pawns[who]))


def _on_galleys(state: "RutaState", who: int, at: int) -> None:
    state.tell("visits", who)


def _on_anchorage(state: "RutaState", who: int, at: int) -> None:
    if state.pot:
        state.tell("pot", who, state.pot)
        state.purses[who] += state.pot
        state.pot = 0
    else:
        state.tell("rests", who, at)


def _on_start(state: "RutaState", who: int, at: int) -> None:
    state.tell("rests", who, at)


_LANDINGS: dict[SpaceKind, Callable[["RutaState", int, int], None]] = {
    SpaceKind.PLOT: _on_title,
    SpaceKind.LONJA: _on_title,
    SpaceKind.COMPANY: _on_title,
    SpaceKind.CHEST: _on_card,
    SpaceKind.CHANCE: _on_card,
    SpaceKind.TAX: _on_tax,
    SpaceKind.GO_TO_GALLEYS: _on_go_to_galleys,
    SpaceKind.GALLEYS: _on_galleys,
    SpaceKind.ANCHORAGE: _on_anchorage,
    SpaceKind.START: _on_start,
}


def sale(state: "RutaState", frame: Purchase) -> Choices:
    """Buy at the printed price if the purse allows, or let the Crown auction the title."""
    if state.board.price[frame.title] <= spendable(state, frame.seat):
        return [BUY, AUCTION], []
    return [AUCTION], []


def _may_buy(state: "RutaState", frame: Purchase, move: Move) -> Reason | None:
    price, cash = state.board.price[frame.title], spendable(state, frame.seat)
    return Reason("short", (price, cash)) if price > cash else always(state, frame, move)


def _buy(state: "RutaState", frame: Purchase, move: Move) -> None:
    state.stack.pop()
    price = state.board.price[frame.title]
    spend(state, frame.seat, price)
    state.give_title(frame.title, frame.seat)
    state.tell("buys", frame.seat, frame.title, price)


def _let_auction(state: "RutaState", frame: Purchase, move: Move) -> None:
    state.stack.pop()
    state.tell("declines", frame.seat, frame.title)
    decliner = CROWN if state.rules.auction_decliner_bids else frame.seat
    open_auction(state, frame.title, state.next_seat(frame.seat), without=decliner)


def exemption(state: "RutaState", who: int, at: int) -> tuple[str, int] | None:
    """The card, as (deck, number), by which the seat need not pay the tax of this space."""
    for card in state.board.keepable:
        fits = card.effect == Effect.EXEMPT_ALCABALAS and card.target == at
        if fits and state.card_holder(card) == who:
            return card.deck, card.no
    return None


def tax_choices(state: "RutaState", frame: Exempt) -> Choices:
    """Show the exemption card, or pay and keep it."""
    card = exemption(state, frame.seat, frame.space)
    return ([Move(Kind.USE, card)] if card else []) + [PAY], []


def _may_show(state: "RutaState", frame: Exempt, move: Move) -> Reason | None:
    if move.args == exemption(state, frame.seat, frame.space):
        return None
    return Reason("no_card", move.args) if len(move.args) == 2 else Reason("bad_args", (move.kind,))


def _show(state: "RutaState", frame: Exempt, move: Move) -> None:
    state.stack.pop()
    deck, no = move.args
    state.return_card(str(deck), int(no))
    state.tell("uses_card", frame.seat, deck, no)
    state.tell("exempted", frame.seat, frame.space)


def _pay(state: "RutaState", frame: Exempt, move: Move) -> None:
    state.stack.pop()
    _pay_tax(state, frame.seat, frame.space)


PURCHASE_ACTIONS: Actions = {Kind.BUY: (_may_buy, _buy), Kind.AUCTION: (always, _let_auction)}
EXEMPT_ACTIONS: Actions = {Kind.USE: (_may_show, _show), Kind.PAY: (always, _pay)}
