"""What single roads and places mean for the whole map of Inkan Aarre.

Which places everybody passes, what a blind alley costs, and what is lost when a road is cut.
"""

from fractions import Fraction
from functools import cache
from math import inf
from typing import Any, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.inkan import InkanMap
from tesoro_lab.games.inkan.graph import graph
from tesoro_lab.odds.journeys import MODES, expected_turns

ON_FOOT_OR_AFLOAT = ("land", "sea")
SIDES = 6


class Alley(NamedTuple):
    """A place with a single way to it: one must come back as one went in."""

    place: str
    mouth: str
    """The first circle, or parting of ways, on the way back."""
    steps: int
    turns: Fraction
    """Expected throws from the mouth in, and from there back to the mouth or past it."""
    lost: Fraction
    """Expected pips of the last throw in that are lost, since the way ends."""


class Cut(NamedTuple):
    """What the map loses with one of its roads or lanes."""

    way: str
    mode: str
    ends: tuple[str, str]
    detour: float
    """Steps from one end to the other without it, by land and sea; `math.inf` if there is none."""
    apart: tuple[str, ...]
    """The circles that the start no longer reaches by land and sea."""
    longer: dict[str, int]
    """By circle, how many more steps it then is from the start, for those it changes."""


def centrality(
    board: InkanMap,
    modes: tuple[str, ...] = ON_FOOT_OR_AFLOAT,
    start: str | int | None = None,
) -> dict[str, float]:
    """What share of the shortest routes (by steps) between other circles passes a place.

    For circles and crossroads, the busiest first. With a `start`, only routes from there count.

    >>> busiest = centrality(InkanMap.load(), modes=("land",), start="Rio de Janeiro")
    >>> next(iter(busiest))
    'SAO'

    Raises:
        TesoroError: the start lies between two places.
    """
    places = _shortest_ways(only(graph(board, dots=False), modes))
    import networkx  # here, since it is `graph` that says so if it is missing

    circles = [board.names[circle] for circle in board.circles]
    starts = circles if start is None else [board.names[board.dot(start)]]
    if starts[0] not in places:
        raise TesoroError(f"{starts[0]} lies between two places; start at one of them.")
    counted = networkx.betweenness_centrality_subset(
        places, sources=starts, targets=circles, weight="steps"
    )
    shares = {}
    for place, count in counted.items():
        others = len(circles) - (place in circles)
        pairs = others * (others - 1) if start is None else others - (starts[0] in circles)
        # For a graph without directions networkx halves the count, whoever the sources are.
        shares[place] = 2 * count / pairs
    return dict(sorted(shares.items(), key=lambda pair: -pair[1]))


def alleys(board: InkanMap) -> tuple[Alley, ...]:
    """Every place that only one road or lane leads to, those that cost most turns first.

    >>> [alley.place for alley in alleys(InkanMap.load())]
    ['IQT', 'dDAR', 'dOHI', 'ANG', 'MPI']
    """
    found = [
        alley(board, name) for number, name in enumerate(board.names) if _one_way(board, number)
    ]
    return tuple(sorted(found, key=lambda each: -each.turns))


def alley(board: InkanMap, place: str | int) -> Alley:
    """What it costs to go into a blind alley and out again.

    Raises:
        TesoroError: more than one way leads to the place.

    >>> alley(InkanMap.load(), "Angel Falls")
    Alley(place='ANG', mouth='xELD', steps=2, turns=Fraction(7, 3), lost=Fraction(25, 12))
    """
    end = board.dot(place)
    if not _one_way(board, end):
        raise TesoroError(f"{board.names[end]} is no blind alley: more than one way leads there.")
    before, here, steps = end, _ways(board, end)[0], 1
    while here not in board.circles and len(_ways(board, here)) == 2:
        one, two = _ways(board, here)
        before, here, steps = here, two if one == before else one, steps + 1
    throws = turns_for(steps)
    mean_pips = Fraction(SIDES + 1, 2)
    return Alley(board.names[end], board.names[here], steps, 2 * throws, mean_pips * throws - steps)


def detour(
    board: InkanMap,
    start: str | int,
    via: str | int,
    goal: str | int,
    pesos: int = 0,
    modes: tuple[str, ...] = MODES,
) -> float:
    """How many expected turns longer a journey is if one calls at a circle on the way.

    Both parts are counted with the same purse, which is exact for an empty one.

    >>> detour(InkanMap.load(), "Caracas", "Angel Falls", "Georgetown") > 1
    True
    """
    first = expected_turns(board, start, via, pesos, modes)
    second = expected_turns(board, via, goal, pesos, modes)
    return first + second - expected_turns(board, start, goal, pesos, modes)


def cut(board: InkanMap, way: str) -> Cut:
    """What the map loses when this road or sea lane is closed.

    Raises:
        TesoroError: there is no such road or lane.

    >>> trail = cut(InkanMap.load(), "L09")
    >>> trail.ends, trail.apart, trail.detour
    (('xCUZ', 'MPI'), ('MPI',), inf)
    """
    edge = next((edge for edge in board.edges if edge.id == way and edge.steps), None)
    if edge is None:
        raise TesoroError(f"No road or sea lane of the map is called {way!r}.")
    whole = graph(board, dots=False)
    import networkx  # here, since it is `graph` that says so if it is missing

    home = board.names[board.start]
    before = networkx.single_source_dijkstra_path_length(
        only(whole, ON_FOOT_OR_AFLOAT), home, weight="steps"
    )
    left = only(whole, ON_FOOT_OR_AFLOAT, without=way)
    after = networkx.single_source_dijkstra_path_length(left, home, weight="steps")
    around = networkx.single_source_dijkstra_path_length(left, edge.a, weight="steps")
    circles = [board.names[circle] for circle in board.circles]
    return Cut(
        way=way,
        mode=str(edge.mode),
        ends=(edge.a, edge.b),
        detour=around.get(edge.b, inf),
        apart=tuple([circle for circle in circles if circle not in after]),
        longer={
            circle: after[circle] - before[circle]
            for circle in circles
            if after.get(circle, before[circle]) > before[circle]
        },
    )


def bridges(board: InkanMap) -> tuple[str, ...]:
    """The roads and lanes whose loss cuts some place off by land and sea.

    >>> "L09" in bridges(InkanMap.load())
    True
    """
    return tuple(
        [edge.id for edge in board.edges if edge.steps and cut(board, edge.id).detour == inf]
    )


@cache
def turns_for(steps: int) -> Fraction:
    """Expected throws of one die to come at least so far; nobody needs the exact number.

    >>> turns_for(1), turns_for(2), turns_for(6)
    (Fraction(1, 1), Fraction(7, 6), Fraction(16807, 7776))
    """
    turns = [Fraction(0)] * SIDES
    for _ in range(steps):
        turns.append(1 + sum(turns[-SIDES:], Fraction(0)) / SIDES)
    return turns[-1]


def only(drawn: Any, modes: tuple[str, ...], without: str = "") -> Any:
    """A copy of a map's graph with the edges of some modes, and without one way."""
    kept = drawn.__class__()
    kept.add_nodes_from(drawn.nodes(data=True))
    for one, two, key, marks in drawn.edges(keys=True, data=True):
        if marks["mode"] in modes and key != without:
            kept.add_edge(one, two, key=key, **marks)
    return kept


def _shortest_ways(places: Any) -> Any:
    """The same graph with only the shortest of several ways between two places."""
    import networkx

    plain = networkx.Graph()
    plain.add_nodes_from(places.nodes(data=True))
    for one, two, marks in places.edges(data=True):
        if not plain.has_edge(one, two) or plain.edges[one, two]["steps"] > marks["steps"]:
            plain.add_edge(one, two, **marks)
    return plain


def _ways(board: InkanMap, dot: int) -> tuple[int, ...]:
    """The dots one step away, by land and by sea."""
    return board.walks.land[dot] + board.walks.sea[dot]


def _one_way(board: InkanMap, dot: int) -> bool:
    return len(_ways(board, dot)) == 1
