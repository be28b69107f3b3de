"""The same games for any number of workers, and nothing lost when somebody interrupts."""

from typing import Any

import pytest

from tesoro_lab.engine import Match, State, TesoroError
from tesoro_lab.games.ruta import RutaRules
from tesoro_lab.lab import Results, results, simulate, workers


def few(games: int = 9, **how: Any) -> Results:
    return simulate("ruta", ["random"] * 2, games, "w", max_rounds=4, progress=False, **how)


def cash(match: Match) -> dict[str, float]:
    return {"cash": match.state.purses[0], "rich": match.state.purses[0] > 30_000}


def titles(state: State) -> dict[str, float]:
    return {"titles": sum(owner >= 0 for owner in state.owner)}


def test_any_number_of_workers_plays_the_same_games() -> None:
    alone = few(measure=cash, turns=titles)
    for number in (2, 3):
        assert few(measure=cash, turns=titles, workers=number) == alone


def test_a_bot_and_a_measure_of_your_own_travel_to_the_workers() -> None:
    # They are made here, inside a function, as in the cell of a notebook.
    def first(state: Any, rng: Any) -> Any:
        return state.legal().sample(rng)

    rules = RutaRules(quick_game=1)
    found = simulate(
        "ruta", [first, "random"], 4, rules=rules, workers=2, measure=lambda m: {"n": m.cursor}
    )
    assert [game.measured["n"] for game in found.games] == [game.moves for game in found.games]


def test_parcels_hold_every_number_once() -> None:
    for games in (1, 5, 24, 1000, 100_000):
        for crew in (1, 2, 7):
            cut = workers.parcels(range(3, games), crew)
            assert [number for parcel in cut for number in parcel] == list(range(3, games))
            assert all(len(parcel) <= workers.LARGEST for parcel in cut)


@pytest.mark.parametrize("number", [0, -2])
def test_a_number_of_workers_that_cannot_be_is_refused(number: int) -> None:
    with pytest.raises(TesoroError, match="1 worker or more"):
        few(workers=number)


def test_an_error_of_a_worker_comes_home_as_it_is() -> None:
    with pytest.raises(TesoroError, match="numbers by name"):
        few(workers=2, measure=lambda match: 7)


class Interrupting:
    """A bar under which somebody presses Ctrl-C after so many updates."""

    def __init__(self, after: int) -> None:
        self.left = after

    def update(self, by: int) -> None:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt

    def close(self) -> None:
        pass


@pytest.mark.parametrize("crew", [1, 2])
def test_an_interruption_keeps_what_is_done_and_resume_plays_the_rest(
    crew: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(results, "bar", lambda *words: Interrupting(3))
        broken = few(30, workers=crew)
    assert 0 < len(broken) < 30
    assert not broken.complete
    assert "interrupted; 30 were asked for" in broken.summary()
    whole = few(30)
    assert broken.games == whole.games[: len(broken)]
    assert broken.resume(workers=crew, progress=False) == whole
    assert whole.complete


def test_an_interruption_before_the_first_game_leaves_nothing_but_the_plan(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stop(match: Match) -> dict[str, float]:
        raise KeyboardInterrupt

    empty = few(3, measure=stop)
    assert len(empty) == 0
    assert "No game has been finished" in empty.summary()
    assert "Aún no ha terminado" in empty.summary("es")
    with pytest.raises(TesoroError, match="resume"):
        _ = empty.decided


def test_more_games_can_be_added() -> None:
    assert few(2).resume(games=5) == few(5)
    assert few(5).resume(games=2) == few(5)
