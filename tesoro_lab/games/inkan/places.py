"""The places of a map and the ways between them, as rows of two CSV tables."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from tesoro_lab.engine import TableError
from tesoro_lab.engine.tables import Row, read_table

NODES_TABLE = "inkan_nodes.csv"
EDGES_TABLE = "inkan_edges.csv"
NODE_COLUMNS = ("id", "kind", "name_en", "name_local", "country", "lat", "lon", "reward")
EDGE_COLUMNS = ("id", "kind", "a", "b", "steps")


class Mode(StrEnum):
    """How one travels."""

    LAND = "land"
    SEA = "sea"
    AIR = "air"
    MIXED = "mixed"


class NodeKind(StrEnum):
    """What a node of the map is; the first three are red circles, the others ordinary dots."""

    START = "start"
    GOAL = "goal"
    DISK = "disk"
    CROSSROADS_LAND = "crossroads_land"
    CROSSROADS_SEA = "crossroads_sea"
    DEAD_END = "dead_end"


CIRCLES = (NodeKind.START, NodeKind.GOAL, NodeKind.DISK)


@dataclass(frozen=True, slots=True)
class Node:
    """A circle, a crossroads or a dead end; `lat` and `lon` are where it is drawn, in degrees."""

    id: str
    kind: NodeKind
    name: str
    name_local: str
    country: str
    lat: float
    lon: float
    reward: int = 0
    blind_alley: bool = False


@dataclass(frozen=True, slots=True)
class Edge:
    """A road, a sea lane or a red line between two nodes; `steps` is 0 for a red line."""

    id: str
    mode: Mode
    a: str
    b: str
    steps: int = 0
    via: tuple[tuple[float, float], ...] = ()
    corridor: str = ""


Atlas: TypeAlias = tuple[tuple[Node, ...], tuple[Edge, ...]]
"""All places and all ways of a map."""


def read_places(nodes: Path | None = None, edges: Path | None = None) -> Atlas:
    """The project's places and ways, or those of your own tables.

    Raises:
        TableError: a cell is wrong; the sentence names file, row and column.
    """
    return gather_places(
        list(read_table(nodes.name if nodes else NODES_TABLE, nodes, NODE_COLUMNS)),
        list(read_table(edges.name if edges else EDGES_TABLE, edges, EDGE_COLUMNS)),
    )


def gather_places(node_rows: list[Row], edge_rows: list[Row]) -> Atlas:
    """The places and ways that the rows describe, circles first.

    Raises:
        TableError: a cell is wrong, the start, the goal or every disk is missing, or a place
            cannot be reached.
    """
    nodes = _gather_nodes(node_rows)
    edges: dict[str, Edge] = {}
    for row in edge_rows:
        edge = _edge(row, nodes)
        if edge.id in edges or edge.id in nodes:
            raise row.wrong("id", f"is {edge.id!r} again; each way has its own id")
        for dot in range(1, edge.steps):
            if f"{edge.id}.{dot}" in nodes:
                raise row.wrong("id", f"is {edge.id!r}, but its dot {dot} is called like a place")
        edges[edge.id] = edge
    near = _reached(nodes, edges)
    for row, node in zip(node_rows, nodes.values(), strict=True):
        if node.id not in near:
            lost = "no road or sea lane joins to the start"
            raise row.wrong("id", f"is {node.id!r}, a place that {lost}")
    ordered = sorted(nodes.values(), key=lambda node: node.kind not in CIRCLES)
    return tuple(ordered), tuple(edges.values())


def _gather_nodes(rows: list[Row]) -> dict[str, Node]:
    nodes: dict[str, Node] = {}
    kinds: set[NodeKind] = set()
    for row in rows:
        node = _node(row)
        if node.id in nodes:
            raise row.wrong("id", f"is {node.id!r} again; each place has its own id")
        if node.kind in kinds and node.kind in (NodeKind.START, NodeKind.GOAL):
            raise row.wrong("kind", f"is {str(node.kind)!r} again; a map has one such place")
        nodes[node.id] = node
        kinds.add(node.kind)
    for kind in CIRCLES:
        if kind not in kinds:
            file = rows[0].file if rows else "the table of places"
            raise TableError(f"{file}: the map needs a place of kind {str(kind)!r}.")
    return nodes


def _reached(nodes: dict[str, Node], edges: dict[str, Edge]) -> set[str]:
    """The places that land and sea join to the start, so that nobody is ever stranded."""
    joined: dict[str, list[str]] = {place: [] for place in nodes}
    for edge in edges.values():
        if edge.mode != Mode.AIR:
            joined[edge.a].append(edge.b)
            joined[edge.b].append(edge.a)
    ahead = [node.id for node in nodes.values() if node.kind == NodeKind.START]
    near = set(ahead)
    while ahead:
        for other in joined[ahead.pop()]:
            if other not in near:
                near.add(other)
                ahead.append(other)
    return near


def _node(row: Row) -> Node:
    kind = NodeKind(row.one_of("kind", tuple(NodeKind)))
    reward = row.whole("reward", default=0)
    if reward and kind not in CIRCLES:
        raise row.wrong("reward", f"is {reward}, but only a circle may have a reward")
    return Node(
        id=_id(row),
        kind=kind,
        name=row.text("name_en"),
        name_local=row.text("name_local"),
        country=row.text("country"),
        lat=_degrees(row, "lat", 90),
        lon=_degrees(row, "lon", 180),
        reward=reward,
        blind_alley=bool(row.cells.get("blind_alley")) and row.flag("blind_alley"),
    )


def _id(row: Row) -> str:
    """A single word that is no number: it is an argument of moves, which have a text form."""
    name = row.text("id")
    if len(name.split()) > 1 or name.removeprefix("-").isdecimal():
        raise row.wrong("id", f"is {name!r}; one word is needed that is not a number")
    return name


def _degrees(row: Row, column: str, most: int) -> float:
    """Where the place is drawn: the column of its own for drawing, if it is filled in."""
    real = row.degrees(column)
    drawn = row.degrees(f"draw_{column}", real)
    for name, value in ((column, real), (f"draw_{column}", drawn)):
        if not -most <= value <= most:
            raise row.wrong(name, f"is {value}; it must be from -{most} to {most}")
    return drawn


def _edge(row: Row, nodes: dict[str, Node]) -> Edge:
    mode = Mode(row.one_of("kind", (Mode.LAND, Mode.SEA, Mode.AIR)))
    a, b = row.one_of("a", tuple(nodes)), row.one_of("b", tuple(nodes))
    if a == b:
        raise row.wrong("b", f"is {b!r}, where the edge begins; it must lead somewhere else")
    for column, end in (("a", a), ("b", b)):
        kind = nodes[end].kind
        if mode == Mode.AIR and kind not in CIRCLES:
            raise row.wrong(column, f"is {end!r}, which is no circle; a red line joins two circles")
        if mode == Mode.SEA and kind in (NodeKind.CROSSROADS_LAND, NodeKind.DEAD_END):
            raise row.wrong(column, f"is {end!r}, which lies on land; a sea lane cannot end there")
        if mode == Mode.LAND and kind == NodeKind.CROSSROADS_SEA:
            raise row.wrong(column, f"is {end!r}, which lies at sea; a road cannot end there")
    return Edge(
        id=_id(row),
        mode=mode,
        a=a,
        b=b,
        steps=0 if mode == Mode.AIR else row.whole("steps", low=1),
        via=_via(row),
        corridor=(row.cells.get("corridor") or "").strip(),
    )


def _via(row: Row) -> tuple[tuple[float, float], ...]:
    text = (row.cells.get("via") or "").strip()
    points = []
    for pair in text.split(";") if text else []:
        try:
            lat, lon = (float(number) for number in pair.split())
        except ValueError:
            raise row.wrong("via", f"is {pair!r}; 'lat lon; lat lon' is needed") from None
        points.append((lat, lon))
    return tuple(points)


def node_cells(node: Node) -> dict[str, str]:
    """The place as the cells of its row in the table."""
    return {
        "id": node.id,
        "kind": str(node.kind),
        "name_en": node.name,
        "name_local": node.name_local,
        "country": node.country,
        "lat": str(node.lat),
        "lon": str(node.lon),
        "reward": str(node.reward),
        "blind_alley": str(int(node.blind_alley)),
    }


def edge_cells(edge: Edge) -> dict[str, str]:
    """The way as the cells of its row in the table."""
    return {
        "id": edge.id,
        "kind": str(edge.mode),
        "a": edge.a,
        "b": edge.b,
        "steps": str(edge.steps or ""),
        "via": "; ".join(f"{lat} {lon}" for lat, lon in edge.via),
        "corridor": edge.corridor,
    }
