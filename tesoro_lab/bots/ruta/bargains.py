"""How a merchant trades: two players who share groups sort them out, and cash evens the gain.

Two players who both hold titles of a group are together richer when one of them has them all.
So a merchant looks for the two groups whose sorting out wins most, takes one, leaves the other,
and pays or asks the difference. It offers nothing that it would not accept in the other's place.
"""

from random import Random
from typing import TYPE_CHECKING, NamedTuple

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
"""What a card that frees from the Galleys is worth, in reales."""

Titles = tuple[int, ...]


class Share(NamedTuple):
    """A group two players share: what each wins when one takes it, and when the other does.

    `take` and `give` are what the first and the second player win, in reales, if the first takes
    the titles of the second, or gives up its own.
    """

    won: int
    members: Titles
    take: tuple[int, int]
    give: tuple[int, int]


def proposal(state: "RutaState", seat: int, rng: Random) -> Move | None:
    """The offer by which the seat and one of the others, whom it meets by chance, win most."""
    others = state.clockwise(seat)[1:]
    other = others[int(rng.random() * len(others))]
    best: Offer | None = None
    most = 0
    for mine, its, take, give in _plans(state, seat, other):
        pay = _balance(state, seat, other, mine - its)
        mine, its = mine - pay, its + pay
        if min(mine, its) > most and _agrees(mine, its) and _agrees(its, mine):
            gives = Goods(max(pay, 0), _of(state, seat, give))
            wants = Goods(max(-pay, 0), _of(state, other, take))
            best, most = Offer(other, seat, gives, wants), min(mine, its)
    if best is None:
        return None
    move = offer_move(other, best.give, best.want)
    return move if state.why_not(move) is None else None


def _plans(state: "RutaState", seat: int, other: int) -> list[tuple[int, int, Titles, Titles]]:
    """What both win, the group the seat takes and the one it gives: one, or one for another."""
    plans: list[tuple[int, int, Titles, Titles]] = []
    shares = _shared(state, seat, other)
    for share in shares:
        plans.append((*share.take, share.members, ()))
        plans.append((*share.give, (), share.members))
        for rest in shares:
            if rest is not share:
                mine, its = share.take[0] + rest.give[0], share.take[1] + rest.give[1]
                plans.append((mine, its, share.members, rest.members))
    return plans


def _shared(state: "RutaState", seat: int, other: int) -> list[Share]:
    """The two groups, at most, that are best sorted out between these two players."""
    owner, ladder = state.owner, ladders(state.board)
    found: list[tuple[int, Titles, int, int, int]] = []
    for members in state.board.members.values():
        mine = its = 0
        for title in members:
            holder = owner[title]
            if holder == seat:
                mine += 1
            elif holder == other:
                its += 1
        if mine and its:
            steps = ladder[members[0]]
            both, left, right = steps[mine + its], steps[mine], steps[its]
            found.append((both - left - right, members, both, left, right))
    found.sort(reverse=True)
    shares: list[Share] = []
    for won, members, both, left, right in found[:2]:
        my_loans = _loans(state, _of(state, seat, members))
        its_loans = _loans(state, _of(state, other, members))
        take = (both - left - its_loans, its_loans - right)
        give = (my_loans - left, both - right - my_loans)
        shares.append(Share(won, members, take, give))
    return shares


def _of(state: "RutaState", seat: int, members: Titles) -> Titles:
    return tuple([title for title in members if state.owner[title] == seat])


def _balance(state: "RutaState", seat: int, other: int, ahead: int) -> int:
    """What the seat pays, or is paid if below 0, so that both win the same, if purses allow."""
    room = state.purses[seat if ahead > 0 else other] - POCKET
    pay = min(abs(ahead) // 2, max(room, 0)) // COIN * COIN
    return pay if ahead > 0 else -pay


def accepts(state: "RutaState", offer: Offer) -> bool:
    """Whether the seat that is asked wins enough by the offer."""
    its, mine = gains(state, offer)
    return _agrees(mine, its)


def _agrees(mine: int, its: int) -> bool:
    return mine >= LEAST and FAIR * mine >= its


def gains(state: "RutaState", offer: Offer) -> tuple[int, int]:
    """What the proposer and the seat that is asked would win, in reales."""
    give, want = offer.give, offer.want
    extra = want.cash - give.cash + CARD_WORTH * (len(want.cards) - len(give.cards))
    extra += _loans(state, give.titles) - _loans(state, want.titles)
    return (
        extra + _change(state, offer.proposer, want.titles, give.titles),
        -extra + _change(state, offer.seat, give.titles, want.titles),
    )


def _loans(state: "RutaState", titles: Titles) -> int:
    """What it costs to lift the mortgages on these titles."""
    cost = 0
    for title in titles:
        if state.mortgaged[title]:
            cost += lift_cost(state.board.mortgage[title])
    return cost


def _change(state: "RutaState", seat: int, gets: Titles, gives: Titles) -> int:
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
