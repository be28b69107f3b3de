"""Chances from rollouts: exact where the answer is known, and the same wherever they are played."""

import subprocess
import sys
from typing import Any

import pytest

from tesoro_lab import games, new_match
from tesoro_lab.bots import sensible
from tesoro_lab.engine import IllegalMove, Match, Move, TesoroError
from tesoro_lab.lab import chances, weigh


def match_of(game: str, rounds: int = 3, seats: int = 3) -> Match:
    match = new_match(game, [f"bot:{sensible(game)}"] * seats, seed="roll")
    match.run(max_rounds=rounds)
    return match


@pytest.mark.parametrize("game", games.names())
def test_the_chances_sum_to_one_and_the_position_is_left_alone(game: str) -> None:
    match = match_of(game)
    before = match.state.copy()
    found = chances(match, 12, rounds=8)
    assert match.state == before
    assert sum(found.shares) == pytest.approx(1)
    assert all(found.interval(seat).holds(share) for seat, share in enumerate(found.shares))
    assert found == chances(match.state, 12, rounds=8)


def test_a_game_that_is_over_is_certain() -> None:
    match = match_of("royal", 200)
    assert match.over
    found = chances(match, 3)
    assert [seat for seat, share in enumerate(found.shares) if share] == list(match.state.winners())


def test_the_richest_wins_at_the_cap() -> None:
    match = match_of("ruta")
    found = chances(match, 4, rounds=0)
    assert found.capped == 4
    for rollout in found.rollouts:
        assert sum(rollout.won) == 1


def test_the_interval_holds_what_many_rollouts_say() -> None:
    match = match_of("royal", 6, 2)
    many = chances(match, 300, seed="many")
    held = sum(
        chances(match, 20, seed=f"few {number}").interval(0).holds(many.shares[0])
        for number in range(20)
    )
    assert held >= 16


def test_the_same_seed_gives_the_same_in_another_process() -> None:
    code = (
        "from tesoro_lab import new_match; from tesoro_lab.lab import chances;"
        "m = new_match('royal', ['bot:careful'] * 3, seed='roll'); m.run(max_rounds=3);"
        "print(chances(m, 5).shares)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={"PYTHONHASHSEED": "77"},
    )
    assert done.stdout.strip() == str(chances(match_of("royal"), 5).shares)


def test_moves_are_weighed_with_the_same_luck() -> None:
    match = new_match("ruta", ["Ana", "Luis"], seed=3)
    while match.why_not("buy"):
        move = next((text for text in ("roll", "end") if not match.why_not(text)), None)
        match.play(move) if move else match.step()
    found = weigh(match, ["buy", "auction"], 6, rounds=5)
    assert list(found) == [Move("buy"), Move("auction")]
    again = chances(match.state.after(Move("auction")), 6, rounds=5)
    assert found[Move("auction")] == again
    difference = found[Move("buy")].minus(again, match.seat or 0)
    assert difference.games == 6
    seat = match.seat or 0
    ours = found[Move("buy")].shares[seat] - again.shares[seat]
    assert difference.value == pytest.approx(ours)


def test_all_moves_are_weighed_unless_some_are_named() -> None:
    match = new_match("royal", ["Ana", "Luis"], seed=1)
    match.run()
    if match.seat == -1:
        match.step()
    assert list(weigh(match, rollouts=2)) == list(match.legal().moves)


def test_a_bot_of_your_own_may_play_on() -> None:
    seen: list[int] = []

    def watcher(state: Any, rng: Any) -> Any:
        seen.append(state.seat)
        return state.legal().sample(rng)

    chances(match_of("ruta"), 1, bot=watcher, rounds=2)
    assert set(seen) == {0, 1, 2}


def test_what_cannot_be_is_refused() -> None:
    match = match_of("ruta", 1)
    with pytest.raises(TesoroError, match="at least 1 rollout"):
        chances(match, 0)
    with pytest.raises(TesoroError, match="nobody"):
        chances(match, 1, bot="nobody")
    with pytest.raises((IllegalMove, TesoroError)):
        weigh(match, ["accept"], 1)
    over = match_of("royal", 200)
    with pytest.raises(TesoroError, match="Nobody has a move"):
        weigh(over, rollouts=1)


def test_seats_and_rollouts_that_are_not_there_are_refused():
    match = new_match("royal", seats=["Ana", "Luis"], seed=7)
    found = chances(match, rollouts=1)
    for seat in (2, -1):
        with pytest.raises(TesoroError, match="the seats are 0 to 1"):
            found.interval(seat)
        with pytest.raises(TesoroError, match="the seats are 0 to 1"):
            found.minus(found, seat)
    with pytest.raises(TesoroError, match="not a whole number of rollouts"):
        chances(match, rollouts=1.5)
    with pytest.raises(TesoroError, match="0 rounds or more"):
        chances(match, rollouts=1, rounds=-1)
