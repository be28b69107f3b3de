"""The games of an experiment as pandas tables; pandas is loaded when a table is first asked for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.lab.playing import Plan, Record, Turn
from tesoro_lab.lab.tallies import STANDING

if TYPE_CHECKING:
    import pandas as pd


def frame_of(plan: Plan, games: Sequence[Record]) -> "pd.DataFrame":
    """One row a game.

    Raises:
        TesoroError: pandas is not installed.
    """
    return table([_game_row(plan, game) for game in games])


def turns_of(plan: Plan, games: Sequence[Record]) -> "pd.DataFrame":
    """One row for each turn of each game, and for each end.

    Raises:
        TesoroError: pandas is not installed.
    """
    rows = []
    for number, game in enumerate(games):
        rows += [{"game": number, **_turn_row(plan, turn)} for turn in game.turns]
    return table(rows)


def table(rows: Sequence[dict[str, Any]]) -> "pd.DataFrame":
    """Rows of named values as a pandas table.

    Raises:
        TesoroError: pandas is not installed.
    """
    try:
        import pandas as pd
    except ImportError:
        raise TesoroError(
            'The table needs pandas; type: python -m pip install "tesoro-lab[lab]".'
        ) from None
    return pd.DataFrame(rows)


def _game_row(plan: Plan, game: Record) -> dict[str, Any]:
    return {
        "seed": game.seed,
        "winner": game.winners[0] if len(game.winners) == 1 else None,
        "winners": game.winners,
        "decided": game.decided,
        "rounds": game.rounds,
        "moves": game.moves,
        **game.counts,
        **game.measured,
        **_standing(plan, game.standing),
    }


def _turn_row(plan: Plan, turn: Turn) -> dict[str, Any]:
    return {
        "turn": turn.turn,
        "round": turn.round,
        "seat": turn.seat,
        **_standing(plan, turn.standing),
        **turn.measured,
    }


def _standing(plan: Plan, standing: Sequence[Any]) -> dict[str, Any]:
    """A column for each seat, and one for each part of a standing of several parts."""
    name = plan.game if isinstance(plan.game, str) else plan.game.name
    parts = STANDING.get(name, ())
    row: dict[str, Any] = {f"standing_{seat}": value for seat, value in enumerate(standing)}
    if len(parts) > 1:
        for seat, values in enumerate(standing):
            row |= {f"{part}_{seat}": value for part, value in zip(parts, values, strict=True)}
    return row
