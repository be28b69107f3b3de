"""Who sits at the table: pesos, sea fee, what is carried, and what is still hidden for all."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.inkan.kinds import DISKS
from tesoro_lab.widgets.inkan.icons import disk_icon
from tesoro_lab.widgets.marks import who
from tesoro_lab.widgets.view import View


class Players:
    """One table row for each player, and under them the disks still face down."""

    def __init__(self, host: Any) -> None:
        self.table, self.hidden = W.HTML(), W.HTML()
        self.box = W.VBox([self.table, self.hidden]).add_class("tl-players")

    def show(self, view: View) -> None:
        """Tell what everybody has."""
        self.table.value = players_html(view)
        self.hidden.value = hidden_html(view)


def players_html(view: View) -> str:
    """The players as an HTML table."""
    heads = [view.label("player"), view.label("pesos").capitalize(), view.label("place")]
    heads.append(view.label("carries"))
    head = "".join([f'<th scope="col">{text}</th>' for text in heads])
    rows = "".join([_row(view, seat) for seat in range(len(view.match.names))])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(view: View, seat: int) -> str:
    state = view.state
    turn = state.seat is not None and state.turn > 0 and state.traveller == seat
    look = " ".join(["tl-turn"] * turn + ["tl-asked"] * (view.person == seat))
    place = escape(words.short_name(view.board, state.at[seat], view.lang))
    return (
        f'<tr class="{look}"><th scope="row">{who(view, seat)}</th>'
        f'<td class="tl-money">{view.number(state.purses[seat])}</td>'
        f'<td class="tl-where">{place}</td><td>{_carried(view, seat)}</td></tr>'
    )


def _carried(view: View, seat: int) -> str:
    """The treasure, the suns that count, and a sea fee that holds."""
    state = view.state
    parts = []
    if state.treasure == seat:
        parts.append(f"{disk_icon('treasure', 18)} {view.label('treasure')}")
    if state.suns[seat]:
        tip = escape(view.label("lucky_suns"))
        sun = escape(words.disk_name("sun", view.lang))
        parts.append(
            f'<span title="{tip}">{disk_icon("sun", 18)} {sun} × {state.suns[seat]}</span>'
        )
    if state.paid[seat]:
        parts.append(f"⚓ {view.label('fee_paid')}")
    return "".join([f'<span class="tl-tag">{part}</span>' for part in parts]) or "–"


def hidden_html(view: View) -> str:
    """How many disks of each kind are still face down."""
    left = sum(view.state.hidden)
    chips = []
    for kind, count in zip(DISKS, view.state.hidden, strict=True):
        name = escape(words.disk_name(str(kind), view.lang))
        gone = "" if count else " tl-none"
        chips.append(
            f'<li class="tl-hidden-kind{gone}" title="{name}">{disk_icon(str(kind), 24)}'
            f'<b>{count}</b><span class="tl-unseen">{name}</span></li>'
        )
    head = f"{view.label('hidden_disks')}: <b>{left}</b>"
    return f'<div class="tl-hidden"><span>{head}</span><ul>{"".join(chips)}</ul></div>'
