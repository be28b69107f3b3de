"""What happens at the table: for each frame, who may do what, and how chance decides it."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move
from tesoro_lab.engine.stacked import Luck, Table
from tesoro_lab.games.inkan import disks, travel, turns
from tesoro_lab.games.inkan.frames import (
    Arrival,
    Begin,
    Die,
    Go,
    Guide,
    NextTurn,
    Opening,
    Start,
    Try,
    Turn,
)
from tesoro_lab.games.inkan.kinds import Kind

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState


def _take_guide(state: "InkanState", frame: Guide, move: Move) -> None:
    """The guide takes the seat anywhere, in the same turn; that ends its stay at sea."""
    to = state.board.number[str(move.args[0])]
    state.tell("guided", frame.seat, state.at[frame.seat], to)
    state.paid[frame.seat] = False
    travel.arrive(state, frame.seat, to)


TABLE = Table(
    actions={
        Opening: turns.OPENING_ACTIONS,
        Start: turns.START_ACTIONS,
        Die: {Kind.DIE: (turns.why_not_throw, travel.thrown)},
        Go: travel.GO_ACTIONS,
        Arrival: disks.ARRIVAL_ACTIONS,
        Try: {Kind.DIE: (turns.why_not_throw, disks.tried)},
        Turn: disks.TURN_ACTIONS,
        Guide: {**disks.DECLINE_ACTIONS, Kind.GUIDE: (disks.why_not_guide, _take_guide)},
    },
    choices={
        Start: turns.choices,
        Go: travel.stops,
        Arrival: disks.choices,
        Guide: disks.guided,
    },
    luck={
        Opening: Luck(turns.throws, turns.draw_die),
        Die: Luck(turns.throws, turns.draw_die),
        Try: Luck(turns.throws, turns.draw_die),
        Turn: Luck(disks.outcomes, disks.draw),
    },
    errands={Begin: turns.begin, NextTurn: turns.next_turn},
)
