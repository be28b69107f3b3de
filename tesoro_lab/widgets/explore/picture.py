"""The live picture of an explorer: one Plotly widget that becomes another picture in place."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import ipywidgets as W
import plotly.graph_objects as go

from tesoro_lab import figures
from tesoro_lab.widgets.board import PATIENCE, RENEWALS, LiveFigure
from tesoro_lab.widgets.explore.looks import tall
from tesoro_lab.widgets.view import told

WHOLE = ("meta", "customdata")
"""What Plotly takes as it is, without looking inside."""


class Picture:
    """Shows one figure after the other in the same widget, and sends only what differs."""

    def __init__(self, host: Any, still: go.Figure) -> None:
        self.host = host
        self.box = W.Box([])
        self.renewals = 0
        self.renew(still)

    def renew(self, still: go.Figure) -> None:
        """Put a new widget into its place, which is born with all it shows."""
        self.still = self.born = still
        self._dress()
        self.figure = LiveFigure(still)
        self.figure._config = dict(figures.style.CONFIG)
        self.figure.announce()
        self.figure.observe(self._heard, "_js2py_traceDeltas")
        self._heard_of = False
        self._waiting: float | None = None
        self.box.children = (self.figure,)

    def show(self, still: go.Figure) -> None:
        """Become this picture."""
        if self._is_deaf():
            self.renewals += 1
            self.renew(still)
            return
        if _kinds(self.still.to_plotly_json()) != _kinds(still.to_plotly_json()):
            self.renew(still)  # the page keeps too much of a picture of another make
            return
        before = self.figure._last_trace_edit_id
        become(self.figure, self.still, still)
        self.still = still
        self._dress()
        if self._waiting is None and self.figure._last_trace_edit_id != before:
            self._waiting = time.monotonic()
            self._look_again_later()

    def _dress(self) -> None:
        """Let the style sheet know how high the picture is."""
        classes = ("tl-board", tall(int(self.still.layout.height)))
        if self.box._dom_classes != classes:
            self.box._dom_classes = classes

    def _look_again_later(self) -> None:
        """In a notebook: see by and by whether the page has answered."""
        with suppress(RuntimeError):  # elsewhere nothing runs by itself, and no page listens
            asyncio.get_running_loop().call_later(PATIENCE + 0.1, self._look_again)

    @told
    def _look_again(self) -> None:
        if self._is_deaf():
            self.show(self.still)

    def _is_deaf(self) -> bool:
        """Whether the page has long left an update unanswered."""
        if self._waiting is None or self.renewals >= RENEWALS:
            return False
        return time.monotonic() - self._waiting > PATIENCE

    @told
    def _heard(self, change: Any) -> None:
        """The page has drawn the picture, or answers an update.

        A first drawing that was slower than the first change has missed it: send all again.
        """
        if not change["new"]:
            return
        self._waiting = None
        missed = not self._heard_of and self.figure._last_trace_edit_id > 0
        self._heard_of = True
        if missed:
            say_again(self.figure, self.born, self.still)


def become(live: go.Figure, before: go.Figure, after: go.Figure) -> None:
    """Turn a live figure from one picture into another by one update in place."""
    old, new = before.to_plotly_json(), after.to_plotly_json()
    if _kinds(old) != _kinds(new):  # rare: a picture of another make
        live.data = ()
        live.add_traces(list(after.data))
        old = {**old, "data": new["data"]}
    with live.batch_update():
        for trace, was, now in zip(live.data, old["data"], new["data"], strict=True):
            for path, value in changes(was, now):
                trace[path] = value
        for path, value in changes(old["layout"], new["layout"]):
            live.layout[path] = value


def say_again(live: Any, before: go.Figure, after: go.Figure) -> None:
    """Send the page all that differs from the first picture, whatever it has heard of it."""
    old, new = before.to_plotly_json(), after.to_plotly_json()
    if _kinds(old) != _kinds(new):
        return
    for number, (was, now) in enumerate(zip(old["data"], new["data"], strict=True)):
        again = {path: [value] for path, value in changes(was, now)}
        if again:
            live._send_restyle_msg(again, [number])
    live._send_relayout_msg(dict(changes(old["layout"], new["layout"])))


def _kinds(picture: dict[str, Any]) -> list[tuple[str, str]]:
    """What each trace is and where it is drawn."""
    return [(t.get("type", "scatter"), t.get("xaxis", "x")) for t in picture["data"]]


def changes(old: dict[str, Any], new: dict[str, Any], at: str = "") -> Iterator[tuple[str, Any]]:
    """Each property that differs, as a dotted path with its new value; None where it is gone.

    >>> list(changes({"x": [1], "marker": {"size": 3}}, {"x": [2], "marker": {"size": 3}}))
    [('x', [2])]
    """
    for name in [*new, *[name for name in old if name not in new]]:
        was, now = old.get(name), new.get(name)
        path = f"{at}{name}"
        if isinstance(now, dict) and name not in WHOLE:
            yield from changes(was if isinstance(was, dict) else {}, now, f"{path}.")
        elif isinstance(was, dict) and now is None and name not in WHOLE:
            yield from changes(was, {}, f"{path}.")
        elif not _same(was, now):
            yield path, now


def _same(was: Any, now: Any) -> bool:
    """Whether two values are equal; a list equals a tuple here."""
    if isinstance(was, list | tuple) and isinstance(now, list | tuple):
        return len(was) == len(now) and all([_same(a, b) for a, b in zip(was, now, strict=True)])
    return bool(was == now)
