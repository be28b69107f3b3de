"""What the words of every game promise: subclass `WordsContract` and name the game.

Every code of a refusal, an event and a move has its sentence in both languages.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from string import Formatter
from types import ModuleType
from typing import Any, ClassVar

import pytest
import rules_source

from tesoro_lab import words
from tesoro_lab.engine import Event, Move, Reason
from tesoro_lab.words.speech import Phrase

NAMES = ("Ana", "Luis", "Inés")


def well_formed(sentence: str) -> bool:
    """A whole sentence: no small letter first, a full stop, no template left over, "al", "del"."""
    odd = re.search(r"^ |[{}]|  |\b[ad]e? el\b|\.\.", sentence)
    return sentence[-1] in ".!?" and not sentence[0].islower() and not odd


class WordsContract:
    """The promises; a subclass gives one example of each code, with its data from the rules."""

    rules: ClassVar[ModuleType]
    """The package of the game."""
    board: ClassVar[Any]
    reasons: ClassVar[Mapping[str, tuple[Any, ...]]]
    events: ClassVar[Mapping[str, tuple[tuple[Any, ...], ...]]]
    moves: ClassVar[Sequence[str]]
    phrases: ClassVar[Mapping[str, Phrase]]
    silent: ClassVar[Sequence[str]] = ()
    """Phrases that need not say all that they are given."""
    reason_codes: ClassVar[Iterable[str]]
    event_codes: ClassVar[Iterable[str]]
    kinds: ClassVar[Iterable[str]]
    acts: ClassVar[Mapping[str, Any]]
    more_told_than: ClassVar[int]
    """The rules tell of more kinds of events than this."""

    def well_formed(self, sentence: str) -> bool:
        return well_formed(sentence)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask for every example by its code."""
        for asked, examples in (
            ("phrase", sorted(self.phrases)),
            ("refusal", sorted(self.reasons)),
            ("event", sorted(self.events)),
            ("text", self.moves),
        ):
            if asked in metafunc.fixturenames:
                metafunc.parametrize(asked, examples)

    def test_twins_differ_and_name_the_same_things(self, phrase: str) -> None:
        twins = self.phrases[phrase]
        named = {field.partition(":")[0] for field in twins.fields.split()}
        assert twins.en != twins.es
        for template in (twins.en, twins.es):
            used = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
            assert used <= named
            assert used == named or phrase in self.silent

    def test_no_code_is_left_without_an_example(self) -> None:
        assert set(self.reason_codes) == set(self.reasons)
        assert set(self.event_codes) == set(self.events)

    def test_every_code_that_the_rules_use_has_its_sentence(self) -> None:
        told = rules_source.events(self.rules)
        assert rules_source.reasons(self.rules) - set(self.reason_codes) == set()
        assert told - set(self.event_codes) == set()
        assert len(told) > self.more_told_than

    def test_every_refusal_is_a_sentence(self, refusal: str) -> None:
        why = Reason(refusal, self.reasons[refusal])
        told = [words.reason(why, NAMES, self.board, lang) for lang in words.LANGS]
        assert all(self.well_formed(sentence) for sentence in told), told
        assert told[0] != told[1]

    def test_every_event_is_a_sentence(self, event: str) -> None:
        for data in self.events[event]:
            told = [words.event(Event(event, data), NAMES, self.board, n) for n in words.LANGS]
            assert all(self.well_formed(sentence) for sentence in told), told
            assert told[0] != told[1]

    def test_every_move_has_a_label(self, text: str) -> None:
        made = Move.parse(text)
        told = [words.move(made, NAMES, self.board, lang) for lang in words.LANGS]
        assert told[0] != told[1]
        assert text not in told

    def test_every_kind_of_move_is_something_to_do(self) -> None:
        assert {str(kind) for kind in self.kinds} == set(self.acts)
        assert {Move.parse(text).kind for text in self.moves} == set(self.acts)
