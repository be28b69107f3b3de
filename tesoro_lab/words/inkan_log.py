"""Which events of Inkan Aarre share one line of the log, and how it tells them."""

from tesoro_lab.words.folding import Fold, Run, opening, peek
from tesoro_lab.words.inkan_events import event as tell_event
from tesoro_lab.words.inkan_speech import Voice
from tesoro_lab.words.speech import Phrase

# what a disk brings at once, told on the line of the disk
_BROUGHT = ("treasure", "sun", "receives", "devil")

# a throw and where it led; earlier lines have told where it began, and dots have long names
JOURNEYS: dict[str, Phrase] = {
    "throws": Phrase(
        "seat:seat pips:number mode:mode end:space",
        "{seat} throws {pips} {mode} and stops at {end}.",
        "{seat} saca {pips} {mode} y para en {end}.",
    ),
    "drifts": Phrase(
        "seat:seat end:space",
        "{seat} sails free and stops at {end}.",
        "{seat} navega gratis y para en {end}.",
    ),
}

# what was done for a disk and what it showed
DISKS: dict[str, Phrase] = {
    "pays_disk": Phrase(
        "seat:seat amount:money place:space disk:disk",
        "{seat} pays {amount} and turns the disk of {place}: {disk}.",
        "{seat} paga {amount} y descubre el disco de {place}: {disk}.",
    ),
    "tries": Phrase(
        "seat:seat pips:number place:space disk:disk",
        "{seat} throws {pips} and turns the disk of {place}: {disk}.",
        "{seat} saca {pips} y descubre el disco de {place}: {disk}.",
    ),
}


def _fee(events: Run, at: int, voice: Voice) -> tuple[int, str]:
    """The sea fee, and the journey that it pays for."""
    said = tell_event(events[at][1], voice)
    follower = peek(events, at + 1)
    if follower is None or follower.kind != "throws":
        return 1, said
    used, journey = _journey(events, at + 1, voice)
    return used + 1, f"{said} {journey}"


def _journey(events: Run, at: int, voice: Voice) -> tuple[int, str]:
    """A throw (or two free steps) and where it led."""
    event, follower = events[at][1], peek(events, at + 1)
    if follower is None or follower.kind != "travels":
        return 1, tell_event(event, voice)
    said = voice.fill(JOURNEYS[event.kind], (*event.data, follower.data[2]))
    return _with(events, at, 2, said, voice, ("reward",))


def _arriving(events: Run, at: int, voice: Voice) -> tuple[int, str]:
    """A flight, or a journey with the guide, and the reward of whoever comes first."""
    return _with(events, at, 1, tell_event(events[at][1], voice), voice, ("reward",))


def _disk(events: Run, at: int, voice: Voice) -> tuple[int, str]:
    """What was done for a disk, what it showed, and what it brought."""
    event, follower = events[at][1], peek(events, at + 1)
    if follower is None or follower.kind != "turns":
        return 1, tell_event(event, voice)
    said = voice.fill(DISKS[event.kind], (*event.data[:2], *follower.data[1:]))
    return _with(events, at, 2, said, voice, _BROUGHT)


def _turned(events: Run, at: int, voice: Voice) -> tuple[int, str]:
    """A disk turned whose price was told on an earlier line."""
    return _with(events, at, 1, tell_event(events[at][1], voice), voice, _BROUGHT)


def _winning(events: Run, at: int, voice: Voice) -> tuple[int, str]:
    """The arrival that wins, and the end of the game."""
    return _with(events, at, 1, tell_event(events[at][1], voice), voice, ("game_over",))


def _with(
    events: Run, at: int, used: int, said: str, voice: Voice, kinds: tuple[str, ...]
) -> tuple[int, str]:
    """A line that also tells the events of these kinds that follow at once."""
    while (event := peek(events, at + used)) is not None and event.kind in kinds:
        said = f"{said} {tell_event(event, voice)}"
        used += 1
    return used, said


FOLDS: dict[str, Fold] = {
    "opening_throw": opening,
    "sea_fee": _fee,
    "throws": _journey,
    "drifts": _journey,
    "travels": _arriving,
    "flies": _arriving,
    "guided": _arriving,
    "pays_disk": _disk,
    "tries": _disk,
    "turns": _turned,
    "reaches_goal": _winning,
}
