"""Throws, doubles, Start and its salary, and the way to the Galleys."""

import pytest
from play import LONJAS, all_to, at, doubles, go, throw
from scripted_play import code, kinds, told

from tesoro_lab.games.ruta import RutaBoard, RutaRules
from tesoro_lab.games.ruta.movement import FREE, Pawn, advance, arrive, place_at, set_down
from tesoro_lab.games.ruta.movement import throw as fly

BOARD, RULES = RutaBoard.load(), RutaRules()


def test_the_pawn_moves_by_the_sum_of_the_dice() -> None:
    state = at({"pawns": [7]})
    events = go(state, *throw(6, 4))
    assert state.pawns[0].at == 17
    assert told(events, "moves") == [(0, 7, 17)]


def test_a_throw_without_a_double_ends_the_throwing() -> None:
    state = at({"pawns": [6]})
    go(state, *throw(1, 3))  # visits the Galleys
    assert code(state, "roll") == "wrong_moment"
    go(state, "end")
    assert state.seat == 1


def test_a_double_gives_exactly_one_more_throw() -> None:
    state = at({"pawns": [0]})
    events = go(state, *doubles(5))
    assert "doubles_again" in kinds(events)
    assert state.seat == 0
    assert code(state, "end") == "wrong_moment"
    go(state, *throw(4, 6))
    assert code(state, "roll") == "wrong_moment"
    go(state, "end")
    assert state.seat == 1


def test_two_doubles_then_a_plain_throw_stay_on_the_board() -> None:
    state = at({"pawns": [0]})
    go(state, *doubles(5), *doubles(5), *throw(1, 2), "auction", "pass", "pass", "end")
    assert state.pawns[0].at == 23
    assert state.pawns[0].tries == FREE


def test_the_third_double_in_a_row_goes_to_the_galleys_unmoved() -> None:
    state = at({"pawns": [0]})
    events = go(state, *doubles(5), *doubles(5), *doubles(1))
    assert told(events, "sent") == [(0, "doubles")]
    assert state.pawns[0] == Pawn(10, 0, 0)
    assert state.purses[0] == 135_000  # space 22 was not touched, no salary was paid
    assert code(state, "roll") == "wrong_moment"
    go(state, "end")
    assert state.seat == 1


def test_doubles_do_not_add_up_over_turns() -> None:
    state = at({"pawns": [0, 0], "owners": all_to(0, *LONJAS)})
    go(state, *doubles(5), *doubles(5), *throw(1, 4), "end")
    go(state, *throw(4, 6), "end")
    assert state.pawns[0].doubles == 0
    events = go(state, "roll", "dice 5 5")
    assert told(events, "sent") == []
    assert state.pawns[0].doubles == 1


def test_the_galleys_reset_the_count_of_doubles() -> None:
    state = at({"pawns": [24, 0]})
    go(state, *doubles(3), "end", *throw(4, 6), "end")  # space 30 after one double
    assert state.pawns[0] == Pawn(10, 0, 0)


@pytest.mark.parametrize(
    ("start", "dice", "stop"), [(35, (1, 4), 0), (36, (2, 2), 0), (30, (4, 6), 0), (38, (6, 6), 10)]
)
def test_stopping_on_or_passing_start_pays_20000(
    start: int, dice: tuple[int, int], stop: int
) -> None:
    state = at({"pawns": [start]})
    events = go(state, *throw(*dice))
    assert state.pawns[0].at == stop
    assert told(events, "salary") == [(0, 20_000)]
    assert state.purses[0] == 155_000


def test_leaving_start_pays_nothing() -> None:
    state = at({"pawns": [0]})
    events = go(state, *throw(4, 6))
    assert told(events, "salary") == []
    assert state.purses[0] == 135_000


def test_the_space_go_to_galleys_sends_without_salary() -> None:
    state = at({"pawns": [20]})
    events = go(state, *throw(4, 6))
    assert told(events, "sent") == [(0, "space")]
    assert state.pawns[0] == Pawn(10, 0, 0)
    assert state.purses[0] == 135_000
    go(state, "end")
    assert state.seat == 1


def test_a_double_that_ends_on_go_to_galleys_gives_no_other_throw() -> None:
    state = at({"pawns": [18]})
    go(state, *doubles(6))
    assert state.pawns[0].tries == 0
    assert code(state, "roll") == "wrong_moment"


def test_stopping_on_the_galleys_is_a_visit() -> None:
    state = at({"pawns": [6]})
    events = go(state, *doubles(2))
    assert told(events, "visits") == [(0,)]
    assert state.pawns[0].tries == FREE
    go(state, *throw(4, 6))  # the double still gives its throw
    assert state.pawns[0].at == 20


def test_several_pawns_may_share_a_space() -> None:
    state = at({"seats": 3, "pawns": [0, 10, 10]})
    go(state, *throw(4, 6), "end")
    assert [pawn.at for pawn in state.pawns] == [10, 10, 10]


def test_the_turn_cannot_end_before_the_throw() -> None:
    state = at({})
    assert code(state, "end") == "wrong_moment"


def test_fondeadero_and_start_ask_for_nothing() -> None:
    for start, dice in ((15, (1, 4)), (35, (1, 4))):
        state = at({"pawns": [start]})
        events = go(state, *throw(*dice))
        assert told(events, "rests") == [(0, (start + 5) % 40)]
        assert state.legal().moves[0].text == "end"


# The pure module


def test_advance_wraps_and_counts_salaries_only_forwards() -> None:
    assert advance(BOARD, RULES, Pawn(38), 5).pawn.at == 3
    assert advance(BOARD, RULES, Pawn(38), 5).salaries == 1
    back = advance(BOARD, RULES, Pawn(2), -4)
    assert (back.pawn.at, back.salaries) == (38, 0)


def test_place_at_collects_past_start_and_set_down_does_not() -> None:
    assert place_at(BOARD, RULES, Pawn(17), 1).salaries == 1
    assert place_at(BOARD, RULES, Pawn(17), 0).salaries == 1
    assert place_at(BOARD, RULES, Pawn(2), 17).salaries == 0
    assert set_down(Pawn(17, 1), 1).pawn == Pawn(1, 1)
    assert set_down(Pawn(17, 1), 1).salaries == 0


def test_arrive_sends_on_only_from_go_to_galleys() -> None:
    assert arrive(BOARD, Pawn(30)).sent
    assert arrive(BOARD, Pawn(30)).pawn == Pawn(10, 0, 0)
    assert not arrive(BOARD, Pawn(10)).sent


def test_over_all_36_throws_one_in_six_throws_again() -> None:
    trips = [fly(BOARD, RULES, Pawn(5), a, b) for a in range(1, 7) for b in range(1, 7)]
    assert sum(trip.again for trip in trips) == 6
    assert sum(trip.sent for trip in trips) == 0
    third = [fly(BOARD, RULES, Pawn(5, 2), a, b) for a in range(1, 7) for b in range(1, 7)]
    assert sum(trip.sent for trip in third) == 6
