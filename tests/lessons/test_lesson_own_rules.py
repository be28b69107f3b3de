"""The answers of the closing project are what the library itself works out, and no bot decides."""

import shutil
from fractions import Fraction
from pathlib import Path

import pytest

import tesoro_lab as tl
from tesoro_lab.engine.files import data_root
from tesoro_lab.lessons import answers, check
from tesoro_lab.odds import values

BOOK = answers.book("own-rules")
CHEST = (2, 17, 33)
ROW = "cofre,17,move_to,,,,,39,0,own,\n"


@pytest.fixture(scope="module")
def silk(tmp_path_factory: pytest.TempPathFactory) -> tl.RutaBoard:
    """The board with the card that the lesson writes into the table."""
    cards = Path(shutil.copy(data_root() / "ruta_cards.csv", tmp_path_factory.mktemp("silk")))
    with cards.open("a", encoding="utf-8") as file:
        file.write(ROW)
    return tl.RutaBoard.from_csv(data_root() / "ruta_board.csv", cards)


def near(id: str, exact: object) -> None:
    question = BOOK.questions[id]
    assert abs(question.solution - exact) <= question.tolerance, float(exact)


def test_the_lesson_writes_this_very_card() -> None:
    source = data_root().parent / "notebooks/source/12-your-own-rules.py"
    assert ROW.strip() in source.read_text(encoding="utf-8")


def test_the_silk_card_comes_once_in_222_rolls(silk) -> None:
    chain = values.of().chain
    cards = chain.board.cards["cofre"]
    moving = [card for card in cards if card.effect in ("move_to", "sail_to", "go_galleys")]
    assert (len(cards), len(moving), len(silk.cards["cofre"])) == (16, 3, 17)
    drawn = sum(chain.places()[space] for space in CHEST) * Fraction(16, 13)
    assert round(float(drawn), 4) == 0.0767
    near("own-rules-1", 17 / drawn)
    exact = values.of(silk).visits(39) - chain.places()[39]
    assert 0.9 < float(exact / (drawn / 17)) < 0.96  # a little less: fewer come there by dice


def test_the_spaces_a_throw_behind_start_gain_most(silk) -> None:
    before, after = values.of().chain.places(), values.of(silk).chain.places()
    gain = {space: after[space] - before[space] for space in range(40) if space != 39}
    best = sorted(gain, key=gain.get)[-4:]
    assert {5, 6, 7} < set(best)
    assert gain[37] < 0 > gain[38] and BOOK.questions["own-rules-2"].solution == "c"


def test_double_tolls_move_no_pawn_and_both_changes_multiply(silk) -> None:
    double = tl.RutaRules(double_toll_built=True)
    assert values.of(rules=double).chain.places() == values.of().chain.places()
    near("own-rules-3", values.of(silk, double).title(39)[-1].payback)


def test_the_numbers_of_the_intervals() -> None:
    near("own-rules-6", Fraction(196 * 16, 100) ** 2)
    near("own-rules-8", 1 - Fraction(95, 100) ** 20)


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
