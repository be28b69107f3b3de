"""Paying and waiting in the Galleys: by hand, by linear algebra, and by pawns that are thrown."""

from fractions import Fraction

import numpy as np
import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules
from tesoro_lab.games.ruta.movement import FREE, Pawn
from tesoro_lab.odds import earnings, galleys
from tesoro_lab.odds.pawns import HELD, Turn, pawn_chain

OPTIONS = [
    {},
    {"third_turn": "pay_and_wait"},
    {"fine_then": "next_turn"},
    {"galleys_double_rolls_again": True},
]
ALL = pytest.mark.parametrize("options", OPTIONS)


def rules(options):
    return RutaRules(**options)


@pytest.mark.parametrize("tries", [0, 1, 2])
def test_waiting_is_geometric_cut_off_at_three(tries):
    way = galleys.of(tries=tries).ways["wait"]
    left = 3 - tries
    for turn in range(1, left):
        assert way.moves_on[turn] == Fraction(1, 6) * Fraction(5, 6) ** (turn - 1)
    assert way.moves_on[left] == Fraction(5, 6) ** (left - 1)
    assert way.cost == Distribution({0: 6**left - 5**left, 10_000: 5**left})
    assert way.held.mean() == way.moves_on.mean() - 1


def test_the_figures_of_the_printed_rules():
    stay = galleys.of()
    assert stay.ways["wait"].moves_on.mean() == Fraction(91, 36)
    assert stay.ways["wait"].cost.mean() == 10_000 * Fraction(125, 216)
    assert stay.saving == 10_000 * Fraction(91, 216)
    assert {name: way.cost.mean() for name, way in stay.ways.items() if name != "wait"} == {
        "pay": 10_000,
        "ransom": 20_000,
        "free_card": 0,
    }


@pytest.mark.parametrize(("option", "cost"), [("kept", 20_000), ("as_fine", 10_000), ("free", 0)])
def test_the_ransom_card_costs_what_the_rules_say(option, cost):
    stay = galleys.of(rules=RutaRules(ransom_card=option))
    assert stay.ways["ransom"].cost == Distribution({cost: 1})
    assert stay.worth()["ransom"] - stay.worth()["pay"] == 10_000 - cost


def test_whoever_pays_and_waits_moves_a_turn_later():
    wait = galleys.of(rules=rules({"third_turn": "pay_and_wait"})).ways["wait"]
    assert (wait.moves_on[3], wait.moves_on[4]) == (Fraction(25, 216), Fraction(125, 216))
    pay = galleys.of(rules=rules({"fine_then": "next_turn"})).ways["pay"]
    assert pay.moves_on == Distribution({2: 1})


def relative(chain, reward):
    """How much more a pawn gets for ever that begins a turn here, by one linear system.

    With P the steps, pi the long run and g the reward of an average turn, the bias h solves
    (I - P + 1 pi) h = r - g (M. Puterman, Markov Decision Processes, section 8.2).
    """
    states = chain.turns.states
    number = {state: k for k, state in enumerate(states)}
    steps, got = np.zeros((len(states), len(states))), np.zeros(len(states))
    for state, k in number.items():
        for end, chance in chain.turns.steps[state].items():
            steps[k, number[end]] += float(chance)
        got[k] = reward(chain, state)
    long_run = np.array([chain.turns.stationary_floats()[state] for state in states])
    gain = float(long_run @ got)
    bias = np.linalg.solve(np.eye(len(states)) - steps + long_run, got - gain)
    return {state: bias[k] for state, k in number.items()}, gain


def moves(chain, turn):
    """How often a pawn moves in a turn; without waiting in the Galleys that is every roll."""
    return float(chain.turn(turn).map(lambda end: end[1]).mean())


@ALL
@pytest.mark.parametrize("tries", [0, 2])
def test_the_moves_missed_agree_with_a_linear_system(options, tries):
    table = rules(options)
    payer, waiter = pawn_chain(rules=table), pawn_chain(rules=table, galleys="wait")
    bias, gain = relative(payer, moves)

    def waiting(turn):
        total = -gain
        for (end, rolls), chance in waiter.turn(turn).items():
            if end.tries > turn.tries:
                total += float(chance) * waiting(end)
                continue
            stays = table.third_turn == "pay_and_wait" and end == Turn(10)
            total += float(chance) * (bias[end] + (0 if stays else rolls))
        return total

    paid = bias[Turn(10)]
    if table.fine_then == "next_turn":
        paid -= gain
    stay = galleys.of(rules=table, tries=tries)
    assert stay.missed.throws == pytest.approx(paid - waiting(Turn(10, tries)), abs=1e-9)


@ALL
def test_who_is_indifferent_now_may_do_later_what_he_likes(options):
    """At the threshold both ways are worth the same, so what is done in later stays is all one."""
    pays, waits = [galleys.of(rules=rules(options), later=later) for later in ("pay", "wait")]
    assert pays.threshold == pytest.approx(waits.threshold, rel=1e-9)
    assert abs(pays.missed.throws - waits.missed.throws) > 1e-3


def test_the_threshold_is_where_the_best_way_changes():
    stay = galleys.of()
    worth = stay.worth(stay.threshold)
    assert worth["pay"] == pytest.approx(worth["wait"])
    assert stay.best(stay.threshold - 1) == "pay" and stay.best(stay.threshold + 1) == "wait"
    assert stay.best(0, ("wait", "free_card")) == "free_card"
    even = dict.fromkeys(range(HELD + 1), 1000)
    assert stay.worth(even) == pytest.approx(stay.worth(1000))


def test_having_waited_once_one_goes_on():
    """So no plan that pays after one or two failed throws can be the best one."""
    ladder = [galleys.of(tries=tries).threshold or 0.0 for tries in range(3)]
    assert ladder == sorted(ladder, reverse=True)


def test_where_a_double_throws_again_the_third_throw_misses_nothing():
    stay = galleys.of(rules=rules({"galleys_double_rolls_again": True}), tries=2)
    assert stay.missed.throws == pytest.approx(0, abs=1e-9) and stay.threshold is None
    assert stay.worth(5_000)["wait"] - stay.worth(5_000)["pay"] == pytest.approx(10_000 / 6)


def test_waiting_only_puts_off_the_titles_just_ahead():
    """What a pawn misses is about two throws of the long run, wherever a title lies.

    Only near the Galleys it matters that a double leads to the even spaces.
    """
    missed, shares = galleys.of().missed, pawn_chain().places_floats()
    misses = {at: missed.stops[at] / share for at, share in shares.items() if share}
    assert sum(missed.stops.values()) == missed.throws
    for at in (*range(23, 30), *range(31, 41), *range(10)):
        assert misses[at] == pytest.approx(missed.throws, rel=0.1)
    even, odd = [[misses[at] for at in range(first, 23, 2)] for first in (12, 13)]
    assert max(even) < missed.throws < min(odd)


@pytest.mark.parametrize("options", [{}, {"mahon_card": "direct"}, {"crown_loan": "repaid"}])
def test_the_money_of_a_throw_is_that_of_the_game(options):
    """With nothing owned and two players, what the cards of several players move cancels out."""
    board, table = RutaBoard.load(), rules(options)
    for at in range(0, HELD, 3 if options else 1):
        lens = odds.lens(RUTA.scenario({"seats": 2, "pawns": {0: at}}, table))
        owed = Fraction(0) if table.crown_loan == "gift" else _loans(board, at)
        assert earnings.of_throw(board, table, Pawn(at)) == lens.expected - owed


def _loans(board, at):
    """What the loan of the treasure chest lends on average in a throw from here."""
    both = [earnings.of_throw(board, rules({"crown_loan": way}), Pawn(at)) for way in LOANS]
    return both[0] - both[1]


LOANS = ("gift", "repaid")


def test_a_pawn_just_before_start_earns_its_salary():
    board, table = RutaBoard.load(), RutaRules()
    held = earnings.of_throw(board, table, Pawn(10, 0, 0))
    assert earnings.of_throw(board, table, Pawn(39)) > 15_000
    assert held < earnings.of_throw(board, table, Pawn(10, 0, FREE))
    direct = earnings.of_throw(board, RutaRules(mahon_card="direct"), Pawn(12))
    assert direct < earnings.of_throw(board, table, Pawn(12))
    average = earnings.per_throw(pawn_chain())
    assert 2_000 < average < 4_000


@pytest.mark.parametrize("asked", [{"tries": 3}, {"tries": -1}, {"later": "hide"}])
def test_what_cannot_be_is_refused(asked):
    with pytest.raises(TesoroError):
        galleys.of(**asked)


def test_an_unknown_way_is_refused():
    with pytest.raises(TesoroError, match="swim"):
        galleys.of().best(0, ("pay", "swim"))


def test_distances_shrink_to_nothing():
    chain = pawn_chain().rolls
    row = chain.distances(60, Pawn(0))
    assert row[0] > 0.95 and row[60] < 1e-3
    assert row == sorted(row, reverse=True)
    assert row[10] == chain.distance(10, Pawn(0))
