"""Colours that stay apart for colour-blind readers (Okabe-Ito), each with a mark beside it."""

from collections.abc import Sequence
from typing import NamedTuple

ORANGE = "#E69F00"
SKY = "#56B4E9"
GREEN = "#009E73"
YELLOW = "#F0E442"
BLUE = "#0072B2"
VERMILION = "#D55E00"
PURPLE = "#CC79A7"
UMBER = "#5A3A22"  # stands for Okabe-Ito's black, softened so that it belongs on parchment

INK = "#2B1D0E"
SEPIA = "#7A5C3A"
PARCHMENT = "#FBF3DF"
PARCHMENT_DARK = "#EBDBB5"
CARD = "#FFFDF7"
SEA = "#BFDFE2"
SEA_DARK = "#6FA8B0"
GOLD = "#B8860B"
SEAL = "#8B2500"  # the letter of a mortgage


class Seat(NamedTuple):
    """How one seat looks everywhere: its colour, the ink on it, its shape and its line."""

    colour: str
    ink: str
    symbol: str
    dash: str


SEATS: tuple[Seat, ...] = (
    Seat(BLUE, "#FFFFFF", "circle", "solid"),
    Seat(ORANGE, INK, "square", "dash"),
    Seat(GREEN, "#FFFFFF", "triangle-up", "dot"),
    Seat(PURPLE, INK, "diamond", "dashdot"),
    Seat(SKY, INK, "pentagon", "longdash"),
    Seat(VERMILION, "#FFFFFF", "star", "longdashdot"),
)


class Band(NamedTuple):
    """How one group of titles looks: its colour, the ink on it, its letter and its pattern."""

    colour: str
    ink: str
    letter: str
    pattern: str


BANDS: dict[str, Band] = {
    "G1": Band(UMBER, "#FFFFFF", "A", "plain"),
    "G2": Band(SKY, INK, "B", "waves"),
    "G3": Band(PURPLE, INK, "C", "dots"),
    "G4": Band(ORANGE, INK, "D", "rising"),
    "G5": Band(VERMILION, "#FFFFFF", "E", "falling"),
    "G6": Band(YELLOW, INK, "F", "checks"),
    "G7": Band(GREEN, "#FFFFFF", "G", "upright"),
    "G8": Band(BLUE, "#FFFFFF", "H", "diamonds"),
    "LONJAS": Band("#B9B3A6", INK, "L", "arches"),
    "COMPANIES": Band("#FFFFFF", INK, "K", "ropes"),
}


def seat(number: int) -> Seat:
    """The look of a seat; a seventh seat would start again from the first.

    >>> seat(1).symbol
    'square'
    """
    return SEATS[number % len(SEATS)]


def initials(names: Sequence[str]) -> list[str]:
    """One letter or figure per name, all different, so that a mark says whose it is.

    >>> initials(["Ana", "Luis", "Ada", "A"])
    ['A', 'L', 'D', '4']
    """
    taken: list[str] = []
    for number, name in enumerate(names, start=1):
        free = [letter for letter in name.upper() if letter.isalnum() and letter not in taken]
        taken.append(free[0] if free else str(number))
    return taken
