"""When chance decides on the way to Machu Picchu: the throw, or the disk that is turned over."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import Move
from tesoro_lab.widgets.by_hand import ByHand
from tesoro_lab.widgets.pool import plain, relist, shown
from tesoro_lab.widgets.view import View, told


class ChancePanel(ByHand):
    """The die and the disks."""

    def __init__(self, host: Any) -> None:
        super().__init__(host, "tl-disk-choice", "tl-set-disk")
        self.die = W.Dropdown(options=[str(pips) for pips in range(1, 7)]).add_class("tl-die")
        self.set_die = plain("", "tl-set-die", self.put_die)
        self.dice = W.Box([self.die, self.set_die]).add_class("tl-form")
        self.box.children = (self.draw, self.dice, self.line)

    def offer(self, view: View, kind: str) -> None:
        """Offer the throw or the disk."""
        turning = kind == "Turn"
        self.draw.description = view.label("turn_disk" if turning else "throw_die")
        shown(self.dice, not turning)
        shown(self.line, turning)
        self.die.description = view.label("one_die")
        self.set_die.description = view.label("set_die")
        self.choice.description = view.label("disk")
        self.use.description = view.label("choose_disk")
        if turning:
            self._list_disks(view)

    def _list_disks(self, view: View) -> None:
        """Every kind of disk that is still hidden, with how many there are."""
        disks = view.match.chance()
        options = []
        for move in disks.outcomes:
            name = words.disk_name(str(move.args[0]), view.lang)
            options.append((f"{name} ({disks.weights[move]}/{disks.total})", move.text))
        relist(self.choice, options)

    @told
    def put_die(self) -> None:
        """The die shows what was chosen."""
        self.host.play(Move("die", (int(self.die.value),)))
