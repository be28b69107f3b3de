"""A chart of games won: the share of each seat with its interval, beside an even share."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures.palette import CARD, INK, SEPIA, seat
from tesoro_lab.figures.style import card, percent_sign
from tesoro_lab.odds import wilson
from tesoro_lab.words import number, percent, twin


def games_won(names: Sequence[str], won: Sequence[int], games: int, lang: str = "en") -> go.Figure:
    """The share of games that each seat won, with its 95 % interval; the last row has no winner.

    `names` and `won` go together, seat by seat, and last come the games without a winner. A
    dashed line marks the even share of all seats.

    >>> figure = games_won(["seat 1: careful", "seat 2: random", "no winner"], [30, 18, 2], 50)
    >>> figure.layout.meta["text"].splitlines()[1]
    'seat 1: careful: 60.0% [46.2%, 72.4%], 30 of 50'
    """
    title = twin(("Games won", "Partidas ganadas"), lang)
    even = 1 / max(1, len(names) - 1)
    marks = [_mark(k, name, won[k], games, lang) for k, name in enumerate(names) if games]
    if marks:
        marks[-1].marker.update(symbol="x-thin", line={"color": SEPIA, "width": 3})
    told = twin(("even share", "a partes iguales"), lang)
    text = "\n".join([f"{title}.", *_lines(names, won, games, lang), f"{told}: {_pct(even, lang)}"])
    figure = card(marks, title, text, height=150 + 46 * len(names))
    figure.add_vline(x=100 * even, line={"color": INK, "width": 1.5, "dash": "dash"})
    figure.add_annotation(
        x=100 * even, y=1, yref="paper", yanchor="bottom", text=told, showarrow=False
    )
    end = percent_sign(lang)
    figure.update_xaxes(range=[-2, 102], ticksuffix=end, gridcolor="#E4DAC4")
    figure.update_yaxes(
        type="category",
        categoryorder="array",
        categoryarray=list(names),
        range=[len(names) - 0.5, -0.5],
    )
    return figure.update_layout(showlegend=False, margin={"l": 190, "t": 76}, plot_bgcolor=CARD)


def _mark(place: int, name: str, won: int, games: int, lang: str) -> go.Scatter:
    """The mark of a seat in its own colour and shape, and its interval."""
    share, look = won / games, seat(place)
    low, high = wilson(won, games)
    spread: dict[str, Any] = {"type": "data", "symmetric": False, "color": INK, "thickness": 1.5}
    spread |= {"array": [100 * (high - share)], "arrayminus": [100 * (share - low)], "width": 6}
    return go.Scatter(
        name=name,
        x=[100 * share],
        y=[name],
        mode="markers",
        marker={
            "symbol": look.symbol,
            "size": 14,
            "color": look.colour,
            "line": {"color": INK, "width": 1},
        },
        error_x=spread,
        hovertext=[f"{name}: {number(won, lang)}"],
        hoverinfo="text",
    )


def _lines(names: Sequence[str], won: Sequence[int], games: int, lang: str) -> list[str]:
    if not games:
        return []
    of = twin(("of", "de"), lang)
    lines = []
    for name, wins in zip(names, won, strict=True):
        low, high = wilson(wins, games)
        lines.append(
            f"{name}: {_pct(wins / games, lang)} [{_pct(low, lang)}, {_pct(high, lang)}], "
            f"{number(wins, lang)} {of} {number(games, lang)}"
        )
    return lines


def _pct(share: float, lang: str) -> str:
    return percent(share, lang)
