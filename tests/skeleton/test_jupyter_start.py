"""`tesoro-lab` with a real JupyterLab behind it: what it serves, and how it ends."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="it is ended by a POSIX signal"),
]
TOKEN = "treasure"


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


class Server:
    """A running `tesoro-lab`, and what it says on its addresses."""

    def __init__(self, folder: Path) -> None:
        self.copy = folder / "copy"
        self.port = free_port()
        env = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
        env |= {"HOME": str(folder / "home"), "JUPYTER_TOKEN": TOKEN}
        command = [sys.executable, "-m", "tesoro_lab", "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--dest", str(self.copy), "--port", str(self.port)],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def get(self, path: str) -> str:
        address = f"http://127.0.0.1:{self.port}{path}"
        asked = urllib.request.Request(address, headers={"Authorization": f"token {TOKEN}"})
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return str(answer.read().decode())

    def settings(self, plugin: str) -> Any:
        return json.loads(self.get(f"/lab/api/settings/@jupyterlab/{plugin}"))

    def wait_until_up(self) -> None:
        for _ in range(150):
            try:
                self.get("/api/status")
                return
            except OSError:
                assert self.process.poll() is None, self.process.communicate()[0]
                time.sleep(0.2)
        raise AssertionError("JupyterLab did not start within 30 seconds")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    try:
        running.wait_until_up()
        yield running
    finally:
        running.process.kill()
        running.process.wait(20)


def test_it_serves_the_working_copy_with_our_settings_and_stops_cleanly(server: Server) -> None:
    start = json.loads(server.get("/api/contents/00-start.ipynb?content=0"))
    assert start["type"] == "notebook"
    assert (server.copy / "00-start.ipynb").is_file()
    assert "00-start.ipynb" in server.get("/lab/tree/00-start.ipynb")

    news = server.settings("apputils-extension:notification")
    assert news["schema"]["properties"]["fetchNews"]["default"] == "false"
    tracker = server.settings("notebook-extension:tracker")
    assert tracker["schema"]["properties"]["windowingMode"]["default"] == "none"

    server.process.send_signal(signal.SIGTERM)
    said, _ = server.process.communicate(timeout=20)
    assert f"Your notebooks are in {server.copy}." in said
    assert f"http://127.0.0.1:{server.port}/lab/tree/00-start.ipynb" in said
    assert "Traceback" not in said
