"""Makes every copy of every lesson: `python -m tesoro_lab.lessons.build`.

From each `notebooks/source/NAME.py` come NAME.ipynb and es/NAME.ipynb for the student, and for a
lesson the same two in solutions/ and the notes in teachers/. `--check` makes them again in a
temporary folder and fails if anything differs from what is there; with `--no-run` it runs no
notebook and takes the outputs that are there, for nbval compares those. `--stamp` says that the
Spanish of the sources has been read against the English and agrees.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.engine.files import notebooks_root
from tesoro_lab.lessons import copies, running, teachers
from tesoro_lab.lessons.source import Source, SourceError, load, stamp
from tesoro_lab.lessons.speech import LANGUAGES
from tesoro_lab.lessons.twins import faults

Job = tuple[Source, str, str]  # a source, "student", "solution" or "teacher", and a language
Fill = Callable[[Any, Path], None]  # gives a notebook its outputs; the path is its place


def sources(root: Path, names: Sequence[str] = ()) -> list[Source]:
    """The sources below a folder of notebooks, in order; all of them, or those named.

    Raises SourceError with one line for each fault when any of them can't be built.
    """
    found = [load(path) for path in sorted((root / "source").glob("[0-9p]*.py"))]
    missing = set(names) - {source.name for source in found}
    if missing:
        raise SourceError(f"There is no source {', '.join(sorted(missing))} in {root / 'source'}.")
    bad = [fault for source in found for fault in faults(source)]
    if bad:
        raise SourceError("\n".join(bad))
    return [source for source in found if not names or source.name in names]


def run(notebook: Any, place: Path) -> None:
    """Give a notebook the outputs that its cells have now."""
    try:
        running.run(notebook)
    except Exception as error:
        raise SourceError(f"{place} does not run: {error}") from error


def build(
    root: Path, out: Path, names: Sequence[str] = (), workers: int = 2, fill: Fill = run
) -> list[Path]:
    """Make the copies of the sources below `root` under `out`; return their places below `out`."""
    lessons = [source for source in sources(root) if source.is_lesson]
    jobs: list[Job] = []
    for source in sources(root, names):
        kinds = ("student", "solution", "teacher") if source.is_lesson else ("student",)
        jobs += [(source, kind, lang) for kind in kinds for lang in LANGUAGES]
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(lambda job: make(job, out, lessons, fill), jobs))


def make(job: Job, out: Path, lessons: Sequence[Source], fill: Fill = run) -> Path:
    """Make one copy under `out` and return its place below it."""
    source, kind, lang = job
    if kind == "teacher":
        place, text = teachers.place(source, lang), teachers.notes(source, lang)
    else:
        place = copies.place(source, kind, lang)
        text = _filled(copies.notebook(source, kind, lang, lessons), place, fill)
    (out / place).parent.mkdir(parents=True, exist_ok=True)
    (out / place).write_text(text, encoding="utf-8", newline="\n")
    return place


def _filled(notebook: Any, place: Path, fill: Fill) -> str:
    nbformat: Any = import_module("nbformat")
    fill(notebook, place)
    nbformat.validate(notebook)
    return str(nbformat.writes(notebook)).rstrip("\n") + "\n"


def differences(root: Path, names: Sequence[str] = (), rerun: bool = True) -> list[str]:
    """What differs between the copies below `root` and copies made now, one sentence each.

    Without `rerun` no cell runs: a copy made now takes its outputs, cell by cell, from the copy
    below `root`. All else is compared as before, byte by byte: cells, ids, tags, metadata, the
    notes, and that the outputs were left by a run from top to bottom and are clean.
    """
    found = []

    def keep(notebook: Any, place: Path) -> None:
        if (root / place).exists():
            running.take_outputs(notebook, import_module("nbformat").read(root / place, 4))

    with tempfile.TemporaryDirectory() as folder:
        places = build(root, Path(folder), names, fill=run if rerun else keep)
        for place in places:
            if not (root / place).exists():
                found.append(f"{place} is missing.")
            elif (root / place).read_bytes() != (Path(folder) / place).read_bytes():
                found.append(f"{place} is not what its source makes now.")
    if not names:
        found += [f"{path} has no source." for path in strays(root, places)]
    return found


def strays(root: Path, places: Sequence[Path]) -> list[Path]:
    """Notebooks and notes below `root` that no source makes."""
    there = [path.relative_to(root) for kind in ("ipynb", "md") for path in root.rglob(f"*.{kind}")]
    plain = [path for path in there if not any(part.startswith(".") for part in path.parts)]
    return sorted(path for path in plain if path not in places and path.name != "README.md")


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; 0 when all is well, 1 when something has to be done."""
    parser = argparse.ArgumentParser(prog="python -m tesoro_lab.lessons.build", description=__doc__)
    parser.add_argument("names", nargs="*", help="such as 01-two-dice; all of them if none")
    parser.add_argument("--root", type=Path, help="the folder of the notebooks")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="change nothing; fail on a difference")
    parser.add_argument("--no-run", action="store_true", help="with --check: run no notebook")
    what.add_argument("--stamp", action="store_true", help="the Spanish agrees with the English")
    chosen = parser.parse_args(words)
    root = chosen.root or Path(str(notebooks_root()))
    try:
        if chosen.stamp:
            files = sorted((root / "source").glob("*.py"))
            lines = [f"{path.name}: {stamp(path)} fingerprints renewed" for path in files]
        elif chosen.check:
            lines = differences(root, chosen.names, not chosen.no_run)
        else:
            lines = [f"made {place}" for place in build(root, root, chosen.names)]
    except TesoroError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 1 if chosen.check and lines else 0


if __name__ == "__main__":
    sys.exit(main())
