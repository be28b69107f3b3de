"""What happened at the table of La Ruta del Tesoro, one sentence for each event."""

from tesoro_lab.words.common import EVENTS as COMMON
from tesoro_lab.words.speech import Phrase

EVENTS: dict[str, Phrase] = {
    **COMMON,
    "opening_throw": Phrase(
        "seat:seat a:number b:number",
        "{seat} throws {a} and {b} to see who starts.",
        "{seat} saca {a} y {b} para ver quién empieza.",
    ),
    "dealt": Phrase(
        "seat:seat title:space price:money",
        "{seat} is dealt {title} and pays {price}.",
        "A {seat} le reparten {title}, por {price}.",
    ),
    "throws": Phrase(
        "seat:seat a:number b:number", "{seat} throws {a} and {b}.", "{seat} saca {a} y {b}."
    ),
    "doubles_again": Phrase(
        "seat:seat",
        "A double: {seat} may throw again.",
        "Dobles: {seat} podrá volver a tirar.",
    ),
    "moves": Phrase(
        "seat:seat start:space end:space",
        "{seat} moves from {start} to {end}.",
        "{seat} va de {start} a {end}.",
    ),
    "salary": Phrase(
        "seat:seat amount:money",
        "{seat} collects {amount} at Start.",
        "{seat} cobra {amount} en la Salida.",
    ),
    "visits": Phrase(
        "seat:seat",
        "{seat} visits the Galleys, and nothing happens.",
        "{seat} pasa de visita por las Galeras, sin consecuencias.",
    ),
    "leaves_doubles": Phrase(
        "seat:seat",
        "{seat} leaves the Galleys with a double.",
        "{seat} sale de Galeras con dobles.",
    ),
    "leaves_fine": Phrase(
        "seat:seat",
        "{seat} leaves the Galleys for the fine.",
        "{seat} sale de Galeras por la multa.",
    ),
    "leaves_card": Phrase(
        "seat:seat",
        "{seat} leaves the Galleys with a card.",
        "{seat} sale de Galeras con una carta.",
    ),
    "sent_space": Phrase(
        "seat:seat",
        "The space sends {seat} to the Galleys.",
        "La casilla envía a {seat} a Galeras.",
    ),
    "sent_card": Phrase(
        "seat:seat", "The card sends {seat} to the Galleys.", "La carta envía a {seat} a Galeras."
    ),
    "sent_doubles": Phrase(
        "seat:seat",
        "The third double in a row sends {seat} to the Galleys.",
        "Los terceros dobles seguidos envían a {seat} a Galeras.",
    ),
    "fined": Phrase(
        "seat:seat amount:money",
        "{seat} owes a fine of {amount}.",
        "{seat} debe una multa de {amount}.",
    ),
    "buys": Phrase(
        "seat:seat title:space price:money",
        "{seat} buys {title} for {price}.",
        "{seat} compra {title} por {price}.",
    ),
    "declines": Phrase(
        "seat:seat title:space", "{seat} does not buy {title}.", "{seat} no compra {title}."
    ),
    "auction_opens": Phrase(
        "title:space",
        "The Crown auctions {title}.",
        "La Corona saca {title} a subasta.",
    ),
    "bids": Phrase("seat:seat amount:money", "{seat} bids {amount}.", "{seat} puja {amount}."),
    "passes": Phrase("seat:seat", "{seat} leaves the auction.", "{seat} deja la subasta."),
    "auction_won": Phrase(
        "seat:seat title:space price:money",
        "{seat} wins {title} for {price}.",
        "{seat} se queda {title} por {price}.",
    ),
    "auction_unsold": Phrase(
        "title:space",
        "Nobody bids: the title of {title} stays with the Crown.",
        "Nadie puja: el título de {title} sigue en manos de la Corona.",
    ),
    "own": Phrase(
        "seat:seat space:space",
        "{seat} is at home on {space}.",
        "{seat} está en casa: {space}.",
    ),
    "toll_free": Phrase(
        "seat:seat owner:seat title:space",
        "{seat} pays {owner} no toll: the title of {title} is mortgaged.",
        "{seat} no paga peaje a {owner}: hay una hipoteca sobre {title}.",
    ),
    "toll": Phrase(
        "payer:seat owner:seat title:space amount:money",
        "{payer} owes {owner} a toll of {amount} for {title}.",
        "{payer} debe a {owner} un peaje de {amount} por {title}.",
    ),
    "claim_open": Phrase(
        "owner:seat debtor:seat title:space amount:money",
        "{owner} may claim {amount} from {debtor} for {title}, until another player throws.",
        "{owner} puede reclamar {amount} a {debtor} por {title}, hasta que tire otra persona.",
    ),
    "claims": Phrase(
        "owner:seat debtor:seat title:space amount:money",
        "{owner} claims {amount} from {debtor} for {title}.",
        "{owner} reclama {amount} a {debtor} por {title}.",
    ),
    "claim_lapsed": Phrase(
        "owner:seat title:space",
        "{owner} forgot to claim the toll of {title}; it is lost.",
        "{owner} olvidó reclamar el peaje de {title}; ya no se cobra.",
    ),
    "tax": Phrase(
        "seat:seat space:space amount:money",
        "{seat} owes the Crown {amount} for {space}.",
        "{seat} debe a la Corona {amount} por {space}.",
    ),
    "exempted": Phrase(
        "seat:seat space:space",
        "{seat} shows the waiver and pays nothing for {space}.",
        "{seat} muestra la exención y no paga nada por {space}.",
    ),
    "rests": Phrase(
        "seat:seat space:space", "{seat} rests at {space}.", "{seat} descansa en {space}."
    ),
    "pot": Phrase(
        "seat:seat amount:money",
        "{seat} takes the {amount} that were waiting at the Anchorage.",
        "{seat} recoge los {amount} que esperaban en el Fondeadero.",
    ),
    "draws": Phrase(
        "seat:seat deck:deck card:plain",
        "{seat} draws a {deck} card: {card}",
        "{seat} saca una carta de {deck}: {card}",
    ),
    "receives": Phrase(
        "seat:seat amount:money", "{seat} receives {amount}.", "{seat} recibe {amount}."
    ),
    "pays": Phrase(
        "seat:seat creditor:seat amount:money",
        "{seat} pays {amount} to {creditor}.",
        "{seat} paga {amount} a {creditor}.",
    ),
    "loan_repaid": Phrase(
        "seat:seat amount:money",
        "{seat} repays the Crown's loan of {amount}.",
        "{seat} devuelve a la Corona el préstamo de {amount}.",
    ),
    "loses_turns": Phrase("seat:seat n:turns", "{seat} will miss {n}.", "{seat} se perderá {n}."),
    "keeps_card": Phrase(
        "seat:seat card:card", "{seat} keeps the card {card}.", "{seat} guarda la carta {card}."
    ),
    "uses_card": Phrase(
        "seat:seat card:card", "{seat} uses the card {card}.", "{seat} usa la carta {card}."
    ),
    "fire": Phrase(
        "seat:seat title:space houses:houses",
        "Fire on {title}: {seat} loses {houses}.",
        "Arde {title}: {seat} pierde {houses}.",
    ),
    "no_fire": Phrase(
        "seat:seat",
        "{seat} has nothing that can burn.",
        "{seat} no tiene nada que pueda arder.",
    ),
    "castles_sold": Phrase(
        "seat:seat title:space houses:houses amount:money",
        "The Crown lacks four houses: {seat} sells every castle in the group of {title} "
        "for {amount}. It keeps {houses}.",
        "A la Corona le faltan cuatro casas: {seat} vende todos los castillos del grupo de {title} "
        "por {amount}. En él quedan {houses}.",
    ),
    "mortgages": Phrase(
        "seat:seat title:space amount:money",
        "{seat} mortgages {title} and receives {amount}.",
        "{seat} hipoteca {title} y recibe {amount}.",
    ),
    "lifts": Phrase(
        "seat:seat title:space amount:money",
        "{seat} lifts the mortgage of {title} for {amount}.",
        "{seat} levanta la hipoteca de {title} por {amount}.",
    ),
    "piece_auction_house": Phrase(
        "seat:seat",
        "Houses are scarce: at the wish of {seat}, the Crown auctions one.",
        "Escasean las casas: a petición de {seat}, la Corona subasta una.",
    ),
    "piece_auction_castle": Phrase(
        "seat:seat",
        "Castles are scarce: at the wish of {seat}, the Crown auctions one.",
        "Escasean los castillos: a petición de {seat}, la Corona subasta uno.",
    ),
    "piece_won_house": Phrase(
        "seat:seat price:money",
        "{seat} wins the house for {price}.",
        "{seat} se queda la casa por {price}.",
    ),
    "piece_won_castle": Phrase(
        "seat:seat price:money",
        "{seat} wins the castle for {price}.",
        "{seat} se queda el castillo por {price}.",
    ),
    "offers": Phrase(
        "seat:seat to:seat give:goods want:goods",
        "{seat} offers {to}: {give} for {want}.",
        "{seat} ofrece a {to}: {give} por {want}.",
    ),
    "accepts": Phrase(
        "seat:seat proposer:seat",
        "{seat} accepts the trade with {proposer}.",
        "{seat} acepta el trato con {proposer}.",
    ),
    "refuses": Phrase(
        "seat:seat proposer:seat",
        "{seat} declines the offer of {proposer}.",
        "{seat} rechaza la oferta de {proposer}.",
    ),
    "title_passes": Phrase(
        "title:space giver:seat taker:seat",
        "The title of {title} passes from {giver} to {taker}.",
        "El título de {title} pasa de {giver} a {taker}.",
    ),
    "card_passes": Phrase(
        "card:card giver:seat taker:seat",
        "The card {card} passes from {giver} to {taker}.",
        "La carta {card} pasa de {giver} a {taker}.",
    ),
    "interest": Phrase(
        "seat:seat title:space amount:money",
        "{seat} pays {amount} of interest on the mortgage of {title}.",
        "{seat} paga {amount} de interés por la hipoteca de {title}.",
    ),
    "owes": Phrase(
        "seat:seat amount:money",
        "{seat} cannot pay {amount} yet and must raise the money.",
        "{seat} aún no puede pagar {amount} y tiene que reunir el dinero.",
    ),
    "settles": Phrase(
        "seat:seat amount:money",
        "{seat} settles the debt of {amount}.",
        "{seat} salda la deuda de {amount}.",
    ),
    "bankrupt": Phrase(
        "seat:seat creditor:seat",
        "{seat} is bankrupt, owing {creditor}, and leaves the game.",
        "{seat} cae en bancarrota, con deudas ante {creditor}, y deja la partida.",
    ),
    "resigns": Phrase(
        "seat:seat", "{seat} gives up and leaves the game.", "{seat} abandona la partida."
    ),
    "confiscated": Phrase(
        "titles:spaces",
        "The Crown takes {titles}, to be auctioned.",
        "La Corona se incauta de {titles} para sacar a subasta.",
    ),
    "time_called": Phrase(
        "seat:seat",
        "{seat} calls time: the game ends with this turn.",
        "{seat} avisa de la hora: la partida acaba con este turno.",
    ),
}
