"""How an admiral trades: it reckons by the chain what a deal brings, the others by the price list.

It offers whatever wins it most among the deals that a merchant would still accept, and asks for
all the cash that such a deal leaves room for.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tesoro_lab.bots.ruta import bargains
from tesoro_lab.bots.ruta.prospects import count, liquid, prospects, rolls_ahead, worth
from tesoro_lab.engine import Move
from tesoro_lab.games.ruta.frames import Goods, Offer
from tesoro_lab.games.ruta.money import lift_cost, spendable
from tesoro_lab.games.ruta.trade import COIN, is_built, offer_move

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

LEAST = 1_000
"""It takes no trouble for a smaller gain, in reales."""

Titles = tuple[int, ...]


def proposal(state: "RutaState", seat: int) -> Move | None:
    """The offer to anybody by which the seat wins most."""
    best: Offer | None = None
    most = float(LEAST)
    for other in state.clockwise(seat)[1:]:
        for offer in _deals(state, seat, other):
            gain = _net(state, offer, seat)
            if gain > most:
                best, most = offer, gain
    if best is None:
        return None
    move = offer_move(best.seat, best.give, best.want)
    return move if state.why_not(move) is None else None


def accepts(state: "RutaState", offer: Offer) -> bool:
    """Whether the seat that is asked wins by the offer, as an admiral sees it."""
    return _net(state, offer, offer.seat) >= LEAST


def _net(state: "RutaState", offer: Offer, seat: int) -> float:
    """What the offer wins for one of its sides, less its share of what the other one wins.

    Whatever one player wins all the others lose together; of two players the other loses all.
    """
    give, want = offer.give, offer.want
    cash = give.cash - want.cash
    cash += bargains.CARD_WORTH * (len(give.cards) - len(want.cards))
    asked = _change(state, offer.seat, give.titles, want.titles, cash)
    proposer = _change(state, offer.proposer, want.titles, give.titles, -cash)
    mine, its = (asked, proposer) if seat == offer.seat else (proposer, asked)
    return mine - max(its, 0.0) / (state.playing.count(True) - 1)


def _change(state: "RutaState", seat: int, gets: Titles, gives: Titles, cash: int) -> float:
    """How much richer the seat would be."""
    board, rolls = state.board, rolls_ahead(state)
    money = liquid(state, seat)
    change = float(cash)
    for title in gets + gives:
        if state.mortgaged[title]:
            cost = lift_cost(board.mortgage[title])
            change += -cost if title in gets else cost
    names = dict.fromkeys([board.group[title] for title in gets + gives])
    for name in names:
        group = prospects(board, state.rules).by_group[name]
        before = after = count(state.owner, seat, group.members)
        for title in group.members:
            after += (title in gets) - (title in gives)
        change += worth(group, after, rolls, money + cash) - worth(group, before, rolls, money)
    return change


def _deals(state: "RutaState", seat: int, other: int) -> Iterator[Offer]:
    """One group of which both have titles for cash, or two such groups sorted out."""
    shared = [
        (_of(state, seat, members), _of(state, other, members))
        for members in state.board.members.values()
        if not is_built(state, members[0])
    ]
    shared = [(mine, its) for mine, its in shared if mine and its]
    plans: list[tuple[Titles, Titles]] = []
    for mine, its in shared:
        plans += [((), its), (mine, ())]
        plans += [(give, its) for give, _ in shared if give != mine]
    for give, take in plans:
        offer = _priced(state, Offer(other, seat, Goods(0, give), Goods(0, take)))
        if offer is not None:
            yield offer


def _of(state: "RutaState", seat: int, members: Titles) -> Titles:
    return tuple([title for title in members if state.owner[title] == seat])


def _priced(state: "RutaState", offer: Offer) -> Offer | None:
    """The offer with as much cash for the proposer as a merchant would agree to; None if none."""
    mine, its = bargains.gains(state, offer)
    pay = max(bargains.LEAST - its, (mine - bargains.FAIR * its) // (bargains.FAIR + 1) + 1)
    pay = -(-pay // COIN) * COIN
    if pay > 0:
        give = offer.give._replace(cash=pay)
        return offer._replace(give=give) if pay <= spendable(state, offer.proposer) else None
    asks = min(-pay, spendable(state, offer.seat) // COIN * COIN)
    return offer._replace(want=offer.want._replace(cash=asks))
