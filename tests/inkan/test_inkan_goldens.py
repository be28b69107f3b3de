"""The same seed gives the same game, move by move, as it did when the goldens were written."""

import os
import subprocess
import sys

import inkan_goldens as goldens
import pytest


@pytest.mark.parametrize("name", goldens.GAMES)
def test_the_game_is_as_it_was(name: str) -> None:
    kept = (goldens.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert goldens.text(goldens.played(name)).splitlines() == kept.splitlines()


def test_no_golden_is_left_over() -> None:
    assert {path.stem for path in goldens.FOLDER.glob("*.txt")} == set(goldens.GAMES)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_any_process_plays_the_same_games(hash_seed: str) -> None:
    program = "import inkan_goldens as g; [print(g.text(g.played(n)), end='') for n in g.GAMES]"
    path = os.pathsep.join([str(goldens.FOLDER.parent), *sys.path])
    result = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    files = [goldens.FOLDER / f"{name}.txt" for name in goldens.GAMES]
    kept = "".join([file.read_text(encoding="utf-8") for file in files])
    assert result.stdout.splitlines() == kept.splitlines()
