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
from importlib.util import find_spec
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
GAMES = 24
LONGEST = 200
"""Games are stopped after so many rounds."""
ROUNDS = 10
"""How often each measurement is repeated; the best counts."""
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
    return min([_seconds(work) for _ in range(times)])


def beside(work: Callable[[], object], times: int = ROUNDS) -> tuple[float, float]:
    """The least CPU seconds of the work, and how slow the machine was meanwhile.

    The yardstick takes turns with the work, so that both meet the same machine; 2.0 means that
    it took twice its standard time.
    """
    pairs = [(_seconds(_work), _seconds(work)) for _ in range(times)]
    return min([took for _, took in pairs]), min([stick for stick, _ in pairs]) / STANDARD


def _seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


class Played(NamedTuple):
    """What came of some games."""

    decisions: int
    turns: int
    decided: int


def _play(bot: str, games: int) -> None:
    for number in range(games):
        _match(bot, number)


def _match(bot: str, number: int) -> Match:
    match = new_match("ruta", [f"bot:{bot}"] * 4, f"speed/{number}")
    match.run(max_rounds=LONGEST)
    return match


def _count(bot: str, games: int) -> Played:
    """Play the games once, outside the measurement, to count what happens in them."""
    decisions = turns = decided = 0
    for number in range(games):
        match = _match(bot, number)
        for move in match.moves:
            decisions += move.kind not in CHANCE_KINDS
        turns += match.state.turn
        decided += match.over
    return Played(decisions, turns, decided)


def merchants() -> list[Figure]:
    """Four merchants play to the end, or for 200 rounds."""
    played = _count("merchant", GAMES)
    seconds, slow = beside(lambda: _play("merchant", GAMES))
    decided = 100 * played.decided / GAMES
    rates = [
        ("four merchants: games", "/s", GAMES / seconds, 250),
        ("four merchants: turns", "/s", played.turns / seconds, None),
        ("four merchants: decisions", "/s", played.decisions / seconds, None),
    ]
    figures = [Figure(what, unit, rate, rate * slow, aim) for what, unit, rate, aim in rates]
    return [*figures, Figure("four merchants: games decided", "%", decided, decided, 90)]


def at_random() -> list[Figure]:
    """Four players who move at random."""
    decisions = _count("random", GAMES // 4).decisions
    seconds, slow = beside(lambda: _play("random", GAMES // 4))
    rate = decisions / seconds
    return [Figure("random play: decisions", "/s", rate, rate * slow, 100_000)]


def copies() -> list[Figure]:
    """Copying a state in the middle of a game."""
    match = new_match("ruta", ["bot:merchant"] * 4, "copy")
    match.run(max_rounds=25)
    state, times = match.state, 20_000

    def copy_all() -> None:
        for _ in range(times):
            state.copy()

    seconds, slow = beside(copy_all)
    micros = seconds / times * 1e6
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
        what = f"{n} dice: {_short(1000 * ours)} ms (icepool {_short(1000 * theirs)} ms)"
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
    for measure in (merchants, at_random, copies, imports, dice_sums, clicks):
        for figure in measure():
            yield str(figure)
    yield f"yardstick at the end {yardstick():.3f} s"


if __name__ == "__main__":
    for line in report():
        print(line, flush=True)  # noqa: T201
