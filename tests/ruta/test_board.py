"""The tables of the board: what is printed, the three variants, and a table of one's own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from play import VARIANTS, at, go, throw

from tesoro_lab.engine import SaveError, TableError
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.ruta import RUTA, RutaBoard
from tesoro_lab.games.ruta.board import COMPANIES, LONJAS, SpaceKind

BOARD = RutaBoard.load()
PRINTED = (data_root() / "ruta_board.csv").read_text(encoding="utf-8")
HEAD = PRINTED.splitlines()[0].split(",")
CARDS = (data_root() / "ruta_cards.csv").read_text(encoding="utf-8")


# What is printed


def test_there_are_40_spaces_of_these_kinds() -> None:
    count = {kind: BOARD.kind.count(kind) for kind in SpaceKind}
    assert len(BOARD.spaces) == 40
    assert count == {
        SpaceKind.START: 1,
        SpaceKind.PLOT: 22,
        SpaceKind.LONJA: 4,
        SpaceKind.COMPANY: 2,
        SpaceKind.CHEST: 3,
        SpaceKind.CHANCE: 3,
        SpaceKind.TAX: 2,
        SpaceKind.GALLEYS: 1,
        SpaceKind.GO_TO_GALLEYS: 1,
        SpaceKind.ANCHORAGE: 1,
    }


def test_the_corners_and_the_spaces_of_the_cards_and_taxes() -> None:
    kinds = {0: "start", 10: "galleys", 20: "anchorage", 30: "go_to_galleys", 4: "tax", 38: "tax"}
    kinds |= dict.fromkeys((7, 22, 36), "chance") | dict.fromkeys((2, 17, 33), "chest")
    assert {space: str(BOARD.kind[space]) for space in kinds} == kinds
    assert (BOARD.spaces[4].amount, BOARD.spaces[38].amount) == (20_000, 10_000)


def test_there_are_28_titles_in_ten_groups() -> None:
    assert len(BOARD.titles) == 28
    sizes = {group: len(members) for group, members in BOARD.members.items()}
    assert sizes == {
        **{"G1": 2, "G2": 3, "G3": 3, "G4": 3, "G5": 3, "G6": 3, "G7": 3, "G8": 2},
        **{LONJAS: 4, COMPANIES: 2},
    }
    assert BOARD.members["G5"] == (21, 23, 24)
    assert BOARD.members[LONJAS] == (5, 15, 25, 35)


def test_every_title_has_its_own_name() -> None:
    names = [BOARD.spaces[title].name for title in BOARD.titles]
    assert len(set(names)) == 28


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_mortgage_is_half_the_price(variant: str) -> None:
    board = RutaBoard.load(variant)
    for title in board.titles:
        assert 2 * board.mortgage[title] == board.price[title]


@pytest.mark.parametrize("variant", VARIANTS)
def test_tolls_rise_from_the_empty_plot_to_the_castle(variant: str) -> None:
    board = RutaBoard.load(variant)
    for title in board.titles:
        tolls = board.tolls[title]
        assert len(tolls) in (0, 6)
        assert list(tolls) == sorted(set(tolls))


def test_a_castle_costs_what_a_house_costs_and_a_group_has_one_price() -> None:
    for members in BOARD.members.values():
        assert len({BOARD.house_price[title] for title in members}) == 1
        assert all(BOARD.castle_price[title] == BOARD.house_price[title] for title in members)


@pytest.mark.parametrize(
    ("variant", "prices", "tolls", "first_tolls"),
    [
        ("recommended", 569_000, 6_196_400, 38_900),
        ("as_transcribed", 567_000, 6_196_400, 38_900),
        ("x100_pattern", 569_000, 6_191_600, 39_100),
    ],
)
def test_checksums_of_all_prices_and_tolls(
    variant: str, prices: int, tolls: int, first_tolls: int
) -> None:
    board = RutaBoard.load(variant)
    assert sum(board.price) == prices
    assert sum(sum(row) for row in board.tolls) == tolls
    assert sum(row[0] for row in board.tolls if row) == first_tolls


@pytest.mark.parametrize(
    ("name", "price", "house", "tolls"),
    [
        ("Mahón", 6_000, 5_000, (200, 1_000, 3_000, 9_000, 16_000, 25_000)),
        ("Túnez", 16_000, 10_000, (1_200, 6_000, 18_000, 50_000, 70_000, 90_000)),
        ("Venecia", 24_000, 15_000, (2_000, 10_000, 30_000, 75_000, 92_500, 110_000)),
        ("Constantinopla", 40_000, 20_000, (5_000, 20_000, 60_000, 140_000, 170_000, 200_000)),
    ],
)
def test_some_titles_figure_by_figure(
    name: str, price: int, house: int, tolls: tuple[int, ...]
) -> None:
    index = BOARD.space(name)
    assert (BOARD.price[index], BOARD.house_price[index]) == (price, house)
    assert BOARD.tolls[index] == tolls


def test_the_amounts_of_the_whole_board() -> None:
    treasury = BOARD.treasury
    assert treasury.start_cash == 135_000 == 4 * 25_000 + 2 * 10_000 + 2 * 5_000 + 4_000 + 1_000
    assert (treasury.start_salary, treasury.fine) == (20_000, 10_000)
    assert treasury.lonja_tolls == (5_000, 10_000, 15_000, 20_000)
    assert treasury.company_rates == (400, 1_000)


def test_the_spanish_plots_are_mahon_and_ibiza() -> None:
    spanish = [space.name for space in BOARD.spaces if space.in_spain]
    assert spanish == ["Mahón", "Ibiza"]
    assert BOARD.spaces[1].km_from_spain > BOARD.spaces[3].km_from_spain > 0


# The variants


def test_what_the_variants_differ_in() -> None:
    plain, witness, pattern = [RutaBoard.load(variant) for variant in VARIANTS]
    assert (plain.spaces[9].name, plain.price[9]) == ("Córcega", 12_000)
    assert (witness.spaces[9].name, witness.price[9], witness.mortgage[9]) == (
        "Sicilia",
        10_000,
        5_000,
    )
    assert (plain.tolls[29][0], pattern.tolls[29][0]) == (2_200, 2_400)
    assert (plain.tolls[37][2], pattern.tolls[37][2]) == (55_000, 50_000)
    for other, changed in ((witness, (9,)), (pattern, (29, 37))):
        differing = [i for i in range(40) if other.spaces[i] != plain.spaces[i]]
        assert tuple(differing) == changed
    assert len({plain, witness, pattern}) == 3


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(TableError, match=r"'monopoly'.*recommended, as_transcribed, x100_pattern"):
        RutaBoard.load("monopoly")


def test_a_space_is_found_by_index_or_by_either_name() -> None:
    assert BOARD.space(14) == BOARD.space("Túnez") == BOARD.space("TUNIS") == 14
    for name in ("Atlantis", 40, -1):
        with pytest.raises(TableError):
            BOARD.space(name)


# A table of one's own


def write(folder: Path, text: str, name: str = "mine.csv") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def changed(index: int, column: str, value: str) -> str:
    """The printed table with one cell changed."""
    lines = PRINTED.splitlines()
    cells = lines[index + 1].split(",", len(HEAD) - 1)
    cells[HEAD.index(column)] = value
    lines[index + 1] = ",".join(cells)
    return "\n".join(lines) + "\n"


def test_a_good_table_is_a_board(tmp_path: Path) -> None:
    board = RutaBoard.from_csv(write(tmp_path, changed(39, "price", "44000")))
    assert (board.name, board.price[39]) == ("mine", 44_000)
    assert not board.is_standard()
    assert board != BOARD
    state = at({"pawns": [36], "purses": [44_000]}, board)
    go(state, *throw(1, 2), "buy")
    assert state.purses[0] == 0


def test_the_printed_table_is_the_recommended_board(tmp_path: Path) -> None:
    assert RutaBoard.from_csv(write(tmp_path, PRINTED)) == BOARD


def test_a_table_saved_by_a_spreadsheet_with_its_mark_is_read(tmp_path: Path) -> None:
    assert RutaBoard.from_csv(write(tmp_path, "\ufeff" + PRINTED)) == BOARD


@pytest.mark.parametrize(
    ("index", "column", "value", "says"),
    [
        (1, "price", "six", "is 'six'; a whole number is needed here"),
        (1, "price", "", "a whole number is needed here"),
        (1, "price", "50", "is 50; it must be at least 100"),
        (1, "mortgage", "-1", "at least 50"),
        (6, "kind", "plaza", "is 'plaza'; it must be one of start, plot"),
        (6, "name_es", "", "is empty; a text is needed here"),
        (6, "name_en", "", "is empty; a text is needed here"),
        (6, "group", "", "is empty; a text is needed here"),
        (5, "group", "G1", "is 'G1'; it must be one of LONJAS"),
        (12, "group", "LONJAS", "is 'LONJAS'; it must be one of COMPANIES"),
        (6, "group", "COMPANIES", "not a colour group for plots"),
        (8, "name_es", "Marsella", "is 'Marsella' again"),
        (8, "index", "18", "is 18; the rows count from 0, so 8 is due"),
        (8, "index", "x", "is 'x'; a whole number"),
        (9, "toll0", "0", "at least 1"),
        (9, "toll0", "5000", "must rise"),
        (9, "toll3", "many", "is 'many'; a whole number"),
        (9, "toll_castle", "45000", "must rise"),
        (9, "house_price", "", "a whole number is needed here"),
        (9, "castle_price", "1.5", "is '1.5'; a whole number"),
        (9, "is_spain", "yes", "is 'yes'; it must be one of 0, 1"),
        (9, "km_from_spain", "far", "is 'far'; a whole number"),
        (4, "amount", "a lot", "is 'a lot'; a whole number"),
    ],
)
def test_a_wrong_cell_is_refused_by_file_row_and_column(
    tmp_path: Path, index: int, column: str, value: str, says: str
) -> None:
    with pytest.raises(TableError) as caught:
        RutaBoard.from_csv(write(tmp_path, changed(index, column, value)))
    sentence = str(caught.value)
    place = "toll0" if "rise" in says else column
    assert sentence.startswith(f"mine.csv, row {index + 2}, column {place!r}: ")
    assert says in sentence


@pytest.mark.parametrize("column", ["index", "kind", "name_es", "group", "price", "house_price"])
def test_a_missing_column_is_refused(tmp_path: Path, column: str) -> None:
    text = PRINTED.replace(f"{column},", f"{column}_old,", 1)
    with pytest.raises(TableError, match=f"mine.csv, row 1: the column '{column}' is missing"):
        RutaBoard.from_csv(write(tmp_path, text))


def _without_last(text: str) -> str:
    return "\n".join(text.splitlines()[:-1]) + "\n"


def _two_starts(text: str) -> str:
    return text.replace("20,anchorage", "20,start")


def _no_galleys(text: str) -> str:
    return text.replace("10,galleys", "10,anchorage")


def _start_elsewhere(text: str) -> str:
    return text.replace("0,start", "0,anchorage", 1).replace("20,anchorage", "20,start")


def _five_lonjas(text: str) -> str:
    company = "12,company,Seguros Lloyds,Lloyds insurance company,COMPANIES"
    assert company in text
    return text.replace(company, "12,lonja,Lonja de Palma,Exchange of Palma,LONJAS")


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (_without_last, "39 spaces; it must have 40"),
        (_two_starts, "'start'"),
        (_no_galleys, "'galleys'"),
        (_start_elsewhere, "'start'"),
        (_five_lonjas, "LONJAS has more titles than its ladder"),
        (lambda text: "", "the column 'index' is missing"),
    ],
    ids=["short", "two starts", "no galleys", "start elsewhere", "five lonjas", "empty"],
)
def test_a_table_that_is_no_board_is_refused(
    tmp_path: Path, spoil: Callable[[str], str], says: str
) -> None:
    with pytest.raises(TableError) as caught:
        RutaBoard.from_csv(write(tmp_path, spoil(PRINTED)))
    assert says in str(caught.value)


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"none\.csv: there is no such file"):
        RutaBoard.from_csv(tmp_path / "none.csv")
    path = tmp_path / "odd.csv"
    path.write_bytes(PRINTED.encode("latin-1"))
    with pytest.raises(TableError, match=r"odd\.csv: is not UTF-8 text"):
        RutaBoard.from_csv(path)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("suerte,2,receive_crown,40000", "suerte,2,receive_crown,lots", "row 3, column 'amount'"),
        ("suerte,2,receive_crown", "suerte,1,receive_crown", "row 3, column 'no': is 1 again"),
        ("suerte,2,receive_crown", "suerte,2,lottery", "row 3, column 'effect': is 'lottery'"),
        ("suerte,2,receive_crown", "azar,2,receive_crown", "row 3, column 'deck': is 'azar'"),
        ("suerte,2,", "suerte,0,", "row 3, column 'no': is 0; it must be at least 1"),
        ("suerte,5,go_galleys,,,,,10", "suerte,5,go_galleys,,,,,40", "column 'target': is 40"),
    ],
)
def test_a_wrong_card_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in CARDS
    board = write(tmp_path, PRINTED)
    cards = write(tmp_path, CARDS.replace(old, new, 1), "cards.csv")
    with pytest.raises(TableError) as caught:
        RutaBoard.from_csv(board, cards)
    assert str(caught.value).startswith("cards.csv, ")
    assert says in str(caught.value)


def test_a_deck_needs_a_card_that_is_not_kept(tmp_path: Path) -> None:
    lines = CARDS.splitlines()
    kept = [line for line in lines if not line.startswith("cofre") or ",6," in line]
    cards = write(tmp_path, "\n".join(kept), "cards.csv")
    with pytest.raises(TableError, match="deck 'cofre' needs at least one card"):
        RutaBoard.from_csv(write(tmp_path, PRINTED), cards)


def test_cards_of_ones_own_are_played(tmp_path: Path) -> None:
    cards = write(tmp_path, CARDS.replace("suerte,2,receive_crown,40000", "suerte,2,pay_crown,700"))
    board = RutaBoard.from_csv(write(tmp_path, PRINTED, "b.csv"), cards)
    state = at({"pawns": [4]}, board)
    go(state, *throw(1, 2), "card suerte 2")
    assert state.purses[0] == 134_300


# Inside a save


def test_the_printed_boards_are_saved_by_name() -> None:
    for variant in VARIANTS:
        data = RutaBoard.load(variant).to_dict()
        assert set(data) == {"name", "fingerprint"}
        assert RutaBoard.from_dict(data) is RutaBoard.load(variant)


def test_a_board_of_ones_own_travels_whole_inside_a_save(tmp_path: Path) -> None:
    board = RutaBoard.from_csv(write(tmp_path, changed(39, "price", "44000")))
    back = RutaBoard.from_dict(board.to_dict())
    assert back == board
    assert back.spaces == board.spaces
    assert back.cards == board.cards
    state = at({}, board)
    assert RUTA.from_dict(state.to_dict()).board.price[39] == 44_000


def test_another_board_than_the_saved_one_is_refused() -> None:
    data = BOARD.to_dict() | {"fingerprint": 1}
    with pytest.raises(SaveError, match="another board than the 'recommended'"):
        RutaBoard.from_dict(data)
    with pytest.raises(SaveError, match="'atlantis', which is unknown"):
        RutaBoard.from_dict({"name": "atlantis", "fingerprint": 1})
    with pytest.raises(SaveError, match="'name'"):
        RutaBoard.from_dict({})


def test_a_travelling_board_that_was_spoilt_is_refused(tmp_path: Path) -> None:
    board = RutaBoard.from_csv(write(tmp_path, changed(39, "price", "44000")))
    for part in ("spaces", "cards"):
        for spoilt in (None, 7, "x", [], [7], [{}], [["x"]]):
            data = board.to_dict() | {part: spoilt}
            with pytest.raises(SaveError, match="'board"):
                RutaBoard.from_dict(data)
    data = board.to_dict()
    data["spaces"][1]["price"] = "1"
    with pytest.raises(SaveError, match="'board"):
        RutaBoard.from_dict(data)
