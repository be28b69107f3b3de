"""The golden disks of Inkan Aarre: what each is called and what it brings."""

from tesoro_lab.games.inkan.kinds import WORTH, Disk
from tesoro_lab.words.numbers import Pair, money, twin

# kind of disk -> its name by itself
NAMES: dict[str, Pair] = {
    "treasure": ("Inca's Treasure", "Tesoro del Inca"),
    "cup": ("Golden cup", "Copa de oro"),
    "necklace": ("Silver necklace", "Collar de plata"),
    "pottery": ("Ancient pottery", "Cerámica antigua"),
    "guide": ("Guide", "Guía"),
    "sun": ("Lucky Sun", "Sol de la Suerte"),
    "devil": ("Devil", "Diablo"),
    "empty": ("Empty disk", "Disco vacío"),
}

# kind of disk -> how it is spoken of inside a sentence
SPOKEN: dict[str, Pair] = {
    "treasure": ("the Inca's Treasure", "el Tesoro del Inca"),
    "cup": ("a golden cup", "una copa de oro"),
    "necklace": ("a silver necklace", "un collar de plata"),
    "pottery": ("a piece of ancient pottery", "una pieza de cerámica antigua"),
    "guide": ("a guide", "un guía"),
    "sun": ("a Lucky Sun", "un Sol de la Suerte"),
    "devil": ("the Devil", "el Diablo"),
    "empty": ("only sand", "solo arena"),
}

# kind of disk -> what it does; {amount} is what it is worth
TEXTS: dict[str, Pair] = {
    "treasure": (
        "The Golden Sun Boy. Bring him to Machu Picchu and the game is yours.",
        "El Niño Sol de oro. Llévalo a Machu Picchu y la partida es tuya.",
    ),
    "cup": ("It is worth {amount}, paid at once.", "Vale {amount}, que se cobran en el acto."),
    "necklace": ("It is worth {amount}, paid at once.", "Vale {amount}, que se cobran en el acto."),
    "pottery": ("It is worth {amount}, paid at once.", "Vale {amount}, que se cobran en el acto."),
    "guide": (
        "Will lead you to any circle or dot you name, in this same turn or never.",
        "Te lleva a cualquier círculo o punto que digas, en este mismo turno o nunca.",
    ),
    "sun": (
        "Found once the treasure is no longer hidden, it too wins at Machu Picchu.",
        "Si aparece cuando el tesoro ya no está oculto, también gana en Machu Picchu.",
    ),
    "devil": ("It takes all your money.", "Se lleva todo tu dinero."),
    "empty": ("Sand, and nothing in it.", "Arena, y nada dentro."),
}


def disk_name(kind: str, lang: str = "en") -> str:
    """The name of a kind of disk by itself; an unknown kind is a KeyError.

    >>> disk_name("sun"), disk_name("sun", "es")
    ('Lucky Sun', 'Sol de la Suerte')
    """
    return twin(NAMES[kind], lang)


def spoken(kind: str, lang: str = "en") -> str:
    """A disk inside a sentence; a word that is no kind of disk is given as it stands.

    >>> spoken("cup"), spoken("cup", "es")
    ('a golden cup', 'una copa de oro')
    """
    return twin(SPOKEN[kind], lang) if kind in SPOKEN else str(kind)


def disk(kind: str, lang: str = "en") -> str:
    """What a disk does, in full; an unknown kind is a KeyError.

    >>> disk("necklace")
    'It is worth 600 pesos, paid at once.'
    """
    amount = money(WORTH.get(Disk(kind), 0), lang, "peso") if kind in TEXTS else ""
    return twin(TEXTS[kind], lang).format(amount=amount)
