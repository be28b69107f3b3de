"""Every way to travel on a map, found by playing it: no rule of movement is written down here.

One traveller with plenty of money is put on each spot of an empty map, and the game itself says
what it may do, what that costs, and where each throw may end.
"""

from functools import cache
from math import gcd
from typing import NamedTuple

from tesoro_lab.engine import CHANCE, Move
from tesoro_lab.games.inkan import InkanMap, InkanRules, InkanState
from tesoro_lab.games.inkan.frames import Go, Start
from tesoro_lab.games.inkan.kinds import AIR_PRICE, SEA_PRICE, Kind

UNIT = gcd(AIR_PRICE, SEA_PRICE)
"""Fares are whole multiples of this many pesos, so a purse need only be counted in units."""
DEAREST = max(AIR_PRICE, SEA_PRICE) // UNIT
"""The dearest way to travel, in units."""
RICH = 10 * (AIR_PRICE + SEA_PRICE)

NEEDS: dict[str, tuple[str, ...]] = {
    Kind.LAND: ("land",),
    Kind.SEA: ("sea",),
    Kind.DRIFT: ("sea",),
    Kind.MIXED: ("land", "sea"),
    Kind.FLY: ("air",),
}
"""The modes that each kind of travelling uses."""


class Way(NamedTuple):
    """One way to travel from a spot."""

    move: Move
    """What one says: land, sea, drift (two free steps), mixed, or fly somewhere."""
    price: int
    """In units of 100 pesos."""
    throws: tuple[tuple[int, ...], ...]
    """For each throw, all equally likely, the spots where it may end; one entry without a die."""


def spot(dot: int, paid: bool = False) -> int:
    """Where a traveller stands, together with whether its sea fee is paid, as one number."""
    return 2 * dot + paid


@cache
def ways(board: InkanMap, rules: InkanRules) -> tuple[tuple[Way, ...], ...]:
    """By spot, every way to travel for somebody who can pay for any of them, cheapest first."""
    state = InkanState(2, rules, board)
    state.unturned = [False] * len(state.unturned)
    state.rewards = [0] * len(state.rewards)
    return tuple([tuple(_from(state, number)) for number in range(2 * len(board.names))])


@cache
def open_ways(
    board: InkanMap, rules: InkanRules, modes: tuple[str, ...], units: int
) -> tuple[tuple[Way, ...], ...]:
    """By spot, the ways by these modes that somebody with a purse of so many units may take."""
    if units > DEAREST:
        return open_ways(board, rules, modes, DEAREST)
    state = InkanState(2, rules, board)
    state.unturned = [False] * len(state.unturned)
    by_spot = []
    for number, all_ways in enumerate(ways(board, rules)):
        _put(state, number, units * UNIT)
        may = state.legal().moves if all_ways else ()
        by_spot.append(tuple([way for way in all_ways if way.move in may and _by(way, modes)]))
    return tuple(by_spot)


def travel_rules(rules: InkanRules | None) -> InkanRules:
    """The same rules as far as they matter to travelling, the rest as printed."""
    if rules is None:
        return InkanRules()
    return InkanRules(sea_fee=rules.sea_fee, free_sea=rules.free_sea, mixed_modes=rules.mixed_modes)


def _by(way: Way, modes: tuple[str, ...]) -> bool:
    for mode in NEEDS[way.move.kind]:
        if mode not in modes:
            return False
    return True


def _put(state: InkanState, number: int, purse: int) -> None:
    """Seat 0 begins its turn on the spot with so much money."""
    state.at[0], state.paid[0] = number // 2, bool(number % 2)
    state.purses[0] = purse
    state.stack = [Start(0)]
    state.seat = state.traveller = 0


def _from(state: InkanState, number: int) -> list[Way]:
    if number % 2 and not state.board.walks.sea[number // 2]:
        return []  # nobody has paid a sea fee inland
    _put(state, number, RICH)
    found = []
    # Whoever can pay may still drift for nothing, unless only the penniless may.
    penniless = state.copy()
    penniless.purses[0] = 0
    moves = dict.fromkeys([*state.legal().moves, *penniless.legal().moves])
    for move in moves:
        before = state if state.why_not(move) is None else penniless
        then = before.after(move)
        price = (before.purses[0] - then.purses[0]) // UNIT
        found.append(Way(move, price, throws_from(then)))
    found.sort(key=lambda way: way.price)
    return found


def throws_from(then: InkanState, seat: int = 0) -> tuple[tuple[int, ...], ...]:
    """What each throw allows, once a seat has said how it travels."""
    if then.seat == CHANCE:
        return tuple([_ends(then.after(pips), seat) for pips in then.chance()])
    return (_ends(then, seat),)


def _ends(then: InkanState, seat: int) -> tuple[int, ...]:
    """The spots where the journey of this turn may end."""
    if type(then.frame) is not Go:
        return (spot(then.at[seat], then.paid[seat]),)
    ends = []
    for move in then.legal().moves:
        there = then.after(move)
        ends.append(spot(there.at[seat], there.paid[seat]))
    return tuple(ends)
