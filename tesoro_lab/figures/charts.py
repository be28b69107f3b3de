"""Charts of chance: sums exact and thrown, a share that settles, and where the next throw leads."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.figures.diamonds import counted
from tesoro_lab.figures.palette import GREEN, INK, SEPIA, SKY, VERMILION
from tesoro_lab.figures.style import ABOVE, card, percent_axis
from tesoro_lab.odds import Lens, band, wilson
from tesoro_lab.words import change, count, fraction, number, percent, space, twin


def sums(
    exact: Distribution[int], counts: Mapping[int, int] | None = None, lang: str = "en"
) -> go.Figure:
    """The exact chance of each sum, and the share thrown with its 95 % interval beside it."""
    totals = sorted(exact.outcomes)
    bars = go.Bar(
        name=twin(("exact", "exacto"), lang),
        x=totals,
        y=[float(100 * exact[total]) for total in totals],
        marker={"color": SKY, "line": {"color": INK, "width": 1}},
        hovertext=[f"{total}: {fraction(exact[total], lang)}" for total in totals],
        hoverinfo="text",
    )
    traces: list[Any] = [bars]
    trials = sum(counts.values()) if counts else 0
    if counts and trials:
        traces.append(_thrown(totals, counts, trials, lang))
    title = twin(("Sum of the dice", "Suma de los dados"), lang)
    if trials:
        title += twin((": exact and thrown", ": exacta y observada"), lang)
        title += f" ({count(trials, 'throw', lang)})"
    figure = card(traces, title, _sums_text(exact, counts or {}, trials, title, lang))
    figure.update_xaxes(title=twin(("sum", "suma"), lang), tickvals=totals, ticks="")
    percent_axis(figure, twin(("share of the throws", "parte de las tiradas"), lang), lang)
    return figure.update_layout(bargap=0.25, legend=ABOVE, showlegend=bool(trials))


def _thrown(totals: Sequence[int], counts: Mapping[int, int], trials: int, lang: str) -> go.Scatter:
    found = [counts.get(total, 0) for total in totals]
    return counted(
        twin(("thrown, 95% interval", "observado, intervalo del 95 %"), lang),
        totals,
        [(hits, trials) for hits in found],
        10,
        5,
        [f"{total}: {number(hits, lang)}" for total, hits in zip(totals, found, strict=True)],
    )


def _sums_text(
    exact: Distribution[int], counts: Mapping[int, int], trials: int, title: str, lang: str
) -> str:
    """One line per sum."""
    lines = [title + "."]
    for total in sorted(exact.outcomes):
        line = f"{total}: {fraction(exact[total], lang)} ({percent(exact[total], lang)})"
        if trials:
            low, high = wilson(counts.get(total, 0), trials)
            share = percent(counts.get(total, 0) / trials, lang)
            told = twin(("thrown", "observado"), lang)
            line += f"; {told} {share} [{percent(low, lang)}, {percent(high, lang)}]"
        lines.append(line)
    return "\n".join(lines)


def running_share(
    hits: Sequence[bool | int], exact: Fraction, what: str = "", lang: str = "en"
) -> go.Figure:
    """How the share of hits settles as throws go by, in the band that holds 95 % of such paths.

    At each number of throws the band holds 95 % of experiments; the axis of throws is
    logarithmic, so that the first throws can be seen as well as the last.
    """
    if not hits:
        raise TesoroError("There is no throw to show; throw at least once.")
    stops = _stops(len(hits))
    shares: list[float] = []
    done = total = 0
    for stop in stops:
        total += sum(1 for hit in hits[done:stop] if hit)
        done = stop
        shares.append(100 * total / stop)
    bands = [band(float(exact), stop) for stop in stops]
    title = twin(("The share settles", "La proporción se asienta"), lang)
    title += f": {what}" if what else ""
    figure = card(_share_traces(stops, shares, bands, exact, lang), title, "")
    last = bands[-1]
    figure.layout.meta = {
        "text": twin(
            (
                f"{title}. After {number(len(hits), lang)} throws the share is "
                f"{percent(shares[-1] / 100, lang)}; exactly it is {fraction(exact, lang)} "
                f"({percent(exact, lang)}), and 95% of such experiments end between "
                f"{percent(last.low, lang)} and {percent(last.high, lang)}.",
                f"{title}. Tras {number(len(hits), lang)} tiradas la proporción es "
                f"{percent(shares[-1] / 100, lang)}; la exacta es {fraction(exact, lang)} "
                f"({percent(exact, lang)}), y el 95 % de estos experimentos acaba entre "
                f"{percent(last.low, lang)} y {percent(last.high, lang)}.",
            ),
            lang,
        )
    }
    figure.update_xaxes(type="log", title=twin(("throws", "tiradas"), lang), dtick=1)
    percent_axis(figure, twin(("share so far", "proporción hasta ahora"), lang), lang)
    return figure.update_layout(legend=ABOVE)


def _share_traces(
    stops: list[int], shares: list[float], bands: Sequence[Any], exact: Fraction, lang: str
) -> list[Any]:
    name = twin(("95% of experiments", "95 % de los experimentos"), lang)
    return [
        go.Scatter(
            name=name,
            x=stops + stops[::-1],
            y=[100 * b.high for b in bands] + [100 * b.low for b in bands][::-1],
            fill="toself",
            fillcolor="rgba(86,180,233,0.28)",
            line={"color": SKY, "width": 1},
            mode="lines",
            hoverinfo="skip",
        ),
        go.Scatter(
            name=twin(("exact", "exacto"), lang) + f" {fraction(exact, lang)}",
            x=[stops[0], stops[-1]],
            y=[float(100 * exact)] * 2,
            mode="lines",
            line={"color": INK, "width": 2, "dash": "dash"},
            hoverinfo="name",
        ),
        go.Scatter(
            name=twin(("thrown", "observado"), lang),
            x=stops,
            y=shares,
            mode="lines",
            line={"color": VERMILION, "width": 2.5},
            hovertemplate="%{x}: %{y:.1f} %<extra></extra>",
        ),
    ]


def _stops(count: int, most: int = 300) -> list[int]:
    """Numbers of throws to show: all of them at first, then ever fewer."""
    stops: list[int] = []
    at = 1.0
    grow = count ** (1 / most)
    while round(at) < count:
        if not stops or round(at) > stops[-1]:
            stops.append(round(at))
        at = max(at + 1, at * grow) if at < 50 else at * max(grow, 1.01)
    return [*stops, count]


def reach(lens: Lens, board: Any, lang: str = "en") -> go.Figure:
    """Where the next throw can put the pawn: the chance of each space, and what it pays or costs.

    Bars show where the dice put it: green ones pay on average, red hatched ones cost, white ones
    do neither.
    """
    spots = sorted(lens.spots, key=lambda spot: (spot.space - lens.start) % len(board.spaces))
    names = [f"{space(board, spot.space, lang)} ({spot.space})" for spot in spots]
    values = [float(100 * spot.chance) for spot in spots]
    looks = [
        (GREEN, "") if s.money > 0 else (VERMILION, "/") if s.money < 0 else ("#FFFFFF", "")
        for s in spots
    ]
    bars = go.Bar(
        x=values,
        y=names,
        orientation="h",
        marker={
            "color": [colour for colour, _ in looks],
            "pattern": {"shape": [shape for _, shape in looks], "fgcolor": "#FFFFFF", "size": 7},
            "line": {"color": INK, "width": 1},
        },
        text=[f"{percent(s.chance, lang)}  {_worth(s.money, lang)}" for s in spots],
        textposition="outside",
        cliponaxis=False,
        hoverinfo="skip",
    )
    title = twin(("Where the next throw leads", "Adónde lleva la próxima tirada"), lang)
    figure = card(
        [bars], title, _reach_text(lens, names, spots, title, lang), height=110 + 26 * len(spots)
    )
    figure.update_yaxes(autorange="reversed", ticks="", title=None, showgrid=False)
    figure.update_xaxes(
        range=[0, 1.45 * max(values)], showticklabels=False, ticks="", linecolor=SEPIA
    )
    return figure.update_layout(margin={"l": 200, "r": 16, "t": 50, "b": 16}, bargap=0.3)


def _worth(money: Fraction, lang: str) -> str:
    return "" if not money else change(round(money), lang)


def _reach_text(lens: Lens, names: list[str], spots: Sequence[Any], title: str, lang: str) -> str:
    """One line per space, then the whole."""
    lines = [title + "."]
    for name, spot in zip(names, spots, strict=True):
        line = f"{name}: {fraction(spot.chance, lang)} ({percent(spot.chance, lang)})"
        lines.append(line + (f"; {_worth(spot.money, lang)}" if spot.money else ""))
    for pair, share in (
        (("passes Start", "pasa por la Salida"), lens.passes_start),
        (("goes to the Galleys", "va a Galeras"), lens.to_galleys),
        (("throws again", "vuelve a tirar"), lens.extra_throw),
    ):
        lines.append(f"{twin(pair, lang)}: {fraction(share, lang)} ({percent(share, lang)})")
    lines.append(
        f"{twin(('on average', 'en promedio'), lang)}: {change(round(lens.expected), lang)}"
    )
    return "\n".join(lines)
