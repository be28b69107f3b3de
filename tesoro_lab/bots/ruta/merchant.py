"""The merchant: a sound trader with rules of thumb, one short function for each decision."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from tesoro_lab.bots.ruta.bargains import accepts, proposal
from tesoro_lab.bots.ruta.estate import POCKET, improve, mortgage_one, raise_money, reserve
from tesoro_lab.bots.ruta.worth import price_limit
from tesoro_lab.engine import Move
from tesoro_lab.games.ruta.auction import STEP
from tesoro_lab.games.ruta.building import plots_for, price_of
from tesoro_lab.games.ruta.debts import total
from tesoro_lab.games.ruta.frames import (
    After,
    Auction,
    Claim,
    Debt,
    Exempt,
    Galleys,
    Offer,
    PieceAuction,
    Place,
    Purchase,
    Throw,
)
from tesoro_lab.games.ruta.galleys import ransom
from tesoro_lab.games.ruta.kinds import (
    ACCEPT,
    AUCTION,
    BANKRUPT,
    BUY,
    CLAIM,
    DECLINE,
    END,
    FINE,
    PASS,
    PAY,
    PLACE,
    ROLL,
    WAIT,
    Kind,
)
from tesoro_lab.games.ruta.landing import exemption
from tesoro_lab.games.ruta.money import can_raise, spendable
from tesoro_lab.games.ruta.trade import is_open, why_not_swap

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

Decisions: TypeAlias = dict[type, Callable[["RutaState", Any, Random], Move]]
"""How each kind of question is decided."""

TALKS = 0.35
"""How often a merchant looks for a deal at the end of its turn; it can't recall a refusal."""
FREE_LAND = 4
"""With more titles than this for sale it pays to leave the Galleys at once."""


def merchant(state: "RutaState", rng: Random, /) -> Move:
    """Decide whatever is asked, and claim every toll that waits for it."""
    return decide(state, rng, DECISIONS)


def decide(state: "RutaState", rng: Random, decisions: Decisions) -> Move:
    """Claim a toll that waits, or else decide what is asked, each kind of it in its own way."""
    frame = state.stack[-1]
    if state.claims and type(frame) is not Place:
        for claim in state.claims:
            if claim.owner == frame.seat:
                return CLAIM[claim.title]
    return decisions[type(frame)](state, frame, rng)


def _throw(state: "RutaState", frame: Throw, rng: Random) -> Move:
    return ROLL


def _after(state: "RutaState", frame: After, rng: Random) -> Move:
    """Use what money there is, look for a deal now and then, and end the turn."""
    seat = frame.seat
    cash = state.purses[seat]
    move: Move | None = None
    if cash > POCKET:
        move = improve(state, seat, cash)
    if move is None and is_open(state) and rng.random() < TALKS:
        move = proposal(state, seat, rng)
    return move or END


def _galleys(state: "RutaState", frame: Galleys, rng: Random) -> Move:
    """Out at once while there is land to buy; later the Galleys are a safe place."""
    if state.for_sale <= FREE_LAND:
        return ROLL
    fine, cash = state.board.treasury.fine, state.purses[frame.seat] - POCKET
    card = state.galleys_card(frame.seat)
    if card is not None:
        cost = ransom(state, card)
        if cost <= fine and cost <= cash:
            return Move(Kind.USE, (card.deck, card.no))
    return FINE if fine <= cash else ROLL


def _purchase(state: "RutaState", frame: Purchase, rng: Random) -> Move:
    """Buy whatever leaves a pocketful; for a title that matters, mortgage others."""
    seat, title = frame.seat, frame.title
    price, cash = state.board.price[title], spendable(state, seat)
    if price + POCKET <= cash:
        return BUY
    if price_limit(state, seat, title) > 1.2 * price:
        if price <= cash:
            return BUY
        if price <= can_raise(state, seat):
            return mortgage_one(state, seat, price - cash) or AUCTION
    return AUCTION


def _auction(state: "RutaState", frame: Auction, rng: Random) -> Move:
    """Bid in a few jumps up to what the title is worth, within the purse."""
    limit = price_limit(state, frame.seat, frame.title)
    return _raise(state, frame, min(limit, spendable(state, frame.seat)))


def _piece_auction(state: "RutaState", frame: PieceAuction, rng: Random) -> Move:
    """A scarce building is worth half as much again as its price."""
    seat = frame.seat
    prices = [price_of(state, plot) for plot in plots_for(state, seat, frame.piece)]
    limit = max(prices, default=0) * 3 // 2
    return _raise(state, frame, min(limit, spendable(state, seat) - reserve(state, seat)))


def _raise(state: "RutaState", frame: Auction | PieceAuction, limit: int) -> Move:
    """Go half the way to the limit, or all of it when that is near; pass beyond it."""
    limit = limit // STEP * STEP
    if limit < frame.high + STEP:
        return PASS
    half = (frame.high + limit) // 2 // STEP * STEP
    return Move(Kind.BID, (limit if limit - half < limit // 8 else max(half, frame.high + STEP),))


def _place(state: "RutaState", frame: Place, rng: Random) -> Move:
    """Where the toll rises most."""
    board = state.board
    best, most = -1, -1
    for plot in plots_for(state, frame.seat, frame.piece):
        rise = board.tolls[plot][state.level[plot] + 1] - board.tolls[plot][state.level[plot]]
        if rise > most:
            best, most = plot, rise
    return PLACE[best]


def _exempt(state: "RutaState", frame: Exempt, rng: Random) -> Move:
    card = exemption(state, frame.seat, frame.space)
    return Move(Kind.USE, card) if card else PAY


def _offer(state: "RutaState", frame: Offer, rng: Random) -> Move:
    if accepts(state, frame) and why_not_swap(state, frame) is None:
        return ACCEPT
    return DECLINE


def _debt(state: "RutaState", frame: Debt, rng: Random) -> Move:
    """Raise the money if it can be raised at all."""
    seat, due = frame.seat, total(frame)
    cash = spendable(state, seat)
    if due <= cash:
        return PAY
    if can_raise(state, seat) < due:
        return BANKRUPT
    return raise_money(state, seat, due - cash) or BANKRUPT


def _claim(state: "RutaState", frame: Claim, rng: Random) -> Move:
    return WAIT


DECISIONS: Decisions = {
    Throw: _throw,
    After: _after,
    Galleys: _galleys,
    Purchase: _purchase,
    Auction: _auction,
    PieceAuction: _piece_auction,
    Place: _place,
    Exempt: _exempt,
    Offer: _offer,
    Debt: _debt,
    Claim: _claim,
}
