"""The ladder: who is measured against whom, from every seat, and how it is written down."""

import pytest

from tesoro_lab.bots import names
from tesoro_lab.lab import ladder
from tesoro_lab.lab.ladder import LADDERS, Rung, measure, rows


def test_every_bot_stands_on_the_ladder_of_its_game() -> None:
    for game, bots in LADDERS.items():
        assert sorted(bots) == list(names(game))
        assert bots[0] == "random"


def test_a_rung_is_measured_from_every_seat_equally_often() -> None:
    rung = measure("royal", "careful", "random", seats=4, games=11)
    assert rung.games == 8  # two from each of the four seats
    assert rung.won >= 6
    assert rung == measure("royal", "careful", "random", seats=4, games=11)


def test_its_text_gives_share_interval_and_games() -> None:
    rung = Rung("ruta", "admiral", "merchant", 2, won=75, games=100, undecided=0)
    assert str(rung) == "75 % (66 to 82; 100)"
    assert str(rung._replace(undecided=3)) == "75 % (66 to 82; 100), 3 undecided"


def test_rows_are_those_of_a_markdown_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LADDERS, "royal", ("random", "careful"))
    (row,) = rows("royal", games=4)
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:3] == ["`royal`", "`careful`", "`random`"]
    assert len(cells) == 5


def test_the_command_prints_the_ladder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(LADDERS, "royal", ("random", "careful"))
    monkeypatch.setattr("sys.argv", ["ladder", "royal", "--games", "4"])
    ladder.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("| `royal` | `careful` | `random` |")
