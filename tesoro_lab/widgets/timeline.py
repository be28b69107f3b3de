"""The timeline: back and forth over everything played, and a new game from any point of it."""

from collections.abc import Sequence
from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Match, Move
from tesoro_lab.widgets.pool import plain, relabel, relist, shown
from tesoro_lab.widgets.view import View, told

BY_CHANCE = ("dice", "card", "title", "die", "disk", "starter", "coin")
"""The kinds of move that chance makes."""


class Timeline:
    """A slider over the stops of a match; runs of chance moves fold into one stop."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.first = plain("", "tl-small tl-first", lambda: self.jump(0))
        self.back = plain("", "tl-small tl-back", lambda: self.step(-1))
        self.slider = W.IntSlider(min=0, max=0, readout=False).add_class("tl-slider")
        self.on = plain("", "tl-small tl-on", lambda: self.step(1))
        self.last = plain("", "tl-small tl-last", lambda: self.jump(-1))
        self.where = W.HTML().add_class("tl-where-now")
        self.branch = plain("", "tl-small tl-branch", self.branch_here)
        self.luck = W.Dropdown(options=[("", "same")]).add_class("tl-luck")
        self.game = W.Dropdown(options=[("", 0)]).add_class("tl-game")
        self.slider.observe(self._slid, "value")
        self.game.observe(self._another, "value")
        self.box = W.Box(
            [
                *(self.first, self.back, self.slider, self.on, self.last),
                *(self.where, self.branch, self.luck, self.game),
            ]
        ).add_class("tl-row")
        self.stops: list[int] = [0]
        self._drawing = False

    def show(self, view: View) -> None:
        """Put the slider where the match stands."""
        self._drawing = True
        try:
            self._words(view)
            self._place(view)
            self._games(view)
        finally:
            self._drawing = False

    def _words(self, view: View) -> None:
        for button, key, short in (
            (self.first, "first", view.label("short_first")),
            (self.back, "previous", view.label("short_back")),
            (self.on, "next", view.label("short_on")),
            (self.last, "last", view.label("short_last")),
        ):
            button.description, button.tooltip = short, view.label(key)
        self.branch.description = view.label("branch_here")
        self.slider.description = view.label("timeline")
        self.luck.description = view.label("luck")
        self.game.description = view.label("game")
        luck = [(view.label("same_luck"), "same"), (view.label("new_luck"), "new")]
        relabel(self.luck, luck)

    def _place(self, view: View) -> None:
        match = view.match
        self.stops = stops_of(match)
        now = self.stops.index(match.cursor)
        end = len(self.stops) - 1
        if end >= self.slider.max:
            self.slider.max, self.slider.value = end, now
        else:
            self.slider.value, self.slider.max = now, end
        self.first.disabled = self.back.disabled = now == 0
        self.on.disabled = self.last.disabled = now == end
        where = view.label("where_in_match")
        total = match.cursor + len(match.future)
        text = where.format(t=match.state.turn, m=match.cursor, n=total)
        self.where.value = f'<span class="tl-past">{text}</span>' if match.future else text

    def _games(self, view: View) -> None:
        """The list of games, once there is more than one."""
        games = self.host.games
        shown(self.game, len(games) > 1)
        relist(self.game, [(_game_name(view, k), k) for k in range(len(games))])
        self.game.value = next(k for k, game in enumerate(games) if game is view.match)

    @told
    def _slid(self, change: Any) -> None:
        if not self._drawing:
            self.go(self.stops[change["new"]])

    @told
    def _another(self, change: Any) -> None:
        if not self._drawing and change["new"] is not None:
            self.host.turn_to(self.host.games[change["new"]])

    @told
    def jump(self, stop: int) -> None:
        """Go to a stop, counted from the beginning or (negative) from the end."""
        self.go(self.stops[stop])

    @told
    def step(self, by: int) -> None:
        """Go so many stops on or back."""
        now = self.stops.index(self.host.match.cursor)
        self.go(self.stops[max(0, min(len(self.stops) - 1, now + by))])

    @told
    def branch_here(self) -> None:
        """Go on from here as another match; the one on the table is kept beside it."""
        branch = self.host.match.branch(luck=self.luck.value)
        self.host.games.append(branch)
        self.host.turn_to(branch)

    def go(self, move: int) -> None:
        """Go to the position after so many moves."""
        self.host.match.rewind(move)
        self.host.changed()


def stops_of(match: Match) -> list[int]:
    """The positions worth a stop: where a seat decides, both ends, and where the match stands."""
    moves: Sequence[Move] = [*match.moves, *match.future]
    between = [
        number
        for number in range(1, len(moves))
        if moves[number].kind not in BY_CHANCE or number == match.cursor
    ]
    return [0, *between, len(moves)] if moves else [0]


def _game_name(view: View, number: int) -> str:
    word = view.label("game")
    return f"{word} {number + 1}"
