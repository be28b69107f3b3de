"""Saving, loading and the file that saves itself after every move."""

import tempfile
from pathlib import Path
from typing import Any

import ipywidgets as W

from tesoro_lab import front
from tesoro_lab.engine import Match, TesoroError
from tesoro_lab.widgets.pool import plain, relabel, shown
from tesoro_lab.widgets.view import View, told

AUTOSAVE = "tesoro-autosave.json"
"""Where a table saves by itself, in the folder of the notebook."""
BEFORE = "-before"
"""Added to the name under which the autosave of an earlier game is kept."""


def autosave_of(game: str) -> str:
    """The file in which a table of this game saves by itself.

    >>> autosave_of("ruta"), autosave_of("inkan")
    ('tesoro-autosave.json', 'tesoro-autosave-inkan.json')
    """
    name = Path(AUTOSAVE)
    return AUTOSAVE if game == "ruta" else str(name.with_stem(f"{name.stem}-{game}"))


class Files:
    """File name, save, load, and a file from one's own computer."""

    def __init__(self, host: Any, autosave: str | None) -> None:
        self.host = host
        self.autosave = Path(autosave) if autosave else None
        self.name = W.Text(value=f"{host.match.game.name}.json").add_class("tl-file-name")
        self.save = plain("", "tl-save", self.save_now)
        self.found = W.Dropdown(options=[("", "")]).add_class("tl-found")
        self.load = plain("", "tl-load", self.load_now)
        self.upload = W.FileUpload(accept=".json", multiple=False).add_class("tl-upload")
        self.upload.add_class("tl-button")
        self.upload.observe(self._uploaded, "value")
        self.resume = plain("", "tl-main tl-resume", self.resume_now)
        moves = [self.name, self.save, self.found, self.load, self.upload]
        self.box = W.Box(moves).add_class("tl-row")
        self.saved: tuple[Match, int] | None = None
        self._ours = False
        self._offer = self.autosave is not None and self.autosave.exists()

    def show(self, view: View) -> None:
        """Name everything, and list the files that could be loaded."""
        self.name.description = view.label("file")
        self.save.description = view.label("save")
        self.load.description = view.label("load")
        self.upload.description = view.label("upload")
        self.resume.description = view.label("resume")
        self.found.description = view.label("load")
        shown(self.resume, self.can_resume)
        names = sorted([path.name for path in Path.cwd().glob("[!.]*.json")])
        relabel(self.found, [(name, name) for name in names])
        shown(self.found, bool(names))
        shown(self.load, bool(names))

    @property
    def can_resume(self) -> bool:
        """Whether an earlier game saved itself, and none has begun on this table since."""
        return self._offer and not self._ours

    def keep(self) -> None:
        """Save by itself; the autosave of an earlier game is put aside first, never lost."""
        if self.autosave is None:
            return
        if not self._ours and self.autosave.exists():
            aside = self.autosave.with_stem(self.autosave.stem + BEFORE)
            self.autosave.replace(aside)
        self._ours = True
        self.host.match.save(self.autosave)

    @property
    def unsaved(self) -> bool:
        """Whether the game has moves that were never saved under a name."""
        match = self.host.match
        return bool(match.moves) and self.saved != (match, len(match.moves))

    @told
    def save_now(self) -> None:
        """Save under the name in the field."""
        path = Path(self.name.value.strip() or self.host.match.game.name).with_suffix(".json")
        match = self.host.match
        match.save(path)
        self.saved = (match, len(match.moves))
        self.host.note("saved", str(path))

    @told
    def load_now(self) -> None:
        """Load the chosen file."""
        if self.found.value:
            self.host.unless_lost(lambda path=self.found.value: self.open(Path(path)))

    @told
    def resume_now(self) -> None:
        """Load the game that saved itself."""
        if self.autosave is not None:
            self.open(self.autosave)

    @told
    def _uploaded(self, change: Any) -> None:
        """Load a file that came from one's own computer."""
        if not change["new"]:
            return
        sent = change["new"][0]
        self.upload.value = ()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "upload.json"
            path.write_bytes(bytes(sent["content"]))
            self._open_now(path, str(sent["name"]))

    def open(self, path: Path) -> None:
        """Put the match of a file on the table."""
        self._open_now(path, path.name)

    def _open_now(self, path: Path, name: str) -> None:
        match = front.load_match(path)
        if match.game.name != self.host.match.game.name:
            raise TesoroError(
                f"{name} holds a game of {match.game.title}. It needs a table of its own: "
                f'table(load_match("{name}")).'
            )
        self.saved = (match, len(match.moves))
        self._offer = False
        self._ours = self._ours or path == self.autosave
        self.host.start(match)
        self.host.note("loaded", name)
