"""A fixed menu of actions, and which of them are open in a state."""

from typing import Any, Protocol

from tesoro_lab.engine import Move

OFFER = "offer"
"""The kind of move of which a seat may make one in each turn."""


class Menu(Protocol):
    """A fixed list of actions; each is one legal move at most, chosen by the state."""

    @property
    def names(self) -> tuple[str, ...]:
        """What each action means, in order of its number."""

    def offered(self, state: Any, may_offer: bool) -> dict[int, Move]:
        """The actions open to the seat that decides, with their moves; never none.

        `may_offer` says whether the seat may still propose an exchange in this turn.
        """

    def move(self, action: int) -> Move | None:
        """The move that an action always stands for; None if that depends on the state."""


class Listed:
    """A menu whose names are the texts of moves.

    >>> menu = Listed(("roll", "buy", "end"))
    >>> menu.number[Move("buy")], menu.move(2)
    (1, Move.parse('end'))
    """

    __slots__ = ("_moves", "names", "number")

    def __init__(self, names: tuple[str, ...]) -> None:
        """Number the names."""
        self.names = names
        self._moves = [Move.parse(name) for name in names]
        self.number = {move: number for number, move in enumerate(self._moves)}

    def offered(self, state: Any, may_offer: bool) -> dict[int, Move]:
        """The legal moves that are on the menu."""
        number = self.number
        found = {}
        for move in state.legal().moves:
            action = number.get(move)
            if action is not None:
                found[action] = move
        return found

    def move(self, action: int) -> Move | None:
        """The move of this number."""
        return self._moves[action]
