"""Random games in which pesos, disks, fees and prizes are looked at in every state."""

import random
from collections import Counter
from typing import get_args

import pytest
from inkan_play import BOARD, OTHER_READINGS, at

from tesoro_lab.engine import CHANCE
from tesoro_lab.games.inkan import INKAN, InkanRules, InkanState
from tesoro_lab.games.inkan.frames import Decision, Die, Guide, Opening, Start, Try, Turn
from tesoro_lab.games.inkan.invariants import problems
from tesoro_lab.games.inkan.kinds import DECLINE, DISK_PRICE, SEA_PRICE, Kind

GAMES = 50
"""Games in each of the six tests: 300 in all."""
LONGEST = 60_000
"""No random game came near so many moves; one that does is stuck."""

RULES = {
    "rulebook": InkanRules(),
    "every other reading": OTHER_READINGS,
    "by voyages": InkanRules(sea_fee="each_voyage", free_sea="penniless"),
    "mixed throws": InkanRules(mixed_modes=True, reward_on="pass"),
    "any sun": InkanRules(suns_count="any"),
    "throwing later": InkanRules(disk_throw="next_turn"),
}


def play_to_the_end(state: InkanState, rng: random.Random) -> int:
    """Play at random to the end, looking at every state; return the number of moves."""
    moves = 0
    while state.seat is not None:
        if state.seat == CHANCE:
            move = state.draw(rng)
        else:
            legal = state.legal().moves
            assert legal
            move = legal[int(rng.random() * len(legal))]
        state.play(move)
        moves += 1
        wrong = problems(state)
        assert not wrong, f"after {moves} moves, {move.text}: {wrong}"
        assert moves < LONGEST
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
def test_nothing_appears_or_vanishes_in_random_games(name: str) -> None:
    for number in range(GAMES):
        rng = random.Random(f"{name}/{number}")
        state = INKAN.new(2 + number % 5, RULES[name])
        play_to_the_end(state, rng)
        (winner,) = state.winners()
        assert state.at[winner] == BOARD.goal
        assert state.carries_prize(winner)


def money(state: InkanState) -> int:
    return sum(state.purses)


@pytest.mark.parametrize("name", RULES)
def test_every_change_of_a_purse_has_been_told(name: str) -> None:
    """The events of a game account for each peso, and fees are paid exactly when due."""
    for number in range(4):
        rng = random.Random(f"told/{name}/{number}")
        state = INKAN.new(3, RULES[name])
        state.heard = []
        purses, paid = state.purses[:], state.paid[:]
        for _ in range(1500):
            if state.seat is None:
                break
            chance = state.seat == CHANCE
            state.play(state.draw(rng) if chance else state.legal().sample(rng))
            for kind, data in state.heard:
                seat = data[0]
                if kind == "sea_fee":
                    assert not paid[seat]
                    assert data[1] == SEA_PRICE
                if kind in ("sea_fee", "pays_disk", "flies", "devil"):
                    purses[seat] -= data[-1]
                if kind in ("receives", "reward"):
                    purses[seat] += data[-1]
                if kind == "pays_disk":
                    assert data[1] == DISK_PRICE
            assert purses == state.purses
            assert state.bank == -sum(purses)
            state.heard.clear()
            paid = state.paid[:]


@pytest.mark.parametrize("name", RULES)
def test_the_fee_holds_only_at_sea(name: str) -> None:
    """A stay ends with a land step, a flight or a guide, and begins with a fee."""
    rules = RULES[name]
    for number in range(4):
        rng = random.Random(f"fee/{name}/{number}")
        state = INKAN.new(2, rules)
        for _ in range(2500):
            if state.seat is None:
                break
            before = state.paid[:]
            frame = state.frame
            chance = state.seat == CHANCE
            move = state.draw(rng) if chance else state.legal().sample(rng)
            seat = state.traveller
            state.play(move)
            began = state.paid[seat] and not before[seat]
            ended = before[seat] and not state.paid[seat]
            assert [p for s, p in enumerate(state.paid) if s != seat] == [
                p for s, p in enumerate(before) if s != seat
            ]
            assert began == (move.kind in (Kind.SEA, Kind.MIXED) and not before[seat])
            how = frame.mode if move.kind == Kind.GO else move.kind
            if how in ("land", "fly", "guide") and move.kind != Kind.LAND:
                assert not state.paid[seat]
            elif how not in ("voyage", "mixed") or move.kind != Kind.GO:
                assert not ended


def test_random_games_reach_every_kind_of_moment_and_move() -> None:
    """Otherwise the games above would say little."""
    seen: set[type] = set()
    kinds: Counter[str] = Counter()
    for number in range(12):
        rng = random.Random(f"kinds/{number}")
        state = INKAN.new(4, (OTHER_READINGS, InkanRules())[number % 2])
        for _ in range(6000):
            if state.frame is None:
                break
            seen.add(type(state.frame))
            chance = state.seat == CHANCE
            move = state.draw(rng) if chance else state.legal().sample(rng)
            if type(state.frame) is Guide and rng.random() < 0.5:
                move = DECLINE  # one of 275 moves
            kinds[move.kind] += 1
            state.play(move)
    assert not set(get_args(Decision)) - seen
    assert {Opening, Die, Try, Turn} <= seen
    assert set(kinds) == set(Kind)


def test_nobody_is_ever_stuck() -> None:
    """From every dot, with and without money, a turn can begin and its throw leads somewhere."""
    for rules in (InkanRules(), OTHER_READINGS):
        for pesos in (0, 100, 1000):
            for dot in range(len(BOARD.names)):
                facts = {"places": [dot], "purses": [pesos]}
                state = at(facts, **rules.to_dict())
                assert type(state.frame) is Start
                travels = [m for m in state.legal().moves if m.kind in ("land", "sea", "drift")]
                assert travels, BOARD.names[dot]
                for move in travels:
                    after = state.after(move)
                    if after.seat == CHANCE:
                        for throw in after.chance():
                            assert after.after(throw).legal()
                    else:
                        assert after.legal()


@pytest.mark.parametrize("rules", [InkanRules(), OTHER_READINGS], ids=["rulebook", "other"])
def test_the_goal_can_be_reached_from_everywhere_without_a_peso(rules: InkanRules) -> None:
    """By land, and by the two free steps, every dot leads to Machu Picchu."""
    sea = BOARD.walks.stops["sea" if rules.sea_fee == "one_stay" else "voyage"]
    land = BOARD.walks.stops["land"]
    onward = [{*sea[dot][2]}.union(*land[dot]) for dot in range(len(BOARD.names))]
    home = {BOARD.goal}
    while True:
        more = {dot for dot, stops in enumerate(onward) if stops & home} | home
        if more == home:
            break
        home = more
    assert home == set(range(len(BOARD.names)))
