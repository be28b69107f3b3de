"""What cannot be asked is refused in one sentence, never by an error from deep inside."""

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.odds import drawing, galleys, pools, values, walks

DECK = odds.Deck.of({"gold": 2, "storm": 3})
WEATHER = odds.Chain({"sun": Distribution({"sun": 3, "rain": 1}), "rain": Distribution({"sun": 1})})


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.dice(2.5),
        lambda: odds.dice("2"),
        lambda: odds.dice(2, sides="6"),
        lambda: odds.dice(4).highest(1.5),
        lambda: odds.working(7, n=2.0),
        lambda: odds.doubles(1.5),
        lambda: pools.lowest(odds.dice(1), 2.5),
        lambda: odds.Deck.of({"gold": 1.5}),
        lambda: DECK.nth(1.5),
        lambda: DECK.count_in(1.5, "gold"),
        lambda: DECK.wait_for("gold", 1.0),
        lambda: WEATHER.after(1.5, "sun"),
        lambda: WEATHER.distance(1.5, "sun"),
        lambda: walks.simulate(10.5),
        lambda: galleys.of(tries=1.5),
        lambda: values.of().income("Crimea", level=2.5),
        lambda: odds.takings(values.of(), "Crimea", rolls=1.5),
    ],
)
def test_what_is_counted_is_a_whole_number(ask):
    with pytest.raises(TesoroError, match="is not a whole number of"):
        ask()


def test_a_step_of_a_chain_is_a_distribution():
    with pytest.raises(TesoroError, match=r"The step from 'a' must be of the kind Distribution"):
        odds.Chain({"a": {"a": 1}})
    with pytest.raises(TesoroError, match=r"The step from 0 must be of the kind Distribution"):
        odds.Chain.walk([0], lambda n: n)


def test_a_board_is_a_board():
    with pytest.raises(TesoroError, match="The board must be of the kind RutaBoard, not 'x'"):
        odds.pawn_chain(board="x")


def test_tolls_are_given_by_the_number_of_a_space():
    with pytest.raises(TesoroError, match="by the number of a space, not 'Crimea'"):
        galleys.of().worth({"Crimea": 100})
    with pytest.raises(TesoroError, match="Name the ways to choose from"):
        galleys.of().best(0, ())


def test_nobody_rolls_less_than_never():
    with pytest.raises(TesoroError, match="0 or more, not -4"):
        values.of().offer("Crimea", rolls=-4)


def test_shares_lie_between_0_and_1():
    with pytest.raises(TesoroError, match="between 0 and 1, not at 2"):
        odds.band(2, 10)
    with pytest.raises(TesoroError, match=r"between 0 and 1, not at 0\.5 and 95"):
        odds.band(0.5, 10, level=95)


@pytest.mark.parametrize("numbers", [(5, 7, 2), (5, -1, 2), (5, 2, 9), (5, 2, -1)])
def test_no_more_cards_are_drawn_than_there_are(numbers):
    with pytest.raises(TesoroError, match="Of 5 cards 0 to 5"):
        drawing.hypergeometric(*numbers)


@pytest.mark.parametrize("numbers", [(5, 0, 1), (5, 2, 3), (5, 2, 0), (5, 6, 1)])
def test_one_waits_for_cards_that_are_there(numbers):
    with pytest.raises(TesoroError, match="one can't wait for number"):
        drawing.waiting(*numbers)
