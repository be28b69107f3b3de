"""The table of Port Royal: it shows the state, changes in place, and says the same in words."""

import random
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import plotly.graph_objects as go
import pytest

from tesoro_lab import figures, words
from tesoro_lab.engine import Move
from tesoro_lab.figures import royal_faces, royal_icons, royal_places
from tesoro_lab.figures.royal_art import picture
from tesoro_lab.figures.royal_pieces import FIRST
from tesoro_lab.figures.royal_places import CHARTS, LAID, SIDE, SLOTS
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.games.royal import ROYAL, RoyalDeck, RoyalState
from tesoro_lab.games.royal.deck import CardKind, Colour

NAMES = ["Ana", "Luis", "Inés", "Pedro", "Maximiliano"]
DECK = RoyalDeck.load()
CARDS = [n for n, face in enumerate(DECK.faces) if face.kind in (CardKind.SHIP, CardKind.PERSON)]
MAPS = [n for n, face in enumerate(DECK.faces) if face.kind == CardKind.EXPEDITION]


def scene(**facts: Any) -> RoyalState:
    return ROYAL.scenario({"seats": 5, **facts})


def trace(figure: Any, name: str) -> Any:
    return next(trace for trace in figure.data if trace.name == name)


def sources(figure: Any) -> list[str]:
    """The pictures that show something, without the fixed layer."""
    return [image.source or "" for image in figure.layout.images[1:]]


def laid(figure: Any) -> int:
    """How many cards lie in the harbour of the picture."""
    return sum([bool(source) for source in sources(figure)[FIRST : FIRST + SLOTS]])


def read(source: str) -> ElementTree.Element:
    """The SVG inside an image address."""
    return ElementTree.fromstring(unquote(source.removeprefix("data:image/svg+xml,")))


@pytest.mark.parametrize("lang", words.LANGS)
def test_every_card_is_a_sound_picture(lang: str) -> None:
    for front in CARDS:
        drawn = read(royal_faces.card(DECK, front, lang))
        texts = [node.text for node in drawn.iter() if node.tag.endswith("text")]
        face = DECK.faces[front]
        assert (face.name, face.name_es)[lang == "es"] in texts
        for figure in (face.coins, face.cost, face.shields):
            assert not figure or str(figure) in texts
    for front in MAPS:
        assert read(royal_faces.image(92, 52, royal_faces.chart(DECK, front))) is not None


def test_each_colour_of_ship_has_a_mark_and_a_shape_of_its_own() -> None:
    assert set(royal_icons.TINTS) == set(royal_icons.EMBLEMS) == set(Colour)
    assert len(set(royal_icons.EMBLEMS.values())) == 5
    assert len({tint for tint, _ in royal_icons.TINTS.values()}) == 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", words.LANGS)
def test_the_fixed_layer_is_sound_for_every_number_of_players(seats: int, lang: str) -> None:
    assert ElementTree.fromstring(picture(seats, lang)) is not None
    assert 630 <= royal_places.height(seats) <= 760


def inside(box: Box, other: Box) -> bool:
    return (
        other.x - 0.1 <= box.x
        and box.x + box.w <= other.x + other.w + 0.1
        and other.y - 0.1 <= box.y
        and box.y + box.h <= other.y + other.h + 0.1
    )


@pytest.mark.parametrize("count", [1, 5, 10, 12, 13, 14, 18, 24])
def test_cards_of_the_harbour_do_not_overlap_and_stay_readable(count: int) -> None:
    boxes = royal_places.slots(count)
    assert len(boxes) == count
    assert all(inside(box, LAID) for box in boxes)
    for at, box in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert abs(box.cx - other.cx) >= box.w or abs(box.cy - other.cy) >= box.h
    if count <= 14:
        assert boxes[0].w > 60


def test_cards_keep_their_places_while_ten_are_drawn() -> None:
    assert royal_places.slots(10)[:6] == royal_places.slots(6)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("count", [1, 6, 14])
def test_the_cards_of_a_player_stay_in_its_strip(seats: int, count: int) -> None:
    for seat in range(seats):
        room = royal_places.hand(seat, seats)
        assert all(inside(box, room) for box in royal_places.owned(count, room))


def test_everything_on_the_table_is_drawn() -> None:
    state = scene(
        turn=1,
        display=["ship-red-3-skull", "sailor-1", "ship-blue-2-2", "ship-black-2-4"],
        expeditions=["expedition-aa"],
        persons={0: ["sailor-2", "pirate-1"], 2: ["jester-2"]},
        claimed={2: ["expedition-cc"]},
        coins=[3, 12, 0, 7, 25],
        discards={"jester-2": 2},
        drawn=4,
        fresh=True,
    )
    figure = figures.board(state, NAMES)
    assert laid(figure) == 4
    shown = sources(figure)
    assert sum(map(bool, shown[FIRST + SLOTS : FIRST + SLOTS + CHARTS])) == 2
    assert [bool(source) for source in shown[FIRST + SLOTS + CHARTS :]] == [1, 0, 1, 0, 0]
    assert list(trace(figure, "counts").text) == [str(state.pile), "2"]
    assert list(trace(figure, "figures").text)[:4] == ["3", "3", "12", "0"]
    assert [text.partition("<")[0] for text in trace(figure, "shields").text] == [
        *("3", "0", "6", "0", "0")
    ]
    assert trace(figure, "title").text[0] == "Harbour of Luis"
    assert trace(figure, "picks").text[0] == "×1"
    assert len(trace(figure, "unseen colours").x) == 2
    assert len(trace(figure, "last").x) > 0
    assert len(trace(figure, "threat").x) == 0
    assert len(trace(figure, "people").x) == 6
    assert "Pirate" in "".join(trace(figure, "people").hovertext)


def test_a_click_on_a_card_names_its_place() -> None:
    figure = figures.board(scene(display=["sailor-1", "ship-blue-2-2"], drawn=2), NAMES)
    spaces = figure.data[0]
    assert spaces.name == figures.SPACES_TRACE
    assert list(spaces.customdata) == [0, 1]
    assert spaces.hovertext[1].startswith("<b>Blue Flute</b><br>2 coins, 2 swords<br>")


def test_both_ships_of_a_threatened_colour_are_marked() -> None:
    state = scene(
        display=["ship-red-1-1", "ship-blue-1-1"], persons={0: ["pirate-1"]}, drawn=2, coins=[3] * 5
    )
    state.play(Move("draw"))
    state.play(Move.parse("card ship-red-1-1"))
    figure = figures.board(state, NAMES)
    assert list(trace(figure, "threat").x).count(None) == 1
    assert list(trace(figure, "alarms").text) == ["!", "!"]
    assert len(trace(figure, "last").x) == 0


def test_the_winners_are_framed_at_the_end() -> None:
    state = ROYAL.new(2)
    rng = random.Random(1)
    while state.seat is not None:
        state.play(state.draw(rng) if state.seat == -1 else state.legal().sample(rng))
    figure = figures.board(state, NAMES[:2], "es")
    frames = list(trace(figure, "turn").x).count(None) + 1
    assert frames == len(state.winners())
    assert trace(figure, "title").text[0].startswith("Victoria: ")
    assert len(trace(figure, "deciding").x) == 0


def test_cards_of_the_harbour_can_be_lit_with_their_chances() -> None:
    state = scene(display=["sailor-1", "ship-blue-2-2"], drawn=2)
    figure = figures.board(state, NAMES, "es", highlight={1: 0.25, 7: 0.5})
    assert list(trace(figure, "chances").text) == ["25 %".replace(" ", "\N{NO-BREAK SPACE}")]
    assert len(trace(figure, "highlight").x) == 9


def test_refresh_equals_a_new_picture_at_every_step_of_a_game() -> None:
    state = ROYAL.new(4)
    names = NAMES[:4]
    figure = figures.board(state, names)
    rng = random.Random(7)
    for step in range(300):
        if state.seat is None:
            break
        state.play(state.draw(rng) if state.seat == -1 else state.legal().sample(rng))
        lang = "es" if step % 7 == 0 else "en"
        figures.refresh(figure, state, names, lang)
        if step % 30 == 0:
            fresh = figures.board(state, names, lang).to_plotly_json()
            shown = figure.to_plotly_json()
            assert shown["data"] == fresh["data"]
            assert [image.get("source") for image in shown["layout"]["images"]] == [
                image.get("source") for image in fresh["layout"]["images"]
            ]


def test_refresh_touches_only_the_cards_that_have_changed() -> None:
    state = scene(display=["sailor-1", "ship-blue-2-2"], drawn=2)
    figure = figures.board(state, NAMES)
    before = sources(figure)
    state.play(Move("draw"))
    state.play(Move.parse("card pirate-1"))
    figures.refresh(figure, state, NAMES)
    after = sources(figure)
    changed = [at for at, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]
    assert changed == [FIRST + 2]


def test_a_live_widget_is_brought_up_to_date_quickly() -> None:
    pytest.importorskip("anywidget")
    state = ROYAL.new(5)
    live = go.FigureWidget(figures.board(state, NAMES))
    rng = random.Random(4)
    times = []
    for _ in range(120):
        state.play(state.draw(rng) if state.seat == -1 else state.legal().sample(rng))
        start = perf_counter()
        figures.refresh(live, state, NAMES)
        times.append(perf_counter() - start)
    assert median(times) < 0.020


@pytest.mark.parametrize("lang", words.LANGS)
def test_the_text_twin_says_the_same(lang: str) -> None:
    state = scene(display=["sailor-1"], drawn=1)
    figure = figures.board(state, NAMES, lang)
    assert figures.text_of(figure) == words.text(state, NAMES, lang)


def test_the_table_stands_on_an_opaque_light_card_without_zoom() -> None:
    figure = figures.board(ROYAL.new(3), NAMES[:3], size=480)
    assert figure.layout.width == 480
    assert figure.layout.height == round(480 * royal_places.height(3) / SIDE)
    assert figure.layout.paper_bgcolor == figures.palette.CARD
    assert figure.layout.xaxis.fixedrange
    assert figure.layout.yaxis.fixedrange


def test_long_names_are_cut() -> None:
    names = ["Maximiliano de la Torre y Castellanos", "Eva"]
    figure = figures.board(ROYAL.new(2), names)
    assert trace(figure, "names").text[0].endswith("…")
    assert trace(figure, "names").text[1] == "Eva"
