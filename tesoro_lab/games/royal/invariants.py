"""What must hold in every state: no card appears or vanishes, and every coin has its pool."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tesoro_lab.games.royal.deck import CardKind
from tesoro_lab.games.royal.discover import can_repel
from tesoro_lab.games.royal.frames import (
    Bonus,
    Busted,
    Coin,
    Discover,
    Leaving,
    Others,
    Reveal,
    Threat,
    Trade,
)
from tesoro_lab.games.royal.harbour import shields
from tesoro_lab.games.royal.kinds import SHIELDS_TO_WIN
from tesoro_lab.games.royal.turns import winners

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


def problems(state: "RoyalState") -> list[str]:
    """One sentence for each thing that is wrong with the state; none in any real game."""
    return [*_cards(state), *_pools(state), *_places(state), *_frames(state), *_asked(state)]


def _cards(state: "RoyalState") -> Iterator[str]:
    """Every front as often as the deck has it, wherever its cards are."""
    deck = state.board
    found = list(state.discards)
    if min(found) < 0:
        yield "The discards cannot hold fewer than no cards of a front."
    for pool in state.pools:
        for front, count in enumerate(pool):
            if count < 0:
                yield f"There are {count} unseen cards of {deck.faces[front].id}."
            found[front] += count
    lying = [*state.display, *state.open_expeditions]
    for seat in range(len(state.coins)):
        lying += [*state.persons[seat], *state.claimed[seat]]
    for front in lying:
        found[front] += 1
    for front, face in enumerate(deck.faces):
        five = len(state.coins) == 5
        due = face.count if five or not face.five_players else 0
        if found[front] != due:
            yield f"There are {found[front]} cards of {face.id}; the deck has {due}."


def _pools(state: "RoyalState") -> Iterator[str]:
    """A pool holds the coins taken from it, and the newest one the pile as well."""
    newest = state.oldest + len(state.pools) - 1
    held = dict.fromkeys(range(state.oldest, newest + 1), 0)
    held[newest] += state.pile
    if state.pile < 0:
        yield f"There are {state.pile} cards in the pile."
    for seat, coins in enumerate(state.coins):
        for pool, count in coins:
            if pool not in held or count < 1 or len(dict(coins)) < len(coins):
                yield f"Seat {seat} holds {count} coins of pool {pool}, which cannot be."
            else:
                held[pool] += count
        if list(coins) != sorted(coins):
            yield f"The coins of seat {seat} do not stand oldest first."
    for pool, count in held.items():
        if sum(state.pools[pool - state.oldest]) != count:
            yield f"Pool {pool} has {count} cards out but another number of unseen cards."


def _places(state: "RoyalState") -> Iterator[str]:
    """Cards lie only where their kind may lie."""
    faces = state.board.faces
    for front in state.display:
        if faces[front].kind not in (CardKind.SHIP, CardKind.PERSON):
            yield f"{faces[front].id} lies in the harbour, where only ships and persons lie."
    for front in state.open_expeditions:
        if faces[front].kind != CardKind.EXPEDITION:
            yield f"{faces[front].id} lies among the expeditions."
    for seat in range(len(state.coins)):
        for front in state.persons[seat]:
            if faces[front].kind != CardKind.PERSON:
                yield f"Seat {seat} cannot have hired {faces[front].id}."
        for front in state.claimed[seat]:
            if faces[front].kind != CardKind.EXPEDITION:
                yield f"Seat {seat} cannot have fulfilled {faces[front].id}."
    yield from _last_round(state)


def _last_round(state: "RoyalState") -> Iterator[str]:
    """The last round has come exactly when somebody has what it takes."""
    bare = state.rules.expedition_needed_to_win
    able = [seat for seat in range(len(state.coins)) if state.claimed[seat] or not bare]
    enough = [seat for seat in able if shields(state, seat) >= SHIELDS_TO_WIN]
    if enough and not state.last_round:
        yield f"Seat {enough[0]} has twelve shields, so this must be the last round."
    if state.last_round and not (enough if state.board.is_standard() else able):
        yield "Nobody has the shields for it, so this cannot be the last round."


def _frames(state: "RoyalState") -> Iterator[str]:
    """What is pending fits what lies on the table."""
    faces = state.board.faces
    ships = [faces[front].colour for front in state.display if faces[front].kind == CardKind.SHIP]
    last_is_ship = bool(state.display) and faces[state.display[-1]].kind == CardKind.SHIP
    threat = isinstance(state.frame, Threat)
    if len(set(ships)) != len(ships) - threat:
        yield "Two ships of one colour lie in the harbour exactly while one is a threat."
    if threat and not (last_is_ship and ships[-1] in ships[:-1]):
        yield "The threat must be the ship just drawn."
    for frame in state.stack:
        if isinstance(frame, Coin):
            coins = sum(count for _, count in state.coins[frame.payer])
            if not 1 <= frame.left <= coins:
                yield f"Seat {frame.payer} must pay {frame.left} coins but has {coins}."
        if isinstance(frame, Discover) and frame.fresh and not last_is_ship:
            yield "The card just drawn is no ship that could be repelled."
    if bool(state.stack) == bool(state.won):
        yield "A game either goes on or has been won."
    elif state.won and not (state.last_round and winners(state) == state.won):
        yield f"The winners are not {list(state.won)}."


def _asked(state: "RoyalState") -> Iterator[str]:
    """The active seat is asked in its own turn, the others at its harbour."""
    for frame in state.stack:
        if isinstance(frame, Discover | Threat | Busted | Leaving) and frame.seat != state.active:
            yield f"Seat {frame.seat} is asked, but it is the turn of seat {state.active}."
        if isinstance(frame, Reveal) and frame.drawer != state.active:
            yield f"Seat {frame.drawer} draws, but it is the turn of seat {state.active}."
        if isinstance(frame, Reveal) and not state.pile:
            yield "A card is turned over, but the pile is empty."
        if isinstance(frame, Trade | Others) and frame.active != state.active:
            yield f"The harbour is that of seat {state.active}, not {frame.active}."
        if isinstance(frame, Trade) and not (frame.picks >= 1 and state.display):
            yield f"Seat {frame.seat} cannot pick {frame.picks} cards from this harbour."
        if isinstance(frame, Others):
            rest = state.clockwise(state.active)[1:]
            if list(frame.seats) != rest[len(rest) - len(frame.seats) :]:
                yield "The seats that still have their time must be the last ones, clockwise."
        if isinstance(frame, Bonus):
            faces = state.board.faces
            if not 0 <= frame.face < len(faces) or faces[frame.face].kind != CardKind.TAX:
                yield f"Card {frame.face} is no tax."
        if isinstance(frame, Threat) and not can_repel(state, frame.seat):
            yield f"Seat {frame.seat} has not the swords to repel the ship."
    yield from _order(state)


_BELOW: dict[type, tuple[type, ...]] = {
    Bonus: (Discover,),
    Coin: (Coin, Bonus, Others, Trade, Leaving),
    Trade: (Others,),
    Leaving: (Others,),
}
"""What may lie just below a frame; all others stand alone."""


def _order(state: "RoyalState") -> Iterator[str]:
    """Each frame lies on one on which it may lie."""
    for place, frame in enumerate(state.stack):
        below = _BELOW.get(type(frame), ())
        fits = type(state.stack[place - 1]) in below if place else not below
        if not fits:
            yield f"{type(frame).__name__} cannot be pending there."
