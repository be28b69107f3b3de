"""The map of Inkan Aarre as a live picture: a fixed layer, and traces for what changes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures import inkan_pieces as pieces
from tesoro_lab.figures.inkan_art import picture, written_signs
from tesoro_lab.figures.inkan_circles import GILT, radius
from tesoro_lab.figures.inkan_hover import hovers
from tesoro_lab.figures.inkan_plan import HEIGHT, plan
from tesoro_lab.figures.layers import (
    SPACES_TRACE,
    Highlight,
    area,
    bring_up_to_date,
    layout,
    marks,
    texts,
)
from tesoro_lab.figures.palette import GOLD, INK, SEPIA, VERMILION
from tesoro_lab.figures.ruta_squares import SIDE
from tesoro_lab.figures.svg import data_uri
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.words import text as words_text

PAPER = "#FFF9E8"


def board(
    state: Any,
    names: Sequence[str],
    lang: str = "en",
    highlight: Highlight = None,
    size: int = 640,
) -> go.Figure:
    """The map with everything that stands on it.

    `highlight` lights dots up; given as dot -> chance it writes the chance beside each.
    `size` is the width in pixels; the map is about a quarter higher than wide.
    """
    figure = go.Figure(_traces(state.board, size / SIDE))
    figure.update_layout(**layout(size, SIDE, HEIGHT))
    figure.layout.hoverdistance = 14  # dots stand closer than the spaces of a square board
    refresh(figure, state, names, lang, highlight)
    return figure


def refresh(
    figure: Any,
    state: Any,
    names: Sequence[str],
    lang: str = "en",
    highlight: Highlight = None,
) -> None:
    """Bring a map made by `board` up to date, touching only what has changed.

    A FigureWidget sends all of it to the page as one message.
    """
    here = (state.board, lang)
    scale = figure.layout.width / SIDE
    wanted = pieces.data(
        state, names, lang, highlight, scale, plan(state.board), written_signs(*here)
    )
    bring_up_to_date(
        figure,
        wanted,
        (here, lambda: layer(*here)),
        ((*here, tuple(state.unturned), tuple(state.rewards)), lambda: hovers(state, lang)),
        words_text(state, names, lang),
    )


@lru_cache(maxsize=16)
def layer(board: InkanMap, lang: str) -> str:
    """The fixed layer as an image address; it depends on map and language only."""
    return data_uri(picture(board, lang))


def _traces(board: InkanMap, scale: float) -> list[Any]:
    """The traces in drawing order, empty but for the spaces."""
    spots = plan(board).spots
    circles = len(board.circles)
    spaces = go.Scatter(
        name=SPACES_TRACE,
        x=[x for x, _ in spots],
        y=[y for _, y in spots],
        mode="markers",
        marker={
            "size": [
                (2 * radius(board, dot) + 2 if dot < circles else 15) * scale
                for dot in range(len(spots))
            ],
            "symbol": "circle",
            "opacity": 0,
        },
        hoverinfo="text",
        customdata=list(range(len(spots))),
    )
    return [spaces, *_on_the_map(scale), *_in_the_list(scale), *_travellers(scale)]


def _on_the_map(scale: float) -> list[Any]:
    """Disks, rewards, the lights and the die."""
    disks = _round("disks", 17.5 * scale, GILT, INK, 1.1 * scale)
    disks.marker.gradient = {"type": "radial", "color": "#FFF6C9"}
    suns = _round("disk suns", 11 * scale, "#B8860B", "#B8860B", 1.1 * scale)
    suns.marker.symbol = "hexagram-open"
    lights = _round("highlight", 20, "rgba(0,0,0,0)", VERMILION, 2.2 * scale)
    return [
        disks,
        suns,
        area("reward tags", "#FFE9A8", INK, 1 * scale),
        texts("rewards", 9.5 * scale),
        _round("glow", 20, "rgba(255,226,90,0.25)", "#FFE14A", 5 * scale),
        lights,
        area("die", "#FFFFFF", INK, 1.5 * scale),
        marks("pips", 5.6 * scale, 9),
        area("chance tags", VERMILION, "#FFFFFF", 1 * scale),
        texts("chances", 9.5 * scale, "#FFFFFF"),
    ]


def _in_the_list(scale: float) -> list[Any]:
    """The players' list at the lower right."""
    return [
        area("panel", PAPER, SEPIA, 1.2 * scale),
        area("panel rim", "rgba(0,0,0,0)", GOLD, 0.8 * scale),
        area("panel turn", "#FFE58A", "#FFE58A", 1 * scale),
        texts("panel head", 10.5 * scale),
        marks("panel pawns", 14 * scale, 8),
        texts("panel letters", 8.5 * scale),
        texts("panel names", 11 * scale, place="middle right"),
        texts("panel purses", 11 * scale, place="middle left"),
        marks("panel prizes", 14 * scale, 8),
        texts("panel key", 9.5 * scale, place="middle right"),
    ]


def _travellers(scale: float) -> list[Any]:
    """The pawns, over everything else."""
    return [
        marks("thrower", 25 * scale, 9),
        marks("pawns", 17 * scale, 9.5 * scale),
        texts("pawn letters", 10 * scale),
        marks("prizes", 14 * scale, 8),
    ]


def _round(name: str, size: float, colour: str, line: str, width: float) -> go.Scatter:
    """Round marks, all alike."""
    return go.Scatter(
        name=name,
        mode="markers",
        marker={
            "symbol": "circle",
            "size": size,
            "color": colour,
            "opacity": 1,
            "line": {"color": line, "width": width},
        },
        hoverinfo="skip",
        x=[],
        y=[],
    )


__all__ = ["SPACES_TRACE", "Highlight", "board", "refresh"]
