"""What happens at the table: for each frame, who may do what, and how chance decides it."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
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
from tesoro_lab.games.royal.kinds import Kind

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState


def _too_late(state: "RoyalState", move: Move) -> Reason | None:
    """Only the ship just drawn can be repelled."""
    return Reason("not_just_drawn") if move.kind == Kind.REPEL else None


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
    special=_too_late,
)
