"""The investment lab: what a title, a house or a castle is worth to somebody, and when it pays."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, cast

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.investment import Plan, balances
from tesoro_lab.figures.values import letter
from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.money import CASTLE
from tesoro_lab.odds import values
from tesoro_lab.odds.pawns import Policy
from tesoro_lab.odds.values import OPPONENTS, ROUNDS, Offer
from tesoro_lab.widgets.explore.base import Answer, Explorer
from tesoro_lab.widgets.explore.controls import Choice, Control, Options, Slider
from tesoro_lab.widgets.explore.investment_said import POLICIES, said
from tesoro_lab.widgets.numbers import AMOUNT, CHANCE, Cell, Column, Numbers, lines
from tesoro_lab.words import LANGS, listed, rung, space, twin
from tesoro_lab.words.numbers import Pair

BOARD = RutaBoard.load()
MOST_OPPONENTS, MOST_ROUNDS = 5, 60


class InvestmentQuestion(NamedTuple):
    """What the investment lab is asked.

    Attributes:
        title: the space of the title that is for sale.
        beside: the titles of its group that the buyer owns already.
        level: how far the whole group is built at once: 0 empty, 1 to 4 houses, 5 castles.
        opponents: how many opponents throw.
        rounds: how many rounds are still to come.
        galleys: how opponents leave the Galleys: they "pay" at once or "wait" for a double.
        mortgage: whether what the Crown pays in the end counts.
    """

    title: int = 39
    beside: tuple[int, ...] = (37,)
    level: int = CASTLE
    opponents: int = OPPONENTS
    rounds: int = ROUNDS
    galleys: str = "pay"
    mortgage: bool = False

    @property
    def complete(self) -> bool:
        """Whether the title completes a group that can be built on."""
        mates = BOARD.mates[self.title]
        return bool(BOARD.house_price[self.title]) and len(self.beside) == len(mates) - 1


class InvestmentLab(Explorer):
    """A title for sale: what it takes, when it has paid for itself, and a fair price for it."""

    headline = ("Investment lab", "Laboratorio de inversiones")
    look = "investment"

    def __init__(self, question: InvestmentQuestion, lang: str = "en") -> None:
        for policy in POLICIES:  # a second now, so that no control has to wait for it later
            values.of(galleys=cast(Policy, policy)).rolls_to_come()
        super().__init__(question, lang)

    def lay(self) -> list[list[Control]]:
        """The title and its group; the time to come; how to count."""
        owned: Pair = ("Already owned of its group", "Ya se tiene de su grupo")
        built: Pair = ("Built at once on each plot", "Se edifica ya en cada solar")
        end: Pair = ("In the end the Crown pays", "Al final la Corona paga")
        back: Pair = ("mortgage, half the buildings", "hipoteca y mitad de lo edificado")
        return [
            [
                Choice("title", ("For sale", "En venta"), _titles()),
                Choice("beside", owned, lambda q: _mates(q.title)),
                Choice("level", built, _levels, when=lambda q: q.complete),
            ],
            [
                Slider("opponents", ("Opponents", "Rivales"), 1, MOST_OPPONENTS),
                Slider("rounds", ("Rounds to come", "Rondas por jugar"), 1, MOST_ROUNDS),
                Choice("galleys", ("In the Galleys they", "En Galeras"), list(POLICIES.items()),
                       buttons=True),
                Choice("mortgage", end, [(False, ("nothing", "nada")), (True, back)],
                       buttons=True),
            ],
        ]  # fmt: skip

    @staticmethod
    def work(question: InvestmentQuestion, lang: str) -> Answer:
        """Everything about this title, for this buyer, with this time to come."""
        offers = offers_for(question)
        if question.level >= len(offers):
            raise TesoroError(twin(_INCOMPLETE, lang))
        price, a_round = BOARD.price[question.title], _rolls(question, 1)
        numbers = _numbers(question, offers, lang)
        built = _name(question, question.level, lang)
        told = said(BOARD, question, offers[question.level], built, a_round, lang)
        plans = [
            Plan(_name(question, offer.level, lang), float(price + offer.buildings),
                 float(offer.income * a_round))
            for offer in offers
        ]  # fmt: skip
        text = f"{told}\n{lines(numbers, lang)}"
        title = _title(question, lang)
        figure = balances(plans, question.level, question.rounds, title, text, lang)
        return Answer(figure, told, numbers)


_INCOMPLETE: Pair = (
    "Houses stand only on a complete group: own all its titles first.",
    "Solo se edifica con el grupo completo: primero hay que tener todos sus títulos.",
)

# The controls


def _titles() -> Options:
    pairs = []
    for at in BOARD.titles:
        en, es = [f"{letter(BOARD.group[at])} · {space(BOARD, at, lang)}" for lang in LANGS]
        pairs.append((at, (en, es)))
    return pairs


def _mates(title: int) -> Options:
    """Every part of the rest of the group, the whole of it first."""
    mates = [mate for mate in BOARD.mates[title] if mate != title]
    parts = [part for size in range(len(mates), 0, -1) for part in combinations(mates, size)]
    named = [(part, cast(Pair, tuple([_listed(part, lang) for lang in LANGS]))) for part in parts]
    return [*named, ((), ("nothing else", "nada más"))]


def _listed(titles: Sequence[int], lang: str) -> str:
    return listed([space(BOARD, at, lang) for at in titles], lang)


def _levels(question: InvestmentQuestion) -> Options:
    top = CASTLE if question.complete else 0
    names = [[_name(question, level, lang) for lang in LANGS] for level in range(top + 1)]
    return [(level, (en, es)) for level, (en, es) in enumerate(names)]


def _name(question: InvestmentQuestion, level: int, lang: str) -> str:
    if not level and question.complete:
        return twin(("empty", "vacío"), lang)
    return rung(BOARD, question.title, len(question.beside) + 1, level, lang)


# The answers


def _values(question: InvestmentQuestion) -> values.Values:
    return values.of(galleys=cast(Policy, question.galleys))


def _rolls(question: InvestmentQuestion, rounds: int) -> Fraction:
    return _values(question).rolls_to_come(question.opponents, rounds)


@lru_cache(maxsize=256)
def _offers(question: InvestmentQuestion) -> tuple[Offer, ...]:
    worth, rolls = _values(question), _rolls(question, question.rounds)
    top = CASTLE if question.complete else 0
    return tuple(
        [
            worth.offer(question.title, question.beside, level, rolls, question.mortgage)
            for level in range(top + 1)
        ]
    )


def offers_for(question: InvestmentQuestion) -> tuple[Offer, ...]:
    """What the title is worth at each level that the buyer could build to.

    >>> [offer.level for offer in offers_for(InvestmentQuestion())]
    [0, 1, 2, 3, 4, 5]
    """
    return _offers(question._replace(level=0))


def _title(question: InvestmentQuestion, lang: str) -> str:
    name = space(BOARD, question.title, lang)
    return twin(("{}: when does it pay?", "{}: ¿cuándo compensa?"), lang).format(name)


def _numbers(question: InvestmentQuestion, offers: Sequence[Offer], lang: str) -> Numbers:
    """A row for each level, to twelve figures in the file."""
    heads: list[tuple[Pair, str, bool]] = [
        (("built", "edificado"), "plain", False),
        (("tolls per roll (reales)", "peajes por tirada (reales)"), AMOUNT, True),
        (("cost (reales)", "coste (reales)"), "plain", False),
        (("last building brings back per roll", "devuelve el último edificio por tirada"),
         CHANCE, False),
        (("paid back after (rolls)", "se recupera en (tiradas)"), AMOUNT, False),
        (("or (rounds)", "o en (rondas)"), AMOUNT, False),
        (("fair price (reales)", "precio justo (reales)"), "plain", False),
    ]  # fmt: skip
    columns = tuple([Column(twin(head, lang), show, bar) for head, show, bar in heads])
    price, a_round = BOARD.price[question.title], _rolls(question, 1)
    rows: list[tuple[Cell, ...]] = []
    for place, offer in enumerate(offers):
        cost = price + offer.buildings
        rolls = cost / offer.income
        rows.append((
            _name(question, offer.level, lang), float(offer.income), cost,
            _gain(offers, place), float(rolls), float(rolls / a_round), round(offer.price),
        ))  # fmt: skip
    return Numbers("investment", columns, tuple(rows), frozenset([question.level]))


def _gain(offers: Sequence[Offer], place: int) -> float | None:
    """The part of its cost that the last storey brings back with each roll."""
    if not place:
        return None
    now, before = offers[place], offers[place - 1]
    return float((now.income - before.income) / (now.buildings - before.buildings))


def investment(
    title: int | str = "Constantinopla",
    *,
    beside: Sequence[int | str] | None = None,
    level: int | None = None,
    opponents: int = OPPONENTS,
    rounds: int = ROUNDS,
    galleys: str = "pay",
    mortgage: bool = False,
    lang: str = "en",
) -> InvestmentLab:
    """The investment lab: what a castle on Constantinople is worth, and anything else for sale.

    Args:
        title: a title, by its space or its name.
        beside: the titles of its group that the buyer owns already; all the others at first.
        level: how far the group is built: 0 empty, 1 to 4 houses, 5 castles, the first choice.
        opponents: 1 to 5.
        rounds: how many are to come, 1 to 60.
        galleys: opponents "pay" to leave the Galleys, or "wait" for a double.
        mortgage: count what the Crown pays in the end: the mortgage, and half the buildings.
        lang: "en" or "es".

    Raises:
        TesoroError: one of them is out of its range.

    >>> lab = investment("Crimea", beside=(), rounds=20)
    >>> print(lab.answer.numbers.rows[0][0], lab.answer.numbers.rows[0][2])
    empty plot 35000
    """
    at = BOARD.space(title)
    mates = [mate for mate in BOARD.mates[at] if mate != at]
    owned = mates if beside is None else sorted([BOARD.space(mate) for mate in beside])
    asked = InvestmentQuestion(at, tuple(owned), 0, opponents, rounds, galleys, mortgage)
    top = CASTLE if asked.title in BOARD.titles and asked.complete else 0
    return InvestmentLab(asked._replace(level=top if level is None else level), lang)
