"""The table of Port Royal, played with its own buttons, list, cards and forms."""

import random
from pathlib import Path

import pytest
from table_use import (
    by_hand,
    click,
    goes_back_and_forth,
    median_click,
    tells_ana_without_markup,
    turn_to,
)

import tesoro_lab as tl
from tesoro_lab import bots
from tesoro_lab.games.royal import RoyalRules
from tesoro_lab.games.royal.coins import purse

THREE = ["Ana", "Luis", "bot:careful"]
HARBOUR = {
    "seats": 3,
    "display": ["ship-yellow-2-2", "sailor-1", "ship-blue-3-2", "governor-0", "ship-red-1-1"],
    "persons": {0: ["sailor-1", "captain-1", "captain-1", "jack-1"], 1: ["pirate-1"]},
    "expeditions": ["expedition-aa"],
    "coins": [6, 2, 13],
    "drawn": 6,
    "fresh": True,
}


@pytest.fixture
def seat(seat_table):
    def make(seats=THREE, facts=None, rules=None, **more):
        return seat_table(seats, facts, rules, game="royal", **more)

    return make


def lit(sitting):
    """How many cards of the harbour are framed."""
    (glow,) = [trace for trace in sitting.parts.board.figure.data if trace.name == "highlight"]
    return sum([x is None for x in glow.x]) + 1 if glow.x else 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "rules"), [("en", None), ("es", RoyalRules(claim_after_bust=True))], ids=["en", "es"]
)
def test_a_whole_game_by_buttons_list_and_harbour(seat, lang, rules):
    sitting = seat(
        ["Ana", "Luis", "bot:random"], None, rules, lang=lang, seed=1, autosave="auto.json"
    )
    rng = random.Random(f"royal {lang}")
    sitting.draw_chance()
    for turn in range(400):
        if sitting.match.over:
            break
        play_one(sitting, rng)
        if turn % 20 == 7:
            turn_to(sitting, rng.choice(list(sitting.parts.tabs.parts)))
    assert sitting.match.over
    assert tl.load_match("auto.json").state == sitting.match.state
    assert lit(sitting) == 0


def play_one(sitting, rng):
    """One legal move: by its button, by a click on the card, or by the list."""
    moves = sitting.match.legal().moves
    offered = {choice.move.text for choice, *_ in sitting.parts.offered() if not choice.why}
    assert offered == {move.text for move in moves}
    move, before = rng.choice(moves), len(sitting.match.moves)
    way = rng.choice(["button", "card", "list"]) if move.kind in ("take", "hire") else "button"
    if way == "button":
        sitting.press(move.text)
    else:
        front = sitting.match.board.number[move.args[0]]
        if way == "card":
            click(sitting, sitting.match.state.display.index(front))
        else:
            harbour = sitting.parts.harbour
            harbour.list.value = front
            ((choice, _, press),) = harbour.go.offered()
            assert choice.move == move
            press()
    assert not sitting.trouble, (move, sitting.trouble)
    assert sitting.match.moves[before] == move
    assert sitting.match.over or sitting.person_asked()


def test_cards_of_the_harbour_light_up_and_can_be_picked(seat):
    sitting = seat(THREE, HARBOUR)
    assert lit(sitting) == 0
    sitting.press("stop")
    assert lit(sitting) == 4
    assert len(sitting.parts.harbour.list.options) == 5
    click(sitting, 2)
    assert sitting.match.moves[-1].text == "take ship-blue-3-2"
    assert purse(sitting.match.state, 0) == 9


def test_a_card_that_cannot_be_picked_is_told_instead(seat):
    sitting = seat(THREE, HARBOUR)
    click(sitting, 3)
    assert sitting.parts.tabs.open == "cards"
    assert "You may take one card more" in sitting.parts.cards.text.value
    assert sitting.match.moves == []
    assert lit(sitting) == 1


def test_refusals_are_grey_and_say_why(seat):
    sitting = seat(THREE, HARBOUR)
    sitting.press("stop")
    refused = {choice.move.text: choice for choice, *_ in sitting.parts.offered() if choice.why}
    assert set(refused) == {"hire governor-0"}
    assert "8 coins" in refused["hire governor-0"].why
    assert "8 coins" in sitting.parts.actions.reasons.value
    harbour = sitting.parts.harbour
    harbour.list.value = sitting.match.board.face("governor-0")
    ((_, button, _),) = harbour.go.offered()
    assert button.disabled and "8 coins" in harbour.text.value
    sitting.speak("es")
    assert "8 monedas" in sitting.parts.actions.reasons.value
    for choice, button, _ in sitting.parts.offered():
        assert button.disabled == bool(choice.why)


def test_the_first_card_is_compulsory(seat):
    sitting = seat(["Ana", "Luis"], {"seats": 2})
    (stop,) = [choice for choice, *_ in sitting.parts.offered() if choice.move.text == "stop"]
    assert "must be drawn" in stop.why


def test_a_ship_that_must_be_repelled_cannot_be_let_in(seat):
    facts = {"display": ["ship-red-1-1"], "persons": {0: ["pirate-1"]}, "drawn": 1}
    for rules, why in ((None, ""), (RoyalRules(refuse_repel=False), "must be repelled")):
        sitting = by_hand(seat(["Ana", "Luis"], facts, rules))
        for move in ("draw", "card ship-red-1-1"):
            sitting.press(move)
        found = {choice.move.text: choice for choice, *_ in sitting.parts.offered()}
        assert set(found) == {"repel", "bust"}
        assert why in found["bust"].why and bool(found["bust"].why) == bool(why)


def test_expeditions_are_claimed_with_the_persons_one_chooses(seat):
    sitting = seat(THREE, HARBOUR)
    claims = [choice for choice, *_ in sitting.parts.claims.offered()]
    assert {choice.move.text for choice in claims} == {
        "claim expedition-aa captain-1 captain-1",
        "claim expedition-aa captain-1 jack-1",
    }
    assert "Claim 2 anchors with Captain ×2 (+2 shields in all)" in {c.text for c in claims}
    sitting.press("claim expedition-aa captain-1 jack-1")
    assert sitting.match.state.standing()[0] == (6, 8)
    assert sitting.parts.claims.box.layout.display == "none"
    assert "Expedition" in sitting.parts.players.table.value


def test_teachers_card_and_coins_by_themselves(seat):
    sitting = by_hand(seat(["Ana", "Luis"], {**HARBOUR, "seats": 2, "coins": [6, 13]}))
    sitting.press("draw")
    chance = sitting.parts.chance
    assert chance.box.layout.display is None
    told = [text for text, _ in chance.choice.options]
    assert any([text.startswith("Taxes (most swords) · 2/") for text in told])
    assert "Governor (price 8) · 3/" in " ".join(told)
    sitting.press("card tax-swords")
    assert purse(sitting.match.state, 1) == 8
    assert chance.box.layout.display == "none"
    assert "Luis has 12 coins or more and loses half of them: 6 coins" in sitting.status
    assert "most swords" in sitting.status
    sitting.parts.play.take_back()
    assert sitting.match.moves[-1].text == "draw"
    sitting.parts.play.bring_back()
    assert sitting.person_asked()


def test_a_coin_in_the_middle_of_a_payment_can_be_chosen(seat):
    sitting = by_hand(seat(THREE, HARBOUR))
    for move in ("stop", "hire sailor-1"):
        sitting.press(move)
    sitting.match.rewind(2)
    sitting.redraw()
    assert sitting.parts.chance.box.layout.display is None
    sitting.press("coin tax-swords")
    assert sitting.match.moves[2].text == "coin tax-swords"
    assert purse(sitting.match.state, 0) == 3


def test_players_are_told(seat):
    sitting = seat(THREE, {**HARBOUR, "claimed": {1: ["expedition-cc"]}})
    html = sitting.parts.players.table.value
    assert "Captain ×2" in html and "<b>4</b>/12" in html and "<b>5</b>/12" in html
    assert html.index("Expedition") < html.index("Pirate")


def test_the_moment_is_told(seat):
    sitting = seat(THREE, HARBOUR)
    text = turn_to(sitting, "phase")
    assert "Discover" in text and "Cards to take after stopping" in text
    sitting.press("stop")
    assert "Cards to take" in sitting.parts.phase.box.value
    assert "own harbour" in sitting.parts.phase.box.value
    sitting.press("pass")
    assert "one coin a card, for Ana" in sitting.parts.phase.box.value


def test_every_card_is_told_with_how_many_are_unseen(seat):
    sitting = seat(THREE, HARBOUR)
    for lang, names in (("en", ("Jack of all Trades", "Galleon")), ("es", ("Señorita", "Galeón"))):
        sitting.speak(lang)
        text = turn_to(sitting, "cards")
        assert all([name in text for name in names])
        assert "2 / 3" in text and "8 / 10" in text
        turn_to(sitting, "odds")


def test_the_lens_tells_exact_chances_and_the_advice(seat):
    sitting = seat(THREE, HARBOUR)
    lens, html = tl.odds.of(sitting.match), sitting.parts.lens.text.value
    assert tl.words.fraction(lens.bust) in html
    for share in (lens.bust, *lens.bust_with, *lens.bust_within, *lens.reach.values()):
        assert tl.words.percent(share) in html
    for advice in (lens.advice, lens.coins, lens.repelled):
        assert f"<b>{tl.words.decimal(advice.stop)}</b>" in html
        assert f"<b>{tl.words.decimal(advice.value)}</b>" in html
    assert "Advice: <b>" in html
    sitting.press("stop")
    html = sitting.parts.lens.text.value
    best = tl.odds.of(sitting.match).picks[0]
    assert sitting.view.space(best.front) in html and "★" in html


def test_the_lens_before_the_first_turn_in_a_threat_and_at_the_end(seat):
    sitting = seat(["Ana", "Luis"])
    assert "who starts" in sitting.parts.lens.text.value
    facts = {"display": ["ship-red-1-1"], "persons": {0: ["pirate-1"]}, "drawn": 1}
    sitting = by_hand(seat(["Ana", "Luis"], facts))
    sitting.press("draw")
    assert "loses the turn" in sitting.parts.lens.text.value
    sitting.press("card ship-red-1-1")
    assert "repel the ship" in sitting.parts.lens.text.value


def test_language_switches_while_playing(seat):
    sitting = seat()
    sitting.draw_chance()
    sitting.parts.lang.value = "es"
    for name, words in (
        ("odds", "pierde el turno"),
        ("phase", "Descubrir"),
        ("cards", "Hombre Orquesta"),
        ("log", ""),
        ("rules", ""),
    ):
        assert words in turn_to(sitting, name)
    assert "roba la primera carta" in sitting.status
    sitting.parts.lang.value = "en"
    assert "draw the first card" in sitting.status


def test_undo_redo_and_the_timeline(seat):
    sitting = seat()
    rng = random.Random(3)
    sitting.draw_chance()
    for _ in range(12):
        play_one(sitting, rng)
    goes_back_and_forth(sitting, ("card", "coin", "starter"))


def test_save_and_load_with_another_number_of_players(seat):
    sitting = seat()
    assert sitting.parts.files.name.value == "royal.json"
    sitting.draw_chance()
    sitting.parts.files.save_now()
    other = seat(["Eva", "Hugo"])
    before = other.parts.board.figure
    other.parts.files.open(Path("royal.json"))
    assert not other.trouble
    assert other.match.state == sitting.match.state
    assert other.parts.board.figure is not before
    assert other.parts.board.box.children == (other.parts.board.figure,)
    other.press("draw")
    assert not other.trouble


def test_new_game_form(seat):
    sitting = seat()
    form = sitting.parts.new_game
    sitting.parts.unfold()
    assert list(form.rules) == list(RoyalRules().to_dict())
    assert set(dict(form.kinds[0].options).values()) == {"", *bots.names("royal")}
    assert list(form.count.options) == [2, 3, 4, 5]
    assert form.official.layout.display == "none"
    form.house_rules.value = True
    assert form.official.layout.display is None
    form.official.click()
    assert form.chosen_rules() == RoyalRules.official()
    form.count.value = 5
    form.kinds[1].value = "careful"
    form.rules["new_admiral_paid"].value = True
    form.begin()
    assert not sitting.trouble
    assert sitting.match.bots == [None, "careful", None, None, None]
    expected = {**RoyalRules.official().to_dict(), "new_admiral_paid": True}
    assert sitting.match.rules == RoyalRules(**expected)
    assert sitting.parts.seats == 5
    sitting.draw_chance()
    assert not sitting.trouble


def test_rules_tab_tells_this_game(seat):
    sitting = seat(THREE, None, RoyalRules.official())
    text = turn_to(sitting, "rules")
    assert "A Governor gives one more card whenever" in text and "★" in text


def test_names_cannot_smuggle_markup(seat):
    sitting = seat(["<b>Ana</b>", "Luis", "Eva"], HARBOUR)
    sitting.press("stop")
    sitting.press("pass")
    turn_to(sitting, "phase")
    turn_to(sitting, "odds")
    shown = [sitting.parts.players.table, sitting.parts.status.box, sitting.parts.phase.box]
    tells_ana_without_markup(shown)


def test_a_click_is_drawn_soon(seat):
    """The time from a click to the redrawn table with its lens; the median of a game."""
    sitting = seat(["Ana", "Luis", "bot:random"])
    rng = random.Random(5)
    sitting.draw_chance()
    assert median_click(sitting, 60, lambda: rng.choice(sitting.match.legal().moves).text) < 0.1
