"""The odds lens on any match: each game has its own kind of lens."""

from typing import Any

from tesoro_lab import games
from tesoro_lab.engine import TesoroError
from tesoro_lab.odds.inkan_lens import lens as inkan_lens
from tesoro_lab.odds.lens import lens as ruta_lens
from tesoro_lab.odds.royal_lens import lens as royal_lens

_LENSES: dict[str, Any] = {"ruta": ruta_lens, "inkan": inkan_lens, "royal": royal_lens}
"""By game, how a state is looked at."""


def of(match: Any, at: int | None = None) -> Any:
    """The lens on a match as it stands, or as it was after `at` moves; None if there is none.

    >>> import tesoro_lab as tl
    >>> match = tl.new_match("ruta", seats=["bot:random"] * 2, seed=7)
    >>> moves = match.run(max_rounds=1)
    >>> tl.odds.of(match, at=2).to_galleys  # two throws have said who begins; now the first turn
    Fraction(7, 576)

    Raises:
        TesoroError: the match is of no game that has a lens, or has no move of this number.
    """
    games.match_of(match)
    state = match.state if at is None else match.state_at(at)
    name = games.of(state)
    if name not in _LENSES:
        raise TesoroError(f"There is no odds lens for the game {name!r}.")
    return _LENSES[name](state)
