"""What every test run needs to know, the notebooks included."""

from contextlib import suppress

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Measure coverage in the tests alone: inside a notebook's kernel it never comes to an end."""
    with suppress(ImportError):
        import nbval.plugin

        nbval.plugin.setup_coverage = lambda *words: None
        nbval.plugin.teardown_coverage = lambda *words: None
