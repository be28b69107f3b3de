"""Port Royal in a real JupyterLab: a repel, a hire by another player and a claim, by widgets."""

import json

import pytest
from browser_sitting import Sitting, own

import tesoro_lab as tl
from tesoro_lab import games
from tesoro_lab.games.royal import RoyalDeck

pytestmark = pytest.mark.browser

SEATS = ["Ana", "Luis", "Eva"]
FACTS = {
    "seats": 3,
    "persons": {0: ["sailor-1", "captain-1", "jack-1"], 1: ["mademoiselle-2"]},
    "expeditions": ["expedition-aa"],
    "coins": [3, 5, 1],
}
CELL = f"""\
import tesoro_lab as tl
from tesoro_lab import games
start = games.game("royal").scenario({FACTS})
match = tl.new_match("royal", {SEATS}, seed=1, start=start)
tl.table(match)
"""
DRAWING = ["draw", "card ship-red-1-1", "repel", "draw", "card sailor-1", "draw"]
DRAWING += ["card ship-blue-3-2"]
CLAIM = ["claim expedition-aa captain-1 jack-1"]
PICKING = ["stop", "take ship-blue-3-2", "hire sailor-1"]
MOVES = [*DRAWING, *CLAIM, *PICKING]
DECK = RoyalDeck.load()


def played():
    """The same moves, straight on the engine; the coins of the hire come by the seed."""
    start = games.game("royal").scenario(FACTS)
    match = tl.new_match("royal", SEATS, seed=1, start=start)
    for move in MOVES:
        match.play(move)
    while type(match.state.frame).__name__ == "Coin":
        match.step()
    return match


class Harbour(Sitting):
    """Somebody at the table of Port Royal."""

    def make(self, move, number):
        """One move, by the widgets of the table."""
        kind, *rest = move.split()
        if kind == "card":
            self.put_card(rest[0])
        elif kind == "take":
            self.page.locator(".tl-actions .tl-move-take:enabled").first.wait_for()
            self.click_the_board(1)
        elif kind == "hire":
            self.hire_by_the_list(rest[0])
        elif kind == "claim":
            self.page.locator(".tl-claims .tl-move-claim:enabled").first.click()
        else:
            self.page.click(f".tl-actions .tl-move-{kind}:enabled")
        self.where(number)
        self.page.wait_for_timeout(300)  # a quicker click would count as half of a double click

    def put_card(self, card):
        """The teacher chooses the card that is turned over."""
        name = tl.words.space(DECK, DECK.face(card))
        options = self.listed(".tl-card-choice option", "/")
        (place,) = [k for k, text in enumerate(options) if text.split(" · ")[0] == name]
        self.page.select_option(".tl-card-choice select", index=place)
        self.page.click(".tl-use-card")

    def hire_by_the_list(self, card):
        """The list of the harbour and the button of the chosen card."""
        name = DECK.faces[DECK.face(card)].name
        self.page.locator(".tl-harbour option", has_text=name).wait_for(state="attached")
        self.page.select_option(".tl-harbour select", index=0)
        self.page.locator(".tl-chosen .tl-move-hire:enabled", has_text=name).click()


def test_a_turn_with_a_repel_a_claim_and_a_hire_by_another_player(lab, page, errors):
    lab.write("harbour.ipynb", [CELL])
    sitting = Harbour(page, lab.address("harbour.ipynb"))
    sitting.run_the_cell()
    sitting.chance_by_hand()
    whole = played()
    for number, move in enumerate(MOVES, 1):
        last = len(whole.moves) if number == len(MOVES) else number
        sitting.make(move, last)
    sitting.says("Luis, it is your turn")
    assert page.locator(".jp-Notebook .jp-Cell").count() == 1

    page.click(".tl-lang button:nth-child(2)")
    sitting.says("Luis, te toca")
    sitting.save_as("harbour.json", "Guardada")
    saved = json.loads((lab.root / "harbour.json").read_text("utf-8"))
    assert saved == whole.to_dict()
    assert (lab.root / "tesoro-autosave-royal.json").exists()
    assert own(errors) == []


def test_the_moves_are_what_they_promise():
    match = played()
    told = [(event.kind, event.data[0]) for _, event in match.events()]
    for wanted in (("repels", 0), ("claims", 0), ("takes", 0), ("hires", 1), ("fee", 1)):
        assert told.count(wanted) == 1
    assert match.state.standing()[0] == (5, 9)
