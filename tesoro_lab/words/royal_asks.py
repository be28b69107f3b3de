"""What is being asked at the table of Port Royal, as one sentence to whoever decides."""

from collections.abc import Callable, Sequence
from typing import Any

from tesoro_lab.games.royal.discover import can_repel
from tesoro_lab.games.royal.harbour import swords
from tesoro_lab.words.common import over
from tesoro_lab.words.numbers import Pair, twin
from tesoro_lab.words.royal_cards import colour, face_of
from tesoro_lab.words.royal_speech import Voice
from tesoro_lab.words.speech import contracted, sentence

Asked = tuple[Pair, dict[str, str]]


def asked(state: Any, names: Sequence[str], lang: str = "en") -> str:
    """Who decides now, and what, in one sentence.

    >>> from tesoro_lab.games.royal import ROYAL
    >>> asked(ROYAL.scenario({"seats": 2}), ["Ana", "Luis"])
    'Ana, it is your turn: draw the first card.'
    """
    voice = Voice(names, state.board, lang)
    frame = state.frame
    if frame is None:
        return over(state, voice)
    pair, facts = _ASKED[type(frame).__name__](state, frame, voice)
    text = twin(pair, lang).format(**facts)
    return sentence(contracted(text) if lang == "es" else text)


def _starter(state: Any, frame: Any, voice: Voice) -> Asked:
    return ("Chance says who starts.", "El azar dice quién empieza."), {}


def _reveal(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = ("{who} turns over the top card.", "{who} descubre la carta de arriba.")
    return pair, {"who": voice.seat(frame.drawer)}


def _coin(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who} pays: the face of each coin is shown. Still to pay: {left}.",
        "{who} paga: se ve la cara de cada moneda. Por pagar: {left}.",
    )
    return pair, {"who": voice.seat(frame.payer), "left": voice.money(frame.left)}


def _discover(state: Any, frame: Any, voice: Voice) -> Asked:
    facts = {"who": voice.seat(frame.seat)}
    if not state.drawn:
        pair = (
            "{who}, it is your turn: draw the first card.",
            "{who}, te toca: roba la primera carta.",
        )
    elif frame.fresh and can_repel(state, frame.seat):
        facts["ship"] = voice.the(state.display[-1])
        pair = (
            "{who}, draw another card, stop, or repel {ship}?",
            "{who}, ¿robas otra carta, te plantas o repeles {ship}?",
        )
    else:
        pair = ("{who}, draw another card, or stop?", "{who}, ¿robas otra carta o te plantas?")
    return pair, facts


def _threat(state: Any, frame: Any, voice: Voice) -> Asked:
    face = face_of(voice.board, state.display[-1])
    facts = {
        "who": voice.seat(frame.seat),
        "tint": colour(face.colour, voice.lang),
        "swords": voice.swords(swords(state, frame.seat)),
    }
    pair = (
        "{who}, a second {tint} ship: repel it with your {swords}, or lose the turn?",
        "{who}, un segundo barco {tint}: ¿lo repeles con tus {swords} o pierdes el turno?",
    )
    if not state.rules.refuse_repel:
        pair = (
            "{who}, a second {tint} ship: repel it with your {swords}.",
            "{who}, un segundo barco {tint}: repélelo con tus {swords}.",
        )
    if facts["swords"] == "un sable":
        pair = (pair[0], pair[1].replace("tus {swords}", "tu sable"))
    if facts["swords"] == "one sword":
        pair = (pair[0].replace("your {swords}", "your one sword"), pair[1])
    return pair, facts


def _trade(state: Any, frame: Any, voice: Voice) -> Asked:
    facts = {
        "who": voice.seat(frame.seat),
        "cards": voice.cards(frame.picks),
        "owner": voice.seat(frame.active),
    }
    if frame.seat == frame.active:
        pair = (
            "{who}, you may take {cards} from your harbour.",
            "{who}, puedes tomar {cards} de tu puerto.",
        )
    else:
        pair = (
            "{who}, you may take {cards} from the harbour of {owner}, who gets a coin for each.",
            "{who}, puedes tomar {cards} del puerto de {owner}; por cada una le pagas una moneda.",
        )
    return pair, facts


def _busted(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who}, your turn is lost; you may still claim expeditions.",
        "{who}, tu turno está perdido; aún puedes reclamar expediciones.",
    )
    return pair, {"who": voice.seat(frame.seat)}


def _leaving(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who}, you have picked your last card; will you claim an expedition before you end?",
        "{who}, ya has tomado tu última carta; ¿reclamas una expedición antes de acabar?",
    )
    return pair, {"who": voice.seat(frame.seat)}


_ASKED: dict[str, Callable[[Any, Any, Voice], Asked]] = {
    "Starter": _starter,
    "Reveal": _reveal,
    "Coin": _coin,
    "Discover": _discover,
    "Threat": _threat,
    "Trade": _trade,
    "Busted": _busted,
    "Leaving": _leaving,
}
