"""All parts of the table: what lies where, and in which order it is drawn."""

from typing import Any

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.widgets.actions import ESTATE, Actions
from tesoro_lab.widgets.auction import AuctionPanel
from tesoro_lab.widgets.board import BoardPart
from tesoro_lab.widgets.chance import ChancePanel
from tesoro_lab.widgets.confirm import Confirm
from tesoro_lab.widgets.deeds import Deeds
from tesoro_lab.widgets.files import Files
from tesoro_lab.widgets.lens import LensPanel
from tesoro_lab.widgets.log import Log
from tesoro_lab.widgets.newgame import NewGame
from tesoro_lab.widgets.phase import Phase
from tesoro_lab.widgets.play import PlayPanel
from tesoro_lab.widgets.players import Players
from tesoro_lab.widgets.pool import Offered, plain
from tesoro_lab.widgets.question import Question
from tesoro_lab.widgets.rules import RulesPanel
from tesoro_lab.widgets.status import Status
from tesoro_lab.widgets.tabs import Tabs
from tesoro_lab.widgets.theme import style
from tesoro_lab.widgets.timeline import Timeline
from tesoro_lab.widgets.view import View, told


class Furniture:
    """The board on the left, everything else beside and below it."""

    def __init__(self, host: Any, size: int, autosave: str | None) -> None:
        self.host = host
        self.status, self.confirm = Status(host), Confirm(host)
        self.actions, self.question = Actions(host), Question(host)
        self.auction, self.chance = AuctionPanel(host), ChancePanel(host)
        self.players = Players(host)
        self.lens, self.phase, self.deeds = LensPanel(host), Phase(host), Deeds(host)
        self.board = BoardPart(host, size, self.lens.highlight(host.view), self._open_deed)
        self.tabs = Tabs(
            host,
            {
                "odds": self.lens,
                "phase": self.phase,
                "deeds": self.deeds,
                "log": Log(host),
                "rules": RulesPanel(host),
            },
        )
        self.timeline, self.play = Timeline(host), PlayPanel(host)
        self.files, self.new_game = Files(host, autosave), NewGame(host)
        self.begin = plain("", "tl-new", self.unfold)
        self.lang = W.ToggleButtons(options=[("EN", "en"), ("ES", "es")], value=host.lang)
        self.lang.add_class("tl-lang").observe(self._spoken, "value")
        self.drawn: list[Any] = [self.confirm, self.actions, self.auction, self.question]
        self.drawn += [self.chance, self.players, self.tabs, self.timeline, self.play]
        self.drawn += [self.files, self.new_game]
        self.children = self._lay_out(size)
        self._asked = ""

    def _lay_out(self, size: int) -> tuple[W.Widget, ...]:
        asked: list[Any] = [self.status, self.confirm, self.actions]
        asked += [self.auction, self.question, self.chance]
        side = W.VBox(
            [self.files.resume, *[part.box for part in asked], self.players.box, self.tabs.box]
        )
        self.play.switches.children = (*self.play.switches.children, self.begin, self.lang)
        below = W.VBox(
            [self.timeline.box, self.play.box, self.play.switches, self.files.box]
        ).add_class("tl-below")
        main = W.Box([self.board.box, side.add_class("tl-side"), below]).add_class("tl-main-row")
        return (W.HTML(style(size)).add_class("tl-style"), self.new_game.box, main)

    def show(self, view: View) -> None:
        """Draw everything that has changed, the board first."""
        spots = self.lens.highlight(view) if self.tabs.open == "odds" else None
        self.board.show(view, spots)
        self.status.show(view, self.host)
        self._turn_to_what_helps(view)
        for part in self.drawn:
            part.show(view)
        self.begin.description = view.label("new_game")
        self.lang.value = view.lang

    def _turn_to_what_helps(self, view: View) -> None:
        """A debt opens the list of what could be sold."""
        asked = type(view.frame).__name__
        if asked == "Debt" != self._asked and view.person is not None:
            self.phase.section = "estate"
            self.tabs.turn_to("phase")
        self._asked = asked

    def open_section(self, section: str) -> None:
        """Open the tab of the moment at the estate or at the trade."""
        self.tabs.turn_to("phase")
        self.phase.turn_to(section)

    def offered(self) -> list[Offered]:
        """Every button of a move that lies on the table now."""
        found = self.actions.offered()
        if type(self.host.view.frame).__name__ in ("Auction", "PieceAuction"):
            found += self.auction.bid.offered()
        if self.tabs.open == "phase":
            found += self.phase.offered()
        return found

    def hand_in(self, move: Move, view: View) -> bool:
        """Fill in the form of a move that needs one; True if that has played it already."""
        if move.kind == "dice":
            self.chance.first.value, self.chance.second.value = map(str, move.args)
            self.chance.set_dice.click()
            return True
        if move.kind in ("card", "title"):
            self.chance.outcome.value = move.text
            self.chance.set_outcome.click()
            return True
        if move.kind == "bid":
            self.auction.put(int(move.args[0]))
        if move.kind in (*ESTATE, "offer"):
            self.phase.section = "estate" if move.kind in ESTATE else "trade"
            self.tabs.turn_to("phase")
            self.tabs.show(view)
        if move.kind == "offer":
            self.phase.trade.put(move)
        return False

    @told
    def unfold(self) -> None:
        """Open or close the form of a new game."""
        self.new_game.unfold()
        self.host.redraw()

    @told
    def _spoken(self, change: Any) -> None:
        if change["new"] != self.host.lang:
            self.host.speak(change["new"])

    def _open_deed(self, space: int) -> None:
        """A click on a space opens its deed."""
        self.deeds.space = space
        self.tabs.turn_to("deeds")
        self.host.redraw()
