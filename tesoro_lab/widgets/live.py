"""A live Plotly figure in the page: updated in place, and sure to show what it should."""

import asyncio
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from copy import deepcopy
from typing import Any

import ipywidgets as W
import plotly.graph_objects as go

from tesoro_lab import figures
from tesoro_lab.widgets.view import told

PATIENCE = 6.0
"""So many seconds may pass until the page answers an update."""
RENEWALS = 2
"""So many times a figure that the page does not update is made again."""


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
        """Announce it now, with the look that all figures have."""
        self._config = dict(figures.CONFIG)
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


class LivePart(ABC):
    """A place of the page that holds one live figure.

    Attributes:
        host: it hears what goes wrong.
        figure: the figure that lies there now.
        box: the place.
        renewals: how often the figure was made again because the page did not answer.
    """

    figure: LiveFigure

    def __init__(self, host: Any) -> None:
        self.host = host
        self.box = W.Box([])
        self.renewals = 0

    # What a subclass says

    @abstractmethod
    def made(self) -> LiveFigure:
        """A new figure that shows what it should."""

    @abstractmethod
    def refresh(self) -> None:
        """Let the figure show what it should, sending only what has changed."""

    @abstractmethod
    def say_again(self) -> None:
        """Send the page all that has changed since the figure was made."""

    # What the parts share

    def renew(self) -> None:
        """Put a new figure into the place, which is born with all it shows."""
        self.figure = self.made()
        self.figure.announce()
        self.figure.observe(self._heard, "_js2py_traceDeltas")
        self._heard_of = False
        self._waiting: float | None = None
        self.box.children = (self.figure,)

    def bring(self) -> None:
        """Bring the figure up to date, or make it anew for a page that does not answer."""
        if self._is_deaf():
            self.renewals += 1
            self.renew()
            return
        before = self.figure._last_trace_edit_id
        self.refresh()
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
            self.bring()

    def _is_deaf(self) -> bool:
        """Whether the page has long left an update unanswered.

        The page gives a new widget two seconds to load its five megabytes of code; where that is
        not enough it never hears of updates. A second widget finds the code loaded already.
        """
        if self._waiting is None or self.renewals >= RENEWALS:
            return False
        return time.monotonic() - self._waiting > PATIENCE

    @told
    def _heard(self, change: Any) -> None:
        """The page has drawn the figure, or answers an update.

        A first drawing that was slower than the first change has missed what that changed.
        """
        if not change["new"]:
            return
        self._waiting = None
        missed = not self._heard_of and self.figure._last_trace_edit_id > 0
        self._heard_of = True
        if missed:
            self.say_again()
