"""Charts: what they draw is what was asked, and their text says the same."""

from fractions import Fraction

import pytest

from tesoro_lab import figures, odds, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.streams import Stream
from tesoro_lab.figures.fortunes import fortunes
from tesoro_lab.front import new_match
from tesoro_lab.games.ruta import RUTA

BOTH = pytest.mark.parametrize("lang", words.LANGS)


@BOTH
def test_sums_stand_beside_their_exact_chances(lang: str) -> None:
    counts = odds.throw_many(360, seed=1)
    figure = figures.sums(odds.dice(), counts, lang)
    exact, thrown = figure.data
    assert exact.x == tuple(range(2, 13))
    assert exact.y[5] == pytest.approx(100 / 6)
    assert thrown.y[0] == pytest.approx(100 * counts[2] / 360)
    whisker = odds.wilson(counts[2], 360)
    assert thrown.y[0] + thrown.error_y.array[0] == pytest.approx(100 * whisker.high)
    assert len(figures.text_of(figure).splitlines()) == 12
    assert "1/6" in figures.text_of(figure)


def test_sums_alone() -> None:
    figure = figures.sums(odds.dice(3))
    assert len(figure.data) == 1
    assert "1/216" in figures.text_of(figure)


@BOTH
def test_a_share_settles_in_its_band(lang: str) -> None:
    hits = [sum(throw) == 7 for throw in odds.throw_list(3_000, seed=5)]
    figure = figures.running_share(hits, Fraction(1, 6), "7", lang)
    path = figure.data[2]
    assert path.x[-1] == 3_000
    assert path.y[-1] == pytest.approx(100 * sum(hits) / 3_000)
    assert list(path.x) == sorted(set(path.x))
    assert len(path.x) < 400
    for stop, share in zip(path.x, path.y, strict=True):
        assert share == pytest.approx(100 * sum(hits[:stop]) / stop)
    assert "1/6" in figures.text_of(figure)


@pytest.mark.parametrize("count", [1, 2, 7, 49, 50, 51, 300])
def test_few_throws_are_shown_one_by_one(count: int) -> None:
    path = figures.running_share([True] * count, Fraction(1, 2)).data[2]
    assert path.x[-1] == count
    assert list(path.x[:40]) == list(range(1, min(count, 40) + 1))


def test_no_throws_are_refused() -> None:
    with pytest.raises(TesoroError):
        figures.running_share([], Fraction(1, 6))


@BOTH
def test_wealth_follows_each_seat(lang: str) -> None:
    match = new_match("ruta", seats=["Ana", "Luis", "Eva"], seed=3)
    rng = Stream("wealth")
    while len(match.moves) < 300 and not match.over:
        if match.seat == -1:
            match.step()
        else:
            match.play(match.legal().sample(rng))
    figure = figures.wealth(match, lang)
    rows = fortunes(match)
    assert rows[0] == (0, (135_000,) * 3)
    assert rows[-1][1] == match.state.standing()
    for seat, line in enumerate(figure.data):
        assert list(line.y) == [standing[seat] for _, standing in rows]
    assert len({line.line.dash for line in figure.data}) == 3
    assert len({line.marker.symbol for line in figure.data}) == 3
    for name in match.names:
        assert name in figures.text_of(figure)


@BOTH
def test_ownership_has_a_tile_for_every_title(lang: str) -> None:
    state = RUTA.scenario(
        {"seats": 2, "owners": {1: 0, 3: 0, 5: 1}, "buildings": {1: 2, 3: 1}, "mortgaged": [5]}
    )
    figure = figures.ownership(state, ["Ana", "Luis"], lang)
    assert len(figure.data[-1].text) == 28
    lines = figures.text_of(figure).splitlines()
    assert len(lines) == 11
    assert "Ana · 2" in lines[1]
    assert words.group("COMPANIES", lang) in figures.text_of(figure)


@BOTH
def test_reach_lists_every_space_with_its_chance(lang: str) -> None:
    state = RUTA.scenario({"seats": 2, "pawns": {0: 35}, "owners": {37: 1, 39: 1}})
    lens = odds.lens(state)
    assert lens is not None
    figure = figures.reach(lens, state.board, lang)
    bars = figure.data[0]
    assert len(bars.y) == 11
    assert bars.y[0].endswith("(37)")  # two ahead comes first, though Start lies between
    assert sum(bars.x) == pytest.approx(100)
    assert len(figures.text_of(figure).splitlines()) == 1 + 11 + 4


def test_every_chart_is_an_opaque_card_that_cannot_be_dragged() -> None:
    for figure in (
        figures.sums(odds.dice()),
        figures.running_share([1, 0], Fraction(1, 2)),
        figures.ownership(RUTA.scenario({"seats": 2}), ["Ana", "Luis"]),
    ):
        assert figure.layout.paper_bgcolor == figure.layout.plot_bgcolor == "#FFFDF7"
        assert figure.layout.xaxis.fixedrange and figure.layout.yaxis.fixedrange
        assert "bdata" not in figure.to_json()
        assert figures.text_of(figure)
