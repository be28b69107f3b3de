"""The words of each game, gathered so that one call serves whichever game is on the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tesoro_lab import games
from tesoro_lab.words import (
    inkan_asks,
    inkan_choices,
    inkan_events,
    inkan_log,
    inkan_moves,
    inkan_places,
    inkan_reasons,
    inkan_rules,
    inkan_speech,
    inkan_text,
    ruta_asks,
    ruta_choices,
    ruta_log,
    ruta_moves,
    ruta_reasons,
    ruta_rules,
    ruta_spaces,
    ruta_speech,
    ruta_telling,
    ruta_text,
)
from tesoro_lab.words.folding import Fold
from tesoro_lab.words.numbers import Pair
from tesoro_lab.words.speech import Speaker


@dataclass(frozen=True, slots=True)
class Tongue:
    """What a game's own words can tell; a new game fills in one of these."""

    voice: type[Speaker]
    """Who speaks at its table."""
    move: Callable[[Any, Any, Any], str]
    """From a move, a voice and a state (or None): the label of a button."""
    reason: Callable[[Any, Any, Any], str]
    """From a refusal, a voice and a state (or None): a sentence."""
    event: Callable[[Any, Any], str]
    """From an event and a voice: a sentence."""
    folds: Mapping[str, Fold]
    """By kind of event: how it and what follows share a line of the log."""
    asked: Callable[[Any, Sequence[str], str], str]
    """From a state, names and a language: the question to whoever decides."""
    text: Callable[[Any, Sequence[str] | None, str], str]
    """From a table, names and a language: the text twin of the board."""
    space: Callable[[Any, int, str], str]
    """From a board, an index and a language: the name of a place by itself."""
    placed: Callable[[Any, int, str], str]
    """The same, as it stands inside a sentence."""
    provenance: Callable[[Any, str], str]
    """From a board and a language: what is printed and what is reconstructed."""
    fields: Mapping[str, Pair]
    """By field of the rules: what it is about."""
    rule_value: Callable[[str, Any, str], str]
    """From a field, its value and a language: what then holds."""
    in_short: Pair
    """The rules on one screen, as markdown."""
    rulings: str
    """The table of what the rulebook leaves open."""


TONGUES: dict[str, Tongue] = {
    "ruta": Tongue(
        voice=ruta_speech.Voice,
        move=ruta_moves.move,
        reason=ruta_reasons.reason,
        event=ruta_telling.event,
        folds=ruta_log.FOLDS,
        asked=ruta_asks.asked,
        text=ruta_text.text,
        space=ruta_spaces.space,
        placed=ruta_spaces.placed,
        provenance=ruta_text.provenance,
        fields=ruta_choices.FIELDS,
        rule_value=ruta_choices.rule_value,
        in_short=ruta_rules.IN_SHORT,
        rulings="rulings.csv",
    ),
    "inkan": Tongue(
        voice=inkan_speech.Voice,
        move=inkan_moves.move,
        reason=inkan_reasons.reason,
        event=inkan_events.event,
        folds=inkan_log.FOLDS,
        asked=inkan_asks.asked,
        text=inkan_text.text,
        space=inkan_places.space,
        placed=inkan_places.placed,
        provenance=inkan_text.provenance,
        fields=inkan_choices.FIELDS,
        rule_value=inkan_choices.rule_value,
        in_short=inkan_rules.IN_SHORT,
        rulings="inkan_rulings.csv",
    ),
}


def of(board: Any) -> Tongue:
    """The words of the game that a board belongs to; without a board, of the first game."""
    return TONGUES["ruta" if board is None else games.of(board)]


def of_field(field: str) -> Tongue:
    """The words of the game whose rules have this field; a KeyError when none has."""
    for tongue in TONGUES.values():
        if field in tongue.fields:
            return tongue
    raise KeyError(field)


def voice(names: Sequence[str], board: Any, lang: str = "en") -> Speaker:
    """Who speaks at the table of this board, to these players, in this language."""
    return of(board).voice(names, board, lang)
