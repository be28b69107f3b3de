"""What every part of the table is drawn from: the match as it stands, and the language."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from tesoro_lab import words
from tesoro_lab.engine import CHANCE, IllegalMove, Legal, Match, Move, Reason
from tesoro_lab.figures.svg import escape


class View(NamedTuple):
    """One look at a match in one language; everything on the table is a function of this."""

    match: Match
    lang: str
    legal: Legal

    @property
    def state(self) -> Any:
        """The position."""
        return self.match.state

    @property
    def frame(self) -> Any:
        """What is being decided; None when the game is over."""
        return self.match.state.frame  # type: ignore[attr-defined]

    @property
    def board(self) -> Any:
        """The board in use."""
        return self.match.board

    @property
    def person(self) -> int | None:
        """The seat that is asked, or None when chance decides or the game is over."""
        seat = self.match.seat
        return None if seat is None or seat == CHANCE else seat

    def label(self, key: str) -> str:
        """The word for a control or a heading."""
        return words.label(key, self.lang)

    def say(self, move: Move) -> str:
        """What the button of a move says."""
        return words.move(move, self.match, self.board, self.lang)

    def why(self, reason: Reason) -> str:
        """Why a move is refused."""
        return words.reason(reason, self.match, self.board, self.lang)

    def number(self, value: int) -> str:
        """A whole number with its thousands marked."""
        return words.number(value, self.lang)

    def money(self, value: int) -> str:
        """An amount with its unit."""
        return words.voice(self.match.names, self.board, self.lang).money(value)

    def space(self, index: int) -> str:
        """The name of a space."""
        return words.space(self.board, index, self.lang)

    def name(self, seat: int) -> str:
        """A player's name, or the Crown's, safe inside HTML."""
        return escape(words.voice(self.match.names, self.board, self.lang).seat(seat))


def look(match: Match, lang: str) -> View:
    """The view of a match as it stands."""
    return View(match, lang, match.legal())


class Part(Protocol):
    """Something on the table that handles clicks of its own."""

    host: Any


P = ParamSpec("P")
S = TypeVar("S", bound=Part)


def told(method: Callable[Concatenate[S, P], None]) -> Callable[Concatenate[S, P], None]:
    """Make whatever goes wrong in a handler one sentence in the status line."""

    @wraps(method)
    def handler(self: S, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            method(self, *args, **kwargs)
        except Exception as error:
            self.host.fail(error)

    return handler


def sentence_of(error: Exception, view: View) -> str:
    """What went wrong, for a person: a refusal in their language, anything else as it says."""
    if isinstance(error, IllegalMove):
        return view.why(error.reason)
    text = str(error) or type(error).__name__
    return f"{view.label('error')}: {text}"
