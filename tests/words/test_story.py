"""The log folds small events into sentences, and the text twin tells the whole table."""

from types import SimpleNamespace
from typing import Any

from tesoro_lab import words
from tesoro_lab.engine import Event
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.words import ruta_text
from tesoro_lab.words.story import tell

BOARD = RutaBoard.load()
NAMES = ["Ana", "Luis"]


def told(*events: tuple[Any, ...], lang: str = "en") -> list[str]:
    """The lines that a run of events becomes."""
    run = [(index, Event(event[0], event[1:])) for index, event in enumerate(events)]
    return [line for _, line in tell(run, words.voice(NAMES, BOARD, lang))]


def test_a_throw_its_way_and_its_salary_share_a_line() -> None:
    events = (("throws", 0, 3, 4), ("moves", 0, 38, 5), ("salary", 0, 20000))
    assert told(*events) == [
        "Ana: 3 + 4 = 7; from the Arms Purchase to the Exchange of Mallorca; Start pays +20,000."
    ]
    assert told(*events, lang="es") == [
        "Ana: 3 + 4 = 7; de la Compra de Armas a la Lonja de Mallorca; la Salida paga +20.000."
    ]


def test_a_double_is_told_after_the_way() -> None:
    events = (("throws", 0, 2, 2), ("doubles_again", 0), ("moves", 0, 14, 18))
    assert told(*events) == ["Ana: 2 + 2 = 4; from Tunis to Malta. A double."]


def test_a_try_in_the_galleys_shares_the_line_of_its_throw() -> None:
    assert told(("throws", 0, 2, 5), ("stays", 0, 1)) == [
        "Ana: 2 + 5 = 7. No double: Ana stays in the Galleys and has had one try."
    ]
    assert told(("throws", 0, 2, 2), ("leaves", 0, "doubles"), ("moves", 0, 10, 14)) == [
        "Ana: 2 + 2 = 4; from the Galleys to Tunis. Ana leaves the Galleys with a double."
    ]


def test_a_card_and_what_it_brings_share_a_line() -> None:
    lines = told(("draws", 0, "suerte", 8), ("pays", 0, -1, 2000), ("turn", 1, 3, 2), lang="es")
    assert lines[0].endswith("te cuesta 2.000 reales. Ana paga 2.000 reales a la Corona.")
    assert len(lines) == 2


def test_a_toll_paid_at_once_is_one_line() -> None:
    assert told(("toll", 0, 1, 5, 5000), ("pays", 0, 1, 5000)) == [
        "Ana pays Luis a toll of 5,000 reales for the Exchange of Mallorca."
    ]
    assert told(("toll", 0, 1, 5, 5000), ("owes", 0, 5000)) == [
        "Ana owes Luis a toll of 5,000 reales for the Exchange of Mallorca.",
        "Ana cannot pay 5,000 reales yet and must raise the money.",
    ]


def test_leaving_by_the_fine_is_one_line() -> None:
    events = (("leaves", 0, "fine"), ("fined", 0, 10000), ("pays", 0, -1, 10000))
    assert told(*events, lang="es") == ["Ana sale de Galeras por una multa de 10.000 reales."]


def test_an_inheritance_is_one_line() -> None:
    events = (("title_passes", 1, 0, 1), ("title_passes", 25, 0, 1))
    assert told(*events, lang="es") == [
        "Pasan de Ana a Luis los títulos de Mahón y la Lonja de Valencia."
    ]


def test_spanish_draws_a_and_el_together() -> None:
    (line,) = told(("throws", 0, 1, 2), ("moves", 0, 17, 20), lang="es")
    assert "del Cofre del Tesoro al Fondeadero" in line


def test_an_auction_is_one_line() -> None:
    lines = told(
        ("auction_opens", 1),
        ("bids", 1, 500),
        ("bids", 0, 600),
        ("passes", 1),
        ("auction_won", 0, 1, 600),
    )
    assert lines == [
        "The Crown auctions Mahón. Luis bids 500, Ana bids 600, Luis leaves. "
        "Ana wins Mahón for 600 reales."
    ]


def test_an_auction_still_open_tells_the_bids_so_far() -> None:
    assert told(("auction_opens", 1), ("bids", 1, 500)) == [
        "The Crown auctions Mahón. Luis bids 500."
    ]
    assert told(("bids", 1, 500), ("mortgages", 0, 3, 3000)) == [
        "Luis bids 500.",
        "Ana mortgages Ibiza and receives 3,000 reales.",
    ]


def test_building_in_a_row_is_told_in_one_breath() -> None:
    lines = told(("builds", 0, 1, 1), ("builds", 0, 3, 1), ("builds", 0, 1, 2), ("turn", 1, 2, 1))
    assert lines == [
        "Ana builds: Mahón (two houses), Ibiza (one house).",
        words.event(Event("turn", (1, 2, 1)), NAMES, BOARD),
    ]


def test_two_players_in_a_row_are_told_apart() -> None:
    lines = told(("mortgages", 0, 1, 3000), ("mortgages", 1, 6, 5000))
    assert len(lines) == 2


def test_a_trade_counts_what_changed_hands() -> None:
    lines = told(("accepts", 1, 0), ("title_passes", 1, 0, 1), ("title_passes", 3, 1, 0), lang="es")
    assert lines == ["Luis acepta el trato con Ana. Cambio de manos: dos títulos."]


def test_an_offer_and_its_answer_share_a_line() -> None:
    offer = ("offers", 0, 1, (500, (1,), ()), (0, (3,), ()))
    passing = (("title_passes", 1, 0, 1), ("title_passes", 3, 1, 0))
    assert told(offer, ("accepts", 1, 0), *passing) == [
        "Ana offers Luis: Mahón and 500 reales for Ibiza. Luis accepts."
    ]
    assert told(offer, ("refuses", 1, 0), lang="es") == [
        "Ana ofrece a Luis: Mahón y 500 reales por Ibiza. Luis rechaza la oferta."
    ]
    assert len(told(offer, ("mortgages", 1, 6, 5000), ("refuses", 1, 0))) == 3


def test_lines_keep_the_move_they_begin_with() -> None:
    run = [
        (4, Event("throws", (0, 1, 2))),
        (5, Event("moves", (0, 0, 3))),
        (6, Event("own", (0, 3))),
    ]
    assert [index for index, _ in tell(run, words.voice(NAMES, BOARD))] == [4, 6]


def table() -> SimpleNamespace:
    """A table with a little of everything on it."""
    owner, mortgaged, level = [-1] * 40, [False] * 40, [0] * 40
    owner[1] = owner[3] = 0
    owner[5] = 1
    level[1], level[3] = 2, 5
    mortgaged[5] = True
    return SimpleNamespace(
        board=BOARD,
        purses=[120000, 8500],
        playing=[True, True],
        pawns=[Pawn(7), Pawn(10, 0, 1)],
        skips=[0, 2],
        owner=owner,
        mortgaged=mortgaged,
        level=level,
        holder=[0] + [-1] * (len(BOARD.keepable) - 1),
        houses=30,
        castles=11,
        turn=9,
        round=5,
        seat=0,
    )


def test_the_text_twin_has_every_space_and_player() -> None:
    text = words.text(table(), NAMES, "en")
    assert "Round 5, turn 9. Ana decides now." in text
    assert "1. Mahón: Balearics; owner Ana; two houses." in text
    assert "3. Ibiza: Balearics; owner Ana; a castle." in text
    assert "5. Exchange of Mallorca: Trading exchanges; owner Luis; mortgaged." in text
    assert "6. Marseille: Gulf of Lion and Liguria; for sale: 10,000 reales." in text
    assert "7. Chance: here: Ana." in text
    assert "10. Galleys: here: Luis (held)." in text
    assert (
        "- Luis: 8,500 reales; one title; pawn: held in the Galleys; still to miss: two turns."
        in text
    )
    for index in range(40):
        assert f"\n{index}. " in text


def test_the_text_twin_speaks_spanish() -> None:
    text = words.text(table(), NAMES, "es")
    assert "5. Lonja de Mallorca: Lonjas; de Luis; bajo hipoteca." in text
    assert "guarda «Libre de Galeras»" in text
    assert "Le quedan a la Corona: 30 casas y 11 castillos." in text


def test_the_board_says_what_is_reconstructed() -> None:
    for name in ("recommended", "as_transcribed", "x100_pattern"):
        for lang in words.LANGS:
            assert "data/README.md" in ruta_text.PROVENANCE[name][lang == "es"]
    assert words.text(table(), NAMES).endswith(ruta_text.PROVENANCE["recommended"][0])
