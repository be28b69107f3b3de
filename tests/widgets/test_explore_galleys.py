"""The Galleys lab says what the odds say, for every table that can be set."""

import time

import pytest

import tesoro_lab as tl
from tesoro_lab.engine import TesoroError
from tesoro_lab.odds import galleys
from tesoro_lab.widgets.explore.galleys_answers import (
    HOUSE,
    GalleysQuestion,
    simulated,
    stay_of,
)
from tesoro_lab.widgets.explore.galleys_lab import GalleysLab


@pytest.fixture(scope="module")
def lab() -> GalleysLab:
    return tl.explore.galleys()


@pytest.fixture(autouse=True)
def fresh(lab: GalleysLab) -> None:
    lab.ask(**GalleysQuestion()._asdict())
    lab.speak("en")


@pytest.mark.parametrize("tolls", [0, 450, 500, 3000])
def test_the_best_way_is_marked(lab, tolls):
    lab.set("tolls", tolls)
    pay, wait = lab.answer.numbers.rows
    worth = galleys.of().worth(tolls)
    assert (pay[-1], wait[-1]) == pytest.approx((worth["pay"], worth["wait"]))
    assert lab.answer.numbers.marked == {int(tolls > 457)}
    assert ("paying is better" in lab.answer.said) == (tolls < 457)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("house", HOUSE)
def test_every_table_has_an_answer(house, lang):
    for tries in range(3):
        for card in ("none", "free_card", "ransom"):
            for drawn in ("choice", "turns"):
                asked = GalleysQuestion(800, tries, card, house, drawn, runs=20)
                answer = GalleysLab.work(asked, lang)
                assert "{" not in answer.said
                assert len(answer.numbers.rows) == 2 + (card != "none") + (drawn == "turns")
                assert tl.figures.text_of(answer.figure).startswith(answer.said)


def test_pawns_that_wait_leave_as_often_as_they_should(lab):
    lab.press("wait_1000")
    assert (lab.question.runs, lab.question.drawn) == (1000, "turns")
    counts = simulated("printed", 0, 1, 5000)
    exact = stay_of("printed", 0).ways["wait"].moves_on
    for turn, count in counts.items():
        low, high = tl.odds.wilson(count, 5000, 0.999)
        assert low < exact[turn] < high
    lab.set("tries", 1)
    assert lab.question.runs == 0 and lab.trouble == ""


def test_the_card_in_hand_is_weighed(lab):
    lab.set("card", "free_card")
    assert lab.answer.numbers.marked == {2}
    lab.set("card", "ransom")
    assert lab.answer.numbers.marked == {0}


@pytest.mark.parametrize("wrong", [{"tolls": 3001}, {"tries": 3}, {"card": "ace"}, {"runs": -1}])
def test_values_out_of_range_are_refused(wrong):
    with pytest.raises(TesoroError):
        tl.explore.galleys(**wrong)


def test_unknown_rules_are_refused():
    with pytest.raises(TesoroError, match="swim"):
        stay_of("swim", 0)


def test_a_slider_is_answered_at_once(lab):
    least = 9.0
    for tolls in (100, 200, 300, 400):  # the fastest of four: others may be using the machine
        begun = time.process_time()
        lab.set("tolls", tolls)
        least = min(least, time.process_time() - begun)
    assert least < 0.1
