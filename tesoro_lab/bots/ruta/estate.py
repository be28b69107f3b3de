"""How a merchant uses its money: what it builds, redeems, mortgages and sells, in which order."""

from typing import TYPE_CHECKING

from tesoro_lab.bots.ruta.worth import loss
from tesoro_lab.engine import Move
from tesoro_lab.games.ruta.building import price_of, why_not_build
from tesoro_lab.games.ruta.kinds import BUILD, LIFT, MORTGAGE, SELL
from tesoro_lab.games.ruta.money import CASTLE, lift_cost
from tesoro_lab.games.ruta.trade import is_built

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

POCKET = 10_000
"""What a merchant keeps in hand even where nothing threatens it, in reales."""
COMFORT = 40_000
"""Above its reserve by this much, a merchant redeems titles of incomplete groups."""
FEAR = 0.3
"""The share of the highest toll on the board that it keeps in reserve."""


def reserve(state: "RutaState", seat: int) -> int:
    """What the seat should keep in hand, seeing what the others have built."""
    highest = 0
    tolls, owner = state.board.tolls, state.owner
    for title, level in enumerate(state.level):
        if level and owner[title] != seat and tolls[title][level] > highest:
            highest = tolls[title][level]
    return max(POCKET, int(FEAR * highest))


def improve(state: "RutaState", seat: int, cash: int) -> Move | None:
    """The best use of money at the end of a turn: redeem whole groups, build, redeem the rest."""
    owner = state.owner
    best, best_rate, budget = -1, 0.0, -1
    for members in state.board.members.values():
        for title in members:
            if owner[title] != seat:
                break
        else:
            if budget < 0:
                budget = cash - reserve(state, seat)
            closed = _mortgaged(state, members)
            if closed >= 0:
                if lift_cost(state.board.mortgage[closed]) <= budget:
                    return LIFT[closed]
                continue
            title = _next_plot(state, members)
            rate = _yield(state, title, budget)
            if rate > best_rate and why_not_build(state, seat, title, cash) is None:
                best, best_rate = title, rate
    if best >= 0:
        return BUILD[best]
    return _redeem(state, seat, cash - COMFORT) if cash > COMFORT else None


def _mortgaged(state: "RutaState", members: tuple[int, ...]) -> int:
    """The first mortgaged title of a group, or -1."""
    for title in members:
        if state.mortgaged[title]:
            return title
    return -1


def _next_plot(state: "RutaState", members: tuple[int, ...]) -> int:
    """The plot of a whole group that is built on next: a lowest one, the dearest of these."""
    level = state.level
    lowest = members[-1]
    for title in members[-2::-1]:
        if level[title] < level[lowest]:
            lowest = title
    return lowest


def _yield(state: "RutaState", title: int, budget: int) -> float:
    """By how much the toll rises for each real of the next building, 0 if it is too dear."""
    level, board = state.level[title], state.board
    if level == CASTLE or not board.house_price[title]:
        return 0.0
    price = price_of(state, title)
    tolls = board.tolls[title]
    return (tolls[level + 1] - tolls[level]) / price if price <= budget else 0.0


def _redeem(state: "RutaState", seat: int, budget: int) -> Move | None:
    """Lift the mortgage of the title whose absence costs most."""
    if True not in state.mortgaged:
        return None
    best, most = -1, 0
    for title in state.board.titles:
        if state.owner[title] != seat or not state.mortgaged[title]:
            continue
        worth = loss(state, seat, title)
        if worth > most and lift_cost(state.board.mortgage[title]) <= budget:
            best, most = title, worth
    return LIFT[best] if best >= 0 else None


def raise_money(state: "RutaState", seat: int, missing: int) -> Move | None:
    """The next step to raise `missing` reales: mortgage what costs least, then sell buildings."""
    return mortgage_one(state, seat, missing) or _sell_one(state, seat, missing)


def mortgage_one(state: "RutaState", seat: int, missing: int) -> Move | None:
    """Mortgage the title that is worth least beside its loan: singles first, whole groups last.

    Among equals it takes the smallest loan that is enough, else the largest.
    """
    best, key = -1, (0.0, False, 0)
    for title in state.board.titles:
        if state.owner[title] != seat or state.mortgaged[title] or is_built(state, title):
            continue
        loan = state.board.mortgage[title]
        enough = loan >= missing
        rank = (round(loss(state, seat, title) / loan, 1), not enough, loan if enough else -loan)
        if best < 0 or rank < key:
            best, key = title, rank
    return MORTGAGE[best] if best >= 0 else None


def _sell_one(state: "RutaState", seat: int, missing: int) -> Move | None:
    """Sell the building whose toll is missed least, for the money it brings."""
    best, least = -1, 0.0
    board, level = state.board, state.level
    for title in board.titles:
        if state.owner[title] != seat or not level[title]:
            continue
        if level[title] < max([level[mate] for mate in board.mates[title]]):
            continue
        tolls, height = board.tolls[title], level[title]
        price = board.castle_price[title] if height == CASTLE else board.house_price[title]
        rate = (tolls[height] - tolls[height - 1]) / price
        if best < 0 or rate < least:
            best, least = title, rate
    return SELL[best] if best >= 0 else None
