"""What the buttons of Port Royal say: each move of a player or of chance."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.games.royal.deck import CardKind
from tesoro_lab.games.royal.frames import Discover, Threat, Trade
from tesoro_lab.games.royal.trading import income
from tesoro_lab.games.royal.trading import price as price_of
from tesoro_lab.words.numbers import Pair, change, twin
from tesoro_lab.words.royal_cards import card_name, face_of, shown, symbols
from tesoro_lab.words.royal_speech import Voice
from tesoro_lab.words.speech import contracted, readable

_SIMPLE: dict[str, Pair] = {
    "draw": ("Draw a card", "Robar una carta"),
    "stop": ("Stop", "Plantarse"),
    "repel": ("Repel the ship", "Repeler el barco"),
    "bust": ("Let the turn go", "Dejar perder el turno"),
    "pass": ("Pass", "Pasar"),
    "end": ("End the turn", "Terminar el turno"),
}


def move(move: Any, voice: Voice, state: Any = None) -> str:
    """The label of a move's button; `state` lets it name the prices of the moment, in coins.

    >>> from tesoro_lab.engine import Move
    >>> from tesoro_lab.games.royal import RoyalDeck
    >>> move(Move("hire", ("sailor-1",)), Voice(("Ana",), RoyalDeck.load()))
    'Hire Sailor (3)'
    """
    kind = str(move.kind)
    if kind == "repel" and not move.args and state is not None:
        return _repel(voice, state)
    if kind in _SIMPLE and not move.args:
        return twin(_SIMPLE[kind], voice.lang)
    tell = _TELL.get(kind)
    try:
        return tell(move, voice, state) if tell else readable(kind, move.args)
    except (IndexError, ValueError, KeyError, TypeError):
        # A move typed by hand may lack its card; show it as it was written.
        return str(move.text)


def _repel(voice: Voice, state: Any) -> str:
    if not isinstance(state.frame, Discover | Threat) or not state.display:
        return twin(_SIMPLE["repel"], voice.lang)
    if face_of(voice.board, state.display[-1]).kind != CardKind.SHIP:
        return twin(_SIMPLE["repel"], voice.lang)
    pair = ("Repel {ship}", "Repeler {ship}")
    return twin(pair, voice.lang).format(ship=voice.the(state.display[-1]))


def _hire(move: Any, voice: Voice, state: Any) -> str:
    """The price; picked from another's harbour, the coin for its owner stands beside it."""
    front = voice.board.number[str(move.args[0])]
    frame = getattr(state, "frame", None)
    said = f"{twin(('Hire', 'Reclutar'), voice.lang)} {voice.name(front)}"
    if not isinstance(frame, Trade):
        return f"{said} ({face_of(voice.board, front).cost})"
    cost = price_of(state, frame, front)
    cost_text = str(cost) if frame.seat == frame.active else f"{cost - 1} + 1"
    return f"{said} ({cost_text}{_twin_shields(front, voice, state)})"


def _twin_shields(front: int, voice: Voice, state: Any) -> str:
    """The shields, where two people of one name but different worth lie there."""
    name = card_name(voice.board, front)
    for other in state.display:
        if other != front and card_name(voice.board, other) == name:
            worth = voice.shields(face_of(voice.board, front).shields)
            return f"; {worth}"
    return ""


def _take(move: Any, voice: Voice, state: Any) -> str:
    front = voice.board.number[str(move.args[0])]
    frame = getattr(state, "frame", None)
    coins = face_of(voice.board, front).coins
    fee = ""
    if isinstance(frame, Trade):
        coins = income(state, frame.seat, front)
        fee = " − 1" if frame.seat != frame.active else ""
    said = f"{twin(('Take', 'Tomar'), voice.lang)} {voice.name(front)}"
    return f"{said} ({change(coins, voice.lang)}{fee})"


def _claim(move: Any, voice: Voice, state: Any) -> str:
    expedition, *party = [str(name) for name in move.args]
    asked = symbols(face_of(voice.board, expedition).symbols, voice.lang)
    sent = voice.party(party)
    pair = ("Claim {asked} with {sent}", "Reclamar {asked} con {sent}")
    return twin(pair, voice.lang).format(asked=asked, sent=sent)


def _starter(move: Any, voice: Voice, state: Any) -> str:
    pair = ("{who} starts", "Empieza {who}")
    return twin(pair, voice.lang).format(who=voice.seat(int(move.args[0])))


def _card(move: Any, voice: Voice, state: Any) -> str:
    front = str(move.args[0])
    more = shown(voice.board, front, voice.lang)
    pair = ("Card: {name}", "Carta: {name}")
    if str(move.kind) == "coin":
        pair = ("Coin: {name}", "Moneda: {name}")
    text = twin(pair, voice.lang).format(name=voice.name(front))
    return f"{contracted(text)} ({more})" if more else text


_TELL: dict[str, Callable[[Any, Voice, Any], str]] = {
    "hire": _hire,
    "take": _take,
    "claim": _claim,
    "starter": _starter,
    "card": _card,
    "coin": _card,
}
