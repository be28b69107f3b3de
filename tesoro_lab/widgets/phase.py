"""The tab of the moment: what is going on beneath what is asked, the estate and a trade."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.estate import Estate
from tesoro_lab.widgets.pool import Offered, plain, shown
from tesoro_lab.widgets.trade import TradePanel
from tesoro_lab.widgets.view import View, told


class Phase:
    """What is being decided, and all that the asked seat may do besides."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.going = W.HTML().add_class("tl-going")
        self.estate = Estate(host)
        self.trade = TradePanel(host)
        self.section = "estate"
        self.to_estate = plain("", "tl-small tl-to-estate", lambda: self.turn_to("estate"))
        self.to_trade = plain("", "tl-small tl-to-trade", lambda: self.turn_to("trade"))
        self.choice = W.Box([self.to_estate, self.to_trade]).add_class("tl-row")
        self.box = W.VBox([self.going, self.choice, self.estate.box, self.trade.box]).add_class(
            "tl-phase"
        )

    def show(self, view: View) -> None:
        """Show it for the seat that is asked."""
        self.going.value = going_html(view)
        asked = view.person is not None and type(view.frame).__name__ != "Place"
        shown(self.choice, asked)
        shown(self.estate.box, asked and self.section == "estate")
        shown(self.trade.box, asked and self.section == "trade")
        self.to_estate.description = view.label("estate")
        self.to_trade.description = view.label("trade")
        for name, button in (("estate", self.to_estate), ("trade", self.to_trade)):
            (button.add_class if name == self.section else button.remove_class)("mod-active")
        if self.section == "estate":
            self.estate.show(view)
        else:
            self.trade.show(view)

    @told
    def turn_to(self, section: str) -> None:
        """Show the estate or the trade."""
        self.section = section
        self.host.redraw()

    def offered(self) -> list[Offered]:
        """Every button of the section that is shown."""
        if self.section == "estate":
            return self.estate.offered()
        return self.trade.offer.offered()


def going_html(view: View) -> str:
    """The decisions that wait on each other, the present one first."""
    parts = []
    for frame in reversed(view.state.stack):
        seat = getattr(frame, "seat", None)
        if seat is None or seat < 0:
            seat = getattr(frame, "thrower", getattr(frame, "drawer", None))
        label = type(frame).__name__
        if label not in _TOLD:
            continue
        who = f": {view.name(seat)}" if seat is not None else ""
        title = getattr(frame, "title", None)
        where = f", {escape(view.space(title))}" if isinstance(title, int) else ""
        parts.append(f"<b>{view.label(label)}</b>{who}{where}")
    if not parts:
        parts.append(f"<b>{view.label('Over')}</b>")
    arrow = view.label("and_then")
    houses = words.count(view.state.houses, "house", view.lang)
    castles = words.count(view.state.castles, "castle", view.lang)
    stock = words.listed([houses, castles], view.lang)
    return f"<p>{arrow.join(parts)}</p><p>{view.label('stock')}: {stock}</p>"


_TOLD = (
    "Opening", "Deal", "Dice", "Draw", "Throw", "Galleys", "After", "Purchase", "Exempt",
    "Auction", "PieceAuction", "Place", "Offer", "Debt", "Claim",
)  # fmt: skip
