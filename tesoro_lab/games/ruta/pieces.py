"""Building, and the auction the Crown holds when houses or castles do not go round."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always, amount_of, space_of
from tesoro_lab.games.ruta.auction import why_not_bid
from tesoro_lab.games.ruta.building import (
    HOUSE,
    next_piece,
    plots_for,
    price_of,
    put_up,
    why_not_build,
)
from tesoro_lab.games.ruta.frames import Decision, PieceAuction, Place
from tesoro_lab.games.ruta.kinds import PLACE, Kind
from tesoro_lab.games.ruta.money import spend, spendable

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def may_build(state: "RutaState", frame: Decision, move: Move) -> Reason | None:
    """The plot must be able to take its next building, in stock and within the purse."""
    seat = frame.seat
    return why_not_build(state, seat, space_of(move), spendable(state, seat))


def build(state: "RutaState", frame: Decision, move: Move) -> None:
    """Build at the list price, or call an auction when the pieces do not go round."""
    seat, title = frame.seat, space_of(move)
    piece = next_piece(state, title)
    rivals = _rivals(state, seat, piece) if state.rules.building_auction else ()
    if rivals:
        price = price_of(state, title)
        state.tell("piece_auction", piece, seat)
        ask(state, PieceAuction(rivals[0], piece, price, seat, (*rivals, seat), title))
    else:
        spend(state, seat, price_of(state, title))
        put_up(state, seat, title)


def _rivals(state: "RutaState", seat: int, piece: str) -> tuple[int, ...]:
    """The other seats that could build this piece now, if the Crown has too few for all."""
    stock = state.houses if piece == HOUSE else state.castles
    if stock >= len(state.purses):
        return ()
    rivals = []
    for other in state.clockwise(seat)[1:]:
        cash = spendable(state, other)
        for plot in plots_for(state, other, piece):
            if price_of(state, plot) <= cash:
                rivals.append(other)
                break
    return tuple(rivals) if len(rivals) >= stock else ()


def bid(state: "RutaState", frame: PieceAuction, move: Move) -> None:
    """The seat leads; the next bidder is asked, or the piece is sold."""
    state.stack.pop()
    amount = amount_of(move)
    state.tell("bids", frame.seat, amount)
    bidders = (*frame.bidders[1:], frame.seat)
    ask(state, frame._replace(high=amount, leader=frame.seat, bidders=bidders))


def pass_by(state: "RutaState", frame: PieceAuction, move: Move) -> None:
    """The seat is out of this auction."""
    state.stack.pop()
    state.tell("passes", frame.seat)
    ask(state, frame._replace(bidders=frame.bidders[1:]))


def ask(state: "RutaState", frame: PieceAuction) -> None:
    """Ask the next bidder, or close the auction when only the leader is left."""
    if frame.bidders == (frame.leader,):
        _close(state, frame)
    else:
        state.stack.append(frame._replace(seat=frame.bidders[0]))


def _close(state: "RutaState", frame: PieceAuction) -> None:
    """The winner pays and builds; one who has no plot for the piece any more gets nothing."""
    plots = plots_for(state, frame.leader, frame.piece)
    if not plots:
        return
    spend(state, frame.leader, frame.high)
    state.tell("piece_won", frame.leader, frame.piece, frame.high)
    if frame.asked in plots:
        put_up(state, frame.leader, frame.asked)
    elif len(plots) == 1:
        put_up(state, frame.leader, plots[0])
    else:
        state.stack.append(Place(frame.leader, frame.piece))


def places(state: "RutaState", frame: Place) -> Choices:
    """The plots among which the winner chooses."""
    return [PLACE[plot] for plot in plots_for(state, frame.seat, frame.piece)], []


def may_place(state: "RutaState", frame: Place, move: Move) -> Reason | None:
    """The piece must fit on the plot, by the rules of even building."""
    plot = space_of(move)
    if plot in plots_for(state, frame.seat, frame.piece):
        return None
    reason = why_not_build(state, frame.seat, plot, cash=10**9)
    return reason or Reason("bad_args", (move.kind,))


def place(state: "RutaState", frame: Place, move: Move) -> None:
    """The winner puts the piece on the plot of its choice."""
    state.stack.pop()
    put_up(state, frame.seat, space_of(move))


AUCTION_ACTIONS: Actions = {Kind.BID: (why_not_bid, bid), Kind.PASS: (always, pass_by)}
PLACE_ACTIONS: Actions = {Kind.PLACE: (may_place, place)}
