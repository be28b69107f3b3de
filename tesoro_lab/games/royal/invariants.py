"""What must hold in every state: no card appears or vanishes, and every coin has its pool."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tesoro_lab.games.royal.deck import CardKind
from tesoro_lab.games.royal.frames import Coin, Discover, Threat
from tesoro_lab.games.royal.harbour import shields
from tesoro_lab.games.royal.kinds import SHIELDS_TO_WIN

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


def problems(state: "RoyalState") -> list[str]:
    """One sentence for each thing that is wrong with the state; none in any real game."""
    return [*_cards(state), *_pools(state), *_places(state), *_frames(state)]


def _cards(state: "RoyalState") -> Iterator[str]:
    """Every front as often as the deck has it, wherever its cards are."""
    deck = state.board
    found = list(state.discards)
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
    for seat, coins in enumerate(state.coins):
        for pool, count in coins:
            if pool not in held or count < 1:
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
        counts = state.claimed[seat] or not state.rules.expedition_needed_to_win
        if counts and shields(state, seat) >= SHIELDS_TO_WIN and not state.last_round:
            yield f"Seat {seat} has twelve shields, so this must be the last round."


def _frames(state: "RoyalState") -> Iterator[str]:
    """What is pending fits what lies on the table."""
    faces = state.board.faces
    ships = [faces[front].colour for front in state.display if faces[front].kind == CardKind.SHIP]
    threat = isinstance(state.frame, Threat)
    if len(set(ships)) < len(ships) - threat:
        yield "Two ships of one colour lie in the harbour."
    last_is_ship = bool(state.display) and faces[state.display[-1]].kind == CardKind.SHIP
    for frame in state.stack:
        if isinstance(frame, Coin):
            coins = sum(count for _, count in state.coins[frame.payer])
            if not 1 <= frame.left <= coins:
                yield f"Seat {frame.payer} must pay {frame.left} coins but has {coins}."
        if isinstance(frame, Discover) and frame.fresh and not last_is_ship:
            yield "The card just drawn is no ship that could be repelled."
    if bool(state.stack) == bool(state.won):
        yield "A game either goes on or has been won."
