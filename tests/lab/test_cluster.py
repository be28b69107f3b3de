"""A real Dask cluster of two processes on this machine, one of which dies in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tesoro_lab.engine import Match
from tesoro_lab.lab import simulate

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with (
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            silence_logs=50,
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_no_game_is_lost_or_counted_twice_when_a_worker_dies(client: Any, tmp_path: Path) -> None:
    """The worker that plays game 9 kills itself there, once; another one plays the game again."""
    fallen, played = tmp_path / "fallen", tmp_path / "played"
    played.mkdir()

    def deadly(match: Match) -> dict[str, float]:
        (played / f"{str(match.seed).replace('/', '-')}-{os.getpid()}").touch()
        if match.seed == "dask/9":
            try:
                fallen.touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return {"moves made": match.cursor}

    how: dict[str, Any] = {"games": 30, "seed": "dask", "max_rounds": 4, "progress": False}
    there = simulate("ruta", ["random"] * 3, measure=deadly, **how)
    assert fallen.exists()
    processes = {path.name.rpartition("-")[2] for path in played.iterdir()}
    assert str(os.getpid()) not in processes
    assert len(processes) >= 2
    again = [path for path in played.iterdir() if path.name.startswith("dask-9-")]
    assert len(again) == 2, "game 9 was played by the worker that died, and then by another"
    assert [game.seed for game in there.games] == [f"dask/{number}" for number in range(30)]
    assert there.games == tuple(there.plan.records(range(30)))


def test_with_its_client_closed_the_games_are_played_here(client: Any) -> None:
    there = simulate("royal", ["random"] * 2, 4, workers=7)
    client.close()
    assert simulate("royal", ["random"] * 2, 4) == there
