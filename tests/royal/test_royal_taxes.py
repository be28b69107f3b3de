"""Taxes: who loses, who receives, and in which order."""

import pytest
from royal_play import OFFICIAL, RED, asked, at, go, num, pay, purses, shown, thrown
from scripted_play import kinds, told


@pytest.mark.parametrize(
    ("coins", "loss"), [(0, 0), (11, 0), (12, 6), (13, 6), (14, 7), (15, 7), (25, 12)]
)
@pytest.mark.parametrize("rules", [{}, OFFICIAL])
def test_who_has_twelve_coins_or_more_loses_half(
    coins: int, loss: int, rules: dict[str, object]
) -> None:
    state = at({"coins": [coins, 5], "persons": {1: ["sailor-1"]}}, **rules)
    events = shown(state, "tax-swords")
    assert told(events, "taxed") == ([(0, loss)] if loss else [])
    events += pay(state)
    assert told(events, "tax_bonus") == [(1, num("tax-swords"), 1)]
    assert purses(state) == [coins - loss, 6]
    assert sum(thrown(state).values()) == 1 + loss


def test_all_losses_come_before_the_bonus_and_the_drawer_pays_first() -> None:
    state = at({"seats": 3, "coins": [12, 3, 15], "turn": 2, "persons": {0: ["pirate-1"]}})
    events = shown(state, "tax-swords") + pay(state)
    assert told(events, "taxed") == [(2, 7), (0, 6)]
    assert [data[0] for data in told(events, "coin_shown")] == [2] * 7 + [0] * 6
    assert kinds(events)[-1] == "tax_bonus"
    assert purses(state) == [7, 3, 8]


def test_the_bonus_does_not_save_from_the_loss_nor_cause_one() -> None:
    state = at({"coins": [11, 3], "persons": {0: ["sailor-1"]}})
    shown(state, "tax-swords")
    assert purses(state) == [12, 3]


@pytest.mark.parametrize("tax", ["tax-swords", "tax-shields"])
def test_all_who_are_level_receive_the_coin_also_at_zero(tax: str) -> None:
    state = at({"seats": 4, "turn": 1})
    events = shown(state, tax)
    assert [data[0] for data in told(events, "tax_bonus")] == [1, 2, 3, 0]
    assert purses(state) == [4] * 4


def test_most_swords() -> None:
    crews = {0: ["sailor-1", "sailor-1"], 1: ["pirate-1"], 2: ["sailor-3"]}
    state = at({"seats": 3, "persons": crews})
    shown(state, "tax-swords")
    assert purses(state) == [4, 4, 3]


def test_fewest_shields_with_expeditions_counted() -> None:
    state = at(
        {
            "seats": 4,
            "persons": {0: ["governor-0"], 1: ["settler-1"], 3: ["sailor-1"]},
            "claimed": {0: ["expedition-aa"], 3: ["expedition-cc"]},
        }
    )
    shown(state, "tax-shields")
    assert purses(state) == [3, 3, 4, 3]


def test_the_tax_is_discarded_and_the_turn_goes_on() -> None:
    state = at({"display": [RED]})
    shown(state, "tax-shields")
    assert thrown(state) == {"tax-shields": 1}
    assert asked(state) == "Discover"
    assert state.display == (num(RED),)
    go(state, "draw")


def test_both_copies_of_a_tax_are_in_the_pile() -> None:
    state = at()
    shown(state, "tax-shields", "tax-shields", "tax-swords", "tax-swords")
    go(state, "draw")
    assert not [m for m in state.chance().outcomes if str(m.args[0]).startswith("tax")]
