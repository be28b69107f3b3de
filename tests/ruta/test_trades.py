"""Private sales and exchanges: offered, accepted or declined, and all of it now."""

from typing import Any

import pytest
from play import CROWN, G1, G3, G8, all_sold, all_to, at, go, throw
from scripted_play import code, kinds, no, told
from scripted_play import listed as texts

from tesoro_lab.engine import Move, Stream
from tesoro_lab.games.ruta.frames import Goods, Offer
from tesoro_lab.games.ruta.trade import offer_move, read_offer


def market(facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Three seats; 0 owns Mahón and Orán, 1 Ibiza and Argel, 2 all the rest; 0 is asked."""
    owners = {"Mahón": 0, "Orán": 0, "Ibiza": 1, "Argel": 1}
    return at({"seats": 3, "owners": all_sold(owners, 2), **(facts or {})}, **rules)


# When


def test_titles_are_traded_once_every_one_is_sold() -> None:
    owners = all_sold({"Mahón": 0}, 1)
    del owners["Damasco"], owners["Crimea"]
    state = at({"pawns": [31], "owners": owners})
    assert no(state, "offer 1 give 0 1 want 9000") == ("trading_closed", (2,))
    go(state, *throw(1, 2), "buy")
    assert no(state, "offer 1 give 0 1 want 9000") == ("trading_closed", (1,))
    go(state, "end", *throw(4, 6), "end", *throw(1, 2), "buy")
    go(state, "offer 1 give 0 1 want 9000", "accept")
    assert state.owner[1] == 1


def test_a_title_that_nobody_bid_for_does_not_keep_the_market_shut() -> None:
    owners = all_sold({"Mahón": 0}, 1)
    del owners["Damasco"]
    state = at({"pawns": [31], "owners": owners})
    go(state, *throw(1, 2), "auction", "pass", "pass")
    go(state, "offer 1 give 0 1 want 9000", "accept")
    assert state.owner[1] == 1


def test_at_any_time_where_the_table_says_so() -> None:
    facts = {"owners": {"Mahón": 0}}
    assert code(at(facts), "offer 1 give 0 1 want 100") == "trading_closed"
    state = at(facts, trading_opens="any_time")
    go(state, "offer 1 give 0 1 want 100", "accept")
    assert state.owner[1] == 1


def test_the_galleys_cards_are_sold_at_any_time() -> None:
    state = at({"cards": {"suerte 9": 0, "cofre 6": 1}})
    events = go(state, "offer 1 give 0 suerte 9 want 7000", "accept")
    assert told(events, "card_passes") == [("suerte", 9, 0, 1)]
    assert state.holder == [1, 1, CROWN]
    assert state.purses == [142_000, 128_000]
    go(state, "offer 1 give 100 want 0 cofre 6", "accept")
    assert state.holder == [1, 0, CROWN]


def test_the_waiver_of_the_alcabalas_is_not_for_sale() -> None:
    state = at({"cards": {"cofre 9": 0}})
    assert no(state, "offer 1 give 0 cofre 9 want 7000") == ("card_not_for_sale", ("cofre", 9))


# What


def test_a_sale() -> None:
    state = market()
    events = go(state, "offer 1 give 0 1 want 9000")
    assert state.frame == Offer(1, 0, Goods(0, (1,)), Goods(9_000))
    assert told(events, "offers") == [(0, 1, Goods(0, (1,)), Goods(9_000))]
    events = go(state, "accept")
    assert kinds(events) == ["accepts", "title_passes"]
    assert state.owner[1] == 1
    assert state.purses == [144_000, 126_000, 135_000]
    assert state.seat == 0


def test_a_purchase() -> None:
    state = market()
    go(state, "offer 1 give 9000 want 0 3", "accept")
    assert state.owner[3] == 0
    assert state.purses == [126_000, 144_000, 135_000]


def test_an_exchange_of_titles_cash_and_cards() -> None:
    state = market({"cards": {"suerte 9": 1}})
    go(state, "offer 1 give 500 1 want 0 13 suerte 9", "accept")
    assert (state.owner[1], state.owner[13], state.holder[0]) == (1, 0, 0)
    assert state.purses == [134_500, 135_500, 135_000]


def test_a_refusal_changes_nothing() -> None:
    state = market()
    before = state.copy()
    events = go(state, "offer 1 give 0 1 want 9000", "decline")
    assert told(events, "refuses") == [(1, 0)]
    assert state == before


def test_mortgaged_titles_may_be_traded_and_stay_mortgaged() -> None:
    state = market({"mortgaged": ["Mahón"]})
    go(state, "offer 1 give 0 1 want 9000", "accept")
    assert (state.owner[1], state.mortgaged[1]) == (1, True)


@pytest.mark.parametrize("title", [11, 13, 14])
def test_nothing_of_a_group_with_a_building_changes_hands(title: int) -> None:
    owners = all_sold(all_to(0, *G3), 1)
    state = at({"owners": owners, "buildings": {"Orán": 1}})
    assert no(state, f"offer 1 give 0 {title} want 9000") == ("offer_group_built", (title,))
    go(state, "sell 11", f"offer 1 give 0 {title} want 9000")


def test_trading_completes_a_group_and_building_begins() -> None:
    state = market()
    assert code(state, "build 1") == "group_incomplete"
    go(state, "offer 1 give 20000 want 0 3", "accept", "build 1")


# What not


def test_an_offer_needs_another_player_who_is_there() -> None:
    state = market()
    assert code(state, "offer 0 give 0 1 want 100") == "offer_self"
    assert no(state, "offer 3 give 0 1 want 100") == ("offer_to_absent", (3,))
    assert no(state, "offer -1 give 0 1 want 100") == ("offer_to_absent", (-1,))
    gone = at({"seats": 3, "owners": all_sold({"Mahón": 0}, 1), "out": [2]})
    assert no(gone, "offer 2 give 0 1 want 100") == ("offer_to_absent", (2,))


def test_something_must_come_from_both_sides_and_money_for_money_is_a_loan() -> None:
    state = market()
    for text in (
        "offer 1 give 0 1 want 0",
        "offer 1 give 0 want 0 3",
        "offer 1 give 0 want 0",
        "offer 1 give 5000 want 0",
        "offer 1 give 100 want 5000",
    ):
        assert code(state, text) == "offer_empty"


def test_each_side_parts_only_with_what_it_has() -> None:
    state = market({"purses": [1_000, 2_000, 3_000]})
    assert no(state, "offer 1 give 0 3 want 100") == ("offer_title_not_owned", (3, 0))
    assert no(state, "offer 1 give 0 1 want 0 11") == ("offer_title_not_owned", (11, 1))
    assert no(state, "offer 1 give 0 7 want 100") == ("offer_title_not_owned", (7, 0))
    assert no(state, "offer 1 give 0 77 want 100") == ("offer_title_not_owned", (77, 0))
    assert no(state, "offer 1 give 1100 want 0 3") == ("offer_cash", (0, 1_000))
    assert no(state, "offer 1 give 0 1 want 2100") == ("offer_cash", (1, 2_000))
    assert no(state, "offer 1 give 100 want 0 suerte 9") == (
        "offer_card_not_held",
        (1, "suerte", 9),
    )
    assert code(state, "offer 1 give 0 suerte 1 want 100") == "offer_card_not_held"


@pytest.mark.parametrize(
    "text",
    [
        "offer",
        "offer 1",
        "offer 1 give want",
        "offer 1 give 0 1",
        "offer 1 want 100 give 0 1",
        "offer one give 0 1 want 100",
        "offer 1 give -100 1 want 100",
        "offer 1 give 0 1 1 want 100",
        "offer 1 give 0 suerte want 100",
        "offer 1 give 0 suerte nine want 100",
        "offer 1 give 0 1 want 100 want 3",
    ],
)
def test_words_that_are_no_offer(text: str) -> None:
    assert no(market(), text) == ("bad_args", ("offer",))


def test_offers_go_to_text_and_back() -> None:
    give, want = Goods(500, (1, 11), (("suerte", 9),)), Goods(0, (3,), (("cofre", 6),))
    move = offer_move(2, give, want)
    assert Move.parse(move.text) == move
    assert read_offer(1, move) == Offer(2, 1, give, want)


def test_one_offer_at_a_time() -> None:
    state = market()
    go(state, "offer 1 give 0 1 want 9000", "offer 0 give 0 3 want 500")
    assert state.seat == 0
    assert code(state, "offer 1 give 0 1 want 8000") == "offer_open"
    assert code(state, "offer 2 give 0 1 want 8000") == "offer_open"


# Answers


def test_a_counter_offer_is_answered_first_and_the_first_offer_is_checked_anew() -> None:
    state = market()
    go(state, "offer 1 give 0 1 want 9000", "offer 0 give 12000 want 0 1", "accept")
    assert state.owner[1] == 1
    assert state.purses == [147_000, 123_000, 135_000]
    assert state.seat == 1  # the first offer still stands, for a title that has gone
    assert no(state, "accept") == ("offer_title_not_owned", (1, 0))
    assert texts(state)[0] == "decline"
    go(state, "decline")
    assert state.seat == 0


def test_offers_may_go_round_the_table() -> None:
    state = market()
    go(state, "offer 1 give 0 1 want 9000")
    go(state, "offer 2 give 100 want 0 39")
    go(state, "offer 0 give 100 want 0 11")
    assert state.seat == 0
    assert code(state, "offer 2 give 0 11 want 100") == "offer_open"
    go(state, "accept", "accept", "accept")
    assert (state.owner[11], state.owner[39], state.owner[1]) == (2, 1, 1)
    assert sum(state.purses) == 405_000


def test_raising_the_cash_after_the_offer_was_made() -> None:
    state = market({"purses": [135_000, 9_000, 0]})
    go(state, "offer 1 give 0 1 want 9000")
    go(state, "mortgage 3", "accept")
    assert state.owner[1] == 1
    assert state.purses[1] == 3_000


def test_an_offer_cannot_be_accepted_after_building_in_the_group() -> None:
    owners = all_sold({**all_to(1, *G1), **all_to(0, *G8)}, 0)
    state = at({"owners": owners})
    go(state, "offer 1 give 9000 want 0 1", "build 1")
    assert no(state, "accept") == ("offer_group_built", (1,))
    go(state, "sell 1", "accept")
    assert state.owner[1] == 0


def test_buying_with_the_money_that_an_offer_promises_is_found_out() -> None:
    state = market({"purses": [135_000, 9_000, 0], "mortgaged": ["Ibiza"]})
    go(state, "offer 1 give 0 1 want 9000", "lift 3")
    assert no(state, "accept") == ("offer_cash", (1, 5_700))


def test_whoever_is_asked_may_resign_and_the_offer_falls() -> None:
    state = market()
    go(state, "offer 1 give 0 1 want 9000", "resign")
    while state.seat != 0 or "roll" not in texts(state):
        go(state, "pass")
    assert state.playing == [True, False, True]
    assert state.owner[1] == 0


def test_the_proposer_who_resigns_takes_the_offer_along() -> None:
    state = market()
    go(state, "offer 1 give 0 1 want 9000", "offer 0 give 0 3 want 500", "resign")
    while "pass" in texts(state):
        go(state, "pass")
    assert state.playing == [False, True, True]
    assert (state.seat, texts(state)[0]) == (1, "roll")  # the turn went on to the next


# In debt


def indebted(**rules: Any) -> Any:
    """Seat 0 owes 5,000 to seat 1 and has 1,000 and Mahón and Orán."""
    state = market(
        {
            "purses": [1_000, 135_000, 135_000],
            "pawns": [36],
            "owners": all_sold({}, 2) | {"Mahón": 0, "Orán": 0, "Ibiza": 1, "Constantinopla": 1},
        },
        **rules,
    )
    go(state, *throw(1, 2))
    assert code(state, "pay") == "debt_open"
    return state


def test_a_debtor_may_sell_for_cash() -> None:
    state = indebted()
    go(state, "offer 2 give 0 1 want 4000", "accept", "pay")
    assert state.purses == [0, 140_000, 131_000]
    assert state.seat == 0


@pytest.mark.parametrize(
    "text",
    ["offer 2 give 0 1 want 0 37", "offer 1 give 1000 want 0 3", "offer 2 give 100 1 want 100"],
)
def test_a_debtor_must_gain_cash(text: str) -> None:
    assert code(indebted(), text) == "offer_gift"


def test_nor_does_anybody_else_draw_goods_out_of_a_debtor() -> None:
    """Asked in the middle of the debt, another player offers a bad bargain to the debtor."""
    state = indebted()
    go(state, "offer 2 give 0 1 want 4000")
    for text in ("offer 0 give 0 37 want 0 1", "offer 0 give 0 37 want 500"):
        assert code(state, text) == "offer_gift"
    go(state, "offer 0 give 6000 want 0 11", "accept", "decline", "pay")
    assert state.purses == [2_000, 140_000, 129_000]
    assert state.owner[11] == 2


def test_a_random_offer_is_always_a_legal_one() -> None:
    rng = Stream("offers")
    at_transfer = {"mortgage_transfer_interest": "at_transfer"}
    pledged = market({"mortgaged": [*G1, "Orán", "Crimea"], "purses": [4_000, 700, 2_100]})
    poor = market({"mortgaged": [*G1, "Orán", "Crimea"], "purses": [400, 700, 900]}, **at_transfer)
    for state in (market(), pledged, poor, indebted(), indebted(**at_transfer)):
        spans = [span for span in state.legal().ranges if span.kind == "offer"]
        assert spans
        for _ in range(200):
            move = spans[0].sample(rng)
            assert state.why_not(move) is None
            assert move in state.legal()


def test_an_unusual_offer_is_legal_though_it_is_never_drawn() -> None:
    state = at({"cards": {"suerte 9": 0}})  # titles are not traded yet: only the card is
    assert [span.kind for span in state.legal().ranges] == []
    assert Move.parse("offer 1 give 0 suerte 9 want 7000") in state.legal()
    assert Move.parse("offer 1 give 0 1 want 7000") not in state.legal()


def test_trading_stands_open_before_the_throw_after_the_move_and_at_a_purchase() -> None:
    state = market({"pawns": [1]}, trading_opens="any_time")
    go(state, "offer 1 give 0 1 want 9000", "decline", *throw(4, 5))
    assert state.pawns[0].at == 10
    go(state, "offer 1 give 0 1 want 9000", "decline", "end")
    facts = {"pawns": [3], "owners": {"Mahón": 0}, "purses": {0: 100}}
    state = at(facts, trading_opens="any_time")
    go(state, *throw(1, 2), "offer 1 give 0 1 want 9900", "accept", "buy")
    assert (state.owner[6], state.purses[0]) == (0, 0)
