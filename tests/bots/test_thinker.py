"""The thinker in all three games: as any bot, by its budget, and where one move is clearly best."""

from functools import partial
from typing import Any

import pytest
from bot_suite import BotContract

from tesoro_lab.bots import find, names
from tesoro_lab.bots.thinker import BUDGET, WAYS, Trial, thinker
from tesoro_lab.engine import Match, Move, Stream, TesoroError
from tesoro_lab.front import new_match
from tesoro_lab.games import game as find_game
from tesoro_lab.games.inkan import INKAN
from tesoro_lab.games.royal import ROYAL
from tesoro_lab.games.ruta import RUTA


class Hurried(BotContract):
    """The suite with a small budget, which finds every mistake but not the best moves."""

    bot = "thinker:2"
    moves = 25


class TestThinkerInRuta(Hurried):
    game = "ruta"


class TestThinkerInInkan(Hurried):
    game = "inkan"


class TestThinkerInRoyal(Hurried):
    game = "royal"


def test_it_plays_every_game() -> None:
    for game in WAYS:
        assert "thinker" in names(game)
        assert find(game, "thinker") is thinker


def test_a_budget_may_follow_its_name() -> None:
    bot = find("ruta", "thinker:12")
    assert bot.__name__ == "thinker:12"
    match = new_match("ruta", ["bot:thinker:2", "bot:merchant"], seed=1)
    assert match.names[0] == "Thinker:2"
    match.run(max_moves=40)
    again = Match.from_dict(match.to_dict(), find_game, partial(find, "ruta"))
    assert again.bots == ["thinker:2", "merchant"]


@pytest.mark.parametrize("name", ["thinker:0", "thinker:many", "merchant:3", "thinker:"])
def test_a_wrong_budget_is_refused(name: str) -> None:
    with pytest.raises(TesoroError, match="thinker:200"):
        find("ruta", name)


def test_it_plays_on_as_often_as_its_budget_says(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Move] = []
    score = Trial.score

    def counted(self: Trial, move: Move, number: int) -> float:
        played.append(move)
        return score(self, move, number)

    monkeypatch.setattr(Trial, "score", counted)
    state = ROYAL.scenario({"display": ["ship-red-1-1", "sailor-1"], "drawn": 2})
    thinker(state, Stream("any"), budget=BUDGET)
    assert BUDGET * 3 // 4 <= len(played) <= BUDGET


def test_it_takes_one_number_of_its_stream() -> None:
    stream = Stream("any")
    thinker(ROYAL.scenario({"display": ["ship-red-1-1"], "drawn": 1}), stream, budget=8)
    assert stream.position == 1


def test_it_sees_that_it_can_win_now() -> None:
    """A trial of a move that wins at once counts as won, one that leaves the game as lost."""
    facts: dict[str, Any] = {"owners": {37: 0, 39: 0}, "purses": [90_000, 500]}
    state = RUTA.scenario({"phase": "after", **facts})
    trial = Trial(state, find("ruta", "merchant"), state.round + 8, "luck")
    assert trial.score(Move("resign"), 0) == 0.0
    assert trial.score(Move("end"), 0) > 0.5


def test_it_leaves_a_lead_that_errs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Led by random moves it still goes where the game is won."""
    monkeypatch.setitem(WAYS, "inkan", WAYS["inkan"]._replace(lead="random"))
    turned = {"Lima": "treasure", "Quito": "sun"}
    places = {0: "TIT", 1: "TIT"}  # the other one may win on its next turn
    state = INKAN.scenario({"turned": turned, "treasure": 0, "suns": {1: 1}, "places": places})
    state.play(Move("land"))
    state.play(Move("die", (5,)))
    assert len(state.legal().moves) > 1
    assert {thinker(state, Stream(f"{n}"), budget=60).text for n in range(4)} == {"go MPI"}
