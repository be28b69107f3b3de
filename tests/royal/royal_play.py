"""Scripted play of Port Royal: a position from facts, moves as text, and what was told.

    state = at({"display": ["ship-red-1-1"]}, refuse_repel=False)
    events = go(state, "draw", "card sailor-1", "stop")

Every move is checked against `legal()`, and every state on the way against the invariants.
"""

from collections.abc import Iterable
from typing import Any

from scripted_play import scripted

from tesoro_lab.engine import Event
from tesoro_lab.games.royal import ROYAL, RoyalDeck, RoyalRules, RoyalState
from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.invariants import problems

DECK = RoyalDeck.load()

OFFICIAL = RoyalRules.official().to_dict()
"""The rulebook of 2014 as keywords for `at`."""

OTHER_READINGS = RoyalRules(
    governor_scope="any_turn",
    admiral_scope="any_turn",
    refuse_repel=False,
    new_governor_counts=False,
    new_admiral_paid=True,
    claim_after_bust=True,
    expedition_needed_to_win=True,
)
"""Every field off its default."""

YELLOW, BLUE, GREEN = "ship-yellow-1-1", "ship-blue-1-1", "ship-green-1-1"
RED, BLACK = "ship-red-1-1", "ship-black-1-2"
FIVE_SHIPS = [YELLOW, BLUE, GREEN, RED, BLACK]


def at(
    facts: dict[str, Any] | None = None, board: RoyalDeck | None = None, **rules: Any
) -> RoyalState:
    """The position that the facts describe; keywords are fields of the rules."""
    return ROYAL.scenario(facts or {}, RoyalRules(**rules), board)


go = scripted(ROYAL, problems)
"""Play moves of Port Royal in place; what was told."""


def shown(state: RoyalState, *names: str) -> list[Event]:
    """Draw these cards one after the other."""
    moves: list[str] = []
    for name in names:
        moves += ["draw", f"card {name}"]
    return go(state, *moves)


def pay(state: RoyalState) -> list[Event]:
    """Let chance show the first possible front of every coin that is due."""
    events: list[Event] = []
    while type(state.frame).__name__ == "Coin":
        events += go(state, next(iter(state.chance().outcomes)).text)
    return events


def purses(state: RoyalState) -> list[int]:
    """The coins of each seat."""
    return [purse(state, seat) for seat in range(len(state.coins))]


def num(name: str) -> int:
    """The number of a front of the project's deck."""
    return DECK.face(name)


def ids(fronts: Iterable[int]) -> list[str]:
    """The ids of the fronts."""
    return [DECK.faces[front].id for front in fronts]


def thrown(state: RoyalState) -> dict[str, int]:
    """What lies on the discards."""
    return {DECK.faces[front].id: n for front, n in enumerate(state.discards) if n}


def asked(state: RoyalState) -> str:
    """The name of what is pending."""
    return type(state.frame).__name__
