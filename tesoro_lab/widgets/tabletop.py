"""The table at which a match is played: it owns no rules, only the match."""

from collections.abc import Callable
from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import CHANCE, Match, Move, TesoroError
from tesoro_lab.games import match_of
from tesoro_lab.widgets.files import AUTOSAVE, autosave_of
from tesoro_lab.widgets.laid import furniture
from tesoro_lab.widgets.pool import Offered
from tesoro_lab.widgets.story import Story
from tesoro_lab.widgets.view import View, look, sentence_of

BURST = 500
"""So many moves are made by bots and chance at most after one click."""


class Table(W.VBox):
    """A live table in a notebook; what it shows depends on match, cursor and language only.

    Attributes:
        match: the match on the table; another one after a branch, a load or a new game.
        games: the matches that have branched off each other here, that one included.
        lang: "en" or "es".
        chance_by_itself: whether dice and cards come without asking after a person's move.
        bots_by_themselves: whether bots then play on until a person is asked.
    """

    def __init__(self, match: Match, lang: str, size: int, autosave: str | None) -> None:
        words.label("table", lang)  # an unknown language is refused at once
        super().__init__()
        self.match = match
        self.games = [match]
        self.lang = lang
        self.chance_by_itself = True
        self.bots_by_themselves = True
        self.story = Story()
        self.said = ""
        self.trouble = ""
        self.parts = furniture(self, size, autosave)
        self.children = self.parts.children
        self.add_class("tl-table")
        self.redraw()

    # What is played

    def play(self, move: Move) -> None:
        """Play one move, and whatever chance and bots do after it."""
        if move.kind == "resign" and not self._sure:
            self.ask("ask_resign", lambda: self._resign(move))
            return
        self.match.play(move)
        self._go_on()
        self.changed()

    _sure = False

    def _resign(self, move: Move) -> None:
        self._sure = True
        try:
            self.play(move)
        finally:
            self._sure = False

    def draw_chance(self) -> None:
        """Let chance decide, and go on."""
        self.match.step()
        self._go_on()
        self.changed()

    def _go_on(self) -> None:
        """Chance and bots play on until a person is asked, as far as they may by themselves."""
        for _ in range(BURST):
            if self.waits():
                break
            self.match.step()

    def waits(self) -> bool:
        """Whether the table waits for a click: of a person, or because nothing goes by itself."""
        seat = self.match.seat
        if seat is None:
            return True
        if seat == CHANCE:
            frame = type(getattr(self.match.state, "frame", None)).__name__
            return not (self.chance_by_itself or frame in self.parts.by_itself)
        if self.match.bots[seat] is None or not self.bots_by_themselves:
            return True
        return not self._watched()

    def _watched(self) -> bool:
        """Whether a person still plays; when only bots are left, Step and Run show them."""
        playing = getattr(self.match.state, "playing", None)  # some games nobody leaves
        for seat, bot in enumerate(self.match.bots):
            if bot is None and (playing is None or playing[seat]):
                return True
        return False

    def person_asked(self) -> bool:
        """Whether a person must decide."""
        seat = self.match.seat
        return seat is not None and seat != CHANCE and self.match.bots[seat] is None

    def last_asked(self) -> int:
        """The last position before this one at which the table waited for somebody."""
        match = self.match
        movers, moves = self.story.movers(match), match.moves
        alone = self.parts.by_itself.values()
        for number in range(match.cursor - 1, 0, -1):
            mover = movers[number]
            by_chance = mover == CHANCE
            asked = not self.chance_by_itself and moves[number].kind not in alone
            if (by_chance and asked) or (
                not by_chance and (match.bots[mover] is None or not self.bots_by_themselves)
            ):
                return number
        return 0

    # What lies on the table

    def start(self, match: Match) -> None:
        """Put another match on the table, alone."""
        self.games = [match]
        self.turn_to(match)

    def turn_to(self, match: Match) -> None:
        """Turn to one of the games."""
        self.match = match
        self.parts.confirm.drop()
        self.parts.timeline.stops = [0]
        self.changed(keep=False)

    def unless_lost(self, then: Callable[[], None]) -> None:
        """Do it; ask first if the game under way was not saved under a name."""
        if self.parts.files.unsaved:
            self.ask("ask_leave", then)
        else:
            then()

    # What is shown

    @property
    def view(self) -> View:
        """The match as it stands, in the language of the table."""
        return look(self.match, self.lang)

    @property
    def status(self) -> str:
        """What the status line says."""
        return self.parts.status.text

    @property
    def buttons(self) -> dict[str, W.Button]:
        """The button of each move that can be clicked now, by the move's text."""
        return {text: offered.button for text, offered in self._offered().items()}

    def _offered(self) -> dict[str, Offered]:
        """What can be clicked now, by the move's text."""
        return {one.choice.move.text: one for one in self.parts.offered() if not one.choice.why}

    def press(self, move: str) -> None:
        """Click the button of a move, filling in forms first, as a lesson or a test may do.

        Raises:
            TesoroError: there is no such button, or it is grey.
        """
        wanted = Move.parse(move)
        if self.parts.hand_in(wanted, self.view):
            return
        offered = self._offered().get(wanted.text)
        if offered is None:
            raise TesoroError(f'There is no button for "{move}" now.')
        offered.press()

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        words.label("table", lang)
        self.lang = lang
        self.redraw()

    def changed(self, keep: bool = True) -> None:
        """Something was played or the match stands elsewhere: draw it, then save it."""
        self.trouble = self.said = ""
        self.redraw()
        if keep:
            self.parts.files.keep()

    def redraw(self) -> None:
        """Draw everything that has changed."""
        self.parts.show(self.view)

    def light(self) -> None:
        """Draw the lights on the board anew, and nothing else."""
        self.parts.light(self.view)

    def note(self, key: str, detail: str) -> None:
        """Say in the status line that something was done."""
        self.said = f"{words.label(key, self.lang)}: {detail}."
        self.trouble = ""
        self.redraw()

    def fail(self, error: Exception) -> None:
        """Say in the status line what went wrong."""
        self.trouble = sentence_of(error, self.view)
        self.redraw()

    def ask(self, question: str, then: Callable[[], None]) -> None:
        """Ask once before doing something that cannot be taken back."""
        self.parts.confirm.ask(question, then)
        self.redraw()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live table; where there are no widgets, one line that is the same each time."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle, {})
        now = words.now(self.match.state, self.match.names, self.lang)
        data["text/plain"] = f"{self.match.game.title}. {now}"
        return (data, meta) if isinstance(bundle, tuple) else data


def table(
    match: Match, lang: str = "en", *, size: int = 640, autosave: str | None = AUTOSAVE
) -> Table:
    """A live table at which a match is played.

    Args:
        match: the match to put on the table; it is played on, not copied.
        lang: "en" or "es"; it can be switched while playing.
        size: the side of the board in pixels.
        autosave: the file that the game is saved in after every move, so that a restarted kernel
            loses nothing; each game has its own unless you name one; None to save only by hand.
            The autosave of an earlier game is put aside under the same name with "-before".

    Raises:
        TesoroError: it is no match, or there is no table for its game.
    """
    match_of(match)
    if autosave == AUTOSAVE:
        autosave = autosave_of(match.game.name)
    return Table(match, lang, size, autosave)
