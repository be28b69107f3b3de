"""What an experimenter measures is counted, and stands in the tables."""

from statistics import fmean, stdev
from typing import Any

import pytest

from tesoro_lab.engine import Match, TesoroError
from tesoro_lab.lab import Results, simulate
from tesoro_lab.lab.tallies import tally_of


def look(match: Match) -> dict[str, Any]:
    cash = match.state.purses[0]
    return {"cash": cash, "rich": cash > 30_000, "spare": cash if cash > 30_000 else None}


@pytest.fixture(scope="module")
def measured() -> Results:
    return simulate(
        "ruta",
        ["merchant", "random"],
        20,
        "m",
        max_rounds=6,
        measure=look,
        turns=lambda state: {"titles": sum(owner == 0 for owner in state.owner)},
    )


def test_numbers_have_a_mean_and_yes_or_no_a_share(measured: Results) -> None:
    cash = [game.measured["cash"] for game in measured.games]
    assert measured.mean("cash").value == fmean(cash)
    half = 2.093 * stdev(cash) / 20**0.5  # Student's t with 19 degrees of freedom, by a table
    assert measured.mean("cash").interval.high - fmean(cash) == pytest.approx(half, rel=1e-3)
    assert measured.share("rich").hits == sum(value > 30_000 for value in cash)
    assert measured.mean("rounds").value == fmean(game.rounds for game in measured.games)


def test_what_a_game_does_not_have_does_not_count(measured: Results) -> None:
    rich = [game.measured["cash"] for game in measured.games if game.measured["rich"]]
    assert 0 < len(rich) < 20
    assert measured.mean("spare").games == len(rich)
    assert measured.mean("spare").value == fmean(rich)


def test_the_summary_and_the_table_have_the_measures(measured: Results) -> None:
    assert list(measured.frame["cash"]) == [game.measured["cash"] for game in measured.games]
    lines = {line.partition("  ")[0]: line for line in measured.summary("es").splitlines()}
    assert "de 20" in lines["rich"]
    assert "sin decidir" in lines
    assert " a " in lines["cash"]


def test_there_is_a_row_for_every_turn(measured: Results) -> None:
    rows = measured.turns
    for number in (0, 13):
        game = measured.games[number]
        mine = rows[rows["game"] == number]
        assert list(mine["turn"])[:-1] == list(range(len(mine) - 1))
        assert tuple(mine.iloc[-1][["standing_0", "standing_1"]]) == game.standing
        assert mine["round"].max() <= 7
        assert mine["titles"].iloc[0] == 0


def test_turns_that_were_not_kept_are_refused() -> None:
    plain = simulate("ruta", ["random"] * 2, 1, max_rounds=1)
    with pytest.raises(TesoroError, match="turns=True"):
        _ = plain.turns


@pytest.mark.parametrize(("game", "bot"), [("inkan", "random"), ("royal", "random")])
def test_every_game_has_its_tally_and_its_standing(game: str, bot: str) -> None:
    found = simulate(game, [bot] * 2, 3, "t", turns=True, max_rounds=8)
    match = found.plan.match(1)
    match.run(max_rounds=8)
    assert tally_of(game)([event for _, event in match.events()]) == found.games[1].counts
    assert sum(sum(record.counts.values()) for record in found.games) > 0
    parts = ("pesos_1",) if game == "inkan" else ("shields_1", "coins_1")
    for name in parts:
        assert name in found.frame.columns
        assert name in found.turns.columns
    assert found.summary() != found.summary("es")


@pytest.mark.parametrize("wrong", [7, {"a": "b"}, {1: 2}, None])
def test_a_measure_must_give_numbers_by_name(wrong: Any) -> None:
    with pytest.raises(TesoroError, match="numbers by name"):
        simulate("ruta", ["random"] * 2, 1, max_rounds=1, measure=lambda match: wrong)
