"""Other answers that are known elsewhere: Chutes and Ladders, Pig, dice kept, five of 52 cards."""

from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import comb, sqrt
from typing import Any

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import Distribution
from tesoro_lab.odds.chain import Chain

DIE = odds.dice(1)

# Chutes and Ladders, the board of Milton Bradley: 0 is off the board, 100 the end.
# S. Althoen, L. King and K. Schilling, "How long is a game of Snakes and Ladders?", 1993.

LADDERS = {1: 38, 4: 14, 9: 31, 21: 42, 28: 84, 36: 44, 51: 67, 71: 91, 80: 100}
CHUTES = {16: 6, 47: 26, 49: 11, 56: 53, 62: 19, 64: 60, 87: 24, 93: 73, 95: 75, 98: 78}
WAYS = LADDERS | CHUTES
END = 100


def spin(square: int) -> Distribution[int]:
    """One of six; whoever would pass the end stays."""
    return DIE.map(lambda pips: _by_way(square + pips) if square + pips <= END else square)


def spin_past(square: int) -> Distribution[int]:
    """The same, but whoever passes the end has arrived."""
    return DIE.map(lambda pips: _by_way(min(square + pips, END)))


def _by_way(square: int) -> int:
    return WAYS.get(square, square)


def length(spins: int = 1_000) -> list[float]:
    """The chance that the game lasts so many spins."""
    return Chain.walk([0], spin).first_passage(0, [END], spins)


def test_the_mean_length_of_chutes_and_ladders() -> None:
    mean = Chain.walk([0], spin).hitting_times([END])[0]
    assert isinstance(mean, Fraction)
    assert f"{float(mean):.4f}" == "39.2251"


def test_it_is_shorter_where_the_end_may_be_passed() -> None:
    assert f"{float(Chain.walk([0], spin_past).hitting_times([END])[0]):.4f}" == "35.8349"


def test_the_spread_of_its_length() -> None:
    chances = length()
    mean = sum(n * chance for n, chance in enumerate(chances))
    variance = sum((n - mean) ** 2 * chance for n, chance in enumerate(chances))
    assert sum(chances) == pytest.approx(1)
    assert f"{mean:.4f}, {sqrt(variance):.2f}" == "39.2251, 25.22"
    assert chances.index(max(chances)) == 22
    assert next(n for n, at_most in enumerate(accumulate(chances)) if at_most >= 0.5) == 32


def test_the_shortest_game_takes_seven_spins() -> None:
    chances = length(7)
    assert [n for n, chance in enumerate(chances) if chance] == [7]
    assert f"{chances[7]:.5f}" == "0.00151"


def test_the_exact_chain_agrees_on_the_shortest_game() -> None:
    after = Chain.walk([0], spin).after(7, 0)
    assert float(after[END]) == pytest.approx(length(7)[7])


def test_only_the_end_is_never_left() -> None:
    classes = Chain.walk([0], spin).classes()
    assert [group.states for group in classes if group.closed] == [(END,)]


# Pig: throw a die until you hold or throw a 1, which loses the points of the turn; the first to
# 100 wins. T. Neller and C. Presser, "Optimal play of the dice game Pig", 2004.

GOAL = 100
BUST = -1


@cache
def turn(hold: int) -> dict[int, Fraction]:
    """How a turn ends that holds at so many points: BUST or the points, each with its chance."""

    def throw(points: int) -> Distribution[int]:
        if points == BUST or points >= hold:
            return Distribution({points: 1})
        return DIE.map(lambda pips: BUST if pips == 1 else points + pips)

    chain = Chain.walk([0], throw)
    ends = [group.states[0] for group in chain.classes() if group.closed]
    return {ends[place]: chance for place, chance in chain.absorption(0).items()}


def test_a_turn_that_holds_at_20() -> None:
    ends = turn(20)
    assert sorted(ends) == [BUST, 20, 21, 22, 23, 24, 25]
    assert f"{float(ends[BUST]):.6f}" == "0.624541"
    mean = sum(points * chance for points, chance in ends.items() if points != BUST)
    assert f"{float(mean):.6f}" == "8.141795"
    found = [f"{float(ends[points]):.4f}" for points in range(20, 26)]
    assert found == ["0.0997", "0.0950", "0.0742", "0.0542", "0.0352", "0.0172"]


def test_20_is_the_best_of_all_places_to_hold_for_points_alone() -> None:
    means = {
        hold: sum(points * chance for points, chance in turn(hold).items() if points != BUST)
        for hold in range(15, 27)
    }
    assert max(means.values()) == means[20] == means[21]  # at 20, one throw more changes nothing


def test_the_first_of_two_who_hold_at_20() -> None:
    """Backwards over the scores; a turn that loses all its points leads to the other's turn."""
    turns = {need: turn(min(20, need)) for need in range(1, GOAL + 1)}
    wins: dict[tuple[int, int], float] = {}
    for total in range(2 * GOAL - 2, -1, -1):
        for mine in range(max(0, total - GOAL + 1), min(GOAL, total + 1)):
            theirs = total - mine
            if mine > theirs or (mine, theirs) in wins:
                continue
            bust, a = _chances(turns, wins, mine, theirs)
            bust_there, b = _chances(turns, wins, theirs, mine)
            # p = a + bust (1 - q) and q = b + bust_there (1 - p)
            p = (a + bust * (1 - b - bust_there)) / (1 - bust * bust_there)
            wins[mine, theirs] = p
            wins[theirs, mine] = b + bust_there * (1 - p)
    assert f"{wins[0, 0]:.6f}" == "0.534698"


def _chances(
    turns: dict[int, dict[int, Fraction]],
    wins: dict[tuple[int, int], float],
    mine: int,
    theirs: int,
) -> tuple[float, float]:
    """The chance to lose the turn's points, and to win by this turn or after scoring in it."""
    won = 0.0
    for points, chance in turns[GOAL - mine].items():
        if points != BUST:
            after = mine + points
            won += float(chance) * (1.0 if after >= GOAL else 1 - wins[theirs, after])
    return float(turns[GOAL - mine][BUST]), won


def test_the_first_of_two_who_play_pig_at_their_best() -> None:
    """Value iteration over the scores of both and the points of the turn."""
    numpy = pytest.importorskip("numpy")
    wins, change = (
        numpy.zeros((GOAL, GOAL)),
        1.0,
    )  # of whoever begins a turn: own score, the other's
    while change > 1e-9:
        better = _one_turn_more(numpy, wins)
        change = abs(better - wins).max()
        wins = better
    assert f"{wins[0, 0]:.6f}" == "0.530593"


def _one_turn_more(numpy: Any, wins: Any) -> Any:
    """The chances when this turn is played at its best and the later ones are worth `wins`."""
    lost = 1 - wins.T  # the turn passes on: the other begins
    value = numpy.ones((GOAL + 6, GOAL, GOAL))  # by points of the turn, own score, the other's
    for points in range(GOAL - 1, -1, -1):
        short = GOAL - points  # scores from which the points do not reach the goal
        throw = (lost + value[points + 2 : points + 7].sum(axis=0)) / 6
        value[points, :short] = numpy.maximum(throw[:short], lost[points:])
    return value[0]


# Dice kept from a pool


def test_the_best_three_of_four_dice() -> None:
    best = odds.dice(4).highest(3)
    assert best.mean() == Fraction(15869, 1296)
    assert best[18] == Fraction(21, 1296)
    assert best[3] == Fraction(1, 1296)


# Five cards of 52

CARDS = odds.Deck.of([(rank, suit) for suit in "SHDC" for rank in range(1, 14)])


def test_the_aces_in_a_hand_of_five() -> None:
    aces = CARDS.count_in(5, lambda card: card[0] == 1)
    for n in range(5):
        assert aces[n] == Fraction(comb(4, n) * comb(48, 5 - n), 2_598_960)
    assert [f"{float(aces[n]):.6f}" for n in range(3)] == ["0.658842", "0.299474", "0.039930"]


def test_the_5148_flushes_among_the_hands() -> None:
    hearts = CARDS.count_in(5, lambda card: card[1] == "H")
    assert 4 * hearts[5] == Fraction(5148, 2_598_960)


def test_five_cards_turned_over_one_by_one_are_the_same_five() -> None:
    """The chance of four aces at once is that of one ace after the other, and then another card."""
    deck, chance = CARDS, Fraction(1)
    for suit in "SHDC":
        chance *= deck.top().p(lambda card: card[0] == 1)
        deck = deck.drawn((1, suit))
    four = CARDS.count_in(5, lambda card: card[0] == 1)[4]
    assert 5 * chance == four == Fraction(48, 2_598_960)
