"""La Ruta del Tesoro: trade in the Mediterranean of the 15th century, by the full rules."""

from dataclasses import dataclass
from typing import Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import of_kind
from tesoro_lab.games.ruta import load, scenario, turns
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.games.ruta.state import RutaState


@dataclass(frozen=True, slots=True)
class Ruta:
    """The game as the engine sees it: how to begin it, and how to read it back."""

    name: str = "ruta"
    title: str = "La Ruta del Tesoro"
    seats: tuple[int, int] = (2, 6)

    @property
    def Rules(self) -> type[RutaRules]:
        """The class of its rules."""
        return RutaRules

    def new(
        self, seats: int, rules: RutaRules | None = None, board: RutaBoard | None = None, /
    ) -> RutaState:
        """A new game; raises TesoroError when edition or board are not for so many players."""
        rules = RutaRules() if rules is None else rules
        board = RutaBoard.load() if board is None else board
        of_kind(rules, RutaRules, f"The rules of {self.title}")
        of_kind(board, RutaBoard, f"The board of {self.title}")
        low, high = rules.seats
        if type(seats) is not int or not low <= seats <= high:
            raise TesoroError(f"This edition is for {low} to {high} players, not {seats!r}.")
        if rules.quick and not turns.can_deal(board, seats):
            raise TesoroError(
                f"The board {board.name!r} cannot be dealt for a quick game of {seats}: "
                "each player needs two titles, and the cash to pay for any two."
            )
        return RutaState(seats, rules, board)

    def from_dict(self, data: dict[str, Any], /) -> RutaState:
        """The state that `RutaState.to_dict` wrote; raises SaveError naming the field."""
        return load.state_from_dict(data)

    def scenario(
        self,
        facts: dict[str, Any],
        /,
        rules: RutaRules | None = None,
        board: RutaBoard | None = None,
    ) -> RutaState:
        """A position from plain facts; raises ScenarioError for one that cannot be."""
        return scenario.build(facts, rules, board)

    def rules_to_dict(self, rules: RutaRules, /) -> dict[str, Any]:
        """The rules in plain JSON types."""
        return rules.to_dict()

    def rules_from_dict(self, data: dict[str, Any], /) -> RutaRules:
        """The rules that `rules_to_dict` wrote."""
        return RutaRules.from_dict(data)

    def board_to_dict(self, board: RutaBoard, /) -> dict[str, Any]:
        """The board in plain JSON types."""
        return board.to_dict()

    def board_from_dict(self, data: dict[str, Any], /) -> RutaBoard:
        """The board that `board_to_dict` wrote."""
        return RutaBoard.from_dict(data)


RUTA = Ruta()

__all__ = ["RUTA", "Ruta", "RutaBoard", "RutaRules", "RutaState"]
