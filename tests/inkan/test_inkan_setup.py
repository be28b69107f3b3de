"""Before the first turn: the disks, the pesos, the throw for the start, the order of play."""

from collections import Counter

import pytest
from inkan_play import BOARD, at, go, new
from scripted_play import code, no, told

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.inkan import INKAN
from tesoro_lab.games.inkan.frames import Start
from tesoro_lab.games.inkan.kinds import DISKS, IN_THE_BOX, RESERVE, Disk, laid_out


def test_the_box_holds_35_disks_of_these_kinds() -> None:
    assert {str(disk): count for disk, count in IN_THE_BOX.items()} == {
        "treasure": 1,
        "cup": 3,
        "necklace": 4,
        "pottery": 4,
        "guide": 2,
        "sun": 8,
        "devil": 3,
        "empty": 10,
    }
    assert sum(IN_THE_BOX.values()) == 35


def test_34_disks_lie_on_the_map_and_one_empty_one_is_kept_aside() -> None:
    state = new(2)
    hidden = dict(zip(DISKS, state.hidden, strict=True))
    assert hidden == {**IN_THE_BOX, Disk.EMPTY: 9}
    assert RESERVE == Disk.EMPTY
    assert state.unturned.count(True) == 34 == sum(state.hidden)
    assert not state.unturned[BOARD.start]
    assert not state.unturned[BOARD.goal]


@pytest.mark.parametrize("circles", range(1, 60))
def test_another_number_of_circles_has_its_own_disks(circles: int) -> None:
    counts = laid_out(circles)
    assert sum(counts) == circles
    assert counts[0] == 1
    assert min(counts) >= 0
    more = laid_out(circles + 1)
    assert Counter(b - a for a, b in zip(counts, more, strict=True)) == {0: 7, 1: 1}
    assert len(set(counts[1:])) > 1 or circles in (1, 8, 15)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_in_rio_with_300_pesos_and_nothing_else(seats: int) -> None:
    state = new(seats)
    assert state.purses == [300] * seats
    assert state.bank == -300 * seats
    assert state.at == [BOARD.dot("Rio de Janeiro")] * seats
    assert state.paid == [False] * seats
    assert state.suns == [0] * seats
    assert (state.treasure, state.found) == (-1, False)
    assert state.standing() == ((0, 300),) * seats


def test_the_highest_throw_begins_and_the_turn_goes_round_by_seats() -> None:
    state = new(3)
    events = go(state, "die 2", "die 5", "die 4")
    assert told(events, "opening_throw") == [(0, 2), (1, 5), (2, 4)]
    assert told(events, "starts") == [(1,)]
    assert told(events, "turn") == [(1, 1, 1)]
    assert state.frame == Start(1)
    order = []
    for _ in range(4):
        order.append(state.seat)
        events = go(state, "land", "die 1", "go L31.1" if len(order) < 4 else "go RIO")
    assert order == [1, 2, 0, 1]
    assert (state.turn, state.round) == (5, 2)


def test_the_round_counts_from_whoever_began() -> None:
    state = new(2)
    go(state, "die 1", "die 2")
    rounds = []
    for _ in range(4):
        rounds.append((state.seat, state.round))
        to = "L31.1" if state.at[state.traveller] == BOARD.start else "RIO"
        go(state, "land", "die 1", f"go {to}")
    assert rounds == [(1, 1), (0, 1), (1, 2), (0, 2)]


def test_only_those_who_tie_for_the_highest_throw_again() -> None:
    state = new(4)
    events = go(state, "die 6", "die 1", "die 6", "die 2")
    assert told(events, "opening_tie") == [((0, 2),)]
    assert told(events, "starts") == []
    events = go(state, "die 3", "die 3")
    assert told(events, "opening_throw") == [(0, 3), (2, 3)]
    assert told(events, "opening_tie") == [((0, 2),)]
    events = go(state, "die 1", "die 2")
    assert told(events, "starts") == [(2,)]
    assert state.seat == 2


def test_everybody_may_tie() -> None:
    state = new(6)
    events = go(state, *["die 4"] * 6)
    assert told(events, "opening_tie") == [(tuple(range(6)),)]
    go(state, *["die 1"] * 5, "die 6")
    assert state.seat == 5


def test_nobody_decides_before_the_opening_throws() -> None:
    state = new(2)
    assert no(state, "land").code == "chance_first"
    assert no(state, "die 7") == ("impossible_throw", (7,))
    assert code(state, "die 0") == "impossible_throw"
    assert code(state, "die") == "impossible_throw"
    assert len(state.legal()) == 0
    assert {str(move): int(weight) for move, weight in state.chance().weights.items()} == {
        f"die {pips}": 1 for pips in range(1, 7)
    }


def test_the_game_is_for_two_to_six() -> None:
    for seats in (1, 7, 0, "three", True, None):
        with pytest.raises(TesoroError, match="2 to 6 players"):
            INKAN.new(seats)  # type: ignore[arg-type]


def test_several_may_stand_on_one_dot_and_nobody_blocks() -> None:
    state = at({"seats": 3, "places": ["L31.1", "RIO", "L31.1"]})
    go(state, "land", "die 1", "go SAO", "leave", "land", "die 2", "go SAO", "leave")
    go(state, "land", "die 1", "go SAO")
    assert state.at == [BOARD.dot("SAO")] * 3


def test_a_state_shows_itself() -> None:
    state = at({"places": ["LIM"]})
    text = "<InkanState turn 1: Start, seat 0, ['LIM', 'RIO'], [300, 300]>"
    assert repr(state) == text
    state = at({"places": ["LIM"], "turned": {"LIM": "treasure"}, "treasure": 0})
    go(state, "fly MPI")
    assert repr(state).startswith("<InkanState turn 1: over, seat None, ['MPI', ")
