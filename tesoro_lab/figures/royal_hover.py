"""What the table of Port Royal says of a card when one points at it."""

from functools import lru_cache

from tesoro_lab.figures.svg import wrap
from tesoro_lab.games.royal.deck import RoyalDeck
from tesoro_lab.words.royal_cards import does, shown, space


@lru_cache(maxsize=512)
def hover(deck: RoyalDeck, front: int, lang: str) -> str:
    """A card's name, what it shows, and what it does."""
    more = shown(deck, front, lang)
    name = space(deck, front, lang).removesuffix(f" ({more})")
    lines = [f"<b>{name}</b>", *([more] if more else []), *wrap(does(deck, front, lang), 260, 11.5)]
    return "<br>".join(lines)
