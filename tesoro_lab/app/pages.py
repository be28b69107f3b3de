"""The pages of the app: what there is, and the notebook behind each."""

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple, get_type_hints

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons.speech import LANGUAGES, Pair, language, say

TABLES: dict[str, tuple[str, Pair]] = {
    "ruta": (
        "La Ruta del Tesoro",
        ("Trade round the Mediterranean of the 15th century.", "Comercio por el Mediterráneo."),
    ),
    "inkan": (
        "Inkan Aarre",
        ("By land, sea and air to Machu Picchu.", "Por tierra, mar y aire a Machu Picchu."),
    ),
    "royal": (
        "Port Royal",
        ("One more card, or stop in time?", "¿Una carta más, o parar a tiempo?"),
    ),
}
"""By game: its title, and what it is about."""
EXPLORERS: dict[str, Pair] = {
    "dice": (
        "Guess, throw, and see every throw there is.",
        "Predice, tira y mira todas las tiradas.",
    ),
    "deck": (
        "A pile that remembers what has been drawn.",
        "Un mazo que recuerda lo que ha salido.",
    ),
    "heat_map": ("Which spaces are hit most, and why.", "Qué casillas se pisan más y por qué."),
    "galleys": ("Pay at once, or wait for a double?", "¿Pagar enseguida o esperar un doble?"),
    "investment": (
        "What a title, a house or a castle is worth.",
        "Cuánto vale un título, una casa o un castillo.",
    ),
}
"""What the explorers are about; one that is missing here has its title alone."""
POOLS: dict[str, tuple[Pair, Pair]] = {
    "two-dice": (
        ("Sums of two dice", "La suma de dos dados"),
        ("The throws of the whole class in one chart.", "Las tiradas de la clase en un gráfico."),
    ),
    "landings": (
        ("Where our pawns land", "Dónde caen nuestras fichas"),
        ("The rolls of the whole class in one chart.", "Lo que sacó la clase, en un gráfico."),
    ),
}
"""By experiment: the title of its desk, and what it is about."""
HEADS: dict[str, Pair] = {
    "tables": ("Play", "Jugar"),
    "explorers": ("Explore", "Explorar"),
    "pools": ("Count together", "Contar entre todos"),
}


class Page(NamedTuple):
    """One page.

    Attributes:
        part: "tables", "explorers" or "pools".
        name: its name in the part, and in its address.
        title: what it is called, in both languages.
        about: what it is about, in both languages; may be empty.
    """

    part: str
    name: str
    title: Pair
    about: Pair = ("", "")

    @property
    def file(self) -> str:
        """The name of its notebook, such as "tables-ruta"."""
        return f"{self.part}-{self.name}"


@cache
def pages() -> tuple[Page, ...]:
    """Every page, in the order of the start page: new explorers come by themselves.

    >>> [page.name for page in pages() if page.part == "tables"]
    ['ruta', 'inkan', 'royal']
    """
    found = [Page("tables", name, (title, title), about) for name, (title, about) in TABLES.items()]
    for name, (title, _) in explorers().items():
        found.append(Page("explorers", name, title, EXPLORERS.get(name, ("", ""))))
    found += [Page("pools", name, title, about) for name, (title, about) in POOLS.items()]
    return tuple(found)


@cache
def explorers() -> dict[str, tuple[Pair, Callable[..., Any]]]:
    """By name, the headline of each explorer and the function that makes it."""
    from tesoro_lab.widgets import explore

    found = {}
    for name in explore.__all__:
        maker = getattr(explore, name)
        made = get_type_hints(maker).get("return") if not isinstance(maker, type) else None
        if isinstance(made, type) and issubclass(made, explore.Explorer):
            found[name] = (made.headline, maker)
    return found


def show(part: str, name: str, lang: str, folder: str, shared: bool = False) -> Any:
    """What a page shows; this runs behind it, one Python for each page that is open.

    Args:
        part: the part of the page.
        name: its name.
        lang: "en" or "es".
        folder: where games are saved and the files of the class lie.
        shared: whether others than the one at this machine see the page: then it saves no game.

    Raises:
        TesoroError: there is no such page.
    """
    os.chdir(folder)
    language(lang)
    if part == "tables" and name in TABLES:
        return _table(name, lang, shared)
    if part == "explorers" and name in explorers():
        return explorers()[name][1](lang=lang)
    if part == "pools" and name in POOLS:
        from tesoro_lab.lessons.pool import pool

        return pool(name, lang=lang).desk()
    raise TesoroError(f"There is no page {part}/{name}.")


def _table(game: str, lang: str, shared: bool) -> Any:
    """A table with a new game; its luck is another at each visit."""
    from tesoro_lab.bots import sensible
    from tesoro_lab.front import new_match
    from tesoro_lab.widgets.files import autosave_of
    from tesoro_lab.widgets.tabletop import table

    seats = ["Ana", "Luis", f"bot:{sensible(game)}"]
    match = new_match(game, seats, seed=SystemRandom().randrange(10**6))
    live = table(match, lang, autosave=None if shared else autosave_of(game))
    if shared:
        _without_files(live)
    return live


def _without_files(live: Any) -> None:
    """Take away what writes to this machine: a visitor's click must not choose a file on it."""
    files = live.parts.files
    files.box.children = (files.upload,)
    for widget in (files.name, files.save, files.found, files.load):
        widget.close()


def write(folder: Path, work: Path, shared: bool) -> None:
    """Write the notebook of every page in every language into a folder."""
    for lang in LANGUAGES:
        (folder / lang).mkdir(parents=True, exist_ok=True)
        for page in pages():
            text = json.dumps(notebook(page, lang, work, shared), ensure_ascii=False)
            (folder / lang / f"{page.file}.ipynb").write_text(text, "utf-8")


def notebook(page: Page, lang: str, work: Path, shared: bool) -> dict[str, Any]:
    """The notebook of a page: one cell, which Voila runs at each visit."""
    asked = ", ".join([repr(part) for part in (page.part, page.name, lang, str(work), shared)])
    cell: dict[str, Any] = {
        "cell_type": "code",
        "id": "page",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": f"from tesoro_lab.app.pages import show\n\nshow({asked})",
    }
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    meta = {"kernelspec": kernel, "title": say(page.title, lang), "tesoro": {"lang": lang}}
    return {"cells": [cell], "metadata": meta, "nbformat": 4, "nbformat_minor": 5}
