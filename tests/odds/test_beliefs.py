"""What lies under the disks: fractions by hand, and the game's own chances."""

from fractions import Fraction
from typing import Any

import pytest

from tesoro_lab.engine import Distribution, Move, TesoroError
from tesoro_lab.games.inkan import INKAN
from tesoro_lab.odds import beliefs


def scene(**facts: Any) -> Any:
    return INKAN.scenario(facts)


def test_the_next_disk_is_what_the_game_draws() -> None:
    state = scene(turned={"Lima": "devil", "Quito": "empty"}, places={0: "Recife"})
    seen = beliefs.next_disk(state)
    assert seen is not None
    assert (seen["treasure"], seen["devil"], seen["empty"]) == (
        Fraction(1, 32),
        Fraction(2, 32),
        Fraction(8, 32),
    )
    state.play(Move("pay"))
    assert state.chance().map(lambda move: str(move.args[0])) == seen


def test_nothing_is_left_to_believe_when_all_is_turned() -> None:
    state = scene()
    state.unturned = [False] * len(state.unturned)
    state.hidden = [0] * len(state.hidden)
    assert beliefs.next_disk(state) is None
    assert beliefs.where(state) is None
    with pytest.raises(TesoroError, match="All disks are turned"):
        beliefs.worth(state, 300)


def test_under_a_place() -> None:
    state = scene(turned={"Lima": "treasure"}, treasure=1)
    assert beliefs.under(state, "Quito") == 0
    assert beliefs.under(state, "Quito", "sun") == Fraction(8, 33)
    assert beliefs.under(state, "Lima", "sun") == 0
    assert beliefs.under(state, "Rio de Janeiro", "sun") == 0
    with pytest.raises(TesoroError, match="no disk 'gold'"):
        beliefs.under(state, "Quito", "gold")


def test_among_several_disks_without_putting_back() -> None:
    state = scene()
    three = beliefs.among(state, 3, "devil")
    assert three[0] == Fraction(31, 34) * Fraction(30, 33) * Fraction(29, 32)
    assert three[3] == Fraction(3 * 2 * 1, 34 * 33 * 32)
    assert three.mean() == Fraction(9, 34)
    assert beliefs.among(state, 17)[1] == Fraction(1, 2)
    assert beliefs.among(state, 0)[0] == 1
    assert beliefs.among(state, 34, "cup")[3] == 1
    with pytest.raises(TesoroError, match="0 to 34"):
        beliefs.among(state, 35)


def test_worth_of_a_disk_by_hand() -> None:
    # 3 cups, 4 necklaces, 4 pottery bring 3,000 + 2,400 + 1,200; 3 devils take what is left.
    state = scene()
    assert beliefs.worth(state, 300) == Fraction(6600 - 3 * 200, 34) - 100
    assert beliefs.worth(state, 100) == Fraction(6600, 34) - 100
    assert beliefs.worth(state, 2000, price=0) == Fraction(6600 - 3 * 2000, 34)
    assert beliefs.worth_of_throwing(state, 300) == Fraction(6600 - 900, 34) / 2
    stated = beliefs.worth(state, 300, values={"treasure": 3400, "devil": -1000})
    assert stated == Fraction(6600 + 3400 - 3000, 34) - 100
    with pytest.raises(TesoroError, match="cannot pay"):
        beliefs.worth(state, 50)


def test_the_more_one_has_the_less_a_disk_is_worth() -> None:
    state = scene()
    values = [beliefs.worth(state, pesos) for pesos in range(100, 3000, 100)]
    assert values == sorted(values, reverse=True)
    # Worth its price up to a purse of 1,166 pesos: 6,600 - 3 (purse - 100) = 3,400.
    assert beliefs.worth(state, 1166) > 0 > beliefs.worth(state, 1167)


def test_an_informant_who_tells_the_truth_two_times_in_three() -> None:
    state = scene()
    lima = state.board.dot("Lima")
    before = beliefs.where(state)
    assert before is not None
    after = beliefs.told(before, lima)
    # Lima weighs 1, each of the 33 others 2: 1 of 67.
    assert after[lima] == Fraction(1, 67)
    assert after[state.board.dot("Quito")] == Fraction(2, 67)
    again = beliefs.told(after, lima)
    assert again[lima] == Fraction(1, 1 + 4 * 33)
    # "Here" undoes one "not here".
    assert beliefs.told(after, lima, here=True) == before


def test_one_who_always_lies_is_as_good_as_one_who_never_does() -> None:
    four = Distribution.uniform([0, 1, 2, 3])
    assert beliefs.told(four, 0, here=True, truth=Fraction(0))[0] == 0
    assert beliefs.told(four, 0, here=True, truth=Fraction(1))[0] == 1
    assert beliefs.told(four, 0, truth=Fraction(1, 2)) == four
    with pytest.raises(TesoroError, match="between 0 and 1"):
        beliefs.told(four, 0, truth=Fraction(3, 2))
    with pytest.raises(TesoroError, match="could not have said"):
        beliefs.told(four, 9, here=True, truth=Fraction(1))


def test_a_belief_about_one_place_needs_one_disk() -> None:
    with pytest.raises(TesoroError, match="8 disks of kind 'sun'"):
        beliefs.where(scene(), "sun")
