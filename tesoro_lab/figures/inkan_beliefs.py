"""A chart for Inkan Aarre of where something may lie, before and after one has heard of it."""

from fractions import Fraction
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import Distribution
from tesoro_lab.figures.palette import INK, SEPIA, SKY
from tesoro_lab.figures.style import ABOVE, card
from tesoro_lab.words import fraction, percent, short_name, twin


def belief(
    after: Distribution[int],
    board: Any,
    lang: str = "en",
    before: Distribution[int] | None = None,
    most: int = 12,
) -> go.Figure:
    """Where something may lie: the likeliest circles, and beside each what was believed before.

    The circles are numbers of dots, as `odds` gives them; at most `most` of them are drawn, and
    one more bar holds all the others. The text twin lists them all.
    """
    order = sorted(after.outcomes, key=lambda circle: (-after[circle], circle))
    if before is not None:  # what changed most is what one wants to see
        order.sort(key=lambda circle: (-abs(after[circle] - before[circle]), circle))
    shown, rest = order[:most], order[most:]
    names = [short_name(board, circle, lang) for circle in shown]
    # Others that are all alike are told as one of them, so that the scale stays readable.
    alike = len({(after[circle], before[circle] if before else 0) for circle in rest}) == 1
    pair = ("each of {} more", "en cada otro de {}") if alike else ("all {} more", "en otros {}")
    rows = [*names, twin(pair, lang).format(len(rest))] if rest else names
    title = twin(("Where it may lie", "Dónde puede estar"), lang)
    traces: list[Any] = []
    looks = (("before", "antes", before, "#FFFFFF", "/"), ("now", "ahora", after, SKY, ""))
    for english, spanish, held, colour, shape in looks:
        if held is None:
            continue
        shares = [held[circle] for circle in shown]
        if rest:
            together = sum((held[circle] for circle in rest), Fraction(0))
            shares.append(together / len(rest) if alike else together)
        traces.append(
            go.Bar(
                name=twin((english, spanish), lang),
                x=[float(100 * share) for share in shares],
                y=rows,
                orientation="h",
                marker={
                    "color": colour,
                    "pattern": {"shape": shape, "fgcolor": SEPIA, "size": 6},
                    "line": {"color": INK, "width": 1},
                },
                text=[f"{fraction(share, lang)} = {percent(share, lang)}" for share in shares],
                textposition="outside",
                cliponaxis=False,
                hoverinfo="skip",
            )
        )
    widest = max(max(trace.x) for trace in traces)
    text = _belief_text(title, order, after, board, lang, before)
    figure = card(traces, title, text, height=110 + (40 if before else 26) * len(rows))
    figure.update_yaxes(autorange="reversed", ticks="", showgrid=False)
    figure.update_xaxes(
        range=[0, 1.45 * widest], showgrid=False, showticklabels=False, ticks="", linecolor=SEPIA
    )
    return figure.update_layout(
        margin={"l": 150, "r": 16, "t": 60, "b": 16},
        bargap=0.3,
        legend=ABOVE,
        showlegend=before is not None,
    )


def _belief_text(
    title: str,
    order: list[int],
    after: Distribution[int],
    board: Any,
    lang: str,
    before: Distribution[int] | None,
) -> str:
    lines = [title + "."]
    for circle in order:
        line = f"{short_name(board, circle, lang)}: {fraction(after[circle], lang)}"
        line += f" ({percent(after[circle], lang)})"
        if before is not None:
            was = twin(("before", "antes"), lang)
            line += f"; {was} {fraction(before[circle], lang)}"
        lines.append(line)
    return "\n".join(lines)
