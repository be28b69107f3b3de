"""How an admiral uses its money: what it keeps for the next throw, and what it builds."""

from typing import TYPE_CHECKING

from tesoro_lab.bots.ruta.estate import redeem
from tesoro_lab.bots.ruta.prospects import (
    Group,
    count,
    liquid,
    loose,
    prospects,
    rolls_ahead,
)
from tesoro_lab.engine import Move
from tesoro_lab.games.ruta.board import COMPANIES, SpaceKind
from tesoro_lab.games.ruta.frames import CROWN
from tesoro_lab.games.ruta.kinds import BUILD, LIFT
from tesoro_lab.games.ruta.money import CASTLE, due, ladder_step, lift_cost, spendable, toll

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

POCKET = 4_000
"""What an admiral keeps in hand at least, in reales."""
SURE = 31
"""It wants to be able to pay after so many of the 36 throws."""
SOON = 3
"""A plot is judged by what it earns with this many houses, where the tolls rise most."""
COMFORT = 60_000
"""With more than this and nothing to build, mortgages of single titles are lifted."""

Step = tuple[float, Move, int]
"""What a real spent on it earns a roll, the move, its price."""


def reserve(state: "RutaState", seat: int) -> int:
    """What the seat keeps in hand: the next throw's cost, less what loose titles would raise."""
    at, spaces = state.pawns[seat].at, len(state.board.spaces)
    costs = []
    for pips in range(2, 13):
        cost = _cost(state, seat, (at + pips) % spaces, pips)
        costs += [cost] * (6 - abs(7 - pips))
    costs.sort()
    raised = liquid(state, seat) - spendable(state, seat)
    return max(POCKET, costs[SURE - 1] - raised)


def _cost(state: "RutaState", seat: int, space: int, pips: int) -> int:
    """What the seat pays for stopping on a space after this throw."""
    board = state.board
    owner = state.owner[space]
    if board.kind[space] == SpaceKind.TAX:
        return board.spaces[space].amount
    if owner in (seat, CROWN) or state.mortgaged[space]:
        return 0
    if board.group[space] == COMPANIES:
        return due(board, state.rules, space, 0, ladder_step(state, space), pips)
    return toll(state, space)


def improve(state: "RutaState", seat: int) -> Move | None:
    """The best use of money now: redeem and build whole groups, else lift single mortgages."""
    steps = _steps(state, seat)
    cash = spendable(state, seat)
    if steps:
        rate, move, price = max(steps)
        if price <= cash - reserve(state, seat):
            return move
        if rate * rolls_ahead(state) > 1 and price <= liquid(state, seat) - POCKET:
            return loose(state, seat)
    if cash > COMFORT and not steps and True in state.mortgaged:
        return redeem(state, seat, cash - COMFORT)
    return None


def _steps(state: "RutaState", seat: int) -> list[Step]:
    """The next step in each group of plots that the seat owns altogether."""
    known = prospects(state.board, state.rules)
    steps: list[Step] = []
    for group in known.by_group.values():
        whole = group.built and count(state.owner, seat, group.members) == len(group.members)
        step = _next_step(state, group, known.steps) if whole else None
        if step is not None:
            steps.append(step)
    return steps


def _next_step(
    state: "RutaState", group: Group, incomes: dict[int, tuple[float, ...]]
) -> Step | None:
    """Lift what is mortgaged, then build on the lowest plots, the one first that earns most."""
    board, level = state.board, state.level
    pledged = [title for title in group.members if state.mortgaged[title]]
    if pledged:
        price = sum([lift_cost(board.mortgage[title]) for title in pledged]) + group.costs[SOON]
        title = pledged[0]
        return group.built[SOON] / price, LIFT[title], lift_cost(board.mortgage[title])
    low = min([level[title] for title in group.members])
    if low == CASTLE or not (state.houses if low < 4 else state.castles):
        return None
    best: Step | None = None
    for plot in group.members:
        if level[plot] > low:
            continue
        price = board.house_price[plot] if low < 4 else board.castle_price[plot]
        height = max(low + 1, SOON)
        rise = (incomes[plot][height] - incomes[plot][low]) / (height - low)
        if best is None or rise / price > best[0]:
            best = rise / price, BUILD[plot], price
    return best
