"""Numbers, shares and lists read as a person of either language writes them."""

from fractions import Fraction

import pytest

from tesoro_lab.engine import TesoroError
from tesoro_lab.words import numbers


@pytest.mark.parametrize(
    ("value", "en", "es"),
    [
        (0, "0", "0"),
        (750, "750", "750"),
        (1000, "1,000", "1.000"),
        (135000, "135,000", "135.000"),
        (-20000, "−20,000", "−20.000"),
        (1234567, "1,234,567", "1.234.567"),
    ],
)
def test_thousands_are_marked(value: int, en: str, es: str) -> None:
    assert numbers.number(value, "en") == en
    assert numbers.number(value, "es") == es


def test_money_has_its_unit_in_the_right_number() -> None:
    assert numbers.money(1) == "1 real"
    assert numbers.money(-1, "es") == "−1 real"
    assert numbers.money(2500, "es") == "2.500 reales"


def test_change_shows_its_sign() -> None:
    assert [numbers.change(value) for value in (1500, 0, -1500)] == ["+1,500", "0", "−1,500"]


@pytest.mark.parametrize(
    ("value", "digits", "en", "es"),
    [
        (Fraction(1, 6), 1, "16.7%", "16,7 %"),
        (Fraction(1, 216), 2, "0.46%", "0,46 %"),
        (Fraction(1, 8), 0, "13%", "13 %"),
        (1, 0, "100%", "100 %"),
        (0.5, 1, "50.0%", "50,0 %"),
    ],
)
def test_percent(value: Fraction | float, digits: int, en: str, es: str) -> None:
    assert numbers.percent(value, "en", digits) == en
    spanish = numbers.percent(value, "es", digits)
    assert spanish.replace("\N{NO-BREAK SPACE}", " ") == es


def test_decimals_use_the_point_or_the_comma() -> None:
    assert numbers.decimal(Fraction(-2469, 2), "en", 1) == "−1,234.5"
    assert numbers.decimal(Fraction(-2469, 2), "es", 1) == "−1.234,5"
    assert numbers.decimal(-0.001, "en", 1) == "0.0"


def test_fractions_stay_exact() -> None:
    assert numbers.fraction(Fraction(6, 36)) == "1/6"
    assert numbers.fraction(Fraction(5, 46656), "es") == "5/46.656"
    assert numbers.fraction(2) == "2"


@pytest.mark.parametrize(
    ("items", "en", "es"),
    [
        ([], "", ""),
        (["Ana"], "Ana", "Ana"),
        (["Ana", "Luis"], "Ana and Luis", "Ana y Luis"),
        (["Ana", "Luis", "Inés"], "Ana, Luis and Inés", "Ana, Luis e Inés"),
        (["Ana", "Hilario"], "Ana and Hilario", "Ana e Hilario"),
        (["Ana", "Ibiza"], "Ana and Ibiza", "Ana e Ibiza"),
        (["agua", "hielo"], "agua and hielo", "agua y hielo"),
    ],
)
def test_lists(items: list[str], en: str, es: str) -> None:
    assert numbers.listed(items, "en") == en
    assert numbers.listed(items, "es") == es


def test_choices() -> None:
    assert numbers.either(["plata", "oro"], "es") == "plata u oro"
    assert numbers.either(["oro", "plata"], "es") == "oro o plata"
    assert numbers.either(["a", "b", "c"]) == "a, b or c"


def test_counts_agree_in_gender_and_number() -> None:
    assert numbers.count(1, "house", "es") == "una casa"
    assert numbers.count(1, "castle", "es") == "un castillo"
    assert numbers.count(2, "castle", "es") == "dos castillos"
    assert numbers.count(0, "house", "es") == "ninguna casa"
    assert numbers.count(12, "turn", "en") == "12 turns"


def test_ordinals() -> None:
    assert [numbers.ordinal(n) for n in (1, 2, 3, 4, 11, 22, 113)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
        "22nd",
        "113th",
    ]


def test_another_language_is_refused() -> None:
    with pytest.raises(TesoroError, match="'en' or 'es'"):
        numbers.number(1, "fr")
