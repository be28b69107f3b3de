"""Each against each: a table that adds up, and ratings that find the strengths behind the games."""

from random import Random
from typing import Any

import pytest

from tesoro_lab.engine import TesoroError
from tesoro_lab.lab import Tournament, tournament, tournaments
from tesoro_lab.lab.comparing import compare
from tesoro_lab.lab.ratings import bradley_terry, errors, expected
from tesoro_lab.lab.tournaments import scored
from tesoro_lab.lab.workers import spread


@pytest.fixture(scope="module")
def three() -> Tournament:
    return tournament(["random", "careful", "navigator"], "royal", games=8, seed="t")


def test_the_table_adds_up(three: Tournament) -> None:
    assert three.complete
    assert three.games == 3 * 8
    assert [row.bot for row in three.table][-1] == "random"
    assert sum(row.score.value for row in three.table) == pytest.approx(1.5)
    assert sum(row.rating for row in three.table) == pytest.approx(0, abs=1e-6)
    for row in three.table:
        assert row.score.interval.holds(row.score.value)
        assert row.rated.low < row.rating < row.rated.high
    one, other = three.against(0, 2), three.against(2, 0)
    assert one and other
    assert one.value == 1 - other.value


def test_two_of_them_play_what_compare_plays(three: Tournament) -> None:
    alone = compare("random", "navigator", "royal", most_games=8, seed="t/0-2", width=0.001)
    assert alone.pairs == three.duels[0, 2]


def test_any_number_of_workers_plays_the_same(three: Tournament) -> None:
    bots = ["random", "careful", "navigator"]
    assert tournament(bots, "royal", games=8, seed="t", workers=2) == three


def test_its_table_and_its_words(three: Tournament) -> None:
    assert list(three.frame["bot"]) == [row.bot for row in three.table]
    assert "24 games in pairs" in three.summary()
    assert "24 partidas por parejas" in three.summary("es")


def test_an_interruption_keeps_the_pairs_that_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(work: Any, items: Any, workers: int) -> Any:
        yield from spread(work, items[:4], workers)
        raise KeyboardInterrupt

    monkeypatch.setattr(tournaments, "spread", broken)
    found = tournament(["random", "random", "random"], games=4, seed=1, max_rounds=2)
    assert not found.complete
    assert found.games == 8
    assert [row.bot for row in found.table] == ["random 1", "random 2", "random 3"]


def test_who_won_all_games_has_an_interval_all_the_same() -> None:
    low, high = scored([1.0] * 8).interval
    assert 0.6 < low < 0.75
    assert high == 1


def test_ratings_are_those_worked_out_by_hand() -> None:
    # With the shared game, 30 of 40 and 10 of 40: three times as strong.
    ratings = bradley_terry([[0, 29.5], [9.5, 0]])
    assert ratings[0] - ratings[1] == pytest.approx(400 * 0.47712, abs=0.01)
    assert expected(ratings[0] - ratings[1]) == pytest.approx(0.75)


def test_ratings_come_near_the_strengths_as_often_as_their_errors_say() -> None:
    truth, held, rng = [-150.0, 0.0, 30.0, 120.0], 0, Random("strengths")
    for _ in range(100):
        points = [[0.0] * 4 for _ in truth]
        for i in range(4):
            for j in range(i):
                wins = sum(rng.random() < expected(truth[i] - truth[j]) for _ in range(60))
                points[i][j], points[j][i] = wins, 60 - wins
        ratings = bradley_terry(points)
        for rating, error, true in zip(ratings, errors(points, ratings), truth, strict=True):
            held += abs(rating - true) < 1.96 * error
    assert 0.92 < held / 400 < 0.99


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"bots": ["random"]}, "two bots"), ({"games": 3}, "even number"), ({"game": "go"}, "go")],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(TesoroError, match=said):
        tournament(**{"bots": ["random", "random"], **wrong})


def test_points_that_are_no_table_are_refused() -> None:
    with pytest.raises(TesoroError, match="square"):
        bradley_terry([[0, 1], [1]])
    for few in ([], [[0]]):
        with pytest.raises(TesoroError, match="at least two players"):
            bradley_terry(few)
