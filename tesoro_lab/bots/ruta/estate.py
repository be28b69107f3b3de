"""How a merchant uses its money: what it builds, redeems, mortgages and sells, in which order."""

from typing import TYPE_CHECKING

from tesoro_lab.bots.ruta.worth import ladders, loss
from tesoro_lab.engine import Move
from tesoro_lab.games.ruta.kinds import BUILD, LIFT, MORTGAGE, SELL
from tesoro_lab.games.ruta.money import CASTLE, lift_cost

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

POCKET = 10_000
"""What a merchant keeps in hand even where nothing threatens it, in reales."""
COMFORT = 60_000
"""Above its reserve by this much, a merchant redeems titles of incomplete groups."""
FEAR = 0.15
"""The share of the highest toll on the board that it keeps in reserve."""


def reserve(state: "RutaState", seat: int) -> int:
    """What the seat should keep in hand, seeing what the others have built."""
    highest = 0
    if any(state.level):
        tolls, owner = state.board.tolls, state.owner
        for title, level in enumerate(state.level):
            if level and owner[title] != seat and tolls[title][level] > highest:
                highest = tolls[title][level]
    return max(POCKET, int(FEAR * highest))


def improve(state: "RutaState", seat: int, cash: int) -> Move | None:
    """The best use of money at the end of a turn: redeem whole groups, build, redeem the rest."""
    owner = state.owner
    best: Move | None = None
    best_rate, budget = 0.0, -1
    for members in state.board.members.values():
        if owner[members[0]] != seat:
            continue
        for title in members:
            if owner[title] != seat:
                break
        else:
            rate, move, price = _next_step(state, members)
            if rate > best_rate and price <= cash - POCKET:
                budget = cash - reserve(state, seat) if budget < 0 else budget
                if price <= budget:
                    best, best_rate = move, rate
    if best is None and cash > COMFORT and True in state.mortgaged:
        return redeem(state, seat, cash - COMFORT)
    return best


def _next_step(state: "RutaState", members: tuple[int, ...]) -> tuple[float, Move, int]:
    """The next step in a whole group: how much toll it wins for each real, the move, its price."""
    board, level, mortgaged = state.board, state.level, state.mortgaged
    plot, lowest = -1, CASTLE
    for title in members:
        if mortgaged[title]:
            return 9.0, LIFT[title], lift_cost(board.mortgage[title])
        height = level[title]
        if height <= lowest:  # of equal ones the last, and dearest
            plot, lowest = title, height
    house_price = board.house_price[plot]
    if lowest == CASTLE or not house_price:
        return 0.0, BUILD[plot], 0
    if not (state.houses if lowest < 4 else state.castles):
        return 0.0, BUILD[plot], 0
    price = house_price if lowest < 4 else board.castle_price[plot]
    tolls = board.tolls[plot]
    return (tolls[lowest + 1] - tolls[lowest]) / price, BUILD[plot], price


def redeem(state: "RutaState", seat: int, budget: int) -> Move | None:
    """Lift the mortgage of the title whose absence costs most."""
    best, most = -1, 0
    for title, pledged in enumerate(state.mortgaged):
        if not pledged or state.owner[title] != seat:
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
    owner, level, loans = state.owner, state.level, state.board.mortgage
    ladder_of = ladders(state.board)
    best, least = -1, (0, 0)
    for members in state.board.members.values():
        count = built = 0
        for title in members:
            if owner[title] == seat:
                count += 1
                built += level[title]
        if not count or built:
            continue
        ladder = ladder_of[members[0]]
        step = ladder[count] - ladder[count - 1]
        for title in members:
            if owner[title] != seat or state.mortgaged[title]:
                continue
            loan = loans[title]
            rank = (round(step / loan), loan if loan >= missing else 10**6 - loan)
            if best < 0 or rank < least:
                best, least = title, rank
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
