"""The tab of the moment: whose time it is, how many cards may be picked, and who comes after."""

from typing import Any

import ipywidgets as W

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.games.royal.deck import CardKind
from tesoro_lab.games.royal.harbour import colours, picks
from tesoro_lab.games.royal.kinds import SHIELDS_TO_WIN
from tesoro_lab.widgets.marks import pawn
from tesoro_lab.widgets.royal.icons import mark
from tesoro_lab.widgets.view import View

_SEATED = ("seat", "drawer", "payer")


class Phase:
    """What is being decided and what follows."""

    def __init__(self, host: Any) -> None:
        self.box = W.HTML().add_class("tl-phase")

    def show(self, view: View) -> None:
        """Tell it."""
        self.box.value = phase_html(view)


def phase_html(view: View) -> str:
    """The moment as a list of facts."""
    frame = view.frame
    name = view.label("Over" if frame is None else type(frame).__name__)
    rows = [] if frame is None or not view.state.turn else _rows(view)
    told = "".join([f"<dt>{key}</dt><dd>{value}</dd>" for key, value in rows])
    last = f"<p><b>{view.label('last_round')}</b></p>" if view.state.last_round else ""
    return f"<h4>{name}</h4>{last}<dl>{told}</dl>"


def _rows(view: View) -> list[tuple[str, str]]:
    state, frame = view.state, view.frame
    rows = [(view.label("turn_of"), _who(view, state.active))]
    asked = next((getattr(frame, name) for name in _SEATED if hasattr(frame, name)), None)
    if asked is not None and asked >= 0 and type(frame).__name__ != "Coin":
        rows.append((view.label("time_of"), _who(view, asked)))
    rows.append((view.label("colours_here"), _colours(view)))
    rows.append((view.label("cards_drawn"), str(state.drawn)))
    if type(frame).__name__ == "Trade":
        rows.append((view.label("picks"), f"<b>{frame.picks}</b>"))
        free = frame.seat == frame.active
        fee = view.label("fee_none" if free else "fee_one").format(who=view.name(frame.active))
        rows.append((view.label("fee"), fee))
    else:
        count = picks(state, state.active, state.active)
        rows.append((view.label("picks_if_stopped"), f"<b>{count}</b>"))
    return [*rows, *_later(view)]


def _later(view: View) -> list[tuple[str, str]]:
    """Who picks next, the piles, and how the game ends."""
    state = view.state
    rows = []
    waiting = [frame.seats for frame in state.stack if type(frame).__name__ == "Others"]
    if waiting and waiting[-1]:
        rows.append((view.label("then_pick"), ", ".join([_who(view, s) for s in waiting[-1]])))
    discards = sum(state.discards)
    rows.append((view.label("pile"), view.number(state.pile)))
    rows.append((view.label("discards"), view.number(discards)))
    rows.append((view.label("round"), str(state.round)))
    most = max([shields for shields, _ in state.standing()])
    goal = view.label("to_twelve").format(left=words.count(most, "shield", view.lang))
    rows.append((view.label("game_ends"), goal.replace("12", str(SHIELDS_TO_WIN))))
    return rows


def _who(view: View, seat: int) -> str:
    return f"{pawn(seat, view.match.names, 18)} {view.name(seat)}"


def _colours(view: View) -> str:
    """The marks of the colours that lie in the harbour."""
    lying = colours(view.state)
    faces = view.board.faces
    found = [
        faces[front].colour
        for front in view.state.display
        if faces[front].kind == CardKind.SHIP and faces[front].colour in lying
    ]
    marks = "".join([mark(colour) for colour in dict.fromkeys(found)])
    return f"<b>{len(lying)}</b> {marks}" if found else escape(view.label("nothing"))
