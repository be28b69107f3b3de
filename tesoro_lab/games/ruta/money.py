"""Money on the table: what a seat can spend, raise and pay, tolls, and the quick scoring."""

from typing import TYPE_CHECKING

from tesoro_lab.games.ruta.board import COMPANIES, LONJAS, RutaBoard
from tesoro_lab.games.ruta.frames import CROWN, Auction, Debt, PieceAuction, Resume
from tesoro_lab.games.ruta.rules import RutaRules

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

CASTLE = 5
"""The building level of a castle; levels 1 to 4 are houses."""
INTEREST_PERCENT = 10
_LADDERS = (LONJAS, COMPANIES)
_AUCTIONS = (Auction, PieceAuction)


def spendable(state: "RutaState", seat: int) -> int:
    """The reales the seat may spend: its purse less the bids by which it leads an auction."""
    cash = state.purses[seat]
    if len(state.stack) > 1:
        for frame in state.stack:
            if type(frame) is Resume:  # an auction that waits for another is still on
                frame = frame.auction
            if isinstance(frame, _AUCTIONS) and frame.leader == seat:
                cash -= frame.high
    return cash


def pay_crown(state: "RutaState", seat: int, amount: int) -> None:
    """A tax, fine or card payment that the seat can afford; with the pot it goes there."""
    state.purses[seat] -= amount
    if state.rules.anchorage_pot:
        state.pot += amount
    else:
        state.crown += amount


def receive(state: "RutaState", seat: int, amount: int) -> None:
    """The Crown pays the seat."""
    state.purses[seat] += amount
    state.crown -= amount


def spend(state: "RutaState", seat: int, amount: int) -> None:
    """The seat pays the Crown for something it buys."""
    state.purses[seat] -= amount
    state.crown += amount


def hand_over(state: "RutaState", seat: int, creditor: int, amount: int) -> None:
    """The seat pays a creditor, a player or the Crown, an amount that its purse holds."""
    if creditor == CROWN:
        pay_crown(state, seat, amount)
    else:
        state.purses[seat] -= amount
        state.purses[creditor] += amount
    state.tell("pays", seat, creditor, amount)


def charge(state: "RutaState", seat: int, dues: tuple[tuple[int, int], ...]) -> None:
    """The seat must pay `dues`, (creditor, amount) pairs: at once, or a debt is opened."""
    total = 0
    for _, amount in dues:
        total += amount
    if total > spendable(state, seat):
        state.stack.append(Debt(seat, dues))
        state.tell("owes", seat, total)
        return
    for creditor, amount in dues:
        hand_over(state, seat, creditor, amount)


def lift_cost(loan: int) -> int:
    """What lifting a mortgage of `loan` reales costs: the loan and 10 %."""
    return loan + interest(loan)


def interest(loan: int) -> int:
    """The 10 % interest on a mortgage of `loan` reales."""
    return loan * INTEREST_PERCENT // 100


def toll(state: "RutaState", title: int) -> int:
    """The toll in reales that a visitor of this title owes; companies ask for the last throw."""
    board, rules = state.board, state.rules
    if state.mortgaged[title]:
        return 0
    if board.group[title] in _LADDERS:
        return due(board, rules, title, 0, ladder_step(state, title), sum(state.dice))
    level = state.level[title]
    owned = len(board.mates[title]) if is_complete(state, title) else 1
    return due(board, rules, title, level, owned)


def due(
    board: RutaBoard, rules: RutaRules, title: int, level: int = 0, owned: int = 1, pips: int = 0
) -> int:
    """The toll in reales of a title at a building level whose owner has `owned` of its group.

    This alone reads the tables of tolls: play asks it about a state, the odds about any case.
    `pips` is the visitor's throw, for which companies ask.

    >>> board, rules = RutaBoard.load(), RutaRules()
    >>> due(board, rules, 39), due(board, rules, 39, 0, 2), due(board, rules, 39, 5, 2)
    (5000, 10000, 200000)
    >>> due(board, rules, 5, 0, 3), due(board, rules, 12, 0, 2, pips=7)
    (15000, 7000)
    """
    group = board.group[title]
    if group == LONJAS:
        return board.treasury.lonja_tolls[owned - 1]
    if group == COMPANIES:
        return board.treasury.company_rates[owned - 1] * pips
    price = board.tolls[title][level]
    doubles = owned == len(board.mates[title]) and (not level or rules.double_toll_built)
    return 2 * price if doubles else price


def ladder_step(state: "RutaState", title: int) -> int:
    """How many titles of its group count for the toll of a lonja or company."""
    owner = state.owner[title]
    count = 0
    for mate in state.board.mates[title]:
        if state.owner[mate] == owner and (
            state.rules.mortgaged_titles_count or not state.mortgaged[mate]
        ):
            count += 1
    return max(count, 1)


def is_complete(state: "RutaState", title: int) -> bool:
    """Whether one player owns the whole group of this title with nothing mortgaged."""
    owner = state.owner[title]
    for mate in state.board.mates[title]:
        if state.owner[mate] != owner or state.mortgaged[mate]:
            return False
    return owner != CROWN


def building_value(state: "RutaState", title: int) -> int:
    """What the Crown pays for all that stands on a plot: half of what it cost."""
    return building_cost(state.board, title, state.level[title]) // 2


def building_cost(board: RutaBoard, title: int, level: int) -> int:
    """What it costs in reales to build an empty plot up to a level, a castle with its houses.

    >>> building_cost(RutaBoard.load(), 1, 2), building_cost(RutaBoard.load(), 1, CASTLE)
    (10000, 25000)
    """
    castle = board.castle_price[title] if level == CASTLE else 0
    return min(level, 4) * board.house_price[title] + castle


def can_raise(state: "RutaState", seat: int) -> int:
    """The reales a seat would hold after selling every building and mortgaging every title."""
    cash = spendable(state, seat)
    for title in state.board.titles:
        if state.owner[title] == seat and not state.mortgaged[title]:
            cash += state.board.mortgage[title]
            if state.level[title]:
                cash += building_value(state, title)
    return cash


def fortune(state: "RutaState", seat: int) -> int:
    """The seat's fortune in reales by the quick scoring of the rulebook.

    Cash, the price of its titles (half when mortgaged), the price of its houses, and five
    house prices for a castle.
    """
    board = state.board
    total = state.purses[seat]
    for title in board.titles:
        if state.owner[title] == seat:
            price = board.price[title]
            total += price // 2 if state.mortgaged[title] else price
            total += state.level[title] * board.house_price[title]
    return total
