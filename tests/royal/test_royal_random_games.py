"""Random games in which cards, coins and prices are looked at in every state."""

import random
from collections import Counter
from typing import get_args

import pytest
from royal_play import OTHER_READINGS, purses

from tesoro_lab.engine import CHANCE
from tesoro_lab.games.royal import ROYAL, RoyalRules, RoyalState
from tesoro_lab.games.royal.frames import Coin, Decision, Reveal, Starter
from tesoro_lab.games.royal.invariants import problems
from tesoro_lab.games.royal.kinds import Kind

GAMES = 75
"""Games in each of the four tests: 300 in all."""
LONGEST = 20_000
"""No random game came near so many moves; one that does is stuck."""

RULES = {
    "the sheet": RoyalRules(),
    "the rulebook": RoyalRules.official(),
    "every other reading": OTHER_READINGS,
    "an expedition to win": RoyalRules(expedition_needed_to_win=True, claim_after_bust=True),
}


def choose(state: RoyalState, rng: random.Random) -> str:
    """Play at random, but claim and hire whenever one can: so the games are shorter."""
    legal = state.legal().moves
    for kind in (Kind.CLAIM, Kind.HIRE):
        wanted = [move for move in legal if move.kind == kind]
        if wanted and rng.random() < 0.7:
            return wanted[int(rng.random() * len(wanted))].text
    return legal[int(rng.random() * len(legal))].text


def one_move(state: RoyalState, rng: random.Random) -> str:
    """Play one move, of chance or of a seat, and return its kind."""
    if state.seat == CHANCE:
        move = state.draw(rng)
    else:
        text = choose(state, rng)
        move = next(move for move in state.legal().moves if move.text == text)
    state.play(move)
    return move.kind


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_no_card_appears_or_vanishes_in_random_games(name: str) -> None:
    for number in range(GAMES):
        rng = random.Random(f"{name}/{number}")
        seats = 2 + number % 4
        state = ROYAL.new(seats, RULES[name])
        moves = 0
        while state.seat is not None:
            kind = one_move(state, rng)
            moves += 1
            wrong = problems(state)
            assert not wrong, f"game {number} after {moves} moves, {kind}: {wrong}"
            assert moves < LONGEST
        assert state.turn == state.round * seats
        best = max(state.standing())
        if not RULES[name].expedition_needed_to_win:
            assert best[0] >= 12
            assert all(state.standing()[seat] == best for seat in state.winners())


@pytest.mark.parametrize("name", RULES)
def test_every_change_of_a_purse_has_been_told(name: str) -> None:
    """The events of a game account for each coin."""
    for number in range(6):
        rng = random.Random(f"told/{name}/{number}")
        state = ROYAL.new(2 + number % 4, RULES[name])
        state.heard = []
        due = purses(state)
        while state.seat is not None:
            one_move(state, rng)
            for kind, data in state.heard:
                seat = data[0]
                if kind in ("takes", "claims", "jester", "admiral", "tax_bonus"):
                    due[seat] += data[-1]
                elif kind == "coin_shown":
                    due[seat] -= 1
                elif kind == "fee":
                    due[seat] -= 1
                    due[data[1]] += 1
            if "no_coins" not in [event.kind for event in state.heard]:
                assert due == purses(state)
            due = purses(state)
            state.heard.clear()


def test_random_games_reach_every_kind_of_moment_and_move() -> None:
    """Otherwise the games above would say little."""
    seen: set[type] = set()
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for number in range(30):
        rng = random.Random(f"kinds/{number}")
        state = ROYAL.new(2 + number % 4, list(RULES.values())[number % 4])
        state.heard = []
        while state.frame is not None:
            seen.add(type(state.frame))
            kinds[one_move(state, rng)] += 1
        events.update([event.kind for event in state.heard])
    assert not set(get_args(Decision)) - seen
    assert {Starter, Reveal, Coin} <= seen
    assert set(kinds) == set(Kind)
    assert {"reshuffle", "taxed", "tax_bonus", "admiral", "jester", "fee", "last_round"} <= set(
        events
    )


def test_every_turn_is_equally_often_everybodys() -> None:
    for number in range(8):
        rng = random.Random(f"turns/{number}")
        seats = 2 + number % 4
        state = ROYAL.new(seats)
        state.heard = []
        while state.seat is not None:
            one_move(state, rng)
        turns = Counter(event.data[0] for event in state.heard if event.kind == "turn")
        assert set(turns.values()) == {state.round}
        assert len(turns) == seats


def test_what_is_listed_is_what_may_be_played() -> None:
    """For every move that has come up so far: it is refused exactly when it is not listed."""
    known: dict[object, None] = {}
    for number in range(6):
        rng = random.Random(f"listed/{number}")
        state = ROYAL.new(2 + number % 4, list(RULES.values())[number % 4])
        step = 0
        while state.seat is not None:
            if state.seat != CHANCE:
                legal = state.legal()
                known.update(dict.fromkeys(legal.moves))
                if step % 40 == 0:
                    for move in known:
                        assert (state.why_not(move) is None) == (move in legal.moves), move
            one_move(state, rng)
            step += 1
