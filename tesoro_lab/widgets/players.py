"""Who sits at the table: purse, fortune, titles, cards, and where the pawn is."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.marks import band, who
from tesoro_lab.widgets.view import View


class Players:
    """One table row for each player."""

    def __init__(self, host: Any) -> None:
        self.box = W.HTML().add_class("tl-players")

    def show(self, view: View) -> None:
        """Tell what everybody has."""
        self.box.value = players_html(view)


def players_html(view: View) -> str:
    """The players as an HTML table."""
    heads = [view.label("player"), view.label("purse"), view.label("fortune")]
    heads.append(view.label("holdings"))
    head = "".join([f'<th scope="col">{text}</th>' for text in heads])
    rows = "".join([_row(view, seat) for seat in range(len(view.match.names))])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(view: View, seat: int) -> str:
    state = view.state
    turn = state.seat is not None and state.thrower == seat
    asked = view.person == seat
    look = " ".join(
        [
            name
            for name, on in (
                ("tl-turn", turn),
                ("tl-asked", asked),
                ("tl-gone", not state.playing[seat]),
            )
            if on
        ]
    )
    if not state.playing[seat]:
        cells = f'<td></td><td></td><td class="tl-where">{view.label("out")}</td>'
    else:
        cells = (
            f'<td class="tl-money">{view.number(state.purses[seat])}</td>'
            f'<td class="tl-money tl-fortune">{view.number(state.standing()[seat])}</td>'
            f"<td>{_holdings(view, seat)}</td>"
        )
    return f'<tr class="{look}"><th scope="row">{who(view, seat)}</th>{cells}</tr>'


def _holdings(view: View, seat: int) -> str:
    """Titles by group, kept cards, and the Galleys."""
    state, board = view.state, view.board
    parts = []
    for group, members in board.members.items():
        own = [title for title in members if state.owner[title] == seat]
        if own:
            whole = " ★" if len(own) == len(members) else ""
            tip = ", ".join([view.space(title) for title in own])
            chip = band(group, f"{len(own)}/{len(members)}{whole}")
            parts.append(f'<span title="{escape(tip)}">{chip}</span>')
    for place, card in enumerate(board.keepable):
        if state.holder[place] == seat:
            name = escape(words.card_title(card.deck, card.no, view.lang))
            parts.append(f'<span class="tl-tag">{name}</span>')
    pawn_now = state.pawns[seat]
    if pawn_now.tries >= 0:
        parts.append(f'<span class="tl-tag tl-held">{view.label("held")}</span>')
    if state.skips[seat]:
        parts.append(
            f'<span class="tl-tag">{view.label("misses_turns")}: {state.skips[seat]}</span>'
        )
    return "".join(parts) or f'<span class="tl-where">{escape(view.space(pawn_now.at))}</span>'
