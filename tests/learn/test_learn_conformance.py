"""PettingZoo's own tests, run on every game."""

import sys
import warnings
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, TerminateIllegalWrapper

from tesoro_lab import games, learn

TABLES = [("ruta", 2), ("ruta", 4), ("ruta", 6), ("inkan", 2), ("inkan", 6), ("royal", 2)]
TABLES.append(("royal", 5))
ABOUT_EVERY_DICT = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)
"""What PettingZoo says of an observation with an action mask, but of its own classic games."""


def chosen(seen, rng):
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def played(env, steps, rng):
    """Play so many steps at random; yield what each agent has seen and done."""
    for agent in env.agent_iter(steps):
        seen, reward, terminated, truncated, _ = env.last()
        action = None if terminated or truncated else chosen(seen, rng)
        yield agent, seen, reward, action
        env.step(action)


def test_every_game_has_an_environment():
    assert {game for game, _ in TABLES} == set(games.names())


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game, seats, capsys):
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(learn.env(game, seats=seats), num_cycles=150)
    said = {str(warning.message) for warning in heard}
    assert [text for text in said if not text.startswith(ABOUT_EVERY_DICT)] == []
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api_to_the_end_of_short_games(game, seats, capsys):
    """Truncated games end as PettingZoo asks, too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(learn.env(game, seats=seats, max_rounds=3), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_environments_go_in_step(game, seats):
    seed_test(lambda: learn.env(game, seats=seats), num_cycles=80)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", ["en", "es"])
def test_rendering(game, lang, capsys):
    render_test(lambda render_mode: learn.env(game, 3, render_mode=render_mode, lang=lang))
    assert "seat_0" in capsys.readouterr().out


@pytest.mark.parametrize("game", games.names())
def test_the_state_of_all(game):
    env = learn.env(game, seats=3)
    env.reset(seed=1)
    check_state_space(env)
    for _ in played(env, 100, np.random.default_rng(1)):
        assert env.state_space.contains(env.state())


@pytest.mark.parametrize("game", games.names())
def test_the_benchmark_runs(game, capsys, monkeypatch):
    """The clock of PettingZoo's benchmark is ours, so that it takes no five seconds."""
    ticks = iter(range(100))
    clock = SimpleNamespace(time=lambda: next(ticks) / 2)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(learn.env(game, seats=3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", games.names())
def test_the_wrappers_of_pettingzoo_fit(game):
    env = AssertOutOfBoundsWrapper(TerminateIllegalWrapper(learn.env(game, 2), -1))
    env.reset(seed=4)
    agent = env.agent_selection
    closed = np.flatnonzero(env.last()[0]["action_mask"] == 0)
    env.step(int(closed[0]))
    assert all(env.terminations.values()) and env.rewards[agent] == -1
