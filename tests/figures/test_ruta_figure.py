"""The picture of the board: it shows the state, changes in place, and says the same in words."""

import json
from itertools import pairwise
from math import hypot
from time import perf_counter
from typing import Any
from xml.etree import ElementTree

import plotly.graph_objects as go
import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import Move
from tesoro_lab.engine.streams import Stream
from tesoro_lab.figures.palette import BANDS, SEATS, initials
from tesoro_lab.figures.ruta_art import picture
from tesoro_lab.figures.ruta_squares import (
    SIDE,
    band,
    body,
    house_spots,
    space,
    standing,
    tab,
)
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules
from tesoro_lab.games.ruta.state import RutaState

NAMES = ["Ana", "Luis", "Eva", "Pedro", "Marta", "Álvaro"]


def scene(**facts: Any) -> RutaState:
    state = RUTA.scenario({"seats": 6, **facts}, RutaRules(anchorage_pot=True))
    assert isinstance(state, RutaState)
    return state


def trace(figure: Any, name: str) -> Any:
    return next(trace for trace in figure.data if trace.name == name)


def shapes_in(figure: Any, name: str) -> int:
    """How many outlines, parted by gaps, a trace holds."""
    xs = list(trace(figure, name).x)
    return xs.count(None) + 1 if xs else 0


@pytest.mark.parametrize("lang", words.LANGS)
def test_a_new_board_shows_pawns_piles_and_stock(lang: str) -> None:
    figure = figures.board(scene(), NAMES, lang)
    assert list(trace(figure, "pawns")["marker.symbol"]) == [look.symbol for look in SEATS]
    assert list(trace(figure, "pawn letters").text) == ["A", "L", "E", "P", "M", "Á"]
    assert list(trace(figure, "counts").text) == ["16", "16", "32", "12"]
    assert shapes_in(figure, "houses") == shapes_in(figure, "owner0") == 0


def test_everything_that_stands_on_the_board_is_drawn() -> None:
    state = scene(
        owners={1: 0, 3: 0, 12: 4, 31: 5, 32: 5, 34: 5, 25: 3},
        buildings={1: 4, 3: 5, 31: 2, 32: 2, 34: 1},
        mortgaged=[12, 25],
        pot=30_000,
    )
    state.dice = (6, 3)
    figure = figures.board(state, NAMES)
    assert shapes_in(figure, "houses") == 4 + 2 + 2 + 1
    assert shapes_in(figure, "castles") == 1
    assert [shapes_in(figure, f"owner{seat}") for seat in range(6)] == [2, 0, 0, 1, 1, 3]
    assert len(trace(figure, "mortgage seals").x) == 2
    assert len(trace(figure, "pips").x) == 9
    assert list(trace(figure, "counts").text) == ["16", "16", "23", "11", "30,000"]


def test_inside_the_galleys_and_visiting_are_different_places() -> None:
    state = scene(pawns={0: 10, 1: 10}, tries={0: 1})
    pawns = trace(figures.board(state, NAMES), "pawns")
    assert hypot(pawns.x[0] - pawns.x[1], pawns.y[0] - pawns.y[1]) > 30


def test_refresh_equals_a_new_picture_at_every_step_of_a_game() -> None:
    state = RUTA.new(4, RutaRules(), RutaBoard.load())
    names = NAMES[:4]
    figure = figures.board(state, names)
    rng = Stream("board")
    for step in range(240):
        state.play(state.draw(rng) if state.seat == -1 else state.legal().sample(rng))
        lang = "es" if step % 7 == 0 else "en"
        figures.refresh(figure, state, names, lang)
        if step % 20 == 0:
            assert figure.to_plotly_json() == figures.board(state, names, lang).to_plotly_json()


def test_refresh_touches_only_what_has_changed() -> None:
    state = scene(owners={1: 0, 3: 0})
    figure = figures.board(state, NAMES)
    before = figure.to_plotly_json()
    changed: list[str] = []
    assert isinstance(figure, go.Figure)
    state.play(Move("roll"))
    state.play(Move("dice", (1, 2)))
    figures.refresh(figure, state, NAMES)
    after = figure.to_plotly_json()
    for old, new in zip(before["data"], after["data"], strict=True):
        if json.dumps(old) != json.dumps(new):
            changed.append(new["name"])
    assert changed == ["pips", "thrower", "pawns", "pawn letters"]


def test_a_live_widget_is_brought_up_to_date_quickly() -> None:
    pytest.importorskip("anywidget")
    state = scene(owners={1: 0, 3: 0, 5: 1, 6: 2})
    live = go.FigureWidget(figures.board(state, NAMES))
    best = 1.0
    for total in range(12):
        state.dice = (1 + total % 6, 2)
        state.pawns[0] = state.pawns[0]._replace(at=total)
        start = perf_counter()
        figures.refresh(live, state, NAMES)
        best = min(best, perf_counter() - start)
    assert list(trace(live, "pips").x) == list(trace(figures.board(state, NAMES), "pips").x)
    assert best < 0.025  # about 0.004 s on a common machine


def test_the_text_twin_is_the_board_in_words() -> None:
    state = scene(owners={1: 0})
    for lang in words.LANGS:
        figure = figures.board(state, NAMES, lang)
        assert figures.text_of(figure) == words.text(state, NAMES, lang)


def test_a_match_brings_its_names() -> None:
    from tesoro_lab.front import new_match

    match = new_match("ruta", seats=["Rosa", "Blas"], seed=1)
    assert list(trace(figures.board(match), "pawn letters").text) == ["R", "B"]
    assert list(trace(figures.board(match.state), "pawn letters").text) == ["1", "2"]


def test_forty_points_receive_clicks_and_tell_the_deed() -> None:
    figure = figures.board(scene(), NAMES, "es")
    spaces = trace(figure, figures.SPACES_TRACE)
    assert figure.data[0] is spaces
    assert len(spaces.x) == len(spaces.hovertext) == 40
    assert "Constantinopla" in spaces.hovertext[39]
    assert "200.000" in spaces.hovertext[39]
    assert [other.hoverinfo for other in figure.data[1:]] == ["skip"] * (len(figure.data) - 1)


def test_highlights_frame_spaces_and_write_chances() -> None:
    figure = figures.board(scene(), NAMES, highlight={7: 1 / 6, 12: 1 / 36})
    assert shapes_in(figure, "highlight") == 2
    assert list(trace(figure, "chances").text) == ["17%", "3%"]
    figures.refresh(figure, scene(), NAMES, highlight=[5])
    assert shapes_in(figure, "highlight") == 1
    assert list(trace(figure, "chances").text) == []


def test_any_size_scales_its_marks() -> None:
    small, large = (figures.board(scene(), NAMES, size=side) for side in (480, 960))
    assert (small.layout.width, large.layout.height) == (480, 960)
    sizes = [trace(figure, "pawns")["marker.size"][0] for figure in (small, large)]
    assert sizes[1] == 2 * sizes[0]


def test_the_figure_is_plain_json_and_cannot_be_dragged_or_uploaded() -> None:
    figure = figures.board(scene(), NAMES)
    text = figure.to_json()
    assert "bdata" not in text
    assert len(text) < 130_000
    assert figure.layout.xaxis.fixedrange and figure.layout.yaxis.fixedrange
    assert figures.CONFIG == {"displayModeBar": False, "showSendToCloud": False}
    import plotly.io as pio

    assert pio.renderers["plotly_mimetype"].config["showSendToCloud"] is False
    assert pio.templates.default is None


def test_nothing_overlaps_what_must_be_read() -> None:
    for index in range(40):
        for count in range(1, 7):
            spots = standing(index, count)
            whole = space(index)
            for x, y in spots:
                assert whole.x < x < whole.x + whole.w
                assert whole.y < y < whole.y + whole.h
            for (x, y), (u, v) in pairwise(spots):
                assert hypot(x - u, y - v) > 12
    for index in RutaBoard.load().titles:
        assert (
            band(index).h * band(index).w
            + tab(index).h * tab(index).w
            + body(index).h * body(index).w
            == space(index).w * space(index).h
        )
        for x, y in house_spots(index):
            box = band(index)
            assert box.x < x < box.x + box.w
            assert box.y < y < box.y + box.h


@pytest.mark.parametrize("variant", ["recommended", "as_transcribed", "x100_pattern"])
@pytest.mark.parametrize("lang", words.LANGS)
def test_the_fixed_layer_is_sound_svg_and_says_what_is_reconstructed(
    variant: str, lang: str
) -> None:
    board = RutaBoard.load(variant)
    root = ElementTree.fromstring(picture(board, lang))
    assert root.attrib["viewBox"] == f"0 0 {SIDE:g} {SIDE:g}"
    said = " ".join("".join(node.itertext()) for node in root.iter() if node.tag.endswith("text"))
    for here in board.spaces:
        for word in here.name.split():
            assert word in said or word.upper() in said
    assert words.provenance(board, lang) in said


def test_groups_and_seats_differ_by_more_than_colour() -> None:
    assert set(BANDS) == set(RutaBoard.load().members)
    for field in ("colour", "letter", "pattern"):
        assert len({getattr(look, field) for look in BANDS.values()}) == len(BANDS)
    for field in ("colour", "symbol", "dash"):
        assert len({getattr(look, field) for look in SEATS}) == len(SEATS)
    assert len(set(initials(["Ana", "Ana", "ana", "A", "", "Ada"]))) == 6
