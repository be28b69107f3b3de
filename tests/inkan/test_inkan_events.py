"""What is told, event by event, and that every event of the rules is told somewhere here."""

from collections.abc import Callable
from typing import Any

import pytest
import rules_source
from inkan_play import at, digging, go, new, num, trip

import tesoro_lab.games.inkan as inkan
from tesoro_lab.engine import Event
from tesoro_lab.games.inkan import InkanState

FOUND: dict[str, Any] = {"turned": {"LIM": "treasure"}, "treasure": 0}
RIO, BSB, SSA, IGU, LIM, MPI = map(num, ("RIO", "BSB", "SSA", "IGU", "LIM", "MPI"))
NEXT = ("turn", 1, 2, 1)

Story = list[tuple[Any, ...]]
TOLD: list[tuple[Callable[[], InkanState], tuple[str, ...], Story]] = [
    (
        lambda: new(2),
        ("die 4", "die 4", "die 1", "die 3"),
        [
            ("opening_throw", 0, 4),
            ("opening_throw", 1, 4),
            ("opening_tie", (0, 1)),
            ("opening_throw", 0, 1),
            ("opening_throw", 1, 3),
            ("starts", 1),
            ("turn", 1, 1, 1),
        ],
    ),
    (
        at,
        (*trip("land", 4, "BSB"), "try", "die 3"),
        [("throws", 0, 4, "land"), ("travels", 0, RIO, BSB, "land"), ("tries", 0, 3, False), NEXT],
    ),
    (
        at,
        (*trip("sea", 5, "SSA"), "pay", "disk empty"),
        [
            ("sea_fee", 0, 100),
            ("throws", 0, 5, "sea"),
            ("travels", 0, RIO, SSA, "sea"),
            ("pays_disk", 0, 100),
            ("turns", 0, SSA, "empty"),
            NEXT,
        ],
    ),
    (
        lambda: at(sea_fee="each_voyage"),
        (*trip("sea", 5, "SSA"), "leave"),
        [
            ("sea_fee", 0, 100),
            ("throws", 0, 5, "voyage"),
            ("travels", 0, RIO, SSA, "voyage"),
            ("leaves", 0),
            NEXT,
        ],
    ),
    (
        lambda: at(mixed_modes=True),
        trip("mixed", 1, "S10.1"),
        [
            ("sea_fee", 0, 100),
            ("throws", 0, 1, "mixed"),
            ("travels", 0, RIO, num("S10.1"), "mixed"),
            NEXT,
        ],
    ),
    (
        at,
        ("drift", "go S10.2"),
        [("drifts", 0), ("travels", 0, RIO, num("S10.2"), "sea"), NEXT],
    ),
    (
        at,
        ("fly REC", "try", "die 4", "disk pottery"),
        [
            ("flies", 0, RIO, num("REC"), 300),
            ("tries", 0, 4, True),
            ("turns", 0, num("REC"), "pottery"),
            ("receives", 0, 300),
            NEXT,
        ],
    ),
    (lambda: at({"places": ["BSB"]}), ("stay",), [("stays", 0), NEXT]),
    (
        digging,
        ("disk guide", "guide IGU", "leave"),
        [
            ("turns", 0, BSB, "guide"),
            ("guided", 0, BSB, IGU),
            ("reward", 0, IGU, 200),
            ("leaves", 0),
            NEXT,
        ],
    ),
    (digging, ("disk guide", "decline"), [("turns", 0, BSB, "guide"), ("declines_guide", 0), NEXT]),
    (digging, ("disk treasure",), [("turns", 0, BSB, "treasure"), ("treasure", 0), NEXT]),
    (digging, ("disk sun",), [("turns", 0, BSB, "sun"), ("sun", 0, False), NEXT]),
    (lambda: digging(FOUND), ("disk sun",), [("turns", 0, BSB, "sun"), ("sun", 0, True), NEXT]),
    (digging, ("disk devil",), [("turns", 0, BSB, "devil"), ("devil", 0, 200), NEXT]),
    (digging, ("disk cup",), [("turns", 0, BSB, "cup"), ("receives", 0, 1000), NEXT]),
    (
        lambda: at({**FOUND, "places": ["LIM"]}),
        ("fly MPI",),
        [("flies", 0, LIM, MPI, 300), ("reaches_goal", 0, True), ("game_over", (0,))],
    ),
    (
        lambda: at({**FOUND, "places": ["L29.1"]}, reward_on="pass"),
        trip("land", 2, "L30.1"),
        [
            ("throws", 0, 2, "land"),
            ("travels", 0, num("L29.1"), num("L30.1"), "land"),
            ("reward", 0, IGU, 200),
            NEXT,
        ],
    ),
]


@pytest.mark.parametrize(("start", "moves", "story"), TOLD)
def test_what_is_told(
    start: Callable[[], InkanState], moves: tuple[str, ...], story: Story
) -> None:
    assert go(start(), *moves) == [Event(kind, tuple(data)) for kind, *data in story]


def test_every_event_of_the_rules_is_among_them() -> None:
    assert {kind for _, _, story in TOLD for kind, *_ in story} == rules_source.events(inkan)
