"""The board of La Ruta del Tesoro: 40 spaces, 28 titles, two decks, read from CSV tables."""

import json
import zlib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tesoro_lab.engine import SaveError, TableError
from tesoro_lab.engine.given import shown
from tesoro_lab.engine.tables import Row, read_table, table_path
from tesoro_lab.games.ruta.cards import Card, card_cells, card_facts, gather_cards, read_cards

SPACES = 40
VARIANTS = ("recommended", "as_transcribed", "x100_pattern")
LONJAS = "LONJAS"
COMPANIES = "COMPANIES"


class SpaceKind(StrEnum):
    """What stands on a space."""

    START = "start"
    PLOT = "plot"
    LONJA = "lonja"
    COMPANY = "company"
    CHEST = "chest"
    CHANCE = "chance"
    TAX = "tax"
    GALLEYS = "galleys"
    GO_TO_GALLEYS = "go_to_galleys"
    ANCHORAGE = "anchorage"


TITLE_KINDS = (SpaceKind.PLOT, SpaceKind.LONJA, SpaceKind.COMPANY)


@dataclass(frozen=True, slots=True)
class Space:
    """One space; prices, tolls and amounts in reales, 0 or empty where it has none."""

    index: int
    kind: SpaceKind
    name: str
    name_en: str
    group: str = ""
    price: int = 0
    mortgage: int = 0
    amount: int = 0
    tolls: tuple[int, ...] = ()
    house_price: int = 0
    castle_price: int = 0
    in_spain: bool = False
    km_from_spain: int = 0


class Treasury(NamedTuple):
    """The amounts that hold for the whole board, in reales."""

    start_cash: int
    start_salary: int
    fine: int
    lonja_tolls: tuple[int, ...]
    company_rates: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RutaBoard:
    """The tables of one board, with what the rules ask most often laid out by space.

    >>> board = RutaBoard.load()
    >>> board.spaces[39].name, board.price[39], board.tolls[39][5]
    ('Constantinopla', 40000, 200000)
    >>> len(board.titles), board.members["G1"]
    (28, (1, 3))
    """

    name: str
    spaces: tuple[Space, ...]
    cards: dict[str, tuple[Card, ...]]
    treasury: Treasury
    kind: tuple[SpaceKind, ...]
    group: tuple[str, ...]
    mates: tuple[tuple[int, ...], ...]
    price: tuple[int, ...]
    mortgage: tuple[int, ...]
    tolls: tuple[tuple[int, ...], ...]
    house_price: tuple[int, ...]
    castle_price: tuple[int, ...]
    titles: tuple[int, ...]
    members: dict[str, tuple[int, ...]]
    keepable: tuple[Card, ...]
    galleys_at: int
    fingerprint: int

    @staticmethod
    @cache
    def load(variant: str = "recommended") -> "RutaBoard":
        """The project's board in one of its variants; raises TableError for an unknown one.

        `recommended` mends only the row that contradicts itself, `as_transcribed` keeps the
        witness to the letter, `x100_pattern` replaces every suspect plot figure.
        """
        if variant not in VARIANTS:
            raise TableError(
                f"There is no board {variant!r}; the boards are {', '.join(VARIANTS)}."
            )
        rows = list(read_table("ruta_board.csv", None, _COLUMNS))
        for change in read_table("ruta_board_overrides.csv", None, ("variant", "index", "field")):
            if change.text("variant") == variant:
                rows[change.whole("index")].cells[change.text("field")] = change.text("value")
        return _build(variant, rows, read_cards())

    @staticmethod
    def from_csv(board: str | Path, cards: str | Path | None = None) -> "RutaBoard":
        """A board from a table of your own; raises TableError naming file, row and column."""
        path = table_path(board)
        rows = list(read_table(path.name, path, _COLUMNS))
        return _build(path.stem, rows, read_cards(table_path(cards) if cards else None))

    def space(self, name: str | int) -> int:
        """The index of a space given by its index or its name, as printed or in English."""
        if isinstance(name, int):
            if 0 <= name < len(self.spaces):
                return name
            raise TableError(
                f"There is no space {name}; the spaces are 0 to {len(self.spaces) - 1}."
            )
        if not isinstance(name, str):
            raise TableError(f"A space is a number or a name, not {shown(name)}.")
        wanted = name.casefold()
        for space in self.spaces:
            if wanted in (space.name.casefold(), space.name_en.casefold()):
                return space.index
        raise TableError(f"No space of the board is called {name!r}.")

    def find_card(self, deck: str, no: int) -> Card | None:
        """The card with this number in this deck, or None."""
        for card in self.cards.get(deck, ()):
            if card.no == no:
                return card
        return None

    def is_standard(self) -> bool:
        """Whether this is one of the project's own variants, unchanged."""
        return self.name in VARIANTS and self.fingerprint == RutaBoard.load(self.name).fingerprint

    def to_dict(self) -> dict[str, Any]:
        """The board for a save: its name, or all its tables when it is a board of your own."""
        data: dict[str, Any] = {"name": self.name, "fingerprint": self.fingerprint}
        if not self.is_standard():
            data["spaces"] = [_cells(space) for space in self.spaces]
            data["cards"] = [card_cells(card) for deck in self.cards.values() for card in deck]
        return data

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "RutaBoard":
        """The board that `to_dict` wrote; raises SaveError when it is not the one we have."""
        name = data.get("name") if isinstance(data, dict) else None
        if not isinstance(name, str):
            raise SaveError("The field 'board' has no 'name'; it must name a board.")
        if "spaces" in data:
            board = _from_rows(name, data)
        elif name in VARIANTS:
            board = RutaBoard.load(name)
        else:
            raise SaveError(f"The field 'board' names {name!r}, which is unknown here.")
        if board.fingerprint != data.get("fingerprint"):
            raise SaveError(
                f"The field 'board' holds another board than the {name!r} we have here."
            )
        return board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RutaBoard) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return self.fingerprint

    def __repr__(self) -> str:
        return f"<RutaBoard {self.name}: {len(self.spaces)} spaces, {len(self.titles)} titles>"


_COLUMNS = ("index", "kind", "name_es", "name_en", "group", "price", "amount", "house_price")
_NUMBERS = ("price", "mortgage", "amount", "house_price", "castle_price", "km_from_spain")
_TOLLS = ("toll0", "toll1", "toll2", "toll3", "toll4", "toll_castle")


def _group(row: Row, kind: SpaceKind) -> str:
    """The group of a title; lonjas and companies have their own, which no plot may join."""
    own = {SpaceKind.LONJA: LONJAS, SpaceKind.COMPANY: COMPANIES}
    group = row.text("group") if kind == SpaceKind.PLOT else row.one_of("group", (own[kind],))
    if kind == SpaceKind.PLOT and group in own.values():
        raise row.wrong("group", f"is {group!r}, which is not a colour group for plots")
    return group


def _space(row: Row) -> Space:
    """The space that a row of the table describes."""
    kind = SpaceKind(row.one_of("kind", tuple(SpaceKind)))
    title = kind in TITLE_KINDS
    plot = kind == SpaceKind.PLOT
    tolls: tuple[int, ...] = ()
    if plot:
        tolls = tuple([row.whole(column, low=1) for column in _TOLLS])
        if list(tolls) != sorted(set(tolls)):
            raise row.wrong("toll0", "to 'toll_castle' must rise from the empty plot to the castle")
    return Space(
        index=row.whole("index"),
        kind=kind,
        name=row.text("name_es"),
        name_en=row.text("name_en"),
        group=_group(row, kind) if title else "",
        price=row.whole("price", low=100) if title else 0,
        mortgage=row.whole("mortgage", low=50) if title else 0,
        amount=row.whole("amount", default=0),
        tolls=tolls,
        house_price=row.whole("house_price", low=100) if plot else 0,
        castle_price=row.whole("castle_price", low=100) if plot else 0,
        in_spain=plot and row.flag("is_spain"),
        km_from_spain=row.whole("km_from_spain", default=0),
    )


def _build(name: str, rows: list[Row], cards: dict[str, tuple[Card, ...]]) -> RutaBoard:
    """Check the table as a whole and lay it out by space."""
    spaces: list[Space] = []
    for place, row in enumerate(rows):
        space = _space(row)
        if space.index != place:
            raise row.wrong("index", f"is {space.index}; the rows count from 0, so {place} is due")
        # The one witness prints a name twice; its board is kept to the letter, others may not.
        if name != "as_transcribed" and space.name in [o.name for o in spaces if o.group]:
            raise row.wrong("name_es", f"is {space.name!r} again; each title has its own name")
        spaces.append(space)
    if len(spaces) != SPACES:
        raise TableError(f"{name}: the board has {len(spaces)} spaces; it must have {SPACES}.")
    return _lay_out(name, tuple(spaces), cards)


def _lay_out(name: str, spaces: tuple[Space, ...], cards: dict[str, tuple[Card, ...]]) -> RutaBoard:
    kinds = [space.kind for space in spaces]
    for kind, due in ((SpaceKind.START, "as space 0"), (SpaceKind.GALLEYS, "once")):
        if kinds.count(kind) != 1 or kinds[0] != SpaceKind.START:
            raise TableError(f"{name}: the kind {str(kind)!r} must stand on the board {due}.")
    for card in [card for deck in cards.values() for card in deck if card.nearest]:
        if card.nearest not in kinds:
            raise TableError(
                f"{name}: the card {card.deck} {card.no} leads to the nearest {card.nearest}, "
                f"and the board has none."
            )
    members: dict[str, list[int]] = {}
    for space in spaces:
        if space.group:
            members.setdefault(space.group, []).append(space.index)
    groups = {group: tuple(indices) for group, indices in members.items()}
    treasury = _treasury(groups)
    rows = [_cells(space) for space in spaces]
    decks = [(deck, [card_facts(card) for card in cards[deck]]) for deck in sorted(cards)]
    plain = json.dumps([rows, decks, treasury], ensure_ascii=False)
    return RutaBoard(
        name=name,
        spaces=spaces,
        cards=cards,
        treasury=treasury,
        kind=tuple(kinds),
        group=tuple(space.group for space in spaces),
        mates=tuple(groups.get(space.group, ()) for space in spaces),
        price=tuple(space.price for space in spaces),
        mortgage=tuple(space.mortgage for space in spaces),
        tolls=tuple(space.tolls for space in spaces),
        house_price=tuple(space.house_price for space in spaces),
        castle_price=tuple(space.castle_price for space in spaces),
        titles=tuple(space.index for space in spaces if space.group),
        members=groups,
        keepable=tuple(card for deck in cards.values() for card in deck if card.keepable),
        galleys_at=kinds.index(SpaceKind.GALLEYS),
        fingerprint=zlib.crc32(plain.encode()),
    )


def _treasury(groups: dict[str, tuple[int, ...]]) -> Treasury:
    """The board-wide amounts, with ladders long enough for the groups of this board."""
    meta = {row.text("key"): row for row in read_table("ruta_meta.csv", None, ("key", "value"))}
    lonjas = tuple(row.whole("toll") for row in read_table("ruta_lonja_tolls.csv", None, ("toll",)))
    rates = tuple(
        row.whole("reales_per_pip")
        for row in read_table("ruta_company_multiplier.csv", None, ("reales_per_pip",))
    )
    for group, ladder in ((LONJAS, lonjas), (COMPANIES, rates)):
        if len(groups.get(group, ())) > len(ladder):
            raise TableError(f"The group {group} has more titles than its ladder of {len(ladder)}.")
    return Treasury(
        start_cash=meta["start_cash"].whole("value"),
        start_salary=meta["start_salary"].whole("value"),
        fine=meta["galleys_fine"].whole("value"),
        lonja_tolls=lonjas,
        company_rates=rates,
    )


def _cells(space: Space) -> dict[str, str]:
    """The space as the cells of its row in the table."""
    tolls = dict(zip(_TOLLS, space.tolls, strict=False))
    numbers = {column: getattr(space, column) or "" for column in _NUMBERS}
    return {
        "index": str(space.index),
        "kind": str(space.kind),
        "name_es": space.name,
        "name_en": space.name_en,
        "group": space.group,
        "is_spain": str(int(space.in_spain)),
        **{column: str(cell) for column, cell in {**numbers, **tolls}.items()},
    }


def _from_rows(name: str, data: dict[str, Any]) -> RutaBoard:
    """The board whose whole tables travelled inside a save, checked like any other table."""
    try:
        return _build(name, _rows(data, "spaces"), gather_cards(_rows(data, "cards")))
    except TableError as error:
        raise SaveError(f"The field 'board' holds a wrong table: {error}") from None


def _rows(data: dict[str, Any], part: str) -> list[Row]:
    rows = data.get(part)
    if not isinstance(rows, list) or not all(isinstance(cells, dict) for cells in rows):
        raise SaveError(f"The field 'board.{part}' must be a list of rows.")
    return [
        Row(part, line, {str(column): str(cell) for column, cell in cells.items()})
        for line, cells in enumerate(rows, 2)
    ]
