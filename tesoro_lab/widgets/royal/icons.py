"""Small pictures of Port Royal beside words: coins, swords, shields, symbols, whole cards."""

from functools import lru_cache

from tesoro_lab import words
from tesoro_lab.figures.royal_faces import SMALL_H, SMALL_W, small
from tesoro_lab.figures.royal_icons import (
    COIN,
    SHIELD,
    SKULL,
    SWORDS,
    SYMBOLS,
    TINTS,
    emblem,
    medal,
)
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.royal import RoyalDeck
from tesoro_lab.games.royal.deck import CardKind, Face
from tesoro_lab.widgets.view import View

_DRAWN = {"coin": COIN, "shield": SHIELD, "sword": SWORDS, "skull": SKULL, **SYMBOLS}


@lru_cache(maxsize=128)
def icon(name: str, size: int = 16) -> str:
    """A coin, a shield, a sword, a skull or the symbol of an expedition, without words."""
    return _picture(_DRAWN[name], size)


@lru_cache(maxsize=64)
def mark(colour: str, size: int = 18) -> str:
    """The mark of a colour of ships on a round ground."""
    fill, ink = TINTS[colour]
    return _picture(medal(emblem(colour, ink), fill), size)


def _picture(drawing: str, size: int) -> str:
    return (
        f'<svg class="tl-mark" aria-hidden="true" width="{size}" height="{size}" '
        f'viewBox="-12 -12 24 24">{drawing}</svg>'
    )


@lru_cache(maxsize=256)
def little_card(deck: RoyalDeck, front: int, height: int = 46) -> str:
    """A small card with its portrait, for a person or an expedition."""
    width = round(height * SMALL_W / SMALL_H)
    return (
        f'<svg class="tl-little" aria-hidden="true" width="{width}" height="{height}" '
        f'viewBox="0 0 {SMALL_W:g} {SMALL_H:g}" text-anchor="middle" '
        f'font-family="Arial, sans-serif">{small(deck, front)}</svg>'
    )


def picture(deck: RoyalDeck, front: int, height: int = 46) -> str:
    """A card in small: a person or an expedition; a ship by the mark of its colour."""
    face = deck.faces[front]
    if face.kind in (CardKind.PERSON, CardKind.EXPEDITION):
        return little_card(deck, front, height)
    return mark(face.colour, 26) if face.colour else icon("coin", 26)


def effects(face: Face) -> str:
    """What a card brings in the hand, as marks: shields, swords, symbols."""
    parts = []
    if face.colour:
        parts.append(mark(face.colour, 15))
    parts += [icon("sword", 14)] * face.swords
    parts += [icon(symbol, 14) for symbol in face.symbols]
    if face.shields:
        parts.append(f"{icon('shield', 14)}{face.shields}")
    return " ".join(parts)


def tag(view: View, front: int, many: int = 1) -> str:
    """A person or an expedition of a player in one tag."""
    face = view.board.faces[front]
    name = words.twin((face.name, face.name_es), view.lang)
    times = f" ×{many}" if many > 1 else ""
    full = escape(view.space(front))
    return f'<span class="tl-tag" title="{full}">{escape(name)}{times} {effects(face)}</span>'
