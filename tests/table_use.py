"""What a test does at the table of any game, as a person would, and what must then be so."""

import time
from collections.abc import Callable, Collection, Iterable
from typing import Any

from tesoro_lab.widgets import Table


class Points:
    """What Plotly says of a click on one place of a board."""

    def __init__(self, place: int) -> None:
        self.point_inds = (place,)


def click(sitting: Table, place: int) -> None:
    """Click on this place of the board."""
    sitting.parts.board._clicked(None, Points(place), None)


def by_hand(sitting: Table) -> Table:
    """The table, at which chance no longer moves by itself."""
    sitting.parts.play.chance.value = False
    return sitting


def turn_to(sitting: Table, name: str) -> str:
    """Open a tab, and return all that its widgets say."""
    sitting.parts.tabs.clicked(name, True)
    assert not sitting.trouble
    part = sitting.parts.tabs.parts[name]
    return "".join([str(w.value) for w in vars(part).values() if hasattr(w, "value")])


def goes_back_and_forth(sitting: Table, chance_kinds: Collection[str]) -> None:
    """Undo and redo come back to the same; the timeline skips chance and begins another game."""
    played, state = len(sitting.match.moves), sitting.match.state.copy()
    timeline = sitting.parts.timeline
    for stop in timeline.stops[1:-1]:
        assert sitting.match.moves[stop].kind not in chance_kinds
    for _ in range(3):
        sitting.parts.play.take_back()
    for _ in range(3):
        sitting.parts.play.bring_back()
    assert sitting.match.state == state
    timeline.slider.value = 2
    assert sitting.match.cursor == timeline.stops[2]
    timeline.branch_here()
    assert len(sitting.games) == 2
    timeline.game.value = 0
    timeline.jump(-1)
    assert len(sitting.match.moves) == played
    assert not sitting.trouble


def tells_ana_without_markup(widgets: Iterable[Any]) -> None:
    """Each widget names somebody called `<b>Ana</b>`, and none of them in bold."""
    for widget in widgets:
        assert "<b>ana" not in widget.value.lower()
        assert "&lt;b&gt;ana" in widget.value.lower()


def median_click(sitting: Table, clicks: int, choose: Callable[[], str]) -> float:
    """The seconds from a click to the redrawn table, the median of so many chosen moves."""
    times = []
    for _ in range(clicks):
        if sitting.match.over:
            break
        move = choose()
        start = time.process_time()
        sitting.press(move)
        times.append(time.process_time() - start)
    times.sort()
    return times[len(times) // 2]
