"""Checks say right or give a hint, and nothing a student types can stop them."""

from decimal import Decimal
from fractions import Fraction

import pytest

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.lessons import answers, check, checks, compare, language, progress
from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.reading import BLANK, COMMA, ENDLESS, MANY, NOTHING, TEXT, TRUTH

LANGS = ("en", "es")
BOOKS = [answers.book(word) for word in answers.words()]
QUESTIONS = [question for book in BOOKS for question in book.questions.values()]


class Hostile:
    """A value whose every use fails."""

    def __getattribute__(self, name):
        raise RuntimeError("no")

    def __eq__(self, other):
        raise RuntimeError("no")

    __hash__ = None


ODD = [
    ...,
    None,
    "1/6",
    "",
    b"1",
    True,
    float("nan"),
    float("inf"),
    -float("inf"),
    Decimal("NaN"),
    Decimal("sNaN"),
    1j,
    [],
    [1],
    [1, 2],
    (0, 25),
    {1: 2},
    {1, 2},
    [(1,)],
    [("1", "4")],
    [(1.5, 3.5)],
    object(),
    print,
    10**400,
    -(10**400),
    Fraction(10**400, 3),
    range(3),
    Hostile(),
    type,
]


@pytest.fixture(autouse=True)
def fresh():
    language("en")
    checks.forget()
    yield
    language("en")
    checks.forget()


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
@pytest.mark.parametrize("lang", LANGS)
def test_the_solution_is_right_and_says_why(question, lang):
    verdict = check(question.id, question.solution, lang)
    assert verdict.right and verdict
    assert question.why[LANGS.index(lang)] in verdict.message
    assert str(verdict).startswith("✓")


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_each_typical_wrong_answer_gets_its_own_hint(question):
    texts = [hint.text for hint in question.hints]
    assert len(set(texts)) == len(texts) >= 2
    for hint in question.hints:
        for wrong in hint.answers:
            for side, lang in enumerate(LANGS):
                verdict = check(question.id, wrong, lang)
                assert not verdict.right
                assert verdict.message == hint.text[side], wrong


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
@pytest.mark.parametrize("lang", LANGS)
def test_nothing_a_student_types_stops_a_check(question, lang):
    for odd in ODD:
        verdict = check(question.id, odd, lang)
        assert not verdict.right
        assert verdict.message.endswith((".", "?"))
        assert "Traceback" not in str(verdict) and "Error" not in str(verdict)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.word)
def test_a_lesson_names_three_misconceptions_and_answers_each(book):
    assert len(book.misconceptions) == 3
    met = {hint.idea for question in book.questions.values() for hint in question.hints}
    assert met - {""} == set(book.misconceptions)
    assert len(book.questions) >= 5
    assert list(book.questions) == [f"{book.word}-{n}" for n in range(1, len(book.questions) + 1)]


@pytest.mark.parametrize(
    ("odd", "pair"),
    [
        (..., BLANK),
        (None, NOTHING),
        ("5/18", TEXT),
        (True, TRUTH),
        (float("nan"), ENDLESS),
        ([5, 18], MANY),
        ((0, 278), COMMA),
    ],
)
def test_an_odd_answer_is_told_what_it_is(odd, pair):
    for side, lang in enumerate(LANGS):
        assert check("two-dice-2", odd, lang).message == pair[side]
    assert check("two-dice-2", odd).blank == (odd is ...)


@pytest.mark.parametrize("right", [Fraction(10, 36), 10 / 36, 0.278, Decimal("0.2778")])
def test_a_fraction_or_three_decimals_are_right(right):
    assert check("two-dice-2", right).right


def test_a_chance_is_not_a_percentage_nor_a_count_nor_a_measurement():
    assert "percentage" in check("two-dice-2", 27.8).message
    assert "never above 1" in check("two-dice-2", 10).message
    assert "never below 0" in check("two-dice-2", -0.1).message
    assert "measured" in check("two-dice-2", 0.2741).message
    assert "measured" in check("two-dice-2", Fraction(2741, 10000)).message
    assert check("two-dice-2", 0.5).message.startswith("Not yet.")


def test_a_small_chance_is_not_met_by_any_small_number():
    assert check("two-dice-5", 0.00463).right
    for wrong in (0.0042, 0.005, 0.004, 0):
        assert not check("two-dice-5", wrong).right


def test_a_list_of_throws_in_any_order_and_form():
    assert check("two-dice-1", {(4, 1), (1, 4), (3, 2), (2, 3)}).right
    assert check("two-dice-1", [[4, 1], [1, 4], [3, 2], [2, 3]]).right
    assert "(2, 2)" in check("two-dice-1", [(1, 4), (2, 2)]).message
    assert "(7, -2)" in check("two-dice-1", [(7, -2)]).message
    assert "twice" in check("two-dice-1", [(1, 4), (1, 4)]).message
    assert check("two-dice-1", [(1, 4)]).message.startswith("Not all")
    assert "colour" in check("two-dice-1", [(1, 4), (2, 3), (3, 2)]).message


def test_numpy_numbers_are_numbers():
    numpy = pytest.importorskip("numpy")
    assert check("two-dice-2", numpy.float64(10 / 36)).right
    assert check("two-dice-2", numpy.float32(10 / 36)).right
    assert check("two-dice-4", numpy.int64(400)).right
    assert not check("two-dice-4", numpy.array([400, 1])).right


def test_an_unknown_question_lists_those_there_are():
    message = check("two-dice-99", 1).message
    assert "two-dice-1, two-dice-2" in message
    assert "two-dice-7" in check("two-dcie-1", 1).message
    assert "two-dice" in check("pawns", 1, "es").message
    for odd in (None, 3, "", "-", "é-1", [1]):
        assert not check(odd, 1).right
    assert check(" Two-Dice-2 ", Fraction(10, 36)).right


def test_the_notebooks_language_is_followed_and_a_wrong_one_refused():
    assert language("es") == "es"
    assert check("two-dice-2", ...).message.startswith("Aún sin respuesta")
    assert check("two-dice-2", ..., "en").message.startswith("Not answered yet")
    assert check("two-dice-2", ..., "fr").message.startswith("Aún sin respuesta")
    with pytest.raises(TesoroError, match="español"):
        language("fr")
    assert language() == "es"


def test_a_verdict_shows_itself():
    assert repr(check("two-dice-2", ...)).startswith("… two-dice-2: Not answered yet")
    wrong = repr(check("two-dice-2", Fraction(4, 11)))
    assert wrong.startswith("✗ two-dice-2: ") and max(map(len, wrong.splitlines())) <= 96


def test_progress_follows_the_answers():
    assert progress().right == 0
    check("two-dice-2", Fraction(10, 36))
    check("two-dice-3", 25.3)
    shown = progress()
    assert shown.right == 1
    assert str(shown).splitlines()[0] == "Two dice: 1 of 7 questions right"
    assert [mark for _, mark, _ in shown.rows[:4]] == ["…", "✓", "✗", "…"]
    assert str(progress("two-dice", "es")).startswith("Dos dados: 1 de 7")
    assert "two-dice" in str(progress("nothing"))
    check("two-dice-2", ...)
    assert progress().right == 0


def test_a_guess_stands_beside_the_exact_chance():
    third = Fraction(1, 3)
    assert compare(0.33, third) == "Your guess: 33.0%. Exact: 1/3 = 33.3%. Very near!"
    assert compare(50, third) == compare(0.5, third)
    assert "likelier" in compare(0.1, third) and "más probable" in compare(0.1, third, "es")
    for odd in ODD:
        assert compare(odd, third).startswith("You wrote down no guess")
    assert compare(0.2, ...).startswith("The exact value is still missing")


def test_a_guess_that_is_counted_is_no_chance():
    six = Fraction(16807, 7776)
    assert compare(2.2, six, share=False) == "Your guess: 2.20. Exact: 2.16. Very near!"
    assert "expected more" in compare(400, six, share=False)
    assert "Es más de lo que esperabas" in compare(1, six, "es", share=False)
    for odd in ODD:
        assert compare(odd, six, share=False).startswith("You wrote down no guess")
    assert compare(2, ..., share=False).startswith("The exact value is still missing")


def test_choices_are_judged_by_letter():
    hints = (Hint(("b",), ("B?", "¿B?")), Hint(("c",), ("C?", "¿C?")))
    question = Choice("x-1", ("x", "x"), "a", ("so", "así"), hints)
    assert question.judge(" A) ", "en") == (True, "so")
    assert question.judge("b", "es") == (False, "¿B?")
    assert "letter" in question.judge("z", "en")[1]


def test_counts_have_a_tolerance_of_their_own():
    question = Number(
        "x-1", ("x", "x"), Fraction(50, 3), ("so", "así"), ("no", "no"), (), Fraction(1, 2), False
    )
    assert question.judge(17, "en")[0] and question.judge(16.7, "en")[0]
    assert not question.judge(18, "en")[0]
    assert question.shown("es") == "16,67"
