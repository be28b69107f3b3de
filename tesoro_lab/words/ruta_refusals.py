"""Why an offer, a payment or a way out of the Galleys is refused, and what would be right."""

from tesoro_lab.words.speech import Phrase

REFUSALS: dict[str, Phrase] = {
    "trading_closed": Phrase(
        "left:titles",
        "Titles change hands only when all have been sold; the Crown still has {left} to sell. "
        "A card that opens the Galleys may be traded already.",
        "Los títulos solo cambian de manos cuando todos están vendidos; a la Corona aún le falta "
        "vender {left}. La carta que abre las Galeras sí puede cambiarse ya.",
    ),
    "offer_self": Phrase(
        "",
        "An offer needs two sides: make it to another player.",
        "Un trato necesita dos partes: ofrécelo a otra persona.",
    ),
    "offer_to_absent": Phrase(
        "seat:seat",
        "{seat} has left the game. Make the offer to somebody who still plays.",
        "{seat} ya no está en la partida. Ofrece el trato a alguien que siga jugando.",
    ),
    "offer_open": Phrase(
        "",
        "An earlier offer by the same player is still open. It must be answered first.",
        "Sigue abierta otra oferta de la misma persona. Antes hay que responderla.",
    ),
    "offer_empty": Phrase(
        "",
        "Both sides must give something, and not just money for money: name a title or a card.",
        "Las dos partes dan algo, y no solo dinero por dinero: pon un título o una carta.",
    ),
    "offer_gift": Phrase(
        "",
        "Nothing is given away for free while a debt is open: ask for money in return.",
        "Con una deuda abierta no se regala nada: pide dinero a cambio.",
    ),
    "offer_title_not_owned": Phrase(
        "space:space seat:seat",
        "The title of {space} does not belong to {seat}. Each side gives only what is its own.",
        "El título de {space} no es de {seat}. Cada parte da solo lo que tiene.",
    ),
    "offer_group_built": Phrase(
        "space:space",
        "{space} cannot change hands while its group has a building. Sell the buildings first.",
        "El título de {space} no cambia de manos mientras haya edificios en su grupo. "
        "Antes hay que venderlos.",
    ),
    "offer_cash": Phrase(
        "seat:seat has:money",
        "{seat} has only {has}: no more than that can change hands.",
        "La bolsa de {seat} tiene solo {has}: de ella no puede salir más.",
    ),
    "offer_card_not_held": Phrase(
        "seat:seat card:card",
        "{seat} does not hold the card {card}. Each side gives only what is its own.",
        "La carta {card} no la tiene {seat}. Cada parte da solo lo que tiene.",
    ),
    "card_not_for_sale": Phrase(
        "card:card",
        "The card {card} is not for sale: it serves only whoever drew it.",
        "La carta {card} no se vende: solo sirve a quien la sacó.",
    ),
    "has_card_already": Phrase(
        "seat:seat",
        "{seat} already holds a card that opens the Galleys, so may not buy another while there. "
        "The card held comes first.",
        "{seat} ya tiene una carta que abre las Galeras y allí no puede comprar otra. "
        "Primero se usa la que tiene.",
    ),
    "interest_short": Phrase(
        "seat:seat needed:money has:money",
        "{seat} would owe {needed} of interest on the mortgages received and would have {has}. "
        "Change the offer so that the interest can be paid.",
        "{seat} debería {needed} de interés por las hipotecas que recibe y tendría {has}. "
        "Cambia el trato para que pueda pagarse el interés.",
    ),
    "no_card": Phrase(
        "card:card",
        "The card {card} is not in hand. Only a card that was kept or bought can be used.",
        "La carta {card} no está en la mano. Solo se usa una carta guardada o comprada.",
    ),
    "not_in_galleys": Phrase(
        "",
        "The pawn is not held in the Galleys, so there is nothing to buy its freedom from.",
        "La ficha no está presa en Galeras: no hay de qué librarla.",
    ),
    "just_sent": Phrase(
        "",
        "Nobody leaves the Galleys on the turn of arriving there. The next turn brings the chance.",
        "Nadie sale de Galeras en el turno en que llega. La ocasión vendrá en el siguiente.",
    ),
    "can_still_pay": Phrase(
        "amount:money raise:money",
        "This is no bankruptcy yet: {amount} are owed, and selling and mortgaging can bring "
        "the purse to {raise}. Raise the money and pay.",
        "Aún no hay bancarrota: se deben {amount}, y vendiendo e hipotecando la bolsa puede "
        "llegar a {raise}. Hay que reunir el dinero y pagar.",
    ),
    "debt_open": Phrase(
        "amount:money has:money",
        "{amount} are owed, and the purse holds {has}. Sell, mortgage or trade before paying.",
        "Se deben {amount} y en la bolsa hay {has}. Antes de pagar hay que vender, hipotecar "
        "o hacer un trato.",
    ),
    "no_claim": Phrase(
        "space:space",
        "There is no toll to claim on {space}: none is due, or the dice have already been thrown.",
        "No hay peaje que reclamar por {space}: no se debe, o ya se han tirado los dados.",
    ),
    "no_clock": Phrase(
        "",
        "The table can call time only in the quick game by the clock. Choose it in the rules.",
        "Solo se avisa de la hora en la partida rápida con reloj. Elígela en las reglas.",
    ),
}
