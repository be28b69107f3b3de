"""The odds lens: what the next throw or card of La Ruta del Tesoro can do, exactly.

Nothing here knows a rule of the game. The state itself is copied, each outcome of chance is
played on a copy, and so on through the cards until a seat decides; what happened is read from the
events that the state tells. A rule that changes in the game therefore changes here too.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from tesoro_lab.engine import CHANCE, Distribution, Event, Move, TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.games import state_of
from tesoro_lab.games.ruta.frames import Debt, Dice, Draw, Galleys, Throw
from tesoro_lab.games.ruta.movement import FREE, Pawn
from tesoro_lab.odds.weighing import weighed

ROLL = Move("roll")

# Everybody is lent this much while the lens looks ahead, so that every payment goes through at
# once: what a seat cannot pay in fact, it owes, and the lens counts it as paid.
LENT = 100_000_000


class Spot(NamedTuple):
    """One space that the dice can reach."""

    space: int
    chance: Fraction
    money: Fraction
    """What the thrower's purse changes on average if it comes to this, cards included."""


@dataclass(frozen=True, slots=True)
class Lens:
    """What chance holds for one seat: exact, in reales, unpaid debts counted as owed."""

    ask: str
    """What comes next: "throw", "card", or "later" when something else is decided first."""
    seat: int
    start: int
    """The space where the seat's pawn stands now."""
    places: Distribution[int]
    """Where the pawn ends, after cards and the Galleys."""
    first: Distribution[int]
    """Where the dice alone put the pawn, before a card or the Galleys send it on."""
    money: Distribution[int]
    """What the seat's purse changes: salary, tolls, taxes, fines, cards; nothing is bought."""
    spots: tuple[Spot, ...]
    """The same space by space, as the dice reach them."""
    passes_start: Fraction
    to_galleys: Fraction
    extra_throw: Fraction
    pile: Distribution[tuple[str, int]] | None
    """Before a card: which cards, as (deck, number), may come."""
    piles: dict[str, Distribution[tuple[str, int]]]
    """What may lie on top of each pile."""

    @property
    def expected(self) -> Fraction:
        """What the purse changes on average."""
        return self.money.mean()


class _End(NamedTuple):
    """One way it can go, up to the next decision."""

    chance: Fraction
    place: int
    first: int
    money: int
    salary: bool
    sent: bool
    again: bool


def lens(state: Any) -> Lens | None:
    """What chance holds for whoever throws or draws next; None when the game is over.

    Before a throw or a card it is about that; during any other decision, about the next throw of
    the seat that is asked. Before the first turn it is None too: nobody has a throw to come yet.
    """
    state = state_of(state, "ruta")
    if state.seat is None or not state.stack:
        return None
    frame = state.stack[-1]
    if type(frame) is Draw:
        return _look(state, frame.drawer, "card", state.pawns[frame.drawer].at)
    if type(frame) is Dice:
        return _look(state, frame.thrower, "throw", None)
    if state.seat == CHANCE:
        return None
    ask = "throw" if type(frame) in (Throw, Galleys) else "later"
    ready = state.copy() if ask == "throw" else next_throw(state, state.seat)
    ready.play(ROLL)
    return _look(ready, state.seat, ask, None)


def next_throw(state: Any, seat: int) -> Any:
    """A copy in which this seat is about to throw, everything else as it is now."""
    state = state_of(state, "ruta")
    if whole(seat, "seats") not in range(len(state.pawns)):
        raise TesoroError(f"The seats are 0 to {len(state.pawns) - 1}, not {seat}.")
    ready = state.copy()
    pawn = ready.pawns[seat]
    goes_on = state.thrower == seat and type(state.stack[0]) is Throw
    if not goes_on:
        pawn = ready.pawns[seat] = Pawn(pawn.at, 0, pawn.tries)
    ready.thrower = ready.seat = seat
    ready.stack = [Throw(seat) if pawn.tries == FREE else Galleys(seat)]
    return ready


def visits(state: Any, space: int) -> dict[int, Fraction]:
    """For each seat in the game, the chance that its next throw ends on this space."""
    state = state_of(state, "ruta")
    chances = {}
    for seat, playing in enumerate(state.playing):
        if playing:
            ready = next_throw(state, seat)
            ready.play(ROLL)
            chances[seat] = _look(ready, seat, "later", None).places[space]
    return chances


def _look(node: Any, seat: int, ask: str, first: int | None) -> Lens:
    """Gather every way on from a chance node."""
    start = node.pawns[seat].at
    ends = _ends(_lent(node), seat, first)
    piles = {deck: _top(node, deck) for deck in node.piles}
    return Lens(
        ask=ask,
        seat=seat,
        start=start,
        places=_weigh((end.place, end.chance) for end in ends),
        first=_weigh((end.first, end.chance) for end in ends),
        money=_weigh((end.money, end.chance) for end in ends),
        spots=_spots(ends),
        passes_start=_share([end.chance for end in ends if end.salary]),
        to_galleys=_share([end.chance for end in ends if end.sent]),
        extra_throw=_share([end.chance for end in ends if end.again]),
        pile=piles[node.stack[-1].deck] if ask == "card" else None,
        piles=piles,
    )


def _lent(node: Any) -> Any:
    """A copy in which money is no object."""
    rich = node.copy()
    for seat in range(len(rich.purses)):
        rich.purses[seat] += LENT
        rich.crown -= LENT
    return rich


def _ends(node: Any, seat: int, first: int | None) -> list[_End]:
    """Play every outcome of chance, and of the cards that follow, up to a decision."""
    purse = node.purses[seat] + _owed(node, seat)
    ends: list[_End] = []
    waiting: list[tuple[Any, Fraction, tuple[Event, ...]]] = [(node, Fraction(1), ())]
    while waiting:
        here, chance, told = waiting.pop()
        for move, share in here.chance().items():
            then = here.copy()
            then.heard = list(told)
            then.play(move)
            if then.stack and type(then.stack[-1]) is Draw:
                waiting.append((then, chance * share, tuple(then.heard)))
            else:
                ends.append(_end(then, seat, chance * share, purse, first))
    return ends


def _end(then: Any, seat: int, chance: Fraction, purse: int, first: int | None) -> _End:
    """Read from the events what became of the seat."""
    kinds = [event.kind for event in then.heard if event.data and event.data[0] == seat]
    place = then.pawns[seat].at
    if first is None:
        moves = [event for event in then.heard if event.kind == "moves" and event.data[0] == seat]
        first = moves[0].data[2] if moves else place
    return _End(
        chance=chance,
        place=place,
        first=first,
        money=then.purses[seat] + _owed(then, seat) - purse,
        salary="salary" in kinds,
        sent="sent" in kinds,
        again=bool(then.stack) and type(then.stack[0]) is Throw and then.thrower == seat,
    )


def _owed(state: Any, seat: int) -> int:
    """What others still owe the seat, less what it owes: open debts and open claims."""
    total = 0
    for frame in state.stack:
        if type(frame) is Debt:
            for creditor, amount in frame.dues:
                total += amount * ((creditor == seat) - (frame.seat == seat))
    for claim in state.claims:
        total += claim.amount * ((claim.owner == seat) - (claim.debtor == seat))
    return total


def _top(state: Any, deck: str) -> Distribution[tuple[str, int]]:
    return Distribution.uniform([(deck, no) for no in state.piles[deck].next_cards()])


def _spots(ends: list[_End]) -> tuple[Spot, ...]:
    """Chance and average money by the space where the dice put the pawn, in board order."""
    chances: dict[int, Fraction] = {}
    sums: dict[int, Fraction] = {}
    for end in ends:
        chances[end.first] = chances.get(end.first, Fraction(0)) + end.chance
        sums[end.first] = sums.get(end.first, Fraction(0)) + end.chance * end.money
    return tuple(Spot(at, chances[at], sums[at] / chances[at]) for at in sorted(chances))


def _weigh(pairs: Iterable[tuple[int, Fraction]]) -> Distribution[int]:
    """Outcomes with fractions, turned into whole weights, in rising order."""
    chances: dict[int, Fraction] = {}
    for outcome, chance in pairs:
        chances[outcome] = chances.get(outcome, Fraction(0)) + chance
    return weighed(dict(sorted(chances.items())))


def _share(chances: list[Fraction]) -> Fraction:
    return sum(chances, Fraction(0))
