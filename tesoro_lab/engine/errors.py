"""Everything the engine can complain about; the text of each error is one plain sentence."""

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tesoro_lab.engine.moves import Move


class Reason(NamedTuple):
    """Why a move is refused: a short code and the facts behind it.

    The engine speaks in codes so that a sentence can be made from them in any language.

    >>> Reason("short", (6000, 1500))
    Reason(code='short', data=(6000, 1500))
    """

    code: str
    data: tuple[Any, ...] = ()

    def __str__(self) -> str:
        """Return the code with its facts, such as ``short (6000, 1500)``."""
        if not self.data:
            return self.code
        return f"{self.code} ({', '.join(str(fact) for fact in self.data)})"


class TesoroError(Exception):
    """Any mistake that this library can explain in one sentence."""


class IllegalMove(TesoroError):
    """A move that the rules refuse; the state is left as it was.

    Attributes:
        reason: the code and facts of the refusal.
        move: the move that was refused.
        who: the bot that tried it, or nothing.
    """

    def __init__(self, reason: Reason, move: "Move", who: str = "") -> None:
        """Remember the reason and the move; ``who`` names a bot seat in the sentence."""
        self.reason = reason
        self.move = move
        self.who = who
        by = f" by {who}" if who else ""
        super().__init__(f'The move "{move}"{by} is not legal now: {reason}.')

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the error cross from one process to another."""
        return IllegalMove, (self.reason, self.move, self.who)


class NeedsDecision(TesoroError):
    """A person must decide before the game can go on."""


class SaveError(TesoroError):
    """A saved game that cannot be read; the sentence names the field and what would be right."""


class ScenarioError(TesoroError):
    """Facts from which no position can be built."""


class TableError(TesoroError):
    """A table (CSV) with a wrong cell; the sentence names the file, the row and the column."""
