"""The strips of the players at the table of Port Royal, as plain lists and pictures."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tesoro_lab.figures.palette import seat
from tesoro_lab.figures.royal_art import light
from tesoro_lab.figures.royal_faces import SMALL_W, image, small
from tesoro_lab.figures.royal_places import hand, owned, row
from tesoro_lab.figures.ruta_pieces import Columns, frame, shapes
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.figures.svg import measure
from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.deck import RoyalDeck
from tesoro_lab.games.royal.harbour import shields, swords
from tesoro_lab.games.royal.kinds import SHIELDS_TO_WIN

Picture = tuple[str, float, float, float, float]
"""An image's source and its place: x, y, width and height."""
NOTHING: Picture = ("", 0.0, 0.0, 1.0, 1.0)

_GOAL = f"<span style='font-size:70%'>/{SHIELDS_TO_WIN}</span>"
_SIZES = {"square": 17, "triangle-up": 23, "diamond": 21, "pentagon": 20, "star": 24}
_DROP = {"triangle-up": 3.0, "star": 1.0}


def glow(state: Any) -> Picture:
    """The golden ground of the strip whose turn it is."""
    if state.seat is None or not state.turn:
        return NOTHING
    return (light(len(state.coins)), *row(state.active, len(state.coins)))


def crew(state: Any, number: int) -> Picture:
    """All the cards of one player as one picture."""
    room = hand(number, len(state.coins))
    fronts = (*state.claimed[number], *state.persons[number])
    return (strip(state.board, fronts, room.w, room.h), *room) if fronts else NOTHING


@lru_cache(maxsize=256)
def strip(deck: RoyalDeck, fronts: tuple[int, ...], w: float, h: float) -> str:
    """Small cards side by side as an image address."""
    parts = [
        f'<g transform="translate({x:.1f},{y:.1f}) scale({wide / SMALL_W:.3f})">'
        f"{small(deck, front)}</g>"
        for front, (x, y, wide, _) in zip(fronts, owned(len(fronts), Box(0, 0, w, h)), strict=True)
    ]
    return image(w, h, "".join(parts))


def turn(state: Any) -> Columns:
    """A golden frame round the strip whose turn it is; at the end, round those of the winners."""
    framed = state.winners() if state.seat is None else (state.active,) if state.turn else ()
    return shapes([frame(row(number, len(state.coins)).inset(2.2)) for number in framed])


def deciding(state: Any) -> Columns:
    """A pointer at the strip of whoever is asked now."""
    if state.seat is None or state.seat < 0:
        return {"x": [], "y": []}
    box = row(state.seat, len(state.coins))
    return {"x": [box.x + 5.5], "y": [box.cy]}


def _middles(state: Any) -> list[tuple[float, float]]:
    """Left edge and middle of each strip."""
    rows = [row(number, len(state.coins)) for number in range(len(state.coins))]
    return [(box.x, box.cy) for box in rows]


def figures(state: Any) -> Columns:
    """Each player's coins and swords."""
    places = [
        (x + at, y + 15.5, str(value))
        for number, (x, y) in enumerate(_middles(state))
        for at, value in ((34, purse(state, number)), (81, swords(state, number)))
    ]
    return texts(places)


def shield_counts(state: Any) -> Columns:
    """Each player's shields, of the twelve that end the game."""
    return texts(
        [
            (x + 121, y + 15.5, f"{shields(state, number)}{_GOAL}")
            for number, (x, y) in enumerate(_middles(state))
        ]
    )


def texts(places: Sequence[tuple[float, float, str]]) -> Columns:
    """Texts, each with its place."""
    return {
        "x": [x for x, _, _ in places],
        "y": [y for _, y, _ in places],
        "text": [text for _, _, text in places],
    }


def named(state: Any, names: Sequence[str]) -> Columns:
    """The players' names; long ones are cut."""
    return texts(
        [(x + 38, y - 14, cut(names[k], 114, 13)) for k, (x, y) in enumerate(_middles(state))]
    )


def cut(name: str, width: float, size: float) -> str:
    """A text that fits a width, with an ellipsis where it was cut."""
    while measure(name, size, bold=True) > width:
        name = name.removesuffix("…")[:-1].rstrip() + "…"
    return name


def seat_marks(state: Any, marks: Sequence[str], scale: float) -> tuple[Columns, Columns]:
    """Each player's mark with its letter."""
    looks = [seat(number) for number in range(len(state.coins))]
    spots = [(x + 21, y - 14) for x, y in _middles(state)]
    shown: Columns = {
        "x": [x for x, _ in spots],
        "y": [y for _, y in spots],
        "marker.symbol": [look.symbol for look in looks],
        "marker.color": [look.colour for look in looks],
        "marker.size": [_SIZES.get(look.symbol, 18) * scale for look in looks],
    }
    letters: Columns = {
        "x": shown["x"],
        "y": [y + _DROP.get(look.symbol, 0.6) for (_, y), look in zip(spots, looks, strict=True)],
        "text": list(marks),
        "textfont.color": [look.ink for look in looks],
    }
    return shown, letters
