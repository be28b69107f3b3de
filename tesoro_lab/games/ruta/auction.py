"""The English auction of a title: bids in turn, whoever passes is out, the last one left buys."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Range, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always, amount_of, bad_args
from tesoro_lab.games.ruta.frames import CROWN, Auction, Confiscated, PieceAuction
from tesoro_lab.games.ruta.kinds import PASS, Kind
from tesoro_lab.games.ruta.money import spend, spendable

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

STEP = 100
"""Bids go by the smallest coin."""


def open_auction(state: "RutaState", title: int, first: int, without: int = CROWN) -> None:
    """The Crown puts a title up for auction; `first` is asked first, then clockwise."""
    bidders = tuple([seat for seat in state.clockwise(first) if seat != without])
    state.stack.append(Auction(bidders[0], title, 0, CROWN, bidders))
    state.tell("auction_opens", title)


def legal(state: "RutaState", frame: Auction | PieceAuction) -> Choices:
    """Pass, or any bid above the highest that the purse allows."""
    return [PASS], [Range(Kind.BID, frame.high + STEP, _highest(state, frame.seat), STEP)]


def _highest(state: "RutaState", seat: int) -> int:
    return spendable(state, seat) // STEP * STEP


def why_not_bid(state: "RutaState", frame: Auction | PieceAuction, move: Move) -> Reason | None:
    """A bid is a multiple of 100 above the highest bid and within the purse."""
    amount = amount_of(move)
    if amount < 0:
        return bad_args(Kind.BID)
    if amount < frame.high + STEP:
        return Reason("bid_low", (frame.high + STEP,))
    if amount % STEP:
        return Reason("bid_step", (STEP,))
    cash = spendable(state, frame.seat)
    return Reason("bid_high", (cash,)) if amount > cash else None


def bid(state: "RutaState", frame: Auction, move: Move) -> None:
    """The seat leads; the next bidder is asked, or the title is sold."""
    state.stack.pop()
    seat, amount = frame.seat, amount_of(move)
    state.tell("bids", seat, amount)
    ask(state, Auction(seat, frame.title, amount, seat, (*frame.bidders[1:], seat)))


def pass_by(state: "RutaState", frame: Auction, move: Move) -> None:
    """The seat is out of this auction."""
    state.stack.pop()
    state.tell("passes", frame.seat)
    ask(state, Auction(frame.seat, frame.title, frame.high, frame.leader, frame.bidders[1:]))


def ask(state: "RutaState", frame: Auction) -> None:
    """Ask the next bidder, or close the auction when only the leader, or nobody, is left."""
    bidders = frame.bidders
    if not bidders or bidders == (frame.leader,):
        _close(state, frame)
    else:
        state.stack.append(Auction(bidders[0], frame.title, frame.high, frame.leader, bidders))


def _close(state: "RutaState", frame: Auction) -> None:
    if frame.leader == CROWN:
        state.leave_unsold(frame.title)
        state.tell("auction_unsold", frame.title)
        return
    spend(state, frame.leader, frame.high)
    state.give_title(frame.title, frame.leader)
    state.tell("auction_won", frame.leader, frame.title, frame.high)


def sell_confiscated(state: "RutaState", errand: Confiscated) -> None:
    """The Crown auctions the titles of a bankrupt, in board order, one after the other."""
    if len(errand.titles) > 1:
        state.stack.append(Confiscated(errand.titles[1:]))
    open_auction(state, errand.titles[0], state.thrower)


ACTIONS: Actions = {Kind.BID: (why_not_bid, bid), Kind.PASS: (always, pass_by)}
