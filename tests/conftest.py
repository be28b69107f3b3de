"""What every test may ask for, and what every test run needs to know, the notebooks included."""

import os
import shutil
from contextlib import suppress

import pytest

pytest.register_assert_rewrite(  # the failures of what tests share then show the values too
    *("contract", "golden_games", "saves_contract", "scripted_play", "table_use", "words_contract")
)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; without one the test is skipped, but in CI it fails."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    reason = "no Chromium found; on Debian: apt-get install chromium"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


BROWSER, SLOW, CELL, PLAIN = 25.0, 12.0, 0.8, 0.1
"""About how many seconds a test takes, by its kind."""


def pytest_configure(config: pytest.Config) -> None:
    """Measure coverage in the tests alone: inside a notebook's kernel it never comes to an end."""
    with suppress(ImportError):
        import nbval.plugin

        nbval.plugin.setup_coverage = lambda *words: None
        nbval.plugin.teardown_coverage = lambda *words: None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let several workers begin with the files that take longest, so that none ends alone."""
    if not hasattr(config, "workerinput"):
        return
    seconds: dict[object, float] = {}
    for item in items:
        seconds[item.path] = seconds.get(item.path, 0.0) + _about(item)
    items.sort(key=lambda item: -seconds[item.path])


def _about(item: pytest.Item) -> float:
    if item.path.suffix == ".ipynb":
        return CELL
    if item.path.parent.name == "browser":
        return BROWSER
    return SLOW if item.get_closest_marker("slow") else PLAIN
