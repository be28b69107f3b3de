"""The speed report says everything; how fast it is differs from machine to machine."""

import pytest

from tesoro_lab import games
from tesoro_lab.engine import TesoroError
from tesoro_lab.lab import speed
from tesoro_lab.lab.speed import costs, playing, yard


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yard, "yardstick", lambda: 2 * yard.STANDARD)
    monkeypatch.setattr(yard, "beside", lambda work: (yard.best(work, 1), 2.0))
    monkeypatch.setattr(playing, "LONGEST", 6)
    monkeypatch.setattr(playing, "PLAYS", [play._replace(games=2) for play in playing.PLAYS])
    monkeypatch.setattr(playing, "CREW_GAMES", 4)
    monkeypatch.setattr(playing, "CREW_ROUNDS", 1)
    monkeypatch.setattr(costs, "PRESSES", 4)
    monkeypatch.setattr(costs, "POOLS", (20,))
    monkeypatch.setattr(costs, "PROCESSES", 2)


def test_a_figure_says_whether_its_aim_is_met() -> None:
    fast = speed.Figure("games", "/s", 200, 400, 250)
    slow = speed.Figure("a click", "ms", 120, 60, 50, less=True)
    crew = speed.Figure("2 workers", "times", 1.9, 1.9, 1.8)
    assert str(fast).endswith("at least 250: met")
    assert str(slow).endswith("at most 50: MISSED")
    assert str(crew).endswith("at least 1.8: met")


def test_the_report_has_every_figure_beside_the_yardstick() -> None:
    said = "\n".join(speed.report())
    for what in ("merchant: games", "turns", "decisions", "decided", "copy", "import", "pawns"):
        assert what in said
    assert said.startswith("Python 3")
    assert "yardstick 0.202 s" in said
    assert "every move is checked and kept" in said
    assert "2 workers against 1" in said


def test_every_game_is_timed() -> None:
    assert {play.game for play in playing.PLAYS} == set(games.names())
    for play in playing.PLAYS:
        rates = playing.timed(play)
        assert [figure.what.split(": ")[1] for figure in rates] == [
            "games",
            "turns",
            "decisions",
            "decided",
        ]
        assert all(figure.what.startswith(f"{play.game}, 4 x {play.bot}") for figure in rates)


def test_rates_rise_and_times_fall_with_a_slow_yardstick() -> None:
    for figure in [*playing.timed(playing.PLAYS[0])[:3], *costs.walking()]:
        assert figure.scaled == pytest.approx(2 * figure.raw)
    for figure in costs.copies():
        assert figure.scaled == pytest.approx(figure.raw / 2)


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_crew(*words: object, **more: object) -> None:
        raise TesoroError("Several workers need joblib.")

    monkeypatch.setattr(costs, "find_spec", lambda name: None)
    monkeypatch.setattr(playing, "simulate", no_crew)
    assert costs.dice_sums() == costs.walking() == playing.workers() == []


def test_sums_of_dice_are_far_ahead_of_icepool() -> None:
    pytest.importorskip("icepool")
    (figure,) = costs.dice_sums()
    assert figure.what.startswith("20 dice: ")
    assert figure.raw >= 5


def test_many_walkers_are_far_ahead_of_single_ones() -> None:
    """A twentieth of what they do on a machine that has nothing else to do."""
    (figure,) = costs.walking()
    assert figure.raw >= 5_000_000


def test_work_is_timed_at_its_best() -> None:
    assert 0 <= yard.best(lambda: None, 3) < 0.01
