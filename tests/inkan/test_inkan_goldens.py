"""The golden games of Inkan Aarre are still played as they were when they were written."""

from golden_games import GoldenContract
from inkan_goldens import GOLDENS


class TestGoldens(GoldenContract):
    module = "inkan_goldens"
    goldens = GOLDENS
