"""The explorer: counts expected turns, digs where that is cheapest, and knows when to race."""

from collections.abc import Callable
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from tesoro_lab.bots.inkan.atlas import Atlas, atlas, next_disks
from tesoro_lab.engine import Move
from tesoro_lab.games.inkan.frames import Arrival, Go, Guide, Start
from tesoro_lab.games.inkan.kinds import (
    DECLINE,
    DISK_PRICE,
    DISKS,
    LEAVE,
    PAY,
    TRY,
    WORTH,
    Disk,
    Kind,
)
from tesoro_lab.odds.ways import UNIT, spot

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState

NEXT = 0.6
"""How much the way from a disk to the next one counts, beside the way to the disk itself."""
HOME = 0.15
"""How much the way to Machu Picchu counts at least, beside the chance that it is the last disk."""
WAITING = 0.5
"""The same for somebody with a sun that will count as soon as the treasure is found."""
PESOS = 0.15
"""What 100 pesos are worth, in turns."""
REWARD = 0.2
"""What 100 pesos of a reward on the way are worth, in turns."""

TREASURE, SUN, GUIDE, DEVIL = (
    DISKS.index(disk) for disk in (Disk.TREASURE, Disk.SUN, Disk.GUIDE, Disk.DEVIL)
)


class View(NamedTuple):
    """What matters to a seat on the hunt."""

    known: Atlas
    disks: list[int]
    """The unturned circles."""
    beyond: list[float]
    """By circle, what counts besides getting there: the way on to another disk, or home."""
    throwing: float
    """Expected turns lost by throwing for a disk instead of paying."""


Look = Callable[["InkanState", int], View]
"""How a seat sees its hunt."""


def explorer(state: "InkanState", rng: Random, /) -> Move:
    """Decide whatever is asked; chance is never used, so the same position gets the same move."""
    return decide(state, view)


def decide(state: "InkanState", look: Look) -> Move:
    """Decide whatever is asked, seeing the hunt as `look` does."""
    frame = state.stack[-1]
    return _DECISIONS[type(frame)](state, frame, look)


def _start(state: "InkanState", frame: Start, look: Look) -> Move:
    """Dig, race or hunt."""
    seat = frame.seat
    racing = state.carries_prize(seat)
    if not racing and state.on_disk(seat):
        return PAY if state.purses[seat] >= DISK_PRICE else TRY
    move = _race(state, seat) if racing or True not in state.unturned else _hunt(state, seat, look)
    if move is not None and state.why_not(move) is None:
        return move
    return _race(state, seat) or state.legal().moves[0]


def _race(state: "InkanState", seat: int) -> Move | None:
    """The fastest way to Machu Picchu, whatever it costs."""
    known = atlas(state.board, state.rules)
    here = spot(state.at[seat], state.paid[seat])
    return known.way_home(here, state.purses[seat])


def _hunt(state: "InkanState", seat: int, look: Look) -> Move | None:
    """The first step to the disk that costs least, or a flight if that is quicker still."""
    view = look(state, seat)
    here, units = spot(state.at[seat], state.paid[seat]), state.purses[seat] // UNIT
    target, least, kept = _nearest(view, here, units)
    move = view.known.way_to(target, here, kept) if target >= 0 else None
    if move is not None and state.why_not(move) is not None:
        move = view.known.way_to(target, here, units)
    for flight in state.board.flight_moves[here // 2] if units >= 3 else ():
        to = state.board.number[str(flight.args[0])]
        turns = 1 + _after_stop(state, view, to, False, units - 3) + 3 * PESOS
        if turns < least:
            least, move = turns, flight
    return move


def _go(state: "InkanState", frame: Go, look: Look) -> Move:
    """Stop where the turns still to come are fewest."""
    seat = frame.seat
    legal = state.legal().moves
    if len(legal) == 1:
        return legal[0]
    known = atlas(state.board, state.rules)
    racing = state.carries_prize(seat) or True not in state.unturned
    view = None if racing else look(state, seat)
    turns_home = known.home.values(state.purses[seat])
    afloat = frame.mode != Kind.LAND and state.paid[seat]
    best, least = legal[0], inf
    for move in legal:
        to = state.board.number[str(move.args[0])]
        paid = afloat and bool(state.board.walks.sea[to])
        if view is None:
            turns = turns_home[spot(to, paid)]
        else:
            turns = _after_stop(state, view, to, paid, state.purses[seat] // UNIT)
        if turns < least:
            best, least = move, turns
    return best


def _arrival(state: "InkanState", frame: Arrival, look: Look) -> Move:
    """Turn the disk; on the race to Machu Picchu only if that is likely to help."""
    seat = frame.seat
    pesos = state.purses[seat]
    may_try = state.rules.disk_throw == "on_arrival"
    if not state.carries_prize(seat):
        if pesos >= DISK_PRICE:
            return PAY
        return TRY if may_try else LEAVE
    if pesos >= DISK_PRICE and _helps(state, seat, pesos - DISK_PRICE, pesos):
        return PAY
    return TRY if may_try and _helps(state, seat, pesos, pesos) else LEAVE


def _helps(state: "InkanState", seat: int, left: int, pesos: int) -> bool:
    """Whether turning a disk shortens the way to Machu Picchu, on average."""
    home = atlas(state.board, state.rules).home
    here = spot(state.at[seat], state.paid[seat])
    after = home.values(left)[here]
    total = 0.0
    for disk, count in zip(DISKS, state.hidden, strict=True):
        if disk is Disk.GUIDE:
            continue  # it takes one there at once
        if disk is Disk.DEVIL:
            total += count * home.values(0)[here]
        elif disk in WORTH:
            total += count * home.values(left + WORTH[disk])[here]
        else:
            total += count * after
    return total < sum(state.hidden) * home.values(pesos)[here]


def _guide(state: "InkanState", frame: Guide, look: Look) -> Move:
    """Be led to Machu Picchu with a prize, else to the best disk; there is always one nearer."""
    seat = frame.seat
    guides = state.board.guide_moves
    if state.carries_prize(seat):
        return guides[state.board.goal]
    if True not in state.unturned:
        return DECLINE
    view = look(state, seat)
    units = state.purses[seat] // UNIT
    best, least = -1, inf
    for disk in view.disks:
        turns = _after_stop(state, view, disk, False, units)
        if turns < least:
            best, least = disk, turns
    return guides[best]


def view(state: "InkanState", seat: int) -> View:
    """The hunt as an explorer sees it."""
    known = atlas(state.board, state.rules)
    unturned = tuple(state.unturned)
    disks = [circle for circle, there in enumerate(unturned) if there]
    last = _last(state, seat)
    turns_home = known.home.values(0)
    nearest = next_disks(known, unturned)
    beyond = [0.0] * len(unturned)
    for disk in disks:
        beyond[disk] = NEXT * nearest[disk] + last * turns_home[2 * disk]
    throwing = 1.0 if state.rules.disk_throw == "on_arrival" else 2.0
    return View(known, disks, beyond, throwing)


def _last(state: "InkanState", seat: int) -> float:
    """How much the way home counts from the next disk."""
    hidden = state.hidden
    total = sum(hidden)
    if state.found:
        return max(HOME, hidden[SUN] / total)
    return WAITING if state.suns[seat] else max(HOME, hidden[TREASURE] / total)


def _nearest(view: View, here: int, units: int) -> tuple[int, float, int]:
    """The disk that costs least, in turns, and the hundreds that may be spent on the way."""
    best, least, kept = -1, inf, units
    beyond = view.beyond
    if units:  # keep enough to pay for the disk
        near = view.known.near(here, units - 1)
        for disk in view.disks:
            turns = near[disk] + beyond[disk]
            if turns < least:
                best, least = disk, turns
        least += PESOS
        kept = units - 1
    if units < 3:  # or throw for it
        near = view.known.near(here, units)
        for disk in view.disks:
            turns = near[disk] + beyond[disk] + view.throwing
            if turns < least:
                best, least, kept = disk, turns, units
    return best, least, kept


def _after_stop(state: "InkanState", view: View, to: int, paid: bool, units: int) -> float:
    """What is still to come, in turns, for a seat on the hunt that ends a move here."""
    gain = 0.0
    if to < len(state.rewards):
        gain = REWARD * state.rewards[to] / 100
        if state.unturned[to]:
            digging = PESOS if units else view.throwing
            return digging + view.beyond[to] - gain
    return _nearest(view, spot(to, paid), units)[1] - gain


_DECISIONS: dict[type, Callable[[Any, Any, Look], Move]] = {
    Start: _start,
    Go: _go,
    Arrival: _arrival,
    Guide: _guide,
}
