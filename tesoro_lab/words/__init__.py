"""Every sentence a person reads, in English and in Spanish, side by side in the source.

The functions take values of the lower floors (a move, a reason, an event, a state, a board) and
the names of the players, and give text. `lang` is "en" or "es" everywhere.
"""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.engine import Event, Move, Reason
from tesoro_lab.words.board_text import now as _now
from tesoro_lab.words.board_text import provenance, text
from tesoro_lab.words.deed import title_deed, toll_lines
from tesoro_lab.words.labels import LABELS, label
from tesoro_lab.words.log import lines, log
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
from tesoro_lab.words.ruta_asks import asked
from tesoro_lab.words.ruta_cards import card, card_title, deck_name
from tesoro_lab.words.ruta_choices import rule_name, rule_value
from tesoro_lab.words.ruta_moves import move as _move
from tesoro_lab.words.ruta_reasons import reason as _reason
from tesoro_lab.words.ruta_rules import rules_in_force
from tesoro_lab.words.ruta_rules import rules_in_short as _ruta_in_short
from tesoro_lab.words.ruta_spaces import group, kind, placed, space
from tesoro_lab.words.ruta_telling import event as _event
from tesoro_lab.words.speech import Voice

__all__ = [
    "LABELS",
    "LANGS",
    "Ruling",
    "Voice",
    "asked",
    "card",
    "card_title",
    "change",
    "count",
    "decimal",
    "deck_name",
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
    "placed",
    "provenance",
    "reason",
    "rule_name",
    "rule_value",
    "rules_in_force",
    "rules_in_short",
    "rulings",
    "rulings_text",
    "say",
    "space",
    "text",
    "title_deed",
    "toll_lines",
    "twin",
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
    return _reason(why, Voice(names, board, lang), found)


def event(happened: Event, names: Any, board: Any, lang: str = "en") -> str:
    """What happened, as one sentence."""
    return _event(happened, Voice(_table(names, None)[0], board, lang))


def move(choice: Move, names: Any, board: Any, lang: str = "en", state: Any = None) -> str:
    """The label of a move's button; `state` (or a match as `names`) lets it name the price."""
    seats, found = _table(names, state)
    return _move(choice, Voice(seats, board, lang), found)


def now(state: Any, names: Sequence[str], lang: str = "en") -> str:
    """Round, turn and who decides, in one sentence."""
    return _now(state, Voice(names, state.board, lang))


def rules_in_short(game: str = "ruta", lang: str = "en") -> str:
    """The rules of a game on about one screen, as markdown; a KeyError for another game."""
    return _IN_SHORT[game](lang)


_IN_SHORT = {"ruta": _ruta_in_short}


def _table(match_or_names: Any, state: Any) -> tuple[Sequence[str], Any]:
    """The players' names, and the state if one is at hand."""
    names = getattr(match_or_names, "names", match_or_names)
    return names, state if state is not None else getattr(match_or_names, "state", None)
