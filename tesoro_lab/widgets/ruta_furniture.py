"""What La Ruta del Tesoro lays on the table: auction, estate, trade, deeds and two dice."""

from tesoro_lab.engine import Move
from tesoro_lab.figures.layers import Highlight
from tesoro_lab.widgets.actions import ESTATE, Actions
from tesoro_lab.widgets.auction import AuctionPanel
from tesoro_lab.widgets.chance import ChancePanel
from tesoro_lab.widgets.deeds import Deeds
from tesoro_lab.widgets.furniture import Furniture
from tesoro_lab.widgets.lens import LensPanel
from tesoro_lab.widgets.phase import Phase
from tesoro_lab.widgets.players import Players
from tesoro_lab.widgets.pool import Offered
from tesoro_lab.widgets.question import Question
from tesoro_lab.widgets.view import View


class RutaFurniture(Furniture):
    """The table of La Ruta del Tesoro."""

    def lay(self) -> None:
        """Make the parts of this game."""
        host = self.host
        self.actions, self.question = Actions(host), Question(host)
        self.auction, self.chance = AuctionPanel(host), ChancePanel(host)
        self.players = Players(host)
        self.lens, self.phase, self.deeds = LensPanel(host), Phase(host), Deeds(host)
        self.asking = [self.actions, self.auction, self.question, self.chance]
        self.own_tabs = {"odds": self.lens, "phase": self.phase, "deeds": self.deeds}
        self._asked = ""

    def lit(self, view: View) -> Highlight:
        """The chances of the lens, while it is open."""
        return self.lens.highlight(view) if self.tabs.open == "odds" else None

    def make_ready(self, view: View) -> None:
        """A debt opens the list of what could be sold."""
        asked = type(view.frame).__name__
        if asked == "Debt" != self._asked and view.person is not None:
            self.phase.section = "estate"
            self.tabs.turn_to("phase")
        self._asked = asked

    def open_section(self, section: str) -> None:
        """Open the tab of the moment at the estate or at the trade."""
        self.tabs.turn_to("phase")
        self.phase.turn_to(section)

    def offered(self) -> list[Offered]:
        """Every button of a move that lies on the table now."""
        found = self.actions.offered()
        if type(self.host.view.frame).__name__ in ("Auction", "PieceAuction"):
            found += self.auction.bid.offered()
        if self.tabs.open == "phase":
            found += self.phase.offered()
        return found

    def hand_in(self, move: Move, view: View) -> bool:
        """Fill in the form of a move that needs one; True if that has played it already."""
        if move.kind == "dice":
            self.chance.first.value, self.chance.second.value = map(str, move.args)
            self.chance.set_dice.click()
            return True
        if move.kind in ("card", "title"):
            self.chance.choice.value = move.text
            self.chance.use.click()
            return True
        if move.kind == "bid":
            self.auction.put(int(move.args[0]))
        if move.kind in (*ESTATE, "offer"):
            self.phase.section = "estate" if move.kind in ESTATE else "trade"
            self.tabs.turn_to("phase")
            self.tabs.show(view)
        if move.kind == "offer":
            self.phase.trade.put(move)
        return False

    def pointed(self, place: int) -> None:
        """A click on a space opens its deed."""
        self.deeds.space = place
        self.tabs.turn_to("deeds")
        self.host.redraw()
