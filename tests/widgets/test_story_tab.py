"""The story in the table: it fills bit by bit, can be paused, and leads to any turn."""

import asyncio
from types import SimpleNamespace

import pytest

from tesoro_lab.lab import Story
from tesoro_lab.widgets import story_tab


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    make = story_tab.W.Dropdown
    few = {"options": (2, 3), "value": 2}
    monkeypatch.setattr(
        story_tab,
        "W",
        SimpleNamespace(**{**vars(story_tab.W), "Dropdown": lambda **_: make(**few)}),
    )


def played(seat_table, game="royal", bot="careful", rounds=3):
    sitting = seat_table(["Ana", f"bot:{bot}"], game=game, seed=5)
    bots = seat_table([("Ana", f"bot:{bot}"), f"bot:{bot}"], game=game, seed=5)
    bots.match.run(max_rounds=rounds)
    for move in bots.match.moves:
        sitting.match.play(move)
    sitting.redraw()
    sitting.parts.tabs.turn_to("story")
    sitting.redraw()
    return sitting, sitting.parts.tabs.parts["story"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "bot"), [("ruta", "merchant"), ("inkan", "explorer"), ("royal", "careful")]
)
def test_one_click_tells_the_story_of_every_game(seat_table, game, bot):
    sitting, tab = played(seat_table, game, bot, 2)
    assert tab.story is None
    assert tab.said.value == ""
    tab.run.value = True
    assert not tab.run.value
    assert not sitting.trouble
    assert tab.story.missing == 0
    again = Story(sitting.match, 2)
    again.fill(progress=False)
    assert tab.story.found == again.found
    assert tab.picture.value.startswith("<svg")
    assert tab.slider.max == len(tab.story.points) - 1
    assert "each from 2 rollouts" in tab.said.value
    assert tab.run.description == "Tell it anew"


def test_it_speaks_spanish(seat_table):
    sitting, tab = played(seat_table)
    tab.run.value = True
    sitting.parts.lang.value = "es"
    assert sitting.parts.tabs.heads["story"].description == "Historia"
    assert "cada una con 2 partidas de prueba" in tab.said.value
    assert tab.run.description == "Contarla de nuevo"


def test_it_leads_to_any_turn_and_says_where_one_is(seat_table):
    sitting, tab = played(seat_table)
    tab.run.value = True
    moves = [point.move for point in tab.story.points]
    drawn = tab.picture.value
    tab.slider.value = 2
    assert sitting.match.cursor == moves[2]
    assert tab.picture.value != drawn
    tab.on.click()
    assert sitting.match.cursor == moves[3]
    tab.back.click()
    tab.back.click()
    assert sitting.match.cursor == moves[1]
    assert sitting.match.future
    sitting.parts.timeline.jump(-1)
    assert tab.on.disabled
    assert sitting.match.cursor == moves[-1]


def test_the_great_changes_have_buttons(seat_table):
    sitting, tab = played(seat_table)
    tab.run.value = True
    change = SimpleNamespace(at=1, seat=0, by=tab.story.changes()[0].by)
    tab.story.turning = (change,)
    sitting.redraw()
    assert tab.great[0].layout.display is None
    assert tab.great[1].layout.display == "none"
    tab.great[0].click()
    assert sitting.match.cursor == tab.story.points[1].move


def test_a_game_that_has_gone_on_is_said_to_have(seat_table):
    sitting, tab = played(seat_table)
    tab.run.value = True
    before = len(sitting.match.moves)
    while len(sitting.match.moves) < before + 3:
        moves = sitting.match.legal().moves
        sitting.match.play(moves[0]) if moves else sitting.match.step()
    sitting.changed()
    assert "gone on since" in tab.said.value
    assert tab.back.disabled
    assert tab.slider.disabled
    cursor = sitting.match.cursor
    tab.back.click()
    assert sitting.match.cursor == cursor
    tab.run.value = True
    assert "gone on since" not in tab.said.value


def test_in_a_notebook_it_works_bit_by_bit_and_can_be_paused(seat_table):
    sitting, tab = played(seat_table)

    async def sit():
        tab.run.value = True
        task = tab.task
        while tab.story.missing > len(tab.story.points):
            await asyncio.sleep(0)
        tab.run.value = False
        await task
        paused = tab.story.missing
        assert 0 < paused < 2 * len(tab.story.points)
        assert tab.run.description == "Go on"
        story = tab.story
        tab.run.value = True
        await tab.task
        await asyncio.sleep(0)
        assert tab.story is story
        assert story.missing == 0
        assert not tab.run.value

    asyncio.run(sit())
    assert not sitting.trouble


def test_what_goes_wrong_is_said_in_the_status_line(seat_table, monkeypatch):
    sitting, tab = played(seat_table)

    def broken(story, rollouts):
        raise ValueError("no luck")

    monkeypatch.setattr(Story, "advance", broken)
    tab.run.value = True
    assert "no luck" in sitting.status
    assert not tab.run.value


def test_before_the_first_move_there_is_hardly_a_story(seat_table):
    sitting = seat_table(["Ana", "Luis"], game="royal")
    sitting.parts.tabs.turn_to("story")
    sitting.redraw()
    tab = sitting.parts.tabs.parts["story"]
    tab.run.value = True
    assert len(tab.story.points) == 1
    assert not sitting.trouble
