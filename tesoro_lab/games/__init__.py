"""The games; each is loaded when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.engine.given import shown
from tesoro_lab.engine.match import Match

if TYPE_CHECKING:
    from tesoro_lab.engine.state import Game

_HOMES: dict[str, tuple[str, str]] = {
    "ruta": ("tesoro_lab.games.ruta", "RUTA"),
    "inkan": ("tesoro_lab.games.inkan", "INKAN"),
    "royal": ("tesoro_lab.games.royal", "ROYAL"),
}
"""Where each game is: its module, and its name there."""


def names() -> tuple[str, ...]:
    """Return the short names of all games.

    >>> names()
    ('ruta', 'inkan', 'royal')
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


def state_of(table: Any, name: str = "") -> Any:
    """Return the state of a match, or the state itself, if it is one of the game of this name.

    Raises:
        TesoroError: it is neither a match nor a state, or of another game.
    """
    state = getattr(table, "state", table)
    if isinstance(state, type) or not hasattr(state, "board"):
        raise TesoroError(
            f"A match is needed here, such as new_match({name or names()[0]!r}), "
            f"not {shown(table)}."
        )
    if name in _HOMES and of(state) != name:
        raise TesoroError(f"This is asked of the game {name!r}, not of {of(state)!r}.")
    return state


def match_of(match: Any) -> Any:
    """Return a match as it is.

    Raises:
        TesoroError: it is something else.
    """
    if not isinstance(match, Match):
        raise TesoroError(
            f"A match is needed here, such as new_match({names()[0]!r}), not {shown(match)}."
        )
    return match


def game(name: "str | Game") -> "Game":
    """Return the game of this short name; a game is itself.

    Raises:
        TesoroError: there is no such game.
    """
    if not isinstance(name, str) and hasattr(name, "seats") and hasattr(name, "new"):
        return name
    home = _HOMES.get(name) if isinstance(name, str) else None
    if home is None:
        raise TesoroError(f'There is no game "{name}"; the games are: {", ".join(names())}.')
    module, attribute = home
    found: Any = getattr(import_module(module), attribute)
    return found  # type: ignore[no-any-return]
