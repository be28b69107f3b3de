"""What the cards of Port Royal are held to be worth to whoever picks them, in coins.

A ship is worth the coins it brings, those of its owner's traders included. A person is worth a
stated sum for its shields, swords and role, less its price. These sums are a judgement, not a
rule of the game: change them, or leave persons out with `None`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.deck import CardKind, Face, Role
from tesoro_lab.games.royal.harbour import count_role, traders


def _roles() -> dict[str, int]:
    return {
        Role.TRADER: 1,
        Role.SETTLER: 2,
        Role.CAPTAIN: 2,
        Role.PRIEST: 2,
        Role.JACK: 4,
        Role.SAILOR: 0,
        Role.PIRATE: 0,
        Role.MADEMOISELLE: 3,
        Role.JESTER: 2,
        Role.ADMIRAL: 1,
        Role.GOVERNOR: 9,
    }


@dataclass(frozen=True, slots=True)
class Worth:
    """Whole coins for each thing that a person brings, before its price is paid."""

    shield: int = 3
    sword: int = 2
    roles: Mapping[str, int] = field(default_factory=_roles)

    def of(self, face: Face) -> int:
        """What this person is worth before its price."""
        return self.shield * face.shields + self.sword * face.swords + self.roles[face.role]


STANDARD = Worth()


def gains(state: Any, seat: int, worth: Worth | None = STANDARD) -> tuple[int, ...]:
    """By front, what picking the card on its own turn brings the seat; 0 for what it cannot pay.

    >>> from tesoro_lab.games.royal import ROYAL
    >>> state = ROYAL.scenario({"coins": [3, 3]})
    >>> [gains(state, 0)[state.board.face(name)] for name in ("ship-red-4-skull", "sailor-1")]
    [4, 2]
    """
    ladies = count_role(state, seat, Role.MADEMOISELLE)
    coins = purse(state, seat)
    found = []
    for face in state.board.faces:
        gain = 0
        if face.kind == CardKind.SHIP:
            gain = face.coins + traders(state, seat, face.colour)
        elif face.kind == CardKind.PERSON and worth is not None:
            price = max(face.cost - ladies, 0)
            gain = max(worth.of(face) - price, 0) if price <= coins else 0
        found.append(gain)
    return tuple(found)
