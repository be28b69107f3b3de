"""The live board: one Plotly widget, updated in place, and sure to show what it should."""

import time
from collections.abc import Callable
from typing import Any

import ipywidgets as W
import plotly.graph_objects as go

from tesoro_lab import figures
from tesoro_lab.figures.layers import SPACES_TRACE, Highlight
from tesoro_lab.widgets.view import View, told

QUIET = 2.0
"""After a board was sent anew, answers of its views are taken for answers for so many seconds."""


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


class BoardPart:
    """The board of the table; a click on a space tells which one."""

    def __init__(self, host: Any, size: int, clicked: Callable[[int], None]) -> None:
        self.host = host
        match = host.match
        still = figures.board(match.state, match.names, host.lang, size=size)
        self.figure = LiveFigure(still)
        self.figure._shown = still._shown
        self.figure._config = dict(figures.style.CONFIG)
        self.figure.announce()
        self.box = W.Box([self.figure]).add_class("tl-board")
        self._tell = clicked
        self._answered: set[int] = set()
        self._sent_anew = time.monotonic()
        assert self.figure.data[0].name == SPACES_TRACE
        self.figure.data[0].on_click(self._clicked)
        self.figure.observe(self._heard, "_js2py_traceDeltas")

    def show(self, view: View, spots: Highlight) -> None:
        """Bring the board up to date, sending only what has changed."""
        figures.refresh(self.figure, view.state, view.match.names, view.lang, spots)

    @told
    def _clicked(self, trace: Any, points: Any, device: Any) -> None:
        if points.point_inds:
            self._tell(int(points.point_inds[0]))

    @told
    def _heard(self, change: Any) -> None:
        """A view in the page has drawn itself, or answers an update.

        A view that is new (a page loaded again, a first drawing that was slower than the first
        click) may have missed updates: it is recognised by an answer that was given before, and
        gets the whole board once more.
        """
        if not change["new"]:
            return
        number = int(change["new"]["trace_edit_id"])
        missed = number in self._answered or number == 0
        self._answered.add(number)
        if missed and time.monotonic() - self._sent_anew > QUIET:
            self._sent_anew = time.monotonic()
            self.figure._shown = {}
            self.host.redraw()
