"""The live picture of an explorer: one Plotly widget that becomes another picture in place."""

from collections.abc import Iterator
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.widgets.explore.looks import tall
from tesoro_lab.widgets.live import LiveFigure, LivePart

WHOLE = ("meta", "customdata")
"""What Plotly takes as it is, without looking inside."""


class Picture(LivePart):
    """Shows one figure after the other in the same widget, and sends only what differs."""

    def __init__(self, host: Any, still: go.Figure) -> None:
        super().__init__(host)
        self.still, self._wanted = still, still.to_plotly_json()
        self.renew()

    def show(self, still: go.Figure) -> None:
        """Become this picture."""
        self.still, self._wanted = still, still.to_plotly_json()
        if _kinds(self._wanted) == _kinds(self._now):
            self.bring()
        else:
            self.renew()  # the page keeps too much of a picture of another make

    def made(self) -> LiveFigure:
        """A new widget that begins with this picture."""
        self._born = self._now = self._wanted
        self._dress()
        return LiveFigure(self.still)

    def refresh(self) -> None:
        """Turn the one picture into the other by one update in place."""
        live, old, new = self.figure, self._now, self._wanted
        with live.batch_update():
            for trace, was, now in zip(live.data, old["data"], new["data"], strict=True):
                for path, value in changes(was, now):
                    trace[path] = value
            for path, value in changes(old["layout"], new["layout"]):
                live.layout[path] = value
        self._now = new
        self._dress()

    def say_again(self) -> None:
        """Send the page all that differs from the first picture, whatever it has heard of it."""
        old, new = self._born, self._now
        for number, (was, now) in enumerate(zip(old["data"], new["data"], strict=True)):
            again = {path: [value] for path, value in changes(was, now)}
            if again:
                self.figure._send_restyle_msg(again, [number])
        self.figure._send_relayout_msg(dict(changes(old["layout"], new["layout"])))

    def _dress(self) -> None:
        """Let the style sheet know how high the picture is."""
        classes = ("tl-board", tall(int(self.still.layout.height)))
        if self.box._dom_classes != classes:
            self.box._dom_classes = classes


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
