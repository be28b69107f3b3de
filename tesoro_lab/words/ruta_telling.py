"""Tells an event of La Ruta del Tesoro as a sentence, with the grammar that a template lacks."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.words.common import game_over
from tesoro_lab.words.numbers import count, twin
from tesoro_lab.words.ruta_cards import card
from tesoro_lab.words.ruta_events import EVENTS
from tesoro_lab.words.ruta_speech import Voice
from tesoro_lab.words.speech import retold


def event(event: Any, voice: Voice) -> str:
    """What an event tells, as one sentence."""
    return retold(event, voice, EVENTS, _GRAMMAR)


def _by_word(code: str, word_at: int) -> Callable[[Any, Voice], str]:
    """A sentence chosen by one word of the data, and filled with the rest."""

    def tell(data: Any, voice: Voice) -> str:
        rest = data[:word_at] + data[word_at + 1 :]
        return voice.fill(EVENTS[f"{code}_{data[word_at]}"], rest)

    return tell


def _stays(data: Any, voice: Voice) -> str:
    seat, tries = voice.seat(data[0]), data[1]
    en = ("has had one try", "has had two tries", "has had three tries")
    es = ("va un intento", "van dos intentos", "van tres intentos")
    which = min(max(tries, 1), 3) - 1
    if voice.lang == "en":
        return f"No double: {seat} stays in the Galleys and {en[which]}."
    return f"No hay dobles: {seat} sigue en Galeras; {es[which]}."


def _draws(data: Any, voice: Voice) -> str:
    text = card(data[1], data[2], voice.lang, voice.board)
    return voice.fill(EVENTS["draws"], (data[0], data[1], text))


def _skips(data: Any, voice: Voice) -> str:
    seat, left = voice.seat(data[0]), data[1]
    if voice.lang == "en":
        tail = f"; {count(left, 'turn')} more to miss" if left else ""
        return f"{seat} misses this turn{tail}."
    verb = "queda" if left == 1 else "quedan"
    tail = f"; {verb} {count(left, 'turn', 'es')} por perder" if left else ""
    return f"{seat} pierde este turno{tail}."


def _builds(data: Any, voice: Voice) -> str:
    seat, title, level = voice.seat(data[0]), voice.space(data[1]), data[2]
    if level == 5:
        return twin(
            (f"{seat} builds a castle on {title}.", f"{seat} levanta un castillo en {title}."),
            voice.lang,
        )
    if voice.lang == "en":
        return f"{seat} builds on {title}: {count(level, 'house')} there now."
    return f"{seat} edifica en {title}: ya hay {count(level, 'house', 'es')}."


def _sells(data: Any, voice: Voice) -> str:
    seat, title, level = voice.seat(data[0]), voice.space(data[1]), data[2]
    amount = voice.money(data[3])
    if voice.lang == "en":
        verb = "is" if level == 1 else "are"
        return (
            f"{seat} sells the Crown a building of {title} for {amount}; "
            f"{count(level, 'house')} {verb} left there."
        )
    verb = "no queda" if level == 0 else "queda" if level == 1 else "quedan"
    return (
        f"{seat} vende a la Corona un edificio de {title} por {amount}; "
        f"allí {verb} {count(level, 'house', 'es')}."
    )


_GRAMMAR: dict[str, Callable[[Any, Voice], str]] = {
    "stays": _stays,
    "sent": _by_word("sent", 1),
    "leaves": _by_word("leaves", 1),
    "draws": _draws,
    "skips": _skips,
    "builds": _builds,
    "sells": _sells,
    "piece_auction": _by_word("piece_auction", 0),
    "piece_won": _by_word("piece_won", 1),
    "game_over": game_over,
}

CODES = tuple(
    sorted(
        {code for code in EVENTS if "_".join(code.split("_")[:-1]) not in _GRAMMAR} | {*_GRAMMAR}
    )
)
