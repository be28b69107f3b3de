"""How a merchant trades: two players who share groups sort them out, and cash evens the gain.

Two players who both hold titles of a group are together richer when one of them has them all.
So a merchant looks for the two groups whose sorting out wins most, takes one, leaves the other,
and pays or asks the difference. It offers nothing that it would not accept in the other's place.
"""

from typing import TYPE_CHECKING

from tesoro_lab.bots.ruta.estate import POCKET
from tesoro_lab.bots.ruta.worth import ladders
from tesoro_lab.engine import Move
from tesoro_lab.games.ruta.frames import Goods, Offer
from tesoro_lab.games.ruta.money import lift_cost
from tesoro_lab.games.ruta.trade import COIN, offer_move

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

FAIR = 3
"""A side accepts if the other does not win more than this many times what it wins itself."""
LEAST = 1_000
"""Nobody takes the trouble for a smaller gain, in reales."""
CARD_WORTH = 8_000
"""What a card that frees from the Galleys is worth."""

Share = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A group two players share: what sorting it out wins, my titles, and the other's."""


def proposal(state: "RutaState", seat: int) -> Move | None:
    """The offer by which the seat and another player win most, if there is one."""
    best: Offer | None = None
    most = 0
    for other in state.clockwise(seat)[1:]:
        for offer in _deals(state, seat, other):
            mine, its = gains(state, offer)
            if min(mine, its) > most and _agrees(mine, its) and _agrees(its, mine):
                best, most = offer, min(mine, its)
    if best is None:
        return None
    move = offer_move(best.seat, best.give, best.want)
    return move if state.why_not(move) is None else None


def accepts(state: "RutaState", offer: Offer) -> bool:
    """Whether the seat that is asked wins enough by the offer."""
    mine, its = gains(state, offer)
    return _agrees(its, mine)


def _agrees(mine: int, its: int) -> bool:
    return mine >= LEAST and FAIR * mine >= its


def gains(state: "RutaState", offer: Offer) -> tuple[int, int]:
    """What the proposer and the seat that is asked would win, in reales."""
    proposer, seat, give, want = offer.proposer, offer.seat, offer.give, offer.want
    extra = want.cash - give.cash + CARD_WORTH * (len(want.cards) - len(give.cards))
    extra += _loans(state, give.titles) - _loans(state, want.titles)
    return (
        extra + _change(state, proposer, want.titles, give.titles),
        -extra + _change(state, seat, give.titles, want.titles),
    )


def _loans(state: "RutaState", titles: tuple[int, ...]) -> int:
    """What it costs to lift the mortgages on these titles."""
    cost = 0
    for title in titles:
        if state.mortgaged[title]:
            cost += lift_cost(state.board.mortgage[title])
    return cost


def _change(state: "RutaState", seat: int, gets: tuple[int, ...], gives: tuple[int, ...]) -> int:
    """How the worth of the seat's titles changes."""
    board, ladder = state.board, ladders(state.board)
    seen: list[str] = []
    change = 0
    for title in gets + gives:
        if board.group[title] in seen:
            continue
        seen.append(board.group[title])
        before = after = 0
        for mate in board.mates[title]:
            mine = state.owner[mate] == seat
            before += mine
            after += mate in gets or (mine and mate not in gives)
        change += ladder[title][after] - ladder[title][before]
    return change


def _deals(state: "RutaState", seat: int, other: int) -> list[Offer]:
    """Sensible exchanges between the two: group against group, or one group for cash."""
    shares = _shared(state, seat, other)
    deals: list[Offer] = []
    for _, mine, its in shares:
        deals.append(_even(state, seat, other, (), its))
        deals.append(_even(state, seat, other, mine, ()))
    for number, (_, mine, its) in enumerate(shares):
        for _, my_other, its_other in shares[:number]:
            deals.append(_even(state, seat, other, mine, its_other))
            deals.append(_even(state, seat, other, my_other, its))
    return deals


def _shared(state: "RutaState", seat: int, other: int) -> list[Share]:
    """The two groups, at most, that are best sorted out between these two players."""
    board, owner, ladder = state.board, state.owner, ladders(state.board)
    shares: list[Share] = []
    for members in board.members.values():
        mine, its = [], []
        for title in members:
            if owner[title] == seat:
                mine.append(title)
            elif owner[title] == other:
                its.append(title)
        if mine and its:
            steps = ladder[members[0]]
            won = steps[len(mine) + len(its)] - steps[len(mine)] - steps[len(its)]
            shares.append((won, tuple(mine), tuple(its)))
    shares.sort(reverse=True)
    return shares[:2]


def _even(
    state: "RutaState", seat: int, other: int, gives: tuple[int, ...], wants: tuple[int, ...]
) -> Offer:
    """The exchange of these titles, with the cash that lets both win the same, if they have it."""
    bare = Offer(other, seat, Goods(0, gives), Goods(0, wants))
    mine, its = gains(state, bare)
    pay = (mine - its) // 2 // COIN * COIN
    payer = seat if pay > 0 else other
    room = max(state.purses[payer] - POCKET, 0) // COIN * COIN
    if pay > 0:
        return Offer(other, seat, Goods(min(pay, room), gives), bare.want)
    return Offer(other, seat, bare.give, Goods(min(-pay, room), wants))
