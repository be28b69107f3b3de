"""The 120 cards of Port Royal, read from a CSV table and held to the sums of the real deck."""

import json
import zlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from tesoro_lab.engine import Move, SaveError, TableError
from tesoro_lab.engine.tables import Row, read_table, table_path
from tesoro_lab.games.royal.kinds import Kind

TABLE = "royal_cards.csv"
SKULL = 99
"""More swords than anybody can own: a skull ship is never repelled."""


class Colour(StrEnum):
    """The five colours of ships and traders."""

    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    BLACK = "black"


class CardKind(StrEnum):
    """What a card is."""

    SHIP = "ship"
    PERSON = "person"
    EXPEDITION = "expedition"
    TAX = "tax"


class Role(StrEnum):
    """What a person does."""

    TRADER = "trader"
    SETTLER = "settler"
    CAPTAIN = "captain"
    PRIEST = "priest"
    JACK = "jack"
    SAILOR = "sailor"
    PIRATE = "pirate"
    MADEMOISELLE = "mademoiselle"
    JESTER = "jester"
    ADMIRAL = "admiral"
    GOVERNOR = "governor"


class Symbol(StrEnum):
    """What an expedition asks for; `ANY` stands for each of the others."""

    ANCHOR = "a"
    CROSS = "c"
    HOUSE = "h"
    ANY = "any"


SHIP = CardKind.SHIP
PERSON = CardKind.PERSON
ANY = Symbol.ANY
"""Read far more often than any other; a name of the module is read faster than one of an enum."""

TAXES = ("tax-swords", "tax-shields")
"""The ids of the taxes, which say who receives their coin."""


@dataclass(frozen=True, slots=True)
class Face:
    """One of the different fronts: prices and gains in coins, `need` in swords."""

    id: str
    kind: CardKind
    name: str
    name_es: str
    count: int
    role: str = ""
    colour: str = ""
    cost: int = 0
    shields: int = 0
    swords: int = 0
    coins: int = 0
    need: int = 0
    symbols: tuple[str, ...] = ()
    five_players: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class RoyalDeck:
    """All fronts of a deck, numbered in the order of their table.

    >>> deck = RoyalDeck.load()
    >>> sum(face.count for face in deck.faces), len(deck.faces)
    (120, 62)
    """

    name: str
    faces: tuple[Face, ...]
    number: dict[str, int]
    shuffled: tuple[int, ...]
    aside: tuple[int, ...]
    card_moves: tuple[Move, ...]
    coin_moves: tuple[Move, ...]
    take_moves: tuple[Move, ...]
    hire_moves: tuple[Move, ...]
    fingerprint: int

    @staticmethod
    @cache
    def load() -> "RoyalDeck":
        """The deck of 2014, checked against its known sums."""
        deck = _lay_out("base", gather_faces(read_table(TABLE, None, _COLUMNS)))
        check_sums(deck)
        return deck

    @staticmethod
    def from_csv(path: str | Path) -> "RoyalDeck":
        """A deck from a table of your own; raises TableError naming file, row and column."""
        file = table_path(path)
        return _lay_out(file.stem, gather_faces(read_table(file.name, file, _COLUMNS)))

    def face(self, name: str) -> int:
        """The number of the front with this id, such as "sailor-1"."""
        if not isinstance(name, str) or name not in self.number:
            raise TableError(f"No card of the deck is called {name!r}.")
        return self.number[name]

    def is_standard(self) -> bool:
        """Whether this is the project's own deck, unchanged."""
        return self.fingerprint == RoyalDeck.load().fingerprint

    def to_dict(self) -> dict[str, Any]:
        """The deck for a save: its name, or its whole table when it is a deck of your own."""
        data: dict[str, Any] = {"name": self.name, "fingerprint": self.fingerprint}
        if not self.is_standard():
            data["cards"] = [_cells(face) for face in self.faces]
        return data

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "RoyalDeck":
        """The deck that `to_dict` wrote; raises SaveError when it is not the one we have."""
        if not isinstance(data, dict) or not isinstance(data.get("name"), str):
            raise SaveError("The field 'board' has no 'name'; it must name a deck.")
        deck = _from_rows(data) if "cards" in data else RoyalDeck.load()
        if deck.fingerprint != data.get("fingerprint") or deck.name != data["name"]:
            raise SaveError(f"The field 'board' holds another deck than the {deck.name!r} we have.")
        return deck

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoyalDeck) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return self.fingerprint

    def __repr__(self) -> str:
        return f"<RoyalDeck {self.name}: {sum(face.count for face in self.faces)} cards>"


_NUMBERS = ("count", "cost", "shields", "swords", "coins", "need")
_WORDS = ("id", "kind", "role", "colour", "symbols", "five_players", "name_en", "name_es")
_COLUMNS = (*_WORDS, *_NUMBERS)
_ROLES_WITH_COLOUR = (Role.TRADER,)


def _face(row: Row) -> Face:
    kind = CardKind(row.one_of("kind", tuple(CardKind)))
    role = row.one_of("role", tuple(Role)) if kind == CardKind.PERSON else ""
    coloured = kind == CardKind.SHIP or role in _ROLES_WITH_COLOUR
    return Face(
        id=row.text("id"),
        kind=kind,
        name=row.text("name_en"),
        name_es=row.text("name_es"),
        count=row.whole("count", low=1),
        role=role,
        colour=row.one_of("colour", tuple(Colour)) if coloured else "",
        cost=row.whole("cost", low=1) if kind == CardKind.PERSON else 0,
        shields=row.whole("shields", default=0),
        swords=row.whole("swords", default=0),
        coins=row.whole("coins", low=1) if kind != CardKind.PERSON else 0,
        need=_need(row) if kind == CardKind.SHIP else 0,
        symbols=_symbols(row, kind),
        five_players=row.whole("five_players", default=0) == 1,
    )


def _need(row: Row) -> int:
    if row.text("need") == "skull":
        return SKULL
    need = row.whole("need", low=1)
    if need >= SKULL:
        raise row.wrong("need", f"is {need}; it must be less than {SKULL}, or skull")
    return need


def _symbols(row: Row, kind: CardKind) -> tuple[str, ...]:
    symbols = tuple((row.cells.get("symbols") or "").split())
    for symbol in symbols:
        if symbol not in tuple(Symbol):
            raise row.wrong("symbols", f"has {symbol!r}; it must be a, c, h or any")
    if kind == CardKind.EXPEDITION:
        if not symbols or Symbol.ANY in symbols:
            raise row.wrong("symbols", "must say what the expedition asks for, in a, c and h")
    elif len(symbols) > (kind == CardKind.PERSON):
        raise row.wrong("symbols", "has too many; a person brings one at most, other cards none")
    return symbols


def gather_faces(rows: Iterable[Row]) -> tuple[Face, ...]:
    """The fronts that the rows describe."""
    faces: dict[str, Face] = {}
    for row in rows:
        face = _face(row)
        if face.id in faces:
            raise row.wrong("id", f"is {face.id!r} again; each front has its own id")
        _check(row, face)
        faces[face.id] = face
    return tuple(faces.values())


def _check(row: Row, face: Face) -> None:
    """Refuse a front that could not be played with."""
    if len(face.id.split()) > 1 or face.id.lstrip("-").isdigit():
        raise row.wrong("id", f"is {face.id!r}; it must be one word, and no number")
    if face.kind == CardKind.TAX and face.id not in TAXES:
        raise row.wrong("id", f"is {face.id!r}; a tax is {' or '.join(TAXES)}")
    if row.whole("five_players", default=0) > 1:
        raise row.wrong("five_players", "must be 0 or 1")
    if face.five_players and face.kind != CardKind.EXPEDITION:
        raise row.wrong("five_players", "is 1; only an expedition can lie open from the start")
    if face.five_players and face.count != 1:
        raise row.wrong("count", f"is {face.count}; a card open from the start is there once")
    if face.swords >= SKULL:
        raise row.wrong("swords", f"is {face.swords}; it must be less than {SKULL}")


def _lay_out(name: str, faces: tuple[Face, ...]) -> RoyalDeck:
    ids = [face.id for face in faces]
    kinds = {face.kind for face in faces}
    if not {CardKind.SHIP, CardKind.PERSON} <= kinds:
        raise TableError(f"{name}: a deck needs ships and persons.")
    return RoyalDeck(
        name=name,
        faces=faces,
        number={front: number for number, front in enumerate(ids)},
        shuffled=tuple([0 if face.five_players else face.count for face in faces]),
        aside=tuple([number for number, face in enumerate(faces) if face.five_players]),
        card_moves=tuple([Move(Kind.CARD, (front,)) for front in ids]),
        coin_moves=tuple([Move(Kind.COIN, (front,)) for front in ids]),
        take_moves=tuple([Move(Kind.TAKE, (front,)) for front in ids]),
        hire_moves=tuple([Move(Kind.HIRE, (front,)) for front in ids]),
        fingerprint=zlib.crc32(json.dumps([_cells(face) for face in faces]).encode()),
    )


SUMS = {
    "cards": 120,
    "fronts": 62,
    "ships": 50,
    "persons": 60,
    "expeditions": 6,
    "taxes": 4,
    "coins on ships": 110,
    "shields of persons": 83,
    "prices of persons": 314,
}
"""What the deck of 2014 adds up to."""


def check_sums(deck: RoyalDeck) -> None:
    """Refuse a table that is not the deck of 2014; raises TableError naming the sum."""
    kinds = Counter({kind: 0 for kind in CardKind})
    for face in deck.faces:
        kinds[face.kind] += face.count
    persons = [face for face in deck.faces if face.kind == CardKind.PERSON]
    ships = [face for face in deck.faces if face.kind == CardKind.SHIP]
    found = {
        "cards": kinds.total(),
        "fronts": len(deck.faces),
        "ships": kinds[CardKind.SHIP],
        "persons": kinds[CardKind.PERSON],
        "expeditions": kinds[CardKind.EXPEDITION],
        "taxes": kinds[CardKind.TAX],
        "coins on ships": sum(face.coins * face.count for face in ships),
        "shields of persons": sum(face.shields * face.count for face in persons),
        "prices of persons": sum(face.cost * face.count for face in persons),
    }
    for what, due in SUMS.items():
        if found[what] != due:
            raise TableError(f"{TABLE}: there are {found[what]} {what}; the real deck has {due}.")


def _cells(face: Face) -> dict[str, str]:
    """The front as the cells of its row in the table."""
    need = "skull" if face.need == SKULL else str(face.need or "")
    numbers = ("count", "cost", "shields", "swords", "coins")
    return {
        "id": face.id,
        "kind": str(face.kind),
        "role": str(face.role),
        "colour": str(face.colour),
        **{column: str(getattr(face, column)) for column in numbers},
        "need": need,
        "symbols": " ".join(face.symbols),
        "five_players": str(int(face.five_players)),
        "name_en": face.name,
        "name_es": face.name_es,
    }


def _from_rows(data: dict[str, Any]) -> RoyalDeck:
    """The deck whose whole table travelled inside a save, checked like any other table."""
    rows = data["cards"]
    if not isinstance(rows, list) or not all(isinstance(cells, dict) for cells in rows):
        raise SaveError("The field 'board.cards' must be a list of rows.")
    table = [
        Row("cards", line, {str(column): str(cell) for column, cell in cells.items()})
        for line, cells in enumerate(rows, 2)
    ]
    try:
        return _lay_out(data["name"], gather_faces(table))
    except TableError as error:
        raise SaveError(f"The field 'board' holds a wrong table: {error}") from None
