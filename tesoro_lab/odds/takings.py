"""What a title takes while a pawn walks: simulated tolls, to set beside the expected ones."""

from random import Random

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import of_kind, whole
from tesoro_lab.games.ruta.money import due
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.odds.values import Values

WARM = 50
"""So many rolls the pawn is on its way before anything is counted; 37 would do to a thousandth."""


def takings(
    values: Values,
    title: int | str,
    level: int = 0,
    owned: int | None = None,
    rolls: int = 100,
    seed: str | int = 1,
) -> list[int]:
    """The toll of each of so many rolls of one opponent, in reales: mostly 0.

    The pawn walks by the game's own movement and draws each card fresh, as in the exact values,
    to which the average comes ever nearer. Title, level and `owned` as in `Values.income`.

    Raises:
        TesoroError: no such title, level or number, or fewer than 1 roll.

    >>> from tesoro_lab.odds import values
    >>> tolls = takings(values.of(), "Constantinopla", 5, rolls=200)
    >>> len(tolls), set(tolls)
    (200, {0, 200000})
    """
    of_kind(values, Values, "The values")
    if whole(rolls, "rolls") < 1:
        raise TesoroError(f"There must be at least 1 roll, not {rolls}.")
    values.income(title, level, owned)  # refuses what cannot be
    at = values.board.space(title)
    count = owned or (len(values.board.mates[at]) if level else 1)
    rng, pawn = Random(f"{seed}:takings"), Pawn(0)
    tolls = []
    for _ in range(WARM + rolls):
        end = values.chain.roll(pawn).sample(rng)
        pawn = end.pawn
        hit = pawn.at == at
        tolls.append(due(values.board, values.rules, at, level, count, end.pips) if hit else 0)
    return tolls[WARM:]
