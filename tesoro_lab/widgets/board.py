"""The live board of the table."""

from collections.abc import Callable
from typing import Any

from tesoro_lab import figures
from tesoro_lab.figures.layers import SPACES_TRACE, Highlight
from tesoro_lab.widgets.live import LiveFigure, LivePart
from tesoro_lab.widgets.view import View, told


class BoardPart(LivePart):
    """The board of the table; a click on a space tells which one."""

    def __init__(
        self, host: Any, size: int, spots: Highlight, clicked: Callable[[int], None]
    ) -> None:
        super().__init__(host)
        self.box.add_class("tl-board")
        self.size = size
        self._tell = clicked
        self.lay(host.view, spots)

    def lay(self, view: View, spots: Highlight) -> None:
        """Put a new board into the place."""
        self._view, self._spots = view, spots
        self.renew()

    def show(self, view: View, spots: Highlight) -> None:
        """Show the board as it is."""
        self._view, self._spots = view, spots
        self.bring()

    def made(self) -> LiveFigure:
        """A new board as it is, that can be clicked."""
        view = self._view
        still = figures.board(view.state, view.match.names, view.lang, self._spots, self.size)
        figure = LiveFigure(still)
        figure._shown = still._shown
        assert figure.data[0].name == SPACES_TRACE
        figure.data[0].on_click(self._clicked)
        return figure

    def refresh(self) -> None:
        """Bring the board up to date, sending only what has changed."""
        view = self._view
        figures.refresh(self.figure, view.state, view.match.names, view.lang, self._spots)

    def say_again(self) -> None:
        """Send the page all that can change, whatever it has heard of it."""
        figure = self.figure
        for number, trace in enumerate(figure.data):
            columns = figure._shown.get(trace.name, {})
            if columns:
                again = {name: [value] for name, value in columns.items()}
                figure._send_restyle_msg(again, [number])
        figure._send_restyle_msg({"hovertext": [list(figure.data[0].hovertext)]}, [0])
        figure._send_relayout_msg({"images[0].source": figure.layout.images[0].source})

    @told
    def _clicked(self, trace: Any, points: Any, device: Any) -> None:
        if points.point_inds:
            self._tell(int(points.point_inds[0]))
