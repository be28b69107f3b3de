"""Charts of journeys and disks: what they draw is what was asked, and their text says the same."""

from fractions import Fraction

import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.games.inkan import INKAN, InkanMap
from tesoro_lab.games.inkan.kinds import DISKS
from tesoro_lab.odds import wilson

BOTH = pytest.mark.parametrize("lang", words.LANGS)
TURNS = {3: Fraction(1, 6), 4: Fraction(1, 2), 6: Fraction(1, 3)}


@BOTH
def test_turns_are_bars_and_their_sum_a_stepped_line(lang: str) -> None:
    figure = figures.turns(TURNS, lang, journey="Lima – Quito")
    bars, line = figure.data
    assert bars.x == (3, 4, 5, 6)
    assert bars.y == pytest.approx([100 / 6, 50, 0, 100 / 3])
    assert line.y == pytest.approx([100 / 6, 200 / 3, 200 / 3, 100])
    text = figures.text_of(figure)
    assert "Lima – Quito" in text
    assert len(text.splitlines()) == 1 + 4 + 1
    assert ("4,50" if lang == "es" else "4.50") in text  # 3/6 + 4/2 + 6/3 turns on average


def test_a_distribution_and_an_answer_of_the_odds_serve_alike() -> None:
    class Arrivals:
        turns = TURNS
        later = Fraction(0)

    whole = Distribution({3: 1, 4: 3, 6: 2})
    assert figures.turns(whole).to_json() == figures.turns(TURNS).to_json()
    assert figures.turns(Arrivals()).to_json() == figures.turns(TURNS).to_json()


def test_what_comes_later_is_told() -> None:
    rest = figures.text_of(figures.turns({1: Fraction(1, 2), 2: Fraction(1, 4)}))
    assert rest.splitlines()[-1] == "Later: 25.0%"
    tail = {turn: Fraction(1, 2**turn) for turn in range(1, 30)}
    assert max(figures.turns(tail).data[0].x) < 13


def test_simulated_journeys_stand_beside_with_their_intervals() -> None:
    figure = figures.turns(TURNS, observed={3: 20, 4: 45, 6: 35})
    seen = figure.data[2]
    assert seen.y == pytest.approx([20, 45, 35])
    assert seen.y[0] + seen.error_y.array[0] == pytest.approx(100 * wilson(20, 100).high)


def test_no_turn_is_refused() -> None:
    with pytest.raises(TesoroError):
        figures.turns({})


@BOTH
def test_every_hidden_disk_is_drawn_one_by_one(lang: str) -> None:
    state = INKAN.scenario({"turned": {"Lima": "devil", "Quito": "treasure"}, "treasure": 0})
    figure = figures.hidden(state, lang)
    bars, gold, marks = figure.data
    assert sum(bars.x) == len(gold.x) == len(marks.x) == 32
    assert list(bars.y) == [words.disk_name(str(disk), lang) for disk in DISKS]
    text = figures.text_of(figure).splitlines()
    assert len(text) == 1 + 8
    assert text[1].endswith(": 0")
    assert "2/32" in text[7]


def test_hidden_takes_counts_and_refuses_what_it_does_not_know() -> None:
    assert figures.hidden({"devil": 1, "sun": 3}).data[0].x == (0, 0, 0, 0, 0, 3, 1, 0)
    for wrong in ({"parrot": 1}, {}):
        with pytest.raises(TesoroError):
            figures.hidden(wrong)


@BOTH
def test_a_belief_shows_what_changed_most_and_tells_all(lang: str) -> None:
    before = Distribution.uniform(range(2, 20))
    after = Distribution({circle: 1 if circle == 5 else 2 for circle in range(2, 20)})
    figure = figures.belief(after, InkanMap.load(), lang, before, most=4)
    was, now = figure.data
    assert was.x[0] == pytest.approx(100 / 18)
    assert now.x[0] == pytest.approx(100 / 35)
    assert now.y[0] == words.short_name(InkanMap.load(), 5, lang)
    assert len(now.x) == 5
    assert now.x[4] == pytest.approx(200 / 35)  # each of the others
    assert len(figures.text_of(figure).splitlines()) == 1 + 18
    alone = figures.belief(after, InkanMap.load(), lang, most=18)
    assert len(alone.data) == 1
    assert sum(alone.data[0].x) == pytest.approx(100)


def test_others_that_differ_are_summed() -> None:
    after = Distribution({circle: circle for circle in range(2, 8)})
    figure = figures.belief(after, InkanMap.load(), most=2)
    assert sum(figure.data[0].x) == pytest.approx(100)


def test_every_chart_is_an_opaque_card_that_cannot_be_dragged() -> None:
    uniform = Distribution.uniform(range(4))
    for figure in (
        figures.turns(TURNS),
        figures.hidden(INKAN.scenario({})),
        figures.belief(uniform, InkanMap.load()),
    ):
        assert figure.layout.paper_bgcolor == figure.layout.plot_bgcolor == "#FFFDF7"
        assert figure.layout.xaxis.fixedrange and figure.layout.yaxis.fixedrange
        assert "bdata" not in figure.to_json()
        assert figures.text_of(figure)
