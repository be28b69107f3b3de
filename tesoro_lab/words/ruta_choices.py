"""A sentence for every choice that a table of La Ruta del Tesoro has."""

from typing import Any

from tesoro_lab.words.numbers import Pair, count, twin

# field -> what the choice is about
FIELDS: dict[str, Pair] = {
    "trading_opens": ("When titles may be traded", "Cuándo se tratan los títulos"),
    "toll_claim": ("How tolls are collected", "Cómo se cobran los peajes"),
    "double_toll_built": ("Double toll with buildings", "Peaje doble con edificios"),
    "mortgaged_titles_count": (
        "Mortgaged exchanges and companies",
        "Lonjas y compañías bajo hipoteca",
    ),
    "auction_decliner_bids": ("Bids after declining", "Pujar tras no comprar"),
    "building_auction": ("When pieces run short", "Cuando escasean las piezas"),
    "castle_requires_whole_group": ("Before a castle", "Antes de un castillo"),
    "mortgage_transfer_interest": (
        "Interest when a mortgage changes hands",
        "Interés cuando una hipoteca cambia de manos",
    ),
    "bankrupt_to_player": ("Bankrupt to another player", "Bancarrota ante otra persona"),
    "fine_then": ("After paying the fine", "Tras pagar la multa"),
    "third_turn": ("After three failed throws", "Tras tres tiradas fallidas"),
    "galleys_double_rolls_again": ("A double out of the Galleys", "Salir de Galeras con dobles"),
    "ransom_card": ("The ransom card", "La carta de rescate"),
    "crown_loan": ("The card with money from the Crown", "La carta con dinero de la Corona"),
    "fire_reading": ("Where the fire burns", "Dónde arde el fuego"),
    "mahon_card": ("The way to Mahón", "El camino a Mahón"),
    "anchorage_pot": ("Money at the Anchorage", "Dinero en el Fondeadero"),
    "double_salary_on_start": ("Stopping exactly on Start", "Parar justo en la Salida"),
    "edition": ("Edition of the box", "Edición de la caja"),
    "quick_game": ("Quick game", "Partida rápida"),
}

# field -> value -> what then holds
VALUES: dict[str, dict[Any, Pair]] = {
    "trading_opens": {
        "all_sold": (
            "Titles may be traded once every one has been sold, or has found no bidder at auction.",
            "Los títulos se tratan cuando todos se han vendido, o subastado sin pujas.",
        ),
        "any_time": (
            "Titles may be traded from the first turn.",
            "Los títulos se tratan desde el primer turno.",
        ),
    },
    "toll_claim": {
        "auto": ("Tolls are paid by themselves.", "Los peajes se pagan solos."),
        "manual": (
            "The owner must claim the toll before another player throws; forgotten tolls are lost.",
            "Hay que reclamar el peaje antes de que tire otra persona; si se olvida, se pierde.",
        ),
    },
    "double_toll_built": {
        False: (
            "Only the empty plots of a complete group pay double.",
            "Solo los solares vacíos de un grupo completo pagan el doble.",
        ),
        True: (
            "Every plot of a complete group pays double, built or not.",
            "Todos los solares de un grupo completo pagan el doble, edificados o no.",
        ),
    },
    "mortgaged_titles_count": {
        False: (
            "A mortgaged exchange or company does not raise the toll of its sisters.",
            "Una lonja o compañía bajo hipoteca no sube el peaje de las demás.",
        ),
        True: (
            "A mortgaged exchange or company still raises the toll of its sisters.",
            "Una lonja o compañía bajo hipoteca sigue subiendo el peaje de las demás.",
        ),
    },
    "auction_decliner_bids": {
        True: (
            "Whoever declines to buy a title may bid for it.",
            "Quien no compra un título puede pujar por él.",
        ),
        False: (
            "Whoever declines to buy a title is left out of its auction.",
            "Quien no compra un título queda fuera de su subasta.",
        ),
    },
    "building_auction": {
        True: (
            "When the Crown has fewer pieces than players who could build one now, it auctions "
            "each from its list price.",
            "Si la Corona tiene menos piezas que personas que podrían edificar ya una, subasta "
            "cada una desde su precio.",
        ),
        False: (
            "Pieces are sold to whoever asks first.",
            "Las piezas se venden a quien antes las pide.",
        ),
    },
    "castle_requires_whole_group": {
        True: (
            "A castle needs four houses, or a castle, on every plot of the group.",
            "Un castillo pide cuatro casas, o un castillo, en cada solar del grupo.",
        ),
        False: (
            "A castle needs four houses on its own plot only.",
            "Un castillo solo pide cuatro casas en su propio solar.",
        ),
    },
    "mortgage_transfer_interest": {
        "when_lifted": (
            "Whoever receives a mortgaged title pays the 10% only on lifting the mortgage.",
            "Quien recibe un título hipotecado paga el 10 % solo al levantar la hipoteca.",
        ),
        "at_transfer": (
            "Whoever receives a mortgaged title pays 10% at once, and again on lifting it later.",
            "Quien recibe un título hipotecado paga un 10 % en el acto, "
            "y otro si luego levanta la hipoteca.",
        ),
    },
    "bankrupt_to_player": {
        "everything": (
            "The creditor receives the money and the titles, mortgages included.",
            "El dinero y los títulos, con sus hipotecas, pasan a quien se debe.",
        ),
        "money_only": (
            "The creditor receives the money; the Crown auctions the titles.",
            "El dinero pasa a quien se debe; la Corona subasta los títulos.",
        ),
    },
    "fine_then": {
        "move_now": (
            "After the fine or a card, the player throws and moves in the same turn.",
            "Tras la multa o una carta, se tira y se mueve en el mismo turno.",
        ),
        "next_turn": (
            "After the fine or a card, the player throws on the next turn.",
            "Tras la multa o una carta, se tira en el turno siguiente.",
        ),
    },
    "third_turn": {
        "pay_and_move": (
            "The third failed throw costs the fine, and the pawn moves by that throw.",
            "La tercera tirada fallida cuesta la multa, y la ficha mueve con esa tirada.",
        ),
        "pay_and_wait": (
            "The third failed throw costs the fine, and the pawn moves from the next turn.",
            "La tercera tirada fallida cuesta la multa, y la ficha mueve desde el turno siguiente.",
        ),
    },
    "galleys_double_rolls_again": {
        False: (
            "A double that opens the Galleys moves the pawn and earns no other throw.",
            "Los dobles que abren las Galeras mueven la ficha y no dan otra tirada.",
        ),
        True: (
            "A double that opens the Galleys also earns another throw.",
            "Los dobles que abren las Galeras dan además otra tirada.",
        ),
    },
    "ransom_card": {
        "kept": (
            "The ransom card is kept, and costs 20,000 reales when it is used.",
            "La carta de rescate se guarda y cuesta 20.000 reales al usarla.",
        ),
        "as_fine": (
            "The ransom card is kept, and costs 10,000 reales when it is used, like the fine.",
            "La carta de rescate se guarda y cuesta 10.000 reales al usarla, como la multa.",
        ),
        "free": (
            "The ransom card is kept, and costs nothing when it is used.",
            "La carta de rescate se guarda y no cuesta nada al usarla.",
        ),
    },
    "crown_loan": {
        "gift": (
            "The 20,000 reales of the Crown's card are never paid back.",
            "Los 20.000 reales de la carta de la Corona no se devuelven.",
        ),
        "repaid": (
            "The 20,000 reales of the Crown's card are paid back at the next Start.",
            "Los 20.000 reales de la carta de la Corona se devuelven en la próxima Salida.",
        ),
    },
    "fire_reading": {
        "spanish": (
            "The fire burns the built Spanish plot farthest away: Mahón, or else Ibiza.",
            "El fuego arde en el solar español edificado más lejano: Mahón, o si no Ibiza.",
        ),
        "from_spain": (
            "The fire burns the built plot farthest from Spain, in kilometres.",
            "El fuego arde en el solar edificado más lejano de España, en kilómetros.",
        ),
    },
    "mahon_card": {
        "forward": (
            "The card to Mahón moves the pawn forward, and Start pays on the way.",
            "La carta de Mahón mueve la ficha hacia delante, y la Salida paga al pasar.",
        ),
        "direct": (
            "The card to Mahón takes the pawn there directly, and Start pays nothing.",
            "La carta de Mahón lleva allí la ficha derecho, y la Salida no paga.",
        ),
    },
    "anchorage_pot": {
        False: (
            "Taxes, fines and card payments go to the Crown; nothing happens at the Anchorage.",
            "Impuestos, multas y pagos de cartas van a la Corona; en el Fondeadero no pasa nada.",
        ),
        True: (
            "Taxes, fines and card payments wait at the Anchorage for whoever stops there.",
            "Impuestos, multas y pagos de cartas esperan en el Fondeadero a quien pare allí.",
        ),
    },
    "double_salary_on_start": {
        False: (
            "Stopping exactly on Start pays 20,000 reales, as passing it does.",
            "Parar justo en la Salida da 20.000 reales, lo mismo que pasar por ella.",
        ),
        True: (
            "Stopping exactly on Start pays 40,000 reales.",
            "Parar justo en la Salida da 40.000 reales.",
        ),
    },
    "edition": {
        "classic": (
            "Classic box: two to six players, 32 houses, 12 castles.",
            "Caja clásica: de dos a seis personas, 32 casas y 12 castillos.",
        ),
        "reissue": (
            "Reissue: two to four players, 30 houses, 10 castles.",
            "Reedición: de dos a cuatro personas, 30 casas y 10 castillos.",
        ),
    },
    "quick_game": {
        "none": (
            "The game lasts until one player is left.",
            "La partida dura hasta que queda una sola persona.",
        ),
        "clock": (
            "Quick game: it ends when the table calls time, after the turn under way.",
            "Partida rápida: acaba cuando la mesa avisa de la hora, tras el turno en curso.",
        ),
    },
}


def rule_value(field: str, value: Any, lang: str = "en") -> str:
    """What holds when a field has this value.

    >>> rule_value("quick_game", 20)
    'Quick game: it ends after 20 rounds.'
    """
    if field == "quick_game" and isinstance(value, int):
        rounds = count(value, "round", lang)
        pair = (f"Quick game: it ends after {rounds}.", f"Partida rápida: acaba tras {rounds}.")
        return twin(pair, lang)
    return twin(VALUES[field][value], lang)
