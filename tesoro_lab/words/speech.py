"""How a code and its data become a sentence: a pair of templates, and the speaker who fills it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from tesoro_lab.words.numbers import Pair, count, listed, money, number, side, twin


class Phrase(NamedTuple):
    """One sentence in both languages, and what each piece of its data is.

    `fields` names the data in order, each as "name:kind"; the templates use the names.
    """

    fields: str
    en: str
    es: str


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who sits at the table, on which board, and in which language to speak.

    Each game has a voice of its own, which also knows how to name what only that game has.
    """

    names: Sequence[str]
    board: Any
    lang: str = "en"

    house: ClassVar[Pair] = ("the bank", "el banco")
    """Whoever a negative seat stands for."""
    coin: ClassVar[str] = "real"
    """The unit of money."""
    sizes: ClassVar[Mapping[str, int]] = {}
    """The kinds of data that take more than one piece, and how many."""

    def seat(self, seat: int) -> str:
        """The player's name; the house's for a negative seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return twin(self.house, self.lang)

    def seats(self, seats: Sequence[int]) -> str:
        """The players' names as a list."""
        return listed([self.seat(seat) for seat in seats], self.lang)

    def money(self, amount: int) -> str:
        """An amount with its unit."""
        return money(amount, self.lang, self.coin)

    def number(self, value: int) -> str:
        """A whole number with its thousands marked."""
        return number(value, self.lang)

    def turns(self, value: int) -> str:
        """So many turns."""
        return count(value, "turn", self.lang)

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
            tell: Callable[..., str] = getattr(self, kind)
            size = self.sizes.get(kind, 1)
            texts[name] = tell(*data[at : at + size])
            at += size
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


def retold(
    event: Any,
    voice: Any,
    phrases: Mapping[str, Phrase],
    grammar: Mapping[str, Callable[[Any, Any], str]],
) -> str:
    """What an event tells, as one sentence: by its own grammar, or else by its phrase.

    `grammar` tells, from the data and the voice, what a template cannot say.
    """
    code, data = event.kind, event.data
    if code in grammar:
        return grammar[code](data, voice)
    if code in phrases:
        return str(voice.fill(phrases[code], data))
    return f"{sentence(readable(code, data))}."


def readable(code: str, data: Sequence[Any]) -> str:
    """A code that has no sentence yet, shown so that a person can still read it.

    >>> readable("no_wind", (3,))
    'no wind (3)'
    """
    tail = f" ({', '.join(str(item) for item in data)})" if data else ""
    return code.replace("_", " ") + tail
