"""The working copy: the notebooks a student may change, laid out from the originals.

The originals are never written to. What a student changed is never written over: an unchanged copy
follows its original, and a changed one stays while the new original is put beside it.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import chain, count
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.files import write_whole

RECORD = ".tesoro-lab.json"
"""The file in the working copy that remembers which original each copy was made from."""

MAKERS_ONLY = "source"
"""The folder of the originals that only a maker of lessons needs: it is not copied."""


class Laid(NamedTuple):
    """What laying out the working copy did, in paths relative to its folder.

    `added` were missing, `refreshed` followed a changed original, `kept` pairs each copy that the
    student changed with the name under which the new original now stands beside it.
    """

    added: tuple[str, ...]
    refreshed: tuple[str, ...]
    kept: tuple[tuple[str, str], ...]

    @property
    def written(self) -> tuple[str, ...]:
        """Every file written this time."""
        return self.added + self.refreshed + tuple(new for _, new in self.kept)

    def sentences(self) -> list[str]:
        """The same in words, one sentence for each thing a student should know."""
        said = []
        if self.added:
            said.append(f"Added {_files(len(self.added))}.")
        if self.refreshed:
            said.append(f"Brought {_files(len(self.refreshed))} up to date.")
        for yours, new in self.kept:
            said.append(f"Kept your {yours}; the new version stands beside it as {new}.")
        return said


def lay(originals: Path, folder: Path) -> Laid:
    """Lay out the working copy in `folder`, or bring it up to date.

    Raises:
        TesoroError: `folder` is a file, is (in) the folder of the originals, or can't be written.
    """
    _refuse(originals, folder)
    added: list[str] = []
    refreshed: list[str] = []
    kept: list[tuple[str, str]] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        record = _read_record(folder)
        for name, content in _originals(originals):
            copy = folder / name
            mark = _mark(content)
            if not copy.exists():
                _write(copy, content)
                added.append(name)
            elif record.get(name) != mark and _mark(copy.read_bytes()) != mark:
                if _untouched(folder, name, record):
                    _write(copy, content)
                    refreshed.append(name)
                else:
                    new = _free_name(folder, name, record)
                    _write(folder / new, content)
                    record[new] = mark
                    kept.append((name, new))
            record[name] = mark
        _write(folder / RECORD, _record_text(record))
    except OSError as error:
        raise TesoroError(
            f"The working copy can't be written to {folder} ({error.strerror or error}); "
            "choose another folder with --dest."
        ) from error
    return Laid(tuple(added), tuple(refreshed), tuple(kept))


def trust(notebooks: Iterable[Path]) -> None:
    """Tell Jupyter that these notebooks come from us, so that it shows their stored outputs.

    A notebook that can't be signed only shows fewer stored outputs before it is run.
    """
    try:
        from nbformat import read
        from nbformat.sign import NotebookNotary
    except ImportError:
        return
    with suppress(Exception):
        notary = NotebookNotary()
        for path in notebooks:
            if path.suffix == ".ipynb":
                notary.sign(read(path, as_version=4))


def _refuse(originals: Path, folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise TesoroError(f"{folder} is a file; choose a folder for the working copy with --dest.")
    if folder.resolve().is_relative_to(originals.resolve()):
        raise TesoroError(
            f"{folder} belongs to the original notebooks, which stay as they are; "
            "choose another folder with --dest."
        )


def _originals(folder: Path, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.name.startswith((".", "__")) or item.name == MAKERS_ONLY:
            continue
        if item.is_dir():
            yield from _originals(item, f"{prefix}{item.name}/")
        else:
            yield prefix + item.name, item.read_bytes()


def _untouched(folder: Path, name: str, record: dict[str, str]) -> bool:
    return record.get(name) == _mark((folder / name).read_bytes())


def _free_name(folder: Path, name: str, record: dict[str, str]) -> str:
    """A name beside `name` that is free, or holds an earlier new version nobody has touched."""
    path = PurePosixPath(name)
    stems = (f"{path.stem}-new{number}" for number in chain([""], map("-{}".format, count(2))))
    names = (str(path.with_name(stem + path.suffix)) for stem in stems)
    return next(new for new in names if _free(folder, new, record))


def _free(folder: Path, name: str, record: dict[str, str]) -> bool:
    return not (folder / name).exists() or _untouched(folder, name, record)


def _mark(content: bytes) -> str:
    return sha256(content).hexdigest()


def _read_record(folder: Path) -> dict[str, str]:
    """The record, or an empty one: then every copy that differs counts as the student's own."""
    try:
        read = json.loads((folder / RECORD).read_text(encoding="utf-8"))
        return {str(name): str(mark) for name, mark in read["files"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _record_text(record: dict[str, str]) -> bytes:
    content = {"format": "tesoro-lab working copy", "version": 1, "files": record}
    return (json.dumps(content, indent=1, sort_keys=True) + "\n").encode()


def _write(path: Path, content: bytes) -> None:
    """Write all of it or nothing, so that a start cut short leaves no half a notebook."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, content)


def _files(number: int) -> str:
    return "1 file" if number == 1 else f"{number} files"
