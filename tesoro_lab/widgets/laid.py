"""Which furniture each game has at the table; a new game adds its line here."""

from importlib import import_module
from typing import Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.widgets.furniture import Furniture

_LAID_BY: dict[str, tuple[str, str]] = {
    "ruta": ("tesoro_lab.widgets.ruta_furniture", "RutaFurniture"),
    "inkan": ("tesoro_lab.widgets.inkan.furniture", "InkanFurniture"),
}
"""By game: the module of its furniture, and its name there."""


def furniture(host: Any, size: int, autosave: str | None) -> Furniture:
    """The parts of a table for the game that is played at it.

    Raises:
        TesoroError: there is no table for this game.
    """
    game = host.match.game
    if game.name not in _LAID_BY:
        raise TesoroError(f"There is no table for {game.title} yet.")
    module, name = _LAID_BY[game.name]
    laid: Furniture = getattr(import_module(module), name)(host, size, autosave)
    return laid
