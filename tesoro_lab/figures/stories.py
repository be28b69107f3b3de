"""The story of a match as a picture: every seat's chance to win, turn by turn."""

from collections.abc import Sequence
from typing import Any

import plotly.graph_objects as go

from tesoro_lab.engine import Bot, Match, TesoroError
from tesoro_lab.figures.palette import CARD, INK, initials, seat
from tesoro_lab.figures.style import SERIF, card, percent_sign, points
from tesoro_lab.lab import Story, story_of
from tesoro_lab.words import LANGS, chance_words, percent, twin

MARKS = 10
"""About so many initials stand along each band."""
THICK = 0.1
"""A band must be so thick to hold one."""


class Drawn(Story):
    """A story that a notebook shows as a picture."""

    lang = "en"

    def figure(self, lang: str | None = None) -> go.Figure:
        """The picture; pure, so it may be drawn again while the story fills."""
        return story_chart(self, lang or self.lang)

    def _repr_mimebundle_(self, *include: Any, **exclude: Any) -> Any:
        return self.figure()._repr_mimebundle_(*include, **exclude)


def story(
    match: Match,
    rollouts: int = 30,
    *,
    seed: str | int = 1,
    bot: str | Bot | None = None,
    rounds: int | None = None,
    workers: int = 1,
    progress: bool | None = None,
    lang: str = "en",
) -> Drawn:
    """Tell a match by every seat's chance to win at each turn, like the graph of a chess game.

    A bot plays each position to its end so many times. The turns that changed most are looked at
    again with new luck, and there the decisions are weighed that the bot would have made
    otherwise. An interruption keeps what is done, and ``story.fill()`` goes on.

    Args:
        match: the match, with all its moves, undone ones included.
        rollouts: how many for each turn; the budget is counted and never timed. The closer look
            takes at most 4 times as many for each of 10 positions and for each choice weighed.
        seed: rollout number k draws from ``f"{seed}/{k}"``.
        bot: who plays all seats on; None for the game's sensible bot.
        rounds: after so many more rounds whoever stands best counts as the winner.
        workers: as in ``tl.simulate``.
        progress: as in ``tl.simulate``.
        lang: "en" or "es", for the picture.

    Raises:
        TesoroError: there is no rollout, no such bot or no such language.

    >>> import tesoro_lab as tl
    >>> match = tl.new_match("royal", seats=["bot:careful", "bot:random"], seed=7)
    >>> moves = match.run(max_rounds=2)
    >>> story = tl.story(match, rollouts=2)
    >>> story.missing, len(story.figure().data)
    (0, 3)
    """
    if lang not in LANGS:
        raise TesoroError(f'The language is "en" or "es", not {lang!r}.')
    how: dict[str, Any] = {"seed": seed, "bot": bot, "rounds": rounds}
    told = story_of(match, rollouts, workers=workers, progress=progress, made_by=Drawn, **how)
    assert isinstance(told, Drawn)
    told.lang = lang
    return told


def story_chart(story: Story, lang: str = "en", here: int | None = None) -> go.Figure:
    """Every seat's chance to win, turn by turn, in bands that sum to 100 %.

    Points without rollouts are left out, so the line is coarse at first. Numbered lines mark
    the turns that changed most.

    Args:
        story: as far as it has come.
        lang: "en" or "es".
        here: how many moves of the match are played where a thin line says "you are here".
    """
    there = whole_points(story)
    x = [place_of(story, at) for at in there]
    shares = [story.shares(at) for at in there]
    marks = initials(story.names)
    traces = [
        _band(story, number, x, [row[number] for row in shares], marks[number], lang)
        for number in range(len(story.names))
    ]
    traces.append(_letters(x, shares, marks))
    title = twin(("Chances to win, turn by turn", "Probabilidad de ganar, turno a turno"), lang)
    figure = card(traces, title, story.summary(lang))
    figure.update_xaxes(title=twin(("turn", "turno"), lang))
    figure.update_yaxes(range=[0, 100], ticksuffix=percent_sign(lang))
    for number, change in enumerate(story.turning, 1):
        _mark(figure, place_of(story, change.at + 1), str(number))
    if here is not None:
        figure.add_vline(x=_nearest(story, here), line={"color": INK, "width": 1.5, "dash": "dot"})
    return figure.update_layout(
        hovermode="x unified",
        legend={"orientation": "h", "x": 1, "xanchor": "right", "y": -0.24, "yanchor": "top"},
        separators=points(lang),
        margin={"t": 84, "b": 104},
    )


def whole_points(story: Story) -> list[int]:
    """The points that have a rollout; the picture is coarse while there are few."""
    return [at for at in range(len(story.points)) if story.found[at]]


def place_of(story: Story, at: int) -> int:
    """Where a point stands: the turn that begins there; the end one further on."""
    last = at == len(story.points) - 1 and at > 0
    return story.points[at].turn + int(last)


def _nearest(story: Story, move: int) -> int:
    """The turn in which the match stands after so many moves."""
    begun = [at for at, point in enumerate(story.points) if point.move <= move]
    return place_of(story, begun[-1])


def _band(
    story: Story, number: int, x: Sequence[int], values: Sequence[float], mark: str, lang: str
) -> go.Scatter:
    look, name = seat(number), story.names[number]
    said = [f"{turn}: {name} {percent(v, lang, 0)}" for turn, v in zip(x, values, strict=True)]
    return go.Scatter(
        name=f"{name} ({mark})",
        x=list(x),
        y=[100 * value for value in values],
        stackgroup="chances",
        mode="lines",
        line={"color": INK, "width": 1.2, "dash": look.dash},
        fillcolor=look.colour,
        hovertext=said,
        hoverinfo="text",
    )


def _letters(
    x: Sequence[int], shares: Sequence[Sequence[float]], marks: Sequence[str]
) -> go.Scatter:
    """Each seat's initial in the middle of its band, wherever the band is thick enough."""
    every = max(1, len(x) // MARKS)
    spots = [
        (x[k], 100 * (sum(row[:number]) + row[number] / 2), number)
        for k, row in enumerate(shares)
        for number in range(len(marks))
        if k % every == every // 2 and row[number] >= THICK
    ]
    return go.Scatter(
        x=[place for place, _, _ in spots],
        y=[height for _, height, _ in spots],
        text=[marks[number] for _, _, number in spots],
        mode="text",
        textfont={
            "color": [seat(number).ink for _, _, number in spots],
            "size": 13,
            "weight": 700,
        },
        hoverinfo="skip",
        showlegend=False,
    )


def _mark(figure: go.Figure, x: int, text: str) -> None:
    """A numbered line at a turn that changed much."""
    figure.add_vline(x=x, line={"color": CARD, "width": 4})
    figure.add_vline(x=x, line={"color": INK, "width": 1.5})
    figure.add_annotation(
        x=x,
        y=100,
        yanchor="bottom",
        text=f"<b>{text}</b>",
        showarrow=False,
        font={"family": SERIF, "size": 14, "color": INK},
    )


def turning_lines(story: Story, lang: str = "en") -> list[str]:
    """The numbered turns of the picture, a line each."""
    lines = []
    for number, change in enumerate(story.turning, 1):
        turn, name = story.points[change.at].turn, story.names[change.seat]
        lines.append(f"{number}. {chance_words.changed(turn, name, change.by, lang)}")
    return lines
