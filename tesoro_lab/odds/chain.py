"""Markov chains with finitely many states, exactly and in decimals."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from math import gcd
from typing import Any, Generic, TypeVar, cast

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.engine.given import counted, function, mapping, of_kind, several
from tesoro_lab.engine.question import among
from tesoro_lab.odds import elimination
from tesoro_lab.odds.classes import Communicating, components, period
from tesoro_lab.odds.weighing import weighed

S = TypeVar("S", bound=Hashable)

MOST_STATES = 100_000
"""A walk that finds more states than this is given up: it would not end."""


class Chain(Generic[S]):
    """A Markov chain: from each state, the exact chances of the state that comes next.

    >>> weather = Chain({
    ...     "sun": Distribution({"sun": 3, "rain": 1}),
    ...     "rain": Distribution({"sun": 1, "rain": 1}),
    ... })
    >>> weather.stationary()["sun"], weather.return_time("rain")
    (Fraction(2, 3), Fraction(3, 1))
    >>> weather.hitting_times(["rain"])["sun"]
    Fraction(4, 1)
    """

    def __init__(self, steps: Mapping[S, Distribution[S]]) -> None:
        """Keep the steps, one distribution for each state.

        Raises:
            TesoroError: there is no state, a step is no distribution, or it leads to a state that
                has no step of its own.
        """
        mapping(steps, "The steps")
        if not steps:
            raise TesoroError("A chain needs at least one state.")
        self.steps: dict[S, Distribution[S]] = dict(steps)
        self.states: tuple[S, ...] = tuple(self.steps)
        self._number = {state: k for k, state in enumerate(self.states)}
        for state, step in self.steps.items():
            of_kind(step, Distribution, f"The step from {state!r}")
            for outcome in step:
                if outcome not in self._number:
                    raise TesoroError(f"{state!r} leads to {outcome!r}, which is no state here.")
        self._rows = [
            {self._number[outcome]: weight for outcome, weight in step.weights.items()}
            for step in self.steps.values()
        ]
        self._decimals = [_as_decimals(row) for row in self._rows]
        self._classes: tuple[Communicating, ...] | None = None

    @classmethod
    def walk(cls, start: Iterable[S], step: Callable[[S], Distribution[S]]) -> "Chain[S]":
        """The chain of all states within reach of `start`, in rising order if they have one.

        >>> Chain.walk([1], lambda n: Distribution.uniform([n, n % 3 + 1])).states
        (1, 2, 3)

        Raises:
            TesoroError: there are more than a hundred thousand states, or a step is no
                distribution.
        """
        several(start, "The states to start at")
        function(step, "The step")
        found: dict[S, Distribution[S]] = {}
        waiting = list(start)
        while waiting:
            state = waiting.pop()
            if state in found:
                continue
            if len(found) == MOST_STATES:
                raise TesoroError(f"This walk has more than {MOST_STATES} states.")
            found[state] = step(state)
            of_kind(found[state], Distribution, f"The step from {state!r}")
            waiting += found[state].outcomes
        try:
            return cls({state: found[state] for state in sorted(cast(Any, found))})
        except TypeError:  # states without an order keep the one they were found in
            return cls(found)

    def __len__(self) -> int:
        """Count the states."""
        return len(self.states)

    def __repr__(self) -> str:
        """Say how large the chain is."""
        return f"<Chain of {len(self)} states>"

    def classes(self) -> tuple[Communicating, ...]:
        """The communicating classes, the closed ones first.

        >>> for group in Chain.walk([0], lambda n: Distribution({2 if n == 1 else 1: 1})).classes():
        ...     print(group.states, group.closed, group.period)
        (1, 2) True 2
        (0,) False 0
        """
        if self._classes is None:
            found = [self._class(members) for members in components(self._rows)]
            self._classes = tuple(sorted(found, key=lambda group: not group.closed))
        return self._classes

    def _class(self, members: list[int]) -> Communicating:
        inside = dict.fromkeys(sorted(members))
        closed = all(other in inside for k in inside for other in self._rows[k])
        states = tuple([self.states[k] for k in inside])
        return Communicating(states, closed, period(self._rows, inside))

    def stationary(self) -> Distribution[S]:
        """The stationary distribution, exactly; states that are left for good are not in it.

        It says how often each state occurs in the long run, and it is what a further step leaves
        as it is.

        Raises:
            TesoroError: several classes are closed; each has a stationary distribution of its own.
        """
        chances = self._stationary(exact=True)
        return weighed(chances)

    def stationary_floats(self) -> dict[S, float]:
        """The same in decimals, much faster; transient states have 0.0."""
        chances = self._stationary(exact=False)
        return {state: chances.get(state, 0.0) for state in self.states}

    def _stationary(self, exact: bool) -> dict[S, Any]:
        closed = [group for group in self.classes() if group.closed]
        if len(closed) > 1:
            raise TesoroError(
                f"This chain has {len(closed)} closed classes, so where it ends up depends on its "
                "start: ask for absorption()."
            )
        return self._in_the_long_run(closed[0].states, exact)

    def _in_the_long_run(self, states: tuple[S, ...], exact: bool) -> dict[S, Any]:
        """The stationary chances within one closed class."""
        place = {self._number[state]: k for k, state in enumerate(states)}
        rows = self._rows if exact else self._decimals
        inner = [{place[k]: w for k, w in rows[number].items()} for number in place]
        return dict(zip(states, elimination.stationary(inner, exact), strict=True))

    def return_time(self, state: S) -> Fraction:
        """The expected number of steps until the chain is in this state again.

        It is 1 / the stationary chance of the state in its closed class (M. Kac, 1947).

        Raises:
            TesoroError: the state is transient, so that it may never be seen again.
        """
        self._known(state)
        (home,) = [group for group in self.classes() if state in group.states]
        if not home.closed:
            raise TesoroError(f"{state!r} is transient: the chain may never come back to it.")
        return 1 / weighed(self._in_the_long_run(home.states, exact=True))[state]

    def hitting_times(self, targets: Iterable[S]) -> dict[S, Fraction]:
        """From each state, the expected number of steps until one of the targets is reached.

        Raises:
            TesoroError: a target is no state, or from some state none of them need ever be reached.
        """
        return self._hitting(targets, exact=True)

    def hitting_times_floats(self, targets: Iterable[S]) -> dict[S, float]:
        """The same in decimals, faster."""
        return self._hitting(targets, exact=False)

    def _hitting(self, targets: Iterable[S], exact: bool) -> dict[S, Any]:
        ends = dict.fromkeys(self._targets(targets), 0)
        if not ends:
            raise TesoroError("A hitting time needs at least one target.")
        for group in self.classes():
            if group.closed and not any(self._number[state] in ends for state in group.states):
                raise TesoroError(
                    f"The targets need never be reached: from {group.states[0]!r} there is no way."
                )
        rows = self._rows if exact else self._decimals
        times = elimination.expected(rows, [1] * len(self), ends, exact)
        convert: Any = Fraction if exact else float
        return {state: convert(time) for state, time in zip(self.states, times, strict=True)}

    def absorption(self, start: S) -> Distribution[int]:
        """The chance of ending up in each closed class, by its place in `classes()`.

        >>> bet = {n: Distribution.uniform([n - 1, n + 1]) for n in (1, 2, 3, 4)}
        >>> ruin = Chain({0: Distribution({0: 1}), **bet, 5: Distribution({5: 1})})
        >>> [group.states for group in ruin.classes() if group.closed], ruin.absorption(2)
        ([(0,), (5,)], Distribution({0: 3, 1: 2}))
        """
        begin = self._known(start)
        shares: dict[int, Fraction] = {}
        closed = [group for group in self.classes() if group.closed]
        for place, group in enumerate(closed):
            ends = {
                self._number[state]: int(other is group)
                for other in closed
                for state in other.states
            }
            nothing = [0] * len(self)
            share = Fraction(elimination.expected(self._rows, nothing, ends, True)[begin])
            if share:
                shares[place] = share
        return weighed(shares)

    def after(self, n: int, start: S) -> Distribution[S]:
        """Where the chain is after `n` steps from `start`, exactly.

        >>> coin = {n: Distribution.uniform([(n - 1) % 3, (n + 1) % 3]) for n in range(3)}
        >>> Chain(coin).after(2, 0)[0]
        Fraction(1, 2)

        Raises:
            TesoroError: there is no such state, or less than no steps.
        """
        self._known(start)
        here: Distribution[S] = Distribution({start: 1})
        for _ in range(counted(n, "steps")):
            here = _reduced(here.then(lambda state: self.steps[state]))
        return here

    def after_floats(self, n: int, start: S) -> dict[S, float]:
        """The same in decimals, for every state."""
        chances = self._from(start)
        for _ in range(counted(n, "steps")):
            chances = self._step(chances)
        return dict(zip(self.states, chances, strict=True))

    def first_passage(self, start: S, targets: Iterable[S], n: int) -> list[float]:
        """The chance that a target is first reached after k steps, for k from 0 to `n`.

        >>> coin = {n: Distribution.uniform([(n - 1) % 3, (n + 1) % 3]) for n in range(3)}
        >>> Chain(coin).first_passage(0, [1], 3)
        [0.0, 0.5, 0.25, 0.125]

        Raises:
            TesoroError: there is no such state, or less than no steps.
        """
        ends = self._targets(targets)
        chances = self._from(start)
        reached = []
        for _ in range(counted(n, "steps") + 1):
            reached.append(sum([chances[end] for end in ends]))
            for end in ends:
                chances[end] = 0.0
            chances = self._step(chances)
        return reached

    def distance(self, n: int, start: S) -> float:
        """The total variation distance from equilibrium after `n` steps: 0 none, 1 the most."""
        return self.distances(n, start)[-1]

    def distances(self, n: int, start: S) -> list[float]:
        """The same after 0, 1, 2 ... `n` steps."""
        limit = list(self.stationary_floats().values())
        chances = self._from(start)
        found = []
        for _ in range(counted(n, "steps") + 1):
            gaps = [abs(p - q) for p, q in zip(chances, limit, strict=True)]
            found.append(sum(gaps) / 2)
            chances = self._step(chances)
        return found

    def _from(self, start: S) -> list[float]:
        chances = [0.0] * len(self)
        chances[self._known(start)] = 1.0
        return chances

    def _step(self, chances: list[float]) -> list[float]:
        then = [0.0] * len(self)
        for chance, row in zip(chances, self._decimals, strict=True):
            if chance:
                for state, share in row.items():
                    then[state] += chance * share
        return then

    def _targets(self, targets: Iterable[S]) -> list[int]:
        several(targets, "The targets")
        return [self._known(target) for target in targets]

    def _known(self, state: S) -> int:
        if not among(state, self._number):
            raise TesoroError(f"{state!r} is no state of this chain; one is {self.states[0]!r}.")
        return self._number[state]


def _as_decimals(row: dict[int, int]) -> dict[int, float]:
    total = sum(row.values())
    return {state: weight / total for state, weight in row.items()}


def _reduced(here: Distribution[S]) -> Distribution[S]:
    common = gcd(*here.weights.values())
    return Distribution({state: weight // common for state, weight in here.weights.items()})
