"""Every sentence a person reads, in English and in Spanish, side by side in the source.

The functions take values of the lower floors (a move, a reason, an event, a state, a board) and
the names of the players, and give text. `lang` is "en" or "es" everywhere.
"""

from collections.abc import Sequence
from typing import Any

from tesoro_lab import games
from tesoro_lab.engine import Event, Move, Reason
from tesoro_lab.words import common, tongues
from tesoro_lab.words.chances import chance, chances
from tesoro_lab.words.choices import rule_name, rule_value, rules_in_force, rules_in_short
from tesoro_lab.words.deed import title_deed, toll_lines
from tesoro_lab.words.inkan_disks import disk, disk_name
from tesoro_lab.words.inkan_places import country, place_lines, short_name
from tesoro_lab.words.labels import LABELS, label
from tesoro_lab.words.numbers import (
    LANGS,
    change,
    count,
    decimal,
    either,
    fraction,
    listed,
    money,
    number,
    ordinal,
    percent,
    twin,
)
from tesoro_lab.words.rulings import Ruling, rulings, rulings_text
from tesoro_lab.words.rungs import rung
from tesoro_lab.words.ruta_cards import card, card_title, deck_name
from tesoro_lab.words.ruta_spaces import group, kind
from tesoro_lab.words.speech import Speaker
from tesoro_lab.words.story import lines, log, tell
from tesoro_lab.words.tongues import voice

__all__ = [
    "LABELS",
    "LANGS",
    "Ruling",
    "Speaker",
    "asked",
    "card",
    "card_title",
    "chance",
    "chances",
    "change",
    "count",
    "country",
    "decimal",
    "deck_name",
    "disk",
    "disk_name",
    "either",
    "event",
    "fraction",
    "group",
    "kind",
    "label",
    "lines",
    "listed",
    "log",
    "money",
    "move",
    "now",
    "number",
    "ordinal",
    "percent",
    "place_lines",
    "placed",
    "provenance",
    "reason",
    "rule_name",
    "rule_value",
    "rules_in_force",
    "rules_in_short",
    "rulings",
    "rulings_text",
    "rung",
    "say",
    "short_name",
    "space",
    "tell",
    "text",
    "title_deed",
    "toll_lines",
    "twin",
    "voice",
]


def say(thing: Reason | Event | Move, names: Sequence[str], board: Any, lang: str = "en") -> str:
    """Whatever it is, in words: a refusal, an event or a move.

    >>> say(Reason("bid_low", (500,)), ["Ana", "Luis"], None)
    'The bid is too low: it must be at least 500 reales.'
    >>> say(Move("bid", (12000,)), ["Ana", "Luis"], None, "es")
    'Pujar 12.000'
    """
    if isinstance(thing, Reason):
        return reason(thing, names, board, lang)
    if isinstance(thing, Move):
        return move(thing, names, board, lang)
    return event(thing, names, board, lang)


def reason(
    why: Reason, match_or_names: Any, board: Any = None, lang: str = "en", state: Any = None
) -> str:
    """Why a move is refused and what would be right.

    Given a match (or a state), the sentence also names whoever owns the title in question.
    """
    names, found = _table(match_or_names, state)
    if board is None and found is not None:
        board = found.board
    return tongues.of(board).reason(why, voice(names, board, lang), found)


def event(happened: Event, names: Any, board: Any, lang: str = "en") -> str:
    """What happened, as one sentence."""
    return tongues.of(board).event(happened, voice(_table(names, None)[0], board, lang))


def move(choice: Move, names: Any, board: Any, lang: str = "en", state: Any = None) -> str:
    """The label of a move's button; `state` (or a match as `names`) lets it name the price."""
    seats, found = _table(names, state)
    return tongues.of(board).move(choice, voice(seats, board, lang), found)


def asked(state: Any, names: Sequence[str], lang: str = "en") -> str:
    """Who decides now, and what, in one sentence."""
    return tongues.of(state.board).asked(state, names, lang)


def now(state: Any, names: Sequence[str], lang: str = "en") -> str:
    """Round, turn and who decides, in one sentence."""
    return common.now(state, voice(names, state.board, lang))


def text(table: Any, names: Sequence[str] | None = None, lang: str = "en") -> str:
    """The whole table as plain text, from a match, or from a state and names.

    It is made to be read aloud by a screen reader: the players first, then every place.
    """
    board = games.state_of(table).board
    return tongues.of(board).text(table, names, lang)


def space(board: Any, index: int, lang: str = "en") -> str:
    """The name of a space, or of a place of the map, by itself."""
    return tongues.of(board).space(board, index, lang)


def placed(board: Any, index: int, lang: str = "en") -> str:
    """A space or place as it is named inside a sentence."""
    return tongues.of(board).placed(board, index, lang)


def provenance(board: Any, lang: str = "en") -> str:
    """What of this board is printed, public or reconstructed, as its caption says it."""
    return tongues.of(board).provenance(board, lang)


def _table(match_or_names: Any, state: Any) -> tuple[Sequence[str], Any]:
    """The players' names, and the state if one is at hand."""
    names = getattr(match_or_names, "names", match_or_names)
    return names, state if state is not None else getattr(match_or_names, "state", None)
