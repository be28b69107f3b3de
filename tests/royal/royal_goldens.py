"""Whole games of Port Royal as text: `python tests/royal/royal_goldens.py` writes them anew.

A change of the rules shows as a difference in these files, to be read line by line.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from golden_games import Goldens
from royal_play import OTHER_READINGS

from tesoro_lab.games.royal import RoyalRules, RoyalState


def at_turn(state: RoyalState) -> str:
    """Shields and coins of each seat, and the cards that nobody sees."""
    return f"{state.standing()} pile {state.pile}, unseen {[sum(pool) for pool in state.pools]}"


GOLDENS = Goldens(
    folder=Path(__file__).parent / "goldens",
    game="royal",
    games={
        "two-by-the-sheet": (["bot:random"] * 2, RoyalRules()),
        "three-by-the-rulebook": (["bot:random"] * 3, RoyalRules.official()),
        "four-with-other-rules": (["bot:random"] * 4, OTHER_READINGS),
        "five-by-the-sheet": (["bot:random"] * 5, RoyalRules()),
    },
    moves=400,
    at_turn=at_turn,
)

if __name__ == "__main__":
    GOLDENS.write()
