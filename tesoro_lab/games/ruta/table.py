"""What happens at the table: for each frame, who may do what, and how chance decides it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tesoro_lab.engine import Legal, Move, Reason
from tesoro_lab.engine.stacked import Luck, Table
from tesoro_lab.games.ruta import (
    auction,
    claims,
    debts,
    effects,
    estate,
    galleys,
    landing,
    pieces,
    trade,
    turns,
)
from tesoro_lab.games.ruta.actions import Actions, Choices
from tesoro_lab.games.ruta.frames import (
    After,
    Arrive,
    Auction,
    Begin,
    Claim,
    Collect,
    Confiscated,
    Deal,
    Debt,
    Dice,
    Draw,
    Exempt,
    Galleys,
    NextTurn,
    Offer,
    Opening,
    PieceAuction,
    Place,
    Purchase,
    Resume,
    Throw,
    Travel,
)
from tesoro_lab.games.ruta.kinds import RESIGN, TIME, Kind
from tesoro_lab.games.ruta.movement import FREE

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

ANY_TIME: Actions = {
    **estate.ACTIONS,
    **trade.OFFER_ACTIONS,
    **claims.CLAIM_ACTIONS,
    **debts.LEAVE_ACTIONS,
    **turns.TIME_ACTIONS,
}
"""What a seat may do whenever it is asked."""

ACTIONS: dict[type, Actions] = {
    Opening: turns.OPENING_ACTIONS,
    Deal: turns.DEAL_ACTIONS,
    Dice: turns.DICE_ACTIONS,
    Draw: effects.ACTIONS,
    Throw: {**ANY_TIME, **turns.THROW_ACTIONS},
    Galleys: {**ANY_TIME, **turns.THROW_ACTIONS, **galleys.ACTIONS},
    After: {**ANY_TIME, **turns.AFTER_ACTIONS},
    Purchase: {**ANY_TIME, **landing.PURCHASE_ACTIONS},
    Exempt: {**ANY_TIME, **landing.EXEMPT_ACTIONS},
    Auction: {**ANY_TIME, **auction.ACTIONS},
    PieceAuction: {**ANY_TIME, **pieces.AUCTION_ACTIONS},
    Offer: {**ANY_TIME, **trade.ANSWER_ACTIONS},
    Debt: {**ANY_TIME, **debts.DEBT_ACTIONS},
    Claim: {**ANY_TIME, **claims.WINDOW_ACTIONS},
    Place: pieces.PLACE_ACTIONS,
}
"""For each frame the moves that may be played in it, by kind: why not, and what it does."""

CHOICES: dict[type, Callable[["RutaState", Any], Choices]] = {
    Throw: turns.before_throw,
    Galleys: galleys.ways_out,
    After: turns.after_move,
    Purchase: landing.sale,
    Exempt: landing.tax_choices,
    Auction: auction.legal,
    PieceAuction: auction.legal,
    Offer: trade.answers,
    Debt: debts.ways_out,
    Claim: claims.window,
    Place: pieces.places,
}
"""For each decision the moves of its own; those of `ANY_TIME` come on top."""

LUCK: dict[type, Luck] = {
    Opening: Luck(turns.throws, turns.draw_dice),
    Dice: Luck(turns.throws, turns.draw_dice),
    Draw: Luck(effects.outcomes, effects.draw),
    Deal: Luck(turns.deals, turns.draw_title),
}
"""For each frame that chance decides, the outcomes with their weights, and how to draw one."""


def _resume(state: "RutaState", errand: Resume) -> None:
    if isinstance(errand.auction, Auction):
        auction.ask(state, errand.auction)
    else:
        pieces.ask(state, errand.auction)


ERRANDS: dict[type, Callable[["RutaState", Any], None]] = {
    Arrive: landing.land,
    Travel: landing.travel,
    Collect: effects.collect,
    Confiscated: auction.sell_confiscated,
    Resume: _resume,
    Begin: turns.begin,
    NextTurn: turns.next_turn,
}
"""How each errand is carried out."""


def legal(state: "RutaState", frame: Any) -> Legal:
    """What the seat of this decision may do."""
    moves, spans = CHOICES[type(frame)](state, frame)
    if type(frame) is Place:
        return Legal(tuple(moves))
    seat = frame.seat
    moves += estate.moves(state, seat)
    if state.claims:
        moves += claims.moves(state, seat)
    bargain = trade.Bargain(state, frame)
    drawn = bool(bargain)
    if drawn:
        spans.append(bargain)
    apart = (RESIGN, TIME) if turns.clock_runs(state) else (RESIGN,)
    return Legal(tuple(moves), tuple(spans), apart, None if drawn else bargain)


def _misplaced(state: "RutaState", move: Move) -> Reason | None:
    """The Galleys and the auctions say more than that it is the wrong moment."""
    if move.kind in (Kind.FINE, Kind.USE) and type(state.stack[-1]) in (Throw, After):
        held = state.pawns[state.thrower].tries != FREE
        return Reason("just_sent" if held else "not_in_galleys")
    return Reason("not_bidding") if move.kind in (Kind.BID, Kind.PASS) else None


TABLE = Table(
    actions=ACTIONS,
    choices=dict.fromkeys(CHOICES, legal),
    luck=LUCK,
    errands=ERRANDS,
    special=_misplaced,
)
"""All of it, as the engine asks for it."""
