import sys
from typing import Any

import pytest

from tesoro_lab import new_match
from tesoro_lab.engine import Move, TesoroError
from tesoro_lab.games.inkan.rules import InkanRules
from tesoro_lab.games.ruta import RutaRules
from tesoro_lab.lab import Results, simulate
from tesoro_lab.lab.tallies import tally_of


@pytest.fixture(scope="module")
def results() -> Results:
    return simulate("ruta", ["merchant", "bot:merchant", "merchant"], games=12, seed="few")


def test_each_game_can_be_played_again_by_its_seed(results: Results) -> None:
    for number in (0, 7):
        record = results.games[number]
        assert record.seed == f"few/{number}"
        match = new_match("ruta", ["bot:merchant"] * 3, record.seed)
        match.run(max_rounds=200)
        assert (match.cursor, match.state.round) == (record.moves, record.rounds)
        assert match.state.winners() == record.winners
        assert tuple(match.state.standing()) == record.standing


def test_the_same_seed_gives_the_same_results(results: Results) -> None:
    again = simulate("ruta", ["merchant"] * 3, games=12, seed="few")
    assert again == results
    assert again.summary() == results.summary()


def test_what_is_counted_is_what_was_told(results: Results) -> None:
    record = results.games[3]
    match = new_match("ruta", ["bot:merchant"] * 3, record.seed)
    match.run(max_rounds=200)
    assert tally_of("ruta")([event for _, event in match.events()]) == record.counts
    assert record.counts["trades"] == match.moves.count(Move("accept"))


def test_shares_count_every_game(results: Results) -> None:
    hits = sum(game.counts["castles"] > 0 for game in results.games)
    share = results.share("castles")
    assert (share.hits, share.games, share.value) == (hits, 12, hits / 12)
    assert share.interval.low <= share.value <= share.interval.high
    assert sum(results.wins(seat).hits for seat in range(3)) == results.decided.hits


def test_a_game_that_is_stopped_is_undecided() -> None:
    stopped = simulate("ruta", ["merchant"] * 2, games=3, seed=5, max_rounds=4)
    assert stopped.decided.hits == 0
    assert {game.rounds for game in stopped.games} == {4}
    assert "undecided: 3" in stopped.summary()


def test_games_may_be_shared() -> None:
    quick = simulate("ruta", ["random"] * 2, games=4, rules=RutaRules(quick_game=1))
    assert quick.decided.hits == 4
    assert {game.rounds for game in quick.games} == {1}


def test_the_table_has_a_row_for_each_game(results: Results) -> None:
    frame = results.frame
    assert len(frame) == 12
    assert list(frame.columns[:6]) == ["seed", "winner", "winners", "decided", "rounds", "moves"]
    assert list(frame["standing_2"]) == [game.standing[2] for game in results.games]
    assert frame["trades"].sum() == sum(game.counts["trades"] for game in results.games)


def test_without_pandas_the_table_says_what_to_type(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(TesoroError, match=r"pip install"):
        _ = results.frame


def test_the_summary_says_it_in_words(results: Results) -> None:
    said = results.summary()
    assert said.startswith('12 games of La Ruta del Tesoro, at most 200 rounds each, seed "few"')
    assert "won by seat 2 (merchant)" in said
    assert "with bankruptcies" in said


def test_a_bot_of_your_own_can_play() -> None:
    def idler(state: Any, rng: Any) -> Move:
        return state.legal().sample(rng)  # type: ignore[no-any-return]

    own = simulate("ruta", [idler, "merchant"], games=2, seed=1, max_rounds=5)
    assert own.seats == ("idler", "merchant")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"seats": ["merchant"]}, "2 to 6"),
        ({"seats": ["nobody", "merchant"]}, "nobody"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(TesoroError, match=said):
        simulate(**{"game": "ruta", "games": 1, **wrong})


def test_what_nobody_counted_is_refused(results: Results) -> None:
    with pytest.raises(TesoroError, match="trades, castles, bankruptcies"):
        results.share("storms")
    with pytest.raises(TesoroError, match="no seat 3"):
        results.wins(3)


def test_a_bar_is_shown_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tqdm")
    simulate("ruta", ["random"] * 2, games=2, max_rounds=1, progress=True)
    assert "2" in capsys.readouterr().err
    simulate("ruta", ["random"] * 2, games=2, max_rounds=1)
    assert capsys.readouterr().err == ""


def test_without_a_bar_it_plays_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert len(simulate("ruta", ["random"] * 2, games=2, max_rounds=1, progress=True)) == 2


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seats": "merchant"}, "The bots are a list"),
        ({"seats": 4}, "The bots are a list"),
        ({"games": 1.5}, "is not a whole number of games"),
        ({"games": "10"}, "is not a whole number of games"),
        ({"max_rounds": 0}, "at least 1 round"),
        ({"max_rounds": 2.5}, "is not a whole number of rounds"),
        ({"rules": {"edition": "2023"}}, "must be of the kind RutaRules"),
        ({"rules": InkanRules()}, "must be of the kind RutaRules"),
        ({"board": "mine"}, "must be of the kind RutaBoard"),
        ({"measure": 3}, "A measure is a function"),
        ({"turns": "yes"}, "turns is True, False or a function"),
        ({"seats": ["random", lambda state, rng: "roll"]}, "must return one of the moves"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(asked: dict[str, Any], said: str) -> None:
    settings: dict[str, Any] = {"seats": ["random"] * 2, "games": 2, "max_rounds": 2}
    with pytest.raises(TesoroError, match=said):
        simulate("ruta", **{**settings, **asked})


def test_seats_and_games_are_asked_for_by_whole_numbers(results: Results) -> None:
    with pytest.raises(TesoroError, match="not a whole number of seats"):
        results.wins("merchant")  # type: ignore[arg-type]
    with pytest.raises(TesoroError, match="not a whole number of games"):
        results.resume(games=12.5)  # type: ignore[arg-type]
