"""Explorers: a question set with sliders, its exact answer as picture, text and numbers.

Each comes live in a notebook, and as a still (`.figure`, `.text`, `.csv`) everywhere:

>>> import tesoro_lab as tl
>>> lab = tl.explore.dice(n=2, event="at_least", target=10, open=True)
>>> print(lab.answer.said)
2 dice with 6 sides: the sum is at least 10. Exactly 6 of 36 = 1/6 = 16.67%.
"""

from tesoro_lab.widgets.explore.base import Answer, Explorer
from tesoro_lab.widgets.explore.deck_lab import DeckLab, deck
from tesoro_lab.widgets.explore.dice_lab import DiceLab, dice
from tesoro_lab.widgets.explore.galleys_lab import GalleysLab, galleys
from tesoro_lab.widgets.explore.heat_map_lab import HeatMap, heat_map
from tesoro_lab.widgets.explore.investment_lab import InvestmentLab, investment

__all__ = [
    "Answer",
    "DeckLab",
    "DiceLab",
    "Explorer",
    "GalleysLab",
    "HeatMap",
    "InvestmentLab",
    "deck",
    "dice",
    "galleys",
    "heat_map",
    "investment",
]
