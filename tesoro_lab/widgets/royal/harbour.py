"""The harbour as a list beside the table: what each card is and does, and a button to pick it."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.pool import ButtonRow, Choice, shown
from tesoro_lab.widgets.royal.actions import picks
from tesoro_lab.widgets.royal.icons import picture
from tesoro_lab.widgets.view import View, told
from tesoro_lab.words.royal_cards import does

MOST_ROWS = 8


class HarbourList:
    """The cards that lie there while somebody picks; the table and the buttons do the same."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.hint = W.HTML().add_class("tl-hint")
        self.list = W.Select(options=[], rows=3).add_class("tl-stops-list").add_class("tl-harbour")
        self.list.observe(self._chosen, "value")
        self.text = W.HTML().add_class("tl-card-told")
        self.go = ButtonRow(host)
        chosen = W.Box([self.text, self.go.box]).add_class("tl-chosen")
        self.box = W.VBox([self.hint, self.list, chosen]).add_class("tl-stops")
        self._options: list[tuple[str, int]] = []
        self._view: View | None = None
        self._drawing = False

    def show(self, view: View) -> None:
        """List the cards, if one may be picked."""
        self._view = view
        able = self.moves_now(view)
        shown(self.box, bool(able))
        if not able:
            self._options = []
            self.go.show([])
            return
        self.hint.value = f"<p>{view.label('choose_card_hint')}</p>"
        self.list.description = view.label("choose_card")
        self._list(view)
        self._offer()

    def moves_now(self, view: View) -> dict[int, Move]:
        """Each front that may be picked now, with its move."""
        number = view.board.number
        return {
            number[str(move.args[0])]: move
            for move in view.legal.moves
            if move.kind in ("take", "hire")
        }

    def _list(self, view: View) -> None:
        fronts = list(dict.fromkeys(view.state.display))
        options = [(_told(view, front), front) for front in fronts]
        if options == self._options:
            return
        same = fronts == [front for _, front in self._options]
        chosen = self.list.value if same else fronts[0]
        self._options, self._drawing = options, True
        try:
            self.list.options = options
            self.list.rows = max(2, min(MOST_ROWS, len(options)))
            self.list.value = chosen
        finally:
            self._drawing = False

    def _offer(self) -> None:
        """The chosen card in words, and its button."""
        view, front = self._view, self.list.value
        if view is None or front is None:
            return
        (move,) = picks(view.board, (front,))
        refused = view.match.why_not(move)
        why = view.why(refused) if refused else ""
        self.text.value = told_html(view, front, why)
        self.go.show([Choice(view.say(move), move, why, "" if why else "tl-main")])

    @told
    def _chosen(self, change: Any) -> None:
        """Another card was chosen from the list."""
        if not self._drawing and change["new"] is not None:
            self._offer()


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
