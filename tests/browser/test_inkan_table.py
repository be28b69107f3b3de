"""Inkan Aarre in a real JupyterLab: a turn by land, one by sea and a flight, with widgets only."""

import json

import pytest
from browser_sitting import Sitting, own

import tesoro_lab as tl
from tesoro_lab.games.inkan import InkanMap

pytestmark = pytest.mark.browser

SEATS = ["Ana", "Luis", "Eva"]
CELL = f"""\
import tesoro_lab as tl
match = tl.new_match("inkan", {SEATS}, seed=1)
tl.table(match)
"""
OPENING = ["die 6", "die 2", "die 1"]
BY_LAND = ["land", "die 2", "go SAO", "leave"]
BY_SEA = ["sea", "die 3", "go S10.3"]
BY_AIR = ["fly BSB", "try", "die 5", "disk cup"]
MOVES = [*OPENING, *BY_LAND, *BY_SEA, *BY_AIR]
MAP = InkanMap.load()


def played():
    """The same moves, straight on the engine."""
    match = tl.new_match("inkan", SEATS, seed=1)
    for move in MOVES:
        match.play(move)
    return match


class Journey(Sitting):
    """Somebody at the table of Inkan Aarre."""

    def make(self, move, number):
        """One move, by the widgets of the table."""
        kind, *rest = move.split()
        if kind == "die":
            self.page.select_option(".tl-die select", rest[0])
            self.page.click(".tl-set-die")
        elif kind == "disk":
            name = tl.words.disk_name(rest[0])
            options = self.listed(".tl-disk-choice option", "/34)")
            chosen = [k for k, text in enumerate(options) if text.startswith(name)]
            self.page.select_option(".tl-disk-choice select", index=chosen[0])
            self.page.click(".tl-set-disk")
        elif kind == "fly":
            to = tl.words.space(MAP, MAP.dot(rest[0]))
            self.page.locator(".tl-actions .tl-move-fly:enabled", has_text=to).click()
        elif kind == "go" and rest[0] in MAP.names[: len(MAP.nodes)]:
            self.stop_by_keyboard(tl.words.space(MAP, MAP.dot(rest[0])))
        elif kind == "go":
            self.click_the_board(MAP.dot(rest[0]))
        else:
            self.page.click(f".tl-actions .tl-move-{kind}:enabled")
        self.where(number)

    def stop_by_keyboard(self, name):
        """Arrow keys in the list, then Tab and Enter; the notebook must not hear them."""
        places = self.page.locator(".tl-stops-list select")
        places.focus()
        button = self.page.locator(".tl-stops .tl-move-go", has_text=name)
        for _ in range(12):
            if button.count():
                break
            self.page.keyboard.press("ArrowDown")
            self.page.wait_for_timeout(300)
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


def test_a_turn_by_land_one_by_sea_and_a_flight(lab, page, errors, sent):
    lab.write("journey.ipynb", [CELL])
    sitting = Journey(page, lab.address("journey.ipynb"))
    sitting.run_the_cell()
    sitting.chance_by_hand()
    for number, move in enumerate(MOVES, 1):
        sitting.make(move, number)
    sitting.says("Eva")
    assert page.locator(".jp-Notebook .jp-Cell").count() == 1

    page.click(".tl-lang button:nth-child(2)")
    sitting.says("Ana, te toca")
    sitting.save_as("journey.json", "Guardada")
    saved = json.loads((lab.root / "journey.json").read_text("utf-8"))
    assert saved == played().to_dict()
    assert (lab.root / "tesoro-autosave-inkan.json").exists()
    assert own(errors) == []
    by_widgets = [message for message in sent if '"comm_msg"' in message]
    assert len(by_widgets) > 2 * len(MOVES)
    # by one way only, on which nothing that is chosen and then clicked can overtake the other
    assert not [message for message in by_widgets if '"subshell_id":"' in message]


def test_the_moves_are_what_they_promise():
    match = played()
    told = [event.kind for _, event in match.events()]
    assert [told.count(kind) for kind in ("travels", "sea_fee", "flies")] == [2, 1, 1]
    assert match.state.purses == [300, 200, 1000]
    assert match.state.paid == [False, True, False]
