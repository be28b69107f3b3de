"""Buttons and lists that are used again and again, so that a redraw sends only what has changed."""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import ipywidgets as W

from tesoro_lab.engine import Move
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.view import told

DOUBLE_CLICK = 0.25
"""Clicks that follow a move within so many seconds were meant for the buttons before it."""


class Choice(NamedTuple):
    """One button: what it says, the move it plays, why it is refused if it is, how it looks."""

    text: str
    move: Move
    why: str = ""
    look: str = ""


class Offered(NamedTuple):
    """A choice that lies on the table: its button, and what a click on it does."""

    choice: Choice
    button: W.Button
    press: Callable[[], None]


class ButtonRow:
    """A row with one button for each choice; buttons that are not needed stay hidden."""

    def __init__(self, host: Any, press: Callable[[Move], None] | None = None) -> None:
        self.host = host
        self.box = W.Box([]).add_class("tl-buttons")
        self._press = press
        self._pool: list[W.Button] = []
        self._choices: tuple[Choice, ...] = ()
        self._renewed = -DOUBLE_CLICK

    def show(self, choices: Sequence[Choice]) -> None:
        """Let the row offer exactly these choices."""
        fresh = tuple(choices)
        if fresh == self._choices:
            return
        while len(self._pool) < len(fresh):
            self._pool.append(self._button(len(self._pool)))
        for button, choice in zip(self._pool, fresh, strict=False):
            _dress(button, choice)
        if len(fresh) != len(self._choices):
            self.box.children = tuple(self._pool[: len(fresh)])
        self._choices = fresh

    def offered(self) -> list[Offered]:
        """Each choice with its button and what a click on it does."""
        places = range(len(self._choices))
        return [Offered(self._choices[k], self._pool[k], self._presser(k)) for k in places]

    def _presser(self, place: int) -> Callable[[], None]:
        return lambda: self.press(place)

    def _button(self, place: int) -> W.Button:
        button = W.Button()
        button.on_click(lambda _: self._clicked(place))
        return button

    def _clicked(self, place: int) -> None:
        """A click; the second one of a double click, meant for what stood here before, is lost."""
        if time.monotonic() - self._renewed > DOUBLE_CLICK:
            self.press(place)

    @told
    def press(self, place: int) -> None:
        """Play the move of the button at this place."""
        self._renewed = time.monotonic()
        (self._press or self.host.play)(self._choices[place].move)
        self._renewed = time.monotonic()


def _dress(button: W.Button, choice: Choice) -> None:
    """Give a button the words, the state and the classes of a choice."""
    button.description = choice.text
    button.disabled = bool(choice.why)
    button.tooltip = choice.why or choice.text
    kind = str(choice.move.kind)
    classes = ("tl-button", f"tl-{kind}", f"tl-move-{kind}", *choice.look.split())
    if button._dom_classes != classes:
        button._dom_classes = classes


def plain(text: str, look: str, press: Callable[[], None], tip: str = "") -> W.Button:
    """A button that does one thing."""
    button = W.Button(description=text, tooltip=tip or text)
    for name in ("tl-button", *look.split()):
        button.add_class(name)
    button.on_click(lambda _: press())
    return button


def shown(widget: W.Widget, visible: bool) -> None:
    """Show or hide a widget; hidden ones are out of the Tab order too."""
    display = None if visible else "none"
    if widget.layout.display != display:
        widget.layout.display = display


def relist(choice: W.Widget, options: Sequence[Any]) -> bool:
    """Let a list offer exactly these; True if they are others than before."""
    if list(choice.options) == list(options):
        return False
    choice.options = options
    return True


def put(
    choice: W.Widget, options: Sequence[Any], chosen: Any, heard: Callable[[Any], None]
) -> None:
    """Let a list offer these with this one chosen; `heard` hears only what a person chooses."""
    choice.unobserve(heard, "value")
    try:
        relist(choice, options)
        choice.value = chosen
    finally:
        choice.observe(heard, "value")


def relabel(choice: W.Widget, options: Sequence[tuple[str, Any]]) -> None:
    """The same, but what was chosen stays chosen; the first is if it is no longer there."""
    chosen = choice.value
    if relist(choice, options):
        values = [value for _, value in options]
        choice.value = chosen if chosen in values else next(iter(values), None)


def reasons_html(choices: list[Choice]) -> str:
    """Each refusal with its reason, for eyes that see no tooltip."""
    lines = [
        f"<li><b>{escape(choice.text)}</b>: {escape(choice.why)}</li>"
        for choice in choices
        if choice.why
    ]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""
