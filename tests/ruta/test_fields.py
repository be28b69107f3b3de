"""Every field of the rules: the values it knows, the sentence for one it does not, its effect."""

from dataclasses import FrozenInstanceError, fields
from typing import Any, get_args

import pytest
from play import at, go, throw
from scripted_play import told

from tesoro_lab.engine import ScenarioError
from tesoro_lab.games.ruta import RutaRules

CHOICES = {
    "trading_opens": ("all_sold", "any_time"),
    "toll_claim": ("auto", "manual"),
    "double_toll_built": (False, True),
    "mortgaged_titles_count": (False, True),
    "auction_decliner_bids": (True, False),
    "building_auction": (True, False),
    "castle_requires_whole_group": (True, False),
    "mortgage_transfer_interest": ("when_lifted", "at_transfer"),
    "bankrupt_to_player": ("everything", "money_only"),
    "fine_then": ("move_now", "next_turn"),
    "third_turn": ("pay_and_move", "pay_and_wait"),
    "galleys_double_rolls_again": (False, True),
    "ransom_card": ("kept", "as_fine", "free"),
    "crown_loan": ("gift", "repaid"),
    "fire_reading": ("spanish", "from_spain"),
    "mahon_card": ("forward", "direct"),
    "anchorage_pot": (False, True),
    "double_salary_on_start": (False, True),
    "edition": ("classic", "reissue"),
    "quick_game": ("none", "clock", 1, 20),
}
EACH = [(name, value) for name, values in CHOICES.items() for value in values]


def test_these_are_the_fields_and_no_more() -> None:
    assert [field.name for field in fields(RutaRules)] == list(CHOICES)


def test_the_first_value_of_each_is_the_default() -> None:
    assert RutaRules().to_dict() == {name: values[0] for name, values in CHOICES.items()}


@pytest.mark.parametrize(("name", "value"), EACH)
def test_each_value_is_accepted_and_goes_through_a_save(name: str, value: Any) -> None:
    rules = RutaRules(**{name: value})
    assert getattr(rules, name) == value
    assert RutaRules.from_dict(rules.to_dict()) == rules


@pytest.mark.parametrize("name", CHOICES)
def test_the_choices_here_are_all_the_choices_there_are(name: str) -> None:
    kind = {field.name: field.type for field in fields(RutaRules)}[name]
    if name != "quick_game":
        assert CHOICES[name] in (get_args(kind), (False, True), (True, False))


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["nonsense", None, 1.5, ["auto"]])
def test_any_other_value_is_refused_with_the_choices_named(name: str, value: Any) -> None:
    with pytest.raises(ScenarioError) as caught:
        RutaRules(**{name: value})
    sentence = str(caught.value)
    assert sentence.startswith(f"{name} must be ")
    for choice in CHOICES[name]:
        if name != "quick_game" or isinstance(choice, str):
            assert repr(choice) in sentence
    assert repr(value) in sentence


@pytest.mark.parametrize("name", [n for n, v in CHOICES.items() if isinstance(v[0], bool)])
def test_a_number_is_no_yes_or_no(name: str) -> None:
    with pytest.raises(ScenarioError, match="True or False"):
        RutaRules(**{name: 1})


@pytest.mark.parametrize("rounds", [0, -3, True, "5"])
def test_rounds_count_from_one(rounds: Any) -> None:
    with pytest.raises(ScenarioError, match="number of rounds from 1"):
        RutaRules(quick_game=rounds)


def test_an_unknown_field_is_refused_with_the_fields_named() -> None:
    with pytest.raises(ScenarioError, match=r"no field 'house_rule'.*trading_opens.*quick_game"):
        RutaRules.from_dict({"house_rule": True})
    with pytest.raises(ScenarioError, match="table of fields"):
        RutaRules.from_dict(["auto"])  # type: ignore[arg-type]


def test_rules_do_not_change() -> None:
    rules = RutaRules()
    with pytest.raises(FrozenInstanceError):
        rules.toll_claim = "manual"  # type: ignore[misc]


# Effects that have no other place


def test_anchorage_pot_collects_taxes_fines_and_cards_and_pays_them_out() -> None:
    state = at({"pawns": [1, 4], "tries": {}}, anchorage_pot=True)
    go(state, *throw(1, 2), "end")  # 20,000 of alcabalas
    go(state, *throw(1, 2), "card suerte 7", "end")  # and 10,000 of church taxes
    assert (state.pot, state.crown) == (30_000, -270_000)
    state = at({"pawns": [15], "pot": 30_000}, anchorage_pot=True)
    events = go(state, *throw(1, 4))
    assert told(events, "pot") == [(0, 30_000)]
    assert (state.purses[0], state.pot) == (165_000, 0)


def test_anchorage_pot_takes_the_fine_of_the_galleys() -> None:
    state = at({"tries": {0: 0}}, anchorage_pot=True)
    go(state, "fine")
    assert state.pot == 10_000


def test_what_is_bought_from_the_crown_never_goes_into_the_pot() -> None:
    state = at({"pawns": [3]}, anchorage_pot=True)
    go(state, *throw(1, 2), "buy", "mortgage 6", "lift 6")
    assert state.pot == 0


def test_without_a_pot_fondeadero_gives_nothing() -> None:
    state = at({"pawns": [1]})
    go(state, *throw(1, 2), "end")
    assert state.pot == 0
    assert state.crown == -250_000


def test_double_salary_only_for_stopping_exactly_on_start() -> None:
    for start, salary in ((35, 40_000), (36, 20_000)):
        state = at({"pawns": [start], "owners": {"Mahón": 0}}, double_salary_on_start=True)
        events = go(state, *throw(1, 4))
        assert told(events, "salary") == [(0, salary)]
    state = at({"pawns": [35]})
    assert told(go(state, *throw(1, 4)), "salary") == [(0, 20_000)]


def test_double_salary_by_a_card_to_start_too() -> None:
    state = at({"pawns": [4]}, double_salary_on_start=True)
    go(state, *throw(1, 2), "card suerte 14")
    assert state.purses[0] == 175_000


def test_edition() -> None:
    assert (RutaRules().seats, RutaRules().stock) == ((2, 6), (32, 12))
    reissue = RutaRules(edition="reissue")
    assert (reissue.seats, reissue.stock) == ((2, 4), (30, 10))
    with pytest.raises(ScenarioError, match="2 to 4"):
        at({"seats": 5}, edition="reissue")
