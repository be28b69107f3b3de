"""Asks once before something that cannot simply be taken back."""

from collections.abc import Callable
from typing import Any

import ipywidgets as W

from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.pool import plain, shown
from tesoro_lab.widgets.view import View, told


class Confirm:
    """A question with yes and no, hidden while there is nothing to ask."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.text = W.HTML()
        self.yes = plain("", "tl-main tl-yes", self.agree)
        self.no = plain("", "tl-no", self.refuse)
        row = W.Box([self.yes, self.no]).add_class("tl-row")
        self.box = W.VBox([self.text, row]).add_class("tl-confirm")
        self.key = ""
        self._then: Callable[[], None] | None = None

    def ask(self, key: str, then: Callable[[], None]) -> None:
        """Put the question with this label; `then` follows a yes."""
        self.key, self._then = key, then

    def show(self, view: View) -> None:
        """Show the question in the language of the table, if there is one."""
        shown(self.box, self._then is not None)
        if self._then is not None:
            question = escape(view.label(self.key))
            self.text.value = f'<div role="alert">{question}</div>'
        self.yes.description = view.label("yes")
        self.no.description = view.label("no")

    def drop(self) -> None:
        """Forget the question."""
        self._then = None

    @told
    def agree(self) -> None:
        """Yes."""
        then, self._then = self._then, None
        if then is not None:
            then()
        self.host.redraw()

    @told
    def refuse(self) -> None:
        """No."""
        self._then = None
        self.host.redraw()
