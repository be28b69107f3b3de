"""Stopping on a title of the Crown: buy it, or let it be auctioned."""

import pytest
from play import CROWN, at, go, throw
from scripted_play import code, no, told
from scripted_play import listed as texts

from tesoro_lab.games.ruta import RutaBoard

TITLES = RutaBoard.load().titles


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_bought_at_its_printed_price(title: int) -> None:
    state = at({"pawns": [(title - 3) % 40]})
    before = state.purses[0]
    events = go(state, *throw(1, 2))
    salary = sum(amount for _, amount in told(events, "salary"))
    events = go(state, "buy")
    price = state.board.price[title]
    assert told(events, "buys") == [(0, title, price)]
    assert state.purses[0] == before + salary - price
    assert state.owner[title] == 0
    assert state.for_sale == 27


@pytest.mark.parametrize("space", [s for s in range(40) if s not in TITLES])
def test_nothing_else_is_for_sale(space: int) -> None:
    state = at({"pawns": [(space - 3) % 40]})
    go(state, *throw(1, 2))
    assert "buy" not in texts(state)
    assert state.owner[space] == CROWN


def test_buying_needs_the_cash_and_cash_can_be_raised_first() -> None:
    state = at({"pawns": [36], "purses": [35_000], "owners": {"Lonja de Mallorca": 0}})
    go(state, *throw(1, 2))
    assert no(state, "buy") == ("short", (40_000, 35_000))
    assert texts(state)[0] == "auction"
    go(state, "mortgage 5", "buy")
    assert state.owner[39] == 0
    assert state.purses[0] == 5_000


def test_the_exact_price_is_enough() -> None:
    state = at({"pawns": [36], "purses": [40_000]})
    go(state, *throw(1, 2), "buy")
    assert state.purses[0] == 0


def test_the_visitor_must_buy_or_let_it_be_auctioned() -> None:
    state = at({"pawns": [3]})
    go(state, *throw(1, 2))
    assert texts(state) == ["buy", "auction"]
    assert code(state, "end") == "wrong_moment"
    assert code(state, "pass") == "not_bidding"


def test_ones_own_title_costs_nothing() -> None:
    state = at({"pawns": [3], "owners": {"Marsella": 0}})
    events = go(state, *throw(1, 2))
    assert told(events, "own") == [(0, 6)]
    assert state.purses == [135_000] * 2


def test_a_title_nobody_wanted_is_still_for_sale() -> None:
    state = at({"pawns": [3], "unwanted": ["Marsella"]})
    left = state.for_sale
    go(state, *throw(1, 2), "buy")
    assert state.owner[6] == 0
    assert state.for_sale == left  # it had been offered before
