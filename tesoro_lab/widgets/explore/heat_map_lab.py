"""The heat map: where pawns land, exactly and with pawns that walk, by convention and policy."""

from typing import Any, cast

from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.landing_charts import landing_bars
from tesoro_lab.figures.landing_words import CONVENTIONS, GALLEYS, Show
from tesoro_lab.figures.landings import heat_map as draw_map
from tesoro_lab.widgets.explore import heat_map_words as told_as
from tesoro_lab.widgets.explore.base import Answer, Explorer
from tesoro_lab.widgets.explore.controls import Choice, Control, Slider, again, batches
from tesoro_lab.widgets.explore.heat_map_answers import (
    BOARD,
    MOST_AFTER,
    STEP,
    HeatQuestion,
    exact,
    long_run,
    observed,
)
from tesoro_lab.widgets.later import Later
from tesoro_lab.widgets.numbers import lines
from tesoro_lab.widgets.view import told
from tesoro_lab.words import twin
from tesoro_lab.words.numbers import Pair

MOST_ROLLS = 500_000
STRETCH = 10_000
"""So many rolls take about a tenth of a second; more are made stretch by stretch."""

COUNTED: dict[str, Pair] = {
    "roll": ("at the end of each roll", "al final de cada tirada"),
    "turn": ("at the end of each turn", "al final de cada turno"),
    "touched": ("at every stop", "en cada parada"),
}
POLICIES: dict[str, Pair] = {
    "pay": ("pay at once", "pagar enseguida"),
    "wait": ("wait for a double", "esperar un doble"),
}
SHOWN: dict[str, Pair] = {
    "exact": ("exact", "lo exacto"),
    "simulated": ("simulated", "lo simulado"),
    "points": ("difference in points", "la diferencia en puntos"),
    "errors": ("difference in standard errors", "la diferencia en errores típicos"),
}


class HeatMap(Explorer):
    """The board, each space coloured by how often pawns land there."""

    headline = ("Where pawns land", "Dónde caen las fichas")
    look = "heat"

    def __init__(self, question: HeatQuestion, lang: str = "en") -> None:
        for policy in GALLEYS:  # now, so that no control has to wait for it later
            for convention in CONVENTIONS:
                long_run(convention, policy)
        self._next_stretch = Later(self._go_on)
        super().__init__(question, lang)
        self._finish()

    def lay(self) -> list[list[Control]]:
        """How to count; when; how to draw; the simulation."""
        always: Pair = ("in the long run", "a la larga")
        after: Pair = ("after some rolls from Start", "tras unas tiradas desde la Salida")
        return [
            [
                Choice("convention", ("Counted", "Se cuenta"), list(COUNTED.items()),
                       when=lambda q: q.long),
                Choice("galleys", ("In the Galleys", "En Galeras"), list(POLICIES.items()),
                       buttons=True),
                Choice("drawn", ("Drawn as", "Dibujo"),
                       [("map", ("board", "tablero")), ("bars", ("bars", "barras"))],
                       buttons=True),
            ],
            [
                Choice("when", ("When", "Cuándo"), [("long", always), ("after", after)],
                       buttons=True),
                Slider("after", ("Rolls from Start", "Tiradas desde la Salida"), 0, MOST_AFTER,
                       when=lambda q: not q.long),
                Choice("show", ("Shown is", "Se muestra"), list(SHOWN.items()),
                       when=lambda q: q.long and q.rolls > 0),
            ],
            [
                *batches(("Roll", "Tirar"), (1_000, 10_000, 100_000), "rolls", MOST_ROLLS,
                         _more, ready=lambda q: not q.to_go, when=lambda q: q.long),
                again(lambda q: q.rolls > 0, lambda q: q.long, rolls=0, to_go=0),
            ],
        ]  # fmt: skip

    def settled(self, question: HeatQuestion, before: HeatQuestion) -> HeatQuestion:
        """Another policy is another walk; without a walk there is only the exact table."""
        question = super().settled(question, before)
        if question.galleys != before.galleys:
            question = question._replace(rolls=0, to_go=0)
        if not question.long:
            question = question._replace(to_go=0)
        return question if question.rolls else question._replace(show="exact")

    def ask(self, **changes: Any) -> None:
        """Change the question; a long simulation goes on by itself, stretch by stretch."""
        super().ask(**changes)
        self._finish()

    def _finish(self) -> None:
        """Make the rolls still to go: soon, where a page waits, else at once."""
        if not self.question.to_go:
            self._next_stretch.cancel()
        elif not self._next_stretch.after(0.02):  # no page listens
            self._go_on()

    @told
    def _go_on(self) -> None:
        asked = self.question
        if asked.to_go:
            more = min(asked.to_go, STRETCH)
            self.ask(rolls=asked.rolls + more, to_go=asked.to_go - more)

    @staticmethod
    def work(question: HeatQuestion, lang: str) -> Answer:
        """The map or the bars, what stands out, and every place with its numbers."""
        if not 0 <= question.rolls <= MOST_ROLLS or question.rolls % STEP:
            pair = (
                f"The number of rolls must be a multiple of {STEP} up to {MOST_ROLLS}, not {{}}.",
                f"Las tiradas deben ser un múltiplo de {STEP} hasta {MOST_ROLLS}, no {{}}.",
            )
            raise TesoroError(twin(pair, lang).format(question.rolls))
        places = exact(question)
        seen = observed(question) if question.long else None
        show = cast(Show, question.show if seen else "exact")
        counted = question.convention if question.long else told_as.after(question, lang)
        numbers = told_as.numbers(question, places, seen, lang)
        said = told_as.said(question, places, seen, lang)
        if question.drawn == "map":
            figure = draw_map(places, seen, show, lang, BOARD, counted, question.galleys)
        else:
            figure = landing_bars(
                places, seen, show, lang, BOARD, counted, question.galleys, width=640
            )
        figure.layout.meta = {"text": f"{said}\n{lines(numbers, lang)}"}
        return Answer(figure, said, numbers, told_as.progress(question, lang))


def _more(asked: HeatQuestion, times: int) -> HeatQuestion:
    """A pawn rolls so many times more, the first stretch of it at once."""
    first = min(times, STRETCH)
    show = asked.show if asked.rolls else "simulated"
    return asked._replace(rolls=asked.rolls + first, to_go=times - first, show=show)


def heat_map(
    convention: str = "roll",
    galleys: str = "pay",
    *,
    after: int | None = None,
    rolls: int = 0,
    show: str | None = None,
    bars: bool = False,
    seed: int = 1,
    lang: str = "en",
) -> HeatMap:
    """The heat map of La Ruta's board: where pawns land, exact and simulated.

    Args:
        convention: a place counts at the end of a "roll", of a "turn", or whenever "touched".
        galleys: in the Galleys one can "pay" at once or "wait" for a double.
        after: so many rolls from Start, 0 to 40, instead of the long run.
        rolls: how many to simulate, a multiple of 1,000 up to 500,000.
        show: "exact", "simulated", or the difference in "points" or standard "errors".
        bars: draw bars instead of the board.
        seed: of the luck.
        lang: "en" or "es".

    Raises:
        TesoroError: one of them is out of its range.

    >>> print(heat_map().answer.said.split(";")[0])
    In the long run, counted at the end of each roll
    """
    asked = HeatQuestion(
        convention,
        galleys,
        when="long" if after is None else "after",
        after=5 if after is None else after,
        drawn="bars" if bars else "map",
        show=show or ("simulated" if rolls else "exact"),
        rolls=rolls,
        seed=seed,
    )
    return HeatMap(asked, lang)
