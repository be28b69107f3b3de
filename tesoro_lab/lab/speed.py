"""How fast the game is here: `python -m tesoro_lab.lab.speed`.

Every figure is per second of CPU time of one process, the best of several rounds of the same work,
with a yardstick of plain Python run just before it. On a machine where the yardstick takes
0.101 s the raw figure is compared with its aim as it is; elsewhere it is scaled. Nothing is
switched off for the measurement: matches keep their moves, and every move is checked.
"""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from platform import python_version
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

from tesoro_lab.bots import find
from tesoro_lab.engine import CHANCE, Match, Stream, TesoroError
from tesoro_lab.front import new_match
from tesoro_lab.games.ruta.kinds import CHANCE_KINDS

STANDARD = 0.101
"""CPU seconds that the yardstick takes on the machine for which the aims were set."""
HEAVY = ("pandas", "numpy", "plotly", "ipywidgets", "networkx", "IPython")
"""What `import tesoro_lab` must not load."""
GAMES = 40
ROUNDS = 200
PRESSES = 40


class Figure(NamedTuple):
    """One measured figure; `aim` is the least it should be, or the most if `less` is better."""

    what: str
    unit: str
    raw: float
    scaled: float
    aim: float | None = None
    less: bool = False

    def __str__(self) -> str:
        aim = ""
        if self.aim is not None:
            met = self.scaled <= self.aim if self.less else self.scaled >= self.aim
            sign = "at most" if self.less else "at least"
            aim = f"{sign} {self.aim:,.0f}: {'met' if met else 'MISSED'}"
        return f"{self.what:38}{_short(self.raw):>10}{_short(self.scaled):>10} {self.unit:7}  {aim}"


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def yardstick() -> float:
    """CPU seconds for a fixed piece of plain Python, the best of five."""
    return best(_work, 5)


def _work() -> None:
    rng = random.Random(1)
    counts: dict[int, int] = {}
    for i in range(300_000):
        k = int(rng.random() * 1000)
        counts[k] = counts.get(k, 0) + i % 7
        [*range(8)]


def best(work: Callable[[], object], times: int) -> float:
    """The least CPU seconds that the work took."""
    least = float("inf")
    for _ in range(times):
        start = process_time()
        work()
        least = min(least, process_time() - start)
    return least


def _play(bot: str, games: int) -> list[Match]:
    matches = []
    for number in range(games):
        match = new_match("ruta", [f"bot:{bot}"] * 4, f"speed/{number}")
        match.run(max_rounds=ROUNDS)
        matches.append(match)
    return matches


def _decisions(matches: list[Match]) -> int:
    """How many moves were decided by seats, not by chance."""
    return sum([sum([move.kind not in CHANCE_KINDS for move in m.moves]) for m in matches])


def merchants() -> list[Figure]:
    """Four merchants play to the end, or for 200 rounds."""
    slow = yardstick() / STANDARD
    matches = _play("merchant", GAMES)
    seconds = best(lambda: _play("merchant", GAMES), 4)
    turns = sum([match.state.turn for match in matches])
    decided = 100 * sum([match.over for match in matches]) / GAMES
    rates = [
        ("four merchants: games", "/s", GAMES / seconds, 250),
        ("four merchants: turns", "/s", turns / seconds, None),
        ("four merchants: decisions", "/s", _decisions(matches) / seconds, None),
    ]
    figures = [Figure(what, unit, rate, rate * slow, aim) for what, unit, rate, aim in rates]
    return [*figures, Figure("four merchants: games decided", "%", decided, decided, 90)]


def at_random() -> list[Figure]:
    """Four players who move at random."""
    slow = yardstick() / STANDARD
    decisions = _decisions(_play("random", GAMES // 4))
    rate = decisions / best(lambda: _play("random", GAMES // 4), 4)
    return [Figure("random play: decisions", "/s", rate, rate * slow, 100_000)]


def copies() -> list[Figure]:
    """Copying a state in the middle of a game."""
    slow = yardstick() / STANDARD
    match = new_match("ruta", ["bot:merchant"] * 4, "copy")
    match.run(max_rounds=25)
    state, times = match.state, 20_000

    def copy_all() -> None:
        for _ in range(times):
            state.copy()

    micros = best(copy_all, 5) / times * 1e6
    return [Figure("copy of a state", "us", micros, micros / slow, 5, less=True)]


def imports() -> list[Figure]:
    """Starting up; raises TesoroError if something heavy is loaded."""
    slow = yardstick() / STANDARD
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


def clicks() -> list[Figure]:
    """From a click to the redrawn table, in the kernel, the autosave included."""
    try:
        # The floor of the widgets lies above this one, so that it is not imported by name.
        table: Callable[..., Any] = import_module("tesoro_lab.widgets").table
    except ImportError:
        return []
    slow = yardstick() / STANDARD
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


def report() -> Iterator[str]:
    """Every figure in a line of text, as it was measured and scaled to the standard machine."""
    yield f"Python {python_version()}; yardstick {yardstick():.3f} s (aims are for {STANDARD} s)"
    yield f"{'':38}{'here':>10}{'scaled':>10}"
    for measure in (merchants, at_random, copies, imports, clicks):
        for figure in measure():
            yield str(figure)
    yield f"yardstick at the end {yardstick():.3f} s"


if __name__ == "__main__":
    for line in report():
        print(line, flush=True)  # noqa: T201
