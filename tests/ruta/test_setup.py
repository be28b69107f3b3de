"""Before the first turn: the money, the throw for the start, the order of play."""

import pytest
from play import go, new
from scripted_play import no, told

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.ruta import RUTA, RutaRules


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_135000_reales_and_nothing_else(seats: int) -> None:
    state = new(seats)
    assert state.purses == [135_000] * seats
    assert state.crown == -135_000 * seats
    assert set(state.owner) == {-1}
    assert [pawn.at for pawn in state.pawns] == [0] * seats
    assert (state.houses, state.castles) == (32, 12)


def test_the_highest_throw_begins_and_the_turn_goes_round_by_seats() -> None:
    state = new(3)
    events = go(state, "dice 1 2", "dice 6 5", "dice 3 3")
    assert told(events, "opening_throw") == [(0, 1, 2), (1, 6, 5), (2, 3, 3)]
    assert told(events, "starts") == [(1,)]
    assert (state.seat, state.turn, state.round) == (1, 1, 1)
    order = []
    for _ in range(4):
        order.append(state.seat)
        go(state, "roll", "dice 4 6", "end")  # everybody visits the Galleys, then Fondeadero
    assert order == [1, 2, 0, 1]
    assert state.round == 2


def test_only_those_who_tie_for_the_highest_throw_again() -> None:
    state = new(4)
    events = go(state, "dice 6 4", "dice 1 1", "dice 5 5", "dice 2 1")
    assert told(events, "opening_tie") == [((0, 2),)]
    assert told(events, "starts") == []
    events = go(state, "dice 1 1", "dice 1 1")
    assert told(events, "opening_tie") == [((0, 2),)]
    events = go(state, "dice 1 2", "dice 1 3")
    assert told(events, "starts") == [(2,)]
    assert state.seat == 2


def test_a_double_in_the_opening_throw_is_only_a_sum() -> None:
    state = new(2)
    go(state, "dice 3 3", "dice 6 1")
    assert state.seat == 1
    assert [pawn.doubles for pawn in state.pawns] == [0, 0]


def test_nobody_decides_before_the_opening_throws() -> None:
    state = new(2)
    assert no(state, "roll").code == "chance_first"
    assert no(state, "dice 0 7").code == "impossible_throw"
    assert len(state.legal()) == 0


@pytest.mark.parametrize(
    ("edition", "low", "high"), [("classic", 2, 6), ("reissue", 2, 4)], ids=["classic", "reissue"]
)
def test_each_edition_has_its_number_of_players(edition: str, low: int, high: int) -> None:
    rules = RutaRules(edition=edition)  # type: ignore[arg-type]
    for seats in (low, high):
        assert len(RUTA.new(seats, rules).purses) == seats
    for seats in (low - 1, high + 1):
        with pytest.raises(TesoroError, match=f"{low} to {high} players"):
            RUTA.new(seats, rules)


def test_a_number_of_players_that_is_no_number_is_refused() -> None:
    with pytest.raises(TesoroError, match="'three'"):
        RUTA.new("three")  # type: ignore[arg-type]
