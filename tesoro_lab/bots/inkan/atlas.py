"""What an explorer knows of a map by heart: expected turns between places, worked out once."""

from functools import lru_cache

from tesoro_lab.engine import Move
from tesoro_lab.games.inkan import InkanMap, InkanRules
from tesoro_lab.odds.journeys import Journey, journey
from tesoro_lab.odds.ways import UNIT, spot, travel_rules

SAILS = ("land", "sea")
"""How an explorer goes for a disk; flights it weighs one by one."""
ENOUGH = 2
"""For such a journey, more than so many hundred pesos change next to nothing."""


class Atlas:
    """Expected turns on one map under one set of rules; a purse is counted in hundreds."""

    def __init__(self, board: InkanMap, rules: InkanRules) -> None:
        """Nothing is worked out yet: each table is made when it is first needed."""
        self.board = board
        self.home: Journey = journey(board, board.goal, rules=rules)
        self._to = {disk: journey(board, disk, SAILS, rules) for disk in board.disks}
        self._near: dict[tuple[int, int], list[float]] = {}
        self._plans: dict[tuple[int, int, int], Move | None] = {}
        self._home_plans: dict[tuple[int, int], Move | None] = {}
        self._neighbours: dict[int, list[int]] = {}

    def near(self, here: int, units: int) -> list[float]:
        """Expected turns from a spot to the disk of each circle, by number of circle."""
        units = min(units, ENOUGH)
        found = self._near.get((here, units))
        if found is None:
            found = [0.0] * len(self.board.circles)
            for disk, there in self._to.items():
                found[disk] = there.values(units * UNIT)[here]
            self._near[here, units] = found
        return found

    def way_to(self, disk: int, here: int, units: int) -> Move | None:
        """How to begin a journey to a disk."""
        key = (disk, here, min(units, ENOUGH))
        if key not in self._plans:
            plan = self._to[disk].plan(here // 2, key[2] * UNIT, bool(here % 2))
            self._plans[key] = plan.move if plan else None
        return self._plans[key]

    def way_home(self, here: int, pesos: int) -> Move | None:
        """How to begin a journey to Machu Picchu."""
        key = (here, pesos // UNIT)
        if key not in self._home_plans:
            plan = self.home.plan(here // 2, pesos, bool(here % 2))
            self._home_plans[key] = plan.move if plan else None
        return self._home_plans[key]

    def next_from(self, disk: int, unturned: tuple[bool, ...]) -> float:
        """Expected turns from a disk to the nearest other one, for somebody without money."""
        turns = self.near(spot(disk), 0)
        order = self._neighbours.get(disk)
        if order is None:
            order = [other for other in self.board.disks if other != disk]
            order.sort(key=turns.__getitem__)
            self._neighbours[disk] = order
        for other in order:
            if unturned[other]:
                return turns[other]
        return 0.0


@lru_cache(maxsize=16)
def _atlas(board: InkanMap, rules: InkanRules) -> Atlas:
    return Atlas(board, rules)


@lru_cache(maxsize=64)
def atlas(board: InkanMap, rules: InkanRules) -> Atlas:
    """The atlas of a map; what has been worked out once stays."""
    return _atlas(board, travel_rules(rules))


@lru_cache(maxsize=4096)
def next_disks(known: Atlas, unturned: tuple[bool, ...]) -> list[float]:
    """For each circle, how far its disk is from the nearest other one."""
    return [known.next_from(n, unturned) if there else 0.0 for n, there in enumerate(unturned)]
