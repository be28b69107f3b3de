"""Positions from plain facts: each one is laid down, a wrong one refused in a clear sentence."""

from typing import Any

import pytest
from play import CROWN, G1, all_to, at, go
from scripted_play import code

from tesoro_lab.engine import ScenarioError
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules
from tesoro_lab.games.ruta.cards import Pile
from tesoro_lab.games.ruta.frames import After, Galleys, Throw
from tesoro_lab.games.ruta.invariants import problems
from tesoro_lab.games.ruta.movement import Pawn


def test_without_facts_two_players_stand_on_start() -> None:
    state = at()
    assert state.frame == Throw(0)
    assert state.purses == [135_000] * 2
    assert (state.turn, state.round) == (1, 1)


def test_each_fact_is_laid_down() -> None:
    state = at(
        {
            "seats": 4,
            "turn": 2,
            "phase": "after",
            "purses": {0: 100, 2: 7},
            "pawns": ["Mahón", 5, "tunis"],
            "skips": {1: 2},
            "loans": {1: 20_000},
            "owners": {"Mahón": 0, 3: 0, "Orán": 1},
            "mortgaged": ["Orán"],
            "unwanted": ["Argel"],
            "buildings": {"Mahón": 5, "Ibiza": 4},
            "cards": {"suerte 9": 1},
            "below": {"cofre": [3, 1]},
            "doubles": {2: 1},
            "round": 5,
            "pot": 300,
            "out": [3],
        },
        anchorage_pot=True,
    )
    assert state.frame == After(2)
    assert state.purses == [100, 135_000, 7, 0]
    assert [pawn.at for pawn in state.pawns] == [1, 5, 14, 0]
    assert (state.skips, state.loans) == ([0, 2, 0, 0], [0, 20_000, 0, 0])
    assert (state.owner[1], state.owner[3], state.owner[11], state.owner[13]) == (0, 0, 1, CROWN)
    assert state.mortgaged[11]
    assert state.unwanted[13]
    assert state.for_sale == 28 - 4
    assert (state.level[1], state.level[3], state.houses, state.castles) == (5, 4, 28, 11)
    assert state.holder == [1, CROWN, CROWN]
    assert state.piles["cofre"] == Pile((2, *range(4, 17)), (3, 1))
    assert state.piles["suerte"].unseen == (*range(1, 9), *range(10, 17))
    assert state.pawns[2].doubles == 1
    assert (state.round, state.pot, state.playing) == (5, 300, [True, True, True, False])
    assert state.crown == -135_107 - 300
    assert problems(state) == []


def test_tries_put_a_player_in_the_galleys() -> None:
    state = at({"tries": {0: 2}})
    assert state.pawns[0] == Pawn(10, 0, 2)
    assert state.frame == Galleys(0)


def test_the_unseen_part_of_a_pile() -> None:
    state = at({"unseen": {"suerte": [1, 2]}, "below": {"suerte": [*range(3, 17)]}})
    assert state.piles["suerte"] == Pile((1, 2), tuple(range(3, 17)))


def test_the_first_seat_still_playing_has_the_turn() -> None:
    state = at({"seats": 3, "out": [0]})
    assert state.seat == 1


def test_a_scenario_is_played_like_any_game() -> None:
    state = at({"owners": all_to(0, *G1)})
    go(state, "build 1", "roll", "dice 4 6", "end")
    assert state.seat == 1
    assert code(state, "build 3") == "not_yours"


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"purse": [1]}, r"no fact 'purse'; the facts are seats, turn, phase, purses"),
        ({"seats": 1}, "'seats' must be 2 to 6, not 1"),
        ({"seats": 7}, "'seats' must be 2 to 6, not 7"),
        ({"seats": "three"}, "'seats' must be 2 to 6, not 'three'"),
        ({"turn": 2}, "2 is no seat; the seats are 0 to 1"),
        ({"turn": "Ana"}, "'Ana' is no seat"),
        ({"seats": 3, "out": [1], "turn": 1}, "'turn' names seat 1, which has left"),
        ({"phase": "middle"}, "'phase' must be 'throw' or 'after', not 'middle'"),
        ({"purses": {0: -1}}, "'purses' is wrong: -1 must be a whole number from 0"),
        ({"purses": {0: "rich"}}, "'purses' is wrong: 'rich' must be a whole number"),
        ({"purses": {0: 1.5}}, "1.5 must be a whole number"),
        ({"purses": {5: 10}}, "'purses' is wrong: 5 is no seat"),
        ({"purses": [1, 2, 3]}, "2 is no seat"),
        ({"purses": 100}, "'purses' is wrong"),
        ({"pawns": {0: "Atlantis"}}, "'pawns' is wrong: No space of the board is called"),
        ({"pawns": {0: 40}}, "'pawns' is wrong: There is no space 40"),
        ({"pawns": {0: None}}, "'pawns' is wrong"),
        ({"tries": {0: 3}}, "failed 3 times in the Galleys; 0 to 2"),
        ({"tries": {0: "x"}}, "'tries' is wrong"),
        ({"skips": {0: -2}}, "'skips' is wrong: -2"),
        ({"loans": {0: None}}, "'loans' is wrong: None"),
        ({"doubles": {0: 3}}, "thrown 3 doubles"),
        ({"owners": {"Salida": 0}}, "Salida is not a title"),
        ({"owners": {"Mahón": 2}}, "'owners' is wrong: 2 is no seat"),
        ({"owners": ["Mahón"]}, """'owners' is wrong: it must look like {"Mahón": 0}"""),
        ({"seats": 3, "out": [1], "owners": {"Mahón": 1}}, "seat 1, which is not playing"),
        ({"mortgaged": ["Mahón"]}, "Mahón is mortgaged but belongs to the Crown"),
        ({"mortgaged": "Mahón"}, "'mortgaged' is wrong"),
        ({"owners": {"Mahón": 0}, "unwanted": ["Mahón"]}, "Mahón has an owner"),
        ({"unwanted": ["Salida"]}, "Salida is not a title"),
        ({"buildings": {"Mahón": 1}}, "group does not belong to one player"),
        ({"owners": {"Mahón": 0, "Ibiza": 1}, "buildings": {"Mahón": 1}}, "one player"),
        ({"owners": all_to(0, *G1), "buildings": {"Mahón": 6}}, "level 6; 0 to 5"),
        ({"owners": all_to(0, *G1), "buildings": {"Mahón": -1}}, "level -1"),
        ({"owners": all_to(0, *G1), "buildings": {"Mahón": "big"}}, "'buildings' is wrong"),
        (
            {"owners": all_to(0, *G1), "buildings": {"Mahón": 1}, "mortgaged": ["Ibiza"]},
            "a title of its group is mortgaged",
        ),
        ({"owners": {"Lonja de Mallorca": 0}, "buildings": {5: 1}}, "not a plot"),
        ({"cards": {"suerte 1": 0}}, "'suerte 1' is not a card that is kept"),
        ({"cards": {"suerte": 0}}, """'cards' is wrong: it must look like {"suerte 9": 0}"""),
        ({"cards": {"suerte nine": 0}}, "'cards' is wrong"),
        ({"cards": {"suerte 9": 2}}, "2 is no seat"),
        ({"below": {"suerte": [1, 1]}}, "suerte pile and the cards kept"),
        ({"below": {"suerte": [17]}}, "suerte pile"),
        ({"below": {"azar": [1]}}, "'below' is wrong"),
        ({"unseen": {"suerte": [1]}}, "suerte pile"),
        ({"unseen": {"suerte": 1}}, "'unseen' is wrong"),
        ({"round": -1}, "'round' is wrong: -1"),
        ({"round": "two"}, "'round' is wrong: 'two'"),
        ({"pot": -5}, "'pot' is wrong: -5"),
        ({"out": [2]}, "'out' is wrong: 2 is no seat"),
        ({"out": 1}, "'out' is wrong"),
    ],
)
def test_a_wrong_fact_is_refused(facts: dict[str, Any], says: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        at(facts)
    assert says in str(caught.value)


def test_more_houses_than_the_box_holds_are_refused() -> None:
    board = RutaBoard.load()
    plots = [title for group in ("G2", "G3", "G4") for title in board.members[group]]
    facts = {"owners": dict.fromkeys(plots, 0), "buildings": dict.fromkeys(plots, 4)}
    with pytest.raises(ScenarioError, match="stock is -4 houses"):
        at(facts)
    facts["buildings"] = dict.fromkeys(plots, 3)
    assert at(facts).houses == 5


def test_facts_must_be_a_table() -> None:
    with pytest.raises(ScenarioError, match="table of facts, not list"):
        RUTA.scenario([])  # type: ignore[arg-type]


def test_one_player_left_is_no_position() -> None:
    with pytest.raises(ScenarioError, match="at least two"):
        at({"out": [1]})
    with pytest.raises(ScenarioError, match="at least two"):
        at({"seats": 3, "out": [0, 1, 2]})


def test_a_quick_game_that_should_have_ended_is_no_position() -> None:
    with pytest.raises(ScenarioError, match=r"round 6.*ends after 5"):
        at({"round": 6}, quick_game=5)
    assert RUTA.scenario({"round": 5}, RutaRules(quick_game=5)).round == 5


def test_doubles_and_a_place_in_the_galleys_do_not_go_together() -> None:
    with pytest.raises(ScenarioError, match="doubles"):
        at({"tries": {0: 1}, "doubles": {0: 1}})


def test_a_true_or_a_number_in_words_is_no_seat_and_no_amount() -> None:
    for facts in ({"turn": True}, {"owners": {"Mahón": True}}, {"purses": {0: True}}):
        with pytest.raises(ScenarioError):
            at(facts)
