"""A game in a real JupyterLab, played with the widgets of the table only."""

import json

import browser_game as game
import pytest
from browser_sitting import Sitting, own

pytestmark = pytest.mark.browser

CELL = f"{game.START}tl.table(match)"


def test_a_game_played_with_widgets_only(lab, page, errors):
    """Auction of three, exchange, castle, mortgage for a debt, bankruptcy, save, restart, load."""
    lab.write("game.ipynb", [CELL])
    sitting = Sitting(page, lab.address("game.ipynb"))
    sitting.run_the_cell()
    sitting.chance_by_hand()
    for number, move in enumerate(game.BEFORE, 1):
        sitting.do(move, number)
    sitting.says("Eva")
    sitting.save_as("class.json")

    sitting.restart_the_kernel()
    sitting.run_the_cell()
    page.select_option(".tl-found select", "class.json")
    page.click(".tl-load")
    sitting.says("Loaded: class.json")
    sitting.where(len(game.BEFORE))
    sitting.chance_by_hand()
    for number, move in enumerate(game.AFTER_LOADING, len(game.BEFORE) + 1):
        sitting.do(move, number)
    sitting.save_as("end.json")

    golden = json.loads(game.GOLDEN.read_text("utf-8"))
    assert json.loads((lab.root / "end.json").read_text("utf-8")) == golden
    assert own(errors) == []
