"""What a player owns, and how its time at a harbour begins."""

from typing import TYPE_CHECKING

from tesoro_lab.games.royal.coins import gain
from tesoro_lab.games.royal.deck import SHIP, Role
from tesoro_lab.games.royal.frames import Trade
from tesoro_lab.games.royal.kinds import ADMIRAL_CARDS, ADMIRAL_COINS

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


ADMIRAL = Role.ADMIRAL
GOVERNOR = Role.GOVERNOR


def count_role(state: "RoyalState", seat: int, role: Role) -> int:
    """How many persons of this role the seat has."""
    faces = state.board.faces
    count = 0
    for front in state.persons[seat]:
        if faces[front].role == role:
            count += 1
    return count


def swords(state: "RoyalState", seat: int) -> int:
    """The swords of all the seat's persons."""
    faces = state.board.faces
    total = 0
    for front in state.persons[seat]:
        total += faces[front].swords
    return total


def shields(state: "RoyalState", seat: int) -> int:
    """The shields of all the seat's persons and expeditions."""
    faces = state.board.faces
    total = 0
    for front in state.persons[seat]:
        total += faces[front].shields
    for front in state.claimed[seat]:
        total += faces[front].shields
    return total


def traders(state: "RoyalState", seat: int, colour: str) -> int:
    """How many traders of this colour the seat has."""
    faces = state.board.faces
    count = 0
    for front in state.persons[seat]:
        if faces[front].role == Role.TRADER and faces[front].colour == colour:
            count += 1
    return count


def colours(state: "RoyalState") -> set[str]:
    """The colours of the ships in the harbour; only asked for, never gone through."""
    faces = state.board.faces
    return {faces[front].colour for front in state.display if faces[front].kind == SHIP}


def picks(state: "RoyalState", seat: int, active: int) -> int:
    """How many cards the seat may pick when its time at the harbour of `active` begins."""
    own = seat == active
    base = 1
    if own and len(state.display) >= 4:
        base = max(1, len(colours(state)) - 2)
    if own or state.rules.governor_scope == "any_turn":
        base += count_role(state, seat, GOVERNOR)
    return base


def enter(state: "RoyalState", seat: int, active: int) -> None:
    """The seat's time begins: its Admirals are paid, and it may pick if anything lies there."""
    if len(state.display) >= ADMIRAL_CARDS:
        pay_admirals(state, seat, active, count_role(state, seat, ADMIRAL))
    if state.display:
        state.stack.append(Trade(seat, active, picks(state, seat, active)))


def pay_admirals(state: "RoyalState", seat: int, active: int, admirals: int) -> None:
    """Two coins for each of so many Admirals when five cards or more lie in the harbour."""
    on_time = seat == active or state.rules.admiral_scope == "any_turn"
    if admirals and on_time and len(state.display) >= ADMIRAL_CARDS:
        state.tell("admiral", seat, ADMIRAL_COINS * admirals)
        gain(state, seat, ADMIRAL_COINS * admirals)
