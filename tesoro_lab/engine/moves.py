"""A move: a kind and a few arguments, with a text form both ways."""

from typing import Final, NamedTuple

from tesoro_lab.engine.errors import TesoroError

CHANCE: Final = -1
"""The seat of chance: dice, cards and disks are its moves."""


class Move(NamedTuple):
    """One decision of a seat, or one outcome of chance.

    The kinds of a game are a ``StrEnum``, which equals its text and hashes like it, so
    moves written by hand, parsed or made by the rules are all the same.

    >>> Move("bid", (12000,)).text
    'bid 12000'
    >>> Move.parse("dice 3 5")
    Move.parse('dice 3 5')
    >>> Move.parse("dice 3 5") == Move("dice", (3, 5))
    True
    """

    kind: str
    args: tuple[int | str, ...] = ()

    @property
    def text(self) -> str:
        """The move in words and numbers, as logs and saves keep it."""
        return " ".join([str(self.kind), *map(str, self.args)])

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read a move from its text: whole numbers become ints, other words stay words.

        Raises:
            TesoroError: the text is empty.
        """
        words = text.split() if isinstance(text, str) else []
        if not words:
            raise TesoroError('A move needs at least one word, such as "roll" or "bid 12000".')
        return cls(words[0], tuple([_number_or_word(word) for word in words[1:]]))

    def __str__(self) -> str:
        """Return the text form."""
        return self.text

    def __repr__(self) -> str:
        """Return an expression that makes the same move."""
        return f"Move.parse({self.text!r})"


def _number_or_word(word: str) -> int | str:
    digits = word[1:] if word[0] == "-" else word
    return int(word) if digits.isascii() and digits.isdecimal() else word
