"""Scripted play of Port Royal: a position from facts, moves as text, and what was told.

    state = at({"display": ["ship-red-1-1"]}, refuse_repel=False)
    events = go(state, "draw", "card sailor-1", "stop")

Every move is checked against `legal()`, and every state on the way against the invariants.
"""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from tesoro_lab.engine import CHANCE, Event, IllegalMove, Move, Reason
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


def go(state: RoyalState, *moves: str) -> list[Event]:
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
        assert state.seat is None or state.seat == CHANCE or state.legal()
        assert ROYAL.from_dict(state.to_dict()) == state
    state.heard = None
    return heard


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


def no(state: RoyalState, text: str) -> Reason:
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


def code(state: RoyalState, text: str) -> str:
    """The code of the refusal alone."""
    return no(state, text).code


def frozen(state: RoyalState) -> str:
    """All that the state holds, as text that can be compared."""
    return json.dumps(state.to_dict(), sort_keys=True)


def told(events: list[Event], kind: str) -> list[tuple[Any, ...]]:
    """The data of each event of this kind, in order."""
    return [event.data for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]


def texts(state: RoyalState, kind: str = "") -> list[str]:
    """The texts of the listed legal moves, of one kind or all, in alphabetical order."""
    return sorted([move.text for move in state.legal().moves if not kind or move.kind == kind])


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
