"""When chance decides: let it, or choose the throw or the disk by hand, as a teacher may."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import CHANCE, Move
from tesoro_lab.widgets.pool import plain, shown
from tesoro_lab.widgets.view import View, told


class ChancePanel:
    """The die and the disks: chance's own button, and the teacher's choice."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.draw = plain("", "tl-main tl-draw", self.let_chance)
        self.die = W.Dropdown(options=[str(pips) for pips in range(1, 7)]).add_class("tl-die")
        self.set_die = plain("", "tl-set-die", self.put_die)
        self.dice = W.Box([self.die, self.set_die]).add_class("tl-form")
        self.disk = W.Dropdown(options=[("", "")]).add_class("tl-disk-choice")
        self.set_disk = plain("", "tl-set-disk", self.put_disk)
        self.disks = W.Box([self.disk, self.set_disk]).add_class("tl-form")
        self.box = W.VBox([self.draw, self.dice, self.disks]).add_class("tl-chance")
        self._options: list[tuple[str, str]] = []

    def show(self, view: View) -> None:
        """Offer the throw or the disk, if that is what comes now."""
        waiting = view.match.seat == CHANCE
        shown(self.box, waiting)
        if not waiting:
            return
        turning = type(view.frame).__name__ == "Turn"
        self.draw.description = view.label("turn_disk" if turning else "throw_die")
        shown(self.dice, not turning)
        shown(self.disks, turning)
        self.die.description = view.label("one_die")
        self.set_die.description = view.label("set_die")
        self.disk.description = view.label("disk")
        self.set_disk.description = view.label("choose_disk")
        if turning:
            self._list_disks(view)

    def _list_disks(self, view: View) -> None:
        """Every kind of disk that is still hidden, with how many there are."""
        disks = view.match.chance()
        options = []
        for move in disks.outcomes:
            name = words.disk_name(str(move.args[0]), view.lang)
            options.append((f"{name} ({disks.weights[move]}/{disks.total})", move.text))
        if options != self._options:
            self._options = options
            self.disk.options = options

    @told
    def let_chance(self) -> None:
        """Chance decides by the seed of the match."""
        self.host.draw_chance()

    @told
    def put_die(self) -> None:
        """The die shows what was chosen."""
        self.host.play(Move("die", (int(self.die.value),)))

    @told
    def put_disk(self) -> None:
        """The disk is the one that was chosen."""
        self.host.play(Move.parse(self.disk.value))
