"""The pictures of README and index, made from the product: `python tests/browser/pictures.py`.

Needs Chromium. Look at the pictures before they are kept.
"""

import shutil
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from browser_sitting import Sitting  # noqa: E402
from conftest import Lab, browsing, running  # noqa: E402

FOLDER = Path(__file__).parents[2] / "notebooks" / "pictures"
SIZE = {"width": 1400, "height": 1700}

TABLES = {
    "table": """\
import tesoro_lab as tl

names = ["Ana", "Luis", "Marta", "Pau"]
played = tl.new_match("ruta", ["bot:merchant"] * 4, seed=32)
played.run(max_moves=480)
while not (played.seat == 0 and "roll" in [move.text for move in played.legal()]):
    played.step()
tl.table(tl.new_match("ruta", names, seed=32, start=played.state), autosave=None)
""",
    "ruta": """\
import tesoro_lab as tl

played = tl.new_match("ruta", ["bot:merchant"] * 3, seed=11)
played.run(max_moves=300)
while not (played.seat == 0 and "roll" in [move.text for move in played.legal()]):
    played.step()
tl.table(tl.new_match("ruta", ["Ana", "Luis", "Eva"], seed=11, start=played.state), autosave=None)
""",
    "inkan": """\
import tesoro_lab as tl

played = tl.new_match("inkan", ["bot:explorer"] * 3, seed=3)
played.run(max_moves=90)
while played.seat != 0:
    played.step()
tl.table(tl.new_match("inkan", ["Ana", "Luis", "Eva"], seed=3, start=played.state), autosave=None)
""",
    "royal": """\
import tesoro_lab as tl

played = tl.new_match("royal", ["bot:navigator"] * 3, seed=5)
played.run(max_moves=150)
while not (played.seat == 0 and len(played.state.display) == 4):
    played.step()
tl.table(tl.new_match("royal", ["Ana", "Luis", "Eva"], seed=5, start=played.state), autosave=None)
""",
    "explorer": """\
import tesoro_lab as tl

question = {"keep": "highest", "k": 3, "event": "at_least", "target": 16}
tl.explore.dice(4, **question, throws=1000, open=True)
""",
}
"""For each picture the cell that shows it."""
SMALL = ("ruta", "inkan", "royal", "explorer")
"""The pictures of the index: smaller, and each below 120 KB."""


JPEG = {"type": "jpeg", "quality": 76}


class Looking(Sitting):
    """Somebody who only looks: an explorer has no timeline to wait for."""

    def where(self, moves: int) -> None:
        """Wait for nothing."""


def take(lab: Lab, name: str, cell: str) -> None:
    """Run the cell in a real JupyterLab and keep the picture of its card."""
    lab.write(f"{name}.ipynb", [cell])
    small = name in SMALL
    with browsing(shutil.which("chromium")) as browser:
        page = browser.new_page(viewport=SIZE, device_scale_factor=0.6 if small else 1)
        page.set_default_timeout(60_000)
        Looking(page, lab.address(f"{name}.ipynb")).run_the_cell()
        page.keyboard.press("Control+b")  # the list of files makes room
        page.wait_for_timeout(1500)  # the last fonts and tabs settle
        kept = FOLDER / f"{name}.{'jpg' if small else 'png'}"
        page.locator(".tl-table").screenshot(path=kept, **(JPEG if small else {}))


def take_all(names: list[str]) -> None:
    """Make the named pictures anew, or every one."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Lab(Path(folder))) as lab:
        for name in names or TABLES:
            take(lab, name, TABLES[name])


if __name__ == "__main__":
    take_all(sys.argv[1:])
