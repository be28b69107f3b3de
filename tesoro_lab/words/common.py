"""Sentences that every game at the table shares: its opening, its turns, its end."""

from typing import Any

from tesoro_lab.words.numbers import Pair, listed, twin
from tesoro_lab.words.speech import Phrase, Speaker

REASONS: dict[str, Phrase] = {
    "over": Phrase(
        "",
        "The game is over. Undo a move, or start a new game.",
        "La partida ha terminado. Deshaz una jugada o empieza otra partida.",
    ),
    "unknown_move": Phrase(
        "kind:plain",
        "This game has no move called “{kind}”. The buttons show the moves there are.",
        "En este juego no hay ninguna jugada «{kind}». Los botones muestran las que hay.",
    ),
    "wrong_moment": Phrase(
        "kind:act",
        "It is not the moment to {kind}. The buttons show what is being asked now.",
        "No es el momento de {kind}. Los botones muestran lo que se pregunta ahora.",
    ),
}

EVENTS: dict[str, Phrase] = {
    "opening_tie": Phrase(
        "seats:seats",
        "{seats} are level at the top and throw again.",
        "Empate en lo más alto entre {seats}: vuelven a tirar.",
    ),
    "starts": Phrase("seat:seat", "{seat} starts.", "Empieza {seat}."),
    "turn": Phrase(
        "seat:seat turn:number round:number",
        "Round {round}, turn {turn}: {seat} to play.",
        "Ronda {round}, turno {turn}: juega {seat}.",
    ),
}

OPENING: Pair = (
    "The highest throw begins. {who} throws now.",
    "Empieza la tirada más alta. Ahora tira {who}.",
)


def game_over(data: Any, voice: Speaker) -> str:
    """Who has won, alone or together."""
    winners = data[0] if data and not isinstance(data[0], int) else data
    names = [voice.seat(seat) for seat in winners]
    if not names:
        return twin(("The game is over.", "La partida ha terminado."), voice.lang)
    if len(names) == 1:
        pair = (f"The game is over: {names[0]} wins.", f"Fin de la partida: gana {names[0]}.")
        return twin(pair, voice.lang)
    both = listed(names, voice.lang)
    pair = (
        f"The game is over: {both} share the victory.",
        f"Fin de la partida: comparten la victoria {both}.",
    )
    return twin(pair, voice.lang)


def over(state: Any, voice: Speaker) -> str:
    """That the game is over and who won, where a question would stand."""
    winners = voice.seats(state.winners())
    pair = (f"The game is over: {winners} won.", f"Fin de la partida. Victoria: {winners}.")
    return twin(pair, voice.lang)


def now(state: Any, voice: Speaker) -> str:
    """Round, turn and whose decision it is, in one sentence."""
    if state.seat is None:
        return twin(("The game is over.", "La partida ha terminado."), voice.lang)
    place = twin(("Round {round}, turn {turn}.", "Ronda {round}, turno {turn}."), voice.lang)
    if state.seat < 0:
        asked = twin(("Chance decides now.", "Ahora decide el azar."), voice.lang)
    else:
        pair = ("{seat} decides now.", "Ahora decide {seat}.")
        asked = twin(pair, voice.lang).format(seat=voice.seat(state.seat))
    return f"{place.format(round=state.round, turn=state.turn)} {asked}"
