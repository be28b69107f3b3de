"""Scripted play: a position from facts, moves as text, and what was told on the way.

    state = at({"pawns": ["Salida"], "owners": {"Mahón": 1}}, toll_claim="manual")
    events = go(state, "roll", "dice 3 5", "buy")

Every move is checked against `legal()`, and every state on the way against the invariants.
"""

import json
from typing import Any

import pytest

from tesoro_lab.engine import CHANCE, Event, IllegalMove, Move, Reason
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


def go(state: RutaState, *moves: str) -> list[Event]:
    """Play the moves in place and return what was told; none of them may be refused."""
    heard: list[Event] = []
    state.heard = heard
    for text in moves:
        move = Move.parse(text)
        if state.seat is not None and state.seat >= 0:
            assert move in state.legal(), f"{text!r} is not legal: {state.why_not(move)}"
        else:
            assert move in state.chance(), f"{text!r} is no outcome of chance"
        state.play(move)
        assert problems(state) == [], f"after {text!r}"
    state.heard = None
    return heard


def no(state: RutaState, text: str) -> Reason:
    """The reason why the move is refused; the state must stay as it was."""
    move = Move.parse(text)
    before = frozen(state)
    reason = state.why_not(move)
    assert reason is not None, f"{text!r} was not refused"
    assert move not in state.legal()
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.reason == reason
    assert frozen(state) == before
    return reason


def code(state: RutaState, text: str) -> str:
    """The code of the refusal alone."""
    return no(state, text).code


def frozen(state: RutaState) -> str:
    """All that the state holds, as text that can be compared."""
    return json.dumps(state.to_dict(), sort_keys=True)


def told(events: list[Event], kind: str) -> list[tuple[Any, ...]]:
    """The data of each event of this kind, in order."""
    return [event.data for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]


def texts(state: RutaState, kind: str = "") -> list[str]:
    """The texts of the listed legal moves, of one kind or all."""
    return [move.text for move in state.legal().moves if not kind or move.kind == kind]


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
