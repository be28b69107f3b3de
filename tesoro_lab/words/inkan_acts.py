"""What it is to make each move of Inkan Aarre, for sentences about moves, and ways to travel."""

from tesoro_lab.words.numbers import Pair, twin

# kind of move -> something to do: "it is not the moment to ..."
ACTS: dict[str, Pair] = {
    "land": ("travel by land", "viajar por tierra"),
    "sea": ("sail", "navegar"),
    "drift": ("sail without paying", "navegar sin pagar"),
    "mixed": ("travel by land and sea", "viajar por tierra y mar"),
    "fly": ("fly", "volar"),
    "go": ("stop at a place", "parar en un lugar"),
    "pay": ("pay for a disk", "pagar por un disco"),
    "try": ("throw for a disk", "tirar por un disco"),
    "leave": ("leave a disk face down", "dejar un disco boca abajo"),
    "stay": ("wait by a disk", "esperar junto a un disco"),
    "guide": ("follow the guide", "seguir al guía"),
    "decline": ("do without the guide", "prescindir del guía"),
    "die": ("let the die fall", "dejar caer el dado"),
    "disk": ("show a disk", "mostrar un disco"),
}

MODES: dict[str, Pair] = {
    "land": ("by land", "por tierra"),
    "sea": ("by sea", "por mar"),
    "voyage": ("by sea", "por mar"),
    "mixed": ("by land and sea", "por tierra y mar"),
    "air": ("by air", "por aire"),
}


def act(kind: str, lang: str = "en") -> str:
    """A move as something to do; a kind without words is given as it stands.

    >>> act("sea"), act("sea", "es")
    ('sail', 'navegar')
    """
    return twin(ACTS[kind], lang) if kind in ACTS else kind.replace("_", " ")
