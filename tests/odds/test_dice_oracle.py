"""Dice, pools and decks drawn at random, each against icepool, which computes them otherwise."""

import subprocess
import sys
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Distribution
from tesoro_lab.odds import pools
from tesoro_lab.odds.deck import Deck

icepool: Any = pytest.importorskip("icepool")
CASES = 40


def same(ours: Distribution[Any], theirs: Any) -> bool:
    """Every chance is equal, and no outcome is missing on either side."""
    named = {x: Fraction(n, theirs.denominator()) for x, n in theirs.items() if n}
    return dict(ours.items()) == named


def any_die(rng: Random) -> tuple[Distribution[int], Any]:
    """A die of two to eight faces, some of them on several sides, some below nothing."""
    faces = rng.sample(range(-6, 21), rng.randint(2, 8))
    weights = {face: rng.randint(1, 5) for face in faces}
    return Distribution(weights), icepool.Die(weights)


@pytest.mark.parametrize("seed", range(CASES))
def test_sums_products_and_middles(seed: int) -> None:
    rng = Random(f"dice {seed}")
    (mine, theirs), (my_other, other) = any_die(rng), any_die(rng)
    n = rng.randint(1, 9)
    assert same(mine.times(n), n @ theirs)
    assert same(mine + my_other, theirs + other)
    assert same(mine.joint(my_other).map(lambda pair: pair[0] * pair[1]), theirs * other)
    assert same(mine.joint(my_other).map(max), icepool.highest(theirs, other))
    assert same(
        Distribution.mixture([(2, mine), (3, my_other)]), icepool.Die([theirs, other], [2, 3])
    )
    total = mine.times(n)
    assert (total.mean(), total.variance()) == ((n @ theirs).mean(), (n @ theirs).variance())
    assert total.median() == (n @ theirs).median_low()
    assert total.modes() == (n @ theirs).mode()


@pytest.mark.parametrize("seed", range(4))
def test_sums_of_many(seed: int) -> None:
    rng = Random(f"many {seed}")
    die, theirs = any_die(rng)
    n = rng.randint(30, 90)
    assert same(die.times(n), n @ theirs)


def test_icepool_is_no_part_of_the_answer() -> None:
    code = "import sys, tesoro_lab.odds; sys.exit('icepool' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize("seed", range(CASES))
def test_the_best_of_any_pool(seed: int) -> None:
    rng = Random(f"pools {seed}")
    die, theirs = any_die(rng)
    n = rng.randint(1, 9)
    k = rng.randint(1, n)
    assert same(pools.highest(die, n, k), theirs.pool(n).highest(k).sum())
    assert same(pools.lowest(die, n, k), theirs.pool(n).lowest(k).sum())
    sides = rng.choice([4, 6, 8, 10, 12, 20])
    assert same(odds.dice(n, sides).highest(k), icepool.d(sides).highest(n, k))


@pytest.mark.parametrize("seed", range(CASES))
def test_any_deck(seed: int) -> None:
    rng = Random(f"decks {seed}")
    cards = {card: rng.randint(1, 6) for card in rng.sample(range(-9, 10), rng.randint(2, 7))}
    deck, theirs = Deck.of(cards), icepool.Deck(cards)
    n = rng.randint(1, min(6, len(deck)))
    good = set(rng.sample(sorted(cards), rng.randint(1, len(cards))))
    hits = theirs.map({card: int(card in good) for card in cards}).deal(n).sum()
    assert same(deck.count_in(n, good), hits)
    assert deck.at_least(1, n, good) == hits.probability(">=", 1)
    assert same(deck.sum_in(n, lambda card: card), theirs.deal(n).sum())
    gone = rng.choice(sorted(cards))
    if n < len(deck):
        left = icepool.Deck({card: count - (card == gone) for card, count in cards.items()})
        assert same(deck.drawn(gone).kept(gone).sum_in(n, lambda card: card), left.deal(n).sum())
    # Nobody waits longer than t draws if and only if one of the first t fits.
    wait = deck.wait_for(good)
    for t in range(1, len(deck) + 1):
        first = theirs.map({card: int(card in good) for card in cards}).deal(t).sum()
        assert wait.p(lambda place, t=t: place <= t) == first.probability(">=", 1)
