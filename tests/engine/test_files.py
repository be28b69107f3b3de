from pathlib import Path

import pytest

from tesoro_lab import games
from tesoro_lab.engine import TesoroError, files

ROOT = Path(__file__).resolve().parents[2]


def test_a_checkout_uses_its_own_folders():
    if not (Path(files.__file__).resolve().parents[2] / "pyproject.toml").is_file():
        pytest.skip("tesoro_lab is installed from a wheel")
    assert files.data_root() == ROOT / "data"
    assert files.notebooks_root() == ROOT / "notebooks"


def test_a_wheel_has_them_inside(tmp_path, monkeypatch):
    package = tmp_path / "site-packages" / "tesoro_lab"
    (package / "data").mkdir(parents=True)
    (package.parent / "data").mkdir()  # somebody else's
    monkeypatch.setattr(files, "_PACKAGE", package)
    assert files.data_root() == package / "data"
    with pytest.raises(TesoroError, match='"notebooks" is missing'):
        files.notebooks_root()


def test_games_are_found_by_name():
    assert games.names() == ("ruta", "inkan", "royal")
    with pytest.raises(TesoroError, match='no game "chess"; the games are: ruta'):
        games.game("chess")


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.json"
    files.write_whole(path, b"old", 0o640)
    mode = path.stat().st_mode
    with monkeypatch.context() as broken:
        broken.setattr(files.os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            files.write_whole(path, b"new")
    assert [(item.name, item.read_bytes()) for item in tmp_path.iterdir()] == [("a.json", b"old")]
    files.write_whole(path, b"new")
    assert (path.read_bytes(), path.stat().st_mode) == (b"new", mode)
