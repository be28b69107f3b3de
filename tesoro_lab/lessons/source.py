"""Reads the one source of a lesson: a jupytext percent file with English and Spanish side by side.

A cell of prose says its language, and its twin follows it at once:

    # %% [markdown] lang="en"
    # Throw the dice.
    # %% [markdown] lang="es" of="3f29c1ab"
    # Tira los dados.

`of` is the fingerprint of the English that the Spanish was made from, so an English text that was
changed afterwards is noticed. In code, and in prose without a language, both stand in one mark:
`print("«Sum|Suma»", total)`. A line such as `chance = 1 / 6  # ? a comment` is an answer: the
student's copy has three dots there. `part="student"`, "solution", "teacher" or "worksheet" says
where a cell goes; without a part it goes to the student's copy and the solutions. The first cell
(raw, `part="facts"`) holds facts about the lesson in TOML; `site = true` says that it also runs in
the browser alone, where there is neither NumPy nor pandas, and a test holds it to that.
"""

import hashlib
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.lessons.speech import LANGUAGES

PARTS = ("", "student", "solution", "teacher", "worksheet")
ANSWER = re.compile(r"^(\s*\w+ = )(.*?)\s*# ?\?\s?(.*)$")
MARK = re.compile(r"«([^«»|]*)\|([^«»|]*)»")


class SourceError(TesoroError):
    """A lesson source that can't be built; the sentence names the file and the cell."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a source: its kind ("markdown" or "code"), text, language and part."""

    kind: str
    text: str
    lang: str = ""
    part: str = ""
    of: str = ""
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """A lesson's source: the file's name without its ending, the facts and the cells."""

    name: str
    facts: dict[str, Any]
    cells: tuple[Cell, ...] = field(default=())

    @property
    def word(self) -> str:
        """The word that begins the ids of the lesson's questions."""
        return str(self.facts["word"])

    @property
    def is_lesson(self) -> bool:
        """Whether it has solutions and teacher's notes; a page such as the index has none."""
        return any(cell.part in ("solution", "teacher") for cell in self.cells)

    @property
    def on_site(self) -> bool:
        """Whether it runs on the site that is served without Python, in the browser alone."""
        return self.facts.get("site") is True

    def fact(self, name: str, lang: str) -> str:
        """A fact in one language; facts in both are tables with the keys en and es."""
        value = self.facts[name]
        return str(value[lang] if isinstance(value, dict) else value)


def fingerprint(text: str) -> str:
    """Eight letters and digits that change when the words of a text change.

    >>> fingerprint("two  dice") == fingerprint("two dice")
    True
    """
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def in_language(text: str, lang: str) -> str:
    """A text with every mark replaced by its side in one language.

    >>> in_language("# «sum|suma»", "es")
    '# suma'
    """
    return MARK.sub(lambda found: found[1 + LANGUAGES.index(lang)], text)


def load(path: Path) -> Source:
    """Read a source. Raises SourceError if its first cell or a cell's settings are wrong."""
    import jupytext

    notebook = jupytext.read(path, fmt="py:percent")
    raw, *rest = notebook.cells or [None]
    if raw is None or raw.cell_type != "raw" or raw.metadata.get("part") != "facts":
        raise SourceError(f'{path.name}: the first cell must be # %% [raw] part="facts".')
    try:
        facts = tomllib.loads(raw.source)
    except tomllib.TOMLDecodeError as error:
        raise SourceError(f"{path.name}: the facts are not good TOML: {error}.") from error
    return Source(path.stem, facts, tuple(_cell(path, cell) for cell in rest))


def _cell(path: Path, cell: Any) -> Cell:
    settings = dict(cell.metadata)
    tags = tuple(settings.pop("tags", ()))
    lang, part = settings.pop("lang", ""), settings.pop("part", "")
    made = Cell(cell.cell_type, cell.source, lang, part, settings.pop("of", ""), tags)
    where = f"{path.name}, the cell that begins {_start(made)}"
    if settings:
        raise SourceError(f"{where}: unknown setting {', '.join(settings)}.")
    if part not in PARTS:
        raise SourceError(f"{where}: part must be one of {', '.join(PARTS[1:])}, not {part!r}.")
    if lang not in ("", *LANGUAGES) or (lang and made.kind == "code"):
        raise SourceError(f"{where}: lang is en or es, and only prose has one.")
    return made


def _start(cell: Cell) -> str:
    line = next((line for line in cell.text.splitlines() if line.strip()), "")
    return f'"{line[:60]}"'


def stamp(path: Path) -> int:
    """Write the present fingerprints of the English into the Spanish; return how many changed.

    Do this after reading both sides again: it says that they agree.
    """
    english = [fingerprint(cell.text) for cell in load(path).cells if cell.lang == "en"]
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    changed, at = 0, 0
    for number, line in enumerate(lines):
        if not line.startswith("# %%") or 'lang="es"' not in line or at >= len(english):
            continue
        bare = re.sub(r' of="[^"]*"', "", line).rstrip("\n")
        fresh = bare.replace('lang="es"', f'lang="es" of="{english[at]}"') + "\n"
        changed += fresh != line
        lines[number] = fresh
        at += 1
    path.write_text("".join(lines), encoding="utf-8")
    return changed
