"""A position built from plain facts, for lessons, tests and "what if"."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.engine import ScenarioError, TesoroError
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.cards import Pile
from tesoro_lab.games.ruta.frames import CROWN, After, Galleys, Throw
from tesoro_lab.games.ruta.invariants import problems
from tesoro_lab.games.ruta.movement import FREE, Pawn
from tesoro_lab.games.ruta.rules import RutaRules
from tesoro_lab.games.ruta.state import RutaState


def build(
    facts: dict[str, Any], rules: RutaRules | None = None, board: RutaBoard | None = None
) -> RutaState:
    """The state that the facts describe; whatever they do not mention is as in a new game.

    Facts, all optional: `seats` (a number), `turn` (the seat whose turn it is), `phase`
    ("throw" or "after"), `purses`, `pawns`, `tries`, `skips`, `loans` (by seat), `owners`
    (title -> seat), `mortgaged` and `unwanted` (titles), `buildings` (plot -> 1 to 5), `cards`
    ("suerte 9" -> seat), `unseen` and `below` (deck -> card numbers), `doubles`, `round`, `pot`,
    `out` (seats that have left). Spaces go by index or name.

    Raises:
        ScenarioError: a fact is unknown, wrong, or does not fit the others.

    >>> state = build({"seats": 2, "pawns": {0: "Suerte"}, "owners": {"Ibiza": 1}})
    >>> state.seat, state.pawns[0].at, state.owner[3]
    (0, 7, 1)
    """
    if not isinstance(facts, dict):
        raise ScenarioError(f"A scenario is a table of facts, not {type(facts).__name__}.")
    for name in facts:
        if name not in _FACTS and name not in _FIRST:
            known = ", ".join((*_FIRST, *_FACTS))
            raise ScenarioError(f"There is no fact {name!r}; the facts are {known}.")
    rules = rules or RutaRules()
    state = RutaState(_seats(facts, rules), rules, board or RutaBoard.load())
    for name, lay in _FACTS.items():
        if name in facts:
            try:
                lay(state, facts[name])
            except TesoroError as error:
                raise ScenarioError(f"The fact {name!r} is wrong: {error}") from None
            except (TypeError, ValueError, AttributeError, LookupError):
                raise ScenarioError(
                    f"The fact {name!r} is wrong: it must look like {_SHAPES[name]}."
                ) from None
    _settle(state, facts)
    wrong = problems(state)
    if wrong:
        raise ScenarioError(f"This position cannot be: {wrong[0]}")
    return state


_FIRST = ("seats", "turn", "phase")


def _seats(facts: dict[str, Any], rules: RutaRules) -> int:
    low, high = rules.seats
    seats = facts.get("seats", low)
    if type(seats) is not int or not low <= seats <= high:
        raise ScenarioError(f"The fact 'seats' must be {low} to {high}, not {seats!r}.")
    return seats


def _settle(state: RutaState, facts: dict[str, Any]) -> None:
    """Count what follows from the facts, and ask the seat whose turn it is."""
    if state.playing.count(True) < 2:
        raise ScenarioError("A game goes on between at least two players; the others are 'out'.")
    seat = _seat(state, facts.get("turn", state.clockwise(0)[0]))
    phase = facts.get("phase", "throw")
    if phase not in ("throw", "after"):
        raise ScenarioError(f"The fact 'phase' must be 'throw' or 'after', not {phase!r}.")
    if not state.playing[seat]:
        raise ScenarioError(f"The fact 'turn' names seat {seat}, which has left the game.")
    state.thrower = seat
    state.first = 0
    state.turn = max(state.turn, 1)
    state.round = max(state.round, 1)
    state.crown = -sum(state.purses) - state.pot
    for title in state.board.titles:
        if state.owner[title] != CROWN or state.unwanted[title]:
            state.for_sale -= 1
    for level in state.level:
        if level == 5:
            state.castles -= 1
        else:
            state.houses -= level
    if phase == "after":
        state.stack = [After(seat)]
    else:
        state.stack = [Throw(seat) if state.pawns[seat].tries == FREE else Galleys(seat)]
    state.seat = seat


def _seat(state: RutaState, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < len(state.purses):
        raise ScenarioError(f"{seat!r} is no seat; the seats are 0 to {len(state.purses) - 1}")
    return seat


def _by_seat(values: Any) -> list[tuple[int, Any]]:
    """Pairs of seat and value from a list by seat or a table."""
    return list(enumerate(values)) if isinstance(values, list | tuple) else list(values.items())


def _numbers(name: str) -> Callable[[RutaState, Any], None]:
    """How a fact that is one number for each seat is laid down."""

    def lay(state: RutaState, values: Any) -> None:
        for seat, value in _by_seat(values):
            if type(value) is not int or value < 0:
                raise ScenarioError(f"{value!r} must be a whole number from 0")
            getattr(state, name)[_seat(state, seat)] = value

    return lay


def _number(name: str) -> Callable[[RutaState, Any], None]:
    """How a fact that is one number is laid down."""

    def lay(state: RutaState, value: Any) -> None:
        if type(value) is not int or value < 0:
            raise ScenarioError(f"{value!r} must be a whole number from 0")
        setattr(state, name, value)

    return lay


def _pawns(state: RutaState, places: Any) -> None:
    for seat, place in _by_seat(places):
        state.pawns[_seat(state, seat)] = Pawn(state.board.space(place))


def _tries(state: RutaState, tries: Any) -> None:
    for seat, failed in _by_seat(tries):
        state.pawns[_seat(state, seat)] = Pawn(state.board.galleys_at, 0, int(failed))


def _doubles(state: RutaState, doubles: Any) -> None:
    for seat, count in _by_seat(doubles):
        state.pawns[_seat(state, seat)] = state.pawns[seat]._replace(doubles=int(count))


def _owners(state: RutaState, owners: Any) -> None:
    for title, seat in owners.items():
        state.owner[state.board.space(title)] = _seat(state, seat)


def _flags(name: str) -> Callable[[RutaState, Any], None]:
    """How a fact that lists titles is laid down."""

    def lay(state: RutaState, titles: Any) -> None:
        for title in titles:
            getattr(state, name)[state.board.space(title)] = True

    return lay


def _buildings(state: RutaState, buildings: Any) -> None:
    for plot, level in buildings.items():
        state.level[state.board.space(plot)] = int(level)


def _cards(state: RutaState, cards: Any) -> None:
    for text, seat in cards.items():
        deck, no = text.split()
        card = state.board.find_card(deck, int(no))
        if card is None or not card.keepable:
            raise ScenarioError(f"{text!r} is not a card that is kept")
        state.give_card(deck, card.no, _seat(state, seat))
        pile = state.piles[deck]
        state.piles[deck] = Pile(tuple([n for n in pile.unseen if n != card.no]), pile.below)


def _pile(part: str) -> Callable[[RutaState, Any], None]:
    """How the unseen, or the known lower, part of the piles is laid down."""

    def lay(state: RutaState, piles: Any) -> None:
        for deck, numbers in piles.items():
            cards = tuple([int(no) for no in numbers])
            pile = state.piles[deck]
            rest = tuple([no for no in pile.unseen if no not in cards])
            state.piles[deck] = Pile(rest, cards) if part == "below" else Pile(cards, pile.below)

    return lay


def _out(state: RutaState, seats: Any) -> None:
    for seat in seats:
        state.playing[_seat(state, seat)] = False
        state.purses[seat] = 0


_SHAPES = {
    **dict.fromkeys(("purses", "skips", "loans", "tries", "doubles"), "[1, 2] or {0: 1} by seat"),
    "pawns": '["Salida", 7] or {0: "Salida"} by seat',
    "owners": '{"Mahón": 0}, a seat for each title',
    **dict.fromkeys(("mortgaged", "unwanted"), '["Mahón", 3], a list of titles'),
    "buildings": '{"Mahón": 2}, 1 to 5 for each plot',
    "cards": '{"suerte 9": 0}, a seat for each kept card',
    **dict.fromkeys(("below", "unseen"), '{"suerte": [3, 1]}, card numbers of a deck'),
    **dict.fromkeys(("round", "pot"), "a whole number"),
    "out": "[2], a list of seats",
}
"""What each fact looks like, for whoever wrote it in another way."""

_FACTS: dict[str, Callable[[RutaState, Any], None]] = {
    "purses": _numbers("purses"),
    "pawns": _pawns,
    "tries": _tries,
    "skips": _numbers("skips"),
    "loans": _numbers("loans"),
    "owners": _owners,
    "mortgaged": _flags("mortgaged"),
    "unwanted": _flags("unwanted"),
    "buildings": _buildings,
    "cards": _cards,
    "below": _pile("below"),
    "unseen": _pile("unseen"),
    "doubles": _doubles,
    "round": _number("round"),
    "pot": _number("pot"),
    "out": _out,
}
