"""Whole games of La Ruta del Tesoro as text: `python tests/ruta/goldens.py` writes them anew.

A change of the rules shows as a difference in these files, to be read line by line.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from golden_games import Goldens

from tesoro_lab.games.ruta import RutaRules, RutaState

OTHER = RutaRules(
    trading_opens="any_time",
    toll_claim="manual",
    bankrupt_to_player="money_only",
    third_turn="pay_and_wait",
    crown_loan="repaid",
    fire_reading="from_spain",
    anchorage_pot=True,
)


def at_turn(state: RutaState) -> str:
    """The purses and the fortunes."""
    return f"purses {state.purses} standing {list(state.standing())}"


GOLDENS = Goldens(
    folder=Path(__file__).parent / "goldens",
    game="ruta",
    games={
        "four-merchants": (["bot:merchant"] * 4, RutaRules()),
        "two-merchants-quick": (["bot:merchant"] * 2, RutaRules(quick_game=15)),
        "three-at-random": (["bot:random"] * 3, RutaRules()),
        "six-at-random-other-rules": (["bot:random"] * 6, OTHER),
    },
    moves=700,
    at_turn=at_turn,
)

if __name__ == "__main__":
    GOLDENS.write()
