"""What the dice lab says: the event, its chance, the guess and the throws; and its numbers."""

from collections import Counter
from fractions import Fraction
from typing import Any

from tesoro_lab.engine import Distribution
from tesoro_lab.figures.pools import Bet, interval
from tesoro_lab.widgets.numbers import CHANCE, Cell, Column, Numbers
from tesoro_lab.words import fraction, number, percent, twin
from tesoro_lab.words.numbers import Pair

EVENTS: dict[str, Pair] = {
    "exactly": ("the sum is exactly", "la suma es exactamente"),
    "at_least": ("the sum is at least", "la suma es al menos"),
    "at_most": ("the sum is at most", "la suma es como mucho"),
    "some": ("at least one die shows", "al menos un dado muestra"),
    "same": ("all dice show the same", "todos los dados muestran lo mismo"),
}


def dice_name(question: Any, lang: str = "en") -> str:
    """What is thrown, in words."""
    n, sides, kept = question.n, question.sides, question.kept
    name = twin(
        (
            f"{n} {'die' if n == 1 else 'dice'} with {sides} sides",
            f"{n} {'dado' if n == 1 else 'dados'} de {sides} caras",
        ),
        lang,
    )
    if question.keep == "all":
        return name
    high = question.keep == "highest"
    if kept == 1:
        pair = (
            f", the {'highest' if high else 'lowest'} counts",
            f", cuenta el más {'alto' if high else 'bajo'}",
        )
    else:
        pair = (
            f", the {kept} {'highest' if high else 'lowest'} count",
            f", cuentan los {kept} más {'altos' if high else 'bajos'}",
        )
    return name + twin(pair, lang)


def event_name(question: Any, lang: str = "en") -> str:
    """The event, in words."""
    name = twin(EVENTS[question.event], lang)
    return name if question.event == "same" else f"{name} {question.target}"


def told(question: Any, bet: Bet, ways: int, lang: str) -> str:
    """The event, its chance, the guess and the throws, a sentence each."""
    if not question.open:
        ask = twin(
            ("How likely is it that {event}? Guess, or throw first.",
             "¿Con qué probabilidad {event}? Predice, o tira primero."),
            lang,
        )  # fmt: skip
        return " ".join([f"{dice_name(question, lang)}.", ask.format(event=bet.name),
                         *_thrown_said(question, bet, lang)])  # fmt: skip
    parts = [f"{dice_name(question, lang)}: {bet.name}."]
    of = twin(("of", "de"), lang)
    counted = f"{number(int(bet.exact * ways), lang)} {of} {number(ways, lang)}"
    exactly = twin(("Exactly", "Exacto:"), lang)
    reduced = fraction(bet.exact, lang)
    middle = f" = {reduced}" if bet.exact.denominator != ways and bet.exact else ""
    parts.append(f"{exactly} {counted}{middle} = {percent(bet.exact, lang, 2)}.")
    if bet.guess is not None:
        parts.append(_guess_said(bet, lang))
    return " ".join([*parts, *_thrown_said(question, bet, lang)])


def _guess_said(bet: Bet, lang: str) -> str:
    assert bet.guess is not None
    off = abs(bet.guess - bet.exact) * 100
    points = percent(off / 100, lang).rstrip("%\N{NO-BREAK SPACE}")
    high = bet.guess > bet.exact
    if off < 1:
        how = twin(("right to the point", "has acertado"), lang)
    else:
        how = twin(
            (f"{points} points too {'high' if high else 'low'}",
             f"{points} puntos de {'más' if high else 'menos'}"),
            lang,
        )  # fmt: skip
    return twin(("You guessed {}: {}.", "Tu predicción, {}: {}."), lang).format(
        percent(bet.guess, lang, 0), how
    )


def _thrown_said(question: Any, bet: Bet, lang: str) -> list[str]:
    """How often the event came, and what that says."""
    if not bet.trials:
        return []
    low, high = interval(bet.hits, bet.trials)
    pair = (
        "Thrown {n}: it came {hits} ({share}); the 95% interval goes from {low} to {high}",
        "{n}: ha salido {hits} ({share}); el intervalo del 95 % va de {low} a {high}",
    )
    told = twin(pair, lang).format(
        n=_times(bet.trials, lang, "throw"),
        hits=_times(bet.hits, lang),
        share=percent(bet.hits / bet.trials, lang),
        low=percent(low, lang),
        high=percent(high, lang),
    )
    if not question.open:
        return [told + "."]
    inside = low <= bet.exact <= high
    verdict = twin(
        (" and holds the exact chance.", " y contiene la exacta.")
        if inside
        else (" and misses the exact chance, as one in twenty does.",
              " y no contiene la exacta, como pasa una vez de cada veinte."),
        lang,
    )  # fmt: skip
    return [told + verdict]


def _times(n: int, lang: str, of: str = "") -> str:
    if lang == "es" and of:
        return "Una tirada" if n == 1 else f"{number(n, lang)} tiradas"
    once = twin(("once", "una vez"), lang)
    return once if n == 1 else f"{number(n, lang)} {twin(('times', 'veces'), lang)}"


def numbers_of(
    question: Any, exact: Distribution[int], counts: Counter[int], bet: Bet, lang: str
) -> Numbers:
    """A row for the event, then one for each sum."""
    columns = [Column(twin(("sum", "suma"), lang))]
    if question.open:
        columns += [
            Column(twin(("ways", "maneras"), lang)),
            Column(twin(("chance", "probabilidad"), lang), CHANCE, bar=True),
        ]
    if bet.trials:
        columns += [
            Column(twin(("thrown", "observado"), lang)),
            Column(twin(("share", "proporción"), lang), CHANCE),
            Column(twin(("95% interval", "intervalo del 95 %"), lang), CHANCE),
        ]
    ways = exact.total
    event = twin(("the event", "el suceso"), lang)
    rows = [_row(question, event, bet.exact, ways, bet.hits)]
    rows += [_row(question, t, exact[t], ways, counts[t]) for t in sorted(exact.outcomes)]
    totals = sorted(exact.outcomes)
    marked = [k for k, t in enumerate(totals, 1) if question.on_sum and question.hit(t)]
    return Numbers("dice", tuple(columns), tuple(rows), frozenset([0, *marked]), apart=1)


def _row(question: Any, name: Cell, share: Fraction, ways: int, hits: int) -> tuple[Cell, ...]:
    cells: list[Cell] = [name]
    if question.open:
        cells += [int(share * ways), share]
    if question.throws:
        cells += [hits, hits / question.throws, interval(hits, question.throws)]
    return tuple(cells)
