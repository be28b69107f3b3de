"""The cards of the deck lab: La Ruta's two piles, and a small deck of marked cards."""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.piles import LOOKS, Face
from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.cards import COFRE, SUERTE, Card, Effect
from tesoro_lab.odds.deck import Deck
from tesoro_lab.words import card_title, deck_name, twin
from tesoro_lab.words.numbers import Pair

MARKED = "marked"
PILES: dict[str, Pair] = {
    SUERTE: (f"La Ruta: {deck_name(SUERTE)}", f"La Ruta: {deck_name(SUERTE, 'es')}"),
    COFRE: (f"La Ruta: {deck_name(COFRE)}", f"La Ruta: {deck_name(COFRE, 'es')}"),
    MARKED: ("Marked cards", "Cartas marcadas"),
}

_PAYS = (Effect.RECEIVE_CROWN, Effect.RECEIVE_EACH_PLAYER, Effect.CROWN_LOAN)
_COSTS = (
    *(Effect.PAY_CROWN, Effect.PAY_EACH_PLAYER),
    *(Effect.PAY_PER_BUILDING, Effect.PAY_PER_PLOT, Effect.FIRE_TWO_HOUSES),
)
_MOVES = tuple([e for e in Effect if e.startswith(("move", "sail", "go_"))])

Test = Callable[[Any], bool]
# kind -> what a card of it is called, with its article, and which cards belong to it
_RUTA: dict[str, tuple[Pair, Test]] = {
    "pays": (("a card that pays you", "una carta que te paga"), lambda c: c.effect in _PAYS),
    "costs": (("a card that costs you", "una carta que te cuesta"), lambda c: c.effect in _COSTS),
    "moves": (("a card that moves you", "una carta que te mueve"), lambda c: c.effect in _MOVES),
    "galleys": (
        ("the card to the Galleys", "la carta que manda a Galeras"),
        lambda c: c.effect == Effect.GO_GALLEYS,
    ),
    "kept": (("a card to keep", "una carta que se guarda"), lambda c: c.keepable),
}
_MARKS: dict[str, tuple[Pair, Test]] = {
    "gold": (("a gold card", "una carta de oro"), lambda c: c == "gold"),
    "storm": (("a storm card", "una carta de tormenta"), lambda c: c == "storm"),
    "plain": (("a plain card", "una carta lisa"), lambda c: c == "plain"),
}
_MARK_NAMES: dict[str, Pair] = {
    "gold": ("Gold", "Oro"),
    "storm": ("Storm", "Tormenta"),
    "plain": ("Plain", "Lisa"),
}


def kinds(pile: str) -> list[tuple[str, Pair]]:
    """The kinds of card that one can ask for."""
    table = _MARKS if pile == MARKED else _RUTA
    return [(kind, pair) for kind, (pair, _) in table.items()]


def fits(pile: str, kind: str) -> Test:
    """Which cards are of a kind."""
    return (_MARKS if pile == MARKED else _RUTA)[kind][1]


def kind_name(pile: str, kind: str, lang: str) -> str:
    """What a card of a kind is called."""
    return twin((_MARKS if pile == MARKED else _RUTA)[kind][0], lang)


@lru_cache(maxsize=1)
def _board() -> RutaBoard:
    return RutaBoard.load()


@lru_cache(maxsize=256)
def fresh(pile: str, marks: tuple[int, int, int]) -> Deck[Any]:
    """A shuffled deck: one of La Ruta's piles, or so many gold, storm and plain cards."""
    if pile == MARKED:
        return Deck.of(dict(zip(_MARK_NAMES, marks, strict=True)))
    return Deck.of(_board().cards[pile])


def named(deck: Deck[Any], key: str) -> Hashable:
    """The card of a deck by its number or its mark.

    Raises:
        TesoroError: the deck has no such card.
    """
    for card in deck.kinds:
        if key == key_of(card):
            return card  # type: ignore[no-any-return]
    keys = ", ".join([key_of(card) for card in deck.kinds])
    raise TesoroError(f"The deck has no card {key!r}; it has {keys}.")


def key_of(card: Any) -> str:
    """The number or the mark of a card."""
    return str(card.no) if isinstance(card, Card) else str(card)


def card_name(card: Any, lang: str) -> str:
    """What a card is called."""
    if isinstance(card, Card):
        return f"{card.no}. {card_title(card.deck, card.no, lang, _board())}"
    return twin(_MARK_NAMES[card], lang)


def face(card: Any, lang: str) -> Face:
    """A card in the picture, face up."""
    look = _look(card)
    mark = LOOKS[look][1]
    if isinstance(card, Card):
        star = "★" if card.keepable else mark
        return Face(look, f"{star}<br><b>{card.no}</b>", card_name(card, lang))
    return Face(look, mark, card_name(card, lang))


def _look(card: Any) -> str:
    if not isinstance(card, Card):
        return str(card)
    for look in ("pays", "costs", "moves"):
        if _RUTA[look][1](card):
            return look
    return "other"


def back(lang: str) -> Face:
    """A card that nobody has seen."""
    return Face("unseen", "<b>?</b>", twin(("nobody has seen it", "nadie la ha visto"), lang))
