"""Many walkers at once: exactly the chances of the chain, and quick."""

from collections import Counter
from fractions import Fraction

import pytest

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.games.ruta import RutaRules
from tesoro_lab.lab import walkers
from tesoro_lab.odds.chain import Chain
from tesoro_lab.odds.pawns import pawn_chain

COUNT = 200_000


@pytest.mark.parametrize("galleys", ["pay", "wait"])
@pytest.mark.parametrize("rules", [RutaRules(), RutaRules(galleys_double_rolls_again=True)])
def test_the_table_holds_exactly_the_chances_of_the_chain(galleys, rules):
    chain = pawn_chain(None, rules, galleys).rolls
    width, table = walkers._table(chain)
    rows = table.reshape(len(chain), width).tolist()
    for state, row in zip(chain.states, rows, strict=True):
        counts = Counter(row)
        chances = {chain.states[k]: Fraction(n, width) for k, n in counts.items()}
        assert chances == dict(chain.steps[state].items())


@pytest.mark.parametrize("galleys", ["pay", "wait"])
def test_pawns_land_as_often_as_the_stationary_distribution_says(galleys):
    """Each pawn counts once, at the end, so that all are independent."""
    chain = pawn_chain(galleys=galleys)
    assert chain.rolls.distance(150, chain.rolls.states[0]) < 1e-6
    landed = walkers.pawns(COUNT, rolls=150, seed=3, galleys=galleys)
    exact = chain.places("roll")
    assert sum(landed.values()) == COUNT and set(landed) == set(exact.outcomes)
    for where, chance in exact.items():
        p = float(chance)
        error = (p * (1 - p) / COUNT) ** 0.5
        assert abs(landed[where] / COUNT - p) <= 4 * error, where


def test_the_first_steps_are_exact_too():
    chain = pawn_chain().rolls
    flock = walkers.Walkers(chain, COUNT, seed=1, start=chain.states[0])
    flock.step(3)
    exact = chain.after(3, chain.states[0])
    for state, number in flock.counts().items():
        p = float(exact[state])
        assert p > 0
        assert abs(number - COUNT * p) <= 4.5 * (COUNT * p * (1 - p)) ** 0.5 + 1, state


def test_a_seed_gives_the_same_walks_however_they_are_cut():
    chain = pawn_chain().rolls
    one, two, other = [walkers.Walkers(chain, 70_000, seed) for seed in ("a", "a", "b")]
    one.step(6)
    two.step(2)
    two.step(4)
    other.step(6)
    assert one.counts() == two.counts() != other.counts()
    assert one.steps == two.steps == 6
    assert repr(one) == "<70000 Walkers on <Chain of 118 states>, after 6 steps>"


def test_more_states_than_a_byte_counts():
    chain = Chain.walk([0], lambda n: Distribution({(n + 1) % 1000: 1}))
    flock = walkers.Walkers(chain, 40_000)
    flock.step(999)
    assert flock.counts() == {999: 40_000}


def test_what_cannot_be_walked_is_refused():
    coin = Chain.walk([0], lambda n: Distribution.uniform([0, 1]))
    with pytest.raises(TesoroError, match="no state"):
        walkers.Walkers(coin, 10, start=7)
    with pytest.raises(TesoroError, match="whole number from 1"):
        walkers.Walkers(coin, 0)
    fine = Chain.walk([0], lambda n: Distribution({0: 2**24, 1: 1}))
    with pytest.raises(TesoroError, match="common denominator"):
        walkers.Walkers(fine, 10)
