"""What happens at the table: for each frame, who may do what, and how chance decides it."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import CHANCE, Move, Reason
from tesoro_lab.engine.stacked import Luck, Table
from tesoro_lab.games.royal import coins, discover, trading, turns
from tesoro_lab.games.royal.frames import (
    Bonus,
    Busted,
    Coin,
    Discover,
    Leaving,
    NextTurn,
    Others,
    Reveal,
    Starter,
    Threat,
    Trade,
)
from tesoro_lab.games.royal.kinds import CHANCE_KINDS, Kind

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState

_KINDS = frozenset(Kind)


def why_not_here(state: "RoyalState", move: Move) -> Reason:
    """The reason why a kind of move has no place in what is asked now."""
    if move.kind not in _KINDS:
        return Reason("unknown_move", (move.kind,))
    if state.seat == CHANCE and move.kind not in CHANCE_KINDS:
        return Reason("chance_first")
    if state.seat != CHANCE and move.kind in CHANCE_KINDS:
        return Reason("not_chance")
    if move.kind == Kind.REPEL:
        return Reason("not_just_drawn")
    return Reason("wrong_moment", (move.kind,))


TABLE = Table(
    actions={
        Starter: turns.STARTER_ACTIONS,
        Reveal: discover.REVEAL_ACTIONS,
        Coin: {Kind.COIN: (coins.may_show, coins.show)},
        Discover: discover.DISCOVER_ACTIONS,
        Threat: discover.THREAT_ACTIONS,
        Trade: trading.ACTIONS,
        Busted: discover.BUSTED_ACTIONS,
        Leaving: discover.LEAVING_ACTIONS,
    },
    choices={
        Discover: discover.choices,
        Threat: discover.threatened,
        Trade: trading.choices,
        Busted: discover.last_claims,
        Leaving: discover.last_claims,
    },
    luck={
        Starter: Luck(turns.starters, turns.draw_starter),
        Reveal: Luck(discover.outcomes, discover.draw),
        Coin: Luck(coins.coin_outcomes, coins.draw_coin),
    },
    errands={Bonus: discover.bonus, Others: trading.others, NextTurn: turns.next_turn},
    why_not_here=why_not_here,
)
