"""The chart of the investment lab: how the cost of a title, and of what is built, comes back."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import plotly.graph_objects as go

from tesoro_lab.figures.palette import INK, SEPIA, VERMILION
from tesoro_lab.figures.style import card, points
from tesoro_lab.words import decimal, twin

SLOTS = 6
"""So many plans are drawn at most: empty, one to four houses, a castle."""
NAME_GAP = 0.055
"""Names at the end of the lines keep this part of the height apart."""

_STAR: dict[str, Any] = {"symbol": "star", "size": 15, "color": VERMILION}


class Plan(NamedTuple):
    """One way to invest: its name, all it costs, and what it takes per round, in reales."""

    name: str
    cost: float
    a_round: float

    @property
    def payback(self) -> float:
        """After how many rounds the cost has come back."""
        return self.cost / self.a_round


def balances(
    plans: Sequence[Plan], chosen: int, rounds: int, title: str, text: str, lang: str = "en"
) -> go.Figure:
    """The expected balance of each plan, round by round; the chosen one is bold, with its payback.

    >>> figure = balances([Plan("empty", 40_000.0, 400.0), Plan("castle", 140_000.0, 15_000.0)],
    ...                   1, 20, "Constantinople", "")
    >>> list(figure.data[6].y)
    [-140000.0, 160000.0]
    """
    thin = [_line(plans, place, place == chosen, rounds) for place in range(SLOTS)]
    plan = plans[chosen]
    within = plan.payback <= rounds
    bold = _line(plans, chosen, False, rounds)
    bold.update(line={"color": VERMILION, "width": 4})
    mark = go.Scatter(
        x=[plan.payback] if within else [],
        y=[0] if within else [],
        text=[_paid(plan, lang)] if within else [],
        textposition="top left" if plan.payback > rounds / 3 else "bottom right",
        mode="markers+text",
        marker={**_STAR, "line": {"color": INK, "width": 1}},
        hoverinfo="text",
    )
    figure = card([*thin, bold, mark, _names(plans, chosen, rounds)], title, text, height=420)
    return figure.update_layout(_layout(rounds, lang))


def _line(plans: Sequence[Plan], place: int, hidden: bool, rounds: int) -> go.Scatter:
    """The straight line of one plan; nothing if there is no such plan."""
    there = place < len(plans) and not hidden
    plan = plans[place] if there else Plan("", 0.0, 0.0)
    return go.Scatter(
        x=[0, rounds] if there else [],
        y=[-plan.cost, rounds * plan.a_round - plan.cost] if there else [],
        mode="lines",
        line={"color": SEPIA, "width": 1.5},
        hoverinfo="skip",
    )


def _names(plans: Sequence[Plan], chosen: int, rounds: int) -> go.Scatter:
    """The name of each plan at the end of its line, moved up where two would touch."""
    ends = [rounds * plan.a_round - plan.cost for plan in plans]
    gap = NAME_GAP * (max([*ends, 0]) - min([*ends, *[-plan.cost for plan in plans]]))
    order = sorted(range(len(plans)), key=lambda place: ends[place])
    heights: list[float] = []
    for place in order:
        heights.append(max(ends[place], heights[-1] + gap) if heights else ends[place])
    names = [plans[k].name if k != chosen else f"<b>{plans[k].name}</b>" for k in order]
    return go.Scatter(
        x=[rounds] * len(order),
        y=heights,
        text=[f" {name}" for name in names],
        textposition="middle right",
        mode="text",
        cliponaxis=False,
        hoverinfo="skip",
    )


def _paid(plan: Plan, lang: str) -> str:
    pair = ("paid back: round {}", "pagado: ronda {}")
    return twin(pair, lang).format(decimal(plan.payback, lang, 1))


def _layout(rounds: int, lang: str) -> dict[str, Any]:
    zero = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": 0, "y1": 0}
    return {
        "xaxis": {"title": {"text": twin(("rounds to come", "rondas por jugar"), lang)},
                  "range": [0, rounds]},
        "yaxis": {"title": {"text": twin(("balance in reales", "saldo en reales"), lang)},
                  "tickformat": ",d"},
        "shapes": [{**zero, "line": {"color": INK, "width": 1.5}}],
        "margin": {"l": 92, "r": 110},
        "showlegend": False,
        "separators": points(lang),
    }  # fmt: skip
