"""Private exchanges: one seat offers, another accepts or declines, and all changes hands now."""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always, bad_args
from tesoro_lab.games.ruta.cards import Effect
from tesoro_lab.games.ruta.frames import CROWN, Debt, Decision, Goods, Offer
from tesoro_lab.games.ruta.kinds import ACCEPT, DECLINE, Kind
from tesoro_lab.games.ruta.money import charge, interest, spendable
from tesoro_lab.games.ruta.movement import FREE

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

GIVE, WANT = "give", "want"
COIN = 100


def offer_move(to: int, give: Goods, want: Goods) -> Move:
    """The move that offers `give` to the seat `to` in exchange for `want`.

    >>> str(offer_move(2, Goods(5000, (11,)), Goods(0, (37,), (("suerte", 9),))))
    'offer 2 give 5000 11 want 0 37 suerte 9'
    """
    return Move(Kind.OFFER, (to, GIVE, *_words(give), WANT, *_words(want)))


def _words(goods: Goods) -> list[int | str]:
    words: list[int | str] = [goods.cash, *goods.titles]
    for deck, no in goods.cards:
        words += [deck, no]
    return words


def read_offer(seat: int, move: Move) -> Offer | None:
    """The offer that `move` of `seat` makes, or None when its words are not one."""
    args = move.args
    if len(args) < 5 or type(args[0]) is not int or args[1] != GIVE or args.count(WANT) != 1:
        return None
    cut = args.index(WANT)
    give, want = _goods(args[2:cut]), _goods(args[cut + 1 :])
    return Offer(args[0], seat, give, want) if give and want else None


def _goods(words: tuple[int | str, ...]) -> Goods | None:
    """Cash first, then titles, then cards as pairs of deck and number."""
    if not words or type(words[0]) is not int or words[0] < 0:
        return None
    titles: list[int] = []
    cards: list[tuple[str, int]] = []
    rest = iter(words[1:])
    for word in rest:
        if isinstance(word, int):
            titles.append(word)
        else:
            no = next(rest, None)
            if not isinstance(no, int):
                return None
            cards.append((word, no))
    if len(set(titles)) < len(titles) or len(set(cards)) < len(cards):
        return None
    return Goods(words[0], tuple(titles), tuple(cards))


def may_offer(state: "RutaState", frame: Decision, move: Move) -> Reason | None:
    """Both sides must own what they would part with, and the market must be open."""
    seat = frame.seat
    offer = read_offer(seat, move)
    if offer is None:
        return bad_args(Kind.OFFER)
    to = offer.seat
    if to == seat:
        return Reason("offer_self")
    if not 0 <= to < len(state.purses) or not state.playing[to]:
        return Reason("offer_to_absent", (to,))
    if has_open_offer(state, seat):
        return Reason("offer_open")
    if Goods() in (offer.give, offer.want) or _is_only_cash(offer):
        return Reason("offer_empty")
    return why_not_swap(state, offer)


def _is_only_cash(offer: Offer) -> bool:
    """Whether it is money for money, which would be a gift or a loan."""
    give, want = offer.give, offer.want
    return not (give.titles or give.cards or want.titles or want.cards)


def has_open_offer(state: "RutaState", seat: int) -> bool:
    """Whether an offer of this seat still waits for its answer."""
    for frame in state.stack:
        if type(frame) is Offer and frame.proposer == seat:
            return True
    return False


def why_not_swap(state: "RutaState", offer: Offer) -> Reason | None:
    """The reason why the two sides cannot exchange these goods now, if there is one."""
    for debtor in _debtors(state):
        gain = offer.want.cash - offer.give.cash
        if (debtor == offer.proposer and gain <= 0) or (debtor == offer.seat and gain >= 0):
            return Reason("offer_gift")
    if (offer.give.titles or offer.want.titles) and not is_open(state):
        return Reason("trading_closed", (state.for_sale,))
    for giver, taker, goods, other in (
        (offer.proposer, offer.seat, offer.give, offer.want),
        (offer.seat, offer.proposer, offer.want, offer.give),
    ):
        reason = (
            _why_not_titles(state, giver, goods)
            or _why_not_cards(state, giver, taker, goods)
            or _why_not_cash(state, giver, goods, other)
        )
        if reason is not None:
            return reason
    return None


def _debtors(state: "RutaState") -> list[int]:
    """The seats that owe money now; an exchange must bring them cash."""
    if len(state.stack) == 1:
        return []
    return [frame.seat for frame in state.stack if type(frame) is Debt]


def is_open(state: "RutaState") -> bool:
    """Whether titles may be traded: at any time, or once the Crown has offered every one."""
    return not state.for_sale or state.rules.trading_opens == "any_time"


def _why_not_titles(state: "RutaState", giver: int, goods: Goods) -> Reason | None:
    for title in goods.titles:
        if not (0 <= title < len(state.owner)) or state.owner[title] != giver:
            return Reason("offer_title_not_owned", (title, giver))
        if is_built(state, title):
            return Reason("offer_group_built", (title,))
    return None


def is_built(state: "RutaState", title: int) -> bool:
    """Whether anything stands on the group of this title; then it cannot change hands."""
    for mate in state.board.mates[title]:
        if state.level[mate]:
            return True
    return False


def _why_not_cards(state: "RutaState", giver: int, taker: int, goods: Goods) -> Reason | None:
    for deck, no in goods.cards:
        card = state.board.find_card(deck, no)
        if card is None or not card.keepable or state.card_holder(card) != giver:
            return Reason("offer_card_not_held", (giver, deck, no))
        if card.effect != Effect.FREE_GALLEYS:
            return Reason("card_not_for_sale", (deck, no))
        held = state.galleys_card(taker) is not None or len(goods.cards) > 1
        if held and state.pawns[taker].tries != FREE:
            return Reason("has_card_already", (taker,))
    return None


def _why_not_cash(state: "RutaState", giver: int, goods: Goods, gets: Goods) -> Reason | None:
    """The purse must hold the cash of the exchange, and the interest where it falls due."""
    cash = spendable(state, giver)
    if goods.cash > cash:
        return Reason("offer_cash", (giver, cash))
    due = transfer_interest(state, gets.titles)
    if due > cash - goods.cash + gets.cash:
        return Reason("interest_short", (giver, due, cash - goods.cash + gets.cash))
    return None


def transfer_interest(state: "RutaState", titles: tuple[int, ...]) -> int:
    """The 10 % that whoever receives these titles must pay at once, in reales."""
    if state.rules.mortgage_transfer_interest == "when_lifted":
        return 0
    due = 0
    for title in titles:
        if state.mortgaged[title]:
            due += interest(state.board.mortgage[title])
    return due


def offer(state: "RutaState", frame: Decision, move: Move) -> None:
    """The other seat is asked."""
    made = read_offer(frame.seat, move)
    assert made is not None
    state.stack.append(made)
    state.tell("offers", made.proposer, made.seat, made.give, made.want)


def answers(state: "RutaState", frame: Offer) -> Choices:
    """Accept, if the goods are still there, or decline."""
    if why_not_swap(state, frame) is None:
        return [ACCEPT, DECLINE], []
    return [DECLINE], []


def _may_accept(state: "RutaState", frame: Offer, move: Move) -> Reason | None:
    return always(state, frame, move) or why_not_swap(state, frame)


def _accept(state: "RutaState", frame: Offer, move: Move) -> None:
    state.stack.pop()
    state.tell("accepts", frame.seat, frame.proposer)
    _hand_over(state, frame.give, frame.proposer, frame.seat)
    _hand_over(state, frame.want, frame.seat, frame.proposer)
    for taker, goods in ((frame.seat, frame.give), (frame.proposer, frame.want)):
        pay_transfer_interest(state, taker, goods.titles)


def _hand_over(state: "RutaState", goods: Goods, giver: int, taker: int) -> None:
    state.purses[giver] -= goods.cash
    state.purses[taker] += goods.cash
    for title in goods.titles:
        state.give_title(title, taker)
        state.tell("title_passes", title, giver, taker)
    for deck, no in goods.cards:
        state.give_card(deck, no, taker)
        state.tell("card_passes", deck, no, giver, taker)


def pay_transfer_interest(state: "RutaState", taker: int, titles: tuple[int, ...]) -> None:
    """Charge the interest on mortgaged titles received, where the rules ask for it at once."""
    due = transfer_interest(state, titles)
    if due:
        for title in titles:
            if state.mortgaged[title]:
                state.tell("interest", taker, title, interest(state.board.mortgage[title]))
        charge(state, taker, ((CROWN, due),))


def _decline(state: "RutaState", frame: Offer, move: Move) -> None:
    state.stack.pop()
    state.tell("refuses", frame.seat, frame.proposer)


class Bargain:
    """Every offer the seat could make now: too many to list, but each can be checked.

    `sample` draws a plain one: a title for cash, or one title for another.
    """

    __slots__ = ("frame", "plain", "state")
    kind = Kind.OFFER

    def __init__(self, state: "RutaState", frame: Decision) -> None:
        self.state = state
        self.frame = frame
        self.plain = (
            is_open(state)
            and not has_open_offer(state, frame.seat)
            and bool(self._sales(first=True))
        )

    def __bool__(self) -> bool:
        """Whether there is a plain offer to draw."""
        return self.plain

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Move)
            and move.kind == Kind.OFFER
            and may_offer(self.state, self.frame, move) is None
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bargain):
            return NotImplemented
        return self.frame == other.frame and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def _sales(self, first: bool = False) -> list[tuple[int, int, int]]:
        """The (title, giver, taker) that could change hands for cash; one is enough if `first`."""
        state, me = self.state, self.frame.seat
        sales: list[tuple[int, int, int]] = []
        debtors = _debtors(state)
        buyers = [seat for seat in state.clockwise(0) if seat != me and seat not in debtors]
        cash: dict[int, int] = {}
        for title in state.board.titles:
            owner = state.owner[title]
            if owner == CROWN or (owner != me and me in debtors) or is_built(state, title):
                continue
            least = COIN
            if state.mortgaged[title]:
                least += transfer_interest(state, (title,))
            for taker in buyers if owner == me else (me,):
                if taker not in cash:
                    cash[taker] = spendable(state, taker)
                if cash[taker] >= least:
                    sales.append((title, owner, taker))
                    if first:
                        return sales
        return sales

    def sample(self, rng: Random) -> Move:
        """A random sale for a random price that the buyer can pay."""
        sales = self._sales()
        title, giver, taker = sales[int(rng.random() * len(sales))]
        room = spendable(self.state, taker) - transfer_interest(self.state, (title,))
        price = COIN * (1 + int(rng.random() * (room // COIN)))
        goods, cash = Goods(titles=(title,)), Goods(cash=price)
        me = self.frame.seat
        return offer_move(taker, goods, cash) if giver == me else offer_move(giver, cash, goods)


OFFER_ACTIONS: Actions = {Kind.OFFER: (may_offer, offer)}
ANSWER_ACTIONS: Actions = {Kind.ACCEPT: (_may_accept, _accept), Kind.DECLINE: (always, _decline)}
