"""The pictures of the README, made from the product: `python tests/browser/pictures.py`.

Needs Chromium. Look at the pictures before they are kept.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from browser_sitting import Sitting  # noqa: E402

from conftest import CHROMIUM_WORDS, Lab  # noqa: E402

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
}
"""For each picture the cell that shows it."""


def take(lab: Lab, name: str, cell: str) -> None:
    """Run the cell in a real JupyterLab and keep the picture of its table."""
    lab.write(f"{name}.ipynb", [cell])
    with sync_playwright() as player:
        chromium = shutil.which("chromium")
        browser = player.chromium.launch(executable_path=chromium, args=CHROMIUM_WORDS)
        page = browser.new_page(viewport=SIZE)
        page.set_default_timeout(60_000)
        Sitting(page, lab.address(f"{name}.ipynb")).run_the_cell()
        page.keyboard.press("Control+b")  # the list of files makes room
        page.wait_for_timeout(1500)  # the last fonts and tabs settle
        page.locator(".tl-table").screenshot(path=FOLDER / f"{name}.png")
        browser.close()


def take_all() -> None:
    """Make every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        lab = Lab(Path(folder))
        try:
            lab.wait_until_up()
            for name, cell in TABLES.items():
                take(lab, name, cell)
        finally:
            lab.stop()


if __name__ == "__main__":
    take_all()
