"""What titles are worth to an admiral: the tolls they will bring, by the chain of all pawns."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.kinds import MORTGAGE
from tesoro_lab.games.ruta.money import CASTLE, building_cost, due, spendable
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.odds import values

if TYPE_CHECKING:
    from tesoro_lab.engine import Move
    from tesoro_lab.games.ruta.state import RutaState

ROLLS = 21
ROLLS_EACH = 7
"""On so many rolls of opponents to come an admiral counts, and on so many more for each of them."""
RESALE = 0.5
"""What exchanges and companies are worth besides their tolls, as a share of their prices."""
BLOCKING = 0.4
"""How much of what a rival would win by a title it is worth to take it away from it."""


PIPS = 7
"""What two dice show on average."""

Income = Callable[[int, int, int], Fraction]


class Group(NamedTuple):
    """What the titles of one group cost and earn; incomes in reales a roll of one opponent."""

    members: tuple[int, ...]
    prices: int
    """The prices of all its titles together."""
    owned: tuple[float, ...]
    """What so many of its titles earn, without buildings: none, one, two, ..."""
    built: tuple[float, ...]
    """What all its titles earn with so many buildings on each; nothing where none can stand."""
    costs: tuple[int, ...]
    """What those buildings cost."""


class Prospects:
    """What every title of a board earns, worked out once."""

    __slots__ = ("by_group", "group", "steps")

    def __init__(self, board: RutaBoard, rules: RutaRules) -> None:
        """Ask the odds for each title and each height; opponents wait in the Galleys."""
        income = _incomes(board, rules)
        self.by_group: dict[str, Group] = {}
        self.group: dict[int, Group] = {}
        self.steps: dict[int, tuple[float, ...]] = {}
        for name, members in board.members.items():
            self.by_group[name] = group = _group(board, members, income)
            heights = range(CASTLE + 1) if group.built else range(1)
            for title in members:
                steps = [float(income(title, height, len(members))) for height in heights]
                self.group[title], self.steps[title] = group, tuple(steps)


def _incomes(board: RutaBoard, rules: RutaRules) -> Income:
    """The expected toll of a title at a height whose owner has so many of its group, a roll."""
    try:
        known = values.of(board, rules, "wait")
    except TesoroError:  # a board whose cards can send a pawn round in a circle has no such table
        visits = Fraction(1, len(board.spaces))
        return lambda title, height, owned: visits * due(board, rules, title, height, owned, PIPS)
    return known.income


def _group(board: RutaBoard, members: tuple[int, ...], income: Income) -> Group:
    whole = len(members)

    def all_of(height: int, owned: int) -> Fraction:
        return sum([income(title, height, owned) for title in members], Fraction(0))

    owned = [float(Fraction(n, whole) * all_of(0, n)) for n in range(1, whole + 1)]
    built: list[float] = []
    costs: list[int] = []
    if board.house_price[members[0]]:
        for height in range(CASTLE + 1):
            built.append(float(all_of(height, whole)))
            costs.append(sum([building_cost(board, title, height) for title in members]))
    prices = sum([board.price[title] for title in members])
    return Group(members, prices, (0.0, *owned), tuple(built), tuple(costs))


@cache
def prospects(board: RutaBoard, rules: RutaRules) -> Prospects:
    """The prospects of a board; what has been worked out once stays.

    >>> known = prospects(RutaBoard.load(), RutaRules())
    >>> [round(income) for income in known.by_group["G8"].built]
    [346, 764, 2343, 5094, 6113, 7133]
    """
    return Prospects(board, rules)


def rolls_ahead(state: "RutaState") -> int:
    """How many rolls of opponents a seat still counts on."""
    return ROLLS + ROLLS_EACH * (state.playing.count(True) - 1)


def count(owner: list[int], seat: int, members: tuple[int, ...]) -> int:
    """How many of these titles the seat owns."""
    number = 0
    for title in members:
        if owner[title] == seat:
            number += 1
    return number


def worth(group: Group, owned: int, rolls: int, money: int) -> float:
    """What so many titles of a group are worth to whoever has so much money to build with.

    A whole group is worth its prices, and what the best height in reach earns beyond its cost;
    money still to come is not counted, since by then it may be too late.
    """
    whole = len(group.members)
    if not owned:
        return 0.0
    if not group.built:
        return RESALE * group.prices * owned / whole + rolls * group.owned[owned]
    if owned < whole:
        return group.prices * owned / whole
    best = 0.0
    for income, cost in zip(group.built, group.costs, strict=True):
        if cost > money:
            break
        best = max(best, rolls * income - cost)
    return group.prices + best


def liquid(state: "RutaState", seat: int) -> int:
    """The reales a seat has, or would have after mortgaging its titles of incomplete groups."""
    cash = spendable(state, seat)
    owner, mortgaged = state.owner, state.mortgaged
    for members in state.board.members.values():
        loans = owned = 0
        for title in members:
            if owner[title] == seat:
                owned += 1
                if not mortgaged[title]:
                    loans += state.board.mortgage[title]
        if owned < len(members):
            cash += loans
    return cash


def loose(state: "RutaState", seat: int) -> "Move | None":
    """Mortgage the title of an incomplete group that earns least beside its loan."""
    known = prospects(state.board, state.rules)
    best, least = -1, 0.0
    for group in known.by_group.values():
        owned = count(state.owner, seat, group.members)
        if not owned or owned == len(group.members):
            continue
        income = group.owned[owned] - group.owned[owned - 1]
        for title in group.members:
            if state.owner[title] == seat and not state.mortgaged[title]:
                rate = income / state.board.mortgage[title]
                if best < 0 or rate < least:
                    best, least = title, rate
    return MORTGAGE[best] if best >= 0 else None


def limit(state: "RutaState", seat: int, title: int) -> int:
    """The most an admiral pays for a title on sale: its gain, and a rival's that it stops."""
    price = state.board.price[title]
    stopped = 0.0
    for other in state.clockwise(seat)[1:]:
        stopped = max(stopped, _gain(state, other, title) - price)
    return int(_gain(state, seat, title) + BLOCKING * stopped)


def _gain(state: "RutaState", seat: int, title: int) -> float:
    group = prospects(state.board, state.rules).group[title]
    rolls = rolls_ahead(state)
    money = liquid(state, seat) - state.board.price[title]
    owned = count(state.owner, seat, group.members)
    return worth(group, owned + 1, rolls, money) - worth(group, owned, rolls, money)
