"""The admiral: knows by the chain where pawns land, and so what others sell too cheaply.

It buys whatever it can pay, bids up to what a title adds to its tolls, makes the deals that the
price list of the others undervalues, and puts all it can spare into houses.
"""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.bots.ruta import merchant as trader
from tesoro_lab.bots.ruta.estate import mortgage_one
from tesoro_lab.bots.ruta.prospects import limit, loose
from tesoro_lab.bots.ruta.treasury import improve, reserve
from tesoro_lab.bots.ruta.treaties import accepts, proposal
from tesoro_lab.engine import Move
from tesoro_lab.games.ruta.auction import STEP
from tesoro_lab.games.ruta.building import plots_for, price_of
from tesoro_lab.games.ruta.frames import After, Auction, Offer, PieceAuction, Purchase
from tesoro_lab.games.ruta.kinds import ACCEPT, AUCTION, BUY, DECLINE, END, PASS, Kind
from tesoro_lab.games.ruta.money import can_raise, spendable
from tesoro_lab.games.ruta.trade import is_open, why_not_swap

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

TALKS = 0.6
"""How often it looks for a deal when it is asked at the end of its turn."""
WANTED = 1.2
"""For a title worth this much more than its price it mortgages others."""
CHEAP = 0.8
"""If nobody else has this part of a title's price, an auction is the cheaper way to it."""
RAISE = 500
"""It bids in small steps, at most this many reales at once."""


def admiral(state: "RutaState", rng: Random, /) -> Move:
    """Decide whatever is asked, and claim every toll that waits for it."""
    return trader.decide(state, rng, _DECISIONS)


def _after(state: "RutaState", frame: After, rng: Random) -> Move:
    """Build, look for a deal, and end the turn."""
    move = improve(state, frame.seat)
    if move is None and is_open(state) and rng.random() < TALKS:
        move = proposal(state, frame.seat)
    return move or END


def _purchase(state: "RutaState", frame: Purchase, rng: Random) -> Move:
    """Buy, but let the Crown auction what nobody else could pay; mortgage for what matters."""
    seat, title = frame.seat, frame.title
    price, cash = state.board.price[title], spendable(state, seat)
    if price <= cash:
        return AUCTION if _others_are_poor(state, seat, price) else BUY
    if limit(state, seat, title) > WANTED * price and price <= can_raise(state, seat):
        return loose(state, seat) or mortgage_one(state, seat, price - cash) or AUCTION
    return AUCTION


def _others_are_poor(state: "RutaState", seat: int, price: int) -> bool:
    if not state.rules.auction_decliner_bids:
        return False
    richest = max([spendable(state, other) for other in state.clockwise(seat)[1:]])
    return richest < CHEAP * price


def _auction(state: "RutaState", frame: Auction, rng: Random) -> Move:
    """Bid in small steps up to what the title is worth, within the purse."""
    cash = spendable(state, frame.seat)
    return _raise(frame, min(limit(state, frame.seat, frame.title), cash))


def _piece_auction(state: "RutaState", frame: PieceAuction, rng: Random) -> Move:
    """A scarce building is worth half as much again as its price."""
    seat = frame.seat
    prices = [price_of(state, plot) for plot in plots_for(state, seat, frame.piece)]
    most = max(prices, default=0) * 3 // 2
    return _raise(frame, min(most, spendable(state, seat) - reserve(state, seat)))


def _raise(frame: Auction | PieceAuction, most: int) -> Move:
    room = most // STEP * STEP - frame.high
    if room < STEP:
        return PASS
    step = min(RAISE, room // 10 // STEP * STEP)
    return Move(Kind.BID, (frame.high + max(STEP, step),))


def _offer(state: "RutaState", frame: Offer, rng: Random) -> Move:
    return ACCEPT if accepts(state, frame) and why_not_swap(state, frame) is None else DECLINE


_DECISIONS: trader.Decisions = {
    **trader.DECISIONS,
    After: _after,
    Purchase: _purchase,
    Auction: _auction,
    PieceAuction: _piece_auction,
    Offer: _offer,
}
"""The rest it decides as a merchant does."""
