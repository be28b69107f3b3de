"""The chart of the deck lab: the cards as they will come, and when one of a kind has come."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import plotly.graph_objects as go

from tesoro_lab.figures.diamonds import diamond, whiskers
from tesoro_lab.figures.palette import (
    BLUE,
    CARD,
    GREEN,
    INK,
    ORANGE,
    PARCHMENT_DARK,
    SEPIA,
    SKY,
    VERMILION,
    YELLOW,
)
from tesoro_lab.figures.style import percent_sign, points
from tesoro_lab.figures.swift import Trace, bar, scatter, swift_card
from tesoro_lab.odds import wilson
from tesoro_lab.words import fraction, percent, twin

MANY = 20
"""Above so many cards nothing is written on them."""

LOOKS: dict[str, tuple[str, str, str]] = {
    "unseen": (PARCHMENT_DARK, "?", "x"),
    "pays": (GREEN, "+", ""),
    "costs": (VERMILION, "−", "/"),
    "moves": (SKY, "→", "-"),
    "other": ("#FFFFFF", "·", ""),
    "gold": (YELLOW, "●", ""),
    "storm": (BLUE, "≈", "/"),
    "plain": ("#FFFFFF", "", ""),
}
"""By look of a card: its colour, its mark, its pattern."""


class Face(NamedTuple):
    """One card in the picture: how it looks, what is written on it, what it is called."""

    look: str
    text: str
    name: str


class Wait(NamedTuple):
    """Within each number of cards from 1 on: the chance that one of the kind has come.

    Attributes:
        chances: exactly, for who has watched every card.
        forgetful: the same for who has seen none of them.
        hits: how often it had come so early, in `trials` shuffles; empty if there were none.
        trials: how many times the unseen cards were shuffled and dealt.
    """

    chances: tuple[Fraction, ...]
    forgetful: tuple[Fraction, ...]
    hits: tuple[int, ...] = ()
    trials: int = 0


def pile(
    coming: Sequence[Face],
    elsewhere: Sequence[Face],
    wait: Wait,
    k: int,
    title: str = "",
    text: str = "",
    lang: str = "en",
) -> go.Figure:
    """The cards of a pile from the next one on; under each, the chance that a kind has come by it.

    Cards nobody has seen show their back; those put under the pile lie behind them face up. The
    dashed line is what somebody without memory would say; diamonds are counted shares, whiskers
    their 95 % intervals (Wilson).
    """
    first = k if wait.chances else 0
    places = range(1, len(wait.chances) + 1)
    traces = [
        _cards(coming, 1.25, twin(("to come", "por salir"), lang)),
        _cards(elsewhere, 0.0, twin(("elsewhere", "fuera"), lang)),
        _bars(wait, [j for j in places if j != first], SKY, "", lang),
        _bars(wait, [first] if first else [], ORANGE, "/", lang),
        _forgetful(wait, lang),
        _counted(wait, lang),
    ]
    size = max(len(coming), len(elsewhere), 8)
    return swift_card(traces, title, text, _layout(size, bool(elsewhere), lang))


def _cards(faces: Sequence[Face], base: float, name: str) -> Trace:
    """A row of cards."""
    looks = [LOOKS[face.look] for face in faces]
    small = len(faces) > MANY
    return bar(
        name=name,
        x=list(range(1, len(faces) + 1)),
        y=[1.0] * len(faces),
        base=[base] * len(faces),
        width=0.82,
        marker={
            "color": [colour for colour, _, _ in looks],
            "pattern": {
                "shape": [shape for _, _, shape in looks],
                "fillmode": "overlay",
                "fgcolor": CARD,
                "size": 6,
                "solidity": 0.2,
            },
            "line": {"color": INK, "width": 1},
        },
        text=["" if small else f"{face.text}" for face in faces],
        textposition="inside",
        insidetextanchor="middle",
        textangle=0,
        constraintext="none",
        insidetextfont={"size": 12, "color": INK},
        hovertext=[face.name for face in faces],
        hoverinfo="text",
        xaxis="x",
        yaxis="y2",
        showlegend=False,
    )


def _bars(wait: Wait, places: Sequence[int], colour: str, hatch: str, lang: str) -> Trace:
    chosen = bool(hatch)
    shares = [wait.chances[j - 1] for j in places]
    return bar(
        name=twin(
            ("exact, the number chosen", "exacta, el número elegido")
            if chosen
            else ("exact", "exacta"),
            lang,
        ),
        x=list(places),
        y=[float(100 * share) for share in shares],
        width=0.7,
        marker={
            "color": colour,
            "pattern": {
                "shape": hatch,
                "fillmode": "overlay",
                "fgcolor": CARD,
                "size": 7,
                "solidity": 0.2,
            },
            "line": {"color": INK, "width": 1},
        },
        hovertext=[
            f"{j}: {fraction(share, lang)} = {percent(share, lang)}"
            for j, share in zip(places, shares, strict=True)
        ],
        hoverinfo="text",
        showlegend=bool(places) and not chosen,
    )


def _forgetful(wait: Wait, lang: str) -> Trace:
    return scatter(
        name=twin(("without memory", "sin memoria"), lang),
        x=list(range(1, len(wait.forgetful) + 1)),
        y=[float(100 * share) for share in wait.forgetful],
        mode="lines+markers",
        line={"color": SEPIA, "width": 1.5, "dash": "dash"},
        marker={"symbol": "circle-open", "size": 7, "color": SEPIA},
        hoverinfo="skip",
        showlegend=bool(wait.forgetful),
    )


def _counted(wait: Wait, lang: str) -> Trace:
    """Diamonds for the counted shares, whiskers for their intervals."""
    shares = [hits / wait.trials for hits in wait.hits]
    ranges = [wilson(hits, wait.trials) for hits in wait.hits]
    return scatter(
        name=twin(("dealt, 95% interval", "repartido, intervalo del 95 %"), lang),
        x=list(range(1, len(shares) + 1)),
        y=[100 * share for share in shares],
        mode="markers",
        marker=diamond(9),
        error_y=whiskers(shares, ranges, 4),
        hoverinfo="skip",
        showlegend=bool(shares),
    )


def _layout(size: int, elsewhere: bool, lang: str) -> dict[str, Any]:
    """The axes: the cards above, the chances below, card by card."""
    small = {"size": 14}
    rows = [twin(("to come", "por salir"), lang), twin(("elsewhere", "fuera"), lang)]
    return {
        "xaxis": {
            "title": {
                "font": small,
                "text": twin(
                    ("number of the card from now on", "número de carta desde ahora"), lang
                ),
            },
            "range": [0.4, size + 0.6],
            "dtick": 1 if size <= MANY else 4,
            "tick0": 1,
            "ticks": "",
            "anchor": "y",
        },
        "yaxis": {
            "title": {
                "font": small,
                "text": twin(("one of them has come by then", "ya ha salido una"), lang),
            },
            "range": [0, 106],
            "dtick": 20,
            "ticksuffix": percent_sign(lang),
            "domain": [0, 0.6],
            "anchor": "x",
        },
        "yaxis2": {
            "domain": [0.72, 1],
            "anchor": "x",
            "range": [-0.05, 2.3],
            "tickmode": "array",
            "tickvals": [1.75, 0.5] if elsewhere else [1.75],
            "ticktext": rows if elsewhere else rows[:1],
            "showgrid": False,
            "zeroline": False,
            "fixedrange": True,
            "ticks": "",
        },
        "separators": points(lang),
        "barmode": "overlay",
        "showlegend": True,
        "legend": {"orientation": "h", "x": 1, "xanchor": "right", "y": 0.61, "yanchor": "bottom"},
        "margin": {"l": 84, "r": 16, "t": 54, "b": 48},
    }
