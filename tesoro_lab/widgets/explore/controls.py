"""The controls of an explorer: each holds one field of its question, or does one thing to it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import TesoroError
from tesoro_lab.widgets.pool import put, shown
from tesoro_lab.words.numbers import Pair

Test = Callable[[Any], bool]
Limit = int | Callable[[Any], int]
Options = Sequence[tuple[Any, Pair]]


def within(value: Any, low: int, high: int, what: Pair, lang: str, step: int = 1) -> None:
    """Refuse what is no whole number within these limits.

    Raises:
        TesoroError: saying what the limits are.
    """
    if type(value) is not int or not low <= value <= high or (value - low) % step:
        sentence, name = words.label("not_in_range", lang), words.twin(what, lang)
        raise TesoroError(sentence.format(what=name, low=low, high=high, value=repr(value)))


def always(question: Any) -> bool:
    """A control that is always there."""
    return True


class Control(Protocol):
    """Something to set or to press; `box` is its widget."""

    box: W.Widget

    def attach(self, host: Any) -> None:
        """Make the widget; what happens to it goes to the explorer."""

    def show(self, question: Any, lang: str) -> None:
        """Look as the question asks."""

    def check(self, question: Any, lang: str) -> None:
        """Refuse a value that the control cannot have.

        Raises:
            TesoroError: saying which values it can have.
        """

    def settle(self, question: Any) -> Any:
        """The question with the nearest value that the control can have."""


class Slider:
    """A whole number within limits, which may depend on the question."""

    def __init__(
        self, field: str, label: Pair, low: Limit, high: Limit, step: int = 1,
        when: Test = always, unit: str = "",
    ) -> None:  # fmt: skip
        self.field, self.label, self.step, self.when = field, label, step, when
        self._low, self._high, self._unit = low, high, unit

    def limits(self, question: Any) -> tuple[int, int]:
        """The least and the greatest value."""
        low = self._low if isinstance(self._low, int) else self._low(question)
        high = self._high if isinstance(self._high, int) else self._high(question)
        return low, max(low, high)

    def attach(self, host: Any) -> None:
        """Make the slider."""
        self.box = W.IntSlider(readout_format="d", step=self.step, continuous_update=True)
        self.box.add_class("tl-control").add_class("tl-slide").add_class(f"tl-set-{self.field}")
        self.box.observe(lambda change: host.set(self.field, change["new"]), "value")

    def show(self, question: Any, lang: str) -> None:
        """Set limits, label and value."""
        low, high = self.limits(question)
        box = self.box
        if low > box.max:
            box.max, box.min = high, low
        else:
            box.min, box.max = low, high
        box.value = getattr(question, self.field)
        box.description = words.twin(self.label, lang) + (f" ({self._unit})" if self._unit else "")
        shown(box, self.when(question))

    def check(self, question: Any, lang: str) -> None:
        """Refuse what lies outside the limits, or is no whole number."""
        low, high = self.limits(question)
        if self.when(question):
            within(getattr(question, self.field), low, high, self.label, lang, self.step)

    def settle(self, question: Any) -> Any:
        """Bring the value within the limits."""
        low, high = self.limits(question)
        value = min(max(getattr(question, self.field), low), high)
        return question._replace(**{self.field: value})


class Choice:
    """One of several things: a list that drops down, or a row of buttons for a few."""

    def __init__(
        self,
        field: str,
        label: Pair,
        options: Options | Callable[[Any], Options],
        when: Test = always,
        buttons: bool = False,
    ) -> None:
        self.field, self.label, self.when, self.buttons = field, label, when, buttons
        self._options = options

    def options(self, question: Any) -> Options:
        """What can be chosen: values, each with its words."""
        return self._options(question) if callable(self._options) else self._options

    def attach(self, host: Any) -> None:
        """Make the list or the buttons."""
        self.box = W.ToggleButtons(options=[]) if self.buttons else W.Dropdown(options=[])
        self.box.add_class("tl-control").add_class("tl-pick").add_class(f"tl-set-{self.field}")
        self._host = host
        self.box.observe(self._chosen, "value")

    def _chosen(self, change: Any) -> None:
        """Somebody chose."""
        if change["new"] is not None:
            self._host.set(self.field, change["new"])

    def show(self, question: Any, lang: str) -> None:
        """Set options, label and value."""
        options = [(words.twin(pair, lang), value) for value, pair in self.options(question)]
        put(self.box, options, getattr(question, self.field), self._chosen)
        self.box.description = words.twin(self.label, lang)
        shown(self.box, self.when(question))

    def check(self, question: Any, lang: str) -> None:
        """Refuse what is not among the options."""
        value = getattr(question, self.field)
        options = [option for option, _ in self.options(question)]
        if self.when(question) and value not in options:
            sentence = words.label("not_an_option", lang)
            what = words.twin(self.label, lang)
            named = words.either([repr(option) for option in options], lang)
            raise TesoroError(sentence.format(what=what, options=named, value=repr(value)))

    def settle(self, question: Any) -> Any:
        """Take the first option if the value is none of them."""
        options = [option for option, _ in self.options(question)]
        if getattr(question, self.field) in options:
            return question
        return question._replace(**{self.field: options[0]})


class Press:
    """A button that makes a new question of the one there is."""

    def __init__(
        self, name: str, label: Pair, does: Callable[[Any], Any],
        enabled: Test = always, when: Test = always, main: bool = False,
    ) -> None:  # fmt: skip
        self.name, self.label, self.does = name, label, does
        self.enabled, self.when, self.main = enabled, when, main

    def attach(self, host: Any) -> None:
        """Make the button."""
        self.box = W.Button().add_class("tl-button").add_class(f"tl-press-{self.name}")
        if self.main:
            self.box.add_class("tl-main")
        self.box.on_click(lambda _: host.press(self.name))

    def show(self, question: Any, lang: str) -> None:
        """Set the words; grey if there is nothing to do."""
        self.box.description = self.box.tooltip = words.twin(self.label, lang)
        self.box.disabled = not self.enabled(question)
        shown(self.box, self.when(question))

    def check(self, question: Any, lang: str) -> None:
        """A button has no value."""

    def settle(self, question: Any) -> Any:
        """A button has no value."""
        return question


def batches(
    verb: Pair, sizes: Sequence[int], field: str, most: int,
    does: Callable[[Any, int], Any], ready: Test = always, when: Test = always,
) -> list[Press]:  # fmt: skip
    """Buttons that do something so many times more.

    Args:
        verb: what is done, "Throw" and "Tirar".
        sizes: how often, for each button.
        field: where the question counts how often it was done.
        most: how often it may be done in all.
        does: makes the new question, of the one there is and how often it is to be done.
        ready: whether it can be done now.
        when: whether the buttons are there.
    """

    def batch(size: int) -> Press:
        times: Pair = (f"{words.number(size)} times", f"{words.number(size, 'es')} veces")
        if size == 1:
            times = ("once", "una vez")
        return Press(
            f"{verb[0].lower()}_{size}",
            (f"{verb[0]} {times[0]}", f"{verb[1]} {times[1]}"),
            lambda q: does(q, size),
            enabled=lambda q: ready(q) and getattr(q, field) + size <= most,
            when=when,
        )

    return [batch(size) for size in sizes]


def again(enabled: Test = always, when: Test = always, **fresh: Any) -> Press:
    """A button that begins again with other luck, and with these fields as they were at first."""
    return Press(
        "again",
        ("Begin again with new luck", "Empezar de nuevo con otra suerte"),
        lambda q: q._replace(**fresh, seed=q.seed + 1),
        enabled=enabled,
        when=when,
    )
