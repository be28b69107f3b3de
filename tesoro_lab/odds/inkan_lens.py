"""The odds lens of Inkan Aarre: where the next throw can take a seat, and what a disk may be.

Nothing here knows a rule of the game: what a throw allows comes from the game's own moves, and
the turns to come from the journeys that are built on them. Chances are exact fractions, expected
turns are right to 1e-9.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import inf
from typing import Any, NamedTuple

from tesoro_lab.engine import Distribution, Move
from tesoro_lab.games.inkan import InkanMap, InkanRules
from tesoro_lab.games.inkan.frames import Die, Go, Guide, Opening, Start
from tesoro_lab.games.inkan.kinds import DISK_PRICE
from tesoro_lab.odds import beliefs
from tesoro_lab.odds.journeys import MODES, Option, journey
from tesoro_lab.odds.ways import UNIT, Way, open_ways, spot, throws_from, travel_rules

ASKS = {Start: "travel", Die: "throw", Go: "stop", Guide: "guide"}
"""What comes next, by frame; in all others it is a disk."""


class Place(NamedTuple):
    """A dot where one may come to stand."""

    dot: int
    chance: Fraction
    """How likely the throw allows to stop here; 1 after the throw."""
    turns: float
    """Expected turns from here to Machu Picchu, with the money that is left."""


class Travel(NamedTuple):
    """One way to travel this turn."""

    move: Move
    pesos: int
    """What it costs."""
    turns: float
    """Expected turns to Machu Picchu if one begins so and goes on as well as one can."""
    places: tuple[Place, ...]
    """Where it can lead; a throw may allow several, so that the chances add up to more than 1."""


@dataclass(frozen=True, slots=True)
class InkanLens:
    """What chance holds for one seat. Money is in pesos."""

    ask: str
    """What comes next: "travel", "throw", "stop", "disk" or "guide"."""
    seat: int
    at: int
    """The dot where the seat stands."""
    pesos: int
    paid: bool
    """Whether a sea fee that it has paid still holds."""
    travels: tuple[Travel, ...]
    """Before the throw: the ways to travel, or the one that was chosen."""
    stops: tuple[Place, ...]
    """After the throw: where the seat may stop."""
    disk: Distribution[str] | None
    """What the next disk may be, whichever it is; None when all are turned."""
    on_disk: bool
    """Whether the seat stands on a disk that nobody has turned."""
    paying: Fraction | None
    """What paying for a disk and turning it changes in the purse on average; None if one can't."""
    throwing: Fraction | None
    """The same for throwing for it once; None when all disks are turned."""
    turns: float
    """Expected turns from here to Machu Picchu, with this purse."""
    board: InkanMap
    rules: InkanRules
    unturned: tuple[int, ...]
    """The circles whose disk nobody has turned."""

    def turns_to(self, place: str | int) -> float:
        """Expected turns from here to any circle, with this purse."""
        return journey(self.board, place, MODES, self.rules).turns(self.at, self.pesos, self.paid)

    def ways_to(self, place: str | int) -> tuple[Option, ...]:
        """Every way to begin a journey to a circle from here, with the expected turns of each."""
        plans = journey(self.board, place, MODES, self.rules)
        return plans.options(self.at, self.pesos, self.paid)

    def to_disks(self) -> dict[int, float]:
        """Expected turns from here to every disk still unturned, the nearest first.

        The first time on a map this takes a few seconds; afterwards it is looked up.
        """
        found = {circle: self.turns_to(circle) for circle in self.unturned}
        return dict(sorted(found.items(), key=lambda pair: pair[1]))

    def chance_of(self, *kinds: str) -> Fraction:
        """The chance that the next disk is of one of these kinds."""
        if self.disk is None:
            return Fraction(0)
        return sum([self.disk[kind] for kind in kinds], Fraction(0))


def lens(state: Any) -> InkanLens | None:
    """What chance holds for whoever is asked or throws; None before the first turn and at the end.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> seen = lens(INKAN.scenario({}))
    >>> [(str(travel.move), travel.pesos) for travel in seen.travels][:3]
    [('land', 0), ('drift', 0), ('sea', 100)]
    >>> sao_paulo = INKAN.scenario({}).board.dot("Sao Paulo")
    >>> [place.chance for place in seen.travels[0].places if place.dot == sao_paulo]
    [Fraction(5, 6)]
    >>> seen.chance_of("treasure", "devil")
    Fraction(2, 17)
    """
    frame = state.frame
    if frame is None or type(frame) is Opening:
        return None
    seat = state.traveller
    pesos = state.purses[seat]
    disk = beliefs.next_disk(state)
    rules = travel_rules(state.rules)
    return InkanLens(
        ask=ASKS.get(type(frame), "disk"),
        seat=seat,
        at=state.at[seat],
        pesos=pesos,
        paid=state.paid[seat],
        travels=_travels(state, seat, rules),
        stops=_stops(state, seat, rules),
        disk=disk,
        on_disk=state.on_disk(seat),
        paying=beliefs.worth(state, pesos) if disk and pesos >= DISK_PRICE else None,
        throwing=beliefs.worth_of_throwing(state, pesos) if disk else None,
        turns=_home(state, rules).turns(state.at[seat], pesos, state.paid[seat]),
        board=state.board,
        rules=rules,
        unturned=beliefs.unturned(state),
    )


def _home(state: Any, rules: InkanRules) -> Any:
    return journey(state.board, state.board.goal, MODES, rules)


def _travels(state: Any, seat: int, rules: InkanRules) -> tuple[Travel, ...]:
    frame = state.frame
    if type(frame) is Die:
        way = Way(Move(_word(frame.mode)), 0, throws_from(state, seat))
        return (_travel(state, way, state.purses[seat], rules),)
    if type(frame) is not Start:
        return ()
    pesos = state.purses[seat]
    here = spot(state.at[seat], state.paid[seat])
    open_here = open_ways(state.board, rules, MODES, pesos // UNIT)[here]
    return tuple([_travel(state, way, pesos, rules) for way in open_here])


def _word(mode: str) -> str:
    """What one said to travel by this mode; a voyage is one way to be at sea."""
    return "sea" if mode == "voyage" else str(mode)


def _travel(state: Any, way: Way, pesos: int, rules: InkanRules) -> Travel:
    """The chances and turns of one way."""
    left = pesos - way.price * UNIT
    turns = _home(state, rules).values(left)
    allowed: dict[int, int] = {}
    after: dict[int, float] = {}
    total = 0.0
    for ends in way.throws:
        total += min([turns[end] for end in ends], default=inf)
        for end in ends:
            dot = end // 2
            allowed[dot] = allowed.get(dot, 0) + 1
            after[dot] = turns[end]
    count = len(way.throws)
    places = [Place(dot, Fraction(allowed[dot], count), after[dot]) for dot in sorted(allowed)]
    return Travel(way.move, way.price * UNIT, 1 + total / count, tuple(places))


def _stops(state: Any, seat: int, rules: InkanRules) -> tuple[Place, ...]:
    """After the throw, each place where one may stop."""
    if type(state.frame) is not Go:
        return ()
    turns = _home(state, rules).values(state.purses[seat])
    ends: Iterable[int] = throws_from(state, seat)[0]
    return tuple([Place(end // 2, Fraction(1), turns[end]) for end in sorted(ends)])
