"""The buttons of the moment: ways to travel, flights, and what to do about a disk."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.games.inkan.kinds import DECLINE, DRIFT, LAND, LEAVE, MIXED, PAY, SEA, STAY, TRY
from tesoro_lab.widgets.pool import ButtonRow, Choice, Offered, reasons_html, shown
from tesoro_lab.widgets.view import View

_MAIN = ("land", "sea", "mixed", "drift", "fly")


class Actions:
    """Three rows of buttons, each with its heading, and a line with the reason of each refusal."""

    def __init__(self, host: Any) -> None:
        self.groups = {name: _Group(host) for name in ("disk", "travel", "flights")}
        self.reasons = W.HTML().add_class("tl-reasons")
        boxes = [group.box for group in self.groups.values()]
        self.box = W.VBox([*boxes, self.reasons]).add_class("tl-actions")

    def show(self, view: View) -> None:
        """Offer what is legal now, and grey what is not, with the reason."""
        offers = choices_now(view)
        heads = {
            "disk": view.label("disk"),
            "travel": view.label("how_to_travel"),
            "flights": view.label("by_air"),
        }
        alone = len([choices for choices in offers.values() if choices]) == 1
        for name, group in self.groups.items():
            group.show("" if alone else heads[name], offers[name])
        everything = [choice for choices in offers.values() for choice in choices]
        self.reasons.value = reasons_html(everything)
        shown(self.reasons, bool(self.reasons.value))
        shown(self.box, bool(everything))

    def offered(self) -> list[Offered]:
        """Every button."""
        return [pair for group in self.groups.values() for pair in group.row.offered()]


class _Group:
    """A row of buttons under a heading, hidden while it is empty."""

    def __init__(self, host: Any) -> None:
        self.head = W.HTML().add_class("tl-group-head")
        self.row = ButtonRow(host)
        self.box = W.VBox([self.head, self.row.box]).add_class("tl-group")

    def show(self, head: str, choices: list[Choice]) -> None:
        self.head.value = head
        shown(self.head, bool(head))
        self.row.show(choices)
        shown(self.box, bool(choices))


def choices_now(view: View) -> dict[str, list[Choice]]:
    """The moves of this moment by group, in a steady order; places to stop are listed elsewhere."""
    moves = _moves(view) if view.person is not None else {}
    return {
        name: [_choice(view, move) for move in moves.get(name, ())]
        for name in ("disk", "travel", "flights")
    }


def _moves(view: View) -> dict[str, list[Move]]:
    """What a player would look for, legal or not."""
    kind, seat = type(view.frame).__name__, view.person
    if kind == "Arrival":
        return {"disk": [PAY, TRY, LEAVE]}
    if kind == "Guide":
        return {"disk": [DECLINE]}
    if kind != "Start":
        return {}
    state = view.state
    mixed = [MIXED] if state.rules.mixed_modes else []
    return {
        "disk": [PAY, TRY, STAY] if state.on_disk(seat) else [],
        "travel": [LAND, SEA, *mixed, DRIFT],
        "flights": list(view.board.flight_moves[state.at[seat]]),
    }


def _choice(view: View, move: Move) -> Choice:
    refused = view.match.why_not(move)
    why = view.why(refused) if refused else ""
    look = "tl-way" if move.kind in _MAIN else ""
    if move.kind in ("pay", "try") and not why:
        look = "tl-dig"
    return Choice(view.say(move), move, why, look)
