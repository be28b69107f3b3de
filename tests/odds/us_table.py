"""Two players at a table with the US board, where nothing but movement happens.

Every title is owned and mortgaged, so nobody buys or pays tolls, and the purses last for ever.
The cards lie in real piles: put back underneath, kept and given back. What is played here is the
game itself, move by move, by `RutaState.play`.
"""

from random import Random

from published import us_board

from tesoro_lab.engine import CHANCE, Move
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules, RutaState
from tesoro_lab.games.ruta.frames import Galleys, Throw
from tesoro_lab.games.ruta.kinds import END, FINE, ROLL, Kind
from tesoro_lab.games.ruta.movement import FREE
from tesoro_lab.odds.pawns import HELD, Policy

PLENTY = 10**12


def quiet_table(board: RutaBoard | None = None) -> RutaState:
    """Seat 0 is about to throw from Go."""
    board = board or us_board()
    titles = board.titles
    facts = {
        "purses": [PLENTY, PLENTY],
        "owners": dict.fromkeys(titles, 0),
        "mortgaged": list(titles),
    }
    return RUTA.scenario(facts, RutaRules(), board)


def play_rolls(rolls: int, galleys: Policy, seed: int, board: RutaBoard | None = None) -> list[int]:
    """Play so many rolls of both pawns; how often a roll ended on each square, HELD the last."""
    state, rng, counts = quiet_table(board), Random(seed), [0] * (HELD + 1)
    play, draw, stack, pawns = state.play, state.draw, state.stack, state.pawns
    for _ in range(rolls):
        while type(stack[-1]) is not Throw:
            play(_next_move(state, galleys))
            if state.seat == CHANCE:  # it throws from the Galleys
                break
        else:
            play(ROLL)
        seat = state.thrower
        while state.seat == CHANCE:
            play(draw(rng))
        pawn = pawns[seat]
        counts[pawn.at if pawn.tries == FREE else HELD] += 1
    return counts


def _next_move(state: RutaState, galleys: Policy) -> Move:
    """End a turn that is over; in the Galleys wait, or use a card, or pay."""
    frame = state.stack[-1]
    if type(frame) is not Galleys:
        return END
    if galleys == "wait":
        return ROLL
    card = state.galleys_card(frame.seat)
    return Move(Kind.USE, (card.deck, card.no)) if card else FINE
