"""Chances at the harbour of Port Royal: known fractions, a hand count, and the real engine."""

from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest

from tesoro_lab.engine import CHANCE, Move, Stream
from tesoro_lab.games.royal import ROYAL, RoyalDeck
from tesoro_lab.games.royal.frames import Discover, Threat
from tesoro_lab.games.royal.harbour import colours
from tesoro_lab.odds.harbour import Harbour

DECK = RoyalDeck.load()
SHIPS = ("red-1-1", "blue-1-1", "green-1-1", "yellow-1-1", "black-1-2")
TIMES = 1500


def harbour(ships: int, swords: int = 0) -> Harbour:
    """A fresh deck with the first so many colours turned over."""
    names = [f"ship-{name}" for name in SHIPS[:ships]]
    state = ROYAL.scenario({"display": names, "drawn": ships})
    return Harbour.of(state, more_swords=swords)


@pytest.mark.parametrize(
    ("ships", "doubles"), [(1, "9/49"), (2, "3/8"), (3, "27/47"), (4, "18/23"), (5, "1")]
)
def test_the_next_ship_is_a_second_of_its_colour(ships: int, doubles: str) -> None:
    assert harbour(ships).ship_doubles() == Fraction(doubles)
    assert harbour(ships).bust_next() == Fraction(9 * ships, 119 - ships)


@pytest.mark.parametrize(
    ("colours", "chance"),
    [(0, "1"), (1, "1"), (2, "40/49"), (3, "25/49"), (4, "500/2303"), (5, "2500/52969")],
)
def test_so_many_colours_are_reached(colours: int, chance: str) -> None:
    assert Harbour.fresh().reach(colours) == Fraction(chance)


@pytest.mark.parametrize("cards", [0, 1, 2, 5, 8, 20])
def test_a_bust_within_so_many_cards_is_the_known_sum(cards: int) -> None:
    safe = sum(comb(5, k) * 10**k * comb(69, cards - k) for k in range(min(cards, 5) + 1))
    assert Harbour.fresh().bust_within(cards) == 1 - Fraction(safe, comb(119, cards))


def test_the_cards_drawn_until_a_bust_add_up() -> None:
    fresh = Harbour.fresh()
    lasting = [1 - fresh.bust_within(cards) for cards in range(75)]
    assert sum(lasting) == Fraction(7608120, 900473)


def test_one_card_within_one_is_the_next_card() -> None:
    for swords in (0, 1, 2, 5, 98, 200):
        for ships in range(6):
            seen = harbour(ships, swords)
            assert seen.bust_within(1) == seen.bust_next()


def test_more_swords_never_hurt_and_a_skull_stays() -> None:
    chances = [harbour(4, swords).bust_next() for swords in range(12)]
    assert chances == sorted(chances, reverse=True)
    # Red and black keep two skulls each, however many swords there are.
    assert harbour(5, 500).bust_next() == Fraction(4, 114)
    reached = [Harbour.fresh(swords).reach(5) for swords in range(10)]
    assert reached == sorted(reached)


def test_owned_sailors_are_seen_cards() -> None:
    state = ROYAL.scenario({"persons": {0: ["sailor-1", "pirate-1"]}, "display": ["ship-red-1-1"]})
    seen = Harbour.of(state)
    assert seen.swords == 3
    assert sum(seen.unseen) == 119 - 3
    assert seen.bust_next() == Fraction(4, 116)
    assert sum(Harbour.fresh(3).unseen) == 119
    assert Harbour.of(state, 1).swords == 0


def test_an_empty_pile_is_drawn_from_the_discards() -> None:
    state = ROYAL.scenario({"discards": {"sailor-1": 3, "ship-red-1-1": 1}})
    state.pile = 0
    assert sum(Harbour.of(state).unseen) == 4


def turn(state: Any, rng: Stream, cards: int) -> tuple[int, int]:
    """Draw on and repel what must be; the cards drawn and colours reached before the turn ends."""
    number, drawn, most = state.turn, 0, 0
    while state.turn == number and state.seat is not None and drawn < cards:
        if state.seat == CHANCE:
            move = state.draw(rng)
            drawn += move.kind == "card"
        else:
            frame = state.frame
            assert isinstance(frame, Discover | Threat)
            move = Move("repel") if isinstance(frame, Threat) else Move("draw")
        state.play(move)
        while state.seat == CHANCE and state.turn == number and "Reveal" not in repr(state):
            state.play(state.draw(rng))
        if state.turn == number and not isinstance(state.frame, Threat):
            most = max(most, len(colours(state)))
    return (drawn if state.turn == number else -drawn), most


@pytest.mark.parametrize("persons", [[], ["sailor-1", "pirate-1", "pirate-2"]])
def test_the_real_engine_agrees(persons: list[str]) -> None:
    """4 standard errors: a right answer fails once in 16,000 such tests."""
    start = ROYAL.scenario({"persons": {0: persons}})
    seen = Harbour.of(start)
    rng = Stream(f"royal chances {len(persons)}")
    played = [turn(start.copy(), rng, 8) for _ in range(TIMES)]
    for cards in (4, 8):
        lost = sum(-cards <= ended < 0 for ended, _ in played) / TIMES
        chance = float(seen.bust_within(cards))
        assert abs(lost - chance) < 4 * sqrt(chance * (1 - chance) / TIMES)
    whole = [turn(start.copy(), rng, 80)[1] for _ in range(TIMES)]
    for k in (3, 4, 5):
        chance = float(seen.reach(k))
        share = sum(most >= k for most in whole) / TIMES
        assert abs(share - chance) < 4 * sqrt(chance * (1 - chance) / TIMES)
