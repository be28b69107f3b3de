"""La Ruta's two piles as decks with a memory: what the next card may be, and when one comes."""

from typing import Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import of_kind, one_of
from tesoro_lab.engine.question import among
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.cards import Card, Pile
from tesoro_lab.odds.deck import Deck

__all__ = ["Deck", "of_match", "of_pile"]


def of_pile(board: RutaBoard, pile: Pile, deck: str) -> Deck[Card]:
    """One of La Ruta's piles as it lies on the table; cards missing from it are kept by players.

    >>> board = RutaBoard.load()
    >>> suerte = of_pile(board, Pile(tuple(range(1, 16)), (16,)), "suerte")
    >>> suerte, suerte.top().p(lambda card: card.effect == "go_galleys")
    (<Deck: 15 unseen, 1 below>, Fraction(1, 15))
    """
    of_kind(board, RutaBoard, "The board")
    of_kind(pile, Pile, "The pile")
    one_of(deck, board.cards, "The deck")
    cards = {card.no: card for card in board.cards[deck]}
    there = {*pile.unseen, *pile.below}
    return Deck(
        kinds=tuple(cards.values()),
        counts=tuple([pile.unseen.count(no) for no in cards]),
        below=tuple([cards[no] for no in pile.below]),
        held=tuple([card for no, card in cards.items() if no not in there]),
    )


def of_match(match: Any, deck: str) -> Deck[Card]:
    """The "suerte" or "cofre" pile of a match of La Ruta, or of one of its states, as it lies now.

    >>> from tesoro_lab.games.ruta import RUTA
    >>> of_match(RUTA.new(2), "suerte")
    <Deck: 16 unseen>

    Raises:
        TesoroError: the game has no such pile.
    """
    state = getattr(match, "state", match)
    piles: dict[str, Pile] = getattr(state, "piles", {})
    if not among(deck, piles):
        raise TesoroError(f"La Ruta has the piles 'suerte' and 'cofre'; {deck!r} is not here.")
    return of_pile(state.board, piles[deck], deck)
