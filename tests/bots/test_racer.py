"""The racer as any bot, and what it should do in positions where that is clear."""

from typing import Any

from bot_suite import BotContract

from tesoro_lab.bots import find
from tesoro_lab.bots.inkan.explorer import view as seen_by_explorer
from tesoro_lab.bots.inkan.racer import view
from tesoro_lab.engine import Stream
from tesoro_lab.games.inkan import INKAN, InkanRules
from tesoro_lab.lab import simulate

racer = find("inkan", "racer")


class TestRacer(BotContract):
    game = "inkan"
    bot = "racer"
    choices = (
        None,
        InkanRules("next_turn", "each_voyage", "penniless", "any", "pass", mixed_modes=True),
    )
    moves = 200


def position(**facts: Any) -> Any:
    return INKAN.scenario(facts)


FOUND = {"turned": {"Lima": "treasure"}}


def test_with_the_treasure_it_races_whatever_it_costs() -> None:
    state = position(**FOUND, treasure=0, places={0: "UIO"}, purses={0: 2000})
    assert racer(state, Stream("any")).text.startswith("fly ")


def test_disks_near_machu_picchu_are_worth_more_to_it() -> None:
    state = position()
    beyond = view(state, 0).beyond
    near, far = state.board.dot("TIT"), state.board.dot("FLK")
    assert beyond[near] < beyond[far]


def beyond_of(state: Any, place: str) -> float:
    return view(state, 0).beyond[state.board.dot(place)]


def test_the_nearer_a_rival_is_to_winning_the_less_a_far_disk_is_worth() -> None:
    """What matters then is to have a sun home before the rival, so it hunts close to home."""

    def extra(rival: str) -> float:
        state = position(**FOUND, treasure=1, places={1: rival}, purses={0: 0, 1: 0})
        return beyond_of(state, "HOR") - beyond_of(state, "TIT")

    far, near = extra("FLK"), extra("TIT")
    assert near > 0
    assert near != far


def test_it_looks_further_ahead_than_the_explorer() -> None:
    """Two disks as near as each other to a third: only the racer asks what lies beyond them."""
    state = position()
    assert view(state, 0).disks == seen_by_explorer(state, 0).disks
    assert view(state, 0).beyond != seen_by_explorer(state, 0).beyond


def test_it_is_no_worse_than_explorers_and_far_better_than_chance() -> None:
    """How much better it is takes thousands of games to show: see the ladder in the README."""
    results = simulate("inkan", ["racer", "random"], games=30, seed="beats", progress=False)
    assert results.wins(0).interval.low > 0.75
    results = simulate("inkan", ["racer", "explorer"], games=120, seed="even", progress=False)
    assert results.wins(0).interval.high > 0.5
