"""The words of Port Royal: every code has its sentence in both languages, and lines fold well."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, get_args

import pytest
from words_contract import NAMES, WordsContract, well_formed

from tesoro_lab import words
from tesoro_lab.engine import Event, Move, Reason
from tesoro_lab.engine.match import Match
from tesoro_lab.front import new_match
from tesoro_lab.games import royal
from tesoro_lab.games.royal import ROYAL, RoyalDeck, RoyalRules, RoyalState
from tesoro_lab.games.royal.deck import Role
from tesoro_lab.games.royal.kinds import Kind
from tesoro_lab.words import (
    royal_acts,
    royal_cards,
    royal_choices,
    royal_events,
    royal_log,
    royal_reasons,
)
from tesoro_lab.words.rulings import TOPICS
from tesoro_lab.words.speech import Phrase

DECK = RoyalDeck.load()
AN = DECK.number

REASONS: dict[str, tuple[Any, ...]] = {
    "over": (),
    "not_chance": (),
    "chance_first": (),
    "unknown_move": ("fly",),
    "wrong_moment": ("hire",),
    "bad_args": ("claim",),
    "no_cards_left": (),
    "first_card": (),
    "not_just_drawn": (),
    "swords_short": ("ship-red-3-6", 2),
    "must_repel": (),
    "card_not_unseen": ("sailor-3",),
    "not_in_harbour": ("ship-blue-1-1",),
    "not_a_ship": ("mademoiselle-2",),
    "not_a_person": ("ship-yellow-1-1",),
    "short": (4, 1),
    "not_your_turn": (),
    "no_such_expedition": ("expedition-aah",),
    "not_your_person": ("captain-1",),
    "wrong_party": ("expedition-cc",),
    "party_order": ("expedition-cch",),
}

EVENTS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "starts": ((0,),),
    "turn": ((0, 12, 4),),
    "draws": ((0, AN["ship-red-3-skull"]), (0, AN["tax-swords"]), (0, AN["expedition-aa"])),
    "stops": ((0, 0), (0, 1), (0, 5)),
    "repels": ((0, AN["ship-blue-1-1"]),),
    "busts": ((0, AN["ship-black-1-2"]), (0, AN["ship-yellow-1-1"])),
    "jester": ((0, 1), (0, 3)),
    "taxed": ((0, 6),),
    "tax_bonus": ((0, AN["tax-swords"], 1), (0, AN["tax-shields"], 1)),
    "admiral": ((0, 4),),
    "takes": ((0, AN["ship-green-4-5"], 5),),
    "hires": ((0, AN["mademoiselle-2"], 7), (0, AN["admiral-1"], 0)),
    "fee": ((0, 1, 1),),
    "passes": ((0,),),
    "claims": ((0, AN["expedition-aah"], (AN["settler-1"], AN["captain-1"], AN["jack-1"]), 3),),
    "coin_shown": ((0, AN["priest-1"]),),
    "reshuffle": ((85,),),
    "no_coins": ((0,),),
    "last_round": ((0, 12),),
    "game_over": (((0,),), ((0, 2),)),
}

MOVES = (
    *("draw", "stop", "repel", "bust", "take ship-red-3-6", "hire trader-red-1", "pass"),
    *("claim expedition-aa captain-1 jack-1", "end", "starter 1", "card tax-swords"),
    "coin sailor-1",
)

PHRASES: dict[str, Phrase] = {
    **royal_events.EVENTS,
    **royal_reasons.REASONS,
    **{f"paid {code}": phrase for code, phrase in royal_log.PAID.items()},
}


def scene(rules: RoyalRules | None = None, **facts: Any) -> RoyalState:
    """A position with three players."""
    return ROYAL.scenario({"seats": 3, **facts}, rules)


def played(*moves: str, seats: Sequence[str] = NAMES) -> Match:
    """A match from its beginning with these moves, chance moves included."""
    match = new_match("royal", seats=list(seats), seed=1)
    for move in moves:
        match.play(move)
    return match


class TestWords(WordsContract):
    rules = royal
    board = DECK
    reasons = REASONS
    events = EVENTS
    moves = MOVES
    phrases = PHRASES
    silent = ("stops_empty",)
    reason_codes = royal_reasons.CODES
    event_codes = royal_events.CODES
    kinds = Kind
    acts = royal_acts.ACTS
    more_told_than = 15


def test_a_skull_is_refused_for_what_it_is() -> None:
    why = Reason("swords_short", ("ship-red-3-skull", 16))
    assert "skull" in words.reason(why, NAMES, DECK)
    assert "calavera" in words.reason(why, NAMES, DECK, "es")


def test_spanish_agrees_with_what_it_names() -> None:
    def told(code: str, *data: Any) -> str:
        return words.event(Event(code, data), NAMES, DECK, "es")

    assert told("busts", 0, AN["ship-yellow-1-1"]).startswith("Otra Pinaza amarilla")
    assert told("busts", 0, AN["ship-black-1-2"]).startswith("Otro Galeón negro")
    assert told("hires", 1, AN["mademoiselle-2"], 7) == "Luis recluta una Señorita por 7 monedas."
    assert told("takes", 0, AN["ship-red-1-1"], 1) == "Ana toma la Fragata roja por 1 moneda."
    assert told("stops", 0, 0) == "Ana se planta con el puerto vacío."


def test_a_move_without_its_card_is_shown_as_written() -> None:
    assert words.move(Move("hire"), NAMES, DECK) == "hire"
    assert words.move(Move("fly", (3,)), NAMES, DECK) == "fly (3)"


def test_buttons_name_the_price_of_the_moment() -> None:
    state = scene(
        display=["sailor-1", "sailor-2", "ship-red-3-6", "trader-red-1"],
        persons={0: ["trader-red-1", "mademoiselle-2"]},
        coins=[9, 9, 9],
        drawn=4,
    )
    assert words.move(Move("repel"), NAMES, DECK, state=state) == "Repel the ship"
    state.play(Move("stop"))
    told = [words.move(move, NAMES, DECK, state=state) for move in state.legal().moves]
    assert "Hire Sailor (2; one shield)" in told
    assert "Hire red Trader (2)" in told
    assert "Take red Frigate (+4)" in told
    state.play(Move("pass"))
    told = [words.move(move, NAMES, DECK, "es", state) for move in state.legal().moves]
    assert "Tomar Fragata roja (+3 − 1)" in told
    assert "Reclutar Comerciante rojo (3 + 1)" in told


def test_the_ship_to_repel_is_named() -> None:
    state = scene(display=["ship-red-1-1"], persons={0: ["pirate-1"]}, drawn=1, fresh=True)
    assert words.move(Move("repel"), NAMES, DECK, state=state) == "Repel the red Frigate"
    assert words.move(Move("repel"), NAMES, DECK, "es", state) == "Repeler la Fragata roja"


def test_every_frame_asks_its_question() -> None:
    threat = scene(display=["ship-red-1-1"], persons={0: ["sailor-1"]}, drawn=1)
    threat.play(Move("draw"))
    assert words.asked(threat, NAMES, "es") == "Ana descubre la carta de arriba."
    threat.play(Move.parse("card ship-red-1-1"))
    assert words.asked(threat, NAMES) == (
        "Ana, a second red ship: repel it with your one sword, or lose the turn?"
    )
    assert "¿lo repeles con tu sable o pierdes el turno?" in words.asked(threat, NAMES, "es")
    busted = scene(RoyalRules(claim_after_bust=True), display=["ship-red-1-1"], drawn=1)
    busted.play(Move("draw"))
    busted.play(Move.parse("card ship-red-1-1"))
    assert words.asked(busted, NAMES).startswith("Ana, your turn is lost")
    trade = scene(display=["sailor-1"], drawn=1)
    trade.play(Move("stop"))
    assert words.asked(trade, NAMES) == "Ana, you may take one card from your harbour."
    trade.play(Move.parse("hire sailor-1"))
    assert words.asked(trade, NAMES, "es") == (
        "Ana paga: se ve la cara de cada moneda. Por pagar: 3 monedas."
    )
    assert words.asked(ROYAL.new(2), NAMES) == "Chance says who starts."


def test_the_coins_of_one_payment_share_a_line() -> None:
    match = played("starter 0", "draw", "card sailor-1", "stop", "hire sailor-1")
    for coin in ("priest-1", "ship-red-1-1", "priest-1"):
        match.play(f"coin {coin}")
    assert words.log(match)[-2] == (
        "Ana hires a Sailor for 3 coins; the coins were Priest ×2 and red Frigate."
    )
    assert words.log(match, "es")[-2] == (
        "Ana recluta un Marinero por 3 monedas; las monedas eran Sacerdote ×2 y Fragata roja."
    )


def test_passing_and_the_fee_share_a_line() -> None:
    match = played("starter 0", "draw", "card ship-red-2-3", "stop", "pass", "take ship-red-2-3")
    lines = words.log(match)
    assert "Luis takes the red Frigate for 2 coins. Ana gets 1 coin for it." in lines
    match = played("starter 0", "draw", "card sailor-1", "stop", "pass", "pass", "pass")
    assert "Ana, Luis and Inés pass." in words.log(match)
    assert "Ana, Luis e Inés pasan." in words.log(match, "es")


def test_a_tax_is_told_step_by_step() -> None:
    taxed = [(0, Event("taxed", (1, 7))), (0, Event("taxed", (0, 6)))]
    paid = [(1, Event("coin_shown", (0, AN["sailor-1"]))) for _ in range(3)]
    bonus = [(2, Event("tax_bonus", (seat, AN["tax-shields"], 1))) for seat in range(3)]
    voice = words.voice(NAMES, DECK)
    assert [text for _, text in words.tell([*taxed, *paid, *bonus], voice)] == [
        "Twelve coins or more, so half is lost: Ana 6, Luis 7.",
        "The coins of Ana go to the discards: Sailor ×3.",
        "Fewest shields: Ana, Luis and Inés receive 1 coin each.",
    ]


@pytest.mark.parametrize("lang", words.LANGS)
def test_the_story_of_a_random_game_is_well_formed(lang: str) -> None:
    match = new_match("royal", seats=["bot:random"] * 4, seed=3)
    match.run(max_moves=2000)
    told = words.lines(match, lang)
    assert all(well_formed(line) for _, line in told)
    assert [index for index, _ in told] == sorted([index for index, _ in told])


def test_the_text_twin_shows_the_whole_table() -> None:
    state = scene(
        display=["ship-red-3-skull", "sailor-1", "ship-blue-1-1"],
        expeditions=["expedition-aa"],
        persons={1: ["pirate-2", "captain-1", "captain-1"]},
        claimed={2: ["expedition-cc"]},
        coins=[3, 12, 0],
        discards={"jester-1": 1},
        drawn=3,
    )
    told = words.text(state, NAMES)
    for line in (
        "- 1. red Frigate (3 coins, skull).",
        "- 3. blue Flute (1 coin, 1 sword), the newest card.",
        "- Colours of ships: blue and red.",
        "- Open expeditions: expedition of 2 anchors (4 shields, 2 coins).",
        "- Luis: 12 coins; 4 shields; 2 swords; people: Captain ×2 and Pirate.",
    ):
        assert line in told
    assert "discards: 1" in told
    assert words.text(state, NAMES, "es").count("\n") == told.count("\n")


def test_every_card_and_role_is_named_in_both_languages() -> None:
    assert set(royal_cards.ROLES) == set(Role)
    for front, face in enumerate(DECK.faces):
        for lang in words.LANGS:
            assert words.space(DECK, front, lang)
            assert royal_cards.does(DECK, front, lang).endswith(".")
        assert royal_cards.does(DECK, face.id, "en") != royal_cards.does(DECK, face.id, "es")


def test_a_deck_of_your_own_says_so() -> None:
    assert words.provenance(DECK) != words.provenance(DECK, "es")


def test_every_choice_of_the_rules_has_its_sentences() -> None:
    names = [field.name for field in fields(RoyalRules)]
    assert names == list(royal_choices.FIELDS) == list(royal_choices.VALUES)
    for field in fields(RoyalRules):
        known = royal_choices.VALUES[field.name]
        due = [True, False] if field.type is bool else list(get_args(field.type))
        assert set(known) == set(due)
        for value, (en, es) in known.items():
            assert en != es
            assert en.endswith(".")
            assert es.endswith(".")
            assert words.rule_value(field.name, value, "es") == es
    assert len(words.rules_in_force(RoyalRules.official(), changed_only=True)) == 2


def test_the_rules_in_short_fit_a_screen() -> None:
    for lang in words.LANGS:
        assert 1200 < len(words.rules_in_short("royal", lang)) < 3200


def test_rulings_settle_every_open_point_and_difference() -> None:
    rows = words.rulings("royal")
    opened = [f"R-O{n}" for n in range(1, 15)]
    different = [row.id for row in rows if row.id.startswith("R-D")]
    assert [row.id for row in rows] == opened + different
    assert len(different) == 19
    for en, es in zip(rows, words.rulings("royal", "es"), strict=True):
        assert en.question.endswith("?")
        assert "¿" in es.question
        for cell in (en.ruling, en.why, es.ruling, es.why):
            assert cell.endswith(".")
        assert en.test == f"test_ruling_{en.id.removeprefix('R-')}"
    assert {row.field for row in rows if row.field} == {field.name for field in fields(RoyalRules)}
    assert sum([len(words.rulings("royal", "en", topic)) for topic in TOPICS]) == len(rows)
