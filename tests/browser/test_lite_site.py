"""The static site: Python in the browser itself, with every request to the outside refused."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PROJECT = Path(__file__).resolve().parents[2]
MAKE = PROJECT / "binder" / "lite" / "make.py"
ALL_RUN = """() => {
    const prompts = [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')];
    return prompts.length > 0 && prompts.every(prompt => /^\\[\\d+\\]/.test(prompt.innerText));
}"""
TROUBLE = """() => [...document.querySelectorAll(
    '[data-mime-type="application/vnd.jupyter.error"], [data-mime-type$="stderr"]'
)].map(output => output.innerText)"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("npm") is None:
        if os.environ.get("CI"):
            pytest.fail("The site needs npm, and there is none here.")
        pytest.skip("The site needs npm; install Node.js to run this test.")
    folder = tmp_path_factory.mktemp("lite") / "site"
    made = subprocess.run([sys.executable, str(MAKE), str(folder)], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return folder


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    words = ["-u", "-m", "http.server", "-b", "127.0.0.1", "-d", str(site), "0"]
    server = subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    said = server.stdout.readline()  # "Serving HTTP on 127.0.0.1 port 12345 (http://...) ..."
    yield said.partition("(")[2].partition("/)")[0]
    server.terminate()
    server.wait(20)


class Visit:
    """A page of the site that can reach nothing else."""

    def __init__(self, page: Any, address: str, name: str) -> None:
        self.page = page
        self.refused: list[str] = []

        def outside(route: Any) -> None:
            url = route.request.url
            if url.startswith((address, "data:", "blob:")):
                route.continue_()
            else:
                self.refused.append(url)
                route.abort()

        page.context.route("**/*", outside)
        page.goto(f"{address}/notebooks/index.html?path={name}")
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=90_000)
        page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]", timeout=180_000)

    def run_all(self) -> None:
        self.page.click("text=Run >> nth=0")
        self.page.click("text=Run All Cells")
        self.page.wait_for_function(ALL_RUN, timeout=240_000)


def test_a_lesson_runs_to_its_end_in_the_browser(page: Any, address: str) -> None:
    visit = Visit(page, address, "01-two-dice.ipynb")
    visit.run_all()
    page.wait_for_function("document.querySelectorAll('.js-plotly-plot .main-svg').length >= 3")
    assert page.evaluate(TROUBLE) == []
    assert "Two dice: 0 of 7 questions right" in page.locator(".jp-Notebook").inner_text()
    assert visit.refused == []


def test_the_table_is_played_at_in_the_browser_and_in_spanish(page: Any, address: str) -> None:
    visit = Visit(page, address, "es/play-ruta.ipynb")
    visit.run_all()
    table = page.locator(".tl-table").first
    table.locator(".js-plotly-plot .main-svg").first.wait_for()
    status = table.locator(".tl-status")
    before = status.inner_text()
    table.locator(".tl-draw", has_text="Lanzar los dados").click()
    page.wait_for_function(
        "before => document.querySelector('.tl-table .tl-status').innerText !== before", arg=before
    )
    assert page.evaluate(TROUBLE) == []
    assert visit.refused == []
