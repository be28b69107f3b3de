"""The live board: one Plotly widget, updated in place, and sure to show what it should."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from typing import Any

import ipywidgets as W
import plotly.graph_objects as go

from tesoro_lab import figures
from tesoro_lab.figures.layers import SPACES_TRACE, Highlight
from tesoro_lab.widgets.view import View, told

PATIENCE = 6.0
"""So many seconds may pass until the page answers an update."""
RENEWALS = 2
"""So many times a board that the page does not update is made again."""


class LiveFigure(go.FigureWidget):
    """A figure widget whose twin in the page is born with all it shows.

    Plotly's own is announced to the page while it is still empty, and filled a moment later. A
    page that draws it between the two keeps an empty picture.
    """

    _whole = False

    def open(self) -> None:
        """Announce the widget to the page, but not before it is whole."""
        if self._whole:
            super().open()

    def announce(self) -> None:
        """Announce it now."""
        self._whole = True
        self.open()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:
        """The state for the page; one that asks for all of it gets the picture as it is now.

        Plotly keeps the picture of the beginning for that, which a page loaded again would show.
        """
        if key is None and self._whole:
            self._widget_data[:] = deepcopy(self._data)
            self._widget_layout.clear()
            self._widget_layout.update(deepcopy(self._layout))
        return super().get_state(key, drop_defaults)

    def say_again(self) -> None:
        """Send the page all that can change, whatever it has heard of it."""
        for number, trace in enumerate(self.data):
            columns = self._shown.get(trace.name, {})
            if columns:
                again = {name: [value] for name, value in columns.items()}
                self._send_restyle_msg(again, [number])
        self._send_restyle_msg({"hovertext": [list(self.data[0].hovertext)]}, [0])
        self._send_relayout_msg({"images[0].source": self.layout.images[0].source})


class BoardPart:
    """The board of the table; a click on a space tells which one."""

    def __init__(
        self, host: Any, size: int, spots: Highlight, clicked: Callable[[int], None]
    ) -> None:
        self.host = host
        self.size = size
        self._tell = clicked
        self.box = W.Box([]).add_class("tl-board")
        self.renewals = 0
        self.renew(host.view, spots)

    def renew(self, view: View, spots: Highlight) -> None:
        """Put a new figure into its place, which shows the board as it is."""
        still = figures.board(view.state, view.match.names, view.lang, spots, self.size)
        self.figure = LiveFigure(still)
        self.figure._shown = still._shown
        self.figure._config = dict(figures.style.CONFIG)
        self.figure.announce()
        assert self.figure.data[0].name == SPACES_TRACE
        self.figure.data[0].on_click(self._clicked)
        self.figure.observe(self._heard, "_js2py_traceDeltas")
        self._heard_of = False
        self._waiting: float | None = None
        self.box.children = (self.figure,)

    def show(self, view: View, spots: Highlight) -> None:
        """Bring the board up to date, sending only what has changed."""
        if self._is_deaf():
            self.renewals += 1
            self.renew(view, spots)
            return
        before = self.figure._last_trace_edit_id
        figures.refresh(self.figure, view.state, view.match.names, view.lang, spots)
        if self._waiting is None and self.figure._last_trace_edit_id != before:
            self._waiting = time.monotonic()
            self._look_again_later()

    def _look_again_later(self) -> None:
        """In a notebook: see by and by whether the page has answered."""
        with suppress(RuntimeError):  # elsewhere nothing runs by itself, and no page listens
            asyncio.get_running_loop().call_later(PATIENCE + 0.1, self._look_again)

    @told
    def _look_again(self) -> None:
        if self._is_deaf():
            self.host.redraw()

    def _is_deaf(self) -> bool:
        """Whether the page has long left an update unanswered.

        The page gives a new widget two seconds to load its five megabytes of code; where that is
        not enough it never hears of updates. A second widget finds the code loaded already.
        """
        if self._waiting is None or self.renewals >= RENEWALS:
            return False
        return time.monotonic() - self._waiting > PATIENCE

    @told
    def _clicked(self, trace: Any, points: Any, device: Any) -> None:
        if points.point_inds:
            self._tell(int(points.point_inds[0]))

    @told
    def _heard(self, change: Any) -> None:
        """The page has drawn the board, or answers an update.

        A first drawing that was slower than the first click has missed what that changed.
        """
        if not change["new"]:
            return
        self._waiting = None
        missed = not self._heard_of and self.figure._last_trace_edit_id > 0
        self._heard_of = True
        if missed:
            self.figure.say_again()
