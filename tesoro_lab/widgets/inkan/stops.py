"""Where to stop: a list beside the map, of what the throw or the guide allows."""

from typing import Any

from tesoro_lab import words
from tesoro_lab.engine import Move
from tesoro_lab.widgets.picks import PickList
from tesoro_lab.widgets.pool import Choice, shown
from tesoro_lab.widgets.view import View


class Stops(PickList):
    """A list of places and a button for the chosen one; the map plays the same moves."""

    most_rows = 9

    def __init__(self, host: Any) -> None:
        super().__init__(host)
        self.places: dict[int, Move] = {}

    def show(self, view: View) -> None:
        """List the places, if a place is asked for."""
        self.places = places_now(view)
        self.hint.value = f"<p>{view.label('choose_on_map')}.</p>"
        self.list.description = view.label("choose_place")
        shown(self.hint, len(self.places) > 1)
        shown(self.list, len(self.places) > 1)
        self.lay(view, [(_told(view, dot), dot) for dot in in_order(view, list(self.places))])

    def offer(self) -> None:
        """The button of the chosen place."""
        if self._view is not None and self.list.value in self.places:
            move = self.places[self.list.value]
            self.go.show([Choice(self._view.say(move), move, "", "tl-main")])

    def picked(self) -> None:
        """Another place was chosen from the list: it lights up on the map."""
        self.offer()
        self.host.light()

    def put(self, dot: int) -> None:
        """Choose a place, as a click on the map does."""
        if dot in self.places:
            self.list.value = dot

    def lit(self, view: View) -> dict[int, str]:
        """The places to light up: all that a throw allows, or the one chosen for a guide.

        The chosen one has a word beside it.
        """
        places = places_now(view)
        lights = dict.fromkeys(places, "") if type(view.frame).__name__ == "Go" else {}
        if len(places) > 1 and self.list.value in places:
            lights[self.list.value] = view.label("here_tag")
        return lights


def places_now(view: View) -> dict[int, Move]:
    """Each dot where one may stop or be guided to, with its move."""
    if type(view.frame).__name__ not in ("Go", "Guide"):
        return {}
    number = view.board.number
    return {
        number[str(move.args[0])]: move for move in view.legal.moves if move.kind in ("go", "guide")
    }


def in_order(view: View, dots: list[int]) -> list[int]:
    """Circles that still have a disk first, then the other circles, crossroads, and dots."""
    unturned, nodes = view.state.unturned, len(view.board.nodes)
    circles = len(view.board.circles)

    def rank(dot: int) -> tuple[int, str]:
        if dot >= nodes:
            return 3, f"{dot:5}"
        sort = 2 if dot >= circles else 0 if unturned[dot] else 1
        return sort, view.space(dot).casefold()

    return sorted(dots, key=rank)


def _told(view: View, dot: int) -> str:
    """The name of a place, and what waits there."""
    named = dot < len(view.board.nodes)
    name = view.space(dot) if named else words.short_name(view.board, dot, view.lang)
    parts = [name]
    state = view.state
    if dot < len(state.unturned) and state.unturned[dot]:
        parts.append(view.label("disk_face_down"))
    if dot == view.board.goal:
        parts.append(view.label("goal"))
    if dot < len(state.rewards) and state.rewards[dot]:
        reward = view.money(state.rewards[dot])
        parts.append(f"{view.label('reward').lower()}: {reward}")
    if dot == state.at[state.traveller]:
        parts.append(view.label("where_you_stand"))
    return " · ".join(parts)
