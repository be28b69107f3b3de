"""The tab of the cards: what every card does, and how many of each are still unseen."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.royal.deck import CardKind, Colour, Role
from tesoro_lab.widgets import lens_numbers
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.royal.harbour import told_html
from tesoro_lab.widgets.royal.icons import picture
from tesoro_lab.widgets.view import View
from tesoro_lab.words.royal_cards import card_name, does
from tesoro_lab.words.royal_cards import shown as shows_of


class Cards:
    """Every role, ship, expedition and tax; on top of them the card that was clicked."""

    def __init__(self, host: Any) -> None:
        self.front: int | None = None
        self.text = W.HTML()
        self.box = W.VBox([self.text]).add_class("tl-cards")

    def look(self, front: int) -> None:
        """Tell of this card at the next redraw."""
        self.front = front

    def show(self, view: View) -> None:
        """Tell of the cards."""
        head = ""
        if self.front is not None and self.front < len(view.board.faces):
            head = f'<div class="tl-looked">{told_html(view, self.front)}</div>'
        self.text.value = head + cards_html(view)


def cards_html(view: View) -> str:
    """All groups of cards, each with what it does and how many are unseen."""
    faces = view.board.faces
    numbered = list(enumerate(faces))
    people = [[n for n, face in numbered if face.role == role] for role in Role]
    ships = [
        [n for n, face in numbered if face.kind == CardKind.SHIP and face.colour == colour]
        for colour in Colour
    ]
    others = [
        [n for n, face in numbered if face.kind == CardKind.EXPEDITION],
        *[[n] for n, face in numbered if face.kind == CardKind.TAX],
    ]
    total = sum(unseen(view))
    note = view.label("unseen_note").format(cards=view.number(total))
    parts = [f'<p class="tl-note">{note}</p>']
    for key, groups in (("people", people), ("ships", ships), ("more_cards", others)):
        parts.append(_group(view, view.label(key), [fronts for fronts in groups if fronts]))
    return "".join([*parts, csv_link(lens_numbers.of_fronts(view), view.lang)])


def unseen(view: View) -> list[int]:
    """How many cards of each front nobody has seen: in the pile or face down as coins."""
    pools = view.state.pools
    return [sum([pool[front] for pool in pools]) for front in range(len(view.board.faces))]


def _group(view: View, name: str, groups: Sequence[list[int]]) -> str:
    heads = ["", name, view.label("unseen_of"), view.label("next_is")]
    head = "".join([f'<th scope="col">{text}</th>' for text in heads])
    rows = "".join([_row(view, fronts) for fronts in groups])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(view: View, fronts: list[int]) -> str:
    """A role or a colour: its name, what it does, its sorts, and how many are left."""
    counts, faces = unseen(view), view.board.faces
    left = sum([counts[front] for front in fronts])
    of = sum([faces[front].count for front in fronts])
    newest = view.state.pools[-1]
    share = Fraction(sum([newest[front] for front in fronts]), max(1, sum(newest)))
    sorts = _sorts(view, fronts, counts)
    return (
        f'<tr class="{"" if left else "tl-none"}"><td>{picture(view.board, fronts[0])}</td>'
        f'<th scope="row">{_name(view, fronts[0])}'
        f"<br><small>{escape(does(view.board, fronts[0], view.lang))}{sorts}</small></th>"
        f'<td class="tl-money">{left} / {of}</td>'
        f'<td class="tl-money">{words.percent(share, view.lang)}<br>'
        f"<i>{words.fraction(share, view.lang)}</i></td></tr>"
    )


def _name(view: View, front: int) -> str:
    """A ship with its colour; a role, an expedition or a tax by its own name."""
    face = view.board.faces[front]
    if face.kind in (CardKind.SHIP, CardKind.TAX):
        name = card_name(view.board, front, view.lang)
        return escape(name[0].upper() + name[1:])
    return escape(words.twin((face.name, face.name_es), view.lang))


def _sorts(view: View, fronts: list[int], counts: list[int]) -> str:
    """The different cards of one kind, folded away: what each shows, and how many are unseen."""
    if len(fronts) < 2:
        shows = shows_of(view.board, fronts[0], view.lang)
        return f" <i>({escape(shows)})</i>" if shows else ""
    lines = []
    for front in fronts:
        face = view.board.faces[front]
        shows = shows_of(view.board, front, view.lang)
        if face.kind == CardKind.EXPEDITION or face.role == Role.TRADER:
            name = card_name(view.board, front, view.lang)
            shows = f"{name}: {shows}"
        lines.append(f"<li>{escape(shows)} · {counts[front]} / {face.count}</li>")
    return (
        f"<details><summary>{view.label('sorts')} ({len(fronts)})</summary>"
        f"<ul>{''.join(lines)}</ul></details>"
    )
