"""Expeditions: on one's own turn, persons with the right symbols are traded for an expedition."""

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.engine.stacked import Actions
from tesoro_lab.games.royal.coins import gain
from tesoro_lab.games.royal.deck import ANY
from tesoro_lab.games.royal.frames import Decision, Trade
from tesoro_lab.games.royal.kinds import Kind

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


def moves(state: "RoyalState", seat: int) -> list[Move]:
    """Every expedition the seat can fulfil, with every choice of persons for it."""
    if not state.open_expeditions or not state.persons[seat]:
        return []
    faces = state.board.faces
    able = [front for front in state.persons[seat] if faces[front].symbols]
    found: dict[Move, None] = {}
    for expedition in state.open_expeditions:
        needed = len(faces[expedition].symbols)
        if needed > len(able):
            continue
        for party in combinations(able, needed):
            if fits(state, expedition, party):
                names = [faces[front].id for front in (expedition, *party)]
                found[Move(Kind.CLAIM, tuple(names))] = None
    return list(found)


def fits(state: "RoyalState", expedition: int, party: tuple[int, ...]) -> bool:
    """Whether the persons bring each symbol of the expedition, and nobody comes for nothing."""
    faces = state.board.faces
    needed = list(faces[expedition].symbols)
    if len(party) != len(needed):
        return False
    for front in party:
        symbols = faces[front].symbols
        if not symbols:
            return False
        if symbols[0] != ANY:
            if symbols[0] not in needed:
                return False
            needed.remove(symbols[0])
    return True


def _may_claim(state: "RoyalState", frame: Decision, move: Move) -> Reason | None:
    numbers = [state.board.number.get(str(name)) for name in move.args]
    if not numbers or None in numbers:
        return Reason("bad_args", (move.kind,))
    if isinstance(frame, Trade) and frame.seat != frame.active:
        return Reason("not_your_turn")
    expedition, *party = [number for number in numbers if number is not None]
    if expedition not in state.open_expeditions:
        return Reason("no_such_expedition", (move.args[0],))
    missing = Counter(party) - Counter(state.persons[frame.seat])
    if missing:
        return Reason("not_your_person", (state.board.faces[next(iter(missing))].id,))
    if not fits(state, expedition, tuple(party)):
        return Reason("wrong_party", (move.args[0],))
    if party != sorted(party):
        return Reason("party_order", (move.args[0],))
    return None


def _claim(state: "RoyalState", frame: Decision, move: Move) -> None:
    """The persons go to the discards, and the seat receives card, shields and coins."""
    seat = frame.seat
    expedition, *party = [state.board.number[str(name)] for name in move.args]
    state.open_expeditions = _without(state.open_expeditions, expedition)
    for front in party:
        state.persons[seat] = _without(state.persons[seat], front)
        state.discards[front] += 1
    state.claimed[seat] = tuple(sorted((*state.claimed[seat], expedition)))
    coins = state.board.faces[expedition].coins
    state.tell("claims", seat, expedition, tuple(party), coins)
    gain(state, seat, coins)
    state.note_shields(seat)


def _without(fronts: tuple[int, ...], front: int) -> tuple[int, ...]:
    at = fronts.index(front)
    return fronts[:at] + fronts[at + 1 :]


ACTIONS: Actions = {Kind.CLAIM: (_may_claim, _claim)}
