"""When chance decides: let it, or choose by hand what comes, as a teacher may."""

from abc import ABC, abstractmethod
from typing import Any

import ipywidgets as W

from tesoro_lab.engine import CHANCE, Move
from tesoro_lab.widgets.pool import plain, shown
from tesoro_lab.widgets.view import View, told


class ByHand(ABC):
    """Chance's own button, and a list of what may come."""

    def __init__(self, host: Any, choice: str, use: str) -> None:
        """The list and its button have these style classes."""
        self.host = host
        self.draw = plain("", "tl-main tl-draw", self.let_chance)
        self.choice = W.Dropdown(options=[("", "")]).add_class(choice)
        self.use = plain("", use, self.put)
        self.line = W.Box([self.choice, self.use]).add_class("tl-form")
        self.box = W.VBox([self.draw, self.line]).add_class("tl-chance")

    def show(self, view: View) -> None:
        """Offer what comes now, if chance decides."""
        waiting = view.match.seat == CHANCE
        shown(self.box, waiting)
        if waiting:
            self.offer(view, type(view.frame).__name__)

    @abstractmethod
    def offer(self, view: View, kind: str) -> None:
        """Name the buttons and list what may come in a frame of this kind."""

    @told
    def let_chance(self) -> None:
        """Chance decides by the seed of the match."""
        self.host.draw_chance()

    @told
    def put(self) -> None:
        """It is what was chosen from the list."""
        self.host.play(Move.parse(self.choice.value))
