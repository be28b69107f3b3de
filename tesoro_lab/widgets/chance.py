"""When chance decides: let it, or put the dice and the card there by hand, as a teacher may."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import CHANCE, Move
from tesoro_lab.widgets.pool import plain, shown
from tesoro_lab.widgets.view import View, told

_FACES = [str(face) for face in range(1, 7)]


class ChancePanel:
    """The dice and the piles: chance's own button, and the teacher's choice."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.draw = plain("", "tl-main tl-draw", self.let_chance)
        self.first = W.Dropdown(options=_FACES).add_class("tl-die-1")
        self.second = W.Dropdown(options=_FACES).add_class("tl-die-2")
        self.set_dice = plain("", "tl-set-dice", self.put_dice)
        self.dice = W.Box([self.first, self.second, self.set_dice]).add_class("tl-form")
        self.outcome = W.Dropdown(options=[("", "")]).add_class("tl-outcome")
        self.set_outcome = plain("", "tl-set-outcome", self.put_outcome)
        self.cards = W.Box([self.outcome, self.set_outcome]).add_class("tl-form")
        self.box = W.VBox([self.draw, self.dice, self.cards]).add_class("tl-chance")
        self._options: list[tuple[str, str]] = []

    def show(self, view: View) -> None:
        """Offer the throw or the card, if that is what comes now."""
        waiting = view.match.seat == CHANCE
        shown(self.box, waiting)
        if not waiting:
            return
        kind = type(view.frame).__name__
        throwing = kind in ("Opening", "Dice")
        names = {"Draw": "draw_card", "Deal": "deal_title"}
        self.draw.description = view.label(names.get(kind, "throw_dice"))
        shown(self.dice, throwing)
        shown(self.cards, not throwing)
        self.first.description = view.label("first_die")
        self.second.description = view.label("second_die")
        self.set_dice.description = view.label("set_dice")
        if not throwing:
            self._list_outcomes(view, kind)

    def _list_outcomes(self, view: View, kind: str) -> None:
        """Every card that may be on top, or every title that may be dealt."""
        label = "choose_card" if kind == "Draw" else "choose_title"
        self.set_outcome.description = view.label(label)
        self.outcome.description = view.label("card" if kind == "Draw" else "title")
        options = [(_outcome(view, move), move.text) for move in view.match.chance().outcomes]
        if options != self._options:
            self._options = options
            self.outcome.options = options

    @told
    def let_chance(self) -> None:
        """Chance decides by the seed of the match."""
        self.host.draw_chance()

    @told
    def put_dice(self) -> None:
        """The dice show what was chosen."""
        self.host.play(Move("dice", (int(self.first.value), int(self.second.value))))

    @told
    def put_outcome(self) -> None:
        """The card or title that was chosen comes."""
        self.host.play(Move.parse(self.outcome.value))


def _outcome(view: View, move: Move) -> str:
    if move.kind == "card":
        deck, number = str(move.args[0]), int(move.args[1])
        return f"{number}. {words.card_title(deck, number, view.lang, view.board)}"
    return view.space(int(move.args[0]))
