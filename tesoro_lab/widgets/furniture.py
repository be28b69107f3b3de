"""All parts of the table: what lies where, and in which order it is drawn."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.figures.layers import Highlight
from tesoro_lab.widgets.board import BoardPart
from tesoro_lab.widgets.confirm import Confirm
from tesoro_lab.widgets.files import Files
from tesoro_lab.widgets.keys import Keys
from tesoro_lab.widgets.log import Log
from tesoro_lab.widgets.newgame import NewGame
from tesoro_lab.widgets.play import PlayPanel
from tesoro_lab.widgets.pool import Offered, plain
from tesoro_lab.widgets.rules import RulesPanel
from tesoro_lab.widgets.status import Status
from tesoro_lab.widgets.story_tab import StoryTab
from tesoro_lab.widgets.tabs import Tabs
from tesoro_lab.widgets.theme import style
from tesoro_lab.widgets.timeline import Timeline
from tesoro_lab.widgets.view import View, told


class Furniture(ABC):
    """The board on the left, everything else beside and below it; each game adds its own parts."""

    asking: list[Any]
    """The game's own parts under the live line: moves, what one must know, chance."""
    players: Any
    """Who sits at the table."""
    own_tabs: dict[str, Any]
    """The game's own tabs; the first is open at first."""
    by_itself: ClassVar[dict[str, str]] = {}
    """What chance never waits for a click with: by frame, the kind of its move."""

    def __init__(self, host: Any, size: int, autosave: str | None) -> None:
        self.host = host
        self.status, self.confirm = Status(host), Confirm(host)
        self.lay()
        common = {"log": Log(host), "story": StoryTab(host), "rules": RulesPanel(host)}
        self.tabs = Tabs(host, {**self.own_tabs, **common})
        self.board = BoardPart(host, size, self.lit(host.view), self.pointed)
        self.timeline, self.play = Timeline(host), PlayPanel(host)
        self.files, self.new_game = Files(host, autosave), NewGame(host)
        self.begin = plain("", "tl-new", self.unfold)
        self.lang = W.ToggleButtons(options=[("EN", "en"), ("ES", "es")], value=host.lang)
        self.lang.add_class("tl-lang").observe(self._spoken, "value")
        self.drawn: list[Any] = [self.confirm, *self.asking, self.players, self.tabs]
        self.drawn += [self.timeline, self.play, self.files, self.new_game]
        self.children = self._lay_out(size)

    def _lay_out(self, size: int) -> tuple[W.Widget, ...]:
        asked: list[Any] = [self.status, self.confirm, *self.asking]
        side = W.VBox(
            [self.files.resume, *[part.box for part in asked], self.players.box, self.tabs.box]
        )
        self.play.switches.children = (*self.play.switches.children, self.begin, self.lang)
        below = W.VBox(
            [self.timeline.box, self.play.box, self.play.switches, self.files.box]
        ).add_class("tl-below")
        main = W.Box([self.board.box, side.add_class("tl-side"), below]).add_class("tl-main-row")
        unseen = W.Box([W.HTML(style(size)), Keys()]).add_class("tl-style")
        return (unseen, self.new_game.box, main)

    def show(self, view: View) -> None:
        """Draw everything that has changed, the board first."""
        self.light(view)
        self.status.show(view, self.host)
        self.make_ready(view)
        for part in self.drawn:
            part.show(view)
        self.begin.description = view.label("new_game")
        self.lang.value = view.lang

    def light(self, view: View) -> None:
        """Bring the board up to date."""
        self.board.show(view, self.lit(view))

    @abstractmethod
    def lay(self) -> None:
        """Make the game's own parts: fill `asking`, `players` and `own_tabs`."""

    @abstractmethod
    def lit(self, view: View) -> Highlight:
        """The places of the board to light up."""

    @abstractmethod
    def offered(self) -> list[Offered]:
        """Every button of a move that lies on the table now."""

    @abstractmethod
    def hand_in(self, move: Move, view: View) -> bool:
        """Fill in the form of a move that needs one; True if that has played it already."""

    @abstractmethod
    def pointed(self, place: int) -> None:
        """Somebody clicked a place of the board."""

    def make_ready(self, view: View) -> None:  # noqa: B027 - few games have anything to do here
        """Open what helps now, before the parts are drawn."""

    @told
    def unfold(self) -> None:
        """Open or close the form of a new game."""
        self.new_game.unfold()
        self.host.redraw()

    @told
    def _spoken(self, change: Any) -> None:
        if change["new"] != self.host.lang:
            self.host.speak(change["new"])
