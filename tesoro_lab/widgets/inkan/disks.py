"""The golden disks: what is still hidden, what each kind does, and what the next may be."""

from fractions import Fraction
from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.inkan.kinds import DISK_PRICE, DISKS, laid_out
from tesoro_lab.widgets import lens_numbers
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.inkan.icons import GROUNDS, disk_icon
from tesoro_lab.widgets.pool import shown
from tesoro_lab.widgets.view import View


class Question:
    """A card under the buttons with what one must know about the disk underfoot."""

    def __init__(self, host: Any) -> None:
        self.box = W.HTML().add_class("tl-facts").add_class("tl-card")

    def show(self, view: View) -> None:
        """Tell what the disk may be, while somebody stands on one and is asked."""
        seat = view.person
        on_disk = type(view.frame).__name__ in ("Start", "Arrival") and view.state.on_disk(seat)
        shown(self.box, on_disk)
        if on_disk:
            self.box.value = question_html(view)


def question_html(view: View) -> str:
    """The chances of the disk in one strip, and the purse before and after."""
    state, seat = view.state, view.person
    left = state.purses[seat] - DISK_PRICE
    place = escape(view.space(state.at[seat]))
    head = view.label("what_disk_may_be").format(place=place)
    pairs = [(view.label("lucky_throw"), words.fraction(Fraction(1, 2), view.lang))]
    if left >= 0:
        after = view.label("purse_after_disk")
        pairs.append((after, view.money(left)))
    rows = "".join([f"<dt>{name}</dt><dd>{value}</dd>" for name, value in pairs])
    return f"<p><b>{head}</b></p>{strip_html(view)}<dl>{rows}</dl>"


def strip_html(view: View) -> str:
    """All hidden disks as one strip, each kind as long as its chance."""
    hidden = view.state.hidden
    total = sum(hidden)
    parts = []
    for kind, count in zip(DISKS, hidden, strict=True):
        if not count:
            continue
        name = escape(words.disk_name(str(kind), view.lang))
        share = words.percent(Fraction(count, total), view.lang, 0)
        parts.append(
            f'<li style="flex:{count} 1 0;background:{GROUNDS[str(kind)]}" '
            f'title="{name}: {count}/{total}">{disk_icon(str(kind), 20)}'
            f'<span>{share}</span><span class="tl-unseen">{name}</span></li>'
        )
    return f'<ul class="tl-strip">{"".join(parts)}</ul>'


class Disks:
    """The tab with every kind of disk."""

    def __init__(self, host: Any) -> None:
        self.box = W.HTML().add_class("tl-disks")

    def show(self, view: View) -> None:
        """Tell how many are left of each kind, and what each does."""
        self.box.value = disks_html(view)


def disks_html(view: View) -> str:
    """A row for each kind: how many are left of how many, the chance, and what it does."""
    hidden = view.state.hidden
    total = sum(hidden)
    at_first = laid_out(len(view.board.disks))
    rows = []
    for kind, count, of in zip(DISKS, hidden, at_first, strict=True):
        share = Fraction(count, total) if total else Fraction(0)
        name = escape(words.disk_name(str(kind), view.lang))
        rows.append(
            f'<tr class="{"" if count else "tl-none"}"><td>{disk_icon(str(kind), 28)}</td>'
            f'<th scope="row">{name}<br><small>{escape(words.disk(str(kind), view.lang))}</small>'
            f'</th><td class="tl-money">{count} / {of}</td>'
            f'<td class="tl-money">{words.percent(share, view.lang)}<br>'
            f"<i>{words.fraction(share, view.lang)}</i></td></tr>"
        )
    heads = ["", view.label("disk"), view.label("left"), view.label("next_disk")]
    head = "".join([f'<th scope="col">{text}</th>' for text in heads])
    note = view.label("disks_note")
    return (
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        f'<p class="tl-note">{note}</p>{csv_link(lens_numbers.of_hidden(view), view.lang)}'
    )
