"""What a throw brings by itself, titles left out: the salary, the taxes and the cards' fixed sums.

Cards whose sum depends on buildings, plots or the number of players are left out, and so is the
waiver of the alcabalas. Where the pawn goes is asked of the game's own movement.
"""

from fractions import Fraction
from functools import cache

from tesoro_lab.games.ruta import movement
from tesoro_lab.games.ruta.board import RutaBoard, SpaceKind
from tesoro_lab.games.ruta.cards import Card, Effect
from tesoro_lab.games.ruta.movement import FREE, Pawn, Trip
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.odds.pawns import DECKS, THROWS, PawnChain


@cache
def of_throw(board: RutaBoard, rules: RutaRules, pawn: Pawn) -> Fraction:
    """What the next throw of this pawn brings on average, in reales, below 0 if it costs.

    A fine that a third failed throw makes due is not in it: it belongs to the stay in the Galleys.

    >>> of_throw(RutaBoard.load(), RutaRules(), Pawn(39)) > 15_000  # Start lies just ahead
    True
    """
    return sum((_of_trip(board, rules, pawn, a, b) for a, b in THROWS), Fraction(0)) / len(THROWS)


def _of_trip(board: RutaBoard, rules: RutaRules, pawn: Pawn, a: int, b: int) -> Fraction:
    return _of_arrival(board, rules, movement.throw(board, rules, pawn, a, b))


def _of_arrival(board: RutaBoard, rules: RutaRules, trip: Trip) -> Fraction:
    """The salaries of a trip, then what the space where it ends brings or costs."""
    money = Fraction(trip.salaries * board.treasury.start_salary)
    at = trip.pawn.at
    if not trip.lands:
        return money
    if board.kind[at] == SpaceKind.TAX:
        return money - board.spaces[at].amount
    deck = DECKS.get(board.kind[at])
    if deck is None:
        return money
    cards = board.cards[deck]
    turned = [_of_card(board, rules, trip.pawn, card) for card in cards]
    return money + sum(turned, Fraction(0)) / len(cards)


def _of_card(board: RutaBoard, rules: RutaRules, pawn: Pawn, card: Card) -> Fraction:
    if card.effect == Effect.RECEIVE_CROWN:
        return Fraction(card.amount)
    if card.effect == Effect.PAY_CROWN:
        return -Fraction(card.amount)
    if card.effect == Effect.CROWN_LOAN:
        return Fraction(card.amount if rules.crown_loan == "gift" else 0)
    return _of_arrival(board, rules, movement.follow(board, rules, pawn, card))


def per_throw(chain: PawnChain) -> float:
    """What a throw of a pawn that is not in the Galleys brings in the long run, in reales.

    >>> from tesoro_lab.odds.pawns import pawn_chain
    >>> round(per_throw(pawn_chain()))
    3018
    """
    shares = chain.rolls.stationary_floats()
    free = {pawn: share for pawn, share in shares.items() if pawn.tries == FREE}
    brought = [float(of_throw(chain.board, chain.rules, pawn)) * free[pawn] for pawn in free]
    return sum(brought) / sum(free.values())
