"""The state of a game of La Ruta del Tesoro, and how a move changes it."""

from typing import Any, Self

from tesoro_lab.engine import CHANCE
from tesoro_lab.engine.stacked import Stacked
from tesoro_lab.games.ruta import save
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.cards import COFRE, SUERTE, Card, Effect, Pile
from tesoro_lab.games.ruta.claims import Pending
from tesoro_lab.games.ruta.frames import CROWN, Begin, Frame, Opening
from tesoro_lab.games.ruta.money import fortune
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.games.ruta.table import TABLE


class RutaState(Stacked):
    """One moment of a game: changed in place by `play`, cheap to `copy`.

    Lists called "by seat" run over the players, those "by space" over the 40 spaces; money is
    in reales. `CROWN` (-1) stands for the Crown where an owner or holder is named.
    """

    __slots__ = (
        "castles",
        "claims",
        "crown",
        "dice",
        "first",
        "for_sale",
        "holder",
        "houses",
        "level",
        "loans",
        "mortgaged",
        "owner",
        "pawns",
        "piles",
        "playing",
        "pot",
        "purses",
        "skips",
        "thrower",
        "time_called",
        "unwanted",
    )

    table = TABLE
    rules: RutaRules
    board: RutaBoard
    stack: list[Frame]

    def __init__(self, seats: int, rules: RutaRules, board: RutaBoard) -> None:
        """A new game for so many seats; chance throws first, for who begins."""
        spaces = len(board.spaces)
        cash = board.treasury.start_cash
        self.rules = rules
        self.board = board
        self.purses = [cash] * seats
        self.pawns = [Pawn(0)] * seats
        self.playing = [True] * seats
        self.skips = [0] * seats
        self.loans = [0] * seats
        self.owner = [CROWN] * spaces
        self.mortgaged = [False] * spaces
        self.level = [0] * spaces
        self.unwanted = [False] * spaces
        self.holder = [CROWN] * len(board.keepable)
        self.piles = {
            deck: Pile(tuple([card.no for card in board.cards[deck]])) for deck in (SUERTE, COFRE)
        }
        self.houses, self.castles = rules.stock
        self.for_sale = len(board.titles)
        self.crown = -cash * seats
        self.pot = 0
        self.turn = 0
        self.round = 0
        self.first = 0
        self.thrower = 0
        self.dice = (0, 0)
        self.claims: tuple[Pending, ...] = ()
        self.time_called = False
        self.won = ()
        self.stack = [Begin(), Opening(tuple(range(seats)))]
        self.seat = CHANCE
        self.heard = None

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        new = type(self).__new__(type(self))
        new.rules = self.rules
        new.board = self.board
        new.purses = self.purses[:]
        new.pawns = self.pawns[:]
        new.playing = self.playing[:]
        new.skips = self.skips[:]
        new.loans = self.loans[:]
        new.owner = self.owner[:]
        new.mortgaged = self.mortgaged[:]
        new.level = self.level[:]
        new.unwanted = self.unwanted[:]
        new.holder = self.holder[:]
        new.piles = self.piles.copy()
        new.houses = self.houses
        new.castles = self.castles
        new.for_sale = self.for_sale
        new.crown = self.crown
        new.pot = self.pot
        new.turn = self.turn
        new.round = self.round
        new.first = self.first
        new.thrower = self.thrower
        new.dice = self.dice
        new.claims = self.claims
        new.time_called = self.time_called
        new.won = self.won
        new.stack = self.stack[:]
        new.seat = self.seat
        new.heard = None
        return new

    def standing(self) -> tuple[int, ...]:
        """Each seat's fortune in reales by the rulebook's quick scoring."""
        return tuple([fortune(self, seat) for seat in range(len(self.purses))])

    # What the rules do to it

    def clockwise(self, first: int) -> list[int]:
        """The seats still in the game, `first` (or whoever follows it) at the head."""
        count = len(self.purses)
        seats = []
        for step in range(count):
            seat = (first + step) % count
            if self.playing[seat]:
                seats.append(seat)
        return seats

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        count = len(self.purses)
        seat = (seat + 1) % count
        while not self.playing[seat]:
            seat = (seat + 1) % count
        return seat

    def give_title(self, title: int, seat: int) -> None:
        """The title now belongs to this seat."""
        if self.owner[title] == CROWN and not self.unwanted[title]:
            self.for_sale -= 1
        self.owner[title] = seat
        self.unwanted[title] = False

    def take_title(self, title: int) -> None:
        """The title goes back to the Crown, to be offered again."""
        if self.owner[title] != CROWN:
            self.owner[title] = CROWN
            self.for_sale += 1

    def leave_unsold(self, title: int) -> None:
        """Nobody bid for the title: it stays with the Crown, and counts as offered."""
        if not self.unwanted[title]:
            self.unwanted[title] = True
            self.for_sale -= 1

    def card_holder(self, card: Card) -> int:
        """The seat that keeps this card, or the Crown while it is in its pile."""
        return self.holder[self.board.keepable.index(card)]

    def give_card(self, deck: str, no: int, seat: int) -> None:
        """The kept card is now held by this seat."""
        for index, card in enumerate(self.board.keepable):
            if card.deck == deck and card.no == no:
                self.holder[index] = seat

    def return_card(self, deck: str, no: int) -> None:
        """The kept card goes face down under its pile."""
        self.give_card(deck, no, CROWN)
        self.piles[deck] = self.piles[deck].put_under(no)

    def galleys_card(self, seat: int) -> Card | None:
        """A card of this seat that frees it from the Galleys, if it keeps one."""
        for card, holder in zip(self.board.keepable, self.holder, strict=True):
            if holder == seat and card.effect == Effect.FREE_GALLEYS:
                return card
        return None

    # Seen from outside

    def __repr__(self) -> str:
        asked = "over" if self.frame is None else type(self.frame).__name__
        return f"<RutaState turn {self.turn}: {asked}, seat {self.seat}, purses {self.purses}>"

    def to_dict(self) -> dict[str, Any]:
        """The state in plain JSON types."""
        return save.to_dict(self)
