"""The speed report says everything; how fast it is differs from machine to machine."""

import pytest

from tesoro_lab.lab import speed


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "yardstick", lambda: 2 * speed.STANDARD)
    monkeypatch.setattr(speed, "GAMES", 4)
    monkeypatch.setattr(speed, "LONGEST", 6)
    monkeypatch.setattr(speed, "beside", lambda work: (speed.best(work, 1), 2.0))
    monkeypatch.setattr(speed, "PRESSES", 4)
    monkeypatch.setattr(speed, "POOLS", (20,))
    monkeypatch.setattr(speed, "PROCESSES", 2)


def test_a_figure_says_whether_its_aim_is_met() -> None:
    fast = speed.Figure("games", "/s", 200, 400, 250)
    slow = speed.Figure("a click", "ms", 120, 60, 50, less=True)
    assert str(fast).endswith("at least 250: met")
    assert str(slow).endswith("at most 50: MISSED")


def test_the_report_has_every_figure_beside_the_yardstick() -> None:
    said = "\n".join(speed.report())
    for what in ("merchants: games", "turns", "decisions", "decided", "random", "copy", "import"):
        assert what in said
    assert said.startswith("Python 3")
    assert "yardstick 0.202 s" in said


def test_rates_rise_and_times_fall_with_a_slow_yardstick() -> None:
    for figure in speed.at_random():
        assert figure.scaled == pytest.approx(2 * figure.raw)
    for figure in speed.copies():
        assert figure.scaled == pytest.approx(figure.raw / 2)


def test_sums_of_dice_are_far_ahead_of_icepool(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("icepool")
    (figure,) = speed.dice_sums()
    assert figure.what.startswith("20 dice: ")
    assert figure.raw >= 5
    monkeypatch.setattr(speed, "find_spec", lambda name: None)
    assert speed.dice_sums() == []


def test_work_is_timed_at_its_best() -> None:
    assert 0 <= speed.best(lambda: None, 3) < 0.01
