"""The games; each is loaded when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tesoro_lab.engine.errors import TesoroError

if TYPE_CHECKING:
    from tesoro_lab.engine.state import Game

_HOMES: dict[str, tuple[str, str]] = {
    "ruta": ("tesoro_lab.games.ruta", "RUTA"),
    "inkan": ("tesoro_lab.games.inkan", "INKAN"),
}
"""Where each game is: its module, and its name there."""


def names() -> tuple[str, ...]:
    """Return the short names of all games.

    >>> names()
    ('ruta', 'inkan')
    """
    return tuple(_HOMES)


def of(value: object) -> str:
    """Return the short name of the game whose state, board or rules this is.

    Raises:
        TesoroError: it belongs to no game.
    """
    home = type(value).__module__
    for name, (module, _) in _HOMES.items():
        if home == module or home.startswith(module + "."):
            return name
    raise TesoroError(f"{type(value).__name__} belongs to no game.")


def game(name: str) -> "Game":
    """Return the game of this short name.

    Raises:
        TesoroError: there is no such game.
    """
    home = _HOMES.get(name)
    if home is None:
        raise TesoroError(f'There is no game "{name}"; the games are: {", ".join(names())}.')
    module, attribute = home
    found: Any = getattr(import_module(module), attribute)
    return found  # type: ignore[no-any-return]
