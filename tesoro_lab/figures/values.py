"""Charts of what groups earn in La Ruta del Tesoro: return on buildings, tolls, payback."""

from collections.abc import Sequence
from fractions import Fraction
from textwrap import wrap

import plotly.graph_objects as go

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.palette import BANDS, GREEN, INK, ORANGE, SEPIA, SKY, Band
from tesoro_lab.figures.style import card, percent_sign, points
from tesoro_lab.games.ruta.money import CASTLE
from tesoro_lab.odds.values import OPPONENTS, Rung, Values
from tesoro_lab.words import count, decimal, group, number, percent, twin

HATCH = {"fillmode": "overlay", "fgcolor": "#FFFFFF", "size": 7}
_STEPS = 5  # four houses and the castle
_PLAIN = Band("#FFFFFF", INK, "", "plain")


def building_returns(values: Values, lang: str = "en") -> go.Figure:
    """What part of its cost each further building brings back with one opponent's roll.

    Five bars for each group of plots, four houses and the castle, always one more on every plot
    of the group; the best of the five has a star.

    Raises:
        TesoroError: nothing can be built on this board.
    """
    codes = [code for code in values.groups() if values.group(code)[-1].level]
    if not codes:
        raise TesoroError("This board has no plots to build on, so there is nothing to show.")
    rows = [_gains(values, code) for code in codes]
    title = twin(
        ("What each further building brings back", "Qué parte devuelve cada edificio más"), lang
    )
    bars = [_skyline(place, code, rows[place], lang) for place, code in enumerate(codes)]
    figure = card(bars, title, _returns_text(codes, rows, title, lang), height=420)
    at = [_x(place, step) for place in range(len(codes)) for step in range(_STEPS)]
    figure.update_xaxes(tickvals=at, ticktext=["1", "2", "3", "4", "C"] * len(codes), ticks="")
    figure.update_xaxes(tickfont={"size": 10}, range=[-0.8, at[-1] + 0.8])
    what = ("of its cost, per opponent's roll", "de su coste, por tirada de un rival")
    top = 1.18 * max([float(100 * gain) for row in rows for gain in row])
    figure.update_yaxes(title=twin(what, lang), range=[0, top])
    figure.update_yaxes(ticksuffix=percent_sign(lang))
    for place, code in enumerate(codes):
        _name_below(figure, (_x(place, 0) + _x(place, _STEPS - 1)) / 2, code, lang)
    figure.update_layout(showlegend=False, bargap=0.12, margin={"b": 96}, separators=points(lang))
    return figure


def _gains(values: Values, code: str) -> list[Fraction]:
    """The return on the storeys of a group: one more building on each of its plots."""
    return [step.returns or Fraction(0) for step in values.group(code) if step.level]


def _x(place: int, step: int) -> float:
    return place * (_STEPS + 1.2) + step


def _skyline(place: int, code: str, gains: Sequence[Fraction], lang: str) -> go.Bar:
    best = gains.index(max(gains))
    look = BANDS.get(code, _PLAIN)
    return go.Bar(
        name=group(code, lang),
        x=[_x(place, step) for step in range(_STEPS)],
        y=[float(100 * gain) for gain in gains],
        width=0.88,
        marker={"color": look.colour, "line": {"color": INK, "width": 1}},
        text=["★" if step == best else "" for step in range(_STEPS)],
        textposition="outside",
        cliponaxis=False,
        hovertext=[f"{_step(step, lang)}: {percent(g, lang)}" for step, g in enumerate(gains)],
        hoverinfo="text+name",
    )


def _step(step: int, lang: str) -> str:
    houses = (
        ("first house", "primera casa"),
        ("second house", "segunda casa"),
        ("third house", "tercera casa"),
        ("fourth house", "cuarta casa"),
        ("castle", "castillo"),
    )
    return twin(houses[step], lang)


def _name_below(figure: go.Figure, x: float, code: str, lang: str) -> None:
    lines = [f"<b>{letter(code)}</b>", *wrap(group(code, lang), 13, break_long_words=False)]
    figure.add_annotation(
        x=x,
        y=-0.075,
        yref="paper",
        yanchor="top",
        text="<br>".join(lines),
        showarrow=False,
        font={"size": 10.5},
    )


def _returns_text(
    codes: Sequence[str], rows: Sequence[Sequence[Fraction]], title: str, lang: str
) -> str:
    """One line per group; the best building is named."""
    per = twin(
        ("share of the cost per opponent's roll", "parte del coste por tirada de un rival"), lang
    )
    lines = [f"{title} ({per})."]
    for code, gains in zip(codes, rows, strict=True):
        parts = [f"{_step(step, lang)} {percent(gain, lang)}" for step, gain in enumerate(gains)]
        best = _step(gains.index(max(gains)), lang)
        most = twin(("best", "lo mejor"), lang)
        lines.append(f"{named(code, lang)}: {', '.join(parts)}; {most}: {best}")
    return "\n".join(lines)


def group_tolls(values: Values, lang: str = "en") -> go.Figure:
    """What each whole group takes with one opponent's roll: empty, with three houses, with castles.

    The groups stand in order of what they take when fully built.
    """
    ladders = {code: values.group(code) for code in values.groups()}
    codes = sorted(ladders, key=lambda code: ladders[code][-1].income)
    title = twin(
        (
            "What a whole group takes per opponent's roll",
            "Qué cobra un grupo por tirada de un rival",
        ),
        lang,
    )
    traces = [_part(codes, ladders, part, lang) for part in range(3)]
    figure = card(traces, title, _tolls_text(codes, ladders, title, lang), height=440)
    figure.update_yaxes(ticks="", ticksuffix=" ", showgrid=False)
    figure.update_xaxes(title="reales", tickformat=",d", gridcolor="#E4DAC4")
    figure.update_xaxes(range=[0, 1.2 * max(float(row[-1].income) for row in ladders.values())])
    figure.update_layout(barmode="stack", bargap=0.3, margin={"l": 190}, separators=points(lang))
    corner = {"x": 1, "xanchor": "right", "y": 0.02, "yanchor": "bottom", "traceorder": "normal"}
    return figure.update_layout(legend=corner)


_PARTS = (
    (("whole group, empty", "grupo entero, vacío"), SKY, ""),
    (("three houses each", "tres casas en cada solar"), GREEN, "/"),
    (("castles", "castillos"), ORANGE, "x"),
)


def _marks(ladder: Sequence[Rung]) -> list[Fraction]:
    """Incomes of the three parts that are shown; a group without houses has only the first."""
    whole = [step for step in ladder if step.owned == ladder[-1].owned]
    return [step.income for step in whole if step.level in (0, 3, 5)]


def _part(
    codes: Sequence[str], ladders: dict[str, tuple[Rung, ...]], part: int, lang: str
) -> go.Bar:
    """One segment of every bar, from the level before up to this one."""
    names, colour, shape = _PARTS[part]
    sizes, ends = [], []
    for code in codes:
        marks = _marks(ladders[code])
        there = part < len(marks)
        sizes.append(float(marks[part] - (marks[part - 1] if part else 0)) if there else 0.0)
        ends.append(number(round(marks[-1]), lang) if part == len(marks) - 1 else "")
    return go.Bar(
        name=twin(names, lang),
        x=sizes,
        y=[named(code, lang) for code in codes],
        orientation="h",
        text=[f" {end}" if end else "" for end in ends],
        textposition="outside",
        cliponaxis=False,
        marker={
            "color": colour,
            "pattern": {**HATCH, "shape": shape},
            "line": {"color": INK, "width": 1},
        },
        hoverinfo="skip",
    )


def _tolls_text(
    codes: Sequence[str], ladders: dict[str, tuple[Rung, ...]], title: str, lang: str
) -> str:
    lines = [f"{title} (reales)."]
    for code in reversed(codes):
        marks = _marks(ladders[code])
        parts = [
            f"{twin(names, lang)} {number(round(mark), lang)}"
            for (names, _, _), mark in zip(_PARTS, marks, strict=False)
        ]
        if len(marks) == 1:
            parts = [f"{twin(('all of them', 'todas'), lang)} {number(round(marks[0]), lang)}"]
        lines.append(f"{named(code, lang)}: {', '.join(parts)}")
    return "\n".join(lines)


def group_payback(
    values: Values, opponents: int = OPPONENTS, level: int = 5, lang: str = "en"
) -> go.Figure:
    """After how many rolls of opponents, and how many rounds, a whole group has paid itself back.

    All that it cost: titles, houses and castles up to `level`; exchanges and companies altogether.
    The quickest has a star.
    """
    rungs = {code: _built(values, code, level) for code in values.groups()}
    codes = sorted(rungs, key=lambda code: -rungs[code].payback)
    title = twin(("When a whole group is paid back", "Cuándo se ha pagado un grupo entero"), lang)
    title += f", {_standing(level, lang)}"
    told = [_told(values, rungs[code], opponents, lang) for code in codes]
    told[-1] += " ★"
    bars = go.Bar(
        x=[float(rungs[code].payback) for code in codes],
        y=[named(code, lang) for code in codes],
        orientation="h",
        text=[f" {text}" for text in told],
        textposition="outside",
        cliponaxis=False,
        marker={
            "color": [BANDS.get(code, _PLAIN).colour for code in codes],
            "line": {"color": INK, "width": 1},
        },
        hoverinfo="skip",
    )
    lines = [f"{named(code, lang)}: {text}" for code, text in zip(codes, told, strict=True)]
    figure = card([bars], title, "\n".join([f"{title}.", *reversed(lines)]), height=420)
    figure.update_yaxes(ticks="", ticksuffix=" ", showgrid=False)
    top = 1.6 * max(float(step.payback) for step in rungs.values())
    figure.update_xaxes(
        range=[0, top], title=twin(("opponents' rolls", "tiradas de los rivales"), lang)
    )
    figure.update_xaxes(linecolor=SEPIA)
    return figure.update_layout(margin={"l": 190}, bargap=0.3, separators=points(lang))


def _built(values: Values, code: str, level: int) -> Rung:
    """The whole group at this level, or as it stands if nothing can be built there."""
    ladder = values.group(code)
    whole = [step for step in ladder if step.owned == ladder[-1].owned]
    return whole[level] if level < len(whole) else whole[-1]


def _standing(level: int, lang: str) -> str:
    """What stands on each plot of the group, as the title says it."""
    if level == CASTLE:
        return twin(("with castles", "con castillos"), lang)
    if not level:
        return twin(("empty", "vacío"), lang)
    each = twin(("with {houses} each", "con {houses} en cada solar"), lang)
    return each.format(houses=count(level, "house", lang))


def _told(values: Values, step: Rung, opponents: int, lang: str) -> str:
    rolls, rounds = step.payback, values.rounds(step.payback, opponents)
    pair = ("{rolls} rolls, {rounds} rounds", "{rolls} tiradas, {rounds} rondas")
    return twin(pair, lang).format(rolls=decimal(rolls, lang, 1), rounds=decimal(rounds, lang, 1))


def letter(code: str) -> str:
    """The letter that marks a group on the board."""
    return BANDS.get(code, _PLAIN).letter


def named(code: str, lang: str) -> str:
    """A group with its letter, as the board shows it."""
    return f"{letter(code)} {group(code, lang)}".strip()
