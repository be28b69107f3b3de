"""Which events of La Ruta del Tesoro share one line of the log, and how it tells them."""

from collections.abc import Callable, Sequence
from typing import Any

from tesoro_lab.words.folding import Fold, opening, peek, run
from tesoro_lab.words.numbers import change, count, twin
from tesoro_lab.words.ruta_payments import PAYMENTS
from tesoro_lab.words.ruta_speech import Voice
from tesoro_lab.words.ruta_telling import event as tell_event
from tesoro_lab.words.speech import contracted, sentence

_PASSING = ("title_passes", "card_passes")
_ANSWERS = {
    "accepts": ("{seat} accepts.", "{seat} acepta."),
    "refuses": ("{seat} declines.", "{seat} rechaza la oferta."),
}
_DOUBLE = ("A double.", "Dobles.")


def _throw(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """A throw, the way it carries the pawn and the salary on that way, in one line."""
    seat, a, b = events[at][1].data
    used, said, after = 1, f"{voice.seat(seat)}: {a} + {b} = {a + b}", ""
    event = peek(events, at + used)
    if event is not None and event.kind == "doubles_again":
        used, after = used + 1, f" {twin(_DOUBLE, voice.lang)}"
    elif event is not None and event.kind in ("stays", "leaves"):
        used, after = used + 1, f" {tell_event(event, voice)}"
    event = peek(events, at + used)
    if event is not None and event.kind == "moves" and event.data[0] == seat:
        used, said = used + 1, f"{said}; {_way(event.data, voice)}"
        used, said = _with_salary(events, at, used, said, voice)
    return used, f"{said}.{after}"


def _move(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """A way travelled without dice (a card), with its salary."""
    data = events[at][1].data
    said = f"{voice.seat(data[0])}: {_way(data, voice)}"
    used, said = _with_salary(events, at, 1, said, voice)
    return used, said + "."


def _with_salary(
    events: Sequence[tuple[int, Any]], at: int, used: int, said: str, voice: Voice
) -> tuple[int, str]:
    follower = peek(events, at + used)
    if follower is None or follower.kind != "salary":
        return used, said
    gain = change(follower.data[1], voice.lang)
    return used + 1, f"{said}; {twin(('Start pays', 'la Salida paga'), voice.lang)} {gain}"


def _way(data: Sequence[Any], voice: Voice) -> str:
    pair = ("from {start} to {end}", "de {start} a {end}")
    way = twin(pair, voice.lang).format(start=voice.space(data[1]), end=voice.space(data[2]))
    return contracted(way) if voice.lang == "es" else way


def _bidding(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """An auction from its opening, as far as bid follows bid."""
    said = [tell_event(events[at][1], voice)]
    used, bids = 1, []
    while (event := peek(events, at + used)) is not None and event.kind in ("bids", "passes"):
        bids.append(_bid(event, voice))
        used += 1
    if bids:
        said.append(sentence(", ".join(bids)) + ".")
    event = peek(events, at + used)
    if event is not None and event.kind in ("auction_won", "auction_unsold", "piece_won"):
        said.append(tell_event(event, voice))
        used += 1
    return used, " ".join(said)


def _bid(event: Any, voice: Voice) -> str:
    name = voice.seat(event.data[0])
    if event.kind == "bids":
        verb = twin(("bids", "puja"), voice.lang)
        return f"{name} {verb} {voice.number(event.data[1])}"
    return f"{name} {twin(('leaves', 'se retira'), voice.lang)}"


def _bids_alone(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """The rest of an auction that was interrupted, or whose opening is not in this stretch."""
    used, bids = 0, []
    while (event := peek(events, at + used)) is not None and event.kind in ("bids", "passes"):
        bids.append(_bid(event, voice))
        used += 1
    said = sentence(", ".join(bids)) + "."
    event = peek(events, at + used)
    if event is not None and event.kind in ("auction_won", "auction_unsold", "piece_won"):
        return used + 1, f"{said} {tell_event(event, voice)}"
    return used, said


def _dealing(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """Titles dealt one after the other."""
    deals = run(events, at, "dealt")
    parts = [
        f"{voice.seat(e.data[0])}, {voice.space(e.data[1])} ({voice.number(e.data[2])})"
        for e in deals
    ]
    head = twin(("Titles dealt and paid", "Títulos repartidos y pagados"), voice.lang)
    return len(deals), f"{head}: {'; '.join(parts)}."


def _series(kind: str) -> Callable[..., tuple[int, str]]:
    """Buildings or mortgages of one player in a row, told in one breath."""
    heads = {
        "builds": ("{seat} builds", "{seat} edifica"),
        "sells": ("{seat} sells buildings to the Crown", "{seat} vende edificios a la Corona"),
        "mortgages": ("{seat} mortgages", "{seat} hipoteca"),
        "lifts": ("{seat} lifts mortgages", "{seat} levanta hipotecas"),
    }

    def tell_series(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
        series = run(events, at, kind, of_one=True)
        if len(series) == 1:
            return 1, tell_event(series[0], voice)
        head = twin(heads[kind], voice.lang).format(seat=voice.seat(series[0].data[0]))
        parts = _levels(series, voice) if kind in ("builds", "sells") else _sums(series, voice)
        return len(series), f"{head}: {', '.join(parts)}."

    return tell_series


def _levels(series: Sequence[Any], voice: Voice) -> list[str]:
    """Where each plot of a series has come to; each plot is named once, in order of touch."""
    last: dict[int, int] = {}
    for event in series:
        last[event.data[1]] = event.data[2]
    parts = [f"{voice.space(title)} ({voice.level(level)})" for title, level in last.items()]
    if series[0].kind == "sells":
        total = sum([event.data[3] for event in series])
        parts.append(change(total, voice.lang))
    return parts


def _sums(series: Sequence[Any], voice: Voice) -> list[str]:
    sign = 1 if series[0].kind == "mortgages" else -1
    return [
        f"{voice.space(event.data[1])} ({change(sign * event.data[2], voice.lang)})"
        for event in series
    ]


def _offer(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """An offer and its answer; the offer already says what changes hands."""
    said = tell_event(events[at][1], voice)
    answer = peek(events, at + 1)
    if answer is None or answer.kind not in ("accepts", "refuses"):
        return 1, said
    used = 2
    while (event := peek(events, at + used)) is not None and event.kind in _PASSING:
        used += 1
    pair = _ANSWERS[answer.kind]
    return used, f"{said} {twin(pair, voice.lang).format(seat=voice.seat(answer.data[0]))}"


def _exchange(events: Sequence[tuple[int, Any]], at: int, voice: Voice) -> tuple[int, str]:
    """A trade accepted: the titles and cards that then change hands were told by the offer."""
    used = 1
    while (event := peek(events, at + used)) is not None:
        if event.kind not in _PASSING:
            break
        used += 1
    said = tell_event(events[at][1], voice)
    moved = count(used - 1, "title", voice.lang) if _only_titles(events, at, used) else ""
    if not moved:
        return used, said
    pair = (f"{moved} changed hands.", f"Cambio de manos: {moved}.")
    return used, f"{said} {sentence(twin(pair, voice.lang))}"


def _only_titles(events: Sequence[tuple[int, Any]], at: int, used: int) -> bool:
    return used > 1 and all([events[at + k][1].kind == "title_passes" for k in range(1, used)])


FOLDS: dict[str, Fold] = {
    "throws": _throw,
    "moves": _move,
    "auction_opens": _bidding,
    "piece_auction": _bidding,
    "bids": _bids_alone,
    "passes": _bids_alone,
    "opening_throw": opening,
    "dealt": _dealing,
    "builds": _series("builds"),
    "sells": _series("sells"),
    "mortgages": _series("mortgages"),
    "lifts": _series("lifts"),
    "offers": _offer,
    "accepts": _exchange,
    **PAYMENTS,
}
