"""Coins are face-down cards: taken from the pile unseen, shown when they are paid.

Cards that nobody has seen belong to a pool. Each reshuffle starts a new pool, and a coin keeps
the pool it was taken from, so that every chance stays exact: the front of a coin is any unseen
card of its pool with equal weight. The oldest coin is paid first.
"""

from random import Random
from typing import TYPE_CHECKING

from tesoro_lab.engine import Distribution, Move, Reason
from tesoro_lab.engine.streams import weighted
from tesoro_lab.games.royal.frames import Coin, Reveal

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


def purse(state: "RoyalState", seat: int) -> int:
    """How many coins the seat has."""
    coins = 0
    for _, count in state.coins[seat]:
        coins += count
    return coins


def refill(state: "RoyalState") -> bool:
    """Whether a card can be taken from the pile, which the discards refill when it is empty."""
    if state.pile:
        return True
    waiting = sum(state.discards)
    if not waiting:
        return False
    state.pools.append(state.discards)
    state.discards = [0] * len(state.board.faces)
    state.pile = waiting
    state.tell("reshuffle", waiting)
    _forget_empty_pools(state)
    return True


def _forget_empty_pools(state: "RoyalState") -> None:
    """A pool of which no coin is left is done with."""
    while len(state.pools) > 1 and not any(state.pools[0]):
        state.pools.pop(0)
        state.oldest += 1


def gain(state: "RoyalState", seat: int, coins: int) -> None:
    """The seat takes coins from the pile, as many as there are."""
    while coins:
        if not refill(state):
            state.tell("no_coins", seat)
            return
        taken = min(coins, state.pile)
        coins -= taken
        state.pile -= taken
        newest = state.oldest + len(state.pools) - 1
        held = state.coins[seat]
        if held and held[-1][0] == newest:
            state.coins[seat] = (*held[:-1], (newest, held[-1][1] + taken))
        else:
            state.coins[seat] = (*held, (newest, taken))


def hand_over(state: "RoyalState", payer: int, receiver: int) -> None:
    """One coin, the payer's oldest, goes face down to another player."""
    pool = _take_oldest(state, payer)
    held = dict(state.coins[receiver])
    held[pool] = held.get(pool, 0) + 1
    state.coins[receiver] = tuple(sorted(held.items()))


def _take_oldest(state: "RoyalState", payer: int) -> int:
    """The payer gives up its oldest coin; the pool it comes from."""
    (pool, count), *rest = state.coins[payer]
    state.coins[payer] = ((pool, count - 1), *rest) if count > 1 else tuple(rest)
    return pool


def charge(state: "RoyalState", payer: int, coins: int) -> None:
    """The seat puts so many coins on the discards, one after the other."""
    if coins:
        state.stack.append(Coin(payer, coins))


def unseen(state: "RoyalState", frame: Coin | Reveal) -> list[int]:
    """How many unseen cards of each front the card may be: the pool it comes from."""
    if isinstance(frame, Reveal):
        return state.pools[-1]
    return state.pools[state.coins[frame.payer][0][0] - state.oldest]


def coin_outcomes(state: "RoyalState", frame: Coin) -> Distribution[Move]:
    """What the front of the oldest coin may be."""
    return spread(unseen(state, frame), state.board.coin_moves)


def spread(counts: list[int], moves: tuple[Move, ...]) -> Distribution[Move]:
    """Each front with as much weight as there are unseen cards of it."""
    return Distribution({move: n for move, n in zip(moves, counts, strict=True) if n})


def draw_coin(state: "RoyalState", frame: Coin, rng: Random) -> Move:
    """One front by the weights of the pool."""
    return state.board.coin_moves[weighted(rng, unseen(state, frame))]


def may_show(state: "RoyalState", frame: Coin, move: Move) -> Reason | None:
    """The front must be among the unseen cards of the coin's pool."""
    return why_not_unseen(state, unseen(state, frame), move)


def why_not_unseen(state: "RoyalState", counts: list[int], move: Move) -> Reason | None:
    """The reason why the card of `move` is not among these unseen cards, if there is one."""
    front = state.board.number.get(str(move.args[0])) if len(move.args) == 1 else None
    if front is None:
        return Reason("bad_args", (move.kind,))
    return None if counts[front] else Reason("card_not_unseen", (move.args[0],))


def show(state: "RoyalState", frame: Coin, move: Move) -> None:
    """The coin lies on the discards with its front up; the next one follows."""
    front = state.board.number[str(move.args[0])]
    unseen(state, frame)[front] -= 1
    _take_oldest(state, frame.payer)
    state.discards[front] += 1
    state.tell("coin_shown", frame.payer, front)
    if frame.left > 1:
        state.stack[-1] = Coin(frame.payer, frame.left - 1)
    else:
        state.stack.pop()
    _forget_empty_pools(state)
