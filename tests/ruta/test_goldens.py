"""The same seed gives the same game, move by move, as it did when the goldens were written."""

import os
import subprocess
import sys

import goldens
import pytest


@pytest.mark.parametrize("name", goldens.GAMES)
def test_the_game_is_as_it_was(name: str) -> None:
    kept = (goldens.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert goldens.text(goldens.played(name)).splitlines() == kept.splitlines()


def test_no_golden_is_left_over() -> None:
    assert {path.stem for path in goldens.FOLDER.glob("*.txt")} == set(goldens.GAMES)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_any_process_plays_the_same_game(hash_seed: str) -> None:
    program = "import goldens; print(goldens.text(goldens.played('four-merchants')), end='')"
    path = os.pathsep.join([str(goldens.FOLDER.parent), *sys.path])
    result = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    kept = (goldens.FOLDER / "four-merchants.txt").read_text(encoding="utf-8")
    assert result.stdout.splitlines() == kept.splitlines()
