"""Charts of what titles earn: the figures are those of the odds, and the text twin says them."""

import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.odds import values

WORTH = values.of()


@pytest.mark.parametrize("lang", words.LANGS)
def test_each_group_of_plots_has_five_bars_and_one_star(lang: str) -> None:
    figure = figures.building_returns(WORTH, lang)
    assert [bar.name for bar in figure.data] == [words.group(f"G{n}", lang) for n in range(1, 9)]
    for bar, code in zip(figure.data, (f"G{n}" for n in range(1, 9)), strict=True):
        storeys = [step.returns for step in WORTH.group(code) if step.level]
        assert list(bar.y) == pytest.approx([float(100 * part) for part in storeys])
        assert list(bar.text).index("★") == storeys.index(max(storeys))
    lines = figures.text_of(figure).splitlines()
    assert len(lines) == 9
    assert ("mejor: tercera casa" if lang == "es" else "best: third house") in lines[4]


def test_the_third_house_is_the_bend_of_seven_groups_in_eight() -> None:
    best = [list(bar.text).index("★") for bar in figures.building_returns(WORTH).data]
    assert best.count(2) == 7
    assert best[0] == 4  # on the Balearics each further building pays better than the one before


@pytest.mark.parametrize("lang", words.LANGS)
def test_the_parts_of_a_group_add_up_to_what_it_takes(lang: str) -> None:
    figure = figures.group_tolls(WORTH, lang)
    names = list(figure.data[0].y)
    for place, code in enumerate(sorted(WORTH.groups(), key=lambda c: WORTH.group(c)[-1].income)):
        assert names[place].endswith(words.group(code, lang))
        whole = sum(part.x[place] for part in figure.data)
        assert whole == pytest.approx(float(WORTH.group(code)[-1].income))
    text = figures.text_of(figure)
    assert len(text.splitlines()) == 11
    assert ("todas" if lang == "es" else "all of them") in text


@pytest.mark.parametrize(("level", "first"), [(5, "D"), (3, "D"), (0, "L")])
def test_the_quickest_payback_stands_on_top(level: int, first: str) -> None:
    figure = figures.group_payback(WORTH, 3, level)
    bars = figure.data[0]
    assert list(bars.x) == sorted(bars.x, reverse=True)
    assert bars.y[-1].startswith(first)
    assert bars.text[-1].endswith("★")
    lines = figures.text_of(figure).splitlines()
    assert lines[1].startswith(first) and len(lines) == 11


def test_rounds_shrink_with_more_opponents() -> None:
    def rounds(opponents: int) -> float:
        text = figures.group_payback(WORTH, opponents, 5, "en").data[0].text[-1]
        return float(text.split(", ")[1].split()[0])

    assert rounds(1) == pytest.approx(5 * rounds(5), rel=0.03)
    assert (
        "con tres casas en cada solar" in figures.group_payback(WORTH, 3, 3, "es").layout.title.text
    )


@pytest.mark.parametrize("lang", words.LANGS)
@pytest.mark.parametrize(("title", "rungs"), [("Constantinopla", 7), (5, 4), ("Seguros Lloyds", 2)])
def test_a_title_shows_every_rung_of_its_deed(title: str | int, rungs: int, lang: str) -> None:
    figure = figures.title_ladder(WORTH, title, rungs - 1, lang)
    bars = figure.data[0]
    assert list(bars.y) == [float(step.income) for step in WORTH.title(title)]
    assert len(set(bars.x)) == rungs
    assert [text.endswith("★") for text in bars.text] == [False] * (rungs - 1) + [True]
    lines = figures.text_of(figure).splitlines()
    assert len(lines) == rungs + 1 and lines[-1].endswith("★")
    if rungs == 7:
        assert ("32,4 tiradas" if lang == "es" else "32.4 rolls") in lines[-1]


def test_the_line_goes_from_the_cost_to_what_is_expected() -> None:
    income = WORTH.income("Constantinopla", 5)
    figure = figures.paying_back(140_000, income, [[0, 200_000, 0], [0, 0, 0]], "Constantinopla")
    expected = figure.data[-1]
    assert list(expected.x) == [0, 3]
    assert list(expected.y) == [-140_000, pytest.approx(float(3 * income - 140_000))]
    assert list(figure.data[0].y) == [-140_000, -140_000, 60_000, 60_000]
    assert "Run 1: +60,000 after 3 rolls" in figures.text_of(figure)
    assert "Run 2: −140,000" in figures.text_of(figure)
    assert figures.paying_back(140_000, income).data[0].x[1] == 65  # twice the payback


def test_long_runs_are_drawn_with_few_points() -> None:
    run = [0] * 5_000
    path = figures.paying_back(1_000, WORTH.income(39), [run], lang="es").data[0]
    assert len(path.x) <= 122 and path.x[-1] == 5_000


def test_what_cannot_be_drawn_is_refused() -> None:
    income = WORTH.income(39)
    for earned, runs in ((0 * income, [[100]]), (income, [[]])):
        with pytest.raises(TesoroError):
            figures.paying_back(100, earned, runs)
