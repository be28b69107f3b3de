"""The sentences about chances to win: how they stood, what changed them, what a decision cost."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from tesoro_lab.words import tongues
from tesoro_lab.words.numbers import decimal, number, percent, twin


def story(title: str, turns: int, rollouts: int, lang: str = "en") -> str:
    """What the story is made of."""
    many, each = number(turns, lang), number(rollouts, lang)
    return twin(
        (
            f"{title}: chances to win over {many} turns, each from {each} rollouts.",
            f"{title}: probabilidades de ganar a lo largo de {many} turnos, cada una con {each} "
            "partidas de prueba.",
        ),
        lang,
    )


def played_on(bot: str, rounds: int, lang: str = "en") -> str:
    """How a rollout is played."""
    more = twin(("round", "ronda") if rounds == 1 else ("rounds", "rondas"), lang)
    return twin(
        (
            f"The bot {bot} plays all seats on from there, for at most {rounds} more {more}; then "
            "whoever stands best counts as the winner.",
            f"El robot {bot} sigue jugando por todos los asientos, como mucho {rounds} {more} más; "
            "después se da por ganador a quien vaya mejor.",
        ),
        lang,
    )


def margin(rollouts: int, lang: str = "en") -> str:
    """How far a chance from so many rollouts may be off."""
    off = decimal(196 * sqrt(0.25 / rollouts), lang, 0)
    return twin(
        (
            f"Each chance may be off by up to about {off} points.",
            f"Cada probabilidad puede desviarse hasta unos {off} puntos.",
        ),
        lang,
    )


def still_missing(rollouts: int, lang: str = "en") -> str:
    """Not all is there yet."""
    many = number(rollouts, lang)
    return twin((f"{many} rollouts are still to come.", f"Faltan {many} partidas de prueba."), lang)


def chances_at(
    turn: int, last: bool, names: Sequence[str], shares: Sequence[float], lang: str = "en"
) -> str:
    """Every seat's chance at one turn."""
    told = ", ".join(
        [f"{name} {percent(share, lang, 0)}" for name, share in zip(names, shares, strict=True)]
    )
    when = twin(
        (f"At the end (turn {turn})", f"Al final (turno {turn})")
        if last
        else ("At the beginning", "Al principio"),
        lang,
    )
    return f"{when}: {told}."


def points(value: float, lang: str = "en") -> str:
    """A change of a chance in percentage points, with its sign.

    >>> points(0.264), points(-0.05, "es")
    ('+26', '−5')
    """
    text = decimal(100 * value, lang, 0)
    return f"+{text}" if value > 0 and text != "0" else text


def changed(turn: int, name: str, by: Any, lang: str = "en") -> str:
    """A turn that changed much."""
    value = points(by.value, lang)
    low, high = [points(end, lang) for end in by.interval]
    return twin(
        (
            f"Turn {turn}: {name} {value} points ({low} to {high}).",
            f"Turno {turn}: {name} {value} puntos ({low} a {high}).",
        ),
        lang,
    )


def cost(found: Any, name: str, board: Any, names: Sequence[str], lang: str = "en") -> str:
    """What a decision cost beside the bot's choice."""
    voice = tongues.voice(names, board, lang)
    played, advised = [
        tongues.of(board).move(move, voice, None) for move in (found.played, found.advised)
    ]
    value = decimal(100 * found.loss.value, lang, 0)
    low, high = [points(end, lang) for end in found.loss.interval]
    return twin(
        (
            f"Move {found.move + 1}, {name}: “{played}” cost {value} points beside “{advised}” "
            f"({low} to {high}).",
            f"Jugada {found.move + 1}, {name}: «{played}» costó {value} puntos frente a "
            f"«{advised}» ({low} a {high}).",
        ),
        lang,
    )


def nothing_lost(turning: bool, lang: str = "en") -> str:
    """No decision in the great turns was clearly worse than the bot's, or no turn was great."""
    if not turning:
        return twin(
            (
                "No single turn clearly changed the chances.",
                "Ningún turno por sí solo cambió claramente las probabilidades.",
            ),
            lang,
        )
    return twin(
        (
            "In these turns no decision was clearly worse than the bot's: it was luck.",
            "En esos turnos ninguna decisión fue claramente peor que la del robot: fue la suerte.",
        ),
        lang,
    )
