"""Numbers of a saved state that must be a seat, a throw or a count, and frames that fit it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tesoro_lab.games.inkan.frames import (
    Arrival,
    Begin,
    Die,
    Frame,
    Go,
    NextTurn,
    Opening,
    Try,
    Turn,
)
from tesoro_lab.games.inkan.kinds import FREE_STEPS, Kind

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState

VOYAGE = "voyage"


def wrong_bounds(state: "InkanState") -> Iterator[str]:
    """One sentence for each value out of its bounds, naming the field."""
    seats = len(state.purses)
    for name in ("first", "traveller"):
        if not 0 <= getattr(state, name) < seats:
            yield f"The field {name!r} must be a seat from 0 to {seats - 1}."
    begun = not any([isinstance(frame, Opening) for frame in state.stack])
    for name in ("turn", "round"):
        if getattr(state, name) < begun:
            yield f"The field {name!r} must be a number from {int(begun)}."
    if begun and len(state.stack) > 1:
        yield "The field 'stack' must hold one thing that is asked."
    elif begun and state.stack:
        yield from _wrong_frame(state, state.stack[0])
    elif not begun:
        yield from _wrong_opening(state)


def _wrong_opening(state: "InkanState") -> Iterator[str]:
    opening = state.stack[-1]
    if len(state.stack) != 2 or type(state.stack[0]) is not Begin or type(opening) is not Opening:
        yield "The field 'stack' must hold the beginning and the throw for it."
        return
    order = sorted({seat for seat in opening.seats if 0 <= seat < len(state.purses)})
    if list(opening.seats) != order or len(order) < 2:
        yield "The field 'stack[1].seats' must be two or more seats, in order."
    thrown = [1 <= pips <= 6 for pips in opening.throws]
    if not all(thrown) or len(thrown) >= len(opening.seats):
        yield "The field 'stack[1].throws' must be throws of the first of the seats."


def _wrong_frame(state: "InkanState", frame: Frame) -> Iterator[str]:
    if isinstance(frame, Opening | Begin | NextTurn):
        yield "The field 'stack' ends with something that nobody decides."
        return
    name = {Die: "traveller", Try: "digger", Turn: "digger"}.get(type(frame), "seat")
    seat = getattr(frame, name)
    if seat != state.traveller:
        yield f"The field 'stack[0].{name}' must be {state.traveller}, whose turn it is."
    elif isinstance(frame, Arrival | Try | Turn) and not state.on_disk(seat):
        yield f"The field 'stack[0]' is about a disk, but seat {seat} stands on none."
    elif isinstance(frame, Die | Go) and not _fits(state, frame, seat):
        yield f"The field 'stack[0].mode' is {frame.mode!r}, which cannot be here."


def _fits(state: "InkanState", frame: Die | Go, seat: int) -> bool:
    """Whether one can travel like this from here, by these rules and with this fee."""
    walks, at = state.board.walks, state.at[seat]
    if frame.mode == Kind.LAND:
        return bool(walks.land[at])
    free = type(frame) is Go and frame.steps == FREE_STEPS
    if frame.mode == Kind.MIXED:
        return state.rules.mixed_modes and walks.nears_sea[at] and state.paid[seat]
    due = Kind.SEA if state.rules.sea_fee == "one_stay" else VOYAGE
    return frame.mode == due and bool(walks.sea[at]) and (state.paid[seat] or free)
