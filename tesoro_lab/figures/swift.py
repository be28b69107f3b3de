"""Charts that follow a slider: made at once, since Plotly's checks take longer than all the rest.

Plotly checks each property of each figure; that is 30 ms or more for every step of a slider. Here
a chart is put together from plain dictionaries that the tests have Plotly check.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures.style import card

Trace = dict[str, Any]


def bar(**look: Any) -> Trace:
    """A bar trace, for `swift_card`."""
    return {"type": "bar", **look}


def scatter(**look: Any) -> Trace:
    """A scatter trace, for `swift_card`."""
    return {"type": "scatter", **look}


def swift_card(
    traces: Sequence[Trace],
    title: str,
    text: str,
    layout: Mapping[str, Any],
    width: int = 640,
    height: int = 500,
) -> go.Figure:
    """A chart on the house's light card, as `style.card` makes it; `layout` adds to its look.

    >>> figure = swift_card([bar(x=[1], y=[2])], "One bar", "One bar.", {"bargap": 0.5})
    >>> figure.layout.bargap, figure.layout.title.text
    (0.5, 'One bar')
    """
    own = {"title": {"text": title}, "width": width, "height": height, "meta": {"text": text}}
    whole = _joined(_joined(_card(), own), layout)
    figure = go.Figure({"data": list(traces), "layout": whole}, _validate=False)
    figure._validate = True  # whoever changes the figure is told of mistakes as ever
    return figure


@cache
def _card() -> dict[str, Any]:
    """The look of an empty card."""
    look: dict[str, Any] = card([], "", "").to_plotly_json()["layout"]
    return look


def _joined(look: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """One layout with what the other says instead or besides; neither is changed."""
    whole = dict(look)
    for name, value in more.items():
        before = whole.get(name)
        both = isinstance(before, Mapping) and isinstance(value, Mapping)
        whole[name] = _joined(before, value) if both else value  # type: ignore[arg-type]
    return whole
