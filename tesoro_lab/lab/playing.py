"""One game of an experiment: played by its number, and summed up in a small record."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Real
from typing import Any, NamedTuple

from tesoro_lab.engine import Bot, Event, Game, Match, State, TesoroError
from tesoro_lab.engine.given import shown, whole
from tesoro_lab.front import new_match
from tesoro_lab.games import game as find_game
from tesoro_lab.lab.tallies import Tally, tally_of

Named = Mapping[str, float | None]
"""Numbers by name; True and False count as a share, None as not there."""
Measure = Callable[[Match], Named]
"""Looks at a finished match, which it may rewind and replay, and gives named numbers."""
MeasureTurn = Callable[[State], Named]
"""Looks at the position in which a turn begins, and gives named numbers."""


class Turn(NamedTuple):
    """The position in which a turn begins, or the game ends."""

    turn: int
    round: int
    seat: int | None
    """Who decides there: a seat, -1 for chance, None when the game is over."""
    standing: tuple[Any, ...]
    measured: dict[str, float | None]


class Record(NamedTuple):
    """One game in short."""

    seed: str
    winners: tuple[int, ...]
    """The seats that won; nobody in a game that was stopped."""
    decided: bool
    rounds: int
    moves: int
    """All moves, those of chance included."""
    standing: tuple[Any, ...]
    """How well each seat stood at the end; in La Ruta del Tesoro its fortune in reales."""
    counts: dict[str, int]
    """How often things happened that are worth counting: trades, castles, bankruptcies."""
    measured: dict[str, float | None]
    """What the experimenter's own measure gave."""
    turns: tuple[Turn, ...]
    """Every turn, if that was asked for."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that makes an experiment; whoever has it plays game number k just the same."""

    game: str | Game
    seats: tuple[str | Bot, ...]
    seed: str
    rules: Any = None
    board: Any = None
    max_rounds: int | None = None
    measure: Measure | None = None
    turns: bool | MeasureTurn = False
    tally: Tally = field(init=False)

    def __post_init__(self) -> None:
        name = find_game(self.game).name
        object.__setattr__(self, "tally", tally_of(name))

    def match(self, number: int) -> Match:
        """Game number k, before its first move."""
        return new_match(self.game, self.seats, f"{self.seed}/{number}", self.rules, self.board)

    def record(self, number: int) -> Record:
        """Play game number k and sum it up."""
        return play(self.match(number), self.tally, self.max_rounds, self.measure, self.turns)

    def records(self, numbers: range) -> list[Record]:
        """Play several games."""
        return [self.record(number) for number in numbers]


def play(
    match: Match,
    tally: Tally,
    max_rounds: int | None = None,
    measure: Measure | None = None,
    turns: bool | MeasureTurn = False,
) -> Record:
    """Run a match between bots to its end, or for so many rounds, and sum it up."""
    heard: list[Event] = []
    match.state.heard = heard
    match.run(max_rounds=max_rounds)
    state = match.state
    state.heard = None
    rows = _turns(match, turns if callable(turns) else None) if turns is not False else ()
    return Record(
        seed=str(match.seed),
        winners=state.winners(),
        decided=match.over,
        rounds=state.round if match.over or max_rounds is None else min(state.round, max_rounds),
        moves=match.cursor,
        standing=tuple(state.standing()),
        counts=tally(heard),
        measured={} if measure is None else _named(measure(match), "measure"),
        turns=rows,
    )


def _turns(match: Match, measure: MeasureTurn | None) -> tuple[Turn, ...]:
    """Each turn of a finished match as it begins, and the end, by playing it once more."""
    state = match.state_at(0)
    rows = [_turn(state, measure)]
    for move in match.moves:
        state.play(move)
        if state.turn != rows[-1].turn:
            rows.append(_turn(state, measure))
    rows.append(_turn(state, measure))
    return tuple(rows)


def _turn(state: State, measure: MeasureTurn | None) -> Turn:
    measured = {} if measure is None else _named(measure(state), "turns")
    return Turn(state.turn, state.round, state.seat, tuple(state.standing()), measured)


def _named(found: Any, asked: str) -> dict[str, float | None]:
    """What a measure gave, if it is named numbers."""
    if isinstance(found, Mapping) and all(
        isinstance(name, str) and (value is None or isinstance(value, Real))
        for name, value in found.items()
    ):
        return dict(found)
    raise TesoroError(
        f'A function given as {asked} returns numbers by name, such as {{"castles": 2}}, '
        f"not {found!r}."
    )


def limit(max_rounds: Any) -> int | None:
    """After how many rounds a game is stopped; None for never.

    Raises:
        TesoroError: it is no whole number from 1.
    """
    if max_rounds is not None and whole(max_rounds, "rounds") < 1:
        raise TesoroError(f"A game needs at least 1 round before it is stopped, not {max_rounds}.")
    return None if max_rounds is None else int(max_rounds)


def seated(seats: Sequence[str | Bot]) -> tuple[str | Bot, ...]:
    """The bots of the seats; "merchant" is the same as "bot:merchant".

    Raises:
        TesoroError: they are no list.
    """
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise TesoroError(f'The bots are a list, such as ["merchant", "random"], not {seats!r}.')
    for seat in seats:
        if not isinstance(seat, str) and not callable(seat):
            raise TesoroError(
                f'A bot is a name, such as "merchant", or a function, not {shown(seat)}.'
            )
    return tuple(
        [f"bot:{seat.removeprefix('bot:')}" if isinstance(seat, str) else seat for seat in seats]
    )
