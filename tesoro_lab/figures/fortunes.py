"""Charts of a game: how fortunes went, and who owns what."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures.palette import BANDS, INK, PARCHMENT, SEATS, SEPIA, initials, seat
from tesoro_lab.figures.ruta_pieces import frame, hatch, shapes
from tesoro_lab.figures.ruta_squares import Box
from tesoro_lab.figures.style import ABOVE, card, points
from tesoro_lab.figures.svg import wrap
from tesoro_lab.words import group as group_name
from tesoro_lab.words import number, space, twin

MARKS = 12
"""About how many marks stand on each line of `wealth`."""


def fortunes(match: Any) -> list[tuple[int, tuple[int, ...]]]:
    """Each seat's fortune when a turn begins, and at the end: (turn, fortunes), replayed."""
    state = match.state_at(0)
    rows = [(state.turn, tuple(state.standing()))]
    for move in match.moves:
        state.play(move)
        if state.turn != rows[-1][0]:
            rows.append((state.turn, tuple(state.standing())))
    last = (state.turn, tuple(state.standing()))
    if rows[-1] != last:
        rows.append((last[0] + 1, last[1]))
    return rows


def wealth(match: Any, lang: str = "en") -> go.Figure:
    """The fortune of each seat over the turns: cash, titles and buildings by the quick scoring."""
    rows = fortunes(match)
    turns = [turn for turn, _ in rows]
    marks = initials(match.names)
    step = max(1, len(rows) // MARKS)
    traces = []
    for number_of_seat, name in enumerate(match.names):
        look = seat(number_of_seat)
        values = [standing[number_of_seat] for _, standing in rows]
        traces.append(
            go.Scatter(
                name=f"{name} ({marks[number_of_seat]})",
                x=turns,
                y=values,
                mode="lines+markers",
                line={"color": look.colour, "width": 2.5, "dash": look.dash},
                marker={
                    "symbol": look.symbol,
                    "size": [10 if k % step == 0 else 0 for k in range(len(rows))],
                    "color": look.colour,
                    "opacity": 1,
                    "line": {"color": INK, "width": 1},
                },
                hovertemplate="%{x}: %{y:,}<extra>" + name + "</extra>",
            )
        )
    title = twin(
        ("Fortunes over the turns, in reales", "Las fortunas turno a turno, en reales"), lang
    )
    figure = card(traces, title, _wealth_text(match.names, rows, title, lang))
    figure.update_xaxes(title=twin(("turn", "turno"), lang))
    figure.update_yaxes(rangemode="tozero", tickformat=",d")
    return figure.update_layout(
        separators=points(lang),
        margin={"l": 76},
        legend=ABOVE,
    )


def _wealth_text(
    names: Sequence[str], rows: list[tuple[int, tuple[int, ...]]], title: str, lang: str
) -> str:
    """For each seat where its fortune began, its height, and where it stands."""
    lines = [title + "."]
    for number_of_seat, name in enumerate(names):
        values = [standing[number_of_seat] for _, standing in rows]
        top = max(values)
        when = rows[values.index(top)][0]
        first, last, most = (number(value, lang) for value in (values[0], values[-1], top))
        lines.append(
            twin(
                (
                    f"{name}: from {first} to {last}, at most {most} in turn {when}.",
                    f"{name}: de {first} a {last}, como mucho {most} en el turno {when}.",
                ),
                lang,
            )
        )
    return "\n".join(lines)


PLOTS = tuple(name for name in BANDS if name.startswith("G"))
TILE_W = 118.0
TILE_H = 40.0
LEFT = 136.0


def ownership(state: Any, names: Sequence[str], lang: str = "en") -> go.Figure:
    """Who owns what: a row for each group, a tile for each title with its owner and buildings."""
    # Colour groups first, in their order; lonjas and companies last.
    groups = sorted(state.board.members.items(), key=lambda pair: (pair[0] not in PLOTS, pair[0]))
    places = {
        title: Box(LEFT + TILE_W * column, 12 + (TILE_H + 8) * row, TILE_W - 6, TILE_H)
        for row, (_, titles) in enumerate(groups)
        for column, title in enumerate(titles)
    }
    traces = [
        _tiles(
            [places[t] for t in state.board.titles if state.owner[t] == owner],
            look.colour if look else PARCHMENT,
        )
        for owner, look in [(-1, None), *enumerate(SEATS)]
    ]
    pledged = [places[title] for title in state.board.titles if state.mortgaged[title]]
    traces.append(_hatched(pledged))
    traces.append(_group_marks(groups))
    traces.append(_group_names(state.board, groups, lang))
    traces.append(_tile_names(state, places, names, lang))
    height = 80 + (TILE_H + 8) * len(groups)
    title = twin(("Who owns what", "Quién tiene qué"), lang)
    figure = card(traces, title, _owners_text(state, groups, names, lang), height=round(height))
    figure.update_xaxes(visible=False, range=[0, 640])
    figure.update_yaxes(visible=False, range=[height - 56, 0])
    return figure.update_layout(margin={"l": 0, "r": 0, "t": 56, "b": 0}, showlegend=False)


def _tiles(boxes: list[Box], colour: str) -> go.Scatter:
    return go.Scatter(
        **shapes([frame(box) for box in boxes]),
        mode="lines",
        fill="toself",
        fillcolor=colour,
        line={"color": INK if colour != PARCHMENT else SEPIA, "width": 1.2},
        hoverinfo="skip",
    )


def _hatched(boxes: list[Box]) -> go.Scatter:
    """Slanting strokes at the foot of the mortgaged titles."""
    strokes = [line for b in boxes for line in hatch(Box(b.x, b.y + b.h - 8, b.w, 8), 6.0)]
    return go.Scatter(
        **shapes(strokes), mode="lines", line={"color": INK, "width": 1.4}, hoverinfo="skip"
    )


def _group_marks(groups: Sequence[tuple[str, Sequence[int]]]) -> go.Scatter:
    looks = [BANDS.get(group, BANDS["COMPANIES"]) for group, _ in groups]
    return go.Scatter(
        x=[16.0] * len(groups),
        y=[12 + TILE_H / 2 + (TILE_H + 8) * row for row in range(len(groups))],
        text=[look.letter for look in looks],
        mode="markers+text",
        marker={
            "symbol": "circle",
            "size": 22,
            "color": [look.colour for look in looks],
            "line": {"color": INK, "width": 1.2},
        },
        textfont={"size": 12, "weight": 700, "color": [look.ink for look in looks]},
        hoverinfo="skip",
    )


def _group_names(board: Any, groups: Sequence[tuple[str, Sequence[int]]], lang: str) -> go.Scatter:
    names = ["<br>".join(wrap(group_name(group, lang), 96, 12)) for group, _ in groups]
    return go.Scatter(
        x=[32.0] * len(groups),
        y=[12 + TILE_H / 2 + (TILE_H + 8) * row for row in range(len(groups))],
        text=names,
        mode="text",
        textposition="middle right",
        textfont={"size": 12, "color": INK},
        hoverinfo="skip",
    )


def _tile_names(state: Any, places: dict[int, Box], names: Sequence[str], lang: str) -> go.Scatter:
    titles = list(places)
    return go.Scatter(
        x=[places[title].cx for title in titles],
        y=[places[title].cy for title in titles],
        text=[_tile_text(state, title, names, lang) for title in titles],
        mode="text",
        textposition="middle center",
        textfont={
            "size": 11,
            "color": [
                INK if state.owner[title] < 0 else seat(state.owner[title]).ink for title in titles
            ],
        },
        hoverinfo="skip",
    )


def _tile_text(state: Any, title: int, names: Sequence[str], lang: str) -> str:
    """The title, then its owner and what stands on it."""
    owner = state.owner[title]
    holder = names[owner] if owner >= 0 else twin(("the Crown", "la Corona"), lang)
    parts = [holder[:12]]
    level = state.level[title]
    if level == 5:
        parts.append(twin(("castle", "castillo"), lang))
    elif level:
        parts.append(f"{level} ⌂")
    if state.mortgaged[title]:
        parts.append(twin(("mortgaged", "hipoteca"), lang))
    return f"<b>{state.board.spaces[title].name}</b><br>{' · '.join(parts)}"


def _owners_text(
    state: Any, groups: Sequence[tuple[str, Sequence[int]]], names: Sequence[str], lang: str
) -> str:
    """One line per group."""
    lines = [twin(("Who owns what.", "Quién tiene qué."), lang)]
    for group, titles in groups:
        parts = []
        for title in titles:
            told = _tile_text(state, title, names, lang).partition("<br>")[2]
            parts.append(f"{space(state.board, title, lang)} ({told})")
        lines.append(f"{group_name(group, lang)}: {', '.join(parts)}")
    return "\n".join(lines)
