"""How a code and its data become a sentence: the pair of templates, and the voice that fills it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tesoro_lab.words.numbers import count, listed, money, number, side, twin
from tesoro_lab.words.ruta_acts import act
from tesoro_lab.words.ruta_cards import card_name, deck_name
from tesoro_lab.words.ruta_spaces import placed

CROWN = ("the Crown", "la Corona")


class Phrase(NamedTuple):
    """One sentence in both languages, and what each piece of its data is.

    `fields` names the data in order, each as "name:kind"; the templates use the names.
    """

    fields: str
    en: str
    es: str


@dataclass(frozen=True, slots=True)
class Voice:
    """Who sits at the table, on which board, and in which language to speak."""

    names: Sequence[str]
    board: Any
    lang: str = "en"

    def seat(self, seat: int) -> str:
        """The player's name; the Crown for a negative seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return twin(CROWN, self.lang)

    def seats(self, seats: Sequence[int]) -> str:
        """The players' names as a list."""
        return listed([self.seat(seat) for seat in seats], self.lang)

    def space(self, index: int) -> str:
        """A space inside a sentence, with its article where it has one."""
        return placed(self.board, index, self.lang)

    def spaces(self, indices: Sequence[int]) -> str:
        """Spaces as a list."""
        return listed([self.space(index) for index in indices], self.lang)

    def money(self, amount: int) -> str:
        """An amount with its unit."""
        return money(amount, self.lang)

    def number(self, value: int) -> str:
        """A whole number with its thousands marked."""
        return number(value, self.lang)

    def deck(self, deck: str) -> str:
        """A deck's name."""
        return deck_name(deck, self.lang)

    def houses(self, value: int) -> str:
        """So many houses."""
        return count(value, "house", self.lang)

    def turns(self, value: int) -> str:
        """So many turns."""
        return count(value, "turn", self.lang)

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

    def plain(self, value: object) -> str:
        """The value as it stands: a move's text, a word."""
        return str(value)

    def fill(self, phrase: Phrase, data: Sequence[Any]) -> str:
        """The sentence of a phrase with its data told; it starts with a capital letter."""
        return self.told(phrase.en if self.lang == "en" else phrase.es, self.values(phrase, data))

    def values(self, phrase: Phrase, data: Sequence[Any]) -> dict[str, str]:
        """Each named piece of the data as text."""
        texts: dict[str, str] = {}
        at = 0
        for field in phrase.fields.split():
            name, _, kind = field.partition(":")
            if kind == "card":  # a card takes two pieces: its deck and its number
                texts[name] = card_name(data[at], data[at + 1], self.lang)
                at += 2
                continue
            tell: Callable[[Any], str] = getattr(self, kind)
            texts[name] = tell(data[at])
            at += 1
        return texts

    def told(self, template: str, values: Mapping[str, str]) -> str:
        """A filled template as a sentence."""
        side(self.lang)
        text = template.format(**values)
        return sentence(contracted(text) if self.lang == "es" else text)


def sentence(text: str) -> str:
    """The text with a capital first letter.

    >>> sentence("the Crown pays."), sentence("¡la Corona!")
    ('The Crown pays.', '¡La Corona!')
    """
    for at, letter in enumerate(text):
        if letter.isalpha():
            return text[:at] + letter.upper() + text[at + 1 :]
        if letter.isdigit():
            return text
    return text


def contracted(text: str) -> str:
    """Spanish text with "a el" and "de el" drawn together, as speech does.

    >>> contracted("va de el Fondeadero a el Cofre del Tesoro")
    'va del Fondeadero al Cofre del Tesoro'
    """
    return re.sub(r"\b([Aa]|[Dd]e) el\b", lambda found: _CONTRACTED[found[1]], text)


_CONTRACTED = {"a": "al", "A": "Al", "de": "del", "De": "Del"}


def readable(code: str, data: Sequence[Any]) -> str:
    """A code that has no sentence yet, shown so that a person can still read it.

    >>> readable("no_wind", (3,))
    'no wind (3)'
    """
    tail = f" ({', '.join(str(item) for item in data)})" if data else ""
    return code.replace("_", " ") + tail
