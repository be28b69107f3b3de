"""What the map of Inkan Aarre says of a dot when one points at it."""

from functools import lru_cache
from typing import Any

from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.words import number, place_lines, space, twin


def hovers(state: Any, lang: str) -> list[str]:
    """One text per dot: its name, whether a disk or a reward lies there, where its ways lead."""
    texts = list(standing_text(state.board, lang))
    disks = set(state.board.disks)
    for place, circle in enumerate(state.board.circles):
        facts = []
        if circle in disks:
            down = ("golden disk, face down", "disco de oro, boca abajo")
            gone = ("its disk is gone", "su disco ya no está")
            facts.append(twin(down if state.unturned[place] else gone, lang))
        if state.rewards[place]:
            pair = ("first to arrive: {} pesos", "para quien llegue antes: {} pesos")
            facts.append(twin(pair, lang).format(number(state.rewards[place], lang)))
        title, _, ways = texts[circle].partition("<br>")
        texts[circle] = "<br>".join([title, *facts, ways])
    return texts


@lru_cache(maxsize=16)
def standing_text(board: InkanMap, lang: str) -> tuple[str, ...]:
    """What never changes, by dot: the name in bold, and for circles and crossroads the ways."""
    texts = []
    for dot in range(len(board.names)):
        if dot < len(board.nodes):
            title, *lines = place_lines(board, dot, lang)
        else:
            title, lines = space(board, dot, lang), []
        texts.append("<br>".join([f"<b>{title}</b>", *lines]))
    return tuple(texts)
