"""The golden games of Port Royal are still played as they were when they were written."""

from golden_games import GoldenContract
from royal_goldens import GOLDENS


class TestGoldens(GoldenContract):
    module = "royal_goldens"
    goldens = GOLDENS
