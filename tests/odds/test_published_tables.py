"""The chain of a pawn, on a US Monopoly board, gives the tables that others have published.

The chain is walked by the movement of La Ruta del Tesoro itself: only the board is another.
"""

from fractions import Fraction
from itertools import pairwise

import pytest
from published import GO, ILLINOIS, JAIL, SQUARES, gaps, per_cent, table, us_board

from tesoro_lab.engine import Distribution
from tesoro_lab.games.ruta import RutaRules, movement
from tesoro_lab.games.ruta.movement import Pawn
from tesoro_lab.odds.chain import Chain
from tesoro_lab.odds.pawns import HELD, THROWS, PawnChain, Policy, pawn_chain

BOARD, RULES = us_board(), RutaRules()
COLUMNS: list[tuple[Policy, str]] = [("pay", "at_once"), ("wait", "waits")]


def chain(galleys: Policy) -> PawnChain:
    return pawn_chain(BOARD, RULES, galleys)


def decimals(places: Distribution[int]) -> dict[int, float]:
    return per_cent({square: float(chance) for square, chance in places.items()})


def test_the_published_columns_are_whole() -> None:
    for column in ("at_once", "waits"):
        assert list(table(column)) == SQUARES
        assert sum(table(column).values()) == pytest.approx(100, abs=0.001)
    assert list(table("euler_84")) == SQUARES[:-1]  # there Jail and visiting are one
    assert sum(table("euler_84").values()) == pytest.approx(100, abs=0.001)


# At the end of a roll


@pytest.mark.parametrize(("galleys", "column"), COLUMNS)
def test_every_square_to_the_four_decimals_printed(galleys: Policy, column: str) -> None:
    assert gaps(decimals(chain(galleys).places("roll")), table(column), digits=4) == {}


@pytest.mark.parametrize(("galleys", "column"), COLUMNS)
def test_and_in_decimals_as_well(galleys: Policy, column: str) -> None:
    ours = chain(galleys)
    assert gaps(per_cent(ours.places_floats("roll")), table(column), digits=4) == {}
    exact = decimals(ours.places("roll"))
    assert per_cent(ours.places_floats("roll")) == pytest.approx(exact, abs=1e-10)


@pytest.mark.parametrize(("galleys", "rolls"), [("pay", "1.1866239585"), ("wait", "1.1658963640")])
def test_the_mean_rolls_of_a_turn_to_ten_decimals(galleys: Policy, rolls: str) -> None:
    assert f"{float(chain(galleys).rolls_per_turn()):.10f}" == rolls


def test_nobody_stays_on_go_to_jail() -> None:
    for galleys, _ in COLUMNS:
        for convention in ("roll", "turn"):
            assert chain(galleys).places(convention)[30] == 0
        assert chain(galleys).places("touched")[30] > 0


def test_a_double_out_of_jail_that_earns_another_roll() -> None:
    """R. Durrett, Essentials of Stochastic Processes, prints 9.46 and 2.14 under this rule."""
    again = RutaRules(galleys_double_rolls_again=True)
    places = decimals(pawn_chain(BOARD, again, "wait").places("roll"))
    assert f"{places[HELD]:.4f}, {places[JAIL]:.4f}" == "9.4569, 2.1392"
    assert f"{places[ILLINOIS]:.4f}, {places[GO]:.4f}" == "2.9929, 2.9143"


# At the end of a turn


def test_the_eight_most_frequent_squares_at_the_end_of_a_turn() -> None:
    """As Butler has them, for a player who leaves Jail at once."""
    places = decimals(chain("pay").places("turn"))
    first = sorted(places.items(), key=lambda item: -item[1])[:8]
    assert [(square, f"{share:.2f}") for square, share in first] == [
        (HELD, "4.69"),
        (ILLINOIS, "3.21"),
        (19, "3.18"),
        (GO, "3.14"),
        (25, "3.02"),
        (15, "2.98"),
        (5, "2.92"),
        (18, "2.88"),
    ]
    assert "2.72" in {f"{share:.2f}" for share in places.values()}


@pytest.mark.parametrize("galleys", ["pay", "wait"])
def test_rolls_and_turns_are_two_views_of_one_chain(galleys: Policy) -> None:
    """Whoever is in Jail after a roll has no further one: both views count the same ends."""
    ours = chain(galleys)
    in_jail = ours.places("roll")[HELD] * ours.rolls_per_turn()
    assert in_jail == ours.places("turn")[HELD]


# Project Euler 84


def euler() -> Chain[Pawn]:
    """Its one difference: neither Jail nor its cards clear the doubles, and Jail always lets out.

    The third double does send to Jail and begins a new count.
    """
    ours = chain("pay")

    def one_throw(pawn: Pawn, a: int, b: int) -> Distribution[Pawn]:
        trip = movement.throw(BOARD, RULES, pawn, a, b)
        if trip.sent:
            return Distribution({Pawn(JAIL): 1})
        doubles = trip.pawn.doubles if a == b else 0
        return ours.settle(trip.pawn).map(lambda end: Pawn(end[0].at, doubles))

    def roll(pawn: Pawn) -> Distribution[Pawn]:
        return Distribution.mixture([(1, one_throw(pawn, a, b)) for a, b in THROWS])

    return Chain.walk([Pawn(GO)], roll)


def test_project_euler_84_with_two_ordinary_dice() -> None:
    places = euler().stationary().map(lambda pawn: pawn.at)
    ours = decimals(places)
    found = [f"{ours[square]:.6f}" for square in (JAIL, ILLINOIS, GO)]
    assert found == ["6.242236", "3.183822", "3.095242"]
    assert gaps(ours, table("euler_84"), digits=4) == {}


# How fast the start is forgotten


@pytest.mark.parametrize(("rolls", "distance"), [(5, 0.300), (10, 0.123), (20, 0.019)])
def test_how_far_from_equilibrium_after_some_rolls(rolls: int, distance: float) -> None:
    assert round(chain("pay").rolls.distance(rolls, Pawn(GO)), 3) == distance


@pytest.mark.parametrize(("rolls", "below"), [(24, 0.01), (37, 0.001)])
def test_the_first_roll_from_which_it_is_near(rolls: int, below: float) -> None:
    walk = chain("pay").rolls
    assert walk.distance(rolls, Pawn(GO)) < below <= walk.distance(rolls - 1, Pawn(GO))


def test_the_distance_never_grows() -> None:
    walk = chain("pay").rolls
    distances = [walk.distance(rolls, Pawn(GO)) for rolls in range(0, 40, 3)]
    assert all(after < before for before, after in pairwise(distances))


def test_the_second_eigenvalue() -> None:
    numpy = pytest.importorskip("numpy")
    walk = chain("pay").rolls
    matrix = [[float(walk.steps[a][b]) for b in walk.states] for a in walk.states]
    moduli = sorted(abs(numpy.linalg.eigvals(numpy.array(matrix))), reverse=True)
    assert moduli[0] == pytest.approx(1)
    assert f"{moduli[1]:.4f}" == "0.8365"


def test_the_chances_are_fractions_that_add_up_to_one() -> None:
    places = chain("wait").places("roll")
    assert sum((chance for _, chance in places.items()), Fraction(0)) == 1
