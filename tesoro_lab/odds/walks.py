"""Pawns that really walk, by the game's own movement: a simulation to set beside the exact chain.

Here the piles are real: a card goes back under its pile, so that after 16 draws the order is
known; a card that is kept stays away until it is used. The chain counts each draw as fresh. How
far the two lie apart is what a simulation can show.
"""

from typing import Literal, NamedTuple, get_args

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import of_kind, whole
from tesoro_lab.engine.streams import Stream, pick
from tesoro_lab.games.ruta import movement
from tesoro_lab.games.ruta.board import RutaBoard, SpaceKind
from tesoro_lab.games.ruta.cards import COFRE, SUERTE, Card, Effect, Pile
from tesoro_lab.games.ruta.movement import FREE, Pawn
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.odds.pawns import DECKS, HELD, Policy

Piles = Literal["cycling", "independent"]
"""Cards put back under a pile that comes round, or each draw fresh from the whole deck."""


class Walk(NamedTuple):
    """What one pawn did: how often each place came, by each convention."""

    rolls: int
    turns: int
    roll: dict[int, int]
    """Ends of rolls by place."""
    turn: dict[int, int]
    """Ends of turns by place."""
    touched: dict[int, int]
    """Stops by place."""


def simulate(
    rolls: int,
    board: RutaBoard | None = None,
    rules: RutaRules | None = None,
    galleys: Policy = "pay",
    seed: str | int = 1,
    piles: Piles = "cycling",
) -> Walk:
    """Let one pawn roll so many times and count its places.

    >>> walk = simulate(1000, seed=7)
    >>> sum(walk.roll.values()), walk.roll[30], walk.turns < 1000
    (1000, 0, True)

    Raises:
        TesoroError: there are no rolls, or there is no such policy or way of keeping piles.
    """
    if whole(rolls, "rolls") < 1:
        raise TesoroError(f"A walk needs at least 1 roll, not {rolls}.")
    for value, known in ((galleys, Policy), (piles, Piles)):
        if value not in get_args(known):
            raise TesoroError(f"{value!r} is unknown here; there are {', '.join(get_args(known))}.")
    return Walker(board or RutaBoard.load(), rules or RutaRules(), galleys, seed, piles).go(rolls)


class Walker:
    """One pawn with its dice, its piles and the cards it keeps, which can go on and on."""

    def __init__(
        self, board: RutaBoard, rules: RutaRules, galleys: Policy, seed: str | int, piles: Piles
    ) -> None:
        of_kind(board, RutaBoard, "The board")
        of_kind(rules, RutaRules, "The rules")
        self.board, self.rules = board, rules
        self.pays = galleys == "pay"
        self.cycling = piles == "cycling"
        self.rng = Stream(f"{seed}:pawns")
        self.piles = {
            deck: Pile(tuple([card.no for card in board.cards[deck]])) for deck in (SUERTE, COFRE)
        }
        self.kept: list[Card] = []
        self.pawn = Pawn(0)
        self.goes_on = False
        self.rests = self.rolls = self.turns = 0
        self.roll, self.turn, self.touched = [dict.fromkeys(range(HELD + 1), 0) for _ in range(3)]

    def go(self, rolls: int) -> Walk:
        """Go on until so many rolls are done in all, and tell what came so far."""
        whole(rolls, "rolls")
        while self.rolls < rolls:
            self.take_turn(rolls)
        counts = [dict(count) for count in (self.roll, self.turn, self.touched)]
        return Walk(self.rolls, self.turns, *counts)

    def take_turn(self, most: int) -> None:
        """One turn, or the rest of it; cut short, to go on later, when `most` rolls are done."""
        if not self.goes_on:
            self.goes_on = self.begin_turn()
        while self.goes_on and self.rolls < most:
            self.goes_on = self.throw()
        if self.goes_on:
            return
        self.pawn = Pawn(self.pawn.at, 0, self.pawn.tries)
        self.turns += 1
        self.turn[self.here()] += 1

    def begin_turn(self) -> bool:
        """Rest, or pay what frees the pawn; whether it rolls in this turn."""
        if self.rests:
            self.rests -= 1
            return False
        if self.pays and self.pawn.tries != FREE:
            self.give_back(Effect.FREE_GALLEYS)
            self.pawn = Pawn(self.pawn.at)
            return self.rules.fine_then == "move_now"
        return True

    def here(self) -> int:
        """The place of the pawn."""
        return self.pawn.at if self.pawn.tries == FREE else HELD

    def throw(self) -> bool:
        """One roll with all it sets off; whether the turn goes on."""
        a, b = pick(self.rng, 6) + 1, pick(self.rng, 6) + 1
        trip = movement.throw(self.board, self.rules, self.pawn, a, b)
        again = trip.again
        self.rolls += 1
        self.pawn = trip.pawn
        if trip.sent:
            self.touched[HELD] += 1
        lands = trip.lands
        while lands:
            lands = self.stop()
        self.roll[self.here()] += 1
        return again and self.pawn.tries == FREE and not self.rests

    def stop(self) -> bool:
        """The pawn has come to a space; whether a card sends it on to another."""
        at = self.pawn.at
        self.touched[at] += 1
        trip = movement.arrive(self.board, self.pawn)
        kind = self.board.kind[at]
        if kind in DECKS:
            trip = movement.follow(self.board, self.rules, self.pawn, self.draw(DECKS[kind]))
        elif kind == SpaceKind.TAX:
            self.give_back(Effect.EXEMPT_ALCABALAS)
        self.rests += trip.rests
        self.pawn = trip.pawn
        if trip.sent:
            self.touched[HELD] += 1
        return kind in DECKS and trip.lands

    def draw(self, deck: str) -> Card:
        """The next card of a deck."""
        cards = self.board.cards[deck]
        if not self.cycling:
            return cards[pick(self.rng, len(cards))]
        pile = self.piles[deck]
        top = pile.next_cards()
        card = self.board.find_card(deck, top[pick(self.rng, len(top))])
        assert card is not None
        left = pile.without(card.no)
        if card.keepable:
            self.kept.append(card)
        self.piles[deck] = left if card.keepable else left.put_under(card.no)
        return card

    def give_back(self, effect: Effect) -> None:
        """A kept card of this effect is used and goes back under its pile."""
        for card in self.kept:
            if card.effect == effect:
                self.kept.remove(card)
                self.piles[card.deck] = self.piles[card.deck].put_under(card.no)
                return
