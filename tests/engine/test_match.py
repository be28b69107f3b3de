import os
import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest
from toy import COIN, TOY, ToyRules, Track, any_move, cheat, find_bot, runner

from tesoro_lab.engine import (
    CHANCE,
    Event,
    IllegalMove,
    Match,
    Move,
    NeedsDecision,
    Reason,
    TesoroError,
)


def two_people(**settings):
    return Match(TOY, TOY.new(2), ["Ana", "Luis"], **settings)


def two_bots(seed=0, length=200):
    start = TOY.new(2, None, Track("long", length))
    return Match(TOY, start, ["A", "B"], ["any", "any"], seed=seed, find_bot=find_bot)


def test_a_first_turn_by_hand():
    match = two_people(seed=7)
    assert (match.seat, match.over, match.cursor, match.bots) == (0, False, 0, [None, None])
    assert match.rules == ToyRules()
    assert match.board == Track()
    assert match.why_not("fly") == Reason("unknown_move", ("fly",))
    assert match.why_not("stake 2000") == Reason("short", (2000, 1000))
    assert match.play("stake 300") == Move("stake", (300,))
    assert match.seat == CHANCE
    assert match.chance() == COIN
    match.play("coin heads")  # put down by hand
    assert match.state.chips == [1600, 1000]
    assert [str(move) for move in match.moves] == ["stake 300", "coin heads"]
    assert repr(match) == "<Match The Toy Race: Ana, Luis; round 1, move 2; Luis decides>"
    assert Move("roll") in match.legal()


def test_a_refused_move_changes_nothing():
    match = two_people()
    match.play("roll")
    before = match.to_dict()
    for move, code in [("roll", "chance_first"), ("die 7", "bad_args"), ("coin heads", "bad_args")]:
        with pytest.raises(IllegalMove) as caught:
            match.play(move)
        assert caught.value.reason.code == code
    assert match.to_dict() == before


def test_a_person_decides_and_chance_never_draws_by_itself():
    match = two_people()
    with pytest.raises(NeedsDecision, match="Ana must decide"):
        match.step()
    assert match.run() == 0
    match.play("roll")
    assert (match.cursor, match.seat) == (1, CHANCE)
    assert match.step().kind == "die"
    assert match.run() == 0


def test_bots_play_their_seats_only():
    match = Match(TOY, TOY.new(2), ["Ana", "Run"], [None, runner], seed=3)
    assert match.bots == [None, "runner"]
    match.play("roll")
    assert match.run() == 3
    assert match.seat == 0


def test_run_stops_at_its_caps():
    match = two_bots(length=10_000)
    assert match.run(max_moves=10) == 10
    match.run(max_rounds=5)
    assert (match.state.round, match.over) == (6, False)
    assert match.run(max_rounds=5) == 0
    match = two_bots()
    match.run()
    assert match.over
    assert "over>" in repr(match)
    with pytest.raises(TesoroError, match="over"):
        match.step()
    with pytest.raises(IllegalMove):
        match.play("roll")


def test_an_illegal_bot_is_named_and_nothing_has_changed():
    match = Match(TOY, TOY.new(2), ["Ana", "Mal"], [runner, "cheat"], find_bot=find_bot)
    match.run(max_moves=2)
    before = match.to_dict()
    for _ in range(2):
        with pytest.raises(IllegalMove, match=r'"fly 3" by Mal \(seat 1, bot cheat\)'):
            match.step()
    assert match.to_dict() == before
    assert cheat.__name__ == match.bots[1]


def test_seats_names_and_bots_must_fit():
    with pytest.raises(TesoroError, match="2 seats, but there are 3 names"):
        Match(TOY, TOY.new(2), ["a", "b", "c"])
    with pytest.raises(TesoroError, match="1 players"):
        Match(TOY, TOY.new(2), ["a", "b"], ["any"], find_bot=find_bot)
    with pytest.raises(TesoroError, match='no bot called "chess"'):
        Match(TOY, TOY.new(2), ["a", "b"], ["chess", None], find_bot=find_bot)
    with pytest.raises(TesoroError, match="a whole number or a text"):
        two_people(seed=1.5)
    with pytest.raises(TesoroError, match='no bot called "any"'):
        Match(TOY, TOY.new(2), ["a", "b"], ["any", None])


def test_the_start_is_copied():
    start = TOY.new(2)
    match = Match(TOY, start, ["a", "b"])
    match.play("roll")
    assert start == TOY.new(2)
    with pytest.raises(TesoroError, match="nothing to undo"):
        two_people().undo()


def test_after_an_undo_the_same_dice_come_again():
    match = two_bots(seed="class 4b")
    match.run(max_moves=150)
    moves = match.moves
    for k in (149, 100, 64, 63, 1, 0, 130):
        match.rewind(k)
        assert (match.moves, match.future) == (moves[:k], moves[k:])
        match.run(max_moves=150 - k)
        assert match.moves == moves


def test_a_different_move_drops_what_could_be_redone():
    match = two_people(seed=1)
    for move in ("roll", "die 4", "roll", "die 2", "stake 100"):
        match.play(move)
    match.rewind(2)
    match.play("roll")  # the same move again
    assert [str(move) for move in match.future] == ["die 2", "stake 100"]
    match.play("die 5")
    assert match.future == []
    assert match.state.at == [4, 5]
    match.rewind(0)
    match.rewind(4)
    assert match.state.at == [4, 5]
    with pytest.raises(TesoroError, match="nothing to redo"):
        match.redo()
    for k in (-1, 5):
        with pytest.raises(TesoroError, match="no position"):
            match.rewind(k)


def test_dice_put_down_by_hand_use_up_no_luck():
    one, two = two_people(seed=5), two_people(seed=5)
    one.play("roll")
    one.play("die 6")
    one.play("roll")
    two.play("roll")
    assert one.step() == two.step()
    one.undo()
    one.undo()
    one.undo()
    assert one.step() == two.moves[-1]


def test_a_drawn_move_played_by_hand_still_counts_as_drawn():
    match = two_people(seed=5)
    match.play("roll")
    drawn = match.step()
    match.play("roll")
    second = match.step()
    match.rewind(1)
    match.play(drawn)
    match.play("roll")
    assert match.future == [second]
    match.rewind(3)
    assert match.step() == second


def test_snapshots_survive_a_change_in_the_middle():
    match = two_people(seed=2, luck="")
    for _ in range(100):
        match.play("stake 100")
        match.play("coin heads")
    match.rewind(130)
    match.play("stake 200")
    match.play("coin tails")
    for _ in range(50):
        match.play("stake 100")
        match.play("coin heads")
    other = Match(TOY, TOY.new(2), ["Ana", "Luis"])
    for k, move in enumerate(match.moves, 1):
        other.play(move)
        assert match.state_at(k) == other.state
    assert match.state == other.state


def test_state_at_gives_a_copy():
    match = two_bots()
    match.run(max_moves=70)
    state = match.state_at(70)
    assert state == match.state
    state.at[0] = 99
    assert state != match.state
    assert match.state_at(0) == TOY.new(2, None, Track("long", 200))


def test_a_branch_goes_its_own_way():
    match = two_bots(seed=9)
    match.run(max_moves=100)
    match.rewind(80)
    same, new, newer = match.branch(), match.branch(luck="new"), match.branch(luck="new")
    assert same.future == []
    assert len(match.future) == 20
    for branch in (same, new, newer):
        assert branch.state == match.state
        branch.run(max_moves=60)
    assert match.cursor == 80
    match.run(max_moves=60)
    assert same.moves == match.moves
    assert len({tuple(m.moves) for m in (match, new, newer)}) == 3
    assert (match.luck, new.luck, newer.luck) == ("", "/1", "/2")
    assert new.branch(luck="new").luck == "/1/1"
    new.rewind(70)
    new.run(max_moves=10)
    with pytest.raises(TesoroError, match='"same" or "new"'):
        match.branch(luck="good")


def test_a_branch_with_new_luck_undoes_to_its_own_dice():
    match = two_bots(seed=9)
    match.run(max_moves=40)
    new = match.branch(luck="new")
    new.run(max_moves=40)
    moves = new.moves
    new.rewind(45)
    new.run(max_moves=35)
    assert new.moves == moves


def test_events_are_told_by_replay():
    match = two_people()
    for move in ("stake 200", "coin tails", "roll", "die 3", "resign"):
        match.play(move)
    told = match.events()
    assert told == [
        (1, Event("loses", (0, 200))),
        (3, Event("runs", (1, 3))),
        (4, Event("resigns", (0,))),
        (4, Event("game_over", ((1,),))),
    ]
    assert match.events(3) == told[1:]
    assert match.events(0, 3) == told[:1]
    match.rewind(2)
    assert match.events() == told[:1]
    assert match.events(0, 4) == told[:2]
    assert match.state.heard is None


def test_a_scenario_is_a_start_like_any_other():
    start = TOY.scenario({"at": [15, 19]})
    match = Match(TOY, start, ["Ana", "Luis"])
    match.play("roll")
    match.play("die 4")
    match.play("roll")
    match.play("die 1")
    assert match.over
    assert match.state.winners() == (1,)
    match.rewind(0)
    assert match.state == start


SCRIPT = """
from toy import TOY, Track, any_move
from tesoro_lab.engine import Match
match = Match(TOY, TOY.new(3, None, Track("long", 300)), ["a", "b", "c"], [any_move] * 3, seed=11)
match.run()
print(match.cursor, match.to_dict()["checksum"])
"""


def test_the_same_game_in_any_process():
    here = Path(__file__).parent
    told = []
    for hash_seed in ("1", "4242"):
        path = os.pathsep.join([str(here), str(here.parents[1])])
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
        )
        told.append(run.stdout)
    assert told[0] == told[1]
    assert int(told[0].split()[0]) > 50


def test_a_step_costs_next_to_nothing_beyond_bot_and_rules():
    class Idle:
        """A state that does nothing, so that only the match is measured."""

        seat = 0
        round = 1
        rules = board = heard = None

        def standing(self):
            return (0,)

        def play(self, move):
            pass

        def draw(self, rng):
            raise AssertionError("nothing is left to chance")

        def copy(self):
            return self

    if sys.gettrace() is not None:
        pytest.skip("measured without coverage")
    move = Move("wait")
    match = Match(TOY, Idle(), ["a"], [lambda state, rng: move])
    best = float("inf")
    for _ in range(5):
        began = process_time()
        match.run(max_moves=20_000)
        best = min(best, (process_time() - began) / 20_000)
    assert best < 3e-6  # about 0.6 us on a usual machine; generous for a busy one


def test_any_callable_is_a_bot():
    class Careful:
        def __call__(self, state, rng):
            return any_move(state, rng)

    match = Match(TOY, TOY.new(2), ["a", "b"], [Careful(), runner])
    assert match.bots == ["bot", "runner"]
    match.run()
    assert match.over


@pytest.mark.parametrize("thing", [None, "run", 3])
def test_a_bot_that_returns_no_move_is_told_so(thing):
    def dreamer(state, rng):
        rng.random()
        return thing

    match = Match(TOY, TOY.new(2), ["Ana", "Luis"], [dreamer, None], seed=1)
    before = match.state.to_dict()
    with pytest.raises(TesoroError, match=r"Ana \(seat 0, bot dreamer\) must return one of"):
        match.step()
    assert (match.state.to_dict(), match.moves) == (before, [])


def test_a_mistake_inside_a_bot_stays_what_it_is():
    def careless(state, rng):
        return state.no_such_field

    match = Match(TOY, TOY.new(2), ["Ana", "Luis"], [careless, None])
    with pytest.raises(AttributeError, match="no_such_field"):
        match.step()
