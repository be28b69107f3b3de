"""What Inkan Aarre lays on the table: ways to travel, places to stop, disks and one die."""

from tesoro_lab.engine import Move
from tesoro_lab.figures.layers import Highlight
from tesoro_lab.widgets.furniture import Furniture
from tesoro_lab.widgets.inkan.actions import Actions
from tesoro_lab.widgets.inkan.chance import ChancePanel
from tesoro_lab.widgets.inkan.disks import Disks, Question
from tesoro_lab.widgets.inkan.lens import LensPanel
from tesoro_lab.widgets.inkan.places import Places
from tesoro_lab.widgets.inkan.players import Players
from tesoro_lab.widgets.inkan.stops import Stops
from tesoro_lab.widgets.pool import Offered
from tesoro_lab.widgets.view import View


class InkanFurniture(Furniture):
    """The table of Inkan Aarre."""

    def lay(self) -> None:
        """Make the parts of this game."""
        host = self.host
        self.actions, self.stops = Actions(host), Stops(host)
        self.question, self.chance = Question(host), ChancePanel(host)
        self.players = Players(host)
        self.lens, self.places, self.disks = LensPanel(host), Places(host), Disks(host)
        self.asking = [self.stops, self.actions, self.question, self.chance]
        self.own_tabs = {"odds": self.lens, "disks": self.disks, "places": self.places}

    def lit(self, view: View) -> Highlight:
        """Where one may stop; else the chances of the lens, or the place that is looked at."""
        self.stops.show(view)  # the board comes first, and the chosen place is lit too
        places = self.stops.lit(view)
        if places:
            return places
        if self.tabs.open == "odds":
            return self.lens.highlight(view)
        if self.tabs.open == "places" and 0 <= self.places.place < len(view.board.names):
            return [self.places.place]
        return None

    def offered(self) -> list[Offered]:
        """Every button of a move that lies on the table now."""
        return [*self.actions.offered(), *self.stops.go.offered()]

    def hand_in(self, move: Move, view: View) -> bool:
        """Fill in the form of a move that needs one; True if that has played it already."""
        if move.kind == "die":
            self.chance.die.value = str(move.args[0])
            self.chance.set_die.click()
            return True
        if move.kind == "disk":
            self.chance.choice.value = move.text
            self.chance.use.click()
            return True
        if move.kind in ("go", "guide") and move.args:
            self.stops.put(view.board.number.get(str(move.args[0]), -1))
        return False

    def pointed(self, place: int) -> None:
        """A click on a lit dot stops there, for a guide it chooses; elsewhere it tells of it."""
        move = self.stops.places.get(place)
        if move is None:
            self.places.place = place
            self.tabs.turn_to("places")
            self.host.redraw()
        elif move.kind == "go":
            self.host.play(move)
        else:
            self.stops.put(place)
