"""Exact answers: dice, doubles, how sure a counted share is, and what the next throw can do.

>>> from tesoro_lab import odds
>>> odds.dice(2)[7], odds.working(11), odds.doubles(3)
(Fraction(1, 6), [(5, 6), (6, 5)], Fraction(1, 216))
"""

from tesoro_lab.odds import (
    beliefs,
    decks,
    earnings,
    galleys,
    harbour,
    journeys,
    pawns,
    pools,
    roadworks,
    routes,
    stopping,
    values,
    walks,
)
from tesoro_lab.odds.chain import Chain
from tesoro_lab.odds.deck import Deck
from tesoro_lab.odds.dice import Dice, dice, doubles, throws, working
from tesoro_lab.odds.inkan_lens import InkanLens
from tesoro_lab.odds.intervals import Interval, band, wilson
from tesoro_lab.odds.lens import Lens, Spot, lens, next_throw, visits
from tesoro_lab.odds.looking import of
from tesoro_lab.odds.pawns import PawnChain, pawn_chain
from tesoro_lab.odds.royal_lens import RoyalLens
from tesoro_lab.odds.simulate import sums, throw_list, throw_many
from tesoro_lab.odds.takings import takings

__all__ = [
    "Chain",
    "Deck",
    "Dice",
    "InkanLens",
    "Interval",
    "Lens",
    "PawnChain",
    "RoyalLens",
    "Spot",
    "band",
    "beliefs",
    "decks",
    "dice",
    "doubles",
    "earnings",
    "galleys",
    "harbour",
    "journeys",
    "lens",
    "next_throw",
    "of",
    "pawn_chain",
    "pawns",
    "pools",
    "roadworks",
    "routes",
    "stopping",
    "sums",
    "takings",
    "throw_list",
    "throw_many",
    "throws",
    "values",
    "visits",
    "walks",
    "wilson",
    "working",
]
