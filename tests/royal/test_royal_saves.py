"""The state as JSON and back; whatever is missing, of a wrong type or out of range is refused."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from royal_play import BLUE, FIVE_SHIPS, RED, YELLOW, asked, at, go, num
from saves_contract import MomentsContract, SavesContract, refusal, saved

from tesoro_lab.games.royal import ROYAL, RoyalState
from tesoro_lab.games.royal.save import PLAIN_FIELDS

refused = partial(refusal, ROYAL)
"""The sentence by which this save is refused."""


def played(*moves: str, rules: dict[str, Any] | None = None, **facts: Any) -> RoyalState:
    state = at(facts, **(rules or {}))
    go(state, *moves)
    return state


def over() -> RoyalState:
    crew = {1: ["sailor-3", "pirate-3", "admiral-3", "admiral-3"]}
    return played("stop", "pass", "pass", turn=1, persons=crew, display=[RED])


def leaving() -> RoyalState:
    state = played(
        "stop",
        "hire captain-1",
        persons={0: ["captain-1"]},
        expeditions=["expedition-aa"],
        display=["captain-1"],
        coins=[4, 3],
    )
    go(state, *["coin jack-1"] * 3, "coin sailor-1")
    return state


AFTER_BUST = {"claim_after_bust": True}
MOMENTS: dict[str, Callable[[], RoyalState]] = {
    "Starter": lambda: ROYAL.new(5),
    "Discover": at,
    "Discover with a ship": lambda: played("draw", f"card {RED}", persons={0: ["sailor-1"]}),
    "Reveal": lambda: played("draw"),
    "Threat": lambda: played("draw", f"card {RED}", display=[RED], persons={0: ["sailor-1"]}),
    "Trade": lambda: played("stop", display=FIVE_SHIPS),
    "Trade of another": lambda: played("stop", "pass", display=FIVE_SHIPS),
    "Coin": lambda: played("stop", "hire sailor-1", display=["sailor-1", *FIVE_SHIPS]),
    "Coin of a tax": lambda: played("draw", "card tax-swords", coins=[12, 12]),
    "Busted": lambda: played("draw", f"card {RED}", display=[RED], rules=AFTER_BUST),
    "Leaving": leaving,
    "NoneType": over,
}


OTHERS = {"is": "Others", "active": 1, "seats": [0]}
TRADE = {"is": "Trade", "seat": 2, "active": 1, "picks": 1}
WRONG: list[tuple[tuple[Any, ...], Any, str]] = [
    (("version",), 2, "'version' is 2"),
    (("pools",), [], "'pools'"),
    (("pools", 0), [], "'pools'"),
    (("pools", 0, 0), -1, "unseen cards"),
    (("pools", 0, 0), True, "'pools[0][0]' must be a whole number"),
    (("pools", 0, num(RED)), 3, "There are"),
    (("oldest",), -1, "'oldest' cannot be less than 0"),
    (("oldest",), 1, "of pool 0, which cannot be"),
    (("pile",), 3, "another number of unseen cards"),
    (("pile",), -1, "'pile' cannot be less than 0"),
    (("discards",), [0], "'discards'"),
    (("discards", 0), -1, "discards"),
    (("discards", 0), 3, "There are 4 cards of ship-yellow-1-1"),
    (("display",), [], "cards of"),
    (("display", 0), 62, "Card 62 is not in the deck"),
    (("display", 0), -1, "Card -1 is not in the deck"),
    (("display", 0), RED, "'display[0]' must be a whole number"),
    (("drawn",), -1, "'drawn' cannot be less than 0"),
    (("open_expeditions",), [num("expedition-cc"), num("expedition-aa")], "'open_expeditions'"),
    (("open_expeditions",), [99], "Card 99"),
    (("persons",), [[], []], "'persons' must have 3 entries"),
    (("persons", 0), [num("sailor-1"), num("jack-1")], "'persons' must list its cards in order"),
    (("persons", 0, 0), 99, "Card 99"),
    (("claimed",), [[]], "'claimed' must have 3 entries"),
    (("claimed", 2, 0), num("jack-1"), "There are 4 cards of jack-1"),
    (("coins",), [[]], "'coins' must list 2 to 5 seats, not 1"),
    (("coins",), [[]] * 6, "'coins' must list 2 to 5 seats, not 6"),
    (("coins", 0), [[0, 1], [0, 3]], "which cannot be"),
    (("coins", 0), [[0, 0]], "which cannot be"),
    (("coins", 0), [[1, 4]], "which cannot be"),
    (("coins", 0), [[0, 5]], "another number of unseen cards"),
    (("coins", 0), [[0]], "'coins[0][0]' must be a list of 2"),
    (("active",), 3, "'active' names seat 3, but the seats are 0 to 2"),
    (("active",), -1, "'active' names seat -1"),
    (("active",), 0, "The harbour is that of seat 0"),
    (("first",), 3, "'first' names seat 3"),
    (("first",), -1, "'first' names seat -1"),
    (("last_round",), 0, "'last_round' must be true or false"),
    (("last_round",), True, "Nobody has the shields"),
    (("turn",), -1, "'turn' cannot be less than 0"),
    (("round",), -1, "'round' cannot be less than 0"),
    (("won",), [1], "either goes on or has been won"),
    (("won",), [3], "'won' names seat 3"),
    (("stack",), [], "either goes on or has been won"),
    (("stack",), [OTHERS], "nobody decides"),
    (("stack",), [{"is": "NextTurn"}], "nobody decides"),
    (("stack",), [TRADE], "Trade cannot be pending there"),
    (("stack",), [TRADE, TRADE], "Trade cannot be pending there"),
    (("stack",), [OTHERS, {"is": "Discover", "seat": 1, "fresh": False}], "Discover cannot be"),
    (("stack",), [{"is": "Discover", "seat": 0, "fresh": False}], "it is the turn of seat 1"),
    (("stack",), [{"is": "Discover", "seat": -1, "fresh": False}], "'stack' names seat -1"),
    (("stack",), [{"is": "Discover", "seat": 3, "fresh": False}], "'stack' names seat 3"),
    (("stack",), [{"is": "Discover", "seat": 1}], "'stack[0]' must be a Discover with"),
    (("stack",), [{"is": "Threat", "seat": 1}], "threat"),
    (("stack",), [{"is": "Reveal", "drawer": 0}], "it is the turn of seat 1"),
    (("stack",), [{"is": "Reveal", "drawer": 5}], "'stack' names seat 5"),
    (("stack",), [{"is": "Busted", "seat": 2}], "it is the turn of seat 1"),
    (("stack",), [{"is": "Coin", "payer": 0, "left": 1}], "Coin cannot be pending there"),
    (("stack",), [OTHERS, {"is": "Coin", "payer": 0, "left": 5}], "must pay 5 coins but has 4"),
    (("stack",), [OTHERS, {"is": "Coin", "payer": 0, "left": 0}], "must pay 0 coins"),
    (("stack",), [OTHERS, {"is": "Coin", "payer": 3, "left": 1}], "'stack' names seat 3"),
    (("stack",), [{"is": "Bonus", "face": 0}, {"is": "Coin", "payer": 0, "left": 1}], "no tax"),
    (("stack",), [{"is": "Bonus", "face": 99}, {"is": "Coin", "payer": 0, "left": 1}], "no tax"),
    (("stack",), [{"is": "Nothing"}], "'stack[0]'"),
    (("stack", 0, "seats"), [2, 0, 1], "clockwise"),
    (("stack", 0, "seats"), [2], "clockwise"),
    (("stack", 0, "seats"), [3], "'stack' names seat 3"),
    (("stack", 0, "active"), 0, "The harbour is that of seat 1"),
    (("stack", 1, "active"), 2, "The harbour is that of seat 1"),
    (("stack", 1, "picks"), 0, "cannot pick 0 cards"),
    (("stack", 1, "seat"), 3, "'stack' names seat 3"),
    (("rules",), {"refuse_repel": "no"}, "'rules' is wrong: refuse_repel must be"),
    (("rules",), {"rum": 1}, "'rules' is wrong: rules has no field 'rum'"),
    (("board", "name"), "atlantis", "'board' holds another deck"),
    (("board", "fingerprint"), 0, "'board' holds another deck"),
]


class TestSaves(SavesContract):
    game = ROYAL
    plain_fields = PLAIN_FIELDS
    wrong = WRONG
    odd = (None, "words", 1.5, {"x": 1}, [None], [[None]], -7)
    unnamed = ()

    def rich(self) -> dict[str, Any]:
        """A position with something in every field, as it stands in a save."""
        state = at(
            {
                "seats": 3,
                "turn": 1,
                "first": 2,
                "display": [RED, "sailor-1", BLUE],
                "expeditions": ["expedition-aa", "expedition-cc"],
                "persons": {0: ["sailor-1", "jack-1"], 1: ["captain-1", "captain-1"]},
                "claimed": {2: ["expedition-hh"]},
                "discards": {YELLOW: 2, "tax-swords": 1},
                "coins": [4, 13, 0],
                "round": 3,
            }
        )
        go(state, "stop", "pass")
        return saved(state)


class TestMoments(MomentsContract):
    game = ROYAL
    moments = MOMENTS

    def test_every_moment_goes_through_json(self, name: str) -> None:
        assert asked(MOMENTS[name]()) == name.split()[0]
        super().test_every_moment_goes_through_json(name)


def test_a_threat_needs_two_ships_of_a_colour_and_the_swords() -> None:
    data = MOMENTS["Threat"]().to_dict()
    crew = [{**data, "persons": [[], [num("sailor-1")]]}]
    assert "has not the swords" in refused(json.loads(json.dumps(crew[0])))
    data = played("draw", f"card {RED}", persons={0: ["sailor-1"]}).to_dict()
    data["stack"] = [{"is": "Threat", "seat": 0}]
    assert "threat" in refused(json.loads(json.dumps(data)))


def test_a_pile_that_is_empty_turns_over_no_card() -> None:
    data = saved(at({"coins": [119, 0]}))
    data["stack"] = [{"is": "Reveal", "drawer": 0}]
    assert "the pile is empty" in refused(data)


def test_a_finished_game_is_held_to_its_winners() -> None:
    data = saved(over())
    assert "either goes on or has been won" in refused(data | {"won": []})
    assert "'won' names seat 2" in refused(data | {"won": [2]})
    assert "The winners are" in refused(data | {"won": [0]})
    assert "The winners are" in refused(data | {"won": [0, 1]})


def test_the_last_round_must_have_come() -> None:
    data = saved(over())
    assert "this must be the last round" in refused(data | {"last_round": False})
