"""The state as plain JSON values: which fields a save holds, and of what type each is."""

from typing import TYPE_CHECKING, Any

from tesoro_lab.engine.plain import state_to_dict
from tesoro_lab.games.ruta import frames
from tesoro_lab.games.ruta.cards import Pile
from tesoro_lab.games.ruta.claims import Pending
from tesoro_lab.games.ruta.movement import Pawn

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

VERSION = 1
PLAIN_FIELDS: dict[str, Any] = {
    "purses": list[int],
    "pawns": list[Pawn],
    "playing": list[bool],
    "skips": list[int],
    "loans": list[int],
    "owner": list[int],
    "mortgaged": list[bool],
    "level": list[int],
    "unwanted": list[bool],
    "holder": list[int],
    "piles": dict[str, Pile],
    "houses": int,
    "castles": int,
    "for_sale": int,
    "crown": int,
    "pot": int,
    "turn": int,
    "round": int,
    "first": int,
    "thrower": int,
    "dice": tuple[int, int],
    "claims": tuple[Pending, ...],
    "time_called": bool,
    "won": tuple[int, ...],
    "stack": list[frames.Frame],
}
"""The fields of the state that a save holds, with the type each must have."""


def to_dict(state: "RutaState") -> dict[str, Any]:
    """The state in plain JSON types, with its rules and board."""
    return state_to_dict(state, VERSION, PLAIN_FIELDS)
