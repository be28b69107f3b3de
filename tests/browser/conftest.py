"""A JupyterLab of its own on this machine, and a Chromium that looks at it."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tesoro_lab

TOKEN = "treasure"
PACKAGE = Path(tesoro_lab.__file__).parent
WINDOW = {"width": 1300, "height": 1000}
CHROMIUM_WORDS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def plain_environment() -> dict[str, str]:
    """This process's environment with this very package, and nothing set for another Jupyter."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    path = os.pathsep.join(filter(None, [str(PACKAGE.parent), env.get("PYTHONPATH")]))
    return env | {"PYTHONPATH": path}


class Lab:
    """JupyterLab with the settings that `tesoro-lab` gives it, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "notebooks"
        self.root.mkdir()
        self.port = free_port()
        env = plain_environment() | {
            "JUPYTER_CONFIG_PATH": str(PACKAGE / "jupyter"),
            "JUPYTER_CONFIG_DIR": str(folder / "config"),
            "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
        }
        words = ["--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={self.port}"]
        words += ["--ServerApp.port_retries=0", f"--IdentityProvider.token={TOKEN}"]
        words += [f"--ServerApp.root_dir={self.root}"]
        self.said = (folder / "server.log").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *words],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=self.said,
            stderr=subprocess.STDOUT,
        )

    def wait_until_up(self) -> None:
        address = f"http://127.0.0.1:{self.port}/api/status?token={TOKEN}"
        for _ in range(200):
            try:
                urllib.request.urlopen(address, timeout=5).read()
                return
            except OSError:
                assert self.process.poll() is None, Path(self.said.name).read_text()
                time.sleep(0.2)
        raise AssertionError("JupyterLab did not start within 40 seconds")

    def write(self, name: str, cells: list[str]) -> None:
        """A notebook with these cells, none of them run."""
        notebook = {
            "cells": [
                {
                    "cell_type": "code",
                    "id": f"cell-{number}",
                    "metadata": {},
                    "execution_count": None,
                    "outputs": [],
                    "source": source,
                }
                for number, source in enumerate(cells)
            ],
            "metadata": {
                "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}
            },
            "nbformat": 4,
            "nbformat_minor": 5,
        }
        (self.root / name).write_text(json.dumps(notebook), "utf-8")

    def address(self, name: str) -> str:
        return f"http://127.0.0.1:{self.port}/lab/tree/{name}?token={TOKEN}&reset"

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)
        self.said.close()


@contextmanager
def running(server: Any) -> Iterator[Any]:
    """The server once it is up; it is stopped in the end, whatever happens."""
    try:
        server.wait_until_up()
        yield server
    finally:
        server.stop()


@contextmanager
def browsing(chromium: str | None) -> Iterator[Any]:
    """A browser without a page."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=CHROMIUM_WORDS)
        try:
            yield browser
        finally:
            browser.close()


@pytest.fixture
def lab(chromium: str, tmp_path: Path) -> Iterator[Lab]:
    with running(Lab(tmp_path)) as started:
        yield started


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Any]:
    with browsing(chromium) as opened:
        yield opened


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page that knows nothing of those before it."""
    shown = browser.new_page(viewport=WINDOW)
    shown.set_default_timeout(30_000)
    yield shown
    shown.close()


@pytest.fixture
def errors(page: Any) -> list[str]:
    """What goes wrong on the page, as it comes."""
    met: list[str] = []
    page.on("pageerror", lambda error: met.append(str(error)))
    return met


@pytest.fixture
def sent(page: Any) -> list[str]:
    """What the page says to the kernel, as it goes."""
    told: list[str] = []

    def note(frame: str | bytes) -> None:
        told.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace"))

    page.on("websocket", lambda line: line.on("framesent", note))
    return told
