"""Every reason that the rules can give, with the state left as it was."""

from collections.abc import Callable

import pytest
import rules_source
from royal_play import RED, YELLOW, at, go, shown
from scripted_play import no

from tesoro_lab.engine import Reason
from tesoro_lab.games import royal
from tesoro_lab.games.royal import ROYAL, RoyalState


def position(moves: tuple[str, ...] = (), **facts: object) -> Callable[[], RoyalState]:
    """The position that follows from the facts when these moves are played."""
    rules = facts.pop("rules", {})

    def play() -> RoyalState:
        state = at(facts, **rules)  # type: ignore[arg-type]
        go(state, *moves)
        return state

    return play


def over() -> RoyalState:
    state = at({"turn": 1, "persons": {1: ["sailor-3", "pirate-3", "admiral-3", "admiral-3"]}})
    go(state, "draw", f"card {RED}", "stop", f"take {RED}")
    assert state.over
    return state


TRADE = position(("stop",), display=[RED, "governor-0"])
FOREIGN = position(("stop", "pass"), display=[RED, "governor-0"], coins=[0, 8])
THREAT = position(("draw", f"card {RED}"), display=[RED], persons={0: ["sailor-1"]})
AA = {"expeditions": ["expedition-aa"], "persons": {0: ["captain-1", "captain-1", "sailor-1"]}}

REFUSALS: list[tuple[Callable[[], RoyalState], str, Reason]] = [
    (over, "draw", Reason("over")),
    (over, "nonsense", Reason("over")),
    (position(), f"card {RED}", Reason("not_chance")),
    (position(), "starter 0", Reason("not_chance")),
    (position(), "coin jack-1", Reason("not_chance")),
    (position(("draw",)), "stop", Reason("chance_first")),
    (lambda: ROYAL.new(2), "draw", Reason("chance_first")),
    (lambda: ROYAL.new(2), f"card {RED}", Reason("wrong_moment", ("card",))),
    (lambda: ROYAL.new(2), "starter 2", Reason("bad_args", ("starter",))),
    (lambda: ROYAL.new(2), "starter -1", Reason("bad_args", ("starter",))),
    (position(), "swim", Reason("unknown_move", ("swim",))),
    (position(("draw",)), "swim", Reason("unknown_move", ("swim",))),
    (position(), "pass", Reason("wrong_moment", ("pass",))),
    (position(), "bust", Reason("wrong_moment", ("bust",))),
    (position(), "end", Reason("wrong_moment", ("end",))),
    (position(), f"take {RED}", Reason("wrong_moment", ("take",))),
    (position(), "hire jack-1", Reason("wrong_moment", ("hire",))),
    (TRADE, "draw", Reason("wrong_moment", ("draw",))),
    (TRADE, "stop", Reason("wrong_moment", ("stop",))),
    (THREAT, "draw", Reason("wrong_moment", ("draw",))),
    (THREAT, "stop", Reason("wrong_moment", ("stop",))),
    (position(("draw",)), "coin jack-1", Reason("wrong_moment", ("coin",))),
    (position(), "draw 1", Reason("bad_args", ("draw",))),
    (position((), display=[RED]), "stop now", Reason("bad_args", ("stop",))),
    (THREAT, f"repel {RED}", Reason("bad_args", ("repel",))),
    (THREAT, "bust 1", Reason("bad_args", ("bust",))),
    (TRADE, "pass 1", Reason("bad_args", ("pass",))),
    (TRADE, "take", Reason("bad_args", ("take",))),
    (TRADE, f"take {RED} {RED}", Reason("bad_args", ("take",))),
    (TRADE, "take raft", Reason("bad_args", ("take",))),
    (TRADE, "hire 7", Reason("bad_args", ("hire",))),
    (position(("draw",)), "card", Reason("bad_args", ("card",))),
    (position(("draw",)), "card raft", Reason("bad_args", ("card",))),
    (position(), "claim", Reason("bad_args", ("claim",))),
    (position(), "claim raft", Reason("bad_args", ("claim",))),
    (position((), coins=[100, 19]), "draw", Reason("no_cards_left")),
    (position(), "stop", Reason("first_card")),
    (position(), "repel", Reason("not_just_drawn")),
    (position((), display=[RED]), "repel", Reason("not_just_drawn")),
    (TRADE, "repel", Reason("not_just_drawn")),
    (position((), display=[RED], fresh=True), "repel", Reason("swords_short", (RED, 0))),
    (
        position(
            ("draw", f"card {RED}"),
            display=[RED],
            persons={0: ["sailor-1"]},
            rules={"refuse_repel": False},
        ),
        "bust",
        Reason("must_repel"),
    ),
    (
        position(("draw",), discards={"governor-0": 4}),
        "card governor-0",
        Reason("card_not_unseen", ("governor-0",)),
    ),
    (position(("draw",)), "card expedition-ach", Reason("card_not_unseen", ("expedition-ach",))),
    (TRADE, f"take {YELLOW}", Reason("not_in_harbour", (YELLOW,))),
    (TRADE, "hire jack-1", Reason("not_in_harbour", ("jack-1",))),
    (TRADE, "take governor-0", Reason("not_a_ship", ("governor-0",))),
    (TRADE, f"hire {RED}", Reason("not_a_person", (RED,))),
    (TRADE, "hire governor-0", Reason("short", (8, 3))),
    (FOREIGN, "hire governor-0", Reason("short", (9, 8))),
    (FOREIGN, "claim expedition-aa captain-1 captain-1", Reason("not_your_turn")),
    (
        position(),
        "claim expedition-aa captain-1 captain-1",
        Reason("no_such_expedition", ("expedition-aa",)),
    ),
    (position(), "claim jack-1", Reason("no_such_expedition", ("jack-1",))),
    (
        position((), **AA),
        "claim expedition-aa captain-1 jack-1",
        Reason("not_your_person", ("jack-1",)),
    ),
    (
        position((), **AA),
        "claim expedition-aa captain-1 sailor-1",
        Reason("wrong_party", ("expedition-aa",)),
    ),
    (
        position((), expeditions=["expedition-aa"], persons={0: ["captain-1", "jack-1"]}),
        "claim expedition-aa jack-1 captain-1",
        Reason("party_order", ("expedition-aa",)),
    ),
]


@pytest.mark.parametrize(("start", "move", "reason"), REFUSALS)
def test_a_refusal(start: Callable[[], RoyalState], move: str, reason: Reason) -> None:
    assert no(start(), move) == reason


def test_every_reason_of_the_rules_is_among_them() -> None:
    codes = rules_source.reasons(royal) | {"not_a_ship", "not_a_person"}
    assert {reason.code for _, _, reason in REFUSALS} == codes


def test_a_refused_draw_of_chance_leaves_the_pile() -> None:
    state = at()
    shown(state, "expedition-aa")
    go(state, "draw")
    assert no(state, "card expedition-aa").code == "card_not_unseen"
