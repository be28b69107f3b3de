"""The admiral as any bot, what it should do where that is clear, and that it beats merchants."""

from typing import Any

import pytest
from bot_suite import BotContract

from tesoro_lab.bots import find
from tesoro_lab.bots.ruta.prospects import Prospects, limit, prospects
from tesoro_lab.bots.ruta.treasury import POCKET, reserve
from tesoro_lab.bots.ruta.treaties import proposal
from tesoro_lab.engine import Move, Stream, TesoroError
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules, RutaState
from tesoro_lab.games.ruta.frames import Auction, Goods, Offer
from tesoro_lab.games.ruta.trade import offer_move
from tesoro_lab.lab import simulate
from tesoro_lab.odds import values

FIELDS = (
    None,
    RutaRules(trading_opens="any_time", mortgage_transfer_interest="at_transfer"),
    RutaRules(toll_claim="manual", double_toll_built=True, auction_decliner_bids=False),
    RutaRules(quick_game="clock", edition="reissue", castle_requires_whole_group=False),
)

admiral = find("ruta", "admiral")


class TestAdmiral(BotContract):
    game = "ruta"
    bot = "admiral"
    choices = FIELDS
    partners = ("merchant",)
    moves = 400


def position(phase: str = "throw", rules: RutaRules | None = None, **facts: Any) -> RutaState:
    return RUTA.scenario({"phase": phase, **facts}, rules=rules)


def decide(state: RutaState, seed: str = "any") -> str:
    return admiral(state, Stream(seed)).text


def stands_on(title: int, **facts: Any) -> RutaState:
    """Seat 0 has just stopped on this title, which is for sale."""
    state = position(pawns={0: title - 3}, **facts)
    state.play(Move("roll"))
    state.play(Move("dice", (1, 2)))
    return state


def test_its_incomes_are_those_of_the_chain() -> None:
    board, rules = RutaBoard.load(), RutaRules()
    known, odds = prospects(board, rules), values.of(board, rules, "wait")
    assert known.steps[39][5] == float(odds.income(39, 5))
    assert known.by_group["G8"].built[3] == float(odds.income(37, 3) + odds.income(39, 3))
    assert known.by_group["LONJAS"].owned[4] == float(odds.group("LONJAS")[3].income)


def test_it_plays_where_cards_send_a_pawn_in_a_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chain refuses such a board; then each space counts as often as any other."""
    board, rules = RutaBoard.load(), RutaRules()

    def refuse(*args: object) -> None:
        raise TesoroError("The cards can send a pawn round in a circle.")

    monkeypatch.setattr(values, "of", refuse)
    known = Prospects(board, rules)
    assert known.steps[39][5] == 200_000 / 40
    assert known.by_group["LONJAS"].owned == (0.0, 125.0, 500.0, 1125.0, 2000.0)


def test_it_buys_with_its_last_money() -> None:
    assert decide(stands_on(13, purses=[14_000, 20_000])) == "buy"


def test_it_lets_the_crown_auction_what_nobody_else_can_pay() -> None:
    assert decide(stands_on(39, purses=[50_000, 20_000])) == "auction"
    assert decide(stands_on(39, purses=[50_000, 40_000])) == "buy"


def test_it_bids_in_small_steps_and_never_more_than_it_can_spend() -> None:
    state = position("after")
    state.stack.append(Auction(0, 39, 10_000, 1, (0, 1)))
    assert decide(state) == "bid 10500"
    poor = position("after", purses=[10_200, 50_000])
    poor.stack.append(Auction(0, 39, 10_000, 1, (0, 1)))
    assert decide(poor) == "bid 10100"


def test_a_title_is_worth_more_where_it_completes_or_stops_a_group() -> None:
    alone = limit(position(), 0, 24)
    stops = limit(position(owners={21: 1, 23: 1}), 0, 24)
    completes = limit(position(owners={21: 0, 23: 0}), 0, 24)
    assert alone < stops < completes


def test_it_mortgages_single_titles_to_build() -> None:
    facts: dict[str, Any] = {"owners": {21: 0, 23: 0, 24: 0, 5: 0}, "purses": [12_000, 50_000]}
    state = position("after", **facts)
    assert decide(state) == "mortgage 5"
    state.play(Move.parse("mortgage 5"))
    assert decide(state).startswith("build")


def test_it_keeps_what_the_next_throw_may_cost() -> None:
    castles: dict[str, Any] = {"owners": {37: 1, 39: 1}, "buildings": {37: 5, 39: 5}}
    far = position("after", pawns={0: 12}, **castles)
    near = position("after", pawns={0: 31}, **castles)  # Crimea is 6 away, Constantinople 8
    assert reserve(far, 0) == POCKET
    assert reserve(near, 0) == 150_000


def shares() -> RutaState:
    """Both have titles of two groups; G2 is cheap to build, G8 brings far more."""
    return position(
        "after",
        rules=RutaRules(trading_opens="any_time"),
        owners={16: 0, 18: 0, 19: 1, 21: 1, 23: 1, 24: 0},
        purses=[90_000, 60_000],
    )


def test_it_offers_what_a_merchant_accepts_and_wins_most_of_it() -> None:
    state = shares()
    move = proposal(state, 0)
    assert move is not None
    state.play(move)
    assert find("ruta", "merchant")(state, Stream("any")).text == "accept"


def test_it_declines_what_helps_the_other_more() -> None:
    state = position(
        "after",
        rules=RutaRules(trading_opens="any_time"),
        owners={37: 0, 39: 1},
        purses=[90_000, 90_000],
        turn=1,
    )
    for price, answer in ((40_000, "decline"), (90_000, "accept")):
        asked = state.after(offer_move(0, Goods(price), Goods(0, (37,))))
        assert type(asked.frame) is Offer
        assert decide(asked) == answer


def test_it_beats_merchants() -> None:
    """The share won by one of four lies above a quarter, that of one of two above a half."""
    four = simulate("ruta", ["admiral", *["merchant"] * 3], 60, "beats", progress=False)
    assert four.wins(0).interval.low > 0.25
    two = simulate("ruta", ["merchant", "admiral"], 60, "beats", progress=False)
    assert two.wins(1).interval.low > 0.5
