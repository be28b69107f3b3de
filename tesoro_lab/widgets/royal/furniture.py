"""What Port Royal lays on the table: the harbour, expeditions, the pile and the odds."""

from typing import ClassVar

from tesoro_lab.engine import Move
from tesoro_lab.figures.layers import Highlight
from tesoro_lab.widgets.furniture import Furniture
from tesoro_lab.widgets.pool import Offered
from tesoro_lab.widgets.royal.actions import Actions
from tesoro_lab.widgets.royal.cards import Cards
from tesoro_lab.widgets.royal.chance import ChancePanel
from tesoro_lab.widgets.royal.claims import Claims
from tesoro_lab.widgets.royal.harbour import HarbourList
from tesoro_lab.widgets.royal.lens import LensPanel
from tesoro_lab.widgets.royal.phase import Phase
from tesoro_lab.widgets.royal.players import Players
from tesoro_lab.widgets.view import View


class RoyalFurniture(Furniture):
    """The table of Port Royal."""

    by_itself: ClassVar[dict[str, str]] = {"Coin": "coin"}

    def lay(self) -> None:
        """Make the parts of this game."""
        host = self.host
        self.actions, self.harbour = Actions(host), HarbourList(host)
        self.claims, self.chance = Claims(host), ChancePanel(host)
        self.players = Players(host)
        self.seats = len(host.match.names)
        self.lens, self.cards, self.phase = LensPanel(host), Cards(host), Phase(host)
        self.asking = [self.actions, self.harbour, self.claims, self.chance]
        self.own_tabs = {"odds": self.lens, "phase": self.phase, "cards": self.cards}

    def light(self, view: View) -> None:
        """Bring the board up to date; another number of players needs another board."""
        seats = len(view.match.names)
        if seats != self.seats:
            self.seats = seats
            self.board.lay(view, self.lit(view))
        super().light(view)

    def lit(self, view: View) -> Highlight:
        """The cards of the harbour that may be picked, or the one that is looked at."""
        display = view.state.display
        able = self.harbour.moves_now(view)
        if able:
            return [place for place, front in enumerate(display) if front in able]
        looked = self.cards.front if self.tabs.open == "cards" else None
        return [place for place, front in enumerate(display) if front == looked] or None

    def offered(self) -> list[Offered]:
        """Every button of a move that lies on the table now."""
        return [*self.actions.offered(), *self.claims.offered()]

    def hand_in(self, move: Move, view: View) -> bool:
        """Fill in the form of a move that needs one; True if that has played it already."""
        if move.kind not in ("starter", "card", "coin"):
            return False
        self.chance.choice.value = move.text
        self.chance.use.click()
        return True

    def pointed(self, place: int) -> None:
        """A click on a card that may be picked picks it; on any other it tells of it."""
        view = self.host.view
        front = view.state.display[place]
        move = self.harbour.moves_now(view).get(front)
        if move is not None:
            self.host.play(move)
        else:
            self.cards.look(front)
            self.tabs.turn_to("cards")
            self.host.redraw()
