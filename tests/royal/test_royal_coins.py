"""Coins are unseen cards: pools, reshuffles, the oldest paid first, and exact chances."""

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from royal_play import DECK, RED, YELLOW, asked, at, go, num, pay, purses, shown, thrown
from scripted_play import code, told

from tesoro_lab.engine import Move
from tesoro_lab.games.royal import ROYAL, RoyalState

EVERYTHING = {face.id: face.count for face in DECK.faces if not face.five_players}


def nearly_empty(left: dict[str, int], *, seats: int = 2, **facts: object) -> RoyalState:
    """A position in which only these cards are unseen; all others lie on the discards."""
    rest = dict(EVERYTHING)
    for name, count in left.items():
        rest[name] -= count
    laid = [*facts.get("display", [])]  # type: ignore[misc]
    for names in facts.get("persons", {}).values():  # type: ignore[attr-defined]
        laid += names
    for name in laid:
        rest[name] -= 1
    return at({"discards": rest, "seats": seats, "coins": [0] * seats, **facts})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_three_unseen_coins(seats: int) -> None:
    state = ROYAL.new(seats)
    assert purses(state) == [3] * seats
    assert state.coins == [((0, 3),)] * seats
    assert sum(state.pools[0]) == 119


def test_gaining_a_coin_takes_a_card_from_the_pile_and_shows_nothing() -> None:
    state = at({"display": [RED]})
    pile, pools = state.pile, [pool[:] for pool in state.pools]
    go(state, "stop", f"take {RED}")
    assert state.pile == pile - 1
    assert state.pools == pools


def test_a_coin_paid_is_any_unseen_card_and_then_lies_on_the_discards() -> None:
    state = at({"display": ["sailor-1"]})
    go(state, "stop", "hire sailor-1")
    assert state.chance().total == 118
    assert state.chance()[Move.parse("coin sailor-1")] == Fraction(6, 118)
    events = go(state, "coin governor-0")
    assert told(events, "coin_shown") == [(0, num("governor-0"))]
    assert thrown(state) == {"governor-0": 1}
    assert state.chance()[Move.parse("coin governor-0")] == Fraction(3, 117)
    assert code(state, "coin expedition-ach") == "card_not_unseen"


def test_paid_coins_come_back_as_cards_after_a_reshuffle() -> None:
    state = nearly_empty({RED: 3}, coins=[3, 0], display=["sailor-1"])
    assert state.pile == 0
    go(state, "stop", "hire sailor-1", f"coin {RED}", f"coin {RED}", f"coin {RED}", "draw")
    assert state.pools[-1][num(RED)] == 3


def test_the_pile_is_refilled_only_when_a_card_is_needed() -> None:
    state = nearly_empty({YELLOW: 1})
    shown(state, YELLOW)
    assert state.pile == 0
    assert sum(state.discards) == 118
    events = go(state, "draw")
    assert told(events, "reshuffle") == [(118,)]
    assert (state.pile, sum(state.discards)) == (118, 0)
    assert state.chance().total == 118


def test_a_coin_keeps_its_pool_and_the_oldest_is_paid_first() -> None:
    """The two pools are told apart by the fronts that they can show."""
    state = nearly_empty({"sailor-1": 2, "pirate-1": 1}, coins=[2, 0], display=["ship-blue-4-5"])
    events = go(state, "stop", "take ship-blue-4-5")
    assert told(events, "reshuffle") == [(116,)]
    assert state.coins[0] == ((0, 3), (1, 3))
    go(state, "draw", "card trader-red-1", "stop", "pass", "hire trader-red-1")
    assert asked(state) == "Coin"
    weights = {move.args[0]: weight for move, weight in state.chance().weights.items()}
    assert weights == {"sailor-1": 2, "pirate-1": 1}
    go(state, "coin sailor-1", "coin sailor-1")
    assert state.coins == [((1, 3),), ((0, 1),)]
    assert state.chance().total == sum(state.pools[1])


def test_a_pool_without_coins_is_forgotten() -> None:
    state = nearly_empty({"sailor-1": 2}, coins=[2, 0], display=["sailor-1", YELLOW])
    go(state, "stop", "pass", f"take {YELLOW}")
    assert len(state.pools) == 2
    assert state.coins == [((0, 2), (1, 1)), ()]
    state = nearly_empty({RED: 1})
    shown(state, RED)
    go(state, "draw")
    assert (len(state.pools), state.oldest) == (1, 1)


def test_the_chances_after_a_reshuffle_are_those_of_counting() -> None:
    """Deal all orders of a small pile: each coin and card comes as often as `chance` says.

    Four unseen cards, two of them dealt as coins; the other two are drawn and discarded.
    """
    cards = ["sailor-1", "sailor-1", "pirate-1", YELLOW]
    counted: Counter[str] = Counter()
    cases = 0
    for order in permutations(cards):
        if order[2] == YELLOW and order[3] == "sailor-1":
            counted[order[0]] += 1  # the oldest coin, given the two cards that were drawn
            cases += 1
    left = {"sailor-1": 2, "pirate-1": 1, YELLOW: 1}
    state = nearly_empty(left, coins=[2, 0], display=["trader-red-1"])
    shown(state, YELLOW, "sailor-1")
    go(state, "draw", "card captain-1", "stop")
    crew = [move for move in state.legal().moves if move.text == "hire trader-red-1"]
    assert not crew  # two coins do not pay a trader
    go(state, f"take {YELLOW}")
    assert state.coins[0] == ((0, 2), (1, 1))
    go(state, "pass")
    go(state, "draw", "card sailor-2", "stop", "pass", "pass")
    shown(state, "sailor-1")
    go(state, "stop", "hire sailor-1")
    chance = {str(move.args[0]): weight for move, weight in state.chance().weights.items()}
    total = sum(chance.values())
    assert {name: Fraction(n, total) for name, n in chance.items()} == {
        name: Fraction(n, cases) for name, n in counted.items()
    }
    go(state, "coin pirate-1")
    assert dict(state.chance().weights) == {Move.parse("coin sailor-1"): 1}
    go(state, "coin sailor-1")
    assert state.chance().total == sum(state.pools[-1])
    assert len(state.pools) == 1


def test_a_fee_passes_on_face_down() -> None:
    state = at({"display": [RED], "coins": [0, 4]})
    events = go(state, "stop", "pass", f"take {RED}")
    assert told(events, "coin_shown") == []
    assert purses(state) == [1, 4]


def test_the_oldest_coin_is_handed_over_and_sorted_in() -> None:
    state = nearly_empty({"jack-1": 1}, coins=[0, 1], display=[RED, YELLOW])
    go(state, "stop", f"take {RED}")
    assert state.coins == [((1, 1),), ((0, 1),)]
    go(state, f"take {YELLOW}")
    assert state.coins == [((0, 1), (1, 1)), ((1, 1),)]


def test_where_no_card_is_left_only_the_coins_there_are_are_given() -> None:
    """All other cards are in the hands of players."""
    hoard = sum(EVERYTHING.values()) - 2
    state = at({"display": ["ship-blue-3-2", RED], "coins": [0, hoard]})
    assert state.pile == 0
    events = go(state, "stop", "take ship-blue-3-2")
    assert told(events, "reshuffle") == [(1,)]
    assert told(events, "no_coins") == [(0,)]
    assert purses(state) == [1, hoard]


def test_without_a_card_to_draw_one_may_stop_at_once() -> None:
    state = at({"coins": [60, 59]})
    assert code(state, "draw") == "no_cards_left"
    events = go(state, "stop")
    assert told(events, "turn") == [(1, 2, 1)]
    assert code(state, "draw") == "no_cards_left"


def test_the_ship_that_was_taken_can_itself_be_the_coin() -> None:
    """It lies on the discards before its coins are due, and these are shuffled."""
    state = at({"seats": 3, "display": [RED], "coins": [60, 0, 58]})
    events = go(state, "stop", "pass", f"take {RED}")
    assert told(events, "reshuffle") == [(1,)]
    assert told(events, "fee") == [(1, 0, 1)]
    assert purses(state) == [61, 0, 58]


def test_the_drawn_front_follows_the_weights() -> None:
    state = at({"display": ["sailor-1"], "persons": {0: ["governor-0"] * 4}})
    go(state, "draw")
    rng = random.Random("weights")
    drawn = Counter(str(state.draw(rng).args[0]) for _ in range(8000))
    chance = state.chance()
    for move, weight in chance.weights.items():
        due = 8000 * weight / chance.total
        assert abs(drawn[str(move.args[0])] - due) < 5 * due**0.5 + 5
    assert set(drawn) == {str(move.args[0]) for move in chance.outcomes}


def test_the_fingers_of_chance_touch_every_card_once() -> None:
    """Equal steps of the random number meet each unseen card exactly once."""

    class Steps(random.Random):
        value = 0.0

        def random(self) -> float:
            return self.value

    state = at()
    go(state, "draw")
    rng, found = Steps(), Counter[Move]()
    for step in range(119):
        rng.value = (step + 0.5) / 119
        found[state.draw(rng)] += 1
    assert dict(found) == dict(state.chance().weights)


def test_paying_everything_one_has() -> None:
    state = at({"display": ["sailor-1"], "coins": [3, 3]})
    go(state, "stop", "hire sailor-1")
    pay(state)
    assert state.coins[0] == ()
