"""Reads what a student typed as an answer; whatever it is, the result is a value or a sentence."""

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from math import isinf, isnan
from numbers import Integral, Real

from tesoro_lab.lessons.speech import Pair

BLANK: Pair = (
    "Not answered yet: write your answer in place of the three dots and run the cell again.",
    "Aún sin respuesta: escríbela en lugar de los tres puntos y ejecuta otra vez la celda.",
)
NOTHING: Pair = (
    "That is None, Python's word for nothing. A line such as x = print(5) keeps None in x: "
    "give the value itself.",
    "Eso es None, que en Python quiere decir nada. Una línea como x = print(5) guarda None en x: "
    "da el valor mismo.",
)
TEXT: Pair = (
    "That is text. Write the number without quotation marks, for example 3/8 or 0.375.",
    "Eso es un texto. Escribe el número sin comillas, por ejemplo 3/8 o 0.375.",
)
TRUTH: Pair = (
    "True and False answer a yes-or-no question; here a number is asked for.",
    "True y False responden a una pregunta de sí o no; aquí se pide un número.",
)
MANY: Pair = (
    "Those are several values together; here one number is asked for.",
    "Son varios valores juntos; aquí se pide un solo número.",
)
COMMA: Pair = (
    "Those are two whole numbers with a comma between them. Python writes decimals with a point: "
    "0.375.",
    "Son dos números enteros separados por una coma. En Python los decimales llevan punto: 0.375.",
)
ENDLESS: Pair = (
    "That number is infinite or undefined (inf or nan): look for a division that went wrong.",
    "Ese número es infinito o no está definido (inf o nan): busca una división que salió mal.",
)
ACTION: Pair = (
    "That is a function that has not been called: add its brackets, or give the number it returns.",
    "Eso es una función sin llamar: añade sus paréntesis, o da el número que devuelve.",
)
STRANGE: Pair = (
    "That value can't be read as a number. Write one number, for example 3/8 or 0.375.",
    "Ese valor no se puede leer como un número. Escribe un solo número, por ejemplo 3/8 o 0.375.",
)
LETTER: Pair = (
    'Answer with one letter between quotation marks, for example "a".',
    'Responde con una sola letra entre comillas, por ejemplo "a".',
)
LIST: Pair = (
    "Answer with a list of pairs, for example [(6, 6), (1, 2)].",
    "Responde con una lista de parejas, por ejemplo [(6, 6), (1, 2)].",
)


class Unread(Exception):
    """The answer could not be read; `.pair` says why in both languages."""

    def __init__(self, pair: Pair) -> None:
        super().__init__(pair[0])
        self.pair = pair


def refuse_blank(answer: object) -> None:
    """Raises Unread for the three dots and for None."""
    if answer is ...:
        raise Unread(BLANK)
    if answer is None:
        raise Unread(NOTHING)


def number(answer: object) -> Fraction:
    """The exact value of a number of any usual type (a float's own binary value).

    Raises Unread, with a sentence for the student, for anything that isn't one finite number.

    >>> number(0.25)
    Fraction(1, 4)
    """
    refuse_blank(answer)
    if isinstance(answer, bool):
        raise Unread(TRUTH)
    if isinstance(answer, str | bytes):
        raise Unread(TEXT)
    if isinstance(answer, Integral):
        return Fraction(int(answer))
    if isinstance(answer, Fraction):
        return answer
    if isinstance(answer, Real | Decimal):
        plain = float(answer)
        if isnan(plain) or isinf(plain):
            raise Unread(ENDLESS)
        return Fraction(plain)
    raise Unread(_not_a_number(answer))


def _not_a_number(answer: object) -> Pair:
    if isinstance(answer, tuple) and [type(part) for part in answer] == [int, int]:
        return COMMA
    if isinstance(answer, list | tuple | set | frozenset | dict):
        return MANY
    return ACTION if callable(answer) else STRANGE


def letter(answer: object) -> str:
    """One letter, small; raises Unread for anything else.

    >>> letter(" B) ")
    'b'
    """
    refuse_blank(answer)
    if isinstance(answer, str):
        plain = answer.strip().strip("().").lower()
        if len(plain) == 1 and plain.isalpha():
            return plain
    raise Unread(LETTER)


def throws(answer: object) -> list[tuple[int, int]]:
    """A list of throws, each a pair of whole numbers. Raises Unread for anything else.

    >>> throws([(1, 2), [3, 4]])
    [(1, 2), (3, 4)]
    """
    refuse_blank(answer)
    if isinstance(answer, str | bytes | dict) or not isinstance(answer, Iterable):
        raise Unread(LIST)
    found = []
    for item in answer:
        if not isinstance(item, list | tuple) or len(item) != 2:
            raise Unread(LIST)
        if not all(isinstance(part, Integral) and not isinstance(part, bool) for part in item):
            raise Unread(LIST)
        found.append((int(item[0]), int(item[1])))
    return found
