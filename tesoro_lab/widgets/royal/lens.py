"""The odds lens: what the next card may do, which colours may come, and whether to stop."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import ipywidgets as W

from tesoro_lab import odds, words
from tesoro_lab.figures.svg import escape
from tesoro_lab.odds import RoyalLens
from tesoro_lab.odds.stopping import Advice
from tesoro_lab.widgets import lens_numbers
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.marks import pawn
from tesoro_lab.widgets.royal.icons import icon, picture
from tesoro_lab.widgets.view import View

FOUR, FIVE = 4, 5
_KINDS = (
    ("ship", "ships", "#B9DCEC"),
    ("person", "people", "#F6DFA4"),
    ("expedition", "expeditions", "#CBE3C4"),
    ("tax", "taxes", "#F0B9A0"),
)


class LensPanel:
    """The exact chances and the solver's advice, beside the table."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.text = W.HTML()
        self.box = W.VBox([self.text]).add_class("tl-lens")
        self._asked: Any = None
        self._lens: RoyalLens | None = None

    def show(self, view: View) -> None:
        """Tell the odds."""
        self.text.value = lens_html(view, self.lens(view))

    def lens(self, view: View) -> RoyalLens | None:
        """The lens on this position; worked out once for each."""
        asked = (view.match, tuple(view.match.moves))
        if asked != self._asked:
            self._asked, self._lens = asked, odds.of(view.match)
        return self._lens


def lens_html(view: View, lens: RoyalLens | None) -> str:
    """The whole lens: the advice first, then the chances behind it."""
    if lens is None:
        key = "no_chance_now" if view.frame is None or view.state.turn else "lens_before"
        return f"<p>{view.label(key)}</p>"
    swords = f"{icon('sword', 16)} {words.count(lens.swords, 'sword', view.lang)}"
    who = f"{pawn(lens.seat, view.match.names, 20)} <b>{view.name(lens.seat)}</b> · {swords}"
    if lens.ask == "pick":
        return f"<p>{who}</p>{_picks(view, lens)}"
    parts = [f"<p>{who}</p>", _facts(view, lens), _advice(view, lens), _strip(view, lens)]
    parts += [_swords(view, lens), _within(view, lens), _reach(view, lens)]
    parts += [csv_link(lens_numbers.of_cards(view, lens), view.lang), _model(view)]
    return "".join(parts)


def _facts(view: View, lens: RoyalLens) -> str:
    """The numbers that matter most, with their fractions."""
    cells = [(view.label("lost_by_next"), lens.bust)]
    for colours, key in ((FOUR, "reach_four"), (FIVE, "reach_five")):
        share = lens.reach.get(colours, Fraction(1) if lens.colours >= colours else Fraction(0))
        cells.append((view.label(key), share))
    parts = [
        f'<div class="tl-fact"><b>{words.percent(share, view.lang)}</b>'
        f"<i>{_exactly(view, share)}</i><span>{name}</span></div>"
        for name, share in cells
    ]
    return f'<div class="tl-fact-row">{"".join(parts)}</div>'


def _exactly(view: View, share: Fraction) -> str:
    """The fraction, if it is short enough to be read."""
    text = words.fraction(share, view.lang)
    return text if len(text) < 14 else "≈"


def _advice(view: View, lens: RoyalLens) -> str:
    """What stopping and going on bring, in three ways of counting, and what the solver says."""
    rows = []
    for key, advice in (
        ("with_people", lens.advice),
        ("coins_only", lens.coins),
        ("if_repelled", lens.repelled),
    ):
        if advice is not None:
            rows.append(_advice_row(view, view.label(key), advice))
    link = csv_link(lens_numbers.of_advice(view, lens), view.lang)
    heads = ["", view.label("stop_now"), view.label("one_more"), view.label("best_plan")]
    return f'<p class="tl-advice">{_sentence(view, lens)}</p>{_table(heads, rows)}{link}'


def _advice_row(view: View, name: str, advice: Advice) -> str:
    """The values, with a star where stopping is best; before the first card nobody may stop."""
    must = view.state.drawn == 0
    best = advice.onward if must else advice.value
    cells = []
    for place, value in enumerate((advice.stop, advice.once, best)):
        if must and not place:
            cells.append("<td>–</td>")
            continue
        star = " ★" if not place and value == best else ""
        tip = words.fraction(value, view.lang)
        cells.append(f'<td title="{tip}"><b>{words.decimal(value, view.lang)}</b>{star}</td>')
    return f'<tr><th scope="row">{name}</th>{"".join(cells)}</tr>'


def _sentence(view: View, lens: RoyalLens) -> str:
    """The solver's advice with its value."""
    if lens.ask == "repel":
        key = "say_repel" if lens.repels else "say_bust"
        value = lens.repelled.value if lens.repelled else None
    elif lens.repels and lens.repelled is not None:
        key, value = "say_repel", lens.repelled.value
    elif lens.advice is not None:
        key, value = ("say_draw" if lens.draws else "say_stop"), lens.advice.value
    else:
        key, value = "say_first", lens.coins.onward if lens.coins else None
    told = words.decimal(value, view.lang) if value is not None else "–"
    return view.label(key).format(value=told)


def _strip(view: View, lens: RoyalLens) -> str:
    """The next card by kind, as one strip with its legend."""
    parts, legend = [], []
    for kind, key, ground in _KINDS:
        share = lens.next_card[kind]
        if share:
            told = f"{view.label(key)} {words.percent(share, view.lang, 0)}"
            parts.append(
                f'<li style="flex:{float(share):.3f} 1 0;background:{ground}" '
                f'title="{told} ({words.fraction(share, view.lang)})"></li>'
            )
            legend.append(f'<span><i style="background:{ground}"></i>{told}</span>')
    head = f"<p><b>{view.label('next_card')}</b></p>"
    strip = f'<ul class="tl-strip tl-kinds" aria-hidden="true">{"".join(parts)}</ul>'
    return f'{head}{strip}<p class="tl-legend">{"".join(legend)}</p>'


def _swords(view: View, lens: RoyalLens) -> str:
    """The chance that the next card loses the turn, with the swords one has and with more."""
    heads = ["", words.count(lens.swords, "sword", view.lang)]
    heads += [f"+{more}" for more in range(1, len(lens.bust_with) + 1)]
    cells = "".join([_share(view, share) for share in (lens.bust, *lens.bust_with)])
    row = f'<tr><th scope="row">{view.label("lost_by_next")}</th>{cells}</tr>'
    return _table(heads, [row])


def _within(view: View, lens: RoyalLens) -> str:
    """The chance that the turn is lost within so many more cards."""
    heads = [view.label("lost_within"), "", "", ""]
    rows = [
        _bar_row(view, words.count(cards, "card", view.lang), share)
        for cards, share in enumerate(lens.bust_within, start=1)
    ]
    return _table(heads, rows)


def _reach(view: View, lens: RoyalLens) -> str:
    """The chance to reach each number of colours, and how many cards it lets one take."""
    rows = []
    for colours, share in lens.reach.items():
        if colours < 3:
            continue
        cards = {FOUR: 2, FIVE: 3}.get(colours, 1)
        name = view.label("colours_take").format(
            colours=words.count(colours, "colour", view.lang),
            cards=words.count(cards, "card", view.lang),
        )
        rows.append(_bar_row(view, name, share))
    return _table([view.label("reach_head"), "", "", ""], rows) if rows else ""


def _bar_row(view: View, name: str, share: Fraction) -> str:
    width = round(100 * float(share))
    return (
        f'<tr><th scope="row">{name}</th>'
        f'<td class="tl-bar"><span style="width:{width}%"></span></td>'
        f"<td>{words.percent(share, view.lang)}</td><td><i>{_exactly(view, share)}</i></td></tr>"
    )


def _share(view: View, share: Fraction) -> str:
    return (
        f'<td title="{words.fraction(share, view.lang)}">'
        f"<b>{words.percent(share, view.lang)}</b></td>"
    )


def _table(heads: Sequence[str], rows: Sequence[str]) -> str:
    head = "".join([f'<th scope="col">{text}</th>' for text in heads])
    return (
        f'<table class="tl-spots"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _picks(view: View, lens: RoyalLens) -> str:
    """The cards that can be had, the best one first; a star where it is worth more than nothing."""
    if not lens.picks:
        return f"<p>{view.label('nothing_to_pick')}</p>"
    rows = []
    for place, pick in enumerate(lens.picks):
        star = " ★" if place == 0 and pick.gain > 0 else ""
        look = "tl-gain" if pick.gain > 0 else "tl-loss" if pick.gain < 0 else "tl-even"
        rows.append(
            f"<tr><td>{picture(view.board, pick.front, 34)}</td>"
            f'<th scope="row">{escape(view.space(pick.front))}</th>'
            f'<td class="{look}">{words.change(pick.gain, view.lang)}{star}</td></tr>'
        )
    note = f'<p class="tl-note">{view.label("picks_note")}</p>'
    link = csv_link(lens_numbers.of_picks(view, lens), view.lang)
    return _table(["", view.label("card"), view.label("worth_in_coins")], rows) + note + link


def _model(view: View) -> str:
    """What the model counts and leaves out, folded away."""
    return (
        f"<details><summary>{view.label('model')}</summary>"
        f'<p class="tl-note">{view.label("model_note")}</p></details>'
    )
