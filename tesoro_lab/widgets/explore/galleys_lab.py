"""The Galleys lab: pay, wait, or use a card? By what the titles of others cost."""

from tesoro_lab.figures.waiting import pay_or_wait, waiting
from tesoro_lab.games.ruta.movement import MAX_TRIES
from tesoro_lab.odds.galleys import FREE_CARD, RANSOM
from tesoro_lab.widgets.explore import galleys_answers as told_as
from tesoro_lab.widgets.explore.base import Answer, Explorer
from tesoro_lab.widgets.explore.controls import Choice, Control, Slider, again, batches, within
from tesoro_lab.widgets.explore.galleys_answers import HOUSE, GalleysQuestion, simulated, stay_of
from tesoro_lab.widgets.numbers import lines
from tesoro_lab.words.numbers import Pair

MOST_TOLLS = 3000
MOST_STAYS = 10_000

CARDS: dict[str, Pair] = {
    "none": ("none", "ninguna"),
    FREE_CARD: ("the free one (Chance)", "la gratis (Suerte)"),
    RANSOM: ("the ransom (Treasure Chest)", "la de rescate (Cofre)"),
}


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
        cost: Pair = ("Mean tolls a throw", "Peajes medios por tirada")
        return [
            [
                Slider("tolls", cost, 0, MOST_TOLLS, 50, unit="reales"),
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
            [
                *batches(("Wait", "Esperar"), (1, 100, 1000), "runs", MOST_STAYS,
                         lambda q, times: q._replace(runs=q.runs + times, drawn="turns")),
                again(lambda q: q.runs > 0, runs=0),
            ],
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
        stays: Pair = ("The number of simulated stays", "Número de estancias simuladas")
        within(question.runs, 0, MOST_STAYS, stays, lang)
        stay = stay_of(question.house, question.tries)
        seen = simulated(question.house, question.tries, question.seed, question.runs)
        said = told_as.said(question, stay, seen, lang)
        numbers = told_as.numbers(question, stay, seen, lang)
        if question.drawn == "choice":
            figure = pay_or_wait(stay, lang, question.tolls, question.among, MOST_TOLLS)
        else:
            figure = waiting(stay, lang, seen)
        figure.layout.meta = {"text": f"{said}\n{lines(numbers, lang)}"}
        return Answer(figure, said, numbers)


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
