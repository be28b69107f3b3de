"""A state read back from JSON values: every field checked, then the whole held to the rules."""

from typing import Any

from tesoro_lab.engine import SaveError
from tesoro_lab.engine.plain import check_fields, check_sizes, count_seats, fill, read_rules
from tesoro_lab.games.royal.deck import RoyalDeck
from tesoro_lab.games.royal.invariants import problems
from tesoro_lab.games.royal.rules import RoyalRules
from tesoro_lab.games.royal.save import PLAIN_FIELDS, VERSION
from tesoro_lab.games.royal.state import RoyalState

SEATS = (2, 5)


def state_from_dict(data: dict[str, Any]) -> RoyalState:
    """The state that `to_dict` wrote.

    Raises:
        SaveError: a field is missing, wrong, or does not fit the others.
    """
    check_fields(data, VERSION, PLAIN_FIELDS)
    state = _empty(data)
    fill(state, data, PLAIN_FIELDS)
    _check_sizes(state, len(data["coins"]))
    for sentence in problems(state):
        raise SaveError(f"The state cannot be: {sentence}")
    if state.stack and state.stack[-1].seat is None:
        raise SaveError("The field 'stack' ends with something that nobody decides.")
    state.seat = state.stack[-1].seat if state.stack else None
    return state


def _empty(data: dict[str, Any]) -> RoyalState:
    rules = read_rules(RoyalRules, data)
    deck = RoyalDeck.from_dict(data["board"])
    return RoyalState(count_seats(data, "coins", SEATS), rules, deck)


def _check_sizes(state: RoyalState, seats: int) -> None:
    fronts = len(state.board.faces)
    check_sizes(state, dict.fromkeys(("persons", "claimed"), seats))
    for counts in (*state.pools, state.discards):
        if len(counts) != fronts:
            raise SaveError(f"The fields 'pools' and 'discards' must count {fronts} fronts.")
    if not state.pools:
        raise SaveError("The field 'pools' must have at least one pool.")
    lying = [*state.display, *state.open_expeditions]
    for seat in range(seats):
        lying += [*state.persons[seat], *state.claimed[seat]]
    for front in lying:
        if not 0 <= front < fronts:
            raise SaveError(f"Card {front} is not in the deck, which has 0 to {fronts - 1}.")
    _check_numbers(state)
    _check_seats(state, seats)


def _check_numbers(state: RoyalState) -> None:
    for name in ("oldest", "pile", "drawn", "turn", "round"):
        if getattr(state, name) < 0:
            raise SaveError(f"The field {name!r} cannot be less than 0.")
    rows = {"open_expeditions": [state.open_expeditions]}
    rows |= {"persons": state.persons, "claimed": state.claimed}
    for name, lists in rows.items():
        for fronts in lists:
            if list(fronts) != sorted(fronts):
                raise SaveError(f"The field {name!r} must list its cards in order.")


def _check_seats(state: RoyalState, seats: int) -> None:
    named = {"active": [state.active], "first": [state.first], "won": list(state.won)}
    named["stack"] = []
    for frame in state.stack:
        for field in frame._fields:
            if field in ("seat", "drawer", "payer", "active"):
                named["stack"].append(getattr(frame, field))
        named["stack"] += getattr(frame, "seats", ())
    for name, numbers in named.items():
        for seat in numbers:
            if not 0 <= seat < seats:
                raise SaveError(
                    f"The field {name!r} names seat {seat}, but the seats are 0 to {seats - 1}."
                )
