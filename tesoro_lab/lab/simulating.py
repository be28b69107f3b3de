"""Let bots play many games, each reproducible by its own seed."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.bots import sensible
from tesoro_lab.engine import Bot, Game, TesoroError
from tesoro_lab.engine.given import whole
from tesoro_lab.games import game as find_game
from tesoro_lab.lab.playing import Measure, MeasureTurn, Plan, limit, seated
from tesoro_lab.lab.results import Results, played


def simulate(
    game: str | Game,
    seats: Sequence[str | Bot] | None = None,
    games: int = 200,
    seed: str | int = 1,
    rules: Any = None,
    board: Any = None,
    max_rounds: int | None = 200,
    progress: bool | None = None,
    *,
    workers: int = 1,
    measure: Measure | None = None,
    turns: bool | MeasureTurn = False,
) -> Results:
    """Play many games between bots and keep a small record of each.

    An interruption (Ctrl-C, or the stop button of a notebook) ends it and keeps the games that
    are done; ``results.resume()`` then plays the rest. Inside ``with Client(...)`` of Dask the
    games are played on that cluster.

    Args:
        game: the short name of the game, or a game.
        seats: a bot for each seat: "merchant" or "bot:merchant", or a bot of your own; None seats
            four of the game's sensible bot: merchant, explorer or careful.
        games: how many.
        seed: game number k is played with the seed ``f"{seed}/{k}"``, so that each can be
            played again, and looked at, as a match of its own.
        rules: the rules in force; None for the printed ones.
        board: the board; None for the recommended one.
        max_rounds: a game is stopped when the round after this one begins, and counts as
            undecided; None plays every game to its end.
        progress: whether to show a bar; None shows one if it takes more than a second.
        workers: how many processes of this machine share the work, -1 for all its cores; the
            results are the same for any number.
        measure: a function of a finished match that gives numbers by name, such as
            ``lambda match: {"cash": match.state.purses[0]}``; True and False count as a share.
        turns: True keeps a row for every turn; a function of a state keeps the named numbers
            that it gives there as well.

    Raises:
        TesoroError: the game or a bot is unknown, too few or too many play, there are no games
            or rounds, or a measure gives something else than named numbers.

    >>> results = simulate("ruta", seats=["merchant", "random"], games=3, seed=7, max_rounds=20)
    >>> len(results), results.games[2].seed
    (3, '7/2')
    """
    if whole(games, "games") < 1:
        raise TesoroError(f"An experiment needs at least 1 game, not {games}.")
    if measure is not None and not callable(measure):
        raise TesoroError(f"A measure is a function of a finished match, not {measure!r}.")
    if not isinstance(turns, bool) and not callable(turns):
        raise TesoroError(f"turns is True, False or a function of a state, not {turns!r}.")
    if seats is None:
        name = find_game(game).name
        seats = [sensible(name)] * 4
    plan = Plan(game, seated(seats), str(seed), rules, board, limit(max_rounds), measure, turns)
    first = plan.match(0)  # refuses at once what cannot be played
    bots = tuple([str(bot) for bot in first.bots])
    records = played(plan, range(games), workers, progress)
    return Results(plan, first.game.title, bots, games, tuple(records))
