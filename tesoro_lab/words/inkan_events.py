"""What happened at the table of Inkan Aarre, one sentence for each event."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.words.common import EVENTS as COMMON
from tesoro_lab.words.common import game_over
from tesoro_lab.words.inkan_speech import Voice
from tesoro_lab.words.speech import Phrase, retold

EVENTS: dict[str, Phrase] = {
    **COMMON,
    "opening_throw": Phrase(
        "seat:seat pips:number",
        "{seat} throws {pips} to see who starts.",
        "{seat} saca {pips} para ver quién empieza.",
    ),
    "throws": Phrase(
        "seat:seat pips:number mode:mode",
        "{seat} travels {mode} and throws {pips}.",
        "{seat} viaja {mode} y saca {pips}.",
    ),
    "travels": Phrase(
        "seat:seat start:space end:space mode:mode",
        "{seat} leaves {start} and travels {mode} to {end}.",
        "{seat} deja {start} y viaja {mode} a {end}.",
    ),
    "drifts": Phrase(
        "seat:seat",
        "{seat} sails without paying, two steps at most.",
        "{seat} navega sin pagar, dos pasos como mucho.",
    ),
    "sea_fee": Phrase(
        "seat:seat amount:money",
        "{seat} pays the sea fee of {amount}.",
        "{seat} paga el pasaje por mar, {amount}.",
    ),
    "flies": Phrase(
        "seat:seat start:space end:space amount:money",
        "{seat} flies from {start} to {end} for {amount}.",
        "{seat} vuela de {start} a {end} por {amount}.",
    ),
    "guided": Phrase(
        "seat:seat start:space end:space",
        "The guide leads {seat} from {start} to {end}.",
        "El guía lleva a {seat} de {start} a {end}.",
    ),
    "declines_guide": Phrase(
        "seat:seat", "{seat} does without the guide.", "{seat} prescinde del guía."
    ),
    "stays": Phrase("seat:seat", "{seat} waits by the disk.", "{seat} espera junto al disco."),
    "leaves": Phrase(
        "seat:seat",
        "{seat} leaves the disk face down.",
        "{seat} deja el disco boca abajo.",
    ),
    "pays_disk": Phrase(
        "seat:seat amount:money",
        "{seat} pays {amount} for the disk.",
        "{seat} paga {amount} por el disco.",
    ),
    "tries_lucky": Phrase(
        "seat:seat pips:number",
        "{seat} throws {pips}, enough to turn the disk.",
        "{seat} saca {pips}, lo bastante para descubrir el disco.",
    ),
    "tries_unlucky": Phrase(
        "seat:seat pips:number",
        "{seat} throws {pips}, and the disk stays face down.",
        "{seat} saca {pips} y el disco sigue boca abajo.",
    ),
    "turns": Phrase(
        "seat:seat place:space disk:disk",
        "{seat} turns the disk of {place}: {disk}.",
        "{seat} descubre el disco de {place}: {disk}.",
    ),
    "treasure": Phrase(
        "seat:seat goal:goal",
        "{seat} has the treasure: the race to {goal} is on.",
        "{seat} tiene el tesoro: empieza la carrera hacia {goal}.",
    ),
    "sun_counts": Phrase(
        "seat:seat goal:goal",
        "It counts: {seat} can win with it at {goal}.",
        "Cuenta: con él puede ganar {seat} en {goal}.",
    ),
    "sun_early": Phrase(
        "seat:seat",
        "It comes too soon for {seat} and is worth nothing: the treasure is still hidden.",
        "A {seat} le llega pronto y no vale nada: el tesoro sigue oculto.",
    ),
    "receives": Phrase(
        "seat:seat amount:money", "{seat} receives {amount}.", "{seat} recibe {amount}."
    ),
    "devil_robs": Phrase(
        "seat:seat lost:money",
        "{seat} loses all the money in the purse: {lost}.",
        "{seat} pierde todo el dinero de la bolsa: {lost}.",
    ),
    "devil_in_vain": Phrase(
        "seat:seat",
        "{seat} has no money to lose.",
        "{seat} no tiene dinero que perder.",
    ),
    "reward": Phrase(
        "seat:seat place:space amount:money",
        "{seat} is the first to reach {place} and receives {amount}.",
        "{seat} llega antes que nadie a {place} y recibe {amount}.",
    ),
    "reaches_with_treasure": Phrase(
        "seat:seat goal:goal",
        "{seat} brings the Inca's Treasure to {goal}.",
        "{seat} lleva el Tesoro del Inca a {goal}.",
    ),
    "reaches_with_sun": Phrase(
        "seat:seat goal:goal",
        "{seat} reaches {goal} first, with a Lucky Sun.",
        "{seat} llega antes que nadie a {goal}, con un Sol de la Suerte.",
    ),
}


def event(event: Any, voice: Voice) -> str:
    """What an event tells, as one sentence."""
    return retold(event, voice, EVENTS, _GRAMMAR)


def _split(word: int, yes: str, no: str) -> Callable[[Any, Voice], str]:
    """An event told in two ways: one word of its data says which."""

    def tell(data: Any, voice: Voice) -> str:
        return voice.fill(EVENTS[yes if data[word] else no], data)

    return tell


_GRAMMAR: dict[str, Callable[[Any, Voice], str]] = {
    "tries": _split(2, "tries_lucky", "tries_unlucky"),
    "sun": _split(1, "sun_counts", "sun_early"),
    "devil": _split(1, "devil_robs", "devil_in_vain"),
    "reaches_goal": _split(1, "reaches_with_treasure", "reaches_with_sun"),
    "game_over": game_over,
}
_WAYS = ("tries_", "sun_", "devil_", "reaches_")

CODES = tuple(sorted({code for code in EVENTS if not code.startswith(_WAYS)} | {*_GRAMMAR}))
