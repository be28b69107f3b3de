"""The table of Port Royal in words: the text twin of the picture."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.frames import Threat
from tesoro_lab.games.royal.harbour import colours, shields, swords
from tesoro_lab.words.common import now
from tesoro_lab.words.numbers import Pair, listed, money, twin
from tesoro_lab.words.royal_cards import COLOURS, card, colour, provenance
from tesoro_lab.words.royal_speech import Voice

_EXTRA = {
    4: ("four colours: two cards to take", "cuatro colores: dos cartas que tomar"),
    5: ("five colours: three cards to take", "cinco colores: tres cartas que tomar"),
}


def text(table: Any, names: Sequence[str] | None = None, lang: str = "en") -> str:
    """The whole table as plain text, from a match, or from a state and names.

    It is made to be read aloud by a screen reader: first the harbour card by card, then pile and
    discards, the open expeditions, and each player with coins, shields, swords and people.
    """
    state = getattr(table, "state", table)
    names = names or getattr(table, "names", None) or [str(n + 1) for n in range(len(state.coins))]
    voice = Voice(names, state.board, lang)
    lines = [now(state, voice)]
    if state.last_round and state.seat is not None:
        lines.append(twin(("This is the last round.", "Es la última ronda."), lang))
    lines += ["", f"{twin(('Harbour of', 'Puerto de'), lang)} {voice.seat(state.active)}"]
    lines += harbour_lines(state, lang)
    lines += ["", twin(("Table", "Mesa"), lang), _piles(state, lang), _expeditions(state, lang)]
    lines += ["", twin(("Players", "Personas en la mesa"), lang)]
    lines += [player_line(state, seat, voice) for seat in range(len(state.coins))]
    lines += ["", provenance(state.board, lang)]
    return "\n".join(lines)


def harbour_lines(state: Any, lang: str = "en") -> list[str]:
    """The cards of the harbour in the order drawn, and how many colours of ships lie there."""
    if not state.display:
        return [f"- {twin(('No card lies there.', 'No hay ninguna carta.'), lang)}"]
    last = len(state.display) - 1
    lines = []
    for place, front in enumerate(state.display):
        told = f"- {place + 1}. {card(state.board, front, lang)}"
        if place == last and state.drawn:
            told += _last(state, lang)
        lines.append(told + ".")
    lines.append(f"- {_colours(state, lang)}.")
    return lines


def _last(state: Any, lang: str) -> str:
    """What is to be said of the last card: it is new, or it threatens the turn."""
    if isinstance(state.frame, Threat):
        return twin((", a second ship of its colour", ", segundo barco de su color"), lang)
    if type(state.frame).__name__ in ("Discover", "Reveal"):
        return twin((", the newest card", ", la carta más nueva"), lang)
    return ""


def _colours(state: Any, lang: str) -> str:
    found = colours(state)
    told = [colour(name, lang) for name in COLOURS if name in found]
    if not told:
        return twin(("No ship yet", "Aún no hay barcos"), lang)
    head = f"{twin(('Colours of ships', 'Colores de barcos'), lang)}: {listed(told, lang)}"
    more: Pair | None = _EXTRA.get(len(found))
    return f"{head} ({twin(more, lang)})" if more else head


def _piles(state: Any, lang: str) -> str:
    pile = f"{twin(('Pile', 'Mazo'), lang)}: {state.pile}"
    discards = f"{twin(('discards', 'descartes'), lang)}: {sum(state.discards)}"
    return f"- {pile}; {discards}."


def _expeditions(state: Any, lang: str) -> str:
    head = twin(("Open expeditions", "Expediciones abiertas"), lang)
    told = [card(state.board, front, lang) for front in state.open_expeditions]
    return f"- {head}: {'; '.join(told) if told else twin(('none', 'ninguna'), lang)}."


def player_line(state: Any, seat: int, voice: Voice) -> str:
    """A player's coins, shields, swords and cards, in one line."""
    lang = voice.lang
    parts = [
        money(purse(state, seat), lang, voice.coin),
        money(shields(state, seat), lang, "shield"),
        money(swords(state, seat), lang, "sword"),
    ]
    people = state.persons[seat]
    told = voice.party(people) if people else twin(("nobody yet", "nadie todavía"), lang)
    parts.append(f"{twin(('people', 'personajes'), lang)}: {told}")
    if state.claimed[seat]:
        won = listed([voice.name(front) for front in state.claimed[seat]], lang)
        parts.append(f"{twin(('expeditions', 'expediciones'), lang)}: {won}")
    return f"- {voice.seat(seat)}: {'; '.join(parts)}."
