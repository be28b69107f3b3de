"""What every game promises: a state that can be played, copied, saved and asked about."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, Self

from tesoro_lab.engine.chance import Distribution
from tesoro_lab.engine.errors import Reason
from tesoro_lab.engine.legal import Legal
from tesoro_lab.engine.moves import Move


class Event(NamedTuple):
    """Something that happened while a move was played, for a log or an animation."""

    kind: str
    data: tuple[Any, ...] = ()


class Bot(Protocol):
    """A player made of code: any callable that looks at a state and returns a move.

    It may copy the state and play on the copy. It must not change the state it is given, and
    it must take all its chance from ``rng``, so that the same seed gives the same game. A bot
    that needs thousands of numbers should draw one and start a ``Stream`` of its own from it:
    an undo draws again what was drawn before.
    """

    def __call__(self, state: Any, rng: Random, /) -> Move:
        """Return one legal move for the seat that decides."""


FindBot = Callable[[str], Bot]
"""Finds the bot of a name; raises TesoroError if there is none."""


class State(Protocol):
    """One position of one game: it changes in place, and copying it is cheap.

    It holds no random generator, no bots, no log and no text. Chance is a seat like the
    others: its outcomes come in as moves.
    """

    seat: int | None
    """Whose decision it is: 0, 1, ..., ``CHANCE``, or None when the game is over."""
    turn: int
    """How many turns have begun, the running one included."""
    round: int
    """How many times the table has been round, the running round included."""
    heard: list[Event] | None
    """A listener's list, or None; never copied, saved or compared."""

    @property
    def rules(self) -> Any:
        """The rules in force, a frozen value."""

    @property
    def board(self) -> Any:
        """The board or map in use, a frozen value; None for a game without one."""

    def legal(self) -> Legal:
        """Return what the deciding seat may do; empty if chance decides or the game is over."""

    def why_not(self, move: Move, /) -> Reason | None:
        """Return why this move is refused now, or None if it is legal."""

    def play(self, move: Move, /) -> None:
        """Play a move in place.

        Raises:
            IllegalMove: the move is refused; the state is as before.
        """

    def after(self, move: Move, /) -> Self:
        """Return a copy on which the move has been played."""

    def chance(self) -> Distribution[Move]:
        """Return the outcomes of chance, which must be what is asked now."""

    def draw(self, rng: Random, /) -> Move:
        """Draw one outcome of chance, as likely as ``chance()`` says."""

    def copy(self) -> Self:
        """Return an independent copy, without the listener."""

    def standing(self) -> Sequence[Any]:
        """Return how well each seat stands, one value for each, comparable at any time."""

    def winners(self) -> tuple[int, ...]:
        """Return the seats that have won, nobody while the game goes on."""

    def to_dict(self) -> dict[str, Any]:
        """Return the state in plain JSON types."""


class Game(Protocol):
    """One of the games: how to begin it, and how to read it back."""

    @property
    def name(self) -> str:
        """The short name, such as ``ruta``."""

    @property
    def title(self) -> str:
        """The name as printed on the box."""

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def Rules(self) -> type[Any]:
        """The class of its rules; called without arguments it gives the printed rules."""

    def new(self, seats: int, rules: Any = None, board: Any = None, /) -> State:
        """Return the first position; None means the printed rules, the recommended board."""

    def from_dict(self, data: dict[str, Any], /) -> State:
        """Read back what ``State.to_dict`` wrote.

        Raises:
            TesoroError: a field is missing or wrong.
        """

    def scenario(self, facts: dict[str, Any], /, rules: Any = None, board: Any = None) -> State:
        """Build a position from plain facts.

        Raises:
            ScenarioError: the facts contradict each other or the rules.
        """

    def rules_to_dict(self, rules: Any, /) -> dict[str, Any]:
        """Return the rules in plain JSON types."""

    def rules_from_dict(self, data: dict[str, Any], /) -> Any:
        """Read back what ``rules_to_dict`` wrote."""

    def board_to_dict(self, board: Any, /) -> dict[str, Any]:
        """Return the board in plain JSON types, complete enough to play on elsewhere."""

    def board_from_dict(self, data: dict[str, Any], /) -> Any:
        """Read back what ``board_to_dict`` wrote."""
