"""The merchant as any bot, and what it should do in positions where that is clear."""

from typing import Any

from bot_suite import BotContract

from tesoro_lab.bots import find
from tesoro_lab.bots.ruta.worth import ladders, price_limit
from tesoro_lab.engine import Move, Stream
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules, RutaState
from tesoro_lab.games.ruta.frames import Auction, Debt, Goods, Offer
from tesoro_lab.games.ruta.trade import offer_move
from tesoro_lab.lab import simulate

FIELDS = (
    None,
    RutaRules(trading_opens="any_time", mortgage_transfer_interest="at_transfer"),
    RutaRules(toll_claim="manual", double_toll_built=True, mortgaged_titles_count=True),
    RutaRules(auction_decliner_bids=False, building_auction=False, edition="reissue"),
    RutaRules(castle_requires_whole_group=False, bankrupt_to_player="money_only"),
    RutaRules(fine_then="next_turn", third_turn="pay_and_wait", ransom_card="free"),
    RutaRules(galleys_double_rolls_again=True, ransom_card="as_fine", crown_loan="repaid"),
    RutaRules(fire_reading="from_spain", mahon_card="direct", anchorage_pot=True),
    RutaRules(double_salary_on_start=True, quick_game=12),
    RutaRules(quick_game="clock", toll_claim="manual"),
)

merchant = find("ruta", "merchant")


class TestMerchant(BotContract):
    game = "ruta"
    bot = "merchant"
    choices = FIELDS
    moves = 500


def position(phase: str = "throw", rules: RutaRules | None = None, **facts: Any) -> RutaState:
    return RUTA.scenario({"phase": phase, **facts}, rules=rules)


def decide(state: RutaState, seed: str = "any") -> str:
    return merchant(state, Stream(seed)).text


def stands_on(title: int, **facts: Any) -> RutaState:
    """Seat 0 has just stopped on this title, which is for sale."""
    state = position(pawns={0: title - 3}, **facts)
    state.play(Move("roll"))
    state.play(Move("dice", (1, 2)))
    return state


def owes(amount: int, **facts: Any) -> RutaState:
    """Seat 0 owes so much to seat 1."""
    state = position("after", **facts)
    state.stack.append(Debt(0, ((1, amount),)))
    return state


def play_out(state: RutaState, seat: int = 0) -> list[str]:
    """Let the merchant decide for this seat until somebody else is asked."""
    moves: list[str] = []
    frames = len(state.stack)
    while state.seat == seat and len(state.stack) >= frames:
        moves.append(decide(state))
        state.play(Move.parse(moves[-1]))
    return moves


def test_it_buys_what_leaves_something_in_the_purse() -> None:
    assert decide(stands_on(13)) == "buy"
    assert decide(stands_on(13, purses=[24_000, 9_000])) == "buy"


def test_it_lets_a_title_go_that_would_empty_its_purse() -> None:
    assert decide(stands_on(13, purses=[14_500, 9_000])) == "auction"


def test_for_the_last_title_of_its_group_it_empties_its_purse_and_mortgages() -> None:
    mine = {11: 0, 14: 0, 5: 0}
    assert decide(stands_on(13, purses=[14_000, 9_000], owners=mine)) == "buy"
    state = stands_on(13, purses=[13_000, 9_000], owners=mine)
    assert play_out(state)[:2] == ["mortgage 5", "buy"]


def test_a_title_is_worth_more_where_it_completes_or_stops_a_group() -> None:
    board = RutaBoard.load()
    alone = position()
    completes = position(owners={21: 0, 23: 0})
    stops = position(owners={21: 1, 23: 1})
    assert price_limit(alone, 0, 24) < price_limit(stops, 0, 24) < price_limit(completes, 0, 24)
    for steps in ladders(board):
        assert list(steps) == sorted(steps)


def test_it_bids_in_jumps_up_to_the_worth_and_no_further() -> None:
    state = position("after")
    state.stack.append(Auction(0, 39, 0, -1, (0, 1)))
    state.seat = 0
    bids = 0
    while state.seat is not None and type(state.stack[-1]) is Auction:
        state.play(merchant(state, Stream("any")))
        bids += 1
    assert bids <= 8
    assert 135_000 - min(state.purses) <= price_limit(position(), 0, 39)


def test_it_never_bids_more_than_it_can_spend() -> None:
    state = position("after", purses=[900, 5_000])
    state.stack.append(Auction(0, 39, 800, 1, (0, 1)))
    assert decide(state) == "bid 900"
    state.stack[-1] = Auction(0, 39, 900, 1, (0, 1))
    assert decide(state) == "pass"


def test_it_builds_evenly_and_stops_at_its_reserve() -> None:
    state = position("after", owners={21: 0, 23: 0, 24: 0}, purses=[150_000, 50_000])
    levels = []
    while (move := decide(state)).startswith("build"):
        state.play(Move.parse(move))
        levels.append(sorted(state.level[title] for title in (21, 23, 24)))
    assert len(levels) == 9
    assert all(highest - lowest <= 1 for lowest, _, highest in levels)
    assert 10_000 <= state.purses[0] < 25_000


def test_beside_a_castle_it_keeps_a_larger_reserve() -> None:
    facts: dict[str, Any] = {"owners": {1: 0, 3: 0, 37: 1, 39: 1}, "purses": [30_000, 50_000]}
    assert decide(position("after", **facts)).startswith("build")
    assert not decide(position("after", buildings={37: 5, 39: 5}, **facts)).startswith("build")


def test_it_redeems_a_whole_group_first_and_builds_then() -> None:
    state = position("after", owners={1: 0, 3: 0, 5: 0}, mortgaged=[3, 5], purses=[30_000, 50_000])
    assert play_out(state)[:2] == ["lift 3", "build 3"]


def test_rich_it_redeems_single_titles_too() -> None:
    facts: dict[str, Any] = {"owners": {5: 0, 6: 0}, "mortgaged": [5]}
    assert decide(position("after", purses=[90_000, 50_000], **facts)) == "lift 5"
    assert not decide(position("after", purses=[30_000, 50_000], **facts)).startswith("lift")


def test_in_debt_it_mortgages_singles_then_pairs_then_whole_groups_and_sells_last() -> None:
    state = owes(
        117_000,
        owners={6: 0, 16: 0, 18: 0, 31: 0, 32: 0, 34: 0, 37: 0, 39: 0},
        buildings={37: 1, 39: 1},
        purses=[1_000, 50_000],
    )
    moves = play_out(state)
    assert moves[0] == "mortgage 6"
    assert sorted(moves[1:3]) == ["mortgage 16", "mortgage 18"]
    assert sorted(moves[3:6]) == ["mortgage 31", "mortgage 32", "mortgage 34"]
    assert all(move.startswith(("sell", "mortgage")) for move in moves[6:-1])
    assert moves[6].startswith("sell")
    assert moves[-1] == "pay"


def test_of_equal_titles_it_mortgages_the_smallest_that_is_enough() -> None:
    facts: dict[str, Any] = {"owners": {1: 0, 6: 0, 11: 0, 39: 0}, "purses": [0, 50_000]}
    assert decide(owes(6_500, **facts)) == "mortgage 11"
    assert decide(owes(2_000, **facts)) == "mortgage 1"
    assert decide(owes(26_000, **facts)) == "mortgage 39"


def test_it_sells_evenly_where_the_toll_is_missed_least() -> None:
    state = owes(20_000, owners={1: 0, 3: 0}, buildings={1: 4, 3: 5}, purses=[15_000, 50_000])
    moves = play_out(state)
    assert moves == ["sell 3", "sell 1", "pay"] or moves == ["sell 3", "sell 3", "pay"]


def test_it_goes_bankrupt_only_when_it_must() -> None:
    assert decide(owes(9_000, owners={1: 0}, purses=[6_000, 50_000])) == "mortgage 1"
    assert decide(owes(9_100, owners={1: 0}, purses=[6_000, 50_000])) == "bankrupt"


def test_it_offers_an_exchange_that_completes_a_group_for_each() -> None:
    state = position(
        "after",
        rules=RutaRules(trading_opens="any_time"),
        owners={16: 0, 18: 0, 19: 1, 21: 1, 23: 1, 24: 0},
        purses=[60_000, 60_000],
    )
    offers = {decide(state, f"{number}") for number in range(20)} - {"end"}
    assert len(offers) == 1
    state.play(Move.parse(offers.pop()))
    assert decide(state) == "accept"
    state.play(Move("accept"))
    assert [state.owner[title] for title in (16, 18, 19)] in ([0] * 3, [1] * 3)
    assert [state.owner[title] for title in (21, 23, 24)] in ([0] * 3, [1] * 3)
    assert min(state.purses) >= 10_000
    assert {decide(state, f"{number}") for number in range(20)} <= {"end", *builds()}


def builds() -> set[str]:
    return {f"build {title}" for title in RutaBoard.load().titles}


def test_it_does_not_insist_on_an_offer() -> None:
    state = position(
        "after",
        rules=RutaRules(trading_opens="any_time"),
        owners={16: 0, 18: 0, 19: 1, 21: 1, 23: 1, 24: 0},
    )
    rng = Stream("patience")
    asked = 0
    while (move := merchant(state, rng)).kind == "offer":
        state.play(move)
        state.play(Move("decline"))
        asked += 1
    assert asked < 10
    assert move.text == "end"


def asked(give: Goods, want: Goods, **facts: Any) -> str:
    """What seat 0 says to an offer of seat 1."""
    state = position("after", RutaRules(trading_opens="any_time"), turn=1, **facts)
    state.play(offer_move(0, give, want))
    assert type(state.stack[-1]) is Offer
    return decide(state)


def test_it_accepts_what_pays_and_declines_what_does_not() -> None:
    facts: dict[str, Any] = {"owners": {5: 0, 15: 1, 37: 0, 39: 1}, "purses": [90_000, 90_000]}
    assert asked(Goods(45_000), Goods(0, (5,)), **facts) == "accept"
    assert asked(Goods(15_000), Goods(0, (5,)), **facts) == "decline"
    assert asked(Goods(0, (15,)), Goods(60_000), **facts) == "decline"
    assert asked(Goods(0, (15,)), Goods(21_000), **facts) == "accept"


def test_it_does_not_hand_over_the_end_of_a_group_for_its_price() -> None:
    facts: dict[str, Any] = {"owners": {37: 0, 39: 1}, "purses": [90_000, 90_000]}
    assert asked(Goods(40_000), Goods(0, (37,)), **facts) == "decline"
    assert asked(Goods(90_000), Goods(0, (37,)), **facts) == "accept"


def test_it_leaves_the_galleys_early_and_rests_there_late() -> None:
    board = RutaBoard.load()
    assert decide(position(tries={0: 0})) == "fine"
    sold = dict.fromkeys(board.titles[:-2], 1)
    assert decide(position(tries={0: 0}, owners=sold)) == "roll"
    assert decide(position(tries={0: 0}, purses=[15_000, 9_000])) == "roll"


def test_a_card_that_costs_no_more_than_the_fine_is_used_first() -> None:
    assert decide(position(tries={0: 0}, cards={"suerte 9": 0})) == "use suerte 9"
    assert decide(position(tries={0: 0}, cards={"cofre 6": 0})) == "fine"


def test_it_shows_the_exemption_card() -> None:
    state = position(pawns={0: 1}, cards={"cofre 9": 0})
    state.play(Move("roll"))
    state.play(Move("dice", (1, 2)))
    assert decide(state) == "use cofre 9"


def test_it_claims_its_tolls_at_once() -> None:
    state = position(rules=RutaRules(toll_claim="manual"), owners={5: 1}, pawns={0: 2})
    state.play(Move("roll"))
    state.play(Move("dice", (1, 2)))
    assert state.seat == 1
    assert decide(state) == "claim 5"


def test_it_beats_players_who_move_at_random() -> None:
    results = simulate(
        "ruta", ["merchant", "random", "random"], games=30, seed="beats", max_rounds=100
    )
    assert results.wins(0).interval.low > 0.8


def test_games_between_merchants_are_lively_and_come_to_an_end() -> None:
    results = simulate("ruta", ["merchant"] * 4, games=60, seed="lively")
    assert results.decided.value >= 0.95
    assert results.share("trades").value >= 0.7
    assert results.share("castles").value >= 0.7
    assert results.share("bankruptcies").value >= 0.95
