"""Scripted play of Inkan Aarre: a position from facts, moves as text, and what was told.

    state = at({"places": ["Rio de Janeiro"]}, disk_throw="next_turn")
    events = go(state, "land", "die 4", "go BSB", "pay", "disk cup")

Every move is checked against `legal()`, and every state on the way against the invariants.
"""

from pathlib import Path
from typing import Any

from scripted_play import scripted

from tesoro_lab.engine import CHANCE
from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules, InkanState
from tesoro_lab.games.inkan.invariants import problems

BOARD = InkanMap.load()

OTHER_READINGS = InkanRules(
    disk_throw="next_turn",
    sea_fee="each_voyage",
    free_sea="penniless",
    suns_count="any",
    reward_on="pass",
    mixed_modes=True,
)
"""Every field off its default."""

NODES = """id,kind,name_en,name_local,country,lat,lon,reward
x,crossroads_land,Fork,Fork,Land,0,1,
B,disk,Bay,Bay,Land,0,2,
S,start,Port,Port,Land,0,0,
C,disk,Cape,Cape,Land,1,2,50
s,crossroads_sea,Strait,Strait,(sea),2,1,
I,disk,Isle,Isle,Sea,3,1,70
G,goal,Temple,Temple,Land,0,4,
e,dead_end,Bog,Bog,Land,-1,1,
D,disk,Desert,Desert,Land,-2,2,
K,disk,Keys,Keys,Sea,4,1,
M,disk,Mine,Mine,Land,-3,2,
N,disk,Nest,Nest,Land,-4,2,
P,disk,Pass,Pass,Land,1,3,
"""
EDGES = """id,kind,a,b,steps
r1,land,S,x,2
r2,land,x,B,1
r3,land,x,e,2
r4,land,B,G,3
r5,land,B,D,2
r6,land,C,B,2
r7,land,D,M,1
r8,land,M,N,3
r9,land,C,P,1
w1,sea,S,s,1
w2,sea,s,C,2
w3,sea,s,I,3
w4,sea,C,I,2
w5,sea,I,K,3
f1,air,S,G,
f2,air,D,I,
"""
"""A map of eight disks, one of each kind, whose circles are not first in the table."""


def tiny(folder: Path, nodes: str = NODES, edges: str = EDGES) -> InkanMap:
    """The map of these two tables, read from files."""
    places, ways = folder / "places.csv", folder / "ways.csv"
    places.write_text(nodes, encoding="utf-8")
    ways.write_text(edges, encoding="utf-8")
    return InkanMap.from_csv(places, ways)


def at(
    facts: dict[str, Any] | None = None, board: InkanMap | None = None, **rules: Any
) -> InkanState:
    """The position that the facts describe; keywords are fields of the rules."""
    return INKAN.scenario(facts or {}, InkanRules(**rules), board)


def new(seats: int, **rules: Any) -> InkanState:
    """A new game, before the opening throws."""
    return INKAN.new(seats, InkanRules(**rules))


go = scripted(INKAN, problems)
"""Play moves of Inkan Aarre in place; what was told."""


def ends(state: InkanState) -> set[str]:
    """Where the throw may end, as the ids of the dots."""
    return {str(move.args[0]) for move in state.legal().moves if move.kind == "go"}


def trip(mode: str, pips: int, to: str) -> tuple[str, str, str]:
    """The three moves of a journey with the die."""
    return mode, f"die {pips}", f"go {to}"


def place(state: InkanState, seat: int = 0) -> str:
    """The id of the dot where the seat stands."""
    return state.board.names[state.at[seat]]


def num(name: str) -> int:
    """The number of a dot of the project's map."""
    return BOARD.dot(name)


def digging(facts: dict[str, Any] | None = None, **rules: Any) -> InkanState:
    """Seat 0 has paid for the disk of Brasilia; chance is about to show it."""
    places = {0: "BSB", **(facts or {}).get("places", {})}
    state = at({**(facts or {}), "places": places}, **rules)
    go(state, "pay")
    assert state.seat == CHANCE
    return state
