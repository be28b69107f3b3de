"""Travelling by land: free, the whole throw, early stops only at circles, blind alleys."""

import pytest
from inkan_play import at, ends, go, place, trip
from scripted_play import code, no, texts, told

from tesoro_lab.games.inkan.frames import Arrival, Die, Go


def test_land_is_chosen_before_the_die_and_costs_nothing() -> None:
    state = at({"places": ["RIO"]})
    events = go(state, "land")
    assert state.frame == Die(0, "land")
    events += go(state, "die 4", "go BSB")
    assert told(events, "throws") == [(0, 4, "land")]
    assert told(events, "travels") == [(0, state.board.dot("RIO"), state.board.dot("BSB"), "land")]
    assert state.purses[0] == 300
    assert place(state) == "BSB"
    assert state.frame == Arrival(0)


def test_the_throw_is_used_in_full_along_any_road() -> None:
    state = at({"places": ["RIO"]})
    go(state, "land", "die 1")
    assert ends(state) == {"L31.1", "L32.1", "L33.1"}
    assert state.frame == Go(0, "land", 1)


def test_one_may_stop_early_at_a_circle_and_only_there() -> None:
    state = at({"places": ["RIO"]})
    go(state, "land", "die 3")
    # Sao Paulo is two steps away; beyond it lead the roads to Iguazu, Montevideo and Cuiaba.
    assert ends(state) == {"SAO", "L30.3", "L28.6", "L40.1", "L32.3", "L33.3"}
    reason = no(state, "go L31.1")
    assert reason == ("out_of_reach", ("L31.1", 3))
    assert no(state, "go RIO") == ("out_of_reach", ("RIO", 3))
    go(state, "go SAO")
    assert state.frame == Arrival(0)


def test_a_crossroads_is_no_early_stop() -> None:
    state = at({"places": ["MPI"]})
    go(state, "land", "die 2")
    assert ends(state) == {"L08.2", "L10.1", "L11.1"}  # beyond the crossroads of Cuzco
    assert code(state, "go xCUZ") == "out_of_reach"


def test_a_crossroads_is_a_stop_with_the_exact_throw() -> None:
    state = at({"places": ["MPI"]})
    go(state, "land", "die 1")
    assert ends(state) == {"xCUZ"}
    go(state, "go xCUZ")
    assert state.seat == 1  # an ordinary dot has no disk


def test_nobody_turns_back_within_a_throw() -> None:
    state = at({"places": ["L31.1"]})
    go(state, "land", "die 2")
    # One step to Rio or Sao Paulo, an early stop or one step on; never L31.1 again.
    assert "L31.1" not in ends(state)
    assert {"RIO", "SAO"} <= ends(state)


def test_the_next_turn_may_lead_back() -> None:
    state = at({"places": ["RIO", "RIO"]})
    go(state, *trip("land", 1, "L32.1"), *trip("land", 1, "L32.1"))
    go(state, *trip("land", 1, "RIO"))
    assert place(state) == "RIO"


@pytest.mark.parametrize("pips", [3, 4, 5, 6])
def test_where_the_road_ends_the_rest_of_the_throw_is_lost(pips: int) -> None:
    state = at({"places": ["L04.1"]})  # two steps before the Darien Gap
    go(state, "land", f"die {pips}")
    assert "dDAR" in ends(state)
    assert not {"L04.1", "L04.2"} & ends(state)
    go(state, "go dDAR")
    assert state.seat == 1


def test_a_dead_end_is_no_early_stop_for_a_throw_that_falls_short() -> None:
    state = at({"places": ["CTG"]})
    go(state, "land", "die 2")
    assert ends(state) == {"L04.2", "L01.2"}


def test_out_of_a_blind_alley_one_returns_the_way_one_came() -> None:
    state = at({"places": ["dDAR"]})
    go(state, "land", "die 2")
    assert ends(state) == {"L04.1"}


@pytest.mark.parametrize("pips", [2, 3, 4, 5, 6])
def test_a_circle_with_one_road_is_a_blind_alley_too(pips: int) -> None:
    state = at({"places": ["xELD"]})
    go(state, "land", f"die {pips}")
    assert "ANG" in ends(state)
    state = at({"places": ["xCUZ"]})  # Machu Picchu, one step away
    go(state, "land", f"die {pips}")
    assert "MPI" in ends(state)
    assert "xCUZ" not in ends(state)


def test_a_circle_with_one_road_by_land_though_it_has_a_harbour() -> None:
    state = at({"places": ["L50.1"]})  # a step before Cayenne, where the coast road ends
    go(state, "land", "die 6")
    assert "CAY" in ends(state)
    assert not [dot for dot in ends(state) if dot.startswith("S")]


def test_circles_may_be_passed() -> None:
    state = at({"places": ["RIO"]})
    go(state, *trip("land", 6, "IGU"))
    assert place(state) == "IGU"


def test_there_is_no_road_on_islands_at_sea_and_in_iquitos() -> None:
    for where in ("IQT", "GPS", "JFI", "FLK", "HOR", "S10.3", "sPAC"):
        state = at({"places": [where]})
        assert code(state, "land") == "no_road_here"
        assert "land" not in texts(state)


def test_any_throw_leads_somewhere_from_anywhere() -> None:
    board = at().board
    for mode, stops in board.walks.stops.items():
        for dot in range(len(board.names)):
            roads = {"land": board.walks.land, "mixed": board.walks.land}.get(mode)
            here = (roads or board.walks.sea)[dot] or (mode == "mixed" and board.walks.sea[dot])
            for pips in range(1, 7):
                assert bool(stops[dot][pips]) == bool(here), (mode, board.names[dot], pips)
