"""A position built from plain facts, for lessons, tests and "what if"."""

from collections.abc import Callable
from typing import Any

from tesoro_lab.engine import ScenarioError, TesoroError
from tesoro_lab.games.inkan.frames import Start
from tesoro_lab.games.inkan.invariants import problems
from tesoro_lab.games.inkan.kinds import DISKS, Disk
from tesoro_lab.games.inkan.map import InkanMap
from tesoro_lab.games.inkan.rules import InkanRules
from tesoro_lab.games.inkan.state import InkanState


def build(
    facts: dict[str, Any], rules: InkanRules | None = None, board: InkanMap | None = None
) -> InkanState:
    """The state that the facts describe; whatever they do not mention is as in a new game.

    Facts, all optional: `seats` (a number), `turn` (the seat whose turn it is), `places`,
    `purses`, `paid`, `suns` (by seat; suns that count), `turned` (circle -> kind of disk),
    `treasure` (the seat that has it), `rewarded` (places whose reward is gone), `round`.

    Raises:
        ScenarioError: a fact is unknown, wrong, or does not fit the others.

    >>> state = build({"places": {0: "Lima"}, "turned": {"Quito": "treasure"}, "treasure": 1})
    >>> state.seat, state.found, sum(state.hidden)
    (0, True, 33)
    """
    if not isinstance(facts, dict):
        raise ScenarioError(f"A scenario is a table of facts, not {type(facts).__name__}.")
    for name in facts:
        if name not in _FACTS and name not in ("seats", "turn"):
            known = ", ".join(("seats", "turn", *_FACTS))
            raise ScenarioError(f"There is no fact {name!r}; the facts are {known}.")
    seats = facts.get("seats", 2)
    if type(seats) is not int or not 2 <= seats <= 6:
        raise ScenarioError(f"The fact 'seats' must be 2 to 6, not {seats!r}.")
    state = InkanState(seats, rules or InkanRules(), board or InkanMap.load())
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
    _settle(state, facts.get("turn", 0))
    for sentence in problems(state):
        raise ScenarioError(f"This position cannot be: {sentence}")
    return state


def _settle(state: InkanState, turn: Any) -> None:
    """Count what follows from the facts, and ask the seat whose turn it is."""
    seat = _seat(state, turn)
    state.bank = -sum(state.purses)
    state.traveller = seat
    state.turn = 1
    state.round = max(state.round, 1)
    state.stack = [Start(seat)]
    state.seat = seat


def _seat(state: InkanState, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < len(state.purses):
        raise ScenarioError(f"{seat!r} is no seat; the seats are 0 to {len(state.purses) - 1}")
    return seat


def _by_seat(values: Any) -> list[tuple[int, Any]]:
    """Pairs of seat and value from a list by seat or a table."""
    return list(enumerate(values)) if isinstance(values, list | tuple) else list(values.items())


def _whole(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ScenarioError(f"{value!r} must be a whole number from 0")
    return value


def _numbers(name: str) -> Callable[[InkanState, Any], None]:
    """How a fact that is one number for each seat is laid down."""

    def lay(state: InkanState, values: Any) -> None:
        for seat, value in _by_seat(values):
            getattr(state, name)[_seat(state, seat)] = _whole(value)

    return lay


def _places(state: InkanState, places: Any) -> None:
    for seat, place in _by_seat(places):
        state.at[_seat(state, seat)] = state.board.dot(place)


def _paid(state: InkanState, paid: Any) -> None:
    for seat, value in _by_seat(paid):
        if type(value) is not bool:
            raise ScenarioError(f"{value!r} must be True or False")
        state.paid[_seat(state, seat)] = value


def _turned(state: InkanState, turned: Any) -> None:
    for place, kind in turned.items():
        circle = state.board.dot(place)
        if circle not in state.board.disks or not state.unturned[circle]:
            raise ScenarioError(f"{place!r} has no disk to turn")
        if kind not in DISKS:
            raise ScenarioError(f"{kind!r} is no disk; the disks are {', '.join(DISKS)}")
        state.unturned[circle] = False
        state.hidden[DISKS.index(Disk(kind))] -= 1


def _treasure(state: InkanState, seat: Any) -> None:
    state.treasure = _seat(state, seat)


def _rewarded(state: InkanState, places: Any) -> None:
    for place in [places] if isinstance(places, str) else places:
        circle = state.board.dot(place)
        if not state.board.rewards[circle]:
            raise ScenarioError(f"{place!r} has no reward")
        state.rewards[circle] = 0


def _round(state: InkanState, value: Any) -> None:
    state.round = _whole(value)


_FACTS: dict[str, Callable[[InkanState, Any], None]] = {
    "places": _places,
    "purses": _numbers("purses"),
    "paid": _paid,
    "suns": _numbers("suns"),
    "turned": _turned,
    "treasure": _treasure,
    "rewarded": _rewarded,
    "round": _round,
}
_SHAPES = {
    "places": '["Lima", "L16.2"] or {1: "Lima"}',
    "purses": "[300, 0] or {1: 0}",
    "paid": "[True, False] or {1: True}",
    "suns": "[0, 2] or {1: 2}",
    "turned": '{"Quito": "treasure"}',
    "treasure": "1",
    "rewarded": '["Iquitos"]',
    "round": "1",
}
"""For each fact what a right one looks like."""
