"""Small maps of our own, whose journeys can be counted by hand, read from tables like any map."""

from pathlib import Path

from tesoro_lab.games.inkan import InkanMap

NODES = """id,kind,name_en,name_local,country,lat,lon,reward
S,start,Port,Puerto,Land,0,0,
B,disk,Bay,Bahía,Land,0,2,
I,disk,Isle,Isla,Sea,1,3,
A,disk,Airfield,Campo,Land,-1,2,
G,goal,Temple,Templo,Land,0,4,
x,crossroads_land,Fork,Cruce,Land,0,3,
e,dead_end,Bog,Pantano,Land,-1,3,
"""
EDGES = """id,kind,a,b,steps
r1,land,S,B,3
r2,land,B,x,1
r3,land,x,G,2
r4,land,x,e,1
r5,land,S,A,9
w1,sea,S,I,2
w2,sea,I,G,2
f1,air,A,G,
f2,air,S,A,
"""


def tiny_map(folder: Path) -> InkanMap:
    """Port -3- Bay -1- Fork -2- Temple by land; Port ~2~ Isle ~2~ Temple; Port = Airfield = Temple.

    From the Fork a road of one step ends in a bog, and a road of nine steps leads to the Airfield.
    """
    nodes, edges = folder / "nodes.csv", folder / "edges.csv"
    nodes.write_text(NODES, encoding="utf-8")
    edges.write_text(EDGES, encoding="utf-8")
    return InkanMap.from_csv(nodes, edges)
