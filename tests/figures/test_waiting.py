"""The charts of the Galleys show the exact chances and the lines that cross at the threshold."""

import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.waiting import when_to_wait
from tesoro_lab.games.ruta import RutaRules
from tesoro_lab.odds import galleys

BOTH = pytest.mark.parametrize("lang", words.LANGS)


@BOTH
def test_the_third_turn_is_parted_into_double_and_fine(lang):
    figure = figures.waiting(galleys.of(), lang, {1: 20, 2: 10, 3: 70})
    double, fine, seen = figure.data
    assert list(double.y) == pytest.approx([100 / 6, 500 / 36, 2500 / 216])
    assert list(fine.y) == pytest.approx([0, 0, 12500 / 216])
    assert list(seen.y) == pytest.approx([20, 10, 70])
    told = figures.text_of(figure).splitlines()
    assert len(told) == 4 and "25/216" in told[3] and "125/216" in told[3]


def test_dots_go_on_where_nobody_has_to_leave():
    dots = figures.waiting(galleys.of(), endless=True).data[2]
    assert list(dots.y[:3]) == pytest.approx([100 / 6, 500 / 36, 2500 / 216])
    assert dots.y[11] == pytest.approx(100 / 6 * (5 / 6) ** 11)


def test_whoever_pays_and_waits_leaves_on_the_fourth_turn():
    stay = galleys.of(rules=RutaRules(third_turn="pay_and_wait"))
    double, fine = figures.waiting(stay).data
    assert list(double.x) == [1, 2, 3, 4] and double.y[3] == 0
    assert list(fine.y) == pytest.approx([0, 0, 0, 12500 / 216])


@BOTH
def test_the_lines_cross_at_the_threshold(lang):
    stay = galleys.of()
    figure = figures.pay_or_wait(stay, lang, tolls=1200)
    pay, wait, star = figure.data
    assert set(pay.y) == {-10_000.0}
    assert wait.y[0] < pay.y[0] and wait.y[-1] > pay.y[-1]
    assert star.x[0] == stay.threshold
    told = figures.text_of(figure)
    assert words.number(round(stay.threshold), lang) in told
    assert words.number(round(stay.worth(1200)["wait"]), lang) in told


@BOTH
def test_where_waiting_is_always_better_no_star_stands(lang):
    stay = galleys.of(rules=RutaRules(fine_then="next_turn"))
    assert "5" not in figures.text_of(figures.pay_or_wait(stay, lang)).splitlines()[-1]
    figure = figures.pay_or_wait(stay, lang, among=("pay", "wait", "ransom"))
    assert len(figure.data) == 3
    assert len({line.line.dash for line in figure.data}) == 3
    assert len(figures.text_of(figure).splitlines()) == 5


@BOTH
def test_it_is_said_at_which_tolls_waiting_is_better(lang):
    words_of = {
        "en": ("more than 457", "whatever", "as long as"),
        "es": ("más de 457", "lo que cuesten", "mientras"),
    }
    slow = RutaRules(fine_then="next_turn")
    third = RutaRules(galleys_double_rolls_again=True)
    stays = (galleys.of(), galleys.of(rules=third, tries=2), galleys.of(rules=slow, tries=2))
    for stay, said in zip(stays, words_of[lang], strict=True):
        assert said in when_to_wait(stay, lang)


@pytest.mark.parametrize("among", [(), ("swim",)])
def test_an_unknown_way_is_refused(among):
    with pytest.raises(TesoroError):
        figures.pay_or_wait(galleys.of(), among=among)
