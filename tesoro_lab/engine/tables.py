"""Reads a game's CSV tables; a wrong cell is refused by file, row and column."""

import csv
from collections.abc import Iterator
from io import StringIO
from os import PathLike
from pathlib import Path
from typing import Any

from tesoro_lab.engine.errors import TableError
from tesoro_lab.engine.files import data_root
from tesoro_lab.engine.given import shown


class Row:
    """One row of a table that knows where it stands."""

    __slots__ = ("cells", "file", "line")

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.cells = cells

    def wrong(self, column: str, what: str) -> TableError:
        """The error that says what is wrong with a cell of this row."""
        return TableError(f"{self.file}, row {self.line}, column {column!r}: {what}.")

    def text(self, column: str) -> str:
        """The cell as text, not empty."""
        value = (self.cells.get(column) or "").strip()
        if not value:
            raise self.wrong(column, "is empty; a text is needed here")
        return value

    def one_of(self, column: str, choices: tuple[str, ...]) -> str:
        """The cell, which must be one of `choices`."""
        value = self.text(column)
        if value not in choices:
            names = ", ".join(str(choice) for choice in choices)
            raise self.wrong(column, f"is {value!r}; it must be one of {names}")
        return value

    def whole(self, column: str, low: int = 0, default: int | None = None) -> int:
        """The cell as a whole number of at least `low`; an empty cell gives `default`."""
        value = (self.cells.get(column) or "").strip()
        if not value and default is not None:
            return default
        try:
            number = int(value)
        except ValueError:
            raise self.wrong(column, f"is {value!r}; a whole number is needed here") from None
        if number < low:
            raise self.wrong(column, f"is {number}; it must be at least {low}")
        return number

    def degrees(self, column: str, default: float | None = None) -> float:
        """The cell as a number of degrees; an empty cell gives `default`."""
        value = (self.cells.get(column) or "").strip()
        if not value and default is not None:
            return default
        try:
            return float(value)
        except ValueError:
            raise self.wrong(column, f"is {value!r}; a number of degrees is needed") from None

    def flag(self, column: str) -> bool:
        """The cell as a yes (1) or a no (0)."""
        return self.one_of(column, ("0", "1")) == "1"


def read_table(name: str, path: Path | None, columns: tuple[str, ...]) -> Iterator[Row]:
    """The rows of the project's table `name`, or of the file at `path` in its place.

    Rows are numbered as a spreadsheet shows them: the header is row 1.
    """
    if path is None:
        file, text = name, (data_root() / name).read_text(encoding="utf-8")
    else:
        file, text = Path(path).name, _read(Path(path))
    lines = csv.DictReader(StringIO(text))
    present = lines.fieldnames or ()
    for column in columns:
        if column not in present:
            raise TableError(f"{file}, row 1: the column {column!r} is missing.")
    for cells in lines:
        yield Row(file, lines.line_num, cells)


def table_path(path: Any) -> Path:
    """The path of a table; raises TableError for what is no name of a file."""
    if not isinstance(path, str | PathLike) or not str(path).strip():
        raise TableError(
            f"A table is named by its file, such as 'my_board.csv', not {shown(path)}."
        )
    return Path(path)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise TableError(f"{path.name}: there is no such file.") from None
    except OSError as error:
        raise TableError(f"{path.name}: it cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise TableError(f"{path.name}: is not UTF-8 text; save the sheet as CSV UTF-8.") from None
