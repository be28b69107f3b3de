"""Values of a state as plain JSON, and back again with every type checked."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from tesoro_lab.engine.errors import SaveError, TesoroError
from tesoro_lab.engine.rules import RulesData

R = TypeVar("R", bound=RulesData)

TAG = "is"
"""The key under which a named tuple names its type."""


def state_to_dict(state: Any, version: int, fields: dict[str, Any]) -> dict[str, Any]:
    """A state in plain JSON types: version, rules, board, then the fields that it names."""
    data: dict[str, Any] = {"version": version}
    data["rules"] = state.rules.to_dict()
    data["board"] = state.board.to_dict()
    for name in fields:
        data[name] = plain(getattr(state, name))
    return data


def check_fields(data: Any, version: int, fields: dict[str, Any]) -> None:
    """Hold what `state_to_dict` wrote to its version and its fields.

    Raises:
        SaveError: it is no table, of another version, or a field is missing.
    """
    if not isinstance(data, dict):
        raise SaveError("The state must be a table of fields.")
    found = data.get("version")
    if found != version:
        raise SaveError(f"The field 'version' is {found!r}; this program reads {version}.")
    for name in ("rules", "board", *fields):
        if name not in data:
            raise SaveError(f"The field {name!r} is missing.")


def fill(state: Any, data: dict[str, Any], fields: dict[str, Any]) -> None:
    """Put the fields back into a state; raises SaveError for one of the wrong type."""
    for name, hint in fields.items():
        setattr(state, name, read(data[name], hint, name))


def read_rules(kind: type[R], data: dict[str, Any]) -> R:
    """The rules of a save; raises SaveError for wrong ones."""
    try:
        return kind.from_dict(data["rules"])
    except TesoroError as error:
        raise SaveError(f"The field 'rules' is wrong: {error}") from None


def count_seats(data: dict[str, Any], field: str, allowed: tuple[int, int]) -> int:
    """How many seats a save has, by a field with one entry for each; SaveError if not allowed."""
    seats = len(data[field]) if isinstance(data[field], list) else 0
    low, high = allowed
    if not low <= seats <= high:
        raise SaveError(f"The field {field!r} must list {low} to {high} seats, not {seats}.")
    return seats


def check_sizes(state: Any, sizes: Mapping[str, int]) -> None:
    """Hold each of these fields to its number of entries; raises SaveError for another number."""
    for name, size in sizes.items():
        found = len(getattr(state, name))
        if found != size:
            raise SaveError(f"The field {name!r} must have {size} entries, not {found}.")


def plain(value: Any) -> Any:
    """A value of the state as JSON: named tuples become tables that name their type."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        fields = {name: plain(getattr(value, name)) for name in value._fields}
        return {TAG: type(value).__name__, **fields}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def read(data: Any, hint: Any, field: str) -> Any:
    """The value that `plain` wrote, checked against its type; SaveError names the field."""
    origin = get_origin(hint)
    if origin in (Union, UnionType) or hasattr(hint, "_fields"):
        return _read_named(data, hint, field)
    if origin is dict:
        _need(isinstance(data, dict), field, "a table", data)
        return {key: read(item, get_args(hint)[1], f"{field}.{key}") for key, item in data.items()}
    if origin in (list, tuple):
        return _read_row(data, hint, field)
    _need(type(data) is hint, field, _WORDS[hint], data)
    return data


_WORDS = {int: "a whole number", bool: "true or false", str: "a text"}


def _read_row(data: Any, hint: Any, field: str) -> Any:
    _need(isinstance(data, list), field, "a list", data)
    parts = get_args(hint)
    if get_origin(hint) is list or parts[-1] is Ellipsis:
        kinds = [parts[0]] * len(data)
    else:
        _need(len(data) == len(parts), field, f"a list of {len(parts)}", data)
        kinds = list(parts)
    items = [
        read(item, kind, f"{field}[{i}]")
        for i, (item, kind) in enumerate(zip(data, kinds, strict=True))
    ]
    return items if get_origin(hint) is list else tuple(items)


def _read_named(data: Any, hint: Any, field: str) -> Any:
    name = str(data.get(TAG)) if isinstance(data, dict) else ""
    kinds = {kind.__name__: kind for kind in get_args(hint) or (hint,)}
    _need(name in kinds, field, " or ".join([*kinds][:3]), name)
    kind = kinds[name]
    hints = {key: value for key, value in get_type_hints(kind).items() if key in kind._fields}
    _need(set(data) == {TAG, *hints}, field, f"a {name} with {', '.join(hints)}", sorted(data))
    return kind(**{key: read(data[key], part, f"{field}.{key}") for key, part in hints.items()})


def _need(holds: bool, field: str, due: str, found: Any) -> None:
    if not holds:
        raise SaveError(f"The field {field!r} must be {due}, not {str(found)[:40]!r}.")
