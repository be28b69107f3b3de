"""The story beside the timeline: every seat's chance to win at each turn, drawn as it is found."""

import asyncio
from collections.abc import Iterator
from typing import Any

import ipywidgets as W

from tesoro_lab.figures.stories import turning_lines
from tesoro_lab.figures.story_svg import story_svg
from tesoro_lab.figures.svg import escape
from tesoro_lab.lab import Story
from tesoro_lab.widgets.pool import plain, shown
from tesoro_lab.widgets.view import View, told

BIT = 4
"""So many rollouts are made at a time; then clicks have their turn."""
REST = 0.01
"""Seconds between two bits, in which whatever has been clicked is done."""
BUDGETS = (10, 30, 100)
FEW = 9
"""So many points are shown one by one; after that it is drawn anew now and then."""


class StoryTab:
    """A button that tells the story bit by bit, and ways to go to any turn of it."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.about = W.HTML().add_class("tl-note")
        self.run = W.ToggleButton(value=False).add_class("tl-button").add_class("tl-story-run")
        self.run.observe(self._switched, "value")
        self.budget = W.Dropdown(options=BUDGETS, value=30).add_class("tl-story-budget")
        self.bar = W.IntProgress(min=0, max=1, value=0).add_class("tl-story-bar")
        self.back = plain("", "tl-small tl-story-back", lambda: self.turn(-1))
        self.on = plain("", "tl-small tl-story-on", lambda: self.turn(1))
        self.great = [self._button(number) for number in range(3)]
        self.picture = W.HTML().add_class("tl-story")
        self.slider = W.IntSlider(min=0, max=0, readout=False).add_class("tl-slider")
        self.slider.add_class("tl-story-slider").observe(self._slid, "value")
        self.said = W.HTML().add_class("tl-log")
        top = W.Box([self.run, self.budget]).add_class("tl-row")
        self.ways = W.Box([self.back, self.slider, self.on, *self.great]).add_class("tl-row")
        self.box = W.VBox([self.about, top, self.bar, self.picture, self.ways, self.said])
        self.story: Story | None = None
        self.task: asyncio.Task[None] | None = None
        self._work: Iterator[bool] = iter(())
        self._told_of: Any = None

    def _button(self, number: int) -> W.Button:
        return plain("", f"tl-small tl-story-{number + 1}", lambda: self.to_change(number))

    # What it shows

    def show(self, view: View) -> None:
        """Name everything and say how far the story has come."""
        self._words(view)
        story = self.story
        shown(self.bar, self.run.value)
        for part in (self.picture, self.ways):
            shown(part, story is not None)
        for number, button in enumerate(self.great):
            shown(button, story is not None and number < len(story.turning))
        self.said.value = self._text(view)
        if story is not None:
            self._place(view, story)
            self.picture.value = story_svg(story, view.lang, self._here(view, story))

    def _words(self, view: View) -> None:
        self.about.value = view.label("story_about")
        key = "story_pause" if self.run.value else "story_begin"
        if not self.run.value and self.story is not None:
            key = "story_go_on" if self._unfinished() else "story_again"
        self.run.description = view.label(key)
        self.budget.description = view.label("story_rollouts")
        self.budget.disabled = self.run.value
        for button, word, sign in ((self.back, "previous", "◀"), (self.on, "next", "▶")):
            button.description, button.tooltip = sign, view.label(f"story_{word}")
        for number, button in enumerate(self.great):
            button.description = str(number + 1)
            button.tooltip = view.label("story_turn").format(n=number + 1)

    def _text(self, view: View) -> str:
        """The great changes first, then all else in words."""
        if self.story is None:
            return ""
        stale = "" if self._fresh(view) else f"<p><b>{escape(view.label('story_stale'))}</b></p>"
        numbered = turning_lines(self.story, view.lang)
        said = self.story.summary(view.lang).splitlines()
        plain_lines = [line for line in said if not any(line in told for told in numbered)]
        lines = [f"<li>{escape(line)}</li>" for line in [*numbered, *plain_lines]]
        return f"{stale}<ul>{''.join(lines)}</ul>"

    def _here(self, view: View, story: Story) -> int | None:
        """The number of the point from which the match has last gone on."""
        if not self._fresh(view):
            return None
        cursor = view.match.cursor
        return max(at for at, point in enumerate(story.points) if point.move <= cursor)

    def _place(self, view: View, story: Story) -> None:
        """Put the slider where the match stands."""
        here, cursor = self._here(view, story), view.match.cursor
        self._drawing = True
        try:
            self.slider.max = len(story.points) - 1
            self.slider.value = here or 0
        finally:
            self._drawing = False
        self.slider.disabled = here is None
        self.back.disabled = here is None or cursor == 0
        self.on.disabled = here is None or cursor >= story.points[-1].move
        for button in self.great:
            button.disabled = here is None

    def _fresh(self, view: View) -> bool:
        """Whether the story is that of the match on the table, all of it."""
        match = view.match
        return (
            self._told_of is match
            and self.story is not None
            and (self.story.moves == [*match.moves, *match.future])
        )

    def _unfinished(self) -> bool:
        view = self.host.view
        return (
            self._fresh(view)
            and self.budget.value == getattr(self.story, "rollouts", 0)
            and (not self._done)
        )

    _done = _drawing = False

    # What it does

    @told
    def _switched(self, change: Any) -> None:
        """Begin, go on, or pause."""
        if change["new"]:
            self._begin()
        self.host.redraw()

    def _begin(self) -> None:
        match = self.host.match
        if not self._unfinished():
            self.story = Story(match, self.budget.value)
            self._told_of, self._done = match, False
            self._work = self.working(self.story)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no notebook: all at once
            try:
                for _ in self._work:
                    pass
            finally:
                self.run.value = False
            return
        self.task = loop.create_task(self._working())
        self.task.add_done_callback(self._ended)

    def working(self, story: Story) -> Iterator[bool]:
        """All the work, bit by bit; True when there is something new to draw."""
        total = story.missing
        self.bar.max, self.bar.value = max(1, total), 0
        points = len(story.points)
        every = story.rollouts * max(1, points // 20)
        shown_at = total
        while story.missing:
            left = story.advance(BIT)
            self.bar.value = total - left
            early = total - left <= FEW * story.rollouts and left % story.rollouts == 0
            news = early or shown_at - left >= every or left == 0
            if news:
                shown_at = left
            yield news
        for done in story.weighing():
            self.bar.max += done
            self.bar.value += done
            yield False
        self._done = True
        yield True

    async def _working(self) -> None:
        """Bit after bit until it is done or the button is released."""
        while self.run.value:
            news = next(self._work, None)
            if news is None:
                break
            if news and self.host.parts.tabs.open == "story":
                self.show(self.host.view)
            await asyncio.sleep(REST)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Release the button; an error of the task is said, not lost."""
        self.run.value = False
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.host.fail(error)

    @told
    def _slid(self, change: Any) -> None:
        if not self._drawing and self.story is not None:
            self._go(self.story.points[change["new"]].move)

    @told
    def turn(self, by: int) -> None:
        """Go to where a turn begins, so many turns on or back."""
        if self.story is not None:
            moves = [point.move for point in self.story.points]
            cursor = self.host.match.cursor
            before = [move for move in moves if move < cursor]
            after = [move for move in moves if move > cursor]
            there = after[:1] if by > 0 else before[-1:]
            if there:
                self._go(there[0])

    @told
    def to_change(self, number: int) -> None:
        """Go to where one of the great changes begins."""
        if self.story is not None and number < len(self.story.turning):
            self._go(self.story.points[self.story.turning[number].at].move)

    def _go(self, move: int) -> None:
        if self._fresh(self.host.view):
            self.host.match.rewind(move)
            self.host.changed()
