"""What the index says of the browser alone holds, and what it says of each lesson is there."""

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tesoro_lab.engine.files import notebooks_root
from tesoro_lab.lessons import build, copies

ROOT = Path(str(notebooks_root()))
RUNNER = Path(__file__).with_name("run_on_the_site.py")
SOURCES = build.sources(ROOT)
LESSONS = [source for source in SOURCES if source.is_lesson]
SPEECHES = ["en", "es"]


def ran(*places: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, str(RUNNER), *places]
    return subprocess.run(words, capture_output=True, text=True, encoding="utf-8", timeout=600)


def page(lang: str) -> str:
    return (ROOT / ("es" if lang == "es" else "") / "00-start.ipynb").read_text(encoding="utf-8")


@pytest.mark.slow
def test_what_is_marked_for_the_site_runs_without_what_the_site_lacks() -> None:
    """With the answers written in, so that every cell has something to do."""
    marked = [source for source in LESSONS if source.on_site]
    assert marked
    pages = [f"{source.name}.ipynb" for source in SOURCES if not source.is_lesson]
    solved = [f"solutions/{source.name}.ipynb" for source in marked]
    done = ran(*(str(ROOT / place) for place in (*pages, *solved)))
    assert done.returncode == 0, done.stderr[-3000:]
    told = re.findall(r"^ran (\S+)$", done.stderr, re.MULTILINE)
    assert told == [Path(place).stem for place in (*pages, *solved)]


@pytest.mark.parametrize("line", ["import numpy", "import pandas as pd", "import joblib", "fork()"])
def test_the_runner_has_what_the_site_has_and_no_more(tmp_path: Path, line: str) -> None:
    cell = {"cell_type": "code", "id": "one", "source": ["from os import fork\n", line]}
    (tmp_path / "one.ipynb").write_text(json.dumps({"cells": [cell]}))
    done = ran(str(tmp_path / "one.ipynb"))
    assert done.returncode == 1
    assert "The site " in done.stderr and "one.ipynb, one" in done.stderr


@pytest.mark.parametrize("source", LESSONS, ids=lambda source: source.name)
def test_every_lesson_says_whether_it_runs_on_the_site(source) -> None:
    assert isinstance(source.facts.get("site"), bool)


@pytest.mark.parametrize("lang", SPEECHES)
def test_the_index_tells_of_each_lesson_by_its_own_facts(lang: str) -> None:
    rows = copies.index(LESSONS, lang).splitlines()[2:]
    assert len(rows) == len(LESSONS)
    for source, row in zip(LESSONS, rows, strict=True):
        for name in ("title", "level", "minutes", "needs", "learns"):
            assert source.fact(name, lang) in row
        here = copies.ON_SITE if source.on_site else copies.OFF_SITE
        assert here[SPEECHES.index(lang)] in row


def test_a_lesson_that_is_not_marked_is_said_to_need_python() -> None:
    source = LESSONS[0]
    bare = type(source)(source.name, {**source.facts, "site": "yes"}, source.cells)
    assert copies.OFF_SITE[0] in copies.index([bare], "en")


@pytest.mark.parametrize("source", LESSONS, ids=lambda source: source.name)
@pytest.mark.parametrize("lang", SPEECHES)
def test_the_minutes_are_those_of_the_timing(source, lang: str) -> None:
    """One period of 45 minutes, or two; the tables of the notes end where a period ends."""
    minutes = source.fact("minutes", lang)
    notes = (ROOT / "teachers" / ("es" if lang == "es" else "") / f"{source.name}.md").read_text()
    spans = [(int(a), int(b)) for a, b in re.findall(r"^\| (\d+)-(\d+) \|", notes, re.MULTILINE)]
    periods = [at for at, (begin, _) in enumerate(spans) if begin == 0]
    ends = [spans[at - 1][1] for at in (*periods[1:], len(spans))]
    assert ends == [45] * len(ends)
    assert minutes.startswith(str(45 * len(ends)))
    assert len(ends) == 1 or "45" in minutes
    assert all(begin in (end, 0) for (_, end), (begin, _) in pairwise(spans))


@pytest.mark.parametrize("name", ["ruta", "inkan", "royal", "explorer"])
def test_the_pictures_of_the_index_are_small_and_said_in_words(name: str) -> None:
    picture = ROOT / "pictures" / f"{name}.jpg"
    assert picture.stat().st_size < 120_000
    assert picture.read_bytes()[:3] == b"\xff\xd8\xff"
    for lang in SPEECHES:
        (told,) = re.findall(rf"!\[([^\]]+)\]\((?:\.\./)?pictures/{name}\.jpg\)", page(lang))
        assert len(told) > 40


def test_the_index_names_every_explorer() -> None:
    from tesoro_lab.widgets import explore

    names = [name for name in explore.__all__ if name.islower()]
    assert len(names) >= 5
    for lang in SPEECHES:
        assert [name for name in names if f"tl.explore.{name}(" not in page(lang)] == []
