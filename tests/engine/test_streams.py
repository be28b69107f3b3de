import copy
import pickle

import pytest

from tesoro_lab.engine import Stream, pick, weighted

GOLDEN = [4, 2, 6, 2, 6, 3, 6, 2, 3, 5, 2, 3, 3, 1, 3, 6, 5, 6, 2, 1]
FIRST = 0.14314273644235576


def test_the_golden_sequence():
    # If this ever fails, every saved seed in every classroom means another game.
    dice = Stream("7:chance")
    assert [pick(dice, 6) + 1 for _ in range(20)] == GOLDEN
    assert Stream("7:seat0").random() == pytest.approx(FIRST, abs=1e-15)


def test_position_counts_every_number():
    rng = Stream("count")
    rng.random()
    rng.choice("abc")
    rng.randrange(10)
    rng.randint(1, 6)
    assert rng.position == 4
    rng.shuffle(list(range(10)))
    assert rng.position == 13
    rng.getrandbits(64)
    assert rng.position == 15
    assert all(0 <= rng.getrandbits(5) < 32 for _ in range(200))


def test_everything_comes_from_random_alone():
    one, two = Stream("same"), Stream("same")
    assert one.choice(range(1000)) == int(two.random() * 1000)
    assert one.randrange(50) == int(two.random() * 50)


def test_rewind_brings_the_same_numbers_again():
    rng = Stream("again")
    numbers = [rng.random() for _ in range(50)]
    rng.rewind(20)
    assert rng.position == 20
    assert [rng.random() for _ in range(30)] == numbers[20:]
    rng.rewind(0)
    rng.rewind(49)
    assert rng.random() == numbers[49]


@pytest.mark.parametrize(
    "clone", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_copied_stream_goes_on_from_the_same_place(clone):
    rng = Stream("copy")
    rng.random()
    other = clone(rng)
    assert (other.text, other.position) == ("copy", 1)
    assert [other.random() for _ in range(5)] == [rng.random() for _ in range(5)]
    assert repr(rng) == "<Stream 'copy' at 6>"


def test_weighted_follows_the_weights():
    rng = Stream("weights")
    counts = [0, 0, 0]
    for _ in range(9000):
        counts[weighted(rng, [1, 0, 2])] += 1
    assert counts[1] == 0
    assert abs(counts[0] - 3000) < 250
    with pytest.raises(ValueError, match="sum"):
        weighted(rng, [0, 0])
