"""Whole games as text, kept to be compared: what the golden games of every game have in common.

Each game names its own in a `Goldens`, and a subclass of `GoldenContract` compares them.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tesoro_lab import new_match
from tesoro_lab.engine import Event, Match


@dataclass(frozen=True)
class Goldens:
    """The golden games of one game, each in a file of this folder."""

    folder: Path
    game: str
    games: Mapping[str, tuple[Sequence[str], Any]]
    """The seats and the rules of each game, which is also its seed."""
    moves: int
    """Moves of each game that are kept."""
    at_turn: Callable[[Any], str]
    """What is told of the state at the start of each turn."""

    def file(self, name: str) -> Path:
        """Where the game of this name is kept."""
        return self.folder / f"{name}.txt"

    def kept(self, name: str) -> str:
        """The game of this name as it was written."""
        return self.file(name).read_text(encoding="utf-8")

    def played(self, name: str) -> str:
        """The game of this name played now, as far as it is kept."""
        seats, rules = self.games[name]
        match = new_match(self.game, seats, seed=name, rules=rules)
        match.run(max_moves=self.moves)
        return self.text(match)

    def text(self, match: Match) -> str:
        """One line a move, with what it set off below; the position at the start of each turn."""
        told: dict[int, list[Event]] = {}
        for index, event in match.events():
            told.setdefault(index, []).append(event)
        lines = []
        state = match.state_at(0)
        for index, move in enumerate(match.moves):
            lines.append(f"{index:4} seat {state.seat:2}  {move.text}")
            state.play(move)
            for event in told.get(index, []):
                lines.append(f"        {event.kind} {' '.join(str(part) for part in event.data)}")
                if event.kind == "turn":
                    lines.append(f"        {self.at_turn(state)}")
        return "\n".join([*lines, repr(state), ""])

    def write(self) -> None:
        """Write every golden game."""
        self.folder.mkdir(exist_ok=True)
        for name in self.games:
            self.file(name).write_text(self.played(name), encoding="utf-8")


class GoldenContract:
    """The same seed gives the same game, move by move, as it did when the goldens were written."""

    module: ClassVar[str]
    """The module that holds the `GOLDENS`; it is imported anew by another process."""
    goldens: ClassVar[Goldens]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask for each golden game by its name."""
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", list(self.goldens.games))

    def test_the_game_is_as_it_was(self, name: str) -> None:
        assert self.goldens.played(name).splitlines() == self.goldens.kept(name).splitlines()

    def test_no_golden_is_left_over(self) -> None:
        kept = {path.stem for path in self.goldens.folder.glob("*.txt")}
        assert kept == set(self.goldens.games)

    @pytest.mark.parametrize("hash_seed", ["1", "2"])
    def test_any_process_plays_the_same_games(self, hash_seed: str) -> None:
        played = "[print(GOLDENS.played(name), end='') for name in GOLDENS.games]"
        path = os.pathsep.join([str(self.goldens.folder.parent), *sys.path])
        result = subprocess.run(
            [sys.executable, "-c", f"from {self.module} import GOLDENS; {played}"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        kept = "".join([self.goldens.kept(name) for name in self.goldens.games])
        assert result.stdout.splitlines() == kept.splitlines()
