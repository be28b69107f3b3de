"""What the odds lens of Port Royal says in each moment of a turn."""

from fractions import Fraction
from typing import Any

from tesoro_lab.engine import CHANCE, Move, Stream
from tesoro_lab.games.royal import ROYAL, RoyalRules
from tesoro_lab.odds.royal_lens import RoyalLens, lens

STRONG = {0: ["sailor-1", "pirate-1"]}


def see(**facts: Any) -> RoyalLens:
    seen = lens(ROYAL.scenario(facts))
    assert seen is not None
    return seen


def test_before_the_first_card_there_is_no_advice() -> None:
    seen = see()
    assert (seen.ask, seen.seat, seen.colours, seen.draws) == ("draw", 0, 0, None)
    assert seen.reach[5] == Fraction(2500, 52969)
    assert seen.coins is not None
    assert seen.coins.value == Fraction(45757, 18424)
    assert seen.next_card["tax"] == Fraction(4, 119)
    assert sum(seen.next_card.values()) == 1


def test_nothing_is_seen_before_the_first_turn_and_after_the_end() -> None:
    state = ROYAL.new(2)
    assert lens(state) is None
    rng = Stream("royal lens")
    while state.seat is not None:
        state.play(state.draw(rng) if state.seat == CHANCE else state.legal().sample(rng))
    assert lens(state) is None


def test_drawing_against_stopping() -> None:
    seen = see(display=["ship-red-3-6", "ship-blue-1-1"], drawn=2)
    assert seen.bust == Fraction(18, 117) == seen.bust_within[0]
    # One sword more repels the three other blue ships of need 1 and those of red.
    assert list(seen.bust_with) == sorted(seen.bust_with, reverse=True)
    assert seen.bust_with[0] == Fraction(18 - 3 - 3, 117)
    assert sorted(seen.reach) == [3, 4, 5]
    assert seen.draws is False
    assert seen.repels is None


def test_a_ship_just_drawn_can_be_repelled() -> None:
    seen = see(display=["ship-red-1-1"], drawn=1, fresh=True, persons=STRONG)
    assert seen.advice is not None
    assert seen.repelled is not None
    assert seen.repelled.stop == 0
    assert seen.repels is (seen.repelled.value > seen.advice.value)


def test_a_second_ship_of_a_colour_does_not_count_yet() -> None:
    state = ROYAL.scenario({"display": ["ship-red-2-3"], "drawn": 1, "persons": STRONG})
    state.play(Move.parse("draw"))
    assert lens(state).ask == "card"
    state.play(Move.parse("card ship-red-1-1"))
    seen = lens(state)
    assert (seen.ask, seen.colours, seen.advice, seen.repels) == ("repel", 1, None, True)
    assert seen.coins.stop == seen.repelled.stop == 2
    state.play(Move.parse("repel"))
    after = lens(state)
    assert after.bust == seen.bust
    assert after.advice == seen.repelled


def test_picks_are_told_by_worth() -> None:
    rules = RoyalRules.official()
    facts = {"display": ["ship-red-1-1", "pirate-1", "governor-0"], "drawn": 3, "coins": [6, 6]}
    state = ROYAL.scenario(facts, rules)
    state.play(Move.parse("stop"))
    seen = lens(state)
    names = [state.board.faces[pick.front].id for pick in seen.picks]
    assert (seen.ask, seen.seat, seen.advice, seen.coins) == ("pick", 0, None, None)
    assert names == ["pirate-1", "ship-red-1-1"]
    assert [pick.gain for pick in seen.picks] == [2, 1]
    state.play(Move.parse("pass"))
    other = lens(state)
    assert other.seat == 1
    assert [pick.gain for pick in other.picks] == [1, 0]


def test_every_moment_of_a_game_has_a_lens() -> None:
    state = ROYAL.new(3, RoyalRules(claim_after_bust=True))
    rng = Stream("royal lens everywhere")
    asked = set()
    for _ in range(60):
        if state.seat == CHANCE:
            state.play(state.draw(rng))
            continue
        seen = lens(state)
        asked.add(seen.ask if seen else None)
        state.play(Move("draw") if state.why_not(Move("draw")) is None else state.legal().moves[0])
    assert {"draw"} <= asked
