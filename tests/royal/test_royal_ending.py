"""The end: twelve shields, the rest of the round, ties, and the variant with an expedition."""

import pytest
from royal_play import OFFICIAL, RED, asked, at, go, num, pay
from scripted_play import code, kinds, told

from tesoro_lab.games.royal import ROYAL, RoyalRules

ELEVEN = ["sailor-3", "pirate-3", "jester-3", "sailor-2"]
"""Three cards of three shields and one of two."""


@pytest.mark.parametrize("rules", [{}, OFFICIAL])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_the_round_is_finished_after_twelve_shields(
    seats: int, first: int, rules: dict[str, object]
) -> None:
    """The player to the right of the one who began is the last, whoever got there."""
    for turn in range(seats):
        state = at(
            {
                "seats": seats,
                "turn": turn,
                "first": first,
                "persons": {turn: ELEVEN},
                "display": ["sailor-1"],
            },
            **rules,
        )
        events = go(state, "stop", "hire sailor-1") + pay(state)
        assert told(events, "last_round") == [(turn, 12)]
        left = (first - turn - 1) % seats
        for _ in range(left):
            assert state.seat is not None
            go(state, "draw", "card governor-0", "stop", *["pass"] * seats)
        assert state.seat is None
        assert state.winners() == (turn,)
        assert state.frame is None


def test_the_twelfth_shield_hired_at_anothers_harbour() -> None:
    state = at(
        {
            "seats": 3,
            "turn": 0,
            "persons": {2: ELEVEN},
            "display": ["settler-1"],
            "coins": [3, 3, 5],
        }
    )
    events = go(state, "stop", "pass", "pass", "hire settler-1") + pay(state)
    assert told(events, "last_round") == [(2, 12)]
    assert state.active == 1
    for _ in range(2):
        go(state, "draw", f"card {RED}", "stop", "pass", "pass", "pass")
    assert state.winners() == (2,)


def test_a_claim_may_bring_the_twelfth_shield() -> None:
    crew = [*ELEVEN[:3], "settler-1", "settler-1"]
    state = at({"persons": {1: crew}, "turn": 1, "expeditions": ["expedition-hh"]})
    events = go(state, "claim expedition-hh settler-1 settler-1")
    assert told(events, "last_round") == [(1, 13)]
    events = go(state, "draw", f"card {RED}", "stop", "pass", "pass")
    assert kinds(events)[-1] == "game_over"
    assert state.winners() == (1,)


def test_others_may_overtake_in_the_last_round() -> None:
    state = at(
        {
            "persons": {0: [*ELEVEN, "sailor-1"], 1: ["pirate-2", "admiral-3", "admiral-3"]},
            "claimed": {1: ["expedition-aa"]},
            "turn": 1,
            "display": ["jester-1"],
            "coins": [40, 5],
        }
    )
    assert state.last_round
    go(state, "stop", "hire jester-1")
    pay(state)
    assert state.standing() == ((12, 41), (13, 0))
    assert state.winners() == (1,)


@pytest.mark.parametrize(
    ("coins", "winners"),
    [([5, 4, 4], (0,)), ([4, 5, 4], (1,)), ([4, 4, 9], (0, 1)), ([0, 0, 0], (0, 1))],
)
def test_a_tie_is_broken_by_coins_and_else_shared(
    coins: list[int], winners: tuple[int, ...]
) -> None:
    state = at(
        {
            "seats": 3,
            "turn": 2,
            "coins": coins,
            "persons": {
                0: [*ELEVEN, "sailor-1"],
                1: ["admiral-3", "admiral-3", "mademoiselle-3", "mademoiselle-3"],
            },
            "display": [RED],
        }
    )
    go(state, "stop", "pass", "pass")
    events = go(state, "pass")
    assert told(events, "game_over") == [(winners,)]
    assert state.winners() == winners
    assert code(state, "draw") == "over"


def test_governors_carry_no_shield_and_expeditions_do() -> None:
    state = at({"persons": {0: ["governor-0"] * 4}, "claimed": {1: ["expedition-aah"]}})
    assert state.standing() == ((0, 3), (6, 3))


def test_in_the_variant_the_end_needs_an_expedition() -> None:
    facts = {"persons": {0: ELEVEN}, "display": ["sailor-1"], "turn": 0}
    state = at(facts, expedition_needed_to_win=True)
    events = go(state, "stop", "hire sailor-1") + pay(state)
    assert told(events, "last_round") == []
    go(state, "draw", f"card {RED}", "stop", "pass", "pass")
    assert asked(state) == "Discover"
    assert state.round == 2


def test_in_the_variant_only_those_with_an_expedition_win() -> None:
    facts = {
        "persons": {
            0: [*ELEVEN, "mademoiselle-3"],
            1: ["admiral-3", "admiral-2", "admiral-2", "settler-1", "settler-1"],
        },
        "expeditions": ["expedition-hh"],
        "turn": 1,
    }
    for bare, winners in ((True, (1,)), (False, (0,))):
        state = at(facts, expedition_needed_to_win=bare)
        go(state, "claim expedition-hh settler-1 settler-1")
        if bare:
            assert not state.last_round  # eleven shields
            state = at(facts | {"claimed": {1: ["expedition-aa"]}}, expedition_needed_to_win=True)
            assert state.last_round
        go(state, "draw", f"card {RED}", "stop", "pass", "pass")
        assert state.winners() == winners


def test_turns_and_rounds_are_counted_and_the_starter_is_drawn() -> None:
    state = ROYAL.new(3)
    chance = state.chance()
    assert {move.text: weight for move, weight in chance.weights.items()} == {
        "starter 0": 1,
        "starter 1": 1,
        "starter 2": 1,
    }
    assert (state.turn, state.round) == (0, 0)
    events = go(state, "starter 2")
    assert [tuple(event) for event in events] == [("starts", (2,)), ("turn", (2, 1, 1))]
    order = []
    for _ in range(6):
        order.append((state.active, state.turn, state.round))
        go(state, "draw", "card jack-1" if len(order) <= 3 else f"card {RED}", "stop")
        go(state, *["pass"] * 3)
    assert order == [(2, 1, 1), (0, 2, 1), (1, 3, 1), (2, 4, 2), (0, 5, 2), (1, 6, 2)]


def test_the_presets() -> None:
    assert RoyalRules().to_dict() == {
        "governor_scope": "own_turn",
        "admiral_scope": "own_turn",
        "refuse_repel": True,
        "new_governor_counts": True,
        "new_admiral_paid": False,
        "claim_after_bust": False,
        "expedition_needed_to_win": False,
    }
    changed = {"governor_scope": "any_turn", "admiral_scope": "any_turn"}
    assert RoyalRules.official().to_dict() == RoyalRules().to_dict() | changed


def test_the_ending_says_what_was_picked_last() -> None:
    state = at({"turn": 1, "persons": {1: ELEVEN}, "display": ["sailor-1"]})
    events = go(state, "stop", "hire sailor-1") + pay(state)
    assert kinds(events) == [
        *("stops", "hires", "last_round", "coin_shown", "coin_shown", "coin_shown", "game_over"),
    ]
    assert told(events, "hires") == [(1, num("sailor-1"), 3)]
