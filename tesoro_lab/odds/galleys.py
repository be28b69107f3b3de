"""Stuck in the Galleys: pay, wait, or use a card? What each way costs and misses.

Waiting saves part of the fine and keeps the pawn off the titles of others; but a pawn that does
not move brings no salary. A stay is followed by `movement.throw`, throw by throw, so the options
of the rules (`third_turn`, `fine_then`, `galleys_double_rolls_again`, `ransom_card`) are the
game's own. Amounts are in reales, times in turns of the one who is held.
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache, cached_property
from typing import NamedTuple

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.games.ruta import movement
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.cards import Effect
from tesoro_lab.games.ruta.galleys import price
from tesoro_lab.games.ruta.movement import FREE, MAX_TRIES, Pawn
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.odds import earnings
from tesoro_lab.odds.pawns import HELD, THROWS, PawnChain, Policy, Turn, pawn_chain
from tesoro_lab.odds.weighing import weighed

PAY, WAIT, FREE_CARD, RANSOM = "pay", "wait", "free_card", "ransom"
Tolls = float | Mapping[int, float]
SAME = 1e-9
"""So many throws are none."""
NEAR = 1e-13
"""Two pawns whose chances lie no farther apart than this have the same future."""


class Way(NamedTuple):
    """One way out of the Galleys."""

    name: str
    """"pay", "wait", "free_card" or "ransom"."""
    moves_on: Distribution[int]
    """On which of the player's turns the pawn moves off; the turn that now begins is 1."""
    cost: Distribution[int]
    """What the Crown gets, in reales."""

    @property
    def held(self) -> Distribution[int]:
        """How many of the player's turns go by in the Galleys without a move."""
        return self.moves_on.map(lambda turn: turn - 1)


class Missed(NamedTuple):
    """What a pawn that waits misses for ever, compared with one that pays now."""

    stops: dict[int, float]
    """How many stops fewer it makes on each place, ends of throws counted."""
    income: float
    """How many reales less it has from salary, taxes and the cards' fixed sums."""

    @property
    def throws(self) -> float:
        """How many moves it makes fewer."""
        return sum(self.stops.values())


class Phase(NamedTuple):
    """A pawn at the beginning of a turn, and whether it still waits in its first stay."""

    waits: bool
    turn: Turn


class Taken(NamedTuple):
    """What one turn holds on average: where it ends, its stops and what it brings."""

    ends: dict[Phase, float]
    stops: dict[int, float]
    income: float


@cache
def turn(board: RutaBoard, rules: RutaRules, later: Policy, phase: Phase) -> Taken:
    """What the next turn of such a pawn holds on average."""
    waits, begun = phase
    if begun.rests:
        return Taken({Phase(False, begun._replace(rests=begun.rests - 1)): 1.0}, {}, 0.0)
    chain = pawn_chain(board, rules, "wait" if waits else later)
    pawn, income = Pawn(begun.at, 0, begun.tries), 0.0
    if pawn.tries != FREE and chain.galleys == "pay":
        pawn, income = Pawn(begun.at), -float(board.treasury.fine)
        if rules.fine_then == "next_turn":
            return Taken({Phase(False, Turn(begun.at)): 1.0}, {}, income)
    ends: dict[Phase, float] = {}
    stops: dict[int, float] = {}
    throwing = {pawn: 1.0}
    while throwing:
        for pawn, share in throwing.items():
            income += share * float(earnings.of_throw(board, rules, pawn))
            income -= 0.0 if waits else share * _fines(board, rules, pawn)
        throwing = _throw(chain, phase, throwing, ends, stops)
    return Taken(ends, stops, income)


def _throw(
    chain: PawnChain,
    phase: Phase,
    throwing: Mapping[Pawn, float],
    ends: dict[Phase, float],
    stops: dict[int, float],
) -> dict[Pawn, float]:
    """Enter the stops of one throw and the ends of the turn; return who throws again."""
    again: dict[Pawn, float] = {}
    for pawn, share in throwing.items():
        step = chain.roll(pawn)
        for end, weight in step.weights.items():
            part = share * weight / step.total
            for stop in end.stops[-1:]:
                stops[stop] = stops.get(stop, 0.0) + part
            if end.again:
                again[end.pawn] = again.get(end.pawn, 0.0) + part
                continue
            still = phase.waits and end.pawn.tries > phase.turn.tries  # a new stay has no try yet
            then = Phase(still, Turn(end.pawn.at, end.pawn.tries, end.rests))
            ends[then] = ends.get(then, 0.0) + part
    return again


def _fines(board: RutaBoard, rules: RutaRules, pawn: Pawn) -> float:
    """The fine that a throw in a later stay makes due on average."""
    if pawn.tries != MAX_TRIES - 1:
        return 0.0
    trips = [movement.throw(board, rules, pawn, a, b) for a, b in THROWS]
    return board.treasury.fine * sum(trip.fined for trip in trips) / len(trips)


class Stay:
    """A player's pawn held in the Galleys at the beginning of a turn.

    >>> stay = of()
    >>> stay.ways["wait"].moves_on
    Distribution({1: 6, 2: 5, 3: 25})
    >>> stay.ways["wait"].cost.mean(), stay.saving
    (Fraction(156250, 27), Fraction(113750, 27))
    >>> stay.best(0), stay.best(5000)
    ('pay', 'wait')
    """

    def __init__(self, board: RutaBoard, rules: RutaRules, tries: int, later: Policy) -> None:
        """Take the table, the throws that have failed, and what the player does in later stays."""
        self.board, self.rules, self.tries, self.later = board, rules, tries, later

    def __repr__(self) -> str:
        """Say where the stay stands."""
        return f"<Stay in the Galleys on {self.board.name} after {self.tries} failed throws>"

    @cached_property
    def ways(self) -> dict[str, Way]:
        """Every way out: paying, waiting, and each kind of card that opens the Galleys.

        With "wait" the player throws on each turn until the pawn is out, whatever it takes.
        """
        fine = self.board.treasury.fine
        found = {PAY: self._at_once(PAY, fine), WAIT: self._waiting()}
        for card in self.board.keepable:
            if card.effect == Effect.FREE_GALLEYS:
                name = RANSOM if card.amount else FREE_CARD
                found[name] = self._at_once(name, price(self.board, self.rules, card))
        return found

    def _at_once(self, name: str, cost: int) -> Way:
        first = 1 if self.rules.fine_then == "move_now" else 2
        return Way(name, Distribution({first: 1}), Distribution({cost: 1}))

    def _waiting(self) -> Way:
        moves: dict[int, Fraction] = {}
        costs: dict[int, Fraction] = {}
        here, chance, turn = Pawn(self.board.galleys_at, 0, self.tries), Fraction(1), 1
        while chance:
            stays = Fraction(0)
            for a, b in THROWS:
                trip = movement.throw(self.board, self.rules, here, a, b)
                share = chance / len(THROWS)
                if trip.pawn.tries != FREE:
                    stays, then = stays + share, trip.pawn
                    continue
                when = turn if trip.lands else turn + 1
                cost = self.board.treasury.fine if trip.fined else 0
                moves[when] = moves.get(when, Fraction(0)) + share
                costs[cost] = costs.get(cost, Fraction(0)) + share
            if stays:
                here = then
            chance, turn = stays, turn + 1
        turns, costs = dict(sorted(moves.items())), dict(sorted(costs.items()))
        return Way(WAIT, weighed(turns), weighed(costs))

    @property
    def saving(self) -> Fraction:
        """What waiting saves of the fine on average, in reales."""
        return self.ways[PAY].cost.mean() - self.ways[WAIT].cost.mean()

    @cached_property
    def missed(self) -> Missed:
        """What one who waits misses for ever, compared with one who pays now.

        Both pawns are followed turn by turn until their chances are the same; from then on they
        have the same future.
        """
        here, idle = self.board.galleys_at, int(self.rules.fine_then == "next_turn")
        rules = replace(self.rules, ransom_card="kept")  # no pawn moves by its price
        gap: dict[Phase, float] = {
            Phase(False, Turn(here, FREE, idle)): 1.0,
            Phase(True, Turn(here, self.tries)): -1.0,
        }
        stops, income = dict.fromkeys(range(HELD + 1), 0.0), 0.0
        while sum([abs(share) for share in gap.values()]) > NEAR:
            then: dict[Phase, float] = {}
            for phase, share in gap.items():
                taken = turn(self.board, rules, self.later, phase)
                income += share * taken.income
                for where, count in taken.stops.items():
                    stops[where] += share * count
                for end, chance in taken.ends.items():
                    then[end] = then.get(end, 0.0) + share * chance
            gap = then
        return Missed(stops, income)

    @property
    def threshold(self) -> float | None:
        """What a throw must cost in tolls, in reales, for paying and waiting to be worth the same.

        Above it waiting is better, since it misses throws; below it, in the rare case that waiting
        misses fewer throws than paying (`missed.throws` below 0). None if it misses none.
        """
        if abs(self.missed.throws) < SAME:
            return None
        return (self.missed.income - float(self.saving)) / self.missed.throws

    def worth(self, tolls: Tolls = 0) -> dict[str, float]:
        """What each way is worth in reales, the salary missed and the tolls avoided counted.

        `tolls` is what the titles of others cost a throw on average, in reales, or what a stop on
        each space costs, by its number. What a title bought would be worth may be taken off it.

        >>> of().worth(1000)["pay"]
        -10000.0

        Raises:
            TesoroError: a toll is given for something that is no space.
        """
        if isinstance(tolls, Mapping):
            wrong = [at for at in tolls if at not in self.missed.stops]
            if wrong:
                raise TesoroError(f"Tolls are given by the number of a space, not {wrong[0]!r}.")
            avoided = sum(toll * self.missed.stops[at] for at, toll in tolls.items())
        else:
            avoided = tolls * self.missed.throws
        late = {WAIT: avoided - self.missed.income}
        return {
            name: late.get(name, 0.0) - float(way.cost.mean()) for name, way in self.ways.items()
        }

    def best(self, tolls: Tolls = 0, among: tuple[str, ...] = (PAY, WAIT)) -> str:
        """The way that is worth most; of equal ones the first that is named.

        Raises:
            TesoroError: no way is named, or one that this board does not have.
        """
        if not among:
            raise TesoroError("Name the ways to choose from, such as 'pay' and 'wait'.")
        known = ", ".join(self.ways)
        for name in among:
            if name not in self.ways:
                raise TesoroError(f"There is no way {name!r} here; there are {known}.")
        worth = self.worth(tolls)
        return max(among, key=lambda name: worth[name])


def of(
    board: RutaBoard | None = None,
    rules: RutaRules | None = None,
    tries: int = 0,
    later: Policy = "pay",
) -> Stay:
    """The stay of a pawn after so many failed throws, on a board under rules; kept once made.

    `later` is what the player does whenever the pawn is sent to the Galleys again.

    >>> of(tries=2).ways["wait"].moves_on  # whoever fails a third time pays and moves on
    Distribution({1: 1})

    Raises:
        TesoroError: more throws have failed than anybody may throw there, or no such policy.
    """
    if not 0 <= whole(tries, "failed throws") < MAX_TRIES:
        raise TesoroError(f"From 0 to {MAX_TRIES - 1} throws may have failed, not {tries}.")
    pawn_chain(board, rules, later)  # refuses a policy that it does not know
    return _made(board or RutaBoard.load(), rules or RutaRules(), tries, later)


@cache
def _made(board: RutaBoard, rules: RutaRules, tries: int, later: Policy) -> Stay:
    return Stay(board, rules, tries, later)
