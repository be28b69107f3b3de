"""A seat leaves the table: every frame that waits for it, or on it, is set right."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tesoro_lab.games.ruta.frames import (
    CROWN,
    After,
    Arrive,
    Auction,
    Claim,
    Collect,
    Debt,
    Dice,
    Draw,
    Exempt,
    Frame,
    Galleys,
    NextTurn,
    Offer,
    PieceAuction,
    Place,
    Purchase,
    Resume,
    Throw,
    Travel,
)

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def remove_from_table(state: "RutaState", seat: int) -> None:
    """The seat plays no more; with one player left the game is over at once."""
    state.playing[seat] = False
    state.claims = tuple([claim for claim in state.claims if seat not in claim[:2]])
    if state.playing.count(True) == 1:
        state.finish((state.playing.index(True),))
        return
    frames = [_without(frame, seat) for frame in state.stack]
    state.stack[:] = [frame for frame in frames if frame is not None]


def _without(frame: Frame, seat: int) -> Frame | None:
    """What becomes of a frame when the seat leaves; None when it falls away."""
    change = _CHANGES.get(type(frame))
    return change(frame, seat) if change else frame


def _turn(frame: Throw | Galleys | After | Dice, seat: int) -> Frame:
    """The turn of whoever leaves passes on."""
    whose = frame.thrower if isinstance(frame, Dice) else frame.seat
    return NextTurn() if whose == seat else frame


def _own(frame: Purchase | Exempt | Place, seat: int) -> Frame | None:
    return None if frame.seat == seat else frame


def _errand(frame: Arrive | Travel, seat: int) -> Frame | None:
    return None if frame.who == seat else frame


def _draw(frame: Draw, seat: int) -> Frame | None:
    return None if frame.drawer == seat else frame


def _auction(frame: Auction, seat: int) -> Frame:
    """Out of the auction; a leader's bid falls, and those still in may bid anew."""
    bidders = tuple([bidder for bidder in frame.bidders if bidder != seat])
    if frame.leader == seat:
        frame = frame._replace(high=0, leader=CROWN)
    return Resume(frame._replace(bidders=bidders))


def _piece_auction(frame: PieceAuction, seat: int) -> Frame | None:
    """Out of the auction; when the leader goes it is called off, and anyone may ask anew."""
    if frame.leader == seat:
        return None
    bidders = tuple([bidder for bidder in frame.bidders if bidder != seat])
    return Resume(frame._replace(bidders=bidders))


def _resume(frame: Resume, seat: int) -> Frame | None:
    return _without(frame.auction, seat)


def _offer(frame: Offer, seat: int) -> Frame | None:
    return None if seat in (frame.seat, frame.proposer) else frame


def _debt(frame: Debt, seat: int) -> Frame | None:
    """What was owed to whoever leaves is owed to the Crown."""
    if frame.seat == seat:
        return None
    dues = [(CROWN if creditor == seat else creditor, due) for creditor, due in frame.dues]
    return Debt(frame.seat, tuple(dues))


def _claim(frame: Claim, seat: int) -> Frame | None:
    return None if seat in (frame.seat, frame.debtor) else frame


def _collect(frame: Collect, seat: int) -> Frame | None:
    if frame.receiver == seat:
        return None
    return frame._replace(payers=tuple([payer for payer in frame.payers if payer != seat]))


_CHANGES: dict[type, Callable[[Any, int], Frame | None]] = {
    Throw: _turn,
    Galleys: _turn,
    After: _turn,
    Dice: _turn,
    Purchase: _own,
    Exempt: _own,
    Place: _own,
    Arrive: _errand,
    Travel: _errand,
    Draw: _draw,
    Auction: _auction,
    PieceAuction: _piece_auction,
    Resume: _resume,
    Offer: _offer,
    Debt: _debt,
    Claim: _claim,
    Collect: _collect,
}
