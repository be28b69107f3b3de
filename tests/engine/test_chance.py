from fractions import Fraction
from time import process_time

import pytest

from tesoro_lab.engine import Distribution, Move, Stream, TesoroError

DIE = Distribution.uniform(range(1, 7))


def test_chances_are_fractions_and_an_unknown_outcome_has_none():
    assert DIE[3] == Fraction(1, 6)
    assert DIE[7] == Fraction(0)
    assert isinstance(DIE[7], Fraction)
    assert sum(p for _, p in DIE.items()) == 1
    assert (len(DIE), 3 in DIE, 7 in DIE, list(DIE)) == (6, True, False, [1, 2, 3, 4, 5, 6])


@pytest.mark.parametrize("weights", [{}, {1: 0}, {1: -2}, {1: 0.5}, {1: True}])
def test_weights_are_whole_numbers_above_nothing(weights):
    with pytest.raises(TesoroError):
        Distribution(weights)


def test_equal_chances_are_equal_whatever_the_totals():
    assert Distribution({"a": 2, "b": 4}) == Distribution({"b": 2, "a": 1})
    assert Distribution({"a": 1}) != Distribution({"b": 1})
    assert Distribution({"a": 1}) != {"a": 1}


def test_an_event_is_a_question_a_collection_or_one_outcome():
    words = Distribution.uniform(["red", "blue", "green"])
    assert words.p("red") == Fraction(1, 3)
    assert words.p("re") == 0  # not a piece of a word
    assert words.p(["red", "blue"]) == Fraction(2, 3)
    assert words.p(lambda word: len(word) > 3) == Fraction(2, 3)
    assert DIE.p(6) == DIE.p({6}) == Fraction(1, 6)
    assert DIE.p(range(1, 4)) == Fraction(1, 2)
    moves = Distribution.uniform([Move("dice", (1, 2)), Move("dice", (2, 1))])
    assert moves.p(Move("dice", (1, 2))) == Fraction(1, 2)


def test_given_an_event_the_rest_is_gone():
    even = (DIE + DIE).given(lambda total: total % 2 == 0)
    assert even.p(1) == even.p(3) == 0
    assert even[2] == Fraction(1, 18)
    with pytest.raises(TesoroError, match="cannot happen"):
        DIE.given(lambda pips: pips > 6)


def test_sums():
    two = DIE + DIE
    assert two.weights == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert two == DIE.times(2)
    assert DIE.times(7) == DIE + DIE + DIE + DIE + DIE + DIE + DIE
    assert DIE + 10 == 10 + DIE == Distribution.uniform(range(11, 17))
    assert sum([DIE, DIE, DIE]) == DIE.times(3)
    with pytest.raises(TesoroError):
        DIE.times(0)


@pytest.mark.parametrize(
    "odd",
    [
        Distribution({-3: 2, 0: 1, 9: 4}),
        Distribution({0: 1, 20000: 5, -10000: 2}),
        Distribution({1: 1, 1_000_003: 1, 5: 1}),
        Distribution({Fraction(1, 2): 1, Fraction(1, 3): 2}),
        Distribution({7: 3}),
    ],
)
def test_sums_of_uneven_outcomes(odd):
    by_hand = {}
    for a, v in odd.weights.items():
        for b, w in odd.weights.items():
            for c, x in odd.weights.items():
                by_hand[a + b + c] = by_hand.get(a + b + c, 0) + v * w * x
    assert odd.times(3) == odd + odd + odd == Distribution(by_hand)
    assert odd.times(3).mean() == 3 * odd.mean()
    assert odd.times(3).variance() == 3 * odd.variance()


def test_words_can_be_added_up_too():
    coin = Distribution.uniform("HT")
    assert (coin + coin).weights == {"HH": 1, "HT": 1, "TH": 1, "TT": 1}
    plane = Distribution.uniform([1, 1j])  # numbers that have no order
    assert (plane + plane)[1 + 1j] == plane.times(2)[1 + 1j] == Fraction(1, 2)
    with pytest.raises(TesoroError, match="One adds a distribution"):
        coin + "H"


def test_a_hundred_dice_are_quick():
    began = process_time()
    hundred = DIE.times(100)
    assert process_time() - began < 0.02
    assert hundred.total == 6**100
    assert (hundred.mean(), hundred.variance()) == (350, Fraction(3500, 12))
    began = process_time()
    assert hundred + hundred == DIE.times(200)
    assert process_time() - began < 0.1


def test_middle_and_spread():
    two = DIE + DIE
    assert (two.mean(), two.variance()) == (7, Fraction(35, 6))
    assert two.sd() == pytest.approx(2.4152, abs=1e-4)
    assert (two.median(), two.mode(), DIE.median()) == (7, 7, 3)
    assert [two.quantile(q) for q in (Fraction(1, 36), 0.1, 0.5, 0.95, 1)] == [2, 4, 7, 11, 12]
    tenths = Distribution.uniform(range(10))
    assert [tenths.quantile(q / 10) for q in range(1, 11)] == list(range(10))
    for q in (0, 1.5, -0.1):
        with pytest.raises(TesoroError):
            two.quantile(q)


def test_map_then_and_mixture():
    assert DIE.map(lambda pips: pips > 4) == Distribution({False: 2, True: 1})
    coin = Distribution({0: 1, 1: 1})
    assert Distribution.mixture([(2, coin), (1, DIE)])[1] == Fraction(2, 3) / 2 + Fraction(1, 18)
    again = DIE.then(lambda pips: DIE if pips == 1 else Distribution({pips: 1}))
    assert again.mean() == Fraction(20, 6) + Fraction(7, 12)


def test_a_sample_takes_one_number_and_follows_the_weights():
    rng = Stream("chance: sample")
    uneven = Distribution({"a": 1, "b": 2, "c": 3})
    counts = {"a": 0, "b": 0, "c": 0}
    for _ in range(12_000):
        counts[uneven.sample(rng)] += 1
    assert rng.position == 12_000
    for outcome, p in uneven.items():
        sd = float(12_000 * p * (1 - p)) ** 0.5
        assert abs(counts[outcome] - float(12_000 * p)) < 5 * sd
    assert 5000 < DIE.times(2000).sample(rng) < 9000  # weights far beyond any float


def test_it_shows_itself():
    assert repr(DIE) == "Distribution({1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1})"
    assert repr(DIE.times(3)).endswith("10: 27, 11: 27, 12: 25, 13: 21, 14: 15, ... 4 more})")
    lines = (DIE + DIE).table().splitlines()
    assert len(lines) == 11
    assert lines[5] == " 7  6/36   16.67 %"
    assert {len(line) for line in lines} == {len(lines[0])}


def test_independent_draws_side_by_side():
    coin = Distribution({"heads": 1, "tails": 3})
    pairs = DIE.joint(coin)
    assert pairs[6, "tails"] == Fraction(1, 8)
    assert (len(pairs), pairs.total) == (12, 24)
    assert pairs.map(lambda pair: pair[0]) == DIE
    assert coin.repeat(1).outcomes == (("heads",), ("tails",))
    assert coin.repeat(3)["heads", "tails", "heads"] == Fraction(3, 64)
    assert DIE.repeat(3).map(sum) == DIE.times(3)
    assert DIE.joint(DIE, DIE) == DIE.repeat(3)
    with pytest.raises(TesoroError, match="too many to keep"):
        DIE.repeat(12)
    with pytest.raises(TesoroError, match="must be 1 or more, not 0"):
        DIE.repeat(0)


def test_quantiles_and_modes():
    two = DIE + DIE
    assert two.quantiles(36)[0] == 2
    assert two.quantiles(2) == (two.median(),)
    assert two.quantiles() == tuple(two.quantile(q) for q in (0.25, 0.5, 0.75))
    assert (two.modes(), DIE.times(3).modes(), DIE.modes()) == ((7,), (10, 11), (1, 2, 3, 4, 5, 6))
    with pytest.raises(TesoroError):
        two.quantiles(1)
