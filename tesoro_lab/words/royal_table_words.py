"""The longer words on the table of Port Royal: headings, notes and hints beside the harbour."""

from tesoro_lab.words.numbers import Pair

_HARBOUR: dict[str, Pair] = {
    "choose_card_hint": (
        "Click a card in the harbour, or choose it here.",
        "Haz clic en una carta del puerto o elígela aquí.",
    ),
    "shields_in_all": ("{change} shields in all", "{change} escudos en total"),
    "let_start": ("Let chance choose who starts", "Que el azar elija quién empieza"),
    "unseen_of": ("Unseen", "Sin ver"),
    "next_is": ("Next card", "La próxima"),
    "more_cards": ("Expeditions and taxes", "Expediciones e impuestos"),
    "sorts": ("The cards", "Las cartas"),
    "unseen_note": (
        "Unseen are {cards} cards: those of the pile, and those that lie face down as coins. The "
        "last column is the chance that the next card drawn is one of these.",
        "Sin ver quedan {cards} cartas: las del mazo y las que hacen de monedas, boca abajo. La "
        "última columna es la probabilidad de que la próxima carta sea de estas.",
    ),
}

_MOMENT: dict[str, Pair] = {
    "turn_of": ("Turn of", "Turno de"),
    "time_of": ("Time of", "Decide"),
    "colours_here": ("Colours in the harbour", "Colores en el puerto"),
    "fee": ("Fee", "Tasa"),
    "fee_none": ("none: it is your own harbour", "ninguna: el puerto es propio"),
    "fee_one": ("one coin a card, for {who}", "una moneda por carta, para {who}"),
    "picks_if_stopped": ("Cards to take after stopping", "Cartas por tomar al plantarse"),
    "then_pick": ("Then pick", "Después eligen"),
    "game_ends": ("The end", "El final"),
    "to_twelve": (
        "with the round in which somebody has 12 shields; the most so far: {left}",
        "con la ronda en que alguien tenga 12 escudos; quien más tiene, lleva {left}",
    ),
}

_LENS: dict[str, Pair] = {
    "lens_before": (
        "Chance first says who starts; then it is about cards.",
        "Primero el azar dice quién empieza; después se trata de las cartas.",
    ),
    "lost_by_next": ("The next card loses the turn", "La próxima carta pierde el turno"),
    "lost_within": ("The turn is lost within", "El turno se pierde en"),
    "reach_head": ("To be reached without losing the turn", "Se alcanzan sin perder el turno"),
    "colours_take": ("{colours}: take {cards}", "{colours}: se toman {cards}"),
    "with_people": ("Ships and people", "Barcos y personajes"),
    "coins_only": ("Ships only", "Solo barcos"),
    "if_repelled": ("If you repel the ship", "Si repeles el barco"),
    "stop_now": ("Stop now", "Plantarse ya"),
    "one_more": ("One more card, then stop", "Una carta más y plantarse"),
    "best_plan": ("Best plan", "El mejor plan"),
    "say_stop": (
        "Advice: <b>stop</b>. It is worth {value} coins.",
        "Consejo: <b>plantarse</b>. Vale {value} monedas.",
    ),
    "say_draw": (
        "Advice: <b>draw another card</b>. It is worth {value} coins on average.",
        "Consejo: <b>robar otra carta</b>. Vale {value} monedas de media.",
    ),
    "say_repel": (
        "Advice: <b>repel the ship</b>. It is worth {value} coins on average.",
        "Consejo: <b>repeler el barco</b>. Vale {value} monedas de media.",
    ),
    "say_bust": (
        "Advice: <b>let the turn go</b>.",
        "Consejo: <b>dejar perder el turno</b>.",
    ),
    "say_first": (
        "The first card is compulsory. With the best plan the ships of this turn bring {value} "
        "coins on average.",
        "La primera carta es obligada. Con el mejor plan, los barcos de este turno dan {value} "
        "monedas de media.",
    ),
    "nothing_to_pick": (
        "There is nothing here that you can pay.",
        "Aquí no hay nada que puedas pagar.",
    ),
    "worth_in_coins": ("Gain in coins", "Ganancia en monedas"),
    "picks_note": (
        "A ship counts its coins; a person counts the worth of shields and role, less price and "
        "fee. Below nothing it is better left.",
        "Un barco cuenta sus monedas; un personaje, el valor de sus escudos y su papel, menos "
        "precio y tasa. Por debajo de cero, mejor dejarlo.",
    ),
    "model_note": (
        "One turn, and cards from those really unseen. Ships count their coins, people the worth "
        "of shields and role, less their price. Left out are what others pick and pay, taxes, "
        "expeditions, Admirals, and the end of the pile.",
        "Un solo turno, con las cartas que de verdad quedan sin ver. Los barcos cuentan sus "
        "monedas; los personajes, el valor de sus escudos y su papel, menos el precio. Quedan "
        "fuera lo que tomen y paguen los demás, los impuestos, las expediciones, los almirantes "
        "y el final del mazo.",
    ),
}

ROYAL_TABLE_WORDS: dict[str, Pair] = _HARBOUR | _MOMENT | _LENS
