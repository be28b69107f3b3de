"""A state read back from JSON values: every field checked, then the whole held to the rules."""

from typing import Any

from tesoro_lab.engine import SaveError
from tesoro_lab.engine.plain import check_fields, check_sizes, count_seats, fill, read_rules
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.bounds import wrong_bounds
from tesoro_lab.games.ruta.invariants import problems
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.games.ruta.save import PLAIN_FIELDS, VERSION
from tesoro_lab.games.ruta.state import RutaState


def state_from_dict(data: dict[str, Any]) -> RutaState:
    """The state that `to_dict` wrote.

    Raises:
        SaveError: a field is missing, wrong, or does not fit the others.
    """
    check_fields(data, VERSION, PLAIN_FIELDS)
    state = _empty(data)
    fill(state, data, PLAIN_FIELDS)
    _check_sizes(state, len(data["purses"]))
    wrong = problems(state)
    if wrong:
        raise SaveError(f"The state cannot be: {wrong[0]}")
    for sentence in wrong_bounds(state):
        raise SaveError(sentence)
    if state.stack and state.stack[-1].seat is None:
        raise SaveError("The field 'stack' ends with something that nobody decides.")
    state.seat = state.stack[-1].seat if state.stack else None
    return state


def _empty(data: dict[str, Any]) -> RutaState:
    """A state of the right size under the rules and on the board of the save."""
    rules = read_rules(RutaRules, data)
    board = RutaBoard.from_dict(data["board"])
    return RutaState(count_seats(data, "purses", rules.seats), rules, board)


def _check_sizes(state: RutaState, seats: int) -> None:
    spaces = len(state.board.spaces)
    sizes = dict.fromkeys(("pawns", "playing", "skips", "loans"), seats)
    sizes |= dict.fromkeys(("owner", "mortgaged", "level", "unwanted"), spaces)
    sizes |= {"holder": len(state.board.keepable), "piles": len(state.board.cards)}
    check_sizes(state, sizes)
    if set(state.piles) != set(state.board.cards):
        raise SaveError(f"The field 'piles' must have {' and '.join(state.board.cards)}.")
    for name in ("first", "thrower"):
        if not 0 <= getattr(state, name) < seats:
            raise SaveError(f"The field {name!r} must be a seat from 0 to {seats - 1}.")
