"""Travelling by sea: one fee for a stay, harbours, the Amazon, two free steps, each field."""

import pytest
from inkan_play import at, digging, ends, go, place, trip
from scripted_play import code, kinds, no, texts, told

from tesoro_lab.games.inkan.frames import Arrival, Die, Go

FEE = [(0, 100)]


def test_the_fee_is_paid_before_the_die() -> None:
    state = at({"places": ["RIO"]})
    events = go(state, "sea")
    assert told(events, "sea_fee") == FEE
    assert (state.purses[0], state.paid[0]) == (200, True)
    assert state.frame == Die(0, "sea")
    events = go(state, "die 5", "go SSA")
    assert told(events, "throws") == [(0, 5, "sea")]
    assert told(events, "travels")[0][3] == "sea"
    assert state.paid[0]


def test_stopping_at_a_harbour_causes_no_new_payment() -> None:
    state = at({"places": ["RIO"]})
    go(state, *trip("sea", 5, "SSA"), "leave", *trip("land", 1, "L32.1"))
    events = go(state, *trip("sea", 3, "REC"))
    assert told(events, "sea_fee") == []
    assert (state.purses[0], state.paid[0]) == (200, True)


def test_harbours_may_be_passed_at_sea() -> None:
    state = at({"places": ["S09.2"], "paid": [True]})
    go(state, "sea", "die 5")
    assert ends(state) == {"SSA", "REC", "RIO", "S10.2"}
    go(state, "go REC")
    assert place(state) == "REC"


def test_staying_on_a_disk_in_a_harbour_keeps_the_fee() -> None:
    for how in (("stay",), ("try", "die 1"), ("pay", "disk empty"), ("try", "die 6", "disk sun")):
        state = at({"places": ["SSA"], "paid": [True]})
        go(state, *how)
        assert state.paid[0], how


def test_finding_the_devil_causes_no_new_payment() -> None:
    state = at({"places": ["SSA"], "paid": [True], "purses": [200]})
    events = go(state, "pay", "disk devil")
    assert told(events, "devil") == [(0, 100)]
    assert (state.purses[0], state.paid[0]) == (0, True)
    go(state, *trip("land", 1, "L32.1"))
    events = go(state, *trip("sea", 3, "REC"))
    assert told(events, "sea_fee") == []
    assert state.purses[0] == 0


def test_a_step_inland_ends_it() -> None:
    state = at({"places": ["SSA", "RIO"], "paid": [True]})
    go(state, *trip("land", 1, "L34.1"))
    assert not state.paid[0]
    go(state, *trip("land", 1, "L32.1"), *trip("land", 1, "SSA"), "leave")
    go(state, *trip("land", 1, "RIO"))
    events = go(state, "sea")
    assert told(events, "sea_fee") == FEE


def test_walking_from_harbour_to_harbour_ends_it() -> None:
    state = at({"places": ["SSA"], "paid": [True]})
    go(state, *trip("land", 3, "REC"))
    assert not state.paid[0]


def test_choosing_land_does_not_end_it_before_the_step() -> None:
    state = at({"places": ["SSA"], "paid": [True]})
    go(state, "land", "die 2")
    assert state.paid[0]


def test_a_flight_ends_it() -> None:
    state = at({"places": ["BEL"], "paid": [True]})
    go(state, "fly CAY")
    assert not state.paid[0]


@pytest.mark.parametrize("to", ["IQT", "BSB", "S10.2", "BEL"])
def test_a_guide_ends_it(to: str) -> None:
    state = at({"places": ["BEL"], "paid": [True]})
    go(state, "pay", "disk guide", f"guide {to}")
    assert not state.paid[0]


def test_a_guide_declined_does_not() -> None:
    state = at({"places": ["BEL"], "paid": [True]})
    go(state, "pay", "disk guide", "decline")
    assert state.paid[0]


def test_without_the_fee_there_is_no_die_at_sea() -> None:
    state = at({"places": ["RIO"], "purses": [99]})
    assert no(state, "sea") == ("short", (100, 99))
    assert texts(state) == ["drift", "land"]
    state = at({"places": ["RIO"], "purses": [100]})
    go(state, "sea")
    assert state.purses[0] == 0


def test_there_is_no_sea_inland() -> None:
    for where in ("BSB", "L32.2", "MPI", "xCUZ", "dDAR"):
        state = at({"places": [where]})
        assert code(state, "sea") == code(state, "drift") == "no_sea_here"


def test_the_amazon_is_sea() -> None:
    state = at({"places": ["BEL"]})
    events = go(state, *trip("sea", 6, "MAO"))
    assert told(events, "sea_fee") == FEE
    assert place(state) == "MAO"
    state = at({"places": ["S27.4"], "purses": [0]})
    assert texts(state) == ["drift"]


# Two steps for nothing


def test_two_steps_for_nothing_without_the_die() -> None:
    state = at({"places": ["RIO"]})
    events = go(state, "drift")
    assert told(events, "drifts") == [(0,)]
    assert state.frame == Go(0, "sea", 2)
    assert ends(state) == {"S09.3", "S10.2"}
    events = go(state, "go S10.2")
    assert "throws" not in kinds(events)
    assert (state.purses[0], state.paid[0]) == (300, False)


def test_one_step_is_enough_to_stop_at_a_circle() -> None:
    state = at({"places": ["S10.1"], "purses": [0]})
    go(state, "drift")
    assert ends(state) == {"RIO", "S09.4", "S10.3"}
    go(state, "go RIO")


def test_the_choice_is_made_anew_each_turn() -> None:
    state = at({"places": ["S10.2", "RIO"], "purses": [300]})
    go(state, "drift", "go S10.4", *trip("land", 1, "L32.1"))
    events = go(state, *trip("sea", 1, "S10.5"))
    assert told(events, "sea_fee") == FEE
    go(state, *trip("land", 1, "RIO"))
    go(state, "drift")
    assert ends(state) == {"S10.3", "S11.1", "S12.1", "S13.1"}
    assert state.paid[0]  # drifting does not end what was paid


def test_drifting_with_the_fee_paid_keeps_it() -> None:
    state = at({"places": ["S10.2"], "paid": [True]})
    go(state, "drift", "go RIO")
    assert state.paid[0]
    assert state.purses[0] == 300


def test_who_drifts_has_not_paid() -> None:
    state = at({"places": ["S10.2", "RIO"]})
    go(state, "drift", "go RIO", *trip("land", 1, "L32.1"))
    assert told(go(state, "sea"), "sea_fee") == FEE


def test_nobody_is_abandoned_on_an_island() -> None:
    for island in ("GPS", "JFI", "FLK", "HOR"):
        state = at({"places": [island], "purses": [0], "turned": {island: "devil"}})
        assert texts(state) == ["drift"]
    state = digging({"places": {0: "FLK"}, "purses": {0: 100}})
    go(state, "disk devil", *trip("land", 1, "L32.1"))
    go(state, "drift", "go S15.2")
    assert place(state) == "S15.2"


# Fields


def test_free_sea_penniless() -> None:
    state = at({"places": ["RIO"], "purses": [100]}, free_sea="penniless")
    assert no(state, "drift") == ("can_pay_sea", (100,))
    assert "drift" not in texts(state)
    state = at({"places": ["RIO"], "purses": [99]}, free_sea="penniless")
    go(state, "drift", "go S10.2")
    state = at({"places": ["RIO"], "purses": [100]}, free_sea="anyone")
    go(state, "drift")
    # Whoever spent the last pesos on the fee sails by it, or drifts.
    state = at({"places": ["S10.2"], "purses": [0], "paid": [True]}, free_sea="penniless")
    assert texts(state) == ["drift", "sea"]


def test_each_voyage_is_paid_and_ends_at_the_next_circle() -> None:
    state = at({"places": ["S09.2", "RIO"], "paid": [True]}, sea_fee="each_voyage")
    events = go(state, "sea", "die 5")
    assert told(events, "throws") == [(0, 5, "voyage")]
    assert "SSA" in ends(state)
    assert not [dot for dot in ends(state) if dot.startswith("S08")]
    go(state, "go SSA", "leave", *trip("land", 1, "L32.1"))
    assert not state.paid[0]
    events = go(state, *trip("sea", 3, "REC"))
    assert told(events, "sea_fee") == FEE
    assert not state.paid[0]


def test_a_voyage_goes_on_over_several_turns() -> None:
    state = at({"places": ["RIO", "RIO"]}, sea_fee="each_voyage")
    go(state, *trip("sea", 4, "S10.4"), *trip("land", 1, "L32.1"))
    assert state.paid[0]
    events = go(state, *trip("sea", 3, "S11.1"))
    assert told(events, "sea_fee") == []


def test_free_steps_end_at_circles_too_where_each_voyage_counts() -> None:
    state = at({"places": ["S10.1"]}, sea_fee="each_voyage")
    go(state, "drift")
    assert ends(state) == {"RIO", "S10.3"}
    state = at({"places": ["S10.1"], "paid": [True]}, sea_fee="each_voyage")
    go(state, "drift", "go RIO")
    assert not state.paid[0]


def test_devil_and_harbours_by_the_voyage() -> None:
    state = at({"places": ["SSA", "RIO"], "purses": [100]}, sea_fee="each_voyage")
    go(state, "pay", "disk devil", *trip("land", 1, "L32.1"))
    assert no(state, "sea") == ("short", (100, 0))
    go(state, "drift", "go S08.1")


# Land and sea in one throw


def test_modes_are_not_mixed() -> None:
    state = at({"places": ["RIO"]})
    assert code(state, "mixed") == "no_mixing"
    go(state, "sea", "die 6")
    assert not [dot for dot in ends(state) if dot.startswith("L")]


def test_a_mixed_throw_leads_from_sea_to_land_for_the_fee() -> None:
    state = at({"places": ["S10.1"]}, mixed_modes=True)
    events = go(state, "mixed")
    assert told(events, "sea_fee") == FEE
    assert state.frame == Die(0, "mixed")
    go(state, "die 3")
    assert {"SAO", "L32.2", "L33.2", "S09.3", "S10.4", "RIO"} == ends(state)
    go(state, "go L32.2")
    assert not state.paid[0]


def test_a_mixed_throw_leads_from_land_to_sea() -> None:
    state = at({"places": ["L32.2"]}, mixed_modes=True)
    events = go(state, "mixed")
    assert told(events, "sea_fee") == FEE
    go(state, "die 4", "go S10.2")
    assert state.paid[0]


def test_a_mixed_throw_that_stays_inland_has_lost_its_fee() -> None:
    state = at({"places": ["L32.2"]}, mixed_modes=True)
    go(state, *trip("mixed", 1, "L32.1"))
    assert (state.purses[0], state.paid[0]) == (200, False)


def test_a_mixed_throw_needs_the_sea_within_reach_and_the_fee() -> None:
    state = at({"places": ["CGB"]}, mixed_modes=True)
    assert code(state, "mixed") == "no_sea_here"
    state = at({"places": ["RIO"], "purses": [60]}, mixed_modes=True)
    assert no(state, "mixed") == ("short", (100, 60))
    assert "mixed" not in texts(state)


def test_a_mixed_throw_by_land_to_a_harbour_ends_the_stay() -> None:
    state = at({"places": ["SSA"], "paid": [True]}, mixed_modes=True)
    assert told(go(state, "mixed"), "sea_fee") == []
    go(state, "die 5", "go RIO")  # five steps by land, or five by sea: the stay holds
    assert state.paid[0]
    # From Sao Paulo there is only the road to Rio.
    state = at({"places": ["SAO"]}, mixed_modes=True)
    go(state, *trip("mixed", 2, "RIO"))
    assert not state.paid[0]


def test_mixed_throws_where_each_voyage_is_paid() -> None:
    state = at({"places": ["RIO"]}, mixed_modes=True, sea_fee="each_voyage")
    go(state, *trip("mixed", 5, "SSA"))
    assert not state.paid[0]
    state = at({"places": ["RIO"]}, mixed_modes=True, sea_fee="each_voyage")
    go(state, *trip("mixed", 2, "S10.2"))
    assert state.paid[0]


def test_arriving_by_sea_on_a_disk_asks_for_it() -> None:
    state = at({"places": ["RIO"]})
    go(state, *trip("sea", 5, "SSA"))
    assert state.frame == Arrival(0)
    assert texts(state) == ["leave", "pay", "try"]
