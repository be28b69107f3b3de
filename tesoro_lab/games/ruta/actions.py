"""What the modules of the rules share to say what may be done in a frame."""

from typing import TypeAlias

from tesoro_lab.engine import Move, Reason, Span
from tesoro_lab.engine.stacked import Actions
from tesoro_lab.games.ruta.frames import Frame
from tesoro_lab.games.ruta.kinds import Kind

Choices: TypeAlias = tuple[list[Move], list[Span]]
"""The moves that can be listed, and the spans of those that cannot."""


def always(state: object, frame: Frame, move: Move) -> Reason | None:
    """A move without arguments that the frame itself makes legal."""
    return None if not move.args else Reason("bad_args", (move.kind,))


def space_of(move: Move) -> int:
    """The space a move names, or -1 when its arguments are not one space of the board."""
    args = move.args
    if len(args) == 1:
        space = args[0]
        if type(space) is int and 0 <= space < 40:
            return space
    return -1


def amount_of(move: Move) -> int:
    """The amount a move names, or -1 when its arguments are not one whole number."""
    if len(move.args) == 1 and type(move.args[0]) is int and move.args[0] >= 0:
        return move.args[0]
    return -1


def bad_args(kind: Kind) -> Reason:
    """The reason given for a move whose arguments do not fit its kind."""
    return Reason("bad_args", (kind,))


__all__ = ["Actions", "Choices", "always", "amount_of", "bad_args", "space_of"]
