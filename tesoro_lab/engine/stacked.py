"""A state whose pending decisions lie on a stack: the mechanics that all games share.

A frame is a small immutable value that says what is pending. The top frame is asked now. Some
frames are decided by a seat, some by chance, and errands, which nobody decides, run by
themselves as soon as they come to the top.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Self, TypeAlias

from tesoro_lab.engine.chance import Distribution
from tesoro_lab.engine.errors import IllegalMove, Reason, TesoroError
from tesoro_lab.engine.legal import Legal
from tesoro_lab.engine.moves import CHANCE, Move
from tesoro_lab.engine.state import Event

WhyNot: TypeAlias = Callable[..., Reason | None]
"""`(state, frame, move)` -> why the move is refused, or None."""
Do: TypeAlias = Callable[..., None]
"""`(state, frame, move)` carries out a move that is not refused."""
Actions: TypeAlias = dict[str, tuple[WhyNot, Do]]
"""What may be played in a frame, by kind of move."""


def _nothing_special(state: object, move: Move) -> None:
    """No kind of move has a reason of its own."""


def always(state: object, frame: object, move: Move) -> Reason | None:
    """A move without arguments that the frame itself makes legal."""
    return Reason("bad_args", (move.kind,)) if move.args else None


@dataclass(frozen=True, slots=True)
class Luck:
    """How chance decides a frame: its exact outcomes, and a quick draw of one of them."""

    outcomes: Callable[[Any, Any], Distribution[Move]]
    draw: Callable[[Any, Any, Random], Move]


@dataclass(frozen=True, slots=True)
class Table:
    """What happens at the table of one game, by type of frame."""

    actions: Mapping[type, Actions]
    """What may be played: why not, and what it does."""
    choices: Mapping[type, Callable[[Any, Any], Legal]]
    """What the seat that is asked may do."""
    luck: Mapping[type, Luck]
    """How chance decides."""
    errands: Mapping[type, Callable[[Any, Any], None]]
    """What runs by itself."""
    special: Callable[[Any, Move], Reason | None] = _nothing_special
    """A reason of the game's own why a seat may not play a kind of move now, if it has one."""
    kinds: frozenset[str] = field(init=False)
    """All kinds of move of the game."""
    of_chance: frozenset[str] = field(init=False)
    """Those that chance plays."""

    def __post_init__(self) -> None:
        """Gather the kinds from what may be played anywhere."""
        by_chance = [kind for frame in self.luck for kind in self.actions[frame]]
        object.__setattr__(self, "of_chance", frozenset(by_chance))
        played = [kind for actions in self.actions.values() for kind in actions]
        object.__setattr__(self, "kinds", frozenset(played))

    def why_not_here(self, state: Any, move: Move) -> Reason:
        """Why this kind of move has no place in what is asked now."""
        kind, chance_decides = move.kind, state.seat == CHANCE
        if kind not in self.kinds:
            return Reason("unknown_move", (kind,))
        if chance_decides != (kind in self.of_chance):
            return Reason("chance_first") if chance_decides else Reason("not_chance")
        return self.special(state, move) or Reason("wrong_moment", (kind,))


class Stacked:
    """The part of a state that is the same in every game; a subclass names its `table`."""

    __slots__ = ("board", "heard", "round", "rules", "seat", "stack", "turn", "won")

    table: ClassVar[Table]
    board: Any
    heard: list[Event] | None
    round: int
    rules: Any
    seat: int | None
    stack: list[Any]
    turn: int
    won: tuple[int, ...]

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return not self.stack

    @property
    def frame(self) -> Any:
        """What is being decided now; None when the game is over."""
        return self.stack[-1] if self.stack else None

    def legal(self) -> Legal:
        """What the seat that is asked may do; empty when chance decides or the game is over."""
        stack = self.stack
        choice = self.table.choices.get(type(stack[-1])) if stack else None
        return choice(self, stack[-1]) if choice else Legal(())

    def why_not(self, move: Move) -> Reason | None:
        """The reason why this move is refused now, or None if it may be played."""
        if not self.stack:
            return Reason("over")
        frame = self.stack[-1]
        action = self.table.actions[type(frame)].get(move.kind)
        if action is None:
            return self.table.why_not_here(self, move)
        return action[0](self, frame, move)

    def play(self, move: Move) -> None:
        """Play a move of the seat that is asked, or of chance, in place.

        Raises:
            IllegalMove: the move is refused; the state is as before.
        """
        stack = self.stack
        table = self.table
        frame = stack[-1] if stack else None
        action = table.actions[type(frame)].get(move.kind) if stack else None
        if action is None:
            raise IllegalMove(self.why_not(move) or Reason("over"), move)
        why_not, do = action
        reason = why_not(self, frame, move)
        if reason is not None:
            raise IllegalMove(reason, move)
        do(self, frame, move)
        while stack:
            frame = stack[-1]
            kind = type(frame)
            if kind in table.choices:
                self.seat = frame.seat
                return
            if kind in table.luck:
                self.seat = CHANCE
                return
            stack.pop()
            table.errands[kind](self, frame)
        self.seat = None

    def after(self, move: Move) -> Self:
        """A copy on which the move has been played."""
        new = self.copy()
        new.play(move)
        return new

    def chance(self) -> Distribution[Move]:
        """The outcomes of chance, which must be what is asked now, with their weights.

        Raises:
            TesoroError: a seat decides, or the game is over.
        """
        return self._luck().outcomes(self, self.stack[-1])

    def draw(self, rng: Random) -> Move:
        """One outcome of chance, drawn by `chance()`'s weights with `rng.random()` only."""
        stack = self.stack
        luck = self.table.luck.get(type(stack[-1])) if stack else None
        return (luck or self._luck()).draw(self, stack[-1], rng)

    def _luck(self) -> Luck:
        luck = self.table.luck.get(type(self.stack[-1])) if self.stack else None
        if luck is None:
            raise TesoroError("Chance has nothing to decide now: a seat is asked, or it is over.")
        return luck

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        return self.won

    def finish(self, winners: tuple[int, ...]) -> None:
        """The game is over."""
        self.won = winners
        self.stack.clear()
        self.tell("game_over", winners)

    def tell(self, kind: str, *data: Any) -> None:
        """Let a listener know what happened."""
        if self.heard is not None:
            self.heard.append(Event(kind, data))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        for slot in (*Stacked.__slots__, *self.__slots__):
            if slot != "heard" and getattr(self, slot) != getattr(other, slot):
                return False
        return [type(frame) for frame in self.stack] == [type(frame) for frame in other.stack]

    __hash__ = None  # type: ignore[assignment]  # a state changes in place
