"""What a seat owns, title by title: build, sell, mortgage, lift."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.marks import band, castle, house
from tesoro_lab.widgets.pool import ButtonRow, Choice, Offered, shown
from tesoro_lab.widgets.view import View


class EstateRow:
    """One title: its name, what stands on it, its buttons, and why some are grey."""

    def __init__(self, host: Any) -> None:
        self.name = W.HTML().add_class("tl-estate-name")
        self.buttons = ButtonRow(host)
        self.why = W.HTML().add_class("tl-reasons")
        line = W.Box([self.name, self.buttons.box]).add_class("tl-estate-line")
        self.box = W.VBox([line, self.why]).add_class("tl-estate-row")

    def show(self, view: View, title: int) -> None:
        """Show one title of the seat that is asked."""
        self.name.value = _name(view, title)
        choices = [_choice(view, kind, title) for kind in kinds(view, title)]
        self.buttons.show(choices)
        whys = list(dict.fromkeys([choice.why for choice in choices if choice.why]))
        self.why.value = "".join([f"<p>{escape(why)}</p>" for why in whys])


class Estate:
    """The list of the titles of whoever is asked."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.none = W.HTML()
        self.rows: list[EstateRow] = []
        self.box = W.VBox([self.none]).add_class("tl-estate")
        self.count = 0

    def show(self, view: View) -> None:
        """One row for each title; rows are used again."""
        titles = titles_of(view)
        while len(self.rows) < len(titles):
            self.rows.append(EstateRow(self.host))
        for row, title in zip(self.rows, titles, strict=False):
            row.show(view, title)
        if len(titles) != self.count or len(self.box.children) == 1:
            self.box.children = (self.none, *[row.box for row in self.rows[: len(titles)]])
        self.count = len(titles)
        shown(self.none, not titles)
        self.none.value = f"<p>{view.label('no_titles_yet')}</p>"

    def offered(self) -> list[Offered]:
        """Every button of the list."""
        return [one for row in self.rows[: self.count] for one in row.buttons.offered()]


def titles_of(view: View) -> list[int]:
    """The titles of the seat that is asked, group by group."""
    seat, state = view.person, view.state
    if seat is None:
        return []
    return [
        title
        for members in view.board.members.values()
        for title in members
        if state.owner[title] == seat
    ]


def kinds(view: View, title: int) -> list[str]:
    """The moves worth a button for this title, legal or not."""
    state, board = view.state, view.board
    found = []
    if board.house_price[title] and state.level[title] < 5:
        found.append("build")
    if state.level[title]:
        found.append("sell")
    found.append("lift" if state.mortgaged[title] else "mortgage")
    return found


def _choice(view: View, kind: str, title: int) -> Choice:
    move = Move(kind, (title,))
    refused = None if move in view.legal else view.match.why_not(move)
    return Choice(_short(view, kind, title), move, view.why(refused) if refused else "", "tl-small")


def _short(view: View, kind: str, title: int) -> str:
    """What the button says; the title stands beside it already."""
    board, level = view.board, view.state.level[title]
    loan = board.mortgage[title]
    if kind == "build":
        if level == 4:
            castle = view.label("build_castle")
            return f"{castle} −{view.number(board.castle_price[title])}"
        house = view.label("build_house")
        return f"{house} −{view.number(board.house_price[title])}"
    if kind == "sell":
        if level == 5:
            return view.label("sell_castle")
        house = view.label("sell_house")
        return f"{house} +{view.number(board.house_price[title] // 2)}"
    amount = f"+{view.number(loan)}" if kind == "mortgage" else f"−{view.number(loan + loan // 10)}"
    return f"{view.label(kind)} {amount}"


def _name(view: View, title: int) -> str:
    """The title and what stands on it."""
    state, board = view.state, view.board
    level = state.level[title]
    built = castle() if level == 5 else house() * level
    under = ""
    if state.mortgaged[title]:
        under = f' <span class="tl-tag">{view.label("mortgaged")}</span>'
    return f"{band(board.group[title])} <b>{escape(view.space(title))}</b> {built}{under}"
