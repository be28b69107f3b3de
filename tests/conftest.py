"""What every test may ask for."""

import os
import shutil

import pytest

pytest.register_assert_rewrite("contract")  # its failures then show the values too


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
