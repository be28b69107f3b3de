"""The voice of La Ruta del Tesoro: it names spaces, cards, buildings and goods."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tesoro_lab.words.numbers import Pair, count, listed, twin
from tesoro_lab.words.ruta_acts import act
from tesoro_lab.words.ruta_cards import card_name, deck_name
from tesoro_lab.words.ruta_spaces import placed
from tesoro_lab.words.speech import Speaker


@dataclass(frozen=True, slots=True)
class Voice(Speaker):
    """A speaker at the table of La Ruta del Tesoro."""

    house: ClassVar[Pair] = ("the Crown", "la Corona")
    sizes: ClassVar[Mapping[str, int]] = {"card": 2}

    def space(self, index: int) -> str:
        """A space inside a sentence, with its article where it has one."""
        return placed(self.board, index, self.lang)

    def spaces(self, indices: Sequence[int]) -> str:
        """Spaces as a list."""
        return listed([self.space(index) for index in indices], self.lang)

    def deck(self, deck: str) -> str:
        """A deck's name."""
        return deck_name(deck, self.lang)

    def houses(self, value: int) -> str:
        """So many houses."""
        return count(value, "house", self.lang)

    def card(self, deck: str, no: int) -> str:
        """A card by its short name."""
        return card_name(deck, no, self.lang)

    def level(self, level: int) -> str:
        """What stands on a plot: so many houses, or the castle.

        >>> Voice((), None, "en").level(5), Voice((), None, "es").level(2)
        ('a castle', 'dos casas')
        """
        if level == 5:
            return twin(("a castle", "un castillo"), self.lang)
        return count(level, "house", self.lang)

    def titles(self, value: int) -> str:
        """So many titles."""
        return count(value, "title", self.lang)

    def act(self, kind: str) -> str:
        """A kind of move as something to do."""
        return act(kind, self.lang)

    def goods(self, side_of_trade: Sequence[Any]) -> str:
        """What one side of a trade puts down: titles, cards, money, or nothing."""
        cash, titles, cards = side_of_trade
        items = [self.space(title) for title in titles]
        items += [card_name(card[0], card[1], self.lang) for card in cards]
        if cash:
            items.append(self.money(cash))
        return listed(items, self.lang) if items else twin(("nothing", "nada"), self.lang)
