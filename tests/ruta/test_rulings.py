"""One test for every row of the table of rulings, named as its column `test` says."""

import csv
import sys
from typing import Any

import pytest
from play import (
    CROWN,
    G1,
    G2,
    G3,
    G4,
    G8,
    LONJAS,
    all_sold,
    all_to,
    at,
    card_at,
    doubles,
    go,
    new,
    throw,
)
from scripted_play import code, no, told
from scripted_play import listed as texts

from tesoro_lab.engine import Range, ScenarioError
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.ruta import RutaBoard, RutaRules
from tesoro_lab.games.ruta.board import SpaceKind
from tesoro_lab.games.ruta.frames import After, Auction, Debt, Exempt, Galleys, Goods, Throw
from tesoro_lab.games.ruta.money import toll
from tesoro_lab.games.ruta.movement import FREE, Pawn, advance

BOARD = RutaBoard.load()
ROWS = list(csv.DictReader((data_root() / "rulings.csv").read_text("utf-8").splitlines()))


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_each_row_has_its_test_and_its_field(row: dict[str, str]) -> None:
    assert row["test"] == f"test_ruling_{row['id']}"
    assert callable(getattr(sys.modules[__name__], row["test"]))
    assert not row["field"] or hasattr(RutaRules(), row["field"])


def test_there_is_no_test_without_a_row() -> None:
    names = [name for name in dir(sys.modules[__name__]) if name.startswith("test_ruling_")]
    assert sorted(names) == sorted(row["test"] for row in ROWS)


def draw(card: str, facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 of three has turned this card over."""
    state = card_at(card.split()[0], facts, **rules)
    go(state, f"card {card}")
    return state


# The Galleys


def test_ruling_A01() -> None:
    assert BOARD.kind.count(SpaceKind.GALLEYS) == 1
    assert BOARD.space("Galeras") == BOARD.galleys_at == 10


def test_ruling_A02() -> None:
    state = at({"pawns": [6]})
    go(state, *doubles(2))
    assert state.pawns[0] == Pawn(10, 1, FREE)
    assert state.frame == Throw(0)


def test_ruling_A03() -> None:
    state = at({"pawns": [24]})
    go(state, *doubles(3))
    assert state.pawns[0] == Pawn(10, 0, 0)
    assert state.frame == After(0)


def test_ruling_A04() -> None:
    state = at({"pawns": [37], "doubles": [2]})
    events = go(state, *doubles(4))
    assert told(events, "moves") == []
    assert (state.pawns[0].at, state.purses[0]) == (10, 135_000)


def test_ruling_A05() -> None:
    state = at({"tries": {0: 0}})
    go(state, *doubles(5))
    assert (state.pawns[0].at, state.frame) == (20, After(0))


def test_ruling_A06() -> None:
    state = at({"tries": {0: 0}})
    go(state, "fine")
    assert state.frame == Throw(0)
    go(state, *doubles(5))
    assert state.pawns[0] == Pawn(20, 1)


def test_ruling_A07() -> None:
    state = at({"tries": {0: 2}})
    go(state, *throw(4, 6))
    assert (state.purses[0], state.pawns[0]) == (125_000, Pawn(20))


def test_ruling_A08() -> None:
    state = at({"seats": 3, "tries": {0: 2}, "purses": {0: 9_000}, "owners": {"Mahón": 0}})
    go(state, *throw(4, 6))
    assert state.frame == Debt(0, ((CROWN, 10_000),))
    assert state.pawns[0].at == 10
    go(state, "mortgage 1", "pay")
    assert state.pawns[0].at == 20
    state = at({"seats": 3, "tries": {0: 2}, "purses": {0: 9_000}})
    events = go(state, *throw(4, 6), "bankrupt")
    assert told(events, "moves") == []


def test_ruling_A09() -> None:
    for tries in (0, 1):
        state = at({"tries": {0: tries}})
        go(state, *throw(4, 6))
        assert code(state, "fine") == "just_sent"
        assert state.purses[0] == 135_000


def test_ruling_A10() -> None:
    state = at({"tries": {0: 0}, "cards": {"suerte 9": 0}})
    go(state, "use suerte 9")
    assert state.pawns[0].tries == FREE


def test_ruling_A11() -> None:
    buy = "offer 1 give 100 want 0 suerte 9"
    cards = {"cards": {"suerte 9": 1, "cofre 6": 0}}
    assert code(at({**cards, "tries": {0: 0}}), buy) == "has_card_already"
    for facts in ({"cards": {"suerte 9": 1}, "tries": {0: 0}}, cards):
        state = at(facts)
        go(state, buy, "accept")
        assert state.holder[0] == 0


def test_ruling_A12() -> None:
    state = draw("suerte 5", {"cards": {"cofre 6": 0}})
    assert code(state, "fine") == "just_sent"
    assert code(state, "use cofre 6") == "just_sent"
    assert code(state, "roll") == "wrong_moment"


def test_ruling_A13() -> None:
    owners = {"owners": all_sold(all_to(0, *G1), 1), "tries": {0: 0}}
    state = at(owners)
    go(state, "build 1", "sell 1", "mortgage 1", "lift 1", "offer 1 give 0 1 want 100", "decline")
    visit = at({"pawns": [2], "tries": {1: 0}, "owners": {"Lonja de Mallorca": 1}})
    go(visit, *throw(1, 2))
    assert visit.purses[1] == 140_000
    bid = at({"pawns": [3], "tries": {1: 0}})
    go(bid, *throw(1, 2), "auction", "bid 100", "pass")
    assert bid.owner[6] == 1


def test_ruling_A14() -> None:
    state = at({"tries": {0: 0}, "cards": {"cofre 6": 0}})
    go(state, "use cofre 6")
    assert (state.purses[0], state.crown) == (115_000, -250_000)


def test_ruling_A15() -> None:
    state = draw("cofre 6")
    assert state.purses[0] == 135_000
    assert state.holder == [CROWN, 0, CROWN]
    assert code(state, "use cofre 6") == "not_in_galleys"


def test_ruling_A16() -> None:
    state = at({"tries": {0: 0}, "cards": {"suerte 9": 0, "cofre 6": 0}})
    assert texts(state, "use") == ["use suerte 9", "use cofre 6"]
    go(state, "use cofre 6")
    assert (state.piles["cofre"].below, state.piles["suerte"].below) == ((6,), ())
    assert state.holder == [0, CROWN, CROWN]


def test_ruling_A17() -> None:
    state = at({"tries": {0: 0}, "cards": {"suerte 9": 0}, "below": {"suerte": [3]}})
    go(state, "use suerte 9")
    assert state.piles["suerte"].below == (3, 9)


def test_ruling_A18() -> None:
    state = at({"tries": {0: 0}})
    go(state, "fine", "roll", "dice 4 6")
    assert (state.pawns[0].at, state.purses[0], state.crown) == (20, 125_000, -260_000)


# Cards


def test_ruling_A20() -> None:
    for card, again in (("suerte 11", True), ("suerte 5", False), ("suerte 4", False)):
        state = at({"pawns": [3], "owners": {"Ibiza": 0}})
        go(state, "roll", "dice 2 2", f"card {card}")
        assert ("roll" in texts(state)) == again


def test_ruling_A21() -> None:
    state = at({"pawns": [3]})
    go(state, "roll", "dice 2 2", "card suerte 4")
    assert state.frame == After(0)
    assert state.skips == [2, 0]
    for left in (1, 0):
        go(state, "end", *throw(4, 6), "end")  # 10, then 20
        assert (state.frame, state.skips[0]) == (After(0), left)
    go(state, "end", *throw(4, 6), "end")
    assert state.frame == Throw(0)


def test_ruling_A22() -> None:
    state = at({"turn": 1, "skips": {0: 1}, "owners": all_sold(all_to(0, *G1), 1)})
    go(state, *throw(4, 6), "end")
    assert state.frame == After(0)
    go(state, "build 1", "sell 1", "mortgage 1", "offer 1 give 0 3 want 100", "decline")
    assert code(state, "roll") == "wrong_moment"
    go(state, "end")
    assert state.seat == 1


def test_ruling_A23() -> None:
    state = at({"turn": 1, "tries": {0: 1}, "skips": {0: 1}})
    go(state, *throw(4, 6), "end")
    assert (state.frame, state.skips[0], state.pawns[0].tries) == (After(0), 0, 1)
    go(state, "end", *throw(4, 6), "end")
    assert state.frame == Galleys(0)


def test_ruling_A24() -> None:
    state = draw("cofre 5")
    assert (state.purses[0], state.loans) == (155_000, [0, 0, 0])


def test_ruling_A25() -> None:
    assert draw("cofre 12").purses[0] == 137_500


def test_ruling_A26() -> None:
    state = draw("suerte 12", {"owners": {"Reales Atarazanas": 1}})
    assert state.purses == [115_000, 135_000, 135_000]


def test_ruling_A27() -> None:
    for card, purse in (("suerte 1", 140_000), ("cofre 7", 130_000)):
        state = draw(card, {"owners": {"Seguros Lloyds": 1}})
        assert state.purses == [purse, 135_000, 135_000]


def test_ruling_A28() -> None:
    facts = {
        "owners": {**all_to(0, *G1), **all_to(1, *G8)},
        "buildings": {"Mahón": 5, "Ibiza": 4, "Crimea": 2},
    }
    assert draw("suerte 6", facts).purses[0] == 135_000 - 4_000 - 2_500
    assert draw("suerte 13", facts).purses[0] == 135_000 - 16_000 - 11_000
    assert draw("suerte 6").purses[0] == 135_000


def test_ruling_A29() -> None:
    owners = all_to(0, "Mahón", "Ibiza", "Malta", *LONJAS, "Seguros Lloyds")
    state = draw("cofre 4", {"owners": owners, "mortgaged": ["Malta"]})
    assert state.purses[0] == 132_000


def test_ruling_A30() -> None:
    state = at({"pawns": [1], "cards": {"cofre 9": 0}})
    assert code(state, "offer 1 give 0 cofre 9 want 100") == "card_not_for_sale"
    go(state, *throw(1, 2))
    assert state.frame == Exempt(0, 4)
    kept = state.after(state.legal().moves[1])
    assert (kept.purses[0], kept.holder[2]) == (115_000, 0)
    go(state, "use cofre 9")
    assert (state.purses[0], state.piles["cofre"].below) == (135_000, (9,))
    arms = at({"pawns": [35], "cards": {"cofre 9": 0}})
    go(arms, *throw(1, 2))
    assert arms.purses[0] == 125_000


def test_ruling_A31() -> None:
    facts = {"seats": 4, "out": [3], "purses": {1: 500, 2: 400}, "owners": {"Mahón": 1}}
    state = draw("cofre 2", facts)
    go(state, "mortgage 1", "pay")
    assert state.frame == Debt(2, ((0, 1_000),))
    go(state, "bankrupt")
    assert state.purses == [136_400, 2_500, 0, 0]


def test_ruling_A32() -> None:
    trip = advance(BOARD, RutaRules(), Pawn(2), -4)
    assert (trip.pawn.at, trip.salaries) == (38, 0)


def test_ruling_A33() -> None:
    state = at({"pawns": [4], "owners": all_to(1, "Seguros Lloyds", "Reales Atarazanas")})
    go(state, *throw(1, 2), "card suerte 15")
    assert state.purses[1] == 135_000 + 3 * 1_000


def test_ruling_A34() -> None:
    for card in ("suerte 14", "cofre 11"):
        assert draw(card).purses[0] == 155_000


def test_ruling_A35() -> None:
    state = draw("cofre 14")
    assert (state.pawns[0].at, state.purses[0]) == (1, 155_000)


FIRES = {"owners": all_to(0, *G1, *G8), "buildings": {"Ibiza": 2, "Crimea": 3}}


def test_ruling_A36() -> None:
    state = draw("cofre 13", {**FIRES, "buildings": {**FIRES["buildings"], "Mahón": 2}})
    assert (state.level[1], state.level[3], state.level[37]) == (0, 2, 3)
    state = draw("cofre 13", FIRES)
    assert (state.level[3], state.level[37]) == (0, 3)


def test_ruling_A37() -> None:
    state = draw("cofre 13", {"owners": all_to(1, *G1), "buildings": {"Mahón": 2}})
    assert state.level[1] == 2


def test_ruling_A38() -> None:
    assert BOARD.spaces[1].km_from_spain == 242
    assert BOARD.spaces[3].km_from_spain == 168
    state = draw("cofre 13", FIRES)  # Ibiza is an island
    assert state.level[3] == 0
    far = max(BOARD.titles, key=lambda title: BOARD.spaces[title].km_from_spain)
    assert BOARD.spaces[far].name == "Damasco"


def test_ruling_A39() -> None:
    one = draw("cofre 13", {"owners": all_to(0, *G1), "buildings": {"Mahón": 1}})
    assert (one.level[1], one.houses, one.purses[0]) == (0, 32, 135_000)
    castle = draw("cofre 13", {"owners": all_to(0, *G1), "buildings": {"Mahón": 5}})
    assert (castle.level[1], castle.houses, castle.castles) == (3, 29, 12)
    full = {**dict.fromkeys((*G2, *G3), 4), "Malta": 4, "Cerdeña": 3, "Mahón": 5}
    scarce = draw("cofre 13", {"owners": all_to(0, *G1, *G2, *G3, *G4), "buildings": full})
    assert (scarce.level[1], scarce.houses) == (1, 0)
    assert draw("cofre 13").level == [0] * 40


def test_ruling_A40() -> None:
    state = draw("cofre 13", {"owners": all_to(0, *G1), "buildings": {"Mahón": 3, "Ibiza": 3}})
    assert code(state, "build 3") == "build_lower_first"
    assert code(state, "sell 1") == "sell_higher_first"
    go(state, "sell 3", "build 1")


def test_ruling_A41() -> None:
    kept = {"cofre 6": 1, "cofre 9": 2}
    below = [no_ for no_ in range(1, 17) if no_ not in (6, 9)]
    state = card_at("cofre", {"cards": kept, "unseen": {"cofre": []}, "below": {"cofre": below}})
    assert [move.text for move in state.chance().outcomes] == ["card cofre 1"]
    go(state, "card cofre 1")
    assert state.piles["cofre"].below == (*below[1:], 1)


# Titles and tolls


def test_ruling_A50() -> None:
    facts = {"pawns": [2], "owners": {"Marsella": 1}}
    auto = at(facts)
    go(auto, "roll", "dice 2 2")
    assert auto.purses[1] == 135_600
    state = at(facts, toll_claim="manual")
    go(state, "roll", "dice 2 2", "wait", "roll")  # the same player throws: it stays
    assert len(state.claims) == 1
    go(state, "dice 1 3", "end", "roll")
    assert state.claims == ()
    assert state.purses == [135_000] * 2


def test_ruling_A51() -> None:
    state = at({"owners": all_to(1, *G8), "buildings": {"Crimea": 1}})
    assert (toll(state, 37), toll(state, 39)) == (17_500, 10_000)


def test_ruling_A52() -> None:
    state = at({"owners": all_to(1, *LONJAS, "Seguros Lloyds", "Reales Atarazanas")})
    state.dice = (3, 4)
    assert (toll(state, 5), toll(state, 12)) == (20_000, 7_000)


def test_ruling_A53() -> None:
    state = at({"owners": all_to(0, *G1), "mortgaged": ["Mahón"]})
    assert toll(state, 3) == 400
    assert code(state, "build 3") == "group_mortgaged"


def test_ruling_A54() -> None:
    state = at({"owners": all_to(1, *LONJAS), "mortgaged": LONJAS[1:]})
    assert toll(state, 5) == 5_000


def test_ruling_A55() -> None:
    state = at({"pawns": [3], "purses": {0: 2_000}, "owners": {"Lonja de Mallorca": 0}})
    go(state, *throw(1, 2))
    assert code(state, "buy") == "short"
    go(state, "mortgage 5", "buy")
    assert state.owner[6] == 0


# Auctions


def test_ruling_A56() -> None:
    state = at({"seats": 3, "pawns": [3]})
    go(state, *throw(1, 2), "auction")
    assert state.frame == Auction(1, 6, 0, CROWN, (1, 2, 0))
    assert Range("bid", 100, 135_000) in state.legal().ranges
    assert code(state, "bid 50") == "bid_low"
    assert code(state, "bid 150") == "bid_step"
    go(state, "pass", "pass", "pass")
    assert state.owner[6] == CROWN


def test_ruling_A57() -> None:
    state = at({"pawns": [2]})
    go(state, "roll", "dice 2 2", "auction")
    assert isinstance(state.frame, Auction)
    go(state, "pass", "pass")
    assert state.frame == Throw(0)


def test_ruling_A58() -> None:
    state = at({"seats": 3, "pawns": [3], "purses": {1: 1_000}, "owners": {"Mahón": 1, "Orán": 2}})
    go(state, *throw(1, 2), "auction")
    assert no(state, "bid 1100") == ("bid_high", (1_000,))
    go(state, "mortgage 1", "bid 4000")
    assert code(state, "offer 1 give 0 suerte 9 want 100") == "offer_card_not_held"
    held = at({"seats": 3, "pawns": [3], "cards": {"suerte 9": 2}})
    go(held, *throw(1, 2), "auction", "bid 135000")
    assert no(held, "offer 1 give 0 suerte 9 want 100") == ("offer_cash", (1, 0))


# Trades


def test_ruling_A59() -> None:
    owners = all_sold({"Mahón": 0}, 1)
    sell = "offer 1 give 0 1 want 100"
    go(at({"owners": owners}), sell)
    del owners["Damasco"]
    assert no(at({"owners": owners}), sell) == ("trading_closed", (1,))
    go(at({"owners": owners, "unwanted": ["Damasco"]}), sell)
    go(at({"cards": {"suerte 9": 0}}), "offer 1 give 0 suerte 9 want 100")


def test_ruling_A60() -> None:
    state = at({"owners": all_sold({"Mahón": 0}, 1), "mortgaged": ["Mahón"]})
    go(state, "offer 1 give 0 1 want 100", "accept")
    assert (state.owner[1], state.mortgaged[1]) == (1, True)


def test_ruling_A61() -> None:
    state = at({"owners": all_sold(all_to(0, *G3), 1), "buildings": {"Orán": 1}})
    assert code(state, "offer 1 give 0 14 want 100") == "offer_group_built"


def test_ruling_A62() -> None:
    assert Goods._fields == ("cash", "titles", "cards")  # nothing else can be promised
    state = at({"owners": all_sold({"Mahón": 0}, 1)})
    assert code(state, "offer 1 give 100 want 5000") == "offer_empty"  # a loan, or a gift
    go(state, "offer 1 give 0 1 want 100", "offer 0 give 100 want 0 1")
    assert code(state, "offer 1 give 0 1 want 200") == "offer_open"


def test_ruling_A63() -> None:
    state = at({"pawns": [1], "purses": {0: 500}, "owners": all_sold({"Mahón": 0, "Orán": 0}, 1)})
    go(state, *throw(1, 2))
    assert code(state, "offer 1 give 0 1 want 0") == "offer_empty"
    assert code(state, "offer 1 give 0 1 want 0 3") == "offer_gift"
    go(state, "offer 1 give 0 1 want 20000", "accept", "pay")
    assert state.purses[0] == 500


def test_ruling_A64() -> None:
    for title in BOARD.titles:
        assert BOARD.spaces[title].price == BOARD.price[title] > 0


# Building and mortgages


def test_ruling_A70() -> None:
    owners = {"owners": all_sold(all_to(1, *G1), 0), "pawns": [1], "turn": 1}
    before = at(owners)
    go(before, "build 1", "sell 1", "mortgage 1", "lift 1")
    moved = at({**owners, "phase": "after"})
    go(moved, "build 1", "sell 1", "mortgage 1", "lift 1")
    answering = at({**owners, "turn": 0})
    go(answering, "offer 1 give 100 11 want 0 1", "build 3", "sell 3", "mortgage 3", "decline")
    bidding = at({"pawns": [3], "owners": all_to(1, *G1)})
    go(bidding, *throw(1, 2), "auction", "build 1", "sell 1", "mortgage 1", "lift 1")
    owing = at({"pawns": [1], "purses": {0: 5_000}, "owners": all_to(0, *G1, "Constantinopla")})
    go(owing, *throw(1, 2), "build 1", "sell 1", "mortgage 39", "pay")


def test_ruling_A71() -> None:
    state = at({"owners": all_to(0, *G1), "buildings": {"Mahón": 4, "Ibiza": 3}})
    assert no(state, "build 1") == ("build_lower_first", (1, 3))
    go(state, "build 3", "build 1", "build 3")


def test_ruling_A72() -> None:
    state = at({"owners": all_to(0, *G1), "buildings": {"Mahón": 4, "Ibiza": 4}})
    go(state, "build 1")
    assert (state.houses, state.castles, state.purses[0]) == (28, 11, 130_000)


def test_ruling_A73() -> None:
    state = at({"owners": all_to(0, *G1), "buildings": {"Mahón": 5, "Ibiza": 4}})
    assert code(state, "sell 3") == "sell_higher_first"
    go(state, "build 3")


def test_ruling_A74() -> None:
    owners = all_to(0, *G1, *G2, *G3, *G4)
    built = {**dict.fromkeys((*G2, *G3), 4), "Malta": 4, "Cerdeña": 2, "Mahón": 5, "Ibiza": 5}
    state = at({"owners": owners, "buildings": built})
    assert state.houses == 2
    go(state, "sell 1")
    assert (state.level[1], state.level[3]) == (1, 1)
    assert (state.houses, state.castles) == (0, 12)
    assert state.purses[0] == 135_000 + 2 * 2_500 + 6 * 2_500


def test_ruling_A75() -> None:
    owners = {**all_to(0, *G1), **all_to(1, *G2, *G3, *G4, *G8)}
    built = {**dict.fromkeys((*G2, *G3), 4), "Malta": 4, "Cerdeña": 3}
    state = at({"owners": owners, "buildings": built})
    assert state.houses == 1
    go(state, "build 1")
    assert code(state, "bid 5000") == "bid_low"
    go(state, "bid 5100", "pass", "place 37")
    assert (state.level[37], state.purses) == (1, [135_000, 129_900])


def test_ruling_A76() -> None:
    state = at({"owners": all_to(0, *G1)})
    go(state, "build 1")
    assert (state.level[1], state.castles) == (1, 12)
    assert code(state, "build 1 5") == "not_title"


def test_ruling_A77() -> None:
    state = at({"owners": all_to(0, *LONJAS, "Seguros Lloyds", "Reales Atarazanas")})
    for title in (5, 12, 28, 35):
        assert code(state, f"build {title}") == "no_buildings_here"


def test_ruling_A78() -> None:
    state = at({"owners": all_to(0, *G3), "buildings": {"Orán": 1}})
    assert code(state, "mortgage 14") == "group_built"


def test_ruling_A79() -> None:
    for name, cost in (("Mahón", 3_300), ("Constantinopla", 22_000)):
        state = at({"owners": {name: 0}, "mortgaged": [name]})
        go(state, f"lift {BOARD.space(name)}")
        assert state.purses[0] == 135_000 - cost


def test_ruling_A80() -> None:
    state = at({"owners": {"Seguros Lloyds": 0, "Crimea": 0}})
    go(state, "mortgage 12", "lift 12", "mortgage 37", "lift 37")
    assert state.purses[0] == 135_000 - 750 - 1_750


def test_ruling_A81() -> None:
    state = at({"owners": all_sold({"Mahón": 0}, 1), "mortgaged": ["Mahón"]})
    events = go(state, "offer 1 give 0 1 want 1000", "accept")
    assert told(events, "interest") == []
    assert state.purses == [136_000, 134_000]


def test_ruling_A82() -> None:
    for title in BOARD.titles:
        assert 2 * BOARD.mortgage[title] == BOARD.price[title]


# Bankruptcy


def owing(facts: dict[str, Any], **rules: Any) -> Any:
    """Seat 0 of three owes 5,000 to seat 1 and has 1,000."""
    owners = {"Constantinopla": 1, **facts.pop("owners", {})}
    state = at(
        {"seats": 3, "pawns": [36], "purses": {0: 1_000}, "owners": owners, **facts}, **rules
    )
    go(state, *throw(1, 2))
    return state


def test_ruling_A90() -> None:
    state = owing({"owners": {"Mahón": 0}, "mortgaged": ["Mahón"]})
    go(state, "bankrupt")
    assert (state.owner[1], state.mortgaged[1], state.purses[1]) == (1, True, 136_000)


def test_ruling_A91() -> None:
    facts = {
        "seats": 3,
        "pawns": [1],
        "purses": {0: 0},
        "owners": all_to(0, "Orán", *G1),
        "mortgaged": ["Orán"],
        "buildings": {"Mahón": 1},
    }
    state = at(facts)
    go(state, *throw(1, 2), "bankrupt")
    assert (state.houses, state.crown) == (32, -270_000)
    order = []
    while isinstance(state.frame, Auction):
        order.append(state.frame.title)
        assert state.frame.bidders == (1, 2)
        go(state, "pass", "bid 100")
    assert order == [1, 3, 11]
    assert (state.owner[11], state.mortgaged[11]) == (2, False)


def test_ruling_A92() -> None:
    facts = {"purses": {0: 1_001}, "owners": {"Mahón": 0}, "mortgaged": ["Mahón"]}
    state = draw("cofre 16", facts)
    go(state, "bankrupt")
    assert state.purses == [0, 135_501, 135_500]
    assert state.frame == Auction(1, 1, 0, CROWN, (1, 2))


def test_ruling_A93() -> None:
    state = owing({"cards": {"suerte 9": 0}})
    go(state, "bankrupt")
    assert state.holder[0] == 1
    state = draw("suerte 7", {"purses": {0: 0}, "cards": {"cofre 6": 0}})
    go(state, "bankrupt")
    assert (state.holder[1], state.piles["cofre"].below) == (CROWN, (6,))


def test_ruling_A94() -> None:
    state = at(
        {
            "seats": 3,
            "pawns": [36],
            "purses": {0: 1_000},
            "owners": {**all_to(0, *G1), **all_to(1, *G8)},
            "buildings": {"Mahón": 2, "Ibiza": 1, "Constantinopla": 1},
        }
    )
    go(state, *throw(1, 2), "bankrupt")
    assert (state.purses[1], state.houses) == (135_000 + 1_000 + 7_500, 31)


def test_ruling_A95() -> None:
    state = at({"seats": 3, "owners": {"Mahón": 0}})
    events = go(state, "resign")
    assert told(events, "bankrupt") == [(0, CROWN)]
    state = owing({"owners": {"Crimea": 0}})
    events = go(state, "resign")
    assert told(events, "bankrupt") == [(0, 1)]
    assert state.owner[37] == 1


def test_ruling_A96() -> None:
    state = at({"seats": 3, "pawns": [11], "purses": {0: 0}, "owners": {"Lonja de Alicante": 1}})
    go(state, *doubles(2), "bankrupt")
    assert state.frame == Throw(1)
    auction = at({"seats": 3, "pawns": [3]})
    go(auction, *throw(1, 2), "auction", "resign", "bid 100", "pass")
    assert (auction.owner[6], auction.seat) == (2, 0)


def test_ruling_A97() -> None:
    state = draw("cofre 2", {"purses": {1: 0, 2: 0}})
    go(state, "bankrupt", "bankrupt")
    assert (state.over, state.winners()) == (True, (0,))


def test_ruling_A98() -> None:
    state = card_at("cofre", {"turn": 1, "pawns": {1: 14}, "purses": [0, 0, 0]})
    go(state, "card cofre 2")
    fallen = []
    while not state.over:
        fallen.append(state.seat)
        go(state, "bankrupt")
    assert fallen == [2, 0]
    assert state.winners() == (1,)


# The game


def test_ruling_A99() -> None:
    state = at({"pawns": [0]}, quick_game="clock")
    go(state, "time", *doubles(5), *throw(4, 6))
    assert not state.over
    go(state, "end")
    assert state.over
    rounds = at({"pawns": [0, 0]}, quick_game=1)
    go(rounds, *throw(4, 6), "end")
    assert not rounds.over
    go(rounds, *throw(4, 6), "end")
    assert rounds.over


def test_ruling_A100() -> None:
    state = new(2, quick_game=5)
    go(state, "dice 6 6", "dice 1 1", "title 1", "title 39", "title 3", "title 37")
    assert state.purses == [123_000, 60_000]
    assert toll(state, 39) == 10_000
    go(state, "build 1")


def test_ruling_A101() -> None:
    state = at(
        {
            "purses": [100, 0],
            "owners": {**all_to(0, *G1), "Crimea": 0, "Seguros Lloyds": 1},
            "buildings": {"Mahón": 5, "Ibiza": 4},
            "mortgaged": ["Crimea"],
            "cards": {"suerte 9": 1},
        }
    )
    assert state.standing() == (100 + 12_000 + 17_500 + 45_000, 15_000)
    tie = at({"pawns": [0], "purses": [5, 5]}, quick_game="clock")
    go(tie, "time", *throw(4, 6), "end")
    assert tie.winners() == (0, 1)


def test_ruling_A102() -> None:
    state = at({"owners": all_to(0, *G8), "buildings": {"Crimea": 4, "Constantinopla": 4}})
    before = state.standing()
    go(state, "build 37")
    assert state.standing() == before


def test_ruling_A103() -> None:
    state = new(4)
    go(state, "dice 6 4", "dice 1 1", "dice 5 5", "dice 2 1", "dice 1 1", "dice 1 2")
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        go(state, *throw(4, 6), "end")
    assert seats == [2, 3, 0, 1]


def test_ruling_A104() -> None:
    state = at({"purses": [10**9, 10**9]})
    go(state, "roll", "dice 4 6")
    assert state.crown == -2 * 10**9
    rich = at({"pawns": [38], "purses": [10**9, 10**9]})
    go(rich, *throw(6, 6))
    assert rich.purses[0] == 10**9 + 20_000


def test_ruling_A105() -> None:
    assert (RutaRules().seats, RutaRules().stock) == ((2, 6), (32, 12))
    with pytest.raises(ScenarioError):
        at({"seats": 7})
    with pytest.raises(ScenarioError):
        at({"seats": 5}, edition="reissue")


def test_ruling_A106() -> None:
    state = at({"pawns": [35]})
    go(state, *throw(1, 4))
    assert (state.pawns[0].at, state.purses[0]) == (0, 155_000)
