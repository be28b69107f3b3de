"""For each game its menu and its view, laid out for a number of seats."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from tesoro_lab.engine import State, TesoroError
from tesoro_lab.games import game as find_game
from tesoro_lab.learn.menus import Menu
from tesoro_lab.learn.views import Field, Part, placed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Layout(NamedTuple):
    """What the actions and the observations of one table are."""

    seats: int
    menu: Menu
    parts: "Sequence[Part]"
    fields: tuple[Field, ...]
    offers: bool
    """Whether the menu has offers: then the last number says if one may still be made."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        last = self.fields[-1]
        return last.first + last.size

    def look(self, state: Any, seat: int, may_offer: bool) -> list[float]:
        """What the seat sees of a state, as numbers from 0 to 1."""
        table = [(seat + step) % self.seats for step in range(self.seats)]
        seen: list[float] = []
        for part in self.parts:
            seen += part.look(state, table)
        if self.offers:
            seen.append(float(may_offer))
        return seen


@lru_cache(maxsize=32)
def lay_out(game: str, seats: int, rules: Any = None, board: Any = None) -> Layout:
    """The menu and the view of a table.

    Raises:
        TesoroError: there is no such game, or it is not for so many.
    """
    found = find_game(game)
    fewest, most = found.seats
    if not fewest <= seats <= most:
        raise TesoroError(f"{found.title} is for {fewest} to {most} players, not {seats}.")
    return of_state(game, found.new(seats, rules, board))


def of_state(game: str, state: State) -> Layout:
    """The menu and the view for a position and all that follow it."""
    make_menu, parts = _home(game)
    shown, seats = parts(state), len(state.standing())
    fields = placed(shown, state, range(seats))
    offers = game == "ruta"
    if offers:
        first = fields[-1].first + fields[-1].size
        fields += (Field("may_offer", first, 1, "an offer may still be made in this turn"),)
    return Layout(seats, make_menu(state), shown, fields, offers)


def _home(game: str) -> "tuple[Callable[[Any], Menu], Callable[[Any], Sequence[Part]]]":
    if game == "ruta":
        from tesoro_lab.learn import ruta_menu, ruta_view

        return ruta_menu.RutaMenu, ruta_view.parts
    if game == "inkan":
        from tesoro_lab.learn import inkan

        return inkan.menu, inkan.parts
    if game == "royal":
        from tesoro_lab.learn import royal

        return royal.RoyalMenu, royal.parts
    raise TesoroError(f'No learning environment is made for "{game}" yet.')
