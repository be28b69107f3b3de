"""Scripted play: a position from facts, moves as text, and what was told on the way.

    state = at({"pawns": ["Salida"], "owners": {"Mahón": 1}}, toll_claim="manual")
    events = go(state, "roll", "dice 3 5", "buy")

Every move is checked against `legal()`, and every state on the way against the invariants.
"""

from typing import Any

from scripted_play import scripted

from tesoro_lab.engine import CHANCE
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules, RutaState
from tesoro_lab.games.ruta.board import VARIANTS
from tesoro_lab.games.ruta.invariants import problems

CROWN = -1

G1 = ("Mahón", "Ibiza")
G2 = ("Marsella", "Génova", "Córcega")
G3 = ("Orán", "Argel", "Túnez")
G4 = ("Cerdeña", "Malta", "Trípoli")
G7 = ("Ragusa", "Chipre", "Damasco")
G8 = ("Crimea", "Constantinopla")
LONJAS = ("Lonja de Mallorca", "Lonja de Alicante", "Lonja de Valencia", "Lonja de Barcelona")

MAHON, IBIZA, ALCABALAS, GALLEYS, ORAN, ARGEL, TUNEZ = 1, 3, 4, 10, 11, 13, 14
MARSELLA, GENOVA, CORCEGA = 6, 8, 9
CRIMEA, CONSTANTINOPLA = 37, 39

__all__ = ["CHANCE", "VARIANTS"]


def at(
    facts: dict[str, Any] | None = None, board: RutaBoard | None = None, **rules: Any
) -> RutaState:
    """The position that the facts describe; keywords are fields of the rules."""
    return RUTA.scenario(facts or {}, RutaRules(**rules), board)


def new(seats: int, **rules: Any) -> RutaState:
    """A new game, before the opening throws."""
    return RUTA.new(seats, RutaRules(**rules))


go = scripted(RUTA, problems)
"""Play moves of La Ruta del Tesoro in place; what was told."""


def all_to(seat: int, *names: str) -> dict[str, int]:
    """These titles, all of this seat."""
    return dict.fromkeys(names, seat)


def all_sold(owners: dict[str, int], rest: int) -> dict[str, int]:
    """Every title sold: those named to their owners, the rest to one seat."""
    board = RutaBoard.load()
    return {
        board.spaces[title].name: owners.get(board.spaces[title].name, rest)
        for title in board.titles
    }


def wealth(state: RutaState) -> list[int]:
    """A copy of the purses."""
    return list(state.purses)


def throw(a: int, b: int) -> tuple[str, str]:
    """The two moves of a throw."""
    return "roll", f"dice {a} {b}"


def card_at(deck: str, facts: dict[str, Any] | None = None, **rules: Any) -> RutaState:
    """Seat 0 is about to turn over a card: of the Suerte space 7 or of the chest space 17."""
    start = {"suerte": 4, "cofre": 14}[deck]
    pawns = {0: start, **(facts or {}).get("pawns", {})}
    state = at({"seats": 3, **(facts or {}), "pawns": pawns}, **rules)
    go(state, "roll", "dice 1 2")
    assert state.seat == CHANCE
    return state


def doubles(value: int) -> tuple[str, str]:
    """A throw of two equal dice."""
    return throw(value, value)
