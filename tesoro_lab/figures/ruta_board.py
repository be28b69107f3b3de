"""The board of La Ruta del Tesoro as a live picture: a fixed layer, and traces for what changes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures import ruta_pieces as pieces
from tesoro_lab.figures.layers import (
    SPACES_TRACE,
    Highlight,
    area,
    bring_up_to_date,
    layout,
    marks,
    texts,
)
from tesoro_lab.figures.palette import INK, SEATS, VERMILION
from tesoro_lab.figures.ruta_art import picture
from tesoro_lab.figures.ruta_hover import deeds
from tesoro_lab.figures.ruta_squares import SIDE, space
from tesoro_lab.figures.svg import data_uri
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.words import text as words_text


def board(
    state: Any,
    names: Sequence[str],
    lang: str = "en",
    highlight: Highlight = None,
    size: int = 640,
) -> go.Figure:
    """The board with everything that stands on it.

    `highlight` frames spaces; given as space -> chance it writes the chance beside each.
    `size` is the side of the square in pixels.
    """
    scale = size / SIDE
    figure = go.Figure(_traces(scale))
    figure.update_layout(**layout(size, SIDE, SIDE))
    refresh(figure, state, names, lang, highlight)
    return figure


def refresh(
    figure: Any,
    state: Any,
    names: Sequence[str],
    lang: str = "en",
    highlight: Highlight = None,
) -> None:
    """Bring a board made by `board` up to date, touching only what has changed.

    A FigureWidget sends all of it to the page as one message.
    """
    wanted = pieces.data(state, names, lang, highlight, figure.layout.width / SIDE)
    here = (state.board, lang)
    bring_up_to_date(
        figure,
        wanted,
        (here, lambda: layer(*here)),
        (here, lambda: deeds(*here)),
        words_text(state, names, lang),
    )


@lru_cache(maxsize=16)
def layer(board: RutaBoard, lang: str) -> str:
    """The fixed layer as an image address; it depends on board and language only."""
    return data_uri(picture(board, lang))


def _traces(scale: float) -> list[Any]:
    """The traces in drawing order, empty but for the spaces."""
    boxes = [space(index) for index in range(40)]
    spaces = go.Scatter(
        name=SPACES_TRACE,
        x=[box.cx for box in boxes],
        y=[box.cy for box in boxes],
        mode="markers",
        marker={"size": 46 * scale, "symbol": "square", "opacity": 0},
        hoverinfo="text",
        customdata=list(range(40)),
    )
    areas = [area(f"owner{k}", look.colour, INK, 1.1 * scale) for k, look in enumerate(SEATS)]
    return [
        spaces,
        area("mortgages", "rgba(43,29,14,0.10)", "rgba(43,29,14,0.75)", 1.2 * scale),
        *areas,
        marks("owner marks", 9.5 * scale, 9 * scale),
        area("houses", "#FFFFFF", INK, 1.1 * scale),
        area("castles", "#FFFFFF", INK, 1.3 * scale),
        marks("mortgage seals", 15 * scale, 9.5 * scale),
        area("highlight", "rgba(0,0,0,0)", VERMILION, 2.4 * scale),
        marks("pips", 6.4 * scale, 9),
        texts("counts", 14 * scale),
        area("chance tags", VERMILION, "#FFFFFF", 1 * scale),
        texts("chances", 10 * scale, "#FFFFFF"),
        marks("thrower", 25 * scale, 9),
        marks("pawns", 17 * scale, 9.5 * scale),
        texts("pawn letters", 10 * scale),
    ]


__all__ = ["SPACES_TRACE", "Highlight", "board", "refresh"]
