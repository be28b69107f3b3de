"""A position built from plain facts, for lessons, tests and "what if"."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.engine import ScenarioError, TesoroError
from tesoro_lab.games.royal.coins import gain
from tesoro_lab.games.royal.deck import RoyalDeck
from tesoro_lab.games.royal.frames import Discover
from tesoro_lab.games.royal.invariants import problems
from tesoro_lab.games.royal.rules import RoyalRules
from tesoro_lab.games.royal.state import RoyalState


def build(
    facts: dict[str, Any], rules: RoyalRules | None = None, board: RoyalDeck | None = None
) -> RoyalState:
    """The state that the facts describe; whatever they do not mention is as in a new game.

    Facts, all optional: `seats` (a number), `turn` (the active seat), `first` (who began),
    `display` (cards in the harbour, in order), `expeditions` (those that lie open), `persons`
    and `claimed` (by seat, lists of cards), `discards` (card -> how many), `coins` (by seat),
    `drawn` (cards drawn this turn; those in the harbour unless said), `round`, `fresh` (the last
    ship may be repelled). Cards go by their id, such as "sailor-1"; all others are unseen.

    Raises:
        ScenarioError: a fact is unknown, wrong, or does not fit the others.

    >>> state = build({"display": ["ship-red-1-1"], "persons": {0: ["pirate-1"]}, "drawn": 1})
    >>> state.seat, state.pile
    (0, 111)
    """
    if not isinstance(facts, dict):
        raise ScenarioError(f"A scenario is a table of facts, not {type(facts).__name__}.")
    for name in facts:
        if name not in _FACTS and name not in _LAST:
            known = ", ".join((*_FACTS, *_LAST))
            raise ScenarioError(f"There is no fact {name!r}; the facts are {known}.")
    seats = facts.get("seats", 2)
    if type(seats) is not int or not 2 <= seats <= 5:
        raise ScenarioError(f"The fact 'seats' must be 2 to 5, not {seats!r}.")
    state = RoyalState(seats, rules or RoyalRules(), board or RoyalDeck.load())
    _empty_purses(state)
    for name, lay in _FACTS.items():
        if name in facts:
            _lay(state, name, lay, facts[name])
    _lay(state, "coins", _coins, facts.get("coins", [3] * seats))
    _settle(state, facts)
    for sentence in problems(state):
        raise ScenarioError(f"This position cannot be: {sentence}")
    return state


_LAST = ("seats", "turn", "first", "coins", "fresh")


def _lay(
    state: RoyalState, name: str, lay: Callable[[RoyalState, Any], object], value: Any
) -> None:
    try:
        lay(state, value)
    except (TesoroError, TypeError, ValueError, AttributeError, LookupError) as error:
        raise ScenarioError(f"The fact {name!r} is wrong: {error}") from None


def _empty_purses(state: RoyalState) -> None:
    """Put the coins of a new game back on the pile."""
    for seat in range(len(state.coins)):
        state.coins[seat] = ()
    state.pile = sum(state.pools[0])


def _settle(state: RoyalState, facts: dict[str, Any]) -> None:
    """Count what follows from the facts, and ask the active seat."""
    for name in ("turn", "first"):
        _lay(state, name, _seat, facts.get(name, 0))
    seat = facts.get("turn", 0)
    state.active = seat
    state.first = facts.get("first", 0)
    state.turn = 1
    state.round = max(state.round, 1)
    for other in range(len(state.coins)):
        state.note_shields(other)
    fresh = facts.get("fresh", False)
    if type(fresh) is not bool:
        raise ScenarioError(f"The fact 'fresh' must be True or False, not {fresh!r}.")
    if "drawn" not in facts:
        state.drawn = len(state.display)
    state.stack = [Discover(seat, fresh)]
    state.seat = seat


def _seat(state: RoyalState, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < len(state.coins):
        raise ScenarioError(f"{seat!r} is no seat; the seats are 0 to {len(state.coins) - 1}.")
    return seat


def _by_seat(values: Any) -> list[tuple[int, Any]]:
    """Pairs of seat and value from a list by seat or a table."""
    return list(enumerate(values)) if isinstance(values, list | tuple) else list(values.items())


def _out_of_pile(state: RoyalState, name: str) -> int:
    """One card of this name leaves the unseen ones."""
    front = state.board.face(name)
    if front in state.open_expeditions and front in state.board.aside:
        state.open_expeditions = tuple([e for e in state.open_expeditions if e != front])
        return front
    if not state.pools[0][front]:
        raise ScenarioError(f"there is no {name!r} left to lay down")
    state.pools[0][front] -= 1
    state.pile -= 1
    return front


def _display(state: RoyalState, names: Any) -> None:
    state.display = tuple([_out_of_pile(state, name) for name in names])


def _expeditions(state: RoyalState, names: Any) -> None:
    lying = {state.board.faces[front].id for front in state.open_expeditions}
    fronts = [_out_of_pile(state, name) for name in names if name not in lying]
    state.open_expeditions = tuple(sorted((*state.open_expeditions, *fronts)))


def _owned(slot: str) -> Callable[[RoyalState, Any], None]:
    """How a fact that lists cards of each seat is laid down."""

    def lay(state: RoyalState, cards: Any) -> None:
        for seat, names in _by_seat(cards):
            fronts = sorted([_out_of_pile(state, name) for name in names])
            getattr(state, slot)[_seat(state, seat)] = tuple(fronts)

    return lay


def _discards(state: RoyalState, counts: Any) -> None:
    for name, count in counts.items():
        if type(count) is not int or count < 0:
            raise ScenarioError(f"{count!r} must be a whole number from 0")
        for _ in range(count):
            state.discards[_out_of_pile(state, name)] += 1


def _coins(state: RoyalState, coins: Any) -> None:
    for seat, count in _by_seat(coins):
        if type(count) is not int or not 0 <= count <= state.pile:
            raise ScenarioError(f"{count!r} must be a whole number from 0 to {state.pile}")
        gain(state, _seat(state, seat), count)


def _number(name: str) -> Callable[[RoyalState, Any], None]:
    """How a fact that is one number is laid down."""

    def lay(state: RoyalState, value: Any) -> None:
        if type(value) is not int or value < 0:
            raise ScenarioError(f"{value!r} must be a whole number from 0")
        setattr(state, name, value)

    return lay


_FACTS: dict[str, Callable[[RoyalState, Any], None]] = {
    "display": _display,
    "expeditions": _expeditions,
    "persons": _owned("persons"),
    "claimed": _owned("claimed"),
    "discards": _discards,
    "drawn": _number("drawn"),
    "round": _number("round"),
}
