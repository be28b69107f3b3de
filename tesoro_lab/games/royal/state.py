"""The state of a game of Port Royal."""

from typing import Any, Self

from tesoro_lab.engine import CHANCE
from tesoro_lab.engine.stacked import Stacked
from tesoro_lab.games.royal import save
from tesoro_lab.games.royal.coins import gain, purse
from tesoro_lab.games.royal.deck import RoyalDeck
from tesoro_lab.games.royal.frames import Frame, Starter
from tesoro_lab.games.royal.harbour import shields
from tesoro_lab.games.royal.kinds import SHIELDS_TO_WIN, START_COINS
from tesoro_lab.games.royal.rules import RoyalRules
from tesoro_lab.games.royal.table import TABLE

ALL_SEATS = 5


class RoyalState(Stacked):
    """One moment of a game: changed in place by `play`, cheap to `copy`.

    Cards are named by the number of their front in the deck. `pools` hold the unseen cards, by
    front: those of the pile and of the coins taken from it, one pool for each reshuffle; the
    first of them has the number `oldest`. `coins` are by seat (pool, count) pairs, oldest first.
    """

    __slots__ = (
        "active",
        "claimed",
        "coins",
        "discards",
        "display",
        "drawn",
        "first",
        "last_round",
        "oldest",
        "open_expeditions",
        "persons",
        "pile",
        "pools",
    )

    table = TABLE
    rules: RoyalRules
    board: RoyalDeck
    stack: list[Frame]

    def __init__(self, seats: int, rules: RoyalRules, board: RoyalDeck) -> None:
        """A new game for so many seats; chance first says who begins."""
        self.rules = rules
        self.board = board
        self.pools = [list(board.shuffled)]
        self.oldest = 0
        self.pile = sum(board.shuffled)
        self.discards = [0] * len(board.faces)
        self.display: tuple[int, ...] = ()
        self.drawn = 0
        self.open_expeditions = board.aside if seats == ALL_SEATS else ()
        self.persons: list[tuple[int, ...]] = [()] * seats
        self.claimed: list[tuple[int, ...]] = [()] * seats
        self.coins: list[tuple[tuple[int, int], ...]] = [()] * seats
        self.active = 0
        self.first = 0
        self.last_round = False
        self.turn = 0
        self.round = 0
        self.won = ()
        self.stack = [Starter()]
        self.seat = CHANCE
        self.heard = None
        for seat in range(seats):
            gain(self, seat, START_COINS)

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        new = type(self).__new__(type(self))
        new.rules = self.rules
        new.board = self.board
        new.pools = [pool[:] for pool in self.pools]
        new.oldest = self.oldest
        new.pile = self.pile
        new.discards = self.discards[:]
        new.display = self.display
        new.drawn = self.drawn
        new.open_expeditions = self.open_expeditions
        new.persons = self.persons[:]
        new.claimed = self.claimed[:]
        new.coins = self.coins[:]
        new.active = self.active
        new.first = self.first
        new.last_round = self.last_round
        new.turn = self.turn
        new.round = self.round
        new.won = self.won
        new.stack = self.stack[:]
        new.seat = self.seat
        new.heard = None
        return new

    def clockwise(self, first: int) -> list[int]:
        """All seats, `first` at the head."""
        count = len(self.coins)
        return [(first + step) % count for step in range(count)]

    def note_shields(self, seat: int) -> None:
        """With twelve shields the running round is the last one."""
        if self.last_round:
            return
        enough = shields(self, seat) >= SHIELDS_TO_WIN
        if self.rules.expedition_needed_to_win and not self.claimed[seat]:
            enough = False
        if enough:
            self.last_round = True
            self.tell("last_round", seat, shields(self, seat))

    def standing(self) -> tuple[tuple[int, int], ...]:
        """For each seat its shields and its coins."""
        return tuple([(shields(self, seat), purse(self, seat)) for seat in range(len(self.coins))])

    def __repr__(self) -> str:
        asked = "over" if self.frame is None else type(self.frame).__name__
        return (
            f"<RoyalState turn {self.turn}: {asked}, seat {self.seat}, "
            f"shields and coins {list(self.standing())}>"
        )

    def to_dict(self) -> dict[str, Any]:
        """The state in plain JSON types."""
        return save.to_dict(self)
