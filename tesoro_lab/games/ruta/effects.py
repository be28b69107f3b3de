"""What each of the 32 cards does: one small function per effect, the amounts from the table."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Distribution, Move, Reason
from tesoro_lab.games.ruta.actions import Actions
from tesoro_lab.games.ruta.cards import Card, Effect, why_not_top
from tesoro_lab.games.ruta.frames import CROWN, Collect, Draw
from tesoro_lab.games.ruta.kinds import Kind
from tesoro_lab.games.ruta.landing import carry, end_throws
from tesoro_lab.games.ruta.money import CASTLE, charge, receive
from tesoro_lab.games.ruta.movement import follow

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def outcomes(state: "RutaState", frame: Draw) -> Distribution[Move]:
    """The cards that may lie on top of the pile, each with the same weight."""
    cards = state.piles[frame.deck].next_cards()
    return Distribution.uniform([Move(Kind.CARD, (frame.deck, no)) for no in cards])


def draw(state: "RutaState", frame: Draw, rng: Random) -> Move:
    """One of the cards that may lie on top."""
    cards = state.piles[frame.deck].next_cards()
    return Move(Kind.CARD, (frame.deck, cards[int(rng.random() * len(cards))]))


def _may_turn(state: "RutaState", frame: Draw, move: Move) -> Reason | None:
    if len(move.args) != 2 or move.args[0] != frame.deck:
        return Reason("bad_args", (move.kind,))
    return why_not_top(state.piles[frame.deck], move)


def _turn(state: "RutaState", frame: Draw, move: Move) -> None:
    """Turn the card over: it is kept, or put under the pile and carried out."""
    state.stack.pop()
    deck, no, who = frame.deck, int(move.args[1]), frame.drawer
    card = state.board.find_card(deck, no)
    assert card is not None
    pile = state.piles[deck].without(no)
    state.tell("draws", who, deck, no)
    if card.keepable:
        state.piles[deck] = pile
        state.give_card(deck, no, who)
        state.tell("keeps_card", who, deck, no)
        return
    state.piles[deck] = pile.put_under(no)
    _EFFECTS[card.effect](state, who, card)


def _receive_crown(state: "RutaState", who: int, card: Card) -> None:
    receive(state, who, card.amount)
    state.tell("receives", who, card.amount)


def _crown_loan(state: "RutaState", who: int, card: Card) -> None:
    _receive_crown(state, who, card)
    if state.rules.crown_loan == "repaid":
        state.loans[who] += card.amount


def _pay_crown(state: "RutaState", who: int, card: Card) -> None:
    charge(state, who, ((CROWN, card.amount),))


def _go(state: "RutaState", who: int, card: Card) -> None:
    """Whatever the card does to the pawn, or to the turns of its player."""
    trip = follow(state.board, state.rules, state.pawns[who], card)
    if trip.rests:
        state.skips[who] += trip.rests
        state.tell("loses_turns", who, trip.rests)
        end_throws(state)
    if trip.sent:
        state.tell("sent", who, "card")
    carry(state, who, trip)


def _pay_per_building(state: "RutaState", who: int, card: Card) -> None:
    due = 0
    for title in state.board.titles:
        if state.owner[title] == who:
            level = state.level[title]
            due += card.per_castle if level == CASTLE else level * card.per_house
    _pay_if_any(state, who, due)


def _pay_per_plot(state: "RutaState", who: int, card: Card) -> None:
    due = 0
    for title in state.board.titles:
        if state.owner[title] == who and state.board.house_price[title]:
            due += card.amount
    _pay_if_any(state, who, due)


def _pay_if_any(state: "RutaState", who: int, due: int) -> None:
    if due:
        charge(state, who, ((CROWN, due),))


def _receive_each_player(state: "RutaState", who: int, card: Card) -> None:
    state.stack.append(Collect(who, card.amount, tuple(state.clockwise(who)[1:])))


def collect(state: "RutaState", errand: Collect) -> None:
    """The next player pays the receiver; whoever is short may raise the money first."""
    if len(errand.payers) > 1:
        state.stack.append(errand._replace(payers=errand.payers[1:]))
    if errand.payers:
        charge(state, errand.payers[0], ((errand.receiver, errand.amount),))


def _pay_each_player(state: "RutaState", who: int, card: Card) -> None:
    dues = [(other, card.amount) for other in state.clockwise(who)[1:]]
    charge(state, who, tuple(dues))


def _fire(state: "RutaState", who: int, card: Card) -> None:
    """Up to two houses burn on the drawer's farthest built plot; a castle becomes houses."""
    plot = burning_plot(state, who)
    if plot is None:
        state.tell("no_fire", who)
        return
    level = state.level[plot]
    if level == CASTLE:
        left = min(CASTLE - card.amount, state.houses)
        state.castles += 1
        state.houses -= left
    else:
        left = max(level - card.amount, 0)
        state.houses += level - left
    state.level[plot] = left
    state.tell("fire", who, plot, level - left)


def burning_plot(state: "RutaState", who: int) -> int | None:
    """The plot the fire burns: the seat's farthest built one, by the reading of the rules."""
    far: int | None = None
    for title in state.board.titles:
        space = state.board.spaces[title]
        if state.owner[title] != who or not state.level[title]:
            continue
        if state.rules.fire_reading == "spanish" and not space.in_spain:
            continue
        if far is None or space.km_from_spain > state.board.spaces[far].km_from_spain:
            far = title
    return far


_EFFECTS: dict[Effect, Callable[["RutaState", int, Card], None]] = {
    Effect.RECEIVE_CROWN: _receive_crown,
    Effect.CROWN_LOAN: _crown_loan,
    Effect.PAY_CROWN: _pay_crown,
    Effect.LOSE_TURNS: _go,
    Effect.GO_GALLEYS: _go,
    Effect.PAY_PER_BUILDING: _pay_per_building,
    Effect.PAY_PER_PLOT: _pay_per_plot,
    Effect.MOVE: _go,
    Effect.MOVE_TO: _go,
    Effect.MOVE_TO_NEAREST: _go,
    Effect.SAIL_TO: _go,
    Effect.RECEIVE_EACH_PLAYER: _receive_each_player,
    Effect.PAY_EACH_PLAYER: _pay_each_player,
    Effect.FIRE_TWO_HOUSES: _fire,
}

ACTIONS: Actions = {Kind.CARD: (_may_turn, _turn)}
