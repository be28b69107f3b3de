"""The deck: its sums, tables of one's own, and wrong cells refused by row and column."""

import csv
import json
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from royal_play import DECK, at, go

from tesoro_lab import new_match
from tesoro_lab.engine import SaveError, TableError
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.royal import ROYAL, RoyalDeck
from tesoro_lab.games.royal.deck import SKULL, Face, check_sums
from tesoro_lab.games.royal.invariants import problems

TEXT = (data_root() / "royal_cards.csv").read_text(encoding="utf-8")


def cards(kind: str, role: str = "") -> list[Face]:
    """Each card of a kind, and of a role for persons."""
    found = [face for face in DECK.faces if face.kind == kind and (not role or face.role == role)]
    return [face for face in found for _ in range(face.count)]


def test_the_deck_has_120_cards_and_119_are_shuffled() -> None:
    assert sum(face.count for face in DECK.faces) == 120
    assert sum(DECK.shuffled) == 119
    assert len(DECK.faces) == 62
    kinds = {kind: len(cards(kind)) for kind in ("ship", "person", "expedition", "tax")}
    assert kinds == {"ship": 50, "person": 60, "expedition": 6, "tax": 4}


@pytest.mark.parametrize(
    ("colour", "needs"),
    [
        ("yellow", {1: 4, 2: 3, 4: 3}),
        ("blue", {1: 4, 2: 3, 5: 3}),
        ("green", {1: 4, 3: 3, 5: 3}),
        ("red", {1: 3, 3: 3, 6: 2, SKULL: 2}),
        ("black", {2: 3, 4: 3, 7: 2, SKULL: 2}),
    ],
)
def test_the_ships_of_a_colour(colour: str, needs: dict[int, int]) -> None:
    ships = [face for face in cards("ship") if face.colour == colour]
    assert Counter(face.coins for face in ships) == {1: 3, 2: 3, 3: 3, 4: 1}
    assert Counter(face.need for face in ships) == needs


def test_all_ships_together() -> None:
    ships = cards("ship")
    assert sum(face.coins for face in ships) == 110
    assert Counter(face.coins for face in ships) == {1: 15, 2: 15, 3: 15, 4: 5}
    needs = {1: 15, 2: 9, 3: 6, 4: 6, 5: 6, 6: 2, 7: 2, SKULL: 4}
    assert Counter(face.need for face in ships) == needs


@pytest.mark.parametrize(
    ("role", "count", "shields", "cost", "swords"),
    [
        ("trader", 10, 12, 34, 0),
        ("settler", 5, 5, 20, 0),
        ("captain", 5, 5, 20, 0),
        ("priest", 5, 5, 20, 0),
        ("jack", 3, 3, 18, 0),
        ("sailor", 10, 14, 38, 10),
        ("pirate", 3, 6, 21, 6),
        ("mademoiselle", 4, 10, 32, 0),
        ("jester", 5, 10, 35, 0),
        ("admiral", 6, 13, 44, 0),
        ("governor", 4, 0, 32, 0),
    ],
)
def test_the_persons_of_a_role(role: str, count: int, shields: int, cost: int, swords: int) -> None:
    persons = cards("person", role)
    assert len(persons) == count
    assert sum(face.shields for face in persons) == shields
    assert sum(face.cost for face in persons) == cost
    assert sum(face.swords for face in persons) == swords
    for face in persons:
        if role in ("sailor", "trader"):
            assert face.cost == 2 * face.shields + 1
        if role in ("pirate", "mademoiselle", "jester", "admiral"):
            assert face.cost == 2 * face.shields + 3


def test_all_persons_together() -> None:
    persons = cards("person")
    assert sum(face.shields for face in persons) == 83
    assert sum(face.cost for face in persons) == 314
    assert sum(face.swords for face in persons) == 16
    assert Counter(face.shields for face in persons) == {0: 4, 1: 36, 2: 13, 3: 7}
    assert Counter(face.cost for face in persons) == {3: 15, 4: 15, 5: 7, 6: 3, 7: 10, 8: 4, 9: 6}
    traders = Counter(face.colour for face in cards("person", "trader"))
    assert set(traders.values()) == {2}


def test_expeditions_and_taxes() -> None:
    journeys = cards("expedition")
    assert (sum(f.shields for f in journeys), sum(f.coins for f in journeys)) == (29, 15)
    assert Counter(len(f.symbols) for f in journeys) == {2: 3, 3: 3}
    assert [f.id for f in journeys if f.five_players] == ["expedition-ach"]
    assert Counter(f.id for f in cards("tax")) == {"tax-swords": 2, "tax-shields": 2}
    assert {f.coins for f in cards("tax")} == {1}


def table(changes: dict[tuple[str, str], str], drop: str = "") -> str:
    """The table of the deck with some cells, named by id and column, changed."""
    rows = list(csv.DictReader(StringIO(TEXT)))
    for (name, column), value in changes.items():
        (row,) = [row for row in rows if row["id"] == name]
        row[column] = value
    out = StringIO()
    columns = [column for column in rows[0] if column != drop]
    writer = csv.DictWriter(out, columns, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def own(folder: Path, text: str) -> RoyalDeck:
    file = folder / "mine.csv"
    file.write_text(text, encoding="utf-8")
    return RoyalDeck.from_csv(file)


def row_of(name: str) -> int:
    """The row of a front as a spreadsheet shows it."""
    return DECK.number[name] + 2


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = own(tmp_path, table({("governor-0", "cost"): "6", ("jack-1", "count"): "5"}))
    assert deck.name == "mine"
    assert not deck.is_standard()
    assert sum(deck.shuffled) == 121
    assert deck != DECK
    state = at({"display": ["governor-0"], "coins": [6, 3]}, deck)
    go(state, "stop", "hire governor-0")
    with pytest.raises(TableError, match="No card of the deck is called 'nobody'"):
        deck.face("nobody")


def test_the_same_table_is_the_same_deck(tmp_path: Path) -> None:
    deck = own(tmp_path, TEXT)
    assert deck == DECK
    assert deck.is_standard()
    assert hash(deck) == hash(DECK)
    assert "120 cards" in repr(deck)


WRONG = [
    ("jack-1", "id", "", "is empty"),
    ("jack-1", "id", "sailor-1", "again"),
    ("jack-1", "id", "jack of all", "one word"),
    ("jack-1", "id", "17", "no number"),
    ("jack-1", "kind", "friend", "must be one of"),
    ("jack-1", "role", "cook", "must be one of"),
    ("jack-1", "role", "", "is empty"),
    ("jack-1", "count", "0", "at least 1"),
    ("jack-1", "count", "many", "whole number"),
    ("jack-1", "count", "", "whole number"),
    ("jack-1", "cost", "0", "at least 1"),
    ("jack-1", "cost", "", "whole number"),
    ("jack-1", "shields", "-1", "at least 0"),
    ("jack-1", "symbols", "x", "must be a, c, h or any"),
    ("jack-1", "symbols", "a c", "one at most"),
    ("jack-1", "five_players", "1", "only an expedition"),
    ("jack-1", "five_players", "2", "0 or 1"),
    ("jack-1", "name_en", "", "is empty"),
    ("jack-1", "name_es", "", "is empty"),
    ("sailor-1", "swords", "1.5", "whole number"),
    ("sailor-1", "swords", "99", "less than 99"),
    ("trader-red-1", "colour", "", "is empty"),
    ("trader-red-1", "colour", "pink", "must be one of"),
    ("ship-red-1-1", "colour", "pink", "must be one of"),
    ("ship-red-1-1", "coins", "0", "at least 1"),
    ("ship-red-1-1", "need", "", "is empty"),
    ("ship-red-1-1", "need", "0", "at least 1"),
    ("ship-red-1-1", "need", "99", "less than 99"),
    ("ship-red-1-1", "need", "bones", "whole number"),
    ("ship-red-1-1", "symbols", "a", "other cards none"),
    ("expedition-aa", "symbols", "", "what the expedition asks for"),
    ("expedition-aa", "symbols", "any", "what the expedition asks for"),
    ("expedition-aa", "coins", "x", "whole number"),
    ("expedition-ach", "count", "2", "is there once"),
    ("tax-swords", "id", "tax-hats", "a tax is"),
    ("tax-swords", "coins", "", "whole number"),
]


@pytest.mark.parametrize(("name", "column", "value", "says"), WRONG)
def test_a_wrong_cell_is_refused_by_row_and_column(
    name: str, column: str, value: str, says: str, tmp_path: Path
) -> None:
    with pytest.raises(TableError) as caught:
        own(tmp_path, table({(name, column): value}))
    sentence = str(caught.value)
    assert says in sentence
    if says != "again":
        assert f"mine.csv, row {row_of(name)}, column {column!r}" in sentence


COLUMNS = ["id", "kind", "role", "colour", "count", "cost", "shields", "swords", "coins", "need"]


@pytest.mark.parametrize("column", [*COLUMNS, "symbols", "five_players", "name_en", "name_es"])
def test_a_missing_column_is_named(column: str, tmp_path: Path) -> None:
    with pytest.raises(TableError, match=f"mine.csv, row 1: the column '{column}' is missing"):
        own(tmp_path, table({}, drop=column))


def test_a_deck_needs_ships_and_persons(tmp_path: Path) -> None:
    for kind in (",ship,", ",person,"):
        lines = [line for line in TEXT.splitlines() if kind not in line]
        with pytest.raises(TableError, match="mine: a deck needs ships and persons"):
            own(tmp_path, "\n".join(lines))
    with pytest.raises(TableError, match="there is no such file"):
        RoyalDeck.from_csv(tmp_path / "nowhere.csv")


@pytest.mark.parametrize(
    ("name", "column", "value", "says"),
    [
        ("jack-1", "count", "4", "121 cards"),
        ("ship-red-1-1", "coins", "2", "113 coins on ships"),
        ("governor-0", "shields", "1", "87 shields of persons"),
        ("governor-0", "cost", "7", "310 prices of persons"),
    ],
)
def test_the_deck_of_the_project_is_held_to_its_sums(
    name: str, column: str, value: str, says: str, tmp_path: Path
) -> None:
    with pytest.raises(TableError, match=says):
        check_sums(own(tmp_path, table({(name, column): value})))


def test_a_deck_of_ones_own_travels_in_a_save(tmp_path: Path) -> None:
    deck = own(tmp_path, table({("jack-1", "cost"): "5", ("expedition-ach", "five_players"): "0"}))
    data = json.loads(json.dumps(deck.to_dict()))
    back = RoyalDeck.from_dict(data)
    assert back == deck
    assert back.faces == deck.faces
    match = new_match("royal", ["bot:random", "bot:random"], seed="own deck", board=deck)
    match.run(max_moves=120)
    assert problems(match.state) == []
    state = ROYAL.from_dict(json.loads(json.dumps(match.state.to_dict())))
    assert state == match.state
    data["cards"][3]["count"] = "no"
    with pytest.raises(SaveError, match="'board' holds a wrong table: cards, row 5"):
        RoyalDeck.from_dict(data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"name": None}, "no 'name'"),
        ({"name": "other"}, "another deck"),
        ({"fingerprint": 1}, "another deck"),
        ({"cards": "all"}, "'board.cards' must be a list of rows"),
        ({"cards": [1]}, "'board.cards' must be a list of rows"),
        ({"cards": []}, "a deck needs ships and persons"),
    ],
)
def test_another_deck_in_a_save_is_refused(change: dict[str, object], says: str) -> None:
    with pytest.raises(SaveError, match=says):
        RoyalDeck.from_dict(DECK.to_dict() | change)
    with pytest.raises(SaveError, match="no 'name'"):
        RoyalDeck.from_dict([])  # type: ignore[arg-type]
