"""Every field of the rules: the values it knows and the sentence for one it does not."""

from dataclasses import FrozenInstanceError, fields
from typing import Any, get_args

import pytest
from inkan_play import OTHER_READINGS

from tesoro_lab.engine import ScenarioError
from tesoro_lab.games.inkan import InkanRules

CHOICES = {
    "disk_throw": ("on_arrival", "next_turn"),
    "sea_fee": ("one_stay", "each_voyage"),
    "free_sea": ("anyone", "penniless"),
    "suns_count": ("after_treasure", "any"),
    "reward_on": ("stop", "pass"),
    "mixed_modes": (False, True),
}
EACH = [(name, value) for name, values in CHOICES.items() for value in values]


def test_these_are_the_fields_and_no_more() -> None:
    assert [field.name for field in fields(InkanRules)] == list(CHOICES)


def test_the_first_value_of_each_is_the_default() -> None:
    assert InkanRules().to_dict() == {name: values[0] for name, values in CHOICES.items()}


def test_the_other_readings_are_all_off_the_default() -> None:
    assert OTHER_READINGS.to_dict() == {name: values[1] for name, values in CHOICES.items()}


@pytest.mark.parametrize(("name", "value"), EACH)
def test_each_value_is_accepted_and_goes_through_a_save(name: str, value: Any) -> None:
    rules = InkanRules(**{name: value})
    assert getattr(rules, name) == value
    assert InkanRules.from_dict(rules.to_dict()) == rules


@pytest.mark.parametrize("name", CHOICES)
def test_the_choices_here_are_all_the_choices_there_are(name: str) -> None:
    kind = {field.name: field.type for field in fields(InkanRules)}[name]
    assert CHOICES[name] in (get_args(kind), (False, True))


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["nonsense", None, 1, 1.5, ["stop"]])
def test_any_other_value_is_refused_with_the_choices_named(name: str, value: Any) -> None:
    with pytest.raises(ScenarioError) as caught:
        InkanRules(**{name: value})
    sentence = str(caught.value)
    assert sentence.startswith(f"{name} must be ")
    for choice in CHOICES[name]:
        assert repr(choice) in sentence
    assert repr(value) in sentence


def test_an_unknown_field_is_refused_with_the_fields_named() -> None:
    with pytest.raises(ScenarioError, match=r"no field 'robbers'.*disk_throw.*mixed_modes"):
        InkanRules.from_dict({"robbers": True})
    with pytest.raises(ScenarioError, match="table of fields"):
        InkanRules.from_dict(["stop"])  # type: ignore[arg-type]


def test_rules_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        InkanRules().sea_fee = "each_voyage"  # type: ignore[misc]
