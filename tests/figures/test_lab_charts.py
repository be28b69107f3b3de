"""Pictures of experiments: they draw what was found, and their text says the same."""

from xml.etree import ElementTree

import plotly.io as pio
import pytest

import tesoro_lab as tl
from tesoro_lab import figures, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.stories import Drawn, turning_lines
from tesoro_lab.figures.story_svg import story_svg
from tesoro_lab.lab import Results, Story

BOTH = pytest.mark.parametrize("lang", words.LANGS)


@pytest.fixture(scope="module")
def results() -> Results:
    return tl.simulate("royal", ["careful", "random"], 30, "f", max_rounds=12, progress=False)


@pytest.fixture(scope="module")
def told() -> Drawn:
    match = tl.new_match("royal", [("Ana", "bot:careful"), ("Luis", "bot:random")], seed="story")
    match.run()
    return tl.story(match, rollouts=6, progress=False)


@BOTH
def test_victories_stand_with_their_intervals(results: Results, lang: str) -> None:
    figure = figures.wins(results, lang)
    bars = figure.data[0]
    assert len(bars.y) == 3
    assert bars.y[0] == pytest.approx(100 * results.wins(0).value)
    whisker = results.wins(0).interval.high
    assert bars.y[0] + bars.error_y.array[0] == pytest.approx(100 * whisker)
    assert bars.y[2] == pytest.approx(100 * results.undecided.value)
    assert len(figures.text_of(figure).splitlines()) == 4


@BOTH
def test_a_share_settles_game_by_game(results: Results, lang: str) -> None:
    figure = figures.settling(results, 0, exact=0.5, lang=lang)
    band, path, level = figure.data
    assert path.x[-1] == 30
    assert path.y[-1] == pytest.approx(100 * results.wins(0).value)
    assert list(path.x[:20]) == list(range(1, 21))
    assert len(band.x) == 2 * len(path.x)
    assert level.y == (50, 50)
    assert "30" in figures.text_of(figure)
    assert figures.settling(results, "busts", lang=lang).data[1].y[-1] == pytest.approx(
        100 * results.share("busts").value
    )


def test_what_nobody_counted_is_not_drawn(results: Results) -> None:
    with pytest.raises(TesoroError):
        figures.settling(results, "storms")
    with pytest.raises(TesoroError):
        figures.settling(results, 2)


@BOTH
def test_numbers_are_spread(results: Results, lang: str) -> None:
    figure = figures.histogram(results, "moves", lang=lang)
    assert list(figure.data[0].x) == [game.moves for game in results.games]
    assert "30" in figures.text_of(figure)


@BOTH
def test_a_comparison_narrows(lang: str) -> None:
    found = tl.compare("careful", "random", "royal", width=0.5, progress=False)
    figure = figures.comparison(found, lang)
    band, path, level = figure.data
    assert path.y[-1] == pytest.approx(100 * found.score)
    assert path.x[-1] == found.games
    assert band.y[len(found.pairs) - 1] == pytest.approx(100 * found.interval.high)
    assert level.y == (50, 50)
    assert figures.text_of(figure) == found.summary(lang)


@BOTH
def test_who_beats_whom(lang: str) -> None:
    found = tl.tournament(["random", "careful"], "royal", games=4, progress=False)
    figure = figures.who_beats_whom(found, lang)
    heat = figure.data[0]
    assert heat.x == heat.y == ("careful", "random")
    assert heat.z[0][0] is None or heat.z[0][0] != heat.z[0][0]
    against = found.against(1, 0)
    assert against is not None
    assert heat.z[0][1] == pytest.approx(100 * against.value)
    rated = figures.ladder(found, lang)
    assert list(rated.data[0].x) == [row.rating for row in found.table]
    assert figures.text_of(rated) == found.summary(lang)


@BOTH
def test_the_bands_of_a_story_sum_to_one_hundred(told: Drawn, lang: str) -> None:
    figure = told.figure(lang)
    ana, luis, letters = figure.data
    assert list(ana.x) == list(luis.x)
    assert [a + b for a, b in zip(ana.y, luis.y, strict=True)] == pytest.approx([100] * len(ana.x))
    assert len(ana.x) == len(told.points)
    assert set(letters.text) <= {"A", "L"}
    assert figures.text_of(figure) == told.summary(lang)
    assert len(turning_lines(told, lang)) == len(told.turning)


def test_the_turns_that_changed_most_are_marked(told: Drawn) -> None:
    assert told.turning
    numbers = [note.text for note in told.figure().layout.annotations]
    assert numbers == [f"<b>{k + 1}</b>" for k in range(len(told.turning))]


def test_a_story_is_drawn_as_far_as_it_has_come(told: Drawn) -> None:
    match = tl.new_match("royal", ["bot:careful", "bot:random"], seed="f")
    match.run()
    story = Story(match, 2)
    assert len(figures.story_chart(story).data[0].x) == 0
    for _ in range(3):
        story.advance(2)
    figure = figures.story_chart(story, here=0)
    assert len(figure.data[0].x) == 3
    assert len(figure.layout.shapes) == 1


def test_a_notebook_shows_the_picture(told: Drawn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pio.renderers, "default", "plotly_mimetype")
    assert "application/vnd.plotly.v1+json" in told._repr_mimebundle_()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TesoroError, match="language"):
        tl.story(tl.new_match("royal", ["Ana", "Luis"]), lang="fr")


@BOTH
def test_the_light_picture_shows_the_same(told: Drawn, lang: str) -> None:
    drawn = ElementTree.fromstring(story_svg(told, lang, here=4))
    texts = [text.text for text in drawn.iter("text")]
    assert {"A", "L", "1"} <= set(texts)
    assert ("turno" if lang == "es" else "turn") in texts
    bands = [path for path in drawn.iter("path") if path.get("fill", "").startswith("#0")]
    corners = bands[0].get("d", "").strip("MZ").split("L")
    assert len(corners) == 2 * len(told.points)
    assert told.names[0] in drawn.get("aria-label", "")


def test_the_light_picture_of_an_empty_story_is_an_empty_frame() -> None:
    story = Story(tl.new_match("royal", ["Ana", "Luis"], seed=1), 2)
    assert "path" in story_svg(story)
    story.fill(progress=False)
    assert ElementTree.fromstring(story_svg(story)).get("role") == "img"
