"""The navigator: goes on while one more card is worth it, and knows what a person is worth."""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.bots.royal.prices import Prices, cheapest_claim, crew_of, prices, worth_of_pick
from tesoro_lab.engine import Move
from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.frames import Discover, Threat, Trade
from tesoro_lab.games.royal.kinds import DRAW, END, FEE, PASS, REPEL, STOP, Kind
from tesoro_lab.odds.glance import Crew, glance

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState

DARING = 1.05
"""One card ahead stops a little too early; at this factor it comes nearest to the whole plan."""


def navigator(state: "RoyalState", rng: Random, /) -> Move:
    """Decide whatever is asked; chance is never used, so the same position gets the same move."""
    frame = state.stack[-1]
    if type(frame) is Threat:
        return REPEL
    if type(frame) is Trade:
        return _trade(state, frame)
    claim = cheapest_claim(state, state.active)
    if claim is not None:
        return claim
    return _discover(state, frame) if type(frame) is Discover else END


def _discover(state: "RoyalState", frame: Discover) -> Move:
    """Draw, stop, or repel the ship just drawn."""
    can_draw = state.pile > 0 or any(state.discards)
    if not can_draw:
        return STOP
    if not state.drawn:
        return DRAW
    crew = crew_of(state, frame.seat)
    unseen = state.pools[-1] if state.pile else state.discards
    seen = glance(state.board, unseen, state.display, crew)
    if frame.fresh and _repels(state, crew, unseen, max(seen)):
        return REPEL
    return DRAW if seen.draw * DARING > seen.stop else STOP


def _repels(state: "RoyalState", crew: Crew, unseen: list[int], value: float) -> bool:
    """Whether the harbour is better without the last ship."""
    if state.board.faces[state.display[-1]].need > crew.swords:
        return False
    return glance(state.board, unseen, state.display[:-1], crew).draw > value


def _trade(state: "RoyalState", frame: Trade) -> Move:
    """The pick worth most, with the best one that could follow it; nothing if none is worth it."""
    if frame.seat == frame.active:
        claim = cheapest_claim(state, frame.seat)
        if claim is not None:
            return claim
    known, coins = prices(state, frame.seat), purse(state, frame.seat)
    fee = FEE if frame.seat != frame.active else 0
    best, most = PASS, 0.0
    for move in state.legal().moves:
        if move.kind != Kind.TAKE and move.kind != Kind.HIRE:
            continue
        front = state.board.number[str(move.args[0])]
        worth = worth_of_pick(known, coins, front, fee)
        if frame.picks > 1:
            worth += _second(state, known, coins + known.changes[front] - fee, front, fee)
        if worth > most:
            best, most = move, worth
    return best


def _second(state: "RoyalState", known: Prices, coins: int, first: int, fee: int) -> float:
    """What the best pick after this one is worth, with the coins that are left."""
    at = state.display.index(first)
    best = 0.0
    for front in state.display[:at] + state.display[at + 1 :]:
        if coins + known.changes[front] - fee >= 0:
            best = max(best, worth_of_pick(known, coins, front, fee))
    return best
