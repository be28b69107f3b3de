"""What is being asked at the table of Inkan Aarre, as one sentence to whoever decides."""

from collections.abc import Callable, Sequence
from typing import Any

from tesoro_lab.words.common import OPENING, over
from tesoro_lab.words.inkan_speech import Voice
from tesoro_lab.words.numbers import Pair, twin

# kind of frame -> the question; {who} decides, {place} is where that player stands
ASKS: dict[str, Pair] = {
    "Opening": OPENING,
    "Die": ("The die of {who} is in the air.", "El dado de {who} está en el aire."),
    "Try": (
        "{who} throws for the disk of {place}: 4, 5 or 6 turns it.",
        "{who} tira por el disco de {place}: se descubre con 4, 5 o 6.",
    ),
    "Turn": ("{who} turns the disk of {place}.", "{who} descubre el disco de {place}."),
    "Start": (
        "{who}, it is your turn: how do you travel?",
        "{who}, te toca: ¿cómo viajas?",
    ),
    "StartOnDisk": (
        "{who}, it is your turn: turn the disk of {place}, wait by it, or travel?",
        "{who}, te toca: ¿descubres el disco de {place}, esperas a su lado o viajas?",
    ),
    "Go": (
        "{who}, you have {steps}: where do you stop?",
        "{who}, tienes {steps}: ¿dónde paras?",
    ),
    "Arrival": (
        "{who}, a disk lies face down at {place}: do you want to turn it?",
        "{who}, hay un disco boca abajo en {place}: ¿lo quieres descubrir?",
    ),
    "Guide": (
        "{who}, the guide knows every place of the map: where do you want to go?",
        "{who}, el guía conoce todos los lugares del mapa: ¿adónde quieres ir?",
    ),
}


def asked(state: Any, names: Sequence[str], lang: str = "en") -> str:
    """Who decides now, and what, in one sentence.

    >>> from tesoro_lab.games.inkan import INKAN
    >>> asked(INKAN.scenario({"places": ["Lima"]}), ["Ana", "Luis"])
    'Ana, it is your turn: turn the disk of Lima, wait by it, or travel?'
    """
    voice = Voice(names, state.board, lang)
    frame = state.frame
    if frame is None:
        return over(state, voice)
    kind = type(frame).__name__
    seat = _WHO[kind](frame)
    if kind == "Start" and state.on_disk(seat):
        kind = "StartOnDisk"
    steps = getattr(frame, "steps", 0)
    facts = {"who": voice.seat(seat), "place": voice.space(state.at[seat])}
    return voice.told(twin(ASKS[kind], lang), {**facts, "steps": voice.steps(steps)})


def _seat(frame: Any) -> int:
    return int(frame.seat)


# kind of frame -> the player it is about, also where chance decides
_WHO: dict[str, Callable[[Any], int]] = {
    "Opening": lambda frame: int(frame.seats[len(frame.throws)]),
    "Die": lambda frame: int(frame.traveller),
    "Try": lambda frame: int(frame.digger),
    "Turn": lambda frame: int(frame.digger),
    "Start": _seat,
    "Go": _seat,
    "Arrival": _seat,
    "Guide": _seat,
}
