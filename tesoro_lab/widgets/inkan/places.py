"""Any place of the map: its roads, harbour and flights, its disk, its reward, how far it is."""

from typing import Any

import ipywidgets as W

from tesoro_lab import odds, words
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.marks import pawn
from tesoro_lab.widgets.pool import put
from tesoro_lab.widgets.view import View, told


class Places:
    """A list of all places, and what is known of the one that is chosen."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.choice = W.Dropdown(options=[("", 0)]).add_class("tl-place-choice")
        self.choice.observe(self._chosen, "value")
        self.text = W.HTML().add_class("tl-deed")
        self.box = W.VBox([self.choice, self.text]).add_class("tl-places")
        self.place = -1

    def show(self, view: View) -> None:
        """Show the chosen place as things stand."""
        if not 0 <= self.place < len(view.board.names):
            self.place = view.board.goal
        self.choice.description = view.label("place")
        named = range(len(view.board.nodes))
        options = sorted([(view.space(dot), dot) for dot in named], key=_by_name)
        if self.place not in named:
            options.append((view.space(self.place), self.place))
        put(self.choice, options, self.place, self._chosen)
        self.text.value = place_html(view, self.place)

    @told
    def _chosen(self, change: Any) -> None:
        """Another place was chosen from the list."""
        if change["new"] is not None:
            self.place = int(change["new"])
            self.host.redraw()


def _by_name(option: tuple[str, int]) -> str:
    return option[0].casefold()


def place_html(view: View, dot: int) -> str:
    """A place drawn as a card, its name on a band, and all that is known of it."""
    if dot >= len(view.board.nodes):
        lines: list[str] = [view.label("dot")]
    else:
        lines = list(words.place_lines(view.board, dot, view.lang)[1:])
    what, *ways = lines
    what = what[:1].upper() + what[1:]
    rows = [_way_row(line) for line in ways] + _standing(view, dot)
    return (
        f'<div class="tl-deed-card"><div class="tl-deed-band"><span>{escape(what)}</span>'
        f"<b>{escape(view.space(dot))}</b></div><table>{''.join(rows)}</table></div>"
    )


def _way_row(line: str) -> str:
    """One line of ways, "by land: Lima (5), Cuzco (3)"."""
    mode, _, ends = line.partition(": ")
    return _fact(mode[:1].upper() + mode[1:], escape(ends))


def _fact(name: str, value: str) -> str:
    return f"<tr><th scope='row'>{name}</th><td>{value}</td></tr>"


def _standing(view: View, dot: int) -> list[str]:
    """The disk, the reward, who is here, and how long the journey would take."""
    state, rows = view.state, []
    if dot in view.board.disks:
        there = "face_down" if state.unturned[dot] else "disk_gone"
        rows.append(_fact(view.label("disk"), view.label(there)))
    if dot < len(state.rewards) and state.rewards[dot]:
        amount = view.money(state.rewards[dot])
        rows.append(_fact(view.label("reward"), view.label("to_the_first").format(amount=amount)))
    here = [
        f"{pawn(seat, view.match.names, 18)} {view.name(seat)}"
        for seat, at in enumerate(state.at)
        if at == dot
    ]
    if here:
        rows.append(_fact(view.label("here_now"), ", ".join(here)))
    rows += _journey(view, dot)
    return rows


def _journey(view: View, dot: int) -> list[str]:
    """Expected turns from where the traveller stands, with the traveller's money."""
    lens = odds.of(view.match)
    if lens is None or dot not in view.board.circles or dot == lens.at:
        return []
    turns = words.decimal(lens.turns_to(dot), view.lang, 1)
    who = f"{pawn(lens.seat, view.match.names, 18)} {view.name(lens.seat)}"
    return [_fact(view.label("expected_turns"), f"<b>{turns}</b> · {who}")]
