"""The auction of a title: at once, in turn, from 100 reales in cash."""

from typing import Any

import pytest
from play import CROWN, G1, all_to, at, go, throw
from scripted_play import code, no, told
from scripted_play import listed as texts

from tesoro_lab.engine import Range
from tesoro_lab.games.ruta.frames import Auction


def declined(facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 of three has declined Marsella, and seat 1 is asked."""
    state = at({"seats": 3, "pawns": [3], **(facts or {})}, **rules)
    go(state, *throw(1, 2), "auction")
    return state


def test_the_auction_begins_with_the_next_player_and_goes_round() -> None:
    state = declined()
    assert state.frame == Auction(1, 6, 0, CROWN, (1, 2, 0))
    order = []
    for bid in (100, 200, 300, 5_000, 5_100):
        order.append(state.seat)
        go(state, f"bid {bid}")
    assert order == [1, 2, 0, 1, 2]


def test_whoever_passes_is_out_and_the_last_one_left_buys() -> None:
    state = declined()
    go(state, "bid 100", "pass", "bid 7000")  # 2 passes, 0 bids again
    assert state.seat == 1
    events = go(state, "pass")
    assert told(events, "auction_won") == [(0, 6, 7_000)]
    assert state.owner[6] == 0
    assert state.purses == [128_000, 135_000, 135_000]
    assert texts(state)[0] == "end"  # back to the turn of seat 0


def test_the_winner_pays_the_bid_not_the_price() -> None:
    state = declined()
    go(state, "bid 100", "pass", "pass")
    assert state.purses[1] == 134_900
    assert state.owner[6] == 1


def test_whoever_declined_may_bid() -> None:
    state = declined()
    go(state, "pass", "pass", "bid 100")
    assert state.owner[6] == 0


def test_the_decliner_is_left_out_where_the_table_says_so() -> None:
    state = declined(auction_decliner_bids=False)
    assert state.frame.bidders == (1, 2)
    go(state, "pass", "pass")
    assert state.owner[6] == CROWN
    state = declined(auction_decliner_bids=False)
    go(state, "pass", "bid 100")  # the only one left needs no second bid
    assert state.owner[6] == 2


def test_with_two_players_there_is_an_auction_too() -> None:
    state = declined({"seats": 2}, auction_decliner_bids=False)
    assert state.frame.bidders == (1,)
    go(state, "bid 300")
    assert (state.owner[6], state.purses) == (1, [135_000, 134_700])


def test_no_bid_leaves_the_title_with_the_crown() -> None:
    state = declined()
    left = state.for_sale
    events = go(state, "pass", "pass", "pass")
    assert told(events, "auction_unsold") == [(6,)]
    assert state.owner[6] == CROWN
    assert state.unwanted[6]
    assert state.for_sale == left - 1


def test_bids_start_at_100_and_rise_by_100() -> None:
    state = declined()
    assert no(state, "bid 0") == ("bid_low", (100,))
    assert no(state, "bid 150") == ("bid_step", (100,))
    assert code(state, "bid") == "bad_args"
    assert code(state, "bid many") == "bad_args"
    assert code(state, "bid -100") == "bad_args"
    go(state, "bid 500")
    assert no(state, "bid 500") == ("bid_low", (600,))
    assert state.legal().ranges[0] == Range("bid", 600, 135_000)


def test_a_bid_is_paid_in_cash() -> None:
    state = declined({"purses": [135_000, 1_250, 135_000]})
    assert no(state, "bid 1300") == ("bid_high", (1_250,))
    assert state.legal().ranges[0] == Range("bid", 100, 1_200)
    go(state, "bid 1200")


def test_a_purse_below_the_next_bid_can_only_pass_or_raise_cash() -> None:
    facts = {"purses": [135_000, 50, 135_000], "owners": all_to(1, *G1, "Lonja de Mallorca")}
    state = declined({**facts, "buildings": {"Mahón": 1, "Ibiza": 1}})
    assert [span.kind for span in state.legal().ranges] == []
    assert "pass" in texts(state)
    go(state, "sell 1", "sell 3", "mortgage 1", "mortgage 5", "bid 18000", "pass", "pass")
    assert state.owner[6] == 1
    assert state.purses[1] == 50


def test_a_player_trades_for_cash_in_the_middle_of_an_auction() -> None:
    state = declined(
        {"purses": [135_000, 50, 135_000], "owners": {"Mahón": 1}}, trading_opens="any_time"
    )
    go(state, "offer 2 give 0 1 want 9000", "accept")
    assert state.seat == 1
    go(state, "bid 9000")
    assert state.owner[1] == 2


def test_the_leading_bid_is_set_aside() -> None:
    state = declined({"owners": {"Mahón": 2}}, trading_opens="any_time")
    go(state, "bid 130000")
    go(state, "offer 1 give 0 1 want 5000")
    assert "accept" in texts(state)
    go(state, "decline")
    assert no(state, "offer 1 give 0 1 want 5100") == ("offer_cash", (1, 5_000))


def test_a_double_still_throws_after_the_auction() -> None:
    state = at({"seats": 2, "pawns": [2]})
    go(state, "roll", "dice 2 2", "auction", "bid 100", "pass")
    assert state.seat == 0
    assert texts(state)[0] == "roll"


@pytest.mark.parametrize("text", ["buy", "auction", "roll", "end", "accept", "pay"])
def test_nothing_else_of_the_turn_is_asked_meanwhile(text: str) -> None:
    assert code(declined(), text) == "wrong_moment"


def test_outside_an_auction_there_is_nothing_to_bid_for() -> None:
    state = at({})
    assert code(state, "bid 100") == "not_bidding"
    assert code(state, "pass") == "not_bidding"


def test_a_bankrupt_player_is_not_asked_again() -> None:
    state = declined()
    go(state, "bid 100", "resign", "pass")
    assert state.owner[6] == 1
    assert state.playing == [True, True, False]
