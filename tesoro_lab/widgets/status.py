"""The live line: what just happened and what is asked, one sentence each, read out by itself."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.marks import pawn
from tesoro_lab.widgets.view import View

TOLD = 3
"""So many lines of what has just happened are shown at most."""


class Status:
    """Says whose turn it is, what just happened and what is asked; errors appear here too."""

    def __init__(self, host: Any) -> None:
        self.box = W.HTML().add_class("tl-status")
        self.text = ""

    def show(self, view: View, host: Any) -> None:
        """Say what went wrong, or was done, or happened last; then what is asked."""
        trouble = host.trouble
        asked = words.asked(view.state, view.match.names, view.lang)
        happened = trouble or host.said or " ".join(host.story.news(view)[-TOLD:])
        self.text = f"{happened} {asked}".strip()
        look = "tl-trouble" if trouble else "tl-news"
        who = "" if view.person is None else pawn(view.person, view.match.names, 30)
        over = " tl-over" if view.match.over else ""
        self.box.value = (
            '<div class="tl-live">'
            f'<p class="{look}">{escape(happened)}</p>'
            f'<p class="tl-question{over}">{who}<span>{escape(asked)}</span></p></div>'
        )
