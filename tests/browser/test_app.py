"""The pages without code in a real browser: tables, explorers and the class pool, offline."""

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import contextmanager

import pytest
from browser_sitting import own
from conftest import WINDOW, free_port, plain_environment, running

from tesoro_lab.lessons.pool import pool

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = ("ruta", "inkan", "royal")
FIRST = ".tl-chance .tl-draw"
"""In each game chance says first who begins."""


class App:
    """`tesoro-lab app` on this machine, in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder
        self.port = free_port()
        env = plain_environment() | {"PYTHONUNBUFFERED": "1"}
        words = ["app", "--no-browser", f"--port={self.port}", f"--folder={folder}"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tesoro_lab", *words],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def wait_until_up(self):
        """The first thing it says is where it is."""
        said = self.process.stdout.readline()
        assert self.address() in said, said + self.process.stdout.read()

    def address(self, page=""):
        return f"http://127.0.0.1:{self.port}/{page}"

    def stop(self):
        self.process.terminate()
        try:
            return self.process.communicate(timeout=30)[0]
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.communicate(timeout=30)[0]


@pytest.fixture(scope="module")
def app(chromium, tmp_path_factory):
    with running(App(tmp_path_factory.mktemp("app"))) as started:
        yield started


@pytest.fixture
def visit(app, page):
    """A browser that reaches nothing but the app; it counts what else was asked for."""
    refused, errors = [], []

    def only_here(route):
        if route.request.url.startswith(app.address()):
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    page.context.route("**/*", only_here)
    page.context.on("weberror", lambda error: errors.append(str(error.error)))
    page.set_default_timeout(120_000)
    page.context.set_default_timeout(120_000)
    page.goto(app.address())
    yield page
    assert refused == []
    assert own(errors) == []


@contextmanager
def opened(visit, file):
    """A page opened from the start page, in a tab of its own, once it is ready."""
    with visit.context.expect_page() as coming:
        visit.click(f"a[href$='/{file}.ipynb']")
    tab = coming.value
    tab.set_viewport_size(WINDOW)
    tab.wait_for_selector(".tl-table .js-plotly-plot .main-svg")
    yield tab
    picture = os.environ.get("TESORO_PICTURES")
    if picture:
        tab.wait_for_timeout(1000)
        tab.screenshot(path=f"{picture}/{file}.png", full_page=True)
    tab.close(run_before_unload=True)


MOVE = """() => {
    const where = (document.querySelector(".tl-where-now") || {innerText: ""}).innerText;
    return Number((where.match(/(?:move|jugada) (\\d+)/) || [0, 0])[1]);
}"""
"""How many moves are played, as the timeline says."""


def more_moves(tab, before):
    """Wait until more moves are played, and say how many."""
    tab.wait_for_function(f"before => ({MOVE})() > before", arg=before)
    return tab.evaluate(MOVE)


def test_every_page_is_one_click_from_the_start(visit, app):
    assert visit.locator("html").get_attribute("lang") == "en"
    links = visit.locator("main li a")
    addresses = [link.get_attribute("href") for link in links.all()]
    assert len(addresses) == len(set(addresses)) >= 3 + 5 + 2
    visit.click("nav a:text-is('Español')")
    visit.locator("h2:text-is('Contar entre todos')").wait_for()
    assert visit.locator("html").get_attribute("lang") == "es"
    assert [a.replace("/en/", "/es/") for a in addresses] == [
        link.get_attribute("href") for link in links.all()
    ]
    for hidden in ("voila/tree", "voila/api/contents", "voila/files/en/tables-ruta.ipynb"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(app.address(hidden), timeout=10)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_at_each_table(visit, app, game):
    if game == "royal":
        visit.click("nav a:text-is('Español')")
    with opened(visit, f"tables-{game}") as tab:
        tab.click(FIRST)
        begun = more_moves(tab, 0)
        tab.wait_for_timeout(500)  # a quicker click would count as half of a double click
        tab.locator(".tl-actions button[class*=tl-move-]:enabled").first.click()
        more_moves(tab, begun)
        tab.fill(".tl-file-name input", "class.json")
        tab.click(".tl-save")
        tab.locator(".tl-status [role=status]", has_text="class.json").wait_for()
        assert json.loads((app.folder / "class.json").read_text("utf-8"))["game"] == game
        assert tab.locator(".tl-way-back a").get_attribute("href") == (
            "/es" if game == "royal" else "/en"
        )
        kernel = tab.evaluate(
            "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
        )
    for _ in range(60):
        visit.wait_for_timeout(500)
        try:
            urllib.request.urlopen(app.address(f"api/kernels/{kernel}"), timeout=10).read()
        except urllib.error.HTTPError as error:
            assert error.code == 404
            return
    raise AssertionError("the Python behind the page goes on after it was left")


def test_an_explorer_answers(visit):
    with opened(visit, "explorers-dice") as tab:
        tab.click("button:has-text('Throw 100 times')")
        tab.locator(".tl-status", has_text="100").wait_for()
        tab.click("button:has-text('Show the exact chances')")
        tab.locator(".tl-numbers td", has_text="1/6").first.wait_for()
        tab.locator(".js-plotly-plot .barlayer .point").first.wait_for()


def test_the_class_pool_grows_by_a_dropped_file_and_by_an_upload(visit, app, tmp_path_factory):
    away = pool("two-dice", tmp_path_factory.mktemp("away"), lang="en")
    away.add("Ana", [7, 8, 9])
    with opened(visit, "pools-two-dice") as tab:
        tab.locator(".tl-status", has_text="nobody has added").wait_for()
        pool("two-dice", app.folder / "class-pool" / "two-dice").add("Luis", [2, 3])
        tab.locator(".tl-status", has_text="1 student, 2 throws").wait_for()
        bad = away.folder / "bad.json"
        bad.write_text("{}")
        [good] = away.folder.glob("two-dice-ana-*.json")
        with tab.expect_file_chooser() as asked:
            tab.click(".tl-upload")
        asked.value.set_files([good, bad])
        tab.locator(".tl-status", has_text="2 students, 5 throws").wait_for()
        assert "bad.json comes from something else" in tab.locator(".tl-trouble").inner_text()
        tab.locator(".js-plotly-plot .gtitle", has_text="5 throws").wait_for()
