"""The environments for learning machines: what agents may do, see and win."""

import subprocess
import sys
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from test_learn_conformance import TABLES, played

import tesoro_lab as tl
from tesoro_lab import games, learn
from tesoro_lab.engine import CHANCE, Match, Stream
from tesoro_lab.games import game as find_game
from tesoro_lab.games.royal import RoyalRules
from tesoro_lab.games.ruta import RutaRules
from tesoro_lab.learn.games import of_state

CASES = [*[(game, seats, None) for game, seats in TABLES]]
CASES += [
    ("ruta", 3, RutaRules(trading_opens="any_time", toll_claim="manual", fine_then="next_turn")),
    ("ruta", 3, RutaRules(quick_game="clock")),
    ("inkan", 3, tl.InkanRules(mixed_modes=True, sea_fee="each_voyage")),
    ("royal", 3, RoyalRules(claim_after_bust=True)),
]


def at(game, facts, rules=None):
    """An environment in which every game begins at this scenario, reset."""
    start = find_game(game).scenario(facts, rules)
    env = learn.env(game, len(start.standing()), start=start)
    env.reset(seed=1)
    return env


def open_names(env):
    names = learn.menu(env.unwrapped.match.game.name, len(env.possible_agents))
    seen = env.last()[0]
    return [names[action] for action in np.flatnonzero(seen["action_mask"])]


def do(env, name):
    game = env.unwrapped.match.game.name
    env.step(learn.menu(game, len(env.possible_agents)).index(name))


def part(env, agent, name):
    """The numbers of one part of what the agent sees."""
    seats = len(env.unwrapped.match.names)
    (field,) = [
        field for field in learn.fields(env.unwrapped.match.game.name, seats) if field.name == name
    ]
    return env.observe(agent)["observation"][field.first : field.first + field.size].tolist()


@pytest.mark.parametrize(("game", "seats", "rules"), CASES)
def test_the_menu_has_every_move_that_can_be_listed(game, seats, rules):
    state = find_game(game).new(seats, rules, None)
    menu = of_state(game, state).menu
    rng = Stream(f"menu {game} {seats}")
    assert len(set(menu.names)) == len(menu.names)
    for _ in range(600):
        if state.seat is None:
            break
        if state.seat == CHANCE:
            state.play(state.draw(rng))
            continue
        legal = state.legal()
        offered = menu.offered(state, True)
        assert offered and all(move in legal for move in offered.values())
        kept = [move for move in legal.moves if move.kind != "claim" or game == "ruta"]
        assert set(kept) <= set(offered.values())
        for action, move in offered.items():
            assert menu.move(action) in (move, None)
        state.play(
            offered[rng.choice(sorted(offered))] if rng.random() < 0.5 else legal.sample(rng)
        )


@pytest.mark.parametrize(("game", "seats", "rules"), CASES)
def test_observations_keep_to_their_space(game, seats, rules):
    env = learn.env(game, seats, rules=rules)
    env.reset(seed=2)
    for agent, seen, _, _ in played(env, 200, np.random.default_rng(2)):
        assert env.observation_space(agent).contains(seen)
        others = [other for other in env.agents if other != agent]
        assert all(not env.observe(other)["action_mask"].any() for other in others)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_fields_say_what_stands_where(game, seats):
    found = learn.fields(game, seats)
    assert found[0].first == 0 and all(field.size and field.meaning for field in found)
    for one, two in pairwise(found):
        assert two.first == one.first + one.size
    size = found[-1].first + found[-1].size
    assert learn.env(game, seats).observation_space("seat_0")["observation"].shape == (size,)


@pytest.mark.parametrize("game", games.names())
def test_nothing_of_what_chance_will_bring_is_seen(game):
    """After the same moves, every observation is the same whatever the seed."""
    match = tl.new_match(game, ["Ana", "Luis", "Eva"], seed=5)
    layout = of_state(game, match.state)
    rng = Stream("secret")
    while not match.over and match.cursor < 300:
        if match.seat == CHANCE:
            match.step()
        else:
            match.play(match.legal().sample(rng))
    twin = Match(match.game, match.state_at(0), match.names, seed="another")
    for move in match.moves:
        for seat in range(3):
            seen = layout.look(twin.state, seat, True)
            assert seen == layout.look(twin.branch(luck="new").state, seat, True)
        twin.play(move)
    assert layout.look(twin.state, 0, True) == layout.look(match.state, 0, True)


def test_a_seat_sees_itself_first():
    env = at("ruta", {"seats": 3, "purses": [1000, 20_000, 300_000], "owners": {1: 1, 3: 2}})
    assert part(env, "seat_0", "purses") == pytest.approx([0.002, 0.04, 0.6])
    assert part(env, "seat_1", "purses") == pytest.approx([0.04, 0.6, 0.002])
    owners = np.reshape(part(env, "seat_2", "owners"), (3, 28))
    assert [row.tolist().count(1) for row in owners] == [1, 0, 1]
    assert owners[0][1] == owners[2][0] == 1


def test_what_lies_face_down_is_seen_as_chances():
    env = learn.env("ruta", 2)
    env.reset(seed=1)
    assert sum(part(env, "seat_0", "piles")) == pytest.approx(2)
    inkan = learn.env("inkan", 2)
    inkan.reset(seed=1)
    assert part(inkan, "seat_0", "hidden") == pytest.approx([1, 1, 1, 1, 1, 1, 1, 0.9])


def test_bids_have_fixed_sizes():
    state = find_game("ruta").scenario({"seats": 2, "purses": [8000, 7350]})
    menu = of_state("ruta", state).menu

    def bids():
        found = menu.offered(state, True)
        return {menu.names[action]: move.text for action, move in found.items()}

    for move in ("roll", "dice 1 2", "auction"):
        state.play(tl.Move.parse(move))
    assert bids() == {
        "pass": "pass",
        "bid least": "bid 100",
        "bid +1000": "bid 1100",
        "bid +5000": "bid 5100",
        "bid most": "bid 7300",
    }
    state.play(tl.Move.parse("bid 7300"))
    assert bids() == {"pass": "pass", "bid least": "bid 7400", "bid most": "bid 8000"}


ESTATE = {"seats": 3, "owners": {1: 0, 3: 1, 6: 2}, "purses": [10_000, 9000, 300_000]}


def test_offers_have_fixed_sizes_and_come_once_a_turn():
    env = at("ruta", ESTATE, RutaRules(trading_opens="any_time"))
    price = env.unwrapped.match.board.price
    names = open_names(env)
    assert "get 3 for 100%" in names and "sell 1 to 2 for 200%" in names
    assert "swap 1 for 6" in names and "swap 6 for 1" not in names
    assert "sell 1 to 1 for 150%" in names and "sell 1 to 1 for 200%" not in names  # 9,000 reales
    assert part(env, "seat_0", "may_offer") == [1]
    do(env, "sell 1 to 2 for 200%")
    assert env.agent_selection == "seat_2"
    assert part(env, "seat_2", "rivals") == [0, 1, 0, 0, 0, 0]
    do(env, "accept")
    assert env.unwrapped.match.state.owner[1] == 2
    assert env.unwrapped.match.state.purses[0] == 10_000 + 2 * price[1]
    assert part(env, "seat_0", "may_offer") == [0]
    assert not [name for name in open_names(env) if " for " in name]


def test_an_expedition_takes_the_party_that_is_missed_least():
    env = at(
        "royal",
        {"seats": 2, "persons": {0: ["captain-1", "captain-1", "jack-1"]},
         "expeditions": ["expedition-aa"]},
    )  # fmt: skip
    assert open_names(env) == ["draw", "claim expedition-aa"]
    legal = [move for move in env.unwrapped.match.legal() if move.kind == "claim"]
    assert len(legal) == 2
    do(env, "claim expedition-aa")
    assert env.unwrapped.match.moves[-1].text == "claim expedition-aa captain-1 captain-1"


@pytest.mark.parametrize(("game", "seats"), [("royal", 2), ("royal", 5), ("inkan", 3), ("ruta", 2)])
def test_the_losers_stakes_go_to_the_winners(game, seats):
    env = learn.env(game, seats, max_rounds=2000)
    env.reset(seed=9)
    got = dict.fromkeys(env.agents, 0.0)
    for agent, _, reward, _ in played(env, 100_000, np.random.default_rng(9)):
        got[agent] += reward
    winners = env.unwrapped.match.state.winners()
    assert env.unwrapped.match.over and not env.agents
    stake = Fraction(1, seats - 1)
    won = stake * (seats - len(winners)) / len(winners)
    for agent, reward in got.items():
        assert reward == pytest.approx(float(won if int(agent[5:]) in winners else -stake))
    assert sum(got.values()) == pytest.approx(0)


def test_a_game_is_cut_off_without_a_reward():
    env = learn.env("inkan", 2, max_rounds=2)
    env.reset(seed=1)
    seen = [(agent, reward) for agent, _, reward, _ in played(env, 100, np.random.default_rng(1))]
    assert not env.agents and not env.unwrapped.match.over
    assert env.unwrapped.match.state.round == 3
    assert all(reward == 0 for _, reward in seen)
    assert sorted([agent for agent, _ in seen[-2:]]) == ["seat_0", "seat_1"]


def test_bots_may_play_the_other_seats():
    env = learn.env("ruta", ["Ana", "bot:merchant", "bot:merchant"], max_rounds=60)
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0"]
    asked = {agent for agent, *_ in played(env, 3000, np.random.default_rng(1))}
    assert asked == {"seat_0"} and not env.agents
    assert len(env.unwrapped.match.moves) > 500


def test_a_seed_gives_the_same_games_as_an_experiment():
    env = learn.env("royal", 3)
    seeds = []
    for seed in (7, None, None, 7):
        env.reset(seed=seed)
        seeds.append(env.unwrapped.match.seed)
    assert seeds == ["7/0", "7/1", "7/2", "7/0"]
    one, two = learn.env("royal", 3), learn.env("royal", 3)
    one.reset(), two.reset()
    assert one.unwrapped.match.seed != two.unwrapped.match.seed


def test_a_closed_action_is_refused_with_the_reason():
    env = learn.env("ruta", 2)
    env.reset(seed=1)
    before = env.unwrapped.match.to_dict()
    names = learn.menu("ruta", 2)
    with pytest.raises(tl.TesoroError, match=r"Action 0, 'roll'|not open") as caught:
        env.step(names.index("build 1"))
    said = str(caught.value)
    assert "'build 1'" in said and "seat_" in said and "mask is 1" in said
    for action, words in ((10**6, "from 0 to"), (-1, "from 0 to"), (None, "from 0 to")):
        with pytest.raises(tl.TesoroError, match=words):
            env.step(action)
    with pytest.raises(tl.TesoroError, match="among the bids"):
        env.step(names.index("bid least"))
    assert env.unwrapped.match.to_dict() == before
    env.step(names.index("roll"))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"seats": 1}, "for 2 to 6 players"),
        ({"seats": ["bot:random", "bot:random"]}, "leave at least one"),
        ({"max_rounds": 0}, "max_rounds"),
        ({"render_mode": "rgb_array"}, "render_mode"),
    ],
)
def test_wrong_arguments_are_refused(words, said):
    with pytest.raises(tl.TesoroError, match=said):
        learn.env("ruta", **words)
    with pytest.raises(tl.TesoroError, match="no game"):
        learn.env("chess")


def test_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo.utils.wrappers", None)
    with pytest.raises(tl.TesoroError, match=r"tesoro-lab\[learn\]"):
        learn.env("ruta")


def test_menus_and_fields_need_no_numpy():
    code = (
        "import sys; from tesoro_lab import learn; learn.menu('ruta', 4), learn.fields('inkan', 3);"
        "print([name for name in ('numpy', 'pettingzoo', 'pandas') if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_nothing_to_render_is_refused():
    env = learn.env("ruta")
    env.reset(seed=1)
    with pytest.raises(tl.TesoroError, match="ansi"):
        env.render()
    env.close()
