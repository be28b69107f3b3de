"""The facts behind what is asked: an offer, a debt, the Galleys, a toll to claim, a purchase."""

from collections.abc import Callable
from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.ruta.money import can_raise, spendable
from tesoro_lab.widgets.marks import band
from tesoro_lab.widgets.pool import shown
from tesoro_lab.widgets.view import View


class Question:
    """A card under the buttons with what one must know to answer."""

    def __init__(self, host: Any) -> None:
        self.box = W.HTML().add_class("tl-facts").add_class("tl-card")

    def show(self, view: View) -> None:
        """Tell the facts of what is asked, or hide."""
        tell = _FACTS.get(type(view.frame).__name__)
        shown(self.box, tell is not None)
        if tell is not None:
            self.box.value = tell(view)


def facts(pairs: list[tuple[str, str]]) -> str:
    """Names and values, side by side."""
    return "<dl>" + "".join([f"<dt>{name}</dt><dd>{value}</dd>" for name, value in pairs]) + "</dl>"


def _purchase(view: View) -> str:
    """The title on sale: its price, what it would leave, and who has the rest of its group."""
    frame, board, state = view.frame, view.board, view.state
    title, purse = frame.title, spendable(state, frame.seat)
    mates = [mate for mate in board.mates[title] if mate != title]
    others = [f"{escape(view.space(mate))} ({_owner(view, mate)})" for mate in mates]
    left = purse - board.price[title]
    head = f"<p>{band(board.group[title])} <b>{escape(view.space(title))}</b></p>"
    return head + facts(
        [
            (view.label("price"), view.money(board.price[title])),
            (view.label("purse_after"), view.money(left)),
            (view.label("group"), ", ".join(others)),
        ]
    )


def _owner(view: View, title: int) -> str:
    owner = view.state.owner[title]
    return view.label("for_sale") if owner < 0 else view.name(owner)


def _offer(view: View) -> str:
    """What either side would give, with what it is worth at list price."""
    frame = view.frame
    who, other = view.name(frame.seat), view.name(frame.proposer)
    gives = view.label("gives")
    return facts(
        [
            (f"{other} {gives}", goods_html(view, frame.give)),
            (f"{who} {gives}", goods_html(view, frame.want)),
        ]
    )


def goods_html(view: View, goods: Any) -> str:
    """One side of an exchange."""
    parts = []
    if goods.cash:
        parts.append(f"<b>{view.money(goods.cash)}</b>")
    for title in goods.titles:
        price = view.number(view.board.price[title])
        under = f", {view.label('mortgaged').lower()}" if view.state.mortgaged[title] else ""
        parts.append(
            f"{band(view.board.group[title])} {escape(view.space(title))} ({price}{under})"
        )
    for deck, number in goods.cards:
        parts.append(escape(words.card_title(deck, number, view.lang)))
    return "<br>".join(parts) or view.label("nothing")


def _debt(view: View) -> str:
    """What is owed to whom, what the purse holds, and what could still be raised."""
    frame, state = view.frame, view.state
    owed = sum([amount for _, amount in frame.dues])
    purse, worth = spendable(state, frame.seat), can_raise(state, frame.seat)
    dues = [f"{view.name(creditor)}: {view.money(amount)}" for creditor, amount in frame.dues]
    missing = max(0, owed - purse)
    return facts(
        [
            (view.label("owed"), "<br>".join(dues)),
            (view.label("purse"), view.money(purse)),
            (view.label("still_missing"), f"<b>{view.money(missing)}</b>"),
            (
                view.label("could_raise"),
                view.money(worth),
            ),
        ]
    )


def _galleys(view: View) -> str:
    """How many throws have failed, and the ways out."""
    tries = view.state.pawns[view.frame.seat].tries
    fine = view.board.treasury.fine
    return facts(
        [
            (view.label("failed_throws"), f"{tries} / 3"),
            (view.label("chance_of_double"), "1/6"),
            (view.label("fine"), view.money(fine)),
        ]
    )


def _claim(view: View) -> str:
    """The toll, and how long it may be claimed."""
    frame = view.frame
    until = view.label("until_next_throw")
    return facts(
        [
            (view.label("toll"), f"{escape(view.space(frame.title))}: {view.money(frame.amount)}"),
            (view.label("may_be_claimed"), until),
        ]
    )


def _exempt(view: View) -> str:
    """The tax that the card would save."""
    space = view.board.spaces[view.frame.space]
    return facts([(escape(view.space(space.index)), view.money(space.amount))])


_FACTS: dict[str, Callable[[View], str]] = {
    "Purchase": _purchase,
    "Offer": _offer,
    "Debt": _debt,
    "Galleys": _galleys,
    "Claim": _claim,
    "Exempt": _exempt,
}
