"""What the heat map is asked, and what the chain and a walking pawn answer."""

from functools import lru_cache
from typing import NamedTuple, cast

from tesoro_lab.figures.landing_words import PLACES
from tesoro_lab.games.ruta import RutaBoard, RutaRules
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.odds.pawns import Convention, Policy, pawn_chain, place
from tesoro_lab.odds.walks import Walk, Walker

BOARD = RutaBoard.load()
MOST_AFTER = 40
STEP = 1_000
"""Pawns walk in steps of so many rolls."""


class HeatQuestion(NamedTuple):
    """What the heat map is asked.

    Attributes:
        convention: a place counts at the end of a "roll", of a "turn", or whenever "touched".
        galleys: in the Galleys one can "pay" at once or "wait" for a double.
        when: in the "long" run, or "after" so many rolls from Start.
        after: how many rolls.
        drawn: as "map" or as "bars".
        show: what of a simulation is shown: see `figures.heat_map`.
        rolls: how many rolls were simulated.
        to_go: how many more are being simulated.
        seed: of the luck.
    """

    convention: str = "roll"
    galleys: str = "pay"
    when: str = "long"
    after: int = 5
    drawn: str = "map"
    show: str = "exact"
    rolls: int = 0
    to_go: int = 0
    seed: int = 1

    @property
    def long(self) -> bool:
        """Whether it is about the long run."""
        return self.when == "long"


@lru_cache(maxsize=8)
def long_run(convention: str, galleys: str) -> dict[int, float]:
    """The share of each place in the long run."""
    chain = pawn_chain(galleys=cast(Policy, galleys))
    return chain.places_floats(cast(Convention, convention))


@lru_cache(maxsize=4)
def spread(galleys: str) -> list[tuple[dict[int, float], float]]:
    """After 0, 1, 2 ... rolls from Start: the chance of each place, and the distance left."""
    chain = pawn_chain(galleys=cast(Policy, galleys)).rolls
    distances = chain.distances(MOST_AFTER, Pawn(0))
    here = {Pawn(0): 1.0}
    found = []
    for distance in distances:
        places = dict.fromkeys(PLACES, 0.0)
        then: dict[Pawn, float] = {}
        for pawn, share in here.items():
            places[place(pawn)] += share
            step = chain.steps[pawn]
            for end, weight in step.weights.items():
                then[end] = then.get(end, 0.0) + share * weight / step.total
        found.append((places, distance))
        here = then
    return found


def exact(question: HeatQuestion) -> dict[int, float]:
    """The exact share of each place.

    >>> round(exact(HeatQuestion(when="after", after=1))[7], 4)  # Chance keeps 12 of its 16
    0.125
    """
    if question.long:
        return long_run(question.convention, question.galleys)
    return spread(question.galleys)[question.after][0]


@lru_cache(maxsize=4)
def _walker(galleys: str, seed: int) -> tuple[Walker, dict[int, Walk]]:
    walker = Walker(BOARD, RutaRules(), cast(Policy, galleys), seed, "cycling")
    return walker, {}


def walked(galleys: str, seed: int, rolls: int) -> Walk:
    """What a pawn did in so many rolls, a multiple of a thousand; each is made only once."""
    walker, seen = _walker(galleys, seed)
    for reached in range(walker.rolls + STEP, rolls + 1, STEP):
        seen[reached] = walker.go(reached)
    return seen[rolls]


def observed(question: HeatQuestion) -> dict[int, int] | None:
    """What the walking pawn did, by the convention; None if it has not rolled."""
    if not question.rolls:
        return None
    walk = walked(question.galleys, question.seed, question.rolls)
    return cast(dict[int, int], getattr(walk, question.convention))
