"""Port Royal: push your luck in the harbour, hire a crew, repel pirates."""

from dataclasses import dataclass
from typing import Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import of_kind
from tesoro_lab.games.royal import load, scenario
from tesoro_lab.games.royal.deck import RoyalDeck
from tesoro_lab.games.royal.rules import RoyalRules
from tesoro_lab.games.royal.state import RoyalState


@dataclass(frozen=True, slots=True)
class Royal:
    """The game as the engine sees it: how to begin it, and how to read it back."""

    name: str = "royal"
    title: str = "Port Royal"
    seats: tuple[int, int] = load.SEATS

    @property
    def Rules(self) -> type[RoyalRules]:
        """The class of its rules."""
        return RoyalRules

    def new(
        self, seats: int, rules: RoyalRules | None = None, board: RoyalDeck | None = None, /
    ) -> RoyalState:
        """A new game; raises TesoroError when it is not for so many players."""
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise TesoroError(f"This game is for {low} to {high} players, not {seats!r}.")
        rules = RoyalRules() if rules is None else rules
        board = RoyalDeck.load() if board is None else board
        of_kind(rules, RoyalRules, f"The rules of {self.title}")
        of_kind(board, RoyalDeck, f"The board of {self.title}")
        return RoyalState(seats, rules, board)

    def from_dict(self, data: dict[str, Any], /) -> RoyalState:
        """The state that `RoyalState.to_dict` wrote; raises SaveError naming the field."""
        return load.state_from_dict(data)

    def scenario(
        self,
        facts: dict[str, Any],
        /,
        rules: RoyalRules | None = None,
        board: RoyalDeck | None = None,
    ) -> RoyalState:
        """A position from plain facts; raises ScenarioError for one that cannot be."""
        return scenario.build(facts, rules, board)

    def rules_to_dict(self, rules: RoyalRules, /) -> dict[str, Any]:
        """The rules in plain JSON types."""
        return rules.to_dict()

    def rules_from_dict(self, data: dict[str, Any], /) -> RoyalRules:
        """The rules that `rules_to_dict` wrote."""
        return RoyalRules.from_dict(data)

    def board_to_dict(self, board: RoyalDeck, /) -> dict[str, Any]:
        """The deck in plain JSON types."""
        return board.to_dict()

    def board_from_dict(self, data: dict[str, Any], /) -> RoyalDeck:
        """The deck that `board_to_dict` wrote."""
        return RoyalDeck.from_dict(data)


ROYAL = Royal()

__all__ = ["ROYAL", "Royal", "RoyalDeck", "RoyalRules", "RoyalState"]
