"""Numbers, money, shares and lists as people write them in English and in Spanish."""

from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from tesoro_lab.engine import TesoroError

LANGS = ("en", "es")
Pair = tuple[str, str]

# thing -> (one, many) in English, (one, many) in Spanish
_NOUNS: dict[str, tuple[Pair, Pair]] = {
    "house": (("house", "houses"), ("casa", "casas")),
    "castle": (("castle", "castles"), ("castillo", "castillos")),
    "turn": (("turn", "turns"), ("turno", "turnos")),
    "round": (("round", "rounds"), ("ronda", "rondas")),
    "title": (("title", "titles"), ("título", "títulos")),
    "card": (("card", "cards"), ("carta", "cartas")),
    "player": (("player", "players"), ("persona", "personas")),
    "move": (("move", "moves"), ("jugada", "jugadas")),
    "space": (("space", "spaces"), ("casilla", "casillas")),
    "company": (("company", "companies"), ("compañía", "compañías")),
    "lonja": (("exchange", "exchanges"), ("lonja", "lonjas")),
    "throw": (("throw", "throws"), ("tirada", "tiradas")),
    "step": (("step", "steps"), ("paso", "pasos")),
    "disk": (("disk", "disks"), ("disco", "discos")),
    "real": (("real", "reales"), ("real", "reales")),
    "peso": (("peso", "pesos"), ("peso", "pesos")),
    "coin": (("coin", "coins"), ("moneda", "monedas")),
    "shield": (("shield", "shields"), ("escudo", "escudos")),
    "sword": (("sword", "swords"), ("sable", "sables")),
    "ship": (("ship", "ships"), ("barco", "barcos")),
    "person": (("person", "people"), ("personaje", "personajes")),
    "colour": (("colour", "colours"), ("color", "colores")),
}
_MASCULINE = (
    *("castle", "turn", "title", "step", "disk", "real", "peso"),
    *("shield", "sword", "ship", "person", "colour"),
)  # in Spanish
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
_SMALL = (
    ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    ("0", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
)


def twin(pair: Pair, lang: str) -> str:
    """The side of a pair (English, Spanish) that a language asks for.

    >>> twin(("house", "casa"), "es")
    'casa'
    """
    return pair[side(lang)]


def side(lang: str) -> int:
    """0 for English, 1 for Spanish; any other language is a TesoroError."""
    if lang not in LANGS:
        raise TesoroError(f"The language must be 'en' or 'es', not {lang!r}.")
    return LANGS.index(lang)


def number(value: int, lang: str = "en") -> str:
    """A whole number with its thousands marked, and a true minus sign.

    >>> number(12000, "en"), number(12000, "es"), number(-500, "es")
    ('12,000', '12.000', '−500')
    """
    digits = f"{abs(value):,}"
    if side(lang):
        digits = digits.replace(",", ".")
    return "−" + digits if value < 0 else digits


def money(value: int, lang: str = "en", coin: str = "real") -> str:
    """An amount with its unit.

    >>> money(6000), money(1, "es"), money(300, "en", "peso")
    ('6,000 reales', '1 real', '300 pesos')
    """
    return f"{number(value, lang)} {noun(coin, abs(value), lang)}"


def change(value: int, lang: str = "en") -> str:
    """An amount gained or lost, always with its sign.

    >>> change(20000), change(-3000, "es"), change(0)
    ('+20,000', '−3.000', '0')
    """
    return "+" + number(value, lang) if value > 0 else number(value, lang)


def decimal(value: float | Fraction, lang: str = "en", digits: int = 2) -> str:
    """A number with a fixed count of decimals; halves are rounded away from zero.

    >>> decimal(Fraction(1, 8), "en"), decimal(1234.5, "es", 1)
    ('0.13', '1.234,5')
    """
    exact = Fraction(value)
    # A Fraction becomes a Decimal by one division, far finer than any printed place.
    rounded = (Decimal(exact.numerator) / Decimal(exact.denominator)).quantize(
        Decimal(1).scaleb(-digits), rounding=ROUND_HALF_UP
    )
    whole, _, rest = f"{abs(rounded):,f}".partition(".")
    if side(lang):
        whole = whole.replace(",", ".")
    point = "," if side(lang) else "."
    text = whole + (point + rest if rest else "")
    return "−" + text if rounded < 0 else text


def percent(value: float | Fraction, lang: str = "en", digits: int = 1) -> str:
    """A share out of one as a percentage; in Spanish a space that never breaks precedes the sign.

    >>> percent(Fraction(1, 6))
    '16.7%'
    """
    sign = "\N{NO-BREAK SPACE}%" if side(lang) else "%"
    return decimal(Fraction(value) * 100, lang, digits) + sign


def fraction(value: Fraction | int, lang: str = "en") -> str:
    """An exact fraction, its thousands marked.

    >>> fraction(Fraction(2, 12)), fraction(Fraction(7, 46656), "es"), fraction(1)
    ('1/6', '7/46.656', '1')
    """
    exact = Fraction(value)
    top = number(exact.numerator, lang)
    return top if exact.denominator == 1 else f"{top}/{number(exact.denominator, lang)}"


def count(value: int, thing: str, lang: str = "en") -> str:
    """How many of a thing, in words up to ten, and in the right number and gender.

    >>> count(1, "house"), count(1, "house", "es"), count(3, "turn", "es"), count(32, "house", "es")
    ('one house', 'una casa', 'tres turnos', '32 casas')
    >>> count(0, "house"), count(0, "castle", "es")
    ('no houses', 'ningún castillo')
    """
    nouns = _NOUNS[thing][side(lang)]
    feminine = thing not in _MASCULINE
    if side(lang) and value == 0:
        return f"{'ninguna' if feminine else 'ningún'} {nouns[0]}"
    if side(lang) and value == 1:
        return f"{'una' if feminine else 'un'} {nouns[0]}"
    spoken = _SMALL[side(lang)][value] if 0 <= value <= 10 else number(value, lang)
    return f"{spoken} {nouns[0] if value == 1 else nouns[1]}"


def noun(thing: str, value: int, lang: str = "en") -> str:
    """A thing's name alone, in the number that a count asks for.

    >>> noun("house", 2), noun("house", 1, "es")
    ('houses', 'casa')
    """
    return _NOUNS[thing][side(lang)][0 if value == 1 else 1]


def ordinal(value: int, lang: str = "en") -> str:
    """A place in an order; the Spanish form agrees with a masculine noun.

    >>> ordinal(1), ordinal(12), ordinal(23), ordinal(3, "es")
    ('1st', '12th', '23rd', '3.º')
    """
    if side(lang):
        return f"{value}.º"
    if value % 100 in (11, 12, 13):
        return f"{value}th"
    return f"{value}{_ENDINGS.get(value % 10, 'th')}"


def listed(items: Sequence[str], lang: str = "en") -> str:
    """Things in a row: "a, b and c"; Spanish "y" turns into "e" before the sound i.

    >>> listed(["Ana", "Luis", "Eva"]), listed(["Ana", "Inés"], "es")
    ('Ana, Luis and Eva', 'Ana e Inés')
    """
    if not side(lang) or not items:
        return _joined(items, "and")
    return _joined(items, "e" if _sounds_like(items[-1], "i", "í", but="ie") else "y")


def either(items: Sequence[str], lang: str = "en") -> str:
    """Things to choose from: "a, b or c"; Spanish "o" turns into "u" before the sound o.

    >>> either(["dice", "cards"]), either(["plata", "oro"], "es")
    ('dice or cards', 'plata u oro')
    """
    if not side(lang) or not items:
        return _joined(items, "or")
    return _joined(items, "u" if _sounds_like(items[-1], "o", "ó") else "o")


def _joined(items: Sequence[str], word: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"


def _sounds_like(text: str, *vowels: str, but: str = "") -> bool:
    # An h is silent, so "Hilario" begins with i; but "hielo" begins with the sound y.
    start = text.casefold().removeprefix("h")
    return start.startswith(vowels) and not (but and start.startswith(but))
