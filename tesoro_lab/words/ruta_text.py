"""The board in words, one line a space: the text twin of the picture."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.words.common import now
from tesoro_lab.words.numbers import Pair, change, count, listed, money, twin
from tesoro_lab.words.ruta_cards import card_name
from tesoro_lab.words.ruta_spaces import group, space
from tesoro_lab.words.ruta_speech import Voice


def text(table: Any, names: Sequence[str] | None = None, lang: str = "en") -> str:
    """The whole table as plain text, from a match, or from a state and names.

    It is made to be read aloud by a screen reader.
    First the players with what they hold, then every space with its owner, its buildings,
    its mortgage and the pawns on it.
    """
    state = getattr(table, "state", table)
    names = names or getattr(table, "names", None) or [str(n + 1) for n in range(len(state.pawns))]
    voice = Voice(names, state.board, lang)
    lines = [now(state, voice), "", _head(("Players", "Personas en la mesa"), lang)]
    lines += [player_line(state, seat, voice) for seat in range(len(state.purses))]
    stock = listed([count(state.houses, "house", lang), count(state.castles, "castle", lang)], lang)
    lines += [f"{twin(('Left with the Crown', 'Le quedan a la Corona'), lang)}: {stock}.", ""]
    lines.append(_head(("Board", "Tablero"), lang))
    lines += [space_line(state, index, voice) for index in range(len(state.board.spaces))]
    lines += ["", provenance(state.board, lang)]
    return "\n".join(lines)


def player_line(state: Any, seat: int, voice: Voice) -> str:
    """A player's purse, titles, cards and place, in one line."""
    lang, name = voice.lang, voice.seat(seat)
    if not state.playing[seat]:
        return f"- {name}: {twin(('has left the game', 'ya no juega'), lang)}."
    pawn = state.pawns[seat]
    parts = [money(state.purses[seat], lang), count(_owned(state, seat), "title", lang)]
    cards = _held(state, seat)
    if cards:
        kept = listed([card_name(deck, no, lang) for deck, no in cards], lang)
        parts.append(f"{twin(('keeps', 'guarda'), lang)} {kept}")
    where = voice.space(pawn.at)
    if pawn.tries >= 0:
        where = twin(("held in the Galleys", "en prisión en Galeras"), lang)
    parts.append(f"{twin(('pawn', 'ficha'), lang)}: {where}")
    if state.skips[seat]:
        to_miss = count(state.skips[seat], "turn", lang)
        parts.append(f"{twin(('still to miss', 'por perder'), lang)}: {to_miss}")
    return f"- {name}: {'; '.join(parts)}."


def space_line(state: Any, index: int, voice: Voice) -> str:
    """One space: its name, and all that stands on it."""
    lang = voice.lang
    facts = _title_facts(state, index, voice) if index in state.board.titles else []
    amount = state.board.spaces[index].amount
    if amount:
        # Start pays a player; every other amount is paid by one.
        signed = amount if index == 0 else -amount
        facts.append(change(signed, lang))
    pawns = []
    for seat, pawn in enumerate(state.pawns):
        if state.playing[seat] and pawn.at == index:
            pawns.append(_pawn(voice, seat, pawn))
    if pawns:
        facts.append(f"{twin(('here', 'aquí'), lang)}: {listed(pawns, lang)}")
    tail = f": {'; '.join(facts)}" if facts else ""
    return f"{index}. {space(state.board, index, lang)}{tail}."


def provenance(board: Any, lang: str = "en") -> str:
    """What of this board is printed, public or reconstructed, as its caption says it."""
    return twin(PROVENANCE.get(board.name, _OWN_BOARD), lang)


_SAME: Pair = (
    "Spaces, prices and tolls: one public transcription. Colours, group names, plaza or island, "
    "distances and castle prices: reconstructed. See data/README.md.",
    "Casillas, precios y peajes: una sola transcripción pública. Colores, nombres de los grupos, "
    "plaza o isla, distancias y precio de los castillos: reconstruidos. Véase data/README.md.",
)
PROVENANCE: dict[str, Pair] = {
    "recommended": (
        "Recommended board: space 9 (Corsica, 12,000) is our reading. " + _SAME[0],
        "Tablero recomendado: la casilla 9 (Córcega, 12.000) es lectura nuestra. " + _SAME[1],
    ),
    "as_transcribed": (
        "Board as transcribed: space 9 appears as a second Sicily, at 10,000. " + _SAME[0],
        "Tablero según la transcripción: la casilla 9 es otra Sicilia, a 10.000. " + _SAME[1],
    ),
    "x100_pattern": (
        "Board by pattern: spaces 9, 29 and 37 follow the scale of the rest. " + _SAME[0],
        "Tablero según el patrón: las casillas 9, 29 y 37 siguen la escala del resto. " + _SAME[1],
    ),
}
_OWN_BOARD: Pair = (
    "This board comes from a table of your own.",
    "Este tablero viene de una tabla propia.",
)


def _title_facts(state: Any, index: int, voice: Voice) -> list[str]:
    lang, owner = voice.lang, state.owner[index]
    facts = [group(state.board.group[index], lang)]
    if owner < 0:
        price = money(state.board.price[index], lang)
        facts.append(f"{twin(('for sale', 'en venta'), lang)}: {price}")
    else:
        facts.append(f"{twin(('owner', 'de'), lang)} {voice.seat(owner)}")
    if state.level[index]:
        facts.append(voice.level(state.level[index]))
    if state.mortgaged[index]:
        facts.append(twin(("mortgaged", "bajo hipoteca"), lang))
    return facts


def _pawn(voice: Voice, seat: int, pawn: Any) -> str:
    if pawn.tries < 0:
        return voice.seat(seat)
    return f"{voice.seat(seat)} {twin(('(held)', '(en prisión)'), voice.lang)}"


def _owned(state: Any, seat: int) -> int:
    owned = 0
    for title in state.board.titles:
        if state.owner[title] == seat:
            owned += 1
    return owned


def _held(state: Any, seat: int) -> list[tuple[str, int]]:
    held = []
    for place, card in enumerate(state.board.keepable):
        if state.holder[place] == seat:
            held.append((card.deck, card.no))
    return held


def _head(pair: Pair, lang: str) -> str:
    return twin(pair, lang) + ":"
