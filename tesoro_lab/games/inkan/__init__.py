"""Inkan Aarre: by land, sea and air over South America, in a race to Machu Picchu."""

from dataclasses import dataclass
from typing import Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import of_kind
from tesoro_lab.games.inkan import load, scenario
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.rules import InkanRules
from tesoro_lab.games.inkan.state import InkanState


@dataclass(frozen=True, slots=True)
class Inkan:
    """The game as the engine sees it: how to begin it, and how to read it back."""

    name: str = "inkan"
    title: str = "Inkan Aarre"
    seats: tuple[int, int] = load.SEATS

    @property
    def Rules(self) -> type[InkanRules]:
        """The class of its rules."""
        return InkanRules

    def new(
        self, seats: int, rules: InkanRules | None = None, board: InkanMap | None = None, /
    ) -> InkanState:
        """A new game; raises TesoroError when it is not for so many players."""
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise TesoroError(f"This game is for {low} to {high} players, not {seats!r}.")
        rules = InkanRules() if rules is None else rules
        board = InkanMap.load() if board is None else board
        of_kind(rules, InkanRules, f"The rules of {self.title}")
        of_kind(board, InkanMap, f"The board of {self.title}")
        return InkanState(seats, rules, board)

    def from_dict(self, data: dict[str, Any], /) -> InkanState:
        """The state that `InkanState.to_dict` wrote; raises SaveError naming the field."""
        return load.state_from_dict(data)

    def scenario(
        self,
        facts: dict[str, Any],
        /,
        rules: InkanRules | None = None,
        board: InkanMap | None = None,
    ) -> InkanState:
        """A position from plain facts; raises ScenarioError for one that cannot be."""
        return scenario.build(facts, rules, board)

    def rules_to_dict(self, rules: InkanRules, /) -> dict[str, Any]:
        """The rules in plain JSON types."""
        return rules.to_dict()

    def rules_from_dict(self, data: dict[str, Any], /) -> InkanRules:
        """The rules that `rules_to_dict` wrote."""
        return InkanRules.from_dict(data)

    def board_to_dict(self, board: InkanMap, /) -> dict[str, Any]:
        """The map in plain JSON types."""
        return board.to_dict()

    def board_from_dict(self, data: dict[str, Any], /) -> InkanMap:
        """The map that `board_to_dict` wrote."""
        return InkanMap.from_dict(data)


INKAN = Inkan()

__all__ = ["INKAN", "Inkan", "InkanMap", "InkanRules", "InkanState"]
