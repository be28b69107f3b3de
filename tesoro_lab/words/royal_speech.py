"""The voice of Port Royal: it names cards, coins, shields and swords."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tesoro_lab.words import royal_cards
from tesoro_lab.words.numbers import Pair, count
from tesoro_lab.words.royal_acts import act
from tesoro_lab.words.speech import Speaker


@dataclass(frozen=True, slots=True)
class Voice(Speaker):
    """A speaker at the table of Port Royal; cards go by the number or the id of their front."""

    house: ClassVar[Pair] = ("the pile", "el mazo")
    coin: ClassVar[str] = "coin"

    def card(self, front: int | str) -> str:
        """A card with all it shows."""
        return royal_cards.card(self.board, front, self.lang)

    def name(self, front: int | str) -> str:
        """A card's name alone."""
        return royal_cards.card_name(self.board, front, self.lang)

    def one(self, front: int | str) -> str:
        """A card as one of many: "a Sailor"."""
        return royal_cards.a_card(self.board, front, self.lang)

    def the(self, front: int | str) -> str:
        """The card in question: "the Sailor"."""
        return royal_cards.the_card(self.board, front, self.lang)

    def party(self, fronts: Sequence[int | str]) -> str:
        """Several cards by name."""
        return royal_cards.cards_in_short(self.board, fronts, self.lang)

    def cards(self, value: int) -> str:
        """So many cards."""
        return count(value, "card", self.lang)

    def shields(self, value: int) -> str:
        """So many shields."""
        return count(value, "shield", self.lang)

    def swords(self, value: int) -> str:
        """So many swords."""
        return count(value, "sword", self.lang)

    def act(self, kind: str) -> str:
        """A kind of move as something to do."""
        return act(kind, self.lang)
