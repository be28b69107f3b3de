"""Charts beside the map of where pawns land: the same as bars, how it settles, first visits."""

from collections.abc import Mapping, Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.diamonds import counted
from tesoro_lab.figures.landing_colours import FARTHEST, colour
from tesoro_lab.figures.landing_words import (
    PLACES,
    TOLD,
    Shares,
    Show,
    caption,
    hover,
    place_name,
    text,
    unit,
    values,
)
from tesoro_lab.figures.palette import GREEN, INK, ORANGE, PURPLE, SKY, VERMILION
from tesoro_lab.figures.style import ABOVE, card, points
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.odds.pawns import HELD
from tesoro_lab.words import decimal, number, percent, twin

_SEEN = ("simulated, 95% interval", "simulado, intervalo del 95 %")
_LOOKS = (
    (SKY, "solid", "circle"),
    (VERMILION, "dash", "square"),
    (GREEN, "dot", "triangle-up"),
    (PURPLE, "dashdot", "diamond"),
)
GOALS = (0.1, 0.01, 0.001)
"""The distances from equilibrium that a reader asks for: a tenth, a hundredth, a thousandth."""


def landing_bars(
    places: Shares,
    observed: Mapping[int, int] | None = None,
    show: Show = "exact",
    lang: str = "en",
    board: RutaBoard | None = None,
    convention: str = "roll",
    galleys: str = "pay",
    width: int = 900,
) -> go.Figure:
    """The shares of all places as bars in the order of the board: the twin of `heat_map`.

    With `observed`, the exact view gets the simulated shares with their 95 % intervals. `width`
    is in pixels.

    Raises:
        TesoroError: no such `show`, or nothing was simulated to be shown.
    """
    shares = values(places, observed, show)
    table = board or RutaBoard.load()
    names = [_axis_name(table, place, lang) for place in PLACES]
    traces: list[Any] = [_bars(shares, table, names, show, lang)]
    if observed and show == "exact" and sum(observed.values()):
        traces.append(_diamonds(observed, names, lang))
    if show not in FARTHEST:
        traces.append(_even_share(lang))
    said = caption(observed, show, lang, convention, galleys)
    told = text(shares, table, said, lang, show)
    figure = card(traces, f"{said[0]}<br><sup>{'; '.join(said[1:])}</sup>", told, width, 460)
    letters = {"size": 11 if width > 800 else 9.5}
    figure.update_xaxes(
        type="category", ticks="", tickangle=-90, tickfont=letters, range=[-0.7, HELD + 0.7]
    )
    figure.update_yaxes(ticksuffix=unit(show, lang), rangemode="tozero")
    if show in FARTHEST:
        figure.update_yaxes(zeroline=True, zerolinecolor=INK)
    return figure.update_layout(
        bargap=0.2,
        margin={"l": 56, "b": 170, "t": 84},
        showlegend=len(traces) > 1,
        legend=ABOVE,
        separators=points(lang),
    )


def _axis_name(board: RutaBoard, place: int, lang: str) -> str:
    name = place_name(board, place, lang)
    return name if place == HELD else f"{name.partition(' (')[0]} {place:2}"


def _bars(
    shares: Mapping[int, float], board: RutaBoard, names: list[str], show: Show, lang: str
) -> go.Bar:
    """One bar for each place, in the colours of the map; the inside of the Galleys is hatched."""
    inks = [
        f"rgb({r:.0f},{g:.0f},{b:.0f})" for r, g, b in (colour(shares[p], show) for p in PLACES)
    ]
    return go.Bar(
        name=twin(TOLD[show], lang),
        x=names,
        y=[shares[place] for place in PLACES],
        marker={
            "color": inks,
            "line": {"color": INK, "width": 1},
            "pattern": {
                "shape": ["/" if place == HELD else "" for place in PLACES],
                "fillmode": "overlay",
                "fgcolor": ORANGE,
            },
        },
        hovertext=[hover(shares, board, place, lang, show) for place in PLACES],
        hoverinfo="text",
    )


def _diamonds(observed: Mapping[int, int], names: list[str], lang: str) -> go.Scatter:
    """The counted shares and their intervals, as for independent rolls."""
    trials = sum(observed.values())
    return _seen(names, [observed.get(place, 0) for place in PLACES], trials, lang)


def _seen(xs: Sequence[Any], counts: Sequence[int], trials: int, lang: str) -> go.Scatter:
    told = [number(hits, lang) for hits in counts]
    return counted(twin(_SEEN, lang), xs, [(hits, trials) for hits in counts], 7, 3, told)


def _even_share(lang: str) -> go.Scatter:
    """A line at what each space would have if all forty were equally likely."""
    return go.Scatter(
        name=twin(("1 of 40", "1 de 40"), lang),
        x=[-0.7, HELD + 0.7],
        y=[100 / HELD] * 2,
        mode="lines",
        line={"color": INK, "width": 1.5, "dash": "dash"},
        hoverinfo="skip",
    )


def mixing(
    distances: Mapping[str, Sequence[float]] | Sequence[float], lang: str = "en"
) -> go.Figure:
    """How far the chain still is from equilibrium after 0, 1, 2 ... rolls, on a logarithmic axis.

    The distance is the total variation: the share of the chance that lies on the wrong states.
    Give one row of distances, or several with a name for each start.

    Raises:
        TesoroError: there is no distance to show.
    """
    rows = distances if isinstance(distances, Mapping) else {"": distances}
    if not rows or not all(rows.values()):
        raise TesoroError("There is no distance to show: give those after 0, 1, 2 ... rolls.")
    title = twin(("How soon the start is forgotten", "Cuánto tarda en olvidarse la salida"), lang)
    traces = []
    for (name, row), (ink, dash, symbol) in zip(rows.items(), _LOOKS * len(rows), strict=False):
        marked = [9 if k % 5 == 0 else 0 for k in range(len(row))]
        traces.append(
            go.Scatter(
                name=name,
                x=list(range(len(row))),
                y=[100 * distance for distance in row],
                mode="lines+markers",
                line={"color": ink, "width": 2.5, "dash": dash},
                marker={
                    "symbol": symbol,
                    "size": marked,
                    "opacity": 1,
                    "color": ink,
                    "line": {"color": INK, "width": 1},
                },
                hovertext=[f"{k}: {percent(d, lang, 2)}" for k, d in enumerate(row)],
                hoverinfo="text+name" if name else "text",
            )
        )
    lines = [f"{title}.", *[_forgotten(name, row, lang) for name, row in rows.items()]]
    figure = card(traces, title, "\n".join(lines))
    figure.update_xaxes(title=twin(("rolls", "tiradas"), lang), rangemode="tozero")
    ticks = [100, 10, 1, 0.1, 0.01]
    far = twin(("distance from equilibrium", "distancia al equilibrio"), lang)
    figure.update_yaxes(
        type="log", title=far, tickvals=ticks, ticktext=[_share(tick, lang) for tick in ticks]
    )
    return figure.update_layout(showlegend=len(rows) > 1, legend=ABOVE, separators=points(lang))


def _share(value: float, lang: str) -> str:
    return f"{value:g}".replace(".", "," if lang == "es" else ".") + unit("exact", lang)


def _forgotten(name: str, row: Sequence[float], lang: str) -> str:
    """After how many rolls the distance falls below a tenth, a hundredth, a thousandth."""
    parts = []
    for goal in GOALS:
        below = next((k for k, distance in enumerate(row) if distance < goal), None)
        if below is not None:
            share = _share(100 * goal, lang)
            told = (f"below {share} from roll {below} on", f"menos del {share} desde la {below}.ª")
            parts.append(twin(told, lang))
    start = f"{name}: " if name else ""
    last = percent(row[-1], lang, 3)
    end = twin((f"{last} after {len(row) - 1} rolls", f"{last} tras {len(row) - 1} tiradas"), lang)
    return start + "; ".join([*parts, end])


def first_passage(
    chances: Sequence[float],
    lang: str = "en",
    observed: Mapping[int, int] | None = None,
    what: str = "",
    mean: float | None = None,
) -> go.Figure:
    """On which roll a place is first reached: the chance of each roll, and of being there by then.

    `chances[k]` is the chance of roll k. `observed` counts simulated journeys by that roll and
    adds diamonds with their 95 % intervals; `what` names the way in the title, and `mean` is the
    expected number of rolls.

    Raises:
        TesoroError: there is no chance to show.
    """
    if len(chances) < 2 or not any(chances):
        raise TesoroError("There is no chance to show: give those of roll 0, 1, 2 ...")
    title = twin(("The first visit", "La primera visita"), lang) + (f": {what}" if what else "")
    xs = list(range(1, len(chances)))
    reached = [sum(chances[: k + 1]) for k in range(len(chances))]
    traces: list[Any] = [
        go.Bar(
            name=twin(("on this roll", "en esta tirada"), lang),
            x=xs,
            y=[100 * chances[k] for k in xs],
            marker={"color": SKY, "line": {"color": INK, "width": 1}},
            hovertext=[f"{k}: {percent(chances[k], lang)}" for k in xs],
            hoverinfo="text",
        ),
        go.Scatter(
            name=twin(("by this roll (right)", "hasta esta tirada (dcha.)"), lang),
            x=xs,
            y=[100 * reached[k] for k in xs],
            yaxis="y2",
            mode="lines",
            line={"color": INK, "width": 2.5, "shape": "hv", "dash": "dash"},
            hovertext=[f"≤ {k}: {percent(reached[k], lang)}" for k in xs],
            hoverinfo="text",
        ),
    ]
    if observed and sum(observed.values()):
        shown = [k for k in xs if observed.get(k)]
        trials = sum(observed.values())
        traces.append(_seen(shown, [observed[k] for k in shown], trials, lang))
    figure = card(traces, title, _passage_text(title, chances, reached, mean, lang))
    figure.update_xaxes(title=twin(("roll", "tirada"), lang))
    figure.update_yaxes(title=twin(("chance", "probabilidad"), lang), rangemode="tozero")
    figure.update_yaxes(ticksuffix=unit("exact", lang))
    right: dict[str, Any] = {
        "overlaying": "y",
        "side": "right",
        "range": [0, 104],
        "showgrid": False,
    }
    right["tickvals"] = [0, 25, 50, 75, 100]
    figure.update_layout(yaxis2={**right, "ticksuffix": unit("exact", lang), "fixedrange": True})
    return figure.update_layout(
        bargap=0.15, margin={"r": 60}, legend=ABOVE, separators=points(lang)
    )


def _passage_text(
    title: str, chances: Sequence[float], reached: list[float], mean: float | None, lang: str
) -> str:
    """The likeliest roll, the middle one, the average, and the chance by round numbers."""
    best = max(range(1, len(chances)), key=lambda k: chances[k])
    lines = [f"{title}."]
    told = percent(chances[best], lang)
    lines.append(
        twin((f"likeliest: roll {best} ({told})", f"la más probable: la {best}.ª ({told})"), lang)
    )
    middle = next((k for k, share in enumerate(reached) if share >= 0.5), None)
    if middle is not None:
        half = (f"half of all are there by roll {middle}", f"la mitad ha llegado con {middle}")
        lines.append(twin(half, lang))
    if mean is not None:
        told = decimal(mean, lang, 1)
        lines.append(twin((f"on average: {told} rolls", f"de media: {told} tiradas"), lang))
    rounds = [k for k in (5, 10, 20, 40, 60, 80, 100) if k < len(reached)]
    lines += [f"≤ {k}: {percent(reached[k], lang)}" for k in rounds]
    return "\n".join(lines)
