"""What happens at the table of Port Royal, as one sentence for each event."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.games.royal.deck import CardKind
from tesoro_lab.words.common import EVENTS as COMMON
from tesoro_lab.words.common import game_over
from tesoro_lab.words.royal_cards import face_of, feminine
from tesoro_lab.words.royal_speech import Voice
from tesoro_lab.words.speech import Phrase, retold

EVENTS: dict[str, Phrase] = {
    "starts": COMMON["starts"],
    "turn": COMMON["turn"],
    "draws": Phrase("seat:seat card:card", "{seat} draws: {card}.", "{seat} roba: {card}."),
    "stops": Phrase(
        "seat:seat cards:cards",
        "{seat} stops with {cards} in the harbour.",
        "{seat} se planta con {cards} en el puerto.",
    ),
    "stops_empty": Phrase(
        "seat:seat cards:cards",
        "{seat} stops with nothing in the harbour.",
        "{seat} se planta con el puerto vacío.",
    ),
    "repels": Phrase("seat:seat card:the", "{seat} repels {card}.", "{seat} repele {card}."),
    "busts": Phrase(
        "seat:seat card:one",
        "{seat} has drawn {card} too many: the turn is lost and the harbour is cleared.",
        "A {seat} le sobra {card}: pierde el turno y el puerto se vacía.",
    ),
    "jester": Phrase(
        "seat:seat coins:money",
        "{seat} receives {coins} for Jesters.",
        "{seat} recibe {coins} por sus bufones.",
    ),
    "taxed": Phrase(
        "seat:seat coins:money",
        "{seat} has 12 coins or more and loses half of them: {coins}.",
        "{seat} tiene 12 monedas o más y pierde la mitad: {coins}.",
    ),
    "tax_swords": Phrase(
        "seat:seat coins:money",
        "{seat} has the most swords and receives {coins}.",
        "{seat} tiene más sables que nadie y recibe {coins}.",
    ),
    "tax_shields": Phrase(
        "seat:seat coins:money",
        "{seat} has the fewest shields and receives {coins}.",
        "{seat} tiene menos escudos que nadie y recibe {coins}.",
    ),
    "admiral": Phrase(
        "seat:seat coins:money",
        "{seat} receives {coins} for Admirals: five cards or more lie there.",
        "{seat} recibe {coins} por sus almirantes: hay cinco cartas o más.",
    ),
    "takes": Phrase(
        "seat:seat card:the coins:money",
        "{seat} takes {card} for {coins}.",
        "{seat} toma {card} por {coins}.",
    ),
    "hires": Phrase(
        "seat:seat card:one cost:money",
        "{seat} hires {card} for {cost}.",
        "{seat} recluta {card} por {cost}.",
    ),
    "hires_free": Phrase(
        "seat:seat card:one",
        "{seat} hires {card} for nothing.",
        "{seat} recluta {card} gratis.",
    ),
    "fee": Phrase(
        "seat:seat to:seat coins:money",
        "{seat} pays {to} {coins} for picking from that harbour.",
        "{seat} paga a {to} {coins} por tomar una carta de su puerto.",
    ),
    "passes": Phrase("seat:seat", "{seat} passes.", "{seat} pasa."),
    "claims": Phrase(
        "seat:seat card:the party:party coins:money",
        "{seat} claims {card} with {party} and receives {coins}.",
        "{seat} reclama {card} con {party} y recibe {coins}.",
    ),
    "coin_shown": Phrase(
        "seat:seat card:card",
        "A coin of {seat} goes to the discards: {card}.",
        "Una moneda de {seat} pasa a los descartes: {card}.",
    ),
    "reshuffle": Phrase(
        "cards:number",
        "The pile is empty: {cards} discarded cards are shuffled into a new one.",
        "El mazo se ha agotado: se barajan los {cards} descartes y forman otro.",
    ),
    "no_coins": Phrase(
        "seat:seat",
        "No card is left to be a coin: {seat} gets nothing more.",
        "No queda ninguna carta que sirva de moneda: {seat} se queda sin cobrar más.",
    ),
    "last_round": Phrase(
        "seat:seat shields:shields",
        "{seat} has {shields}: this round is the last one.",
        "{seat} tiene {shields}: esta ronda es la última.",
    ),
}


def event(event: Any, voice: Voice) -> str:
    """What an event tells, as one sentence."""
    return retold(event, voice, EVENTS, _GRAMMAR)


def _stops(data: Any, voice: Voice) -> str:
    return voice.fill(EVENTS["stops" if data[1] else "stops_empty"], data)


def _tax_bonus(data: Any, voice: Voice) -> str:
    seat, front, coins = data
    swords = face_of(voice.board, front).id == "tax-swords"
    return voice.fill(EVENTS["tax_swords" if swords else "tax_shields"], (seat, coins))


def _hires(data: Any, voice: Voice) -> str:
    return voice.fill(EVENTS["hires"], data) if data[2] else voice.fill(EVENTS["hires_free"], data)


def _busts(data: Any, voice: Voice) -> str:
    """A second ship of a colour; Spanish says "otra Fragata roja", "otro Galeón negro"."""
    seat, front = data
    face, name = face_of(voice.board, front), voice.name(front)
    if face.kind != CardKind.SHIP:
        return voice.fill(EVENTS["busts"], data)
    who = voice.seat(seat)
    if voice.lang == "en":
        return f"Another {name}: {who} loses the turn, and the harbour is cleared."
    other = "Otra" if feminine(face) else "Otro"
    return f"{other} {name}: {who} pierde el turno y el puerto se vacía."


_GRAMMAR: dict[str, Callable[[Any, Voice], str]] = {
    "stops": _stops,
    "busts": _busts,
    "tax_bonus": _tax_bonus,
    "hires": _hires,
    "game_over": game_over,
}

_SPECIAL = {"stops_empty", "tax_swords", "tax_shields", "hires_free"}
CODES = tuple(sorted({*EVENTS, *_GRAMMAR} - _SPECIAL))
