"""The voice of Inkan Aarre: it names places, disks and ways to travel, and counts in pesos."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from tesoro_lab.words.inkan_acts import MODES, act
from tesoro_lab.words.inkan_disks import spoken
from tesoro_lab.words.inkan_places import placed
from tesoro_lab.words.numbers import count, listed, twin
from tesoro_lab.words.speech import Speaker


@dataclass(frozen=True, slots=True)
class Voice(Speaker):
    """A speaker at the table of Inkan Aarre."""

    coin: ClassVar[str] = "peso"
    sizes: ClassVar[Mapping[str, int]] = {"goal": 0}

    def space(self, index: int) -> str:
        """A place inside a sentence, with its article where it has one."""
        return placed(self.board, index, self.lang)

    def spaces(self, indices: Sequence[int]) -> str:
        """Places as a list."""
        return listed([self.space(index) for index in indices], self.lang)

    def dot(self, name: object) -> str:
        """A place by its id; a word that names none is given as it stands."""
        number = self.board.number.get(name)
        return str(name) if number is None else self.space(number)

    def goal(self) -> str:
        """Where the treasure must be taken."""
        return self.space(self.board.goal)

    def mode(self, mode: str) -> str:
        """How one travels.

        >>> Voice((), None).mode("voyage"), Voice((), None, "es").mode("land")
        ('by sea', 'por tierra')
        """
        return twin(MODES[mode], self.lang)

    def disk(self, kind: str) -> str:
        """What a disk shows."""
        return spoken(kind, self.lang)

    def steps(self, value: int) -> str:
        """So many steps."""
        return count(value, "step", self.lang)

    def act(self, kind: str) -> str:
        """A kind of move as something to do."""
        return act(kind, self.lang)
