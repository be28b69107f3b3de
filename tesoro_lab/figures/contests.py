"""Pictures of a tournament: who beats whom, and how strong each is."""

import plotly.graph_objects as go

from tesoro_lab.figures.diamonds import diamond
from tesoro_lab.figures.palette import INK, SEPIA, SKY, VERMILION
from tesoro_lab.figures.style import card
from tesoro_lab.lab import Tournament
from tesoro_lab.words import lab_words as say
from tesoro_lab.words import percent, twin


def who_beats_whom(found: Tournament, lang: str = "en") -> go.Figure:
    """What each bot got against each, the strongest first, with 95 % intervals on hover.

    The number stands in every field, so that the colour is not needed to read it.
    """
    order = [found.bots.index(row.bot) for row in found.table]
    names = [found.bots[bot] for bot in order]
    met = [
        [None if one == other else found.against(one, other) for other in order] for one in order
    ]
    cells = [["" if m is None else percent(m.value, lang, 0) for m in row] for row in met]
    hover = [
        ["" if m is None else f"{one} – {other}: {m.said(lang, 2)}" for other, m in pairs]
        for one, pairs in [
            (a, zip(names, row, strict=True)) for a, row in zip(names, met, strict=True)
        ]
    ]
    heat = go.Heatmap(
        x=names,
        y=names,
        z=[[None if m is None else 100 * m.value for m in row] for row in met],
        zmin=0,
        zmax=100,
        colorscale=[[0, VERMILION], [0.5, "#FFFFFF"], [1, SKY]],
        text=cells,
        texttemplate="%{text}",
        textfont={"color": INK, "size": 15},
        hovertext=hover,
        hoverinfo="text",
        showscale=False,
        xgap=3,
        ygap=3,
    )
    title = twin(("Who beats whom", "Quién gana a quién"), lang) + f": {found.title}"
    figure = card([heat], title, found.summary(lang), height=150 + 56 * len(names))
    across = twin(("against", "contra"), lang)
    figure.update_xaxes(title=across, side="top", ticks="", showgrid=False)
    figure.update_yaxes(autorange="reversed", ticks="", showgrid=False)
    return figure.update_layout(margin={"l": 120, "r": 20, "t": 110, "b": 16})


def ladder(found: Tournament, lang: str = "en") -> go.Figure:
    """The rating of each bot with its 95 % interval, the strongest at the top."""
    rows = found.table
    dots = go.Scatter(
        x=[row.rating for row in rows],
        y=[row.bot for row in rows],
        mode="markers",
        marker=diamond(12),
        error_x={
            "type": "data",
            "symmetric": False,
            "array": [row.rated.high - row.rating for row in rows],
            "arrayminus": [row.rating - row.rated.low for row in rows],
            "color": INK,
            "thickness": 1.5,
            "width": 6,
        },
        hovertext=[say.standing(row, 0, lang) for row in rows],
        hoverinfo="text",
    )
    title = twin(("How strong they are", "Cómo son de fuertes"), lang) + f": {found.title}"
    figure = card([dots], title, found.summary(lang), height=150 + 44 * len(rows))
    figure.update_yaxes(autorange="reversed", ticks="", title=None)
    rating = twin(("rating (Bradley-Terry)", "puntuación (Bradley-Terry)"), lang)
    figure.update_xaxes(title=rating, gridcolor="#E4DAC4", showgrid=True)
    figure.add_vline(x=0, line={"color": SEPIA, "width": 1, "dash": "dot"})
    return figure.update_layout(showlegend=False, margin={"l": 120})
