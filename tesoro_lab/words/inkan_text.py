"""The map in words, one line a place: the text twin of the picture."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.games.inkan.kinds import DISKS
from tesoro_lab.words.common import now
from tesoro_lab.words.inkan_disks import disk_name
from tesoro_lab.words.inkan_places import place_lines
from tesoro_lab.words.inkan_speech import Voice
from tesoro_lab.words.numbers import Pair, count, listed, money, number, twin

_RECONSTRUCTED: Pair = (
    "This map is reconstructed. The rulebook gives Rio de Janeiro, Machu Picchu, Cap Horn, "
    "Iquitos, the Iguazu Falls and the Amazon as a way by sea; every other circle, road, "
    "lane, red line and count of steps is ours. Coast: Natural Earth. See data/README.md.",
    "Este mapa está reconstruido. El reglamento da Río de Janeiro, Machu Picchu, Iquitos, el "
    "cabo de Hornos, las cataratas del Iguazú y el Amazonas como ruta de mar; los demás círculos, "
    "caminos, rutas, líneas rojas y pasos son nuestros. Costa: Natural Earth. "
    "Véase data/README.md.",
)
_OWN_MAP: Pair = (
    "This map comes from tables of your own.",
    "Este mapa viene de tablas propias.",
)


def text(table: Any, names: Sequence[str] | None = None, lang: str = "en") -> str:
    """The whole table as plain text, from a match, or from a state and names.

    It is made to be read aloud by a screen reader.
    First the players, then the disks still hidden, then every circle and crossroads with its
    disk, its reward, the pawns on it and the ways that leave it, with their steps in brackets.
    """
    state = getattr(table, "state", table)
    names = names or getattr(table, "names", None) or [str(n + 1) for n in range(len(state.purses))]
    voice = Voice(names, state.board, lang)
    lines = [now(state, voice), "", _head(("Players", "Personas en la mesa"), lang)]
    lines += [player_line(state, seat, voice) for seat in range(len(state.purses))]
    lines += ["", hidden_line(state, lang), "", _head(("Map", "Mapa"), lang)]
    lines += [place_line(state, index, voice) for index in range(len(state.board.nodes))]
    lines += ["", provenance(state.board, lang)]
    return "\n".join(lines)


def player_line(state: Any, seat: int, voice: Voice) -> str:
    """A player's purse, place and what the player carries, in one line."""
    lang = voice.lang
    parts = [money(state.purses[seat], lang, "peso")]
    parts.append(f"{twin(('pawn', 'ficha'), lang)}: {voice.space(state.at[seat])}")
    if state.paid[seat]:
        parts.append(twin(("sea fee paid", "pasaje por mar pagado"), lang))
    if state.treasure == seat:
        parts.append(twin(("carries the Inca's Treasure", "lleva el Tesoro del Inca"), lang))
    if state.suns[seat]:
        suns = twin(("Lucky Suns that count", "Soles de la Suerte que cuentan"), lang)
        parts.append(f"{suns}: {number(state.suns[seat], lang)}")
    return f"- {voice.seat(seat)}: {'; '.join(parts)}."


def hidden_line(state: Any, lang: str = "en") -> str:
    """How many disks are face down, and of which kinds; nobody knows where each lies."""
    left = sum(state.hidden)
    head = twin(("Face down", "Boca abajo"), lang)
    if not left:
        return f"{head}: {count(0, 'disk', lang)}."
    parts = []
    for kind, copies in zip(DISKS, state.hidden, strict=True):
        if copies:
            parts.append(f"{disk_name(str(kind), lang)} {copies}")
    return f"{head}: {count(left, 'disk', lang)} ({', '.join(parts)})."


def place_line(state: Any, index: int, voice: Voice) -> str:
    """One place: its name, all that lies and stands on it, and the ways that leave it."""
    lang = voice.lang
    name, what, *ways = place_lines(state.board, index, lang)
    facts = [what]
    if index in state.board.disks:
        down = state.unturned[index]
        pair = ("disk face down", "disco boca abajo") if down else ("disk gone", "sin disco")
        facts.append(twin(pair, lang))
    if index < len(state.rewards) and state.rewards[index]:
        reward = twin(("reward for the first", "premio a quien llegue antes"), lang)
        facts.append(f"{reward}: {money(state.rewards[index], lang, 'peso')}")
    pawns = [voice.seat(seat) for seat, at in enumerate(state.at) if at == index]
    if pawns:
        facts.append(f"{twin(('here', 'aquí'), lang)}: {listed(pawns, lang)}")
    return f"- {name}: {'; '.join([*facts, *ways])}."


def provenance(board: Any, lang: str = "en") -> str:
    """What of this map is printed and what is reconstructed, as its caption says it."""
    return twin(_RECONSTRUCTED if board.is_standard() else _OWN_MAP, lang)


def _head(pair: Pair, lang: str) -> str:
    return twin(pair, lang) + ":"
