"""The odds lens: where a throw can take one, how far it still is, and what the next disk may be."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import ipywidgets as W

from tesoro_lab import odds, words
from tesoro_lab.figures.svg import escape
from tesoro_lab.odds import InkanLens
from tesoro_lab.widgets import lens_numbers
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.inkan.icons import disk_icon
from tesoro_lab.widgets.marks import pawn
from tesoro_lab.widgets.pool import put, shown
from tesoro_lab.widgets.view import View, told


class LensPanel:
    """The exact chances and expected turns, beside the map and, if wanted, on it."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.head, self.places, self.disk = W.HTML(), W.HTML(), W.HTML()
        self.way = W.Dropdown(options=[]).add_class("tl-way-choice")
        self.way.observe(self._switched, "value")
        self.on_map = W.ToggleButton(value=False).add_class("tl-button").add_class("tl-small")
        self.on_map.observe(self._switched, "value")
        self.choice = W.Box([self.way, self.on_map]).add_class("tl-form")
        self.box = W.VBox([self.head, self.choice, self.places, self.disk]).add_class("tl-lens")
        self._asked: Any = None
        self._lens: InkanLens | None = None

    def show(self, view: View) -> None:
        """Tell the odds."""
        lens = self.lens(view)
        travels = lens.travels if lens else ()
        shown(self.choice, bool(travels))
        self.on_map.description = view.label("show_on_map")
        self.way.description = view.label("how_to_travel")
        self._list([view.say(travel.move) for travel in travels])
        self.head.value = head_html(view, lens)
        self.places.value = self._places_html(view, lens)
        self.disk.value = disk_html(view, lens) if lens else ""

    def _list(self, ways: list[str]) -> None:
        """The ways to travel; the chosen one stays chosen while the list is the same."""
        chosen = self.way.value if len(ways) == len(self.way.options) else 0
        options = [(text, number) for number, text in enumerate(ways)]
        put(self.way, options, chosen if ways else None, self._switched)

    def _places_html(self, view: View, lens: InkanLens | None) -> str:
        if lens is None:
            return ""
        if lens.travels:
            return way_html(view, lens.travels[self._number(lens)])
        return stops_html(view, lens.stops) if lens.stops else ""

    def _number(self, lens: InkanLens) -> int:
        """Which way is chosen."""
        number = self.way.value or 0
        return number if number < len(lens.travels) else 0

    def lens(self, view: View) -> InkanLens | None:
        """The lens on this position; worked out once for each."""
        asked = (view.match, tuple(view.match.moves))
        if asked != self._asked:
            self._asked, self._lens = asked, odds.of(view.match)
        return self._lens

    def highlight(self, view: View) -> dict[int, Fraction] | None:
        """The chances to write on the map, if that is switched on."""
        lens = self.lens(view) if self.on_map.value else None
        if lens is None or not lens.travels:
            return None
        return {place.dot: place.chance for place in lens.travels[self._number(lens)].places}

    @told
    def _switched(self, _: object) -> None:
        self.host.redraw()


def head_html(view: View, lens: InkanLens | None) -> str:
    """Whose turn it is, how far Machu Picchu is, and what each way to travel would do to that."""
    if lens is None:
        return f"<p>{_nothing(view)}</p>"
    who = f"{pawn(lens.seat, view.match.names, 20)} <b>{view.name(lens.seat)}</b>"
    place = escape(view.space(lens.at))
    goal = escape(view.space(view.board.goal))
    cells = [
        (_turns(view, lens.turns), view.label("turns_to_place").format(place=goal)),
        (_share(view, lens.chance_of("treasure")), view.label("treasure")),
        (_share(view, lens.chance_of("devil")), view.label("devil")),
        (
            _gain(view, lens.paying),
            view.label("paid_disk_brings"),
        ),
    ]
    facts = "".join(
        [f'<div class="tl-fact"><b>{value}</b><span>{label}</span></div>' for value, label in cells]
    )
    return f'<p>{who} · {place}</p><div class="tl-fact-row">{facts}</div>{_ways_html(view, lens)}'


def _nothing(view: View) -> str:
    """Why there is no lens: nobody has begun, or it is over."""
    if view.frame is None:
        return view.label("no_chance_now")
    return view.label("first_throws")


def _turns(view: View, turns: float) -> str:
    return words.decimal(turns, view.lang, 2)


def _share(view: View, share: Fraction) -> str:
    return words.percent(share, view.lang)


def _gain(view: View, change: Fraction | None) -> str:
    return "–" if change is None else words.change(round(change), view.lang)


def _ways_html(view: View, lens: InkanLens) -> str:
    """Each way to travel with its price and the turns that are then to come; a star for fewest."""
    if len(lens.travels) < 2:
        return ""
    best = min([travel.turns for travel in lens.travels])
    rows = []
    for travel in lens.travels:
        star = " ★" if travel.turns < best + 1e-9 else ""
        rows.append(
            f'<tr class="tl-row-{travel.move.kind}"><th scope="row">'
            f"{escape(view.say(travel.move))}</th>"
            f"<td>{view.number(travel.pesos)}</td>"
            f"<td><b>{_turns(view, travel.turns)}</b>{star}</td></tr>"
        )
    heads = [view.label("how_to_travel"), view.label("pesos"), view.label("turns_to_goal")]
    return _table(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[str]) -> str:
    head = "".join([f'<th scope="col">{text}</th>' for text in heads])
    return (
        f'<table class="tl-spots"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def way_html(view: View, travel: Any) -> str:
    """Where one way to travel can lead: circles first, the dots between them folded away."""
    circles = len(view.board.circles)
    ranked = sorted(travel.places, key=lambda place: (-place.chance, place.turns))
    named = [_chance_row(view, place) for place in ranked if place.dot < circles]
    others = [_chance_row(view, place) for place in ranked if place.dot >= circles]
    heads = [view.label("place"), "", view.label("chance_of"), "", view.label("expected_turns")]
    parts = [_table(heads, named)] if named else []
    if others:
        head = view.label("crossroads_and_dots") + f" ({len(others)})"
        opened = "" if named else " open"
        parts.append(f"<details{opened}><summary>{head}</summary>{_table(heads, others)}</details>")
    note = view.label("ways_note")
    link = csv_link(lens_numbers.of_way(view, travel), view.lang)
    return "".join(parts) + f'<p class="tl-note">{note}</p>{link}'


def _chance_row(view: View, place: Any) -> str:
    width = round(100 * float(place.chance))
    return (
        f"<tr>{_place(view, place.dot)}"
        f'<td class="tl-bar"><span style="width:{width}%"></span></td>'
        f"<td>{words.percent(place.chance, view.lang)}</td>"
        f"<td><i>{words.fraction(place.chance, view.lang)}</i></td>"
        f"<td><b>{_turns(view, place.turns)}</b></td></tr>"
    )


def _place(view: View, dot: int) -> str:
    """The cell of a place, with a gold mark where a disk is still face down."""
    unturned = view.state.unturned
    mark = dot < len(unturned) and unturned[dot]
    gold = '<span class="tl-gold-dot">●</span> ' if mark else ""
    look = "" if dot < len(view.board.circles) else ' class="tl-plain"'
    full, short = view.space(dot), words.short_name(view.board, dot, view.lang)
    return f'<th scope="row"{look} title="{escape(full)}">{gold}{escape(short)}</th>'


def stops_html(view: View, stops: Sequence[Any]) -> str:
    """After the throw: each place where one may stop, the nearest to Machu Picchu first."""
    rows = [
        f"<tr>{_place(view, place.dot)}<td><b>{_turns(view, place.turns)}</b></td></tr>"
        for place in sorted(stops, key=lambda place: place.turns)
    ]
    return _table([view.label("where_to_stop"), view.label("turns_to_goal")], rows)


def disk_html(view: View, lens: InkanLens) -> str:
    """What the next disk may be, and what turning it changes in the purse on average."""
    if lens.disk is None:
        return ""
    rows = []
    for kind in lens.disk.outcomes:
        share = lens.disk[kind]
        rows.append(
            f"<tr><th scope='row'>{disk_icon(kind, 20)} "
            f"{escape(words.disk_name(kind, view.lang))}</th>"
            f'<td class="tl-bar"><span style="width:{round(100 * float(share))}%"></span></td>'
            f"<td>{words.percent(share, view.lang)}</td>"
            f"<td><i>{words.fraction(share, view.lang)}</i></td></tr>"
        )
    worth = [
        (view.label("if_one_pays"), lens.paying),
        (view.label("if_one_throws"), lens.throwing),
    ]
    told_worth = " · ".join(
        [
            f"{name}: <b>{_gain(view, value)}</b>{_exactly(view, value)}"
            for name, value in worth
            if value is not None
        ]
    )
    heads = [view.label("next_disk"), "", view.label("chance_of"), ""]
    return (
        f"{_table(heads, rows)}"
        f"<p>{view.label('worth_of_disk')}: {told_worth} {view.label('pesos')}</p>"
        f"{csv_link(lens_numbers.of_disk(view, lens), view.lang)}"
    )


def _exactly(view: View, value: Fraction) -> str:
    """The exact amount behind a rounded one."""
    if value.denominator == 1:
        return ""
    return f" <i>({words.fraction(value, view.lang)})</i>"
