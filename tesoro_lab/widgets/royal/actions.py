"""The buttons of the moment: draw, stop, repel; take, hire, pass; end."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.games.royal.deck import CardKind
from tesoro_lab.games.royal.kinds import BUST, DRAW, END, PASS, REPEL, STOP
from tesoro_lab.widgets.pool import ButtonRow, Choice, Offered, reasons_html, shown
from tesoro_lab.widgets.view import View


class Actions:
    """A row of buttons, and a line with the reason of each refusal."""

    def __init__(self, host: Any) -> None:
        self.row = ButtonRow(host)
        self.reasons = W.HTML().add_class("tl-reasons")
        self.box = W.VBox([self.row.box, self.reasons]).add_class("tl-actions")

    def show(self, view: View) -> None:
        """Offer what is legal now, and grey what is not, with the reason."""
        choices = choices_now(view)
        self.row.show(choices)
        self.reasons.value = reasons_html(choices)
        shown(self.reasons, bool(self.reasons.value))
        shown(self.box, bool(choices))

    def offered(self) -> list[Offered]:
        """Every button."""
        return self.row.offered()


def choices_now(view: View) -> list[Choice]:
    """The moves of this moment, legal or not, in a steady order; claims are listed elsewhere."""
    if view.person is None:
        return []
    return [_choice(view, move) for move in _moves(view)]


def _moves(view: View) -> list[Move]:
    """What a player would look for."""
    kind, state = type(view.frame).__name__, view.state
    if kind == "Discover":
        return [DRAW, STOP, *([REPEL] if view.frame.fresh else [])]
    if kind == "Threat":
        return [REPEL, BUST]
    if kind == "Trade":
        return [*picks(state.board, state.display), PASS]
    return [END]


def picks(board: Any, display: tuple[int, ...]) -> list[Move]:
    """The move that picks each card of a harbour, in the order in which the cards lie."""
    found = []
    for front in dict.fromkeys(display):
        ship = board.faces[front].kind == CardKind.SHIP
        found.append((board.take_moves if ship else board.hire_moves)[front])
    return found


def _choice(view: View, move: Move) -> Choice:
    refused = view.match.why_not(move)
    why = view.why(refused) if refused else ""
    return Choice(view.say(move), move, why, "" if why else _look(move))


def _look(move: Move) -> str:
    if move.kind in ("draw", "end"):
        return "tl-main"
    if move.kind == "repel":
        return "tl-fight"
    if move.kind in ("take", "hire"):
        return "tl-pick"
    return ""
