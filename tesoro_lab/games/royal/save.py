"""The state as plain JSON values: which fields a save holds, and of what type each is."""

from typing import TYPE_CHECKING, Any

from tesoro_lab.engine.plain import state_to_dict
from tesoro_lab.games.royal.frames import Frame

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState

VERSION = 1
PLAIN_FIELDS: dict[str, Any] = {
    "pools": list[list[int]],
    "oldest": int,
    "pile": int,
    "discards": list[int],
    "display": tuple[int, ...],
    "drawn": int,
    "open_expeditions": tuple[int, ...],
    "persons": list[tuple[int, ...]],
    "claimed": list[tuple[int, ...]],
    "coins": list[tuple[tuple[int, int], ...]],
    "active": int,
    "first": int,
    "last_round": bool,
    "turn": int,
    "round": int,
    "won": tuple[int, ...],
    "stack": list[Frame],
}
"""The fields of the state that a save holds, with the type each must have."""


def to_dict(state: "RoyalState") -> dict[str, Any]:
    """The state in plain JSON types, with its rules and deck."""
    return state_to_dict(state, VERSION, PLAIN_FIELDS)
