"""Charts for Port Royal: the risk of one more card, stopping against going on, colours reached."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import plotly.graph_objects as go

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.diamonds import counted
from tesoro_lab.figures.palette import GREEN, INK, ORANGE, SKY, VERMILION
from tesoro_lab.figures.style import ABOVE, card, percent_sign, points
from tesoro_lab.odds import wilson
from tesoro_lab.words import decimal, fraction, label, percent, twin

_HATCH = {"fillmode": "overlay", "fgcolor": "#FFFFFF", "size": 7}
_SEEN = ("simulated, 95% interval", "simulado, intervalo del 95 %")


class Situation(NamedTuple):
    """A moment to decide: what it is called, and what stopping and drawing on are worth."""

    name: str
    stop: Fraction | float
    draw: Fraction | float


def bust_next(
    risks: Mapping[int, Fraction],
    lang: str = "en",
    observed: Mapping[int, tuple[int, int]] | None = None,
    what: str = "",
) -> go.Figure:
    """The chance that the next card loses the turn, by the number of cards drawn so far.

    `observed` gives for a number of cards (turns lost, times tried) and adds a diamond with its
    95 % interval; `what` says in the title what is assumed, such as the swords.
    """
    if not risks:
        raise TesoroError("There is no chance to show.")
    drawn = sorted(risks)
    title = twin(("Does the next card lose the turn?", "¿Pierde el turno la próxima carta?"), lang)
    title += f" {what}" if what else ""
    bars = _bars(drawn, [risks[k] for k in drawn], twin(("exact", "exacto"), lang), SKY, lang)
    seen = {k: observed[k] for k in drawn if k in observed} if observed else {}
    lines = [_line(f"{_cards(k, lang)}", risks[k], seen.get(k), lang) for k in drawn]
    figure = card(_with_seen(bars, seen, lang), title, "\n".join([title, *lines]))
    figure.update_xaxes(title=label("cards_drawn", lang), tickvals=drawn, ticks="")
    return _shares(figure, bool(seen), lang)


def colours_reached(
    chances: Mapping[int, Fraction],
    lang: str = "en",
    observed: Mapping[int, tuple[int, int]] | None = None,
    what: str = "",
) -> go.Figure:
    """The chance to reach each number of colours without losing the turn.

    Four colours let one take two cards, and five three. `observed` gives for a number of colours
    (times reached, times tried).
    """
    if not chances:
        raise TesoroError("There is no chance to show.")
    reached = sorted(chances)
    title = twin(("How many colours are reached", "Cuántos colores se alcanzan"), lang)
    title += f" {what}" if what else ""
    bars = _bars(reached, [chances[k] for k in reached], twin(("exact", "exacto"), lang), SKY, lang)
    bars.marker.color = [ORANGE if k >= 4 else SKY for k in reached]
    bars.marker.pattern = {**_HATCH, "shape": ["/" if k >= 4 else "" for k in reached]}
    seen = {k: observed[k] for k in reached if k in observed} if observed else {}
    lines = [_line(_colours(k, lang), chances[k], seen.get(k), lang) for k in reached]
    figure = card(_with_seen(bars, seen, lang), title, "\n".join([f"{title}.", *lines]))
    ticks = [f"{k}<br>{_takes(k, lang)}" for k in reached]
    figure.update_xaxes(title=label("colours", lang), tickvals=reached, ticktext=ticks, ticks="")
    return _shares(figure, bool(seen), lang)


def stop_or_draw(
    situations: Sequence[Situation | tuple[str, Any, Any]],
    lang: str = "en",
    unit: str = "",
    what: str = "",
) -> go.Figure:
    """What stopping and what drawing on are worth in each situation, side by side.

    The better of the two has a star. `unit` names what is counted, coins if nothing is said.
    """
    rows = [Situation(*row) for row in situations]
    if not rows:
        raise TesoroError("There is no situation to show.")
    unit = unit or twin(("coins", "monedas"), lang)
    title = twin(("Stop, or draw another card?", "¿Plantarse o robar otra carta?"), lang)
    title += f" {what}" if what else ""
    stop, draw = label("advice_stop", lang), label("advice_draw", lang)
    traces = [
        _values(rows, [row.stop for row in rows], [row.stop >= row.draw for row in rows], stop, 0),
        _values(rows, [row.draw for row in rows], [row.draw > row.stop for row in rows], draw, 1),
    ]
    for trace, values in zip(traces, zip(*[row[1:] for row in rows], strict=True), strict=True):
        trace.text = [
            f"{decimal(value, lang)}{mark}" for value, mark in zip(values, trace.text, strict=True)
        ]
    lines = [_choice(row, stop, draw, lang) for row in rows]
    figure = card(traces, title, "\n".join([f"{title} [{unit}]", *lines]))
    figure.update_yaxes(title=unit, rangemode="tozero")
    figure.update_xaxes(ticks="", type="category")
    return figure.update_layout(barmode="group", bargap=0.28, legend=ABOVE, separators=points(lang))


def _values(
    rows: Sequence[Situation], values: Sequence[Any], best: Sequence[bool], name: str, which: int
) -> go.Bar:
    """One of the two kinds of bars; the star goes where it is the better choice."""
    return go.Bar(
        name=name,
        x=[row.name for row in rows],
        y=[float(value) for value in values],
        marker={
            "color": (GREEN, VERMILION)[which],
            "pattern": {**_HATCH, "shape": ("", "/")[which]},
            "line": {"color": INK, "width": 1},
        },
        text=[" ★" if star else "" for star in best],
        textposition="outside",
        cliponaxis=False,
        hoverinfo="skip",
    )


def _choice(row: Situation, stop: str, draw: str, lang: str) -> str:
    better = stop if row.stop >= row.draw else draw
    advice = twin(("better", "mejor"), lang)
    return (
        f"{row.name}: {stop.lower()} {decimal(row.stop, lang)}, {draw.lower()} "
        f"{decimal(row.draw, lang)}; {advice}: {better.lower()}"
    )


def _bars(
    xs: Sequence[int], chances: Sequence[Fraction], name: str, colour: str, lang: str
) -> go.Bar:
    """Exact chances, each with its percentage above."""
    return go.Bar(
        name=name,
        x=list(xs),
        y=[float(100 * chance) for chance in chances],
        marker={"color": colour, "line": {"color": INK, "width": 1}},
        hovertext=[f"{fraction(Fraction(chance), lang)}" for chance in chances],
        hoverinfo="text",
        text=[percent(chance, lang) for chance in chances],
        textposition="outside",
        cliponaxis=False,
    )


def _with_seen(bars: go.Bar, seen: Mapping[int, tuple[int, int]], lang: str) -> list[Any]:
    """The bars, and beside them what a simulation has found."""
    if not seen:
        return [bars]
    bars.text, bars.textposition = None, "none"
    diamonds = counted(twin(_SEEN, lang), list(seen), list(seen.values()), 10, 5)
    return [bars, diamonds]


def _line(name: str, chance: Fraction, seen: tuple[int, int] | None, lang: str) -> str:
    """One line of a text twin: exact first, the simulation after it."""
    told = f"{name}: {percent(chance, lang)} ({fraction(Fraction(chance), lang)})"
    if seen is None:
        return told
    low, high = wilson(*seen)
    found = twin(("simulated", "simulado"), lang)
    share = percent(Fraction(*seen), lang)
    return f"{told}; {found} {share} [{percent(low, lang)}, {percent(high, lang)}]"


def _cards(drawn: int, lang: str) -> str:
    pair = ("after 1 card", "tras 1 carta")
    if drawn != 1:
        pair = (f"after {drawn} cards", f"tras {drawn} cartas")
    return twin(pair, lang)


def _colours(reached: int, lang: str) -> str:
    pair = ("1 colour", "1 color") if reached == 1 else (f"{reached} colours", f"{reached} colores")
    return f"{twin(pair, lang)} ({_takes(reached, lang)})"


def _takes(reached: int, lang: str) -> str:
    """How many cards a number of colours lets one take."""
    cards = {4: 2, 5: 3}.get(reached, 1)
    pair = ("takes 1", "toma 1") if cards == 1 else (f"takes {cards}", f"toma {cards}")
    return twin(pair, lang)


def _shares(figure: go.Figure, legend: bool, lang: str) -> go.Figure:
    """An axis of percentages from nothing to a little above the highest bar."""
    top = min(106.0, 1.3 * max([*figure.data[0].y, 10]))
    figure.update_yaxes(title=twin(("chance", "probabilidad"), lang), range=[0, top])
    figure.update_yaxes(ticksuffix=percent_sign(lang), nticks=6)
    return figure.update_layout(
        bargap=0.25, legend=ABOVE, showlegend=legend, separators=points(lang)
    )
