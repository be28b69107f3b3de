"""The names of students: how they are written, and when two of them are the same."""

import unicodedata

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons.speech import Pair, say

NAME = 60
"""So many letters a name has at most."""
NAMED: Pair = (
    "A student's name is a text of 1 to {most} letters in one line, not {found}.",
    "El nombre es un texto de 1 a {most} letras en una línea, no {found}.",
)


def one_line(student: str) -> str:
    r"""A name without needless spaces, every accent in one sign with its letter.

    >>> one_line(" Jose\N{COMBINING ACUTE ACCENT}  Ruiz ")
    'José Ruiz'
    """
    return unicodedata.normalize("NFC", " ".join(student.split()))


def is_name(name: str) -> bool:
    """Whether it can stand as a name: neither empty nor too long, and all of it can be printed."""
    return 1 <= len(name) <= NAME and name.isprintable()


def named(student: object, lang: str) -> str:
    """A student's name, in one line and without what can't be printed.

    Raises:
        TesoroError: it is no text, empty, too long, or holds signs that can't be printed.
    """
    name = one_line(student) if isinstance(student, str) else ""
    if not is_name(name):
        raise TesoroError(say(NAMED, lang).format(most=NAME, found=repr(student)[:40]))
    return name


def key(student: str) -> str:
    """A name without regard to case and spaces, by which a student is known again.

    >>> key("Ana  Ruiz") == key("ana ruiz")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", student).casefold().split())
