"""The choices of a table in words, whichever its game: what each is about, and what then holds."""

from dataclasses import fields
from typing import Any

from tesoro_lab.words import tongues
from tesoro_lab.words.numbers import twin


def rule_name(field: str, lang: str = "en") -> str:
    """What a field of the rules is about, as the label of a form.

    >>> rule_name("edition"), rule_name("free_sea", "es")
    ('Edition of the box', 'Quién navega gratis')
    """
    return twin(tongues.of_field(field).fields[field], lang)


def rule_value(field: str, value: Any, lang: str = "en") -> str:
    """What holds when a field has this value.

    >>> rule_value("quick_game", 20)
    'Quick game: it ends after 20 rounds.'
    """
    return tongues.of_field(field).rule_value(field, value, lang)


def rules_in_force(rules: Any, lang: str = "en", changed_only: bool = False) -> list[str]:
    """A sentence for each field as a table has set it; or only those off their default."""
    usual = type(rules)()
    told = []
    for field in fields(rules):
        value = getattr(rules, field.name)
        if not changed_only or value != getattr(usual, field.name):
            told.append(rule_value(field.name, value, lang))
    return told


def rules_in_short(game: str = "ruta", lang: str = "en") -> str:
    """The rules of a game on about one screen, as markdown; a KeyError for another game."""
    return twin(tongues.TONGUES[game].in_short, lang)
