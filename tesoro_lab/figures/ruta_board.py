"""The board of La Ruta del Tesoro as a live picture: a fixed layer, and traces for what changes."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures import ruta_pieces as pieces
from tesoro_lab.figures.palette import CARD, INK, SEATS, VERMILION
from tesoro_lab.figures.ruta_art import picture
from tesoro_lab.figures.ruta_hover import deeds
from tesoro_lab.figures.ruta_squares import SIDE, space
from tesoro_lab.figures.style import SANS
from tesoro_lab.figures.svg import data_uri
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.words import text as words_text

Highlight = Mapping[int, Any] | Iterable[int] | None

SPACES_TRACE = "spaces"
"""The name of the trace whose 40 points are the 40 spaces: connect a click to this one."""


def board(
    table: Any,
    names: Sequence[str] | None = None,
    lang: str = "en",
    highlight: Highlight = None,
    size: int = 640,
) -> go.Figure:
    """The board with everything that stands on it, from a match, or from a state and names.

    `highlight` frames spaces; given as space -> chance it writes the chance beside each.
    `size` is the side of the square in pixels.
    """
    state = getattr(table, "state", table)
    names = names or getattr(table, "names", None) or _numbered(state)
    scale = size / SIDE
    figure = go.Figure(_traces(scale))
    figure.update_layout(**_layout(size))
    refresh(figure, state, names, lang, highlight)
    return figure


def _numbered(state: Any) -> list[str]:
    return [str(number) for number in range(1, len(state.pawns) + 1)]


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
    # What the figure shows already is kept beside it: asking Plotly for it costs far more.
    shown = getattr(figure, "_shown", {})
    with figure.batch_update():
        for trace in figure.data:
            before = shown.get(trace.name, {})
            for key, value in wanted[trace.name].items():
                if before.get(key) != value:
                    trace[key] = value
        if shown.get("layer") != (state.board, lang):
            figure.layout.images[0].source = layer(state.board, lang)
            figure.data[0].hovertext = deeds(state.board, lang)
        figure.layout.meta = {"text": words_text(state, names, lang)}
    figure._shown = {**wanted, "layer": (state.board, lang)}


@lru_cache(maxsize=16)
def layer(board: RutaBoard, lang: str) -> str:
    """The fixed layer as an image address; it depends on board and language only."""
    return data_uri(picture(board, lang))


def _layout(size: int) -> dict[str, Any]:
    """A square without margins, its units those of `ruta_squares`, y downwards."""
    axis = {"fixedrange": True, "visible": False, "range": [0, SIDE]}
    image = {
        "source": "",
        "xref": "x",
        "yref": "y",
        "x": 0,
        "y": 0,
        "sizex": SIDE,
        "sizey": SIDE,
        "sizing": "stretch",
        "layer": "below",
    }
    return {
        "template": None,
        "width": size,
        "height": size,
        "margin": {"l": 0, "r": 0, "t": 0, "b": 0},
        "paper_bgcolor": CARD,
        "plot_bgcolor": CARD,
        "xaxis": axis,
        "yaxis": {**axis, "range": [SIDE, 0]},
        "images": [image],
        "showlegend": False,
        "dragmode": False,
        "hovermode": "closest",
        "hoverdistance": 48,
        "hoverlabel": {
            "bgcolor": "#FFFDF7",
            "bordercolor": INK,
            "align": "left",
            "font": {"family": SANS, "size": 11.5, "color": INK},
        },
        "font": {"family": SANS, "color": INK},
    }


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
    areas = [_area(f"owner{k}", look.colour, INK, 1.1 * scale) for k, look in enumerate(SEATS)]
    return [
        spaces,
        _area("mortgages", "rgba(43,29,14,0.10)", "rgba(43,29,14,0.75)", 1.2 * scale),
        *areas,
        _marks("owner marks", 9.5 * scale, 9 * scale),
        _area("houses", "#FFFFFF", INK, 1.1 * scale),
        _area("castles", "#FFFFFF", INK, 1.3 * scale),
        _marks("mortgage seals", 15 * scale, 9.5 * scale),
        _area("highlight", "rgba(0,0,0,0)", VERMILION, 2.4 * scale),
        _marks("pips", 6.4 * scale, 9),
        _texts("counts", 14 * scale),
        _area("chance tags", VERMILION, "#FFFFFF", 1 * scale),
        _texts("chances", 10 * scale, "#FFFFFF"),
        _marks("thrower", 25 * scale, 9),
        _marks("pawns", 17 * scale, 9.5 * scale),
        _texts("pawn letters", 10 * scale),
    ]


def _area(name: str, fill: str, line: str, width: float) -> go.Scatter:
    """Filled shapes, parted by gaps, in one trace."""
    return go.Scatter(
        name=name,
        mode="lines",
        fill="toself",
        fillcolor=fill,
        line={"color": line, "width": width, "shape": "linear"},
        hoverinfo="skip",
        x=[],
        y=[],
    )


def _marks(name: str, size: float, font: float) -> go.Scatter:
    """Marks with a letter inside each."""
    return go.Scatter(
        name=name,
        mode="markers+text",
        marker={"size": size, "opacity": 1, "line": {"color": INK, "width": 1.4}},
        textfont={"family": SANS, "size": font, "weight": 700},
        textposition="middle center",
        hoverinfo="skip",
        cliponaxis=False,
        x=[],
        y=[],
    )


def _texts(name: str, font: float, colour: str = INK) -> go.Scatter:
    """Plain texts."""
    return go.Scatter(
        name=name,
        mode="text",
        textfont={"family": SANS, "size": font, "color": colour, "weight": 700},
        textposition="middle center",
        hoverinfo="skip",
        x=[],
        y=[],
    )


__all__ = ["SPACES_TRACE", "Highlight", "board", "refresh"]
