"""The form of an exchange: what I give, what I want, and whether it may be offered."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import Move
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.ruta.frames import Goods
from tesoro_lab.games.ruta.trade import offer_move, read_offer
from tesoro_lab.widgets.pool import ButtonRow, Choice, relist
from tesoro_lab.widgets.view import View, told

Option = tuple[str, int | str]


class Side:
    """One side of the exchange: money, titles and kept cards of one seat."""

    def __init__(self, changed: Any) -> None:
        self.head = W.HTML()
        self.cash = W.BoundedIntText(min=0, max=10_000_000, step=100).add_class("tl-amount")
        self.things = W.SelectMultiple(options=[], rows=5).add_class("tl-things")
        self.box = W.VBox([self.head, self.cash, self.things]).add_class("tl-trade-side")
        self.cash.observe(changed, "value")
        self.things.observe(changed, "value")

    def show(self, view: View, head: str, seat: int) -> None:
        """List what this seat could part with; what is chosen stays chosen if it is still there."""
        self.head.value = f"<b>{head}</b>"
        self.cash.description = view.label("cash")
        self.things.description = view.label("titles")
        options = belongings(view, seat)
        there = [key for _, key in options]
        chosen = tuple([key for key in self.things.value if key in there])
        if relist(self.things, options):
            self.things.value = chosen

    def goods(self) -> Goods:
        """What has been chosen."""
        titles = tuple([key for key in self.things.value if isinstance(key, int)])
        cards = []
        for key in self.things.value:
            if isinstance(key, str):
                deck, number = key.split()
                cards.append((deck, int(number)))
        return Goods(int(self.cash.value), titles, tuple(cards))

    def put(self, goods: Goods) -> None:
        """Choose these goods."""
        self.cash.value = goods.cash
        cards = tuple([f"{deck} {number}" for deck, number in goods.cards])
        self.things.value = (*goods.titles, *cards)


class TradePanel:
    """Makes an offer to another player."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.partner = W.Dropdown(options=[]).add_class("tl-partner")
        self.give, self.want = Side(self._retell), Side(self._retell)
        self.offer = ButtonRow(host)
        self.why = W.HTML().add_class("tl-reasons")
        sides = W.Box([self.give.box, self.want.box]).add_class("tl-row")
        self.box = W.VBox([self.partner, sides, self.offer.box, self.why]).add_class("tl-trade")
        self.partner.observe(self._another, "value")
        self._view: View | None = None
        self._seat: int | None = None

    def show(self, view: View) -> None:
        """List what the seat that is asked could exchange."""
        if view.person is None:
            self._view = None
            return
        if view.person != self._seat:
            self._seat = view.person
            self.give.cash.value = self.want.cash.value = 0
        self._view = view
        self.partner.description = view.label("with_whom")
        partners = [
            (name, seat)
            for seat, name in enumerate(view.match.names)
            if seat != view.person and view.state.playing[seat]
        ]
        if relist(self.partner, partners):
            self.partner.value = partners[0][1]
        self._sides()
        self._retell()

    def put(self, move: Move) -> None:
        """Fill in the form with an offer."""
        offer = read_offer(0, move)
        if offer is None or self._view is None:
            return
        self.partner.value = offer.seat
        self.give.put(offer.give)
        self.want.put(offer.want)

    @told
    def _another(self, _: object = None) -> None:
        """Another partner has other things."""
        if self._view is not None and self.partner.value is not None:
            self._sides()
            self._retell()

    def _sides(self) -> None:
        view = self._view
        assert view is not None and view.person is not None
        other = int(self.partner.value)
        gives = view.label("gives")
        self.give.show(view, f"{view.name(view.person)} {gives}", view.person)
        self.want.show(view, f"{view.name(other)} {gives}", other)

    @told
    def _retell(self, _: object = None) -> None:
        """Say at once whether this could be offered."""
        view = self._view
        if view is None or view.person is None or self.partner.value is None:
            return
        move = offer_move(int(self.partner.value), self.give.goods(), self.want.goods())
        refused = view.match.why_not(move)
        why = view.why(refused) if refused else ""
        self.why.value = f"<p>{escape(why)}</p>" if why else f"<p>{escape(view.say(move))}</p>"
        self.offer.show([Choice(view.label("offer"), move, why, "" if why else "tl-main")])


def belongings(view: View, seat: int) -> list[Option]:
    """The titles and kept cards of a seat, as options of a list."""
    state, board = view.state, view.board
    found: list[Option] = []
    for title in board.titles:
        if state.owner[title] == seat:
            under = f" ({view.label('mortgaged').lower()})" if state.mortgaged[title] else ""
            found.append((f"{view.space(title)} · {view.number(board.price[title])}{under}", title))
    for place, card in enumerate(board.keepable):
        if state.holder[place] == seat:
            name = words.card_title(card.deck, card.no, view.lang)
            found.append((name, f"{card.deck} {card.no}"))
    return found
