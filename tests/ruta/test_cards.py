"""The 32 cards: what each does, where it goes afterwards, and what its pile remembers."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from play import CROWN, G1, G2, G3, G8, LONJAS, all_to, at, card_at, go, throw
from scripted_play import code, kinds, no, told
from scripted_play import listed as texts

from tesoro_lab import words
from tesoro_lab.engine import CHANCE, Move, TableError
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.cards import Effect, Pile
from tesoro_lab.games.ruta.movement import FREE, Pawn, nearest

BOARD = RutaBoard.load()
BOARD_CSV = data_root() / "ruta_board.csv"
CARDS_CSV = data_root() / "ruta_cards.csv"

RECEIVED = {
    "suerte 1": 5_000,
    "suerte 2": 40_000,
    "suerte 3": 15_000,
    "suerte 10": 15_000,
    "cofre 1": 10_000,
    "cofre 3": 10_000,
    "cofre 5": 20_000,
    "cofre 8": 5_000,
    "cofre 12": 2_500,
}
PAID = {
    "suerte 7": 10_000,
    "suerte 8": 2_000,
    "suerte 12": 20_000,
    "suerte 16": 20_000,
    "cofre 7": 5_000,
    "cofre 10": 5_000,
}
KEPT = ("suerte 9", "cofre 6", "cofre 9")
ELSEWHERE = (
    *("suerte 4", "suerte 5", "suerte 6", "suerte 11", "suerte 13", "suerte 14", "suerte 15"),
    *("cofre 2", "cofre 4", "cofre 11", "cofre 13", "cofre 14", "cofre 15", "cofre 16"),
)


def drawn(card: str, facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 of three has turned this card over."""
    state = card_at(card.split()[0], facts, **rules)
    go(state, f"card {card}")
    return state


def test_there_are_32_cards_and_each_has_a_test_here() -> None:
    printed = [f"{deck} {card.no}" for deck, cards in BOARD.cards.items() for card in cards]
    assert sorted(printed) == sorted([*RECEIVED, *PAID, *KEPT, *ELSEWHERE])
    assert len(printed) == 32


# Money


@pytest.mark.parametrize(("card", "amount"), RECEIVED.items())
def test_cards_that_the_crown_pays(card: str, amount: int) -> None:
    state = drawn(card)
    assert state.purses == [135_000 + amount, 135_000, 135_000]
    assert texts(state)[0] == "end"


@pytest.mark.parametrize(("card", "amount"), PAID.items())
def test_cards_that_pay_the_crown(card: str, amount: int) -> None:
    state = drawn(card, {"owners": {"Seguros Lloyds": 1, "Reales Atarazanas": 2}})
    assert state.purses == [135_000 - amount, 135_000, 135_000]  # never the owners of companies


@pytest.mark.parametrize(("card", "amount"), PAID.items())
def test_a_card_beyond_the_purse_is_a_debt_to_the_crown(card: str, amount: int) -> None:
    state = drawn(card, {"purses": {0: amount - 100}, "owners": {"Mahón": 0}})
    assert (state.seat, code(state, "bankrupt")) == (0, "can_still_pay")
    go(state, "mortgage 1", "pay")
    assert state.purses[0] == 2_900


@pytest.mark.parametrize(
    ("card", "per_house", "per_castle"), [("suerte 6", 1_000, 2_500), ("suerte 13", 4_000, 11_000)]
)
def test_cards_that_charge_by_house_and_castle(card: str, per_house: int, per_castle: int) -> None:
    facts = {
        "owners": {**all_to(0, *G1, *G2), **all_to(1, *G8)},
        "buildings": {"Mahón": 5, "Ibiza": 4, "Marsella": 1, "Génova": 2, "Crimea": 3},
    }
    state = drawn(card, facts)
    assert state.purses == [135_000 - 7 * per_house - per_castle, 135_000, 135_000]


@pytest.mark.parametrize("card", ["suerte 6", "suerte 13"])
def test_without_buildings_they_cost_nothing(card: str) -> None:
    state = card_at("suerte")
    events = go(state, f"card {card}")
    assert state.purses[0] == 135_000
    assert told(events, "pays") == []


def test_port_dues_are_1000_for_each_plot_owned() -> None:
    owners = {**all_to(0, *G1, *G3, "Marsella", *LONJAS, "Seguros Lloyds"), "Damasco": 1}
    state = drawn("cofre 4", {"owners": owners, "mortgaged": ["Marsella"]})
    assert state.purses[0] == 135_000 - 6_000


def test_port_dues_of_nobody_with_plots_are_nothing() -> None:
    assert drawn("cofre 4", {"owners": all_to(0, *LONJAS)}).purses[0] == 135_000


def test_the_anniversary_brings_1000_from_each_player_still_in_the_game() -> None:
    state = drawn("cofre 2", {"seats": 4, "out": [2]})
    assert state.purses == [137_000, 134_000, 0, 134_000]


def test_transit_rights_cost_1000_to_each_player_still_in_the_game() -> None:
    state = drawn("cofre 16", {"seats": 4, "out": [2]})
    assert state.purses == [133_000, 136_000, 0, 136_000]


def test_anniversary_guests_are_asked_in_turn_when_they_are_short() -> None:
    facts = {
        "purses": {1: 300, 2: 0},
        "owners": {"Mahón": 1, "Ibiza": 2},
    }
    state = drawn("cofre 2", facts)
    assert state.seat == 1
    go(state, "mortgage 1", "pay")
    assert (state.seat, state.purses) == (2, [136_000, 2_300, 0])
    go(state, "mortgage 3", "pay")
    assert (state.seat, state.purses) == (0, [137_000, 2_300, 2_000])


def test_the_crown_s_loan_as_a_gift_is_never_paid_back() -> None:
    state = drawn("cofre 5", {"pawns": {1: 0, 2: 0}})
    assert state.loans == [0, 0, 0]


def test_the_crown_s_loan_is_repaid_at_the_next_start() -> None:
    state = at({"pawns": [30], "loans": [0]}, crown_loan="repaid")
    go(state, *throw(1, 2), "card cofre 5", "end")
    assert (state.purses[0], state.loans[0]) == (155_000, 20_000)
    go(state, *throw(4, 6), "end")
    events = go(state, *throw(3, 4))  # 33 -> 0
    assert told(events, "loan_repaid") == [(0, 20_000)]
    assert (state.purses[0], state.loans[0]) == (155_000, 0)


def test_a_loan_is_not_asked_for_on_the_way_to_the_galleys() -> None:
    state = at({"pawns": [25], "loans": [20_000]}, crown_loan="repaid")
    go(state, *throw(1, 4))
    assert (state.purses[0], state.loans[0]) == (135_000, 20_000)


# Moving


def test_adrift_four_spaces_back_and_the_space_is_resolved() -> None:
    state = drawn("suerte 11", {"owners": {"Ibiza": 1}})
    assert state.pawns[0].at == 3
    assert state.purses == [134_600, 135_400, 135_000]


def test_wind_five_spaces_on_and_the_space_is_resolved() -> None:
    state = at({"pawns": [19]})
    go(state, *throw(1, 2), "card suerte 15")
    assert state.pawns[0].at == 27
    go(state, "buy")
    assert state.owner[27] == 0


def test_the_wind_past_start_pays_the_salary() -> None:
    state = at({"pawns": [33]})
    events = go(state, *throw(1, 2), "card suerte 15")
    assert state.pawns[0].at == 1
    assert told(events, "salary") == [(0, 20_000)]


@pytest.mark.parametrize("card", ["suerte 14", "cofre 11"])
def test_cards_to_start_pay_20000_once(card: str) -> None:
    state = card_at(card.split()[0])
    events = go(state, f"card {card}")
    assert state.pawns[0].at == 0
    assert told(events, "salary") == [(0, 20_000)]
    assert state.purses[0] == 155_000
    go(state, "end")
    assert state.seat == 1


@pytest.mark.parametrize(
    ("start", "salary", "mahon_card"),
    [(14, 20_000, "forward"), (30, 20_000, "forward"), (14, 0, "direct"), (30, 0, "direct")],
)
def test_to_mahon_forward_or_direct(start: int, salary: int, mahon_card: str) -> None:
    state = at({"pawns": [start]}, mahon_card=mahon_card)
    go(state, *throw(1, 2), "card cofre 14")
    assert state.pawns[0].at == 1
    assert state.purses[0] == 135_000 + salary
    assert texts(state)[:2] == ["buy", "auction"]


def test_forward_from_the_first_chest_is_once_round_the_board() -> None:
    state = at({"pawns": [39]})
    go(state, *throw(1, 2), "card cofre 14")  # past Start to 2, and round again to 1
    assert state.pawns[0].at == 1
    assert state.purses[0] == 175_000
    direct = at({"pawns": [39]}, mahon_card="direct")
    go(direct, *throw(1, 2), "card cofre 14")
    assert (direct.pawns[0].at, direct.purses[0]) == (1, 155_000)


@pytest.mark.parametrize("card", ["suerte 5", "cofre 15"])
def test_cards_to_the_galleys_go_directly(card: str) -> None:
    state = drawn(card, {"pawns": {0: 33 if card[0] == "s" else 30}})
    assert state.pawns[0] == Pawn(10, 0, 0)
    assert state.purses[0] == 135_000
    assert code(state, "fine") == "just_sent"


def test_a_double_due_survives_a_card_that_moves_but_not_one_that_holds() -> None:
    for card, again in (("suerte 11", True), ("suerte 14", True), ("suerte 5", False)):
        state = at({"pawns": [3], "owners": {"Ibiza": 0}})
        go(state, "roll", "dice 2 2")  # 7
        go(state, f"card {card}")
        assert ("roll" in texts(state)) == again


# Lost turns


def test_a_reef_costs_the_rest_of_this_turn_and_the_next_two() -> None:
    state = at({"pawns": [3]})
    events = go(state, "roll", "dice 2 2", "card suerte 4")
    assert told(events, "loses_turns") == [(0, 2)]
    assert state.skips == [2, 0]
    assert code(state, "roll") == "wrong_moment"  # the double is lost
    for left in (1, 0):
        go(state, "end", *throw(4, 6))
        events = go(state, "end")
        assert told(events, "skips") == [(0, left)]
        assert code(state, "roll") == "wrong_moment"
        assert texts(state)[0] == "end"
    go(state, "end", *throw(4, 6), "end")
    assert "roll" in texts(state)


def test_a_lost_turn_may_still_build_and_mortgage() -> None:
    state = at({"turn": 1, "pawns": [0, 0], "skips": [1], "owners": all_to(0, *G1)})
    go(state, *throw(4, 6), "end")
    assert state.skips == [0, 0]
    go(state, "build 1", "build 3", "sell 1", "end")
    assert state.seat == 1


# Fire


def test_the_fire_burns_two_houses_of_mahon_before_ibiza() -> None:
    facts = {"owners": all_to(0, *G1, *G8), "buildings": {"Mahón": 3, "Ibiza": 3, "Crimea": 3}}
    state = card_at("cofre", facts)
    events = go(state, "card cofre 13")
    assert told(events, "fire") == [(0, 1, 2)]
    assert (state.level[1], state.level[3], state.houses) == (1, 3, 25)
    assert state.purses[0] == 135_000  # nothing is refunded


def test_the_fire_in_spain_spares_a_player_who_built_only_abroad() -> None:
    state = card_at("cofre", {"owners": all_to(0, *G8), "buildings": {"Crimea": 2}})
    events = go(state, "card cofre 13")
    assert kinds(events) == ["draws", "no_fire"]
    assert state.level[37] == 2


def test_the_fire_farthest_from_spain() -> None:
    facts = {
        "owners": all_to(0, *G1, *G8, "Damasco", "Chipre", "Ragusa"),
        "buildings": {"Mahón": 3, "Crimea": 2, "Constantinopla": 2, "Damasco": 1},
    }
    state = card_at("cofre", facts, fire_reading="from_spain")
    events = go(state, "card cofre 13")
    assert told(events, "fire") == [(0, 34, 1)]  # Damasco, 3,113 km: one house is all there is
    facts["buildings"] = {"Mahón": 3, "Crimea": 2, "Constantinopla": 2}
    state = card_at("cofre", facts, fire_reading="from_spain")
    assert told(go(state, "card cofre 13"), "fire") == [(0, 37, 2)]  # Crimea, 2,701 km


def test_the_fire_spares_the_houses_of_others() -> None:
    state = drawn("cofre 13", {"owners": all_to(1, *G1), "buildings": {"Mahón": 2}})
    assert state.level[1] == 2


def test_a_burning_castle_becomes_three_houses() -> None:
    state = drawn("cofre 13", {"owners": all_to(0, *G1), "buildings": {"Mahón": 5, "Ibiza": 4}})
    assert state.level[1] == 3
    assert (state.houses, state.castles) == (32 - 4 - 3, 12)


def test_a_burning_castle_takes_only_the_houses_the_crown_has() -> None:
    owners = all_to(0, *G1, *G2, *G3, *G8)
    built = {**all_to(4, *G2), **all_to(4, *G3), "Crimea": 4, "Constantinopla": 2, "Mahón": 5}
    state = drawn("cofre 13", {"owners": owners, "buildings": built})
    assert state.level[1] == 2  # 24 + 6 houses stand, so the Crown had two
    assert state.houses == 0


def test_after_a_fire_the_lowest_plot_is_built_first_and_the_highest_sold_first() -> None:
    state = drawn("cofre 13", {"owners": all_to(0, *G1), "buildings": {"Mahón": 3, "Ibiza": 3}})
    assert no(state, "build 3") == ("build_lower_first", (3, 1))
    assert no(state, "sell 1") == ("sell_higher_first", (1, 3))
    go(state, "build 1", "sell 3")


# Kept cards


@pytest.mark.parametrize("card", KEPT)
def test_a_kept_card_is_held_in_the_open_and_leaves_its_pile(card: str) -> None:
    deck, number = card.split()
    state = card_at(deck)
    events = go(state, f"card {card}")
    assert told(events, "keeps_card") == [(0, deck, int(number))]
    kept = state.board.find_card(deck, int(number))
    assert kept is not None
    assert state.card_holder(kept) == 0
    assert len(state.piles[deck]) == 15
    assert state.purses[0] == 135_000
    assert texts(state)[0] == "end"


def test_the_waiver_is_shown_at_the_alcabalas_and_goes_under_its_pile() -> None:
    state = at({"pawns": [1], "cards": {"cofre 9": 0}})
    go(state, *throw(1, 2))
    assert texts(state) == ["use cofre 9", "pay"]
    events = go(state, "use cofre 9")
    assert told(events, "exempted") == [(0, 4)]
    assert state.purses[0] == 135_000
    assert state.piles["cofre"].below == (9,)


def test_its_holder_may_pay_and_keep_it() -> None:
    state = at({"pawns": [1], "cards": {"cofre 9": 0}})
    events = go(state, *throw(1, 2), "pay")
    assert told(events, "tax") == [(0, 4, 20_000)]
    assert state.purses[0] == 115_000
    assert state.holder[state.board.keepable.index(state.board.find_card("cofre", 9))] == 0


def test_the_waiver_does_not_hold_for_the_arms_purchase() -> None:
    state = at({"pawns": [35], "cards": {"cofre 9": 0}})
    events = go(state, *throw(1, 2))
    assert told(events, "tax") == [(0, 38, 10_000)]
    assert state.purses[0] == 125_000


def test_the_waiver_cannot_be_shown_twice_or_by_another() -> None:
    state = at({"pawns": [1], "cards": {"cofre 9": 0, "suerte 9": 0}})
    go(state, *throw(1, 2))
    assert code(state, "use suerte 9") == "no_card"
    assert code(state, "use") == "bad_args"
    other = at({"pawns": [1], "cards": {"cofre 9": 1}})
    go(other, *throw(1, 2))
    assert other.purses[0] == 115_000


def test_without_the_cash_the_tax_is_a_debt() -> None:
    state = at({"pawns": [1], "purses": [100], "cards": {"cofre 9": 0}, "owners": all_to(0, *G8)})
    go(state, *throw(1, 2), "pay", "mortgage 39", "pay")
    assert state.purses[0] == 100


def test_both_taxes_without_a_card() -> None:
    for start, space, due in ((1, 4, 20_000), (35, 38, 10_000)):
        state = at({"pawns": [start]})
        assert told(go(state, *throw(1, 2)), "tax") == [(0, space, due)]
        assert state.purses[0] == 135_000 - due


# The piles


def test_a_fresh_pile_may_turn_up_any_of_its_16_cards() -> None:
    chance = card_at("suerte").chance()
    assert len(chance.outcomes) == 16
    assert chance[Move("card", ("suerte", 3))] == Fraction(1, 16)


def test_a_card_drawn_is_put_under_the_pile_and_cannot_come_again_yet() -> None:
    state = drawn("suerte 3")
    assert state.piles["suerte"].below == (3,)
    go(state, "end")
    state.pawns[1] = Pawn(4)
    go(state, *throw(1, 2))
    assert no(state, "card suerte 3") == ("card_not_on_top", ("suerte", 3))
    assert state.chance()[Move("card", ("suerte", 2))] == Fraction(1, 15)


def test_once_round_the_order_is_known() -> None:
    state = card_at("cofre", {"unseen": {"cofre": []}, "below": {"cofre": [*range(1, 17)]}})
    assert state.chance().outcomes == (Move("card", ("cofre", 1)),)
    assert no(state, "card cofre 2") == ("card_not_on_top", ("cofre", 2))
    go(state, "card cofre 1")
    assert state.piles["cofre"] == Pile((), (*range(2, 17), 1))


def test_after_a_kept_card_the_next_card_is_the_next_of_the_pile() -> None:
    order = [9, 4, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16]
    state = card_at("suerte", {"unseen": {"suerte": []}, "below": {"suerte": order}})
    go(state, "card suerte 9", "end")
    state.pawns[1] = Pawn(4)
    go(state, *throw(1, 2))
    assert state.chance().outcomes == (Move("card", ("suerte", 4)),)
    assert no(state, "card suerte 9") == ("card_not_in_pile", ("suerte", 9))


def test_the_pile_goes_round_without_the_kept_cards() -> None:
    pile = Pile((), tuple(range(1, 16)))
    for no_ in range(1, 16):
        assert pile.next_cards() == (no_,)
        pile = pile.without(no_).put_under(no_)
    assert pile.below == tuple(range(1, 16))


def test_a_card_of_the_other_deck_or_of_no_deck_is_refused() -> None:
    state = card_at("suerte")
    assert code(state, "card cofre 1") == "bad_args"
    assert code(state, "card suerte") == "bad_args"
    assert code(state, "card suerte 17") == "card_not_in_pile"
    assert code(state, "dice 1 1") == "wrong_moment"


# Cards as data


def test_an_effect_is_one_of_a_few_and_each_has_a_card() -> None:
    used = {card.effect for cards in BOARD.cards.values() for card in cards}
    for_boards_of_ones_own = {Effect.MOVE_TO_NEAREST}
    assert used == set(Effect) - for_boards_of_ones_own


def test_on_this_board_no_card_move_ends_on_another_card() -> None:
    for start in (7, 22, 36):
        for number in (11, 15):
            card = BOARD.find_card("suerte", number)
            assert card is not None
            assert BOARD.kind[(start + card.steps) % 40] not in ("chance", "chest")


def test_on_another_board_card_moves_chain(tmp_path: Any) -> None:
    """Five spaces on from a Suerte space stands a chest: its card is drawn in the same turn."""
    lines = (BOARD_CSV).read_text(encoding="utf-8").splitlines()
    lines[13] = "12,chest,Cofre del Tesoro,Treasure Chest" + "," * 16
    lines[18] = "17,company,Seguros Lloyds,Lloyds,COMPANIES,15000,,,,,,,,,,7500,,,,"
    path = tmp_path / "other.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    state = at({"pawns": [4]}, RutaBoard.from_csv(path))
    go(state, *throw(1, 2), "card suerte 15")
    assert state.seat == CHANCE
    go(state, "card cofre 3")
    assert state.purses[0] == 145_000
    assert state.pawns[0] == Pawn(12, 0, FREE)


def test_drifting_back_over_start_pays_nothing(tmp_path: Any) -> None:
    lines = (BOARD_CSV).read_text(encoding="utf-8").splitlines()
    lines[3] = "2,chance,Suerte,Chance" + "," * 16
    path = tmp_path / "other.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    state = at({"pawns": [39]}, RutaBoard.from_csv(path))
    go(state, *throw(1, 2), "card suerte 11")
    assert state.pawns[0].at == 38
    assert state.purses[0] == 135_000 + 20_000 - 10_000  # one salary, then the arms purchase


def test_holders_are_public() -> None:
    state = at({"cards": {"suerte 9": 1, "cofre 9": 0}})
    assert [state.card_holder(card) for card in state.board.keepable] == [1, CROWN, 0]
    assert state.to_dict()["holder"] == [1, CROWN, 0]


# A card for boards of one's own: to the nearest exchange or company


def to_nearest(folder: Path, kind: str) -> RutaBoard:
    """The board on which Suerte 2 leads to the nearest space of this kind."""
    head, *rows = CARDS_CSV.read_text(encoding="utf-8").splitlines()
    rows = [f"{row}," for row in rows if not row.startswith("suerte,2,")]
    rows.append(f"suerte,2,move_to_nearest,,,,,,0,,,{kind}")
    path = folder / "cards.csv"
    path.write_text("\n".join([f"{head},nearest", *rows]), encoding="utf-8")
    return RutaBoard.from_csv(BOARD_CSV, path)


@pytest.mark.parametrize(
    ("at_", "kind", "target"),
    [
        (7, "lonja", 15),
        (22, "lonja", 25),
        (36, "lonja", 5),  # round past Start
        (7, "company", 12),
        (22, "company", 28),
        (36, "company", 12),
        (5, "lonja", 15),  # never the one it stands on
        (35, "lonja", 5),
        (39, "plot", 1),
    ],
)
def test_the_nearest_is_the_next_one_ahead(at_: int, kind: str, target: int) -> None:
    assert nearest(BOARD, Pawn(at_), kind) == target


def test_to_the_only_one_of_its_kind_is_once_round_the_board() -> None:
    assert nearest(BOARD, Pawn(10), "galleys") == 10


@pytest.mark.parametrize(
    ("start", "kind", "target", "salary"),
    [(4, "lonja", 15, 0), (33, "lonja", 5, 20_000), (19, "company", 28, 0)],
)
def test_a_card_to_the_nearest_moves_pays_at_start_and_resolves_the_space(
    tmp_path: Path, start: int, kind: str, target: int, salary: int
) -> None:
    state = at({"pawns": [start]}, to_nearest(tmp_path, kind))
    events = go(state, *throw(1, 2), "card suerte 2")
    assert told(events, "moves")[-1] == (0, start + 3, target)
    assert state.purses[0] == 135_000 + salary
    assert texts(state)[:2] == ["buy", "auction"]
    go(state, "buy")
    assert state.owner[target] == 0


def test_there_the_toll_of_the_owner_is_due(tmp_path: Path) -> None:
    board = to_nearest(tmp_path, "company")
    state = at({"pawns": [4], "owners": {"Seguros Lloyds": 1}}, board)
    go(state, *throw(1, 2), "card suerte 2")
    assert state.purses == [135_000 - 3 * 400, 135_000 + 3 * 400]  # by the throw that led here


def test_a_double_due_survives_a_card_to_the_nearest(tmp_path: Path) -> None:
    state = at({"pawns": [3], "owners": {"Lonja de Alicante": 0}}, to_nearest(tmp_path, "lonja"))
    go(state, "roll", "dice 2 2", "card suerte 2")
    assert "roll" in texts(state)


def test_its_words_say_where_it_leads_in_both_languages(tmp_path: Path) -> None:
    for kind, en, es in (("lonja", "exchange", "lonja"), ("company", "company", "compañía")):
        board = to_nearest(tmp_path, kind)
        assert en in words.card("suerte", 2, "en", board)
        assert es in words.card("suerte", 2, "es", board)
        assert words.card_title("suerte", 2, "en", board) == f"To the nearest {en}"
        assert words.card_title("suerte", 2, "es", board) == f"A la {es} más cercana"
        assert words.card_title("suerte", 2, "en") == "A treasure"


def test_a_board_with_such_a_card_travels_inside_a_save(tmp_path: Path) -> None:
    board = to_nearest(tmp_path, "lonja")
    back = RutaBoard.from_dict(board.to_dict())
    assert back == board
    assert back.find_card("suerte", 2) == board.find_card("suerte", 2)
    assert board.fingerprint != to_nearest(tmp_path, "company").fingerprint


@pytest.mark.parametrize("kind", ["", "plot", "port"])
def test_a_card_to_the_nearest_of_no_such_kind_is_refused(tmp_path: Path, kind: str) -> None:
    with pytest.raises(TableError, match=r"cards\.csv, row 33, column 'nearest'"):
        to_nearest(tmp_path, kind)


def test_a_card_to_what_the_board_does_not_have_is_refused(tmp_path: Path) -> None:
    to_nearest(tmp_path, "company")
    rows = BOARD_CSV.read_text(encoding="utf-8").splitlines()
    for index in (12, 28):
        rows[index + 1] = f"{index},anchorage,Puerto,Harbour" + "," * 18
    board = tmp_path / "other.csv"
    board.write_text("\n".join(rows), encoding="utf-8")
    with pytest.raises(TableError, match="suerte 2 leads to the nearest company, and the board"):
        RutaBoard.from_csv(board, tmp_path / "cards.csv")
