"""The names of the spaces of La Ruta del Tesoro, alone and inside a sentence."""

from typing import Any

from tesoro_lab.words.numbers import Pair, side, twin

# Name as the board prints it -> the name English uses. A name that is not here (a class has
# corrected its board) falls back on the English column of the board's own table.
SPACES: dict[str, Pair] = {
    "Salida": ("Start", "Salida"),
    "Mahón": ("Mahón", "Mahón"),
    "Cofre del Tesoro": ("Treasure Chest", "Cofre del Tesoro"),
    "Ibiza": ("Ibiza", "Ibiza"),
    "Alcabalas": ("Alcabalas (sales taxes)", "Alcabalas"),
    "Lonja de Mallorca": ("Exchange of Mallorca", "Lonja de Mallorca"),
    "Marsella": ("Marseille", "Marsella"),
    "Suerte": ("Chance", "Suerte"),
    "Génova": ("Genoa", "Génova"),
    "Córcega": ("Corsica", "Córcega"),
    "Galeras": ("Galleys", "Galeras"),
    "Orán": ("Oran", "Orán"),
    "Seguros Lloyds": ("Lloyds Insurance", "Seguros Lloyds"),
    "Argel": ("Algiers", "Argel"),
    "Túnez": ("Tunis", "Túnez"),
    "Lonja de Alicante": ("Exchange of Alicante", "Lonja de Alicante"),
    "Cerdeña": ("Sardinia", "Cerdeña"),
    "Malta": ("Malta", "Malta"),
    "Trípoli": ("Tripoli", "Trípoli"),
    "Fondeadero": ("Anchorage", "Fondeadero"),
    "Nápoles": ("Naples", "Nápoles"),
    "Sicilia": ("Sicily", "Sicilia"),
    "Venecia": ("Venice", "Venecia"),
    "Lonja de Valencia": ("Exchange of Valencia", "Lonja de Valencia"),
    "Creta": ("Crete", "Creta"),
    "Rodas": ("Rhodes", "Rodas"),
    "Reales Atarazanas": ("Royal Shipyards", "Reales Atarazanas"),
    "Alejandría": ("Alexandria", "Alejandría"),
    "Vaya a Galeras": ("Go to the Galleys", "Vaya a Galeras"),
    "Ragusa": ("Ragusa", "Ragusa"),
    "Chipre": ("Cyprus", "Chipre"),
    "Damasco": ("Damascus", "Damasco"),
    "Lonja de Barcelona": ("Exchange of Barcelona", "Lonja de Barcelona"),
    "Crimea": ("Crimea", "Crimea"),
    "Compra de Armas": ("Arms Purchase", "Compra de Armas"),
    "Constantinopla": ("Constantinople", "Constantinopla"),
}

# How a space is spoken of inside a sentence, where its name alone would sound bare.
_PLACED: dict[str, Pair] = {
    "Salida": ("Start", "la Salida"),
    "Cofre del Tesoro": ("the Treasure Chest", "el Cofre del Tesoro"),
    "Suerte": ("Chance", "la casilla de Suerte"),
    "Alcabalas": ("the Alcabalas", "las Alcabalas"),
    "Galeras": ("the Galleys", "las Galeras"),
    "Fondeadero": ("the Anchorage", "el Fondeadero"),
    "Vaya a Galeras": ("“Go to the Galleys”", "«Vaya a Galeras»"),
    "Compra de Armas": ("the Arms Purchase", "la Compra de Armas"),
    "Reales Atarazanas": ("the Royal Shipyards", "las Reales Atarazanas"),
}

KINDS: dict[str, Pair] = {
    "start": ("start", "salida"),
    "plot": ("plot", "solar"),
    "lonja": ("trading exchange", "lonja"),
    "company": ("company", "compañía"),
    "chest": ("card space", "casilla de carta"),
    "chance": ("card space", "casilla de carta"),
    "tax": ("tax", "impuesto"),
    "galleys": ("Galleys, or just visiting", "Galeras, o solo de visita"),
    "go_to_galleys": ("sends the pawn to the Galleys", "envía la ficha a Galeras"),
    "anchorage": ("rest", "descanso"),
}

GROUPS: dict[str, Pair] = {
    "G1": ("Balearics", "Baleares"),
    "G2": ("Gulf of Lion and Liguria", "Golfo de León y Liguria"),
    "G3": ("Barbary coast", "Berbería"),
    "G4": ("Central Mediterranean", "Mediterráneo central"),
    "G5": ("Italy", "Italia"),
    "G6": ("Southern Levant seas", "Levante meridional"),
    "G7": ("Ragusa and the Levant", "Ragusa y Levante"),
    "G8": ("Black Sea", "Mar Negro"),
    "LONJAS": ("Trading exchanges", "Lonjas"),
    "COMPANIES": ("Companies", "Compañías"),
}


def space(board: Any, index: int, lang: str = "en") -> str:
    """The name of a space; in Spanish as the board prints it.

    Two spaces of one name (a transcription has it so) are told apart by their number.
    """
    name = board.spaces[index].name
    shown = twin(SPACES[name], lang) if name in SPACES else _own_name(board, index, lang)
    return f"{shown} ({index})" if _shared(board, index) else shown


def placed(board: Any, index: int, lang: str = "en") -> str:
    """A space as it is named inside a sentence: "the Anchorage", "la Lonja de Mallorca"."""
    name = board.spaces[index].name
    if name in _PLACED:
        return twin(_PLACED[name], lang)
    shown = space(board, index, lang)
    if name.startswith("Lonja "):
        return f"{('the', 'la')[side(lang)]} {shown}"
    return shown


def group(code: str, lang: str = "en") -> str:
    """The name of a group; a class's own group keeps its code.

    >>> group("G8", "es"), group("LONJAS")
    ('Mar Negro', 'Trading exchanges')
    """
    return twin(GROUPS[code], lang) if code in GROUPS else code


def kind(code: str, lang: str = "en") -> str:
    """What sort of space it is.

    >>> kind("plot"), kind("plot", "es")
    ('plot', 'solar')
    """
    return twin(KINDS[code], lang)


def _own_name(board: Any, index: int, lang: str) -> str:
    place = board.spaces[index]
    return str(place.name if side(lang) else place.name_en or place.name)


def _shared(board: Any, index: int) -> bool:
    """Whether another title bears the same name."""
    if index not in board.titles:
        return False
    name = board.spaces[index].name
    return [board.spaces[other].name for other in board.titles].count(name) > 1
