"""The careful one and the navigator as any bot, and how well they play."""

import time
from typing import Any

import pytest
from bot_suite import BotContract

from tesoro_lab.bots import find, names
from tesoro_lab.engine import CHANCE, Bot, Move, Stream
from tesoro_lab.games.royal import ROYAL, RoyalRules
from tesoro_lab.odds import wilson

careful = find("royal", "careful")
navigator = find("royal", "navigator")

FIELDS = (
    RoyalRules(),
    RoyalRules.official(),
    RoyalRules("any_turn", "any_turn", False, False, True, True, True),
    RoyalRules(claim_after_bust=True, refuse_repel=False),
)
"""Every value of every field."""


class TestCareful(BotContract):
    game = "royal"
    bot = "careful"
    choices = FIELDS
    moves = 250


class TestNavigator(BotContract):
    game = "royal"
    bot = "navigator"
    choices = FIELDS
    partners = ("careful",)
    moves = 250


def play(bots: list[Bot], seed: str, rules: RoyalRules | None = None) -> Any:
    state = ROYAL.new(len(bots), rules)
    rng = Stream(seed)
    while state.seat is not None and state.round <= 80:
        state.play(state.draw(rng) if state.seat == CHANCE else bots[state.seat](state, rng))
    return state


def decide(bot: Bot, **facts: Any) -> str:
    return bot(ROYAL.scenario(facts), Stream("any")).text


def test_they_are_found() -> None:
    assert names("royal") == ("careful", "navigator", "random", "thinker")


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("careful", "random", 60), ("navigator", "careful", 80)]
)
def test_who_plays_better(better: str, worse: str, games: int) -> None:
    """The 99.9 % interval of the share won by the better one lies above a half."""
    players = [find("royal", better), find("royal", worse)]
    won = 0
    for number in range(games):
        seat = number % 2
        state = play(players if seat == 0 else players[::-1], f"{better}/{number}")
        won += state.winners() == (seat,)
    assert wilson(won, games, 0.999).low > 0.5


@pytest.mark.parametrize("rules", FIELDS)
@pytest.mark.parametrize("seats", [2, 5])
def test_games_come_to_an_end(rules: RoyalRules, seats: int) -> None:
    for number in range(3):
        state = play([navigator] * seats, f"end/{number}", rules)
        assert state.seat is None
        assert state.winners()


def test_the_navigator_stops_where_the_odds_are_bad() -> None:
    low = ["ship-red-1-1"]
    high = ["ship-red-4-skull", "ship-blue-3-5", "ship-green-1-1"]
    assert decide(navigator, display=low, drawn=1) == "draw"
    assert decide(navigator, display=high, drawn=3) == "stop"


def test_the_navigator_repels_and_claims() -> None:
    crew = {0: ["sailor-1", "sailor-1", "pirate-1", "captain-1", "captain-1", "jack-1"]}
    facts: dict[str, Any] = {"display": ["ship-red-2-3"], "drawn": 1, "persons": crew}
    state = ROYAL.scenario(facts)
    state.play(Move.parse("draw"))
    state.play(Move.parse("card ship-red-1-1"))
    assert navigator(state, Stream("any")).text == "repel"
    claim = decide(navigator, **facts, expeditions=["expedition-aa"])
    assert claim == "claim expedition-aa captain-1 captain-1"


def test_the_navigator_leaves_what_is_not_worth_its_fee() -> None:
    state = ROYAL.scenario({"display": ["ship-red-1-1"], "drawn": 1, "coins": [3, 3]})
    state.play(Move.parse("stop"))
    state.play(Move.parse("pass"))
    assert state.seat == 1
    assert navigator(state, Stream("any")).text == "pass"


def test_the_careful_one_stops_at_two_ships_or_three_cards() -> None:
    assert decide(careful, display=["ship-red-1-1", "sailor-1"], drawn=2) == "draw"
    assert decide(careful, display=["ship-red-1-1", "ship-blue-1-1"], drawn=2) == "stop"
    assert decide(careful, display=["ship-red-1-1", "sailor-1", "jester-1"], drawn=3) == "stop"


def test_four_navigators_play_quickly() -> None:
    """At the pace of a plain machine there are fifty games a second; a busy one has time."""
    begun = time.process_time()
    for number in range(10):
        play([navigator] * 4, f"pace/{number}")
    assert time.process_time() - begun < 2
