"""Every reason for which a move is refused; the state stays as it was."""

from collections.abc import Callable

import pytest
import rules_source
from inkan_play import at, digging, go, new, trip
from scripted_play import no

import tesoro_lab.games.inkan as inkan
from tesoro_lab.engine import IllegalMove, Move
from tesoro_lab.games.inkan import InkanState

FOUND = {"turned": {"LIM": "treasure"}, "treasure": 0}


def won() -> InkanState:
    state = at({**FOUND, "places": ["LIM"]})
    go(state, "fly MPI")
    return state


def arrived(**rules: str) -> InkanState:
    state = at({"places": ["RIO"], "purses": [40 if not rules else 300]}, **rules)
    go(state, *trip("land", 4, "BSB"))
    return state


def thrown() -> InkanState:
    state = at({"places": ["RIO"]})
    go(state, "land", "die 2")
    return state


def guide() -> InkanState:
    state = digging()
    go(state, "disk guide")
    return state


REFUSED: list[tuple[Callable[[], InkanState], str, tuple[str, tuple[object, ...]]]] = [
    (won, "land", ("over", ())),
    (won, "nonsense", ("over", ())),
    (at, "die 3", ("not_chance", ())),
    (at, "disk cup", ("not_chance", ())),
    (arrived, "die 3", ("not_chance", ())),
    (lambda: new(2), "land", ("chance_first", ())),
    (digging, "leave", ("chance_first", ())),
    (at, "roll", ("unknown_move", ("roll",))),
    (digging, "roll", ("unknown_move", ("roll",))),
    (at, "go RIO", ("wrong_moment", ("go",))),
    (at, "leave", ("wrong_moment", ("leave",))),
    (at, "decline", ("wrong_moment", ("decline",))),
    (at, "guide LIM", ("wrong_moment", ("guide",))),
    (arrived, "land", ("wrong_moment", ("land",))),
    (arrived, "stay", ("wrong_moment", ("stay",))),
    (thrown, "pay", ("wrong_moment", ("pay",))),
    (guide, "leave", ("wrong_moment", ("leave",))),
    (digging, "die 3", ("wrong_moment", ("die",))),
    (lambda: new(2), "disk cup", ("wrong_moment", ("disk",))),
    (at, "land 3", ("bad_args", ("land",))),
    (at, "sea RIO", ("bad_args", ("sea",))),
    (at, "drift 2", ("bad_args", ("drift",))),
    (lambda: at(mixed_modes=True), "mixed 2", ("bad_args", ("mixed",))),
    (at, "fly", ("bad_args", ("fly",))),
    (at, "fly Nowhere", ("bad_args", ("fly",))),
    (thrown, "go", ("bad_args", ("go",))),
    (thrown, "go 3", ("bad_args", ("go",))),
    (thrown, "go SAO RIO", ("bad_args", ("go",))),
    (thrown, "go Nowhere", ("bad_args", ("go",))),
    (lambda: at({"places": ["BSB"]}), "pay 100", ("bad_args", ("pay",))),
    (lambda: at({"places": ["BSB"]}), "try 6", ("bad_args", ("try",))),
    (lambda: at({"places": ["BSB"]}), "stay 1", ("bad_args", ("stay",))),
    (arrived, "leave 1", ("bad_args", ("leave",))),
    (guide, "guide Nowhere", ("bad_args", ("guide",))),
    (guide, "decline 1", ("bad_args", ("decline",))),
    (digging, "disk moon", ("bad_args", ("disk",))),
    (lambda: new(2), "die 7", ("impossible_throw", (7,))),
    (lambda: new(2), "die six", ("impossible_throw", ("six",))),
    (lambda: new(2), "die 1 2", ("impossible_throw", (1, 2))),
    (lambda: at({"places": ["GPS"]}), "land", ("no_road_here", ())),
    (lambda: at({"places": ["BSB"]}), "sea", ("no_sea_here", ())),
    (lambda: at({"places": ["BSB"]}), "drift", ("no_sea_here", ())),
    (lambda: at({"places": ["CGB"]}, mixed_modes=True), "mixed", ("no_sea_here", ())),
    (lambda: at({"purses": [99]}), "sea", ("short", (100, 99))),
    (lambda: at({"purses": [99]}), "fly BSB", ("short", (300, 99))),
    (arrived, "pay", ("short", (100, 40))),
    (lambda: at({"places": ["BSB"], "purses": [0]}), "pay", ("short", (100, 0))),
    (lambda: at({"purses": [0]}, mixed_modes=True), "mixed", ("short", (100, 0))),
    (lambda: at(free_sea="penniless"), "drift", ("can_pay_sea", (100,))),
    (at, "mixed", ("no_mixing", ())),
    (at, "fly LIM", ("no_flight", ("LIM",))),
    (thrown, "go LIM", ("out_of_reach", ("LIM", 2))),
    (thrown, "go L31.1", ("out_of_reach", ("L31.1", 2))),
    (at, "pay", ("no_disk_here", ())),
    (at, "try", ("no_disk_here", ())),
    (at, "stay", ("no_disk_here", ())),
    (lambda: arrived(disk_throw="next_turn"), "try", ("try_next_turn", ())),
    (lambda: digging(FOUND), "disk treasure", ("no_such_disk_left", ("treasure",))),
]


@pytest.mark.parametrize(("start", "text", "reason"), REFUSED)
def test_a_refusal_says_why(
    start: Callable[[], InkanState], text: str, reason: tuple[str, tuple[object, ...]]
) -> None:
    assert no(start(), text) == reason


def test_every_code_of_the_rules_is_among_them() -> None:
    assert {code for _, _, (code, _) in REFUSED} == rules_source.reasons(inkan)


def test_a_move_of_strange_values_is_refused_too() -> None:
    state = thrown()
    for move in (Move("go", (None,)), Move("go", (1.5,)), Move("go", (("SAO",),))):  # type: ignore[arg-type]
        assert state.why_not(move) is not None
        with pytest.raises(IllegalMove):
            state.play(move)
