"""Where the tables and the notebooks are: beside the package in a checkout, in it in a wheel."""

import os
from pathlib import Path
from uuid import uuid4

from tesoro_lab.engine.errors import TesoroError

_PACKAGE = Path(__file__).resolve().parents[1]


def data_root() -> Path:
    """Return the folder of the tables (boards, cards, rulings) that the games read."""
    return _folder("data")


def notebooks_root() -> Path:
    """Return the folder of the notebooks as they were published."""
    return _folder("notebooks")


def write_whole(path: Path, content: bytes, mode: int | None = None) -> None:
    """Write all of a file or nothing: an older one stays until the new one is whole.

    Who may read it is said by `mode`, such as 0o644; None leaves that as it was.

    Raises:
        OSError: it can't be written; nothing is left of the attempt.
    """
    spare = path.with_name(f".{path.name}.{uuid4().hex[:8]}")
    try:
        with spare.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if mode is None and path.exists():
            mode = path.stat().st_mode & 0o777
        if mode is not None:
            spare.chmod(mode)
        os.replace(spare, path)
    finally:
        spare.unlink(missing_ok=True)


def _folder(name: str) -> Path:
    # The project's own folder comes first: an editable install can leave an old copy inside the
    # package, while an edit to a table must be seen at once.
    checkout = _PACKAGE.parent
    places = [_PACKAGE / name]
    if (checkout / "pyproject.toml").is_file():
        places.insert(0, checkout / name)
    for place in places:
        if place.is_dir():
            return place
    raise TesoroError(f'The folder "{name}" is missing from this installation: {places[0]}.')
