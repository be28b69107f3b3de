"""A state read back from JSON values: every field checked, then the whole held to the rules."""

from typing import Any

from tesoro_lab.engine import SaveError
from tesoro_lab.engine.plain import check_fields, check_sizes, count_seats, fill, read_rules
from tesoro_lab.games.inkan.bounds import wrong_bounds
from tesoro_lab.games.inkan.invariants import problems
from tesoro_lab.games.inkan.kinds import DISKS
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.rules import InkanRules
from tesoro_lab.games.inkan.save import PLAIN_FIELDS, VERSION
from tesoro_lab.games.inkan.state import InkanState

SEATS = (2, 6)


def state_from_dict(data: dict[str, Any]) -> InkanState:
    """The state that `to_dict` wrote.

    Raises:
        SaveError: a field is missing, wrong, or does not fit the others.
    """
    check_fields(data, VERSION, PLAIN_FIELDS)
    state = _empty(data)
    fill(state, data, PLAIN_FIELDS)
    check_sizes(state, _sizes(state, len(data["purses"])))
    for sentence in problems(state):
        raise SaveError(f"The state cannot be: {sentence}")
    for sentence in wrong_bounds(state):
        raise SaveError(sentence)
    state.seat = state.stack[-1].seat if state.stack else None
    return state


def _empty(data: dict[str, Any]) -> InkanState:
    rules = read_rules(InkanRules, data)
    board = InkanMap.from_dict(data["board"])
    return InkanState(count_seats(data, "purses", SEATS), rules, board)


def _sizes(state: InkanState, seats: int) -> dict[str, int]:
    sizes = dict.fromkeys(("at", "paid", "suns"), seats)
    sizes |= dict.fromkeys(("unturned", "rewards"), len(state.board.circles))
    return sizes | {"hidden": len(DISKS)}
