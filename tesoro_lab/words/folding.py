"""How small events that belong together become one line of the log."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tesoro_lab.words.numbers import twin
from tesoro_lab.words.speech import Speaker

Run: TypeAlias = Sequence[tuple[int, Any]]
"""Events in a row, each with the number of its move."""
Fold: TypeAlias = Callable[[Run, int, Any], tuple[int, str]]
"""From a run, a place in it and a voice: how many events the line tells, and the line."""


def run(events: Run, at: int, kind: str, of_one: bool = False) -> list[Any]:
    """The events of one kind that follow each other from here; with `of_one`, of one player."""
    found: list[Any] = []
    while (event := peek(events, at)) is not None and event.kind == kind:
        if of_one and found and event.data[0] != found[0].data[0]:
            break
        found.append(event)
        at += 1
    return found


def peek(events: Run, at: int) -> Any:
    """The event at a place, or None past the end."""
    return events[at][1] if at < len(events) else None


def opening(events: Run, at: int, voice: Speaker) -> tuple[int, str]:
    """The throws for the start, side by side."""
    throws = run(events, at, "opening_throw")
    parts = [f"{voice.seat(event.data[0])} ({sum(event.data[1:])})" for event in throws]
    head = twin(("Throws to see who starts", "Tiradas para ver quién empieza"), voice.lang)
    return len(throws), f"{head}: {', '.join(parts)}."
