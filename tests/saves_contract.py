"""What the saves of every game promise: subclass `SavesContract` and name the game.

Whatever is missing, of a wrong type or out of range is refused, and by its name.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pytest
from contract import untouched

from tesoro_lab.engine import Game, SaveError, State


def saved(state: State) -> dict[str, Any]:
    """The state as it is read from a file."""
    read: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    return read


def put(data: dict[str, Any], path: Sequence[Any], value: Any) -> dict[str, Any]:
    """The data with the value under this path replaced."""
    spot: Any = data
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    return data


def refusal(game: Game, data: Any) -> str:
    """The sentence by which the game refuses this save."""
    with pytest.raises(SaveError) as caught:
        game.from_dict(data)
    return str(caught.value)


class SavesContract:
    """The promises; a subclass says of which game, and what it refuses with which words."""

    game: ClassVar[Game]
    plain_fields: ClassVar[Sequence[str]]
    """The fields of a save beside its version, rules and board."""
    odd: ClassVar[Sequence[Any]] = (None, "words", 1.5, {"x": 1}, [None], [[]], -7)
    """What no field may be."""
    unnamed: ClassVar[Sequence[Any]] = (-7,)
    """What is refused, but perhaps for what it does to the other fields."""
    wrong: ClassVar[Sequence[tuple[Sequence[Any], Any, str]]]
    """A path into the rich position, a value that cannot stand there, and what is said of it."""

    def rich(self) -> dict[str, Any]:
        """A position with something in every field, as it stands in a save."""
        raise NotImplementedError

    def refused(self, data: Any) -> str:
        return refusal(self.game, data)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask for each field, and for each value that is wrong."""
        if "field" in metafunc.fixturenames:
            metafunc.parametrize("field", ["version", "rules", "board", *self.plain_fields])
        if "odd_value" in metafunc.fixturenames:
            metafunc.parametrize("odd_value", self.odd)
        if "says" in metafunc.fixturenames:
            metafunc.parametrize(("path", "value", "says"), self.wrong)

    def test_the_rich_position_is_sound(self) -> None:
        data = self.rich()
        assert self.game.from_dict(data).to_dict() == data

    def test_a_missing_field_is_named(self, field: str) -> None:
        data = self.rich()
        del data[field]
        assert f"'{field}'" in self.refused(data)

    def test_a_field_of_the_wrong_type_or_out_of_range_is_refused(
        self, field: str, odd_value: Any
    ) -> None:
        sentence = self.refused(self.rich() | {field: odd_value})
        if odd_value not in self.unnamed:
            assert f"'{field}" in sentence

    def test_a_value_that_cannot_be_is_refused(
        self, path: Sequence[Any], value: Any, says: str
    ) -> None:
        assert says in self.refused(put(self.rich(), path, value))

    @pytest.mark.parametrize(
        "wrong", [[], None, "state", {}], ids=["list", "none", "text", "empty"]
    )
    def test_a_state_must_be_a_table_of_fields(self, wrong: Any) -> None:
        assert "field" in self.refused(wrong)

    def test_a_refused_save_leaves_what_was_read_alone(self) -> None:
        data = self.rich()
        before = json.dumps(data)
        self.refused(data | {"turn": None})
        assert json.dumps(data) == before


class MomentsContract:
    """Every moment of a game goes through JSON; a subclass says how each comes about."""

    game: ClassVar[Game]
    moments: ClassVar[Mapping[str, Callable[[], State]]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask for each moment by its name."""
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", list(self.moments))

    def test_every_moment_goes_through_json(self, name: str) -> None:
        state = self.moments[name]()
        for data in (state.to_dict(), saved(state)):
            back = self.game.from_dict(data)
            assert back == state
            assert untouched(back) == untouched(state)
            assert back.seat == state.seat
            assert back.legal() == state.legal()
            assert [type(frame) for frame in back.stack] == [type(frame) for frame in state.stack]

    def test_the_values_of_a_save_are_plain(self) -> None:
        def plain(value: Any) -> bool:
            if type(value) is dict:
                return all(type(key) is str and plain(item) for key, item in value.items())
            if type(value) is list:
                return all(plain(item) for item in value)
            return value is None or type(value) in (int, str, bool)

        for name, moment in self.moments.items():
            assert plain(moment().to_dict()), name
