"""The board of any game: which module draws it is looked up by the game's name."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import plotly.graph_objects as go

from tesoro_lab import games
from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import real
from tesoro_lab.figures.layers import Highlight

SMALLEST = 100
"""No board is drawn narrower than this, in pixels."""
_DRAWN_BY = {
    "ruta": "tesoro_lab.figures.ruta_board",
    "inkan": "tesoro_lab.figures.inkan_board",
    "royal": "tesoro_lab.figures.royal_board",
}


def board(
    table: Any,
    names: Sequence[str] | None = None,
    lang: str = "en",
    highlight: Highlight = None,
    size: int = 640,
) -> go.Figure:
    """The board with everything that stands on it, from a match, or from a state and names.

    `highlight` marks places; given as place -> chance it writes the chance beside each.
    `size` is the width in pixels.
    """
    state = games.state_of(table)
    real(size, "The width")
    if size < SMALLEST:
        raise TesoroError(f"The width must be {SMALLEST} pixels or more, not {size}.")
    names = names or getattr(table, "names", None)
    names = names or [str(seat) for seat, _ in enumerate(state.standing(), 1)]
    figure: go.Figure = _drawer(state).board(state, names, lang, highlight, size)
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
    _drawer(state).refresh(figure, state, names, lang, highlight)


def _drawer(state: Any) -> Any:
    """The module that draws the game of a state; each is loaded when first needed."""
    return import_module(_DRAWN_BY[games.of(state)])
