"""The state of a game of Inkan Aarre."""

from typing import Any, Self

from tesoro_lab.engine import CHANCE
from tesoro_lab.engine.stacked import Stacked
from tesoro_lab.games.inkan import save
from tesoro_lab.games.inkan.frames import Begin, Frame, Opening
from tesoro_lab.games.inkan.kinds import START_PESOS, laid_out
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.rules import InkanRules
from tesoro_lab.games.inkan.table import TABLE

NOBODY = -1
"""Where a seat is named: nobody has found the treasure yet."""


class InkanState(Stacked):
    """One moment of a game: changed in place by `play`, cheap to `copy`.

    Lists called "by seat" run over the players, those "by dot" over the dots of the map; money
    is in pesos. Nobody knows where a disk lies: `hidden` counts, by kind, those still face down.
    """

    __slots__ = (
        "at",
        "bank",
        "first",
        "hidden",
        "paid",
        "purses",
        "rewards",
        "suns",
        "traveller",
        "treasure",
        "unturned",
    )

    table = TABLE
    rules: InkanRules
    board: InkanMap
    stack: list[Frame]

    def __init__(self, seats: int, rules: InkanRules, board: InkanMap) -> None:
        """A new game for so many seats; chance throws first, for who begins."""
        self.rules = rules
        self.board = board
        self.at = [board.start] * seats
        self.purses = [START_PESOS] * seats
        self.bank = -START_PESOS * seats
        self.paid = [False] * seats
        self.suns = [0] * seats
        self.treasure = NOBODY
        self.hidden = list(laid_out(len(board.disks)))
        self.unturned = [False] * len(board.circles)
        for number, circle in enumerate(board.circles):
            self.unturned[number] = circle in board.disks
        self.rewards = [board.rewards[circle] for circle in board.circles]
        self.turn = 0
        self.round = 0
        self.first = 0
        self.traveller = 0
        self.won = ()
        self.stack = [Begin(), Opening(tuple(range(seats)))]
        self.seat = CHANCE
        self.heard = None

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        new = type(self).__new__(type(self))
        new.rules = self.rules
        new.board = self.board
        new.at = self.at[:]
        new.purses = self.purses[:]
        new.bank = self.bank
        new.paid = self.paid[:]
        new.suns = self.suns[:]
        new.treasure = self.treasure
        new.hidden = self.hidden[:]
        new.unturned = self.unturned[:]
        new.rewards = self.rewards[:]
        new.turn = self.turn
        new.round = self.round
        new.first = self.first
        new.traveller = self.traveller
        new.won = self.won
        new.stack = self.stack[:]
        new.seat = self.seat
        new.heard = None
        return new

    @property
    def found(self) -> bool:
        """Whether somebody has found the treasure."""
        return self.treasure != NOBODY

    def on_disk(self, seat: int) -> bool:
        """Whether the seat stands on a disk that nobody has turned."""
        at = self.at[seat]
        return at < len(self.unturned) and self.unturned[at]

    def carries_prize(self, seat: int) -> bool:
        """Whether reaching Machu Picchu now would win: the treasure, or a Lucky Sun that counts."""
        return self.found and (self.treasure == seat or self.suns[seat] > 0)

    def standing(self) -> tuple[tuple[int, int], ...]:
        """For each seat what it carries (2 the treasure, 1 a sun that counts) and its pesos."""
        return tuple(
            [
                (2 if self.treasure == seat else int(self.carries_prize(seat)), purse)
                for seat, purse in enumerate(self.purses)
            ]
        )

    def pay(self, seat: int, pesos: int) -> None:
        """The seat pays the bank, or receives from it when `pesos` is less than 0."""
        self.purses[seat] -= pesos
        self.bank += pesos

    def __repr__(self) -> str:
        asked = "over" if self.frame is None else type(self.frame).__name__
        places = [self.board.names[dot] for dot in self.at]
        return f"<InkanState turn {self.turn}: {asked}, seat {self.seat}, {places}, {self.purses}>"

    def to_dict(self) -> dict[str, Any]:
        """The state in plain JSON types."""
        return save.to_dict(self)
