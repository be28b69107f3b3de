"""The auction: who leads, who is still in, and the bid one makes."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import CHANCE, Move, Range
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.marks import band, pawn
from tesoro_lab.widgets.pool import ButtonRow, Choice, plain, shown
from tesoro_lab.widgets.view import View, told

_STEPS = (-1000, -100, 100, 1000, 5000)


class AuctionPanel:
    """Shows the auction under way and takes the bid of whoever is asked."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.facts = W.HTML().add_class("tl-facts")
        self.amount = W.BoundedIntText(min=0, max=0, step=100).add_class("tl-amount")
        self.amount.observe(self._retell, "value")
        self.steps = [self._step(by) for by in _STEPS]
        self.bid = ButtonRow(host)
        self.form = W.Box([self.amount, self.bid.box, *self.steps]).add_class("tl-form")
        self.box = W.VBox([self.facts, self.form]).add_class("tl-auction").add_class("tl-card")
        self._asked: Any = None
        self._view: View | None = None

    def show(self, view: View) -> None:
        """Show the auction, if one is being asked about."""
        auctioning = type(view.frame).__name__ in ("Auction", "PieceAuction")
        shown(self.box, auctioning)
        if not auctioning:
            self._asked = None
            return
        self._view = view
        self.facts.value = auction_html(view)
        low, high = bounds(view)
        for by, button in zip(_STEPS, self.steps, strict=True):
            button.description = ("+" if by > 0 else "−") + view.number(abs(by))
            button.disabled = high < low
        self.amount.description = view.label("bid")
        self.amount.disabled = high < low
        if self._asked != (view.frame, low, high):
            self._asked = (view.frame, low, high)
            with self.amount.hold_trait_notifications():
                self.amount.min, self.amount.max, self.amount.value = low, max(low, high), low
        self._retell()

    def _step(self, by: int) -> W.Button:
        return plain("", "tl-small tl-step", lambda: self.change(by))

    @told
    def change(self, by: int) -> None:
        """Raise or lower the bid, within what is allowed."""
        value = max(self.amount.min, min(self.amount.max, self.amount.value + by))
        self.amount.value = value

    def put(self, amount: int) -> None:
        """Type an amount."""
        self.amount.value = amount

    def _retell(self, _: object = None) -> None:
        """Let the button say what would be bid."""
        view = self._view
        if view is None or view.person is None:
            return
        move = Move("bid", (int(self.amount.value),))
        refused = view.match.why_not(move)
        why = view.why(refused) if refused else ""
        self.bid.show([Choice(view.say(move), move, why, "" if why else "tl-main")])


def bounds(view: View) -> tuple[int, int]:
    """The lowest and the highest bid that may be made now; high below low when none may."""
    for span in view.legal.ranges:
        if isinstance(span, Range) and span.kind == "bid":
            return span.low, span.high
    return view.frame.high + 100, 0


def auction_html(view: View) -> str:
    """What is sold, the highest bid, and the bidders in the order they are asked."""
    frame, names = view.frame, view.match.names
    if hasattr(frame, "title"):
        board = view.board
        price = f"{view.label('price')} {view.number(board.price[frame.title])}"
        what = (
            f"{band(board.group[frame.title])} <b>{escape(view.space(frame.title))}</b> · {price}"
        )
    else:
        pieces = {
            "house": view.label("a_house"),
            "castle": view.label("a_castle"),
        }
        what = f"<b>{pieces[frame.piece]}</b>"
    leader = view.label("no_bid_yet")
    if frame.leader != CHANCE:
        who = f"{pawn(frame.leader, names, 18)} {view.name(frame.leader)}"
        leader = f"<b>{view.money(frame.high)}</b> {who}"
    bidders = " ".join([f"{pawn(seat, names, 18)} {view.name(seat)}" for seat in frame.bidders])
    purse = view.money(view.state.purses[frame.seat])
    return (
        f"<p>{what}</p><dl><dt>{view.label('highest_bid')}</dt><dd>{leader}</dd>"
        f"<dt>{view.label('bidders')}</dt><dd>{bidders}</dd>"
        f"<dt>{view.label('purse')}</dt><dd>{purse}</dd></dl>"
    )
