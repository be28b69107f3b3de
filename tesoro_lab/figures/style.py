"""One look for every picture: an opaque light card, no toolbar, no upload button, no zoom."""

import sys
from typing import Any

import plotly.graph_objects as go
import plotly.io as pio

from tesoro_lab.figures.palette import CARD, INK

SANS = "Liberation Sans, Arial, Helvetica, sans-serif"
SERIF = "Georgia, Liberation Serif, Times New Roman, serif"

CONFIG: dict[str, Any] = {"displayModeBar": False, "showSendToCloud": False}


ABOVE: dict[str, Any] = {
    "orientation": "h",
    "x": 1,
    "xanchor": "right",
    "y": 1.0,
    "yanchor": "bottom",
}
"""The legend in one row above the picture, at its right end."""


def percent_sign(lang: str) -> str:
    """What stands behind a number of per cent on an axis."""
    return " %" if lang == "es" else "%"


def percent_axis(figure: go.Figure, title: str, lang: str) -> None:
    """Let the axis that goes up tell of shares, in per cent from 0 on."""
    figure.update_yaxes(title=title, rangemode="tozero", ticksuffix=percent_sign(lang))
    figure.update_layout(separators=points(lang))


def points(lang: str) -> str:
    """The marks of decimals and of thousands that Plotly is told.

    >>> points("en"), points("es")
    ('.,', ',.')
    """
    return ",." if lang == "es" else ".,"


def install() -> None:
    """Turn the toolbar and the upload button off for every figure that a notebook shows."""
    pio.templates.default = None
    if sys.platform == "emscripten":  # in a browser Plotly would fetch a second copy of itself
        pio.renderers.default = "plotly_mimetype"
    for name in ("plotly_mimetype", "notebook", "notebook_connected", "browser"):
        renderer = pio.renderers[name]
        renderer.config = {**(renderer.config or {}), **CONFIG}


def card(
    traces: list[Any], title: str, text: str, width: int = 640, height: int = 400
) -> go.Figure:
    """A chart on the house's light card; `text` says the same in words."""
    figure = go.Figure(traces)
    figure.update_layout(
        template=None,
        title={"text": title, "x": 0.02, "xanchor": "left", "font": {"family": SERIF, "size": 18}},
        width=width,
        height=height,
        paper_bgcolor=CARD,
        plot_bgcolor=CARD,
        font={"family": SANS, "size": 13, "color": INK},
        margin={"l": 64, "r": 20, "t": 56, "b": 56},
        hoverlabel={"bgcolor": "#FFFFFF", "bordercolor": INK, "font": {"color": INK}},
        dragmode=False,
        meta={"text": text},
    )
    figure.update_xaxes(fixedrange=True, linecolor=INK, ticks="outside", zeroline=False)
    figure.update_yaxes(fixedrange=True, gridcolor="#E4DAC4", zeroline=False)
    return figure


def text_of(figure: go.Figure) -> str:
    """What a picture shows, in words: its text twin."""
    meta = figure.layout.meta
    return str(meta["text"]) if meta and "text" in meta else ""
