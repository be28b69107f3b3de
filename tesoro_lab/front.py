"""Begin a match, or open a saved one, by the names of games and bots."""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

from tesoro_lab.bots import find as find_bot
from tesoro_lab.engine import Bot, FindBot, Game, Match, State, TesoroError, saves
from tesoro_lab.engine.given import shown
from tesoro_lab.games import game as find_game
from tesoro_lab.games import names as game_names
from tesoro_lab.games import state_of

Seat = str | Bot | tuple[str, str | Bot | None]
"""A person's name, "bot:merchant", a bot of your own, or a name with a bot or None for a person."""


def new_match(
    game: str | Game,
    seats: Sequence[Seat] = ("Ana", "Luis"),
    seed: str | int = 0,
    rules: Any = None,
    board: Any = None,
    *,
    start: State | None = None,
) -> Match:
    """Begin a match.

    Args:
        game: the short name of the game, or a game.
        seats: who plays, in order: "Ana" or ("Ana", None) is a person, "bot:merchant" a bot,
            ("Luis", "bot:merchant") a bot called Luis; a callable is a bot of your own.
        seed: the same seed gives the same game.
        rules: the rules in force; None for the printed ones.
        board: the board; None for the recommended one.
        start: a position to begin at, such as a scenario, with its own rules and board.

    Raises:
        TesoroError: the game or a bot is unknown, or too few or too many play.

    >>> match = new_match("ruta", seats=["Ana", "Luis", "bot:merchant"], seed=7)
    >>> match.names
    ['Ana', 'Luis', 'Merchant']
    """
    found = find_game(game)
    if start is not None:
        state_of(start, found.name if found.name in game_names() else "")
    names, players = _seated(seats)
    if start is None:
        fewest, most = found.seats
        if not fewest <= len(names) <= most:
            raise TesoroError(f"{found.title} is for {fewest} to {most} players, not {len(names)}.")
        start = found.new(len(names), rules, board)
    elif rules is not None or board is not None:
        raise TesoroError("A start position brings its own rules and board: give only the start.")
    return Match(found, start, names, players, seed=seed, find_bot=_finder(found.name))


def load_match(
    path: str | PathLike[str],
    bots: Mapping[str, Bot] | None = None,
    board: Any = None,
) -> Match:
    """Open a saved match; a seat whose bot is not there goes to a person.

    Args:
        path: the file that ``match.save`` wrote.
        bots: bots of your own by name, besides those of the library.
        board: the board that the match must be played on; None for any.

    Raises:
        SaveError: the file is damaged, edited, newer or of another board; the sentence names
            the field and what would be right.
    """
    data = saves.read(path)
    name = data.get("game") if isinstance(data, dict) else None
    return Match.from_dict(data, find_game, _finder(str(name), bots), board)


def _finder(game: str, own: Mapping[str, Bot] | None = None) -> FindBot:
    def find(name: str) -> Bot:
        if own is not None and name in own:
            return own[name]
        return find_bot(game, name)

    return find


def _seated(seats: Sequence[Seat]) -> tuple[list[str], list[str | Bot | None]]:
    given: list[str | None] = []
    players: list[str | Bot | None] = []
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise TesoroError(f'The seats are a list, such as ["Ana", "Luis"], not {shown(seats)}.')
    for seat in seats:
        if isinstance(seat, tuple):
            _check_pair(seat)
            name, player = seat
            given.append(name)
            players.append(None if player is None else _bot(player))
        elif isinstance(seat, str) and not seat.startswith("bot:"):
            given.append(seat)
            players.append(None)
        elif not isinstance(seat, str) and not callable(seat):
            raise TesoroError(f'A seat is a name, "bot:merchant" or a bot, not {shown(seat)}.')
        else:
            given.append(None)
            players.append(_bot(seat))
    return _names(given, players), players


def _check_pair(seat: tuple[Any, ...]) -> None:
    fits = len(seat) == 2 and isinstance(seat[0], str)
    if not (fits and (seat[1] is None or isinstance(seat[1], str) or callable(seat[1]))):
        raise TesoroError(
            f'A seat may be a pair such as ("Luis", "bot:merchant"), not {shown(seat)}.'
        )


def _bot(player: str | Bot) -> str | Bot:
    if not isinstance(player, str):
        return player
    if not player.startswith("bot:"):
        raise TesoroError(f'A bot is written as "bot:merchant", not as "{player}".')
    return player.removeprefix("bot:").strip()


def _names(given: list[str | None], players: list[str | Bot | None]) -> list[str]:
    # A bot without a name is called after its kind, with a number if there are several.
    kinds = [_kind(bot) if name is None else "" for name, bot in zip(given, players, strict=True)]
    names: list[str] = []
    for index, (name, kind) in enumerate(zip(given, kinds, strict=True)):
        if name is None:
            number = kinds[: index + 1].count(kind)
            name = f"{kind} {number}" if kinds.count(kind) > 1 else kind
        names.append(name)
    for name in names:
        if not name.strip() or names.count(name) > 1:
            raise TesoroError(f'Every player needs a name of their own; "{name}" will not do.')
    return names


def _kind(player: str | Bot | None) -> str:
    text = player if isinstance(player, str) else str(getattr(player, "__name__", "bot"))
    return text.replace("_", " ").capitalize()
