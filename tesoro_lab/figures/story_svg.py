"""The story of a match as a light picture of its own, for beside the timeline.

A live Plotly figure is heavy to draw again and again; this is a few hundred characters.
"""

from typing import NamedTuple

from tesoro_lab.figures.palette import CARD, INK, SEPIA, initials, seat
from tesoro_lab.figures.stories import THICK, place_of, whole_points
from tesoro_lab.figures.style import SANS
from tesoro_lab.figures.svg import escape
from tesoro_lab.lab import Story
from tesoro_lab.words import chance_words, percent, twin

LEFT, RIGHT, TOP, BOTTOM = 40, 8, 20, 34
"""The margins of the picture, in pixels."""
DASHES = {"solid": "", "dash": "8 4", "dot": "2 3", "dashdot": "8 3 2 3"}
LETTERS = 8


class Frame(NamedTuple):
    """Where the turns and the chances stand in the picture."""

    width: int
    height: int
    first: int
    last: int

    def x(self, turn: float) -> float:
        """Where a turn stands."""
        part = (turn - self.first) / max(1, self.last - self.first)
        return round(LEFT + part * (self.width - LEFT - RIGHT), 1)

    def y(self, share: float) -> float:
        """Where a chance stands."""
        return round(TOP + (1 - share) * (self.height - TOP - BOTTOM), 1)


def story_svg(
    story: Story, lang: str = "en", here: int | None = None, width: int = 360, height: int = 250
) -> str:
    """Every seat's chance to win, turn by turn, as one SVG element.

    Args:
        story: as far as it has come.
        lang: "en" or "es".
        here: the number of the point where "you are here" is drawn.
        width: in pixels; a narrower column shows it smaller.
        height: in pixels.
    """
    last = len(story.points) - 1
    frame = Frame(width, height, place_of(story, 0), place_of(story, last))
    there = whole_points(story)
    parts = [_grid(frame, lang), *_bands(story, there, frame), *_letters(story, there, frame)]
    for number, change in enumerate(story.turning, 1):
        parts.append(_mark(frame, frame.x(place_of(story, change.at + 1)), str(number)))
    if here is not None:
        parts.append(_here(frame, frame.x(place_of(story, here))))
    title = twin(("Chances to win, turn by turn", "Probabilidad de ganar, turno a turno"), lang)
    said = ""
    found = story.chances(last)
    if found:
        turn = story.points[last].turn
        said = " " + chance_words.chances_at(turn, True, story.names, found.shares, lang)
    return (
        f'<svg viewBox="0 0 {width} {height}" width="100%" style="max-width:{width}px" role="img" '
        f'aria-label="{escape(title + "." + said)}" font-family="{SANS}" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="{CARD}"/>{"".join(parts)}</svg>'
    )


def _grid(frame: Frame, lang: str) -> str:
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = frame.y(share)
        end = frame.width - RIGHT
        parts.append(f'<path d="M{LEFT} {y}H{end}" stroke="{SEPIA}" stroke-width="0.5"/>')
        parts.append(
            f'<text x="{LEFT - 4}" y="{y + 4}" text-anchor="end" fill="{INK}">'
            f"{percent(share, lang, 0)}</text>"
        )
    y = frame.height - BOTTOM + 16
    step = max(1, round((frame.last - frame.first) / 4))
    parts += [
        f'<text x="{frame.x(turn)}" y="{y}" text-anchor="middle" fill="{INK}">{turn}</text>'
        for turn in range(frame.first, frame.last + 1, step)
    ]
    parts.append(
        f'<text x="{frame.width - RIGHT}" y="{y + 14}" text-anchor="end" fill="{INK}">'
        f"{twin(('turn', 'turno'), lang)}</text>"
    )
    return "".join(parts)


def _bands(story: Story, there: list[int], frame: Frame) -> list[str]:
    """One band above the other, the first seat at the bottom."""
    xs = [frame.x(place_of(story, at)) for at in there]
    below = [0.0] * len(there)
    parts = []
    for number in range(len(story.names)):
        shares = [story.shares(at)[number] for at in there]
        above = [low + share for low, share in zip(below, shares, strict=True)]
        upper = [f"{x} {frame.y(high)}" for x, high in zip(xs, above, strict=True)]
        lower = [f"{x} {frame.y(low)}" for x, low in zip(xs, below, strict=True)]
        look = seat(number)
        if len(there) > 1:
            parts.append(
                f'<path d="M{"L".join(upper)}L{"L".join(reversed(lower))}Z" fill="{look.colour}"/>'
                f'<path d="M{"L".join(upper)}" fill="none" stroke="{INK}" stroke-width="1.2" '
                f'stroke-dasharray="{DASHES.get(look.dash, "12 3")}"/>'
            )
        below = above
    return parts


def _letters(story: Story, there: list[int], frame: Frame) -> list[str]:
    """Each seat's initial in the middle of its band, where it is thick enough."""
    marks = initials(story.names)
    every = max(1, len(there) // LETTERS)
    parts = []
    for at in there[every // 2 :: every][:-1] if len(there) > 1 else []:
        below = 0.0
        for number, share in enumerate(story.shares(at)):
            if share >= THICK:
                x, y = frame.x(place_of(story, at)), frame.y(below + share / 2) + 4
                parts.append(
                    f'<text x="{x}" y="{y}" '
                    f'text-anchor="middle" font-weight="700" fill="{seat(number).ink}">'
                    f"{escape(marks[number])}</text>"
                )
            below += share
    return parts


def _mark(frame: Frame, x: float, text: str) -> str:
    """A numbered line at a turn that changed much."""
    line = f"M{x} {TOP}V{frame.height - BOTTOM}"
    return (
        f'<path d="{line}" stroke="{CARD}" stroke-width="4"/>'
        f'<path d="{line}" stroke="{INK}" stroke-width="1.5"/>'
        f'<text x="{x}" y="{TOP - 5}" text-anchor="middle" font-weight="700" fill="{INK}">'
        f"{text}</text>"
    )


def _here(frame: Frame, x: float) -> str:
    """Where the match stands: a dotted line with a foot."""
    foot = frame.height - BOTTOM
    return (
        f'<path d="M{x} {TOP}V{foot}" stroke="{CARD}" stroke-width="3"/>'
        f'<path d="M{x} {TOP}V{foot}" stroke="{INK}" stroke-width="2" stroke-dasharray="3 3"/>'
        f'<path d="M{x} {foot}l-5 8h10Z" fill="{INK}"/>'
    )
