"""The heat map explorer: what it shows is the chain's own, and what a walking pawn did."""

import json
import time

import pytest

import tesoro_lab as tl
from tesoro_lab.engine import TesoroError
from tesoro_lab.odds import walks
from tesoro_lab.odds.pawns import HELD, pawn_chain
from tesoro_lab.widgets.explore.heat_map_answers import HeatQuestion, exact, walked
from tesoro_lab.widgets.explore.heat_map_lab import HeatMap


@pytest.fixture(scope="module")
def lab() -> HeatMap:
    return tl.explore.heat_map()


@pytest.fixture(autouse=True)
def fresh(lab: HeatMap) -> None:
    lab.ask(**HeatQuestion()._asdict())
    lab.speak("en")


@pytest.mark.parametrize("galleys", ["pay", "wait"])
@pytest.mark.parametrize("convention", ["roll", "turn", "touched"])
def test_the_table_is_the_long_run_of_the_chain(lab, convention, galleys):
    lab.ask(convention=convention, galleys=galleys)
    places = pawn_chain(galleys=galleys).places_floats(convention)
    rows = lab.answer.numbers.rows
    assert [row[1] for row in rows] == pytest.approx([places[at] for at in range(HELD + 1)])
    assert rows[18][0] == "Malta (18)" and rows[HELD][0] == "Held in the Galleys"


def test_after_some_rolls_it_is_the_chain_after_them():
    chain = pawn_chain().rolls
    after = chain.after_floats(7, chain.states[0])
    places = exact(HeatQuestion(when="after", after=7))
    for at in range(HELD):
        held = [share for pawn, share in after.items() if pawn.at == at and pawn.tries < 0]
        assert places[at] == pytest.approx(sum(held))
    assert exact(HeatQuestion(when="after", after=0))[0] == 1


def test_rolling_on_is_one_walk(lab):
    lab.press("roll_1000")
    lab.press("roll_10000")
    assert lab.trouble == "" and lab.question.rolls == 11_000
    assert lab.question.show == "simulated"
    counts = walked("pay", 1, 11_000).roll
    assert [row[2] for row in lab.answer.numbers.rows] == list(counts.values())
    first = walks.simulate(1_000, seed=1).roll
    assert walked("pay", 1, 1_000).roll == first
    assert all(counts[at] >= first[at] for at in counts)


def test_a_long_simulation_ends_by_itself(lab):
    lab.ask(rolls=1_000, to_go=20_000)
    assert (lab.question.rolls, lab.question.to_go) == (21_000, 0)
    assert "<progress" in HeatMap.work(HeatQuestion(rolls=1_000, to_go=5_000), "en").beside
    assert "<progress" not in lab.answer.beside


def test_another_policy_begins_without_rolls(lab):
    lab.press("roll_1000")
    lab.set("galleys", "wait")
    assert (lab.question.rolls, lab.question.show) == (0, "exact")
    lab.press("roll_1000")
    lab.set("show", "errors")
    lab.press("again")
    assert (lab.question.rolls, lab.question.seed, lab.question.show) == (0, 2, "exact")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_view_has_its_words(lab, lang):
    lab.speak(lang)
    lab.press("roll_1000")
    for show in ("exact", "simulated", "points", "errors"):
        for drawn in ("map", "bars"):
            lab.ask(show=show, drawn=drawn)
            assert lab.trouble == ""
            assert tl.figures.text_of(lab.figure).startswith(lab.answer.said)
            assert "{" not in lab.answer.said
            assert lab.figure.layout.width == 640
            still = lab.stills()["application/vnd.plotly.v1+json"]
            assert len(json.dumps(still)) < 40_000
    lab.ask(when="after", after=1)
    assert lab.trouble == "" and "{" not in lab.answer.said
    assert len(lab.answer.numbers.columns) == 3


@pytest.mark.parametrize("wrong", [{"rolls": 999}, {"rolls": 600_000}])
def test_rolls_out_of_range_are_refused(lab, wrong):
    with pytest.raises(TesoroError):
        lab.ask(**wrong)
    assert lab.question == HeatQuestion()


@pytest.mark.parametrize("wrong", [{"after": 41}, {"convention": "year"}, {"galleys": "swim"}])
def test_values_out_of_range_are_refused_at_the_door(wrong):
    with pytest.raises(TesoroError):
        tl.explore.heat_map(**wrong)


def test_a_control_is_answered_at_once(lab):
    lab.ask(when="after", after=10)
    least = 9.0
    for after in (11, 12, 13, 14):  # the fastest of four: others may be using the machine
        begun = time.process_time()
        lab.set("after", after)
        least = min(least, time.process_time() - begun)
    assert least < 0.1
