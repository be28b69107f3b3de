"""A list beside the board of what can be picked on it, and a button for the chosen one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import ipywidgets as W

from tesoro_lab.widgets.pool import ButtonRow, put, shown
from tesoro_lab.widgets.view import View, told


class PickList(ABC):
    """What the board offers, as a list; a click on the board plays the same moves."""

    most_rows: ClassVar[int]
    """A longer list scrolls."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.hint = W.HTML().add_class("tl-hint")
        self.list = W.Select(options=[], rows=3).add_class("tl-stops-list")
        self.list.observe(self._chosen, "value")
        self.go = ButtonRow(host)
        self.box = W.VBox([self.hint, self.list, self.go.box]).add_class("tl-stops")
        self._view: View | None = None

    @abstractmethod
    def offer(self) -> None:
        """Offer the button of the chosen one."""

    def lay(self, view: View, options: Sequence[tuple[str, int]]) -> None:
        """List these, or hide; what is chosen stays chosen while the same ones lie there."""
        self._view = view
        was_there = self.box.layout.display is None
        shown(self.box, bool(options))
        if not options:
            self.go.show([])
            return
        now, before = [[value for _, value in these] for these in (options, self.list.options)]
        chosen = self.list.value if was_there and now == before else now[0]
        self.list.rows = max(2, min(self.most_rows, len(options)))
        put(self.list, options, chosen, self._chosen)
        self.offer()

    @told
    def _chosen(self, change: Any) -> None:
        """Another one was chosen from the list."""
        if change["new"] is not None:
            self.picked()

    def picked(self) -> None:
        """Somebody chose from the list."""
        self.offer()
