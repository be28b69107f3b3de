"""The golden disks: to pay or to throw for one, every kind, and when it may be done."""

from fractions import Fraction

import pytest
from inkan_play import BOARD, at, digging, go, place, trip
from scripted_play import code, kinds, no, texts, told

from tesoro_lab.engine import CHANCE
from tesoro_lab.games.inkan import InkanState
from tesoro_lab.games.inkan.frames import Arrival, Guide, Start, Try, Turn
from tesoro_lab.games.inkan.kinds import DISKS, Disk

BSB = BOARD.dot("BSB")


def hidden(state: InkanState, kind: str) -> int:
    return state.hidden[DISKS.index(Disk(kind))]


# Paying and throwing


def test_on_arrival_100_pesos_turn_the_disk() -> None:
    state = at({"places": ["RIO"]})
    go(state, *trip("land", 4, "BSB"))
    assert texts(state) == ["leave", "pay", "try"]
    events = go(state, "pay")
    assert told(events, "pays_disk") == [(0, 100)]
    assert state.frame == Turn(0)
    events = go(state, "disk empty")
    assert told(events, "turns") == [(0, BSB, "empty")]
    assert state.purses[0] == 200
    assert state.seat == 1


@pytest.mark.parametrize("pips", range(1, 7))
def test_4_5_or_6_turn_it_for_nothing_on_arrival(pips: int) -> None:
    state = at({"places": ["RIO"]})
    go(state, *trip("land", 4, "BSB"), "try")
    assert state.frame == Try(0)
    events = go(state, f"die {pips}")
    assert told(events, "tries") == [(0, pips, pips >= 4)]
    assert state.frame == (Turn(0) if pips >= 4 else Start(1))
    assert state.purses[0] == 300
    assert state.unturned[BSB]


def test_after_a_failed_throw_the_next_turn_may_begin_with_another() -> None:
    state = at({"places": ["BSB", "RIO"]})
    go(state, "try", "die 3")
    assert state.seat == 1  # neither paying nor travelling after a throw
    go(state, *trip("land", 1, "L32.1"), "try", "die 4", "disk cup")
    assert state.purses[0] == 1300


def test_at_the_start_of_a_turn_one_pays_throws_stays_or_travels() -> None:
    state = at({"places": ["BSB"]})
    assert texts(state) == ["fly MAO", "fly RIO", "land", "pay", "stay", "try"]
    events = go(state, "stay")
    assert told(events, "stays") == [(0,)]
    assert state.seat == 1
    state = at({"places": ["BSB"]})
    go(state, "pay", "disk empty")
    assert state.seat == 1  # and no journey after it
    state = at({"places": ["BSB"]})
    go(state, *trip("land", 1, "L39.1"))
    assert state.unturned[BSB]


def test_a_disk_may_be_left() -> None:
    state = at({"places": ["RIO"]})
    events = go(state, *trip("land", 4, "BSB"), "leave")
    assert told(events, "leaves") == [(0,)]
    assert (state.seat, state.unturned[BSB], state.purses[0]) == (1, True, 300)


def test_whoever_has_not_100_pesos_throws() -> None:
    state = at({"places": ["RIO"], "purses": [99]})
    go(state, *trip("land", 4, "BSB"))
    assert no(state, "pay") == ("short", (100, 99))
    assert texts(state) == ["leave", "try"]
    state = at({"places": ["BSB"], "purses": [0]})
    assert texts(state) == ["land", "stay", "try"]
    assert no(state, "pay") == ("short", (100, 0))


def test_on_a_place_without_a_disk_there_is_nothing_to_do() -> None:
    for facts in ({"places": ["RIO"]}, {"places": ["BSB"], "turned": {"BSB": "cup"}}):
        state = at(facts)
        for text in ("pay", "try", "stay"):
            assert code(state, text) == "no_disk_here"
    state = at({"places": ["RIO"], "turned": {"BSB": "cup"}})
    go(state, *trip("land", 4, "BSB"))
    assert state.seat == 1


def test_disk_throw_next_turn() -> None:
    state = at({"places": ["RIO", "RIO"]}, disk_throw="next_turn")
    go(state, *trip("land", 4, "BSB"))
    assert texts(state) == ["leave", "pay"]
    assert code(state, "try") == "try_next_turn"
    go(state, "leave", *trip("land", 1, "L32.1"), "try", "die 6", "disk pottery")
    assert state.purses[0] == 600


def test_disk_throw_next_turn_without_money_there_is_nothing_to_ask() -> None:
    state = at({"places": ["RIO"], "purses": [0]}, disk_throw="next_turn")
    events = go(state, *trip("land", 4, "BSB"))
    assert state.frame == Start(1)
    assert "leaves" not in kinds(events)
    state = at({"places": ["BSB"], "purses": [0]}, disk_throw="next_turn")
    assert texts(state) == ["land", "stay", "try"]


# What it may be


def test_every_hidden_disk_has_the_same_chance() -> None:
    chance = digging().chance()
    assert {move.text: chance[move] for move in chance} == {
        "disk treasure": Fraction(1, 34),
        "disk cup": Fraction(3, 34),
        "disk necklace": Fraction(4, 34),
        "disk pottery": Fraction(4, 34),
        "disk guide": Fraction(2, 34),
        "disk sun": Fraction(8, 34),
        "disk devil": Fraction(3, 34),
        "disk empty": Fraction(9, 34),
    }


def test_a_kind_that_is_all_turned_comes_no_more() -> None:
    state = digging({"turned": {"LIM": "guide", "UIO": "guide"}})
    assert no(state, "disk guide") == ("no_such_disk_left", ("guide",))
    assert state.chance().total == 32
    for text in ("disk", "disk moon", "disk cup cup", "disk 3"):
        assert no(state, text) == ("bad_args", ("disk",))


def test_the_last_disk_of_all_is_known() -> None:
    left = dict(zip(map(str, DISKS), at().hidden, strict=True)) | {"devil": 2}
    kinds_left = [kind for kind, count in left.items() for _ in range(count)]
    others = [BOARD.names[disk] for disk in BOARD.disks if disk != BSB]
    turned = dict(zip(others, kinds_left, strict=True))
    state = digging({"turned": turned, "treasure": 1})
    assert {move.text: p for move, p in state.chance().items()} == {"disk devil": 1}
    go(state, "disk devil")
    assert sum(state.hidden) == 0 == state.unturned.count(True)
    assert state.legal()  # the race goes on without disks
    go(state, *trip("land", 1, "L32.1"), *trip("land", 1, "L39.1"))


@pytest.mark.parametrize(
    ("kind", "pesos"), [("cup", 1000), ("necklace", 600), ("pottery", 300), ("empty", 0)]
)
def test_what_is_worth_money_is_paid_out_at_once(kind: str, pesos: int) -> None:
    state = digging()
    before = hidden(state, kind)
    events = go(state, f"disk {kind}")
    assert state.purses[0] == 200 + pesos
    assert state.bank == -500 - pesos
    assert told(events, "receives") == ([(0, pesos)] if pesos else [])
    assert hidden(state, kind) == before - 1
    assert not state.unturned[BSB]
    assert state.seat == 1


def test_the_devil_takes_all_the_money_but_nothing_else() -> None:
    facts = {
        "purses": {0: 1750},
        "turned": {"LIM": "treasure", "UIO": "sun"},
        "treasure": 0,
        "suns": [1, 0],
    }
    state = digging(facts)
    events = go(state, "disk devil")
    assert told(events, "devil") == [(0, 1650)]
    assert (state.purses, state.treasure, state.suns) == ([0, 300], 0, [1, 0])
    state = digging({"purses": {0: 100}})
    assert told(go(state, "disk devil"), "devil") == [(0, 0)]


def test_the_treasure_belongs_to_its_finder() -> None:
    state = digging()
    events = go(state, "disk treasure")
    assert told(events, "treasure") == [(0,)]
    assert (state.treasure, state.found, state.carries_prize(0)) == (0, True, True)
    assert state.standing() == ((2, 200), (0, 300))
    assert state.seat == 1


def test_a_sun_before_the_treasure_is_worthless() -> None:
    state = digging({"places": {1: "REC"}})
    events = go(state, "disk sun", "pay", "disk treasure")
    assert told(events, "sun") == [(0, False)]
    assert state.suns == [0, 0]
    assert not state.carries_prize(0)


def test_a_sun_after_the_treasure_counts() -> None:
    state = digging({"turned": {"LIM": "treasure"}, "treasure": 1})
    events = go(state, "disk sun")
    assert told(events, "sun") == [(0, True)]
    assert state.suns == [1, 0]
    assert state.carries_prize(0)
    assert state.standing() == ((1, 200), (2, 300))


def test_suns_count_any() -> None:
    state = digging({"places": {1: "REC"}}, suns_count="any")
    events = go(state, "disk sun")
    assert told(events, "sun") == [(0, True)]
    assert not state.carries_prize(0)  # not before the treasure is found
    go(state, "pay", "disk treasure")
    assert state.carries_prize(0)


def test_disks_are_turned_by_a_lucky_throw_just_as_by_paying() -> None:
    for kind in ("treasure", "guide", "sun", "devil"):
        bought, thrown = at({"places": ["BSB"]}), at({"places": ["BSB"]})
        go(bought, "pay", f"disk {kind}")
        go(thrown, "try", "die 5", f"disk {kind}")
        if kind != "devil":
            assert thrown.purses[0] == bought.purses[0] + 100
        assert thrown.frame == bought.frame
        assert thrown.hidden == bought.hidden


# The guide


def test_a_guide_leads_to_any_place_in_the_same_turn() -> None:
    state = digging()
    go(state, "disk guide")
    assert state.frame == Guide(0)
    assert state.seat == 0
    assert len(state.legal()) == 1 + len(BOARD.names)
    events = go(state, "guide L16.2")
    assert told(events, "guided") == [(0, BSB, BOARD.dot("L16.2"))]
    assert place(state) == "L16.2"
    assert state.seat == 1
    go(state, *trip("land", 1, "L32.1"))
    assert code(state, "guide LIM") == "wrong_moment"  # it is not saved for later


def test_a_guide_may_be_declined() -> None:
    state = digging()
    events = go(state, "disk guide", "decline")
    assert told(events, "declines_guide") == [(0,)]
    assert (place(state), state.seat) == ("BSB", 1)


def test_a_guide_leads_to_a_disk_that_may_be_turned_and_guides_chain() -> None:
    state = digging({"purses": {0: 250}})
    go(state, "disk guide", "guide LIM")
    assert state.frame == Arrival(0)
    go(state, "pay", "disk guide", "guide UIO")
    assert state.frame == Arrival(0)
    assert texts(state) == ["leave", "try"]
    go(state, "try", "die 4", "disk necklace")
    assert (place(state), state.purses[0], state.seat) == ("UIO", 650, 1)
    assert hidden(state, "guide") == 0


def test_a_guide_leads_everywhere_but_off_the_map() -> None:
    state = digging()
    go(state, "disk guide")
    for text in ("guide", "guide Atlantis", "guide 3", "guide LIM UIO"):
        assert no(state, text) == ("bad_args", ("guide",))
    assert texts(state, "guide") == sorted([f"guide {dot}" for dot in BOARD.names])
    go(state, "guide BSB")  # even where one is, whose disk is turned
    assert (place(state), state.seat) == ("BSB", 1)


def test_a_guide_leads_to_islands_and_to_sea() -> None:
    for where in ("GPS", "S25.5", "dDAR", "xCUZ", "IQT", "MPI"):
        state = digging()
        go(state, "disk guide", f"guide {where}")
        assert place(state) == where
        if state.seat == 0:
            go(state, "leave")
        go(state, *trip("land", 1, "L32.1"))
        assert state.legal()  # nobody is stuck there


def test_chance_decides_while_a_disk_is_turned() -> None:
    state = digging()
    assert state.seat == CHANCE
    for text in ("pay", "guide LIM", "land", "leave"):
        assert code(state, text) == "chance_first"
    assert code(state, "die 3") == "wrong_moment"
