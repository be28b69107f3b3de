"""When chance decides: turn the card over, or choose it by hand, as a teacher may."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import CHANCE, Move
from tesoro_lab.widgets.pool import plain, shown
from tesoro_lab.widgets.view import View, told

_LET = {"Starter": "let_start", "Reveal": "turn_card", "Coin": "show_coin"}
_CHOOSE = {"Starter": "choose_starter", "Reveal": "choose_card", "Coin": "choose_card"}


class ChancePanel:
    """The pile: chance's own button, and the teacher's choice.

    The coins of a payment are shown without asking; one that comes first here can be chosen.
    """

    def __init__(self, host: Any) -> None:
        self.host = host
        self.draw = plain("", "tl-main tl-draw", self.let_chance)
        self.choice = W.Dropdown(options=[("", "")]).add_class("tl-card-choice")
        self.use = plain("", "tl-use-card", self.put)
        self.line = W.Box([self.choice, self.use]).add_class("tl-form")
        self.box = W.VBox([self.draw, self.line]).add_class("tl-chance")
        self._options: list[tuple[str, str]] = []

    def show(self, view: View) -> None:
        """Offer the card, if that is what comes now."""
        waiting = view.match.seat == CHANCE
        shown(self.box, waiting)
        if not waiting:
            return
        kind = type(view.frame).__name__
        self.draw.description = view.label(_LET[kind])
        self.choice.description = view.label(_CHOOSE[kind])
        self.use.description = view.label("choose_starter" if kind == "Starter" else "set_card")
        self._list(view)

    def _list(self, view: View) -> None:
        """Everything that may come, with how likely it is."""
        chances = view.match.chance()
        options = []
        for move in chances.outcomes:
            share = f"{chances.weights[move]}/{chances.total}"
            options.append((f"{_said(view, move)} · {share}", move.text))
        if options != self._options:
            self._options = options
            self.choice.options = options

    @told
    def let_chance(self) -> None:
        """Chance decides by the seed of the match."""
        self.host.draw_chance()

    @told
    def put(self) -> None:
        """It is what was chosen."""
        self.host.play(Move.parse(self.choice.value))


def _said(view: View, move: Move) -> str:
    """A card with all it shows, or who starts."""
    if move.kind == "starter":
        return view.match.names[int(move.args[0])]
    return view.space(view.board.number[str(move.args[0])])
