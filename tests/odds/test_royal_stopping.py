"""When to stop at Port Royal: known fractions, every order counted out, and the real engine."""

import time
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any

import pytest

from tesoro_lab.engine import CHANCE, Move, Stream
from tesoro_lab.games.royal import ROYAL, RoyalDeck
from tesoro_lab.games.royal.frames import Reveal, Trade
from tesoro_lab.odds.glance import Crew, glance
from tesoro_lab.odds.harbour import Harbour
from tesoro_lab.odds.stopping import PICKS, Plan, plan, ships_only
from tesoro_lab.odds.worth import STANDARD, Worth, gains

DECK = RoyalDeck.load()
BEST = Fraction(45757, 18424)
TIMES = 3000


def lying(*ships: str) -> Any:
    return ROYAL.scenario({"display": [f"ship-{name}" for name in ships], "drawn": len(ships)})


@pytest.mark.parametrize(
    ("colours", "coins"),
    [(1, "11/5"), (2, "548/245"), (3, "757/490"), (4, "14249/11515"), (5, "29307/75670")],
)
def test_stopping_at_so_many_colours(colours: int, coins: str) -> None:
    fresh = Harbour.fresh()
    assert Plan(fresh, ships_only()).until(colours) == Fraction(coins)


def test_the_best_plan_is_worth_the_known_fraction() -> None:
    advice = Plan(Harbour.fresh(), ships_only()).advice()
    assert advice.value == BEST
    assert advice.draw
    assert abs(Plan(Harbour.fresh(), ships_only()).nearly() - BEST) < 1e-9


@pytest.mark.parametrize(
    ("ships", "draw"),
    [
        (["red-1-1"], True),
        (["red-2-3"], True),
        (["red-3-6"], False),
        (["red-1-1", "blue-1-1"], True),
        (["red-1-1", "blue-2-1"], False),
        (["red-1-1", "blue-1-1", "green-1-1"], True),
        (["red-2-3", "blue-1-1", "green-1-1"], False),
        (["red-1-1", "blue-1-1", "green-1-1", "black-1-2"], False),
        (["red-4-skull", "blue-1-1", "green-1-1", "black-1-2", "yellow-4-4"], False),
    ],
)
def test_where_one_goes_on(ships: list[str], draw: bool) -> None:
    state = lying(*ships)
    assert plan(state, worth=None).advice().draw is draw
    seen = glance(DECK, state.pools[-1], state.display, Crew(ships_only()))
    assert (seen.draw > seen.stop) is draw


def counted(harbour: Harbour, gain: tuple[int, ...], extra: int, bust: int) -> Fraction:
    """The best value by playing out every card in every order, nothing passed over."""
    faces = harbour.board.faces

    def stop(display: tuple[int, ...]) -> Fraction:
        colours = {faces[front].colour for front in display if faces[front].need}
        values = sorted([gain[front] for front in display], reverse=True)
        return Fraction(sum(values[: PICKS[len(colours)] + extra]))

    @cache
    def best(unseen: tuple[int, ...], display: tuple[int, ...]) -> Fraction:
        total = sum(unseen)
        value = Fraction(0)
        for front, count in enumerate(unseen):
            if not count:
                continue
            left = (*unseen[:front], count - 1, *unseen[front + 1 :])
            face = faces[front]
            lie = [faces[other].colour for other in display if faces[other].need]
            if not face.need or face.colour not in lie:
                after = best(left, tuple(sorted((*display, front))))
            elif face.need <= harbour.swords:
                after = best(left, display)
            else:
                after = Fraction(bust)
            value += count * after
        return max(stop(display), value / total if total else Fraction(0))

    return best(harbour.unseen, harbour.display)


CARDS = {
    "ship-red-1-1": 2,
    "ship-red-3-6": 1,
    "ship-blue-2-1": 1,
    "ship-blue-4-5": 1,
    "ship-green-1-1": 1,
    "ship-black-3-7": 1,
    "sailor-1": 2,
    "pirate-3": 1,
    "jester-1": 1,
    "tax-swords": 1,
}


@pytest.mark.parametrize("swords", [0, 1, 5])
@pytest.mark.parametrize("extra", [0, 2])
@pytest.mark.parametrize("display", [(), ("ship-red-2-3", "sailor-2"), ("ship-blue-1-1",)])
def test_every_order_counted_out(swords: int, extra: int, display: tuple[str, ...]) -> None:
    unseen = tuple([CARDS.get(face.id, 0) for face in DECK.faces])
    lie = tuple(sorted([DECK.face(name) for name in display]))
    harbour = Harbour(DECK, unseen, lie, swords)
    state = ROYAL.scenario({"coins": [12, 3]})
    gain = gains(state, 0)
    advice = Plan(harbour, gain, extra, bust=1).advice()
    assert advice.value == counted(harbour, gain, extra, 1)


def test_worth_counts_what_can_be_paid() -> None:
    poor = gains(ROYAL.scenario({"coins": [3, 3]}), 0)
    rich = gains(ROYAL.scenario({"coins": [9, 3], "persons": {0: ["mademoiselle-2"]}}), 0)
    pirate, trader = DECK.face("pirate-3"), DECK.face("ship-red-1-1")
    assert poor[pirate] == 0
    assert rich[pirate] == STANDARD.of(DECK.faces[pirate]) - 8
    assert poor[trader] == 1
    red = ROYAL.scenario({"persons": {0: ["trader-red-1", "trader-red-1"]}})
    assert gains(red, 0)[trader] == 3
    assert gains(red, 0, None)[pirate] == 0
    assert Worth(shield=9).of(DECK.faces[pirate]) == 9 * 3 + 2 * 2


def test_one_card_more_counts_every_card() -> None:
    state = lying("red-2-3")
    advice = plan(state, worth=None).advice()
    seen = glance(DECK, state.pools[-1], state.display, Crew(ships_only()))
    assert abs(float(advice.once) - seen.draw) < 1e-12
    assert advice.stop == seen.stop == 2
    # Nine ships are red; each other colour has three ships of 3 coins and one of 4.
    coins = 4 * (3 * 3 + 1 * 4) + (118 - 9 - 16) * 2
    assert advice.once == Fraction(coins, 118)


def take(state: Any, rng: Stream, advise: dict[tuple[int, ...], bool]) -> int:
    """Play the turn by the plan through the real engine; the coins it brings from ships."""
    number = state.turn
    while state.turn == number:
        if state.seat == CHANCE:
            state.play(state.draw(rng))
            continue
        if isinstance(state.frame, Trade):
            ships = [DECK.faces[front].coins for front in state.display if DECK.faces[front].need]
            return sum(sorted(ships, reverse=True)[: state.frame.picks])
        faces = [DECK.faces[front] for front in state.display]
        key = tuple(sorted([face.coins for face in faces if face.need]))
        if key not in advise:
            # Without swords the colours are alike: only the coins that lie there matter.
            advise[key] = plan(state, worth=None).advice().draw
        state.play(Move("draw" if advise[key] or not state.drawn else "stop"))
        assert isinstance(state.frame, Reveal | Trade) or state.seat != 0 or not state.display
    return 0


def test_the_real_engine_agrees() -> None:
    """4 standard errors: a right answer fails once in 16,000 such tests."""
    start = ROYAL.scenario({})
    rng = Stream("royal stopping")
    advise: dict[tuple[int, ...], bool] = {}
    coins = [take(start.copy(), rng, advise) for _ in range(TIMES)]
    mean = sum(coins) / TIMES
    spread = sum((each - mean) ** 2 for each in coins) / TIMES
    assert abs(mean - BEST) < 4 * sqrt(spread / TIMES)
    assert sum(not each for each in coins) / TIMES == pytest.approx(0.146, abs=0.03)


def test_a_decision_comes_at_once() -> None:
    state = ROYAL.scenario(
        {
            "display": ["ship-red-1-1", "ship-blue-1-1", "settler-1"],
            "persons": {0: ["sailor-1", "pirate-1"]},
            "coins": [9, 3],
            "drawn": 3,
        }
    )
    begun = time.process_time()
    plan(state).advice()
    assert time.process_time() - begun < 0.3
