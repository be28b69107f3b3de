"""The golden games of La Ruta del Tesoro are still played as they were when they were written."""

from golden_games import GoldenContract
from goldens import GOLDENS


class TestGoldens(GoldenContract):
    module = "goldens"
    goldens = GOLDENS
