"""What every board is made of: a fixed layer as one image, and named traces for what changes."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures.palette import CARD, INK
from tesoro_lab.figures.style import SANS

Highlight = Mapping[int, Any] | Iterable[int] | None
"""Places to light up, or each with its chance."""

SPACES_TRACE = "spaces"
"""The name of the first trace, whose points are all places in order: connect a click to it."""


def layout(size: int, width: float, height: float) -> dict[str, Any]:
    """A picture without margins, `width` by `height` units, y downwards, `size` pixels wide."""
    axis = {"fixedrange": True, "visible": False, "range": [0, width]}
    image = {
        "source": "",
        "xref": "x",
        "yref": "y",
        "x": 0,
        "y": 0,
        "sizex": width,
        "sizey": height,
        "sizing": "stretch",
        "layer": "below",
    }
    return {
        "template": None,
        "width": size,
        "height": round(size * height / width),
        "margin": {"l": 0, "r": 0, "t": 0, "b": 0},
        "paper_bgcolor": CARD,
        "plot_bgcolor": CARD,
        "xaxis": axis,
        "yaxis": {**axis, "range": [height, 0]},
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


def bring_up_to_date(
    figure: Any,
    wanted: dict[str, dict[str, Any]],
    fixed: tuple[Any, Callable[[], str]],
    hover: tuple[Any, Callable[[], list[str]]],
    text: str,
) -> None:
    """Change a board in place, touching only what differs from what it shows.

    `wanted` holds the columns by trace; `fixed` and `hover` what the image and the texts of the
    spaces depend on, and how to make them; `text` is the text twin.
    A FigureWidget sends all of it to the page as one message.
    """
    # What the figure shows already is kept beside it: asking Plotly for it costs far more.
    shown = getattr(figure, "_shown", {})
    with figure.batch_update():
        for trace in figure.data:
            before = shown.get(trace.name, {})
            for key, value in wanted[trace.name].items():
                if before.get(key) != value:
                    trace[key] = value
        if shown.get("layer") != fixed[0]:
            figure.layout.images[0].source = fixed[1]()
        if shown.get("hover") != hover[0]:
            figure.data[0].hovertext = hover[1]()
        figure.layout.meta = {"text": text}
    figure._shown = {**wanted, "layer": fixed[0], "hover": hover[0]}


def area(name: str, fill: str, line: str, width: float) -> go.Scatter:
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


def marks(name: str, size: float, font: float) -> go.Scatter:
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


def texts(name: str, font: float, colour: str = INK, place: str = "middle center") -> go.Scatter:
    """Plain texts."""
    return go.Scatter(
        name=name,
        mode="text",
        textfont={"family": SANS, "size": font, "color": colour, "weight": 700},
        textposition=place,
        hoverinfo="skip",
        x=[],
        y=[],
    )
