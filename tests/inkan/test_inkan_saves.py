"""The state as JSON and back; whatever is missing, of a wrong type or out of range is refused."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from inkan_play import BOARD, at, digging, go, new, tiny, trip
from saves_contract import MomentsContract, SavesContract, put, refusal, saved

from tesoro_lab.games.inkan import INKAN, InkanState
from tesoro_lab.games.inkan.save import PLAIN_FIELDS

refused = partial(refusal, INKAN)
"""The sentence by which this save is refused."""


def opening() -> InkanState:
    state = new(3)
    go(state, "die 4")
    return state


def won() -> InkanState:
    state = at({"turned": {"UIO": "treasure"}, "treasure": 0, "places": ["LIM"]})
    go(state, "fly MPI")
    return state


def played(*moves: str, **rules: Any) -> Callable[[], InkanState]:
    def play() -> InkanState:
        state = at({"places": ["RIO"]}, **rules)
        go(state, *moves)
        return state

    return play


MOMENTS = {
    "new": lambda: new(6),
    "opening": opening,
    "start": at,
    "on a disk": lambda: at({"places": ["BSB"]}),
    "die": played("land"),
    "die at sea": played("sea"),
    "die of a voyage": played("sea", sea_fee="each_voyage"),
    "die inland for land and sea": lambda: at({"places": ["L32.2"]}, mixed_modes=True),
    "go": played("land", "die 5"),
    "drift": played("drift"),
    "mixed": played("mixed", "die 2", mixed_modes=True),
    "arrival": played(*trip("land", 4, "BSB")),
    "try": played(*trip("land", 4, "BSB"), "try"),
    "turn": digging,
    "over": won,
}


START = {"is": "Start", "seat": 1}
WRONG: list[tuple[tuple[Any, ...], Any, str]] = [
    (("version",), 2, "'version' is 2"),
    (("purses",), [700], "'purses' must list 2 to 6 seats, not 1"),
    (("purses",), [1] * 7, "'purses' must list 2 to 6 seats, not 7"),
    (("purses", 0), -1, "cannot be less than 0"),
    (("purses", 0), True, "'purses[0]' must be a whole number"),
    (("purses", 0), 5, "do not add up"),
    (("bank",), 0, "do not add up"),
    (("at", 0), 274, "which is not on the map"),
    (("at", 0), -1, "which is not on the map"),
    (("at", 0), "LIM", "'at[0]' must be a whole number"),
    (("at",), [0, 0], "'at' must have 3 entries, not 2"),
    (("paid", 0), 1, "'paid[0]' must be true or false"),
    (("paid",), [], "'paid' must have 3 entries"),
    (("suns", 0), -1, "More Lucky Suns"),
    (("suns", 0), 3, "More Lucky Suns"),
    (("suns",), [0], "'suns' must have 3 entries"),
    (("treasure",), -1, "either still hidden or somebody has found it"),
    (("treasure",), 3, "Seat 3 is not at the table"),
    (("treasure",), -2, "Seat -2 is not at the table"),
    (("hidden", 0), 1, "hidden"),
    (("hidden", 1), 2, "are hidden"),
    (("hidden", 1), 4, "are hidden"),
    (("hidden",), [0] * 7, "'hidden' must have 8 entries"),
    (("unturned", 0), True, "are hidden"),
    (("unturned", 3), False, "are hidden"),
    (("unturned",), [True], "'unturned' must have 36 entries"),
    (("rewards", 0), 100, "There are rewards where the map has none"),
    (("rewards", BOARD.number["IGU"]), 100, "The reward of IGU is 200 pesos"),
    (("rewards",), [], "'rewards' must have 36 entries"),
    (("turn",), 0, "'turn' must be a number from 1"),
    (("round",), 0, "'round' must be a number from 1"),
    (("first",), 3, "'first' must be a seat from 0 to 2"),
    (("traveller",), -1, "'traveller' must be a seat from 0 to 2"),
    (("traveller",), 2, "'stack[0].seat' must be 2, whose turn it is"),
    (("won",), [1], "either goes on or has been won"),
    (("stack",), [], "either goes on or has been won"),
    (("stack",), [START, START], "'stack' must hold one thing that is asked"),
    (("stack", 0), {"is": "Nothing"}, "'stack[0]'"),
    (("stack", 0), {"is": "Start"}, "'stack[0]' must be a Start with seat"),
    (("stack", 0), {"is": "Start", "seat": "1"}, "'stack[0].seat' must be a whole number"),
    (("stack", 0), {"is": "Start", "seat": 3}, "'stack[0].seat'"),
    (("stack", 0), {"is": "Start", "seat": -1}, "'stack[0].seat'"),
    (("stack", 0), {"is": "NextTurn"}, "ends with something that nobody decides"),
    (("stack", 0), {"is": "Begin"}, "ends with something that nobody decides"),
    (("stack", 0), {"is": "Arrival", "seat": 1}, "seat 1 stands on none"),
    (("stack", 0), {"is": "Try", "digger": 1}, "seat 1 stands on none"),
    (("stack", 0), {"is": "Turn", "digger": 1}, "seat 1 stands on none"),
    (("stack", 0), {"is": "Turn", "digger": 0}, "'stack[0].digger' must be 1"),
    (("stack", 0), {"is": "Die", "traveller": 0, "mode": "land"}, "'stack[0].traveller'"),
    (("stack", 0), {"is": "Die", "traveller": 1, "mode": "sea"}, "'stack[0].mode' is 'sea'"),
    (("stack", 0), {"is": "Die", "traveller": 1, "mode": "mixed"}, "'stack[0].mode' is 'mixed'"),
    (("stack", 0, "mode"), "voyage", "'stack[0].mode' is 'voyage'"),
    (("stack", 0, "mode"), "rail", "'stack[0].mode' is 'rail'"),
    (("stack", 0, "mode"), 1, "'stack[0].mode' must be a text"),
    (("stack", 0, "steps"), 7, "A throw of 7 is impossible"),
    (("stack", 0, "steps"), 0, "A throw of 0 is impossible"),
    (("stack", 0), {"is": "Opening", "seats": [0, 1], "throws": []}, "'stack'"),
    (("rules",), {"sea_fee": "never"}, "'rules' is wrong: sea_fee must be"),
    (("rules",), {"robbers": 1}, "'rules' is wrong: rules has no field 'robbers'"),
    (("board", "name"), "atlantis", "'board' holds another map"),
    (("board", "fingerprint"), 0, "'board' holds another map"),
]


class TestSaves(SavesContract):
    game = INKAN
    plain_fields = PLAIN_FIELDS
    wrong = WRONG

    def rich(self) -> dict[str, Any]:
        """A position with something in every field, as it stands in a save."""
        state = at(
            {
                "seats": 3,
                "turn": 1,
                "places": ["LIM", "RIO", "S10.2"],
                "purses": [0, 700, 300],
                "paid": [True, False, True],
                "suns": [2, 0, 0],
                "turned": {"UIO": "treasure", "GEO": "sun", "CAY": "sun", "CCS": "devil"},
                "treasure": 2,
                "rewarded": ["HOR"],
                "round": 4,
            }
        )
        go(state, "land", "die 6")
        return saved(state)


class TestMoments(MomentsContract):
    game = INKAN
    moments = MOMENTS


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("stack", 1, "seats"), [0], "'stack[1].seats'"),
        (("stack", 1, "seats"), [1, 0], "'stack[1].seats'"),
        (("stack", 1, "seats"), [0, 3], "'stack[1].seats'"),
        (("stack", 1, "seats"), [0, 0, 1], "'stack[1].seats'"),
        (("stack", 1, "throws"), [7], "'stack[1].throws'"),
        (("stack", 1, "throws"), [1, 2, 3], "'stack[1].throws'"),
        (("stack", 0), {"is": "NextTurn"}, "'stack'"),
        (("turn",), -1, "'turn' must be a number from 0"),
    ],
)
def test_an_opening_that_cannot_be_is_refused(path: tuple[Any, ...], value: Any, says: str) -> None:
    data = saved(opening())
    assert says in refused(put(data, path, value))
    data = saved(opening())
    data["stack"].reverse()
    assert "'stack' must hold the beginning and the throw for it" in refused(data)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("won",), [1], "Seat 1 cannot have won"),
        (("won",), [9], "One player of the table wins, alone"),
        (("won",), [0, 1], "One player of the table wins, alone"),
        (("at", 0), 0, "Seat 0 cannot have won"),
        (("treasure",), 1, "Seat 0 cannot have won"),
    ],
)
def test_an_ending_that_cannot_be_is_refused(path: tuple[Any, ...], value: Any, says: str) -> None:
    data = saved(won())
    assert says in refused(put(data, path, value))


def test_a_throw_at_sea_without_the_fee_is_refused() -> None:
    for state in (played("sea")(), played("sea", "die 5")()):
        data = saved(state)
        data["paid"][0] = False
        assert "'stack[0].mode' is 'sea'" in refused(data)


def test_a_state_on_a_map_of_ones_own(tmp_path: Path) -> None:
    state = at(
        {"places": ["r1.1", "K"], "turned": {"B": "treasure"}, "treasure": 1}, tiny(tmp_path)
    )
    back = INKAN.from_dict(saved(state))
    assert back == state
    assert back.board.names == state.board.names
