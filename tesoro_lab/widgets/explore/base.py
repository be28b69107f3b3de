"""What every explorer is: controls, a picture, what it says, and the numbers behind it."""

import json
from abc import abstractmethod
from typing import Any, ClassVar, NamedTuple

import ipywidgets as W
import plotly.graph_objects as go

from tesoro_lab import figures, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.explore.controls import Control, Press
from tesoro_lab.widgets.explore.looks import still_html, style
from tesoro_lab.widgets.explore.picture import Picture
from tesoro_lab.widgets.keys import Keys
from tesoro_lab.widgets.numbers import Numbers, csv_text, html, lines
from tesoro_lab.widgets.view import told
from tesoro_lab.words.numbers import Pair

PLOTLY = "application/vnd.plotly.v1+json"


class Answer(NamedTuple):
    """Everything that an explorer shows for one question in one language.

    Attributes:
        figure: the picture; 640 pixels wide fits its place.
        said: what it shows, in a few sentences: they are read out at every change.
        numbers: the exact numbers behind the picture.
        beside: more under the numbers, as safe HTML: the working, the cards.
    """

    figure: go.Figure
    said: str
    numbers: Numbers
    beside: str = ""


class Explorer(W.VBox):
    """A question set with controls, and its exact answer; live in Jupyter, a still elsewhere.

    What is shown depends on the question and the language only: `work` makes the answer of them.

    Attributes:
        question: the values of all controls, a NamedTuple.
        lang: "en" or "es".
        answer: what is shown.
        trouble: what went wrong at the last click; empty if nothing did.
    """

    headline: ClassVar[Pair]
    """What the explorer is called."""
    look: ClassVar[str]
    """Its name among the style classes: tl-explore-LOOK."""

    def __init__(self, question: Any, lang: str = "en") -> None:
        self._rows = self.lay()
        self._controls = [control for row in self._rows for control in row]
        for control in self._controls:
            control.check(question, lang)
        answer = self.work(question, lang)
        super().__init__()
        self.host = self  # handlers tell it what went wrong
        self.question, self.lang, self.answer, self.trouble = question, lang, answer, ""
        self._drawing = False
        self._furnish()
        self._draw()

    # What a subclass says

    @abstractmethod
    def lay(self) -> list[list[Control]]:
        """The controls, row by row."""

    @staticmethod
    @abstractmethod
    def work(question: Any, lang: str) -> Answer:
        """The answer to a question: a pure function, also used without any widget.

        Raises:
            TesoroError: the question has no answer.
        """

    def settled(self, question: Any, before: Any) -> Any:
        """The question made whole after a change: nothing outside the limits that it sets itself.

        A subclass may do more, for instance forget a guess that was about another question.
        """
        for control in self._controls:
            question = control.settle(question)
        return question

    # What one does with it

    def ask(self, **changes: Any) -> None:
        """Change the question, as moving its controls does.

        Raises:
            TesoroError: the new question has no answer; the old one stays.
        """
        question = self.settled(self.question._replace(**changes), self.question)
        self.answer = self.work(question, self.lang)
        self.question, self.trouble = question, ""
        self._draw()

    @told
    def set(self, field: str, value: Any) -> None:
        """A control was moved."""
        if not self._drawing and value != getattr(self.question, field):
            self.ask(**{field: value})

    @told
    def press(self, name: str) -> None:
        """A button was pressed, or shall be."""
        [button] = [c for c in self._controls if isinstance(c, Press) and c.name == name]
        if button.enabled(self.question):
            self.ask(**button.does(self.question)._asdict())

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.answer = self.work(self.question, lang)
        self.lang = lang
        self._draw()

    def fail(self, error: Exception) -> None:
        """Say in the status line what went wrong; the controls go back to what is shown."""
        text = str(error) or type(error).__name__
        kind = "" if isinstance(error, TesoroError) else words.label("error", self.lang) + ": "
        self.trouble = kind + text
        self._draw()

    @property
    def figure(self) -> go.Figure:
        """The picture as a plain figure, for a page without widgets."""
        return self.answer.figure

    @property
    def text(self) -> str:
        """All that is shown, in words."""
        title = words.twin(self.headline, self.lang)
        return f"{title}. {self.answer.said}\n{lines(self.answer.numbers, self.lang)}".strip()

    @property
    def csv(self) -> str:
        """The numbers as the CSV file that the link keeps."""
        return csv_text(self.answer.numbers, self.lang)

    # What is shown

    def _furnish(self) -> None:
        """Make the widgets and lay them out."""
        self._title = W.HTML().add_class("tl-headline")
        self._lang = W.ToggleButtons(options=[("EN", "en"), ("ES", "es")], value=self.lang)
        self._lang.add_class("tl-lang").observe(self._spoken, "value")
        rows = []
        for row in self._rows:
            for control in row:
                control.attach(self)
            rows.append(W.Box([control.box for control in row]).add_class("tl-controls"))
        self._status = W.HTML().add_class("tl-status")
        self._picture = Picture(self, self.answer.figure)
        self._numbers = W.HTML().add_class("tl-numbers-box")
        self._beside = W.HTML().add_class("tl-beside")
        head = W.Box([self._title, self._lang]).add_class("tl-head")
        side = W.VBox([self._numbers, self._beside]).add_class("tl-side")
        below = W.VBox([self._status]).add_class("tl-below")
        main = W.Box([self._picture.box, side, below]).add_class("tl-main-row")
        self._style = W.HTML()
        unseen = W.Box([self._style, Keys()]).add_class("tl-style")
        self.children = (unseen, head, W.VBox(rows).add_class("tl-asked"), main)
        for name in ("tl-table", "tl-explore", f"tl-explore-{self.look}"):
            self.add_class(name)

    def _draw(self) -> None:
        """Bring everything up to date."""
        self._drawing = True
        try:
            for control in self._controls:
                control.show(self.question, self.lang)
            self._lang.value = self.lang
        finally:
            self._drawing = False
        answer, lang = self.answer, self.lang
        self._title.value = f"<h3>{escape(words.twin(self.headline, lang))}</h3>"
        look = "tl-trouble" if self.trouble else "tl-said"
        self._status.value = (
            '<div class="tl-live">'
            f'<p class="{look}">{escape(self.trouble or answer.said)}</p></div>'
        )
        self._style.value = style(int(answer.figure.layout.height))
        self._picture.show(answer.figure)
        caption = f"<h4>{words.label('numbers', lang)}</h4>"
        self._numbers.value = (
            f'{caption}<div class="tl-scroll" tabindex="0">{html(answer.numbers, lang)}</div>'
            f"{csv_link(answer.numbers, lang)}"
        )
        self._beside.value = answer.beside

    @told
    def _spoken(self, change: Any) -> None:
        if not self._drawing and change["new"] != self.lang:
            self.speak(change["new"])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live explorer; for paper and for a page without widgets, its picture and numbers."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle, {})
        data |= self.stills()
        return (data, meta) if isinstance(bundle, tuple) else data

    def stills(self) -> dict[str, Any]:
        """The same without widgets: a plain picture, a table, and a text."""
        picture = json.loads(self.figure.to_json())
        return {
            PLOTLY: {**picture, "config": figures.CONFIG},
            "text/html": still_html(words.twin(self.headline, self.lang), self.answer, self.lang),
            "text/plain": self.text,
        }
