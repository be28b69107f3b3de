"""Let bots play many games, each reproducible by its own seed."""

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from tesoro_lab.engine import Bot, Event, Game, Match, TesoroError
from tesoro_lab.front import new_match
from tesoro_lab.lab.results import Record, Results
from tesoro_lab.lab.tallies import Tally, tally_of

PATIENCE = 1.0
"""After so many seconds a bar shows how far it has come."""


def simulate(
    game: str | Game,
    seats: Sequence[str | Bot] = ("bot:merchant",) * 4,
    games: int = 200,
    seed: str | int = 1,
    rules: Any = None,
    board: Any = None,
    max_rounds: int | None = 200,
    progress: bool | None = None,
) -> Results:
    """Play many games between bots and keep a small record of each.

    Args:
        game: the short name of the game, or a game.
        seats: a bot for each seat: "merchant" or "bot:merchant", or a bot of your own.
        games: how many.
        seed: game number k is played with the seed ``f"{seed}/{k}"``, so that each can be
            played again, and looked at, as a match of its own.
        rules: the rules in force; None for the printed ones.
        board: the board; None for the recommended one.
        max_rounds: a game is stopped when the round after this one begins, and counts as
            undecided; None plays every game to its end.
        progress: whether to show a bar; None shows one if it takes more than a second.

    Raises:
        TesoroError: the game or a bot is unknown, or too few or too many play.

    >>> results = simulate("ruta", seats=["merchant", "random"], games=3, seed=7, max_rounds=20)
    >>> len(results), results.games[2].seed
    (3, '7/2')
    """
    if games < 1:
        raise TesoroError(f"An experiment needs at least 1 game, not {games}.")
    players = [_seat(seat) for seat in seats]
    tally = tally_of(game if isinstance(game, str) else game.name)
    records: list[Record] = []
    match: Match | None = None
    for number in _watched(range(games), progress):
        match = new_match(game, players, f"{seed}/{number}", rules, board)
        records.append(play(match, tally, max_rounds))
    assert match is not None
    bots = tuple([str(bot) for bot in match.bots])
    return Results(match.game.title, bots, str(seed), max_rounds, tuple(records))


def play(match: Match, tally: Tally, max_rounds: int | None = None) -> Record:
    """Run a match between bots to its end, or for so many rounds, and sum it up."""
    heard: list[Event] = []
    match.state.heard = heard
    match.run(max_rounds=max_rounds)
    state = match.state
    state.heard = None
    return Record(
        seed=str(match.seed),
        winners=state.winners(),
        decided=match.over,
        rounds=state.round if match.over or max_rounds is None else min(state.round, max_rounds),
        moves=match.cursor,
        standing=tuple(state.standing()),
        counts=tally(heard),
    )


def _seat(seat: str | Bot) -> str | Bot:
    return f"bot:{seat.removeprefix('bot:')}" if isinstance(seat, str) else seat


def _watched(numbers: range, progress: bool | None) -> Iterable[int]:
    """The numbers, with a bar on the screen where it is wanted and can be shown."""
    if progress is False or (progress is None and not _can_show()):
        return numbers
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return numbers
    delay = 0.0 if progress else PATIENCE
    bar: Iterable[int] = tqdm(numbers, unit="game", delay=delay, leave=False)
    return bar


def _can_show() -> bool:
    """Whether somebody looks on: in a terminal, or in a notebook."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules
