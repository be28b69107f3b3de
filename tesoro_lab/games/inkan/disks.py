"""The golden disks: pay for one or throw for it, turn it over, and what it brings."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Distribution, Legal, Move, Reason
from tesoro_lab.engine.stacked import Actions, always
from tesoro_lab.games.inkan.frames import Arrival, Decision, Guide, NextTurn, Start, Try, Turn
from tesoro_lab.games.inkan.kinds import (
    DECLINE,
    DISK_MOVES,
    DISK_PRICE,
    DISKS,
    LEAVE,
    LUCKY_THROW,
    PAY,
    TRY,
    WORTH,
    Disk,
    Kind,
)

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState


def choices(state: "InkanState", frame: Arrival) -> Legal:
    """Pay and turn the disk, throw for it, or leave it."""
    moves = [LEAVE]
    if state.purses[frame.seat] >= DISK_PRICE:
        moves.append(PAY)
    if why_not_try(state, frame, TRY) is None:
        moves.append(TRY)
    return Legal(tuple(moves))


def why_not_pay(state: "InkanState", frame: Start | Arrival, move: Move) -> Reason | None:
    """There must be an unturned disk, and 100 pesos for it."""
    if not state.on_disk(frame.seat):
        return Reason("no_disk_here")
    purse = state.purses[frame.seat]
    if purse < DISK_PRICE:
        return Reason("short", (DISK_PRICE, purse))
    return always(state, frame, move)


def why_not_try(state: "InkanState", frame: Start | Arrival, move: Move) -> Reason | None:
    """There must be an unturned disk; on arriving the rules may ask to wait for the next turn."""
    if not state.on_disk(frame.seat):
        return Reason("no_disk_here")
    if type(frame) is Arrival and state.rules.disk_throw == "next_turn":
        return Reason("try_next_turn")
    return always(state, frame, move)


def pay_for_disk(state: "InkanState", frame: Start | Arrival, move: Move) -> None:
    """The seat pays 100 pesos; chance shows the disk."""
    state.pay(frame.seat, DISK_PRICE)
    state.tell("pays_disk", frame.seat, DISK_PRICE)
    state.stack[-1] = Turn(frame.seat)


def throw_for_disk(state: "InkanState", frame: Start | Arrival, move: Move) -> None:
    """The seat throws the die for the disk."""
    state.stack[-1] = Try(frame.seat)


def tried(state: "InkanState", frame: Try, move: Move) -> None:
    """4, 5 or 6 turns the disk; anything else ends the turn."""
    pips = int(move.args[0])
    lucky = pips >= LUCKY_THROW
    state.tell("tries", frame.digger, pips, lucky)
    state.stack[-1] = Turn(frame.digger) if lucky else NextTurn()


def _leave(state: "InkanState", frame: Arrival, move: Move) -> None:
    state.tell("leaves", frame.seat)
    state.stack[-1] = NextTurn()


def outcomes(state: "InkanState", frame: Turn) -> Distribution[Move]:
    """What the disk may be: every disk still hidden has the same chance."""
    return Distribution(
        {DISK_MOVES[disk]: count for disk, count in zip(DISKS, state.hidden, strict=True) if count}
    )


def draw(state: "InkanState", frame: Turn, rng: Random) -> Move:
    """One of the hidden disks."""
    left = int(rng.random() * sum(state.hidden))
    for disk, count in zip(DISKS, state.hidden, strict=True):
        left -= count
        if left < 0:
            return DISK_MOVES[disk]
    raise AssertionError("There is always a hidden disk to turn.")


def _may_turn(state: "InkanState", frame: Turn, move: Move) -> Reason | None:
    if len(move.args) != 1 or move.args[0] not in DISKS:
        return Reason("bad_args", (move.kind,))
    disk = Disk(str(move.args[0]))
    return None if state.hidden[DISKS.index(disk)] else Reason("no_such_disk_left", (disk,))


def _turn(state: "InkanState", frame: Turn, move: Move) -> None:
    """The disk is shown and leaves the board; its turn is over unless it is a guide."""
    seat, disk = frame.digger, Disk(str(move.args[0]))
    state.hidden[DISKS.index(disk)] -= 1
    state.unturned[state.at[seat]] = False
    state.tell("turns", seat, state.at[seat], str(disk))
    state.stack[-1] = NextTurn()
    _FINDS[disk](state, seat, disk)


def _find_treasure(state: "InkanState", seat: int, disk: Disk) -> None:
    state.treasure = seat
    state.tell("treasure", seat)


def _find_sun(state: "InkanState", seat: int, disk: Disk) -> None:
    """It counts once the treasure has been found, or at any time by the other reading."""
    counts = state.found or state.rules.suns_count == "any"
    state.suns[seat] += counts
    state.tell("sun", seat, counts)


def _find_worth(state: "InkanState", seat: int, disk: Disk) -> None:
    state.pay(seat, -WORTH[disk])
    state.tell("receives", seat, WORTH[disk])


def _find_devil(state: "InkanState", seat: int, disk: Disk) -> None:
    """All money is lost; a sea fee already paid still holds."""
    lost = state.purses[seat]
    state.pay(seat, lost)
    state.tell("devil", seat, lost)


def _find_guide(state: "InkanState", seat: int, disk: Disk) -> None:
    state.stack[-1] = Guide(seat)


def _find_nothing(state: "InkanState", seat: int, disk: Disk) -> None:
    """Worthless sand."""


_FINDS: dict[Disk, Callable[["InkanState", int, Disk], None]] = {
    Disk.TREASURE: _find_treasure,
    Disk.CUP: _find_worth,
    Disk.NECKLACE: _find_worth,
    Disk.POTTERY: _find_worth,
    Disk.GUIDE: _find_guide,
    Disk.SUN: _find_sun,
    Disk.DEVIL: _find_devil,
    Disk.EMPTY: _find_nothing,
}


def guided(state: "InkanState", frame: Guide) -> Legal:
    """Any place of the map, or no journey at all."""
    return Legal((DECLINE, *state.board.guide_moves))


def why_not_guide(state: "InkanState", frame: Guide, move: Move) -> Reason | None:
    """The guide knows every dot of the map."""
    if len(move.args) == 1 and move.args[0] in state.board.number:
        return None
    return Reason("bad_args", (move.kind,))


def _decline(state: "InkanState", frame: Decision, move: Move) -> None:
    state.tell("declines_guide", frame.seat)
    state.stack[-1] = NextTurn()


ARRIVAL_ACTIONS: Actions = {
    Kind.PAY: (why_not_pay, pay_for_disk),
    Kind.TRY: (why_not_try, throw_for_disk),
    Kind.LEAVE: (always, _leave),
}
TURN_ACTIONS: Actions = {Kind.DISK: (_may_turn, _turn)}
DECLINE_ACTIONS: Actions = {Kind.DECLINE: (always, _decline)}
