"""Tables to test, each in a folder of its own, so that nothing is saved elsewhere."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tesoro_lab as tl
from tesoro_lab import games
from tesoro_lab.widgets import Table, table


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def seat_table() -> Callable[..., Table]:
    def make(
        seats: list[Any], facts: dict[str, Any] | None = None, rules: Any = None, **more: Any
    ) -> Table:
        lang = more.pop("lang", "en")
        autosave = more.pop("autosave", None)
        game = more.pop("game", "ruta")
        if facts is None:
            match = tl.new_match(game, seats, more.get("seed", 7), rules)
        else:
            start = games.game(game).scenario(facts, rules=rules)
            match = tl.new_match(game, seats, more.get("seed", 7), start=start)
        return table(match, lang, autosave=autosave)

    return make
