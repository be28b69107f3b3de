"""Expected turns from any place of the map of Inkan Aarre to any circle, for one traveller.

The traveller knows the map, wants only to arrive, and plays as well as one can: each turn it
chooses how to travel, throws, and chooses where to stop. What the game allows comes from the
game itself (`odds.ways`), with all fees; disks and rewards on the way are left out.

The expected turns are *not* exact fractions: they are found by value iteration, sweep after
sweep over all spots, until they are right to 1e-9 of a turn. What follows from a plan, such as
the chance to arrive on a certain turn, is an exact fraction again.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import inf
from typing import NamedTuple

from tesoro_lab.engine import Move, TesoroError
from tesoro_lab.engine.given import of_kind, several, whole
from tesoro_lab.games.inkan import InkanMap, InkanRules
from tesoro_lab.games.inkan.kinds import START_PESOS
from tesoro_lab.odds.sweeps import Level, solve
from tesoro_lab.odds.ways import DEAREST, UNIT, Way, open_ways, spot, travel_rules

MODES = ("land", "sea", "air")
SAME = 1e-9
"""Two values as near as this are the same."""
HORIZON = 30
"""How many turns ahead one looks if nothing else is asked for."""


class Option(NamedTuple):
    """One way to begin, and how long the journey then takes on average."""

    move: Move
    pesos: int
    """What it costs now."""
    turns: float


class Plan(NamedTuple):
    """The best way to travel this turn, and where to stop after each throw."""

    move: Move
    pesos: int
    """What it costs now."""
    turns: float
    """Expected turns to the goal, this one included."""
    stops: tuple[str, ...]
    """The dot to stop at after a throw of 1, 2, ... 6; a single one if no die is thrown."""


@dataclass(frozen=True, slots=True)
class Arrivals:
    """On which turn one arrives, each with its exact chance, and how likely it is later."""

    turns: dict[int, Fraction]
    later: Fraction
    """The chance to arrive after the last of these turns."""

    def by(self, turn: int) -> Fraction:
        """The chance to have arrived when this turn is over."""
        return sum([chance for when, chance in self.turns.items() if when <= turn], Fraction(0))


class Journey:
    """All journeys to one goal: expected turns, plans and chances, from any place and purse.

    >>> to_lima = journey(InkanMap.load(), "Lima")
    >>> round(to_lima.turns("Machu Picchu", pesos=0), 3)
    1.588
    """

    def __init__(
        self, board: InkanMap, goal: int, modes: tuple[str, ...], rules: InkanRules
    ) -> None:
        """Nothing is computed yet; use `journey`, which remembers what it has made."""
        self.board = board
        self.goal = goal
        self.modes = modes
        self.rules = rules
        self._levels: list[Level] = []
        self._enough = inf

    def turns(self, at: str | int, pesos: int = START_PESOS, paid: bool = False) -> float:
        """Expected turns from a place; `math.inf` if these modes never lead there for sure."""
        return self.values(pesos)[spot(self.board.dot(at), paid)]

    def options(
        self, at: str | int, pesos: int = START_PESOS, paid: bool = False
    ) -> tuple[Option, ...]:
        """Every way to begin here, and the expected turns if one goes on as well as one can."""
        here = spot(self.board.dot(at), paid)
        units = self._units(pesos)
        return tuple(
            [
                Option(way.move, way.price * UNIT, self._through(way, units))
                for way in self._open(units)[here]
            ]
        )

    def plan(self, at: str | int, pesos: int = START_PESOS, paid: bool = False) -> Plan | None:
        """What to do on this turn; None at the goal, or where no way leads there for sure."""
        here = spot(self.board.dot(at), paid)
        units = self._units(pesos)
        way = self._best(here, units)
        if way is None:
            return None
        ends = self._picks(way, units)
        names = tuple([self.board.names[end // 2] for end in ends])
        return Plan(way.move, way.price * UNIT, self.values(pesos)[here], names)

    def arrivals(
        self,
        at: str | int,
        pesos: int = START_PESOS,
        paid: bool = False,
        horizon: int = HORIZON,
    ) -> Arrivals:
        """The exact chance to arrive on each turn up to `horizon` by the best plan."""
        here = spot(self.board.dot(at), paid)
        if here // 2 == self.goal:
            return Arrivals({0: Fraction(1)}, Fraction(0))
        waiting = {(here, self._units(pesos)): 1}
        arrived: dict[int, Fraction] = {}
        for turn in range(1, horizon + 1):
            waiting, hits = self._turn(waiting)
            if hits:
                arrived[turn] = Fraction(hits, 6**turn)
        return Arrivals(arrived, 1 - sum(arrived.values(), Fraction(0)))

    def values(self, pesos: int) -> list[float]:
        """Expected turns by spot (see `odds.ways.spot`) for a purse of so many pesos."""
        return self._levels[self._units(pesos)].turns

    def _turn(self, waiting: dict[tuple[int, int], int]) -> tuple[dict[tuple[int, int], int], int]:
        """Everybody on the way makes one turn: the weights of who is where, and who arrives.

        All weights are sixths of those before.
        """
        hits = 0
        onward: dict[tuple[int, int], int] = {}
        for (here, units), weight in waiting.items():
            way = self._best(here, units)
            if way is None:
                onward[here, units] = onward.get((here, units), 0) + 6 * weight
                continue
            ends = self._picks(way, units)
            each = weight * 6 // len(ends)
            for end in ends:
                if end // 2 == self.goal:
                    hits += each
                else:
                    key = (end, units - way.price)
                    onward[key] = onward.get(key, 0) + each
        return onward, hits

    def _best(self, here: int, units: int) -> Way | None:
        """The best way from a spot, the cheaper one of two that are as good."""
        if here // 2 == self.goal:
            return None
        best, least = None, inf
        for way in self._open(units)[here]:
            turns = self._through(way, units)
            if turns < least - SAME:
                best, least = way, turns
        return best

    def _picks(self, way: Way, units: int) -> list[int]:
        """The best stop after each throw."""
        turns = self._levels[units - way.price].turns
        return [min(stops, key=turns.__getitem__) for stops in way.throws]

    def _through(self, way: Way, units: int) -> float:
        """Expected turns if one takes this way now."""
        turns = self._levels[units - way.price].turns
        return 1 + sum([turns[end] for end in self._picks(way, units)]) / len(way.throws)

    def _open(self, units: int) -> tuple[tuple[Way, ...], ...]:
        return open_ways(self.board, self.rules, self.modes, units)

    def _units(self, pesos: int) -> int:
        """The purse in hundreds, solved up to there, or up to where more money no longer helps."""
        if whole(pesos, "pesos") < 0:
            raise TesoroError(f"A purse holds 0 pesos or more, not {pesos}.")
        units = pesos // UNIT
        while len(self._levels) <= min(units, self._enough):
            number = len(self._levels)
            self._levels.append(solve(self._open(number), self.goal, self._levels))
            if number >= DEAREST and self._is_enough():
                self._enough = number
        return int(min(units, self._enough))

    def _is_enough(self) -> bool:
        """Whether the last purses, as many as the dearest fare has units, are all as good."""
        last = self._levels[-1].turns
        for level in self._levels[-DEAREST - 1 : -1]:
            for one, two in zip(level.turns, last, strict=True):
                if one != two and abs(one - two) > SAME:
                    return False
        return True


def journey(
    board: InkanMap,
    goal: str | int,
    modes: tuple[str, ...] = MODES,
    rules: InkanRules | None = None,
) -> Journey:
    """All journeys to a goal by these modes; what has been computed once is remembered.

    Raises:
        TesoroError: there is no such place or mode.
    """
    of_kind(board, InkanMap, "The map")
    if rules is not None:
        of_kind(rules, InkanRules, "The rules")
    several(modes, "The ways to travel")
    for mode in modes:
        if mode not in MODES:
            raise TesoroError(f"One travels by {', '.join(MODES)}, not by {mode!r}.")
    kept = tuple([mode for mode in MODES if mode in modes])
    return _journey(board, board.dot(goal), kept, travel_rules(rules))


def expected_turns(
    board: InkanMap,
    start: str | int,
    goal: str | int,
    pesos: int = START_PESOS,
    modes: tuple[str, ...] = MODES,
    rules: InkanRules | None = None,
) -> float:
    """Expected turns from one place to another, right to 1e-9 (value iteration, not a fraction).

    >>> board = InkanMap.load()
    >>> land = expected_turns(board, "Rio de Janeiro", "Machu Picchu", modes=("land",))
    >>> free = expected_turns(board, "Rio de Janeiro", "Machu Picchu")
    >>> land > free
    True
    """
    return journey(board, goal, modes, rules).turns(start, pesos)


def arrival_turns(
    board: InkanMap,
    start: str | int,
    goal: str | int,
    pesos: int = START_PESOS,
    modes: tuple[str, ...] = MODES,
    rules: InkanRules | None = None,
    horizon: int = HORIZON,
) -> Arrivals:
    """The exact chance to arrive on each turn, if one travels by the plan of fewest turns.

    >>> chances = arrival_turns(InkanMap.load(), "Sao Paulo", "Rio de Janeiro", modes=("land",))
    >>> chances.turns[1], chances.turns[2]
    (Fraction(5, 6), Fraction(1, 6))
    """
    return journey(board, goal, modes, rules).arrivals(start, pesos, horizon=horizon)


@lru_cache(maxsize=400)
def _journey(board: InkanMap, goal: int, modes: tuple[str, ...], rules: InkanRules) -> Journey:
    return Journey(board, goal, modes, rules)
