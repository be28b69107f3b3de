"""The map of where pawns land and the charts beside it show what was asked, and say the same."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.landing_colours import APART, RAMP, colour, luminance
from tesoro_lab.figures.landing_words import CONVENTIONS, GALLEYS, PLACES
from tesoro_lab.figures.ruta_squares import cell, space
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.odds.pawns import HELD, pawn_chain

BOTH = pytest.mark.parametrize("lang", words.LANGS)


@pytest.fixture(scope="module")
def shares():
    return pawn_chain().places_floats()


@pytest.fixture(scope="module")
def counts(shares):
    rng = Random("landings")
    return Counter(rng.choices(list(shares), list(shares.values()), k=20_000))


def at(figure, place):
    """The value that the map has at the middle of a place, found by where the place lies."""
    if place == HELD:
        return figure.data[1].z[0][0]
    ring, box = figure.data[0], space(place)
    row = next(k for k, edge in enumerate(ring.y[1:]) if box.cy < edge)
    column = next(k for k, edge in enumerate(ring.x[1:]) if box.cx < edge)
    return ring.z[row][column]


@BOTH
def test_each_space_has_its_own_share(shares, lang):
    figure = figures.heat_map(shares, lang=lang)
    for place in PLACES:
        assert at(figure, place) == pytest.approx(100 * shares[place])
    written = {trace.name: trace.text for trace in figure.data if trace.name}["shares"]
    assert list(written) == [words.percent(shares[place], lang, 2) for place in PLACES]
    filled = sum(value is not None for row in figure.data[0].z for value in row)
    assert filled == HELD


def test_the_galleys_are_a_cell_in_the_corner_of_the_visitors(shares):
    held = figures.heat_map(shares).data[1]
    box, corner = cell(), space(10)
    assert (held.x[0], held.x[1]) == (box.x, box.x + box.w)
    assert corner.x < held.x[0] and held.x[1] <= corner.x + corner.w
    assert held.y[1] < corner.y + corner.h


@BOTH
@pytest.mark.parametrize("galleys", GALLEYS)
@pytest.mark.parametrize("convention", CONVENTIONS)
def test_the_caption_says_how_was_counted(shares, lang, convention, galleys):
    figure = figures.heat_map(shares, lang=lang, convention=convention, galleys=galleys)
    seen = " ".join(note.text for note in figure.layout.annotations)
    for told in (CONVENTIONS[convention], GALLEYS[galleys]):
        assert words.twin(told, lang) in seen
        assert words.twin(told, lang) in figures.text_of(figure)


def test_the_difference_in_points_and_in_standard_errors(shares, counts):
    points = figures.heat_map(shares, counts, "points")
    errors = figures.heat_map(shares, counts, "errors")
    for place in PLACES:
        gap = counts[place] / 20_000 - shares[place]
        assert at(points, place) == pytest.approx(100 * gap)
        error = sqrt(shares[place] * (1 - shares[place]) / 20_000)
        assert at(errors, place) == pytest.approx(gap / error if error else 0)
    assert "20,000" in figures.text_of(errors)


def test_simulated_shares_are_the_counted_ones(shares, counts):
    figure = figures.heat_map(shares, counts, "simulated")
    assert at(figure, 16) == pytest.approx(counts[16] / 200)


@pytest.mark.parametrize(
    ("observed", "show"), [(None, "simulated"), ({}, "errors"), ({0: 1}, "guessed")]
)
def test_what_cannot_be_shown_is_refused(shares, observed, show):
    for draw in (figures.heat_map, figures.landing_bars):
        with pytest.raises(TesoroError):
            draw(shares, observed, show)


def test_more_is_darker_and_every_letter_can_be_read():
    bright = [luminance(colour(value / 10, "exact")) for value in range(10, 36)]
    assert bright == sorted(bright, reverse=True)
    for show, far in (("exact", 5.0), ("errors", 4.0)):
        for step in range(-100, 101):
            light = luminance(colour(far * step / 100, show))
            assert max(1.05 / (light + 0.05), (light + 0.05) / 0.05) >= 4.5
    assert RAMP[0][0] == APART[0][0] == 0.0 and RAMP[-1][0] == APART[-1][0] == 1.0


@BOTH
def test_the_text_names_every_place_once(shares, lang):
    told = figures.text_of(figures.heat_map(shares, lang=lang))
    board = RutaBoard.load()
    for index in range(HELD):
        assert f"({index}): " in told
        assert words.space(board, index, lang) in told
    assert len(told.splitlines()) == 6
    assert figures.text_of(figures.landing_bars(shares, lang=lang)) == told


def test_bars_stand_beside_the_simulated_shares(shares, counts):
    figure = figures.landing_bars(shares, counts)
    bars, seen, even = figure.data
    assert list(bars.y) == pytest.approx([100 * shares[place] for place in PLACES])
    assert list(seen.y) == pytest.approx([counts[place] / 200 for place in PLACES])
    assert even.y == (2.5, 2.5)
    assert len(figures.landing_bars(shares, counts, "points").data) == 1


def test_bars_take_an_exact_distribution_too(shares):
    exact = pawn_chain().places()
    figure = figures.landing_bars(exact)
    assert list(figure.data[0].y) == pytest.approx([100 * shares[place] for place in PLACES])


@BOTH
def test_mixing_tells_when_the_start_is_forgotten(lang):
    row = [0.5**k for k in range(12)]
    figure = figures.mixing({"A": row, "B": [0.9**k for k in range(5)]}, lang)
    assert list(figure.data[0].y) == pytest.approx([100 * distance for distance in row])
    assert len({line.line.dash for line in figure.data}) == 2
    told = figures.text_of(figure).splitlines()
    for roll in ("4", "7", "10"):  # 1/16 < 10%, 1/128 < 1%, 1/1024 < 0.1%
        assert f" {roll}" in told[1]
    assert figures.mixing(row).layout.showlegend is False


def test_the_first_visit_to_a_place():
    chain = pawn_chain().rolls
    targets = [pawn for pawn in chain.states if pawn.at == 39]
    chances = chain.first_passage(Pawn(0), targets, 40)
    figure = figures.first_passage(chances, observed={5: 6, 6: 2}, what="X", mean=46.0)
    bars, reached, seen = figure.data
    assert list(bars.y) == pytest.approx([100 * chance for chance in chances[1:]])
    assert reached.y[-1] == pytest.approx(100 * sum(chances))
    assert list(seen.x) == [5, 6] and list(seen.y) == [75.0, 25.0]
    told = figures.text_of(figure)
    assert "X" in told and "46.0" in told
    assert f"roll {max(range(41), key=chances.__getitem__)}" in told


def test_nothing_to_show_is_refused():
    for draw in (figures.mixing, figures.first_passage):
        with pytest.raises(TesoroError):
            draw([])
    with pytest.raises(TesoroError, match="no chance to show"):
        figures.first_passage([1.0])
