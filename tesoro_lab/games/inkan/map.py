"""The map of Inkan Aarre: circles, crossroads and the dots between them, from CSV tables."""

import json
import zlib
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from tesoro_lab.engine import Move, SaveError, TableError
from tesoro_lab.engine.tables import Row, table_path
from tesoro_lab.games.inkan.graph import graph
from tesoro_lab.games.inkan.kinds import Kind
from tesoro_lab.games.inkan.places import (
    CIRCLES,
    Edge,
    Mode,
    Node,
    NodeKind,
    edge_cells,
    gather_places,
    node_cells,
    read_places,
)
from tesoro_lab.games.inkan.walks import Walks, compile_walks


@dataclass(frozen=True, slots=True, eq=False)
class InkanMap:
    """A map and the tables the game plays on, laid out by dot.

    Dots are numbered: first the nodes in the order of their table, then the dots of each edge,
    which are called after it ("L16.2" is the second dot of road L16, counted from its end `a`).

    >>> board = InkanMap.load()
    >>> len(board.circles), len(board.disks), board.names[board.start]
    (36, 34, 'RIO')
    >>> [board.names[dot] for dot in board.walks.stops["land"][board.start][1]]
    ['L31.1', 'L32.1', 'L33.1']
    """

    name: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    names: tuple[str, ...]
    number: dict[str, int]
    circles: tuple[int, ...]
    disks: tuple[int, ...]
    start: int
    goal: int
    rewards: tuple[int, ...]
    flights: tuple[tuple[int, ...], ...]
    walks: Walks
    go_moves: dict[str, tuple[tuple[tuple[Move, ...], ...], ...]]
    flight_moves: tuple[tuple[Move, ...], ...]
    guide_moves: tuple[Move, ...]
    fingerprint: int

    @staticmethod
    @cache
    def load() -> "InkanMap":
        """The project's own map, reconstructed from what the rulebook tells."""
        return _lay_out("reconstructed", *read_places())

    @staticmethod
    def from_csv(nodes: str | Path, edges: str | Path) -> "InkanMap":
        """A map from tables of your own; raises TableError naming file, row and column.

        A map of fewer than 34 disks leaves some kinds out (see `kinds.laid_out`).
        """
        spots, ways = table_path(nodes), table_path(edges)
        return _lay_out(spots.stem, *read_places(spots, ways))

    def dot(self, name: str | int) -> int:
        """The number of a dot from its number, its id ("RIO", "L16.2") or its circle's name."""
        if not isinstance(name, str):
            if type(name) is int and 0 <= name < len(self.names):
                return name
            raise TableError(f"There is no dot {name!r}; the map has 0 to {len(self.names) - 1}.")
        if name in self.number:
            return self.number[name]
        wanted = name.casefold()
        for number, node in enumerate(self.nodes):
            if wanted in (node.name.casefold(), node.name_local.casefold()):
                return number
        raise TableError(f"No place of the map is called {name!r}.")

    def graph(self, dots: bool = True) -> Any:
        """The map as a networkx.MultiGraph; see `games.inkan.graph`."""
        return graph(self, dots)

    def is_standard(self) -> bool:
        """Whether this is the project's own map, unchanged."""
        return self.fingerprint == InkanMap.load().fingerprint

    def to_dict(self) -> dict[str, Any]:
        """The map for a save: its name, or all its tables when it is a map of your own."""
        data: dict[str, Any] = {"name": self.name, "fingerprint": self.fingerprint}
        if self.is_standard():
            return data | {"name": InkanMap.load().name}
        data["nodes"] = [node_cells(node) for node in self.nodes]
        data["edges"] = [edge_cells(edge) for edge in self.edges]
        return data

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "InkanMap":
        """The map that `to_dict` wrote; raises SaveError when it is not the one we have."""
        if not isinstance(data, dict) or not isinstance(data.get("name"), str):
            raise SaveError("The field 'board' has no 'name'; it must name a map.")
        board = _from_rows(data) if "nodes" in data else InkanMap.load()
        if board.fingerprint != data.get("fingerprint") or board.name != data["name"]:
            raise SaveError(f"The field 'board' holds another map than the {board.name!r} we have.")
        return board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, InkanMap) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return self.fingerprint

    def __repr__(self) -> str:
        return f"<InkanMap {self.name}: {len(self.circles)} circles, {len(self.names)} dots>"


def _lay_out(name: str, nodes: tuple[Node, ...], edges: tuple[Edge, ...]) -> InkanMap:
    kinds = [node.kind for node in nodes]
    names = [node.id for node in nodes]
    for edge in edges:
        names += [f"{edge.id}.{dot}" for dot in range(1, edge.steps)]
    number = {dot: index for index, dot in enumerate(names)}
    circles = tuple([index for index, kind in enumerate(kinds) if kind in CIRCLES])
    plain = json.dumps([[node_cells(n) for n in nodes], [edge_cells(e) for e in edges]])
    flights = _flights(number, edges)
    rewarded = [circle for circle in circles if nodes[circle].reward]
    walks = compile_walks(len(names), _roads(number, edges), circles, rewarded)
    go = tuple([Move(Kind.GO, (dot,)) for dot in names])
    return InkanMap(
        name=name,
        nodes=nodes,
        edges=edges,
        names=tuple(names),
        number=number,
        circles=circles,
        disks=tuple([index for index, kind in enumerate(kinds) if kind == NodeKind.DISK]),
        start=kinds.index(NodeKind.START),
        goal=kinds.index(NodeKind.GOAL),
        rewards=tuple([node.reward for node in nodes] + [0] * (len(names) - len(nodes))),
        flights=flights,
        walks=walks,
        go_moves={
            mode: tuple([tuple([tuple([go[s] for s in ends]) for ends in row]) for row in table])
            for mode, table in walks.stops.items()
        },
        flight_moves=tuple([tuple([Move(Kind.FLY, (names[to],)) for to in f]) for f in flights]),
        guide_moves=tuple([Move(Kind.GUIDE, (dot,)) for dot in names]),
        fingerprint=zlib.crc32(plain.encode()),
    )


def _flights(number: dict[str, int], edges: tuple[Edge, ...]) -> tuple[tuple[int, ...], ...]:
    ends: list[list[int]] = [[] for _ in number]
    for edge in edges:
        if edge.mode == Mode.AIR:
            ends[number[edge.a]].append(number[edge.b])
            ends[number[edge.b]].append(number[edge.a])
    return tuple([tuple(sorted(set(others))) for others in ends])


def _roads(number: dict[str, int], edges: tuple[Edge, ...]) -> dict[str, list[tuple[int, int]]]:
    """The single steps of each mode, as pairs of neighbouring dots."""
    steps: dict[str, list[tuple[int, int]]] = {Mode.LAND: [], Mode.SEA: []}
    for edge in edges:
        if edge.mode == Mode.AIR:
            continue
        dots = [edge.a, *[f"{edge.id}.{dot}" for dot in range(1, edge.steps)], edge.b]
        for one, two in pairwise(dots):
            steps[edge.mode].append((number[one], number[two]))
    return steps


def _from_rows(data: dict[str, Any]) -> InkanMap:
    """The map whose whole tables travelled inside a save, checked like any other table."""
    try:
        places = gather_places(_rows(data, "nodes"), _rows(data, "edges"))
        return _lay_out(data["name"], *places)
    except TableError as error:
        raise SaveError(f"The field 'board' holds a wrong table: {error}") from None


def _rows(data: dict[str, Any], part: str) -> list[Row]:
    rows = data.get(part)
    if not isinstance(rows, list) or not all(isinstance(cells, dict) for cells in rows):
        raise SaveError(f"The field 'board.{part}' must be a list of rows.")
    return [
        Row(part, line, {str(column): str(cell) for column, cell in cells.items()})
        for line, cells in enumerate(rows, 2)
    ]
