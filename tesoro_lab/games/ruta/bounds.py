"""Numbers of a saved state that must be a seat, a title, a deck or an amount of this table."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from tesoro_lab.games.ruta.building import CASTLE_PIECE, HOUSE
from tesoro_lab.games.ruta.frames import (
    CROWN,
    After,
    Auction,
    Begin,
    Dice,
    Galleys,
    NextTurn,
    Opening,
    Purchase,
    Throw,
)

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

Test: TypeAlias = Callable[["RutaState", Any], bool]


def _seat(state: "RutaState", value: Any) -> bool:
    return 0 <= value < len(state.purses) and bool(state.playing[value])


def _any_seat(state: "RutaState", value: Any) -> bool:
    return bool(value == CROWN) or _seat(state, value)


def _seats(state: "RutaState", values: Any) -> bool:
    return all([_seat(state, value) for value in values]) and len(set(values)) == len(values)


def _takers(state: "RutaState", values: Any) -> bool:
    return all([_seat(state, value) for value in values])


def _title(state: "RutaState", value: Any) -> bool:
    return value in state.board.titles


def _titles(state: "RutaState", values: Any) -> bool:
    return all([_title(state, value) for value in values])


def _space(state: "RutaState", value: Any) -> bool:
    return bool(0 <= value < len(state.board.spaces))


def _dues(state: "RutaState", values: Any) -> bool:
    return all([_any_seat(state, creditor) and amount > 0 for creditor, amount in values])


def _count(state: "RutaState", value: Any) -> bool:
    return bool(value >= 0)


def _deck(state: "RutaState", value: Any) -> bool:
    return value in state.board.cards


def _piece(state: "RutaState", value: Any) -> bool:
    return value in (HOUSE, CASTLE_PIECE)


def _dice(state: "RutaState", values: Any) -> bool:
    return values == (0, 0) or all([1 <= value <= 6 for value in values])


_TESTS: dict[str, tuple[Test, str]] = {
    **dict.fromkeys(
        ("seat", "thrower", "drawer", "who", "proposer", "receiver", "debtor", "owner"),
        (_seat, "a seat that plays"),
    ),
    **dict.fromkeys(("seats", "bidders", "payers"), (_seats, "seats that play, each once")),
    "takers": (_takers, "seats that play"),
    "won": (_seats, "seats that play, each once"),
    "leader": (_any_seat, "a seat that plays or -1"),
    "dues": (_dues, "pairs of a creditor and an amount"),
    **dict.fromkeys(("title", "asked"), (_title, "a title")),
    "titles": (_titles, "titles"),
    **dict.fromkeys(("space", "at"), (_space, "a space of the board")),
    "deck": (_deck, "a deck"),
    "piece": (_piece, "a piece of the box"),
    **dict.fromkeys(
        ("high", "amount", "cash", "turn", "round", "salaries"), (_count, "a number from 0")
    ),
    "dice": (_dice, "two dice, or 0 and 0 before the first throw"),
}
"""What the value under each name must be."""

TOP = ("turn", "round", "dice", "claims", "won", "stack")
"""The fields of the state whose values these tests are for."""


def wrong_bounds(state: "RutaState") -> Iterator[str]:
    """One sentence for each value out of its bounds, naming the field."""
    for name in TOP:
        yield from _check(state, name, getattr(state, name), name)
    if state.stack and not isinstance(state.stack[0], _TURN):
        yield "The field 'stack[0]' must be the turn that goes on when all else is done."
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, Opening) and not _opening(frame):
            yield f"The field 'stack[{depth}].sums' must be throws of the first of the seats."
        if isinstance(frame, Purchase | Auction) and state.owner[frame.title] != CROWN:
            yield f"The field 'stack[{depth}].title' must be a title that the Crown holds."


_TURN = (Begin, Throw, Galleys, After, Dice, NextTurn)


def _opening(frame: Opening) -> bool:
    """Whether those who have thrown are some, not all, and two dice can show what they threw."""
    return len(frame.sums) < len(frame.seats) and all([2 <= total <= 12 for total in frame.sums])


def _check(state: "RutaState", name: str, value: Any, field: str) -> Iterator[str]:
    test, due = _TESTS.get(name, (None, ""))
    if test is not None and not test(state, value):
        yield f"The field {field!r} must be {due}, not {str(value)[:40]!r}."
    elif hasattr(value, "_fields"):
        for part in value._fields:
            if name == "auction" and part == "seat":  # whoever was asked may have left
                continue
            yield from _check(state, part, getattr(value, part), f"{field}.{part}")
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _check(state, "", item, f"{field}[{index}]")
