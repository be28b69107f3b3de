"""When chance decides in La Ruta: the dice, the card, or the title that is dealt."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import Move
from tesoro_lab.widgets.by_hand import ByHand
from tesoro_lab.widgets.pool import plain, relist, shown
from tesoro_lab.widgets.view import View, told

_FACES = [str(face) for face in range(1, 7)]


class ChancePanel(ByHand):
    """The dice and the piles."""

    def __init__(self, host: Any) -> None:
        super().__init__(host, "tl-outcome", "tl-set-outcome")
        self.first = W.Dropdown(options=_FACES).add_class("tl-die-1")
        self.second = W.Dropdown(options=_FACES).add_class("tl-die-2")
        self.set_dice = plain("", "tl-set-dice", self.put_dice)
        self.dice = W.Box([self.first, self.second, self.set_dice]).add_class("tl-form")
        self.box.children = (self.draw, self.dice, self.line)

    def offer(self, view: View, kind: str) -> None:
        """Offer the throw, the card or the title."""
        throwing = kind in ("Opening", "Dice")
        names = {"Draw": "draw_card", "Deal": "deal_title"}
        self.draw.description = view.label(names.get(kind, "throw_dice"))
        shown(self.dice, throwing)
        shown(self.line, not throwing)
        self.first.description = view.label("first_die")
        self.second.description = view.label("second_die")
        self.set_dice.description = view.label("set_dice")
        if not throwing:
            self._list_outcomes(view, kind)

    def _list_outcomes(self, view: View, kind: str) -> None:
        """Every card that may be on top, or every title that may be dealt."""
        self.use.description = view.label("choose_card" if kind == "Draw" else "choose_title")
        self.choice.description = view.label("card" if kind == "Draw" else "title")
        moves = view.match.chance().outcomes
        relist(self.choice, [(_outcome(view, move), move.text) for move in moves])

    @told
    def put_dice(self) -> None:
        """The dice show what was chosen."""
        self.host.play(Move("dice", (int(self.first.value), int(self.second.value))))


def _outcome(view: View, move: Move) -> str:
    if move.kind == "card":
        deck, number = str(move.args[0]), int(move.args[1])
        return f"{number}. {words.card_title(deck, number, view.lang, view.board)}"
    return view.space(int(move.args[0]))
