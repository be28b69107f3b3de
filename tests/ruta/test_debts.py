"""Debts and their end: raise cash and pay, go bankrupt, resign, and who wins."""

from typing import Any

import pytest
from play import CROWN, G1, G2, G8, LONJAS, all_sold, all_to, at, card_at, go, throw
from scripted_play import code, kinds, no, told
from scripted_play import listed as texts

from tesoro_lab.games.ruta.frames import Auction, Debt
from tesoro_lab.games.ruta.money import can_raise


def owing(facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 of three stands on Constantinopla of seat 1 with 1,000 reales, and owes 5,000."""
    facts = facts or {}
    owners = {"Constantinopla": 1, **facts.pop("owners", {})}
    state = at(
        {"seats": 3, "pawns": [36], "purses": {0: 1_000}, "owners": owners, **facts}, **rules
    )
    go(state, *throw(1, 2))
    assert state.frame == Debt(0, ((1, 5_000),))
    return state


# Time to raise money


def test_a_debt_waits_until_the_money_is_raised() -> None:
    state = owing({"owners": all_to(0, *G1), "buildings": {"Mahón": 1, "Ibiza": 1}})
    assert no(state, "pay") == ("debt_open", (5_000, 1_000))
    for text in ("end", "roll", "buy"):
        assert code(state, text) == "wrong_moment"
    go(state, "sell 1", "sell 3")
    assert "pay" in texts(state)
    events = go(state, "pay")
    assert told(events, "pays") == [(0, 1, 5_000)]
    assert told(events, "settles") == [(0, 5_000)]
    assert state.purses == [1_000, 140_000, 135_000]


def test_bankruptcy_is_only_for_those_who_could_not_pay() -> None:
    state = owing({"owners": {"Mahón": 0, "Ibiza": 0}})
    assert can_raise(state, 0) == 7_000
    assert no(state, "bankrupt") == ("can_still_pay", (5_000, 7_000))
    poor = owing({"owners": {"Mahón": 0}})
    assert can_raise(poor, 0) == 4_000
    assert texts(poor)[0] == "bankrupt"


def test_mortgaged_titles_raise_nothing_more() -> None:
    state = owing({"owners": all_to(0, *G8[:1]), "mortgaged": ["Crimea"]})
    assert texts(state) == ["bankrupt"]


def test_buildings_count_half_for_what_can_be_raised() -> None:
    state = at(
        {"owners": all_to(0, *G1), "buildings": {"Mahón": 5, "Ibiza": 4}, "purses": {0: 100}}
    )
    assert can_raise(state, 0) == 100 + 9 * 2_500 + 2 * 3_000


def test_even_when_solvent_one_is_never_bankrupt_by_chance() -> None:
    state = owing({"owners": all_to(0, "Mahón", "Ibiza")})
    for text in ("bankrupt", "bankruptcy", "xyz", "pay 5000"):
        assert code(state, text) in ("can_still_pay", "unknown_move", "debt_open")
    assert state.playing == [True] * 3


# Bankrupt to a player


def test_everything_goes_to_the_creditor() -> None:
    facts = {
        "owners": {**all_to(0, "Mahón", "Marsella")},
        "mortgaged": ["Mahón", "Marsella"],
        "cards": {"suerte 9": 0, "cofre 9": 0},
    }
    state = owing(facts)
    events = go(state, "bankrupt")
    assert told(events, "bankrupt") == [(0, 1)]
    assert state.purses == [0, 136_000, 135_000]
    assert (state.owner[1], state.owner[6]) == (1, 1)
    assert state.mortgaged[1]
    assert state.holder == [1, CROWN, 1]
    assert state.playing == [False, True, True]
    assert state.seat == 1


def test_money_only_and_the_crown_auctions_the_titles() -> None:
    facts = {"owners": all_to(0, "Mahón", "Marsella"), "mortgaged": ["Mahón", "Marsella"]}
    state = owing(facts, bankrupt_to_player="money_only")
    events = go(state, "bankrupt")
    assert state.purses == [0, 136_000, 135_000]
    assert told(events, "confiscated") == [((1, 6),)]
    assert state.frame == Auction(1, 1, 0, CROWN, (1, 2))  # one by one, the bankrupt left out
    go(state, "bid 100", "pass")
    assert (state.owner[1], state.mortgaged[1]) == (1, False)
    assert state.frame == Auction(1, 6, 0, CROWN, (1, 2))
    go(state, "pass", "bid 300")
    assert state.owner[6] == 2
    assert (state.seat, texts(state)[0]) == (1, "roll")


def test_buildings_are_sold_to_the_crown_for_the_creditor() -> None:
    state = at(
        {
            "seats": 3,
            "pawns": [36],
            "purses": {0: 1_000},
            "owners": {**all_to(1, *G8), **all_to(0, *G1)},
            "buildings": {"Constantinopla": 5, "Crimea": 5, "Mahón": 5, "Ibiza": 4},
        }
    )
    go(state, *throw(1, 2), "bankrupt")
    assert state.purses == [0, 135_000 + 1_000 + 9 * 2_500, 135_000]
    assert state.level[1] == state.level[3] == 0
    assert (state.houses, state.castles) == (32, 10)
    assert (state.owner[1], state.owner[3]) == (1, 1)


# Bankrupt to the Crown


def taxed(facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 of three owes the Crown 20,000 at the Alcabalas and has 500 reales."""
    state = at({"seats": 3, "pawns": [1], "purses": {0: 500}, **(facts or {})}, **rules)
    go(state, *throw(1, 2))
    assert state.frame == Debt(0, ((CROWN, 20_000),))
    return state


def test_the_crown_takes_all_and_auctions_in_board_order() -> None:
    facts = {
        "owners": all_to(0, "Génova", "Marsella", *G1),
        "mortgaged": ["Marsella"],
        "buildings": {"Mahón": 1, "Ibiza": 1},
        "cards": {"cofre 6": 0},
    }
    state = taxed(facts)
    assert state.crown == -270_500
    events = go(state, "bankrupt")
    assert told(events, "bankrupt") == [(0, CROWN)]
    assert told(events, "confiscated") == [((1, 3, 6, 8),)]
    assert state.crown == -270_000  # nothing was paid out for the houses
    assert (state.houses, state.level[1]) == (32, 0)
    assert state.holder == [CROWN] * 3
    assert state.piles["cofre"].below == (6,)
    sold = []
    while isinstance(state.frame, Auction):
        sold.append(state.frame.title)
        assert 0 not in state.frame.bidders
        go(state, "bid 100", "pass")
    assert sold == [1, 3, 6, 8]
    assert state.mortgaged[6] is False
    assert state.seat == 1


def test_after_a_confiscation_titles_wait_for_their_auction_before_trading_opens() -> None:
    state = at(
        {
            "seats": 3,
            "pawns": [1],
            "purses": {0: 500},
            "owners": all_sold({"Mahón": 0, "Orán": 1}, 2),
        }
    )
    go(state, *throw(1, 2), "bankrupt")
    assert no(state, "offer 2 give 0 11 want 100") == ("trading_closed", (1,))
    go(state, "pass", "pass")
    go(state, "offer 2 give 0 11 want 100", "accept")


def test_a_title_of_a_bankrupt_that_nobody_wants_can_be_bought_later() -> None:
    state = taxed({"owners": {"Orán": 0}, "mortgaged": ["Orán"], "pawns": {0: 1, 1: 8}})
    go(state, "bankrupt", "pass", "pass")
    assert state.owner[11] == CROWN
    assert state.unwanted[11]
    go(state, *throw(1, 2), "buy")
    assert state.owner[11] == 1


# Several creditors


def transit(purse: int, facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 owes 1,000 to each of three other players and has this much."""
    state = card_at("cofre", {"seats": 4, "purses": {0: purse}, **(facts or {})}, **rules)
    go(state, "card cofre 16")
    return state


def test_several_creditors_share_in_proportion_and_the_titles_are_auctioned() -> None:
    state = transit(1_001, {"owners": {"Mahón": 0}, "mortgaged": ["Mahón"]})
    assert state.frame == Debt(0, ((1, 1_000), (2, 1_000), (3, 1_000)))
    events = go(state, "bankrupt")
    assert state.purses == [0, 135_334, 135_334, 135_333]
    assert told(events, "bankrupt") == [(0, CROWN)]
    assert told(events, "confiscated") == [((1,),)]


def test_several_creditors_are_paid_in_full_by_whoever_can() -> None:
    state = transit(1_000, {"owners": {"Mahón": 0}})
    go(state, "mortgage 1", "pay")
    assert state.purses == [1_000, 136_000, 136_000, 136_000]


# Resigning


def test_resigning_is_a_bankruptcy_to_the_crown() -> None:
    state = at({"seats": 3, "owners": all_to(0, "Mahón"), "cards": {"suerte 9": 0}})
    events = go(state, "resign")
    assert kinds(events)[:2] == ["resigns", "bankrupt"]
    assert state.purses == [0, 135_000, 135_000]
    assert state.crown == -270_000
    assert state.holder == [CROWN] * 3
    assert isinstance(state.frame, Auction)
    go(state, "pass", "pass")
    assert state.seat == 1


def test_resigning_with_a_debt_to_a_player_is_a_bankruptcy_to_that_player() -> None:
    state = owing({"owners": all_to(0, "Mahón", "Ibiza")})
    events = go(state, "resign")
    assert told(events, "bankrupt") == [(0, 1)]
    assert (state.owner[1], state.owner[3], state.purses[1]) == (1, 1, 136_000)


def test_a_debt_is_not_escaped_by_resigning_in_the_middle_of_an_answer() -> None:
    """The debtor offers, is offered something back, and resigns there."""
    state = owing({"owners": {"Mahón": 0, "Ibiza": 0, "Orán": 2}}, trading_opens="any_time")
    go(state, "offer 2 give 0 1 want 4000", "offer 0 give 9000 want 0 3")
    events = go(state, "resign")
    assert told(events, "bankrupt") == [(0, 1)]
    assert (state.owner[1], state.owner[3], state.purses[1]) == (1, 1, 136_000)
    assert state.seat == 1


def test_resigning_with_an_open_claim_is_a_bankruptcy_to_its_owner() -> None:
    state = at({"seats": 3, "pawns": [36], "owners": {"Constantinopla": 1}}, toll_claim="manual")
    go(state, *throw(1, 2), "wait")
    events = go(state, "resign")
    assert told(events, "bankrupt") == [(0, 1)]
    assert state.purses == [0, 270_000, 135_000]
    assert state.claims == ()


def test_out_of_turn_one_may_resign_when_asked() -> None:
    state = at({"seats": 3, "pawns": [3], "owners": {"Mahón": 1}})
    go(state, *throw(1, 2), "auction", "resign")
    assert state.playing == [True, False, True]
    while isinstance(state.frame, Auction):
        go(state, "pass")
    assert (state.seat, texts(state)[0]) == (0, "end")
    go(state, "end")
    assert state.seat == 2


# In the middle of things


def test_bankrupt_on_the_extra_throw_of_a_double() -> None:
    state = at({"seats": 3, "pawns": [0], "purses": {0: 100}, "owners": {"Lonja de Alicante": 1}})
    go(state, "roll", "dice 5 5", "roll", "dice 1 4", "bankrupt")
    assert state.playing == [False, True, True]
    assert (state.seat, state.turn) == (1, 2)


def test_bankrupt_with_a_double_due_throws_no_more() -> None:
    state = at({"seats": 3, "pawns": [11], "purses": {0: 100}, "owners": {"Lonja de Alicante": 1}})
    go(state, "roll", "dice 2 2", "bankrupt")
    assert state.seat == 1


def test_a_bankrupt_player_is_out_of_turns_auctions_and_collections() -> None:
    state = at({"seats": 4, "out": [1], "pawns": {0: 14}})
    go(state, *throw(1, 2), "card cofre 2", "end")
    assert state.purses == [137_000, 0, 134_000, 134_000]
    assert state.seat == 2


def test_bankrupt_out_of_turn_while_another_plays() -> None:
    state = card_at("cofre", {"purses": {1: 300}, "owners": {"Orán": 1}, "mortgaged": ["Orán"]})
    go(state, "card cofre 2", "bankrupt")
    assert state.playing == [True, False, True]
    assert state.purses == [136_300, 0, 134_000]  # the heir had what there was; seat 2 paid too
    assert (state.owner[11], state.seat) == (0, 0)
    go(state, "end")
    assert state.seat == 2


def test_the_leader_who_leaves_an_auction_frees_the_others_to_bid_anew() -> None:
    state = at({"seats": 4, "pawns": [3], "owners": {"Mahón": 1}}, trading_opens="any_time")
    go(state, *throw(1, 2), "auction", "bid 90000")  # seat 1 leads; seat 2 is asked
    go(state, "offer 1 give 100 want 0 1", "resign")
    assert state.playing == [True, False, True, True]
    while isinstance(state.frame, Auction) and state.frame.title == 1:
        go(state, "pass")
    assert state.frame == Auction(2, 6, 0, CROWN, (2, 3, 0))
    go(state, "bid 100", "pass", "pass")
    assert (state.owner[6], state.purses[2]) == (2, 134_900)


def test_a_bid_stays_set_aside_while_another_auction_is_held_in_between() -> None:
    """Seat 1 leads with nearly all its cash; seat 2 leaves, and its title is auctioned first."""
    state = at({"seats": 4, "pawns": [3], "owners": {"Mahón": 2}})
    go(state, *throw(1, 2), "auction", "bid 134000", "resign")
    assert state.frame.title == 1
    while state.seat != 1:
        go(state, "pass")
    assert no(state, "bid 1100") == ("bid_high", (1_000,))
    go(state, "bid 1000")
    while isinstance(state.frame, Auction):
        go(state, "pass")
    assert (state.owner[1], state.owner[6], state.purses[1]) == (1, 1, 0)


def test_what_was_owed_to_whoever_leaves_is_owed_to_the_crown() -> None:
    state = owing({"owners": all_to(0, "Mahón", "Ibiza")}, trading_opens="any_time")
    go(state, "offer 1 give 0 1 want 100", "resign")
    while isinstance(state.frame, Auction):
        go(state, "pass")
    assert state.frame == Debt(0, ((CROWN, 5_000),))
    go(state, "mortgage 1", "mortgage 3", "pay")
    assert state.purses == [2_000, 0, 135_000]


# The last one


def test_the_last_player_left_wins_at_once() -> None:
    state = at({"pawns": [1], "purses": [500, 70]})
    events = go(state, *throw(1, 2), "bankrupt")
    assert told(events, "game_over") == [((1,),)]
    assert (state.over, state.seat, state.winners()) == (True, None, (1,))
    assert code(state, "roll") == "over"


def test_the_game_ends_halfway_through_a_card_and_nobody_is_asked_again() -> None:
    state = card_at("cofre", {"purses": {0: 0, 1: 100, 2: 100}, "owners": {"Mahón": 2}})
    go(state, "card cofre 2", "bankrupt")
    assert (state.seat, texts(state, "bankrupt")) == (2, [])  # seat 2 can mortgage
    state = card_at("cofre", {"purses": {0: 0, 1: 100, 2: 100}})
    go(state, "card cofre 2", "bankrupt")
    events = go(state, "bankrupt")
    assert told(events, "game_over") == [((0,),)]
    assert state.purses == [200, 0, 0]


def test_when_all_would_fall_they_fall_in_order_and_the_last_one_stands() -> None:
    state = card_at("cofre", {"turn": 1, "seats": 3, "pawns": {1: 14}, "purses": [0, 0, 0]})
    go(state, "card cofre 2")
    assert state.seat == 2
    go(state, "bankrupt")
    assert state.seat == 0
    go(state, "bankrupt")
    assert state.winners() == (1,)


def test_the_end_is_told_last() -> None:
    state = at(
        {
            "pawns": [36],
            "purses": {0: 0},
            "owners": {"Mahón": 0, "Constantinopla": 1},
            "mortgaged": ["Mahón"],
        }
    )
    events = go(state, *throw(1, 2), "bankrupt")
    assert kinds(events)[-2:] == ["title_passes", "game_over"]
    assert state.owner[1] == 1


def test_resigning_down_to_one_ends_the_game() -> None:
    state = at({"seats": 2})
    go(state, "resign")
    assert state.winners() == (1,)
    assert state.purses == [0, 135_000]


def test_a_bankruptcy_with_lonjas_hands_on_the_whole_ladder() -> None:
    facts = {"owners": all_to(0, *LONJAS), "mortgaged": LONJAS}
    state = owing(facts)
    go(state, "bankrupt")
    assert [state.owner[t] for t in (5, 15, 25, 35)] == [1] * 4
    assert all(state.mortgaged[t] for t in (5, 15, 25, 35))


@pytest.mark.parametrize("pot", [False, True])
def test_what_a_bankrupt_leaves_to_the_crown_is_not_lost(pot: bool) -> None:
    state = taxed({"owners": all_to(0, *G2), "mortgaged": G2}, anchorage_pot=pot)
    go(state, "bankrupt")
    assert state.pot == (500 if pot else 0)
    assert sum(state.purses) + state.crown + state.pot == 0
