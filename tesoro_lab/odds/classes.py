"""The communicating classes of a chain: which states can come to each other, and for good."""

from collections.abc import Iterator
from math import gcd
from typing import Any, NamedTuple

Rows = list[dict[int, int]]
"""By state, the weights of where it leads."""


class Communicating(NamedTuple):
    """A class of states each of which can come to each other one."""

    states: tuple[Any, ...]
    closed: bool
    """Whether the class is never left: its states are recurrent. Otherwise they are transient."""
    period: int
    """The gcd of the lengths of all ways back: 1 is aperiodic, 0 means no way back."""


def period(rows: Rows, inside: dict[int, None]) -> int:
    """The gcd of the lengths of all ways round inside a class.

    One search numbers each state by its distance from the first; a step from level a to level b
    closes a way round whose length differs from others by a + 1 - b.
    """
    first = next(iter(inside))
    level = {first: 0}
    waiting, common = [first], 0
    for state in waiting:
        for other in rows[state]:
            if other not in inside:
                continue
            if other in level:
                common = gcd(common, level[state] + 1 - level[other])
            else:
                level[other] = level[state] + 1
                waiting.append(other)
    return common


def components(rows: Rows) -> list[list[int]]:
    """The strongly connected components, without recursion.

    R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1, 1972.
    """
    search = _Search(rows)
    for root in range(len(rows)):
        if root not in search.index:
            search.from_(root)
    return search.found


class _Search:
    """A depth-first search that knows, for each state, the earliest open one it leads back to."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.index: dict[int, int] = {}
        self.low: dict[int, int] = {}
        self.open: dict[int, None] = {}
        self.found: list[list[int]] = []

    def from_(self, root: int) -> None:
        path = [self._enter(root)]
        while path:
            state, ways = path[-1]
            other = next(ways, None)
            if other is None:
                path.pop()
                self._leave(state, path[-1][0] if path else state)
            elif other not in self.index:
                path.append(self._enter(other))
            elif other in self.open:
                self.low[state] = min(self.low[state], self.index[other])

    def _enter(self, state: int) -> tuple[int, Iterator[int]]:
        self.index[state] = self.low[state] = len(self.index)
        self.open[state] = None
        return state, iter(self.rows[state])

    def _leave(self, state: int, before: int) -> None:
        self.low[before] = min(self.low[before], self.low[state])
        if self.low[state] < self.index[state]:
            return
        members: list[int] = []
        while not members or members[-1] != state:
            member, _ = self.open.popitem()
            members.append(member)
        self.found.append(members[::-1])
