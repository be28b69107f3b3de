"""The odds lens: exactly what the next throw or card can do, space by space."""

from fractions import Fraction
from typing import Any

import ipywidgets as W

from tesoro_lab import odds, words
from tesoro_lab.figures.svg import escape
from tesoro_lab.odds import Lens
from tesoro_lab.widgets import lens_numbers
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.marks import band, pawn
from tesoro_lab.widgets.view import View, told


class LensPanel:
    """The exact chances of what comes next, beside the board and, if wanted, on it."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.on_board = W.ToggleButton(value=True).add_class("tl-button").add_class("tl-small")
        self.on_board.observe(self._switched, "value")
        self.text = W.HTML().add_class("tl-lens")
        self.box = W.VBox([self.on_board, self.text])
        self._asked: Any = None
        self._lens: Lens | None = None

    def show(self, view: View) -> None:
        """Tell the odds."""
        self.on_board.description = view.label("show_on_board")
        self.text.value = lens_html(view, self.lens(view))

    def lens(self, view: View) -> Lens | None:
        """The lens on this position; worked out once for each."""
        asked = (view.match, tuple(view.match.moves))
        if asked != self._asked:
            self._asked, self._lens = asked, odds.of(view.match)
        return self._lens

    def highlight(self, view: View) -> dict[int, Fraction] | None:
        """The chances to write on the board before a throw, unless that is switched off."""
        lens = self.lens(view) if self.on_board.value else None
        if lens is None or lens.ask != "throw":
            return None
        return {spot.space: spot.chance for spot in lens.spots}

    @told
    def _switched(self, _: object) -> None:
        self.host.redraw()


def lens_html(view: View, lens: Lens | None) -> str:
    """The whole lens: the facts, the spaces, the piles."""
    if lens is None:
        return f"<p>{view.label('no_chance_now')}</p>"
    who = f"{pawn(lens.seat, view.match.names, 20)} <b>{view.name(lens.seat)}</b>"
    if lens.ask == "card":
        return f"<p>{who}</p>{_facts(view, lens)}{_pile(view, lens)}"
    heads = {
        "throw": view.label("where_to"),
        "later": view.label("where_next"),
    }
    spaces = _spots(view, lens) + _piles(view, lens)
    return f"<p>{who} · {heads[lens.ask]}</p>{_facts(view, lens)}{spaces}"


def _facts(view: View, lens: Lens) -> str:
    """The four numbers that matter most."""
    change = words.change(round(lens.expected), view.lang)
    cells = [(view.label("on_average"), change, view.label("reales"))]
    if lens.ask != "card":
        for label, share in (
            (view.label("past_start"), lens.passes_start),
            (view.label("throw_again"), lens.extra_throw),
            (view.label("sent_to_galleys"), lens.to_galleys),
        ):
            cells.append((label, words.percent(share, view.lang), words.fraction(share, view.lang)))
    parts = [
        f'<div class="tl-fact"><b>{value}</b><i>{extra}</i><span>{label}</span></div>'
        for label, value, extra in cells
    ]
    return f'<div class="tl-fact-row">{"".join(parts)}</div>'


def _spots(view: View, lens: Lens) -> str:
    """A row for each space that the dice can reach, with a bar as long as its chance."""
    most = max([spot.chance for spot in lens.spots])
    rows = []
    for spot in lens.spots:
        group = view.board.group[spot.space]
        chip = band(group) + " " if group else ""
        money = round(spot.money)
        look = "tl-gain" if money > 0 else "tl-loss" if money < 0 else "tl-even"
        width = round(100 * float(spot.chance / most))
        rows.append(
            f"<tr><th scope='row'>{chip}{escape(view.space(spot.space))}</th>"
            f'<td class="tl-bar"><span style="width:{width}%"></span></td>'
            f"<td>{words.percent(spot.chance, view.lang)}</td>"
            f"<td><i>{words.fraction(spot.chance, view.lang)}</i></td>"
            f'<td class="{look}">{words.change(money, view.lang)}</td></tr>'
        )
    head = (
        f'<th scope="col" colspan="2">{view.label("space")}</th>'
        f'<th scope="col" colspan="2">{view.label("chance_of")}</th>'
        f'<th scope="col">{view.label("costs_or_pays")}</th>'
    )
    note = view.label("lens_note")
    return (
        f'<table class="tl-spots"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
        f'<p class="tl-note">{note}</p>'
        f"{csv_link(lens_numbers.of_spaces(view, lens), view.lang)}"
    )


def _pile(view: View, lens: Lens) -> str:
    """What may be turned over now."""
    assert lens.pile is not None
    deck = lens.pile.outcomes[0][0]
    return f"<p><b>{view.label('next_card')}</b></p>{_cards(view, deck, lens.pile)}"


def _piles(view: View, lens: Lens) -> str:
    """What is left in each pile, folded away."""
    parts = []
    for deck, cards in lens.piles.items():
        name = escape(words.deck_name(deck, view.lang))
        count = len(cards.outcomes)
        parts.append(
            f"<details><summary>{view.label('left_in_pile')}: {name} ({count})</summary>"
            f"{_cards(view, deck, cards)}</details>"
        )
    return "".join(parts)


def _cards(view: View, pile: str, cards: Any) -> str:
    """Each card that may come from a pile, with its chance."""
    rows = []
    for deck, number in cards.outcomes:
        share = words.fraction(cards[deck, number], view.lang)
        text = escape(words.card(deck, number, view.lang, view.board))
        rows.append(f"<li><i>{share}</i> {text}</li>")
    link = csv_link(lens_numbers.of_pile(view, pile, cards), view.lang)
    return f'<ul class="tl-pile">{"".join(rows)}</ul>{link}'
