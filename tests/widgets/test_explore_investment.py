"""The investment lab says what the odds say, in both languages, for anything that can be asked."""

import json
import time

import pytest

import tesoro_lab as tl
from tesoro_lab.engine import TesoroError
from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.odds import values
from tesoro_lab.widgets.explore.investment_lab import InvestmentLab, InvestmentQuestion, offers_for

BOARD = RutaBoard.load()
WORTH = values.of()


@pytest.fixture(scope="module")
def lab() -> InvestmentLab:
    return tl.explore.investment()


@pytest.fixture(autouse=True)
def castle(lab: InvestmentLab) -> None:
    """Each test begins with a castle on Constantinople, in English."""
    lab.ask(**InvestmentQuestion()._asdict())
    lab.speak("en")


def test_a_castle_on_constantinople(lab: InvestmentLab) -> None:
    offer = WORTH.offer("Constantinopla", ["Crimea"], 5, WORTH.rolls_to_come(3, 20))
    row = lab.answer.numbers.rows[5]
    cost = 40_000 + 2 * (4 * 20_000 + 20_000)
    assert row[0] == "castle" and row[2] == cost
    assert row[1] == pytest.approx(float(offer.income))
    assert row[3] == pytest.approx(float(WORTH.group("G8")[-1].returns or 0))
    assert row[4] == pytest.approx(float(cost / offer.income))
    assert row[5] == pytest.approx(float(WORTH.rounds(cost / offer.income, 3)))
    assert row[6] == round(offer.price)
    assert f"a fair price at auction is {tl.words.money(round(offer.price))}" in lab.answer.said
    assert lab.answer.numbers.marked == {5}
    assert "pay at once" in lab.answer.said


def test_each_control_changes_the_answer(lab: InvestmentLab) -> None:
    changes = {
        "level": 3, "opponents": 1, "rounds": 35, "galleys": "wait", "mortgage": True,
        "beside": (), "title": 37,
    }  # fmt: skip
    for field, value in changes.items():
        before = lab.answer.said
        lab.set(field, value)
        assert lab.trouble == ""
        assert getattr(lab.question, field) == value
        assert lab.answer.said != before


def test_another_title_keeps_what_fits_it(lab: InvestmentLab) -> None:
    lab.set("title", 11)
    assert (lab.question.beside, lab.question.level) == ((13, 14), 5)  # all of its group
    lab.set("title", 5)
    assert (lab.question.beside, lab.question.level) == ((15, 25, 35), 0)
    assert lab.answer.numbers.rows[0][0] == "4 exchanges"
    lab.set("beside", (25,))
    assert [row[0] for row in lab.answer.numbers.rows] == ["2 exchanges"]
    assert lab.trouble == ""


@pytest.mark.parametrize("title", BOARD.titles)
def test_every_title_has_an_answer_in_both_languages(title: int) -> None:
    mates = tuple([mate for mate in BOARD.mates[title] if mate != title])
    for beside in (mates, ()):
        for lang in ("en", "es"):
            question = InvestmentQuestion(title, beside, 0, 2, 10)
            answer = InvestmentLab.work(question, lang)
            assert len(answer.numbers.rows) == len(offers_for(question))
            assert len(answer.figure.data) == 9
            assert tl.figures.text_of(answer.figure).startswith(answer.said)
            assert "{" not in answer.said


def test_the_line_of_the_chosen_plan_crosses_zero_at_its_star(lab: InvestmentLab) -> None:
    bold, star = lab.figure.data[6], lab.figure.data[7]
    slope = (bold.y[1] - bold.y[0]) / (bold.x[1] - bold.x[0])
    assert star.x[0] == pytest.approx(-bold.y[0] / slope)
    assert len(lab.figure.data[5].x) == 0 and len(lab.figure.data[4].x) == 2
    lab.set("rounds", 5)  # too few for the castle
    assert len(lab.figure.data[7].x) == 0
    assert "no price is fair" in lab.answer.said


def test_it_speaks_spanish(lab: InvestmentLab) -> None:
    lab.speak("es")
    assert lab.text.startswith("Laboratorio de inversiones. Constantinopla (castillo)")
    assert "precio justo" in lab.csv.splitlines()[0]
    assert lab.csv.splitlines()[6].startswith("castillo,7479.0")


def test_what_cannot_be_is_refused(lab: InvestmentLab) -> None:
    for wrong in (
        {"title": 0},
        {"title": "Atlantis"},
        {"opponents": 9},
        {"rounds": 0},
        {"galleys": "stay"},
        {"beside": ["Mahón"]},
        {"level": 6},
        {"beside": (), "level": 2},
    ):
        with pytest.raises(TesoroError):
            tl.explore.investment(**wrong)


def test_it_answers_at_once_and_stays_small(lab: InvestmentLab) -> None:
    spent = []
    for level, rounds, policy in ((1, 11, "wait"), (2, 12, "pay"), (3, 13, "wait"), (4, 14, "pay")):
        begun = time.process_time()
        lab.ask(level=level, rounds=rounds, galleys=policy)
        spent.append(time.process_time() - begun)
    assert sorted(spent)[1] < 0.1
    assert len(json.dumps(lab.stills())) < 40_000
