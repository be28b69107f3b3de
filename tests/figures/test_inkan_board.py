"""The picture of the map: it shows the state, changes in place, and says the same in words."""

import json
from itertools import combinations
from math import hypot
from pathlib import Path
from time import perf_counter
from typing import Any
from xml.etree import ElementTree

import plotly.graph_objects as go
import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import Move
from tesoro_lab.engine.streams import Stream
from tesoro_lab.figures.inkan_art import picture, written_signs
from tesoro_lab.figures.inkan_circles import radius
from tesoro_lab.figures.inkan_furniture import TAKEN
from tesoro_lab.figures.inkan_list import fitted
from tesoro_lab.figures.inkan_plan import CHART, CIRCLE, DOT, HEIGHT, fan, plan
from tesoro_lab.figures.inkan_roads import RED, ROAD
from tesoro_lab.figures.palette import BLUE, SEATS
from tesoro_lab.figures.ruta_squares import SIDE, Box
from tesoro_lab.figures.svg import measure
from tesoro_lab.games.inkan import INKAN, InkanMap
from tesoro_lab.games.inkan.state import InkanState

NAMES = ["Ana", "Luis", "Eva", "Pedro", "Marta", "Álvaro"]
BOTH = pytest.mark.parametrize("lang", words.LANGS)


def scene(**facts: Any) -> InkanState:
    state = INKAN.scenario({"seats": 6, **facts})
    assert isinstance(state, InkanState)
    return state


def trace(figure: Any, name: str) -> Any:
    return next(trace for trace in figure.data if trace.name == name)


def shapes_in(figure: Any, name: str) -> int:
    """How many outlines, parted by gaps, a trace holds."""
    xs = list(trace(figure, name).x)
    return xs.count(None) + 1 if xs else 0


def place(figure: Any, name: str, index: int) -> tuple[float, float]:
    found = trace(figure, name)
    return found.x[index], found.y[index]


@BOTH
def test_a_new_map_shows_pawns_disks_and_rewards(lang: str) -> None:
    figure = figures.board(scene(), NAMES, lang)
    assert list(trace(figure, "pawns")["marker.symbol"]) == [look.symbol for look in SEATS]
    assert list(trace(figure, "pawn letters").text) == ["A", "L", "E", "P", "M", "Á"]
    assert len(trace(figure, "disks").x) == 34
    assert sorted(trace(figure, "rewards").text) == ["200", "200", "500"]
    assert list(trace(figure, "panel purses").text) == ["300"] * 6
    assert shapes_in(figure, "highlight") == len(trace(figure, "prizes").x) == 0


def test_turned_disks_and_taken_rewards_are_gone() -> None:
    state = scene(turned={"Lima": "devil", "Iquitos": "cup"}, rewarded=["Iquitos"])
    figure = figures.board(state, NAMES)
    disks = set(zip(trace(figure, "disks").x, trace(figure, "disks").y, strict=True))
    spots = plan(state.board).spots
    assert len(disks) == 32
    assert spots[state.board.dot("Lima")] not in disks
    assert spots[state.board.dot("Quito")] in disks
    assert sorted(trace(figure, "rewards").text) == ["200", "500"]


@BOTH
def test_who_carries_what_stands_by_the_pawn_and_in_the_list(lang: str) -> None:
    state = scene(
        turned={"Lima": "treasure", "Quito": "sun"}, treasure=1, suns={4: 1}, purses={1: 1200}
    )
    figure = figures.board(state, NAMES, lang)
    assert "Luis" in trace(figure, "panel head").text[0]
    assert list(trace(figure, "prizes")["marker.symbol"]) == ["hexagram", "star-diamond"]
    marks = trace(figure, "panel prizes")
    rows = trace(figure, "panel pawns").y
    assert [marks.y[0], marks.y[1]] == [rows[1], rows[4]]
    assert len(trace(figure, "panel key").text) == 2
    assert trace(figure, "panel purses").text[1] == ("1.200" if lang == "es" else "1,200")
    hidden = figures.board(scene(), NAMES, lang)
    assert not any(name in trace(hidden, "panel head").text[0] for name in NAMES)


def test_the_throw_shows_while_one_chooses_where_to_stop() -> None:
    state = scene()
    figure = figures.board(state, NAMES)
    assert shapes_in(figure, "die") == 0
    state.play(Move("land"))
    state.play(Move("die", (5,)))
    figures.refresh(figure, state, NAMES)
    assert shapes_in(figure, "die") == 1
    assert len(trace(figure, "pips").x) == 5


def test_refresh_equals_a_new_picture_at_every_step_of_a_game() -> None:
    state: Any = INKAN.new(4)
    names = NAMES[:4]
    figure = figures.board(state, names)
    rng = Stream("map")
    for step in range(240):
        if state.seat is None:
            break
        state.play(state.draw(rng) if state.seat == -1 else state.legal().sample(rng))
        lang = "es" if step % 7 == 0 else "en"
        figures.refresh(figure, state, names, lang)
        if step % 20 == 0:
            assert figure.to_plotly_json() == figures.board(state, names, lang).to_plotly_json()


def test_refresh_touches_only_what_has_changed() -> None:
    state = scene()
    figure = figures.board(state, NAMES)
    before = figure.to_plotly_json()
    state.play(Move("land"))
    state.play(Move("die", (3,)))
    figures.refresh(figure, state, NAMES)
    after = figure.to_plotly_json()
    changed = [
        new["name"]
        for old, new in zip(before["data"], after["data"], strict=True)
        if json.dumps(old) != json.dumps(new)
    ]
    assert changed == ["die", "pips"]


def test_a_live_widget_is_brought_up_to_date_quickly() -> None:
    pytest.importorskip("anywidget")
    state = scene()
    live = go.FigureWidget(figures.board(state, NAMES))
    best = 1.0
    for dot in range(12):
        state.at[0] = dot
        state.unturned[dot] = False
        start = perf_counter()
        figures.refresh(live, state, NAMES, highlight=range(dot, dot + 12))
        best = min(best, perf_counter() - start)
    assert list(trace(live, "pawns").x) == list(trace(figures.board(state, NAMES), "pawns").x)
    assert best < 0.02  # about 0.005 s on a common machine


@BOTH
def test_the_text_twin_is_the_map_in_words(lang: str) -> None:
    figure = figures.board(scene(), NAMES, lang)
    assert figures.text_of(figure) == words.text(scene(), NAMES, lang)


def test_a_match_brings_its_names() -> None:
    from tesoro_lab.front import new_match

    match = new_match("inkan", seats=["Rosa", "Blas"], seed=1)
    assert list(trace(figures.board(match), "pawn letters").text) == ["R", "B"]
    assert list(trace(figures.board(match.state), "pawn letters").text) == ["1", "2"]


@BOTH
def test_every_dot_receives_clicks_and_tells_what_it_is(lang: str) -> None:
    state = scene(turned={"Lima": "devil"})
    figure = figures.board(state, NAMES, lang)
    spaces = trace(figure, figures.SPACES_TRACE)
    assert figure.data[0] is spaces
    assert len(spaces.x) == len(spaces.hovertext) == len(state.board.names)
    assert list(spaces.customdata) == list(range(len(state.board.names)))
    for dot in range(len(state.board.names)):
        assert words.space(state.board, dot, lang) in spaces.hovertext[dot]
    lima, quito = (spaces.hovertext[state.board.dot(name)] for name in ("Lima", "Quito"))
    assert ("gone" if lang == "en" else "ya no") in lima
    assert ("face down" if lang == "en" else "boca abajo") in quito
    assert "500" in spaces.hovertext[state.board.dot("HOR")]
    assert [other.hoverinfo for other in figure.data[1:]] == ["skip"] * (len(figure.data) - 1)


def test_lights_stand_on_their_dots_and_write_chances() -> None:
    state = scene()
    figure = figures.board(state, NAMES, highlight={7: 1 / 6, 120: 1 / 36})
    spots = plan(state.board).spots
    assert [place(figure, "highlight", k) for k in (0, 1)] == [spots[7], spots[120]]
    assert list(trace(figure, "chances").text) == ["17%", "3%"]
    assert shapes_in(figure, "chance tags") == 2
    figures.refresh(figure, state, NAMES, highlight=[5])
    assert len(trace(figure, "highlight").x) == len(trace(figure, "glow").x) == 1
    assert list(trace(figure, "chances").text) == []


def test_any_size_scales_its_marks() -> None:
    small, large = (figures.board(scene(), NAMES, size=side) for side in (480, 960))
    assert (small.layout.width, large.layout.width) == (480, 960)
    assert large.layout.height == round(960 * HEIGHT / SIDE)
    for name in ("pawns", "highlight"):
        lit = [figures.board(scene(), NAMES, highlight=[3], size=side) for side in (480, 960)]
        sizes = [trace(figure, name)["marker.size"][0] for figure in lit]
        assert sizes[1] == 2 * sizes[0]


def test_the_figure_is_plain_json_and_cannot_be_dragged() -> None:
    figure = figures.board(scene(), NAMES)
    text = figure.to_json()
    assert "bdata" not in text
    assert len(text) < 230_000
    assert figure.layout.xaxis.fixedrange and figure.layout.yaxis.fixedrange


def test_dots_can_be_counted_and_circles_stand_apart() -> None:
    board = InkanMap.load()
    spots = plan(board).spots
    reach = [CIRCLE if dot < len(board.circles) else DOT for dot in range(len(spots))]
    for (one, (x, y)), (two, (u, v)) in combinations(enumerate(spots), 2):
        assert hypot(x - u, y - v) > reach[one] + reach[two], (board.names[one], board.names[two])
    for x, y in spots:
        assert CHART.x < x < CHART.x + CHART.w and CHART.y < y < CHART.y + CHART.h


@BOTH
def test_every_name_can_be_read(lang: str) -> None:
    board = InkanMap.load()
    spots = plan(board).spots
    written = written_signs(board, lang)
    boxes = [label.box for label in written.labels]
    assert [label.dot for label in written.labels] == list(range(len(board.nodes)))
    for box in boxes:
        assert CHART.x <= box.x and box.x + box.w <= CHART.x + CHART.w
        assert CHART.y <= box.y and box.y + box.h <= CHART.y + CHART.h
    for one, two in combinations([*boxes, *written.tags.values(), *TAKEN], 2):
        if not (one in TAKEN and two in TAKEN):
            assert not _overlap(one, two), (one, two)
    for label in written.labels:
        for dot, (x, y) in enumerate(spots):
            reach = radius(board, dot) - 2 if dot < len(board.circles) else DOT - 2
            away = _away(label.box, x, y)
            assert away > reach, (label.lines, board.names[dot])
        assert max(measure(line, label.size) for line in label.lines) <= label.box.w


def _overlap(one: Box, two: Box) -> bool:
    across = min(one.x + one.w, two.x + two.w) - max(one.x, two.x)
    down = min(one.y + one.h, two.y + two.h) - max(one.y, two.y)
    return across > 1 and down > 1


def _away(box: Box, x: float, y: float) -> float:
    return hypot(max(box.x - x, 0, x - box.x - box.w), max(box.y - y, 0, y - box.y - box.h))


@BOTH
def test_the_fixed_layer_is_sound_svg_and_says_what_is_reconstructed(lang: str) -> None:
    board = InkanMap.load()
    root = ElementTree.fromstring(picture(board, lang))
    assert root.attrib["viewBox"] == f"0 0 {SIDE:g} {HEIGHT:g}"
    said = " ".join("".join(node.itertext()) for node in root.iter() if node.tag.endswith("text"))
    for circle in board.circles:
        for word in words.space(board, circle, lang).split():
            assert word in said
    assert words.provenance(board, lang) in said
    assert "Malvinas" in said and "Falkland" in said


def test_ways_differ_by_dash_as_well_as_colour() -> None:
    drawn = picture(InkanMap.load(), "en")
    looks = {
        colour: [part.partition("/>")[0] for part in drawn.split("<use ") if colour in part]
        for colour in (ROAD, BLUE, RED)
    }
    lanes = [look for look in looks[BLUE] if "#lanes" in look]
    flights = [look for look in looks[RED] if "#flights" in look]
    assert 'stroke-dasharray="7 4"' in lanes[0]
    assert 'stroke-dasharray=".1 4.2"' in flights[0]
    assert "stroke-dasharray" not in next(look for look in looks[ROAD] if "#roads" in look)


def test_pawns_on_one_dot_do_not_hide_one_another() -> None:
    for count in range(1, 7):
        spots = fan((100, 100), count, CIRCLE - 1)
        for (x, y), (u, v) in combinations(spots, 2):
            assert hypot(x - u, y - v) > 13


def test_a_long_name_is_cut_to_its_place() -> None:
    assert fitted("Ana", 54, 11) == "Ana"
    assert fitted("Maximiliano José", 54, 11).endswith("…")


NODES = """id,kind,name_en,name_local,country,lat,lon,reward,blind_alley
HOME,start,Home,Casa,Here,{0},{1},0,0
SHRINE,goal,Shrine,Templo,Here,{2},{3},0,0
MILL,disk,Mill,Molino,Here,{0},{3},50,0
"""
EDGES = """id,kind,a,b,steps,via,corridor
L1,land,HOME,MILL,3,,
S1,sea,MILL,SHRINE,4,,
A1,air,HOME,SHRINE,,,
"""


@pytest.mark.parametrize("corners", [(-10, -60, -20, -50), (40.0, -3.0, 41.0, 2.0)])
@BOTH
def test_a_map_of_ones_own_is_drawn_wherever_it_lies(
    tmp_path: Path, corners: tuple[float, ...], lang: str
) -> None:
    (tmp_path / "n.csv").write_text(NODES.format(*corners), encoding="utf-8")
    (tmp_path / "e.csv").write_text(EDGES, encoding="utf-8")
    board = InkanMap.from_csv(tmp_path / "n.csv", tmp_path / "e.csv")
    laid = plan(board)
    assert laid.at_home == (corners[0] < 0)
    for x, y in laid.spots:
        assert CHART.x < x < CHART.x + CHART.w and CHART.y < y < CHART.y + CHART.h
    said = picture(board, lang)
    assert ElementTree.fromstring(said) is not None
    assert words.provenance(board, lang) in said
    assert ("Molino" if lang == "es" else "Mill") in said
