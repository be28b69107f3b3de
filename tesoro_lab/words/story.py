"""The story of a match in sentences: small events that belong together share one line."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab import games
from tesoro_lab.words import tongues
from tesoro_lab.words.numbers import side
from tesoro_lab.words.speech import Speaker

Line = tuple[int, str]


def log(match: Any, lang: str = "en") -> list[str]:
    """Every line of the story so far, oldest first."""
    return [text for _, text in lines(match, lang)]


def lines(match: Any, lang: str = "en", start: int = 0, end: int | None = None) -> list[Line]:
    """The story as (index of the move that began the line, line), for a timeline."""
    games.match_of(match)
    side(lang)  # an unknown language is refused at once
    voice = tongues.voice(match.names, match.state.board, lang)
    return tell(list(match.events(start, end)), voice)


def tell(events: Sequence[tuple[int, Any]], voice: Speaker) -> list[Line]:
    """Fold a run of events into lines; the voice is that of the game they come from."""
    tongue = tongues.of(voice.board)
    told: list[Line] = []
    at = 0
    while at < len(events):
        index, event = events[at]
        fold = tongue.folds.get(event.kind)
        used, text = fold(events, at, voice) if fold else (1, tongue.event(event, voice))
        told.append((index, text))
        at += max(used, 1)
    return told
