"""The working of the dice lab: every throw there is, those of the event set off."""

from collections.abc import Sequence
from itertools import product
from typing import Any

from tesoro_lab.words import number, twin


def working_html(question: Any, lang: str) -> str:
    """All throws that are in the event; two dice as a square, others as a list."""
    faces = range(1, question.sides + 1)
    fitting = [t for t in product(faces, repeat=question.n) if question.fits(t)]
    ways = question.sides**question.n
    pair = ("The working: {} of {} throws", "El porqué: {} de {} tiradas")
    title = twin(pair, lang).format(number(len(fitting), lang), number(ways, lang))
    body = _square(question, lang) if question.n == 2 else _list(question, fitting)
    return f"<details open><summary>{title}</summary>{body}</details>"


def _square(question: Any, lang: str) -> str:
    """Two dice: the sum in each cell, the first die from above, the second from the left."""
    faces = range(1, question.sides + 1)
    heads = "".join([f'<th scope="col">{face}</th>' for face in faces])
    rows = []
    for second in faces:
        cells = []
        for first in faces:
            look = ' class="tl-hit"' if question.fits((first, second)) else ""
            cells.append(f"<td{look}>{sum(question.counts((first, second)))}</td>")
        rows.append(f'<tr><th scope="row">{second}</th>{"".join(cells)}</tr>')
    corner = twin(("1st die → 2nd ↓", "1.º dado → 2.º ↓"), lang)
    return (
        f'<table class="tl-square"><thead><tr><td><small>{corner}</small></td>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _list(question: Any, throws: Sequence[Sequence[int]]) -> str:
    """Each throw as a row of small dice; those that do not count are pale."""
    items = "".join([f"<li>{_throw(question, throw)}</li>" for throw in throws])
    return f'<ul class="tl-throws">{items}</ul>'


def _throw(question: Any, throw: Sequence[int]) -> str:
    left = question.counts(throw)
    parts = []
    for pips in throw:
        counts = pips in left
        if counts:
            left.remove(pips)
        parts.append(f"<b>{pips}</b>" if counts else f"<s>{pips}</s>")
    return "".join(parts)
