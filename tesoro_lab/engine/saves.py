"""Saved matches: versioned JSON, checked field by field before anything is believed.

A file is refused with one sentence that names the field and says what would be right. A file is
written beside its place first and then moved there, so that a crash never costs the old one.
"""

import json
import reprlib
from collections.abc import Callable
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any, Final, NamedTuple

from tesoro_lab.engine.errors import SaveError, TesoroError
from tesoro_lab.engine.files import write_whole
from tesoro_lab.engine.line import Line
from tesoro_lab.engine.moves import Move
from tesoro_lab.engine.state import Game, State

FORMAT: Final = "tesoro-lab match"
VERSION: Final = 1


class Save(NamedTuple):
    """The checked contents of a saved match; only its moves are still to be played."""

    game: Game
    start: State
    names: list[str]
    seed: str | int
    luck: str
    bots: list[str | None]
    moves: list[Move]
    draws: list[int]
    cursor: int


def seal(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields with the format and its version before them and a checksum after."""
    data = {"format": FORMAT, "version": VERSION, **fields}
    return {**data, "checksum": checksum(data)}


def checksum(data: dict[str, Any]) -> str:
    """Return a short text that changes with any change to the fields, itself left out."""
    rest = {field: value for field, value in data.items() if field != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def write(path: str | PathLike[str], data: dict[str, Any]) -> None:
    """Write a sealed match to a file; an older file stays until the new one is whole.

    Raises:
        SaveError: the file cannot be written.
    """
    text = json.dumps(data, ensure_ascii=False, separators=(", ", ": "))
    try:
        write_whole(Path(path).resolve(), (text + "\n").encode())  # a link stays a link
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise SaveError(f"The game could not be saved as {path}: {why}.") from error


def read(path: str | PathLike[str]) -> Any:
    """Read a file as JSON.

    Raises:
        SaveError: there is no such file, or it is not complete JSON.
    """
    try:
        return json.loads(Path(path).read_bytes().decode("utf-8"))
    except OSError as error:
        raise SaveError(f"The saved game {path} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise SaveError(
            f"The file {path} is not complete JSON: it was cut off, or it is no saved game."
        ) from error


def check(data: Any, find_game: Callable[[str], Game], board: Any = None) -> Save:
    """Check every field of a saved match but the legality of its moves.

    Args:
        data: what was read.
        find_game: how to find a game by its name.
        board: the board that the match must be played on, None for any.

    Raises:
        SaveError: something is wrong; the sentence names the field and what would be right.
    """
    _check_format(data)
    _check_fields(data)
    if checksum(data) != data["checksum"]:
        raise SaveError(
            'The field "checksum" does not fit the rest: the saved game was changed after it '
            f"was written; as it stands it would have to be {checksum(data)!r}."
        )
    game = _read("game", find_game, data["game"])
    return Save(
        game,
        _start(game, data, board),
        names=data["seats"],
        seed=data["seed"],
        luck=data["luck"],
        bots=data["bots"],
        moves=[Move.parse(text) for text in data["moves"]],
        draws=data["draws"],
        cursor=data["cursor"],
    )


def replay(save: Save) -> Line:
    """Play all saved moves and return them as a line.

    Raises:
        SaveError: the rules refuse a move; the sentence says which and why.
    """
    state = save.start.copy()
    line = Line(state)
    for number, (move, draws) in enumerate(zip(save.moves, save.draws, strict=True), 1):
        mover = state.seat
        try:
            state.play(move)
        except TesoroError as error:
            raise SaveError(f'The field "moves" goes wrong at move {number}: {error}') from error
        line.add(move, mover, draws, state)
    return line


def _check_format(data: Any) -> None:
    if not isinstance(data, dict):
        raise SaveError(f"A saved game is a JSON object with named fields, not {_short(data)}.")
    if data.get("format") != FORMAT:
        raise _wrong(data, "format", f'"{FORMAT}"')
    version: Any = data.get("version")
    if not _is_count(version) or version == 0:
        raise _wrong(data, "version", f"a whole number from 1 to {VERSION}")
    if version > VERSION:
        raise SaveError(
            f'The field "version" is {version}, but this tesoro_lab reads up to {VERSION}: '
            "install a newer tesoro_lab to open the game."
        )


def _check_fields(data: dict[str, Any]) -> None:
    for field, (fits, right) in _FIELDS.items():
        if field not in data or not fits(data[field]):
            raise _wrong(data, field, right)
    seats, moves = len(data["seats"]), len(data["moves"])
    if len(data["bots"]) != seats:
        raise _wrong(data, "bots", f"a list of {seats}, one for each name in seats")
    if len(data["draws"]) != moves:
        raise _wrong(data, "draws", f"a list of {moves}, one for each of the moves")
    if data["cursor"] > moves:
        raise _wrong(data, "cursor", f"a whole number from 0 to {moves}")


def _start(game: Game, data: dict[str, Any], board: Any) -> State:
    rules = _read("rules", game.rules_from_dict, data["rules"])
    printed = data["board"]
    if board is not None and game.board_to_dict(board) != printed:
        raise SaveError('The field "board" holds another board than the one in use here.')
    known = None if printed is None else _read("board", game.board_from_dict, printed)
    names = data["seats"]
    if data["start"] is None:
        usual: State = _read("seats", lambda count: game.new(count, rules, known), len(names))
        return usual
    start: State = _read("start", game.from_dict, data["start"])
    if start.rules != rules or start.board != known:
        raise SaveError(
            'The field "start" has other rules or another board than the fields "rules" and '
            '"board"; they should be the same.'
        )
    if len(start.standing()) != len(names):
        seats = len(start.standing())
        raise _wrong(data, "seats", f"a list of {seats} names, since the start has {seats} seats")
    return start


def _read(field: str, reader: Callable[[Any], Any], value: Any) -> Any:
    try:
        return reader(value)
    except SaveError:
        raise
    except TesoroError as error:
        raise SaveError(f'The field "{field}" is not right: {error}') from error
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        kind = type(error).__name__
        raise SaveError(f'The field "{field}" cannot be understood ({kind}: {error}).') from error


def _wrong(data: dict[str, Any], field: str, right: str) -> SaveError:
    found = f"is {_short(data[field])}" if field in data else "is missing"
    return SaveError(f'The field "{field}" {found}; it should be {right}.')


def _short(value: Any) -> str:
    return reprlib.repr(value)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_object(value: Any) -> bool:
    return isinstance(value, dict)


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) and name for name in value)


def _is_moves(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) and text.split() for text in value)


_FIELDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "game": (_is_text, "the name of a game"),
    "seats": (_is_names, "a list of names"),
    "bots": (
        lambda value: isinstance(value, list) and all(b is None or _is_text(b) for b in value),
        "a list of names of bots, null for a person",
    ),
    "seed": (lambda value: type(value) in (int, str), "a whole number or a text"),
    "luck": (_is_text, "a text"),
    "rules": (_is_object, "an object with the rules in force"),
    "board": (lambda value: value is None or _is_object(value), "an object or null"),
    "start": (lambda value: value is None or _is_object(value), "an object or null"),
    "moves": (_is_moves, 'a list of moves such as "roll"'),
    "draws": (
        lambda value: isinstance(value, list) and all(_is_count(count) for count in value),
        "a list of whole numbers, 0 or more",
    ),
    "cursor": (_is_count, "a whole number, 0 or more"),
    "checksum": (_is_text, "a text"),
}
