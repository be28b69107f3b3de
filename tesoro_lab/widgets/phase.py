"""The tab of the moment: what is going on beneath what is asked, the estate and a trade."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.estate import Estate
from tesoro_lab.widgets.pool import shown
from tesoro_lab.widgets.trade import TradePanel
from tesoro_lab.widgets.view import View


class Phase:
    """What is being decided, and all that the asked seat may do besides."""

    def __init__(self, host: Any) -> None:
        self.going = W.HTML().add_class("tl-going")
        self.estate = Estate(host)
        self.trade = TradePanel(host)
        self.estate_head = W.HTML()
        self.trade_head = W.HTML()
        self.box = W.VBox(
            [self.going, self.estate_head, self.estate.box, self.trade_head, self.trade.box]
        ).add_class("tl-phase")

    def show(self, view: View) -> None:
        """Show it for the seat that is asked."""
        self.going.value = going_html(view)
        asked = view.person is not None and type(view.frame).__name__ != "Place"
        for widget in (self.estate_head, self.estate.box, self.trade_head, self.trade.box):
            shown(widget, asked)
        estate = view.twin("Build, sell, mortgage", "Edificar, vender, hipotecar")
        self.estate_head.value = f"<h4>{estate}</h4>"
        self.trade_head.value = f"<h4>{view.label('trade')}</h4>"
        self.estate.show(view)
        self.trade.show(view)


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
    arrow = view.twin(" — then: ", " — después: ")
    houses = words.count(view.state.houses, "house", view.lang)
    castles = words.count(view.state.castles, "castle", view.lang)
    stock = words.listed([houses, castles], view.lang)
    return f"<p>{arrow.join(parts)}</p><p>{view.label('stock')}: {stock}</p>"


_TOLD = (
    "Opening", "Deal", "Dice", "Draw", "Throw", "Galleys", "After", "Purchase", "Exempt",
    "Auction", "PieceAuction", "Place", "Offer", "Debt", "Claim",
)  # fmt: skip
