"""The story of the match in words, the newest line first."""

from typing import Any

import ipywidgets as W

from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.view import View, told

RECENT = 60
"""So many moves are told until the whole story is asked for."""


class Log:
    """The log, and a button for all of it."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.whole = W.ToggleButton(value=False).add_class("tl-button").add_class("tl-small")
        self.whole.observe(self._switched, "value")
        self.text = W.HTML().add_class("tl-log")
        self.box = W.VBox([self.whole, self.text])

    def show(self, view: View) -> None:
        """Tell the story up to here."""
        self.whole.description = view.label("whole_story")
        played = len(view.match.moves)
        start = 0 if self.whole.value else max(0, played - RECENT)
        lines = self.host.story.lines(view, start)
        items = [f"<li><i>{number + 1}</i> {escape(line)}</li>" for number, line in reversed(lines)]
        self.text.value = (
            f"<ul>{''.join(items)}</ul>" if items else f"<p>{view.label('nothing')}</p>"
        )

    @told
    def _switched(self, _: object) -> None:
        self.host.redraw()
