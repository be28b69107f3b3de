"""Lines of the log about money: what is owed and paid in one breath, cards, inheritances."""

from collections.abc import Callable, Sequence
from typing import Any

from tesoro_lab.words.folding import peek, run
from tesoro_lab.words.ruta_speech import Voice
from tesoro_lab.words.ruta_telling import event as tell_event
from tesoro_lab.words.speech import Phrase, contracted, sentence

# what a card brings at once, told on the line of the card
_BROUGHT = ("receives", "pays", "loses_turns", "keeps_card", "fire", "no_fire")

# What an event that names a debt becomes when the money changes hands at once.
PAID: dict[str, Phrase] = {
    "toll": Phrase(
        "payer:seat owner:seat title:space amount:money",
        "{payer} pays {owner} a toll of {amount} for {title}.",
        "{payer} paga a {owner} un peaje de {amount} por {title}.",
    ),
    "tax": Phrase(
        "seat:seat space:space amount:money",
        "{seat} pays the Crown {amount} for {space}.",
        "{seat} paga a la Corona {amount} por {space}.",
    ),
    "fined": Phrase(
        "seat:seat amount:money",
        "{seat} pays a fine of {amount}.",
        "{seat} paga una multa de {amount}.",
    ),
    "claims": Phrase(
        "owner:seat debtor:seat title:space amount:money",
        "{owner} claims {amount} from {debtor} for {title} and receives them.",
        "{owner} reclama {amount} a {debtor} por {title} y los cobra.",
    ),
    "leaves": Phrase(
        "seat:seat amount:money",
        "{seat} leaves the Galleys for a fine of {amount}.",
        "{seat} sale de Galeras por una multa de {amount}.",
    ),
}


def _drawing(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """A card and what it brings at once."""
    said = [tell_event(events[at][1], voice)]
    used = 1
    while (event := peek(events, at + used)) is not None and event.kind in _BROUGHT:
        said.append(tell_event(event, voice))
        used += 1
    return used, " ".join(said)


def _due(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """A toll, a tax or a fine, told as paid when the payment follows at once."""
    event = events[at][1]
    follower = peek(events, at + 1)
    if follower is not None and follower.kind == "pays" and follower.data[2] == event.data[-1]:
        return 2, voice.fill(PAID[event.kind], event.data)
    return 1, tell_event(event, voice)


def _leaving(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """Leaving the Galleys; by the fine, with its amount."""
    event = events[at][1]
    follower = peek(events, at + 1)
    if event.data[1] != "fine" or follower is None or follower.kind != "fined":
        return 1, tell_event(event, voice)
    paid = peek(events, at + 2)
    used = 3 if paid is not None and paid.kind == "pays" else 2
    return used, voice.fill(PAID["leaves"], follower.data)


def _passing(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """Titles that pass together from one hand to another."""
    passing = run(events, at, "title_passes")
    way = passing[0].data[1:]
    together = [event for event in passing if event.data[1:] == way]
    if len(together) < 2 or len(together) < len(passing):
        return 1, tell_event(passing[0], voice)
    titles = voice.spaces([event.data[0] for event in together])
    giver, taker = voice.seat(way[0]), voice.seat(way[1])
    if voice.lang == "en":
        return len(together), f"These titles pass from {giver} to {taker}: {titles}."
    told = contracted(f"Pasan de {giver} a {taker} los títulos de {titles}.")
    return len(together), sentence(told)


PAYMENTS: dict[str, Callable[[Sequence[tuple[int, Any]], int, Voice], tuple[int, str]]] = {
    "draws": _drawing,
    "toll": _due,
    "tax": _due,
    "fined": _due,
    "claims": _due,
    "leaves": _leaving,
    "title_passes": _passing,
}
