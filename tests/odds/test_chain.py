"""Chains against a plain solver written differently, on random chains and on known ones."""

from fractions import Fraction
from math import isclose
from random import Random

import pytest

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.odds import Chain


def solve(matrix, right):
    """Gauss with fractions: the independent way."""
    size = len(matrix)
    rows = [
        [*map(Fraction, row), Fraction(value)] for row, value in zip(matrix, right, strict=True)
    ]
    for column in range(size):
        pivot = next(r for r in range(column, size) if rows[r][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [x / rows[column][column] for x in rows[column]]
        for r in range(size):
            if r != column and rows[r][column]:
                factor = rows[r][column]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[column], strict=True)]
    return [row[-1] for row in rows]


def random_chain(seed: int, size: int) -> Chain[int]:
    """Every state leads to the next one and to some others."""
    rng = Random(seed)
    steps = {}
    for state in range(size):
        weights = {(state + 1) % size: rng.randint(1, 9)}
        for _ in range(rng.randint(0, 3)):
            weights[rng.randrange(size)] = rng.randint(1, 9)
        steps[state] = Distribution(weights)
    return Chain(steps)


def stationary_by_gauss(chain):
    size = len(chain)
    matrix = [[chain.steps[j][i] - (i == j) for j in range(size)] for i in range(size)]
    matrix[-1] = [1] * size
    return solve(matrix, [0] * (size - 1) + [1])


@pytest.mark.parametrize("seed", range(25))
def test_the_stationary_distribution_is_what_gauss_finds(seed):
    chain = random_chain(seed, 2 + seed % 11)
    expected = stationary_by_gauss(chain)
    found, floats = chain.stationary(), chain.stationary_floats()
    for state in chain.states:
        assert found[state] == expected[state]
        assert isclose(floats[state], expected[state], abs_tol=1e-12)
    assert found.then(lambda state: chain.steps[state]) == found


@pytest.mark.parametrize("seed", range(25))
def test_hitting_times_are_what_gauss_finds(seed):
    chain = random_chain(seed, 3 + seed % 9)
    targets = [0, 1] if seed % 2 else [2]
    free = [state for state in chain.states if state not in targets]
    matrix = [[(i == j) - chain.steps[i][j] for j in free] for i in free]
    expected = dict(zip(free, solve(matrix, [1] * len(free)), strict=True))
    found, floats = chain.hitting_times(targets), chain.hitting_times_floats(targets)
    assert found == {**dict.fromkeys(targets, 0), **expected}
    for state in chain.states:
        assert isclose(floats[state], found[state], abs_tol=1e-10)


@pytest.mark.parametrize("seed", range(10))
def test_the_return_time_is_one_more_than_the_way_back(seed):
    chain = random_chain(seed, 6)
    times = chain.hitting_times([3])
    assert chain.return_time(3) == 1 + chain.steps[3].map(lambda state: times[state]).mean()


def test_gamblers_ruin_is_absorbed_by_the_known_formula():
    bet = {n: Distribution({n - 1: 3, n + 1: 2}) for n in range(1, 10)}
    ruin = Chain({0: Distribution({0: 1}), **bet, 10: Distribution({10: 1})})
    closed = [group.states for group in ruin.classes() if group.closed]
    ratio = Fraction(3, 2)
    for start in range(1, 10):
        win = (ratio**start - 1) / (ratio**10 - 1)
        assert ruin.absorption(start)[closed.index((10,))] == win
        assert ruin.absorption(start)[closed.index((0,))] == 1 - win
    assert ruin.absorption(0)[closed.index((0,))] == 1
    with pytest.raises(TesoroError, match="2 closed classes"):
        ruin.stationary()
    with pytest.raises(TesoroError, match="need never be reached"):
        ruin.hitting_times([10])


def test_a_state_that_is_left_for_good_is_transient():
    chain = Chain(
        {
            "out": Distribution({"a": 1, "out": 1}),
            "a": Distribution({"b": 1}),
            "b": Distribution({"a": 1}),
        }
    )
    closed, transient = chain.classes()
    assert closed.states == ("a", "b") and closed.closed and closed.period == 2
    assert transient.states == ("out",) and not transient.closed and transient.period == 1
    assert chain.stationary()["out"] == 0 == chain.stationary_floats()["out"]
    assert chain.stationary()["a"] == Fraction(1, 2)
    assert chain.hitting_times(["b"])["out"] == 3
    with pytest.raises(TesoroError, match="'out' is transient"):
        chain.return_time("out")


@pytest.mark.parametrize("size", [3, 4, 7])
def test_the_period_of_a_ring_is_its_length(size):
    ring = Chain({n: Distribution({(n + 1) % size: 1}) for n in range(size)})
    (group,) = ring.classes()
    assert group.period == size and ring.return_time(0) == size
    short = Chain({n: Distribution.uniform([(n + 1) % size, (n + 2) % size]) for n in range(size)})
    assert short.classes()[0].period == 1


def test_steps_and_first_passage_agree_exactly_and_in_decimals():
    chain = random_chain(3, 7)
    exact, floats = chain.after(9, 0), chain.after_floats(9, 0)
    assert all(isclose(floats[state], exact[state], abs_tol=1e-12) for state in chain.states)
    assert chain.after(0, 4) == Distribution({4: 1})
    passage = chain.first_passage(0, [5], 400)
    assert isclose(sum(passage), 1, abs_tol=1e-9)
    mean = sum(k * chance for k, chance in enumerate(passage))
    assert isclose(mean, chain.hitting_times([5])[0], abs_tol=1e-6)
    distances = [chain.distance(n, 0) for n in range(30)]
    assert distances == sorted(distances, reverse=True) and distances[-1] < 0.01 < distances[0]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Chain({}), "at least one state"),
        (lambda: Chain({1: Distribution({2: 1})}), "1 leads to 2, which is no state here"),
        (lambda: random_chain(0, 3).after(1, 9), "9 is no state of this chain"),
        (lambda: random_chain(0, 3).after(-1, 0), "0 or more, not -1"),
        (lambda: random_chain(0, 3).hitting_times([]), "at least one target"),
        (lambda: Chain.walk([0], lambda n: Distribution({n + 1: 1})), "more than 100000 states"),
    ],
)
def test_a_refusal_says_what_is_wrong(make, sentence):
    with pytest.raises(TesoroError, match=sentence):
        make()


def test_return_times_are_those_of_the_class_of_the_state():
    """Where a gambler is ruined or sated for good, the next step stays there."""
    bet = {n: Distribution.uniform([n - 1, n + 1]) for n in (1, 2)}
    ruin = Chain({0: Distribution({0: 1}), **bet, 3: Distribution({3: 1})})
    assert (ruin.return_time(0), ruin.return_time(3)) == (1, 1)
    with pytest.raises(TesoroError, match="2 is transient"):
        ruin.return_time(2)
    assert Chain({0: Distribution({0: 1})}).stationary() == Distribution({0: 1})
