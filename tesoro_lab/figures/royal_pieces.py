"""What lies on the table of Port Royal now, as plain lists for the traces and the pictures."""

from collections.abc import Mapping, Sequence
from typing import Any

from tesoro_lab.figures import royal_strips as strips
from tesoro_lab.figures.palette import VERMILION, initials
from tesoro_lab.figures.royal_faces import (
    CHART_H,
    CHART_W,
    card,
    chart,
    discards,
    image,
    pile,
)
from tesoro_lab.figures.royal_hover import hover
from tesoro_lab.figures.royal_icons import TINTS
from tesoro_lab.figures.royal_places import (
    CHARTS,
    DISCARDS,
    HEAD,
    PILE,
    RIM,
    SIDE,
    SLOTS,
    charts,
    hand,
    medals,
    owned,
    slots,
)
from tesoro_lab.figures.ruta_pieces import Columns, frame, shapes
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.games.royal.deck import CardKind
from tesoro_lab.games.royal.frames import Discover, Reveal, Threat, Trade
from tesoro_lab.games.royal.harbour import colours, picks
from tesoro_lab.words.labels import label
from tesoro_lab.words.numbers import listed, percent, twin


def pictures(state: Any, lang: str) -> list[strips.Picture]:
    """Every card that lies open, slot by slot: the harbour, the expeditions, then the players."""
    deck = state.board
    laid = [
        (card(deck, front, lang), *box)
        for front, box in zip(state.display, slots(len(state.display)), strict=False)
    ]
    found = state.open_expeditions[:CHARTS]
    maps = [
        (image(CHART_W, CHART_H, chart(deck, front)), *box)
        for front, box in zip(found, charts(len(found)), strict=True)
    ]
    people = [strips.crew(state, number) for number in range(len(state.coins))]
    return [
        strips.glow(state),
        (pile(), *PILE) if state.pile else strips.NOTHING,
        (discards(), *DISCARDS) if any(state.discards) else strips.NOTHING,
        *laid,
        *[strips.NOTHING] * (SLOTS - len(laid)),
        *maps,
        *[strips.NOTHING] * (CHARTS - len(maps)),
        *people,
    ]


FIRST = 3
"""Pictures before those of the harbour: the light on a strip, the pile and the discards."""


def data(
    state: Any, names: Sequence[str], lang: str, highlight: Any = None, scale: float = 1.0
) -> dict[str, Columns]:
    """The columns of every changing trace, by the trace's name; `scale` is pixels per unit."""
    marks = initials(names)
    boxes = slots(len(state.display))
    columns: dict[str, Columns] = {
        "spaces": {"x": [box.cx for box in boxes], "y": [box.cy for box in boxes]},
        "people": _people(state, lang),
        "unseen colours": _unseen_colours(state),
        "last": _last(state, boxes),
        "threat": _threat(state, boxes),
        "alarms": _alarms(state, boxes),
        "turn": strips.turn(state),
        "deciding": strips.deciding(state),
        "title": _title(state, names, lang),
        "picks": _picks(state),
        "counts": _counts(state),
        "none": _none(state, lang),
        "shields": strips.shield_counts(state),
        "figures": strips.figures(state),
        "names": strips.named(state, names),
    }
    columns["spaces"]["customdata"] = list(range(len(boxes)))
    columns["spaces"]["marker.size"] = [min(box.w, box.h) * scale for box in boxes]
    columns["seats"], columns["seat letters"] = strips.seat_marks(state, marks, scale)
    columns["highlight"], columns["chance tags"], columns["chances"] = _highlight(
        highlight, boxes, lang
    )
    return columns


def _people(state: Any, lang: str) -> Columns:
    """A point on each card that a player owns, and on each open expedition."""
    xs: list[float] = []
    ys: list[float] = []
    texts: list[str] = []
    found = state.open_expeditions[:CHARTS]
    spots = list(zip(found, charts(len(found)), strict=True))
    for number in range(len(state.coins)):
        fronts = (*state.claimed[number], *state.persons[number])
        spots += zip(fronts, owned(len(fronts), hand(number, len(state.coins))), strict=True)
    for front, box in spots:
        xs.append(box.cx)
        ys.append(box.cy)
        texts.append(hover(state.board, front, lang))
    return {"x": xs, "y": ys, "hovertext": texts}


def _unseen_colours(state: Any) -> Columns:
    """A shade over the mark of each colour that is not in the harbour yet."""
    found = colours(state)
    spots = [spot for name, spot in zip(TINTS, medals(), strict=True) if name not in found]
    return {"x": [x for x, _ in spots], "y": [y for _, y in spots]}


def _last(state: Any, boxes: Sequence[Box]) -> Columns:
    """A golden frame round the newest card, while cards are still being drawn."""
    drawing = isinstance(state.frame, Discover | Reveal) and state.drawn
    if not boxes or not drawing or len(boxes) < len(state.display):
        return shapes([])
    return shapes([_round(boxes[-1])])


def _round(box: Box, by: float = 1.5) -> list[tuple[float, float]]:
    """The outline of a card, with its corners cut."""
    x, y, w, h = box.inset(-by)
    c = 7.0
    return [
        (x + c, y), (x + w - c, y), (x + w, y + c), (x + w, y + h - c), (x + w - c, y + h),
        (x + c, y + h), (x, y + h - c), (x, y + c), (x + c, y),
    ]  # fmt: skip


def _pair(state: Any) -> list[int]:
    """Where in the harbour the two ships of one colour lie, if there are two."""
    if not isinstance(state.frame, Threat):
        return []
    faces = state.board.faces
    tint = faces[state.display[-1]].colour
    return [
        place
        for place, front in enumerate(state.display[:SLOTS])
        if faces[front].kind == CardKind.SHIP and faces[front].colour == tint
    ]


def _threat(state: Any, boxes: Sequence[Box]) -> Columns:
    return shapes([_round(boxes[place], 2.0) for place in _pair(state)])


def _alarms(state: Any, boxes: Sequence[Box]) -> Columns:
    """A sign beside the frame, so that nobody needs its colour."""
    spots = [boxes[place] for place in _pair(state)]
    return {
        "x": [box.x + box.w - 12 for box in spots],
        "y": [box.y + 40 * box.h / 134 for box in spots],
        "text": ["!"] * len(spots),
        "marker.color": [VERMILION] * len(spots),
        "textfont.color": ["#FFFFFF"] * len(spots),
    }


def _title(state: Any, names: Sequence[str], lang: str) -> Columns:
    """Whose harbour it is, whether the last round is running, and at the end who has won."""
    if state.seat is None:
        text = f"{label('winner', lang)}: {listed([names[k] for k in state.winners()], lang)}"
    elif not state.turn:
        text = "Port Royal"
    else:
        text = f"{label('harbour_of', lang)} {names[state.active]}"
        text += f" · {label('last_round', lang).lower()}" if state.last_round else ""
    text = strips.cut(text, 408, 18.5)
    return {"x": [RIM + 12], "y": [HEAD / 2 + 1], "text": [text]}


def _picks(state: Any) -> Columns:
    """How many cards may be taken: by whoever picks, or by the active player after stopping."""
    frame_ = state.frame
    if isinstance(frame_, Trade):
        count = frame_.picks
    elif state.display and state.turn and state.seat is not None:
        count = picks(state, state.active, state.active)
    else:
        count = 0
    text = [f"×{count}"] if count else ["–"]
    return {"x": [SIDE - 20], "y": [HEAD / 2 + 1.5], "text": text}


def _counts(state: Any) -> Columns:
    """How many cards lie in the pile and in the discards."""
    places = [(box, value) for box, value in ((PILE, state.pile), (DISCARDS, sum(state.discards)))]
    return {
        "x": [box.cx + 30 for box, _ in places],
        "y": [box.y + box.h + 15 for box, _ in places],
        "text": [str(value) for _, value in places],
    }


def _none(state: Any, lang: str) -> Columns:
    """A word where no expedition lies open."""
    if state.open_expeditions:
        return {"x": [], "y": [], "text": []}
    word = twin(("none open yet", "ninguna abierta aún"), lang)
    return {"x": [SIDE / 2 + 45], "y": [charts(1)[0].cy], "text": [word]}


def _highlight(highlight: Any, boxes: Sequence[Box], lang: str) -> tuple[Columns, Columns, Columns]:
    """Frames round cards of the harbour, and a chance on each where one is given."""
    places = [place for place in sorted(highlight or ()) if 0 <= place < len(boxes)]
    tagged = places if isinstance(highlight, Mapping) else []
    spots = [(boxes[place].cx, boxes[place].y + boxes[place].h - 8) for place in tagged]
    tags = shapes([frame(Box(x - 18, y - 8, 36, 16)) for x, y in spots])
    said = [percent(highlight[place], lang, 0) for place in tagged]
    texts = strips.texts([(x, y, text) for (x, y), text in zip(spots, said, strict=True)])
    return shapes([_round(boxes[place]) for place in places]), tags, texts
