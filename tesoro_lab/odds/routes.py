"""Routes on the map of Inkan Aarre: the shortest by steps, by pesos and by expected turns.

These three disagree, and that is the lesson. A route here is fixed beforehand, leg by leg, and
its expected turns are an exact fraction. Whoever may change plans after each throw can do better:
that is `odds.journeys`.
"""

from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from math import inf
from typing import Any, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.inkan import InkanMap
from tesoro_lab.games.inkan.graph import graph
from tesoro_lab.games.inkan.kinds import AIR_PRICE, SEA_PRICE
from tesoro_lab.odds.journeys import MODES
from tesoro_lab.odds.roadworks import only, turns_for


class Leg(NamedTuple):
    """A part of a route by one mode, from one circle to another without a stop that is needed."""

    mode: str
    start: str
    end: str
    steps: int
    """0 for a flight."""


class Route(NamedTuple):
    """A way from one place to another, with its three lengths."""

    legs: tuple[Leg, ...]
    steps: int
    """Steps by land and sea; a flight has none."""
    pesos: int
    """100 for each stay at sea, 300 for each flight."""
    turns: Fraction
    """Expected turns for a traveller who keeps to these legs."""

    @property
    def places(self) -> tuple[str, ...]:
        """Where each leg begins, and the end."""
        return (*[leg.start for leg in self.legs], *[leg.end for leg in self.legs[-1:]])


def by_steps(
    board: InkanMap, start: str | int, goal: str | int, modes: tuple[str, ...] = ("land", "sea")
) -> Route:
    """The route of fewest steps; a flight has none, so air is left out unless you ask for it.

    Raises:
        TesoroError: no route by these modes leads there.

    >>> route = by_steps(InkanMap.load(), "Rio de Janeiro", "Machu Picchu")
    >>> route.steps, route.pesos, route.places
    (19, 0, ('RIO', 'MPI'))
    """
    return _search(board, start, goal, modes, lambda r: (r.steps, r.pesos, float(r.turns)), inf)


def by_pesos(
    board: InkanMap, start: str | int, goal: str | int, modes: tuple[str, ...] = MODES
) -> Route:
    """The cheapest route for somebody who always sails with the die, so pays for each stay.

    >>> by_pesos(InkanMap.load(), "Rio de Janeiro", "Cap Horn").pesos
    100
    """
    return _search(board, start, goal, modes, lambda r: (r.pesos, float(r.turns), r.steps), inf)


def by_turns(
    board: InkanMap,
    start: str | int,
    goal: str | int,
    pesos: float = inf,
    modes: tuple[str, ...] = MODES,
) -> Route:
    """The route of fewest expected turns that a purse of so many pesos can pay for.

    >>> board = InkanMap.load()
    >>> rich = by_turns(board, "Rio de Janeiro", "Machu Picchu")
    >>> poor = by_turns(board, "Rio de Janeiro", "Machu Picchu", pesos=0)
    >>> rich.turns < poor.turns, poor.pesos
    (True, 0)
    """
    return _search(board, start, goal, modes, lambda r: (float(r.turns), r.pesos, r.steps), pesos)


def _search(
    board: InkanMap,
    start: str | int,
    goal: str | int,
    modes: tuple[str, ...],
    key: Any,
    purse: float,
) -> Route:
    """Dijkstra over circles and money spent: legs are added to the best route so far.

    Fractions are compared as floats: these have no trouble to tell such numbers apart.
    """
    home, end = board.names[board.dot(start)], board.names[board.dot(goal)]
    if board.dot(goal) not in board.circles:
        raise TesoroError(f"A route ends at a red circle; {end!r} is none.")
    first = Route((), 0, 0, Fraction(0))
    ahead: list[tuple[Any, int, str, Route]] = [(key(first), 0, home, first)]
    spent: dict[str, int] = {}
    count = 0
    while ahead:
        _, _, here, route = heappop(ahead)
        if here == end:
            return route
        if route.pesos >= spent.get(here, inf):
            continue  # some route came here sooner and with as much money left
        spent[here] = route.pesos
        for leg in _legs(board, here):
            longer = _longer(route, leg)
            if leg.mode in modes and longer.pesos <= purse:
                count += 1
                heappush(ahead, (key(longer), count, leg.end, longer))
    raise TesoroError(f"No route by {', '.join(modes)} that the purse allows leads there.")


def _longer(route: Route, leg: Leg) -> Route:
    price = {"land": 0, "sea": SEA_PRICE, "air": AIR_PRICE}[leg.mode]
    turns = Fraction(1) if leg.mode == "air" else turns_for(leg.steps)
    return Route(
        (*route.legs, leg), route.steps + leg.steps, route.pesos + price, route.turns + turns
    )


@cache
def _legs(board: InkanMap, place: str) -> tuple[Leg, ...]:
    """To every circle by land and by sea without a stop in between, and every flight from here."""
    drawn = _drawn(board)
    legs = []
    for mode in ("land", "sea"):
        for end, steps in _distances(board, mode, place).items():
            if end != place and drawn.nodes[end]["circle"]:
                legs.append(Leg(mode, place, end, steps))
    for _, end, marks in drawn.edges(place, data=True):
        if marks["mode"] == "air":
            legs.append(Leg("air", place, end, 0))
    return tuple(legs)


@cache
def _drawn(board: InkanMap) -> Any:
    return graph(board)


def _distances(board: InkanMap, mode: str, place: str) -> dict[str, int]:
    import networkx

    found: dict[str, int] = networkx.single_source_shortest_path_length(_mode(board, mode), place)
    return found


@cache
def _mode(board: InkanMap, mode: str) -> Any:
    return only(_drawn(board), (mode,))
