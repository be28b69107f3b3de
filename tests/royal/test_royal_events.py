"""What is told, event by event and in order."""

from collections.abc import Callable
from typing import Any

import pytest
import rules_source
from royal_play import BLUE, FIVE_SHIPS, RED, at, go, num

from tesoro_lab.engine import Event
from tesoro_lab.games import royal
from tesoro_lab.games.royal import ROYAL, RoyalState

Story = list[tuple[Any, ...]]
NEXT = ("turn", 1, 2, 1)


def position(**facts: Any) -> Callable[[], RoyalState]:
    """The position of these facts."""
    rules = facts.pop("rules", {})
    return lambda: at(facts, **rules)


TOLD: list[tuple[Callable[[], RoyalState], tuple[str, ...], Story]] = [
    (lambda: ROYAL.new(4), ("starter 3",), [("starts", 3), ("turn", 3, 1, 1)]),
    (position(), ("draw",), []),
    (
        position(display=[RED, BLUE]),
        ("stop", f"take {RED}", "pass"),
        [("stops", 0, 2), ("takes", 0, num(RED), 1), ("passes", 1), NEXT],
    ),
    (
        position(persons={0: ["sailor-1"]}),
        ("draw", f"card {RED}", "repel"),
        [("draws", 0, num(RED)), ("repels", 0, num(RED))],
    ),
    (
        position(display=[RED], persons={1: ["jester-1", "jester-2"]}),
        ("draw", "card ship-red-3-6"),
        [
            ("draws", 0, num("ship-red-3-6")),
            ("busts", 0, num("ship-red-3-6")),
            ("jester", 1, 2),
            NEXT,
        ],
    ),
    (
        position(coins=[2, 12], persons={0: ["sailor-1"]}),
        ("draw", "card tax-swords", *[f"coin {ship}" for ship in FIVE_SHIPS], "coin jack-1"),
        [
            ("draws", 0, num("tax-swords")),
            ("taxed", 1, 6),
            *[("coin_shown", 1, num(ship)) for ship in FIVE_SHIPS],
            ("coin_shown", 1, num("jack-1")),
            ("tax_bonus", 0, num("tax-swords"), 1),
        ],
    ),
    (
        position(display=FIVE_SHIPS, persons={0: ["admiral-1", "admiral-2"]}),
        ("stop",),
        [("stops", 0, 5), ("admiral", 0, 4)],
    ),
    (
        position(display=["sailor-1"], coins=[0, 4]),
        ("stop", "pass", "hire sailor-1", "coin jack-1", "coin jack-1", "coin jack-1"),
        [
            ("stops", 0, 1),
            ("passes", 0),
            ("hires", 1, num("sailor-1"), 3),
            ("fee", 1, 0, 1),
            *[("coin_shown", 1, num("jack-1"))] * 3,
            NEXT,
        ],
    ),
    (
        position(display=[RED], persons={1: ["trader-red-1"]}),
        ("stop", "pass", f"take {RED}"),
        [("stops", 0, 1), ("passes", 0), ("takes", 1, num(RED), 2), ("fee", 1, 0, 1), NEXT],
    ),
    (
        position(expeditions=["expedition-cc"], persons={0: ["priest-1", "jack-1"]}),
        ("claim expedition-cc priest-1 jack-1",),
        [("claims", 0, num("expedition-cc"), (num("priest-1"), num("jack-1")), 2)],
    ),
    (
        position(display=["ship-red-2-3"], coins=[60, 58]),
        ("stop", "take ship-red-2-3"),
        [
            ("stops", 0, 1),
            ("takes", 0, num("ship-red-2-3"), 2),
            ("reshuffle", 1),
            ("no_coins", 0),
            NEXT,
        ],
    ),
    (
        position(
            turn=1,
            persons={0: ["sailor-3", "pirate-3", "jester-3"], 1: ["jester-2"]},
            display=["mademoiselle-3"],
            coins=[10, 0],
            rules={"governor_scope": "any_turn"},
        ),
        ("stop", "pass", "hire mademoiselle-3", *["coin settler-1"] * 5, *["coin priest-1"] * 4),
        [
            ("stops", 1, 1),
            ("passes", 1),
            ("hires", 0, num("mademoiselle-3"), 9),
            ("fee", 0, 1, 1),
            ("last_round", 0, 12),
            *[("coin_shown", 0, num("settler-1"))] * 5,
            *[("coin_shown", 0, num("priest-1"))] * 4,
            ("game_over", (0,)),
        ],
    ),
]


@pytest.mark.parametrize(("start", "moves", "story"), TOLD)
def test_what_is_told(
    start: Callable[[], RoyalState], moves: tuple[str, ...], story: Story
) -> None:
    assert go(start(), *moves) == [Event(kind, tuple(data)) for kind, *data in story]


def test_every_event_of_the_rules_is_among_them() -> None:
    assert {kind for _, _, story in TOLD for kind, *_ in story} == rules_source.events(royal)
