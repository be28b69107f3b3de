"""The quick game: dealt titles, its end by rounds or by the clock, and the richest wins."""

from fractions import Fraction
from pathlib import Path

import pytest
from play import CROWN, G1, G8, all_to, at, go, new, throw
from scripted_play import code, no, told
from scripted_play import listed as texts

from tesoro_lab.engine import CHANCE, Move, TesoroError
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules


def dealt(*titles: int, seats: int = 2) -> tuple[object, list[tuple[int, ...]]]:
    """A quick game in which seat 0 begins and these titles are dealt."""
    state = new(seats, quick_game=3)
    go(state, "dice 6 6", *["dice 1 1"] * (seats - 1))
    events = go(state, *[f"title {title}" for title in titles])
    return state, told(events, "dealt")


def test_two_titles_each_are_dealt_and_paid_for_at_once() -> None:
    state, deals = dealt(1, 39, 5, 12)
    assert deals == [(0, 1, 6_000), (1, 39, 40_000), (0, 5, 20_000), (1, 12, 15_000)]
    assert state.purses == [109_000, 80_000]
    assert [state.owner[t] for t in (1, 5, 39, 12)] == [0, 0, 1, 1]
    assert state.for_sale == 24
    assert (state.seat, state.round) == (0, 1)


def test_any_title_the_crown_still_has_is_as_likely_as_the_others() -> None:
    state, _ = dealt(1, 39)
    assert state.seat == CHANCE
    chance = state.chance()
    assert len(chance.outcomes) == 26
    assert chance[Move("title", (5,))] == Fraction(1, 26)
    assert no(state, "title 1") == ("title_not_free", (1,))
    assert no(state, "title 0") == ("title_not_free", (0,))


def test_dealing_begins_with_the_first_player() -> None:
    state = new(3, quick_game="clock")
    go(state, "dice 1 1", "dice 6 6", "dice 1 2")
    events = go(state, *[f"title {title}" for title in (1, 3, 6, 8, 9, 11)])
    assert [seat for seat, _, _ in told(events, "dealt")] == [1, 2, 0, 1, 2, 0]


def test_dealt_titles_count_for_their_group() -> None:
    state, _ = dealt(1, 39, 3, 12)
    go(state, "build 1")


def test_without_a_quick_game_nothing_is_dealt() -> None:
    state = new(2)
    events = go(state, "dice 6 6", "dice 1 1")
    assert told(events, "dealt") == []
    assert texts(state) == ["roll"]


def test_it_ends_when_the_last_round_is_over() -> None:
    state = at({"pawns": [0, 0], "purses": [130_000, 120_000]}, quick_game=2)
    for _ in range(3):
        go(state, *throw(4, 6), "end")
    assert not state.over
    assert state.round == 2
    go(state, *throw(4, 1), "auction", "pass", "pass")
    events = go(state, "end")
    assert told(events, "game_over") == [((0,),)]
    assert state.winners() == (0,)


def test_time_is_called_by_a_recorded_move_and_the_turn_is_played_to_its_end() -> None:
    state = at({"pawns": [0, 10], "purses": [100_000, 120_000]}, quick_game="clock")
    assert Move("time") in state.legal()
    events = go(state, "time")
    assert told(events, "time_called") == [(0,)]
    assert no(state, "time") == ("no_clock", ())
    go(state, *throw(5, 5), *throw(4, 6))  # the double is still thrown
    assert not state.over
    go(state, "end")
    assert state.winners() == (1,)


def test_anybody_who_is_asked_may_call_time() -> None:
    state = at({"pawns": [3]}, quick_game="clock")
    go(state, *throw(1, 2), "auction", "time", "pass", "pass", "end")
    assert state.over


@pytest.mark.parametrize("quick_game", ["none", 5])
def test_without_a_clock_there_is_no_time_to_call(quick_game: object) -> None:
    state = at({}, quick_game=quick_game)
    assert code(state, "time") == "no_clock"


def test_a_round_before_the_last_goes_on() -> None:
    state = at({}, quick_game=3)
    for _ in range(4):
        go(state, *throw(4, 6), "end")
    assert not state.over
    assert state.round == 3


def test_the_last_player_still_wins_before_the_time() -> None:
    state = at({}, quick_game=9)
    go(state, "resign")
    assert state.winners() == (1,)


def test_a_board_too_dear_or_too_small_to_deal_is_refused(tmp_path: Path) -> None:
    printed = (data_root() / "ruta_board.csv").read_text(encoding="utf-8")
    path = tmp_path / "dear.csv"
    path.write_text(printed.replace(",G8,40000,", ",G8,100100,"), encoding="utf-8")
    dear = RutaBoard.from_csv(path)
    with pytest.raises(TesoroError, match="'dear' cannot be dealt for a quick game of 2"):
        RUTA.new(2, RutaRules(quick_game=3), dear)
    assert RUTA.new(2, RutaRules(), dear).seat == CHANCE
    path.write_text(printed.replace(",G8,40000,", ",G8,100000,"), encoding="utf-8")
    assert RUTA.new(2, RutaRules(quick_game=3), RutaBoard.from_csv(path)).seat == CHANCE


# Scoring


def test_cash_titles_mortgages_houses_and_castles_are_counted() -> None:
    state = at(
        {
            "purses": [1_000, 2_000],
            "owners": {**all_to(0, *G1, "Lonja de Mallorca"), **all_to(1, *G8)},
            "buildings": {"Mahón": 5, "Ibiza": 4},
            "mortgaged": ["Constantinopla"],
            "cards": {"suerte 9": 1},
        }
    )
    assert state.standing() == (
        1_000 + 6_000 + 6_000 + 20_000 + 5 * 5_000 + 4 * 5_000,
        2_000 + 35_000 + 20_000,  # half for the mortgaged one, nothing for the card
    )


def test_a_castle_counts_as_five_houses_which_is_what_was_paid() -> None:
    state = at({"owners": all_to(0, *G1), "buildings": {"Mahón": 4, "Ibiza": 4}})
    before = state.standing()[0]
    go(state, "build 1")
    assert state.standing()[0] == before  # the price of a house went into the fifth level


def test_equal_fortunes_share_the_victory() -> None:
    facts = {"seats": 3, "pawns": [0, 10, 20], "purses": [100_000, 94_000, 50]}
    state = at({**facts, "owners": {"Mahón": 1}}, quick_game="clock")
    go(state, "time", *throw(4, 6))
    events = go(state, "end")
    assert told(events, "game_over") == [((0, 1),)]
    assert state.winners() == (0, 1)


def test_a_richer_estate_beats_a_fuller_purse() -> None:
    facts = {"pawns": [0, 0], "purses": [100_000, 90_000], "owners": all_to(1, "Crimea")}
    state = at(facts, quick_game="clock")
    go(state, "time", *throw(4, 6), "end")
    assert state.winners() == (1,)


def test_whoever_has_left_does_not_share() -> None:
    state = at({"seats": 3, "out": [1], "purses": {0: 10, 2: 0}}, quick_game="clock")
    go(state, "time", *throw(4, 6), "end")
    assert state.winners() == (0,)
    assert state.owner[1] == CROWN
