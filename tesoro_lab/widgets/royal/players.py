"""Who sits at the table: coins, swords, shields out of twelve, people and expeditions."""

from collections import Counter
from typing import Any

import ipywidgets as W

from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.harbour import shields, swords
from tesoro_lab.games.royal.kinds import SHIELDS_TO_WIN
from tesoro_lab.widgets.marks import who
from tesoro_lab.widgets.royal.icons import icon, tag
from tesoro_lab.widgets.view import View


class Players:
    """Two table rows for each player: the figures, and the cards under them."""

    def __init__(self, host: Any) -> None:
        self.table = W.HTML()
        self.box = W.VBox([self.table]).add_class("tl-players")

    def show(self, view: View) -> None:
        """Tell what everybody has."""
        self.table.value = players_html(view)


def players_html(view: View) -> str:
    """The players as an HTML table."""
    heads = [f'<th scope="col">{view.label("player")}</th>']
    for name, key in (("coin", "coins"), ("sword", "swords"), ("shield", "shields")):
        heads.append(f'<th scope="col" class="tl-money">{icon(name, 15)} {view.label(key)}</th>')
    rows = "".join([_row(view, seat) for seat in range(len(view.match.names))])
    return f"<table><thead><tr>{''.join(heads)}</tr></thead><tbody>{rows}</tbody></table>"


def _row(view: View, seat: int) -> str:
    """The figures; under them, for whoever has any, the cards."""
    state = view.state
    turn = state.seat is not None and state.turn > 0 and state.active == seat
    look = " ".join(["tl-turn"] * turn + ["tl-asked"] * (view.person == seat))
    crew = _crew(view, seat)
    more = " tl-with-crew" if crew else ""
    row = (
        f'<tr class="{look}{more}"><th scope="row">{who(view, seat)}</th>'
        f'<td class="tl-money">{purse(state, seat)}</td>'
        f'<td class="tl-money">{swords(state, seat)}</td>'
        f'<td class="tl-money">{_shields(view, seat)}</td></tr>'
    )
    if crew:
        row += f'<tr class="{look} tl-crew-row"><td colspan="4">{crew}</td></tr>'
    return row


def _shields(view: View, seat: int) -> str:
    """The shields out of the twelve that end the game, with a bar."""
    count = shields(view.state, seat)
    width = min(100, round(100 * count / SHIELDS_TO_WIN))
    return (
        f"<b>{count}</b>/{SHIELDS_TO_WIN}"
        f'<span class="tl-shield-bar"><span style="width:{width}%"></span></span>'
    )


def _crew(view: View, seat: int) -> str:
    """The expeditions first, then the people; equal ones together."""
    state = view.state
    found = [*Counter(state.claimed[seat]).items(), *Counter(state.persons[seat]).items()]
    return "".join([tag(view, front, many) for front, many in found])
