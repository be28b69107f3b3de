"""The desk of a class pool: a chart that grows, an upload for files, and the numbers."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.engine import TesoroError
from tesoro_lab.figures.svg import escape
from tesoro_lab.lessons.pool import Pool
from tesoro_lab.lessons.speech import Pair, say
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.explore.looks import WIDTH, style
from tesoro_lab.widgets.explore.picture import Picture
from tesoro_lab.widgets.keys import Keys
from tesoro_lab.widgets.later import Later
from tesoro_lab.widgets.numbers import html
from tesoro_lab.widgets.pool import plain
from tesoro_lab.widgets.view import told

PAUSE = 2.0
"""So many seconds pass before the desk looks into its folder again."""
UPLOAD: Pair = ("Add files", "Añadir archivos")
LOOK: Pair = ("Look again", "Mirar otra vez")
BY_ITSELF: Pair = ("keep looking", "seguir mirando")
FOLDER: Pair = ("The files lie in {folder}.", "Los archivos están en {folder}.")
LEFT_OUT: Pair = ("Left out: {n}", "No cuentan: {n}")
STUDENTS: Pair = ("Who has added: {n}", "Quiénes han añadido: {n}")


class PoolDesk(W.VBox):
    """What the class sees of its pool; it looks into the folder again by itself.

    Attributes:
        pool: the pool.
        said: what came of the last upload.
        trouble: what went wrong last; empty if nothing did.
    """

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        self.host = self  # handlers tell it what went wrong
        self.pool, self.said, self.trouble = pool, "", ""
        self._next_look = Later(self._look_by_itself)
        self._furnish()
        self._draw()
        self._look_later()

    # What one does with it

    @told
    def look(self) -> None:
        """Draw what the folder holds now."""
        self.said = self.trouble = ""
        self._draw()

    def give(self, uploads: list[tuple[str, bytes]]) -> None:
        """Merge files, given by name and contents; each refused one gets its sentence."""
        done, refused = [], []
        for name, content in uploads:
            try:
                done.append(self.pool.take(content, name))
            except TesoroError as error:
                refused.append(str(error))
        self.said, self.trouble = " ".join(done), " ".join(refused)
        self._draw()

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.pool.lang = lang
        self.said = self.trouble = ""
        self._draw()

    def fail(self, error: Exception) -> None:
        """Say in the status line what went wrong."""
        self.trouble = str(error) or type(error).__name__
        self._status_line()

    @property
    def status(self) -> str:
        """What the status line says."""
        parts = [self.trouble, self.said or self._headline]
        return " ".join([part for part in parts if part])

    # What is shown

    def _furnish(self) -> None:
        """Make the widgets and lay them out."""
        self.upload = W.FileUpload(accept=".json", multiple=True).add_class("tl-upload")
        self.upload.add_class("tl-button").observe(self._uploaded, "value")
        self.again = plain("", "tl-look", self.look)
        self.by_itself = W.Checkbox(value=True, indent=False).add_class("tl-keep-looking")
        self.by_itself.observe(lambda _: self._look_later(), "value")
        self.language = W.ToggleButtons(
            options=[("EN", "en"), ("ES", "es")], value=self.pool.lang
        ).add_class("tl-lang")
        self.language.observe(self._spoken, "value")
        self._title = W.HTML().add_class("tl-headline")
        self._status = W.HTML().add_class("tl-status")
        self._picture = Picture(self, self.pool.drawn(WIDTH))
        self._numbers = W.HTML().add_class("tl-numbers-box")
        self._beside = W.HTML().add_class("tl-beside")
        head = W.Box([self._title, self.language]).add_class("tl-head")
        row = W.Box([self.upload, self.again, self.by_itself]).add_class("tl-controls")
        side = W.VBox([self._numbers, self._beside]).add_class("tl-side")
        below = W.VBox([self._status]).add_class("tl-below")
        self._style = W.HTML()
        main = W.Box([self._picture.box, side, below]).add_class("tl-main-row")
        unseen = W.Box([self._style, Keys()]).add_class("tl-style")
        asked = W.VBox([row]).add_class("tl-asked")
        self.children = (unseen, head, asked, main)
        for name in ("tl-table", "tl-explore", "tl-pool-desk"):
            self.add_class(name)

    def _draw(self) -> None:
        """Bring everything up to date."""
        pool = self.pool
        lang = pool.lang
        self._drawn, self._headline = pool.signature(), f"{pool.headline}."
        self._title.value = f"<h3>{escape(say(pool.kind.title, lang))}</h3>"
        self.upload.description = say(UPLOAD, lang)
        self.again.description = self.again.tooltip = say(LOOK, lang)
        self.by_itself.description = say(BY_ITSELF, lang)
        self.language.value = lang
        figure = pool.drawn(WIDTH)
        self._style.value = style(int(figure.layout.height))
        self._picture.show(figure)
        self._show_numbers()
        self._status_line()

    def _show_numbers(self) -> None:
        pool, lang = self.pool, self.pool.lang
        numbers = pool.numbers()
        head = f"<h4>{words.label('numbers', lang)}</h4>"
        table = f'<div class="tl-scroll" tabindex="0">{html(numbers, lang)}</div>'
        self._numbers.value = head + table + csv_link(numbers, lang)
        merged = pool.merged
        names = _folded(say(STUDENTS, lang), [gift.student for gift in merged.gifts])
        left = _folded(say(LEFT_OUT, lang), merged.notes, is_open=True)
        link = csv_link(pool.numbers("student"), lang) if merged.gifts else ""
        where = escape(say(FOLDER, lang).format(folder=pool.folder))
        self._beside.value = f"{names}{link}{left}<p><small>{where}</small></p>"

    def _status_line(self) -> None:
        trouble = f'<p class="tl-trouble">{escape(self.trouble)}</p>' if self.trouble else ""
        note = say(self.pool.kind.note, self.pool.lang) if self.pool.kind.note else ""
        said = escape(f"{self.said or self._headline} {note}".strip())
        self._status.value = f'<div class="tl-live">{trouble}<p class="tl-said">{said}</p></div>'

    # What happens by itself

    def _look_later(self) -> None:
        """In a notebook: look into the folder again by and by, if it is wanted."""
        if self.by_itself.value:
            self._next_look.after(PAUSE)
        else:
            self._next_look.cancel()

    @told
    def _look_by_itself(self) -> None:
        if self.comm is None or not self.by_itself.value:  # closed, or switched off
            return
        self._look_later()
        if self.pool.signature() != self._drawn:
            self._draw()

    @told
    def _uploaded(self, change: Any) -> None:
        """Files came from one's own computer."""
        if change["new"]:
            sent = [(str(one["name"]), bytes(one["content"])) for one in change["new"]]
            self.upload.value = ()
            self.give(sent)

    @told
    def _spoken(self, change: Any) -> None:
        if change["new"] != self.pool.lang:
            self.speak(change["new"])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live desk; where there are no widgets, the chart and its text."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, meta = bundle if isinstance(bundle, tuple) else (bundle, {})
        data |= self.pool._repr_mimebundle_()
        return (data, meta) if isinstance(bundle, tuple) else data


def _folded(title: str, items: Any, is_open: bool = False) -> str:
    """A list that can be folded away; nothing if it is empty."""
    if not items:
        return ""
    lines = "".join([f"<li>{escape(item)}</li>" for item in items])
    head = escape(title.format(n=len(items)))
    return (
        f"<details{' open' if is_open else ''}><summary>{head}</summary><ul>{lines}</ul></details>"
    )
