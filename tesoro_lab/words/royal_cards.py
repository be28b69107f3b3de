"""The cards of Port Royal by name, what they show, and what each person does."""

from collections import Counter
from collections.abc import Sequence

from tesoro_lab.games.royal.deck import SKULL, CardKind, Face, Role, RoyalDeck
from tesoro_lab.words.numbers import Pair, count, listed, side, twin

# colour -> English, Spanish masculine, Spanish feminine
COLOURS: dict[str, tuple[str, str, str]] = {
    "yellow": ("yellow", "amarillo", "amarilla"),
    "blue": ("blue", "azul", "azul"),
    "green": ("green", "verde", "verde"),
    "red": ("red", "rojo", "roja"),
    "black": ("black", "negro", "negra"),
}
_FEMININE = ("Pinaza", "Fragata", "Señorita", "Expedición")

# symbol -> (one, many) in English, (one, many) in Spanish
_SYMBOLS: dict[str, tuple[Pair, Pair]] = {
    "a": (("anchor", "anchors"), ("ancla", "anclas")),
    "c": (("cross", "crosses"), ("cruz", "cruces")),
    "h": (("house", "houses"), ("cabaña", "cabañas")),
    "any": (("any symbol", "any symbols"), ("comodín", "comodines")),
}

ROLES: dict[str, Pair] = {
    Role.TRADER: (
        "Each ship you take in the Trader's colour brings you one coin more.",
        "Cada barco de su color que tomas te da una moneda más.",
    ),
    Role.SETTLER: (
        "Brings a house: trade it in for an expedition that asks for one.",
        "Aporta una cabaña: se cambia por una expedición que la pida.",
    ),
    Role.CAPTAIN: (
        "Brings an anchor: trade it in for an expedition that asks for one.",
        "Aporta un ancla: se cambia por una expedición que la pida.",
    ),
    Role.PRIEST: (
        "Brings a cross: trade it in for an expedition that asks for one.",
        "Aporta una cruz: se cambia por una expedición que la pida.",
    ),
    Role.JACK: (
        "A joker on an expedition: stands in for one anchor, cross or house.",
        "Comodín en las expediciones: vale por un ancla, una cruz o una cabaña.",
    ),
    Role.SAILOR: (
        "Has one sword, which counts against every ship you want to repel.",
        "Tiene un sable, que cuenta contra cada barco que quieras repeler.",
    ),
    Role.PIRATE: (
        "Has two swords, which count against every ship you want to repel.",
        "Tiene dos sables, que cuentan contra cada barco que quieras repeler.",
    ),
    Role.MADEMOISELLE: (
        "Every person you hire costs you one coin less, down to nothing.",
        "Cada personaje que reclutas te cuesta una moneda menos, hasta salir gratis.",
    ),
    Role.JESTER: (
        "Pays you one coin when nothing is left at your time to pick, and whenever a turn is lost.",
        "Te da una moneda si no queda nada cuando te toca elegir, y cuando se pierde un turno.",
    ),
    Role.ADMIRAL: (
        "Pays you two coins when five cards or more lie there at your time to pick.",
        "Te da dos monedas si hay cinco cartas o más cuando te toca elegir.",
    ),
    Role.GOVERNOR: (
        "You may take one card more.",
        "Puedes tomar una carta más.",
    ),
}
"""What each role does, in one sentence."""

KINDS: dict[str, Pair] = {
    CardKind.SHIP: (
        "Take it for its coins. Just drawn, it can be repelled with as many swords as it shows; "
        "a skull cannot be repelled.",
        "Tómalo por sus monedas. Recién descubierto se puede repeler con tantos sables como "
        "muestra; con calavera, no.",
    ),
    CardKind.EXPEDITION: (
        "Lies open for everybody. On your own turn, trade in people with these symbols for it.",
        "Queda abierta para toda la mesa. En tu turno, cámbiala por personajes con estos símbolos.",
    ),
    "tax-swords": (
        "Whoever has 12 coins or more loses half. Then the most swords earn one coin.",
        "Quien tenga 12 monedas o más pierde la mitad. Luego, quien tenga más sables gana una.",
    ),
    "tax-shields": (
        "Whoever has 12 coins or more loses half. Then the fewest shields earn one coin.",
        "Quien tenga 12 monedas o más pierde la mitad. Luego, quien tenga menos escudos gana una.",
    ),
}
"""What a card that is no person is for."""


def face_of(board: RoyalDeck, front: int | str) -> Face:
    """The front with this number or this id; an unknown one is a KeyError."""
    return board.faces[front if isinstance(front, int) else board.number[front]]


def feminine(face: Face) -> bool:
    """Whether the card's Spanish name is feminine."""
    return face.name_es in _FEMININE


def colour(name: str, lang: str = "en", woman: bool = False) -> str:
    """A colour; in Spanish it agrees with what it colours.

    >>> colour("red"), colour("red", "es", woman=True)
    ('red', 'roja')
    """
    return COLOURS[name][side(lang) + (side(lang) and woman)]


def symbols(marks: Sequence[str], lang: str = "en") -> str:
    """The symbols of an expedition or a person.

    >>> symbols(("a", "a", "h")), symbols(("c", "c"), "es")
    ('2 anchors and 1 house', '2 cruces')
    """
    told = [
        f"{many} {_SYMBOLS[mark][side(lang)][many > 1]}" for mark, many in Counter(marks).items()
    ]
    return listed(told, lang)


def symbol(mark: str, lang: str = "en") -> str:
    """One symbol by name."""
    return _SYMBOLS[mark][side(lang)][0]


def card_name(board: RoyalDeck, front: int | str, lang: str = "en") -> str:
    """A card's name as it goes inside a sentence, without an article.

    >>> deck = RoyalDeck.load()
    >>> card_name(deck, "ship-red-3-6"), card_name(deck, "ship-red-3-6", "es")
    ('red Frigate', 'Fragata roja')
    >>> card_name(deck, "expedition-aah"), card_name(deck, "tax-swords", "es")
    ('expedition of 2 anchors and 1 house', 'Impuestos (más sables)')
    """
    face = face_of(board, front)
    name = twin((face.name, face.name_es), lang)
    if face.kind == CardKind.EXPEDITION:
        link = twin(("expedition of", "expedición de"), lang)
        return f"{link} {symbols(face.symbols, lang)}"
    if face.kind == CardKind.TAX:
        swords, shields = ("most swords", "más sables"), ("fewest shields", "menos escudos")
        return f"{name} ({twin(swords if face.id == 'tax-swords' else shields, lang)})"
    if not face.colour:
        return name
    tint = colour(face.colour, lang, feminine(face))
    return f"{name} {tint}" if side(lang) else f"{tint} {name}"


def shown(board: RoyalDeck, front: int | str, lang: str = "en") -> str:
    """What a card shows beside its name, or nothing.

    >>> deck = RoyalDeck.load()
    >>> shown(deck, "ship-red-3-6"), shown(deck, "ship-red-3-skull", "es")
    ('3 coins, 6 swords', '3 monedas, calavera')
    >>> shown(deck, "pirate-2"), shown(deck, "captain-1", "es")
    ('price 7, 2 shields, 2 swords', 'precio 4, 1 escudo, ancla')
    """
    face = face_of(board, front)
    parts = []
    if face.kind == CardKind.PERSON:
        parts.append(f"{twin(('price', 'precio'), lang)} {face.cost}")
    if face.shields:
        parts.append(_of(face.shields, "shield", lang))
    if face.swords:
        parts.append(_of(face.swords, "sword", lang))
    if face.coins:
        parts.append(_of(face.coins, "coin", lang))
    if face.kind == CardKind.SHIP:
        parts.append(need(face, lang))
    if face.kind == CardKind.PERSON and face.symbols:
        parts += [symbol(mark, lang) for mark in face.symbols]
    return ", ".join(parts)


def need(face: Face, lang: str = "en") -> str:
    """The swords that repel a ship, or its skull."""
    if face.need == SKULL:
        return twin(("skull", "calavera"), lang)
    return _of(face.need, "sword", lang)


def card(board: RoyalDeck, front: int | str, lang: str = "en") -> str:
    """A card with all it shows.

    >>> card(RoyalDeck.load(), "sailor-1")
    'Sailor (price 3, 1 shield, 1 sword)'
    """
    more = shown(board, front, lang)
    name = card_name(board, front, lang)
    if face_of(board, front).kind == CardKind.TAX:
        return name
    return f"{name} ({more})" if more else name


def does(board: RoyalDeck, front: int | str, lang: str = "en") -> str:
    """What a card does or is for, in a sentence or two.

    >>> does(RoyalDeck.load(), "sailor-1", "es")
    'Tiene un sable, que cuenta contra cada barco que quieras repeler.'
    """
    face = face_of(board, front)
    if face.kind == CardKind.PERSON:
        return twin(ROLES[face.role], lang)
    return twin(KINDS[face.id if face.kind == CardKind.TAX else face.kind], lang)


def a_card(board: RoyalDeck, front: int | str, lang: str = "en") -> str:
    """A card's name with the article for one of many.

    >>> deck = RoyalDeck.load()
    >>> a_card(deck, "admiral-2"), a_card(deck, "mademoiselle-2", "es")
    ('an Admiral', 'una Señorita')
    """
    face, name = face_of(board, front), card_name(board, front, lang)
    if side(lang):
        if face.kind == CardKind.TAX:
            return name
        return f"{'una' if feminine(face) else 'un'} {name}"
    if face.kind == CardKind.TAX:
        return name
    return f"{'an' if name[0] in 'AEIOaeio' else 'a'} {name}"


def the_card(board: RoyalDeck, front: int | str, lang: str = "en") -> str:
    """A card's name with the article for the one in question.

    >>> the_card(RoyalDeck.load(), "ship-black-3-7", "es")
    'el Galeón negro'
    """
    face, name = face_of(board, front), card_name(board, front, lang)
    if side(lang):
        article = "la" if feminine(face) else "los" if face.kind == CardKind.TAX else "el"
        return f"{article} {name}"
    return f"the {name}"


def cards_in_short(board: RoyalDeck, fronts: Sequence[int | str], lang: str = "en") -> str:
    """Several cards by name, equal ones together.

    >>> cards_in_short(RoyalDeck.load(), ["sailor-1", "sailor-2", "priest-1"])
    'Sailor ×2 and Priest'
    """
    names = Counter([card_name(board, front, lang) for front in fronts])
    return listed([f"{name} ×{many}" if many > 1 else name for name, many in names.items()], lang)


def space(board: RoyalDeck, index: int, lang: str = "en") -> str:
    """A card by itself, with all it shows: what the game has in place of spaces."""
    told = card(board, index, lang)
    return told[0].upper() + told[1:]


def placed(board: RoyalDeck, index: int, lang: str = "en") -> str:
    """A card as it is named inside a sentence."""
    return the_card(board, index, lang)


def provenance(board: RoyalDeck, lang: str = "en") -> str:
    """What is printed and what is public of this deck, as its caption says it.

    >>> provenance(RoyalDeck.load())
    'The cards follow the 2014 rulebook and several independent lists of all 120.'
    """
    if not board.is_standard():
        return twin(("A deck of your own.", "Una baraja propia."), lang)
    pair = (
        "The cards follow the 2014 rulebook and several independent lists of all 120.",
        "Las cartas siguen el reglamento de 2014 y varias listas independientes de las 120.",
    )
    return twin(pair, lang)


def _of(value: int, thing: str, lang: str) -> str:
    """A figure with its noun, never spelled out: cards show figures."""
    noun = count(value, thing, lang).split(" ", 1)[1]
    return f"{value} {noun}"
