"""Charts of what one title earns: its rungs, and how its cost comes back roll by roll."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.palette import INK, ORANGE, SEPIA, SKY, seat
from tesoro_lab.figures.style import ABOVE, card, points
from tesoro_lab.figures.values import HATCH
from tesoro_lab.odds.values import Rung, Values
from tesoro_lab.words import change, decimal, money, number, percent, rung, space, twin

DRAWN = 120
"""At most so many points of each path are drawn."""


def title_ladder(
    values: Values, title: int | str, chosen: int | None = None, lang: str = "en"
) -> go.Figure:
    """What one title takes per opponent's roll on each rung of its deed, and its payback.

    `chosen` counts the rungs from 0 and marks one of them.
    """
    at = values.board.space(title)
    ladder = values.title(at)
    names = [rung(values.board, at, step.owned, step.level, lang) for step in ladder]
    name = space(values.board, at, lang)
    what = twin(("what it takes per opponent's roll", "qué cobra por tirada de un rival"), lang)
    marked = [place == chosen for place in range(len(ladder))]
    bars = go.Bar(
        x=[_broken(text) for text in names],
        y=[float(step.income) for step in ladder],
        text=[_bar_text(step, mark, lang) for step, mark in zip(ladder, marked, strict=True)],
        textposition="outside",
        cliponaxis=False,
        marker={
            "color": [ORANGE if mark else SKY for mark in marked],
            "pattern": {**HATCH, "shape": ["/" if mark else "" for mark in marked]},
            "line": {"color": INK, "width": 1},
        },
        hoverinfo="skip",
    )
    text = _ladder_text(name, names, ladder, marked, lang)
    figure = card([bars], f"{name}: {what}", text)
    figure.update_xaxes(ticks="", type="category", tickangle=0)
    top = 1.25 * float(ladder[-1].income)
    figure.update_yaxes(title="reales", tickformat=",d", range=[0, top])
    return figure.update_layout(bargap=0.25, showlegend=False, separators=points(lang))


def _broken(name: str) -> str:
    return name.replace(", ", ",<br>").replace(" ", "<br>", 1 if "," not in name else 0)


def _bar_text(step: Rung, marked: bool, lang: str) -> str:
    return f"{number(round(step.income), lang)}{' ★' if marked else ''}"


def _ladder_text(
    name: str, names: Sequence[str], ladder: Sequence[Rung], marked: Sequence[bool], lang: str
) -> str:
    """One line per rung: income, cost so far, payback, and the return on the last step."""
    head = ("{name}, per opponent's roll", "{name}, por tirada de un rival")
    lines = [twin(head, lang).format(name=name) + "."]
    for text, step, mark in zip(names, ladder, marked, strict=True):
        line = twin(_LINE, lang).format(
            rung=text,
            income=decimal(step.income, lang, 1),
            cost=number(round(step.cost), lang),
            rolls=decimal(step.payback, lang, 1),
        )
        if step.level and step.returns is not None:
            line += "; " + twin(_GAIN, lang).format(gain=percent(step.returns, lang))
        lines.append(line + (" ★" if mark else ""))
    return "\n".join(lines)


_LINE = (
    "{rung}: {income} reales; cost so far {cost}, paid back in {rolls} rolls",
    "{rung}: {income} reales; coste hasta aquí {cost}, se paga en {rolls} tiradas",
)
_GAIN = (
    "the last building brings back {gain} of its cost per roll",
    "el último edificio devuelve el {gain} de su coste por tirada",
)


def paying_back(
    cost: Fraction | int,
    income: Fraction,
    runs: Sequence[Sequence[int]] = (),
    what: str = "",
    lang: str = "en",
    rolls: int = 0,
) -> go.Figure:
    """How the cost of a title or a group comes back, roll by roll of the opponents.

    The straight line is the expected balance; `runs` are simulated tolls, a list for each run
    with what each roll paid. `rolls` is how far to look when there are no runs.

    Raises:
        TesoroError: nothing is earned, or there is no roll to show.
    """
    if income <= 0:
        raise TesoroError("A cost comes back only if something is earned; the income is 0.")
    length = max([len(run) for run in runs], default=rolls or max(1, round(2 * cost / income)))
    if length < 1:
        raise TesoroError("There is no roll to show; look at least one roll ahead.")
    title = twin(("When does it pay?", "¿Cuándo compensa?"), lang) + (f" {what}" if what else "")
    exact = go.Scatter(
        name=twin(("expected", "esperado"), lang),
        x=[0, length],
        y=[float(-cost), float(length * income - cost)],
        mode="lines",
        line={"color": INK, "width": 3, "dash": "dash"},
        hoverinfo="name",
    )
    paths = [_path(place, run, cost, lang) for place, run in enumerate(runs)]
    figure = card([*paths, exact], title, _paying_text(cost, income, runs, title, lang))
    figure.add_hline(y=0, line={"color": SEPIA, "width": 1.5})
    figure.update_xaxes(title=twin(("opponents' rolls", "tiradas de los rivales"), lang))
    figure.update_yaxes(title=twin(("balance in reales", "saldo en reales"), lang), tickformat=",d")
    return figure.update_layout(legend=ABOVE, separators=points(lang), margin={"l": 84, "t": 84})


def _path(place: int, run: Sequence[int], cost: Fraction | int, lang: str) -> go.Scatter:
    look = seat(place)
    balance = [float(so_far - cost) for so_far in accumulate(run, initial=0)]
    every = max(1, -(-len(balance) // DRAWN))
    at = sorted({*range(0, len(balance), every), len(balance) - 1})
    line: dict[str, Any] = {"color": look.colour, "width": 2, "dash": look.dash, "shape": "hv"}
    return go.Scatter(
        name=f"{twin(('run', 'serie'), lang)} {place + 1}",
        x=at,
        y=[balance[roll] for roll in at],
        mode="lines",
        line=line,
        hoverinfo="name",
    )


def _paying_text(
    cost: Fraction | int, income: Fraction, runs: Sequence[Sequence[int]], title: str, lang: str
) -> str:
    """The expected payback, then where each run stands at its end."""
    lines = [
        f"{title}",
        twin(
            (
                "Expected: {cost} are paid back after {rolls} rolls, at {income} a roll.",
                "Lo esperado: {cost} se pagan en {rolls} tiradas, a {income} por tirada.",
            ),
            lang,
        ).format(
            cost=money(round(cost), lang),
            rolls=decimal(cost / income, lang, 1),
            income=decimal(income, lang, 1),
        ),
    ]
    pair = ("Run {n}: {end} after {rolls} rolls", "Serie {n}: {end} tras {rolls} tiradas")
    for place, run in enumerate(runs):
        end = change(round(sum(run) - cost), lang)
        rolls = number(len(run), lang)
        lines.append(twin(pair, lang).format(n=place + 1, end=end, rolls=rolls))
    return "\n".join(lines)
