"""The map as a graph of networkx, for lessons that search it; the game itself needs none."""

from typing import TYPE_CHECKING, Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.inkan.kinds import AIR_PRICE, SEA_PRICE
from tesoro_lab.games.inkan.places import CIRCLES, Edge, Mode

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.map import InkanMap

PRICES: dict[str, int] = {Mode.LAND: 0, Mode.SEA: SEA_PRICE, Mode.AIR: AIR_PRICE}
"""What a way costs in pesos; at sea one pays once for the whole stay, not for each edge."""


def graph(board: "InkanMap", dots: bool = True) -> Any:
    """The map as a networkx.MultiGraph, its nodes known by their ids.

    A node has `number`, `kind` ("start", "goal", "disk", "crossroads_land", "crossroads_sea",
    "dead_end" or "dot"), `circle` (may one stop there early?) and, if it is a place, `name`,
    `country`, `lat`, `lon`, `reward` and `blind_alley`. An edge has the `mode` ("land", "sea",
    "air"), the `way` it belongs to, its `steps` (0 for a red line) and its `price` in pesos.

    With `dots` every edge by land or sea is a single step; without, the dots between two places
    are left out and the edge has all their steps.

    Raises:
        TesoroError: networkx is not installed.

    >>> from tesoro_lab.games.inkan import InkanMap
    >>> places = graph(InkanMap.load(), dots=False)
    >>> places.edges["SAO", "RIO", "L31"]["steps"], places.nodes["RIO"]["kind"]
    (2, 'start')
    """
    drawn = _networkx().MultiGraph(name=board.name)
    for number, dot in enumerate(board.names):
        if number < len(board.nodes):
            node = board.nodes[number]
            drawn.add_node(
                dot,
                number=number,
                kind=str(node.kind),
                circle=node.kind in CIRCLES,
                name=node.name,
                country=node.country,
                lat=node.lat,
                lon=node.lon,
                reward=node.reward,
                blind_alley=node.blind_alley,
            )
        elif dots:
            drawn.add_node(dot, number=number, kind="dot", circle=False)
    for edge in board.edges:
        _join(drawn, edge, dots)
    return drawn


def _join(drawn: Any, edge: Edge, dots: bool) -> None:
    """Add a way: step by step, or whole."""
    marks = {"mode": str(edge.mode), "way": edge.id, "price": PRICES[edge.mode]}
    if edge.mode == Mode.AIR or not dots:
        drawn.add_edge(edge.a, edge.b, key=edge.id, steps=edge.steps, **marks)
        return
    before = edge.a
    for step in range(1, edge.steps + 1):
        dot = edge.b if step == edge.steps else f"{edge.id}.{step}"
        drawn.add_edge(before, dot, key=edge.id, steps=1, **marks)
        before = dot


def _networkx() -> Any:
    try:
        import networkx
    except ImportError:
        raise TesoroError(
            'The graph of the map needs networkx; type: python -m pip install "tesoro-lab[lab]".'
        ) from None
    return networkx
