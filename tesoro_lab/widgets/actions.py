"""The buttons of the moment: the legal moves, and beside them the usual ones that are refused."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.widgets.pool import ButtonRow, Choice, Offered, plain, reasons_html, shown
from tesoro_lab.widgets.view import View

ESTATE = ("build", "sell", "mortgage", "lift")
"""Moves with a list of their own, title by title."""

# frame -> the moves a player would look for there, legal or not
_USUAL: dict[str, tuple[str, ...]] = {
    "Throw": ("roll", "end"),
    "Galleys": ("roll", "fine"),
    "After": ("roll", "end"),
    "Purchase": ("buy", "auction"),
    "Auction": ("pass",),
    "PieceAuction": ("pass",),
    "Offer": ("accept", "decline"),
    "Debt": ("pay", "bankrupt"),
}
_MAIN = ("roll", "end", "buy", "fine", "use", "pay", "claim", "accept", "place")


class Actions:
    """Buttons for what is asked, and a line with the reason of each refusal."""

    def __init__(self, host: Any) -> None:
        self.row = ButtonRow(host)
        self.estate = plain(
            "", "tl-small tl-open-estate", lambda: host.parts.open_section("estate")
        )
        self.trade = plain("", "tl-small tl-open-trade", lambda: host.parts.open_section("trade"))
        self.apart = ButtonRow(host)
        self.more = W.Box([self.estate, self.trade, self.apart.box]).add_class("tl-buttons")
        self.reasons = W.HTML().add_class("tl-reasons")
        line = W.Box([self.row.box, self.more]).add_class("tl-buttons")
        self.box = W.VBox([line, self.reasons]).add_class("tl-actions")

    def show(self, view: View) -> None:
        """Offer what is legal now."""
        choices = choices_now(view)
        self.row.show(choices)
        self.apart.show(
            [Choice(view.say(move), move, "", "tl-small tl-quiet") for move in view.legal.apart]
        )
        self.reasons.value = reasons_html(choices)
        shown(self.reasons, bool(self.reasons.value))
        shown(self.more, view.person is not None and type(view.frame).__name__ != "Place")
        self.estate.description = view.label("open_estate")
        self.trade.description = view.label("trade") + " …"

    def offered(self) -> list[Offered]:
        """Every button, those kept apart last."""
        return [*self.row.offered(), *self.apart.offered()]


def choices_now(view: View) -> list[Choice]:
    """The moves of this moment in a steady order; those of the estate are listed elsewhere."""
    if view.person is None:
        return []
    moves = [Move(kind) for kind in _USUAL.get(type(view.frame).__name__, ())]
    for move in view.legal.moves:
        if move not in moves and move.kind not in ESTATE:
            moves.append(move)
    choices = []
    for move in moves:
        refused = None if move in view.legal else view.match.why_not(move)
        why = view.why(refused) if refused else ""
        look = "tl-main" if move.kind in _MAIN and not why else ""
        choices.append(Choice(view.say(move), move, why, look))
    return choices
