"""Step, run with a speed, undo and redo, and what may happen by itself."""

import asyncio
from typing import Any

import ipywidgets as W

from tesoro_lab.engine import TesoroError
from tesoro_lab.widgets.pool import plain
from tesoro_lab.widgets.view import View, told

SPEEDS = (2.0, 1.0, 0.5, 0.25, 0.1, 0.02)
"""Seconds between two moves, from slow to fast."""


class PlayPanel:
    """The controls under the board that play, take back and let go."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.step = plain("", "tl-step-once", self.step_once)
        self.run = W.ToggleButton(value=False).add_class("tl-button").add_class("tl-run")
        self.run.observe(self._switched, "value")
        self.speed = W.IntSlider(min=1, max=len(SPEEDS), value=3, readout=False)
        self.speed.add_class("tl-speed")
        self.undo = plain("", "tl-undo", self.take_back)
        self.redo = plain("", "tl-redo", self.bring_back)
        self.chance = _switch("tl-chance-by-itself")
        self.bots = _switch("tl-bots-by-themselves")
        self.chance.observe(self._by_itself, "value")
        self.bots.observe(self._by_itself, "value")
        moves = [self.step, self.run, self.speed, self.undo, self.redo]
        self.box = W.Box(moves).add_class("tl-row")
        self.switches = W.Box([self.chance, self.bots]).add_class("tl-row")
        self.task: asyncio.Task[None] | None = None

    def show(self, view: View) -> None:
        """Name everything, and grey what cannot be done now."""
        match = view.match
        for button, key in ((self.step, "step"), (self.undo, "undo"), (self.redo, "redo")):
            button.description = button.tooltip = view.label(key)
        self.run.description = view.label("pause" if self.run.value else "run")
        self.speed.description = view.label("speed")
        self.chance.description = view.label("chance_by_itself")
        self.bots.description = view.label("bots_by_themselves")
        person = view.person is not None and match.bots[view.person] is None
        self.step.disabled = self.run.disabled = match.over or (person and not self.run.value)
        self.undo.disabled = match.cursor == 0
        self.redo.disabled = not match.future

    @told
    def step_once(self) -> None:
        """One decision of a bot, or one throw or card of chance."""
        self.host.match.step()
        self.host.changed()

    @told
    def take_back(self) -> None:
        """Back to the last position at which somebody was asked."""
        self.host.match.rewind(self.host.last_asked())
        self.host.changed()

    @told
    def bring_back(self) -> None:
        """On to the next position at which somebody was asked."""
        match = self.host.match
        match.redo()
        while match.future and not self.host.waits():
            match.redo()
        self.host.changed()

    @told
    def _by_itself(self, _: object) -> None:
        """What may happen by itself goes on from the next move."""
        self.host.chance_by_itself = self.chance.value
        self.host.bots_by_themselves = self.bots.value

    @told
    def _switched(self, change: Any) -> None:
        """Run, or stop running."""
        if change["new"]:
            self._start()
        self.host.redraw()

    def _start(self) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError as error:
            self.run.value = False
            raise TesoroError("Running needs a notebook; here, use Step.") from error
        self.task = loop.create_task(self._running())
        self.task.add_done_callback(self._ended)

    async def _running(self) -> None:
        """Step by step until a person is asked, the game is over, or the button is released."""
        while self.run.value and not self.host.match.over and not self.host.person_asked():
            self.host.match.step()
            self.host.changed()
            await asyncio.sleep(SPEEDS[self.speed.value - 1])

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Release the button; an error of the task is said, not lost."""
        self.run.value = False
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.host.fail(error)


def _switch(name: str) -> W.Checkbox:
    return W.Checkbox(value=True, indent=False).add_class("tl-switch").add_class(name)
