"""The table of Port Royal as a live picture: a fixed layer, a picture for each card, and traces."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures import royal_pieces as pieces
from tesoro_lab.figures.layers import (
    SPACES_TRACE,
    Highlight,
    area,
    bring_up_to_date,
    layout,
    marks,
    texts,
)
from tesoro_lab.figures.palette import GOLD, INK, VERMILION
from tesoro_lab.figures.royal_art import layer
from tesoro_lab.figures.royal_hover import hover
from tesoro_lab.figures.royal_places import CHARTS, SIDE, SLOTS, height
from tesoro_lab.figures.royal_strips import NOTHING, Picture
from tesoro_lab.figures.style import SERIF
from tesoro_lab.words import text as words_text


def board(
    state: Any,
    names: Sequence[str],
    lang: str = "en",
    highlight: Highlight = None,
    size: int = 640,
) -> go.Figure:
    """The table with every card that lies open.

    `highlight` frames cards of the harbour by their place, from 0 in the order drawn; given as
    place -> chance it writes the chance on each. `size` is the width in pixels.
    """
    seats = len(state.coins)
    figure = go.Figure(_traces(size / SIDE))
    figure.update_layout(**layout(size, SIDE, height(seats)))
    figure.layout.images = [
        figure.layout.images[0],
        *[_picture()] * (pieces.FIRST + SLOTS + CHARTS + seats),
    ]
    refresh(figure, state, names, lang, highlight)
    return figure


def refresh(
    figure: Any,
    state: Any,
    names: Sequence[str],
    lang: str = "en",
    highlight: Highlight = None,
) -> None:
    """Bring a table made by `board` up to date, touching only what has changed.

    A FigureWidget sends all of it to the page as one message.
    """
    wanted = pieces.data(state, names, lang, highlight, figure.layout.width / SIDE)
    here = (len(state.coins), lang)
    with figure.batch_update():
        _lay(figure, pieces.pictures(state, lang))
        bring_up_to_date(
            figure,
            wanted,
            (here, lambda: layer(*here)),
            (
                (state.board, lang, state.display),
                lambda: [hover(state.board, front, lang) for front in state.display],
            ),
            words_text(state, names, lang),
        )


def _lay(figure: Any, wanted: Sequence[Picture]) -> None:
    """Put each card's picture where it lies; those that have not changed are left alone."""
    laid = getattr(figure, "_laid", [NOTHING] * len(wanted))
    images = figure.layout.images
    for place, (before, now) in enumerate(zip(laid, wanted, strict=True), start=1):
        if before != now:
            for key, old, new in zip(_PLACE, before, now, strict=True):
                if old != new:
                    images[place][key] = new
    figure._laid = list(wanted)


_PLACE = ("source", "x", "y", "sizex", "sizey")


def _picture() -> dict[str, Any]:
    """An image that shows nothing yet."""
    place = dict(zip(_PLACE, NOTHING, strict=True))
    return {**place, "xref": "x", "yref": "y", "sizing": "stretch", "layer": "below"}


def _traces(scale: float) -> list[Any]:
    """The traces in drawing order, empty."""
    return [
        _points(SPACES_TRACE, "square"),
        _points("people", "circle", 34 * scale),
        *_on_the_harbour(scale),
        *_on_the_strips(scale),
    ]


def _points(name: str, symbol: str, size: float = 1) -> go.Scatter:
    """Points that nobody sees, for pointing and clicking."""
    return go.Scatter(
        name=name,
        mode="markers",
        marker={"size": size, "symbol": symbol, "opacity": 0},
        hoverinfo="text",
        x=[],
        y=[],
    )


def _on_the_harbour(scale: float) -> list[Any]:
    """Colours, frames and counts of the upper part."""
    shade = marks("unseen colours", 25.5 * scale, 9)
    shade.marker.color = "rgba(107,68,35,0.80)"
    shade.marker.line = {"color": "#B59A72", "width": 1.2}
    title = texts("title", 18.5 * scale, "#FBF3DF", "middle right")
    title.textfont.family = SERIF
    return [
        shade,
        area("last", "rgba(0,0,0,0)", "#F2B500", 4.2 * scale),
        area("threat", "rgba(0,0,0,0)", VERMILION, 4.6 * scale),
        marks("alarms", 21 * scale, 15 * scale),
        area("highlight", "rgba(0,0,0,0)", VERMILION, 3 * scale),
        area("chance tags", VERMILION, "#FFFFFF", 1 * scale),
        texts("chances", 11 * scale, "#FFFFFF"),
        title,
        texts("picks", 15 * scale, "#FBF3DF"),
        texts("counts", 12 * scale),
        texts("none", 11.5 * scale, "#7A5C3A"),
    ]


def _on_the_strips(scale: float) -> list[Any]:
    """Each player's mark, name and figures."""
    pointer = marks("deciding", 13 * scale, 9)
    pointer.marker.symbol = "triangle-right"
    pointer.marker.color = VERMILION
    return [
        area("turn", "rgba(0,0,0,0)", GOLD, 2.4 * scale),
        marks("seats", 18 * scale, 9),
        texts("seat letters", 10.5 * scale),
        texts("names", 13 * scale, INK, "middle right"),
        texts("figures", 14.5 * scale, INK, "middle right"),
        texts("shields", 14.5 * scale, INK, "middle right"),
        pointer,
    ]


__all__ = ["SPACES_TRACE", "board", "refresh"]
