"""Pictures of many games: who won, how an interval narrows, how numbers are spread."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.palette import CARD, INK, SKY, VERMILION, seat
from tesoro_lab.figures.style import ABOVE, card, percent_axis, points
from tesoro_lab.lab import Comparison, Results
from tesoro_lab.odds import wilson
from tesoro_lab.words import decimal, number, percent, twin
from tesoro_lab.words import lab_words as say


def wins(results: Results, lang: str = "en") -> go.Figure:
    """The share of games that each seat won, with its 95 % interval, and the undecided ones."""
    shares = [results.wins(number) for number in range(len(results.seats))] + [results.undecided]
    names = [f"{number} · {bot}" for number, bot in enumerate(results.seats)]
    names.append(say.word("undecided", lang))
    looks = [seat(number).colour for number in range(len(results.seats))] + ["#FFFFFF"]
    patterns = ["", "/", "x", "-", ".", "+"]
    bars = go.Bar(
        x=names,
        y=[100 * share.value for share in shares],
        marker={
            "color": looks,
            "line": {"color": INK, "width": 1},
            "pattern": {
                "shape": [patterns[k % 6] for k in range(len(results.seats))] + [""],
                "fgcolor": CARD,
                "size": 8,
            },
        },
        error_y={
            "type": "data",
            "symmetric": False,
            "array": [100 * (share.interval.high - share.value) for share in shares],
            "arrayminus": [100 * (share.value - share.interval.low) for share in shares],
            "color": INK,
            "thickness": 1.5,
            "width": 6,
        },
        hovertext=[share.said(lang) for share in shares],
        hoverinfo="text",
    )
    title = twin(("Who won", "Quién ganó"), lang) + f": {_games(len(results), lang)}"
    told = [f"{name}: {share.said(lang)}" for name, share in zip(names, shares, strict=True)]
    text = "\n".join([f"{title}.", *told])
    figure = card([bars], title, text)
    figure.update_xaxes(title=twin(("seat · bot", "asiento · robot"), lang), ticks="")
    percent_axis(figure, twin(("share of the games", "parte de las partidas"), lang), lang)
    return figure.update_layout(showlegend=False, bargap=0.4)


def settling(
    results: Results, counted: int | str = 0, exact: float | None = None, lang: str = "en"
) -> go.Figure:
    """How a share and its 95 % interval change while the games come in.

    Args:
        results: the games.
        counted: a seat, whose victories count, or the name of a thing that happened.
        exact: the true share, where it is known, drawn as a line.
        lang: "en" or "es".

    Raises:
        TesoroError: there is no such seat, or nobody counted that.
    """
    if isinstance(counted, int):
        results.wins(counted)
        hits = [counted in game.winners for game in results.games]
        what = say.won_by(counted, results.seats[counted], lang)
    else:
        hits = [value > 0 for value in results.values(counted)]
        what = say.having(counted, lang)
    stops = _stops(len(hits))
    shares = [sum(hits[:stop]) / stop for stop in stops]
    ranges = [wilson(sum(hits[:stop]), stop) for stop in stops]
    title = twin(("The share settles", "La proporción se asienta"), lang) + f": {what}"
    low, high = ranges[-1]
    text = twin(
        (
            f"{title}. After {_games(len(hits), lang)} it is {percent(shares[-1], lang)}, and the "
            f"interval is {percent(low, lang)} to {percent(high, lang)}.",
            f"{title}. Tras {_games(len(hits), lang)} es {percent(shares[-1], lang)}, y el "
            f"intervalo va de {percent(low, lang)} a {percent(high, lang)}.",
        ),
        lang,
    )
    traces = _narrowing(stops, [(r.low, r.high) for r in ranges], shares, lang)
    if exact is not None:
        name = twin(("exact", "exacto"), lang)
        traces.append(_level(name, stops, exact))
    figure = card(traces, title, text)
    figure.update_xaxes(type="log", dtick=1, title=twin(("games", "partidas"), lang))
    percent_axis(figure, twin(("share so far", "proporción hasta ahora"), lang), lang)
    return figure.update_layout(legend=ABOVE)


def comparison(found: Comparison, lang: str = "en") -> go.Figure:
    """How the interval of a comparison narrowed, pair by pair, around the first bot's score.

    Raises:
        TesoroError: no pair has been played.
    """
    if not found.pairs:
        raise TesoroError("There is no pair to show; play one at least.")
    games = [2 * (k + 1) for k in range(len(found.pairs))]
    totals, scores = 0.0, []
    for pair, played in zip(found.pairs, games, strict=True):
        totals += pair.score
        scores.append(2 * totals / played)
    traces = _narrowing(games, list(found.path), scores, lang)
    traces.append(_level(twin(("both alike", "iguales"), lang), games, 0.5))
    one, other = found.bots
    against = twin(("against", "contra"), lang)
    figure = card(traces, f"{one} {against} {other}", found.summary(lang))
    figure.update_xaxes(title=twin(("games", "partidas"), lang))
    of = twin((f"points of {one}", f"puntos de {one}"), lang)
    percent_axis(figure, of, lang)
    return figure.update_layout(legend=ABOVE)


def _narrowing(
    x: Sequence[int], ranges: Sequence[tuple[float, float]], middle: Sequence[float], lang: str
) -> list[Any]:
    """A band that narrows, and the line inside it."""
    return [
        go.Scatter(
            name=twin(("95% interval", "intervalo del 95 %"), lang),
            x=[*x, *reversed(x)],
            y=[100 * high for _, high in ranges] + [100 * low for low, _ in reversed(ranges)],
            fill="toself",
            fillcolor="rgba(86,180,233,0.28)",
            line={"color": SKY, "width": 1},
            mode="lines",
            hoverinfo="skip",
        ),
        go.Scatter(
            name=twin(("so far", "hasta ahora"), lang),
            x=list(x),
            y=[100 * value for value in middle],
            mode="lines",
            line={"color": VERMILION, "width": 2.5},
            hovertemplate="%{x}: %{y:.1f} %<extra></extra>",
        ),
    ]


def _level(name: str, x: Sequence[int], value: float) -> go.Scatter:
    return go.Scatter(
        name=name,
        x=[x[0], x[-1]],
        y=[100 * value] * 2,
        mode="lines",
        line={"color": INK, "width": 2, "dash": "dash"},
        hoverinfo="name",
    )


def histogram(
    results: Results, counted: str = "rounds", bins: int = 20, lang: str = "en"
) -> go.Figure:
    """How a number is spread over the games: "rounds", "moves", a count or a measure.

    Raises:
        TesoroError: nobody counted that.
    """
    values = results.values(counted)
    middle = results.mean(counted)
    bars = go.Histogram(
        x=values,
        nbinsx=bins,
        marker={"color": SKY, "line": {"color": INK, "width": 1}},
        hovertemplate="%{x}: %{y}<extra></extra>",
    )
    name = twin((counted, "rondas"), lang) if counted == "rounds" else say.word(counted, lang)
    title = twin(("How they are spread", "Cómo se reparten"), lang) + f": {name}"
    text = twin(
        (
            f"{title}. {_games(len(values), lang)}: from {decimal(min(values), lang, 0)} to "
            f"{decimal(max(values), lang, 0)}, on average {middle.said(lang).strip()}.",
            f"{title}. {_games(len(values), lang)}: de {decimal(min(values), lang, 0)} a "
            f"{decimal(max(values), lang, 0)}, de media {middle.said(lang).strip()}.",
        ),
        lang,
    )
    figure = card([bars], title, text)
    figure.update_xaxes(title=name)
    figure.update_yaxes(title=twin(("games", "partidas"), lang))
    figure.add_vline(x=middle.value, line={"color": VERMILION, "width": 2.5, "dash": "dash"})
    return figure.update_layout(showlegend=False, bargap=0.04, separators=points(lang))


def _stops(count: int, grow: float = 1.03) -> list[int]:
    """Numbers of games to show: all of them at first, then ever fewer."""
    stops, at = [1], 1.0
    while stops[-1] < count:
        at = max(at + 1, at * grow)
        stops.append(min(count, round(at)))
    return stops


def _games(count: int, lang: str) -> str:
    return twin((f"{number(count)} games", f"{number(count, 'es')} partidas"), lang)
