"""The few choices on which tables that play Inkan Aarre really differ."""

from dataclasses import dataclass
from typing import Literal

from tesoro_lab.engine.rules import RulesData


@dataclass(frozen=True, slots=True)
class InkanRules(RulesData):
    """The house rules of one table; the default of each field is the letter of the rulebook.

    >>> InkanRules().disk_throw
    'on_arrival'
    """

    disk_throw: Literal["on_arrival", "next_turn"] = "on_arrival"
    """Whoever arrives on a disk may throw for it at once, or only from the next turn on."""
    sea_fee: Literal["one_stay", "each_voyage"] = "one_stay"
    """The 100 pesos hold as long as one stays on sea, or for one voyage between two circles."""
    free_sea: Literal["anyone", "penniless"] = "anyone"
    """Anyone may sail two steps for nothing, or only a player who cannot pay."""
    suns_count: Literal["after_treasure", "any"] = "after_treasure"
    """Lucky Suns count when turned after the treasure was found, or whenever they were turned."""
    reward_on: Literal["stop", "pass"] = "stop"
    """The rewards go to the first to stop at the place, or also to one who passes through it."""
    mixed_modes: bool = False
    """A throw may be used partly by land and partly by sea, for one fee paid before it.

    The fee still holds after it if the last step was by sea.
    """
