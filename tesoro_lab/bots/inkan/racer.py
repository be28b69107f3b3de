"""The racer: weighs every disk by the chance to be the first home, and so plans disks ahead.

A win is worth less for each turn that it takes, since somebody else may win in it. So the worth
of a disk is the chance that it holds the prize, discounted by the turns from there to Machu
Picchu, and else the worth of the best disk to go on to, and the best one after that. Once
somebody else is on the way home with a prize, every turn costs more.
"""

from functools import lru_cache
from math import exp, inf, log
from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.bots.inkan.atlas import Atlas, atlas
from tesoro_lab.bots.inkan.explorer import SUN, TREASURE, View, decide
from tesoro_lab.engine import Move
from tesoro_lab.games.inkan.kinds import DISK_PRICE
from tesoro_lab.odds.ways import spot

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState

HURRY = 0.1
"""The chance that somebody else wins, each turn; so much less is a win worth a turn later."""
CHASE = 0.5
"""Against a rival on its way home, this, divided by its turns to come, takes its place."""
SUNS = 0.6
"""How much a hidden sun counts before the treasure is found, beside the treasure itself."""
BRIGHT = 0.5
"""The chance of a prize for somebody with a sun that will count as soon as that is found."""
BRANCHES = 4
"""It looks at so many disks to go on to, the nearest ones."""
DIGGING = 0.15
"""The turns that digging takes."""
PACE = 1.8
"""The turns from one disk to the next on average, for what lies beyond its plan."""


def racer(state: "InkanState", rng: Random, /) -> Move:
    """Decide whatever is asked; chance is never used, so the same position gets the same move."""
    return decide(state, view)


def view(state: "InkanState", seat: int) -> View:
    """The hunt as a racer sees it."""
    known = atlas(state.board, state.rules)
    unturned = tuple(state.unturned)
    disks = [circle for circle, there in enumerate(unturned) if there]
    left = max(state.purses[seat] - DISK_PRICE, 0)
    beyond = _beyond(known, unturned, left, _prize(state, seat), _hurry(state, seat, known))
    throwing = 1.0 if state.rules.disk_throw == "on_arrival" else 2.0
    return View(known, disks, beyond, throwing)


def _prize(state: "InkanState", seat: int) -> float:
    """The chance that the next disk is the prize the seat needs, as far as that matters."""
    hidden = state.hidden
    total = sum(hidden)
    if state.found:
        chance = max(hidden[SUN] / total, 0.02)
    else:
        chance = (hidden[TREASURE] + SUNS * hidden[SUN]) / total
        if state.suns[seat]:
            chance = max(chance, BRIGHT)
    return min(chance, 0.98)


def _hurry(state: "InkanState", seat: int, known: Atlas) -> float:
    """The chance that somebody else wins, each turn."""
    least = inf
    for rival, purse in enumerate(state.purses):
        if rival != seat and state.carries_prize(rival):
            there = spot(state.at[rival], state.paid[rival])
            least = min(least, known.home.values(purse)[there])
    return max(HURRY, round(CHASE / max(least, 0.5), 2))


@lru_cache(maxsize=1024)
def _beyond(
    known: Atlas, unturned: tuple[bool, ...], pesos: int, prize: float, hurry: float
) -> list[float]:
    """By circle, the worth of standing on its disk, as turns that one might as well lose."""
    disks = [circle for circle, there in enumerate(unturned) if there]
    home = known.home.values(pesos)
    arrives = {disk: exp(-hurry * home[spot(disk)]) for disk in disks}
    later = prize / (prize + hurry * PACE) * sum(arrives.values()) / max(len(disks), 1)
    onward = {disk: _nearest(known, disk, disks, hurry) for disk in disks}
    worth = {disk: prize * arrives[disk] + (1 - prize) * later for disk in disks}
    beyond = [0.0] * len(unturned)
    for disk in disks:
        best = 0.0
        for other, reached in onward[disk]:
            third = 0.0
            for last, lasts in onward[other]:
                if last != disk and lasts * worth[last] > third:
                    third = lasts * worth[last]
            best = max(best, reached * (prize * arrives[other] + (1 - prize) * third))
        total = prize * arrives[disk] + (1 - prize) * best
        beyond[disk] = -log(max(total, 1e-12)) / hurry
    return beyond


def _nearest(known: Atlas, disk: int, disks: list[int], hurry: float) -> list[tuple[int, float]]:
    """The nearest other disks, and how much a win is still worth once one of them is turned."""
    turns = known.near(spot(disk), 0)
    others = sorted([other for other in disks if other != disk], key=turns.__getitem__)
    return [(other, exp(-hurry * (turns[other] + DIGGING))) for other in others[:BRANCHES]]
