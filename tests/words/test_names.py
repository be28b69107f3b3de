"""Spaces, cards, deeds, labels, rules and rulings are complete in both languages."""

from dataclasses import fields
from typing import Any, get_args

import pytest

from tesoro_lab import words
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.words import ruta_cards, ruta_choices, ruta_spaces
from tesoro_lab.words.labels import LABELS
from tesoro_lab.words.rulings import TOPICS

BOARD = RutaBoard.load()


def test_every_space_of_the_board_has_its_twin() -> None:
    for index, place in enumerate(BOARD.spaces):
        assert place.name in ruta_spaces.SPACES
        assert words.space(BOARD, index, "es") == place.name
        assert str(place.kind) in ruta_spaces.KINDS
    assert words.space(BOARD, 8) == "Genoa"
    assert words.placed(BOARD, 28, "es") == "las Reales Atarazanas"
    assert set(BOARD.members) == set(ruta_spaces.GROUPS)


def test_names_on_the_board_stay_short() -> None:
    for index in range(40):
        assert len(words.space(BOARD, index)) <= 23


def test_every_card_has_its_text_with_the_amount_of_the_table() -> None:
    cards = [card for deck in BOARD.cards.values() for card in deck]
    assert len(cards) == 32
    for card in cards:
        key = (card.deck, card.no)
        assert key in ruta_cards.NAMES
        assert key in ruta_cards.TEXTS
        en, es = words.card(*key, "en"), words.card(*key, "es")
        assert en != es
        assert "{" not in en + es
        for amount in (card.per_house, card.per_castle, card.amount):
            if amount > 100:
                assert words.number(amount, "en") in en
                assert words.number(amount, "es") in es


def test_an_unknown_card_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        words.card("suerte", 99)


def test_a_deed_shows_the_whole_ladder() -> None:
    lines = words.title_deed(BOARD, 39, "es")
    text = "\n".join(lines)
    for toll in BOARD.tolls[39]:
        assert words.money(toll, "es") in text
    assert "10.000" in text
    assert len(words.title_deed(BOARD, 5)) == 3 + 4 + 1
    assert len(words.title_deed(BOARD, 12)) == 3 + 2 + 1
    with pytest.raises(KeyError):
        words.title_deed(BOARD, 0)


def test_a_deed_follows_the_rule_of_built_doubles() -> None:
    usual = words.toll_lines(BOARD, 1, "en", RutaRules())
    double = words.toll_lines(BOARD, 1, "en", RutaRules(double_toll_built=True))
    assert "Castle: 25,000 reales" in usual
    assert "Castle: 50,000 reales" in double


def test_labels_have_both_sides() -> None:
    for key, (en, es) in LABELS.items():
        assert en, key
        assert es, key
        assert words.label(key, "es") == es
    with pytest.raises(KeyError):
        words.label("no such label")


def values_of(kind: Any) -> list[Any]:
    """The values that a field of the rules may have."""
    return [True, False] if kind is bool else list(get_args(kind))


def test_every_choice_of_the_rules_has_its_sentences() -> None:
    names = [field.name for field in fields(RutaRules)]
    assert names == list(ruta_choices.FIELDS) == list(ruta_choices.VALUES)
    for field in fields(RutaRules):
        known = ruta_choices.VALUES[field.name]
        if field.name == "quick_game":
            assert set(known) == {"none", "clock"}
        else:
            assert set(known) == set(values_of(field.type))
        for en, es in known.values():
            assert en != es
            assert en.endswith(".")
            assert es.endswith(".")
    assert words.rule_value("quick_game", 1, "es") == "Partida rápida: acaba tras una ronda."


def test_rules_in_force_may_show_only_what_was_changed() -> None:
    assert len(words.rules_in_force(RutaRules())) == len(fields(RutaRules))
    assert words.rules_in_force(RutaRules(), changed_only=True) == []
    assert len(words.rules_in_force(RutaRules(edition="reissue"), "es", changed_only=True)) == 1


def test_the_rules_in_short_fit_a_screen() -> None:
    for lang in words.LANGS:
        told = words.rules_in_short("ruta", lang)
        assert 1200 < len(told) < 3200
    with pytest.raises(KeyError):
        words.rules_in_short("chess")


IDS = [*range(1, 19), *range(20, 42), *range(50, 65), *range(70, 83), *range(90, 107)]


def test_rulings_settle_every_question_once() -> None:
    rows = words.rulings()
    assert [row.id for row in rows] == [f"A{number:02d}" for number in IDS]
    for en, es in zip(rows, words.rulings("ruta", "es"), strict=True):
        assert en.question.endswith("?")
        assert es.question.startswith("¿") or "¿" in es.question
        assert es.question.endswith("?")
        for cell in (en.ruling, en.why, es.ruling, es.why):
            assert cell.endswith(".")
        assert en.test == f"test_ruling_{en.id}"


def test_a_ruling_that_a_table_may_change_names_the_field() -> None:
    names = {field.name for field in fields(RutaRules)}
    named = [row.field for row in words.rulings() if row.field]
    assert set(named) <= names
    assert len(named) == len(set(named))
    # Only the quick game is a choice that settles no open question.
    assert names - set(named) == {"quick_game"}


def test_rulings_can_be_asked_by_topic() -> None:
    assert sum([len(words.rulings("ruta", "en", topic)) for topic in TOPICS]) == len(IDS)
    assert words.rulings_text("ruta", "es").count("- **") == len(IDS)


def test_two_titles_of_one_name_are_told_apart_by_their_number() -> None:
    board = RutaBoard.load("as_transcribed")
    assert words.space(board, 9) == "Sicily (9)"
    assert words.placed(board, 23, "es") == "Sicilia (23)"
