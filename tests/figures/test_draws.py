"""The chart of drawing cards: bars of the exact chances, diamonds of what was counted."""

import pytest

from tesoro_lab import figures, odds

WAIT = odds.Deck.of({"gold": 2, "storm": 3}).wait_for("gold")


@pytest.mark.parametrize(("lang", "told"), [("en", "counted"), ("es", "observado")])
def test_exact_and_counted_stand_together(lang: str, told: str) -> None:
    figure = figures.draws(WAIT, {1: 35, 2: 35, 3: 20, 4: 10}, "Gold", lang)
    bars, counted = figure.data
    assert list(bars.y) == pytest.approx([40, 30, 20, 10])
    assert list(counted.y) == pytest.approx([35, 35, 20, 10])
    assert counted.marker.symbol == "diamond"
    lines = figures.text_of(figure).splitlines()
    assert lines[0] == "Gold."
    assert lines[1].startswith("1: 2/5 (40") and told in lines[1]


def test_without_counts_the_exact_chances_stand_alone() -> None:
    figure = figures.draws(WAIT)
    assert len(figure.data) == 1
    assert figures.text_of(figure).splitlines()[0] == "Cards drawn."
