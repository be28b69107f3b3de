"""Expeditions that can be claimed: a row for each choice of the persons who go."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import Move
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.pool import ButtonRow, Choice, Offered, shown
from tesoro_lab.widgets.royal.icons import icon
from tesoro_lab.widgets.view import View


class Claims:
    """The open expeditions that the asked seat can fulfil, each with its choices."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.rows: list[_Row] = []
        self.box = W.VBox([]).add_class("tl-claims").add_class("tl-card")

    def show(self, view: View) -> None:
        """Show a row for each expedition, with a button for each choice of persons."""
        found = claims_now(view)
        while len(self.rows) < len(found):
            self.rows.append(_Row(self.host))
        for row, (front, moves) in zip(self.rows, found.items(), strict=False):
            row.show(view, front, moves)
        for row in self.rows[len(found) :]:
            row.buttons.show([])
        self.box.children = tuple([row.box for row in self.rows[: len(found)]])
        shown(self.box, bool(found))

    def offered(self) -> list[Offered]:
        """Every button."""
        return [pair for row in self.rows for pair in row.buttons.offered()]


class _Row:
    """One expedition and who may go."""

    def __init__(self, host: Any) -> None:
        self.head = W.HTML()
        self.buttons = ButtonRow(host)
        self.box = W.VBox([self.head, self.buttons.box]).add_class("tl-claim-row")

    def show(self, view: View, front: int, moves: list[Move]) -> None:
        self.head.value = expedition_html(view, front)
        self.buttons.show([_choice(view, move) for move in moves])


def claims_now(view: View) -> dict[int, list[Move]]:
    """Each expedition that can be claimed now, with its moves."""
    found: dict[int, list[Move]] = {}
    for move in view.legal.moves:
        if move.kind == "claim":
            found.setdefault(view.board.number[str(move.args[0])], []).append(move)
    return found


def expedition_html(view: View, front: int) -> str:
    """What an expedition asks for and what it brings."""
    face = view.board.faces[front]
    asked = " ".join([icon(symbol, 18) for symbol in face.symbols])
    name = escape(words.twin((face.name, face.name_es), view.lang))
    brings = (
        f"{icon('shield', 16)} {words.count(face.shields, 'shield', view.lang)}, "
        f"{icon('coin', 16)} {words.count(face.coins, 'coin', view.lang)}"
    )
    told = escape(view.space(front))
    return f'<p title="{told}"><b>{name}</b> {asked} → {brings}</p>'


def _choice(view: View, move: Move) -> Choice:
    """Who goes, by name, and the shields that leave with them."""
    fronts = [view.board.number[str(name)] for name in move.args[1:]]
    given = sum([view.board.faces[front].shields for front in fronts])
    worth = view.board.faces[view.board.number[str(move.args[0])]].shields - given
    shields = words.change(worth, view.lang)
    text = f"{view.say(move)} ({view.label('shields_in_all').format(change=shields)})"
    return Choice(text, move, "", "tl-send")
