"""What the buttons of Inkan Aarre say: each move of a player or of chance."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.games.inkan.kinds import AIR_PRICE, DISK_PRICE, SEA_PRICE
from tesoro_lab.words.inkan_disks import disk_name
from tesoro_lab.words.inkan_speech import Voice
from tesoro_lab.words.numbers import Pair, side, twin
from tesoro_lab.words.speech import contracted, readable, sentence

# moves without anything to name; {price} is what they cost
_SIMPLE: dict[str, tuple[Pair, int]] = {
    "land": (("Travel by land", "Viajar por tierra"), 0),
    "drift": (("Sail free, two steps at most", "Navegar gratis, dos pasos como mucho"), 0),
    "pay": (
        ("Pay and turn the disk ({price})", "Pagar y descubrir el disco ({price})"),
        DISK_PRICE,
    ),
    "try": (("Throw for the disk (4, 5 or 6)", "Tirar por el disco (4, 5 o 6)"), 0),
    "leave": (("Leave the disk face down", "Dejar el disco boca abajo"), 0),
    "stay": (("Wait here by the disk", "Esperar aquí junto al disco"), 0),
    "decline": (("Do without the guide", "Prescindir del guía"), 0),
}

# moves to one place, named by its id
_TO: dict[str, tuple[Pair, int]] = {
    "fly": (("Fly to {to} ({price})", "Volar a {to} ({price})"), AIR_PRICE),
    "go": (("Stop at {to}", "Parar en {to}"), 0),
    "guide": (("Follow the guide to {to}", "Ir con el guía a {to}"), 0),
}

# ways by sea -> unpaid, paid, and when nothing is known of the fee
_AFLOAT: dict[str, tuple[Pair, Pair, Pair]] = {
    "sea": (
        ("Sail ({price})", "Navegar ({price})"),
        ("Sail (fee paid)", "Navegar (con el pasaje pagado)"),
        ("Sail", "Navegar"),
    ),
    "mixed": (
        ("Travel by land and sea ({price})", "Viajar por tierra y mar ({price})"),
        ("Travel by land and sea (fee paid)", "Viajar por tierra y mar (con el pasaje pagado)"),
        ("Travel by land and sea", "Viajar por tierra y mar"),
    ),
}


def move(move: Any, voice: Voice, state: Any = None) -> str:
    """The label of a move's button; `state` lets it tell whether the sea fee is paid.

    Amounts on buttons are in pesos, without the unit.
    """
    kind = str(move.kind)
    if kind in _SIMPLE and not move.args:
        pair, price = _SIMPLE[kind]
        return twin(pair, voice.lang).format(price=voice.number(price))
    tell = _TELL.get(kind)
    try:
        return tell(move, voice, state) if tell else readable(kind, move.args)
    except (IndexError, ValueError, KeyError, TypeError):
        # A move typed by hand may lack its place or number; show it as it was written.
        return str(move.text)


def _to(move: Any, voice: Voice, state: Any) -> str:
    pair, price = _TO[str(move.kind)]
    to = voice.space(voice.board.number[move.args[0]])
    text = twin(pair, voice.lang).format(to=to, price=voice.number(price))
    return sentence(contracted(text)) if side(voice.lang) else text


def _afloat(move: Any, voice: Voice, state: Any) -> str:
    unpaid, paid, unknown = _AFLOAT[str(move.kind)]
    seat = getattr(state, "seat", None)
    if seat is None or seat < 0:
        return twin(unknown, voice.lang)
    pair = paid if state.paid[seat] else unpaid
    return twin(pair, voice.lang).format(price=voice.number(SEA_PRICE))


def _die(move: Any, voice: Voice, state: Any) -> str:
    return f"{twin(('Die', 'Dado'), voice.lang)}: {voice.number(int(move.args[0]))}"


def _disk(move: Any, voice: Voice, state: Any) -> str:
    return f"{twin(('Disk', 'Disco'), voice.lang)}: {disk_name(str(move.args[0]), voice.lang)}"


_TELL: dict[str, Callable[[Any, Voice, Any], str]] = {
    **dict.fromkeys(_TO, _to),
    **dict.fromkeys(_AFLOAT, _afloat),
    "die": _die,
    "disk": _disk,
}
