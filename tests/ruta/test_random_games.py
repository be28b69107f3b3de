"""Random games in which money, pieces, titles and cards are counted at every state."""

import random
from typing import get_args

import pytest
from test_contract import OTHER_READINGS

from tesoro_lab.engine import CHANCE
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules, RutaState
from tesoro_lab.games.ruta.frames import Deal, Decision, Dice, Draw, Offer, Opening
from tesoro_lab.games.ruta.invariants import problems

pytestmark = pytest.mark.no_cover  # long, and all of it is measured elsewhere

GAMES = 60
"""Games in each of the five tests: 300 in all."""
LONGEST = 30_000
"""No random game came near so many moves; one that does is stuck."""

RULES = {
    "rulebook": RutaRules(),
    "trading from the start": RutaRules(trading_opens="any_time"),
    "every other reading": OTHER_READINGS,
    "few pieces": RutaRules(edition="reissue", toll_claim="manual"),
    "quick": RutaRules(quick_game=12, anchorage_pot=True),
}


def play_to_the_end(state: RutaState, rng: random.Random) -> int:
    """Play at random to the end, looking at every state; return the number of moves."""
    moves = 0
    while state.seat is not None:
        if state.seat == CHANCE:
            move = state.draw(rng)
        else:
            legal = state.legal()
            leave = rng.random() < 0.0005
            move = legal.apart[-1] if leave and legal.apart else legal.sample(rng)
        state.play(move)
        moves += 1
        wrong = problems(state)
        assert not wrong, f"after {moves} moves, {move.text}: {wrong}"
        assert moves < LONGEST
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_nothing_appears_or_vanishes_in_random_games(name: str) -> None:
    rules = RULES[name]
    fewest, most = rules.seats
    for number in range(GAMES):
        rng = random.Random(f"{name}/{number}")
        state = RUTA.new(fewest + number % (most - fewest + 1), rules)
        play_to_the_end(state, rng)
        winners = state.winners()
        assert winners
        if not rules.quick:
            assert [seat for seat, plays in enumerate(state.playing) if plays] == list(winners)


def rich_table(rules: RutaRules) -> RutaState:
    """Four players with two whole groups each and the money to build: pieces run short."""
    board = RutaBoard.load()
    groups = [group for group in board.members if group.startswith("G")]
    owners = {
        title: number % 4 for number, group in enumerate(groups) for title in board.members[group]
    }
    return RUTA.scenario({"seats": 4, "owners": owners, "purses": [400_000] * 4}, rules)


@pytest.mark.parametrize("rules", [RutaRules(), OTHER_READINGS, RutaRules(edition="reissue")])
def test_nothing_appears_or_vanishes_where_pieces_run_short(rules: RutaRules) -> None:
    for number in range(8):
        play_to_the_end(rich_table(rules), random.Random(f"rich/{number}"))


def test_random_games_reach_every_kind_of_decision() -> None:
    """Otherwise the games above would say little."""
    seen: set[type] = set()
    deepest = 0
    for number in range(24):
        rng = random.Random(f"kinds/{number}")
        rules = (RutaRules(), OTHER_READINGS)[number % 2]
        state = rich_table(rules) if number % 3 == 0 else RUTA.new(4, rules)
        for _ in range(4000):
            if state.frame is None:
                break
            seen.add(type(state.frame))
            offers = [frame for frame in state.stack if isinstance(frame, Offer)]
            deepest = max(deepest, len(offers))
            chance = state.seat == CHANCE
            state.play(state.draw(rng) if chance else state.legal().sample(rng))
    assert not set(get_args(Decision)) - seen
    assert {Opening, Deal, Dice, Draw} <= seen
    assert deepest >= 2
