"""The 32 cards of La Ruta del Tesoro in the project's own words; amounts come from the table."""

from functools import cache
from typing import Any

from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.words.numbers import Pair, count, number, side, twin

DECKS: dict[str, Pair] = {
    "suerte": ("Chance", "Suerte"),
    "cofre": ("Treasure Chest", "Cofre del Tesoro"),
}

# deck and number -> a short name for buttons and the log
NAMES: dict[tuple[str, int], Pair] = {
    ("suerte", 1): ("Insurance paid", "Paga el seguro"),
    ("suerte", 2): ("A treasure", "Un tesoro"),
    ("suerte", 3): ("Cargo sold", "Carga vendida"),
    ("suerte", 4): ("Aground", "Encallada"),
    ("suerte", 5): ("To the Galleys", "A Galeras"),
    ("suerte", 6): ("Tax on buildings", "Tributo por edificios"),
    ("suerte", 7): ("Tithes", "Diezmos"),
    ("suerte", 8): ("Too much wine", "Demasiado vino"),
    ("suerte", 9): ("Free from the Galleys", "Libre de Galeras"),
    ("suerte", 10): ("Ghost ship", "Barco fantasma"),
    ("suerte", 11): ("Adrift", "A la deriva"),
    ("suerte", 12): ("Two ships lost", "Dos naves perdidas"),
    ("suerte", 13): ("Repairs after a fire", "Obras tras un incendio"),
    ("suerte", 14): ("To Start", "A la Salida"),
    ("suerte", 15): ("Wind astern", "Viento en popa"),
    ("suerte", 16): ("Pirates", "Piratas"),
    ("cofre", 1): ("Yearly rents", "Rentas del año"),
    ("cofre", 2): ("Your feast day", "Día de fiesta"),
    ("cofre", 3): ("A legacy", "Un legado"),
    ("cofre", 4): ("Port dues", "Tasas de puerto"),
    ("cofre", 5): ("Money from the Crown", "Dinero de la Corona"),
    ("cofre", 6): ("Ransom from the Galleys", "Rescate de Galeras"),
    ("cofre", 7): ("Insuring the fleet", "Seguro de la flota"),
    ("cofre", 8): ("Market day", "Día de mercado"),
    ("cofre", 9): ("Alcabala waiver", "Exención de alcabalas"),
    ("cofre", 10): ("The collector calls", "Llega el recaudador"),
    ("cofre", 11): ("Back at Start", "De vuelta a la Salida"),
    ("cofre", 12): ("Interest", "Intereses"),
    ("cofre", 13): ("Fire in the plaza", "Incendio en la plaza"),
    ("cofre", 14): ("Course for Mahón", "Rumbo a Mahón"),
    ("cofre", 15): ("Chained to the oar", "Al remo"),
    ("cofre", 16): ("Safe passage", "Derecho de paso"),
}

# deck and number -> the whole text; the amounts stand in the board's table
TEXTS: dict[tuple[str, int], Pair] = {
    ("suerte", 1): (
        "The insurers make good your losses: the Crown pays you {amount}.",
        "El seguro cubre tus pérdidas: la Corona te paga {amount}.",
    ),
    ("suerte", 2): (
        "Digging on a beach, your crew strikes a chest: {amount} are yours.",
        "Cavando en una playa, tu tripulación da con un arca: ganas {amount}.",
    ),
    ("suerte", 3): (
        "Your cargo finds good buyers. Take {amount}.",
        "Tu carga encuentra buenos compradores. Recibe {amount}.",
    ),
    ("suerte", 4): (
        "Your ship is stuck on the rocks. Your turn ends here, and you then miss {turns}.",
        "Tu barco queda atrapado en las rocas. Tu turno acaba aquí y después pierdes {turns}.",
    ),
    ("suerte", 5): (
        "Off to the Galleys, by the shortest way: Start pays nothing on this trip.",
        "A Galeras por el camino más corto: este viaje no cobra nada en la Salida.",
    ),
    ("suerte", 6): (
        "A royal officer counts your buildings: pay {per_house} for every house of yours and "
        "{per_castle} for every castle.",
        "Un oficial real cuenta tus edificios: paga {per_house} por cada casa tuya y "
        "{per_castle} por cada castillo.",
    ),
    ("suerte", 7): (
        "The Church asks for its share. Pay {amount}.",
        "La Iglesia pide su parte. Paga {amount}.",
    ),
    ("suerte", 8): (
        "A noisy night at the tavern costs you {amount}.",
        "Una noche ruidosa en la taberna te cuesta {amount}.",
    ),
    ("suerte", 9): (
        "This card opens the Galleys for you. Keep it until you need it, or sell it.",
        "Esta carta te abre las Galeras. Guárdala hasta que la necesites, o véndela.",
    ),
    ("suerte", 10): (
        "A ship with nobody aboard drifts by; what it carries is worth {amount} to you.",
        "Pasa un barco sin nadie a bordo; lo que lleva te deja {amount}.",
    ),
    ("suerte", 11): (
        "The rudder breaks and the current takes you {back} back. What you meet there counts.",
        "Se rompe el timón y la corriente te lleva {back} hacia atrás. Vale lo que halles allí.",
    ),
    ("suerte", 12): (
        "Two ships of yours went down in a gale. New ones from the shipyard cost {amount}.",
        "Un temporal hundió dos naves tuyas. Otras nuevas del astillero cuestan {amount}.",
    ),
    ("suerte", 13): (
        "Fire in your streets: repairs take {per_house} for every house of yours and "
        "{per_castle} for every castle.",
        "Arden tus calles: las obras piden {per_house} por cada casa tuya y "
        "{per_castle} por cada castillo.",
    ),
    ("suerte", 14): (
        "Sail on to Start and collect what the Crown pays there.",
        "Navega hasta la Salida y cobra lo que la Corona paga allí.",
    ),
    ("suerte", 15): (
        "With the wind behind you, your ship gains {forward}. What you meet there counts.",
        "Con el viento de popa, tu barco gana {forward}. Vale lo que halles allí.",
    ),
    ("suerte", 16): (
        "You beat off the pirates, but the damage to the ship costs {amount}.",
        "Rechazas a los piratas, pero los daños del barco cuestan {amount}.",
    ),
    ("cofre", 1): (
        "The year's rents come in: {amount}.",
        "Llegan las rentas del año: {amount}.",
    ),
    ("cofre", 2): (
        "It is your feast day: each of the others gives you {amount}.",
        "Es tu día: cada rival te regala {amount}.",
    ),
    ("cofre", 3): (
        "A distant relative remembered you: {amount}.",
        "Alguien lejano de tu familia se acordó de ti: {amount}.",
    ),
    ("cofre", 4): (
        "Harbour dues: pay {amount} for each plot that you own.",
        "Tasas de puerto: paga {amount} por cada solar que tengas.",
    ),
    ("cofre", 5): (
        "The Crown advances you {amount}.",
        "La Corona te adelanta {amount}.",
    ),
    ("cofre", 6): (
        "This card takes you out of the Galleys for a ransom of {amount}. Keep it or sell it.",
        "Esta carta te saca de Galeras por un rescate de {amount}. Guárdala o véndela.",
    ),
    ("cofre", 7): (
        "Insuring your fleet costs {amount}.",
        "Asegurar tu flota cuesta {amount}.",
    ),
    ("cofre", 8): (
        "A good day at the market: {amount}.",
        "Un buen día de mercado: {amount}.",
    ),
    ("cofre", 9): (
        "Keep this card: once, when you stop on the Alcabalas, it saves you from paying.",
        "Guarda esta carta: una vez, al parar en las Alcabalas, te libra de pagar.",
    ),
    ("cofre", 10): (
        "The collector has found you. Pay {amount}.",
        "El recaudador ha dado contigo. Paga {amount}.",
    ),
    ("cofre", 11): (
        "Carry your pawn to Start and collect what the Crown pays there.",
        "Lleva tu ficha a la Salida y cobra lo que la Corona paga allí.",
    ),
    ("cofre", 12): (
        "A debt owed to you earns interest: {amount}.",
        "Una deuda a tu favor da intereses: {amount}.",
    ),
    ("cofre", 13): (
        "Fire takes {burnt} from one of your plazas: the one that lies farthest away.",
        "El fuego se lleva {burnt} de una de tus plazas: la que queda más lejos.",
    ),
    ("cofre", 14): (
        "Set sail for Mahón. What you meet there counts.",
        "Pon rumbo a Mahón. Vale lo que halles allí.",
    ),
    ("cofre", 15): (
        "You are put to the oars: straight to the Galleys, with nothing from Start.",
        "Te ponen al remo: derecho a Galeras, sin cobrar nada en la Salida.",
    ),
    ("cofre", 16): (
        "For safe passage through their waters, give each of the others {amount}.",
        "Por dejarte pasar por sus aguas, da {amount} a cada rival.",
    ),
}

# where a card of one's own leads -> its short name and its text
NEAREST: dict[str, tuple[Pair, Pair]] = {
    "lonja": (
        ("To the nearest exchange", "A la lonja más cercana"),
        (
            "Sail on to the nearest exchange. If you pass Start, it pays as usual.",
            "Sigue hasta la lonja más cercana. Si pasas por la Salida, cobras como siempre.",
        ),
    ),
    "company": (
        ("To the nearest company", "A la compañía más cercana"),
        (
            "Sail on to the nearest company. If you pass Start, it pays as usual.",
            "Sigue hasta la compañía más cercana. Si pasas por la Salida, cobras como siempre.",
        ),
    ),
}


def deck_name(deck: str, lang: str = "en") -> str:
    """A deck's name.

    >>> deck_name("cofre"), deck_name("cofre", "es")
    ('Treasure Chest', 'Cofre del Tesoro')
    """
    return twin(DECKS[deck], lang)


def card_name(deck: str, no: int, lang: str = "en") -> str:
    """A card's short name in quotation marks, as a sentence speaks of it.

    >>> card_name("suerte", 9), card_name("suerte", 9, "es")
    ('“Free from the Galleys”', '«Libre de Galeras»')
    """
    name = card_title(deck, no, lang)
    return f"«{name}»" if side(lang) else f"“{name}”"


def card_title(deck: str, no: int, lang: str = "en", board: Any = None) -> str:
    """A card's short name alone; a class's extra card is called by deck and number.

    A card of `board` that leads to the nearest exchange or company is called by that.
    """
    own = board.find_card(deck, no) if board is not None else None
    if own is not None and own.nearest:
        return twin(NEAREST[own.nearest][0], lang)
    pair = NAMES.get((deck, no))
    return twin(pair, lang) if pair else f"{deck_name(deck, lang)} {no}"


def card(deck: str, no: int, lang: str = "en", board: Any = None) -> str:
    """The full text of a card, with the amounts of `board` (the recommended one by default)."""
    found = _find(deck, no, board if board is not None else _recommended())
    pair = NEAREST[found.nearest][1] if found.nearest else TEXTS.get((deck, no))
    if pair is None:
        return card_title(deck, no, lang)
    return twin(pair, lang).format(
        amount=_reales(found.amount, lang),
        per_house=_reales(found.per_house, lang),
        per_castle=_reales(found.per_castle, lang),
        turns=count(found.amount, "turn", lang),
        burnt=count(found.amount, "house", lang),
        forward=count(found.steps, "space", lang),
        back=count(-found.steps, "space", lang),
    )


def _reales(amount: int, lang: str) -> str:
    return f"{number(amount, lang)} reales"


def _find(deck: str, no: int, board: Any) -> Any:
    for found in board.cards[deck]:
        if found.no == no:
            return found
    raise KeyError((deck, no))


@cache
def _recommended() -> Any:
    return RutaBoard.load("recommended")
