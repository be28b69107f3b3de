"""How fast the game is here: `python -m tesoro_lab.lab.speed`.

Every figure is per second of CPU time of one process, the best of several rounds of the same work,
with a yardstick of plain Python that takes turns with it; only several workers are timed by the
clock. On a machine where the yardstick takes 0.101 s the raw figure is compared with its aim as it
is; elsewhere it is scaled. Nothing is switched off for the measurement: matches keep their moves,
and every move is checked.
"""

from tesoro_lab.lab.speed.report import report
from tesoro_lab.lab.speed.yard import STANDARD, Figure, yardstick

__all__ = ["STANDARD", "Figure", "report", "yardstick"]
