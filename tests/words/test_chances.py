"""Chances as people read them, in both languages."""

from fractions import Fraction

from tesoro_lab import words
from tesoro_lab.engine import Distribution

TWO = Distribution.uniform(range(1, 7)).times(2)


def test_the_table_shows_three_forms_of_each_chance() -> None:
    lines = words.chances(TWO).splitlines()
    assert len(lines) == 11
    assert lines[5] == " 7  6 of 36   1/6  16.7%"
    assert len({len(line) for line in lines}) == 1
    assert words.chances(TWO, "es").splitlines()[5] == " 7  6 de 36   1/6  16,7\N{NO-BREAK SPACE}%"


def test_outcomes_are_called_by_name() -> None:
    coin = Distribution({True: 1, False: 3})
    assert words.chances(coin, "es").startswith("sí  1 de 4  1/4")
    assert words.chances(coin, name=lambda won: "won" if won else "lost").startswith(" won")
    throws = Distribution.uniform(range(1, 3)).repeat(2)
    assert words.chances(throws).splitlines()[1] == "1 2  1 of 4  1/4  25.0%"
    halves = Distribution({Fraction(1, 2): 1, Fraction(3, 2): 1})
    assert words.chances(halves).startswith("1/2")


def test_what_nobody_reads_is_left_out_and_little_is_not_nothing() -> None:
    many = Distribution.uniform(range(1, 7)).times(20)
    lines = words.chances(many).splitlines()
    assert lines[0].split() == ["20", "<0.1%"]
    assert lines[50].split() == ["70", "5.2%"]
    assert words.chances(Distribution({"a": 1, "b": 2999})).splitlines()[0].endswith("<0.1%")


def test_one_event_in_every_form() -> None:
    assert words.chance(TWO, 7) == "6 of 36 = 1/6 = 16.7%"
    assert words.chance(TWO, lambda total: total > 9, "es").startswith("6 de 36 = 1/6")
    assert words.chance(TWO, 13) == "0 of 36 = 0 = 0.0%"
    assert words.chance(TWO, range(2, 13)) == "36 of 36 = 1 = 100.0%"
