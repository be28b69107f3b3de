"""Two bots meet with the same luck on each other's chairs, until it is clear how they compare."""

from random import Random
from typing import Any

import pytest

from tesoro_lab import new_match
from tesoro_lab.engine import Move, TesoroError
from tesoro_lab.games.ruta.table import TABLE
from tesoro_lab.lab import Comparison, comparing, simulate
from tesoro_lab.lab.comparing import Goal, compare
from tesoro_lab.lab.duels import Duel, Pair, duel, lineup


@pytest.fixture(scope="module")
def unequal() -> Comparison:
    return compare("merchant", "random", width=0.4, seed="u")


def test_the_better_bot_is_found_and_no_more_games_are_played_than_that_takes(
    unequal: Comparison,
) -> None:
    assert unequal.better == "merchant"
    assert unequal.stopped == "width"
    widths = [interval.high - interval.low for interval in unequal.path]
    assert widths[-1] <= 0.4 < widths[-2]
    assert len(unequal.path) == len(unequal.pairs) == unequal.games / 2


def test_a_bot_is_as_good_as_itself_and_no_luck_is_left() -> None:
    found = compare("merchant", "merchant", width=0.5, seed=3, max_rounds=60)
    assert {pair.score for pair in found.pairs} == {0.5}
    assert found.better is None
    assert found.variance_ratio == found.independent_games == float("inf")
    assert "stays open" in found.summary()


def test_both_games_of_a_pair_draw_from_the_same_stream() -> None:
    found, _, _ = duel("ruta", ("merchant", "random"), 2, "s", None, None, 200)
    one, other = found.match([0, 1], "s/0"), found.match([1, 0], "s/0")
    one.run(max_rounds=1)
    other.run(max_rounds=1)
    first = [next(m for m in match.moves if m.kind in TABLE.of_chance) for match in (one, other)]
    assert first[0] == first[1]
    assert one.bots == ["merchant", "random"] != other.bots


def test_the_chairs_go_round_and_are_exchanged() -> None:
    for seats in (2, 3, 4):
        lines = [lineup(seats, number) for number in range(seats)]
        assert len({tuple(line) for line in lines}) == seats
        for chair in range(seats):
            assert sum(line[chair] == 0 for line in lines) == (seats + 1) // 2


def test_the_scores_are_those_of_the_games(unequal: Comparison) -> None:
    pair = unequal.pairs[3]
    first = new_match("ruta", ["bot:random", "bot:merchant"], pair.seed)
    first.run(max_rounds=200)
    assert pair.first == (first.state.winners() == (1,))


def test_it_stops_at_the_same_pair_for_any_number_of_workers(unequal: Comparison) -> None:
    assert compare("merchant", "random", width=0.4, seed="u", workers=2) == unequal


def test_it_may_stop_when_it_is_sure() -> None:
    found = compare("merchant", "random", width=0.01, sure=True, seed="u")
    assert (found.stopped, found.better) == ("sure", "merchant")
    assert all(interval.holds(0.5) for interval in found.path[:-1])


def test_at_the_greatest_number_of_games_it_stops_undecided() -> None:
    found = compare("random", "random", most_games=6, seed=1, max_rounds=2)
    assert (found.stopped, found.games) == ("games", 6)
    assert "undecided: 6" in found.summary()


def test_an_interruption_keeps_the_pairs_and_resume_goes_on(
    monkeypatch: pytest.MonkeyPatch, unequal: Comparison
) -> None:
    class Interrupting:
        def update(self, by: int) -> None:
            raise KeyboardInterrupt

        def close(self) -> None:
            pass

    with monkeypatch.context() as patched:
        patched.setattr(comparing, "bar", lambda *words: Interrupting())
        broken = compare("merchant", "random", width=0.4, seed="u")
    assert broken.games == 2
    assert broken.stopped is None
    assert broken.resume() == unequal


def test_the_variance_ratio_is_that_of_pairs_and_single_games() -> None:
    def half(state: Any, rng: Any) -> Move:
        """A merchant who sometimes does not look."""
        from tesoro_lab.bots import find

        return find("ruta", "random" if rng.random() < 0.02 else "merchant")(state, rng)

    found = compare(half, "merchant", width=0.01, most_games=160, seed="v", max_rounds=60)
    chairs = found.frame.groupby(found.frame.index % 2)[["first", "second", "score"]]
    first, second, together = chairs.var().mean()  # both groups have 40 pairs
    assert found.variance_ratio == pytest.approx((first + second) / 4 / together)
    assert found.independent_games >= found.games * found.variance_ratio


def drawn(pairs: list[tuple[float, float]], seats: int = 2) -> Comparison:
    """A comparison in which this came out, whoever played."""
    met = tuple([Pair(str(k), *pair, 0) for k, pair in enumerate(pairs)])
    found = Duel("ruta", ("merchant", "random"), seats, "drawn")
    return Comparison(found, Goal(0.1, False, 9, 0.95), "Ruta", ("a", "b"), met, (), None)


@pytest.mark.parametrize("seats", [2, 3])
def test_independent_games_are_worth_no_more_than_they_are(seats: int) -> None:
    """The better chair wins 3 of 4 games whoever has it; no luck is shared."""
    rng = Random("chairs")
    chances = [(0.75, 0.25), (0.25, 0.75), (0.5, 0.5)]
    pairs = [tuple([float(rng.random() < p) for p in chances[k % seats]]) for k in range(6000)]
    assert 0.93 < drawn(pairs, seats).variance_ratio < 1.07  # type: ignore[arg-type]


def test_where_the_chair_alone_decides_the_same_luck_saves_nothing() -> None:
    assert drawn([(1.0, 0.0), (0.0, 1.0)] * 5).variance_ratio == 1
    assert drawn([(1.0, 0.0), (1.0, 0.0), (0.0, 1.0)] * 5).independent_games == float("inf")


def test_a_variance_needs_two_pairs_with_the_same_chairs() -> None:
    with pytest.raises(TesoroError, match="with the same chairs: play at least 3 pairs"):
        assert drawn([(1.0, 0.0), (0.0, 1.0)]).variance_ratio


def test_more_than_two_may_sit_at_the_table() -> None:
    found = compare("careful", "random", "royal", seats=3, width=0.4, seed=2)
    assert found.better == "careful"
    assert {pair.first for pair in found.pairs} <= {0.0, 0.5, 1.0}


def test_it_says_it_in_both_languages(unequal: Comparison) -> None:
    assert "merchant is better" in unequal.summary()
    assert "merchant es mejor" in unequal.summary("es")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"width": 0}, "width above 0"),
        ({"most_games": 1}, "at least 2 games"),
        ({"seats": 1}, "2 to 6|at least 2 seats"),
        ({"bot_b": "nobody"}, "nobody"),
        ({"game": "chess"}, "chess"),
        ({"level": 2}, "level"),
    ],
)
def test_what_cannot_be_compared_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(TesoroError, match=said):
        compare(**{"bot_a": "merchant", "bot_b": "random", **wrong})


def test_simulate_and_compare_play_the_same_games(unequal: Comparison) -> None:
    games = simulate("ruta", ["merchant", "random"], 1, seed="u")
    assert unequal.pairs[0].first == (0 in games.games[0].winners)


def test_two_bots_of_the_same_name_are_told_apart() -> None:
    found = compare("random", "random", "royal", most_games=2, width=0.9)
    assert found.bots == ("random 1", "random 2")
