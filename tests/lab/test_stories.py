"""The story of a match: a line of chances, its great changes, and what decisions cost."""

from typing import Any

import pytest

from tesoro_lab import new_match
from tesoro_lab.engine import Match, TesoroError
from tesoro_lab.lab import chances, stories
from tesoro_lab.lab.stories import Story, coarse_to_fine, story_of


@pytest.fixture(scope="module")
def match() -> Match:
    match = new_match("royal", ["bot:careful", "bot:random"], seed="story")
    match.run()
    return match


@pytest.fixture(scope="module")
def told(match: Match) -> Story:
    return story_of(match, 6)


def test_there_is_a_point_for_each_turn_and_the_end(told: Story, match: Match) -> None:
    turns = [point.turn for point in told.points]
    assert turns == [*range(turns[0], match.state.turn + 1), match.state.turn]
    assert told.points[-1].move == match.cursor
    assert told.missing == 0


def test_each_point_says_what_rollouts_from_there_say(told: Story, match: Match) -> None:
    for at in (0, 5, len(told.points) - 2):
        state = match.state_at(told.points[at].move)
        assert told.chances(at) == chances(state, 6)


def test_at_the_end_of_a_game_the_winner_is_certain(told: Story, match: Match) -> None:
    last = told.chances(len(told.points) - 1)
    assert last is not None
    assert last.shares == tuple(float(seat in match.state.winners()) for seat in range(2))


def test_bit_by_bit_and_by_two_workers_it_is_the_same(told: Story, match: Match) -> None:
    slow = Story(match, 6)
    left = slow.missing
    assert left == 6 * len(slow.points)
    while left:
        before, left = left, slow.advance(4)
        assert before - 4 <= left < before
    assert slow.found == told.found
    both = Story(match, 2)
    both.fill(workers=2, progress=False)
    assert both.found == [found[:2] for found in told.found]


def test_the_whole_line_is_there_early(match: Match) -> None:
    story = Story(match, 2)
    for _ in range(3):
        story.advance(2)
    have = [at for at in range(len(story.points)) if story.chances(at)]
    assert have[0] == 0
    assert have[-1] == len(story.points) - 1
    assert len(have) == 3


@pytest.mark.parametrize("many", [1, 2, 3, 64, 65, 100])
def test_coarse_to_fine_leaves_nothing_out(many: int) -> None:
    order = coarse_to_fine(many)
    assert sorted(order) == list(range(many))


def test_great_changes_are_measured_again_with_new_luck(told: Story) -> None:
    assert told.turning
    sizes = [abs(change.by.value) for change in told.turning]
    assert sizes == sorted(sizes, reverse=True)
    for change in told.turning:
        assert change.by.games == stories.DEEPER * 6
        assert not change.by.interval.holds(0)


def blunder() -> Match:
    """A player who decides by lot sits beside one who thinks."""
    match = new_match("ruta", ["bot:random", "bot:merchant"], seed=4)
    match.run(max_rounds=6)
    return match


def test_a_decision_costs_what_the_bots_choice_would_have_kept() -> None:
    match = blunder()
    story = Story(match, 10, rounds=20)
    story.fill(progress=False)
    story.weigh(progress=False)
    assert story.costs
    for cost in story.costs:
        state = match.state_at(cost.move)
        assert state.seat == cost.seat
        assert match.moves[cost.move] == cost.played != cost.advised
        assert state.why_not(cost.advised) is None
        assert cost.loss.games == stories.DEEPER * 10
    losses = [cost.loss.value for cost in story.costs]
    assert losses == sorted(losses, reverse=True)


def test_an_interruption_keeps_what_is_done(
    match: Match, told: Story, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupting:
        left = 3

        def update(self, by: int) -> None:
            self.left -= 1
            if not self.left:
                raise KeyboardInterrupt

        def close(self) -> None:
            pass

    with monkeypatch.context() as patched:
        patched.setattr(stories, "bar", lambda *words: Interrupting())
        broken = story_of(match, 6)
    assert broken.missing == 6 * (len(broken.points) - 3)
    assert "still to come" in broken.summary()
    broken.fill(progress=False)
    assert broken.found == told.found


def test_it_says_it_in_both_languages(told: Story) -> None:
    english, spanish = told.summary(), told.summary("es")
    assert "each from 6 rollouts" in english
    assert "At the end" in english
    assert len(english.splitlines()) == len(spanish.splitlines())
    assert "Al final" in spanish


def test_a_match_that_has_not_begun_has_one_point() -> None:
    story = Story(new_match("royal", ["Ana", "Luis"], seed=1), 2)
    assert len(story.points) == 1
    story.fill(progress=False)
    assert story.changes() == []
    assert "0 turns" in story.summary()


@pytest.mark.parametrize("wrong", [{"rollouts": 0}, {"bot": "nobody"}])
def test_what_cannot_be_is_refused(match: Match, wrong: dict[str, Any]) -> None:
    with pytest.raises(TesoroError):
        Story(match, **wrong)
