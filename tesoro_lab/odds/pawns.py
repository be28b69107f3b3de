"""Where the pawns of La Ruta del Tesoro land: a Markov chain walked by the game's own movement.

No rule of movement is written here. Each throw goes through `movement.throw`, each card through
`movement.follow`, each arrival through `movement.arrive`, as in play; a rule that changes there
changes these tables. What a seat decides is only whether it waits in the Galleys: that is the
policy. Every table has a convention, since published ones differ only by that:

* "roll": where the pawn stands at the end of a roll, cards and the Galleys done;
* "turn": where it stands at the end of a turn, a turn lost to a card being one too;
* "touched": every stop counts, where the dice put it and where a card or a space sends it on.
"""

from fractions import Fraction
from functools import cache, cached_property
from typing import Literal, NamedTuple, cast, get_args

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.engine.given import of_kind
from tesoro_lab.games.ruta import movement
from tesoro_lab.games.ruta.board import SPACES, RutaBoard, SpaceKind
from tesoro_lab.games.ruta.cards import COFRE, SUERTE
from tesoro_lab.games.ruta.movement import FREE, Pawn, Trip
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.odds.chain import Chain
from tesoro_lab.odds.weighing import weighed

Policy = Literal["pay", "wait"]
"""In the Galleys: pay the fine (or use a card) before the first throw, or wait for a double."""
Convention = Literal["roll", "turn", "touched"]

HELD = SPACES
"""The place of a pawn that is held in the Galleys; the space itself is for visitors."""
DECKS = {SpaceKind.CHANCE: SUERTE, SpaceKind.CHEST: COFRE}
"""The deck from which a space has a card drawn."""
THROWS = tuple([(a, b) for a in range(1, 7) for b in range(1, 7)])


class Rolled(NamedTuple):
    """How one roll can end."""

    pawn: Pawn
    """The pawn afterwards; its doubles are 0 unless the same player throws again."""
    pips: int
    stops: tuple[int, ...]
    """The places where it stopped on the way and at the end; none if it did not move."""
    rests: int = 0
    """Turns lost to a card."""

    @property
    def again(self) -> bool:
        """Whether the turn goes on with another roll."""
        return self.pawn.doubles > 0


class Turn(NamedTuple):
    """How a turn begins and ends: the space, failed tries in the Galleys, turns still to lose."""

    at: int
    tries: int = FREE
    rests: int = 0


def place(pawn: Pawn | Turn) -> int:
    """The space where the pawn stands, or HELD."""
    return pawn.at if pawn.tries == FREE else HELD


class PawnChain:
    """The pawn of one player as a chain, roll by roll and turn by turn.

    Cards count as drawn independently, each of its deck with the same chance; `walks.simulate`
    shows how little the real piles differ. Whether a fine can be paid is not asked.

    >>> chain = pawn_chain(galleys="wait")
    >>> chain.places("roll")[30], len(chain.rolls)
    (Fraction(0, 1), 120)
    """

    def __init__(self, board: RutaBoard, rules: RutaRules, galleys: Policy) -> None:
        """Walk nothing yet: each chain is built when it is first asked for."""
        of_kind(board, RutaBoard, "The board")
        of_kind(rules, RutaRules, "The rules")
        self.board = board
        self.rules = rules
        self.galleys = galleys
        self._settled: dict[Pawn, Distribution[Rolled]] = {}
        self._rolled: dict[Pawn, Distribution[Rolled]] = {}

    def __repr__(self) -> str:
        """Name the board and the policy."""
        return f"<PawnChain on {self.board.name}, galleys={self.galleys!r}>"

    @cached_property
    def rolls(self) -> Chain[Pawn]:
        """The chain from the end of one roll to the end of the next."""
        return Chain.walk([Pawn(0)], lambda pawn: self.roll(pawn).map(lambda end: end.pawn))

    @cached_property
    def turns(self) -> Chain[Turn]:
        """The chain from the end of one turn to the end of the next."""
        return Chain.walk([Turn(0)], lambda turn: self.turn(turn).map(lambda end: end[0]))

    def roll(self, pawn: Pawn) -> Distribution[Rolled]:
        """Every way in which the next roll of this pawn can end."""
        if pawn not in self._rolled:
            of_kind(pawn, Pawn, "The pawn")
            ready = Pawn(pawn.at) if self._pays(pawn) else pawn
            ways = [(1, self._throw(ready, a, b)) for a, b in THROWS]
            self._rolled[pawn] = Distribution.mixture(ways)
        return self._rolled[pawn]

    def _pays(self, pawn: Pawn | Turn) -> bool:
        return self.galleys == "pay" and pawn.tries != FREE

    def _throw(self, pawn: Pawn, a: int, b: int) -> Distribution[Rolled]:
        trip = movement.throw(self.board, self.rules, pawn, a, b)
        if not trip.lands:
            stops = (HELD,) if trip.sent else ()
            return Distribution({Rolled(_ready(trip.pawn, False), a + b, stops): 1})

        def end(came: Rolled) -> Rolled:
            goes_on = trip.again and not came.rests and came.pawn.tries == FREE
            return came._replace(pawn=_ready(came.pawn, goes_on), pips=a + b)

        return self.settle(trip.pawn).map(end)

    def settle(self, pawn: Pawn) -> Distribution[Rolled]:
        """Where a pawn ends that the dice have put on its space, through cards and the Galleys.

        Raises:
            TesoroError: the cards of the board can send a pawn round in a circle.
        """
        if pawn not in self._settled:
            self._settled[pawn] = self._arrive(pawn, ())
        return self._settled[pawn]

    def _arrive(self, pawn: Pawn, before: tuple[int, ...]) -> Distribution[Rolled]:
        if pawn.at in before:
            raise TesoroError(
                f"The cards of the board {self.board.name!r} can send a pawn from space {pawn.at} "
                "back to it in one throw, so its places have no finite table."
            )
        stops = (*before, pawn.at)
        trip = movement.arrive(self.board, pawn)
        if trip.sent:
            return Distribution({Rolled(trip.pawn, 0, (*stops, HELD)): 1})
        deck = DECKS.get(self.board.kind[pawn.at])
        if deck is None:
            return Distribution({Rolled(trip.pawn, 0, stops): 1})
        cards = self.board.cards[deck]
        trips = [movement.follow(self.board, self.rules, pawn, card) for card in cards]
        return Distribution.mixture([(1, self._onward(onward, stops)) for onward in trips])

    def _onward(self, trip: Trip, stops: tuple[int, ...]) -> Distribution[Rolled]:
        if trip.lands:
            return self._arrive(trip.pawn, stops)
        ended = (*stops, HELD) if trip.sent else stops
        return Distribution({Rolled(trip.pawn, 0, ended, trip.rests): 1})

    def turn(self, turn: Turn) -> Distribution[tuple[Turn, int]]:
        """Every way in which the next turn can end, with the number of its rolls."""
        if turn.rests:
            return Distribution({(turn._replace(rests=turn.rests - 1), 0): 1})
        if self._pays(turn) and self.rules.fine_then == "next_turn":
            return Distribution({(Turn(turn.at), 0): 1})
        return self._rest_of_turn(Pawn(turn.at, 0, turn.tries), 1)

    def _rest_of_turn(self, pawn: Pawn, number: int) -> Distribution[tuple[Turn, int]]:
        def onward(end: Rolled) -> Distribution[tuple[Turn, int]]:
            if end.again:
                return self._rest_of_turn(end.pawn, number + 1)
            return Distribution({(Turn(end.pawn.at, end.pawn.tries, end.rests), number): 1})

        return self.roll(pawn).map(lambda end: end._replace(pips=0, stops=())).then(onward)

    @cached_property
    def _long_run(self) -> Distribution[Pawn]:
        return self.rolls.stationary()

    def places(self, convention: Convention = "roll") -> Distribution[int]:
        """How often each place comes in the long run, exactly, by one of the conventions.

        Raises:
            TesoroError: there is no such convention.
        """
        _one_of(convention, Convention, "convention")
        if convention == "roll":
            return self._long_run.map(place)
        if convention == "turn":
            return self.turns.stationary().map(place)
        parts: dict[int, Fraction] = {}
        for pawn, often in self._long_run.items():
            for end, chance in self.roll(pawn).items():
                for stop in end.stops:
                    parts[stop] = parts.get(stop, Fraction(0)) + often * chance
        return weighed(dict(sorted(parts.items())))

    def places_floats(self, convention: Convention = "roll") -> dict[int, float]:
        """The same in decimals for every place, much faster."""
        _one_of(convention, Convention, "convention")
        parts = dict.fromkeys(range(HELD + 1), 0.0)
        if convention == "turn":
            for turn, often in self.turns.stationary_floats().items():
                parts[place(turn)] += often
            return parts
        for pawn, often in self.rolls.stationary_floats().items():
            if convention == "roll":
                parts[place(pawn)] += often
                continue
            step = self.roll(pawn)
            for end, weight in step.weights.items():
                for stop in end.stops:
                    parts[stop] += often * weight / step.total
        whole = sum(parts.values())
        return {where: part / whole for where, part in parts.items()}

    def rolls_per_turn(self) -> Fraction:
        """The mean number of rolls in a turn; a turn lost to a card is one without a roll."""
        turns = self.turns.stationary()
        rolls = [often * self.turn(turn).map(_rolls).mean() for turn, often in turns.items()]
        return sum(rolls, Fraction(0))

    def hits(self) -> dict[int, dict[int, Fraction]]:
        """For each title the chance that a roll ends on it, divided by the pips thrown."""
        hits: dict[int, dict[int, Fraction]] = {title: {} for title in self.board.titles}
        for pawn, often in self._long_run.items():
            step = self.roll(pawn)
            share = often / step.total
            for end, weight in step.weights.items():
                if end.pawn.at in hits:
                    by_pips = hits[end.pawn.at]
                    by_pips[end.pips] = by_pips.get(end.pips, Fraction(0)) + share * weight
        return hits


def pawn_chain(
    board: RutaBoard | None = None, rules: RutaRules | None = None, galleys: Policy = "pay"
) -> PawnChain:
    """The chain of a pawn on a board under rules and a policy for the Galleys; kept once built.

    >>> chain = pawn_chain()
    >>> f"{float(chain.places()[16]):.4%}", f"{float(chain.rolls_per_turn()):.4f}"
    ('2.8151%', '1.1727')

    Raises:
        TesoroError: there is no such policy, or board or rules are of another kind.
    """
    _one_of(galleys, Policy, "policy for the Galleys")
    board, rules = board or RutaBoard.load(), rules or RutaRules()
    of_kind(board, RutaBoard, "The board")
    of_kind(rules, RutaRules, "The rules")
    return _built(board, rules, galleys)


@cache
def _built(board: RutaBoard, rules: RutaRules, galleys: Policy) -> PawnChain:
    return PawnChain(board, rules, galleys)


def _ready(pawn: Pawn, goes_on: bool) -> Pawn:
    """The pawn before its next roll: its doubles count only while the turn goes on."""
    return pawn if goes_on else Pawn(pawn.at, 0, pawn.tries)


def _rolls(end: tuple[Turn, int]) -> int:
    return end[1]


def _one_of(value: object, known: object, what: str) -> None:
    names = cast(tuple[str, ...], get_args(known))
    if value not in names:
        raise TesoroError(f"There is no {what} {value!r}; there are {', '.join(names)}.")
