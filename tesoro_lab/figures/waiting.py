"""Charts for the Galleys: how long a pawn waits there, and what paying and waiting are worth."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.diamonds import counted
from tesoro_lab.figures.palette import BLUE, GREEN, INK, ORANGE, PURPLE, SKY, VERMILION
from tesoro_lab.figures.style import ABOVE, card, percent_sign, points
from tesoro_lab.odds import wilson
from tesoro_lab.odds.galleys import FREE_CARD, PAY, RANSOM, WAIT, Stay
from tesoro_lab.words import fraction, money, number, percent, twin

NAMES: dict[str, tuple[str, str]] = {
    PAY: ("pay the fine", "pagar la multa"),
    WAIT: ("wait for a double", "esperar un doble"),
    FREE_CARD: ("use the free card", "usar la carta gratis"),
    RANSOM: ("use the ransom card", "usar la carta de rescate"),
}
"""The ways out of the Galleys, as they are named in a sentence."""
_LOOKS = {
    PAY: (VERMILION, "solid", "square"),
    WAIT: (BLUE, "dash", "circle"),
    FREE_CARD: (GREEN, "dot", "triangle-up"),
    RANSOM: (PURPLE, "dashdot", "diamond"),
}
MOST_TOLLS = 100_000
"""More than this a throw costs on no table: it is less even if castles stand everywhere."""
BEYOND = 12
"""How many turns are shown when nobody has to leave."""


def waiting(
    stay: Stay,
    lang: str = "en",
    observed: Mapping[int, int] | None = None,
    endless: bool = False,
) -> go.Figure:
    """On which turn a pawn that waits for a double moves off, by a double or after the fine.

    `observed` counts simulated stays by that turn and adds diamonds with their 95 % intervals.
    With `endless`, dots show the geometric distribution: nobody had to leave after three throws.
    """
    way = stay.ways[WAIT]
    turns = sorted(way.moves_on.outcomes)
    fined = way.cost[stay.board.treasury.fine]
    by_fine = {turn: fined if turn == turns[-1] else Fraction(0) for turn in turns}
    by_double = {turn: way.moves_on[turn] - by_fine[turn] for turn in turns}
    title = twin(("When a pawn leaves the Galleys", "Cuándo sale una ficha de Galeras"), lang)
    traces: list[Any] = [
        _part(by_double, twin(("by a double", "por un doble"), lang), SKY, "", lang),
        _part(by_fine, twin(("by the fine", "por la multa"), lang), VERMILION, "/", lang),
    ]
    if endless:
        traces.append(_geometric(lang))
    if observed and sum(observed.values()):
        traces.append(_counted(observed, lang))
    text = _waiting_text(title, by_double, by_fine, observed, lang)
    figure = card(traces, title, text)
    last = BEYOND if endless else turns[-1]
    figure.update_xaxes(
        title=twin(("turn in the Galleys", "turno en Galeras"), lang),
        tickvals=list(range(1, last + 1)),
        range=[0.4, last + 0.6],
        ticks="",
    )
    figure.update_yaxes(
        title=twin(("chance", "probabilidad"), lang),
        ticksuffix=percent_sign(lang),
        rangemode="tozero",
    )
    return figure.update_layout(
        barmode="stack",
        bargap=0.3,
        legend={**ABOVE, "traceorder": "normal"},
        separators=points(lang),
    )


def _part(chances: Mapping[int, Fraction], name: str, ink: str, shape: str, lang: str) -> go.Bar:
    return go.Bar(
        name=name,
        x=list(chances),
        y=[float(100 * chance) for chance in chances.values()],
        marker={
            "color": ink,
            "line": {"color": INK, "width": 1},
            "pattern": {"shape": shape, "fillmode": "overlay", "fgcolor": "#FFFFFF"},
        },
        hovertext=[f"{turn}: {fraction(chance, lang)}" for turn, chance in chances.items()],
        hoverinfo="text+name",
    )


def _geometric(lang: str) -> go.Scatter:
    """Dots where the bars would stand if one could wait for ever."""
    turns = range(1, BEYOND + 1)
    chances = [Fraction(1, 6) * Fraction(5, 6) ** (turn - 1) for turn in turns]
    return go.Scatter(
        name=twin(("without the limit", "sin el límite"), lang),
        x=list(turns),
        y=[float(100 * chance) for chance in chances],
        mode="lines+markers",
        line={"color": INK, "width": 1.5, "dash": "dot"},
        marker={
            "symbol": "circle",
            "size": 7,
            "color": "#FFFFFF",
            "line": {"color": INK, "width": 1.5},
        },
        hovertext=[f"{t}: {percent(c, lang)}" for t, c in zip(turns, chances, strict=True)],
        hoverinfo="text",
    )


def _counted(observed: Mapping[int, int], lang: str) -> go.Scatter:
    trials, turns = sum(observed.values()), sorted(observed)
    return counted(
        twin(("simulated, 95% interval", "simulado, intervalo del 95 %"), lang),
        turns,
        [(observed[turn], trials) for turn in turns],
        9,
        4,
        [number(observed[turn], lang) for turn in turns],
        ORANGE,
    )


def _waiting_text(
    title: str,
    by_double: Mapping[int, Fraction],
    by_fine: Mapping[int, Fraction],
    observed: Mapping[int, int] | None,
    lang: str,
) -> str:
    """One line for each turn."""
    lines = [f"{title}."]
    trials = sum(observed.values()) if observed else 0
    for turn, chance in by_double.items():
        parts = []
        for share, pair in ((chance, ("by a double", "por un doble")), (by_fine[turn], _FINED)):
            if share:
                told = f"{fraction(share, lang)} ({percent(share, lang)})"
                parts.append(f"{twin(pair, lang)} {told}")
        line = f"{twin(('turn', 'turno'), lang)} {turn}: {', '.join(parts)}"
        if observed and trials:
            low, high = wilson(observed.get(turn, 0), trials)
            seen = percent(observed.get(turn, 0) / trials, lang)
            told = f"{twin(('simulated', 'simulado'), lang)} {seen}"
            line += f"; {told} [{percent(low, lang)}, {percent(high, lang)}]"
        lines.append(line)
    return "\n".join(lines)


_FINED = ("by the fine", "por la multa")


def pay_or_wait(
    stay: Stay,
    lang: str = "en",
    tolls: float | None = None,
    among: Sequence[str] = (PAY, WAIT),
    highest: float = 3000,
) -> go.Figure:
    """What each way out is worth, by what the titles of others cost a throw; the lines cross.

    In reales, the salary missed and the tolls avoided counted. `tolls` marks where a table
    stands now; `among` names the ways that are open; `highest` is the end of the axis.

    Raises:
        TesoroError: a way is named that there is not.
    """
    if not among or any(name not in stay.ways for name in among):
        raise TesoroError(f"Name some of the ways {', '.join(stay.ways)}, not {', '.join(among)}.")
    title = twin(("Pay or wait?", "¿Pagar o esperar?"), lang)
    traces = [_line(stay, name, highest, lang) for name in among]
    crossing = stay.threshold
    if {PAY, WAIT} <= {*among} and crossing is not None and 0 < crossing < highest:
        traces.append(_crossing(stay, crossing, lang))
    figure = card(traces, title, _choice_text(stay, title, tolls, among, lang))
    if tolls is not None:
        figure.add_vline(x=tolls, line={"color": INK, "width": 1.5, "dash": "dot"})
    per_throw = (
        "what the titles of others cost a throw, in reales",
        "lo que cuestan por tirada los títulos ajenos, en reales",
    )
    figure.update_xaxes(title=twin(per_throw, lang), tickformat=",d", range=[0, highest])
    worth = twin(("what it is worth, in reales", "lo que vale, en reales"), lang)
    figure.update_yaxes(title=worth, tickformat=",d")
    return figure.update_layout(margin={"l": 84, "t": 84}, legend=ABOVE, separators=points(lang))


def _line(stay: Stay, name: str, highest: float, lang: str) -> go.Scatter:
    ink, dash, symbol = _LOOKS[name]
    xs = [highest * k / 6 for k in range(7)]
    return go.Scatter(
        name=twin(NAMES[name], lang),
        x=xs,
        y=[stay.worth(x)[name] for x in xs],
        mode="lines+markers",
        line={"color": ink, "width": 2.5, "dash": dash},
        marker={"symbol": symbol, "size": 8, "color": ink, "line": {"color": INK, "width": 1}},
        hovertemplate="%{x:,.0f}: %{y:,.0f}<extra></extra>",
    )


def _crossing(stay: Stay, crossing: float, lang: str) -> go.Scatter:
    told = number(round(crossing), lang)
    return go.Scatter(
        name=twin((f"equal at {told}", f"igual con {told}"), lang),
        x=[crossing],
        y=[stay.worth(crossing)[PAY]],
        mode="markers",
        marker={"symbol": "star", "size": 14, "color": ORANGE, "line": {"color": INK, "width": 1}},
        hoverinfo="name",
    )


def _choice_text(
    stay: Stay, title: str, tolls: float | None, among: Sequence[str], lang: str
) -> str:
    """What each way costs, where waiting begins to be better, and what is best now."""
    lines = [f"{title}"]
    for name in among:
        way = stay.ways[name]
        cost = money(round(way.cost.mean()), lang)
        told = (f"costs {cost} on average", f"cuesta {cost} de media")
        lines.append(f"{twin(NAMES[name], lang)}: {twin(told, lang)}")
    if {PAY, WAIT} <= {*among}:
        lines.append(when_to_wait(stay, lang))
    if tolls is not None:
        at, worth = money(round(tolls), lang), stay.worth(tolls)
        best = twin(NAMES[stay.best(tolls, tuple(among))], lang)
        each = "; ".join(f"{twin(NAMES[n], lang)} {number(round(worth[n]), lang)}" for n in among)
        told = (
            f"At {at} a throw: {each}. Best: {best}.",
            f"Con {at} por tirada: {each}. Lo mejor: {best}.",
        )
        lines.append(twin(told, lang))
    return "\n".join(lines)


def when_to_wait(stay: Stay, lang: str = "en") -> str:
    """At which tolls waiting is better than paying, in a sentence.

    >>> from tesoro_lab.odds import galleys
    >>> when_to_wait(galleys.of())
    'Waiting is better as soon as the titles of others cost more than 457 reales a throw.'
    """
    limit = stay.threshold
    fewer = stay.missed.throws < 0
    if limit is None or (limit <= 0 and not fewer) or (fewer and limit > MOST_TOLLS):
        always = (
            "Waiting is better whatever the titles of others cost.",
            "Esperar es mejor cuesten lo que cuesten los títulos ajenos.",
        )
        return twin(always, lang)
    told = (
        f"Waiting is better as {'long' if fewer else 'soon'} as the titles of others cost "
        f"{'less' if fewer else 'more'} than {money(round(limit), lang)} a throw.",
        f"Esperar es mejor {'mientras' if fewer else 'en cuanto'} los títulos ajenos "
        f"{'cuesten menos' if fewer else 'cuestan más'} de {money(round(limit), lang)} por tirada.",
    )
    return twin(told, lang)
