"""The chart of the dice lab: every sum exact and thrown, and one event with its guess."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import plotly.graph_objects as go

from tesoro_lab.engine import Distribution
from tesoro_lab.figures.diamonds import diamond, whiskers
from tesoro_lab.figures.palette import CARD, INK, ORANGE, PURPLE, SKY
from tesoro_lab.figures.style import ABOVE, SERIF, percent_sign, points
from tesoro_lab.figures.swift import Trace, bar, scatter, swift_card
from tesoro_lab.odds import wilson
from tesoro_lab.words import number, percent, twin

CROWDED = 30
"""Above so many sums the marks are drawn smaller, and not every sum is written under its bar."""

STEADY = 50
"""From so many throws on there is room for the whole of every interval."""
SMALL = {"size": 14}


interval = lru_cache(maxsize=4096)(wilson)
"""Wilson's interval, kept for the next step of the slider."""


class Bet(NamedTuple):
    """One event: its exact chance, how often it came in how many throws, and what was guessed."""

    name: str
    exact: Fraction
    hits: int = 0
    trials: int = 0
    guess: Fraction | None = None


def pool(
    exact: Distribution[int],
    counts: Mapping[int, int],
    bet: Bet,
    fits: frozenset[int] = frozenset(),
    title: str = "",
    text: str = "",
    lang: str = "en",
    veiled: bool = False,
) -> go.Figure:
    """The exact chance of each sum of a pool of dice, the share thrown, and one event below.

    Sums of the event are orange and hatched. Diamonds are counted shares, whiskers their 95 %
    intervals (Wilson). With `veiled` the exact chances are left out, for a guess to come first.

    >>> from tesoro_lab import odds
    >>> figure = pool(odds.dice(2), {}, Bet("7", Fraction(1, 6)), frozenset({7}))
    >>> list(figure.data[1].x), round(figure.data[1].y[0], 2)
    ([7], 16.67)
    """
    totals = sorted(exact.outcomes)
    others = [] if veiled else [total for total in totals if total not in fits]
    hit = [] if veiled else [total for total in totals if total in fits]
    trials = sum(counts.values())
    traces = [
        _bars(exact, others, twin(("exact", "exacto"), lang), SKY, "", lang),
        _bars(exact, hit, twin(("in the event", "en el suceso"), lang),
              ORANGE, "/", lang),
        _counted(totals if trials else [], counts, trials, lang),
        *_strip(bet, veiled, lang),
    ]  # fmt: skip
    layout = _layout(exact, totals, counts, trials, lang) | _strip_layout(bet, veiled, lang)
    layout["annotations"] = [_veil(lang)] if veiled else []
    return swift_card(traces, title, text, layout)


def _bars(
    exact: Distribution[int], totals: Sequence[int], name: str, colour: str, hatch: str, lang: str
) -> Trace:
    return bar(
        name=name,
        x=list(totals),
        y=[float(100 * exact[total]) for total in totals],
        marker={
            "color": colour,
            "pattern": _hatch(hatch),
            "line": {"color": INK, "width": 1 if len(exact) <= CROWDED else 0},
        },
        hovertext=[_ways(total, exact.weights[total], exact.total, lang) for total in totals],
        hoverinfo="text",
        showlegend=bool(totals),
    )


@lru_cache(maxsize=1024)
def _ways(total: int, ways: int, of: int, lang: str) -> str:
    share = percent(Fraction(ways, of), lang, 2)
    return f"{total}: {number(ways, lang)}/{number(of, lang)} = {share}"


def _hatch(shape: str) -> dict[str, Any]:
    """Light lines over the colour of a bar."""
    return {"shape": shape, "fillmode": "overlay", "fgcolor": CARD, "size": 7, "solidity": 0.2}


def _counted(totals: Sequence[int], counts: Mapping[int, int], trials: int, lang: str) -> Trace:
    """Diamonds for the counted shares, whiskers for their intervals."""
    shares = [counts.get(total, 0) / trials for total in totals]
    ranges = [interval(counts.get(total, 0), trials) for total in totals]
    many = len(totals) > CROWDED
    return scatter(
        name=twin(("thrown, 95% interval", "observado, intervalo 95 %"), lang),
        x=list(totals),
        y=[100 * share for share in shares],
        mode="markers",
        marker=diamond(5 if many else 10),
        error_y=whiskers(shares, ranges, 0 if many else 5, 1.0 if many else 1.5),
        hovertext=[f"{total}: {number(counts.get(total, 0), lang)}" for total in totals],
        hoverinfo="text",
        showlegend=bool(totals),
    )


def _strip(bet: Bet, veiled: bool, lang: str) -> list[Trace]:
    """The event on a line of its own from 0 to 100 %: exact, thrown, guessed."""
    share = bet.hits / bet.trials if bet.trials else 0.0
    range_ = [interval(bet.hits, bet.trials)] if bet.trials else []
    there: dict[str, Any] = {"xaxis": "x2", "yaxis": "y2", "showlegend": False}
    exact = bar(
        x=[] if veiled else [float(100 * bet.exact)],
        y=[] if veiled else [0],
        orientation="h",
        width=0.9,
        marker={
            "color": ORANGE,
            "pattern": _hatch("/"),
            "line": {"color": INK, "width": 1},
        },
        hoverinfo="skip",
        **there,
    )
    thrown = scatter(
        x=[100 * share] if bet.trials else [],
        y=[0] if bet.trials else [],
        mode="markers",
        marker=diamond(12),
        error_x=whiskers([share] if bet.trials else [], range_, 6, 1.8),
        hoverinfo="skip",
        **there,
    )
    guessed = [] if bet.guess is None else [float(100 * bet.guess)]
    guess = scatter(
        name=twin(("your guess", "tu predicción"), lang),
        x=guessed,
        y=[0.72] * len(guessed),
        mode="markers",
        marker={"symbol": "triangle-down", "size": 15, "color": PURPLE,
                "line": {"color": INK, "width": 1.2}},
        hoverinfo="skip",
        **{**there, "showlegend": bool(guessed)},
    )  # fmt: skip
    return [exact, thrown, guess]


def _layout(
    exact: Distribution[int],
    totals: Sequence[int],
    counts: Mapping[int, int],
    trials: int,
    lang: str,
) -> dict[str, Any]:
    """The axes of the sums, and what lies around them."""
    top = max([float(100 * chance) for _, chance in exact.items()]) * 1.25
    if trials:
        most = max(counts.values())
        reach = interval(most, trials).high if trials >= STEADY else most / trials
        top = max(top, 105 * reach)
    few = len(totals) <= CROWDED
    return {
        "xaxis": {
            "title": {
                "font": SMALL,
                "text": twin(("sum of the dice that count", "suma de los que cuentan"), lang),
            },
            "tickmode": "array" if few else "auto",
            "tickvals": list(totals) if few else [],
            "range": [totals[0] - 0.8, totals[-1] + 0.8],
            "ticks": "",
            "anchor": "y",
        },
        "yaxis": {
            "title": {
                "font": SMALL,
                "text": twin(("share of the throws", "parte de las tiradas"), lang),
            },
            "range": [0, min(top, 103)],
            "ticksuffix": percent_sign(lang),
            "domain": [0.31, 1],
            "anchor": "x",
        },
        "separators": points(lang),
        "bargap": 0.25 if few else 0.05,
        "barmode": "overlay",
        "showlegend": True,
        "legend": {**ABOVE},
        "margin": {"l": 64, "r": 20, "t": 78, "b": 54},
        "title": {"y": 0.965},
    }


def _strip_layout(bet: Bet, veiled: bool, lang: str) -> dict[str, Any]:
    """The axes of the event, and what it is called."""
    told = "?" if veiled else percent(bet.exact, lang)
    return {
        "xaxis2": {
            "range": [0, 100],
            "ticksuffix": percent_sign(lang),
            "linecolor": INK,
            "ticks": "outside",
            "fixedrange": True,
            "zeroline": False,
            "anchor": "y2",
            "dtick": 10,
            "gridcolor": "#E4DAC4",
            "title": {"font": SMALL, "text": f"{bet.name}: <b>{told}</b>", "standoff": 10},
        },
        "yaxis2": {
            "domain": [0.02, 0.13],
            "anchor": "x2",
            "range": [-0.6, 1.1],
            "showticklabels": False,
            "showgrid": False,
            "zeroline": False,
            "fixedrange": True,
        },
    }


def _veil(lang: str) -> dict[str, Any]:
    """What stands where the exact bars will be."""
    return {
        "text": twin(
            ("Guess first.<br>Then see the exact chances.",
             "Primero, predice.<br>Después verás lo exacto."),
            lang,
        ),
        "xref": "paper",
        "yref": "paper",
        "x": 0.5,
        "y": 0.72,
        "showarrow": False,
        "font": {"family": SERIF, "size": 22, "color": INK},
        "bgcolor": CARD,
        "opacity": 0.9,
        "borderpad": 8,
    }  # fmt: skip
