"""The state as plain JSON values: which fields a save holds, and of what type each is."""

from typing import TYPE_CHECKING, Any

from tesoro_lab.engine.plain import state_to_dict
from tesoro_lab.games.inkan.frames import Frame

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState

VERSION = 1
PLAIN_FIELDS: dict[str, Any] = {
    "at": list[int],
    "purses": list[int],
    "bank": int,
    "paid": list[bool],
    "suns": list[int],
    "treasure": int,
    "hidden": list[int],
    "unturned": list[bool],
    "rewards": list[int],
    "turn": int,
    "round": int,
    "first": int,
    "traveller": int,
    "won": tuple[int, ...],
    "stack": list[Frame],
}
"""The fields of the state that a save holds, with the type each must have."""


def to_dict(state: "InkanState") -> dict[str, Any]:
    """The state in plain JSON types, with its rules and map."""
    return state_to_dict(state, VERSION, PLAIN_FIELDS)
