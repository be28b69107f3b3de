"""The answers of the lesson on what a plaza is worth are what the library itself works out."""

import pytest

from tesoro_lab.lessons import answers, check
from tesoro_lab.odds import values

WORTH = values.of()
BOOK = answers.book("worth")


def near(id: str, exact: object) -> None:
    question = BOOK.questions[id]
    assert abs(question.solution - exact) <= question.tolerance, float(exact)


def test_the_answers_are_those_of_the_exact_chances() -> None:
    near("worth-1", WORTH.income("Damasco", 3))
    near("worth-2", WORTH.title("Trípoli")[4].returns)
    central = WORTH.group("G4")
    near("worth-4", central[-2].step / central[-2].more)
    near("worth-5", WORTH.rounds(central[-1].payback, 2))
    near("worth-6", (1 - WORTH.visits("Constantinopla")) ** 40)
    near("worth-7", WORTH.offer("Crimea", ["Constantinopla"], rolls=70).price)


def test_the_third_houses_of_the_central_mediterranean_bring_more() -> None:
    third = next(step for step in WORTH.group("G4") if step.level == 3)
    fourth = next(step for step in WORTH.group("G8") if step.level == 4)
    assert (third.step, fourth.step) == (30_000, 40_000)
    assert third.more > 2 * fourth.more
    assert BOOK.questions["worth-3"].solution == "b"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_hint_is_reached_and_the_solution_is_not_among_them(lang: str) -> None:
    for question in BOOK.questions.values():
        assert check(question.id, question.solution, lang).right
        for hint in question.hints:
            for wrong in hint.answers:
                verdict = check(question.id, wrong, lang)
                assert not verdict.right
                assert hint.text[lang == "es"] in verdict.message


def test_each_misconception_is_met_by_a_hint() -> None:
    met = {hint.idea for question in BOOK.questions.values() for hint in question.hints}
    assert met == {*BOOK.misconceptions, ""}
