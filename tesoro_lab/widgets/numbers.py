"""A table of numbers: for the eye, for the ear, and as CSV for a spreadsheet."""

from collections.abc import Iterable, Iterator
from csv import writer
from fractions import Fraction
from functools import lru_cache
from io import StringIO
from typing import NamedTuple

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.odds import Interval

Cell = str | int | float | Fraction | Interval | None

PLAIN = "plain"
CHANCE = "chance"
AMOUNT = "amount"

_PERCENT = "%\N{NO-BREAK SPACE}"
LONGEST = 19
"""A longer fraction is told in the CSV only."""


class Column(NamedTuple):
    """One column: its heading, and how its numbers are shown.

    `show` is "plain" for texts and whole numbers, "chance" for shares of one (per cent, and the
    fraction where it is exact), "amount" for other numbers (two decimals, and the fraction).
    `bar` draws a bar as long as the number beside it.
    """

    head: str
    show: str = PLAIN
    bar: bool = False


class Numbers(NamedTuple):
    """A table of numbers.

    Attributes:
        name: what its file is called, without the ending.
        columns: its columns, from left to right.
        rows: its cells; a chance or an amount that is exact is a Fraction, an interval has two
            columns of the file.
        marked: the places of the rows to be set off from the others.
        apart: so many rows at the top are about something else and get no bars.
    """

    name: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    marked: frozenset[int] = frozenset()
    apart: int = 0


def csv_text(numbers: Numbers, lang: str = "en") -> str:
    r"""The table as CSV: an exact number as numerator, denominator and decimal.

    The two halves of a fraction have columns of their own, since a spreadsheet takes 1/6 for the
    first of June. Decimals have a point and twelve figures at most, in either language.

    >>> table = Numbers("dice", (Column("sum"), Column("chance", CHANCE)), ((7, Fraction(1, 6)),))
    >>> csv_text(table).splitlines()
    ['sum,chance: numerator,chance: denominator,chance', '7,1,6,0.166666666667']
    """
    makes = _makes(numbers)
    page = StringIO()
    lines = writer(page, lineterminator="\r\n")
    lines.writerow(
        [
            head
            for column, make in zip(numbers.columns, makes, strict=True)
            for head in _heads(column.head, make, lang)
        ]
    )
    for row in numbers.rows:
        lines.writerow(
            [text for cell, make in zip(row, makes, strict=True) for text in _cells(cell, make)]
        )
    return page.getvalue()


def _makes(numbers: Numbers) -> list[type]:
    """For each column what its numbers are: exact ones, intervals, or anything else."""
    return [_make([row[k] for row in numbers.rows]) for k in range(len(numbers.columns))]


def _make(cells: list[Cell]) -> type:
    for make in (Fraction, Interval):
        if any([isinstance(cell, make) for cell in cells]):
            return make
    return str


def _heads(head: str, make: type, lang: str) -> list[str]:
    if make is str:
        return [head]
    if make is Interval:
        return [f"{head}: {words.label(end, lang)}" for end in ("low_end", "high_end")]
    top, bottom = words.label("numerator", lang), words.label("denominator", lang)
    return [f"{head}: {top}", f"{head}: {bottom}", head]


def _cells(cell: Cell, make: type) -> list[str]:
    if make is Interval:
        return [_plain(end) for end in cell] if isinstance(cell, Interval) else ["", ""]
    if make is str:
        return [_plain(cell)]
    if isinstance(cell, int | Fraction):
        whole = Fraction(cell)
        return [str(whole.numerator), str(whole.denominator), _plain(float(whole))]
    return ["", "", _plain(cell)]


def _plain(cell: Cell) -> str:
    """A cell of the file; a text that a spreadsheet would work out is kept from that."""
    if cell is None:
        return ""
    if isinstance(cell, float | Fraction):
        return format(float(cell), ".12g")
    if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@")):
        return "'" + cell
    return str(cell)


@lru_cache(maxsize=8192, typed=True)
def told(cell: Cell, column: Column, lang: str = "en") -> tuple[str, str]:
    """A cell in words: what it says, and its exact fraction if there is a short one."""
    if cell is None:
        return "", ""
    if isinstance(cell, str):
        return cell, ""
    if column.show == PLAIN:
        return (words.number(cell, lang), "") if isinstance(cell, int) else (str(cell), "")
    if isinstance(cell, Interval):
        low, high = [told(end, column, lang)[0] for end in cell]
        return f"{low.rstrip(_PERCENT)}–{high}", ""
    main = words.percent(cell, lang) if column.show == CHANCE else words.decimal(cell, lang)
    if isinstance(cell, float):
        return main, ""
    exact = words.fraction(cell, lang)
    if column.show == AMOUNT and Fraction(cell).denominator == 1:
        return exact, ""
    return main, exact if len(exact) <= LONGEST else ""


def lines(numbers: Numbers, lang: str = "en") -> str:
    """The table as text: one line for each row, each number with its heading."""
    return "\n".join(list(_lines(numbers, lang)))


def _lines(numbers: Numbers, lang: str) -> Iterator[str]:
    for row in numbers.rows:
        first, *rest = [told(c, k, lang) for c, k in zip(row, numbers.columns, strict=True)]
        facts = [
            f"{column.head} {main}" + (f" ({exact})" if exact else "")
            for (main, exact), column in zip(rest, numbers.columns[1:], strict=True)
            if main
        ]
        yield f"{first[0]}: {', '.join(facts)}"


def html(numbers: Numbers, lang: str = "en") -> str:
    """The table for the page; bars where a column asks for them."""
    most = [_most(numbers, place) for place in range(len(numbers.columns))]
    heads = "".join([_head(numbers, place) for place in range(len(numbers.columns))])
    deep = [
        _has_fractions(column, [row[k] for row in numbers.rows])
        for k, column in enumerate(numbers.columns)
    ]
    forms = list(zip(most, deep, strict=True))
    body = "".join([_row(numbers, at, forms, lang) for at in range(len(numbers.rows))])
    return (
        f'<table class="tl-spots tl-numbers"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def _head(numbers: Numbers, place: int) -> str:
    column, cells = numbers.columns[place], [row[place] for row in numbers.rows]
    span = 1 + _has_fractions(column, cells) + column.bar
    wide = f' colspan="{span}"' if span > 1 else ""
    text = any([isinstance(cell, str) for cell in cells])
    look = ' class="tl-words"' if text else ""
    return f'<th scope="col"{wide}{look}>{escape(column.head)}</th>'


def _has_fractions(column: Column, cells: Iterable[Cell]) -> bool:
    """Whether fractions stand in a column of their own beside these numbers."""
    return column.show != PLAIN and any([isinstance(cell, Fraction) for cell in cells])


def _most(numbers: Numbers, place: int) -> float:
    """The greatest number of a column that has bars."""
    if not numbers.columns[place].bar:
        return 0.0
    return max(_floats([row[place] for row in numbers.rows[numbers.apart :]]), default=0.0)


def _floats(cells: Iterable[Cell]) -> list[float]:
    return [float(cell) for cell in cells if isinstance(cell, int | float | Fraction)]


def _row(numbers: Numbers, at: int, forms: list[tuple[float, bool]], lang: str) -> str:
    """A row; `forms` holds for each column its longest bar, and whether it has fractions."""
    columns, row = numbers.columns, numbers.rows[at]
    cells = []
    for place, (cell, column, (most, deep)) in enumerate(zip(row, columns, forms, strict=True)):
        main, exact = told(cell, column, lang)
        if place == 0:
            cells.append(f'<th scope="row">{escape(main)}</th>')
            continue
        if column.bar:
            cells.append(_bar(cell if at >= numbers.apart else None, most))
        look = ' class="tl-words"' if isinstance(cell, str) else ""
        cells.append(f"<td{look}>{escape(main)}</td>")
        if deep:
            cells.append(f"<td><i>{escape(exact)}</i></td>")
    look = ' class="tl-marked"' if at in numbers.marked else ""
    return f"<tr{look}>{''.join(cells)}</tr>"


def _bar(cell: Cell, most: float) -> str:
    """A bar in a cell of its own, the longest of its column 100 % wide."""
    share = float(cell) / most if isinstance(cell, int | float | Fraction) and most > 0 else 0.0
    return f'<td class="tl-bar"><span style="width:{round(100 * max(0.0, share))}%"></span></td>'
