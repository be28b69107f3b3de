"""What may be asked of chance: an event, in whatever form is at hand."""

from collections.abc import Callable, Container, Hashable
from typing import Any, cast


def question(event: Any, outcomes: Container[Any]) -> Callable[[Any], bool]:
    """Return an event as a question about one outcome, to be answered with yes or no.

    An event is a question already (callable), or one of the outcomes, or a collection of them.

    >>> question({7, 11}, range(2, 13))(7), question("ace", ["ace", "king"])("king")
    (True, False)
    """
    if callable(event):
        return cast(Callable[[Any], bool], event)
    one = isinstance(event, str) or not isinstance(event, Container)
    if one or (isinstance(event, Hashable) and event in outcomes):
        return lambda outcome: bool(outcome == event)
    return lambda outcome: outcome in event
