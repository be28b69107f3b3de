"""The heat map in words and numbers."""

from tesoro_lab.figures.landing_words import (
    CONVENTIONS,
    GALLEYS,
    PLACES,
    place_name,
    shown,
    top,
    values,
)
from tesoro_lab.odds import wilson
from tesoro_lab.odds.pawns import HELD
from tesoro_lab.widgets.explore.heat_map_answers import BOARD, HeatQuestion, long_run, spread
from tesoro_lab.widgets.numbers import AMOUNT, CHANCE, Cell, Column, Numbers
from tesoro_lab.words import number, percent, twin
from tesoro_lab.words.numbers import Pair


def after(question: HeatQuestion, lang: str) -> str:
    """When it is about, if not about the long run."""
    n = question.after
    pair = (
        f"after {n} {'roll' if n == 1 else 'rolls'} from Start",
        f"tras {n} {'tirada' if n == 1 else 'tiradas'} desde la Salida",
    )
    return twin(pair, lang)


def said(
    question: HeatQuestion, places: dict[int, float], observed: dict[int, int] | None, lang: str
) -> str:
    """How was counted, the titles most and least often hit, and how far the simulation is off."""
    titles = top(places, BOARD, len(BOARD.titles))
    facts = {
        "counted": twin(CONVENTIONS[question.convention], lang),
        "policy": twin(GALLEYS[question.galleys], lang),
        "after": after(question, lang),
        "most": place_name(BOARD, titles[0], lang),
        "much": shown(100 * places[titles[0]], lang, "exact"),
        "least": place_name(BOARD, titles[-1], lang),
        "little": shown(100 * places[titles[-1]], lang, "exact"),
        "held": shown(100 * places[HELD], lang, "exact"),
        "far": percent(spread(question.galleys)[question.after][1], lang, 2),
    }
    pairs = [_LONG, _TITLES] if question.long else [_AFTER, _FAR]
    parts = [twin(pair, lang).format(**facts) for pair in pairs]
    if observed:
        parts.append(_walk_said(question, places, observed, lang))
    return " ".join(parts)


_LONG: Pair = (
    "In the long run, {counted}; {policy}.",
    "A la larga, {counted}; {policy}.",
)
_TITLES: Pair = (
    "The title most often hit is {most} ({much}), the least often {least} ({little}); "
    "held in the Galleys: {held}.",
    "El título que más se pisa es {most} ({much}) y el que menos, {least} ({little}); "
    "fichas presas en Galeras: {held}.",
)
_AFTER: Pair = (
    "The chance of each place {after}; {policy}.",
    "La probabilidad de cada casilla {after}; {policy}.",
)
_FAR: Pair = (
    "The distance from the long run is still {far}.",
    "La distancia hasta el reparto a la larga es todavía del {far}.",
)
_WALKED: Pair = (
    "{n} rolls simulated, with piles that come round: {beyond} of {many} places lie more than two "
    "standard errors off, the farthest is {place} ({gap}).",
    "{n} tiradas simuladas, con mazos que dan la vuelta: {beyond} de {many} casillas se alejan "
    "más de dos errores típicos; la que más, {place} ({gap}).",
)


def _walk_said(
    question: HeatQuestion, places: dict[int, float], observed: dict[int, int], lang: str
) -> str:
    gaps = values(places, observed, "errors")
    farthest = max(PLACES, key=lambda at: abs(gaps[at]))
    return twin(_WALKED, lang).format(
        n=number(question.rolls, lang),
        beyond=sum(abs(gap) > 2 for gap in gaps.values()),
        many=sum(places[at] > 0 for at in PLACES),
        place=place_name(BOARD, farthest, lang),
        gap=shown(gaps[farthest], lang, "errors"),
    )


def numbers(
    question: HeatQuestion, places: dict[int, float], observed: dict[int, int] | None, lang: str
) -> Numbers:
    """A row for each place; the titles most often hit are marked."""
    heads: list[tuple[Pair, str, bool]] = [
        (("place", "casilla"), "plain", False),
        (("chance", "probabilidad"), CHANCE, not observed),
    ]
    if not question.long:
        heads.append((("in the long run", "a la larga"), CHANCE, False))
    if observed:
        heads += [
            (("simulated", "simulado"), "plain", False),
            (("share", "proporción"), CHANCE, False),
            (("95% interval", "intervalo del 95 %"), CHANCE, False),
            (("standard errors off", "errores típicos"), AMOUNT, False),
        ]
    gaps = values(places, observed, "errors") if observed else {}
    rows = [_row(question, at, places, observed, gaps, lang) for at in PLACES]
    columns = tuple([Column(twin(head, lang), kind, bar) for head, kind, bar in heads])
    return Numbers("landings", columns, tuple(rows), frozenset(top(places, BOARD)))


def _row(
    question: HeatQuestion,
    at: int,
    places: dict[int, float],
    observed: dict[int, int] | None,
    gaps: dict[int, float],
    lang: str,
) -> tuple[Cell, ...]:
    name = place_name(BOARD, at, lang) + ("" if at == HELD else f" ({at})")
    cells: list[Cell] = [name, places[at]]
    if not question.long:
        cells.append(long_run("roll", question.galleys)[at])
    if observed:
        trials = sum(observed.values())
        between = wilson(observed[at], trials)
        cells += [observed[at], observed[at] / trials, between, gaps[at]]
    return tuple(cells)


def progress(question: HeatQuestion, lang: str) -> str:
    """A bar while a simulation goes on."""
    if not question.to_go:
        return ""
    whole = question.rolls + question.to_go
    label = twin(("rolling", "tirando"), lang)
    return (
        f"<p>{label}: {number(question.rolls, lang)} / {number(whole, lang)} "
        f'<progress value="{question.rolls}" max="{whole}" aria-label="{label}"></progress></p>'
    )
