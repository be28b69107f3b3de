"""What the Galleys lab is asked, and its answers in words and numbers."""

from functools import lru_cache
from typing import NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.streams import Stream, pick
from tesoro_lab.figures.waiting import NAMES, when_to_wait
from tesoro_lab.games.ruta import RutaRules
from tesoro_lab.games.ruta.movement import Pawn, throw
from tesoro_lab.odds import galleys as stays
from tesoro_lab.odds.galleys import PAY, WAIT, Stay
from tesoro_lab.widgets.numbers import AMOUNT, CHANCE, Cell, Column, Numbers
from tesoro_lab.words import decimal, money, number, percent, twin
from tesoro_lab.words.numbers import Pair

HOUSE: dict[str, Pair] = {
    "printed": ("as printed", "como en el reglamento"),
    "next_turn": ("who pays moves next turn", "quien paga mueve en el turno siguiente"),
    "pay_and_wait": (
        "after the third throw one pays and waits a turn",
        "tras la tercera tirada se paga y se espera un turno",
    ),
    "again": ("the double gives another throw", "el doble da otra tirada"),
}
"""The house rules that change a stay, one at a time."""
_RULES: dict[str, RutaRules] = {
    "printed": RutaRules(),
    "next_turn": RutaRules(fine_then="next_turn"),
    "pay_and_wait": RutaRules(third_turn="pay_and_wait"),
    "again": RutaRules(galleys_double_rolls_again=True),
}


class GalleysQuestion(NamedTuple):
    """What the Galleys lab is asked.

    Attributes:
        tolls: what a throw costs on average by the titles of others, in reales.
        tries: how many throws to get out have failed already, 0 to 2.
        card: the card one holds: "none", "free_card" or "ransom".
        house: the rules: "printed", "next_turn", "pay_and_wait" or "again".
        drawn: the "choice", or the "turns" on which one leaves by waiting.
        runs: how many stays were simulated.
        seed: of the luck.
    """

    tolls: int = 0
    tries: int = 0
    card: str = "none"
    house: str = "printed"
    drawn: str = "choice"
    runs: int = 0
    seed: int = 1

    @property
    def among(self) -> tuple[str, ...]:
        """The ways that are open."""
        return (PAY, WAIT) if self.card == "none" else (PAY, WAIT, self.card)


@lru_cache(maxsize=16)
def stay_of(house: str, tries: int) -> Stay:
    """The stay under these rules after so many failed throws."""
    if house not in _RULES:
        raise TesoroError(f"There are no rules {house!r} here; there are {', '.join(_RULES)}.")
    return stays.of(rules=_RULES[house], tries=tries)


@lru_cache(maxsize=64)
def simulated(house: str, tries: int, seed: int, runs: int) -> dict[int, int]:
    """How many of so many pawns that wait moved off on each turn, throw by throw.

    >>> sum(simulated("printed", 0, 1, 50).values())
    50
    """
    rng = Stream(f"{seed}:galleys")
    stay = stay_of(house, tries)
    counts = dict.fromkeys(sorted(stay.ways[WAIT].moves_on.outcomes), 0)
    for _ in range(runs):
        counts[_moves_on(rng, stay)] += 1
    return counts


def _moves_on(rng: Stream, stay: Stay) -> int:
    """The turn on which a pawn that waits moves off, by the game's own throws."""
    pawn = Pawn(stay.board.galleys_at, 0, stay.tries)
    turn, lands = 0, False
    while not lands:
        a, b = pick(rng, 6) + 1, pick(rng, 6) + 1
        trip = throw(stay.board, stay.rules, pawn, a, b)
        pawn, lands = trip.pawn, trip.lands
        turn += 1
    return turn


def said(question: GalleysQuestion, stay: Stay, seen: dict[int, int], lang: str) -> str:
    """What each way costs and misses, and which is better at which tolls."""
    worth = stay.worth(question.tolls)
    best = stay.best(question.tolls, question.among)
    facts = {
        "pay": money(round(stay.ways[PAY].cost.mean()), lang),
        "wait": money(round(stay.ways[WAIT].cost.mean()), lang),
        "throws": decimal(abs(stay.missed.throws), lang, 2),
        "income": money(round(abs(stay.missed.income)), lang),
        "tolls": money(question.tolls, lang),
        "best": twin(NAMES[best], lang),
        "gap": money(round(abs(worth[WAIT] - worth[PAY])), lang),
    }
    better = _WAIT_BETTER if worth[WAIT] > worth[PAY] else _PAY_BETTER
    missed = stay.missed.throws
    misses = [_SAME] if abs(missed) < stays.SAME else [_MISSES if missed > 0 else _GAINS]
    parts = [twin(pair, lang).format(**facts) for pair in [_COSTS, *misses, better]]
    parts.append(when_to_wait(stay, lang))
    if question.card != "none":
        parts.append(twin(_BEST, lang).format(**facts))
    return " ".join([*parts, *_seen_said(question, stay, seen, lang)])


_COSTS: Pair = (
    "Paying costs {pay}, waiting {wait} on average.",
    "Pagar cuesta {pay}; esperar, {wait} de media.",
)
_MISSES: Pair = (
    "Whoever waits misses {throws} throws, which would bring {income} by salary, taxes and cards.",
    "Quien espera pierde {throws} tiradas, que darían {income} entre sueldo, impuestos y cartas.",
)
_WAIT_BETTER: Pair = (
    "If a throw costs {tolls} in tolls, waiting is better by {gap}.",
    "Si una tirada cuesta {tolls} en peajes, sale mejor esperar, por {gap} de diferencia.",
)
_PAY_BETTER: Pair = (
    "If a throw costs {tolls} in tolls, paying is better by {gap}.",
    "Si una tirada cuesta {tolls} en peajes, sale mejor pagar, por {gap} de diferencia.",
)
_SAME: Pair = (
    "Whoever waits misses no throw by it.",
    "Quien espera no pierde ninguna tirada por ello.",
)
_GAINS: Pair = (
    "Whoever waits even makes {throws} throws more, which bring {income} by salary, taxes and "
    "cards.",
    "Quien espera incluso hace {throws} tiradas más, que dan {income} entre sueldo, impuestos y "
    "cartas.",
)
_BEST: Pair = ("With this card the best is to {best}.", "Con esta carta, lo mejor es {best}.")
_SEEN: Pair = (
    "Of {n} pawns that waited, {hits} left on their first turn ({share}, exactly {exact}).",
    "De {n} fichas que esperaron, {hits} salieron en su primer turno ({share}; exacto, {exact}).",
)


def _seen_said(question: GalleysQuestion, stay: Stay, seen: dict[int, int], lang: str) -> list[str]:
    if not question.runs:
        return []
    first = min(seen)
    facts = {
        "n": number(question.runs, lang),
        "hits": number(seen[first], lang),
        "share": percent(seen[first] / question.runs, lang),
        "exact": percent(stay.ways[WAIT].moves_on[first], lang),
    }
    return [twin(_SEEN, lang).format(**facts)]


def numbers(question: GalleysQuestion, stay: Stay, seen: dict[int, int], lang: str) -> Numbers:
    """A row for each way that is open: what it is worth, or the chance of each turn."""
    best = question.among.index(stay.best(question.tolls, question.among))
    name = Column(twin(("way", "salida"), lang))
    if question.drawn == "turns":
        columns, rows = _turns(question, stay, seen, lang)
    else:
        columns, rows = _worths(question, stay, lang)
    return Numbers("galleys", (name, *columns), tuple(rows), frozenset([best]))


Rows = list[tuple[Cell, ...]]


def _worths(question: GalleysQuestion, stay: Stay, lang: str) -> tuple[list[Column], Rows]:
    heads: tuple[Pair, ...] = (
        ("costs (reales)", "cuesta (reales)"),
        ("turns held", "turnos parado"),
        ("worth (reales)", "vale (reales)"),
    )
    worth = stay.worth(question.tolls)
    rows: Rows = []
    for name in question.among:
        way = stay.ways[name]
        rows.append((twin(NAMES[name], lang), way.cost.mean(), way.held.mean(), worth[name]))
    return [Column(twin(head, lang), AMOUNT) for head in heads], rows


def _turns(
    question: GalleysQuestion, stay: Stay, seen: dict[int, int], lang: str
) -> tuple[list[Column], Rows]:
    """The exact chance to move off on each turn, and below it the simulated stays."""
    turns = sorted({turn for way in stay.ways.values() for turn in way.moves_on.outcomes})
    head = twin(("moves on turn {}", "mueve en el turno {}"), lang)
    rows: Rows = []
    for name in question.among:
        chances = [stay.ways[name].moves_on[turn] for turn in turns]
        rows.append((twin(NAMES[name], lang), *chances))
    if question.runs:
        told = twin(("{} simulated", "{} simuladas"), lang).format(number(question.runs, lang))
        rows.append((told, *[seen.get(turn, 0) / question.runs for turn in turns]))
    return [Column(head.format(turn), CHANCE) for turn in turns], rows
