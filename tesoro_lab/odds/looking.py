"""The odds lens on any match: each game has its own kind of lens."""

from typing import Any

from tesoro_lab import games
from tesoro_lab.engine import TesoroError
from tesoro_lab.odds.inkan_lens import lens as inkan_lens
from tesoro_lab.odds.lens import lens as ruta_lens

_LENSES: dict[str, Any] = {"ruta": ruta_lens, "inkan": inkan_lens}
"""By game, how a state is looked at."""


def of(match: Any) -> Any:
    """The lens on a match as it stands, a `Lens` or an `InkanLens`; None if there is none now.

    Raises:
        TesoroError: the match is of no game that has a lens.
    """
    name = games.of(match.state)
    if name not in _LENSES:
        raise TesoroError(f"There is no odds lens for the game {name!r}.")
    return _LENSES[name](match.state)
