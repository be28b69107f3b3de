"""The Galleys lab: pay, wait, or use a card? By what the titles of others cost."""

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.streams import Stream
from tesoro_lab.figures.waiting import NAMES, pay_or_wait, waiting, when_to_wait
from tesoro_lab.games.ruta import RutaRules
from tesoro_lab.games.ruta.movement import MAX_TRIES
from tesoro_lab.odds import galleys as stays
from tesoro_lab.odds.galleys import FREE_CARD, PAY, RANSOM, WAIT, Stay
from tesoro_lab.widgets.explore.base import Answer, Explorer
from tesoro_lab.widgets.explore.controls import Choice, Control, Press, Slider
from tesoro_lab.widgets.numbers import AMOUNT, CHANCE, Cell, Column, Numbers, lines
from tesoro_lab.words import decimal, money, number, percent, twin
from tesoro_lab.words.numbers import Pair

MOST_TOLLS = 3000
MOST_STAYS = 10_000
BATCHES = (1, 100, 1000)

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
CARDS: dict[str, Pair] = {
    "none": ("none", "ninguna"),
    FREE_CARD: ("the free one (Chance)", "la gratis (Suerte)"),
    RANSOM: ("the ransom (Treasure Chest)", "la de rescate (Cofre)"),
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


class GalleysLab(Explorer):
    """A pawn in the Galleys: what each way out costs, misses and avoids."""

    headline = ("Galleys lab", "Laboratorio de Galeras")
    look = "galleys"

    def __init__(self, question: GalleysQuestion, lang: str = "en") -> None:
        for tries in range(MAX_TRIES):  # now, so that no slider has to wait for it later
            stay_of(question.house, tries).worth()
        super().__init__(question, lang)

    def lay(self) -> list[list[Control]]:
        """The table; the rules; what is drawn, and the throws."""
        cost: Pair = (
            "A throw costs in tolls, on average",
            "Una tirada cuesta en peajes, de media",
        )
        return [
            [
                Slider("tolls", cost, 0, MOST_TOLLS, 50),
                Slider("tries", ("Throws that have failed", "Tiradas ya falladas"),
                       0, MAX_TRIES - 1),
                Choice("card", ("Card in hand", "Carta en la mano"), list(CARDS.items())),
            ],
            [
                Choice("house", ("Rules", "Reglas"), list(HOUSE.items())),
                Choice("drawn", ("Drawn", "Dibujo"),
                       [("choice", ("pay or wait", "pagar o esperar")),
                        ("turns", ("the turns", "los turnos"))], buttons=True),
            ],
            [*[_batch(size) for size in BATCHES], _again()],
        ]  # fmt: skip

    def settled(self, question: GalleysQuestion, before: GalleysQuestion) -> GalleysQuestion:
        """Other rules or failed throws begin without simulated stays."""
        question = super().settled(question, before)
        if (question.house, question.tries) != (before.house, before.tries):
            question = question._replace(runs=0)
        return question

    @staticmethod
    def work(question: GalleysQuestion, lang: str) -> Answer:
        """What each way is worth, and when a pawn that waits moves off."""
        if not 0 <= question.runs <= MOST_STAYS:
            pair = (
                f"From 0 to {MOST_STAYS} stays can be simulated, not {{}}.",
                f"Se pueden simular de 0 a {MOST_STAYS} estancias, no {{}}.",
            )
            raise TesoroError(twin(pair, lang).format(question.runs))
        stay = stay_of(question.house, question.tries)
        seen = simulated(question.house, question.tries, question.seed, question.runs)
        said = _said(question, stay, seen, lang)
        numbers = _numbers(question, stay, seen, lang)
        if question.drawn == "choice":
            figure = pay_or_wait(stay, lang, question.tolls, question.among, MOST_TOLLS)
        else:
            figure = waiting(stay, lang, seen)
        figure.layout.meta = {"text": f"{said}\n{lines(numbers, lang)}"}
        return Answer(figure, said, numbers)


def _batch(size: int) -> Press:
    """A button that lets so many more pawns wait; the picture shows their turns."""
    label = (
        ("Wait once", "Esperar una vez")
        if size == 1
        else (f"Wait {number(size)} times", f"Esperar {number(size, 'es')} veces")
    )
    return Press(
        f"wait_{size}",
        label,
        lambda q: q._replace(runs=q.runs + size, drawn="turns"),
        enabled=lambda q: q.runs + size <= MOST_STAYS,
    )


def _again() -> Press:
    return Press(
        "again",
        ("Begin again with new luck", "Empezar de nuevo con otra suerte"),
        lambda q: q._replace(runs=0, seed=q.seed + 1),
        enabled=lambda q: q.runs > 0,
    )


# The answers


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
    last = max(counts)
    for _ in range(runs):
        turn = next((t for t in range(1, MAX_TRIES + 1 - tries) if rng.random() < 1 / 6), last)
        counts[turn] += 1
    return counts


# The words


def _said(question: GalleysQuestion, stay: Stay, seen: dict[int, int], lang: str) -> str:
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
    said = [twin(pair, lang).format(**facts) for pair in [_COSTS, *misses, better]]
    said.append(when_to_wait(stay, lang))
    if question.card != "none":
        said.append(twin(_BEST, lang).format(**facts))
    return " ".join([*said, *_seen_said(question, stay, seen, lang)])


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
    "Si una tirada cuesta {tolls} en peajes, esperar es mejor por {gap}.",
)
_PAY_BETTER: Pair = (
    "If a throw costs {tolls} in tolls, paying is better by {gap}.",
    "Si una tirada cuesta {tolls} en peajes, pagar es mejor por {gap}.",
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


def _numbers(question: GalleysQuestion, stay: Stay, seen: dict[int, int], lang: str) -> Numbers:
    """A row for each way that is open; the chance of each turn, and what the way is worth."""
    turns = sorted({turn for way in stay.ways.values() for turn in way.moves_on.outcomes})
    turn_of = twin(("moves on turn {}", "mueve en el turno {}"), lang)
    columns = [
        Column(twin(("way", "salida"), lang)),
        Column(twin(("costs", "cuesta"), lang), AMOUNT),
        Column(twin(("turns held", "turnos parado"), lang), AMOUNT),
        *[Column(turn_of.format(turn), CHANCE) for turn in turns],
        Column(twin(("worth", "vale"), lang), AMOUNT),
    ]
    worth, best = stay.worth(question.tolls), stay.best(question.tolls, question.among)
    rows: list[tuple[Cell, ...]] = []
    for name in question.among:
        way = stay.ways[name]
        chances: list[Fraction] = [way.moves_on[turn] for turn in turns]
        held = way.held.mean()
        rows.append((twin(NAMES[name], lang), way.cost.mean(), held, *chances, worth[name]))
    if question.runs:
        rows.append(_seen_row(question, seen, turns, lang))
    return Numbers("galleys", tuple(columns), tuple(rows), frozenset([question.among.index(best)]))


def _seen_row(
    question: GalleysQuestion, seen: dict[int, int], turns: list[int], lang: str
) -> tuple[Cell, ...]:
    """The simulated stays, below the exact ones."""
    name = twin(("{} simulated", "{} simuladas"), lang).format(number(question.runs, lang))
    shares: list[Any] = [seen.get(turn, 0) / question.runs for turn in turns]
    return (name, None, None, *shares, None)


def galleys(
    tolls: int = 0,
    *,
    tries: int = 0,
    card: str = "none",
    house: str = "printed",
    turns: bool = False,
    runs: int = 0,
    seed: int = 1,
    lang: str = "en",
) -> GalleysLab:
    """The Galleys lab: pay the fine, wait for a double, or use a card?

    Args:
        tolls: what a throw costs on average by the titles of others, 0 to 3,000 reales by fifties.
        tries: how many throws to get out have failed already, 0 to 2.
        card: the card in hand: "none", "free_card" or "ransom".
        house: the rules: "printed", "next_turn", "pay_and_wait" or "again".
        turns: draw on which turn a pawn that waits moves off, not what the ways are worth.
        runs: how many stays to simulate, up to 10,000.
        seed: of the luck.
        lang: "en" or "es".

    Raises:
        TesoroError: one of them is out of its range.

    >>> print(galleys(tolls=1000).answer.said.split(". ")[2])
    If a throw costs 1,000 reales in tolls, waiting is better by 1,080 reales
    """
    drawn = "turns" if turns else "choice"
    return GalleysLab(GalleysQuestion(tolls, tries, card, house, drawn, runs, seed), lang)
