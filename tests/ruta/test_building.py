"""Houses and castles: evenly up and down, out of a box of 32 and 12, scarce pieces by auction."""

from typing import Any

import pytest
from play import CROWN, G1, G2, G3, G4, G7, G8, all_to, at, go, throw
from scripted_play import code, no, told
from scripted_play import listed as texts

from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.frames import PieceAuction, Place

BOARD = RutaBoard.load()


def built(seat: int = 0, purse: int = 500_000, **levels: int) -> Any:
    """A player with the Balearics and Barbary coast, built up as told (Mahon=2, ...)."""
    names = {"Mahon": "Mahón", "Ibiza": "Ibiza", "Oran": "Orán", "Argel": "Argel", "Tunez": "Túnez"}
    return at(
        {
            "seats": 2,
            "purses": {seat: purse},
            "owners": all_to(seat, *G1, *G3),
            "buildings": {names[key]: level for key, level in levels.items()},
        }
    )


# Evenly up


def test_a_group_grows_by_series_from_nothing_to_castles() -> None:
    state = built()
    for series in range(1, 6):
        for title in (11, 13, 14):
            go(state, f"build {title}")
            if title != 14:
                reason = no(state, f"build {title}")
                assert reason.code == ("full" if series == 5 else "build_lower_first")
    assert [state.level[t] for t in (11, 13, 14)] == [5, 5, 5]
    assert state.purses[0] == 500_000 - 15 * 10_000
    assert (state.houses, state.castles) == (32, 9)


def test_any_plot_may_begin_a_series() -> None:
    state = built()
    go(state, "build 14", "build 11")
    assert no(state, "build 14") == ("build_lower_first", (14, 13))
    go(state, "build 13", "build 13")


@pytest.mark.parametrize("group", ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"])
def test_each_group_pays_the_house_price_of_its_titles(group: str) -> None:
    members = BOARD.members[group]
    state = at({"owners": dict.fromkeys(members, 0)})
    price = {"1": 5, "2": 5, "3": 10, "4": 10, "5": 15, "6": 15, "7": 20, "8": 20}[group[1]] * 1_000
    events = go(state, f"build {members[0]}")
    assert told(events, "builds") == [(0, members[0], 1)]
    assert state.purses[0] == 135_000 - price
    assert state.houses == 31


def test_the_whole_group_is_needed() -> None:
    state = at({"owners": all_to(0, "Orán", "Argel")})
    assert no(state, "build 11") == ("group_incomplete", (11,))
    shared = at({"owners": {**all_to(0, "Orán", "Argel"), "Túnez": 1}})
    assert code(shared, "build 11") == "group_incomplete"


def test_nothing_mortgaged_in_the_group() -> None:
    state = at({"owners": all_to(0, *G3), "mortgaged": ["Túnez"]})
    assert no(state, "build 11") == ("group_mortgaged", (14,))
    assert code(state, "build 14") == "group_mortgaged"
    go(state, "lift 14", "build 11")


def test_building_takes_cash() -> None:
    state = built(purse=9_900)
    assert no(state, "build 11") == ("short", (10_000, 9_900))
    go(state, "build 1")


@pytest.mark.parametrize("count", [2, 4])
def test_nothing_is_built_on_lonjas_and_companies(count: int) -> None:
    owners = dict.fromkeys((5, 15, 25, 35)[:count], 0) | {12: 0, 28: 0}
    state = at({"owners": owners})
    assert no(state, "build 5") == ("no_buildings_here", (5,))
    assert no(state, "build 12") == ("no_buildings_here", (12,))
    assert texts(state, "build") == []


def test_only_ones_own_titles() -> None:
    state = at({"owners": all_to(1, *G1)})
    assert no(state, "build 1") == ("not_yours", (1,))
    assert no(state, "build 6") == ("not_yours", (6,))
    assert no(state, "build 0") == ("not_title", (0,))
    assert no(state, "build") == ("not_title", (-1,))
    assert no(state, "sell 99") == ("not_title", (-1,))


# Castles


def test_a_castle_costs_its_price_and_gives_four_houses_back() -> None:
    state = built(Mahon=4, Ibiza=4)
    events = go(state, "build 1")
    assert told(events, "builds") == [(0, 1, 5)]
    assert state.purses[0] == 495_000
    assert (state.houses, state.castles) == (32 - 4, 11)


def test_a_castle_requires_four_houses_on_the_whole_group() -> None:
    state = built(Oran=4, Argel=4, Tunez=3)
    assert no(state, "build 11") == ("build_lower_first", (11, 14))
    go(state, "build 14", "build 11")
    go(state, "build 13")  # a castle beside it counts as more than four houses


def test_a_castle_on_its_own_four_houses() -> None:
    facts = {
        "owners": all_to(0, *G3),
        "buildings": {"Orán": 4, "Argel": 3, "Túnez": 3},
    }
    state = at(facts, castle_requires_whole_group=False)
    go(state, "build 11")
    assert state.level[11] == 5
    assert code(state, "build 11") == "full"
    go(state, "build 13", "build 13")  # four, then a castle: its neighbour still has three
    assert [state.level[t] for t in (11, 13, 14)] == [5, 5, 3]


def test_three_houses_are_never_enough_for_a_castle() -> None:
    state = built(Oran=3, Argel=3, Tunez=3)
    go(state, "build 11")
    assert state.level[11] == 4
    assert state.castles == 12


def test_above_a_castle_nothing_is_built_or_paid() -> None:
    state = built(Mahon=5, Ibiza=5)
    assert no(state, "build 1") == ("full", (1,))
    assert state.purses[0] == 500_000


# Down


def test_selling_goes_evenly_down_at_half_price() -> None:
    state = built(Oran=2, Argel=2, Tunez=1)
    assert no(state, "sell 14") == ("sell_higher_first", (14, 11))
    events = go(state, "sell 11")
    assert told(events, "sells") == [(0, 11, 1, 5_000)]
    go(state, "sell 13", "sell 14", "sell 11", "sell 13")
    assert no(state, "sell 11") == ("nothing_built", (11,))
    assert state.purses[0] == 500_000 + 5 * 5_000
    assert state.houses == 32


def test_a_castle_turns_back_into_four_houses() -> None:
    state = built(Mahon=5, Ibiza=5)
    go(state, "sell 1")
    assert (state.level[1], state.houses, state.castles) == (4, 28, 11)
    assert state.purses[0] == 502_500
    assert code(state, "sell 1") == "sell_higher_first"


def short_of_houses(left: int, mahon: int = 5, ibiza: int = 5, **rules: Any) -> Any:
    """Two castles on the Balearics of seat 0; seat 1 has built all houses but `left`."""
    stand = 32 - left - (mahon if mahon < 5 else 0) - (ibiza if ibiza < 5 else 0)
    plots = [*G2, *G3, *G4, *G7]
    buildings = {"Mahón": mahon, "Ibiza": ibiza}
    for name in plots:
        buildings[name] = min(4, stand)
        stand -= buildings[name]
    facts = {
        "purses": [500_000, 500_000],
        "owners": {**all_to(0, *G1), **all_to(1, *plots)},
        "buildings": {name: level for name, level in buildings.items() if level},
    }
    return at(facts, **rules)


@pytest.mark.parametrize(
    ("left", "levels", "amount"),
    [(3, (2, 1), 17_500), (2, (1, 1), 20_000), (1, (1, 0), 22_500), (0, (0, 0), 25_000)],
)
def test_without_four_houses_a_pair_of_castles_comes_down_together(
    left: int, levels: tuple[int, int], amount: int
) -> None:
    state = short_of_houses(left)
    assert state.houses == left
    events = go(state, "sell 3")
    assert told(events, "castles_sold") == [(0, 3, left, amount)]
    assert (state.level[1], state.level[3]) == levels
    assert (state.houses, state.castles) == (0, 12)
    assert state.purses[0] == 500_000 + amount  # half of two castles and of the houses missing


def test_with_four_houses_left_one_castle_is_sold_alone() -> None:
    state = short_of_houses(4)
    events = go(state, "sell 1")
    assert told(events, "sells") == [(0, 1, 4, 2_500)]
    assert (state.level[1], state.level[3], state.houses) == (4, 5, 0)


def test_a_castle_beside_four_houses_in_a_shortage_leaves_the_group_even() -> None:
    state = short_of_houses(0, 5, 4)
    go(state, "sell 1")
    assert (state.level[1], state.level[3]) == (2, 2)
    assert state.purses[0] == 500_000 + 12_500
    go(state, "sell 1", "sell 3", "sell 1", "sell 3", "mortgage 1")
    assert state.purses[0] == 500_000 + 12_500 + 10_000 + 3_000


def test_the_pair_brings_the_same_in_the_end_with_or_without_a_shortage() -> None:
    brought = []
    for left in (0, 1, 2, 3, 4):
        state = short_of_houses(left)
        while texts(state, "sell"):
            go(state, texts(state, "sell")[0])
        brought.append(state.purses[0])
    assert brought == [525_000] * 5


# The box


def test_without_houses_nothing_is_built() -> None:
    state = short_of_houses(0, 1, 1)
    assert no(state, "build 1") == ("no_houses_left", ())


def test_a_castle_needs_a_castle_in_the_box_but_no_house() -> None:
    state = short_of_houses(0, 4, 4)
    go(state, "build 1")
    assert state.houses == 4
    groups = ("G2", "G3", "G4", "G5")
    titles = [title for group in groups for title in BOARD.members[group]]
    state = at(
        {
            "owners": {**dict.fromkeys(titles, 1), **all_to(0, *G1)},
            "buildings": {**dict.fromkeys(titles, 5), "Mahón": 4, "Ibiza": 4},
        }
    )
    assert state.castles == 0
    assert no(state, "build 1") == ("no_castles_left", ())


def test_the_reissue_has_30_houses_and_10_castles() -> None:
    state = at({"owners": all_to(0, *G1), "buildings": {"Mahón": 4, "Ibiza": 5}}, edition="reissue")
    assert (state.houses, state.castles) == (26, 9)


# A shortage


def rivals(left: int, purses: list[int] | None = None, **rules: Any) -> Any:
    """Seats 0 and 1 could both build a house, and the Crown has `left`; seat 2 owns nothing."""
    mine = {"Mahón": 1, "Ibiza": 1}
    stand = 32 - left - 2
    plots = [*G2, *G3, *G4]
    for name in plots:
        mine[name] = min(4, stand)
        stand -= mine[name]
    facts = {
        "seats": 3,
        "purses": purses or [200_000, 200_000, 200_000],
        "owners": {**all_to(0, *G1), **all_to(1, *plots, *G8)},
        "buildings": {name: level for name, level in mine.items() if level},
    }
    return at(facts, **rules)


def test_the_last_house_goes_to_auction_when_two_could_build_it() -> None:
    state = rivals(1)
    events = go(state, "build 1")
    assert told(events, "piece_auction") == [("house", 0)]
    assert state.frame == PieceAuction(1, "house", 5_000, 0, (1, 0), 1)
    assert no(state, "bid 5000") == ("bid_low", (5_100,))
    events = go(state, "pass")
    assert told(events, "piece_won") == [(0, "house", 5_000)]
    assert (state.level[1], state.houses, state.purses[0]) == (2, 0, 195_000)


def test_the_winner_of_a_house_places_it() -> None:
    state = rivals(1)
    events = go(state, "build 1", "bid 5100", "pass")
    assert told(events, "piece_won") == [(1, "house", 5_100)]
    assert state.frame == Place(1, "house")
    assert "place 37" in texts(state)
    assert "place 39" in texts(state)
    assert code(state, "resign") == "wrong_moment"
    assert no(state, "place 1") == ("not_yours", (1,))
    assert code(state, "place 6") == "bad_args"  # four houses stand there: only a castle fits
    go(state, "place 39")
    assert (state.level[39], state.level[1], state.houses) == (1, 1, 0)
    assert state.purses == [200_000, 194_900, 200_000]
    assert state.seat == 0


def test_enough_for_all_is_sold_at_the_list_price() -> None:
    state = rivals(2)
    go(state, "build 1")
    assert state.level[1] == 2


def test_a_rival_without_the_cash_is_no_rival() -> None:
    state = rivals(1, [200_000, 9_900, 200_000])  # a house of seat 1 costs 10,000 or more
    go(state, "build 1")
    assert state.level[1] == 2
    state = rivals(1, [200_000, 10_000, 200_000])
    go(state, "build 1")
    assert isinstance(state.frame, PieceAuction)


def test_first_come_first_served_where_the_table_says_so() -> None:
    state = rivals(1, building_auction=False)
    go(state, "build 1")
    assert (state.level[1], state.houses) == (2, 0)


def test_nobody_builds_while_a_piece_is_on_auction() -> None:
    state = rivals(1)
    go(state, "build 1")
    assert no(state, "build 37") == ("wrong_moment", ("build",))


def test_the_house_on_auction_is_not_given_out_for_a_castle_sold_meanwhile() -> None:
    facts = {
        "seats": 2,
        "purses": [200_000, 200_000],
        "owners": {**all_to(0, *G1), **all_to(1, *G2, *G3, *G4, *G8)},
        "buildings": {
            **all_to(4, *G2, *G3),
            **dict.fromkeys(G4, 1),
            "Cerdeña": 2,
            "Crimea": 5,
            "Constantinopla": 5,
            "Mahón": 1,
            "Ibiza": 1,
        },
    }
    state = at(facts)
    assert state.houses == 2
    state.level[16] += 1
    state.houses -= 1
    go(state, "build 1", "sell 37")
    assert (state.level[37], state.houses) == (0, 1)
    go(state, "pass")
    assert (state.level[1], state.houses) == (2, 0)


def test_the_asker_who_spoilt_the_plot_meanwhile_gets_nothing_and_pays_nothing() -> None:
    facts = {
        "purses": [200_000, 200_000],
        "owners": {**all_to(0, *G1), **all_to(1, *G2, *G3, *G4)},
        "buildings": {**all_to(4, *G2), **all_to(4, *G3), **dict.fromkeys(G4, 2), "Malta": 3},
    }
    state = at(facts, trading_opens="any_time")
    assert state.houses == 1
    go(state, "build 1", "offer 0 give 100 want 0 3", "mortgage 1", "decline")
    events = go(state, "pass")
    assert told(events, "piece_won") == []
    assert state.purses == [203_000, 200_000]  # the loan, and nothing for the house
    assert (state.level[1], state.level[3], state.houses) == (0, 0, 1)


def test_the_leader_of_a_piece_auction_who_leaves_calls_it_off() -> None:
    facts = {
        "seats": 4,
        "purses": [200_000] * 4,
        "owners": {**all_to(0, *G1), **all_to(1, *G8), **all_to(2, *G2, *G3, *G4)},
        "buildings": {**all_to(4, *G2, *G3), **dict.fromkeys(G4, 2), "Malta": 3},
    }
    state = at({**facts, "cards": {"suerte 9": 1}})
    go(state, "build 1", "bid 5100")  # seat 1 leads, seat 2 is asked
    go(state, "offer 1 give 100 want 0 suerte 9", "resign")  # the leader goes
    assert state.playing == [True, False, True, True]
    assert state.houses == 1
    while state.seat != 0:
        go(state, "pass")
    assert state.owner[37] == CROWN  # what it owned was auctioned, and nobody bid
    assert "build 1" in texts(state)


def test_a_rival_who_leaves_gives_the_piece_to_the_others() -> None:
    state = rivals(1)
    go(state, "build 1", "resign")
    while state.seat != 0 or "roll" not in texts(state):
        go(state, "pass")
    assert state.level[1] == 2


def test_building_stands_open_before_the_throw_and_after_the_move() -> None:
    state = built()
    go(state, "build 1", *throw(4, 6), "build 3", "end")
    assert (state.level[1], state.level[3]) == (1, 1)
