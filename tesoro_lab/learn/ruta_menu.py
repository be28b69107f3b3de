"""La Ruta del Tesoro for learning machines: the menu of actions, bids and trades included.

Bids and trades have these fixed sizes:

* `bid least` is the smallest bid allowed; `bid +1000`, `bid +5000` and `bid +20000` add that many
  reales to it; `bid most` is all the seat can spend.
* `get T for 100%` offers the owner of title T its list price for it; 150 % and 200 % likewise,
  in whole hundreds of reales.
* `sell T to 1 for 100%` offers title T to the next player clockwise, 2 to the one after, ...
* `swap T for U` offers one's own title T for U, without cash.

A title goes by its space. Offers are open on one's own turn and in debt, one in each turn of the
game: otherwise a machine that acts at random would hardly come to throw the dice.
"""

from tesoro_lab.engine import Move, Range
from tesoro_lab.games.ruta import RutaState
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.frames import CROWN, After, Debt, Galleys, Goods, Throw
from tesoro_lab.games.ruta.kinds import Kind
from tesoro_lab.games.ruta.money import spendable
from tesoro_lab.games.ruta.trade import Bargain, is_built, offer_move

PLAIN = (
    Kind.ROLL,
    Kind.END,
    Kind.BUY,
    Kind.AUCTION,
    Kind.PASS,
    Kind.FINE,
    Kind.PAY,
    Kind.BANKRUPT,
    Kind.WAIT,
    Kind.ACCEPT,
    Kind.DECLINE,
)
ON_PLOTS = (Kind.BUILD, Kind.SELL, Kind.PLACE)
ON_TITLES = (Kind.MORTGAGE, Kind.LIFT, Kind.CLAIM)
RAISES = {"bid least": 0, "bid +1000": 1000, "bid +5000": 5000, "bid +20000": 20_000}
MOST = "bid most"
PRICES = (100, 150, 200)
"""Offers of cash, in percent of the list price."""
COIN = 100
OFFERING = (Throw, Galleys, After, Debt)
"""When the menu has offers."""


class RutaMenu:
    """Plain moves, cards, bids, buildings and mortgages, then every offer of the fixed sizes."""

    __slots__ = ("_bids", "_first_offer", "_listed", "_offers", "names")

    def __init__(self, state: RutaState) -> None:
        """Lay out the menu for the board and the seats of this state."""
        board, seats = state.board, len(state.purses)
        moves = _listed_moves(board)
        texts = [move.text for move in moves]
        bids = [*RAISES, MOST]
        offers = _offer_names(board, seats)
        self._listed = {move: number for number, move in enumerate(moves)}
        self._bids = {name: len(texts) + number for number, name in enumerate(bids)}
        self._first_offer = len(texts) + len(bids)
        self._offers = {name: self._first_offer + number for number, name in enumerate(offers)}
        self.names = (*texts, *bids, *offers)

    def offered(self, state: RutaState, may_offer: bool) -> dict[int, Move]:
        """The actions open to the seat that decides."""
        legal = state.legal()
        listed = self._listed
        found = {listed[move]: move for move in legal.moves}
        for span in legal.ranges:
            if isinstance(span, Range):
                self._add_bids(span, found)
            elif isinstance(span, Bargain) and may_offer and type(state.frame) in OFFERING:
                self._add_offers(state, span, found)
        return found

    def move(self, action: int) -> Move | None:
        """The move that an action always stands for; None for bids and offers."""
        name = self.names[action]
        move = Move.parse(name)
        return move if move in self._listed else None

    def _add_bids(self, span: Range, found: dict[int, Move]) -> None:
        for name, more in RAISES.items():
            if span.low + more < span.high or name == "bid least":
                found[self._bids[name]] = Move(span.kind, (span.low + more,))
        if span.low < span.high:
            found[self._bids[MOST]] = Move(span.kind, (span.high,))

    def _add_offers(self, state: RutaState, span: Bargain, found: dict[int, Move]) -> None:
        me, owner = span.frame.seat, state.owner
        titles = [title for title in state.board.titles if not is_built(state, title)]
        mine = [title for title in titles if owner[title] == me]
        theirs = [title for title in titles if owner[title] not in (me, CROWN)]
        named = {
            **self._purchases(state, me, theirs),
            **self._sales(state, me, mine),
            **_swaps(state, mine, theirs),
        }
        for name, move in named.items():
            if move in span:
                found[self._offers[name]] = move

    def _purchases(self, state: RutaState, me: int, theirs: list[int]) -> dict[str, Move]:
        cash, named = spendable(state, me), {}
        for title in theirs:
            for percent in PRICES:
                price = cash_for(state.board, title, percent)
                if price <= cash:
                    goods = Goods(price), Goods(0, (title,))
                    move = offer_move(state.owner[title], *goods)
                    named[f"get {title} for {percent}%"] = move
        return named

    def _sales(self, state: RutaState, me: int, mine: list[int]) -> dict[str, Move]:
        seats, named = len(state.purses), {}
        for step in range(1, seats):
            other = (me + step) % seats
            cash = spendable(state, other) if state.playing[other] else -1
            for title in mine:
                for percent in PRICES:
                    price = cash_for(state.board, title, percent)
                    if price <= cash:
                        move = offer_move(other, Goods(0, (title,)), Goods(price))
                        named[f"sell {title} to {step} for {percent}%"] = move
        return named


def cash_for(board: RutaBoard, title: int, percent: int) -> int:
    """A share of the list price in reales, rounded down to whole hundreds.

    >>> board = RutaBoard.load()
    >>> board.price[1], cash_for(board, 1, 150)
    (6000, 9000)
    """
    return board.price[title] * percent // 100 // COIN * COIN


def _swaps(state: RutaState, mine: list[int], theirs: list[int]) -> dict[str, Move]:
    named = {}
    for give in mine:
        for want in theirs:
            move = offer_move(state.owner[want], Goods(0, (give,)), Goods(0, (want,)))
            named[f"swap {give} for {want}"] = move
    return named


def _listed_moves(board: RutaBoard) -> list[Move]:
    plots = [title for title in board.titles if board.house_price[title]]
    return [
        *[Move(kind) for kind in PLAIN],
        *[Move(Kind.USE, (card.deck, card.no)) for card in board.keepable],
        *[Move(kind, (plot,)) for kind in ON_PLOTS for plot in plots],
        *[Move(kind, (title,)) for kind in ON_TITLES for title in board.titles],
    ]


def _offer_names(board: RutaBoard, seats: int) -> list[str]:
    titles = board.titles
    return [
        *[f"get {title} for {percent}%" for title in titles for percent in PRICES],
        *[
            f"sell {title} to {step} for {percent}%"
            for step in range(1, seats)
            for title in titles
            for percent in PRICES
        ],
        *[f"swap {give} for {want}" for give in titles for want in titles if give != want],
    ]
