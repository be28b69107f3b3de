"""The tabs beside the board; only the open one is drawn."""

from typing import Any

import ipywidgets as W

from tesoro_lab.widgets.pool import shown
from tesoro_lab.widgets.view import View, told


class Tabs:
    """One toggle button for each part, and the open part under them."""

    def __init__(self, host: Any, parts: dict[str, Any]) -> None:
        self.host = host
        self.parts = parts
        self.open = next(iter(parts))
        self.heads: dict[str, W.ToggleButton] = {}
        for name in parts:
            head = W.ToggleButton(value=name == self.open)
            head.add_class("tl-tab").add_class(f"tl-tab-{name}")
            head.observe(lambda change, name=name: self.clicked(name, change["new"]), "value")
            self.heads[name] = head
        strip = W.Box(list(self.heads.values())).add_class("tl-tabs")
        bodies = [part.box for part in parts.values()]
        self.body = W.Box(bodies).add_class("tl-tab-body")
        self.box = W.VBox([strip, self.body]).add_class("tl-tab-box")
        self._shut()

    def show(self, view: View) -> None:
        """Draw the open tab."""
        for name, head in self.heads.items():
            head.description = view.label(name)
        self.parts[self.open].show(view)

    @told
    def clicked(self, name: str, pressed: bool) -> None:
        """A tab opens; the open one stays open when clicked again."""
        if pressed and name != self.open:
            self.turn_to(name)
            self.host.redraw()
        elif not pressed and name == self.open:
            self.heads[name].value = True

    def turn_to(self, name: str) -> None:
        """Open a tab, to be drawn at the next redraw."""
        before, self.open = self.open, name
        self.heads[name].value = True
        if before != name:
            self.heads[before].value = False
        self._shut()

    def _shut(self) -> None:
        for name, part in self.parts.items():
            shown(part.box, name == self.open)
