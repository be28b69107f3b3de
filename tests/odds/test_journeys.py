"""Journeys: counted by hand on a small map, and played through the game itself on the real one."""

from fractions import Fraction
from math import inf, sqrt
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from tiny_map import tiny_map

from tesoro_lab.engine import CHANCE, Stream, TesoroError
from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules
from tesoro_lab.games.inkan.kinds import IN_THE_BOX, RESERVE
from tesoro_lab.odds import journeys, sweeps, ways
from tesoro_lab.odds.journeys import Journey, arrival_turns, expected_turns, journey
from tesoro_lab.odds.roadworks import turns_for

BOARD = InkanMap.load()


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> InkanMap:
    return tiny_map(tmp_path_factory.mktemp("tiny"))


def near(turns: float, by_hand: Fraction | int) -> bool:
    return abs(turns - float(by_hand)) < 1e-9


# By hand. turns_for(n) is the mean number of throws to come n steps or more, so 1 for one step,
# 7/6 for two (a first throw of 1 needs a second one), 49/36 for three.


def test_throws_needed_for_a_number_of_steps() -> None:
    assert [turns_for(n) for n in range(4)] == [0, 1, Fraction(7, 6), Fraction(49, 36)]
    # Two dice reach seven with 21 of 36 throws, one die never does.
    seven = turns_for(7)
    assert seven == 1 + sum([turns_for(n) for n in range(1, 7)], Fraction(0)) / 6


def test_a_straight_road(tiny: InkanMap) -> None:
    assert near(expected_turns(tiny, "B", "S", pesos=0, modes=("land",)), turns_for(3))
    assert near(expected_turns(tiny, "r1.1", "S", pesos=0, modes=("land",)), 1)
    assert expected_turns(tiny, "S", "S") == 0


def test_a_crossroads_is_no_place_to_stop_but_a_way_to_choose(tiny: InkanMap) -> None:
    # From the Bay: a throw of 1 ends on the Fork, of 2 one step on; both then need one more
    # throw or, from the Fork two steps away, 7/6; any other throw reaches the Temple.
    assert near(expected_turns(tiny, "Bay", "Temple", 0, ("land",)), turns_for(3))
    # From the bog the road leads back one step: 1 to the Fork, 2 one step on, else the Temple.
    assert near(expected_turns(tiny, "Bog", "Temple", 0, ("land",)), turns_for(3))


def test_six_steps_by_land_or_four_by_sea(tiny: InkanMap) -> None:
    assert near(expected_turns(tiny, "S", "G", 0, ("land",)), turns_for(6))
    # For nothing one sails two steps a turn: to the Isle, and on to the Temple.
    assert near(expected_turns(tiny, "S", "G", 0, ("sea",)), 2)
    # For 100 pesos: 4, 5, 6 arrive; 2 or 3 end on the Isle or a step beyond, then two free steps
    # are certain to arrive, better than the die; after 1 there are three steps left, see below.
    sail = 1 + (1 + 1 + Fraction(4, 3)) / 6
    assert near(expected_turns(tiny, "S", "G", 100, ("sea",)), sail)
    assert sail < turns_for(4) < 2 < turns_for(6)
    assert near(expected_turns(tiny, "S", "G", 0), 2)
    assert near(expected_turns(tiny, "S", "G", 100), sail)


def test_flights_cost_300_each(tiny: InkanMap) -> None:
    assert expected_turns(tiny, "A", "G", 300, ("air",)) == 1
    assert expected_turns(tiny, "A", "G", 200, ("air",)) == inf
    assert expected_turns(tiny, "S", "G", 600, ("air",)) == 2
    assert expected_turns(tiny, "S", "G", 500, ("air",)) == inf
    # On foot nine steps to the Airfield are longer than six to the Temple.
    assert near(expected_turns(tiny, "S", "G", 300, ("land", "air")), turns_for(6))
    assert near(expected_turns(tiny, "r5.8", "G", 300, ("land", "air")), 2)
    assert near(expected_turns(tiny, "S", "G", 600, ("land", "air")), 2)


def test_a_place_that_no_mode_leads_to_is_never_reached(tiny: InkanMap) -> None:
    assert expected_turns(tiny, "S", "Isle", modes=("land",)) == inf
    assert expected_turns(tiny, "B", "Isle", modes=("sea",)) == inf
    assert journey(tiny, "Isle", modes=("land",)).plan("S") is None
    assert arrival_turns(tiny, "S", "Isle", modes=("land",)).later == 1
    # The map's own land by land: islands stay out of reach, everything else has a number.
    land = journey(BOARD, "Iquitos", modes=("land",))
    assert land.turns("Lima") == inf


def test_a_fee_for_each_voyage(tiny: InkanMap) -> None:
    # Each voyage ends at the Isle. With 100 pesos one voyage of two steps takes 7/6 by die and 1
    # for nothing, so two free turns are best; who can pay but may not drift must pay once.
    each = InkanRules(sea_fee="each_voyage")
    assert near(expected_turns(tiny, "S", "G", 100, ("sea",), each), 2)
    both = InkanRules(sea_fee="each_voyage", free_sea="penniless")
    assert near(expected_turns(tiny, "S", "G", 100, ("sea",), both), Fraction(7, 6) + 1)
    assert near(expected_turns(tiny, "S", "G", 200, ("sea",), both), 2 * Fraction(7, 6))
    assert near(expected_turns(tiny, "S", "G", 0, ("sea",), both), 2)


def test_mixed_modes_in_one_throw(tiny: InkanMap) -> None:
    # Isle ~2~ Port -3- Bay in one go: five steps for the fee, instead of 1 + 49/36.
    mixed = InkanRules(mixed_modes=True)
    apart = expected_turns(tiny, "I", "B", 100)
    assert near(apart, 1 + turns_for(3))
    assert near(expected_turns(tiny, "I", "B", 100, rules=mixed), turns_for(5))
    assert expected_turns(tiny, "I", "B", 100, ("sea", "air"), mixed) == inf


def test_a_fee_paid_holds(tiny: InkanMap) -> None:
    assert near(journey(tiny, "G", ("sea",)).turns("I", pesos=0, paid=True), 1)
    # Three steps: 1 or 2 leave at most two more steps, which are free and sure.
    three = 1 + Fraction(2, 6)
    assert near(journey(tiny, "G", ("sea",)).turns("w1.1", pesos=0, paid=True), three)
    assert near(journey(tiny, "G", ("sea",)).turns("w1.1", pesos=0), 2)


def test_the_plan_says_how_to_travel_and_where_to_stop(tiny: InkanMap) -> None:
    plan = journey(tiny, "G").plan("S", pesos=0)
    assert plan is not None
    assert (plan.move.text, plan.pesos, plan.stops) == ("drift", 0, ("I",))
    plan = journey(tiny, "G", ("land",)).plan("B", pesos=0)
    assert plan is not None
    assert plan.stops == ("x", "r3.1", "G", "G", "G", "G")
    assert journey(tiny, "G").plan("G") is None
    options = {option.move.text: option.turns for option in journey(tiny, "G").options("S", 300)}
    assert set(options) == {"land", "drift", "sea", "fly A"}
    assert near(options["sea"], Fraction(14, 9))
    assert options["drift"] == 2
    assert options["fly A"] == 1 + expected_turns(tiny, "A", "G", 0)


def test_arrival_turns_are_exact(tiny: InkanMap) -> None:
    # Four steps by sea: at once with 4, 5, 6; on the second turn unless 1 comes before 1 or 2.
    chances = arrival_turns(tiny, "S", "G", 100, ("sea",))
    assert chances.turns == {1: Fraction(1, 2), 2: Fraction(4, 9), 3: Fraction(1, 18)}
    assert (chances.by(2), chances.later) == (Fraction(17, 18), 0)
    # Six steps on foot: a six, or any throws that add up to six or more.
    chances = arrival_turns(tiny, "S", "G", 100, ("land",))
    assert chances.turns[1] == Fraction(1, 6)
    assert chances.turns[2] == Fraction(5, 6) - Fraction(10, 36)
    assert chances.turns[6] == Fraction(1, 6**5)
    assert sum([turn * chance for turn, chance in chances.turns.items()]) == turns_for(6)
    assert arrival_turns(tiny, "G", "G").turns == {0: 1}


# The real map.

CASES: list[tuple[str, str, int, tuple[str, ...], InkanRules | None]] = [
    ("RIO", "MPI", 300, journeys.MODES, None),
    ("RIO", "HOR", 100, journeys.MODES, None),
    ("RIO", "GPS", 600, journeys.MODES, None),
    ("FLK", "ANG", 0, journeys.MODES, None),
    ("MPI", "IQT", 200, ("land", "sea"), None),
    ("CTG", "BUE", 400, journeys.MODES, InkanRules(sea_fee="each_voyage")),
    ("JFI", "RIO", 300, ("land", "sea"), InkanRules(free_sea="penniless")),
    ("LIM", "FLK", 200, journeys.MODES, InkanRules(mixed_modes=True)),
]


@pytest.mark.parametrize(("start", "goal", "pesos", "modes", "rules"), CASES)
def test_the_exact_chances_have_the_expected_turns_as_their_mean(
    start: str, goal: str, pesos: int, modes: tuple[str, ...], rules: InkanRules | None
) -> None:
    chances = arrival_turns(BOARD, start, goal, pesos, modes, rules, horizon=60)
    mean = float(sum([turn * chance for turn, chance in chances.turns.items()], Fraction(0)))
    turns = expected_turns(BOARD, start, goal, pesos, modes, rules)
    assert chances.later < Fraction(1, 10**12)
    assert abs(mean - turns) < 1e-9


def empty_map(start: str, pesos: int, rules: InkanRules | None) -> Any:
    """Nothing to find on the map; seat 1 has the treasure and stays at sea without money."""
    turned = [str(disk) for disk, n in IN_THE_BOX.items() for _ in range(n - (disk == RESERVE))]
    facts = {
        "places": {0: start, 1: "RIO"},
        "purses": {0: pesos, 1: 0},
        "turned": dict(zip([BOARD.names[disk] for disk in BOARD.disks], turned, strict=True)),
        "treasure": 1,
        "rewarded": ["HOR", "IGU", "IQT"],
    }
    return INKAN.scenario(facts, rules)


def turns_played(state: Any, plans: Journey, goal: int, rng: Stream) -> int:
    """Play the plan in the game itself, and count the turns of seat 0 until it arrives."""
    turns = 0
    throw = 0
    while state.at[0] != goal:
        if state.seat == CHANCE:
            die = state.draw(rng)
            throw = int(die.args[0])
            state.play(die)
        elif state.seat == 1:
            state.play(state.legal().moves[-1])  # at sea without money: drift
        else:
            if type(state.frame).__name__ == "Start":
                plan = plans.plan(state.at[0], state.purses[0], state.paid[0])
                turns, throw = turns + 1, 0
                state.play(plan.move)
            else:
                stop = plan.stops[throw - 1 if len(plan.stops) > 1 else 0]
                state.play(next(move for move in state.legal().moves if move.args == (stop,)))
    return turns


@pytest.mark.parametrize(("start", "goal", "pesos", "modes", "rules"), CASES)
def test_the_game_itself_agrees(
    start: str, goal: str, pesos: int, modes: tuple[str, ...], rules: InkanRules | None
) -> None:
    """The mean of 600 journeys lies within 4 standard errors, so by luck outside once in 16,000."""
    plans = journey(BOARD, goal, modes, rules)
    first = empty_map(start, pesos, rules)
    rng = Stream(f"journeys:{start}:{goal}")
    end = BOARD.dot(goal)
    counts = [turns_played(first.copy(), plans, end, rng) for _ in range(600)]
    mean = sum(counts) / len(counts)
    spread = sqrt(sum([(count - mean) ** 2 for count in counts]) / len(counts))
    expected = plans.turns(start, pesos)
    assert abs(mean - expected) <= 4 * spread / sqrt(len(counts)) + 1e-9
    soonest = min(plans.arrivals(start, pesos).turns)
    assert min(counts) >= soonest


def test_values_are_right_to_a_billionth() -> None:
    """No choice on any spot would do better, and each spot's best is what its value says."""
    plans = journey(BOARD, "MPI")
    worst = 0.0
    for dot in range(len(BOARD.names)):
        for paid in (False, True):
            for pesos in (0, 300):
                options = plans.options(dot, pesos, paid)
                if options and dot != BOARD.goal:
                    best = min([option.turns for option in options])
                    worst = max(worst, abs(best - plans.turns(dot, pesos, paid)))
    assert worst <= 10 * sweeps.TINY


def test_more_money_never_makes_a_journey_longer() -> None:
    for goal in ("HOR", "CTG"):
        plans = journey(BOARD, goal)
        poorer = plans.values(0)
        for pesos in range(100, 2600, 100):
            richer = plans.values(pesos)
            assert all([b <= a + 1e-9 for a, b in zip(poorer, richer, strict=True)])
            poorer = richer
        assert plans.values(10**9) == plans.values(10**6)


def test_more_modes_never_make_a_journey_longer() -> None:
    for start in ("RIO", "UIO", "HOR"):
        land = expected_turns(BOARD, start, "MPI", modes=("land",))
        sails = expected_turns(BOARD, start, "MPI", modes=("land", "sea"))
        assert expected_turns(BOARD, start, "MPI") <= sails + 1e-9 <= land + 2e-9


def test_it_is_quick_cold_and_looked_up_warm() -> None:
    ways.ways.cache_clear()
    ways.open_ways.cache_clear()
    start = process_time()
    cold = Journey(BOARD, BOARD.goal, journeys.MODES, InkanRules())
    cold.turns("RIO", 10_000)
    assert process_time() - start < 2
    start = process_time()
    cold.turns("RIO", 10_000)
    assert process_time() - start < 0.01


def test_questions_that_have_no_answer_are_refused() -> None:
    with pytest.raises(TesoroError, match="not by 'rail'"):
        journey(BOARD, "MPI", modes=("rail",))
    with pytest.raises(TesoroError, match="0 pesos or more"):
        expected_turns(BOARD, "RIO", "MPI", pesos=-100)
    with pytest.raises(TesoroError, match="Atlantis"):
        expected_turns(BOARD, "RIO", "Atlantis")


def test_a_second_map_has_its_own_journeys(tiny: InkanMap, tmp_path: Path) -> None:
    again = tiny_map(tmp_path)
    assert journey(again, "G") is journey(tiny, "G")  # the same tables are the same map
    assert journey(tiny, "G") is not journey(BOARD, "MPI")
