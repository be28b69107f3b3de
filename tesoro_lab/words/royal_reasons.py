"""Why a move is refused at the table of Port Royal, and what would be right."""

from typing import Any

from tesoro_lab.games.royal.deck import SKULL
from tesoro_lab.words.common import REASONS as COMMON
from tesoro_lab.words.royal_cards import face_of
from tesoro_lab.words.royal_speech import Voice
from tesoro_lab.words.speech import Phrase, readable

REASONS: dict[str, Phrase] = {
    **COMMON,
    "not_chance": Phrase(
        "",
        "Pile and coins must wait: a player has to decide first.",
        "El mazo y las monedas esperan: antes tiene que decidir alguien de la mesa.",
    ),
    "chance_first": Phrase(
        "",
        "First the card must be turned over; then a player decides.",
        "Antes se descubre la carta; después decide quien juega.",
    ),
    "bad_args": Phrase(
        "kind:act",
        "This is not how to {kind}: the move names its own cards, no more, no less.",
        "Así no se puede {kind}: la jugada nombra sus cartas, ni más ni menos.",
    ),
    "no_cards_left": Phrase(
        "",
        "Pile and discards are both empty, so there is no card to draw. Stop instead.",
        "El mazo y los descartes están vacíos: no queda carta que robar. Solo cabe parar.",
    ),
    "first_card": Phrase(
        "",
        "The first card of a turn must be drawn. After it, stop whenever you like.",
        "La primera carta del turno es obligada. Después se para cuando se quiera.",
    ),
    "not_just_drawn": Phrase(
        "",
        "Only the ship just drawn can be repelled, before anything else is done.",
        "Solo se repele el barco recién descubierto, antes de hacer otra cosa.",
    ),
    "swords_short": Phrase(
        "ship:the need:swords has:swords",
        "It takes {need} to repel {ship}; here are {has}. Hire sailors and pirates for next time.",
        "Para repeler {ship} hacen falta {need} y aquí hay {has}. "
        "Con más marineros y piratas se podrá.",
    ),
    "skull": Phrase(
        "ship:the",
        "A skull cannot be beaten: nobody repels {ship}, with any number of swords.",
        "Contra una calavera no hay defensa: nadie repele {ship}, por muchos sables que tenga.",
    ),
    "must_repel": Phrase(
        "",
        "By the rules of this table a ship that can be repelled must be repelled.",
        "Según las reglas de esta mesa, un barco que se puede repeler hay que repelerlo.",
    ),
    "card_not_unseen": Phrase(
        "card:card",
        "No such card is face down there: {card} has been seen already. Choose an unseen one.",
        "Ahí no queda boca abajo ninguna carta así: {card} ya se ha visto. Elige otra.",
    ),
    "not_in_harbour": Phrase(
        "card:card",
        "{card} does not lie in the harbour. Choose a card that lies there.",
        "{card} no está en el puerto. Elige una carta que esté allí.",
    ),
    "not_a_ship": Phrase(
        "card:name",
        "{card} is no ship. Only ships are taken for their coins; people are hired.",
        "{card} no es un barco. Solo los barcos se toman por monedas; los personajes se reclutan.",
    ),
    "not_a_person": Phrase(
        "card:name",
        "{card} is nobody to hire. Only people are hired; ships are taken for their coins.",
        "{card} no se puede reclutar. Se reclutan personajes; los barcos se toman por monedas.",
    ),
    "short": Phrase(
        "cost:money has:money",
        "This costs {cost}, and there are only {has}. Choose something cheaper, or a ship.",
        "Esto cuesta {cost} y solo hay {has}. Elige algo más barato, o un barco.",
    ),
    "not_your_turn": Phrase(
        "",
        "Expeditions are claimed on one's own turn only, not while picking from another's harbour.",
        "Las expediciones se reclaman solo en el propio turno, no en el puerto de otra persona.",
    ),
    "no_such_expedition": Phrase(
        "card:name",
        "There is no open {card} on the table. Choose one that lies open.",
        "No hay sobre la mesa ninguna {card}. Elige una que esté abierta.",
    ),
    "not_your_person": Phrase(
        "card:name",
        "{card} is not among the player's own people, or not so many times.",
        "{card} no está entre los personajes propios, o no tantas veces.",
    ),
    "wrong_party": Phrase(
        "card:the",
        "These people do not match {card}: each symbol needs one person, and nobody goes for "
        "nothing.",
        "Este grupo no encaja con {card}: cada símbolo pide un personaje y nadie va de más.",
    ),
    "party_order": Phrase(
        "card:the",
        "Name the people for {card} in the order of the deck.",
        "Los personajes para {card} se nombran en el orden de la baraja.",
    ),
}


def reason(reason: Any, voice: Voice, state: Any = None) -> str:
    """Why a move was refused, and what would be right."""
    code, data = reason.code, tuple(reason.data)
    if code == "swords_short":
        need = face_of(voice.board, data[0]).need
        if need == SKULL:
            return voice.fill(REASONS["skull"], data[:1])
        data = (data[0], need, data[1])
    phrase = REASONS.get(code)
    return f"{readable(code, data)}." if phrase is None else voice.fill(phrase, data)


CODES = tuple(sorted(code for code in REASONS if code != "skull"))
