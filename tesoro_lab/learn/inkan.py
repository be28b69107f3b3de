"""Inkan Aarre for learning machines: its menu, and what a seat sees."""

from collections.abc import Sequence

from tesoro_lab.engine import Move
from tesoro_lab.games.inkan import InkanState
from tesoro_lab.games.inkan.frames import Arrival, Go, Guide, Start
from tesoro_lab.games.inkan.kinds import IN_THE_BOX, Kind
from tesoro_lab.games.inkan.travel import BY_BOTH, BY_LAND, BY_SEA, VOYAGE
from tesoro_lab.learn.menus import Listed
from tesoro_lab.learn.views import (
    Part,
    Table,
    kind_of,
    mover,
    one_hot,
    rounds,
    seat_row,
    share,
)

PLAIN = ("land", "sea", "drift", "mixed", "pay", "try", "leave", "stay", "decline")
TO = "to"
"""One action for each place: to fly there, to stop there, or to let the guide take one there."""
_TO_PLACE = (Kind.FLY, Kind.GO, Kind.GUIDE)
PESOS = 3000
"""A purse that counts as full."""


class InkanMenu(Listed):
    """Nine plain moves, then `to PLACE` for every dot of the map."""

    __slots__ = ()

    def offered(self, state: InkanState, may_offer: bool) -> dict[int, Move]:
        """The legal moves; only one way leads to a place in any decision."""
        number, found = self.number, {}
        for move in state.legal().moves:
            as_named = Move(TO, move.args) if move.kind in _TO_PLACE else move
            found[number[as_named]] = move
        return found

    def move(self, action: int) -> Move | None:
        """The move of this number; how one goes to a place depends on the state."""
        move = super().move(action)
        return None if move is None or move.kind == TO else move


def menu(state: InkanState) -> InkanMenu:
    """The menu for the map of this state."""
    dots = [f"{TO} {move.args[0]}" for move in state.board.guide_moves]
    return InkanMenu((*PLAIN, *dots))


def _purses(state: InkanState, table: Table) -> list[float]:
    return [share(state.purses[other], PESOS) for other in table]


def _paid(state: InkanState, table: Table) -> list[float]:
    return [float(state.paid[other]) for other in table]


def _suns(state: InkanState, table: Table) -> list[float]:
    return [share(state.suns[other], 8) for other in table]


def _places(state: InkanState, table: Table) -> list[float]:
    dots, row = len(state.board.names), []
    for other in table:
        row += one_hot(state.at[other], dots)
    return row


def _throw(state: InkanState, table: Table) -> list[float]:
    frame = state.frame
    return one_hot(frame.steps - 1 if type(frame) is Go else -1, 6)


def _mode(state: InkanState, table: Table) -> list[float]:
    mode = state.frame.mode if type(state.frame) is Go else ""
    return [float(mode == known) for known in (BY_LAND, BY_SEA, VOYAGE, BY_BOTH)]


_BOX = tuple(IN_THE_BOX.values())

PARTS = (
    Part(
        "asked",
        "what is decided: the start of a turn, where to stop, a disk, the guide",
        kind_of((Start, Go, Arrival, Guide)),
    ),
    Part("mover", "by seat: it must decide", mover),
    Part("purses", f"by seat: pesos, of {PESOS}", _purses),
    Part("paid", "by seat: its sea fee still holds", _paid),
    Part("suns", "by seat: Lucky Suns that count, of 8", _suns),
    Part(
        "treasure",
        "by seat: it carries the treasure; zeros until it is found",
        lambda state, table: seat_row(table, state.treasure),
    ),
    Part("places", "by seat, for each dot of the map: the pawn stands there", _places),
    Part(
        "unturned",
        "by circle: a disk lies there face down",
        lambda state, table: [float(down) for down in state.unturned],
    ),
    Part(
        "rewards",
        "by circle: pesos for the first to stop there, of 1,000",
        lambda state, table: [share(pesos, 1000) for pesos in state.rewards],
    ),
    Part(
        "hidden",
        "by kind of disk: how many are still face down, of those in the box",
        lambda state, table: [share(n, box) for n, box in zip(state.hidden, _BOX, strict=True)],
    ),
    Part("throw", "by pips 1 to 6: the throw or the free steps to be used", _throw),
    Part("mode", "by land, by sea, by a voyage, mixed: how that throw is used", _mode),
    Part("round", "the round, of 200", rounds),
)


def parts(state: InkanState) -> Sequence[Part]:
    """What a seat sees, the same for every map."""
    return PARTS
