"""Where pawns land: the board as a ring of spaces, each coloured by its share."""

from collections.abc import Mapping
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.figures.landing_colours import FARTHEST, ink, scale_of
from tesoro_lab.figures.landing_words import (
    PLACES,
    Shares,
    Show,
    caption,
    hover,
    place_name,
    shown,
    text,
    top,
    values,
)
from tesoro_lab.figures.layers import texts
from tesoro_lab.figures.palette import CARD, INK, SEPIA
from tesoro_lab.figures.ruta_squares import SIDE, cell, side, space
from tesoro_lab.figures.style import SANS, SERIF
from tesoro_lab.figures.svg import measure, wrap
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.odds.pawns import HELD
from tesoro_lab.words import twin


def heat_map(
    places: Shares,
    observed: Mapping[int, int] | None = None,
    show: Show = "exact",
    lang: str = "en",
    board: RutaBoard | None = None,
    convention: str = "roll",
    galleys: str = "pay",
    size: int = 640,
) -> go.Figure:
    """The board as a ring of 40 spaces, each coloured by its share and with the share written in.

    `places` gives the exact share of each space, and of place 40, the inside of the Galleys.
    `observed` counts a simulation; then `show` may also be "simulated", "points" (simulated minus
    exact in percentage points) or "errors" (the same in standard errors of as many independent
    rolls). `convention` and `galleys` say in the caption how was counted. `size` is in pixels.

    >>> from tesoro_lab.odds import pawns
    >>> figure = heat_map(pawns.pawn_chain().places_floats())
    >>> figure.layout.meta["text"].splitlines()[-1]
    'Held in the Galleys: 3.93%'

    Raises:
        TesoroError: no such `show`, or nothing was simulated to be shown.
    """
    shares = values(places, observed, show)
    table = board or RutaBoard.load()
    scale = size / SIDE
    said = caption(observed, show, lang, convention, galleys)
    figure = go.Figure([_ring(shares, table, lang, show), _cell(shares, table, lang, show)])
    figure.add_traces(_writing(shares, table, lang, show, scale))
    figure.update_layout(
        **_square(size),
        coloraxis=scale_of(show, lang, scale),
        annotations=_centre(shares, table, said, lang, show, scale),
        meta={"text": text(shares, table, said, lang, show)},
    )
    return figure


def _square(size: int) -> dict[str, Any]:
    """A square without margins, y downwards."""
    axis = {"fixedrange": True, "visible": False, "range": [0, SIDE]}
    return {
        "template": None,
        "width": size,
        "height": size,
        "margin": {"l": 0, "r": 0, "t": 0, "b": 0},
        "paper_bgcolor": CARD,
        "plot_bgcolor": CARD,
        "xaxis": axis,
        "yaxis": {**axis, "range": [SIDE, 0]},
        "showlegend": False,
        "dragmode": False,
        "font": {"family": SANS, "color": INK},
        "hoverlabel": {"bgcolor": "#FFFFFF", "bordercolor": INK, "font": {"color": INK}},
    }


def _ring(shares: Mapping[int, float], board: RutaBoard, lang: str, show: Show) -> go.Heatmap:
    """All forty spaces as one trace: a grid of eleven by eleven with an empty middle."""
    near = [space(index).x for index in range(10, -1, -1)]
    edges = [*near, space(0).x + space(0).w]
    grid: list[list[float | None]] = [[None] * 11 for _ in range(11)]
    told = [[""] * 11 for _ in range(11)]
    for index in range(HELD):
        row, column = _field(index)
        grid[row][column] = shares[index]
        told[row][column] = hover(shares, board, index, lang, show)
    return go.Heatmap(
        name="spaces",
        x=edges,
        y=edges,
        z=grid,
        text=told,
        hoverinfo="text",
        hoverongaps=False,
        coloraxis="coloraxis",
    )


def _field(index: int) -> tuple[int, int]:
    """The row and column of a space in the grid, counted from the upper left."""
    on, along = divmod(index, 10)
    return ((10, 10 - along), (10 - along, 0), (0, along), (along, 10))[on]


def _cell(shares: Mapping[int, float], board: RutaBoard, lang: str, show: Show) -> go.Heatmap:
    """The inside of the Galleys, in the corner of those who only visit."""
    box = cell()
    return go.Heatmap(
        name="held",
        x=[box.x, box.x + box.w],
        y=[box.y, box.y + box.h],
        z=[[shares[HELD]]],
        text=[[hover(shares, board, HELD, lang, show)]],
        hoverinfo="text",
        coloraxis="coloraxis",
    )


def _writing(
    shares: Mapping[int, float], board: RutaBoard, lang: str, show: Show, scale: float
) -> list[go.Scatter]:
    """The lines between the spaces, then on every place its name, its number and its value."""
    inks = [ink(shares[place], show) for place in PLACES]
    parts = (
        (texts("names", 9 * scale), [_name(board, place, lang, scale) for place in PLACES], -9.0),
        (texts("shares", 11 * scale), [shown(shares[place], lang, show) for place in PLACES], 15.0),
        (
            texts("numbers", 8 * scale),
            [str(place) if place < HELD else "" for place in PLACES],
            0.0,
        ),
    )
    for trace, said, down in parts:
        spots = [_spot(place, down) if down else _number_spot(place) for place in PLACES]
        trace.x, trace.y = [x for x, _ in spots], [y for _, y in spots]
        trace.text, trace.textfont.color = said, inks
    parts[2][0].textfont.weight = 400
    return [_lines(scale), *[trace for trace, _, _ in parts]]


def _lines(scale: float) -> go.Scatter:
    """The outline of every space and of the cell."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for box in (*[space(index) for index in range(HELD)], cell()):
        xs += [box.x, box.x + box.w, box.x + box.w, box.x, box.x, None]
        ys += [box.y, box.y, box.y + box.h, box.y + box.h, box.y, None]
    line = {"color": SEPIA, "width": 1.2 * scale}
    return go.Scatter(name="lines", x=xs, y=ys, mode="lines", line=line, hoverinfo="skip")


def _spot(place: int, down: float) -> tuple[float, float]:
    """Where the name or the value of a place stands."""
    box = cell() if place == HELD else space(place)
    if place == 10:  # those who only visit have the strip round the cell
        return (box.x + 50, box.y + box.h - (20 if down < 0 else 9))
    upright = side(place) in ("bottom", "top") or place % 10 == 0
    return (box.cx, box.cy + (down if upright else 0.8 * down))


def _number_spot(place: int) -> tuple[float, float]:
    """The number of a space stands in its outer corner."""
    box = space(place % HELD)
    if place in (10, 20) or side(place % HELD) == "left":
        return (box.x + 9, box.y + box.h - 8)
    if side(place % HELD) == "top":
        return (box.x + 9, box.y + 8)
    return (box.x + box.w - 9, box.y + box.h - 8)


def _name(board: RutaBoard, place: int, lang: str, scale: float) -> str:
    """The printed name, in lines that fit its space."""
    if place == HELD:
        return twin(("held", "presa"), lang)
    if place == 10:
        return twin(("visiting", "de visita"), lang)
    name = board.spaces[place].name
    wide = space(place).w - 3
    lines = wrap(name, wide, 9)
    widest = max(measure(line, 9, bold=True) for line in lines)
    told = "<br>".join(lines)
    if widest <= wide:
        return told
    return f'<span style="font-size:{9 * scale * wide / widest:.1f}px">{told}</span>'


def _centre(
    shares: Mapping[int, float],
    board: RutaBoard,
    said: list[str],
    lang: str,
    show: Show,
    scale: float,
) -> list[dict[str, Any]]:
    """What the picture shows and how was counted, and the titles that come most often."""
    lines = [(158, said[0], 22, SERIF), (190, said[1], 13, SANS), (209, said[2], 13, SANS)]
    lines.append((235, f"<b>{said[3]}</b>", 14, SANS))
    if show not in FARTHEST:
        often = twin(("the titles most often hit", "los títulos que más se pisan"), lang)
        lines.append((275, often, 12, SANS))
        for row, title in enumerate(top(shares, board)):
            told = f"{place_name(board, title, lang)} {shown(shares[title], lang, show)}"
            lines.append((296 + 18 * row, told, 13, SANS))
    else:
        lines += _worst(shares, board, lang, show)
    return [
        {
            "x": SIDE / 2,
            "y": y,
            "text": line,
            "showarrow": False,
            "font": {"size": size * scale, "family": family, "color": INK},
        }
        for y, line, size, family in lines
    ]


def _worst(
    shares: Mapping[int, float], board: RutaBoard, lang: str, show: Show
) -> list[tuple[int, str, int, str]]:
    """The place that lies farthest off, and for standard errors how many lie beyond two."""
    place = max(PLACES, key=lambda place: abs(shares[place]))
    lines = [twin(("farthest off", "la más alejada"), lang) + f": {place_name(board, place, lang)}"]
    lines.append(shown(shares[place], lang, show))
    if show == "errors":
        beyond = sum(abs(shares[place]) > 2 for place in PLACES)
        many = len([place for place in PLACES if shares[place]])
        lines.append(
            twin(
                (
                    f"{beyond} of {many} lie beyond ±2; luck alone gives about {many / 20:.0f}",
                    f"{beyond} de {many} pasan de ±2; el azar solo da unas {many / 20:.0f}",
                ),
                lang,
            )
        )
    return [(285 + 20 * row, line, 13, SANS) for row, line in enumerate(lines)]
