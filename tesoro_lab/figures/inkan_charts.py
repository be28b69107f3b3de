"""Charts for Inkan Aarre: on which turn one arrives, and what is still face down."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.figures.diamonds import counted
from tesoro_lab.figures.palette import INK, ORANGE, SEPIA, SKY, VERMILION
from tesoro_lab.figures.style import ABOVE, card, percent_sign, points
from tesoro_lab.games.inkan.kinds import DISKS
from tesoro_lab.words import count, decimal, disk_name, number, percent, twin

_TAIL = Fraction(1, 2000)  # what happens less often is told as "later"
GOLD = "#F5C542"
# How each kind of disk is marked: the symbol on its gold, and the colour of the symbol.
_MARKS = {
    "treasure": ("hexagram", "#8B2500"),
    "cup": ("triangle-down", INK),
    "necklace": ("circle", "#EDF1F4"),
    "pottery": ("pentagon", "#8B5A2B"),
    "guide": ("triangle-right", "#00664B"),
    "sun": ("star-diamond", "#FFFFFF"),
    "devil": ("x", "#8B2500"),
    "empty": ("circle-open", GOLD),  # nothing on it
}


def turns(
    arrivals: Any,
    lang: str = "en",
    observed: Mapping[int, int] | None = None,
    journey: str = "",
) -> go.Figure:
    """The chance to arrive on each turn as bars, and the chance to have arrived as a stepped line.

    `arrivals` is what `odds.arrival_turns` gives, or a Distribution or table of turn -> chance;
    what is missing to 1 happens later. `observed` counts simulated journeys by their number of
    turns and adds a diamond with its 95 % interval. `journey` names the journey in the title.
    """
    chances, later = _by_turn(arrivals)
    last = max(chances)
    xs = list(range(min(chances), last + 1))
    sums = _running(xs, chances)
    trials = sum(observed.values()) if observed else 0
    title = twin(("On which turn one arrives", "En qué turno se llega"), lang)
    title += f": {journey}" if journey else ""
    traces: list[Any] = [
        go.Bar(
            name=twin(("on this turn", "en este turno"), lang),
            x=xs,
            y=[float(100 * chances.get(x, 0)) for x in xs],
            marker={"color": SKY, "line": {"color": INK, "width": 1}},
            hovertext=[f"{x}: {percent(chances.get(x, 0), lang)}" for x in xs],
            hoverinfo="text",
        ),
        go.Scatter(
            name=twin(("by this turn", "hasta este turno"), lang),
            x=xs,
            y=[float(100 * total) for total in sums],
            mode="lines+markers",
            line={"color": VERMILION, "width": 2.5, "shape": "hv", "dash": "dash"},
            marker={"symbol": "circle", "size": 6, "color": VERMILION},
            hovertext=[f"≤ {x}: {percent(s, lang)}" for x, s in zip(xs, sums, strict=True)],
            hoverinfo="text",
        ),
    ]
    if observed and trials:
        traces.append(_observed(observed, trials, lang))
    text = _turns_text(title, xs, chances, sums, later, lang)
    figure = card(traces, title, text)
    figure.update_xaxes(title=twin(("turn", "turno"), lang), dtick=1 if len(xs) <= 24 else 5)
    figure.update_yaxes(title=twin(("chance", "probabilidad"), lang), range=[0, 104])
    figure.update_yaxes(ticksuffix=percent_sign(lang))
    return figure.update_layout(bargap=0.25, legend=ABOVE, separators=points(lang))


def _by_turn(arrivals: Any) -> tuple[dict[int, Fraction], Fraction]:
    """The chance of each turn, and of a later one."""
    table = arrivals if isinstance(arrivals, Mapping) else getattr(arrivals, "turns", None)
    if isinstance(arrivals, Distribution):
        table = {turn: arrivals[turn] for turn in arrivals.outcomes}
    if not table:
        raise TesoroError("There is no turn to show.")
    chances = {int(turn): Fraction(chance) for turn, chance in sorted(table.items())}
    later = 1 - sum(chances.values(), Fraction(0))
    while len(chances) > 1 and later + chances[max(chances)] < _TAIL:
        later += chances.pop(max(chances))
    return chances, max(Fraction(0), later)


def _running(xs: list[int], chances: dict[int, Fraction]) -> list[Fraction]:
    total = Fraction(0)
    sums = []
    for x in xs:
        total += chances.get(x, Fraction(0))
        sums.append(total)
    return sums


def _observed(counts: Mapping[int, int], trials: int, lang: str) -> go.Scatter:
    xs = sorted(counts)
    return counted(
        twin(("simulated, 95% interval", "simulado, intervalo del 95 %"), lang),
        xs,
        [(counts[x], trials) for x in xs],
        9,
        4,
        [f"{x}: {number(counts[x], lang)}" for x in xs],
        ORANGE,
    )


def _turns_text(
    title: str,
    xs: list[int],
    chances: dict[int, Fraction],
    sums: list[Fraction],
    later: Fraction,
    lang: str,
) -> str:
    """One line per turn, then what is left."""
    lines = [title + "."]
    pair = ("Turn {}: {}; by then {}", "Turno {}: {}; hasta entonces {}")
    for x, total in zip(xs, sums, strict=True):
        here = percent(chances.get(x, 0), lang)
        lines.append(twin(pair, lang).format(x, here, percent(total, lang)))
    if later:
        left = twin(("Later", "Más tarde"), lang)
        lines.append(f"{left}: {percent(later, lang, 1 if later > Fraction(1, 1000) else 4)}")
    else:
        mean = sum((x * chance for x, chance in chances.items()), Fraction(0))
        average = twin(("On average: {} turns", "En promedio: {} turnos"), lang)
        lines.append(average.format(decimal(mean, lang)))
    return "\n".join(lines)


def hidden(counts: Any, lang: str = "en") -> go.Figure:
    """The disks still face down, one by one and by kind, and the chance that the next is of each.

    `counts` is a state of the game, or a table of kind -> how many.
    """
    table = _by_kind(counts)
    total = sum(table.values())
    if not total:
        raise TesoroError("There is no disk face down.")
    names = [disk_name(kind, lang) for kind in table]
    title = twin(("What is still face down", "Lo que sigue boca abajo"), lang)
    title += f" ({count(total, 'disk', lang)})"
    told = [
        f"{n}/{total} = {percent(Fraction(n, total), lang)}" if n else "0" for n in table.values()
    ]
    lines = [f"{name}: {share}" for name, share in zip(names, told, strict=True)]
    bars = go.Bar(
        x=list(table.values()),
        y=names,
        orientation="h",
        marker={"color": "#F6E7BE", "line": {"color": SEPIA, "width": 1}},
        text=told,
        textposition="outside",
        cliponaxis=False,
        hoverinfo="skip",
    )
    figure = card(
        [bars, *_disks(table, names)], title, "\n".join([title + ".", *lines]), height=110 + 38 * 8
    )
    widest = max(table.values())
    figure.update_yaxes(autorange="reversed", ticks="", showgrid=False)
    figure.update_xaxes(
        range=[0, widest * 1.45], showgrid=False, showticklabels=False, ticks="", linecolor=SEPIA
    )
    return figure.update_layout(
        margin={"l": 140, "r": 16, "t": 50, "b": 16}, bargap=0.18, showlegend=False
    )


def _by_kind(counts: Any) -> dict[str, int]:
    """How many disks of each kind, in the order of the box."""
    left = getattr(counts, "hidden", None)
    if left is not None:
        return {str(disk): n for disk, n in zip(DISKS, left, strict=True)}
    table = dict(counts.weights) if isinstance(counts, Distribution) else dict(counts)
    unknown = [kind for kind in table if kind not in tuple(DISKS)]
    if unknown:
        raise TesoroError(f"There is no disk of kind {unknown[0]!r}.")
    return {str(disk): int(table.get(disk, 0)) for disk in DISKS}


def _disks(table: dict[str, int], names: list[str]) -> list[Any]:
    """Every disk as a piece of gold that can be counted, with the mark of its kind."""
    spots = [
        (place + 0.5, name, kind)
        for (kind, n), name in zip(table.items(), names, strict=True)
        for place in range(n)
    ]
    gold = {"symbol": "circle", "size": 24, "color": GOLD, "line": {"color": INK, "width": 1.2}}
    marks = {
        "symbol": [_MARKS[kind][0] for _, _, kind in spots],
        "color": [_MARKS[kind][1] for _, _, kind in spots],
        "size": 12,
        "line": {"color": [GOLD if k == "empty" else INK for _, _, k in spots], "width": 0.8},
    }
    return [
        go.Scatter(
            x=[x for x, _, _ in spots],
            y=[name for _, name, _ in spots],
            mode="markers",
            marker=marker,
            hoverinfo="skip",
        )
        for marker in (gold, marks)
    ]
