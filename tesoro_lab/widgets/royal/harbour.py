"""The harbour as a list beside the table: what each card is and does, and a button to pick it."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.picks import PickList
from tesoro_lab.widgets.pool import Choice
from tesoro_lab.widgets.royal.actions import picks
from tesoro_lab.widgets.royal.icons import picture
from tesoro_lab.widgets.view import View
from tesoro_lab.words.royal_cards import does


class HarbourList(PickList):
    """The cards that lie there while somebody picks; the table and the buttons do the same."""

    most_rows = 8

    def __init__(self, host: Any) -> None:
        super().__init__(host)
        self.list.add_class("tl-harbour")
        self.text = W.HTML().add_class("tl-card-told")
        chosen = W.Box([self.text, self.go.box]).add_class("tl-chosen")
        self.box.children = (self.hint, self.list, chosen)

    def show(self, view: View) -> None:
        """List the cards, if one may be picked."""
        self.hint.value = f"<p>{view.label('choose_card_hint')}</p>"
        self.list.description = view.label("choose_card")
        fronts = dict.fromkeys(view.state.display) if self.moves_now(view) else ()
        self.lay(view, [(_told(view, front), front) for front in fronts])

    def moves_now(self, view: View) -> dict[int, Move]:
        """Each front that may be picked now, with its move."""
        number = view.board.number
        return {
            number[str(move.args[0])]: move
            for move in view.legal.moves
            if move.kind in ("take", "hire")
        }

    def offer(self) -> None:
        """The chosen card in words, and its button."""
        view, front = self._view, self.list.value
        if view is None or front is None:
            return
        (move,) = picks(view.board, (front,))
        refused = view.match.why_not(move)
        why = view.why(refused) if refused else ""
        self.text.value = told_html(view, front, why)
        self.go.show([Choice(view.say(move), move, why, "" if why else "tl-main")])


def told_html(view: View, front: int, why: str = "") -> str:
    """A card in small, what it is and does, and why it cannot be had."""
    text = escape(does(view.board, front, view.lang))
    more = f'<p class="tl-why">{escape(why)}</p>' if why else ""
    name = escape(view.space(front))
    return (
        f'<div class="tl-told">{picture(view.board, front, 52)}'
        f"<div><p><b>{name}</b></p><p>{text}</p>{more}</div></div>"
    )


def _told(view: View, front: int) -> str:
    """The card in one line, with how often it lies there."""
    many = view.state.display.count(front)
    return view.space(front) + (f" ×{many}" if many > 1 else "")
