"""Scripted play of any game: moves as text, what was told on the way, and why one is refused.

    go = scripted(MY_GAME, problems)
    events = go(state, "roll", "dice 3 5", "buy")
    assert told(events, "buys") == [(0, 8, 6000)]
    assert code(state, "buy") == "wrong_moment"

Every move is checked against `legal()`, and every state on the way against the invariants.
"""

from collections.abc import Callable
from typing import Any

import pytest
from contract import untouched

from tesoro_lab.engine import CHANCE, Event, Game, IllegalMove, Move, Reason, State


def scripted(game: Game, problems: Callable[[Any], list[str]]) -> Callable[..., list[Event]]:
    """The function that plays moves of this game, whose states must be free of problems."""

    def go(state: State, *moves: str) -> list[Event]:
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
            assert game.from_dict(state.to_dict()) == state
        state.heard = None
        return heard

    return go


def no(state: State, text: str) -> Reason:
    """The reason why the move is refused; the state must stay as it was."""
    move = Move.parse(text)
    before = untouched(state)
    reason = state.why_not(move)
    assert reason is not None, f"{text!r} was not refused"
    assert move not in state.legal()
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.reason == reason
    assert untouched(state) == before
    return reason


def code(state: State, text: str) -> str:
    """The code of the refusal alone."""
    return no(state, text).code


def told(events: list[Event], kind: str) -> list[tuple[Any, ...]]:
    """The data of each event of this kind, in order."""
    return [event.data for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]


def listed(state: State, kind: str = "") -> list[str]:
    """The texts of the listed legal moves, of one kind or all, as they are listed."""
    return [move.text for move in state.legal().moves if not kind or move.kind == kind]


def texts(state: State, kind: str = "") -> list[str]:
    """The texts of the listed legal moves, of one kind or all, in alphabetical order."""
    return sorted(listed(state, kind))
