"""The deed of any title with its whole ladder of tolls, and what is known of every other space."""

from fractions import Fraction
from typing import Any

import ipywidgets as W

from tesoro_lab import odds, words
from tesoro_lab.figures.palette import BANDS
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.ruta.money import ladder_step, toll
from tesoro_lab.widgets.marks import pawn
from tesoro_lab.widgets.pool import put
from tesoro_lab.widgets.view import View, told


class Deeds:
    """A list of all spaces, and the deed of the one that is chosen."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.choice = W.Dropdown(options=[("", 0)]).add_class("tl-deed-choice")
        self.deed = W.HTML().add_class("tl-deed")
        self.box = W.VBox([self.choice, self.deed]).add_class("tl-deeds")
        self.choice.observe(self._chosen, "value")
        self.space = 1
        self._view: View | None = None

    def show(self, view: View) -> None:
        """Show the deed of the chosen space as things stand."""
        self._view = view
        self.choice.description = view.label("space")
        options = [(f"{k}. {view.space(k)}", k) for k in range(len(view.board.spaces))]
        put(self.choice, options, self.space, self._chosen)
        self.deed.value = deed_html(view, self.space)

    @told
    def _chosen(self, change: Any) -> None:
        """Another space was chosen from the list."""
        if self._view is not None and change["new"] is not None:
            self.space = int(change["new"])
            self.deed.value = deed_html(self._view, self.space)


def deed_html(view: View, index: int) -> str:
    """A deed drawn like the printed one: the band of its group, the ladder, the mortgage."""
    if index not in view.board.titles:
        return _plain_space(view, index)
    board = view.board
    group = board.group[index]
    band = BANDS.get(group, BANDS["COMPANIES"])
    lines = words.title_deed(board, index, view.lang, rules=view.match.rules)[3:]
    rows = "".join([_rung(line, k == rung_now(view, index)) for k, line in enumerate(lines)])
    return (
        f'<div class="tl-deed-card"><div class="tl-deed-band" style="background:{band.colour};'
        f'color:{band.ink}"><span>{band.letter} · {escape(words.group(group, view.lang))}</span>'
        f"<b>{escape(view.space(index))}</b>"
        f"<span>{view.label('price')} {view.money(board.price[index])}</span></div>"
        f"<table>{rows}</table>{_standing(view, index)}{_visitors(view, index)}</div>"
    )


def rung_now(view: View, index: int) -> int:
    """Which line of the ladder holds now, or -1: nobody owns it, or it is mortgaged."""
    state, board = view.state, view.board
    owner = state.owner[index]
    if owner < 0 or state.mortgaged[index]:
        return -1
    if not board.house_price[index]:
        return int(ladder_step(state, index)) - 1
    if state.level[index]:
        return int(state.level[index]) + 1
    return 1 if toll(state, index) > board.tolls[index][0] else 0


def _rung(line: str, now: bool) -> str:
    what, _, amount = line.partition(": ")
    mark = ' class="tl-now"' if now else ""
    return f"<tr{mark}><th scope='row'>{escape(what)}</th><td>{escape(amount)}</td></tr>"


def _standing(view: View, index: int) -> str:
    """Whose it is, and what a visitor would pay now."""
    state = view.state
    owner = state.owner[index]
    if owner < 0:
        return f'<p class="tl-owner">{view.label("for_sale")}</p>'
    who = f"{view.label('owner')}: {pawn(owner, view.match.names, 18)} {view.name(owner)}"
    if state.mortgaged[index]:
        return f'<p class="tl-owner">{who} · {view.label("mortgaged")}</p>'
    now = view.label("toll_now")
    with_dice = ""
    if str(view.board.kind[index]) == "company":
        with_dice = " " + view.label("with_last_throw")
    return (
        f'<p class="tl-owner">{who} · {now}: <b>{view.money(toll(state, index))}</b>{with_dice}</p>'
    )


def _visitors(view: View, index: int) -> str:
    """The chance that each player's next throw ends here."""
    if view.state.seat is None or view.state.turn == 0:
        return ""
    chances = odds.visits(view.state, index)
    parts = [
        f"{pawn(seat, view.match.names, 16)} {words.percent(chance, view.lang)}"
        for seat, chance in chances.items()
        if chance
    ]
    if not parts:
        parts = [words.percent(Fraction(0), view.lang)]
    head = view.label("next_throw_here")
    return f'<p class="tl-visitors">{head}: {" · ".join(parts)}</p>'


def _plain_space(view: View, index: int) -> str:
    """A space without a title."""
    space = view.board.spaces[index]
    amount = f"<p>{view.money(space.amount)}</p>" if space.amount else ""
    return (
        f'<div class="tl-deed-card"><div class="tl-deed-band"><span>{index}</span>'
        f"<b>{escape(view.space(index))}</b>"
        f"<span>{escape(words.kind(str(space.kind), view.lang))}</span></div>"
        f"{amount}{_visitors(view, index)}</div>"
    )
