"""The careful one: stops at three cards or two ships, and picks the most shields it can pay."""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Move
from tesoro_lab.games.royal.kinds import FEE, Kind

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState

CARDS = 3
SHIPS = 2
"""With so many cards, or ships, in the harbour it stops."""


def careful(state: "RoyalState", rng: Random, /) -> Move:
    """Decide whatever is asked; chance is never used."""
    moves = {move.kind: move for move in reversed(state.legal().moves)}
    if Kind.CLAIM in moves:
        return moves[Kind.CLAIM]
    if Kind.PASS in moves:
        return _pick(state)
    if Kind.DRAW in moves and not _enough(state):
        return moves[Kind.DRAW]
    for kind in (Kind.STOP, Kind.REPEL, Kind.DRAW, Kind.END):
        if kind in moves:
            return moves[kind]
    raise AssertionError("Something can always be done.")


def _enough(state: "RoyalState") -> bool:
    """Whether one should stop."""
    faces = state.board.faces
    ships = [front for front in state.display if faces[front].need]
    return len(ships) >= SHIPS or len(state.display) >= CARDS


def _pick(state: "RoyalState") -> Move:
    """The person with most shields, or the ship with most coins; the first move is to pass."""
    fee = FEE if state.seat != state.active else 0
    best, most = state.legal().moves[0], (0, fee)
    for move in state.legal().moves:
        if move.kind in (Kind.TAKE, Kind.HIRE):
            face = state.board.faces[state.board.number[str(move.args[0])]]
            worth = face.shields, face.coins
            if worth > most:
                best, most = move, worth
    return best
