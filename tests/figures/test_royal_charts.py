"""Charts of Port Royal show exact values first, what was seen beside them, and a text twin."""

from fractions import Fraction

import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.figures import royal_charts

RISKS = {1: Fraction(9, 118), 2: Fraction(1, 13), 3: Fraction(9, 58)}
REACH = {1: Fraction(1), 2: Fraction(40, 49), 4: Fraction(500, 2303), 5: Fraction(2500, 52969)}


@pytest.mark.parametrize("lang", words.LANGS)
def test_the_risk_of_the_next_card(lang: str) -> None:
    figure = royal_charts.bust_next(RISKS, lang, {2: (38, 500)})
    bars, seen = figure.data
    assert [round(y, 3) for y in bars.y] == [7.627, 7.692, 15.517]
    assert list(seen.x) == [2]
    assert list(seen.y) == [7.6]
    lines = figures.text_of(figure).splitlines()
    assert len(lines) == 4
    assert "9/118" in lines[1]
    assert ("7,6" if lang == "es" else "7.6") in lines[2]


def test_the_colours_reached_tell_how_many_cards_they_give() -> None:
    figure = royal_charts.colours_reached(REACH, "es")
    assert len(figure.data) == 1
    assert list(figure.data[0].text)[-1] == "4,7\N{NO-BREAK SPACE}%"
    assert "4 colores (toma 2): 21,7" in figures.text_of(figure)
    assert list(figure.layout.xaxis.ticktext) == [
        "1<br>toma 1",
        "2<br>toma 1",
        "4<br>toma 2",
        "5<br>toma 3",
    ]


def test_the_better_choice_has_a_star() -> None:
    rows = [("1", 1, Fraction(9, 4)), royal_charts.Situation("2 + 3", 3, 2.1)]
    figure = royal_charts.stop_or_draw(rows, "en")
    stop, draw = figure.data
    assert list(stop.text) == ["1.00", "3.00 ★"]
    assert list(draw.text) == ["2.25 ★", "2.10"]
    assert figure.layout.xaxis.type == "category"
    assert figures.text_of(figure).splitlines()[1] == (
        "1: stop 1.00, draw another card 2.25; better: draw another card"
    )


def test_a_chart_of_nothing_is_refused() -> None:
    for make in (royal_charts.bust_next, royal_charts.colours_reached):
        with pytest.raises(TesoroError):
            make({})
    with pytest.raises(TesoroError):
        royal_charts.stop_or_draw([])
