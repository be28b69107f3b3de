"""The few choices on which tables that play Port Royal really differ."""

from dataclasses import dataclass
from typing import Literal

from tesoro_lab.engine.rules import RulesData


@dataclass(frozen=True, slots=True)
class RoyalRules(RulesData):
    """The house rules of one table.

    The default is the Spanish sheet, and the 2014 rulebook where the sheet is silent.

    >>> RoyalRules().governor_scope, RoyalRules.official().governor_scope
    ('own_turn', 'any_turn')
    """

    governor_scope: Literal["own_turn", "any_turn"] = "own_turn"
    """A Governor gives one more card on its owner's own turn, or whenever its owner picks."""
    admiral_scope: Literal["own_turn", "any_turn"] = "own_turn"
    """An Admiral pays on its owner's own turn, or whenever its owner picks."""
    refuse_repel: bool = True
    """A player who could repel the second ship of a colour may refuse to, and loses the turn."""
    new_governor_counts: bool = True
    """A Governor just hired gives one more card at once."""
    new_admiral_paid: bool = False
    """An Admiral just hired is paid at once if five cards are left."""
    claim_after_bust: bool = False
    """Expeditions may still be fulfilled after the turn was lost."""
    expedition_needed_to_win: bool = False
    """The game ends, and is won, only with a fulfilled expedition besides the shields."""

    @classmethod
    def official(cls) -> "RoyalRules":
        """The 2014 rulebook throughout."""
        return cls(governor_scope="any_turn", admiral_scope="any_turn")
