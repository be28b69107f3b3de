"""Discover: turn over card after card, repel ships, and stop before the turn is lost."""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Distribution, Legal, Move, Reason
from tesoro_lab.engine.stacked import Actions, always
from tesoro_lab.engine.streams import weighted
from tesoro_lab.games.royal import claims
from tesoro_lab.games.royal.coins import (
    charge,
    gain,
    purse,
    refill,
    spread,
    unseen,
    why_not_unseen,
)
from tesoro_lab.games.royal.deck import SHIP, SKULL, CardKind, Role
from tesoro_lab.games.royal.frames import (
    DISCOVER_OF,
    FRESH_OF,
    NEXT_TURN,
    REVEAL_OF,
    Bonus,
    Busted,
    Discover,
    Leaving,
    Others,
    Reveal,
    Threat,
)
from tesoro_lab.games.royal.harbour import colours, count_role, enter, shields, swords
from tesoro_lab.games.royal.kinds import BUST, DRAW, END, REPEL, STOP, TAXED_FROM, Kind

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


def can_draw(state: "RoyalState") -> bool:
    """Whether there is a card left to turn over, the discards being shuffled if need be."""
    return state.pile > 0 or any(state.discards)


def choices(state: "RoyalState", frame: Discover) -> Legal:
    """Draw; stop once a card has been drawn; repel the ship just drawn; claim an expedition."""
    if not can_draw(state):
        moves = [STOP]
    elif state.drawn:
        moves = [DRAW, STOP]
    else:
        moves = [DRAW]
    if frame.fresh and can_repel(state, frame.seat):
        moves.append(REPEL)
    if state.open_expeditions:
        moves += claims.moves(state, frame.seat)
    return Legal(tuple(moves))


def can_repel(state: "RoyalState", seat: int) -> bool:
    """Whether the seat has the swords that the last ship asks for; they are not used up."""
    need = state.board.faces[state.display[-1]].need
    return need != SKULL and swords(state, seat) >= need


def _may_draw(state: "RoyalState", frame: Discover, move: Move) -> Reason | None:
    return always(state, frame, move) if can_draw(state) else Reason("no_cards_left")


def _draw(state: "RoyalState", frame: Discover, move: Move) -> None:
    refill(state)
    state.stack[-1] = REVEAL_OF[frame.seat]


def why_not_stop(state: "RoyalState", frame: Discover, move: Move) -> Reason | None:
    """The first card is compulsory."""
    if not state.drawn and can_draw(state):
        return Reason("first_card")
    return always(state, frame, move)


def _stop(state: "RoyalState", frame: Discover, move: Move) -> None:
    state.tell("stops", frame.seat, len(state.display))
    seats = state.clockwise(frame.seat)
    state.stack[-1] = Others(frame.seat, tuple(seats[1:]))
    enter(state, frame.seat, frame.seat)


def _may_repel(state: "RoyalState", frame: Discover | Threat, move: Move) -> Reason | None:
    if isinstance(frame, Discover) and not frame.fresh:
        return Reason("not_just_drawn")
    face = state.board.faces[state.display[-1]]
    has = swords(state, frame.seat)
    if not can_repel(state, frame.seat):
        return Reason("swords_short", (face.id, has))
    return always(state, frame, move)


def _repel(state: "RoyalState", frame: Discover | Threat, move: Move) -> None:
    """The ship goes to the discards, and the turn goes on."""
    ship = state.display[-1]
    state.display = state.display[:-1]
    state.discards[ship] += 1
    state.stack[-1] = DISCOVER_OF[frame.seat]
    state.tell("repels", frame.seat, ship)


def outcomes(state: "RoyalState", frame: Reveal) -> Distribution[Move]:
    """Any unseen card of the newest pool may lie on top of the pile."""
    return spread(unseen(state, frame), state.board.card_moves)


def draw(state: "RoyalState", frame: Reveal, rng: Random) -> Move:
    """One of the unseen cards."""
    return state.board.card_moves[weighted(rng, unseen(state, frame))]


def _may_reveal(state: "RoyalState", frame: Reveal, move: Move) -> Reason | None:
    return why_not_unseen(state, unseen(state, frame), move)


def _reveal(state: "RoyalState", frame: Reveal, move: Move) -> None:
    """Lay the card where it belongs and see what it sets off."""
    front = state.board.number[str(move.args[0])]
    seat, face = frame.drawer, state.board.faces[front]
    unseen(state, frame)[front] -= 1
    state.pile -= 1
    state.drawn += 1
    state.stack[-1] = DISCOVER_OF[seat]
    state.tell("draws", seat, front)
    if face.kind == CardKind.EXPEDITION:
        state.open_expeditions = tuple(sorted((*state.open_expeditions, front)))
    elif face.kind == CardKind.TAX:
        _tax(state, seat, front)
    elif face.kind == SHIP:
        doubled = face.colour in colours(state)
        state.display = (*state.display, front)
        state.stack[-1] = FRESH_OF[seat]
        if doubled:
            _threaten(state, seat)
    else:
        state.display = (*state.display, front)


def _threaten(state: "RoyalState", seat: int) -> None:
    """A second ship of a colour: it is repelled, or the turn is lost."""
    if can_repel(state, seat):
        state.stack[-1] = Threat(seat)
    else:
        _lose_turn(state, seat)


def threatened(state: "RoyalState", frame: Threat) -> Legal:
    """Repel the ship, or refuse to where the rules allow it."""
    return Legal((REPEL, BUST) if state.rules.refuse_repel else (REPEL,))


def _may_bust(state: "RoyalState", frame: Threat, move: Move) -> Reason | None:
    return always(state, frame, move) if state.rules.refuse_repel else Reason("must_repel")


def _bust(state: "RoyalState", frame: Threat, move: Move) -> None:
    _lose_turn(state, frame.seat)


def _lose_turn(state: "RoyalState", seat: int) -> None:
    """The whole harbour is discarded, and every player is paid for its Jesters."""
    state.tell("busts", seat, state.display[-1])
    clear(state)
    state.stack[-1] = Busted(seat) if state.rules.claim_after_bust else NEXT_TURN
    for other in state.clockwise(seat):
        jesters = count_role(state, other, Role.JESTER)
        if jesters:
            state.tell("jester", other, jesters)
            gain(state, other, jesters)


def clear(state: "RoyalState") -> None:
    """What lies in the harbour goes to the discards."""
    for front in state.display:
        state.discards[front] += 1
    state.display = ()


def _tax(state: "RoyalState", seat: int, front: int) -> None:
    """First all losses, then the bonus: whoever has 12 coins or more pays half of them."""
    state.discards[front] += 1
    state.stack.append(Bonus(front))
    losses = [(other, purse(state, other) // 2) for other in state.clockwise(seat)]
    losses = [(other, loss) for other, loss in losses if loss >= TAXED_FROM // 2]
    for other, loss in losses:
        state.tell("taxed", other, loss)
    for other, loss in reversed(losses):
        charge(state, other, loss)


def bonus(state: "RoyalState", errand: Bonus) -> None:
    """All who have the most swords, or the fewest shields, receive the tax's coin."""
    face = state.board.faces[errand.face]
    most_swords = face.id == "tax-swords"
    seats = range(len(state.coins))
    scores = [swords(state, seat) if most_swords else -shields(state, seat) for seat in seats]
    for seat in state.clockwise(state.active):
        if scores[seat] == max(scores):
            state.tell("tax_bonus", seat, errand.face, face.coins)
            gain(state, seat, face.coins)


def last_claims(state: "RoyalState", frame: Busted | Leaving) -> Legal:
    """Fulfil expeditions, or end one's part of the turn."""
    return Legal((END, *claims.moves(state, frame.seat)))


def _end_lost_turn(state: "RoyalState", frame: Busted, move: Move) -> None:
    state.stack[-1] = NEXT_TURN


def _leave(state: "RoyalState", frame: Leaving, move: Move) -> None:
    state.stack.pop()


DISCOVER_ACTIONS: Actions = {
    Kind.DRAW: (_may_draw, _draw),
    Kind.STOP: (why_not_stop, _stop),
    Kind.REPEL: (_may_repel, _repel),
    **claims.ACTIONS,
}
THREAT_ACTIONS: Actions = {Kind.REPEL: (_may_repel, _repel), Kind.BUST: (_may_bust, _bust)}
REVEAL_ACTIONS: Actions = {Kind.CARD: (_may_reveal, _reveal)}
BUSTED_ACTIONS: Actions = {Kind.END: (always, _end_lost_turn), **claims.ACTIONS}
LEAVING_ACTIONS: Actions = {Kind.END: (always, _leave), **claims.ACTIONS}
