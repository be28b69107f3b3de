"""Whole games of Inkan Aarre as text: `python tests/inkan/inkan_goldens.py` writes them anew.

A change of the rules shows as a difference in these files, to be read line by line.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from golden_games import Goldens
from inkan_play import OTHER_READINGS

from tesoro_lab.games.inkan import InkanRules, InkanState


def at_turn(state: InkanState) -> str:
    """Where each seat stands, its purse, and whether its sea fee is paid."""
    places = [state.board.names[dot] for dot in state.at]
    return f"{places} {state.purses} {[int(p) for p in state.paid]}"


GOLDENS = Goldens(
    folder=Path(__file__).parent / "goldens",
    game="inkan",
    games={
        "four-explorers": (["bot:explorer"] * 4, InkanRules()),
        "two-explorers-other-rules": (["bot:explorer"] * 2, OTHER_READINGS),
        "three-at-random": (["bot:random"] * 3, InkanRules()),
        "six-at-random-other-rules": (["bot:random"] * 6, OTHER_READINGS),
    },
    moves=700,
    at_turn=at_turn,
)

if __name__ == "__main__":
    GOLDENS.write()
