"""What single things cost: a copy, an import, a sum of dice, a walker's roll, a click."""

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from tesoro_lab.bots import find
from tesoro_lab.engine import CHANCE, Stream, TesoroError
from tesoro_lab.front import new_match
from tesoro_lab.games import names
from tesoro_lab.lab.speed import yard
from tesoro_lab.lab.speed.yard import STANDARD, Figure, rate, short
from tesoro_lab.lab.walkers import FLOCK, Walkers
from tesoro_lab.odds.pawns import pawn_chain

HEAVY = ("pandas", "numpy", "plotly", "ipywidgets", "networkx", "IPython")
"""What `import tesoro_lab` must not load."""
PRESSES = 40
POOLS = (2, 10, 20, 50, 100)
"""The numbers of dice whose sums are timed."""
PROCESSES = 5
"""Each sum is the first of so many fresh processes; the best counts."""
COLD = (
    "import sys, time; {load}; n = int(sys.argv[1]); start = time.process_time();"
    "{work}; print(time.process_time() - start)"
)
OURS = COLD.format(load="from tesoro_lab.odds import dice", work="dice(n)")
THEIRS = COLD.format(load="from icepool import d6", work="n @ d6")
COPIES = 10_000
STEPS = 40
"""So many rolls of each walker are timed."""


def walking() -> list[Figure]:
    """The rolls of many pawns at once, movement only, where numpy is installed."""
    if find_spec("numpy") is None:
        return []
    flock = Walkers(pawn_chain().rolls, FLOCK)
    seconds, slow = yard.beside(lambda: flock.step(STEPS))
    return [rate("many pawns at once: rolls", FLOCK * STEPS, seconds, slow, 20_000_000)]


def copies() -> list[Figure]:
    """Copying a state of each game in the middle of it."""
    figures = []
    for game in names():
        match = new_match(game, ["bot:random"] * 4, "copy")
        match.run(max_rounds=8)
        seconds, slow = yard.beside(_copier(match.state))
        micros = seconds / COPIES * 1e6
        figures.append(
            Figure(f"{game}: copy of a state", "us", micros, micros / slow, 5, less=True)
        )
    return figures


def _copier(state: Any) -> Callable[[], None]:
    def copy_all() -> None:
        for _ in range(COPIES):
            state.copy()

    return copy_all


def imports() -> list[Figure]:
    """Starting up; raises TesoroError if something heavy is loaded."""
    slow = yard.yardstick() / STANDARD
    code = (
        "import sys, time; start = time.process_time(); import tesoro_lab;"
        "print(time.process_time() - start, *sys.modules)"
    )
    seconds = []
    for _ in range(5):
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout
        took, *loaded = said.decode().split()
        seconds.append(float(took))
        if heavy := [name for name in HEAVY if name in loaded]:
            raise TesoroError(f"import tesoro_lab loads {', '.join(heavy)}; it must not.")
    millis = 1000 * min(seconds)
    return [Figure("import tesoro_lab", "ms", millis, millis / slow, 100, less=True)]


def dice_sums() -> list[Figure]:
    """How many times as fast as icepool the exact sum of n dice comes, where it is installed.

    It is the first sum of a fresh process, after the import, for both; they take turns.
    """
    if find_spec("icepool") is None:
        return []
    figures = []
    for n in POOLS:
        pairs = [(_cold(OURS, n), _cold(THEIRS, n)) for _ in range(PROCESSES)]
        ours, theirs = min([a for a, _ in pairs]), min([b for _, b in pairs])
        what = f"{n} dice: {short(1000 * ours)} ms (icepool {short(1000 * theirs)} ms)"
        figures.append(Figure(what, "times", theirs / ours, theirs / ours, 5))
    return figures


def _cold(code: str, n: int) -> float:
    """CPU seconds that a fresh process says it took."""
    command = [sys.executable, "-c", code, str(n)]
    return float(subprocess.run(command, capture_output=True, check=True).stdout)


def clicks() -> list[Figure]:
    """From a click to the redrawn table, in the kernel, the autosave included."""
    try:
        # The floor of the widgets lies above this one, so that it is not imported by name.
        table: Callable[..., Any] = import_module("tesoro_lab.widgets").table
    except ImportError:
        return []
    slow = yard.yardstick() / STANDARD
    with TemporaryDirectory() as folder:
        match = new_match("ruta", ["Ana", "Luis", "bot:merchant"], "clicks")
        shown = table(match, autosave=str(Path(folder) / "table.json"))
        rng = Stream("clicks")
        millis = sorted([_click(shown, rng) for _ in range(PRESSES)])
    middle, worst = median(millis), millis[-1]
    return [
        Figure("a click, redrawn and saved: middle", "ms", middle, middle / slow, 50, less=True),
        Figure("a click, redrawn and saved: slowest", "ms", worst, worst / slow),
    ]


def _click(shown: Any, rng: Stream) -> float:
    """Milliseconds for a click on the move that a merchant would choose."""
    while shown.match.seat == CHANCE:
        shown.draw_chance()
    move = find("ruta", "merchant")(shown.match.state, rng).text
    start = process_time()
    shown.press(move)
    return 1000 * (process_time() - start)
