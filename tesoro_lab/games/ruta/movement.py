"""How a pawn moves: the throw, doubles, the Galleys and card moves, as pure functions.

The game plays by these functions, and the odds of where pawns land are computed from them,
so that no rule of movement is written twice.
"""

from typing import NamedTuple

from tesoro_lab.games.ruta.board import RutaBoard, SpaceKind
from tesoro_lab.games.ruta.cards import Card, Effect
from tesoro_lab.games.ruta.rules import RutaRules

FREE = -1
"""The `tries` of a pawn that is not held in the Galleys."""
MAX_TRIES = 3
"""Nobody stays in the Galleys after this many failed throws."""
DOUBLES_TO_GALLEYS = 3


class Pawn(NamedTuple):
    """All that movement depends on: the space, doubles thrown this turn, failed tries to leave."""

    at: int
    doubles: int = 0
    tries: int = FREE


class Trip(NamedTuple):
    """What a throw or a card does to a pawn."""

    pawn: Pawn
    lands: bool = True
    """Whether the space is now resolved: no when it stays, or was sent to the Galleys."""
    salaries: int = 0
    """How often Start pays its 20,000 reales."""
    again: bool = False
    """Whether the player throws once more."""
    fined: bool = False
    """Whether the fine of the third failed throw falls due before the pawn moves."""
    sent: bool = False
    """Whether the pawn was sent to the Galleys."""
    rests: int = 0
    """How many turns the player loses, the rest of this one besides."""


def advance(
    board: RutaBoard,
    rules: RutaRules,
    pawn: Pawn,
    steps: int,
    again: bool = False,
    fined: bool = False,
) -> Trip:
    """The pawn goes `steps` spaces; only forwards does it collect at Start."""
    at = pawn.at + steps
    salaries = 0
    if not 0 <= at < len(board.spaces):
        laps, at = divmod(at, len(board.spaces))
        if steps > 0:
            salaries = laps + (at == 0 and rules.double_salary_on_start)
    return Trip(Pawn(at, pawn.doubles), True, salaries, again, fined)


def send(board: RutaBoard) -> Trip:
    """The pawn goes straight to the Galleys: no salary, no further throw."""
    return Trip(Pawn(board.galleys_at, 0, 0), lands=False, sent=True)


def throw(board: RutaBoard, rules: RutaRules, pawn: Pawn, a: int, b: int) -> Trip:
    """What the throw of `a` and `b` does to the pawn, wherever it stands."""
    if pawn.tries != FREE:
        return _throw_in_galleys(board, rules, pawn, a, b)
    if a != b:
        return advance(board, rules, pawn, a + b)
    if pawn.doubles + 1 == DOUBLES_TO_GALLEYS:
        return send(board)
    return advance(board, rules, Pawn(pawn.at, pawn.doubles + 1), a + b, again=True)


def _throw_in_galleys(board: RutaBoard, rules: RutaRules, pawn: Pawn, a: int, b: int) -> Trip:
    if a == b:
        again = rules.galleys_double_rolls_again
        return advance(board, rules, Pawn(pawn.at, int(again)), a + b, again)
    tries = pawn.tries + 1
    if tries < MAX_TRIES:
        return Trip(Pawn(pawn.at, 0, tries), lands=False)
    if rules.third_turn == "pay_and_wait":
        return Trip(Pawn(pawn.at), lands=False, fined=True)
    return advance(board, rules, Pawn(pawn.at), a + b, fined=True)


def arrive(board: RutaBoard, pawn: Pawn) -> Trip:
    """The pawn stops on its space; that of `Go to Galleys` sends it on."""
    if board.kind[pawn.at] == SpaceKind.GO_TO_GALLEYS:
        return send(board)
    return Trip(pawn)


def place_at(board: RutaBoard, rules: RutaRules, pawn: Pawn, target: int) -> Trip:
    """The pawn goes forwards to `target`, collecting if that takes it past Start."""
    return advance(board, rules, pawn, (target - pawn.at) % len(board.spaces) or len(board.spaces))


def nearest(board: RutaBoard, pawn: Pawn, kind: str) -> int:
    """The next space of this kind ahead of the pawn, round past Start if need be.

    >>> board = RutaBoard.load()
    >>> nearest(board, Pawn(7), "lonja"), nearest(board, Pawn(36), "company")
    (15, 12)
    """
    spaces = len(board.spaces)
    at = (pawn.at + 1) % spaces
    while board.kind[at] != kind:
        at = (at + 1) % spaces
    return at


def set_down(pawn: Pawn, target: int) -> Trip:
    """The pawn is set down on `target` without passing anything."""
    return Trip(Pawn(target, pawn.doubles))


def follow(board: RutaBoard, rules: RutaRules, pawn: Pawn, card: Card) -> Trip:
    """What a card does to the pawn of its drawer; most cards leave it where it stands."""
    if card.effect == Effect.MOVE:
        return advance(board, rules, pawn, card.steps)
    if card.effect == Effect.MOVE_TO:
        return place_at(board, rules, pawn, card.target)
    if card.effect == Effect.MOVE_TO_NEAREST:
        return place_at(board, rules, pawn, nearest(board, pawn, card.nearest))
    if card.effect == Effect.SAIL_TO:
        direct = rules.mahon_card == "direct"
        return set_down(pawn, card.target) if direct else place_at(board, rules, pawn, card.target)
    if card.effect == Effect.GO_GALLEYS:
        return send(board)
    rests = card.amount if card.effect == Effect.LOSE_TURNS else 0
    return Trip(pawn, lands=False, rests=rests)
