"""The chart of drawing cards: how many are drawn, or how many fit, exact and as counted."""

from collections.abc import Mapping, Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import Distribution
from tesoro_lab.figures.diamonds import counted
from tesoro_lab.figures.palette import INK, SKY
from tesoro_lab.figures.style import ABOVE, card, percent_sign, points
from tesoro_lab.odds import Interval, wilson
from tesoro_lab.words import fraction, percent, twin


def draws(
    exact: Distribution[int],
    counts: Mapping[int, int] | None = None,
    title: str = "",
    lang: str = "en",
) -> go.Figure:
    """The exact chance of each number of cards, and the counted share with its 95 % interval.

    `counts` says how often each number came; diamonds are its shares, whiskers Wilson's intervals.

    >>> from tesoro_lab import odds
    >>> figure = draws(odds.Deck.of({"gold": 1, "storm": 3}).wait_for("gold"))
    >>> list(figure.data[0].x), list(figure.data[0].y)
    ([1, 2, 3, 4], [25.0, 25.0, 25.0, 25.0])
    """
    numbers = sorted(exact.outcomes)
    trials = sum((counts or {}).values())
    shares = [(counts or {}).get(n, 0) / trials for n in numbers] if trials else []
    ranges = [wilson((counts or {}).get(n, 0), trials) for n in numbers] if trials else []
    bars = go.Bar(
        name=twin(("exact", "exacto"), lang),
        x=numbers,
        y=[float(100 * exact[n]) for n in numbers],
        marker={"color": SKY, "line": {"color": INK, "width": 1}},
        hovertext=[f"{n}: {fraction(exact[n], lang)}" for n in numbers],
        hoverinfo="text",
    )
    traces: list[Any] = [bars]
    if trials:
        told = [f"{n}: {percent(s, lang)}" for n, s in zip(numbers, shares, strict=True)]
        seen = [((counts or {}).get(n, 0), trials) for n in numbers]
        name = twin(("counted, 95% interval", "observado, intervalo del 95 %"), lang)
        traces.append(counted(name, numbers, seen, 10, 5, told))
    headline = title or twin(("Cards drawn", "Cartas sacadas"), lang)
    figure = card(traces, headline, _text(headline, exact, shares, ranges, lang))
    figure.update_xaxes(title=twin(("cards", "cartas"), lang), tickvals=numbers, ticks="")
    figure.update_yaxes(title=twin(("chance", "probabilidad"), lang), rangemode="tozero")
    figure.update_yaxes(ticksuffix=percent_sign(lang))
    figure.update_layout(separators=points(lang), bargap=0.25)
    return figure.update_layout(showlegend=bool(trials), legend=ABOVE)


def _text(
    title: str,
    exact: Distribution[int],
    shares: Sequence[float],
    ranges: Sequence[Interval],
    lang: str,
) -> str:
    """One line for each number of cards."""
    lines = [title + "."]
    told = twin(("counted", "observado"), lang)
    for place, n in enumerate(sorted(exact.outcomes)):
        line = f"{n}: {fraction(exact[n], lang)} ({percent(exact[n], lang)})"
        if shares:
            low, high = ranges[place]
            line += f"; {told} {percent(shares[place], lang)}"
            line += f" [{percent(low, lang)}, {percent(high, lang)}]"
        lines.append(line)
    return "\n".join(lines)
