"""The file of one student's counts: versioned JSON with a checksum, believed field by field.

The checksum finds a file that was damaged or edited by hand; it is no proof of who wrote it.

    {"format": "tesoro-lab pool", "version": 1, "experiment": "two-dice", "setup": {},
     "student": "Ana", "edition": 1, "trials": 100, "counts": {"2": 3, ...}, "seed": "",
     "checksum": "..."}
"""

import json
import os
import stat
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.files import write_whole
from tesoro_lab.engine.saves import checksum
from tesoro_lab.lessons import pool_words as told
from tesoro_lab.lessons.pool_counts import Tally, counted, short
from tesoro_lab.lessons.pool_kinds import MOST_TRIALS, Experiment
from tesoro_lab.lessons.speech import Pair, say
from tesoro_lab.lessons.students import NAME, key, named

FORMAT: Final = "tesoro-lab pool"
VERSION: Final = 1
LARGEST = 64 * 1024
"""A file with more bytes than this is not read."""
MOST_FILES = 1000
"""So many files of a folder are looked at."""
_FIELDS: dict[str, tuple[type, Pair]] = {
    "setup": (dict, told.TABLE),
    "student": (str, told.TEXT),
    "edition": (int, told.WHOLE),
    "trials": (int, told.WHOLE),
    "counts": (dict, told.TABLE),
    "seed": (str, told.TEXT),
}


class Gift(NamedTuple):
    """What one student gives to the pool.

    Attributes:
        student: the name as it was written.
        tally: the counts, the number of trials, and the seed if a computer threw.
        edition: 1 at first, one more each time the student puts other counts in their place.
        file: the name of the file it was read from.
    """

    student: str
    tally: Tally
    edition: int = 1
    file: str = ""

    @property
    def who(self) -> str:
        """The name by which a student is known again: "  ana" is "Ana"."""
        return key(self.student)


def file_of(kind: Experiment, student: str) -> str:
    """The name of a student's file: always the same for a student and an experiment.

    >>> from tesoro_lab.lessons.pool_kinds import Sums
    >>> file_of(Sums(), "José María")
    'two-dice-jose-maria-c5bd9e.json'
    """
    plain = unicodedata.normalize("NFKD", key(student)).encode("ascii", "ignore").decode()
    words = "".join([letter if letter.isalnum() else " " for letter in plain]).split()
    mark = sha256(json.dumps([key(student), kind.setup]).encode()).hexdigest()[:6]
    return "-".join([kind.name, *words, mark]) + ".json"


def written(kind: Experiment, gift: Gift) -> bytes:
    """The contents of the file."""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "experiment": kind.name,
        "setup": kind.setup,
        "student": gift.student,
        "edition": gift.edition,
        "trials": gift.tally.trials,
        "counts": {str(outcome): many for outcome, many in gift.tally.counts.items()},
        "seed": gift.tally.seed,
    }
    sealed = {**data, "checksum": checksum(data)}
    return (json.dumps(sealed, ensure_ascii=False) + "\n").encode()


def read(kind: Experiment, content: bytes, file: str, lang: str) -> Gift:
    """What a file gives, every field checked.

    Raises:
        TesoroError: it is damaged, foreign or of another experiment; one sentence says which.
    """
    if len(content) > LARGEST:
        raise _no(told.TOO_LARGE, lang, file=file, most=LARGEST // 1024)
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise _no(told.NOT_WHOLE, lang, file=file) from None
    _check_kind(kind, data, file, lang)
    for field, (type_, due) in _FIELDS.items():
        if type(data.get(field)) is not type_:
            raise _no(told.FIELD, lang, file=file, field=field, due=say(due, lang))
    if not _sealed(data):
        raise _no(told.CHANGED, lang, file=file)
    _check_setup(kind, data["setup"], file, lang)
    try:
        return _gift(kind, data, file, lang)
    except TesoroError as error:
        raise TesoroError(f"{file}: {error}") from None


def _check_kind(kind: Experiment, data: Any, file: str, lang: str) -> None:
    """Format, version and experiment come first, so that the sentence names what is wrong."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _no(told.FOREIGN, lang, file=file)
    if data.get("version") != VERSION:
        found = short(data.get("version"))
        raise _no(told.NEWER, lang, file=file, found=found, due=VERSION)
    if data.get("experiment") != kind.name:
        found = short(data.get("experiment"))
        raise _no(told.OTHER, lang, file=file, found=found, due=repr(kind.name))


def _check_setup(kind: Experiment, found: dict[str, Any], file: str, lang: str) -> None:
    for field in sorted({*kind.setup, *found}):
        here, there = kind.setup.get(field), found.get(field)
        if here != there or type(here) is not type(there):
            facts = {"field": short(field), "found": short(there, 60), "due": short(here, 60)}
            raise _no(told.OTHERWISE, lang, file=file, **facts)


def _sealed(data: dict[str, Any]) -> bool:
    try:
        return bool(checksum(data) == data.get("checksum"))
    except (ValueError, RecursionError):  # half of a letter can't be encoded
        return False


def _gift(kind: Experiment, data: dict[str, Any], file: str, lang: str) -> Gift:
    """What the fields say, if it can be."""
    given = {_outcome(text): many for text, many in data["counts"].items()}
    tally = Tally(counted(kind, given, lang), data["trials"], data["seed"][:NAME])
    check(kind, tally, lang)
    if data["edition"] < 1:
        raise _no(told.FIELD, lang, file=file, field="edition", due=say(told.WHOLE, lang))
    return Gift(named(data["student"], lang), tally, data["edition"], file)


def _outcome(text: str) -> Any:
    """The outcome behind a field of the counts; what is no number is refused as it stands."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else text


def check(kind: Experiment, tally: Tally, lang: str) -> None:
    """Refuse counts that can't be, or that would drown the class.

    Raises:
        TesoroError: they can't be.
    """
    if tally.trials < 1:
        raise TesoroError(say(told.NONE, lang))
    if tally.trials > MOST_TRIALS:
        found, most = [told.many(kind.unit, n, lang) for n in (tally.trials, MOST_TRIALS)]
        raise TesoroError(say(told.MANY, lang).format(found=found, most=most))
    kind.check(tally, lang)


def load(kind: Experiment, path: Path, name: str, lang: str) -> Gift:
    """What a file of a folder gives.

    Raises:
        TesoroError: it can't be read, or is refused.
    """
    try:
        with path.open("rb") as page:
            content = page.read(LARGEST + 1)
    except OSError as error:
        raise _no(told.UNREADABLE, lang, file=name, why=error.strerror or error) from None
    return read(kind, content, name, lang)


def load_all(kind: Experiment, folder: Path, lang: str) -> tuple[list[Gift], list[str]]:
    """What the files of a folder give, and a sentence for each that is refused."""
    gifts: list[Gift] = []
    notes: list[str] = []
    for number, path in enumerate(paths(folder)):
        if number >= MOST_FILES:
            notes.append(say(told.TOO_MANY, lang).format(most=MOST_FILES, file=folder))
            break
        try:
            gifts.append(load(kind, path, path.relative_to(folder).as_posix(), lang))
        except TesoroError as error:
            notes.append(str(error))
    return gifts, notes


def signature(folder: Path) -> list[tuple[str, int, int]]:
    """What changes when a file comes, goes or changes."""
    found = []
    for path in islice(paths(folder), MOST_FILES + 1):
        with suppress(OSError):  # gone in the meantime
            about = path.stat()
            found.append((str(path), about.st_size, about.st_mtime_ns))
    return found


def paths(folder: Path) -> Iterator[Path]:
    """The JSON files in a folder and in those inside it, in the order of their names.

    Hidden ones are left out, and links to other folders are not followed. A file on its way is
    hidden until it is whole.
    """
    for at, folders, files in os.walk(folder):
        folders[:] = sorted([name for name in folders if not name.startswith(".")])
        for name in sorted(files):
            path = Path(at) / name
            if not name.startswith(".") and ".json" in name.lower() and _plain(path):
                yield path


def _plain(path: Path) -> bool:
    """Whether it is a file: from a pipe one would wait for ever."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def put(path: Path, content: bytes, lang: str) -> None:
    """Write a file whole, or not at all, so that the class can read it.

    Raises:
        TesoroError: it can't be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Whatever one's own habit is: a pool is there to be read.
        write_whole(path, content, 0o644)
    except OSError as error:
        why = error.strerror or error
        raise _no(told.NOT_WRITTEN, lang, file=path, why=why) from None


def _no(pair: Pair, lang: str, **facts: Any) -> TesoroError:
    return TesoroError(say(pair, lang).format(**facts))
