"""Which events of Port Royal share one line of the log, and how it tells them."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.words.folding import Fold, peek, run
from tesoro_lab.words.numbers import listed, twin
from tesoro_lab.words.royal_events import event as tell_event
from tesoro_lab.words.royal_speech import Voice
from tesoro_lab.words.speech import Phrase

Events = Sequence[tuple[int, Any]]

PAID: dict[str, Phrase] = {
    "hires": Phrase(
        "seat:seat card:one cost:money faces:party",
        "{seat} hires {card} for {cost}; the coins were {faces}.",
        "{seat} recluta {card} por {cost}; las monedas eran {faces}.",
    ),
    "hires_one": Phrase(
        "seat:seat card:one cost:money faces:party",
        "{seat} hires {card} for {cost}; the coin was {faces}.",
        "{seat} recluta {card} por {cost}; la moneda era {faces}.",
    ),
    "coin_shown": Phrase(
        "seat:seat faces:party",
        "The coins of {seat} go to the discards: {faces}.",
        "Las monedas de {seat} pasan a los descartes: {faces}.",
    ),
    "fee": Phrase(
        "to:seat coins:money",
        "{to} gets {coins} for it.",
        "{to} recibe {coins} por ello.",
    ),
}


def _hiring(events: Events, at: int, voice: Voice) -> tuple[int, str]:
    """A person, what the hire sets off at once, and the faces of the coins that paid for it."""
    hired = events[at][1]
    used, after = 1, []
    while (event := peek(events, at + used)) is not None and event.kind in _AT_ONCE:
        after.append(_at_once(event, voice))
        used += 1
    coins = _coins_of(events, at + used, hired.data[0], hired.data[2])
    if not coins:
        return used, " ".join([tell_event(hired, voice), *after])
    paid = PAID["hires_one" if len(coins) == 1 else "hires"]
    told = voice.fill(paid, (*hired.data, tuple([event.data[1] for event in coins])))
    return used + len(coins), " ".join([told, *after])


_AT_ONCE = ("fee", "last_round", "admiral", "no_coins", "reshuffle")


def _at_once(event: Any, voice: Voice) -> str:
    return (
        voice.fill(PAID["fee"], event.data[1:]) if event.kind == "fee" else tell_event(event, voice)
    )


def _coins_of(events: Events, at: int, payer: int, most: int) -> list[Any]:
    """The coins that one player shows in a row from here, up to so many."""
    coins: list[Any] = []
    while len(coins) < most and (event := peek(events, at + len(coins))) is not None:
        if event.kind != "coin_shown" or event.data[0] != payer:
            break
        coins.append(event)
    return coins


def _taking(events: Events, at: int, voice: Voice) -> tuple[int, str]:
    """A ship taken, and the coin for the owner of the harbour."""
    told, used = tell_event(events[at][1], voice), 1
    while (event := peek(events, at + used)) is not None and event.kind in _AT_ONCE:
        told += " " + _at_once(event, voice)
        used += 1
    return used, told


def _showing(events: Events, at: int, voice: Voice) -> tuple[int, str]:
    """The coins of one payment."""
    coins = run(events, at, "coin_shown", of_one=True)
    if len(coins) == 1:
        return 1, tell_event(coins[0], voice)
    faces = tuple([event.data[1] for event in coins])
    return len(coins), voice.fill(PAID["coin_shown"], (coins[0].data[0], faces))


def _drawing(events: Events, at: int, voice: Voice) -> tuple[int, str]:
    """A card, and what it does to whoever drew it."""
    told, used = tell_event(events[at][1], voice), 1
    event = peek(events, at + used)
    if event is not None and event.kind == "busts":
        used, told = used + 1, f"{told} {tell_event(event, voice)}"
    return used, told


def _passing(events: Events, at: int, voice: Voice) -> tuple[int, str]:
    """Players who pass one after the other."""
    told = run(events, at, "passes")
    if len(told) == 1:
        return 1, tell_event(told[0], voice)
    seats = voice.seats([event.data[0] for event in told])
    return len(told), f"{seats} {twin(('pass', 'pasan'), voice.lang)}."


_HEADS = {
    "taxed": ("Twelve coins or more, so half is lost", "Doce monedas o más: se pierde la mitad"),
    "jester": ("Coins for Jesters", "Monedas por los bufones"),
}


def _shared(kind: str) -> Fold:
    """What befalls several players at once: each with so many coins."""

    def tell(events: Events, at: int, voice: Voice) -> tuple[int, str]:
        told = run(events, at, kind)
        if len(told) == 1:
            return 1, tell_event(told[0], voice)
        parts = [f"{voice.seat(event.data[0])} {event.data[1]}" for event in reversed(told)]
        if kind == "jester":
            parts.reverse()
        return len(told), f"{twin(_HEADS[kind], voice.lang)}: {', '.join(parts)}."

    return tell


def _bonus(events: Events, at: int, voice: Voice) -> tuple[int, str]:
    """The bonus of a tax, for all who share it."""
    told = run(events, at, "tax_bonus")
    if len(told) == 1:
        return 1, tell_event(told[0], voice)
    swords = voice.board.faces[told[0].data[1]].id == "tax-swords"
    pair = ("Most swords", "Más sables") if swords else ("Fewest shields", "Menos escudos")
    seats = listed([voice.seat(event.data[0]) for event in told], voice.lang)
    coins = voice.money(told[0].data[2])
    each = twin(("{seats} receive {coins} each", "{seats} reciben {coins} por cabeza"), voice.lang)
    return len(told), f"{twin(pair, voice.lang)}: {each.format(seats=seats, coins=coins)}."


FOLDS: dict[str, Fold] = {
    "hires": _hiring,
    "takes": _taking,
    "coin_shown": _showing,
    "draws": _drawing,
    "passes": _passing,
    "taxed": _shared("taxed"),
    "jester": _shared("jester"),
    "tax_bonus": _bonus,
}
