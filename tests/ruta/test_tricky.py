"""Situations that games of this family often get wrong, named by the rule they break."""

from typing import Any

import pytest
from contract import untouched
from play import (
    CROWN,
    G1,
    G2,
    G3,
    G8,
    LONJAS,
    all_sold,
    all_to,
    at,
    card_at,
    doubles,
    go,
    new,
    throw,
)
from scripted_play import code, kinds, no, told
from scripted_play import listed as texts

from tesoro_lab import words
from tesoro_lab.bots import find as find_bot
from tesoro_lab.engine import CHANCE, Match, Stream
from tesoro_lab.games.ruta import RUTA, RutaBoard
from tesoro_lab.games.ruta.frames import After, Auction, Debt
from tesoro_lab.games.ruta.invariants import problems
from tesoro_lab.games.ruta.movement import FREE, Pawn

BOARD = RutaBoard.load()


# The Galleys hold, charge and let go


def test_the_fine_after_the_third_failed_throw_is_really_charged() -> None:
    state = at({"tries": {0: 2}})
    go(state, *throw(4, 6))
    assert (state.purses[0], state.crown) == (125_000, -260_000)
    assert state.pawns[0] == Pawn(20)


def test_nobody_stays_beyond_three_turns_not_even_a_bot() -> None:
    for name in ("random", "merchant"):
        bot = find_bot("ruta", name)
        state = at({"tries": {0: 2}})
        rng = Stream(name)
        for _ in range(60):
            if state.seat == CHANCE:
                break
            state.play(bot(state, rng))
        if state.pawns[0].tries != FREE:
            go(state, "dice 1 2")
        assert state.pawns[0].tries == FREE


def test_attempts_are_counted_exactly_three() -> None:
    state = at({"pawns": [0], "doubles": [2]})
    go(state, *doubles(4), "end")
    throws = 0
    while state.pawns[0].tries != FREE:
        state.pawns[1] = Pawn(0)
        go(state, *throw(4, 6), "end", *throw(1, 2))
        throws += 1
        if state.pawns[0].tries != FREE:
            go(state, "end")
    assert throws == 3


def test_go_to_galleys_works_for_everybody_and_ends_the_turn() -> None:
    state = at({"pawns": [20, 0], "turn": 0})
    go(state, *throw(4, 6))
    assert (state.pawns[0], state.frame) == (Pawn(10, 0, 0), After(0))
    assert state.purses[0] == 135_000


def test_a_held_pawn_is_not_moved_by_a_plain_throw() -> None:
    for a in range(1, 7):
        for b in range(1, 7):
            if a != b:
                state = at({"tries": {0: 0}})
                go(state, *throw(a, b))
                assert state.pawns[0] == Pawn(10, 0, 1)


def test_three_doubles_hold_and_the_third_is_not_moved() -> None:
    state = at({"pawns": [0]})
    go(state, *doubles(5), *doubles(5))
    events = go(state, *doubles(3))
    assert kinds(events) == ["throws", "sent"]
    assert state.pawns[0] == Pawn(10, 0, 0)


def test_trading_bidding_and_building_from_inside() -> None:
    state = at({"tries": {0: 0}, "owners": all_sold(all_to(0, *G1), 1)})
    go(state, "build 1", "sell 1", "offer 1 give 100 want 0 11", "accept")
    assert state.owner[11] == 0


def test_tolls_are_collected_by_a_held_owner() -> None:
    state = at({"pawns": [3], "tries": {1: 1}, "owners": {"Marsella": 1}})
    go(state, *throw(1, 2))
    assert state.purses == [134_400, 135_600]


def test_after_paying_one_moves_this_turn_or_the_next_as_the_rules_say() -> None:
    for fine_then, asked in (("move_now", "roll"), ("next_turn", "end")):
        state = at({"tries": {0: 0}}, fine_then=fine_then)
        go(state, "fine")
        assert texts(state)[0] == asked


def test_a_player_bankrupt_on_the_forced_fine_does_not_move() -> None:
    state = at({"seats": 3, "tries": {0: 2}, "purses": {0: 0}})
    events = go(state, *throw(4, 6), "bankrupt")
    assert told(events, "moves") == []
    assert state.seat == 1


# Turns


def test_a_turn_cannot_be_ended_without_throwing() -> None:
    assert code(at({}), "end") == "wrong_moment"
    assert code(at({"tries": {0: 0}}), "end") == "wrong_moment"


def test_a_double_gives_one_more_throw_not_two_and_not_none() -> None:
    state = at({"pawns": [0]})
    go(state, *doubles(5))
    assert texts(state) == ["roll"]
    go(state, *throw(4, 6))
    assert texts(state) == ["end"]


def test_the_count_of_doubles_is_zero_for_each_new_player_and_after_the_galleys() -> None:
    state = at({"pawns": [0, 0]})
    go(state, *doubles(5), *throw(4, 6), "end")
    assert state.pawns[1].doubles == 0
    go(state, *doubles(5), *doubles(5), *doubles(2), "end")
    assert state.pawns[1] == Pawn(10, 0, 0)


def test_a_player_removed_in_the_middle_passes_the_turn_on() -> None:
    state = at({"seats": 4, "turn": 2})
    go(state, "resign")
    assert (state.seat, state.thrower) == (3, 3)
    go(state, *throw(4, 6), "end", *throw(4, 6), "end", *throw(4, 6), "end")
    assert state.seat == 3


# Titles and tolls


def test_corners_taxes_and_card_spaces_are_never_bought() -> None:
    for space in (0, 2, 4, 7, 10, 20, 30, 38):
        assert space not in BOARD.titles
        assert not BOARD.price[space]
        state = at({})
        assert code(state, f"mortgage {space}") == "not_title"


def test_a_card_that_moves_leads_to_toll_and_purchase() -> None:
    paid = card_at("suerte", {"owners": {"Ibiza": 1}})
    go(paid, "card suerte 11")
    assert paid.purses[1] == 135_400
    bought = card_at("suerte")
    go(bought, "card suerte 15", "buy")
    assert bought.owner[12] == 0
    mahon = card_at("cofre", {"owners": {"Mahón": 2}})
    go(mahon, "card cofre 14")
    assert mahon.purses[2] == 135_200


def test_four_lonjas_are_charged_as_four() -> None:
    for count in (1, 2, 3, 4):
        state = at({"pawns": [2], "owners": all_to(1, *LONJAS[:count])})
        go(state, *throw(1, 2))
        assert state.purses[1] == 135_000 + 5_000 * count


def test_the_toll_of_a_company_depends_on_the_throw() -> None:
    paid = []
    for dice in ((1, 2), (5, 6)):
        state = at({"pawns": [12 - sum(dice)], "owners": {"Seguros Lloyds": 1}})
        go(state, *throw(*dice))
        paid.append(state.purses[1] - 135_000)
    assert paid == [1_200, 4_400]


def test_one_mortgaged_title_ends_doubling_in_the_whole_group() -> None:
    state = at({"pawns": [5], "owners": all_to(1, *G2), "mortgaged": ["Córcega"]})
    go(state, *throw(1, 2))
    assert state.purses[1] == 135_600


def test_two_titles_never_share_a_name_on_the_recommended_board() -> None:
    names = [BOARD.spaces[title].name for title in BOARD.titles]
    assert sorted(set(names)) == sorted(names)
    assert BOARD.space("Sicilia") == 23


# Building


def test_a_full_plot_takes_nothing_more_and_no_money() -> None:
    state = at({"owners": all_to(0, *G1), "buildings": {"Mahón": 5, "Ibiza": 5}})
    assert code(state, "build 1") == "full"
    assert texts(state, "build") == []
    assert state.purses[0] == 135_000


def test_two_or_four_lonjas_are_no_colour_group_to_build_on() -> None:
    for count in (2, 4):
        state = at({"owners": all_to(0, *LONJAS[:count])})
        assert code(state, "build 5") == "no_buildings_here"


def test_building_needs_the_group() -> None:
    assert code(at({"owners": {"Mahón": 0}}), "build 1") == "group_incomplete"


def test_the_box_is_never_overdrawn_and_castles_give_houses_back() -> None:
    plots = [*BOARD.members["G2"], *BOARD.members["G3"], 16, 18]
    state = at(
        {
            "purses": {0: 10**6},
            "owners": dict.fromkeys((*plots, 19, 1, 3), 0),
            "buildings": dict.fromkeys(plots, 4),
        }
    )
    assert state.houses == 0
    for text in ("build 1", "build 19"):
        assert code(state, text) == "no_houses_left"
    go(state, "build 6")
    assert (state.houses, state.castles) == (4, 11)
    go(state, "build 1", "build 3", "build 1", "build 3")
    assert code(state, "build 1") == "no_houses_left"


# Mortgages


def test_interest_is_on_the_loan_not_on_the_price() -> None:
    state = at({"owners": {"Mahón": 0, "Constantinopla": 0}})
    go(state, "mortgage 1", "lift 1")
    assert state.purses[0] == 134_700
    go(state, "mortgage 39", "lift 39")
    assert state.purses[0] == 132_700


def test_mortgaging_and_lifting_again_and_again_keeps_one_title() -> None:
    state = at({"owners": all_to(0, *G1)})
    for _ in range(5):
        go(state, "mortgage 1")
        assert code(state, "build 3") == "group_mortgaged"
        go(state, "lift 1")
    assert (state.owner.count(0), state.purses[0]) == (2, 135_000 - 1_500)


def test_one_interest_for_every_way_of_paying_it() -> None:
    lifted = at({"owners": {"Crimea": 0}, "mortgaged": ["Crimea"]})
    go(lifted, "lift 37")
    assert lifted.purses[0] == 135_000 - 17_500 - 1_750
    bought = at(
        {"owners": all_sold({"Crimea": 0}, 1), "mortgaged": ["Crimea"]},
        mortgage_transfer_interest="at_transfer",
    )
    go(bought, "offer 1 give 0 37 want 100", "accept")
    assert bought.purses[1] == 135_000 - 100 - 1_750
    facts = {
        "seats": 3,
        "pawns": [36],
        "purses": {0: 0},
        "owners": {"Crimea": 0, "Constantinopla": 1},
        "mortgaged": ["Crimea"],
    }
    heir = at(facts, mortgage_transfer_interest="at_transfer")
    go(heir, *throw(1, 2), "bankrupt")
    assert heir.purses[1] == 135_000 - 1_750


def test_lonjas_and_companies_can_be_mortgaged() -> None:
    state = at({"owners": {"Lonja de Mallorca": 0, "Seguros Lloyds": 0}})
    assert sorted(texts(state, "mortgage")) == ["mortgage 12", "mortgage 5"]


# Cards


def test_the_card_after_a_kept_one_is_not_skipped() -> None:
    order = [3, 9, 7, 2, *[n for n in range(1, 17) if n not in (3, 9, 7, 2)]]
    state = at({"seats": 3, "unseen": {"suerte": []}, "below": {"suerte": order}})
    drawn = []
    for seat in (0, 1, 2):
        state.pawns[seat] = Pawn(4)
        go(state, *throw(1, 2))
        (card,) = state.chance().outcomes
        drawn.append(card.args[1])
        go(state, card.text, "end")
    assert drawn == [3, 9, 7]


def test_every_card_acts_by_its_number_not_by_its_words() -> None:
    for deck, cards in BOARD.cards.items():
        for card in cards:
            state = card_at(deck, {"owners": all_to(0, *G1), "buildings": {"Mahón": 2}})
            before = untouched(state)
            go(state, f"card {deck} {card.no}")
            assert untouched(state) != before


def test_the_anniversary_takes_what_the_card_says() -> None:
    state = card_at("cofre")
    go(state, "card cofre 2")
    assert state.purses == [137_000, 134_000, 134_000]


def test_a_bankrupt_player_pays_no_further_collection() -> None:
    state = card_at("cofre", {"seats": 4, "purses": {1: 0}})
    go(state, "card cofre 2", "bankrupt", "end")
    assert state.playing[1] is False
    state.pawns[2] = Pawn(14)
    go(state, *throw(1, 2), "card cofre 16")
    assert state.purses[1] == 0


def test_backwards_over_start_the_pawn_comes_round_to_the_high_spaces() -> None:
    state = card_at("suerte")
    state.pawns[0] = Pawn(2)
    go(state, "card suerte 11")
    assert (state.pawns[0].at, state.purses[0]) == (38, 125_000)


def test_start_by_card_is_paid_once() -> None:
    state = card_at("suerte")
    events = go(state, "card suerte 14")
    assert told(events, "salary") == [(0, 20_000)]


def test_kept_cards_are_seen_by_all() -> None:
    state = at({"cards": {"suerte 9": 1}})
    text = words.text(state, ("Ana", "Luis"), "en")
    assert "Luis" in text
    assert state.holder == [1, CROWN, CROWN]


# Trades and auctions


def test_a_traded_title_has_one_owner() -> None:
    state = at({"owners": all_sold({"Mahón": 0}, 1)})
    go(state, "offer 1 give 0 1 want 100", "accept")
    assert state.owner.count(0) == 0
    assert state.owner.count(1) == 28
    assert code(state, "mortgage 1") == "not_yours"


def test_what_is_not_one_s_own_is_neither_mortgaged_nor_sold_nor_traded() -> None:
    state = at({"owners": all_sold({"Mahón": 0}, 1), "buildings": {}})
    for text, why in (
        ("mortgage 3", "not_yours"),
        ("sell 3", "not_yours"),
        ("lift 3", "not_yours"),
        ("offer 1 give 0 3 want 100", "offer_title_not_owned"),
    ):
        assert code(state, text) == why


def test_a_declined_title_is_auctioned_at_once_even_between_two() -> None:
    state = at({"pawns": [3]})
    go(state, *throw(1, 2), "auction")
    assert state.frame == Auction(1, 6, 0, CROWN, (1, 0))


def test_money_can_be_raised_at_the_very_moment_of_buying_and_bidding() -> None:
    facts = {"pawns": [3], "purses": [100, 100], "owners": {"Orán": 0, "Argel": 1}}
    state = at(facts)
    go(state, *throw(1, 2))
    assert "mortgage 11" in texts(state)
    go(state, "auction")
    assert "mortgage 13" in texts(state)
    go(state, "mortgage 13", "bid 7100", "pass")
    assert state.owner[6] == 1


def test_a_merchant_does_not_give_a_group_for_a_company() -> None:
    owners = all_sold({**all_to(1, *G1), "Seguros Lloyds": 0}, 2)
    state = at({"seats": 3, "owners": owners})
    go(state, "offer 1 give 0 12 want 0 1")
    move = find_bot("ruta", "merchant")(state, Stream("merchant"))
    assert move.kind == "decline"


# Debts and the end


def test_wrong_words_never_bankrupt_anybody() -> None:
    state = at({"pawns": [1], "purses": {0: 500}, "owners": {"Constantinopla": 0}})
    go(state, *throw(1, 2))
    for text in ("x", "bankrupcy", "bankrupt now", "pay", "roll", "end", "no"):
        no(state, text)
    assert state.playing == [True, True]
    assert isinstance(state.frame, Debt)


def test_bankruptcy_is_a_move_of_its_own() -> None:
    state = at({"seats": 3, "pawns": [1], "purses": {0: 500}})
    go(state, *throw(1, 2))
    assert texts(state) == ["bankrupt"]
    go(state, "bankrupt")
    assert state.playing[0] is False


def test_nobody_plays_on_with_negative_cash() -> None:
    state = at({"pawns": [1], "purses": {0: 500}})
    go(state, *throw(1, 2))
    assert code(state, "end") == "wrong_moment"
    assert state.purses[0] == 500


def test_bankrupt_on_the_extra_throw_can_end_the_game() -> None:
    state = at({"pawns": [0], "purses": {0: 0}, "owners": {"Lonja de Alicante": 1}})
    go(state, *doubles(5), *throw(1, 4), "bankrupt")
    assert state.winners() == (1,)


@pytest.mark.parametrize("rule", ["everything", "money_only"])
def test_a_bankruptcy_creates_no_money_and_loses_no_title(rule: str) -> None:
    facts = {
        "seats": 3,
        "pawns": [36],
        "purses": [700, 0, 5],
        "owners": {**all_to(0, *G3, *LONJAS), **all_to(1, *G8)},
        "mortgaged": [*G3, *LONJAS],
    }
    state = at(facts, bankrupt_to_player=rule)
    go(state, *throw(1, 2), "bankrupt")
    while isinstance(state.frame, Auction):
        go(state, "pass")
    assert sum(state.purses) + state.crown == 0
    assert state.purses == [0, 700, 5]
    held = [state.owner[title] for title in (11, 13, 14, 5, 15, 25, 35)]
    assert held == [1 if rule == "everything" else CROWN] * 7


def test_receivers_get_no_more_than_the_payer_had() -> None:
    state = card_at("cofre", {"purses": {0: 1_500}})
    go(state, "card cofre 16", "bankrupt")
    assert state.purses == [0, 135_750, 135_750]


def test_the_log_survives_a_bankruptcy() -> None:
    start = at({"seats": 3, "pawns": [1], "purses": {0: 500}, "owners": {"Orán": 0}})
    match = Match(RUTA, start, ["Ana", "Luis", "Inés"], [None] * 3, seed=1)
    for text in (*throw(1, 2), "mortgage 11", "bankrupt", "pass", "bid 100", "roll", "dice 4 6"):
        match.play(text)
    lines = words.log(match, "en")
    assert any("Ana" in line and "bankrupt" in line.lower() for line in lines)
    assert any("Luis" in line for line in lines[-3:])


def test_invalid_moves_leave_the_state_untouched_at_every_turn_of_a_game() -> None:
    rng = Stream("nonsense")
    state = new(3)
    nonsense = ("fly", "bid 7", "build 99", "offer 9", "use x 1", "claim 77", "title 1", "time")
    for _ in range(150):
        if state.seat is None:
            break
        for text in nonsense:
            no(state, text)
        state.play(state.draw(rng) if state.seat == CHANCE else state.legal().sample(rng))
        assert problems(state) == []


def play_out(seed: str, **rules: Any) -> Any:
    """A game of three at random to a cap of 3,000 moves."""
    rng = Stream(seed)
    state = new(3, **rules)
    for _ in range(3_000):
        if state.seat is None:
            break
        state.play(state.draw(rng) if state.seat == CHANCE else state.legal().sample(rng))
        total = sum(state.purses) + state.crown + state.pot
        assert total == 0
        assert state.houses >= 0
        assert state.castles >= 0
    return state


@pytest.mark.parametrize("number", range(5))
def test_money_in_players_crown_and_pot_is_constant_in_random_games(number: int) -> None:
    state = play_out(f"money {number}", trading_opens="any_time", anchorage_pot=number % 2 == 1)
    assert problems(state) == []
