"""Mortgages: half the price lent, 10 % of the loan to lift it, and what they do to a group."""

import pytest
from play import G1, G3, LONJAS, all_sold, all_to, at, go, throw
from scripted_play import code, no, told
from scripted_play import listed as texts

from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.money import toll

BOARD = RutaBoard.load()


@pytest.mark.parametrize("title", BOARD.titles)
def test_the_crown_lends_half_the_price_and_takes_110_percent_of_it_back(title: int) -> None:
    state = at({"owners": {title: 0}})
    loan = BOARD.price[title] // 2
    events = go(state, f"mortgage {title}")
    assert told(events, "mortgages") == [(0, title, loan)]
    assert state.purses[0] == 135_000 + loan
    events = go(state, f"lift {title}")
    assert told(events, "lifts") == [(0, title, loan * 110 // 100)]
    assert state.purses[0] == 135_000 - loan // 10


@pytest.mark.parametrize(
    ("name", "cost"),
    [("Mahón", 3_300), ("Constantinopla", 22_000), ("Crimea", 19_250), ("Seguros Lloyds", 8_250)],
)
def test_what_lifting_costs(name: str, cost: int) -> None:
    state = at({"owners": {name: 0}, "mortgaged": [name], "purses": [cost - 1]})
    title = BOARD.space(name)
    assert no(state, f"lift {title}") == ("short", (cost, cost - 1))
    richer = at({"owners": {name: 0}, "mortgaged": [name], "purses": [cost]})
    go(richer, f"lift {title}")
    assert richer.purses[0] == 0


def test_a_title_is_mortgaged_once_and_lifted_once() -> None:
    state = at({"owners": {"Mahón": 0}})
    assert no(state, "lift 1") == ("not_mortgaged", (1,))
    go(state, "mortgage 1")
    assert no(state, "mortgage 1") == ("mortgaged", (1,))
    assert texts(state, "mortgage") == []
    go(state, "lift 1", "mortgage 1", "lift 1")
    assert state.owner[1] == 0
    assert state.purses[0] == 135_000 - 600


def test_only_ones_own_titles() -> None:
    state = at({"owners": {"Mahón": 1}, "mortgaged": ["Mahón"]})
    for text in ("mortgage 1", "lift 1", "mortgage 3"):
        assert code(state, text) == "not_yours"
    assert code(state, "mortgage 7") == "not_title"
    assert code(state, "lift 0") == "not_title"
    assert code(state, "mortgage 1 3") == "not_title"


def test_all_buildings_of_the_group_are_sold_first() -> None:
    state = at({"owners": all_to(0, *G3), "buildings": {"Orán": 1}})
    for title in (11, 13, 14):
        assert no(state, f"mortgage {title}") == ("group_built", (11,))
    go(state, "sell 11", "mortgage 13")


def test_a_mortgaged_plot_takes_no_toll_and_its_group_neither_doubles_nor_builds() -> None:
    state = at({"owners": all_to(0, *G1)})
    assert toll(state, 3) == 800
    go(state, "mortgage 1")
    assert (toll(state, 1), toll(state, 3)) == (0, 400)
    assert code(state, "build 3") == "group_mortgaged"
    go(state, "lift 1")
    assert toll(state, 3) == 800


def test_lonjas_and_companies_are_mortgaged_like_plots() -> None:
    state = at({"owners": all_to(0, *LONJAS, "Seguros Lloyds")})
    go(state, "mortgage 5", "mortgage 12")
    assert state.purses[0] == 135_000 + 10_000 + 7_500
    assert toll(state, 15) == 15_000


def test_mortgages_stand_open_before_the_throw_and_after_the_move() -> None:
    state = at({"owners": {"Mahón": 0}})
    go(state, "mortgage 1", *throw(4, 6), "lift 1", "end")
    assert not state.mortgaged[1]


# A mortgaged title changes hands


def sold(rule: str) -> tuple[list[int], list[tuple[int, ...]]]:
    """The purses after Mahón, mortgaged, was sold to seat 1 for 2,000, and what was paid."""
    state = at(
        {"owners": all_sold({"Mahón": 0}, 1), "mortgaged": ["Mahón"]},
        mortgage_transfer_interest=rule,
    )
    events = go(state, "offer 1 give 0 1 want 2000", "accept")
    assert state.owner[1] == 1
    assert state.mortgaged[1]
    return state.purses, told(events, "pays")


def test_the_interest_falls_due_when_lifted() -> None:
    assert sold("when_lifted") == ([137_000, 133_000], [])


def test_the_interest_falls_due_at_the_transfer_too() -> None:
    assert sold("at_transfer") == ([137_000, 132_700], [(1, -1, 300)])


@pytest.mark.parametrize("rule", ["when_lifted", "at_transfer"])
def test_lifting_afterwards_costs_110_percent_in_either_case(rule: str) -> None:
    state = at(
        {"turn": 1, "owners": {"Mahón": 1}, "mortgaged": ["Mahón"]}, mortgage_transfer_interest=rule
    )
    go(state, "lift 1")
    assert state.purses[1] == 135_000 - 3_300


def test_a_buyer_without_the_interest_is_refused() -> None:
    facts = {"owners": all_sold({"Mahón": 0}, 1), "mortgaged": ["Mahón"], "purses": {1: 2_200}}
    state = at(facts, mortgage_transfer_interest="at_transfer")
    assert no(state, "offer 1 give 0 1 want 2000") == ("interest_short", (1, 300, 200))
    go(state, "offer 1 give 0 1 want 1900", "accept")
    assert state.purses[1] == 0


def test_the_heir_of_a_bankrupt_player_pays_the_interest_at_the_transfer() -> None:
    facts = {
        "seats": 3,
        "pawns": [36],
        "purses": [1_000, 500, 135_000],
        "owners": {"Constantinopla": 1, "Mahón": 0, "Ibiza": 0},
        "mortgaged": ["Mahón", "Ibiza"],
    }
    state = at(facts, mortgage_transfer_interest="at_transfer")
    go(state, *throw(1, 2), "bankrupt")
    assert (state.owner[1], state.owner[3]) == (1, 1)
    assert state.purses == [0, 1_500 - 600, 135_000]
