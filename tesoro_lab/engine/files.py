"""Where the tables and the notebooks are: beside the package in a checkout, in it in a wheel."""

from pathlib import Path

from tesoro_lab.engine.errors import TesoroError

_PACKAGE = Path(__file__).resolve().parents[1]


def data_root() -> Path:
    """Return the folder of the tables (boards, cards, rulings) that the games read."""
    return _folder("data")


def notebooks_root() -> Path:
    """Return the folder of the notebooks as they were published."""
    return _folder("notebooks")


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
