"""The short words on the table and under the pictures, side by side in both languages."""

from tesoro_lab.words.explore_words import EXPLORE_WORDS
from tesoro_lab.words.inkan_labels import INKAN_LABELS
from tesoro_lab.words.numbers import Pair, twin
from tesoro_lab.words.royal_labels import ROYAL_LABELS
from tesoro_lab.words.royal_table_words import ROYAL_TABLE_WORDS
from tesoro_lab.words.story_labels import STORY_LABELS
from tesoro_lab.words.table_words import TABLE_WORDS

_TABLE: dict[str, Pair] = {
    "table": ("Table", "Mesa"),
    "board": ("Board", "Tablero"),
    "board_text": ("The board in words", "El tablero en palabras"),
    "status": ("What is happening", "Qué está pasando"),
    "moves": ("Moves", "Jugadas"),
    "odds": ("Odds", "Probabilidades"),
    "phase": ("Phase", "Fase"),
    "deeds": ("Deeds", "Títulos"),
    "deed": ("Title deed", "Título de propiedad"),
    "log": ("Log", "Crónica"),
    "rules": ("Rules", "Reglas"),
    "rulings": ("Rulings", "Criterios"),
    "rules_in_short": ("The rules in short", "Las reglas en breve"),
    "charts": ("Charts", "Gráficos"),
    "language": ("Language", "Idioma"),
    "english": ("English", "English"),
    "spanish": ("Español", "Español"),
    "close": ("Close", "Cerrar"),
    "cancel": ("Cancel", "Cancelar"),
    "confirm": ("Confirm", "Confirmar"),
    "yes": ("Yes", "Sí"),
    "no": ("No", "No"),
    "help": ("Help", "Ayuda"),
    "nothing": ("Nothing", "Nada"),
    "nobody": ("Nobody", "Nadie"),
    "error": ("Something went wrong", "Algo ha fallado"),
}

_MOVES: dict[str, Pair] = {
    "roll": ("Roll", "Tirar"),
    "buy": ("Buy", "Comprar"),
    "auction": ("Auction", "Subasta"),
    "bid": ("Bid", "Pujar"),
    "pass": ("Leave the auction", "Dejar la subasta"),
    "end_turn": ("End turn", "Terminar turno"),
    "pay": ("Pay", "Pagar"),
    "pay_fine": ("Pay the fine", "Pagar la multa"),
    "use_card": ("Use a card", "Usar una carta"),
    "claim": ("Claim the toll", "Reclamar el peaje"),
    "build": ("Build", "Edificar"),
    "sell": ("Sell", "Vender"),
    "mortgage": ("Mortgage", "Hipotecar"),
    "lift": ("Lift mortgage", "Levantar hipoteca"),
    "trade": ("Trade", "Trato"),
    "offer": ("Offer", "Ofrecer"),
    "accept": ("Accept", "Aceptar"),
    "decline": ("Decline", "Rechazar"),
    "bankrupt": ("Declare bankruptcy", "Declararse en bancarrota"),
    "resign": ("Leave the game", "Abandonar la partida"),
    "call_time": ("Call time", "¡Es la hora!"),
    "draw_chance": ("Let chance play", "Que juegue el azar"),
    "throw_dice": ("Throw the dice", "Lanzar los dados"),
    "deal_title": ("Deal a title", "Repartir un título"),
    "draw_card": ("Turn over a card", "Sacar una carta"),
}

_MATCH: dict[str, Pair] = {
    "new_game": ("New game", "Partida nueva"),
    "start_game": ("Start the game", "Empezar la partida"),
    "save": ("Save", "Guardar"),
    "load": ("Load", "Cargar"),
    "saved": ("Saved", "Guardada"),
    "loaded": ("Loaded", "Cargada"),
    "autosave": ("Saved by itself after every move", "Se guarda sola tras cada jugada"),
    "resume": ("Resume the last game", "Seguir la última partida"),
    "file": ("File", "Archivo"),
    "undo": ("Undo", "Deshacer"),
    "redo": ("Redo", "Rehacer"),
    "step": ("Step", "Un paso"),
    "run": ("Run", "Seguir sin parar"),
    "pause": ("Pause", "Pausa"),
    "speed": ("Speed", "Velocidad"),
    "slow": ("Slow", "Lenta"),
    "fast": ("Fast", "Rápida"),
    "timeline": ("Timeline", "Línea del tiempo"),
    "first": ("To the beginning", "Al principio"),
    "previous": ("Back one stop", "Un alto atrás"),
    "next": ("On one stop", "Un alto adelante"),
    "last": ("To the end", "Al final"),
    "branch_here": ("Branch here", "Bifurcar aquí"),
    "new_luck": ("with new luck", "con otra suerte"),
    "same_luck": ("with the same luck", "con la misma suerte"),
    "teachers_dice": ("Teacher's dice", "Dados a elección"),
    "first_die": ("First die", "Primer dado"),
    "second_die": ("Second die", "Segundo dado"),
    "set_dice": ("Use these dice", "Usar estos dados"),
    "choose_card": ("Choose the card", "Elegir la carta"),
    "choose_title": ("Choose the title", "Elegir el título"),
    "turn": ("Turn", "Turno"),
    "round": ("Round", "Ronda"),
    "move": ("Move", "Jugada"),
    "game_over": ("Game over", "Fin de la partida"),
    "winner": ("Winner", "Victoria"),
    "ask_leave": (
        "The game under way is not saved. Leave it?",
        "La partida en curso no está guardada. ¿Dejarla?",
    ),
    "ask_resign": (
        "Leave the game for good? It can be undone only with Undo.",
        "¿Abandonar la partida? Solo se vuelve atrás con Deshacer.",
    ),
}

_FORM: dict[str, Pair] = {
    "players": ("Players", "Participantes"),
    "player": ("Player", "Participante"),
    "how_many": ("How many players", "Cuántas personas juegan"),
    "seat": ("Seat", "Puesto"),
    "name": ("Name", "Nombre"),
    "person": ("Person", "Persona"),
    "bot": ("Bot", "Robot"),
    "seed": ("Seed of the luck", "Semilla de la suerte"),
    "board_variant": ("Board", "Tablero"),
    "recommended": ("Recommended", "Recomendado"),
    "as_transcribed": ("As transcribed", "Según la transcripción"),
    "x100_pattern": ("By the pattern", "Según el patrón"),
    "house_rules": ("House rules", "Reglas de la casa"),
    "quick_game": ("Quick game", "Partida rápida"),
    "rounds": ("Rounds", "Rondas"),
    "clock": ("By the clock", "Con reloj"),
    "on": ("On", "Sí"),
    "off": ("Off", "No"),
}

_HOLDINGS: dict[str, Pair] = {
    "purse": ("Purse", "Bolsa"),
    "fortune": ("Fortune", "Fortuna"),
    "holdings": ("Holdings", "Bienes"),
    "titles": ("Titles", "Títulos"),
    "houses": ("Houses", "Casas"),
    "castles": ("Castles", "Castillos"),
    "mortgaged": ("Mortgaged", "Bajo hipoteca"),
    "galleys": ("Galleys", "Galeras"),
    "cards": ("Cards", "Cartas"),
    "card": ("Card", "Carta"),
    "title": ("Title", "Título"),
    "crown": ("Crown", "Corona"),
    "owner": ("Owner", "De quién"),
    "for_sale": ("For sale", "En venta"),
    "group": ("Group", "Grupo"),
    "price": ("Price", "Precio"),
    "toll": ("Toll", "Peaje"),
    "tolls": ("Tolls", "Peajes"),
    "fine": ("Fine", "Multa"),
    "debt": ("Debt", "Deuda"),
    "owed": ("Owed", "Se debe"),
    "stock": ("Left in the box", "Quedan en la caja"),
    "out": ("Out of the game", "Fuera de la partida"),
    "to_play": ("To play", "Le toca"),
    "held": ("Held in the Galleys", "En prisión en Galeras"),
    "misses_turns": ("Turns to miss", "Turnos por perder"),
    "give": ("Gives", "Da"),
    "want": ("Wants", "Pide"),
    "with_whom": ("With whom", "Con quién"),
    "cash": ("Money", "Dinero"),
    "amount": ("Amount", "Cantidad"),
    "highest_bid": ("Highest bid", "Puja más alta"),
    "no_bid_yet": ("No bid yet", "Aún sin pujas"),
    "bidders": ("Still bidding", "Siguen pujando"),
    "pot": ("At the Anchorage", "En el Fondeadero"),
    "reales": ("reales", "reales"),
}

_ODDS: dict[str, Pair] = {
    "where_to": ("Where this throw can lead", "Adónde puede llevar esta tirada"),
    "space": ("Space", "Casilla"),
    "chance_of": ("Chance", "Probabilidad"),
    "as_fraction": ("As a fraction", "En fracción"),
    "costs_or_pays": ("Costs or pays", "Cuesta o da"),
    "expected_money": ("Expected change of the purse", "Cambio esperado de la bolsa"),
    "pass_start": ("Chance to pass Start", "Probabilidad de pasar por la Salida"),
    "doubles": ("Chance of a double", "Probabilidad de dobles"),
    "to_galleys": ("Chance to be sent to the Galleys", "Probabilidad de acabar en Galeras"),
    "left_in_pile": ("Left in the pile", "Quedan en el mazo"),
    "next_card": ("The next card", "La próxima carta"),
    "no_chance_now": ("Nothing is left to chance right now.", "Ahora mismo nada depende del azar."),
    "exact": ("Exact", "Exacto"),
    "thrown": ("Thrown", "Tiradas"),
    "simulated": ("Simulated", "Simulado"),
    "interval": ("95% interval", "Intervalo del 95 %"),
    "sum": ("Sum of the two dice", "Suma de los dos dados"),
    "times": ("Times", "Veces"),
    "share": ("Share", "Proporción"),
    "wealth_over_time": ("Fortunes over time", "Las fortunas a lo largo del tiempo"),
    "who_owns_what": ("Who owns what", "De quién es cada título"),
    "sums_title": ("Sum of two dice: exact and thrown", "Suma de dos dados: exacta y tirada"),
    "dice": ("Dice", "Dados"),
    "counted_at": ("Counted at the end of the throw", "Se cuenta al final de la tirada"),
}

_FRAMES: dict[str, Pair] = {
    "Opening": ("Who starts", "Quién empieza"),
    "Deal": ("Dealing titles", "Reparto de títulos"),
    "Dice": ("The dice fall", "Caen los dados"),
    "Draw": ("A card is turned", "Sale una carta"),
    "Throw": ("Before the throw", "Antes de tirar"),
    "Galleys": ("In the Galleys", "En Galeras"),
    "After": ("After the move", "Tras mover"),
    "Purchase": ("A title for sale", "Un título en venta"),
    "Exempt": ("Pay, or show the waiver", "Pagar o mostrar la exención"),
    "Auction": ("Auction", "Subasta"),
    "PieceAuction": ("Auction of a building", "Subasta de un edificio"),
    "Place": ("Where to build it", "Dónde se edifica"),
    "Offer": ("An offer to answer", "Una oferta que responder"),
    "Debt": ("A debt to settle", "Una deuda que saldar"),
    "Claim": ("A toll to claim", "Un peaje que reclamar"),
    "Over": ("The end", "El final"),
}

LABELS: dict[str, Pair] = (
    _TABLE
    | _MOVES
    | _MATCH
    | _FORM
    | _HOLDINGS
    | _ODDS
    | _FRAMES
    | TABLE_WORDS
    | EXPLORE_WORDS
    | INKAN_LABELS
    | ROYAL_LABELS
    | ROYAL_TABLE_WORDS
    | STORY_LABELS
)


def label(key: str, lang: str = "en") -> str:
    """The label of a control, a column or a figure; an unknown key is a KeyError.

    >>> label("undo"), label("undo", "es")
    ('Undo', 'Deshacer')
    """
    return twin(LABELS[key], lang)
