"""The table at which a match is played: it owns no rules, only the match."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import ipywidgets as W

import plotly.graph_objects as go

from tesoro_lab import figures, words
from tesoro_lab.engine import CHANCE, Match, Move, TesoroError
from tesoro_lab.widgets.actions import Actions
from tesoro_lab.widgets.chance import ChancePanel
from tesoro_lab.widgets.players import Players
from tesoro_lab.widgets.status import Status
from tesoro_lab.widgets.story import Story
from tesoro_lab.widgets.theme import style
from tesoro_lab.widgets.view import View, look, sentence_of

with suppress(ImportError):  # a Python in the browser has none
    # Plotly asks for it late, at a call depth where Python 3.11 needs five seconds for it.
    import nbformat  # noqa: F401

BURST = 500
"""So many moves are made by bots and chance at most after one click."""


class Table(W.VBox):
    """A live table in a notebook; what it shows depends on match, cursor and language only."""

    def __init__(self, match: Match, lang: str = "en", size: int = 640) -> None:
        if match.game.name != "ruta":
            raise TesoroError(f"There is no table for {match.game.title} yet.")
        super().__init__()
        self.match = match
        self.lang = lang
        self.chance_by_itself = True
        self.bots_by_themselves = True
        self.story = Story()
        self.trouble = ""
        self._compose(size)
        self.add_class("tl-table")
        self.redraw()

    def _compose(self, size: int) -> None:
        self.figure = go.FigureWidget(
            figures.board(self.match.state, self.match.names, self.lang, size=size)
        )
        self.figure._config = dict(figures.style.CONFIG)
        self.status_part = Status(self)
        self.actions = Actions(self)
        self.chance = ChancePanel(self)
        self.players = Players(self)
        board = W.Box([self.figure]).add_class("tl-board")
        side = W.VBox(
            [self.status_part.box, self.actions.box, self.chance.box, self.players.box]
        ).add_class("tl-side")
        main = W.Box([board, side]).add_class("tl-main-row")
        self.children = (W.HTML(style()).add_class("tl-style"), main)

    # What is played

    def play(self, move: Move) -> None:
        """Play one move, and whatever chance and bots do after it."""
        self.match.play(move)
        self._go_on()
        self.trouble = ""
        self.redraw()

    def draw_chance(self) -> None:
        """Let chance decide, and go on."""
        self.match.step()
        self._go_on()
        self.trouble = ""
        self.redraw()

    def _go_on(self) -> None:
        """Chance and bots play on until a person is asked, as far as they may by themselves."""
        match = self.match
        for _ in range(BURST):
            seat = match.seat
            if seat is None:
                break
            if seat == CHANCE:
                if not self.chance_by_itself:
                    break
            elif not self._bot_plays(seat):
                break
            match.step()

    def _bot_plays(self, seat: int) -> bool:
        """Whether a bot plays this seat by itself: not when only bots are left to watch."""
        if self.match.bots[seat] is None or not self.bots_by_themselves:
            return False
        playing = self.match.state.playing  # type: ignore[attr-defined]
        for other, bot in enumerate(self.match.bots):
            if bot is None and playing[other]:
                return True
        return False

    # What is shown

    @property
    def view(self) -> View:
        """The match as it stands, in the language of the table."""
        return look(self.match, self.lang)

    @property
    def status(self) -> str:
        """What the status line says."""
        return self.status_part.text

    @property
    def buttons(self) -> dict[str, W.Button]:
        """The button of each move that can be clicked now, by the move's text."""
        return {
            choice.move.text: button
            for choice, button in self.actions.row.offered()
            if not choice.why
        }

    def press(self, move: str) -> None:
        """Click the button of a move, as a test or a lesson may do."""
        self.buttons[move].click()

    def redraw(self) -> None:
        """Draw everything that has changed."""
        view = self.view
        figures.refresh(self.figure, self.match.state, self.match.names, self.lang)
        self.status_part.show(view, self.story, self.trouble)
        self.actions.show(view)
        self.chance.show(view)
        self.players.show(view)

    def fail(self, error: Exception) -> None:
        """Say in the status line what went wrong."""
        self.trouble = sentence_of(error, self.view)
        self.redraw()

    def ask(self, question: str, then: Callable[[], None]) -> None:
        """Ask once before doing something that cannot be taken back."""
        then()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live table; where there are no widgets, one line that is the same each time."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle, {})
        line = (
            f"{self.match.game.title}. {words.now(self.match.state, self.match.names, self.lang)}"
        )
        data["text/plain"] = line
        return (data, meta) if isinstance(bundle, tuple) else data


def table(match: Match, lang: str = "en", size: int = 640) -> Table:
    """A table at which `match` is played, in English ("en") or Spanish ("es")."""
    return Table(match, lang, size)
